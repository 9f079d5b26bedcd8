package main

import (
	"context"
	"log"

	svc "example.com/svc/svc-go"
)

func init() {
	arms["sdk"] = func() func() {
		client, err := svc.New(svc.Config{})
		if err != nil {
			log.Fatal(err)
		}
		return func() {
			account, err := client.Account.Get(context.Background())
			if err != nil || account.Object != "account" {
				log.Fatal(account, err)
			}
		}
	}
}
