using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Svc;

namespace Svc.Driver
{
    using Fields = IReadOnlyDictionary<string, object?>;

    /// <summary>
    /// The driver of the conformance runner: JSON lines in, JSON lines out, one process for all.
    /// Commands run side by side; each is answered under its own id. With <c>--sync</c> methods
    /// block.
    /// </summary>
    internal static class Loop
    {
        private static readonly object s_writing = new object();
        private static readonly Stream s_out = Console.OpenStandardOutput();

        internal static bool IsSync { get; private set; }

        internal static ConcurrentDictionary<long, CancellationTokenSource> Running { get; } =
            new ConcurrentDictionary<long, CancellationTokenSource>();

        private static void Main(string[] args)
        {
            IsSync = args.Contains("--sync");
            using var lines =
                new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
            for (var line = lines.ReadLine(); line != null; line = lines.ReadLine())
            {
                if (line.Trim() == "") continue;
                var command =
                    new Command((Fields)SvcJson.Read(line)!);
                var stop = new CancellationTokenSource();
                Running[command.Id] = stop;
                // A call that blocks has a thread of its own: the pool has few.
                if (IsSync) new Thread(() => Run(command, stop.Token).Wait()).Start();
                else _ = Task.Run(() => Run(command, stop.Token));
            }
            // A call that goes on would keep the process alive.
            Environment.Exit(0);
        }

        private static async Task Run(Command command, CancellationToken stop)
        {
            var answer = new Dictionary<string, object?> { ["id"] = command.Id };
            try
            {
                answer["ok"] = await Commands.AnswerAsync(command, stop);
            }
            catch (Exception error)
            {
                answer["error"] = Shown.Error(error);
            }
            Running.TryRemove(command.Id, out _);
            var text = Encoding.UTF8.GetBytes(SvcJson.Write(answer) + "\n");
            lock (s_writing)
            {
                s_out.Write(text);
                s_out.Flush();
            }
        }
    }

    /// <summary>One line that came.</summary>
    internal sealed class Command
    {
        private static readonly Fields s_nothing =
            new Dictionary<string, object?>();

        internal Command(Fields said)
        {
            Id = (long)said["id"]!;
            Op = (string)said["op"]!;
            Client = said.GetValueOrDefault("client") as string ?? "main";
            Params = said.GetValueOrDefault("params") as Fields ?? s_nothing;
            Options = said.GetValueOrDefault("options") as Fields ?? s_nothing;
        }

        internal long Id { get; }

        internal string Op { get; }

        internal string Client { get; }

        internal Fields Params { get; }

        internal Fields Options { get; }

        /// <summary>Null of a parameter that is not there.</summary>
        internal object? Get(string name) => Params.GetValueOrDefault(name);

        internal string Text(string name) => Get(name) as string ?? "";

        internal TimeSpan Ms(string name, int otherwise) =>
            TimeSpan.FromMilliseconds(Get(name) as long? ?? otherwise);
    }

    /// <summary>What a call is made with, in the names of the wire.</summary>
    internal sealed class Input
    {
        private readonly Dictionary<string, object?> _fields;

        internal Input(
            Fields fields, Fields options)
        {
            _fields = new Dictionary<string, object?>(fields);
            Options = new RequestOptions
            {
                IdempotencyKey = options.GetValueOrDefault("idempotency_key") as string,
                Timeout = Ms(options.GetValueOrDefault("timeout_ms")),
                ReadTimeout = Ms(options.GetValueOrDefault("read_timeout_ms")),
                MaxRetries = (int?)(options.GetValueOrDefault("max_retries") as long?),
                ExtraBody =
                    options.GetValueOrDefault("extra_body") as Fields,
                ExtraQuery = options.GetValueOrDefault("extra_query") as Fields,
                ExtraHeaders = (options.GetValueOrDefault("extra_headers")
                    as Fields)?.ToDictionary(one => one.Key, one => $"{one.Value}"),
                ProgramSecret = options.GetValueOrDefault("program_secret") as string,
            };
        }

        internal RequestOptions Options { get; }

        /// <summary>Takes an argument of the path out of the fields.</summary>
        internal string Take(string name)
        {
            _fields.Remove(name, out var value);
            return value as string ?? "";
        }

        /// <summary>
        /// Puts the fields that are left into parameters; a list in the query has brackets.
        /// </summary>
        internal T Read<T>(T parameters)
            where T : SvcInput
        {
            foreach (var (name, value) in _fields)
            {
                parameters.SetField(name == "expand" ? "expand[]" : name, value);
            }
            return parameters;
        }

        private static TimeSpan? Ms(object? value) =>
            value is long ms ? TimeSpan.FromMilliseconds(ms) : (TimeSpan?)null;
    }
}
