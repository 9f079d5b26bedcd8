using System;
using System.Linq;
using System.Threading.Tasks;
using Svc;

namespace Examples
{
    /// <summary>Without async: every method has a twin that blocks.</summary>
    internal static class Blocking
    {
        internal static Task RunAsync()
        {
            using var client = new SvcClient();
            var networks = client.Networks.List().All();
            Console.WriteLine(string.Join(", ", networks.Select(network => network.Name)));
            var sale = client.Sends.Create(new SendsCreateParams
            {
                Target = "0771234567",
                Amount = "1.00",
                Currency = "USD",
            });
            Console.WriteLine(client.Sends.Wait(sale.Id).Status);
            return Task.CompletedTask;
        }
    }
}
