// The driver of the conformance runner: JSON lines in, JSON lines out, one process for all.
// Commands run side by side; each is answered under its own id.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"sync"
	"time"

	svc "example.com/svc/svc-go"
)

type values map[string]json.RawMessage

type command struct {
	ID      int    `json:"id"`
	Op      string `json:"op"`
	Client  string `json:"client"`
	Params  values `json:"params"`
	Options values `json:"options"`
}

// input is what a call is made with, in the names of the wire.
type input struct {
	params  values
	options []svc.RequestOption
}

// state is what commands leave for later ones.
type state struct {
	sync.Mutex
	clients map[string]*svc.Client
	held    map[int]any
	running map[int]context.CancelFunc
	hooked  []any
}

var shared = state{
	clients: map[string]*svc.Client{},
	held:    map[int]any{},
	running: map[int]context.CancelFunc{},
}

var writing sync.Mutex

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	for lines.Scan() {
		var one command
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		ctx, cancel := context.WithCancel(context.Background())
		shared.Lock()
		shared.running[one.ID] = cancel
		shared.Unlock()
		go run(ctx, one)
	}
}

func run(ctx context.Context, one command) {
	ok, err := answer(ctx, one)
	shared.Lock()
	delete(shared.running, one.ID)
	shared.Unlock()
	if err != nil {
		write(map[string]any{"id": one.ID, "error": shownError(err)})
		return
	}
	write(map[string]any{"id": one.ID, "ok": ok})
}

func write(answer map[string]any) {
	text, err := json.Marshal(answer)
	if err != nil {
		text, _ = json.Marshal(map[string]any{
			"id": answer["id"], "error": map[string]any{"class": "DriverError", "message": err.Error()},
		})
	}
	writing.Lock()
	defer writing.Unlock()
	_, _ = os.Stdout.Write(append(text, '\n'))
}

func answer(ctx context.Context, one command) (map[string]any, error) {
	if own, found := commands[one.Op]; found {
		return own(ctx, one)
	}
	result, err := call(ctx, one.Client, one.Op, one.Params, one.Options)
	if err != nil {
		return nil, err
	}
	return shown(one.ID, result), nil
}

func call(ctx context.Context, client, op string, params, options values) (any, error) {
	method, found := methods[op]
	if !found {
		return nil, fmt.Errorf("there is no method %s", op)
	}
	in := &input{params: values{}, options: optionsOf(options)}
	for name, value := range params {
		in.params[name] = value
	}
	return method(ctx, clientOf(client), in)
}

func clientOf(name string) *svc.Client {
	shared.Lock()
	defer shared.Unlock()
	if name == "" {
		name = "main"
	}
	return shared.clients[name]
}

// take takes an argument of the path out of the parameters.
func (in *input) take(name string) string {
	var text string
	_ = json.Unmarshal(in.params[name], &text)
	delete(in.params, name)
	return text
}

// read puts the parameters that are left into their struct; a list in the query has brackets.
func (in *input) read(params any) error {
	text, err := json.Marshal(in.params)
	if err != nil {
		return err
	}
	if list, found := in.params["expand"]; found {
		in.params["expand[]"] = list
		delete(in.params, "expand")
		if text, err = json.Marshal(in.params); err != nil {
			return err
		}
	}
	return json.Unmarshal(text, params)
}

func optionsOf(given values) []svc.RequestOption {
	var options []svc.RequestOption
	add := func(name string, into any, option func() svc.RequestOption) {
		if raw, found := given[name]; found && json.Unmarshal(raw, into) == nil {
			options = append(options, option())
		}
	}
	var key, secret string
	var timeout, readTimeout int64
	var retries int
	var body, query map[string]any
	var headers map[string]string
	add("idempotency_key", &key, func() svc.RequestOption { return svc.WithIdempotencyKey(key) })
	add("timeout_ms", &timeout, func() svc.RequestOption { return svc.WithTimeout(ms(timeout)) })
	add("read_timeout_ms", &readTimeout, func() svc.RequestOption {
		return svc.WithReadTimeout(ms(readTimeout))
	})
	add("max_retries", &retries, func() svc.RequestOption { return svc.WithMaxRetries(retries) })
	add("extra_body", &body, func() svc.RequestOption { return svc.WithExtraBody(body) })
	add("extra_query", &query, func() svc.RequestOption { return svc.WithExtraQuery(query) })
	add("extra_headers", &headers, func() svc.RequestOption { return svc.WithExtraHeaders(headers) })
	add("program_secret", &secret, func() svc.RequestOption { return svc.WithProgramSecret(secret) })
	return options
}

func ms(count int64) time.Duration { return time.Duration(count) * time.Millisecond }
