using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Svc;

namespace Svc.Driver
{
    using Values = Dictionary<string, object?>;

    /// <summary>What is asked of a driver besides the methods.</summary>
    internal static class Commands
    {
        private static readonly ConcurrentDictionary<string, SvcClient> s_clients =
            new ConcurrentDictionary<string, SvcClient>();

        private static readonly ConcurrentQueue<object> s_hooked = new ConcurrentQueue<object>();

        internal static async Task<Values> AnswerAsync(Command command, CancellationToken stop)
        {
            switch (command.Op)
            {
                case "client.new": return NewClient(command);
                case "client.hooked": return TakeHooked();
                case "page.items": return await PageItemsAsync(command, stop);
                case "page.next":
                    return Shown.Result(command.Id, await Held(command).NextAsync(stop));
                case "page.previous":
                    return Shown.Result(command.Id, await Held(command).PreviousAsync(stop));
                case "file.save": return await SaveFileAsync(command, stop);
                case "file.read": return await ReadFileAsync(command, stop);
                case "webhook.verify": return Shown.Result(command.Id, VerifyWebhook(command));
                case "webhook.sign": return SignWebhook(command);
                case "decode": return Decode(command);
                case "cancel": return Cancel(command);
                case "sends.wait": return await WaitAsync(command, stop);
                default:
                    var input = new Input(command.Params, command.Options);
                    var result = await CallAsync(command.Client, command.Op, input, stop);
                    return Shown.Result(command.Id, result);
            }
        }

        private static async Task<object?> CallAsync(
            string client, string method, Input input, CancellationToken stop) =>
            Loop.IsSync
                ? Dispatch.Sync[method](s_clients[client], input, stop)
                : await Dispatch.Async[method](s_clients[client], input, stop);

        private static Values NewClient(Command command)
        {
            var options = new SvcClientOptions
            {
                ApiKey = command.Get("api_key") as string,
                BaseUrl = command.Get("base_url") as string,
                Timeout = command.Ms("timeout_ms", 60_000),
                ReadTimeout = command.Ms("read_timeout_ms", 30_000),
                // How long a first handshake takes is the machine's business.
                ConnectTimeout = TimeSpan.FromMinutes(1),
                HttpClient = Secured.Client(command.Text("proxy"), command.Text("roots_file")),
                MaxRetries = (int)(command.Get("max_retries") as long? ?? 2),
                BeforeRequest = attempt => s_hooked.Enqueue(Shown.Properties(attempt)),
                AfterResponse = attempt => s_hooked.Enqueue(Shown.Properties(attempt)),
                Logger = LoggerOf(command.Get("logged") as string),
            };
            var client = s_clients[command.Client] = new SvcClient(options);
            var value = new Values
            {
                ["livemode"] = client.Livemode,
                ["key_kind"] = client.KeyKind,
                ["base_url"] = client.BaseUrl,
            };
            return new Values { ["value"] = value, ["shown"] = client + Shown.Properties(client) };
        }

        /// <summary>Says lines in words of its own, or fails.</summary>
        private static Action<SvcLogLevel, string>? LoggerOf(string? logged)
        {
            if (logged is null) return null;
            return (level, line) =>
            {
                if (logged == "broken") throw new InvalidOperationException("It is broken.");
                Console.Error.Write($"own {level.ToString().ToLowerInvariant()} {line}\n");
            };
        }

        private static Values TakeHooked()
        {
            var taken = new List<object>();
            while (s_hooked.TryDequeue(out var one)) taken.Add(one);
            return new Values { ["value"] = taken };
        }

        private static async Task<Values> PageItemsAsync(Command command, CancellationToken stop)
        {
            var none = new Values();
            var fields = command.Get("params") as IReadOnlyDictionary<string, object?> ?? none;
            var options = command.Get("options") as IReadOnlyDictionary<string, object?> ?? none;
            var input = new Input(fields, options);
            var list =
                (Listed)(await CallAsync(command.Client, command.Text("method"), input, stop))!;
            if (command.Get("by_page") is true)
            {
                return new Values { ["value"] = await list.SizesAsync(stop) };
            }
            var wanted = command.Get("stop_after") as long? ?? long.MaxValue;
            return new Values { ["value"] = await list.ObjectsAsync(wanted, stop) };
        }

        private static Listed Held(Command command) =>
            (Listed)Shown.Held[(long)command.Get("handle")!];

        private static async Task<Values> SaveFileAsync(Command command, CancellationToken stop)
        {
            var file = (SvcFile)Shown.Held[(long)command.Get("handle")!];
            var path = command.Text("path");
            return new Values
            {
                ["value"] =
                    Loop.IsSync ? file.SaveTo(path, stop) : await file.SaveToAsync(path, stop),
            };
        }

        private static async Task<Values> ReadFileAsync(Command command, CancellationToken stop)
        {
            var file = (SvcFile)Shown.Held[(long)command.Get("handle")!];
            var bytes = Loop.IsSync ? file.ReadBytes(stop) : await file.ReadBytesAsync(stop);
            using var sha256 = SHA256.Create();
            var hash = string.Concat(sha256.ComputeHash(bytes).Select(one => one.ToString("x2")));
            var value = new Values { ["bytes"] = bytes.Length, ["sha256"] = hash };
            return new Values { ["value"] = value };
        }

        private static byte[] BodyOf(Command command) =>
            command.Get("body_base64") is string text
                ? Convert.FromBase64String(text)
                : Encoding.UTF8.GetBytes(command.Text("body"));

        private static IEvent VerifyWebhook(Command command)
        {
            var secrets = command.Get("secrets") is IReadOnlyList<object?> several
                ? several.Select(one => $"{one}").ToArray()
                : new[] { command.Text("secrets") };
            var verifier = new WebhookVerifier(secrets);
            if (command.Get("tolerance") is long seconds)
            {
                verifier.Tolerance = TimeSpan.FromSeconds(seconds);
            }
            if (command.Get("now") is long now)
            {
                verifier.Clock = () => DateTimeOffset.FromUnixTimeSeconds(now);
            }
            if (!(command.Get("headers") is IReadOnlyDictionary<string, object?> headers))
            {
                return verifier.Verify(BodyOf(command), command.Text("headers"));
            }
            var known = new Dictionary<string, object?>(headers, StringComparer.OrdinalIgnoreCase);
            return verifier.Verify(
                BodyOf(command), name => known.GetValueOrDefault(name) as string);
        }

        private static Values SignWebhook(Command command)
        {
            var stamp = command.Get("timestamp") as long?;
            var header = Webhooks.SignTestHeader(BodyOf(command), command.Text("secret"), stamp);
            return new Values { ["value"] = header };
        }

        private static Values Decode(Command command)
        {
            var fields = (IReadOnlyDictionary<string, object?>)command.Get("value")!;
            var name = command.Text("name");
            if (Dispatch.Models.TryGetValue(name, out var make))
            {
                return Shown.Result(command.Id, make(fields));
            }
            // A union is read where it stands: as an event, or in the answer of a method.
            var body = Encoding.UTF8.GetBytes(SvcJson.Write(fields));
            if (name == "Event") return Shown.Result(command.Id, Webhooks.Parse(body));
            using var client = new Testing.FakeTransport()
                .Answer("sends.create", 202, fields)
                .CreateClient();
            return Shown.Result(command.Id, client.Sends.Create(new SendsCreateParams()));
        }

        private static Values Cancel(Command command)
        {
            if (Loop.Running.TryGetValue((long)command.Get("id")!, out var stop)) stop.Cancel();
            return new Values { ["value"] = null };
        }

        private static async Task<Values> WaitAsync(Command command, CancellationToken stop)
        {
            var options = new WaitOptions
            {
                Timeout = command.Ms("timeout_ms", 60_000),
                Every = command.Ms("every_ms", 2_000),
            };
            var sends = s_clients[command.Client].Sends;
            var id = command.Text("send_id");
            var send = Loop.IsSync
                ? sends.Wait(id, options, stop)
                : await sends.WaitAsync(id, options, stop);
            return Shown.Result(command.Id, send);
        }
    }
}
