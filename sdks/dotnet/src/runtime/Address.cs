using System;

namespace Svc
{
    internal static class ServiceAddress
    {
        /// <summary>
        /// The address without a slash at its end and with the base path, from the argument or the
        /// environment's SVC_URL. Plain http is for this machine only, because a key travels
        /// readable.
        /// </summary>
        internal static string Resolve(string? given, bool allowInsecure)
        {
            var text = given ?? Environment.GetEnvironmentVariable("SVC_URL");
            if (string.IsNullOrEmpty(text))
            {
                throw new SvcConfigurationException("Set BaseUrl, or SVC_URL in the environment.");
            }
            if (!Uri.TryCreate(text, UriKind.Absolute, out var address)
                || (address!.Scheme != Uri.UriSchemeHttps && address.Scheme != Uri.UriSchemeHttp))
            {
                throw new SvcConfigurationException("BaseUrl is not an http or https address.");
            }
            if (address.UserInfo != "" || address.Query != "" || address.Fragment != "")
            {
                throw new SvcConfigurationException(
                    "BaseUrl has a user, a query or a fragment; give the bare address.");
            }
            if (address.Scheme == Uri.UriSchemeHttp && !address.IsLoopback && !allowInsecure)
            {
                throw new SvcConfigurationException(
                    "BaseUrl is http and not this machine: a key would travel readable. "
                    + "Use https, or set AllowInsecureHttp.");
            }
            var path = address.AbsolutePath.TrimEnd('/');
            var whole = path.EndsWith(SvcVersion.BasePath, StringComparison.Ordinal)
                ? path
                : path + SvcVersion.BasePath;
            return address.GetLeftPart(UriPartial.Authority) + whole;
        }
    }
}
