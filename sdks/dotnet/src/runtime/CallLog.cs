using System;
using System.Text.RegularExpressions;

namespace Svc
{
    /// <summary>What a client logs.</summary>
    public enum SvcLogLevel
    {
        /// <summary>Nothing.</summary>
        Off,

        /// <summary>A line a call.</summary>
        Info,

        /// <summary>A line for each try and each pause as well.</summary>
        Debug,
    }

    /// <summary>
    /// What a client logs: methods, paths with placeholders and numbers, and nothing of a customer.
    /// </summary>
    internal sealed class CallLog
    {
        // Anything else may hold what a log must not.
        private static readonly Regex s_code = new Regex(@"^[a-z_]{1,64}\z");
        private static readonly Regex s_plain = new Regex(@"^[A-Za-z0-9_.-]{1,100}\z");

        private readonly SvcLogLevel _level;
        private readonly Action<SvcLogLevel, string>? _logger;

        internal CallLog(SvcLogLevel? level, Action<SvcLogLevel, string>? logger)
        {
            _logger = logger;
            _level = level ?? FromEnvironment(logger != null);
        }

        private static SvcLogLevel FromEnvironment(bool hasLogger)
        {
            var said = (Environment.GetEnvironmentVariable("SVC_SDK_LOG") ?? "").ToLowerInvariant();
            switch (said)
            {
                case "":
                    return hasLogger ? SvcLogLevel.Debug : SvcLogLevel.Off;
                case "off":
                    return SvcLogLevel.Off;
                case "info":
                    return SvcLogLevel.Info;
                case "debug":
                    return SvcLogLevel.Debug;
                default:
                    Say("svc info SVC_SDK_LOG is off, info or debug. Nothing is logged.");
                    return SvcLogLevel.Off;
            }
        }

        /// <summary>A try is made.</summary>
        internal void Begun(Operation operation, int attempt, string? key)
        {
            if (_level != SvcLogLevel.Debug) return;
            var called = $"{operation.Verb} {operation.Path}";
            Write(
                SvcLogLevel.Debug, $"{called} try={attempt} idempotency_key={Shortened(key)}");
        }

        /// <summary>How a try ended; the time is that since the call began.</summary>
        internal void Ended(
            Operation operation,
            LoggedTry tried,
            ResponseMetadata? response,
            Exception? error,
            TimeSpan? pause)
        {
            if (_level < (pause is null ? SvcLogLevel.Info : SvcLogLevel.Debug)) return;
            var called = $"{operation.Verb} {operation.Path}";
            var result = "status=" + (response is null ? "none" : $"{response.Status}");
            if (error != null) result += " reason=" + ReasonOf(error);
            var request = "request_id=" + Fitting(response?.RequestId, s_plain);
            if (pause is null)
            {
                var ms = (long)tried.Elapsed.TotalMilliseconds;
                Write(
                    SvcLogLevel.Info, $"{called} {result} ms={ms} tries={tried.Attempt} {request}");
                return;
            }
            var wait = $"wait_ms={(long)pause.Value.TotalMilliseconds}";
            var key = $"idempotency_key={Shortened(tried.Key)}";
            Write(
                SvcLogLevel.Debug,
                $"{called} try={tried.Attempt} {result} {wait} {key} {request}");
        }

        private void Write(SvcLogLevel level, string line)
        {
            try
            {
                var name = level == SvcLogLevel.Info ? "info" : "debug";
                if (_logger is null) Say($"svc {name} {line}");
                else _logger(level, line);
            }
            catch (Exception)
            {
                // A call is worth more than its line.
            }
        }

        private static void Say(string line) => Console.Error.Write(line + "\n");

        private static string Fitting(string? text, Regex form) =>
            text != null && form.IsMatch(text) ? text : "none";

        /// <summary>
        /// Enough to find a call by; a key of the caller's own may be a phone number.
        /// </summary>
        private static string Shortened(string? key)
        {
            if (key is null) return "none";
            if (key.Length <= 8) return "...";
            var head = key.Substring(0, 4);
            return s_plain.IsMatch(head) ? head + "..." : "...";
        }

        private static string ReasonOf(Exception error)
        {
            switch (error)
            {
                case SvcApiException answered:
                    return Fitting(answered.Code, s_code);
                case SvcTimeoutException _:
                    return "timed_out";
                case SvcCancelledException _:
                    return "cancelled";
                case SvcConnectionException lost when !lost.MaybeSent:
                    return "connection_failed";
                default:
                    return "connection_lost";
            }
        }
    }

    /// <summary>A try that has ended.</summary>
    internal readonly struct LoggedTry
    {
        internal LoggedTry(int attempt, string? key, TimeSpan elapsed)
        {
            Attempt = attempt;
            Key = key;
            Elapsed = elapsed;
        }

        internal int Attempt { get; }

        internal string? Key { get; }

        /// <summary>Since the call began.</summary>
        internal TimeSpan Elapsed { get; }
    }
}
