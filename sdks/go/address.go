package svc

import (
	"net"
	"net/url"
	"os"
	"strings"
)

// resolveAddress is the address without a slash at its end and with the base path, from the
// argument or the environment's SVC_URL. Plain http is for this machine only, because a key
// travels readable.
func resolveAddress(given string, allowInsecure bool) (string, error) {
	text := given
	if text == "" {
		text = os.Getenv("SVC_URL")
	}
	if text == "" {
		return "", &ConfigurationError{"Set Config.BaseURL, or SVC_URL in the environment."}
	}
	address, err := url.Parse(text)
	if err != nil || address.Host == "" {
		return "", &ConfigurationError{"BaseURL is not an address."}
	}
	if address.Scheme != "https" && address.Scheme != "http" {
		return "", &ConfigurationError{"BaseURL is not an http or https address."}
	}
	if address.User != nil || address.RawQuery != "" || address.Fragment != "" {
		return "", &ConfigurationError{
			"BaseURL has a user, a query or a fragment; give the bare address.",
		}
	}
	if address.Scheme == "http" && !isLoopback(address.Hostname()) && !allowInsecure {
		return "", &ConfigurationError{
			"BaseURL is http and not this machine: a key would travel readable. Use https, or set " +
				"AllowInsecureHTTP.",
		}
	}
	path := strings.TrimRight(address.EscapedPath(), "/")
	if !strings.HasSuffix(path, basePath) {
		path += basePath
	}
	return address.Scheme + "://" + address.Host + path, nil
}

func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || (ip != nil && ip.IsLoopback())
}
