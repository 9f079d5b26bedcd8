using System;
using System.Threading.Tasks;
using Svc;

namespace Examples
{
    /// <summary>
    /// What can come back: decide by the class and the code, never by the message.
    /// </summary>
    internal static class Errors
    {
        internal static async Task RunAsync()
        {
            using var client = new SvcClient();
            try
            {
                await client.Sends.CreateAsync(new SendsCreateParams
                {
                    Target = "0771234567",
                    Amount = "100000.00",
                    Currency = "USD",
                });
            }
            catch (SvcRateLimitException error)
            {
                Console.WriteLine($"wait {error.RetryAfter} seconds");
            }
            catch (SvcApiException error) when (error.Code == ErrorCode.AmountOutOfRange)
            {
                var (min, max) = (error.Meta["min"], error.Meta["max"]);
                Console.WriteLine($"between {min} and {max}; {error.RequestId}");
            }
            catch (SvcConnectionException error)
            {
                Console.WriteLine($"no answer: {error.MaybeSent}");
            }
        }
    }
}
