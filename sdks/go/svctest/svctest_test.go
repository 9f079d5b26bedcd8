package svctest_test

import (
	"context"
	"errors"
	"testing"

	svc "example.com/svc/svc-go"
	"example.com/svc/svc-go/svctest"
)

var sale = svc.SendsCreateParams{
	Target: "0771234567", Amount: svc.Ptr("5.00"), Currency: svc.Ptr("USD"),
}

func fakeClient(t *testing.T) (*svctest.Transport, *svc.Client) {
	t.Helper()
	fake := svctest.New()
	client, err := fake.Client()
	if err != nil {
		t.Fatal(err)
	}
	return fake, client
}

func TestAnswersTheExampleOfTheContract(t *testing.T) {
	fake, client := fakeClient(t)
	answer, err := client.Sends.Create(context.Background(), &sale)
	if err != nil {
		t.Fatal(err)
	}
	if answer.AsSend().ID == "" {
		t.Errorf("answered %v", answer)
	}
	seen := fake.Requests()
	if len(seen) != 1 || seen[0].Operation != "sends.create" || seen[0].Path != "/sends" {
		t.Fatalf("saw %v", seen)
	}
	if seen[0].Header.Get("Idempotency-Key") == "" || len(seen[0].Body) == 0 {
		t.Errorf("sent without a key or a body")
	}
}

func TestAnswersWhatWasPlannedAndThenTheExample(t *testing.T) {
	fake, client := fakeClient(t)
	refusal := map[string]any{"error": map[string]any{
		"type": "credit_error", "code": "insufficient_credit", "message": "Too little.",
	}}
	fake.Answer("sends.create", 402, refusal)
	_, err := client.Sends.Create(context.Background(), &sale)
	var credit *svc.CreditError
	if !errors.As(err, &credit) || credit.Code != "insufficient_credit" {
		t.Fatalf("failed with %v", err)
	}
	if _, err := client.Sends.Create(context.Background(), &sale); err != nil {
		t.Errorf("failed with %v", err)
	}
}

func TestTellsACheckFromASale(t *testing.T) {
	fake, client := fakeClient(t)
	_, err := client.Sends.Validate(context.Background(), &svc.SendsValidateParams{
		Target: "0771234567", Amount: svc.Ptr("5.00"), Currency: svc.Ptr("USD"),
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen := fake.Requests(); seen[0].Operation != "sends.validate" {
		t.Errorf("took %s", seen[0].Operation)
	}
}

func TestWalksAListAndReadsByID(t *testing.T) {
	fake, client := fakeClient(t)
	page, err := client.Sends.List(context.Background(), nil)
	if err != nil || len(page.Data) == 0 {
		t.Fatalf("listed %v, %v", page, err)
	}
	if _, err := client.Sends.Get(context.Background(), "snd_1", nil); err != nil {
		t.Fatal(err)
	}
	if seen := fake.Requests(); seen[1].Operation != "sends.get" {
		t.Errorf("took %s", seen[1].Operation)
	}
}

func TestEndsWithTheContextOfTheCaller(t *testing.T) {
	_, client := fakeClient(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := client.Sends.List(ctx, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("failed with %v", err)
	}
}
