using System;
using System.Globalization;
using System.Linq;
using System.Security.Cryptography;
using System.Text.RegularExpressions;

namespace Svc
{
    internal readonly struct RetryState
    {
        internal RetryState(Operation operation, int attempt, int maxRetries, TimeSpan left)
        {
            Operation = operation;
            Attempt = attempt;
            MaxRetries = maxRetries;
            Left = left;
        }

        internal Operation Operation { get; }

        /// <summary>1 after the first try.</summary>
        internal int Attempt { get; }

        internal int MaxRetries { get; }

        /// <summary>What is left of the whole call.</summary>
        internal TimeSpan Left { get; }
    }

    internal static class Retry
    {
        /// <summary>A pause that is longer is the caller's to make.</summary>
        private const long RetryAfterMaxSeconds = 20;
        private const int BackoffFirstMs = 500;
        private const int BackoffMaxMs = 8_000;

        private static readonly int[] s_retryable = { 408, 429, 500, 502, 503, 504 };
        private static readonly string[] s_dateForms =
        {
            "dd MMM yyyy HH:mm:ss 'GMT'",
            "dd-MMM-yy HH:mm:ss 'GMT'",
            "MMM d HH:mm:ss yyyy",
        };

        /// <summary>
        /// The pause before the next try after an answer; null when there is none. The body's
        /// <c>retryable</c> decides; a status only without it.
        /// </summary>
        internal static TimeSpan? PauseAfterAnswer(SvcApiException error, RetryState state)
        {
            // The request has arrived: only what is safe to repeat is repeated.
            if (state.Operation.GoesOnce) return null;
            if (state.Attempt > state.MaxRetries || !IsRetryable(error)) return null;
            if (error.RetryAfter is null) return Fitting(Backoff(state.Attempt), state);
            // The cap comes first: a number of seconds may be beyond any duration.
            if (error.RetryAfter > RetryAfterMaxSeconds) return null;
            return Fitting(TimeSpan.FromSeconds(Math.Max(0, error.RetryAfter.Value)), state);
        }

        /// <summary>
        /// The pause before the next try when no answer came; null when there is none.
        /// </summary>
        internal static TimeSpan? PauseAfterSilence(bool wasSent, RetryState state)
        {
            if (wasSent && state.Operation.GoesOnce) return null;
            return state.Attempt > state.MaxRetries ? null : Fitting(Backoff(state.Attempt), state);
        }

        /// <summary>
        /// The seconds of a Retry-After header, given as seconds or as a date; null of anything
        /// else. A date is counted from the Date of the same answer: the clock of this machine may
        /// be wrong.
        /// </summary>
        internal static long? ReadRetryAfter(string? header, string? ownDate)
        {
            var text = (header ?? "").Trim();
            if (text != "" && text.All(letter => letter >= '0' && letter <= '9'))
            {
                return long.TryParse(text, out var seconds) ? seconds : long.MaxValue;
            }
            if (!(MomentOf(text) is { } moment)) return null;
            var now = MomentOf((ownDate ?? "").Trim()) ?? DateTimeOffset.UtcNow;
            return Math.Max(0, (long)Math.Ceiling((moment - now).TotalSeconds));
        }

        private static DateTimeOffset? MomentOf(string text)
        {
            const DateTimeStyles styles =
                DateTimeStyles.AssumeUniversal | DateTimeStyles.AllowInnerWhite;
            // The day of the week says nothing, not even when it is the wrong one.
            var date = Regex.Replace(text, @"\A[A-Za-z]+,? ", "");
            return DateTimeOffset.TryParseExact(
                date, s_dateForms, CultureInfo.InvariantCulture, styles, out var moment)
                ? moment
                : (DateTimeOffset?)null;
        }

        internal static bool IsRetryable(SvcApiException error)
        {
            if (error.Code == ErrorCode.IdempotencyMismatch) return false;
            return error.Retryable ?? s_retryable.Contains(error.Status);
        }

        private static TimeSpan? Fitting(TimeSpan pause, RetryState state) =>
            pause < state.Left ? pause : (TimeSpan?)null;

        /// <summary>
        /// With full jitter: a crowd that failed together does not come back together.
        /// </summary>
        private static TimeSpan Backoff(int attempt)
        {
            var limit = Math.Min(BackoffMaxMs, BackoffFirstMs << Math.Min(attempt - 1, 10));
            return TimeSpan.FromMilliseconds(RandomNumberGenerator.GetInt32(limit + 1));
        }
    }
}
