package svc

import (
	"context"
	"errors"
	"time"
)

var errTimedOut = errors.New("no answer in time")

// watch ends a try when the call's time is over, when nothing comes for too long, or when the
// caller's context ends.
type watch struct {
	caller      context.Context
	ctx         context.Context
	cancel      context.CancelCauseFunc
	whole       *time.Timer
	silence     *time.Timer
	readTimeout time.Duration
}

func newWatch(caller context.Context, left, readTimeout time.Duration) *watch {
	ctx, cancel := context.WithCancelCause(caller)
	timeOut := func() { cancel(errTimedOut) }
	return &watch{
		caller:      caller,
		ctx:         ctx,
		cancel:      cancel,
		whole:       time.AfterFunc(max(0, left), timeOut),
		silence:     time.AfterFunc(readTimeout, timeOut),
		readTimeout: readTimeout,
	}
}

// heard is called when something has come: the silence begins again.
func (w *watch) heard() { w.silence.Reset(w.readTimeout) }

// forgetWhole leaves only silence to end it: a long file takes as long as it takes.
func (w *watch) forgetWhole() { w.whole.Stop() }

func (w *watch) stop() {
	w.whole.Stop()
	w.silence.Stop()
	w.cancel(nil)
}

// timedOut says whether time ended it: the call's, or that of the caller's context.
func (w *watch) timedOut() bool {
	return context.Cause(w.ctx) == errTimedOut || errors.Is(w.caller.Err(), context.DeadlineExceeded)
}

// cancelled says whether the caller ended it.
func (w *watch) cancelled() bool {
	return errors.Is(w.caller.Err(), context.Canceled)
}

// pause waits, unless the context ends first; true if the whole pause went by.
func pause(ctx context.Context, length time.Duration) bool {
	timer := time.NewTimer(length)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return ctx.Err() == nil
	}
}
