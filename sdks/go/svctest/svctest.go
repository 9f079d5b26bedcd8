// Package svctest answers a client without a network, with the examples of the contract:
//
//	fake := svctest.New()
//	client, err := fake.Client()
//
// Every method answers its example, unless [Transport.Answer] planned something else.
package svctest

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"

	svc "example.com/svc/svc-go"
)

//go:embed generated_examples.json
var examplesJSON []byte

// Request is what a client has sent.
type Request struct {
	// Operation is the method that was called, such as "sends.create".
	Operation string
	Method    string
	// Path is without the base path.
	Path   string
	Query  url.Values
	Header http.Header
	// Body is empty without one.
	Body json.RawMessage
}

// Transport is for svc.Config.HTTPClient. It may be used by several goroutines.
type Transport struct {
	mutex    sync.Mutex
	planned  map[string][]answer
	requests []Request
}

type answer struct {
	status int
	body   any
}

// example is a method of the contract, and how it answers.
type example struct {
	Operation  string `json:"operation"`
	Verb       string `json:"verb"`
	Path       string `json:"path"`
	FixedField string `json:"fixed_field"`
	// IdentifiedBy is the path argument that is the id of what comes back.
	IdentifiedBy string          `json:"identified_by"`
	Status       int             `json:"status"`
	Body         json.RawMessage `json:"body"`
	form         *regexp.Regexp
}

type examples struct {
	BasePath string    `json:"base_path"`
	Methods  []example `json:"methods"`
}

var contract = sync.OnceValue(func() *examples {
	read := new(examples)
	if err := json.Unmarshal(examplesJSON, read); err != nil {
		panic(err) // The file is part of the package.
	}
	for i := range read.Methods {
		read.Methods[i].form = formOf(read.Methods[i].Path)
	}
	return read
})

var placeholder = regexp.MustCompile(`\{[^}]+\}`)

func formOf(path string) *regexp.Regexp {
	parts := placeholder.Split(path, -1)
	for i, part := range parts {
		parts[i] = regexp.QuoteMeta(part)
	}
	return regexp.MustCompile(`\A` + strings.Join(parts, "[^/]+") + `\z`)
}

// New answers every method with its example.
func New() *Transport {
	return &Transport{planned: map[string][]answer{}}
}

// Client is a client of test mode that sends through this transport. It sends nothing twice, so
// that a planned error is seen at once; make your own with svc.New to test retries.
func (t *Transport) Client() (*svc.Client, error) {
	return svc.New(svc.Config{
		APIKey:     "svc_sk_test_fake",
		BaseURL:    "http://localhost",
		HTTPClient: t,
		MaxRetries: svc.Ptr(0),
	})
}

// Answer plans the next answer of a method, such as "sends.create"; several are given in their
// order. The body is anything that can be written as JSON.
func (t *Transport) Answer(operation string, status int, body any) *Transport {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.planned[operation] = append(t.planned[operation], answer{status, body})
	return t
}

// Requests is everything that was sent, in order.
func (t *Transport) Requests() []Request {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return append([]Request{}, t.requests...)
}

// Do answers a request; the client calls it.
func (t *Transport) Do(request *http.Request) (*http.Response, error) {
	if err := request.Context().Err(); err != nil {
		return nil, err
	}
	seen := Request{
		Method: request.Method,
		Path:   strings.TrimPrefix(request.URL.EscapedPath(), contract().BasePath),
		Query:  request.URL.Query(),
		Header: request.Header.Clone(),
	}
	if request.Body != nil {
		body, err := io.ReadAll(request.Body)
		if err != nil {
			return nil, err
		}
		seen.Body = body
	}
	shown := exampleOf(seen)
	if shown == nil {
		return nil, fmt.Errorf("the contract has no %s %s", seen.Method, seen.Path)
	}
	seen.Operation = shown.Operation
	status, body, err := t.next(seen, shown)
	if err != nil {
		return nil, err
	}
	header := http.Header{"Content-Type": {"application/json"}, "Request-Id": {"req_fake"}}
	return &http.Response{
		Status:        fmt.Sprintf("%d %s", status, http.StatusText(status)),
		StatusCode:    status,
		Header:        header,
		Body:          io.NopCloser(bytes.NewReader(body)),
		ContentLength: int64(len(body)),
		Request:       request,
	}, nil
}

func (t *Transport) next(seen Request, shown *example) (int, []byte, error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.requests = append(t.requests, seen)
	planned := t.planned[seen.Operation]
	if len(planned) == 0 {
		return shown.Status, shown.about(seen.Path), nil
	}
	t.planned[seen.Operation] = planned[1:]
	body, err := json.Marshal(planned[0].body)
	return planned[0].status, body, err
}

// about is the example as one of the object that was asked for, where that is told by its id.
func (e *example) about(path string) json.RawMessage {
	var fields map[string]json.RawMessage
	var shown string
	if e.IdentifiedBy == "" || json.Unmarshal(e.Body, &fields) != nil ||
		json.Unmarshal(fields["id"], &shown) != nil {
		return e.Body
	}
	place := slices.Index(strings.Split(e.Path, "/"), "{"+e.IdentifiedBy+"}")
	asked, err := url.PathUnescape(strings.Split(path, "/")[place])
	prefix, _, _ := strings.Cut(shown, "_")
	if err != nil || !strings.HasPrefix(asked, prefix+"_") {
		return e.Body
	}
	fields["id"], _ = json.Marshal(asked)
	body, _ := json.Marshal(fields)
	return body
}

// exampleOf is, of two methods on one path, the one whose fixed field was sent.
func exampleOf(seen Request) *example {
	var sent map[string]json.RawMessage
	_ = json.Unmarshal(seen.Body, &sent)
	var plain *example
	all := contract().Methods
	for i := range all {
		one := &all[i]
		if one.Verb != seen.Method || !one.form.MatchString(seen.Path) {
			continue
		}
		if one.FixedField == "" {
			plain = one
			continue
		}
		if _, inBody := sent[one.FixedField]; inBody || seen.Query.Has(one.FixedField) {
			return one
		}
	}
	return plain
}
