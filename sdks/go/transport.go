package svc

import (
	"context"
	"errors"
	"net"
	"net/http"
	"runtime"
	"time"
)

const idleConnections = 100

// userAgent is shown by the request log up to the blank, as the SDK that called.
var userAgent = "svc-go/" + Version + " (" + runtime.Version() + ")"

// transports are two of one kind: what must not be repeated goes over a connection of its own,
// because a used one that the server has just closed says nothing of what arrived.
type transports struct {
	shared Doer
	fresh  Doer
}

func transportsOf(own Doer, connectTimeout time.Duration) transports {
	if own != nil {
		return transports{shared: own, fresh: own}
	}
	dialer := &net.Dialer{Timeout: connectTimeout, KeepAlive: 30 * time.Second}
	shared := &http.Transport{
		Proxy:                 http.ProxyFromEnvironment,
		DialContext:           dialer.DialContext,
		ForceAttemptHTTP2:     true,
		MaxIdleConns:          idleConnections,
		MaxIdleConnsPerHost:   idleConnections,
		IdleConnTimeout:       90 * time.Second,
		TLSHandshakeTimeout:   connectTimeout,
		ExpectContinueTimeout: time.Second,
	}
	fresh := shared.Clone()
	fresh.DisableKeepAlives = true
	return transports{shared: withoutRedirects(shared), fresh: withoutRedirects(fresh)}
}

// withoutRedirects is a client that follows none: a key must not travel.
func withoutRedirects(transport http.RoundTripper) *http.Client {
	return &http.Client{
		Transport: transport,
		CheckRedirect: func(*http.Request, []*http.Request) error {
			return http.ErrUseLastResponse
		},
	}
}

// isUnsent tells failures in which no byte of the request has left.
func isUnsent(failure error) bool {
	if errors.Is(failure, context.Canceled) || errors.Is(failure, errTimedOut) {
		return false
	}
	var network *net.OpError
	var name *net.DNSError
	return errors.As(failure, &name) || (errors.As(failure, &network) && network.Op == "dial")
}
