package svc

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
)

// Error is every error that this package makes.
type Error interface {
	error
	svcError()
}

// ConfigurationError says that the client cannot be made with these settings.
type ConfigurationError struct{ Message string }

// ArgumentError is an argument that no request could carry; nothing was sent.
type ArgumentError struct {
	Message string
	// Param is its name on the wire; empty of none.
	Param string
}

// SignatureError is a webhook that is not from the service, too old, or not to be verified as it
// was handed over.
type SignatureError struct{ Message string }

// PageError is a list that cannot be walked to its end.
type PageError struct{ Message string }

// ConnectionError says that no answer came. After a sale, look for it before you sell again.
type ConnectionError struct {
	Message string
	// MaybeSent says whether any try of the request may have been carried out.
	MaybeSent bool
	Attempts  int
	// IdempotencyKey is the key that all tries carried; empty without one.
	IdempotencyKey string
	cause          error
}

// TimeoutError says that the time for the call, or for one answer, is over.
type TimeoutError struct{ *ConnectionError }

// CancelledError says that the caller's context ended the call.
type CancelledError struct{ *ConnectionError }

func (e *ConfigurationError) Error() string { return e.Message }
func (e *ArgumentError) Error() string      { return e.Message }
func (e *SignatureError) Error() string     { return e.Message }
func (e *PageError) Error() string          { return e.Message }
func (e *ConnectionError) Error() string    { return e.Message }

func (*ConfigurationError) svcError() {}
func (*ArgumentError) svcError()      {}
func (*SignatureError) svcError()     {}
func (*PageError) svcError()          {}
func (*ConnectionError) svcError()    {}
func (*APIError) svcError()           {}

// Unwrap is what the transport said.
func (e *ConnectionError) Unwrap() error { return e.cause }

// Unwrap is the ConnectionError that it is as well.
func (e *TimeoutError) Unwrap() error { return e.ConnectionError }

// Unwrap is the ConnectionError that it is as well.
func (e *CancelledError) Unwrap() error { return e.ConnectionError }

// callFacts is what an error without an answer says of its call.
type callFacts struct {
	attempts int
	key      string
}

func lostError(message string, maybeSent bool, facts callFacts, cause error) *ConnectionError {
	return &ConnectionError{
		Message:        message,
		MaybeSent:      maybeSent,
		Attempts:       facts.attempts,
		IdempotencyKey: facts.key,
		cause:          cause,
	}
}

// endedError is the error of a call whose context has ended.
func endedError(
	ctx context.Context, what string, maybeSent bool, facts callFacts, cause error,
) error {
	if ctx.Err() == context.DeadlineExceeded {
		return &TimeoutError{lostError(what+" took too long.", maybeSent, facts, cause)}
	}
	return &CancelledError{lostError(what+" was cancelled.", maybeSent, facts, cause)}
}

// ErrorFields is what the service says of an error.
type errorFields struct {
	Type       string         `json:"type"`
	Code       string         `json:"code"`
	Message    string         `json:"message"`
	Param      string         `json:"param"`
	Details    []any          `json:"details"`
	Meta       map[string]any `json:"meta"`
	Resource   string         `json:"resource"`
	DocURL     string         `json:"doc_url"`
	RequestID  string         `json:"request_id"`
	Retryable  *bool          `json:"retryable"`
	RetryAfter *int64         `json:"retry_after"`
}

// APIError says that the service refused, or that it is in trouble. Its class follows from Type:
// errors.As finds the class, such as *CreditError, and the APIError in it.
type APIError struct {
	// Type and Code are empty when the answer was not of the service, such as a proxy's page.
	Type    string
	Code    string
	Message string
	Status  int
	// Param is the parameter that is wrong; empty of none.
	Param     string
	Details   []any
	Meta      map[string]any
	Resource  string
	DocURL    string
	RequestID string
	// Retryable is nil when the answer does not say.
	Retryable *bool
	// RetryAfter is seconds to wait; nil when nothing was said.
	RetryAfter     *int64
	IdempotencyKey string
	Attempts       int
	Response       *ResponseMetadata
	rawBody        []byte
}

// RawBody is the body as it came. It can hold what was sent; no string form shows it.
func (e *APIError) RawBody() []byte { return e.rawBody }

// Error is the message with what support asks for.
func (e *APIError) Error() string {
	return fmt.Sprintf("%s (status %d, code %q, request %s)", e.Message, e.Status, e.Code, e.RequestID)
}

// GoString is as Error.
func (e *APIError) GoString() string { return e.Error() }

// Format is as Error, whatever the verb.
func (e *APIError) Format(state fmt.State, _ rune) { _, _ = io.WriteString(state, e.Error()) }

// Every class of APIError, by what went wrong.
type (
	// InvalidRequestError says that the request cannot be carried out as it was written.
	InvalidRequestError struct{ *APIError }
	// AuthenticationError says that the key is missing or not valid.
	AuthenticationError struct{ *APIError }
	// PermissionError says that the key or the account may not do this.
	PermissionError struct{ *APIError }
	// CreditError says that there is not enough Credit.
	CreditError struct{ *APIError }
	// ConflictError says that the state of an object does not allow it.
	ConflictError struct{ *APIError }
	// IdempotencyError says that the Idempotency-Key is missing, wrong or in use.
	IdempotencyError struct{ *APIError }
	// RateLimitError says that there were too many requests.
	RateLimitError struct{ *APIError }
	// ProviderError says that a network, a utility or a supplier did not answer as it should.
	ProviderError struct{ *APIError }
	// ServerError says that the trouble is on the side of the service.
	ServerError struct{ *APIError }
)

// Unwrap is the APIError that it is as well.
func (e *InvalidRequestError) Unwrap() error { return e.APIError }

// Unwrap is the APIError that it is as well.
func (e *AuthenticationError) Unwrap() error { return e.APIError }

// Unwrap is the APIError that it is as well.
func (e *PermissionError) Unwrap() error { return e.APIError }

// Unwrap is the APIError that it is as well.
func (e *CreditError) Unwrap() error { return e.APIError }

// Unwrap is the APIError that it is as well.
func (e *ConflictError) Unwrap() error { return e.APIError }

// Unwrap is the APIError that it is as well.
func (e *IdempotencyError) Unwrap() error { return e.APIError }

// Unwrap is the APIError that it is as well.
func (e *RateLimitError) Unwrap() error { return e.APIError }

// Unwrap is the APIError that it is as well.
func (e *ProviderError) Unwrap() error { return e.APIError }

// Unwrap is the APIError that it is as well.
func (e *ServerError) Unwrap() error { return e.APIError }

var errorClasses = map[string]func(*APIError) error{
	"invalid_request_error": func(e *APIError) error { return &InvalidRequestError{e} },
	"authentication_error":  func(e *APIError) error { return &AuthenticationError{e} },
	"permission_error":      func(e *APIError) error { return &PermissionError{e} },
	"credit_error":          func(e *APIError) error { return &CreditError{e} },
	"conflict_error":        func(e *APIError) error { return &ConflictError{e} },
	"idempotency_error":     func(e *APIError) error { return &IdempotencyError{e} },
	"rate_limit_error":      func(e *APIError) error { return &RateLimitError{e} },
	"provider_error":        func(e *APIError) error { return &ProviderError{e} },
	"api_error":             func(e *APIError) error { return &ServerError{e} },
}

// errorOf is the error of an answer that is no success; a page of HTML or an empty body makes one
// as well.
func errorOf(body []byte, response *ResponseMetadata) *APIError {
	said := errorSaid(body)
	made := &APIError{
		Type:           said.Type,
		Code:           said.Code,
		Message:        said.Message,
		Status:         response.Status,
		Param:          said.Param,
		Details:        said.Details,
		Meta:           said.Meta,
		Resource:       said.Resource,
		DocURL:         said.DocURL,
		RequestID:      said.RequestID,
		Retryable:      said.Retryable,
		RetryAfter:     said.RetryAfter,
		IdempotencyKey: response.IdempotencyKey,
		Attempts:       response.Attempts,
		Response:       response,
		rawBody:        body,
	}
	if made.Message == "" {
		made.Message = fmt.Sprintf("The service answered %d and no reason.", made.Status)
	}
	if made.RequestID == "" {
		made.RequestID = response.RequestID
	}
	if made.RetryAfter == nil {
		made.RetryAfter = readRetryAfter(response.Header)
	}
	return made
}

// errorSaid reads field by field: one of another form leaves the others readable.
func errorSaid(body []byte) errorFields {
	var envelope struct {
		Error map[string]json.RawMessage `json:"error"`
	}
	var said errorFields
	if json.Unmarshal(body, &envelope) != nil {
		return said
	}
	for name, raw := range envelope.Error {
		one := objectOf([]pair{{name, raw}})
		_ = decodeJSON(one, &said)
	}
	return said
}

// classed is the error as the class that its type names.
func (e *APIError) classed() error {
	if class, known := errorClasses[e.Type]; known {
		return class(e)
	}
	if e.Type == "" && e.Status >= 500 {
		return &ServerError{e}
	}
	return e
}
