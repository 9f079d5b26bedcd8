using System;
using System.Threading.Tasks;
using Svc;

namespace Examples
{
    /// <summary>Every sale of the last day, page by page behind the scenes.</summary>
    internal static class Pagination
    {
        internal static async Task RunAsync()
        {
            using var client = new SvcClient();
            var since = DateTimeOffset.UtcNow.AddDays(-1).ToUnixTimeSeconds();
            var sales = new SendsListParams
            {
                Created = new CreatedFilter { Gte = $"{since}" },
                Limit = 100,
            };
            var sum = 0m;
            await foreach (var send in client.Sends.ListAsync(sales))
            {
                if (send.Currency == Currency.Usd) sum += Money.ToDecimal(send.Amount);
            }
            Console.WriteLine($"US${Money.FromDecimal(sum)}");
            var page = await client.Sends.ListAsync(new SendsListParams { Limit = 2 });
            Console.WriteLine($"{page.Data.Count} {page.HasMore} {page.NextCursor}");
        }
    }
}
