using System;
using System.Text.RegularExpressions;

namespace Svc
{
    /// <summary>A key, which no string form shows: its text is in a closure.</summary>
    internal sealed class ClientKey
    {
        private static readonly Regex s_form =
            new Regex(
                @"\Asvc_(sk|rk|pk|ak)_(test_)?[A-Za-z0-9_-]+\z", RegexOptions.CultureInvariant);

        private ClientKey(Func<string> reveal, string kind, bool livemode)
        {
            Reveal = reveal;
            Kind = kind;
            Livemode = livemode;
        }

        internal Func<string> Reveal { get; }

        internal string Kind { get; }

        internal bool Livemode { get; }

        /// <summary>
        /// Reads the key from the argument or the environment's SVC_KEY. Refuses what cannot be
        /// one.
        /// </summary>
        internal static ClientKey Resolve(string? given)
        {
            var text = given ?? Environment.GetEnvironmentVariable("SVC_KEY");
            if (string.IsNullOrEmpty(text))
            {
                throw new SvcConfigurationException("Set ApiKey, or SVC_KEY in the environment.");
            }
            var match = s_form.Match(text);
            if (!match.Success)
            {
                throw new SvcConfigurationException(
                    "ApiKey does not look like a key: it begins with svc_sk_ or such.");
            }
            return new ClientKey(() => text, match.Groups[1].Value, !match.Groups[2].Success);
        }

        public override string ToString() => Secret.Mask;
    }
}
