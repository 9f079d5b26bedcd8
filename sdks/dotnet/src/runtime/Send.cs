using System;
using System.Net.Http;

namespace Svc
{
    /// <summary>What all calls of a client share; nothing in it changes.</summary>
    internal sealed class Settings
    {
        internal Settings(
            string address, ClientKey key, Transports transports, SvcClientOptions options)
        {
            Address = address;
            Key = key;
            Transports = transports;
            Timeout = options.Timeout;
            ReadTimeout = options.ReadTimeout;
            MaxRetries = options.MaxRetries;
            BeforeRequest = options.BeforeRequest;
            AfterResponse = options.AfterResponse;
            Log = new CallLog(options.LogLevel, options.Logger);
        }

        internal string Address { get; }

        internal ClientKey Key { get; }

        internal Transports Transports { get; }

        internal TimeSpan Timeout { get; }

        internal TimeSpan ReadTimeout { get; }

        internal int MaxRetries { get; }

        internal Action<RequestAttempt>? BeforeRequest { get; }

        internal Action<ResponseAttempt>? AfterResponse { get; }

        internal CallLog Log { get; }
    }

    /// <summary>A whole answer, or of a file its beginning.</summary>
    internal sealed class Answer
    {
        internal Answer(HttpResponseMessage response, ResponseMetadata metadata, Watch watch)
        {
            Response = response;
            Metadata = metadata;
            Watch = watch;
        }

        internal HttpResponseMessage Response { get; }

        internal ResponseMetadata Metadata { get; }

        /// <summary>Of a file: over the bytes that are still to come.</summary>
        internal Watch Watch { get; }

        internal byte[] Body { get; set; } = Array.Empty<byte>();

        /// <summary>The body as JSON; null of anything else.</summary>
        internal object? Parsed { get; set; }

        /// <summary>A success whose body is no JSON.</summary>
        internal bool IsCut { get; set; }

        internal bool IsSuccess => Metadata.Status >= 200 && Metadata.Status < 300;
    }

    /// <summary>What a try came to: an answer, or why there is none.</summary>
    internal sealed class Outcome
    {
        internal Outcome(Answer answer, Watch watch)
        {
            Answer = answer;
            Watch = watch;
        }

        internal Outcome(Exception failure, bool wasSent, Watch watch)
        {
            Failure = failure;
            WasSent = wasSent;
            Watch = watch;
        }

        internal Answer? Answer { get; }

        internal Exception? Failure { get; }

        internal bool WasSent { get; }

        internal Watch Watch { get; }
    }

    /// <summary>An answer, or an exception and perhaps a pause before the next try.</summary>
    internal readonly struct Verdict
    {
        internal Verdict(Answer answer)
        {
            Answer = answer;
            Error = null;
            Pause = null;
        }

        internal Verdict(Exception error, TimeSpan? pause)
        {
            Answer = null;
            Error = error;
            Pause = pause;
        }

        internal Answer? Answer { get; }

        internal Exception? Error { get; }

        internal TimeSpan? Pause { get; }
    }
}
