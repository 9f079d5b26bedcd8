using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

namespace Svc.Testing
{
    /// <summary>One request that a fake transport was asked.</summary>
    public sealed class FakeRequest
    {
        internal FakeRequest(
            string operation,
            HttpRequestMessage request,
            string path,
            IReadOnlyDictionary<string, object?>? body)
        {
            Operation = operation;
            Method = request.Method.Method;
            Path = path;
            Headers = request.Headers.ToDictionary(
                one => one.Key,
                one => string.Join(", ", one.Value),
                StringComparer.OrdinalIgnoreCase);
            Body = body;
        }

        /// <summary>The method that was called: <c>sends.create</c>.</summary>
        public string Operation { get; }

        /// <summary>The verb of the request.</summary>
        public string Method { get; }

        /// <summary>The path behind the base path, with its query.</summary>
        public string Path { get; }

        /// <summary>The headers; their names are found in any casing.</summary>
        public IReadOnlyDictionary<string, string> Headers { get; }

        /// <summary>The parsed body; null without one.</summary>
        public IReadOnlyDictionary<string, object?>? Body { get; }
    }

    /// <summary>
    /// Answers without a network: with what a test plans, and else with the contract's own
    /// examples. <c>new FakeTransport().CreateClient()</c> is a client that calls it.
    /// </summary>
    public sealed class FakeTransport : HttpMessageHandler
    {
        /// <summary>Nothing is there; nothing is asked.</summary>
        private const string Address = "http://127.0.0.1:1";

        private static readonly Lazy<IReadOnlyDictionary<string, object?>> s_examples =
            new Lazy<IReadOnlyDictionary<string, object?>>(ReadExamples);

        private readonly object _lock = new object();
        private readonly List<FakeRequest> _requests = new List<FakeRequest>();
        private readonly Dictionary<string, Queue<(int Status, string Body)>> _planned =
            new Dictionary<string, Queue<(int, string)>>();

        /// <summary>Everything that was asked, in order.</summary>
        public IReadOnlyList<FakeRequest> Requests
        {
            get
            {
                lock (_lock) return _requests.ToList();
            }
        }

        /// <summary>
        /// Plans the next answer of a method, such as <c>sends.create</c>; several are given in
        /// their order. The body is an object, a dictionary or a list.
        /// </summary>
        public FakeTransport Answer(string operation, int status, object? body)
        {
            if (!Operations.All.ContainsKey(operation))
            {
                throw new ArgumentException($"There is no method {operation}.", nameof(operation));
            }
            lock (_lock)
            {
                if (!_planned.TryGetValue(operation, out var queue))
                {
                    _planned[operation] = queue = new Queue<(int, string)>();
                }
                queue.Enqueue((status, SvcJson.Write(body)));
            }
            return this;
        }

        /// <summary>A client that calls this transport with a key of test mode.</summary>
        public SvcClient CreateClient() => new SvcClient(new SvcClientOptions
        {
            ApiKey = "svc_sk_test_fake",
            BaseUrl = Address,
            HttpClient = new HttpClient(this, disposeHandler: false),
        });

        /// <inheritdoc />
        protected override async Task<HttpResponseMessage> SendAsync(
            HttpRequestMessage request, CancellationToken cancellationToken)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var whole = request.RequestUri.PathAndQuery;
            var place = whole.IndexOf(SvcVersion.BasePath, StringComparison.Ordinal);
            var path = whole.Substring(place + SvcVersion.BasePath.Length);
            var text = request.Content is null
                ? ""
                : await request.Content.ReadAsStringAsync().ConfigureAwait(false);
            var body =
                text == "" ? null : SvcJson.Read(text) as IReadOnlyDictionary<string, object?>;
            var operation = OperationOf(request.Method.Method, path, body);
            var (status, answer) = Next(new FakeRequest(operation, request, path, body));
            var response = new HttpResponseMessage((HttpStatusCode)status)
            {
                Content = new ByteArrayContent(Encoding.UTF8.GetBytes(answer)),
                RequestMessage = request,
            };
            response.Content.Headers.ContentType = new MediaTypeHeaderValue("application/json");
            response.Headers.Add("Request-Id", "req_fake");
            return response;
        }

        private (int Status, string Body) Next(FakeRequest request)
        {
            lock (_lock)
            {
                _requests.Add(request);
                if (_planned.TryGetValue(request.Operation, out var queue) && queue.Count > 0)
                {
                    return queue.Dequeue();
                }
            }
            s_examples.Value.TryGetValue(request.Operation, out var example);
            if (!(example is IReadOnlyDictionary<string, object?> known)) return (200, "{}");
            var body = AboutAsked(request, known["body"]);
            return ((int)(long)known["status"]!, SvcJson.Write(body));
        }

        /// <summary>
        /// An example is about the object that was asked for, where that is told by its id.
        /// </summary>
        private static object? AboutAsked(FakeRequest request, object? body)
        {
            var operation = Operations.All[request.Operation];
            if (string.IsNullOrEmpty(operation.IdentifiedBy)
                || !(body is IReadOnlyDictionary<string, object?> fields)
                || !(fields.TryGetValue("id", out var id) && id is string shown))
            {
                return body;
            }
            var place = Array.IndexOf(operation.Path.Split('/'), $"{{{operation.IdentifiedBy}}}");
            var asked = Uri.UnescapeDataString(request.Path.Split('/', '?')[place]);
            if (!asked.StartsWith(shown.Split('_')[0] + "_", StringComparison.Ordinal)) return body;
            return fields.ToDictionary(
                one => one.Key, one => one.Key == "id" ? asked : one.Value);
        }

        /// <summary>Of two methods on one path, the one whose fixed field was sent.</summary>
        private static string OperationOf(
            string verb, string path, IReadOnlyDictionary<string, object?>? body)
        {
            var (way, query) = path.IndexOf('?') is var at && at < 0
                ? (path, "")
                : (path.Substring(0, at), path.Substring(at + 1));
            var found = Operations.All.Values
                .Where(one => one.Verb == verb && FormOf(one.Path).IsMatch(way))
                .ToList();
            var names = query.Split('&').Select(part => part.Split('=')[0]).ToHashSet();
            bool IsSent(
                string field) => names.Contains(field) || (body?.ContainsKey(field) ?? false);
            var chosen = found.FirstOrDefault(one => one.FixedField != "" && IsSent(one.FixedField))
                ?? found.FirstOrDefault(one => one.FixedField == "");
            return chosen?.Key ?? "";
        }

        private static Regex FormOf(string template)
        {
            var parts = Regex.Split(template, @"\{[^}]+\}").Select(Regex.Escape);
            return new Regex($@"\A{string.Join("[^/]+", parts)}\z", RegexOptions.CultureInvariant);
        }

        private static IReadOnlyDictionary<string, object?> ReadExamples()
        {
            using var stream = typeof(FakeTransport).Assembly
                .GetManifestResourceStream("Svc.examples.json")!;
            using var reader = new StreamReader(stream, Encoding.UTF8);
            return (IReadOnlyDictionary<string, object?>)SvcJson.Read(reader.ReadToEnd())!;
        }
    }
}
