// A till: one sale under the till's own number, its receipt, and the statement of the day.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"time"

	svc "example.com/svc/svc-go"
)

func main() {
	ctx := context.Background()
	client, err := svc.New(svc.Config{})
	if err != nil {
		log.Fatal(err)
	}
	// The number of the sale is written down before it is sent. After a crash the same number is
	// sent again, and is the same sale.
	number := fmt.Sprintf("till4-%d", time.Now().UnixNano())
	send, err := sell(ctx, client, number)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(number, send.ID, send.Status)
	receipt, err := client.Sends.GetReceiptPDF(ctx, send.ID, nil)
	if err != nil {
		log.Fatal(err)
	}
	path, err := receipt.SaveTo(os.TempDir())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("receipt", path)
	statement, err := client.Statements.Get(ctx, &svc.StatementsGetParams{Currency: "USD"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(statement)
}

func sell(ctx context.Context, client *svc.Client, number string) (*svc.Send, error) {
	answer, err := client.Sends.Create(ctx, &svc.SendsCreateParams{
		Target:          "0771234567",
		Amount:          svc.Ptr("5.00"),
		Currency:        svc.Ptr("USD"),
		ClientReference: &number,
	}, svc.WithIdempotencyKey(number))
	if err != nil {
		return nil, err
	}
	return client.Sends.Wait(ctx, answer.AsSend().ID, &svc.WaitOptions{Timeout: 30 * time.Second})
}
