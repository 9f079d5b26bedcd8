package main

import (
	"context"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"os"
	"time"

	svc "example.com/svc/svc-go"
)

type own func(ctx context.Context, one command) (map[string]any, error)

// commands is what is asked of a driver besides the methods.
var commands map[string]own

func init() {
	commands = map[string]own{
		"client.new":     newClient,
		"client.hooked":  takeHooked,
		"page.items":     pageItems,
		"page.next":      nextPage,
		"page.previous":  previousPage,
		"file.save":      saveFile,
		"file.read":      readFile,
		"webhook.verify": verifyWebhook,
		"webhook.sign":   signWebhook,
		"decode":         decode,
		"cancel":         cancel,
		"sends.wait":     waitForSend,
	}
}

// text and number are parameters; zero of what is not there.
func (v values) text(name string) string {
	var text string
	_ = json.Unmarshal(v[name], &text)
	return text
}

func (v values) number(name string) int64 {
	var number int64
	_ = json.Unmarshal(v[name], &number)
	return number
}

func newClient(_ context.Context, one command) (map[string]any, error) {
	hook := func(attempt any) {
		shared.Lock()
		defer shared.Unlock()
		shared.hooked = append(shared.hooked, attempt)
	}
	config := svc.Config{
		APIKey:      one.Params.text("api_key"),
		BaseURL:     one.Params.text("base_url"),
		Timeout:     ms(one.Params.number("timeout_ms")),
		ReadTimeout: ms(one.Params.number("read_timeout_ms")),
		// How long a first handshake takes is the machine's business.
		ConnectTimeout: time.Minute,
		Hooks: svc.Hooks{
			BeforeRequest: func(attempt svc.RequestAttempt) { hook(attempt) },
			AfterResponse: func(attempt svc.ResponseAttempt) { hook(attempt) },
		},
	}
	if _, found := one.Params["max_retries"]; found {
		config.MaxRetries = svc.Ptr(int(one.Params.number("max_retries")))
	}
	if logged := one.Params.text("logged"); logged != "" {
		config.Logger = slog.New(saying{broken: logged == "broken"})
	}
	if own, err := transportOf(one.Params); err != nil {
		return nil, err
	} else if own != nil {
		config.HTTPClient = own
	}
	client, err := svc.New(config)
	if err != nil {
		return nil, err
	}
	name := one.Client
	if name == "" {
		name = "main"
	}
	shared.Lock()
	shared.clients[name] = client
	shared.Unlock()
	value := map[string]any{
		"livemode": client.Livemode(), "key_kind": client.KeyKind(), "base_url": client.BaseURL(),
	}
	return map[string]any{"value": value, "shown": printed(client) + printed(*client)}, nil
}

// transportOf is a transport with a proxy and roots, where the step has any.
func transportOf(params values) (*http.Client, error) {
	proxy, roots := params.text("proxy"), params.text("roots_file")
	if proxy == "" && roots == "" {
		return nil, nil
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	if proxy != "" {
		address, err := url.Parse(proxy)
		if err != nil {
			return nil, err
		}
		transport.Proxy = http.ProxyURL(address)
	}
	pem, err := os.ReadFile(roots)
	if err != nil {
		return nil, err
	}
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM(pem)
	transport.TLSClientConfig = &tls.Config{RootCAs: pool}
	return &http.Client{Transport: transport}, nil
}

func takeHooked(context.Context, command) (map[string]any, error) {
	shared.Lock()
	defer shared.Unlock()
	taken := shared.hooked
	shared.hooked = nil
	return map[string]any{"value": taken}, nil
}

func pageItems(ctx context.Context, one command) (map[string]any, error) {
	var params, options values
	_ = json.Unmarshal(one.Params["params"], &params)
	_ = json.Unmarshal(one.Params["options"], &options)
	result, err := call(ctx, one.Client, one.Params.text("method"), params, options)
	if err != nil {
		return nil, err
	}
	list := result.(walker)
	if string(one.Params["by_page"]) == "true" {
		sizes, err := list.sizes(ctx)
		return map[string]any{"value": sizes}, err
	}
	objects, err := list.objects(ctx, int(one.Params.number("stop_after")))
	return map[string]any{"value": objects}, err
}

func held(one command) any {
	shared.Lock()
	defer shared.Unlock()
	return shared.held[int(one.Params.number("handle"))]
}

func nextPage(ctx context.Context, one command) (map[string]any, error) {
	page, err := held(one).(walker).next(ctx)
	if err != nil {
		return nil, err
	}
	return shown(one.ID, page), nil
}

func previousPage(ctx context.Context, one command) (map[string]any, error) {
	page, err := held(one).(walker).previous(ctx)
	if err != nil {
		return nil, err
	}
	return shown(one.ID, page), nil
}

func saveFile(_ context.Context, one command) (map[string]any, error) {
	path, err := held(one).(*svc.FileResult).SaveTo(one.Params.text("path"))
	return map[string]any{"value": path}, err
}

func readFile(_ context.Context, one command) (map[string]any, error) {
	content, err := held(one).(*svc.FileResult).Bytes()
	sum := sha256.Sum256(content)
	value := map[string]any{"bytes": len(content), "sha256": hex.EncodeToString(sum[:])}
	return map[string]any{"value": value}, err
}

func bodyOf(params values) []byte {
	if _, found := params["body_base64"]; found {
		body, _ := base64.StdEncoding.DecodeString(params.text("body_base64"))
		return body
	}
	return []byte(params.text("body"))
}

func verifyWebhook(_ context.Context, one command) (map[string]any, error) {
	header := http.Header{}
	var headers map[string]string
	if json.Unmarshal(one.Params["headers"], &headers) == nil {
		for name, value := range headers {
			header[name] = []string{value}
		}
	} else {
		header.Set("Svc-Signature", one.Params.text("headers"))
	}
	verifier := svc.WebhookVerifier{Tolerance: ms(one.Params.number("tolerance") * 1000)}
	if json.Unmarshal(one.Params["secrets"], &verifier.Secrets) != nil {
		verifier.Secrets = []string{one.Params.text("secrets")}
	}
	if _, found := one.Params["now"]; found {
		verifier.Now = func() time.Time { return time.Unix(one.Params.number("now"), 0) }
	}
	event, err := verifier.Verify(bodyOf(one.Params), header)
	if err != nil {
		return nil, err
	}
	return shown(one.ID, event), nil
}

func signWebhook(_ context.Context, one command) (map[string]any, error) {
	timestamp := one.Params.number("timestamp")
	secret := one.Params.text("secret")
	return map[string]any{"value": svc.SignTestHeader(bodyOf(one.Params), secret, timestamp)}, nil
}

func decode(_ context.Context, one command) (map[string]any, error) {
	made, found := models[one.Params.text("name")]
	if !found {
		return nil, fmt.Errorf("there is no model %s", one.Params.text("name"))
	}
	value := made()
	if err := json.Unmarshal(one.Params["value"], value); err != nil {
		return nil, err
	}
	return shown(one.ID, value), nil
}

func cancel(_ context.Context, one command) (map[string]any, error) {
	shared.Lock()
	defer shared.Unlock()
	if stop, found := shared.running[int(one.Params.number("id"))]; found {
		stop()
	}
	return map[string]any{"value": nil}, nil
}

func waitForSend(ctx context.Context, one command) (map[string]any, error) {
	options := &svc.WaitOptions{
		Timeout: ms(one.Params.number("timeout_ms")), Every: ms(one.Params.number("every_ms")),
	}
	send, err := clientOf(one.Client).Sends.Wait(ctx, one.Params.text("send_id"), options)
	if err != nil {
		return nil, err
	}
	return shown(one.ID, send), nil
}
