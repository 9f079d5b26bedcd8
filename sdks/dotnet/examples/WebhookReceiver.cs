using System;
using System.IO;
using System.Net;
using System.Net.Sockets;
using System.Threading.Tasks;
using Svc;

namespace Examples
{
    /// <summary>
    /// Receives events on HttpListener. Take the raw bytes: a parsed body cannot be verified.
    /// </summary>
    internal static class WebhookReceiver
    {
        internal static async Task RunAsync()
        {
            var verifier = new WebhookVerifier(
                Environment.GetEnvironmentVariable("SVC_WEBHOOK_SECRET") ?? "");
            var port = PortOf(Environment.GetEnvironmentVariable("PORT") ?? "8080");
            using var listener = new HttpListener();
            listener.Prefixes.Add($"http://127.0.0.1:{port}/");
            listener.Start();
            Console.WriteLine($"listening on {port}");
            while (true) await ReceiveAsync(await listener.GetContextAsync(), verifier);
        }

        private static async Task ReceiveAsync(
            HttpListenerContext context, WebhookVerifier verifier)
        {
            var (request, response) = (context.Request, context.Response);
            using var body = new MemoryStream();
            await request.InputStream.CopyToAsync(body);
            try
            {
                var received = verifier.Verify(body.ToArray(), name => request.Headers[name]);
                // The same event may come twice: remember received.Id.
                if (received is SendDeliveredEvent delivered)
                {
                    Console.WriteLine($"delivered {delivered.Data.Object.Id}");
                }
                response.StatusCode = 204;
            }
            catch (SvcSignatureException)
            {
                response.StatusCode = 400;
            }
            response.Close();
        }

        /// <summary>HttpListener takes no port 0, which asks for any that is free.</summary>
        private static int PortOf(string wanted)
        {
            if (wanted != "0") return int.Parse(wanted);
            var listener = new TcpListener(IPAddress.Loopback, 0);
            listener.Start();
            var port = ((IPEndPoint)listener.LocalEndpoint).Port;
            listener.Stop();
            return port;
        }
    }
}
