using System;
using System.Net.Http;
using System.Net.Sockets;
using System.Runtime.InteropServices;
using System.Security.Authentication;

namespace Svc
{
    /// <summary>
    /// Two transports of one kind: what must not be repeated goes over a connection of its own,
    /// because a used one that the server has just closed says nothing of what arrived.
    /// </summary>
    internal sealed class Transports : IDisposable
    {
        /// <summary>Shown by the request log up to the blank, as the SDK that called.</summary>
        internal static readonly string UserAgent =
            $"svc-dotnet/{SvcVersion.Package} ({RuntimeInformation.FrameworkDescription})";

        private readonly bool _isOwn;

        internal Transports(HttpClient? given, TimeSpan connectTimeout)
        {
            _isOwn = given is null;
            Shared = given ?? NewClient(connectTimeout);
            Fresh = given ?? NewClient(connectTimeout);
            // A connection that is closed after its request is never used again.
            if (given is null) Fresh.DefaultRequestHeaders.ConnectionClose = true;
        }

        internal HttpClient Shared { get; }

        internal HttpClient Fresh { get; }

        public void Dispose()
        {
            if (!_isOwn) return;
            Shared.Dispose();
            Fresh.Dispose();
        }

        /// <summary>Failures in which no byte of the request has left.</summary>
        internal bool IsUnsent(Exception failure) =>
            IsConnectTimeout(failure)
            || (failure is HttpRequestException
                && (failure.InnerException is SocketException
                    || failure.InnerException is AuthenticationException));

        /// <summary>
        /// A call that nobody has cancelled was cancelled by the transport, which knows one time.
        /// </summary>
        internal bool IsConnectTimeout(Exception failure) =>
            _isOwn && failure is OperationCanceledException;

        private static HttpClient NewClient(TimeSpan connectTimeout)
        {
#if NETCOREAPP
            var handler = new SocketsHttpHandler
            {
                AllowAutoRedirect = false,
                UseCookies = false,
                ConnectTimeout = connectTimeout,
                PooledConnectionLifetime = TimeSpan.FromMinutes(10),
            };
#else
            _ = connectTimeout;
            var handler = new HttpClientHandler { AllowAutoRedirect = false, UseCookies = false };
#endif
            // How long a call may take is decided by its watch alone.
            return new HttpClient(handler) { Timeout = System.Threading.Timeout.InfiniteTimeSpan };
        }
    }
}
