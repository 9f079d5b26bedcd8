using System;
using System.Threading.Tasks;
using Svc;

namespace Examples
{
    /// <summary>
    /// Electricity: the quote confirms whose meter it is before any money moves.
    /// </summary>
    internal static class Power
    {
        internal static async Task RunAsync()
        {
            using var client = new SvcClient();
            var quote = await client.Quotes.CreateAsync(new QuotesCreateParams
            {
                Target = "37140030000",
                Amount = "5.00",
                Currency = "USD",
            });
            Console.WriteLine($"Is this your meter? {quote.Meter}");
            var sale = await client.Sends.CreateAsync(new SendsCreateParams
            {
                Target = "37140030000",
                Amount = "5.00",
                Currency = "USD",
                Quote = quote.Id,
                TokenPhone = "0771234567",
            });
            var send = await client.Sends.WaitAsync(sale.Id);
            // A token is read by asking for it; printing the send does not show it.
            Console.WriteLine($"{send.Status} {send.Token?.Reveal() ?? "no token yet"}");
        }
    }
}
