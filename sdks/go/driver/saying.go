package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"strings"
)

// saying is a logger that says lines in words of its own, or fails.
type saying struct{ broken bool }

func (s saying) Enabled(context.Context, slog.Level) bool { return true }

func (s saying) Handle(_ context.Context, record slog.Record) error {
	if s.broken {
		panic("The logger is broken.")
	}
	level := strings.ToLower(record.Level.String())
	_, err := fmt.Fprintf(os.Stderr, "own %s %s\n", level, record.Message)
	return err
}

func (s saying) WithAttrs([]slog.Attr) slog.Handler { return s }

func (s saying) WithGroup(string) slog.Handler { return s }
