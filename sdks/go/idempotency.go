package svc

import (
	"crypto/rand"
	"fmt"
)

// keyOf is the key of a call: the caller's, or one made once; none where the contract takes none.
func keyOf(op *operation, options *requestOptions) (string, error) {
	const param = "idempotencyKey"
	if !op.sendsKey {
		if options.idempotencyKey != nil {
			return "", &ArgumentError{Message: op.key + " takes no idempotency key.", Param: param}
		}
		return "", nil
	}
	if options.idempotencyKey == nil {
		return newKey(), nil
	}
	key := *options.idempotencyKey
	if key == "" || len(key) > 255 || !isPrintable(key) {
		message := "An idempotency key has 1 to 255 printable characters of ASCII."
		return "", &ArgumentError{Message: message, Param: param}
	}
	return key, nil
}

func isPrintable(text string) bool {
	for _, letter := range text {
		if letter < 0x20 || letter > 0x7e {
			return false
		}
	}
	return true
}

func newKey() string {
	var random [16]byte
	// It never fails: a system without randomness ends the program.
	_, _ = rand.Read(random[:])
	random[6] = random[6]&0x0f | 0x40
	random[8] = random[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x",
		random[:4], random[4:6], random[6:8], random[8:10], random[10:])
}
