using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Svc
{
    /// <summary>The methods of one group.</summary>
    public abstract class SvcResource
    {
        private static readonly IReadOnlyDictionary<string, object?> s_nothing =
            new Dictionary<string, object?>();

        private readonly Settings _settings;

        private protected SvcResource(Settings settings) => _settings = settings;

        /// <summary>What a call of this client has.</summary>
        private protected TimeSpan ClientTimeout => _settings.Timeout;

        /// <summary>
        /// Blocks until a call has ended. The work runs on the pool, so that a caller's
        /// synchronization context cannot wait for itself.
        /// </summary>
        private protected static T Wait<T>(Func<Task<T>> call) =>
            Task.Run(call).GetAwaiter().GetResult();

        /// <summary>Calls a method that answers one object.</summary>
        private protected async Task<T> JsonAsync<T>(
            string method,
            PathArguments path,
            SvcInput? parameters,
            RequestOptions? options,
            Codec<T> codec,
            CancellationToken stop)
            where T : class, ISvcObject
        {
            var answer = await SendAsync(method, path, parameters?.FieldValues, options, stop)
                .ConfigureAwait(false);
            // An answer without a body, or of another form, is an object without fields.
            var result = codec.ReadOrEmpty(answer.Parsed);
            if (result is SvcObject made) made.ResponseMetadata = answer.Metadata;
            return result;
        }

        /// <summary>Calls a method that answers a file.</summary>
        private protected async Task<SvcFile> FileAsync(
            string method,
            PathArguments path,
            SvcInput? parameters,
            RequestOptions? options,
            CancellationToken stop)
        {
            var answer = await SendAsync(method, path, parameters?.FieldValues, options, stop)
                .ConfigureAwait(false);
            var stream = await answer.Response.Content.ReadAsStreamAsync().ConfigureAwait(false);
            return new SvcFile(answer, stream);
        }

        /// <summary>Calls a method that answers a list, for its first page.</summary>
        private protected Task<Page<T>> PageAsync<T>(
            string method,
            PathArguments path,
            SvcInput? parameters,
            RequestOptions? options,
            Codec<T> codec,
            CancellationToken stop)
            where T : class
        {
            Task<Answer> Fetch(
                IReadOnlyDictionary<string, object?> given, CancellationToken token) =>
                SendAsync(method, path, given, options, token);
            var cursor = Operations.All[method].Cursor;
            var source =
                new PageSource<T>(Fetch, parameters?.FieldValues ?? s_nothing, cursor, codec);
            return Page<T>.FetchAsync(source, stop);
        }

        /// <summary>A list that is asked for when it is awaited or enumerated.</summary>
        private protected PageRequest<T> ListAsync<T>(
            string method,
            PathArguments path,
            SvcInput? parameters,
            RequestOptions? options,
            Codec<T> codec,
            CancellationToken stop)
            where T : class =>
            new PageRequest<T>(
                token => PageAsync(method, path, parameters, options, codec, token), stop);

        private Task<Answer> SendAsync(
            string method,
            PathArguments path,
            IReadOnlyDictionary<string, object?>? parameters,
            RequestOptions? options,
            CancellationToken stop)
        {
            var operation = Operations.All[method];
            return new Call(
                _settings, operation, path, parameters ?? s_nothing, options).RunAsync(stop);
        }
    }
}
