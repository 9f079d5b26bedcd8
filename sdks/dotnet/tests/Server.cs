using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Text;
using System.Threading.Tasks;

namespace Svc.Tests
{
    /// <summary>
    /// A server that answers with these texts in their order, and with the last from then on; null
    /// closes the connection, an empty text never answers.
    /// </summary>
    internal sealed class Server : IDisposable
    {
        internal const string Key = "svc_sk_test_canary5567Qx";

        private readonly TcpListener _listener = new TcpListener(IPAddress.Loopback, 0);
        private readonly string?[] _answers;
        private int _taken;

        internal Server(params string?[] answers)
        {
            _answers = answers;
            _listener.Start();
            _ = AcceptAsync();
        }

        /// <summary>The headers of every request, by lower-case name.</summary>
        internal ConcurrentQueue<Dictionary<string, string>> Requests { get; } =
            new ConcurrentQueue<Dictionary<string, string>>();

        internal int Connections { get; private set; }

        public void Dispose() => _listener.Stop();

        internal static string Json(int status, string body) =>
            $"HTTP/1.1 {status} x\r\nContent-Type: application/json\r\n"
            + $"Content-Length: {Encoding.UTF8.GetByteCount(body)}\r\n\r\n{body}";

        internal SvcClient Client(Action<SvcClientOptions>? set = null)
        {
            var port = ((IPEndPoint)_listener.LocalEndpoint).Port;
            var options =
                new SvcClientOptions { ApiKey = Key, BaseUrl = $"http://127.0.0.1:{port}" };
            set?.Invoke(options);
            return new SvcClient(options);
        }

        private async Task AcceptAsync()
        {
            while (true)
            {
                var socket = await _listener.AcceptTcpClientAsync();
                Connections++;
                _ = ServeAsync(socket);
            }
        }

        private async Task ServeAsync(TcpClient socket)
        {
            using (socket)
            {
                var stream = socket.GetStream();
                while (await ReadAsync(stream) is { } headers)
                {
                    Requests.Enqueue(headers);
                    var answer = _answers[Math.Min(_taken++, _answers.Length - 1)];
                    if (answer is null) return;
                    if (answer == "") await Task.Delay(-1);
                    await stream.WriteAsync(Encoding.UTF8.GetBytes(answer));
                }
            }
        }

        private static async Task<Dictionary<string, string>?> ReadAsync(Stream stream)
        {
            var head = new StringBuilder();
            var one = new byte[1];
            while (!head.ToString().EndsWith("\r\n\r\n", StringComparison.Ordinal))
            {
                if (await stream.ReadAsync(one, 0, 1) == 0) return null;
                head.Append((char)one[0]);
            }
            var headers = head.ToString().Split("\r\n").Skip(1)
                .Select(line => line.Split(": ", 2))
                .Where(parts => parts.Length == 2)
                .ToDictionary(parts => parts[0].ToLowerInvariant(), parts => parts[1]);
            var left =
                headers.TryGetValue("content-length", out var length) ? int.Parse(length) : 0;
            var body = new byte[left];
            while (left > 0) left -= await stream.ReadAsync(body, 0, left);
            return headers;
        }
    }
}
