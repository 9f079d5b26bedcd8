using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

namespace Svc
{
    /// <summary>Verifies webhooks with the secrets of an endpoint.</summary>
    public sealed class WebhookVerifier
    {
        private const RegexOptions Plain = RegexOptions.CultureInvariant;

        private static readonly Regex s_time = new Regex(@"\A[0-9]{1,12}\z", Plain);
        private static readonly Regex s_signature = new Regex(@"\A[0-9a-f]{64}\z", Plain);

        private readonly string[] _secrets;

        /// <summary>
        /// A verifier with the endpoint's secret, or with several while one is being rolled.
        /// </summary>
        public WebhookVerifier(params string[] secrets)
        {
            if (secrets is null || secrets.Length == 0)
            {
                throw new SvcArgumentException("Give the endpoint's secret.", "secrets");
            }
            if (secrets.Any(string.IsNullOrEmpty))
            {
                throw new SvcArgumentException("The endpoint's secret is empty.", "secrets");
            }
            _secrets = (string[])secrets.Clone();
        }

        /// <summary>
        /// How far the signature may be from the clock, in either direction.
        /// </summary>
        public TimeSpan Tolerance { get; set; } = TimeSpan.FromMinutes(5);

        /// <summary>The clock; for tests.</summary>
        public Func<DateTimeOffset> Clock { get; set; } = () => DateTimeOffset.UtcNow;

        /// <summary>
        /// The event of a webhook, once its signature is found to be right. The body is the bytes
        /// as they came: read them before anything parses them. Refuses what is not signed with a
        /// secret, and what is too far from the clock.
        /// </summary>
        public IEvent Verify(byte[] body, string? signatureHeader) =>
            Verify(body, name => name == "Svc-Signature" ? signatureHeader : null);

        /// <summary>
        /// As the other, with a function that finds a header by its name, such as
        /// <c>name => request.Headers[name]</c>. The headers of Standard Webhooks will do as well.
        /// </summary>
        public IEvent Verify(byte[] body, Func<string, string?> header)
        {
            if (body is null) throw new ArgumentNullException(nameof(body));
            if (header is null) throw new ArgumentNullException(nameof(header));
            var own = header("Svc-Signature");
            var isRight = own is null ? IsStandard(body, header) : IsSigned(body, own);
            if (!isRight)
            {
                throw new SvcSignatureException(
                    "The signature is not that of this body and secret.");
            }
            return Webhooks.Parse(body);
        }

        private bool IsSigned(byte[] body, string header)
        {
            var parts =
                header.Split(',').Select(part => part.Trim().Split(new[] { '=' }, 2)).ToList();
            var stamp = parts.FirstOrDefault(part => part[0] == "t")?.ElementAtOrDefault(1) ?? "";
            RefuseFarTime(stamp);
            var given = parts
                .Where(part => part[0] == "v1" && part.Length == 2 && s_signature.IsMatch(part[1]))
                .Select(part => Webhooks.FromHex(part[1]));
            return MatchesAny(_secrets.Select(Encoding.UTF8.GetBytes), stamp + ".", body, given);
        }

        /// <summary>Standard Webhooks: another key, another text, the same body.</summary>
        private bool IsStandard(byte[] body, Func<string, string?> header)
        {
            var id = header("Webhook-Id");
            var stamp = header("Webhook-Timestamp");
            var signatures = header("Webhook-Signature");
            if (id is null || stamp is null || signatures is null)
            {
                throw new SvcSignatureException("The request has no Svc-Signature header.");
            }
            RefuseFarTime(stamp);
            var given = signatures.Split(' ')
                .Where(part => part.StartsWith("v1,", StringComparison.Ordinal))
                .Select(part => FromBase64(part.Substring(3)));
            const string lead = "whsec_";
            var keys = _secrets.Select(secret => FromBase64(
                secret.StartsWith(
                    lead, StringComparison.Ordinal) ? secret.Substring(lead.Length) : secret));
            var text = $"{id}.{stamp}.";
            return MatchesAny(keys.Where(key => key.Length > 0), text, body, given);
        }

        private void RefuseFarTime(string stamp)
        {
            if (!s_time.IsMatch(stamp))
            {
                throw new SvcSignatureException("The signature has no time.");
            }
            var seconds = long.Parse(stamp, CultureInfo.InvariantCulture);
            var distance = Math.Abs(Clock().ToUnixTimeSeconds() - seconds);
            if (distance > Tolerance.TotalSeconds)
            {
                throw new SvcSignatureException("The signature's time is too far from the clock.");
            }
        }

        /// <summary>Compares every key with every signature, each in constant time.</summary>
        private static bool MatchesAny(
            IEnumerable<byte[]> keys, string lead, byte[] body, IEnumerable<byte[]> given)
        {
            var signatures = given.ToList();
            var isFound = false;
            foreach (var key in keys)
            {
                var expected = Webhooks.SignatureOf(key, lead, body);
                foreach (var one in signatures)
                {
                    isFound |= CryptographicOperations.FixedTimeEquals(one, expected);
                }
            }
            return isFound;
        }

        private static byte[] FromBase64(string text)
        {
            var bytes = new byte[text.Length];
            return Convert.TryFromBase64String(text, bytes, out var count)
                ? bytes.AsSpan(0, count).ToArray()
                : Array.Empty<byte>();
        }
    }

    /// <summary>Webhooks of the service.</summary>
    public static class Webhooks
    {
        /// <summary>
        /// The event of a webhook, once its <c>Svc-Signature</c> header is found to be right; as
        /// <see cref="WebhookVerifier" />. Several secrets are known while one is being rolled.
        /// </summary>
        public static IEvent Verify(
            byte[] body, string? signatureHeader, params string[] secrets) =>
            new WebhookVerifier(secrets).Verify(body, signatureHeader);

        /// <summary>The event of a body that was verified elsewhere.</summary>
        public static IEvent Parse(byte[] body) =>
            JsonReader.TryRead(
                body, out var parsed) && parsed is IReadOnlyDictionary<string, object?> fields
                ? Unions.Event(fields)
                : throw new SvcSignatureException("The body is no JSON.");

        /// <summary>
        /// A <c>Svc-Signature</c> header as the service would send it; for tests of a receiver.
        /// </summary>
        public static string SignTestHeader(byte[] body, string secret, long? unixSeconds = null)
        {
            var now = unixSeconds ?? DateTimeOffset.UtcNow.ToUnixTimeSeconds();
            var stamp = now.ToString(CultureInfo.InvariantCulture);
            var signature = SignatureOf(Encoding.UTF8.GetBytes(secret), stamp + ".", body);
            return $"t={stamp},v1={string.Concat(signature.Select(one => one.ToString("x2")))}";
        }

        internal static byte[] SignatureOf(byte[] key, string lead, byte[] body)
        {
            using var mac = new HMACSHA256(key);
            return mac.ComputeHash(Encoding.UTF8.GetBytes(lead).Concat(body).ToArray());
        }

        internal static byte[] FromHex(string text) =>
            Enumerable.Range(0, text.Length / 2)
                .Select(place => Convert.ToByte(text.Substring(place * 2, 2), 16))
                .ToArray();
    }
}
