package svc

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"strings"
	"time"
)

// idForm is what an id looks like; anything else in a path, such as a reference, is none.
var idForm = regexp.MustCompile(`^[a-z]{2,5}_[0-9A-Za-z]{24}$`)

// settings is what all calls of a client share; nothing in it changes.
type settings struct {
	address     string
	key         *apiKey
	transports  transports
	hooks       Hooks
	log         *callLog
	timeout     time.Duration
	readTimeout time.Duration
	maxRetries  int
}

// call is one call: a key made once, and tries under one deadline.
type call struct {
	settings  *settings
	operation *operation
	path      pathArgs
	options   *requestOptions
	encoded   *encoded
	key       string
	began     time.Time
	ends      time.Time
}

// answer is a whole answer, or of a file its beginning.
type answer struct {
	body     []byte
	response *http.Response
	metadata *ResponseMetadata
	// Of a file: the watch over the bytes that are still to come.
	watch *watch
	isCut bool
}

// silence is why a try has no answer.
type silence struct {
	failure error
	wasSent bool
	watch   *watch
}

// verdict is what a try came to: an answer, or an error and perhaps a pause before the next try.
type verdict struct {
	answer   *answer
	err      error
	pause    time.Duration
	retrying bool
}

func send(
	ctx context.Context, s *settings, op *operation, path pathArgs, params []pair,
	options *requestOptions,
) (*answer, error) {
	request, err := encode(op, path, params, options)
	if err != nil {
		return nil, err
	}
	key, err := keyOf(op, options)
	if err != nil {
		return nil, err
	}
	began := time.Now()
	ends := began.Add(orElse(options.timeout, s.timeout))
	if deadline, bounded := ctx.Deadline(); bounded && deadline.Before(ends) {
		ends = deadline
	}
	return (&call{s, op, path, options, request, key, began, ends}).run(ctx)
}

func (c *call) run(ctx context.Context) (*answer, error) {
	// A try whose answer was lost may have done its work.
	isDonePerhaps := false
	for attempt := 1; ; attempt++ {
		started := time.Now()
		header, err := c.header()
		if err != nil {
			return nil, err
		}
		c.announce(header, attempt)
		c.settings.log.begun(ctx, c, attempt)
		got, lost := c.try(ctx, header, attempt)
		state := c.state(attempt)
		var end verdict
		if lost != nil {
			end = c.judgeSilence(ctx, lost, state, isDonePerhaps)
			isDonePerhaps = isDonePerhaps || lost.wasSent
		} else {
			end = c.judge(got, state, isDonePerhaps)
			// A success that another try follows could not be read.
			status := got.metadata.Status
			isDonePerhaps = isDonePerhaps || status >= 500 || status < 300
		}
		c.report(header, attempt, started, got, end)
		c.settings.log.ended(ctx, c, attempt, got, end)
		if end.answer != nil {
			return end.answer, nil
		}
		if !end.retrying {
			return nil, end.err
		}
		if !pause(ctx, end.pause) {
			err := endedError(ctx, "The call", isDonePerhaps, c.facts(attempt), ctx.Err())
			c.settings.log.ended(ctx, c, attempt, nil, verdict{err: err})
			return nil, err
		}
	}
}

func (c *call) state(attempt int) retryState {
	maxRetries := c.settings.maxRetries
	if c.options.maxRetries != nil {
		maxRetries = *c.options.maxRetries
	}
	return retryState{c.operation, attempt, maxRetries, time.Until(c.ends)}
}

func (c *call) facts(attempt int) callFacts { return callFacts{attempt, c.key} }

func (c *call) header() (http.Header, error) {
	header := http.Header{}
	header.Set("Accept", "application/json")
	if c.operation.accept != "" {
		header.Set("Accept", c.operation.accept)
	}
	header.Set("Svc-Version", APIVersion)
	header.Set("User-Agent", userAgent)
	if c.encoded.body != nil {
		header.Set("Content-Type", c.encoded.contentType)
	}
	if c.key != "" {
		header.Set("Idempotency-Key", c.key)
	}
	switch c.operation.auth {
	case authNone:
	case authSigned:
		if c.options.programSecret == "" {
			message := "Sign the call with WithProgramSecret."
			return nil, &ArgumentError{Message: message, Param: "programSecret"}
		}
		now := time.Now().Unix()
		header.Set("Svc-Signature", SignTestHeader(c.encoded.body, c.options.programSecret, now))
	default:
		header.Set("Authorization", "Bearer "+c.settings.key.reveal())
	}
	for name, value := range c.options.extraHeaders {
		// Found out later, it would look like a request that was lost on its way.
		if name == "" || strings.ContainsAny(name, " :") || !isPrintable(name+value) {
			message := fmt.Sprintf("The header %q cannot be sent.", name)
			return nil, &ArgumentError{Message: message, Param: "extraHeaders"}
		}
		header.Set(name, value)
	}
	return header, nil
}

// try sends the request once.
func (c *call) try(ctx context.Context, header http.Header, attempt int) (*answer, *silence) {
	watch := newWatch(ctx, time.Until(c.ends), orElse(c.options.readTimeout, c.settings.readTimeout))
	var dialled dialling
	request, err := c.request(dialled.watched(watch.ctx), header)
	if err != nil {
		watch.stop()
		return nil, &silence{failure: err, watch: watch}
	}
	doer := c.settings.transports.shared
	if c.operation.retry == retryOnce {
		doer = c.settings.transports.fresh
	}
	response, err := doer.Do(request)
	if err != nil {
		watch.stop()
		return nil, &silence{failure: err, wasSent: dialled.wasSent(), watch: watch}
	}
	watch.heard()
	got := &answer{response: response, metadata: metadataOf(response, c.key, attempt), watch: watch}
	isSuccess := response.StatusCode >= 200 && response.StatusCode < 300
	if isSuccess && c.operation.shape == shapeFile {
		watch.forgetWhole()
		return got, nil
	}
	got.body, err = readAll(response.Body, watch)
	_ = response.Body.Close()
	watch.stop()
	if err != nil {
		return nil, &silence{failure: err, wasSent: true, watch: watch}
	}
	got.isCut = isSuccess && response.StatusCode != http.StatusNoContent && !json.Valid(got.body)
	return got, nil
}

// request has a body that cannot be read twice, even where it is empty: the transport of Go sends
// again by itself what it can, and how often a call is sent is decided here alone.
func (c *call) request(ctx context.Context, header http.Header) (*http.Request, error) {
	address := c.settings.address + c.encoded.path
	body := io.NopCloser(bytes.NewReader(c.encoded.body))
	request, err := http.NewRequestWithContext(ctx, c.operation.verb, address, body)
	if err != nil {
		return nil, err
	}
	request.ContentLength = int64(len(c.encoded.body))
	if c.encoded.body == nil && c.operation.verb != http.MethodGet {
		request.Body = nil
	}
	request.Header = header.Clone()
	return request, nil
}

func readAll(body io.Reader, watch *watch) ([]byte, error) {
	var whole bytes.Buffer
	part := make([]byte, 32*1024)
	for {
		count, err := body.Read(part)
		if count > 0 {
			watch.heard()
			whole.Write(part[:count])
		}
		if err == io.EOF {
			return whole.Bytes(), nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// judge is a result, or the error of this try and the pause before the next.
func (c *call) judge(got *answer, state retryState, isDonePerhaps bool) verdict {
	status := got.metadata.Status
	if message := c.spoiled(got); message != "" {
		message += doubt(true)
		pause, retrying := pauseAfterSilence(true, state)
		return verdict{nil, lostError(message, true, c.facts(state.attempt), nil), pause, retrying}
	}
	if status >= 200 && status < 300 {
		return verdict{answer: got}
	}
	if c.operation.verb == http.MethodDelete && status == http.StatusNotFound && isDonePerhaps {
		// What an earlier try of this call has deleted is gone, as it should be.
		got.body = c.pathObject()
		return verdict{answer: got}
	}
	err := errorOf(got.body, got.metadata)
	pause, retrying := pauseAfterAnswer(err, state)
	return verdict{nil, err.classed(), pause, retrying}
}

// spoiled says why an answer that looks like a success is none; "" of one that is.
func (c *call) spoiled(got *answer) string {
	status := got.metadata.Status
	if got.isCut {
		return fmt.Sprintf("The answer %d could not be read: %d bytes, no JSON.", status, len(got.body))
	}
	if status < 200 || status >= 300 || c.operation.identifiedBy == "" {
		return ""
	}
	for _, arg := range c.path {
		var found struct {
			ID string `json:"id"`
		}
		isAsked := arg.name == c.operation.identifiedBy && idForm.MatchString(arg.value)
		if !isAsked || json.Unmarshal(got.body, &found) != nil {
			continue
		}
		// A proxy that mixes answers up gives that of another request.
		if found.ID != "" && found.ID != arg.value {
			return fmt.Sprintf("The answer is about %s, and %s was asked for.", found.ID, arg.value)
		}
	}
	return ""
}

func (c *call) pathObject() []byte {
	var pairs []pair
	for _, arg := range c.path {
		pairs = append(pairs, pair{arg.name, appendText(nil, arg.value)})
	}
	return objectOf(pairs)
}

// judgeSilence tells of the whole call: an earlier try may have arrived where the last has not.
func (c *call) judgeSilence(
	ctx context.Context, lost *silence, state retryState, isDonePerhaps bool,
) verdict {
	facts, maybeSent := c.facts(state.attempt), lost.wasSent || isDonePerhaps
	if lost.watch.cancelled() {
		message := "The call was cancelled." + doubt(maybeSent)
		failure := lostError(message, maybeSent, facts, ctx.Err())
		return verdict{err: &CancelledError{failure}}
	}
	pause, retrying := pauseAfterSilence(lost.wasSent, state)
	if lost.watch.timedOut() {
		cause := error(context.DeadlineExceeded)
		failure := lostError("No answer in time."+doubt(maybeSent), maybeSent, facts, cause)
		retrying = retrying && ctx.Err() == nil
		return verdict{nil, &TimeoutError{failure}, pause, retrying}
	}
	failure := lostError("The connection failed."+doubt(maybeSent), maybeSent, facts, lost.failure)
	return verdict{nil, failure, pause, retrying}
}

func doubt(maybeSent bool) string {
	if maybeSent {
		return " Whether the request was carried out is not known."
	}
	return ""
}

func (c *call) attempt(header http.Header, attempt int) RequestAttempt {
	return RequestAttempt{
		Operation: c.operation.key,
		Method:    c.operation.verb,
		URL:       c.settings.address + c.encoded.path,
		Header:    maskedHeader(header),
		Attempt:   attempt,
	}
}

func (c *call) announce(header http.Header, attempt int) {
	if hook := c.settings.hooks.BeforeRequest; hook != nil {
		hook(c.attempt(header, attempt))
	}
}

func (c *call) report(header http.Header, attempt int, started time.Time, got *answer, end verdict) {
	hook := c.settings.hooks.AfterResponse
	if hook == nil {
		return
	}
	seen := ResponseAttempt{
		RequestAttempt: c.attempt(header, attempt),
		Elapsed:        time.Since(started),
		Retrying:       end.retrying,
		RetryIn:        end.pause,
	}
	if got != nil {
		seen.Status, seen.RequestID = got.metadata.Status, got.metadata.RequestID
	}
	hook(seen)
}
