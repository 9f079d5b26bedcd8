using System;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

namespace Svc
{
    /// <summary>
    /// A file, as a stream: nothing of it is held whole unless asked for. Dispose it, or read it to
    /// its end.
    /// </summary>
    public sealed class SvcFile : IDisposable, IAsyncDisposable
    {
        private static readonly Regex s_name =
            new Regex("(?:^|;)\\s*filename\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^;\\s]+))",
                RegexOptions.IgnoreCase | RegexOptions.CultureInvariant);

        private readonly Answer _answer;

        internal SvcFile(Answer answer, Stream stream)
        {
            _answer = answer;
            Stream = new WatchedStream(answer, stream);
        }

        /// <summary>How the call was answered.</summary>
        public ResponseMetadata ResponseMetadata => _answer.Metadata;

        /// <summary>What the service says that it is.</summary>
        public string? ContentType => ResponseMetadata.Header("Content-Type");

        /// <summary>
        /// The name that the service gives the file, without any folder; null without one.
        /// </summary>
        public string? FileName => BaseName(ResponseMetadata.Header("Content-Disposition"));

        /// <summary>The bytes as they come.</summary>
        public Stream Stream { get; }

        /// <summary>All of it.</summary>
        public async Task<byte[]> ReadBytesAsync(CancellationToken cancellationToken = default)
        {
            using var whole = new MemoryStream();
            await CopyAsync(whole, cancellationToken).ConfigureAwait(false);
            return whole.ToArray();
        }

        /// <inheritdoc cref="ReadBytesAsync" />
        public byte[] ReadBytes(CancellationToken cancellationToken = default) =>
            Task.Run(() => ReadBytesAsync(cancellationToken)).GetAwaiter().GetResult();

        /// <summary>
        /// Writes it to a file, or under its own name into a folder, and answers the path. It is
        /// written beside and renamed, so that nobody finds half of it.
        /// </summary>
        public async Task<string> SaveToAsync(
            string path, CancellationToken cancellationToken = default)
        {
            var target = Target(path);
            var draft = $"{target}.{Guid.NewGuid():N}.part";
            try
            {
                using (var file = new FileStream(draft, FileMode.CreateNew, FileAccess.Write))
                {
                    await CopyAsync(file, cancellationToken).ConfigureAwait(false);
                }
                if (File.Exists(target)) File.Replace(draft, target, null);
                else File.Move(draft, target);
                return target;
            }
            catch
            {
                File.Delete(draft);
                throw;
            }
            finally
            {
                Dispose();
            }
        }

        /// <inheritdoc cref="SaveToAsync" />
        public string SaveTo(string path, CancellationToken cancellationToken = default) =>
            Task.Run(() => SaveToAsync(path, cancellationToken)).GetAwaiter().GetResult();

        /// <summary>Ends the download.</summary>
        public void Dispose() => Stream.Dispose();

        /// <summary>Ends the download.</summary>
        public ValueTask DisposeAsync()
        {
            Dispose();
            return default;
        }

        /// <summary>Names it, not its bytes.</summary>
        public override string ToString() => $"SvcFile({FileName}, {ContentType})";

        /// <summary>
        /// The last part of the name in a Content-Disposition header: no folder of another machine
        /// is taken over.
        /// </summary>
        internal static string? BaseName(string? header)
        {
            var match = s_name.Match(header ?? "");
            var name = match.Groups[1].Success
                ? Regex.Replace(match.Groups[1].Value, @"\\(.)", "$1")
                : match.Groups[2].Value;
            var parts = name.Replace("\0", "")
                .Split(new[] { '/', '\\' }, StringSplitOptions.RemoveEmptyEntries);
            var last = parts.LastOrDefault();
            return last == "." || last == ".." ? null : last;
        }

        private async Task CopyAsync(Stream into, CancellationToken stop)
        {
            await Stream.CopyToAsync(into, 32 * 1024, stop).ConfigureAwait(false);
            Dispose();
        }

        private string Target(string path)
        {
            if (!Directory.Exists(path)) return path;
            var name = FileName
                ?? throw new SvcArgumentException(
                    "The file has no name of its own: name one.", "path");
            return Path.Combine(path, name);
        }
    }

    /// <summary>A stream that ends when nothing comes for too long, and says so.</summary>
    internal sealed class WatchedStream : Stream
    {
        private readonly Answer _answer;
        private readonly Stream _stream;
        private bool _isClosed;

        internal WatchedStream(Answer answer, Stream stream)
        {
            _answer = answer;
            _stream = stream;
        }

        public override bool CanRead => !_isClosed;

        public override bool CanSeek => false;

        public override bool CanWrite => false;

        public override long Length => throw new NotSupportedException();

        public override long Position
        {
            get => throw new NotSupportedException();
            set => throw new NotSupportedException();
        }

        public override async ValueTask<int> ReadAsync(
            Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            if (_isClosed) throw new ObjectDisposedException(nameof(SvcFile));
            try
            {
                using var both = CancellationTokenSource
                    .CreateLinkedTokenSource(_answer.Watch.Token, cancellationToken);
                var count = await _stream.ReadAsync(buffer, both.Token).ConfigureAwait(false);
                if (count > 0) _answer.Watch.Heard();
                return count;
            }
            catch (Exception failure)
            {
                Dispose();
                throw Broken(failure, cancellationToken);
            }
        }

        public override Task<int> ReadAsync(
            byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
            ReadAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

        public override int Read(byte[] buffer, int offset, int count) =>
            Task.Run(() => ReadAsync(buffer, offset, count)).GetAwaiter().GetResult();

        public override void Flush() => throw new NotSupportedException();

        public override long Seek(long offset, SeekOrigin origin) =>
            throw new NotSupportedException();

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) =>
            throw new NotSupportedException();

        protected override void Dispose(bool disposing)
        {
            if (_isClosed || !disposing) return;
            _isClosed = true;
            _answer.Watch.Dispose();
            _stream.Dispose();
            _answer.Response.Dispose();
            base.Dispose(disposing);
        }

        private Exception Broken(Exception failure, CancellationToken stop)
        {
            const string message = "The file broke off.";
            var metadata = _answer.Metadata;
            var facts = new CallFacts(true, metadata.Attempts, metadata.IdempotencyKey);
            if (stop.IsCancellationRequested || _answer.Watch.IsCancelled)
            {
                var token = stop.IsCancellationRequested ? stop : _answer.Watch.Caller;
                return new SvcCancelledException(message, facts, failure, token);
            }
            return _answer.Watch.IsTimedOut
                ? new SvcTimeoutException(message, facts, failure)
                : new SvcConnectionException(message, facts, failure);
        }
    }
}
