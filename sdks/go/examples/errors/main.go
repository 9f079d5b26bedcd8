// Errors: what to do about each.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	svc "example.com/svc/svc-go"
)

func main() {
	client, err := svc.New(svc.Config{})
	if err != nil {
		log.Fatal(err)
	}
	_, err = client.Sends.Create(context.Background(), &svc.SendsCreateParams{
		Target: "0771234567", Amount: svc.Ptr("100000.00"), Currency: svc.Ptr("USD"),
	})
	fmt.Println(advice(err))
}

func advice(err error) string {
	var credit *svc.CreditError
	var refused *svc.APIError
	var lost *svc.ConnectionError
	switch {
	case err == nil:
		return "It was sold."
	case errors.As(err, &credit):
		return "Top up your Credit."
	case errors.As(err, &refused):
		return fmt.Sprintf("Refused: %s (%s). Quote %s to support.",
			refused.Message, refused.Code, refused.RequestID)
	case errors.As(err, &lost) && lost.MaybeSent:
		return "It may have been sold. Send it again under the same key, " + lost.IdempotencyKey
	default:
		return err.Error()
	}
}
