using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Examples
{
    /// <summary>
    /// Runs the example that is named: <c>dotnet run --project examples -- first-sale</c>.
    /// </summary>
    internal static class Program
    {
        private static readonly Dictionary<string, Func<Task>> s_examples =
            new Dictionary<string, Func<Task>>
            {
                ["first-sale"] = FirstSale.RunAsync,
                ["till"] = Till.RunAsync,
                ["power"] = Power.RunAsync,
                ["pagination"] = Pagination.RunAsync,
                ["errors"] = Errors.RunAsync,
                ["blocking"] = Blocking.RunAsync,
                ["testing"] = Testing.RunAsync,
                ["webhook-receiver"] = WebhookReceiver.RunAsync,
            };

        private static async Task<int> Main(string[] args)
        {
            if (args.Length == 1 && s_examples.TryGetValue(args[0], out var example))
            {
                await example();
                return 0;
            }
            Console.Error.WriteLine($"Name one of {string.Join(", ", s_examples.Keys)}.");
            return 2;
        }
    }
}
