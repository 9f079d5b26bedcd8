using System;
using System.Threading;
using System.Threading.Tasks;

namespace Svc
{
    /// <summary>
    /// Ends a try when the call's time is over, when nothing comes for too long, or when the caller
    /// cancels.
    /// </summary>
    internal sealed class Watch : IDisposable
    {
        private static readonly TimeSpan s_longest = TimeSpan.FromMilliseconds(int.MaxValue);

        private readonly CancellationToken _caller;
        private readonly CancellationTokenSource _whole;
        private readonly CancellationTokenSource _silence;
        private readonly CancellationTokenSource _linked;
        private readonly TimeSpan _readTimeout;

        internal Watch(CancellationToken caller, TimeSpan left, TimeSpan readTimeout)
        {
            _caller = caller;
            _readTimeout = Bounded(readTimeout);
            _whole = new CancellationTokenSource(Bounded(left));
            _silence = new CancellationTokenSource(_readTimeout);
            _linked = CancellationTokenSource.CreateLinkedTokenSource(
                caller, _whole.Token, _silence.Token);
            Token = _linked.Token;
        }

        internal CancellationToken Token { get; }

        internal bool IsCancelled => _caller.IsCancellationRequested;

        internal bool IsTimedOut { get; private set; }

        internal CancellationToken Caller => _caller;

        /// <summary>Called when something has come: the silence begins again.</summary>
        internal void Heard() => _silence.CancelAfter(_readTimeout);

        /// <summary>Leaves only silence to end it: a long file takes as long as it takes.</summary>
        internal void ForgetWhole() => _whole.CancelAfter(Timeout.InfiniteTimeSpan);

        /// <summary>Keeps why it ended, and stops its clocks.</summary>
        public void Dispose()
        {
            IsTimedOut |= _whole.IsCancellationRequested || _silence.IsCancellationRequested;
            _linked.Dispose();
            _whole.Dispose();
            _silence.Dispose();
        }

        /// <summary>Waits; false if the caller cancels first.</summary>
        internal static async Task<bool> PauseAsync(TimeSpan length, CancellationToken stop)
        {
            try
            {
                await Task.Delay(Bounded(length), stop).ConfigureAwait(false);
                return !stop.IsCancellationRequested;
            }
            catch (OperationCanceledException)
            {
                return false;
            }
        }

        private static TimeSpan Bounded(TimeSpan length)
        {
            if (length < TimeSpan.Zero) return TimeSpan.Zero;
            return length > s_longest ? s_longest : length;
        }
    }
}
