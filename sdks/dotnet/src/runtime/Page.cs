using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Svc
{
    internal delegate Task<Answer> FetchPage(
        IReadOnlyDictionary<string, object?> parameters, CancellationToken stop);

    /// <summary>Fetches a page with these parameters in place of those of the call.</summary>
    internal sealed class PageSource<T>
        where T : class
    {
        internal PageSource(
            FetchPage fetch,
            IReadOnlyDictionary<string, object?> parameters,
            string cursor,
            Codec<T> codec)
        {
            Fetch = fetch;
            // A copy: what the caller changes later changes no page.
            Parameters = new Dictionary<string, object?>(parameters);
            Cursor = cursor;
            Codec = codec;
        }

        internal FetchPage Fetch { get; }

        internal Dictionary<string, object?> Parameters { get; }

        internal string Cursor { get; }

        internal Codec<T> Codec { get; }

        internal PageSource<T> With(string name, object value, string? without = null)
        {
            var changed = new Dictionary<string, object?>(Parameters);
            if (without != null) changed.Remove(without);
            changed[name] = value;
            return new PageSource<T>(Fetch, changed, Cursor, Codec);
        }
    }

    /// <summary>One page of a list; it leads to the others.</summary>
    public sealed class Page<T>
        where T : class
    {
        private const string StartingAfter = "starting_after";
        private const string EndingBefore = "ending_before";

        private readonly PageSource<T> _source;
        private readonly IReadOnlyList<object?> _raw;
        private readonly long _number;

        private Page(PageSource<T> source, Answer answer)
        {
            _source = source;
            ResponseMetadata = answer.Metadata;
            Envelope = answer.Parsed as IReadOnlyDictionary<string, object?>
                ?? new Dictionary<string, object?>();
            _raw = Said("data") as IReadOnlyList<object?> ?? Array.Empty<object?>();
            Data = _raw.Select(One).ToList();
            _number = Said("page") as long? ?? 0;
            HasMore = Said("has_more") as bool? ?? _number < (Said("pages") as long? ?? 0);
            var cursor = Said("next_cursor") as string;
            NextCursor = cursor == "" ? null : cursor;
        }

        /// <summary>The objects of this page.</summary>
        public IReadOnlyList<T> Data { get; }

        /// <summary>
        /// Whether there are more objects in the direction of this page's request.
        /// </summary>
        public bool HasMore { get; }

        /// <summary>
        /// Where the next page begins: keep it, and go on from it another day. Null on the last
        /// page.
        /// </summary>
        public string? NextCursor { get; }

        /// <summary>How the call was answered that brought this page.</summary>
        public ResponseMetadata ResponseMetadata { get; }

        /// <summary>The answer as it came, with what this page says besides its objects.</summary>
        public IReadOnlyDictionary<string, object?> Envelope { get; }

        private bool IsBackwards => _source.Parameters.ContainsKey(EndingBefore);

        /// <summary>The next page in the direction of this one; null on the last.</summary>
        public async Task<Page<T>?> NextAsync(CancellationToken cancellationToken = default)
        {
            if (!HasMore) return null;
            if (_number > 0)
            {
                return await FetchAsync(_source.With("page", _number + 1), cancellationToken)
                    .ConfigureAwait(false);
            }
            if (NextCursor is null) return null;
            var name = IsBackwards ? EndingBefore : StartingAfter;
            _source.Parameters.TryGetValue(name, out var before);
            if (NextCursor.Equals(before))
            {
                throw new SvcPageException(
                    "The list repeats its cursor; going on would never end.");
            }
            return await FetchAsync(_source.With(name, NextCursor), cancellationToken)
                .ConfigureAwait(false);
        }

        /// <inheritdoc cref="NextAsync" />
        public Page<T>? Next(CancellationToken cancellationToken = default) =>
            Task.Run(() => NextAsync(cancellationToken)).GetAwaiter().GetResult();

        /// <summary>
        /// The page on the other side of this one; null when it has no objects to start from.
        /// </summary>
        public async Task<Page<T>?> PreviousAsync(CancellationToken cancellationToken = default)
        {
            if (_number > 0)
            {
                if (_number == 1) return null;
                return await FetchAsync(_source.With("page", _number - 1), cancellationToken)
                    .ConfigureAwait(false);
            }
            if (_source.Cursor != "both")
            {
                throw new SvcArgumentException("This list goes one way only.", null);
            }
            var edge = (IsBackwards ? _raw.LastOrDefault() : _raw.FirstOrDefault())
                as IReadOnlyDictionary<string, object?>;
            var id = edge is null ? "" : Codec.Variant(edge, "id");
            if (id == "") return null;
            var changed = IsBackwards
                ? _source.With(StartingAfter, id, EndingBefore)
                : _source.With(EndingBefore, id, StartingAfter);
            return await FetchAsync(changed, cancellationToken).ConfigureAwait(false);
        }

        /// <inheritdoc cref="PreviousAsync" />
        public Page<T>? Previous(CancellationToken cancellationToken = default) =>
            Task.Run(() => PreviousAsync(cancellationToken)).GetAwaiter().GetResult();

        /// <summary>This page and all after it.</summary>
        public async IAsyncEnumerable<Page<T>> PagesAsync(
            [EnumeratorCancellation] CancellationToken cancellationToken = default)
        {
            for (Page<T>? page = this; page != null;)
            {
                yield return page;
                page = await page.NextAsync(cancellationToken).ConfigureAwait(false);
            }
        }

        /// <summary>This page and all after it.</summary>
        public IEnumerable<Page<T>> Pages()
        {
            for (Page<T>? page = this; page != null; page = page.Next()) yield return page;
        }

        /// <summary>
        /// Every object of this page and of all after it; stopping early asks for nothing more.
        /// </summary>
        public async IAsyncEnumerable<T> AllAsync(
            [EnumeratorCancellation] CancellationToken cancellationToken = default)
        {
            await foreach (var page in PagesAsync(cancellationToken).ConfigureAwait(false))
            {
                foreach (var one in page.Data) yield return one;
            }
        }

        /// <summary>
        /// Every object of this page and of all after it; stopping early asks for nothing more.
        /// </summary>
        public IEnumerable<T> All() => Pages().SelectMany(page => page.Data);

        /// <summary>Tells how much there is, not what.</summary>
        public override string ToString() => $"Page({Data.Count} objects, more {HasMore})";

        internal static async Task<Page<T>> FetchAsync(PageSource<T> source, CancellationToken stop)
        {
            var answer = await source.Fetch(source.Parameters, stop).ConfigureAwait(false);
            return new Page<T>(source, answer);
        }

        private object? Said(string name) =>
            Envelope.TryGetValue(name, out var value) ? value : null;

        private T One(object? raw, int place) =>
            raw is null || !(_source.Codec.Read(raw) is T one)
                ? throw new SvcPageException($"Object {place} of the list cannot be read.")
                : one;
    }
}
