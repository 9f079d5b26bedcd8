using System;
using System.IO;
using System.Text.Json;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Svc;

/// <summary>ASP.NET Core: a route that sells, and one that receives webhooks.</summary>
internal static class Program
{
    private static readonly JsonSerializerOptions s_wire =
        new JsonSerializerOptions { PropertyNamingPolicy = JsonNamingPolicy.CamelCase };

    private static async Task Main(string[] args)
    {
        var port = Environment.GetEnvironmentVariable("PORT") ?? "8090";
        var secret = Environment.GetEnvironmentVariable("SVC_WEBHOOK_SECRET") ?? "";
        using var host = Host.CreateDefaultBuilder(args)
            .ConfigureWebHostDefaults(web => web
                .UseUrls($"http://127.0.0.1:{port}")
                .ConfigureServices(services => services
                    .AddRouting()
                    // One for the whole application, which closes it at the end.
                    .AddSingleton(_ => new SvcClient())
                    .AddSingleton(new WebhookVerifier(secret)))
                .Configure(app => app.UseRouting().UseEndpoints(routes =>
                {
                    routes.MapPost("/sales", SellAsync);
                    routes.MapPost("/hooks", ReceiveAsync);
                })))
            .Build();
        await host.RunAsync();
    }

    private static async Task SellAsync(HttpContext context)
    {
        var client = context.RequestServices.GetRequiredService<SvcClient>();
        var order = await JsonSerializer.DeserializeAsync<Order>(context.Request.Body, s_wire);
        var wanted = new SendsCreateParams
        {
            Type = "airtime",
            Target = order.Target,
            Amount = order.Amount,
            Currency = "USD",
            ClientReference = order.Number,
        };
        // The till's own number: an order that is sent twice is sold once.
        var options = new RequestOptions { IdempotencyKey = order.Number };
        try
        {
            var sale = await client.Sends.CreateAsync(wanted, options, context.RequestAborted);
            var status = (sale as Send)?.Status.ToString();
            await AnswerAsync(context, 202, new { send = sale.Id, status });
        }
        catch (SvcApiException error)
        {
            var (code, message) = (error.Code, error.Message);
            await AnswerAsync(context, error.Status, new { code, message });
        }
        catch (SvcConnectionException error)
        {
            // The same number again sells nothing twice, and says what became of it.
            var unanswered = new { code = "no_answer", maybe_sold = error.MaybeSent };
            await AnswerAsync(context, 504, unanswered);
        }
    }

    private static async Task ReceiveAsync(HttpContext context)
    {
        var verifier = context.RequestServices.GetRequiredService<WebhookVerifier>();
        var (request, response) = (context.Request, context.Response);
        using var body = new MemoryStream();
        await request.Body.CopyToAsync(body); // the raw bytes, before anything parses them
        try
        {
            var received = verifier.Verify(body.ToArray(), name => request.Headers[name]);
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
    }

    private static Task AnswerAsync<T>(HttpContext context, int status, T fields)
    {
        context.Response.StatusCode = status;
        context.Response.ContentType = "application/json";
        return JsonSerializer.SerializeAsync(context.Response.Body, fields, s_wire);
    }

    private sealed class Order
    {
        public string Number { get; set; } = "";
        public string Target { get; set; } = "";
        public string Amount { get; set; } = "";
    }
}
