package svc

import (
	"net/http"
	"time"
)

// RequestAttempt is what a hook is shown of a try; the Authorization header is masked.
type RequestAttempt struct {
	Operation string
	Method    string
	URL       string
	Header    http.Header
	// Attempt is 1 of the first try.
	Attempt int
}

// ResponseAttempt is how a try ended.
type ResponseAttempt struct {
	RequestAttempt
	// Status is zero when no answer came.
	Status    int
	RequestID string
	Elapsed   time.Duration
	// Retrying says whether there is another try, RetryIn after what pause.
	Retrying bool
	RetryIn  time.Duration
}

// Hooks are called around every try, from the goroutine that makes the call.
type Hooks struct {
	BeforeRequest func(RequestAttempt)
	AfterResponse func(ResponseAttempt)
}

// maskedHeader is headers as a log may hold them.
func maskedHeader(header http.Header) http.Header {
	masked := header.Clone()
	for _, name := range []string{"Authorization", "Svc-Signature"} {
		if masked.Get(name) != "" {
			masked.Set(name, mask)
		}
	}
	return masked
}
