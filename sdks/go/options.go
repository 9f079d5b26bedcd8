package svc

import (
	"log/slog"
	"net/http"
	"time"
)

// Config holds the settings of a client. The zero value takes its address and its key from SVC_URL
// and SVC_KEY in the environment.
type Config struct {
	// APIKey is a key such as svc_sk_test_…; else the environment's SVC_KEY.
	APIKey string
	// BaseURL is where the service is, with or without /dev/v1; else the environment's SVC_URL.
	BaseURL string
	// Timeout is for a call with all its tries and pauses; a minute if zero.
	Timeout time.Duration
	// ReadTimeout is for a try to begin to answer, and between two parts of an answer; 30 s if zero.
	ReadTimeout time.Duration
	// ConnectTimeout is for opening a connection; 5 s if zero. Unused with an HTTPClient.
	ConnectTimeout time.Duration
	// MaxRetries is how often a call is sent again, where that is safe; 2 if nil.
	MaxRetries *int
	// HTTPClient is a transport of your own, such as that of a test.
	HTTPClient Doer
	// Hooks are called around every try, with secrets masked.
	Hooks Hooks
	// LogLevel says what is logged; else the environment's SVC_SDK_LOG. Nothing if neither is set.
	LogLevel LogLevel
	// Logger takes the log, which else goes to standard error; without a level it is handed all
	// lines.
	Logger *slog.Logger
	// AllowInsecureHTTP takes an http address that is not this machine's. A key travels readable
	// over it.
	AllowInsecureHTTP bool
}

// Doer sends one request; an *http.Client is one. It must not follow redirects.
type Doer interface {
	Do(request *http.Request) (*http.Response, error)
}

// RequestOption is a setting of one call.
type RequestOption func(*requestOptions)

type requestOptions struct {
	idempotencyKey *string
	timeout        time.Duration
	readTimeout    time.Duration
	maxRetries     *int
	extraBody      map[string]any
	extraQuery     map[string]any
	extraHeaders   map[string]string
	programSecret  string
}

func optionsOf(given []RequestOption) *requestOptions {
	options := &requestOptions{}
	for _, set := range given {
		set(options)
	}
	return options
}

// WithIdempotencyKey sets your own key, such as the till's sale number; one is made if left out.
func WithIdempotencyKey(key string) RequestOption {
	return func(o *requestOptions) { o.idempotencyKey = &key }
}

// WithTimeout bounds the call with all its tries and pauses.
func WithTimeout(timeout time.Duration) RequestOption {
	return func(o *requestOptions) { o.timeout = timeout }
}

// WithReadTimeout bounds the silence before an answer and between two parts of it.
func WithReadTimeout(timeout time.Duration) RequestOption {
	return func(o *requestOptions) { o.readTimeout = timeout }
}

// WithMaxRetries says how often the call is sent again, where that is safe.
func WithMaxRetries(count int) RequestOption {
	return func(o *requestOptions) { o.maxRetries = &count }
}

// WithExtraBody adds fields to the body that this version does not know yet.
func WithExtraBody(fields map[string]any) RequestOption {
	return func(o *requestOptions) { o.extraBody = fields }
}

// WithExtraQuery adds parameters to the query that this version does not know yet.
func WithExtraQuery(parameters map[string]any) RequestOption {
	return func(o *requestOptions) { o.extraQuery = parameters }
}

// WithExtraHeaders adds headers, or replaces those of the call.
func WithExtraHeaders(headers map[string]string) RequestOption {
	return func(o *requestOptions) { o.extraHeaders = headers }
}

// WithProgramSecret is the secret of the program, for the one method that is signed with it.
func WithProgramSecret(secret string) RequestOption {
	return func(o *requestOptions) { o.programSecret = secret }
}
