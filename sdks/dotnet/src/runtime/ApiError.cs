using System;
using System.Collections.Generic;

namespace Svc
{
    /// <summary>
    /// The service refused, or is in trouble. The class follows from <see cref="Type" />.
    /// </summary>
    public class SvcApiException : SvcException
    {
        private readonly byte[] _rawBody;

        internal SvcApiException(ErrorFacts facts)
            : base(facts.Message)
        {
            Type = facts.Text("type");
            Code = facts.Text("code");
            Status = facts.Response.Status;
            Param = facts.Text("param");
            Details = facts.Said("details") as IReadOnlyList<object?> ?? Array.Empty<object?>();
            Meta = facts.Said("meta") as IReadOnlyDictionary<string, object?>
                ?? new Dictionary<string, object?>();
            Resource = facts.Text("resource");
            DocUrl = facts.Text("doc_url");
            RequestId = facts.Text("request_id") ?? facts.Response.RequestId;
            Retryable = facts.Said("retryable") as bool?;
            RetryAfter = facts.Said("retry_after") as long?
                ?? Svc.Retry.ReadRetryAfter(
                    facts.Response.Header("Retry-After"), facts.Response.Header("Date"));
            Response = facts.Response;
            _rawBody = facts.Body;
        }

        /// <summary>Null when the answer was not of the service, such as a proxy's page.</summary>
        public string? Type { get; }

        /// <summary>
        /// One of <see cref="ErrorCode" />, or newer; null as <see cref="Type" />.
        /// </summary>
        public string? Code { get; }

        /// <summary>The status of HTTP.</summary>
        public int Status { get; }

        /// <summary>The parameter that is wrong; null of none.</summary>
        public string? Param { get; }

        /// <summary>Every single thing that is wrong, where there are several.</summary>
        public IReadOnlyList<object?> Details { get; }

        /// <summary>What else belongs to the code, such as the limits of an amount.</summary>
        public IReadOnlyDictionary<string, object?> Meta { get; }

        /// <summary>The id of the object in question.</summary>
        public string? Resource { get; }

        /// <summary>Where the code is documented.</summary>
        public string? DocUrl { get; }

        /// <summary>The id of the request, which support asks for.</summary>
        public string? RequestId { get; }

        /// <summary>Null when the answer does not say.</summary>
        public bool? Retryable { get; }

        /// <summary>Seconds to wait; null when nothing was said.</summary>
        public long? RetryAfter { get; }

        /// <summary>The key that all tries carried; null without one.</summary>
        public string? IdempotencyKey => Response.IdempotencyKey;

        /// <summary>How many tries there were.</summary>
        public int Attempts => Response.Attempts;

        /// <summary>How the call was answered.</summary>
        public ResponseMetadata Response { get; }

        /// <summary>
        /// The body as it came. It can hold what was sent; no string form shows it.
        /// </summary>
        public byte[] ReadRawBody() => (byte[])_rawBody.Clone();

        /// <inheritdoc />
        public override string ToString() =>
            $"{GetType().FullName}: {Message} (status {Status}, code {Code}, request {RequestId})"
            + Environment.NewLine + StackTrace;

        /// <summary>
        /// The exception of an answer that is no success; a page of HTML or an empty body makes one
        /// as well.
        /// </summary>
        internal static SvcApiException Of(byte[] body, object? parsed, ResponseMetadata response)
        {
            var envelope = parsed as IReadOnlyDictionary<string, object?>;
            object? said = null;
            envelope?.TryGetValue("error", out said);
            var facts =
                new ErrorFacts(said as IReadOnlyDictionary<string, object?>, body, response);
            switch (facts.Text("type"))
            {
                case "invalid_request_error": return new SvcInvalidRequestException(facts);
                case "authentication_error": return new SvcAuthenticationException(facts);
                case "permission_error": return new SvcPermissionException(facts);
                case "credit_error": return new SvcCreditException(facts);
                case "conflict_error": return new SvcConflictException(facts);
                case "idempotency_error": return new SvcIdempotencyException(facts);
                case "rate_limit_error": return new SvcRateLimitException(facts);
                case "provider_error": return new SvcProviderException(facts);
                case "api_error": return new SvcServerException(facts);
                case null when response.Status >= 500: return new SvcServerException(facts);
                default: return new SvcApiException(facts);
            }
        }
    }

    /// <summary>
    /// What an answer says of an error; fields of another form are as if left out.
    /// </summary>
    internal sealed class ErrorFacts
    {
        private readonly IReadOnlyDictionary<string, object?>? _said;

        internal ErrorFacts(
            IReadOnlyDictionary<string, object?>? said, byte[] body, ResponseMetadata response)
        {
            _said = said;
            Body = body;
            Response = response;
        }

        internal byte[] Body { get; }

        internal ResponseMetadata Response { get; }

        internal object? Said(string name)
        {
            object? value = null;
            _said?.TryGetValue(name, out value);
            return value;
        }

        internal string? Text(string name) => Said(name) as string;

        internal string Message =>
            Text("message") ?? $"The service answered {Response.Status} and no reason.";
    }

    /// <summary>The request cannot be carried out as it was written.</summary>
    public sealed class SvcInvalidRequestException : SvcApiException
    {
        internal SvcInvalidRequestException(ErrorFacts facts)
            : base(facts)
        {
        }
    }

    /// <summary>The key is missing or not valid.</summary>
    public sealed class SvcAuthenticationException : SvcApiException
    {
        internal SvcAuthenticationException(ErrorFacts facts)
            : base(facts)
        {
        }
    }

    /// <summary>The key or the account may not do this.</summary>
    public sealed class SvcPermissionException : SvcApiException
    {
        internal SvcPermissionException(ErrorFacts facts)
            : base(facts)
        {
        }
    }

    /// <summary>There is not enough Credit.</summary>
    public sealed class SvcCreditException : SvcApiException
    {
        internal SvcCreditException(ErrorFacts facts)
            : base(facts)
        {
        }
    }

    /// <summary>The state of an object does not allow it.</summary>
    public sealed class SvcConflictException : SvcApiException
    {
        internal SvcConflictException(ErrorFacts facts)
            : base(facts)
        {
        }
    }

    /// <summary>The Idempotency-Key is missing, wrong or in use.</summary>
    public sealed class SvcIdempotencyException : SvcApiException
    {
        internal SvcIdempotencyException(ErrorFacts facts)
            : base(facts)
        {
        }
    }

    /// <summary>There were too many requests.</summary>
    public sealed class SvcRateLimitException : SvcApiException
    {
        internal SvcRateLimitException(ErrorFacts facts)
            : base(facts)
        {
        }
    }

    /// <summary>A network, a utility or a supplier did not answer as it should.</summary>
    public sealed class SvcProviderException : SvcApiException
    {
        internal SvcProviderException(ErrorFacts facts)
            : base(facts)
        {
        }
    }

    /// <summary>The trouble is on the side of the service.</summary>
    public sealed class SvcServerException : SvcApiException
    {
        internal SvcServerException(ErrorFacts facts)
            : base(facts)
        {
        }
    }
}
