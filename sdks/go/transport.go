package svc

import (
	"context"
	"net"
	"net/http"
	"net/http/httptrace"
	"runtime"
	"sync/atomic"
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

// dialling says how far a try has come: until there is a connection, whose TLS is agreed upon, no
// byte of the request has left. A transport that tells nothing has perhaps sent everything.
type dialling struct {
	asked, got atomic.Bool
}

// watched is a context in which the transport of Go tells of its connections.
func (d *dialling) watched(ctx context.Context) context.Context {
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		GetConn: func(string) { d.asked.Store(true) },
		GotConn: func(httptrace.GotConnInfo) { d.got.Store(true) },
	})
}

func (d *dialling) wasSent() bool { return d.got.Load() || !d.asked.Load() }
