// Power with a quote: what five dollars buy, the sale, and the token.
package main

import (
	"context"
	"fmt"
	"log"

	svc "example.com/svc/svc-go"
)

func main() {
	ctx := context.Background()
	client, err := svc.New(svc.Config{})
	if err != nil {
		log.Fatal(err)
	}
	quote, err := client.Quotes.Create(ctx, &svc.QuotesCreateParams{
		Target: "37140030000", Amount: svc.Ptr("5.00"), Currency: svc.Ptr("USD"),
	})
	if err != nil {
		log.Fatal(err)
	}
	answer, err := client.Sends.Create(ctx, &svc.SendsCreateParams{
		Target:     "37140030000",
		Amount:     svc.Ptr("5.00"),
		Currency:   svc.Ptr("USD"),
		Quote:      &quote.ID,
		TokenPhone: svc.Ptr("0771234567"),
	})
	if err != nil {
		log.Fatal(err)
	}
	send, err := client.Sends.Wait(ctx, answer.AsSend().ID, nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(send) // shows no token
	if send.Token != nil {
		fmt.Println("Give the customer this and keep it nowhere:", send.Token.Reveal())
	}
}
