using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Svc;

namespace Svc.Driver
{
    using Values = Dictionary<string, object?>;

    /// <summary>A page whatever its objects are.</summary>
    internal abstract class Listed
    {
        internal static Listed? Of<T>(Page<T>? page)
            where T : class =>
            page is null ? null : new Of_<T>(page);

        internal abstract ResponseMetadata Metadata { get; }

        internal abstract Values Value { get; }

        internal abstract Task<Listed?> NextAsync(CancellationToken stop);

        internal abstract Task<Listed?> PreviousAsync(CancellationToken stop);

        internal abstract Task<List<int>> SizesAsync(CancellationToken stop);

        internal abstract Task<List<object>> ObjectsAsync(long wanted, CancellationToken stop);

        private sealed class Of_<T> : Listed
            where T : class
        {
            private readonly Page<T> _page;

            internal Of_(Page<T> page) => _page = page;

            internal override ResponseMetadata Metadata => _page.ResponseMetadata;

            internal override Values Value => new Values
            {
                ["data"] = _page.Data,
                ["has_more"] = _page.HasMore,
                ["next_cursor"] = _page.NextCursor,
            };

            public override string ToString() => _page.ToString();

            internal override async Task<Listed?> NextAsync(CancellationToken stop) =>
                Of(Loop.IsSync ? _page.Next(stop) : await _page.NextAsync(stop));

            internal override async Task<Listed?> PreviousAsync(CancellationToken stop) =>
                Of(Loop.IsSync ? _page.Previous(stop) : await _page.PreviousAsync(stop));

            internal override async Task<List<int>> SizesAsync(CancellationToken stop)
            {
                if (Loop.IsSync) return _page.Pages().Select(page => page.Data.Count).ToList();
                var sizes = new List<int>();
                await foreach (var page in _page.PagesAsync(stop)) sizes.Add(page.Data.Count);
                return sizes;
            }

            internal override async Task<List<object>> ObjectsAsync(
                long wanted, CancellationToken stop)
            {
                if (Loop.IsSync)
                {
                    return _page.All().Take((int)Math.Min(wanted, 100_000)).ToList<object>();
                }
                var found = new List<object>();
                await foreach (var one in _page.AllAsync(stop))
                {
                    found.Add(one);
                    if (found.Count >= wanted) break;
                }
                return found;
            }
        }
    }

    /// <summary>Results and errors as the runner reads them.</summary>
    internal static class Shown
    {
        /// <summary>Pages and files that later commands go on with.</summary>
        internal static ConcurrentDictionary<long, object> Held { get; } =
            new ConcurrentDictionary<long, object>();

        internal static Values Result(long id, object? result)
        {
            switch (result)
            {
                case null:
                    return new Values { ["class"] = "Page", ["value"] = null };
                case Listed page:
                    Held[id] = page;
                    var listed = Answer("Page", page.Value, page.Metadata);
                    listed["handle"] = id;
                    listed["shown"] = page + Properties(page.Value);
                    return listed;
                case SvcFile file:
                    Held[id] = file;
                    var value = new Values
                    {
                        ["filename"] = file.FileName,
                        ["content_type"] = file.ContentType,
                    };
                    var answer = Answer("File", value, file.ResponseMetadata);
                    answer["handle"] = id;
                    return answer;
                default:
                    var one = (ISvcObject)result;
                    var shown = Answer(result.GetType().Name, one, one.ResponseMetadata);
                    shown["shown"] = one + Properties(one);
                    return shown;
            }
        }

        internal static Values Error(Exception error)
        {
            var name = error.GetType().Name;
            var ours = name.StartsWith("Svc", StringComparison.Ordinal)
                ? name.Substring(3).Replace("Exception", "Error")
                : "DriverError";
            var shown = new Values
            {
                ["class"] = ours == "PageError" ? "SvcError" : ours,
                ["message"] = error.Message,
                ["shown"] = $"{error}{error.Message}{error.Data.Count}",
            };
            switch (error)
            {
                case SvcApiException api: AddApiError(shown, api); break;
                case SvcConnectionException lost:
                    AddFacts(shown, lost.MaybeSent, lost.Attempts, lost.IdempotencyKey);
                    break;
                case SvcCancelledException lost:
                    AddFacts(shown, lost.MaybeSent, lost.Attempts, lost.IdempotencyKey);
                    break;
                case SvcArgumentException argument: shown["param"] = argument.Param; break;
            }
            return shown;
        }

        /// <summary>
        /// Every public property at any depth, as a log of structures would write it.
        /// </summary>
        internal static string Properties(object? value)
        {
            var text = new StringBuilder();
            Append(text, value, 0);
            return text.ToString();
        }

        private static void Append(StringBuilder text, object? value, int depth)
        {
            text.Append(value).Append(' ');
            if (value is null || value is string || depth > 6) return;
            if (value is IDictionary map)
            {
                foreach (var one in map.Values) Append(text, one, depth + 1);
            }
            else if (value is IEnumerable list)
            {
                foreach (var one in list) Append(text, one, depth + 1);
            }
            else if (value.GetType().FullName!.StartsWith("Svc", StringComparison.Ordinal))
            {
                const BindingFlags own = BindingFlags.Public | BindingFlags.Instance;
                var fields = value.GetType().GetFields(own).Select(one => one.GetValue(value));
                var properties = value.GetType().GetProperties(own)
                    .Where(one => one.GetIndexParameters().Length == 0)
                    .Select(one => one.GetValue(value));
                foreach (var one in fields.Concat(properties)) Append(text, one, depth + 1);
            }
        }

        private static Values Answer(string name, object value, ResponseMetadata? metadata)
        {
            var answer = new Values { ["class"] = name, ["value"] = value };
            if (metadata is null) return answer;
            answer["meta"] = new Values
            {
                ["status"] = metadata.Status,
                ["request_id"] = metadata.RequestId,
                ["idempotency_key"] = metadata.IdempotencyKey,
                ["attempts"] = metadata.Attempts,
                ["replayed"] = metadata.Replayed,
                ["original_request_id"] = metadata.OriginalRequestId,
            };
            return answer;
        }

        private static void AddFacts(Values shown, bool maybeSent, int attempts, string? key)
        {
            shown["maybe_sent"] = maybeSent;
            shown["attempts"] = attempts;
            shown["idempotency_key"] = key;
        }

        private static void AddApiError(Values shown, SvcApiException api)
        {
            shown["type"] = api.Type;
            shown["code"] = api.Code;
            shown["status"] = api.Status;
            shown["param"] = api.Param;
            shown["details"] = api.Details;
            shown["meta"] = api.Meta;
            shown["resource"] = api.Resource;
            shown["doc_url"] = api.DocUrl;
            shown["request_id"] = api.RequestId;
            shown["retryable"] = api.Retryable;
            shown["retry_after"] = api.RetryAfter;
            shown["idempotency_key"] = api.IdempotencyKey;
            shown["attempts"] = api.Attempts;
            shown["raw_length"] = api.ReadRawBody().Length;
        }
    }
}
