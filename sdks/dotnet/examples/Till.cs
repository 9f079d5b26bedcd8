using System;
using System.IO;
using System.Threading.Tasks;
using Svc;

namespace Examples
{
    /// <summary>
    /// A till: its own sale number is the key, so a sale is made once however often it is sent.
    /// </summary>
    internal static class Till
    {
        internal static async Task RunAsync()
        {
            using var client = new SvcClient();
            // The number is written down before the sale is sent. After a crash the same number
            // is sent again, and is the same sale.
            var number = $"till4-{DateTimeOffset.UtcNow.ToUnixTimeMilliseconds()}";
            var send = await client.Sends.WaitAsync(await SellAsync(client, number));
            if (send.Status == SendStatus.Unknown || send.Status == SendStatus.Queued)
            {
                Console.WriteLine("It may still land. Do not sell it again.");
            }
            var receipt = await client.Sends.GetReceiptAsync(send.Id);
            foreach (var line in receipt.Lines) Console.WriteLine($"{line.Label} {line.Value}");
            using var pdf = await client.Sends.GetReceiptPdfAsync(send.Id);
            Console.WriteLine(await pdf.SaveToAsync(Path.GetTempPath()));
            var statement = await client.Statements.GetAsync(
                new StatementsGetParams { Currency = "USD" });
            Console.WriteLine($"closing {statement.Closing}");
        }

        private static async Task<string> SellAsync(SvcClient client, string number)
        {
            var sale = new SendsCreateParams
            {
                Target = "0771234567",
                Amount = "2.00",
                Currency = "USD",
                ClientReference = number,
            };
            var options = new RequestOptions { IdempotencyKey = number };
            try
            {
                return (await client.Sends.CreateAsync(sale, options)).Id;
            }
            catch (SvcConnectionException)
            {
                // No answer is no refusal: the same number again makes no second sale.
                return (await client.Sends.CreateAsync(sale, options)).Id;
            }
        }
    }
}
