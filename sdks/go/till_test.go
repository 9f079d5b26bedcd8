package svc_test

import (
	"context"
	"errors"
	"net/http"
	"testing"
	"time"

	svc "example.com/svc/svc-go"
)

func tillSale() *svc.SendsCreateParams {
	return &svc.SendsCreateParams{
		Target: "0771234567", Amount: svc.Ptr("5.00"), Currency: svc.Ptr("USD"),
	}
}

func openTill(t *testing.T, given ...http.HandlerFunc) (*svc.Till, *svc.FileSaleStore) {
	t.Helper()
	client, _ := answers(t, svc.Config{MaxRetries: svc.Ptr(0)}, given...)
	store, err := svc.OpenFileSaleStore(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = store.Close() })
	till, err := svc.NewTill(client, store, &svc.TillOptions{Wait: time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	return till, store
}

func TestAFolderOfSalesBelongsToOneStore(t *testing.T) {
	folder := t.TempDir()
	first, err := svc.OpenFileSaleStore(folder)
	if err != nil {
		t.Fatal(err)
	}
	var refused *svc.ConfigurationError
	if _, err = svc.OpenFileSaleStore(folder); !errors.As(err, &refused) {
		t.Fatalf("a second store is not refused: %v", err)
	}
	if err = first.Close(); err != nil {
		t.Fatal(err)
	}
	if err = first.Put(svc.SaleRecord{Number: "till4-1", Sale: []byte("{}")}); err == nil {
		t.Fatal("a store that is closed writes on")
	}
	next, err := svc.OpenFileSaleStore(folder)
	if err != nil {
		t.Fatal(err)
	}
	_ = next.Close()
}

func TestAnAnswerThatIsNoSaleLeavesItUnknown(t *testing.T) {
	for _, body := range []string{`{}`, `{"object":"send"}`} {
		till, store := openTill(t, answering(200, body))
		outcome, err := till.Sell(context.Background(), "till4-1", tillSale())
		if _, isUnknown := outcome.(*svc.SaleUnknown); !isUnknown {
			t.Fatalf("a proxy's answer is reported as %#v, %v", outcome, err)
		}
		if open, err := store.Open(); err != nil || len(open) != 1 {
			t.Fatalf("it is not asked about again: %v, %v", open, err)
		}
	}
}

func TestANumberStandsForOneSale(t *testing.T) {
	refusal := `{"error":{"type":"credit_error","code":"insufficient_credit","message":"No."}}`
	till, _ := openTill(t, answering(402, refusal))
	outcome, err := till.Sell(context.Background(), "till4-1", tillSale())
	if end, isNot := outcome.(*svc.SaleNotSold); !isNot || end.Code != "insufficient_credit" {
		t.Fatalf("a refusal is reported as %#v, %v", outcome, err)
	}
	other := tillSale()
	other.Amount = svc.Ptr("6.00")
	var wrong *svc.ArgumentError
	if _, err = till.Sell(context.Background(), "till4-1", other); !errors.As(err, &wrong) {
		t.Fatalf("another sale of the number is not refused: %v", err)
	}
}

func TestASaleThatNoRequestCarriesDoesNotKeepTheOthersFromBeingSettled(t *testing.T) {
	refusal := `{"error":{"type":"credit_error","code":"insufficient_credit","message":"No."}}`
	list := `{"object":"list","data":[],"has_more":false,"next_cursor":null}`
	till, store := openTill(t, answering(402, refusal), answering(200, list))
	kept := map[string]string{"till4-1": `[]`, "till4-2": `{"target":"0771234567"}`}
	for number, sale := range kept {
		if err := store.Put(svc.SaleRecord{Number: number, Sale: []byte(sale)}); err != nil {
			t.Fatal(err)
		}
	}
	outcomes, err := till.Settle(context.Background())
	if err != nil || len(outcomes) != len(kept) {
		t.Fatalf("settled %v, %v", outcomes, err)
	}
	for _, outcome := range outcomes {
		unknown, isUnknown := outcome.(*svc.SaleUnknown)
		var wrong *svc.ArgumentError
		isWrong := isUnknown && errors.As(unknown.Err, &wrong)
		if isWrong != (outcome.SaleNumber() == "till4-1") {
			t.Errorf("%s is reported as %#v", outcome.SaleNumber(), outcome)
		}
	}
}
