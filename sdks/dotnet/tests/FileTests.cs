using System;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Svc.Tests
{
    internal static class FileTests
    {
        private const string Head = "HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n";
        private const string Named =
            Head + "Content-Disposition: attachment; filename=\"day.csv\"\r\n";

        private static readonly StatementsGetCsvParams s_usd =
            new StatementsGetCsvParams { Currency = "USD" };

        [Fact]
        internal static async Task AFileTakesThePlaceOfAnOlderOne()
        {
            using var folder = new Folder();
            File.WriteAllText(Path.Combine(folder.Path, "day.csv"), "older and longer");
            using var server = new Server(Named + "Content-Length: 5\r\n\r\na,b\r\n");
            using var client = server.Client();
            using var file = await client.Statements.GetCsvAsync(s_usd);
            var path = await file.SaveToAsync(folder.Path);
            Assert.Equal("a,b\r\n", File.ReadAllText(path));
            Assert.Equal("day.csv", string.Join(" ", folder.Names));
        }

        [Fact]
        internal static async Task AFileThatBreaksOffLeavesNothing()
        {
            using var folder = new Folder();
            using var server = new Server(Named + "Content-Length: 50\r\n\r\na,b\r\n");
            using var client =
                server.Client(options => options.ReadTimeout = TimeSpan.FromMilliseconds(300));
            using var file = await client.Statements.GetCsvAsync(s_usd);
            await Assert.ThrowsAsync<SvcTimeoutException>(() => file.SaveToAsync(folder.Path));
            Assert.Equal(0, folder.Names.Length);
        }

        [Fact]
        internal static async Task AFileIsReadAsAStream()
        {
            using var server = new Server(Head + "Content-Length: 5\r\n\r\na,b\r\n");
            using var client = server.Client();
            using var file = client.Statements.GetCsv(s_usd);
            using var reader = new StreamReader(file.Stream);
            Assert.Equal("a,b", await reader.ReadLineAsync());
            Assert.Equal(null, await reader.ReadLineAsync());
        }

        [Fact]
        internal static async Task ADownloadCanBeCancelled()
        {
            using var server = new Server(Head + "Content-Length: 50\r\n\r\na,b\r\n");
            using var client = server.Client();
            using var file = await client.Statements.GetCsvAsync(s_usd);
            using var stop = new CancellationTokenSource(200);
            await Assert.ThrowsAsync<OperationCanceledException>(
                () => file.ReadBytesAsync(stop.Token));
        }

        [Fact]
        internal static async Task AFileWithoutANameAsksForOne()
        {
            using var folder = new Folder();
            using var server = new Server(Head + "Content-Length: 0\r\n\r\n");
            using var client = server.Client();
            using var file = await client.Statements.GetCsvAsync(s_usd);
            await Assert.ThrowsAsync<SvcArgumentException>(() => file.SaveToAsync(folder.Path));
        }

        private sealed class Folder : IDisposable
        {
            internal Folder() => Directory.CreateDirectory(Path);

            internal string Path { get; } =
                System.IO.Path.Combine(System.IO.Path.GetTempPath(), $"svc-{Guid.NewGuid():N}");

            internal string[] Names =>
                Directory.GetFiles(Path).Select(System.IO.Path.GetFileName).ToArray()!;

            public void Dispose() => Directory.Delete(Path, true);
        }
    }
}
