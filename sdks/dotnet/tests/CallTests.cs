using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Svc.Tests
{
    internal static class CallTests
    {
        private const string Sale = "{\"object\":\"send\",\"id\":\"snd_1\",\"status\":\"pending\"}";

        private static SendsCreateParams NewSale =>
            new SendsCreateParams { Target = "0771234567", Amount = "5.00", Currency = "USD" };

        [Fact]
        internal static async Task ASaleIsSentAgainUnderOneKey()
        {
            using var server = new Server(null, Server.Json(202, Sale));
            using var client = server.Client();
            var sale = await client.Sends.CreateAsync(NewSale);
            Assert.Equal("snd_1", sale.Id);
            Assert.Equal(2, sale.ResponseMetadata!.Attempts);
            var keys = server.Requests.Select(headers => headers["idempotency-key"]).ToList();
            Assert.Equal(2, keys.Count);
            Assert.Equal(keys[0], keys[1]);
        }

        [Fact]
        internal static async Task ARequestOnAWarmConnectionIsSentOnce()
        {
            // The transport of .NET would send what has no body again by itself.
            using var server = new Server(Server.Json(200, "{}"), null);
            using var client = server.Client(options => options.MaxRetries = 0);
            await client.Account.GetAsync();
            var lost =
                await Assert.ThrowsAsync<SvcConnectionException>(() => client.Account.GetAsync());
            Assert.True(lost.MaybeSent, "it may have been sent");
            Assert.Equal(2, server.Requests.Count);
        }

        [Fact]
        internal static async Task WhatGoesOnceGoesOverAConnectionOfItsOwn()
        {
            using var server = new Server(Server.Json(200, "{}"));
            using var client = server.Client();
            await client.Account.GetAsync();
            await client.Account.GetAsync();
            Assert.Equal(1, server.Connections);
            await client.Keys.RollAsync("key_1");
            Assert.Equal(2, server.Connections);
        }

        [Fact]
        internal static async Task ACancelledCallIsAnOperationCanceled()
        {
            using var server = new Server("");
            using var client = server.Client();
            using var stop = new CancellationTokenSource(200);
            var error = await Assert.ThrowsAsync<OperationCanceledException>(
                () => client.Sends.CreateAsync(NewSale, cancellationToken: stop.Token));
            var cancelled = (SvcCancelledException)error;
            Assert.Equal(stop.Token, cancelled.CancellationToken);
            Assert.True(cancelled.MaybeSent && cancelled.IdempotencyKey != null, "names its key");
        }

        [Fact]
        internal static void BlockingDoesNotWaitForItsOwnContext()
        {
            using var server = new Server(Server.Json(200, "{\"id\":\"acc_1\"}"));
            using var client = server.Client();
            var id = "";
            var thread = new Thread(() =>
            {
                SynchronizationContext.SetSynchronizationContext(new StuckContext());
                id = client.Account.Get().Id;
            });
            thread.Start();
            Assert.True(thread.Join(5_000), "the call never came back");
            Assert.Equal("acc_1", id);
        }

        [Fact]
        internal static async Task AwaitingDoesNotNeedTheCallersContext()
        {
            using var server = new Server(Server.Json(200, "{\"id\":\"acc_1\"}"));
            using var client = server.Client();
            var before = SynchronizationContext.Current;
            SynchronizationContext.SetSynchronizationContext(new StuckContext());
            var call = client.Account.GetAsync();
            SynchronizationContext.SetSynchronizationContext(before);
            var first = await Task.WhenAny(call, Task.Delay(5_000));
            Assert.True(first == call, "the call waited for the caller's context");
        }

        [Fact]
        internal static async Task ManyThreadsShareAClient()
        {
            using var server = new Server(Server.Json(202, Sale));
            using var client = server.Client();
            var sales = Enumerable.Range(0, 50).Select(_ => client.Sends.CreateAsync(NewSale));
            Assert.Equal(50, (await Task.WhenAll(sales)).Count(sale => sale is Send));
            Assert.Equal(
                50, server.Requests.Select(one => one["idempotency-key"]).Distinct().Count());
        }

        [Fact]
        internal static async Task NoStringFormShowsTheKey()
        {
            var seen = new List<string>();
            using var server = new Server((string?)null);
            using var client = server.Client(options =>
            {
                options.MaxRetries = 1;
                options.BeforeRequest = attempt => seen.Add(Words(attempt));
                options.AfterResponse = attempt => seen.Add(Words(attempt));
            });
            var error =
                await Assert.ThrowsAsync<SvcConnectionException>(() => client.Account.GetAsync());
            Assert.Equal(4, seen.Count);
            Assert.DoesNotContain(Server.Key, $"{client}{error}{string.Concat(seen)}");
        }

        [Fact]
        internal static async Task AHeaderWithALineBreakIsRefused()
        {
            using var server = new Server(Server.Json(200, "{}"));
            using var client = server.Client();
            var headers =
                new Dictionary<string, string> { ["X-Later"] = "1\r\nAuthorization: other" };
            await Assert.ThrowsAsync<SvcArgumentException>(
                () => client.Account.GetAsync(new RequestOptions { ExtraHeaders = headers }));
            Assert.Equal(0, server.Requests.Count);
        }

        private static string Words(RequestAttempt attempt) =>
            attempt + string.Join(" ", attempt.Headers.Select(one => $"{one.Key}: {one.Value}"));

        /// <summary>What is posted to it is never run, as while its thread is blocked.</summary>
        private sealed class StuckContext : SynchronizationContext
        {
            public override void Post(SendOrPostCallback d, object? state)
            {
            }
        }
    }
}
