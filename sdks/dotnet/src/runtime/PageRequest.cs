using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Svc
{
    /// <summary>
    /// A list to be asked for: <c>await</c> gives its first page, and <c>await foreach</c> every
    /// object of every page. Nothing is sent before either.
    /// </summary>
    public sealed class PageRequest<T> : IAsyncEnumerable<T>
        where T : class
    {
        private readonly Func<CancellationToken, Task<Page<T>>> _fetch;
        private readonly CancellationToken _stop;
        private readonly Lazy<Task<Page<T>>> _first;

        internal PageRequest(Func<CancellationToken, Task<Page<T>>> fetch, CancellationToken stop)
        {
            _fetch = fetch;
            _stop = stop;
            _first = new Lazy<Task<Page<T>>>(() => fetch(stop));
        }

        /// <summary>The first page, asked for once.</summary>
        public Task<Page<T>> AsTask() => _first.Value;

        /// <summary>Makes <c>await</c> answer the first page.</summary>
        public TaskAwaiter<Page<T>> GetAwaiter() => AsTask().GetAwaiter();

        /// <summary>As of a task.</summary>
        public ConfiguredTaskAwaitable<Page<T>> ConfigureAwait(bool continueOnCapturedContext) =>
            AsTask().ConfigureAwait(continueOnCapturedContext);

        /// <summary>Every page.</summary>
        public async IAsyncEnumerable<Page<T>> PagesAsync(
            [EnumeratorCancellation] CancellationToken cancellationToken = default)
        {
            var stop = cancellationToken.CanBeCanceled ? cancellationToken : _stop;
            var first = await _fetch(stop).ConfigureAwait(false);
            await foreach (var page in first.PagesAsync(stop).ConfigureAwait(false))
            {
                yield return page;
            }
        }

        /// <summary>
        /// Every object of every page; stopping early asks for nothing more.
        /// </summary>
        public async IAsyncEnumerator<T> GetAsyncEnumerator(
            CancellationToken cancellationToken = default)
        {
            await foreach (var page in PagesAsync(cancellationToken).ConfigureAwait(false))
            {
                foreach (var one in page.Data) yield return one;
            }
        }
    }
}
