package svc

import (
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const (
	// A pause that is longer is the caller's to make.
	retryAfterMax = 20 * time.Second
	backoffFirst  = 500 * time.Millisecond
	backoffMax    = 8 * time.Second
)

var retryableStatuses = map[int]bool{408: true, 429: true, 500: true, 502: true, 503: true, 504: true}

type retryState struct {
	operation *operation
	// 1 after the first try.
	attempt    int
	maxRetries int
	// What is left of the whole call.
	left time.Duration
}

// pauseAfterAnswer is the pause before the next try after an answer; false when there is none. The
// body's retryable decides; a status only without it.
func pauseAfterAnswer(err *APIError, state retryState) (time.Duration, bool) {
	// The request has arrived: only what is safe to repeat is repeated.
	if state.operation.retry == retryOnce || state.attempt > state.maxRetries || !isRetryable(err) {
		return 0, false
	}
	if err.RetryAfter == nil {
		return fitting(backoff(state.attempt), state)
	}
	// The cap comes first: a number of seconds may be beyond any duration.
	if *err.RetryAfter > int64(retryAfterMax/time.Second) {
		return 0, false
	}
	return fitting(time.Duration(*err.RetryAfter)*time.Second, state)
}

// pauseAfterSilence is the pause before the next try when no answer came.
func pauseAfterSilence(wasSent bool, state retryState) (time.Duration, bool) {
	if state.attempt > state.maxRetries || (wasSent && state.operation.retry == retryOnce) {
		return 0, false
	}
	return fitting(backoff(state.attempt), state)
}

func isRetryable(err *APIError) bool {
	if err.Code == "idempotency_mismatch" {
		return false
	}
	if err.Retryable != nil {
		return *err.Retryable
	}
	return retryableStatuses[err.Status]
}

func fitting(pause time.Duration, state retryState) (time.Duration, bool) {
	return pause, pause < state.left
}

// backoff has full jitter: a crowd that failed together does not come back together.
func backoff(attempt int) time.Duration {
	limit := backoffMax
	if attempt < 5 {
		limit = min(backoffMax, backoffFirst<<(attempt-1))
	}
	return time.Duration(rand.Float64() * float64(limit))
}

// readRetryAfter is the seconds of a Retry-After header, given as seconds or as a date; nil of
// anything else. A date is counted from the Date of the same answer: the clock of this machine may
// be wrong.
func readRetryAfter(header http.Header) *int64 {
	text := strings.TrimSpace(header.Get("Retry-After"))
	if seconds, err := strconv.ParseUint(text, 10, 62); err == nil {
		return Ptr(int64(seconds))
	}
	moment, err := http.ParseTime(text)
	if err != nil {
		return nil
	}
	now, err := http.ParseTime(strings.TrimSpace(header.Get("Date")))
	if err != nil {
		now = time.Now()
	}
	return Ptr(max(0, int64((moment.Sub(now)+time.Second-1)/time.Second)))
}
