using System;

namespace Svc
{
    /// <summary>
    /// Sells airtime, data and electricity tokens in Zimbabwe from prepaid Credit. Make one client
    /// and share it: all threads may use it at once.
    /// </summary>
    public sealed partial class SvcClient : IDisposable
    {
        private readonly Settings _settings;

        /// <summary>
        /// A client with these settings. Refuses a key of another form, an address that is none,
        /// and plain http to another machine.
        /// </summary>
        public SvcClient(SvcClientOptions? options = null)
            : this(SettingsOf(options ?? new SvcClientOptions()))
        {
        }

        /// <summary>Where the client calls, with the base path.</summary>
        public string BaseUrl => _settings.Address;

        /// <summary>Whether its key is of live mode: money moves.</summary>
        public bool Livemode => _settings.Key.Livemode;

        /// <summary>"sk", "rk", "pk" or "ak".</summary>
        public string KeyKind => _settings.Key.Kind;

        /// <summary>
        /// Closes its connections; not those of an <see cref="System.Net.Http.HttpClient" /> of
        /// your own.
        /// </summary>
        public void Dispose() => _settings.Transports.Dispose();

        /// <summary>Shows no key.</summary>
        public override string ToString() =>
            $"SvcClient({BaseUrl}, {KeyKind}, livemode {Livemode})";

        private static Settings SettingsOf(SvcClientOptions options)
        {
            var key = ClientKey.Resolve(options.ApiKey);
            var address = ServiceAddress.Resolve(options.BaseUrl, options.AllowInsecureHttp);
            var transports = new Transports(options.HttpClient, options.ConnectTimeout);
            return new Settings(address, key, transports, options);
        }
    }
}
