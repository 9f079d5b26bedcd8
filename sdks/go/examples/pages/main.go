// Lists: every object, the pages, and going on another day.
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
	page, err := client.Sends.List(ctx, &svc.SendsListParams{Limit: svc.Ptr[int64](10)})
	if err != nil {
		log.Fatal(err)
	}
	for send, err := range page.All(ctx) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(send.ID, send.Status)
	}
	fmt.Println("go on from", page.NextCursor, "with StartingAfter")
}
