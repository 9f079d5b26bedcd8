package svc

import (
	"context"
	"time"
)

const (
	pollEvery = 2 * time.Second
	waitFor   = time.Minute
)

// WaitOptions are the settings of a wait.
type WaitOptions struct {
	// Timeout is how long to wait; a minute if zero.
	Timeout time.Duration
	// Every is the time between two looks; 2 s if zero.
	Every time.Duration
}

func waitForSend(
	ctx context.Context, options *WaitOptions, get func(context.Context) (*Send, error),
) (*Send, error) {
	timeout, every := waitFor, pollEvery
	if options != nil && options.Timeout > 0 {
		timeout = options.Timeout
	}
	if options != nil && options.Every > 0 {
		every = options.Every
	}
	ends := time.Now().Add(timeout)
	for {
		send, err := get(ctx)
		if err != nil || settledSends[send.Status] {
			return send, err
		}
		left := time.Until(ends)
		if left <= 0 {
			return send, nil
		}
		if !pause(ctx, min(every, left)) {
			facts := callFacts{attempts: send.ResponseMetadata().Attempts}
			return nil, endedError(ctx, "The wait", false, facts, ctx.Err())
		}
	}
}
