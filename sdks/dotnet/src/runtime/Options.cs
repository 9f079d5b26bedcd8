using System;
using System.Collections.Generic;
using System.Net.Http;

namespace Svc
{
    /// <summary>
    /// The settings of a client. Without any, address and key come from SVC_URL and SVC_KEY in the
    /// environment.
    /// </summary>
    public sealed class SvcClientOptions
    {
        /// <summary>A key such as <c>svc_sk_test_…</c>; else the environment's SVC_KEY.</summary>
        public string? ApiKey { get; set; }

        /// <summary>
        /// Where the service is, with or without <c>/dev/v1</c>; else the environment's SVC_URL.
        /// </summary>
        public string? BaseUrl { get; set; }

        /// <summary>For a call with all its tries and pauses.</summary>
        public TimeSpan Timeout { get; set; } = TimeSpan.FromMinutes(1);

        /// <summary>For a try to begin to answer, and between two parts of an answer.</summary>
        public TimeSpan ReadTimeout { get; set; } = TimeSpan.FromSeconds(30);

        /// <summary>
        /// For opening a connection. Unused with an <see cref="HttpClient" /> of your own, and on
        /// frameworks that know only .NET Standard, which cannot set it.
        /// </summary>
        public TimeSpan ConnectTimeout { get; set; } = TimeSpan.FromSeconds(5);

        /// <summary>How often a call is sent again, where that is safe.</summary>
        public int MaxRetries { get; set; } = 2;

        /// <summary>
        /// A transport of your own, such as that of a test. It must not follow redirects, and its
        /// own timeout counts as well.
        /// </summary>
        public HttpClient? HttpClient { get; set; }

        /// <summary>Called before each try, with secrets masked.</summary>
        public Action<RequestAttempt>? BeforeRequest { get; set; }

        /// <summary>Called after each try, with secrets masked.</summary>
        public Action<ResponseAttempt>? AfterResponse { get; set; }

        /// <summary>
        /// What is logged; else the environment's SVC_SDK_LOG. Nothing if neither is set.
        /// </summary>
        public SvcLogLevel? LogLevel { get; set; }

        /// <summary>
        /// Takes the log, which else goes to standard error; without a level it is handed all
        /// lines.
        /// </summary>
        public Action<SvcLogLevel, string>? Logger { get; set; }

        /// <summary>
        /// Takes an http address that is not this machine's. A key travels readable over it.
        /// </summary>
        public bool AllowInsecureHttp { get; set; }
    }

    /// <summary>The settings of one call.</summary>
    public sealed class RequestOptions
    {
        /// <summary>
        /// Your own key, such as the till's sale number; one is made if left out.
        /// </summary>
        public string? IdempotencyKey { get; set; }

        /// <summary>For the call with all its tries and pauses.</summary>
        public TimeSpan? Timeout { get; set; }

        /// <summary>For the silence before an answer and between two parts of it.</summary>
        public TimeSpan? ReadTimeout { get; set; }

        /// <summary>How often the call is sent again, where that is safe.</summary>
        public int? MaxRetries { get; set; }

        /// <summary>Fields of the body that this version does not know yet.</summary>
        public IReadOnlyDictionary<string, object?>? ExtraBody { get; set; }

        /// <summary>Parameters of the query that this version does not know yet.</summary>
        public IReadOnlyDictionary<string, object?>? ExtraQuery { get; set; }

        /// <summary>More headers, or others in the place of those of the call.</summary>
        public IReadOnlyDictionary<string, string>? ExtraHeaders { get; set; }

        /// <summary>
        /// The secret of the program, for the one method that is signed with it.
        /// </summary>
        public string? ProgramSecret { get; set; }
    }
}
