package svc

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"regexp"
	"strings"
	"time"
)

// LogLevel says what a client logs.
type LogLevel string

const (
	// LogOff is nothing.
	LogOff LogLevel = "off"
	// LogInfo is a line a call.
	LogInfo LogLevel = "info"
	// LogDebug is a line for each try and each pause as well.
	LogDebug LogLevel = "debug"
)

var logRanks = map[LogLevel]int{LogOff: 0, LogInfo: 1, LogDebug: 2}

// Anything else may hold what a log must not.
var (
	codeForm  = regexp.MustCompile(`^[a-z_]{1,64}$`)
	plainForm = regexp.MustCompile(`^[A-Za-z0-9_.-]{1,100}$`)
)

// callLog is what a client logs: methods, paths with placeholders and numbers, and nothing of a
// customer.
type callLog struct {
	rank   int
	logger *slog.Logger
}

func newLog(level LogLevel, logger *slog.Logger) (*callLog, error) {
	said := level
	if said == "" {
		said = LogLevel(strings.ToLower(os.Getenv("SVC_SDK_LOG")))
	}
	if said == "" && logger != nil {
		said = LogDebug
	}
	rank, known := logRanks[said]
	if !known && level != "" {
		return nil, &ConfigurationError{"LogLevel is LogOff, LogInfo or LogDebug."}
	}
	if !known && said != "" {
		say("svc info SVC_SDK_LOG is off, info or debug. Nothing is logged.")
	}
	return &callLog{rank, logger}, nil
}

// begun logs that a try is made.
func (l *callLog) begun(ctx context.Context, c *call, attempt int) {
	if l.rank < logRanks[LogDebug] {
		return
	}
	l.write(ctx, slog.LevelDebug, fmt.Sprintf("%s %s try=%d idempotency_key=%s",
		c.operation.verb, c.operation.path, attempt, shortened(c.key)))
}

// ended logs how a try ended; the last one is the end of the call.
func (l *callLog) ended(
	ctx context.Context, c *call, attempt int, got *answer, end verdict,
) {
	if l.rank == 0 || (end.retrying && l.rank < logRanks[LogDebug]) {
		return
	}
	result, request := "status=none", "request_id=none"
	if got != nil {
		result = fmt.Sprintf("status=%d", got.metadata.Status)
		request = "request_id=" + fittingText(got.metadata.RequestID, plainForm)
	}
	if end.err != nil {
		result += " reason=" + reasonOf(end.err)
	}
	called := c.operation.verb + " " + c.operation.path
	if !end.retrying {
		l.write(ctx, slog.LevelInfo, fmt.Sprintf("%s %s ms=%d tries=%d %s",
			called, result, time.Since(c.began).Milliseconds(), attempt, request))
		return
	}
	l.write(ctx, slog.LevelDebug, fmt.Sprintf("%s try=%d %s wait_ms=%d idempotency_key=%s %s",
		called, attempt, result, end.pause.Milliseconds(), shortened(c.key), request))
}

func (l *callLog) write(ctx context.Context, level slog.Level, line string) {
	// A call is worth more than its line.
	defer func() { _ = recover() }()
	if l.logger != nil {
		l.logger.Log(ctx, level, line)
		return
	}
	say("svc " + strings.ToLower(level.String()) + " " + line)
}

func say(line string) { _, _ = fmt.Fprintln(os.Stderr, line) }

func fittingText(text string, form *regexp.Regexp) string {
	if form.MatchString(text) {
		return text
	}
	return "none"
}

// shortened is enough to find a call by; a key of the caller's own may be a phone number.
func shortened(key string) string {
	switch {
	case key == "":
		return "none"
	case len(key) > 8 && plainForm.MatchString(key[:4]):
		return key[:4] + "..."
	default:
		return "..."
	}
}

func reasonOf(err error) string {
	var answered *APIError
	var late *TimeoutError
	var cancelled *CancelledError
	var lost *ConnectionError
	switch {
	case errors.As(err, &answered):
		return fittingText(answered.Code, codeForm)
	case errors.As(err, &late):
		return "timed_out"
	case errors.As(err, &cancelled):
		return "cancelled"
	case errors.As(err, &lost) && !lost.MaybeSent:
		return "connection_failed"
	default:
		return "connection_lost"
	}
}
