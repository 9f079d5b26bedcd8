using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Svc;
using Svc.Testing;

namespace Examples
{
    /// <summary>
    /// Your own tests without a network: every method answers with the contract's example.
    /// </summary>
    internal static class Testing
    {
        internal static async Task RunAsync()
        {
            var fake = new FakeTransport();
            using var client = fake.CreateClient();
            var sale =
                new SendsCreateParams { Target = "0771234567", Amount = "5.00", Currency = "USD" };
            var send = await client.Sends.CreateAsync(sale);
            Console.WriteLine($"{send.Object}, asked as {fake.Requests[0].Operation}");

            var read = await client.Sends.GetAsync("snd_000353tb1o6I7LqA0dWCYezO");
            Console.WriteLine($"{read.Id}, as it was asked for");

            var error = new Dictionary<string, object?>
            {
                ["type"] = "credit_error",
                ["code"] = ErrorCode.InsufficientCredit,
                ["retryable"] = false,
            };
            fake.Answer("sends.create", 402, new Dictionary<string, object?> { ["error"] = error });
            try
            {
                await client.Sends.CreateAsync(sale);
            }
            catch (SvcCreditException refused)
            {
                Console.WriteLine($"refused: {refused.Code}");
            }
        }
    }
}
