// A till that is killed: carries out its orders and prints each outcome. At the step that it is
// given to die at it says so and waits to be killed.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	svc "example.com/svc/svc-go"
)

type orders struct {
	BaseURL string  `json:"base_url"`
	Folder  string  `json:"folder"`
	Now     int64   `json:"now"`
	WaitMs  int64   `json:"wait_ms"`
	DieAt   int     `json:"die_at"`
	Orders  []order `json:"orders"`
}

type order struct {
	Op     string                `json:"op"`
	Number string                `json:"number"`
	Sale   svc.SendsCreateParams `json:"sale"`
}

// steps counts down; zero never dies.
type steps struct{ left int }

func (s *steps) step(name string) {
	s.left--
	if s.left == 0 {
		say(map[string]any{"dying": name})
		time.Sleep(time.Hour)
	}
}

// steppedStore is a store of the caller's own, around the one that is shipped.
type steppedStore struct {
	*svc.FileSaleStore
	steps *steps
}

func (s steppedStore) Put(record svc.SaleRecord) error {
	s.steps.step("before put")
	err := s.FileSaleStore.Put(record)
	s.steps.step("after put")
	return err
}

func say(value any) {
	text, err := json.Marshal(value)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
}

func shown(outcome svc.SaleOutcome) map[string]any {
	said := map[string]any{"number": outcome.SaleNumber(), "why": nil}
	switch outcome := outcome.(type) {
	case *svc.SaleDelivered:
		said["outcome"] = "delivered"
	case *svc.SaleWaiting:
		said["outcome"] = "waiting"
	case *svc.SaleUnknown:
		said["outcome"] = "unknown"
		if outcome.Err != nil {
			said["why"] = outcome.Err.Error()
		}
	case *svc.SaleNotSold:
		said["outcome"], said["why"] = "not_sold", outcome.Code
	}
	return said
}

func main() {
	var input orders
	must(json.Unmarshal([]byte(os.Args[1]), &input))
	steps := &steps{input.DieAt}
	client, err := svc.New(svc.Config{
		APIKey:     "svc_rk_test_till",
		BaseURL:    input.BaseURL,
		MaxRetries: svc.Ptr(1),
		Hooks: svc.Hooks{
			BeforeRequest: func(svc.RequestAttempt) { steps.step("before request") },
			AfterResponse: func(svc.ResponseAttempt) { steps.step("after response") },
		},
	})
	must(err)
	store, err := svc.OpenFileSaleStore(input.Folder)
	must(err)
	till, err := svc.NewTill(client, steppedStore{store, steps}, &svc.TillOptions{
		Wait: time.Duration(input.WaitMs) * time.Millisecond,
		Now:  func() time.Time { return time.Unix(input.Now, 0) },
	})
	must(err)
	for _, one := range input.Orders {
		carryOut(till, one)
	}
	say(map[string]any{"done": true})
}

func carryOut(till *svc.Till, one order) {
	ctx := context.Background()
	if one.Op == "settle" {
		outcomes, err := till.Settle(ctx)
		must(err)
		for _, outcome := range outcomes {
			say(shown(outcome))
		}
		return
	}
	outcome, err := till.Sell(ctx, one.Number, &one.Sale)
	var refused *svc.ArgumentError
	if errors.As(err, &refused) {
		say(map[string]any{"number": one.Number, "refused": refused.Param})
		return
	}
	must(err)
	say(shown(outcome))
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
