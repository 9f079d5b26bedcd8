package svc_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	svc "example.com/svc/svc-go"
)

const testKey = "svc_sk_test_canary5567Qx"

// answers serves these answers in their order, and the last one from then on.
func answers(t *testing.T, config svc.Config, given ...http.HandlerFunc) (*svc.Client, *atomic.Int32) {
	t.Helper()
	hits := new(atomic.Int32)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		place := min(int(hits.Add(1)), len(given)) - 1
		given[place](w, r)
	}))
	t.Cleanup(server.Close)
	config.APIKey, config.BaseURL = testKey, server.URL
	client, err := svc.New(config)
	if err != nil {
		t.Fatal(err)
	}
	return client, hits
}

func answering(status int, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}
}

func dropping(w http.ResponseWriter, _ *http.Request) {
	connection, _, _ := http.NewResponseController(w).Hijack()
	_ = connection.Close()
}

func TestSaleIsSentAgainUnderOneKey(t *testing.T) {
	var keys []string
	seen := func(next http.HandlerFunc) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			keys = append(keys, r.Header.Get("Idempotency-Key"))
			next(w, r)
		}
	}
	sale := answering(202, `{"object":"send","id":"snd_1","status":"pending"}`)
	client, hits := answers(t, svc.Config{}, seen(dropping), seen(sale))
	answer, err := client.Sends.Create(context.Background(), &svc.SendsCreateParams{
		Target: "0771234567", Amount: svc.Ptr("5.00"), Currency: svc.Ptr("USD"),
	})
	if err != nil {
		t.Fatal(err)
	}
	if hits.Load() != 2 || keys[0] == "" || keys[0] != keys[1] {
		t.Errorf("%d requests with the keys %v", hits.Load(), keys)
	}
	if answer.AsSend().ID != "snd_1" || answer.AsAgentApproval() != nil {
		t.Errorf("answered %v", answer)
	}
	if answer.AsSend().ResponseMetadata().Attempts != 2 {
		t.Errorf("attempts %d", answer.ResponseMetadata().Attempts)
	}
}

func TestWhatGoesOnceIsNotSentAgainByTheTransport(t *testing.T) {
	list := answering(200, `{"object":"account"}`)
	client, hits := answers(t, svc.Config{}, list, list, dropping)
	ctx := context.Background()
	// A warm connection is one on which Go's transport sends again by itself.
	for range 2 {
		if _, err := client.Account.Get(ctx); err != nil {
			t.Fatal(err)
		}
	}
	_, err := client.Keys.Roll(ctx, "key_1", nil)
	var lost *svc.ConnectionError
	if !errors.As(err, &lost) || !lost.MaybeSent || hits.Load() != 3 {
		t.Errorf("%d requests, %v", hits.Load(), err)
	}
	_, err = client.Account.Get(ctx, svc.WithMaxRetries(0))
	if !errors.As(err, &lost) || hits.Load() != 4 {
		t.Errorf("a read without retries: %d requests, %v", hits.Load(), err)
	}
}

func TestErrorsAreFoundByClassAndAsAPIError(t *testing.T) {
	body := `{"error":{"type":"credit_error","code":"insufficient_credit","message":"m",` +
		`"details":7,"retryable":false,"request_id":"req_1"}}`
	client, _ := answers(t, svc.Config{}, answering(402, body))
	_, err := client.Account.Get(context.Background())
	var credit *svc.CreditError
	var api *svc.APIError
	var ours svc.Error
	if !errors.As(err, &credit) || !errors.As(err, &api) || !errors.As(err, &ours) {
		t.Fatalf("%T", err)
	}
	if api.Code != svc.ErrorCodeInsufficientCredit || api.RequestID != "req_1" || credit.Status != 402 {
		t.Errorf("%v", api)
	}
	var conflict *svc.ConflictError
	if errors.As(err, &conflict) {
		t.Error("a credit error is no conflict")
	}
}

func TestContextEndsACall(t *testing.T) {
	client, _ := answers(t, svc.Config{}, func(_ http.ResponseWriter, r *http.Request) {
		<-r.Context().Done()
	})
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(30*time.Millisecond, cancel)
	_, err := client.Account.Get(ctx)
	var cancelled *svc.CancelledError
	var lost *svc.ConnectionError
	if !errors.As(err, &cancelled) || !errors.As(err, &lost) || !errors.Is(err, context.Canceled) {
		t.Errorf("%T %v", err, err)
	}
	ctx, cancel = context.WithTimeout(context.Background(), 30*time.Millisecond)
	defer cancel()
	_, err = client.Account.Get(ctx)
	var late *svc.TimeoutError
	if !errors.As(err, &late) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%T %v", err, err)
	}
}

func TestNullClearsAndAbsentStays(t *testing.T) {
	var body string
	client, _ := answers(t, svc.Config{}, func(w http.ResponseWriter, r *http.Request) {
		text, _ := io.ReadAll(r.Body)
		body = string(text)
		answering(200, `{"object":"api_key"}`)(w, r)
	})
	for _, one := range []struct {
		params *svc.KeysUpdateParams
		body   string
	}{
		{&svc.KeysUpdateParams{}, `{}`},
		{&svc.KeysUpdateParams{Label: svc.Null[string]()}, `{"label":null}`},
		{&svc.KeysUpdateParams{Label: svc.Value("till & 4")}, `{"label":"till & 4"}`},
		{&svc.KeysUpdateParams{ExpiresAt: svc.Value(svc.Unix(5))}, `{"expires_at":5}`},
	} {
		if _, err := client.Keys.Update(context.Background(), "key_1", one.params); err != nil {
			t.Fatal(err)
		}
		if body != one.body {
			t.Errorf("sent %s, not %s", body, one.body)
		}
	}
}

func TestNoStringFormShowsASecret(t *testing.T) {
	token := "canary-token-41"
	var send svc.Send
	text := fmt.Sprintf(`{"object":"send","id":"snd_1","token":%q,"later":%q}`, token, token)
	if err := json.Unmarshal([]byte(text), &send); err != nil {
		t.Fatal(err)
	}
	var log strings.Builder
	slog.New(slog.NewJSONHandler(&log, nil)).Info("sold", "send", send, "pointer", &send)
	forms := log.String()
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%d", "%x"} {
		forms += fmt.Sprintf(verb+verb, send, struct{ Sent *svc.Send }{&send})
	}
	client, _ := answers(t, svc.Config{}, answering(401, `{"error":{"message":"m"},"key":"`+token+`"}`))
	_, err := client.Account.Get(context.Background())
	forms += fmt.Sprintf("%v %+v %#v %d %v %+v %#v", err, err, err, err, client, *client, client.Sends)
	for _, secret := range []string{token, testKey, fmt.Sprintf("%x", token)} {
		if strings.Contains(forms, secret) {
			t.Errorf("%s is shown in %s", secret, forms)
		}
	}
	if send.Token.Reveal() != token {
		t.Error("a secret is read by its name")
	}
	if written, _ := json.Marshal(send); !strings.Contains(string(written), token) {
		t.Error("a secret is written back")
	}
}

func TestHooksSeeEveryTryWithoutTheKey(t *testing.T) {
	var seen []string
	hooks := svc.Hooks{
		BeforeRequest: func(a svc.RequestAttempt) { seen = append(seen, fmt.Sprint("before ", a)) },
		AfterResponse: func(a svc.ResponseAttempt) {
			seen = append(seen, fmt.Sprint("after ", a.Status, a.Retrying, a))
		},
	}
	ok := answering(200, `{"object":"account"}`)
	client, _ := answers(t, svc.Config{Hooks: hooks}, answering(503, ``), ok)
	if _, err := client.Account.Get(context.Background()); err != nil {
		t.Fatal(err)
	}
	all := strings.Join(seen, "\n")
	if len(seen) != 4 || strings.Contains(all, testKey) || !strings.Contains(seen[1], "503 true") {
		t.Errorf("%s", all)
	}
}

func TestOneClientIsShared(t *testing.T) {
	client, hits := answers(t, svc.Config{}, answering(200, `{"object":"account"}`))
	var all sync.WaitGroup
	for range 50 {
		all.Add(1)
		go func() {
			defer all.Done()
			if _, err := client.Account.Get(context.Background()); err != nil {
				t.Error(err)
			}
		}()
	}
	all.Wait()
	if hits.Load() != 50 {
		t.Errorf("%d requests", hits.Load())
	}
}

func TestFileIsSavedWholeOrNotAtAll(t *testing.T) {
	client, hits := answers(t, svc.Config{}, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Disposition", `attachment; filename="../r.pdf"`)
		_, _ = io.WriteString(w, "%PDF")
	}, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "9")
		_, _ = io.WriteString(w, "%PDF")
	})
	folder := t.TempDir()
	file, err := client.Sends.GetReceiptPDF(context.Background(), "snd_1", nil)
	if err != nil {
		t.Fatal(err)
	}
	path, err := file.SaveTo(folder)
	if err != nil || path != filepath.Join(folder, "r.pdf") {
		t.Errorf("%s %v", path, err)
	}
	file, err = client.Sends.GetReceiptPDF(context.Background(), "snd_1", nil)
	if err != nil {
		t.Fatal(err)
	}
	var lost *svc.ConnectionError
	if _, err = file.SaveTo(filepath.Join(folder, "cut.pdf")); !errors.As(err, &lost) {
		t.Errorf("%v after %d requests", err, hits.Load())
	}
	if left, _ := filepath.Glob(filepath.Join(folder, "*")); len(left) != 1 {
		t.Errorf("the folder holds %v", left)
	}
}
