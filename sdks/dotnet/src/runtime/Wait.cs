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
        /// <summary>
        /// Reads the send every two seconds until its status is settled or the timeout is over,
        /// and returns it. <c>unknown</c> and <c>queued</c> are not failures: the sale may have
        /// been delivered, or will be. Do not sell it again.
        /// </summary>
        public async Task<Send> WaitAsync(
            string sendId,
            WaitOptions? options = null,
            CancellationToken cancellationToken = default)
        {
            var settings = options ?? new WaitOptions();
            var clock = Stopwatch.StartNew();
            for (; ; )
            {
                var send = await GetAsync(sendId, cancellationToken: cancellationToken)
                    .ConfigureAwait(false);
                var left = settings.Timeout - clock.Elapsed;
                if (SettledSends.Statuses.Contains(send.Status.Value) || left <= TimeSpan.Zero)
                {
                    return send;
                }
                var pause = left < settings.Every ? left : settings.Every;
                if (!await Watch.PauseAsync(pause, cancellationToken).ConfigureAwait(false))
                {
                    var facts = new CallFacts(false, send.ResponseMetadata?.Attempts ?? 0, null);
                    throw new SvcCancelledException(
                        "The wait was cancelled.", facts, null, cancellationToken);
                }
            }
        }

        /// <inheritdoc cref="WaitAsync" />
        public Send Wait(
            string sendId,
            WaitOptions? options = null,
            CancellationToken cancellationToken = default) =>
            Wait(() => WaitAsync(sendId, options, cancellationToken));
    }
}
