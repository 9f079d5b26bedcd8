package main

import (
	"context"
	"log"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/stripe/stripe-go/v82"
)

func init() {
	arms["stripe"] = func() func() {
		quiet := &stripe.LeveledLogger{Level: stripe.LevelError}
		backends := stripe.NewBackendsWithConfig(&stripe.BackendConfig{
			URL:             stripe.String(os.Getenv("SVC_URL")),
			EnableTelemetry: stripe.Bool(false),
			LeveledLogger:   quiet,
		})
		client := stripe.NewClient(os.Getenv("SVC_KEY"), stripe.WithBackends(backends))
		return func() {
			account, err := client.V1Accounts.GetByID(context.Background(), "acct_1", nil)
			if err != nil || account.Object != "account" {
				log.Fatal(account, err)
			}
		}
	}
	arms["openai"] = func() func() {
		key := option.WithAPIKey(os.Getenv("SVC_KEY"))
		client := openai.NewClient(key, option.WithBaseURL(os.Getenv("SVC_URL")+"/v1"))
		return func() {
			if _, err := client.Models.Get(context.Background(), "one"); err != nil {
				log.Fatal(err)
			}
		}
	}
}
