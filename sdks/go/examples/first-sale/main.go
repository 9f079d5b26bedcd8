// The first sale: five dollars of airtime, and what became of it.
package main

import (
	"context"
	"fmt"
	"log"

	svc "example.com/svc/svc-go"
)

func main() {
	ctx := context.Background()
	client, err := svc.New(svc.Config{}) // from SVC_URL and SVC_KEY
	if err != nil {
		log.Fatal(err)
	}
	answer, err := client.Sends.Create(ctx, &svc.SendsCreateParams{
		Target: "0771234567", Amount: svc.Ptr("5.00"), Currency: svc.Ptr("USD"),
	})
	if err != nil {
		log.Fatal(err)
	}
	send, err := client.Sends.Wait(ctx, answer.AsSend().ID, nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(send.ID, send.Status)
}
