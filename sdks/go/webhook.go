package svc

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const webhookTolerance = 5 * time.Minute

var (
	timeForm      = regexp.MustCompile(`\A\d{1,12}\z`)
	signatureForm = regexp.MustCompile(`\A[0-9a-f]{64}\z`)
)

// WebhookVerifier verifies webhooks; the zero value of all but Secrets will do.
type WebhookVerifier struct {
	// Secrets is the endpoint's secret, or several while it is being rolled.
	Secrets []string
	// Tolerance is how far the signature may be from the clock, in either direction; 5 minutes if
	// zero.
	Tolerance time.Duration
	// Now is the clock; for tests.
	Now func() time.Time
}

// VerifyWebhook is the event of a webhook, once its signature is found to be right. The body is
// the bytes as they came: read them before anything parses them. Several secrets are known while
// one is being rolled.
func VerifyWebhook(body []byte, header http.Header, secrets ...string) (*Event, error) {
	return WebhookVerifier{Secrets: secrets}.Verify(body, header)
}

// Verify is as [VerifyWebhook]. Refuses: what is not signed with a secret, and what is too far from
// the clock.
func (v WebhookVerifier) Verify(body []byte, header http.Header) (*Event, error) {
	if len(v.Secrets) == 0 {
		return nil, &ArgumentError{Message: "Give the endpoint's secret.", Param: "secrets"}
	}
	for _, secret := range v.Secrets {
		if secret == "" {
			return nil, &ArgumentError{Message: "The endpoint's secret is empty.", Param: "secrets"}
		}
	}
	isRight, err := v.isSigned(body, header)
	if err != nil {
		return nil, err
	}
	if !isRight {
		return nil, &SignatureError{"The signature is not that of this body and secret."}
	}
	return ParseWebhook(body)
}

// ParseWebhook is the event of a body that was verified elsewhere.
func ParseWebhook(body []byte) (*Event, error) {
	event := new(Event)
	if err := json.Unmarshal(body, event); err != nil {
		return nil, &SignatureError{"The body is no JSON."}
	}
	return event, nil
}

// SignTestHeader is a Svc-Signature header as the service would send it; for tests of a receiver.
func SignTestHeader(body []byte, secret string, timestamp int64) string {
	time := strconv.FormatInt(timestamp, 10)
	return "t=" + time + ",v1=" + hex.EncodeToString(signatureOf([]byte(secret), time+".", body))
}

func (v WebhookVerifier) isSigned(body []byte, header http.Header) (bool, error) {
	values := headerValues(header, "Svc-Signature")
	if values == nil {
		return v.isStandard(body, header)
	}
	var stamp string
	var given [][]byte
	for _, part := range strings.Split(values[0], ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		if name == "t" && stamp == "" {
			stamp = value
		}
		if name == "v1" && signatureForm.MatchString(value) {
			signature, _ := hex.DecodeString(value)
			given = append(given, signature)
		}
	}
	if err := v.refuseFarTime(stamp); err != nil {
		return false, err
	}
	var keys [][]byte
	for _, secret := range v.Secrets {
		keys = append(keys, []byte(secret))
	}
	return matchesAny(keys, stamp+".", body, given), nil
}

// isStandard reads the headers of Standard Webhooks: another key, another text, the same body.
func (v WebhookVerifier) isStandard(body []byte, header http.Header) (bool, error) {
	id := headerValues(header, "Webhook-Id")
	stamp := headerValues(header, "Webhook-Timestamp")
	signatures := headerValues(header, "Webhook-Signature")
	if id == nil || stamp == nil || signatures == nil {
		return false, &SignatureError{"The request has no Svc-Signature header."}
	}
	if err := v.refuseFarTime(stamp[0]); err != nil {
		return false, err
	}
	var given, keys [][]byte
	for _, part := range strings.Split(signatures[0], " ") {
		version, value, _ := strings.Cut(part, ",")
		signature, err := base64.StdEncoding.DecodeString(value)
		if version == "v1" && err == nil {
			given = append(given, signature)
		}
	}
	for _, secret := range v.Secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err == nil && len(key) > 0 {
			keys = append(keys, key)
		}
	}
	return matchesAny(keys, id[0]+"."+stamp[0]+".", body, given), nil
}

// headerValues finds a header in any casing, also in a map that was not made by net/http.
func headerValues(header http.Header, name string) []string {
	for key, values := range header {
		if strings.EqualFold(key, name) && len(values) > 0 {
			return values
		}
	}
	return nil
}

func (v WebhookVerifier) refuseFarTime(stamp string) error {
	if !timeForm.MatchString(stamp) {
		return &SignatureError{"The signature has no time."}
	}
	now := time.Now
	if v.Now != nil {
		now = v.Now
	}
	seconds, _ := strconv.ParseInt(stamp, 10, 64)
	if now().Sub(time.Unix(seconds, 0)).Abs() > orElse(v.Tolerance, webhookTolerance) {
		return &SignatureError{"The signature's time is too far from the clock."}
	}
	return nil
}

// matchesAny compares every key with every signature, each in constant time.
func matchesAny(keys [][]byte, lead string, body []byte, given [][]byte) bool {
	isFound := false
	for _, key := range keys {
		expected := signatureOf(key, lead, body)
		for _, one := range given {
			isFound = hmac.Equal(one, expected) || isFound
		}
	}
	return isFound
}

func signatureOf(key []byte, lead string, body []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(lead))
	mac.Write(body)
	return mac.Sum(nil)
}
