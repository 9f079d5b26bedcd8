package svc

import (
	"os"
	"regexp"
)

var keyForm = regexp.MustCompile(`\Asvc_(sk|rk|pk|ak)_(test_)?[A-Za-z0-9_-]+\z`)

// apiKey is a key, which no string form shows: its text is in a closure.
type apiKey struct {
	reveal   func() string
	kind     string
	livemode bool
}

// resolveKey reads the key from the argument or the environment's SVC_KEY; it refuses what cannot
// be one.
func resolveKey(given string) (*apiKey, error) {
	text := given
	if text == "" {
		text = os.Getenv("SVC_KEY")
	}
	if text == "" {
		return nil, &ConfigurationError{"Set Config.APIKey, or SVC_KEY in the environment."}
	}
	parts := keyForm.FindStringSubmatch(text)
	if parts == nil {
		return nil, &ConfigurationError{
			"APIKey does not look like a key: it begins with svc_sk_ or such.",
		}
	}
	reveal := func() string { return text }
	return &apiKey{reveal: reveal, kind: parts[1], livemode: parts[2] == ""}, nil
}
