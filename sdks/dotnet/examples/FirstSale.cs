using System;
using System.Threading.Tasks;
using Svc;

namespace Examples
{
    /// <summary>Sells US$5.00 of airtime, and waits until the customer has it.</summary>
    internal static class FirstSale
    {
        internal static async Task RunAsync()
        {
            using var client = new SvcClient();
            var sale = await client.Sends.CreateAsync(new SendsCreateParams
            {
                Type = SendType.Airtime,
                Target = "0771234567",
                Amount = "5.00",
                Currency = "USD",
            });
            var send = await client.Sends.WaitAsync(sale.Id);
            Console.WriteLine(
                $"{send.Amount} {send.Currency} to {send.TargetDisplay}: {send.Status}");
        }
    }
}
