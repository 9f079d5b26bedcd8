package svc

import "net/http"

// ResponseMetadata is how a call was answered.
type ResponseMetadata struct {
	Status    int
	Header    http.Header
	RequestID string
	// IdempotencyKey is the key that all tries of this call carried; empty without one.
	IdempotencyKey string
	Attempts       int
	// Replayed is true when the service answered with what an earlier request with this key had done.
	Replayed bool
	// OriginalRequestID is the earlier request, when this is a replay.
	OriginalRequestID string
}

func metadataOf(response *http.Response, key string, attempts int) *ResponseMetadata {
	header := response.Header
	return &ResponseMetadata{
		Status:            response.StatusCode,
		Header:            header,
		RequestID:         header.Get("Request-Id"),
		IdempotencyKey:    key,
		Attempts:          attempts,
		Replayed:          header.Get("Idempotent-Replayed") == "true",
		OriginalRequestID: header.Get("Original-Request"),
	}
}
