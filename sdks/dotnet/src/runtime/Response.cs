using System;
using System.Collections.Generic;
using System.Net.Http;

namespace Svc
{
    /// <summary>How a call was answered.</summary>
    public sealed class ResponseMetadata
    {
        internal ResponseMetadata(HttpResponseMessage response, string? key, int attempts)
        {
            var headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
            foreach (var (name, values) in response.Headers)
            {
                headers[name] = string.Join(", ", values);
            }
            if (response.Content != null)
            {
                foreach (var (name, values) in response.Content.Headers)
                {
                    headers[name] = string.Join(", ", values);
                }
            }
            Status = (int)response.StatusCode;
            Headers = headers;
            RequestId = Header("Request-Id");
            IdempotencyKey = key;
            Attempts = attempts;
            Replayed = Header("Idempotent-Replayed") == "true";
            OriginalRequestId = Header("Original-Request");
        }

        /// <summary>The status of HTTP.</summary>
        public int Status { get; }

        /// <summary>The headers; their names are found in any casing.</summary>
        public IReadOnlyDictionary<string, string> Headers { get; }

        /// <summary>The id of the request, which support asks for.</summary>
        public string? RequestId { get; }

        /// <summary>The key that all tries of this call carried; null without one.</summary>
        public string? IdempotencyKey { get; }

        /// <summary>How many tries there were.</summary>
        public int Attempts { get; }

        /// <summary>
        /// True when the service answered with what an earlier request with this key had done.
        /// </summary>
        public bool Replayed { get; }

        /// <summary>The earlier request, when this is a replay.</summary>
        public string? OriginalRequestId { get; }

        internal string? Header(string name) =>
            Headers.TryGetValue(name, out var value) ? value : null;

        /// <inheritdoc />
        public override string ToString() =>
            $"status {Status}, request {RequestId}, tries {Attempts}";
    }
}
