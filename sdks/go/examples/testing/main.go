// A test of your own code without a network: answers are the contract's examples, or planned.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	svc "example.com/svc/svc-go"
	"example.com/svc/svc-go/svctest"
)

func main() {
	fake := svctest.New()
	client, err := fake.Client()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(sell(client))
	read, err := client.Sends.Get(context.Background(), "snd_000353tb1o6I7LqA0dWCYezO", nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(read.ID)
	fake.Answer("sends.create", 402, map[string]any{"error": map[string]any{
		"type": "credit_error", "code": "insufficient_credit", "message": "Top up your Credit.",
	}})
	fmt.Println(sell(client))
	for _, request := range fake.Requests() {
		fmt.Println(request.Operation, string(request.Body))
	}
}

// sell is the code that is tested.
func sell(client *svc.Client) string {
	answer, err := client.Sends.Create(context.Background(), &svc.SendsCreateParams{
		Target: "0771234567", Amount: svc.Ptr("5.00"), Currency: svc.Ptr("USD"),
	})
	var credit *svc.CreditError
	if errors.As(err, &credit) {
		return "no Credit left"
	}
	if err != nil {
		return "ask again: " + err.Error()
	}
	return "sold as " + answer.AsSend().ID
}
