using System;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Security;
using System.Security.Cryptography.X509Certificates;
using System.Threading;

namespace Svc.Driver
{
    /// <summary>A transport with roots of its own, and with a proxy where there is one.</summary>
    internal static class Secured
    {
        internal static HttpClient? Client(string proxy, string rootsFile)
        {
            if (rootsFile == "") return null;
            var handler = new SocketsHttpHandler { AllowAutoRedirect = false, UseCookies = false };
            var root = new X509Certificate2(rootsFile);
            handler.SslOptions.RemoteCertificateValidationCallback =
                (_, certificate, chain, errors) => IsTrusted(root, certificate, chain, errors);
            if (proxy != "") handler.Proxy = ProxyOf(new Uri(proxy));
            return new HttpClient(handler) { Timeout = Timeout.InfiniteTimeSpan };
        }

        private static bool IsTrusted(
            X509Certificate2 root, X509Certificate certificate, X509Chain chain,
            SslPolicyErrors errors)
        {
            if ((errors & ~SslPolicyErrors.RemoteCertificateChainErrors) != 0) return false;
            chain.ChainPolicy.ExtraStore.Add(root);
            chain.ChainPolicy.VerificationFlags =
                X509VerificationFlags.AllowUnknownCertificateAuthority;
            return chain.Build((X509Certificate2)certificate)
                && chain.ChainElements[^1].Certificate.RawData.SequenceEqual(root.RawData);
        }

        private static WebProxy ProxyOf(Uri address)
        {
            var proxy = new WebProxy(address.Host, address.Port);
            if (address.UserInfo == "") return proxy;
            var parts = address.UserInfo.Split(':', 2);
            proxy.Credentials = new NetworkCredential(
                Uri.UnescapeDataString(parts[0]), Uri.UnescapeDataString(parts[1]));
            return proxy;
        }
    }
}
