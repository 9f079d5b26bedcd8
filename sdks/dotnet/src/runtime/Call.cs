using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Net.Http;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

namespace Svc
{
    /// <summary>One call: a key made once, and tries under one deadline.</summary>
    internal sealed class Call
    {
        /// <summary>Anything else in a path, such as a reference, is no id.</summary>
        private static readonly Regex s_idForm = new Regex(@"^[a-z]{2,5}_[0-9A-Za-z]{24}\z");

        private readonly Settings _settings;
        private readonly Operation _operation;
        private readonly PathArguments _path;
        private readonly RequestOptions _options;
        private readonly Encoded _encoded;
        private readonly string? _key;
        private readonly Stopwatch _clock = Stopwatch.StartNew();

        internal Call(
            Settings settings,
            Operation operation,
            PathArguments path,
            IReadOnlyDictionary<string, object?> parameters,
            RequestOptions? options)
        {
            _settings = settings;
            _operation = operation;
            _path = path;
            _options = options ?? new RequestOptions();
            _encoded = Encoder.Encode(operation, path, parameters, _options);
            _key = KeyOf(operation, _options);
        }

        private TimeSpan Left => (_options.Timeout ?? _settings.Timeout) - _clock.Elapsed;

        internal async Task<Answer> RunAsync(CancellationToken stop)
        {
            // A try whose answer was lost may have done its work.
            var isDonePerhaps = false;
            for (var attempt = 1; ; attempt++)
            {
                var started = _clock.Elapsed;
                var headers = Headers();
                _settings.BeforeRequest?.Invoke(Attempt(headers, attempt));
                _settings.Log.Begun(_operation, attempt, _key);
                var outcome = await TryAsync(headers, attempt, stop).ConfigureAwait(false);
                var verdict = Judge(outcome, attempt, isDonePerhaps);
                // A success that another try follows could not be read.
                var status = outcome.Answer?.Metadata.Status;
                isDonePerhaps |= status >= 500 || status < 300 || outcome.WasSent;
                Report(headers, attempt, _clock.Elapsed - started, outcome, verdict);
                LogEnd(attempt, outcome.Answer?.Metadata, verdict.Error, verdict.Pause);
                if (verdict.Answer != null) return verdict.Answer;
                if (verdict.Pause is null) throw verdict.Error!;
                if (!await Watch.PauseAsync(verdict.Pause.Value, stop).ConfigureAwait(false))
                {
                    var facts = new CallFacts(isDonePerhaps, attempt, _key);
                    var message = "The call was cancelled.";
                    var cancelled = new SvcCancelledException(message, facts, null, stop);
                    LogEnd(attempt, null, cancelled, null);
                    throw cancelled;
                }
            }
        }

        /// <summary>
        /// The key of a call: the caller's, or one made once; none where the contract takes none.
        /// </summary>
        private static string? KeyOf(Operation operation, RequestOptions options)
        {
            const string param = "idempotency_key";
            var own = options.IdempotencyKey;
            if (!operation.SendsKey)
            {
                if (own is null) return null;
                throw new SvcArgumentException($"{operation.Key} takes no idempotency key.", param);
            }
            if (own is null) return Guid.NewGuid().ToString();
            if (own.Length == 0 || own.Length > 255 || own.Any(letter => letter < ' ' || letter > '~'))
            {
                throw new SvcArgumentException(
                    "An idempotency key has 1 to 255 printable characters of ASCII.", param);
            }
            return own;
        }

        private Dictionary<string, string> Headers()
        {
            var headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase)
            {
                ["Accept"] = _operation.Accept,
                ["Svc-Version"] = SvcVersion.Api,
                ["User-Agent"] = Transports.UserAgent,
            };
            if (_encoded.Body != null) headers["Content-Type"] = _encoded.ContentType;
            if (_key != null) headers["Idempotency-Key"] = _key;
            if (_operation.Auth == "program")
            {
                headers["Svc-Signature"] = Signature();
            }
            else if (_operation.Auth != "none")
            {
                headers["Authorization"] = "Bearer " + _settings.Key.Reveal();
            }
            if (_options.ExtraHeaders is null) return headers;
            foreach (var (name, value) in _options.ExtraHeaders)
            {
                // Found out later, it would look like a request that was lost on its way.
                if (name == "" || name.Any(letter => letter == ' ' || letter == ':')
                    || (name + value).Any(letter => letter < ' ' || letter > '~'))
                {
                    throw new SvcArgumentException(
                        $"The header {name} cannot be sent.", "extra_headers");
                }
                headers[name] = value;
            }
            return headers;
        }

        private string Signature()
        {
            var secret = _options.ProgramSecret
                ?? throw new SvcArgumentException(
                    "Sign the call with ProgramSecret.", "program_secret");
            var body = _encoded.Body ?? Array.Empty<byte>();
            return Webhooks.SignTestHeader(body, secret, DateTimeOffset.UtcNow.ToUnixTimeSeconds());
        }

        /// <summary>Sends the request once.</summary>
        private async Task<Outcome> TryAsync(
            Dictionary<string, string> headers, int attempt, CancellationToken stop)
        {
            var watch = new Watch(stop, Left, _options.ReadTimeout ?? _settings.ReadTimeout);
            HttpResponseMessage? response = null;
            try
            {
                var transports = _settings.Transports;
                var client = _operation.GoesOnce ? transports.Fresh : transports.Shared;
                using var request = Request(headers);
                response = await client
                    .SendAsync(request, HttpCompletionOption.ResponseHeadersRead, watch.Token)
                    .ConfigureAwait(false);
                Transports.RefuseNoTunnel(request.RequestUri!, response);
                watch.Heard();
                var metadata = new ResponseMetadata(response, _key, attempt);
                var answer = new Answer(response, metadata, watch);
                if (answer.IsSuccess && _operation.IsFile)
                {
                    watch.ForgetWhole();
                    return new Outcome(answer, watch);
                }
                await ReadAsync(answer).ConfigureAwait(false);
                return new Outcome(answer, watch);
            }
            catch (Exception failure) when (!(failure is SvcException))
            {
                // Its clocks are looked at before they are stopped.
                watch.Dispose();
                response?.Dispose();
                var isUnsent = IsUnsent(failure, watch)
                    && (response is null || failure is NoTunnelException);
                return new Outcome(failure, !isUnsent, watch);
            }
        }

        private bool IsUnsent(Exception failure, Watch watch) =>
            !watch.IsCancelled && !watch.IsTimedOut && _settings.Transports.IsUnsent(failure);

        /// <summary>
        /// A request with a body, even if it is empty: the transport of .NET sends again by itself
        /// what has none, and how often a call is sent is decided here alone.
        /// </summary>
        private HttpRequestMessage Request(Dictionary<string, string> headers)
        {
            var address = new Uri(_settings.Address + _encoded.Path);
            var request =
                new HttpRequestMessage(new System.Net.Http.HttpMethod(_operation.Verb), address)
            {
                Content = new ByteArrayContent(_encoded.Body ?? Array.Empty<byte>()),
            };
            foreach (var (name, value) in headers)
            {
                if (request.Headers.TryAddWithoutValidation(name, value)) continue;
                request.Content.Headers.TryAddWithoutValidation(name, value);
            }
            return request;
        }

        private static async Task ReadAsync(Answer answer)
        {
            using var whole = new System.IO.MemoryStream();
            using (answer.Response)
            {
                var stream =
                    await answer.Response.Content.ReadAsStreamAsync().ConfigureAwait(false);
                var part = new byte[16 * 1024];
                for (; ; )
                {
                    var count =
                        await stream.ReadAsync(part, answer.Watch.Token).ConfigureAwait(false);
                    if (count == 0) break;
                    answer.Watch.Heard();
                    whole.Write(part, 0, count);
                }
            }
            answer.Watch.Dispose();
            answer.Body = whole.ToArray();
            var isJson = JsonReader.TryRead(answer.Body, out var parsed);
            answer.Parsed = parsed;
            answer.IsCut = answer.IsSuccess && answer.Metadata.Status != 204 && !isJson;
        }

        /// <summary>A result, or the exception of this try and the pause before the next.</summary>
        private Verdict Judge(Outcome outcome, int attempt, bool isDonePerhaps)
        {
            var maxRetries = _options.MaxRetries ?? _settings.MaxRetries;
            var state = new RetryState(_operation, attempt, maxRetries, Left);
            if (outcome.Answer is null) return JudgeSilence(outcome, state, isDonePerhaps);
            var answer = outcome.Answer;
            var status = answer.Metadata.Status;
            var message = answer.IsCut
                ? $"The answer {status} could not be read: {answer.Body.Length} bytes, no JSON."
                : answer.IsSuccess ? MixedUp(answer.Parsed) : null;
            if (message != null)
            {
                var facts = new CallFacts(true, attempt, _key);
                var lost = new SvcConnectionException(message + Doubt(true), facts, null);
                return new Verdict(lost, Retry.PauseAfterSilence(true, state));
            }
            if (answer.IsSuccess) return new Verdict(answer);
            if (_operation.Verb == "DELETE" && status == 404 && isDonePerhaps)
            {
                // What an earlier try of this call has deleted is gone, as it should be.
                answer.Parsed = _path;
                return new Verdict(answer);
            }
            var error = SvcApiException.Of(answer.Body, answer.Parsed, answer.Metadata);
            return new Verdict(error, Retry.PauseAfterAnswer(error, state));
        }

        /// <summary>
        /// Says so when an answer is that of another request, as a proxy that mixes them up gives.
        /// </summary>
        private string? MixedUp(object? parsed)
        {
            if (!_path.TryGetValue(_operation.IdentifiedBy, out var given)) return null;
            if (!(given is string asked) || !s_idForm.IsMatch(asked)) return null;
            if (!(parsed is IReadOnlyDictionary<string, object?> fields)) return null;
            if (!fields.TryGetValue("id", out var id) || !(id is string found)) return null;
            return found == asked ? null : $"The answer is about {found}, and {asked} was asked for.";
        }

        /// <summary>
        /// The exception tells of the whole call: an earlier try may have arrived where the last
        /// has not.
        /// </summary>
        private Verdict JudgeSilence(Outcome lost, RetryState state, bool isDonePerhaps)
        {
            var maybeSent = lost.WasSent || isDonePerhaps;
            var facts = new CallFacts(maybeSent, state.Attempt, _key);
            var doubt = Doubt(maybeSent);
            if (lost.Watch.IsCancelled)
            {
                var message = "The call was cancelled." + doubt;
                return new Verdict(
                    new SvcCancelledException(
                        message, facts, lost.Failure, lost.Watch.Caller), null);
            }
            var cause = lost.Failure!;
            var isLate = lost.Watch.IsTimedOut || _settings.Transports.IsConnectTimeout(cause);
            return new Verdict(
                isLate
                    ? new SvcTimeoutException("No answer in time." + doubt, facts, cause)
                    : new SvcConnectionException("The connection failed." + doubt, facts, cause),
                Retry.PauseAfterSilence(lost.WasSent, state));
        }

        private static string Doubt(bool maybeSent) =>
            maybeSent ? " Whether the request was carried out is not known." : "";

        private RequestAttempt Attempt(Dictionary<string, string> headers, int attempt)
        {
            var masked = new Dictionary<string, string>(headers, StringComparer.OrdinalIgnoreCase);
            foreach (var name in new[] { "Authorization", "Svc-Signature" })
            {
                if (masked.ContainsKey(name)) masked[name] = Secret.Mask;
            }
            var url = _settings.Address + _encoded.Path;
            return new RequestAttempt(_operation.Key, _operation.Verb, url, masked, attempt);
        }

        private void LogEnd(
            int attempt, ResponseMetadata? response, Exception? error, TimeSpan? pause)
        {
            var tried = new LoggedTry(attempt, _key, _clock.Elapsed);
            _settings.Log.Ended(_operation, tried, response, error, pause);
        }

        private void Report(
            Dictionary<string, string> headers,
            int attempt,
            TimeSpan elapsed,
            Outcome outcome,
            Verdict verdict)
        {
            if (_settings.AfterResponse is null) return;
            var metadata = outcome.Answer?.Metadata;
            _settings.AfterResponse(
                new ResponseAttempt(Attempt(headers, attempt), metadata, elapsed, verdict.Pause));
        }
    }
}
