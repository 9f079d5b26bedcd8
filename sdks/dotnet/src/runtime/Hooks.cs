using System;
using System.Collections.Generic;

namespace Svc
{
    /// <summary>What a hook is shown of a try; the Authorization header is masked.</summary>
    public class RequestAttempt
    {
        internal RequestAttempt(
            string operation,
            string method,
            string url,
            IReadOnlyDictionary<string, string> headers,
            int attempt)
        {
            Operation = operation;
            Method = method;
            Url = url;
            Headers = headers;
            Attempt = attempt;
        }

        /// <summary>The method that was called: <c>sends.create</c>.</summary>
        public string Operation { get; }

        /// <summary>The verb of the request.</summary>
        public string Method { get; }

        /// <summary>The whole address of the request.</summary>
        public string Url { get; }

        /// <summary>The headers of the request, secrets masked.</summary>
        public IReadOnlyDictionary<string, string> Headers { get; }

        /// <summary>1 of the first try.</summary>
        public int Attempt { get; }

        /// <inheritdoc />
        public override string ToString() => $"{Method} {Url} (try {Attempt})";
    }

    /// <summary>How a try ended.</summary>
    public sealed class ResponseAttempt : RequestAttempt
    {
        internal ResponseAttempt(
            RequestAttempt request,
            ResponseMetadata? response,
            TimeSpan elapsed,
            TimeSpan? retryIn)
            : base(request.Operation, request.Method, request.Url, request.Headers, request.Attempt)
        {
            Status = response?.Status;
            RequestId = response?.RequestId;
            Elapsed = elapsed;
            RetryIn = retryIn;
        }

        /// <summary>Null when no answer came.</summary>
        public int? Status { get; }

        /// <summary>Null when no answer came, or none of the service.</summary>
        public string? RequestId { get; }

        /// <summary>How long the try took.</summary>
        public TimeSpan Elapsed { get; }

        /// <summary>The pause before the next try; null when there is none.</summary>
        public TimeSpan? RetryIn { get; }

        /// <inheritdoc />
        public override string ToString() =>
            $"{base.ToString()}: {Status?.ToString() ?? "no answer"}";
    }
}
