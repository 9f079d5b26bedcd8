package svc

import (
	"cmp"
	"context"
	"errors"
	"time"
)

const (
	pollEvery = 2 * time.Second
	waitFor   = time.Minute
	// What a read has at least: the last one begins when hardly anything is left.
	readLeast = 500 * time.Millisecond
)

// WaitOptions are the settings of a wait.
type WaitOptions struct {
	// Timeout is how long to wait; a minute if zero.
	Timeout time.Duration
	// Every is the time between two looks; 2 s if zero.
	Every time.Duration
}

type getSend func(ctx context.Context, options ...RequestOption) (*Send, error)

func waitForSend(
	ctx context.Context, s *settings, options *WaitOptions, get getSend,
) (*Send, error) {
	timeout, every := waitFor, pollEvery
	if options != nil && options.Timeout > 0 {
		timeout = options.Timeout
	}
	if options != nil && options.Every > 0 {
		every = options.Every
	}
	ends := time.Now().Add(timeout)
	var seen *Send
	var answered error
	for {
		// No read outlasts the wait, which is itself what repeats it.
		bound := min(max(time.Until(ends), readLeast), s.timeout)
		send, err := get(ctx, WithTimeout(bound), WithMaxRetries(0))
		if err == nil && settledSends[send.Status] {
			return send, nil
		}
		length := every
		if err == nil {
			seen = send
		} else {
			if ctx.Err() != nil || !isPassing(err) {
				return nil, err
			}
			if isAnswer(err) {
				answered = err
			}
			// It says nothing about the sale, and counts only if no other read succeeds. What the
			// service last answered says more than a read that the wait itself cut off.
			if seen == nil && time.Until(ends) <= 0 {
				return nil, cmp.Or(answered, err)
			}
			length = max(every, askedPause(err))
		}
		left := time.Until(ends)
		if left <= 0 && seen != nil {
			return seen, nil
		}
		if !pause(ctx, max(min(length, left), 0)) {
			return nil, endedError(ctx, "The wait", false, waitFacts(seen), ctx.Err())
		}
	}
}

func waitFacts(seen *Send) callFacts {
	if seen == nil {
		return callFacts{attempts: 1}
	}
	return callFacts{attempts: seen.ResponseMetadata().Attempts}
}

func isAnswer(err error) bool {
	var said *APIError
	return errors.As(err, &said)
}

func isPassing(err error) bool {
	var said *APIError
	if errors.As(err, &said) {
		return isRetryable(said)
	}
	var lost *ConnectionError
	return errors.As(err, &lost)
}

// askedPause is what Retry-After asks for, up to what any wait lasts.
func askedPause(err error) time.Duration {
	var said *APIError
	if !errors.As(err, &said) || said.RetryAfter == nil {
		return 0
	}
	return time.Duration(min(*said.RetryAfter, int64(24*time.Hour/time.Second))) * time.Second
}
