package svc

import (
	"fmt"
	"time"
)

const (
	defaultTimeout        = time.Minute
	defaultReadTimeout    = 30 * time.Second
	defaultConnectTimeout = 5 * time.Second
	defaultMaxRetries     = 2
)

// New makes a client; one can be shared by all goroutines. Refuses: a key of another form, an
// address that is none, and plain http to another machine.
func New(config Config) (*Client, error) {
	key, err := resolveKey(config.APIKey)
	if err != nil {
		return nil, err
	}
	address, err := resolveAddress(config.BaseURL, config.AllowInsecureHTTP)
	if err != nil {
		return nil, err
	}
	log, err := newLog(config.LogLevel, config.Logger)
	if err != nil {
		return nil, err
	}
	maxRetries := defaultMaxRetries
	if config.MaxRetries != nil {
		maxRetries = *config.MaxRetries
	}
	transports := transportsOf(config.HTTPClient, orElse(config.ConnectTimeout, defaultConnectTimeout))
	return newClient(&settings{
		address:     address,
		key:         key,
		transports:  transports,
		hooks:       config.Hooks,
		log:         log,
		timeout:     orElse(config.Timeout, defaultTimeout),
		readTimeout: orElse(config.ReadTimeout, defaultReadTimeout),
		maxRetries:  maxRetries,
	}), nil
}

func orElse(given, otherwise time.Duration) time.Duration {
	if given > 0 {
		return given
	}
	return otherwise
}

// BaseURL is where the client calls, with the base path.
func (c *Client) BaseURL() string { return c.settings.address }

// Livemode says whether its key is of live mode: money moves.
func (c *Client) Livemode() bool { return c.settings.key.livemode }

// KeyKind is "sk", "rk", "pk" or "ak".
func (c *Client) KeyKind() string { return c.settings.key.kind }

// String shows no key.
func (c *Client) String() string {
	return fmt.Sprintf("svc.Client(%s, %s, livemode %t)", c.BaseURL(), c.KeyKind(), c.Livemode())
}

// GoString is as String.
func (c *Client) GoString() string { return c.String() }
