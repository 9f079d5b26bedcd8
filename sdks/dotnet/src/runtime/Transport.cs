using System;
using System.Net;
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

        /// <summary>How the exception of a server that speaks no TLS begins.</summary>
        private const string NoTls = "The SSL connection could not be established";

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
            || failure is NoTunnelException
            || (failure is HttpRequestException
                && (failure.InnerException is SocketException
                    || failure.InnerException is AuthenticationException
                    || failure.Message.StartsWith(NoTls, StringComparison.Ordinal)));

        /// <summary>
        /// A call that nobody has cancelled was cancelled by the transport, which knows one time.
        /// </summary>
        internal bool IsConnectTimeout(Exception failure) =>
            _isOwn && failure is OperationCanceledException;

        /// <summary>
        /// Over https the service is never heard to ask for a sign-in to a proxy: the proxy itself
        /// has, and has opened no tunnel.
        /// </summary>
        internal static void RefuseNoTunnel(Uri address, HttpResponseMessage response)
        {
            var status = response.StatusCode;
            if (address.Scheme != "https" || status != HttpStatusCode.ProxyAuthenticationRequired)
            {
                return;
            }
            response.Dispose();
            throw new NoTunnelException();
        }

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

    /// <summary>A proxy that asks for a sign-in instead of passing anything on.</summary>
    internal sealed class NoTunnelException : Exception
    {
        internal NoTunnelException() : base("The proxy asks for a sign-in.")
        {
        }
    }
}
