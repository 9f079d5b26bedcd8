using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Svc
{
    /// <summary>The settings of a wait.</summary>
    public sealed class WaitOptions
    {
        /// <summary>How long to wait.</summary>
        public TimeSpan Timeout { get; set; } = TimeSpan.FromMinutes(1);

        /// <summary>The time between two looks.</summary>
        public TimeSpan Every { get; set; } = TimeSpan.FromSeconds(2);
    }

    public sealed partial class SendsResource
    {
        /// <summary>What a read has at least: the last one begins when hardly any is left.</summary>
        private static readonly TimeSpan s_readLeast = TimeSpan.FromMilliseconds(500);

        /// <summary>
        /// Reads the send every two seconds until its status is settled or the timeout is over,
        /// and returns what was read last. A read that fails is repeated; if none succeeds, the
        /// last error that the service answered is thrown, and a lost connection or a timeout only
        /// if it answered nothing. <c>unknown</c> and <c>queued</c> are not failures: the sale may
        /// have been delivered, or will be. Do not sell it again.
        /// </summary>
        public async Task<Send> WaitAsync(
            string sendId,
            WaitOptions? options = null,
            CancellationToken cancellationToken = default)
        {
            var settings = options ?? new WaitOptions();
            var clock = Stopwatch.StartNew();
            Send? seen = null;
            SvcApiException? answered = null;
            for (; ; )
            {
                var pause = settings.Every;
                try
                {
                    seen = await GetAsync(
                            sendId,
                            options: Bounded(settings.Timeout - clock.Elapsed),
                            cancellationToken: cancellationToken)
                        .ConfigureAwait(false);
                    if (SettledSends.Statuses.Contains(seen.Status.Value)) return seen;
                }
                catch (SvcException failure) when (IsPassing(failure))
                {
                    // It says nothing about the sale, and counts only if no other read succeeds.
                    var said = failure as SvcApiException;
                    answered = said ?? answered;
                    if (seen is null && clock.Elapsed >= settings.Timeout)
                    {
                        if (said is null && answered != null) throw answered;
                        throw;
                    }
                    var asked = said?.RetryAfter ?? 0;
                    pause = Longer(pause, TimeSpan.FromSeconds(Math.Min(asked, 86_400)));
                }
                var left = Longer(settings.Timeout - clock.Elapsed, TimeSpan.Zero);
                if (left == TimeSpan.Zero && seen != null) return seen;
                pause = left < pause ? left : pause;
                if (!await Watch.PauseAsync(pause, cancellationToken).ConfigureAwait(false))
                {
                    var facts = new CallFacts(false, seen?.ResponseMetadata?.Attempts ?? 0, null);
                    throw new SvcCancelledException(
                        "The wait was cancelled.", facts, null, cancellationToken);
                }
            }
        }

        /// <summary>No read outlasts the wait, which is itself what repeats it.</summary>
        private RequestOptions Bounded(TimeSpan left)
        {
            var bound = Longer(left, s_readLeast);
            return new RequestOptions
            {
                Timeout = bound < ClientTimeout ? bound : ClientTimeout,
                MaxRetries = 0,
            };
        }

        private static bool IsPassing(SvcException failure) =>
            failure is SvcApiException said
                ? global::Svc.Retry.IsRetryable(said)
                : failure is SvcConnectionException;

        private static TimeSpan Longer(TimeSpan one, TimeSpan other) => one > other ? one : other;

        /// <inheritdoc cref="WaitAsync" />
        public Send Wait(
            string sendId,
            WaitOptions? options = null,
            CancellationToken cancellationToken = default) =>
            Wait(() => WaitAsync(sendId, options, cancellationToken));
    }
}
