package svc

import (
	"bytes"
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

func recordOf(number string, sale *SendsCreateParams, livemode bool) (SaleRecord, error) {
	if number == "" || len(number) > 255 || !isPrintable(number) {
		return SaleRecord{}, numberError("A sale number is 1 to 255 printable characters of ASCII.")
	}
	if sale == nil {
		return SaleRecord{}, &ArgumentError{Message: "Say what is sold.", Param: "sale"}
	}
	if sale.ClientReference != nil && *sale.ClientReference != number {
		message := "The sale number is the client_reference: leave it out."
		return SaleRecord{}, &ArgumentError{Message: message, Param: "client_reference"}
	}
	bare := *sale
	bare.ClientReference = nil
	input, err := bare.MarshalJSON()
	if err != nil {
		return SaleRecord{}, &ArgumentError{Message: err.Error(), Param: "sale"}
	}
	return SaleRecord{Number: number, Sale: input, Livemode: livemode}, nil
}

func numberError(format string, values ...any) error {
	return &ArgumentError{Message: fmt.Sprintf(format, values...), Param: "number"}
}

func otherModeError(record *SaleRecord) error {
	mode := "test"
	if record.Livemode {
		mode = "live"
	}
	message := fmt.Sprintf("The sale %s is of %s mode, and the key is not.", record.Number, mode)
	return &ConfigurationError{Message: message}
}

func textOf(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

func isSameJSON(one, other []byte) bool {
	if bytes.Equal(one, other) {
		return true
	}
	var first, second any
	return decodeJSON(one, &first) == nil && decodeJSON(other, &second) == nil &&
		reflect.DeepEqual(first, second)
}

// isSale says whether it is the sale of the number: whatever else answers with a success, a gateway
// for one, says nothing of it.
func isSale(send *Send, number string) bool {
	return send != nil && send.ID != "" && send.Status != "" && send.Amount != "" &&
		textOf(send.ClientReference) == number
}

// isEnd says whether nothing more becomes of it: it is delivered, or not made, or credited.
func isEnd(send *Send) bool {
	switch send.Status {
	case SendStatusDelivered, SendStatusFailedCredited, SendStatusFailed,
		SendStatusCancelledCredited:
		return true
	default:
		return false
	}
}

// isOf says whether it is this sale: a number that was used before answers the sale of then.
func isOf(send *Send, sale []byte) bool {
	var input struct {
		Target string `json:"target"`
		Amount any    `json:"amount"`
	}
	if decodeJSON(sale, &input) != nil {
		return false
	}
	ordered, sold := digitsOf(input.Target), digitsOf(send.Target)
	// 077, 263 77 and +263 77 are one number; a meter is written in one way.
	last := 9
	if len(ordered) == 11 {
		last = 11
	}
	if len(sold) >= 9 && tailOf(ordered, last) != tailOf(sold, last) {
		return false
	}
	if input.Amount == nil {
		return true
	}
	amount, err := strconv.ParseFloat(fmt.Sprint(input.Amount), 64)
	cost, failed := strconv.ParseFloat(send.Amount, 64)
	// An amount of another form was refused, or it is what the service has read.
	return err != nil || failed != nil || amount == cost
}

func digitsOf(text string) string {
	return strings.Map(func(one rune) rune {
		if one < '0' || one > '9' {
			return -1
		}
		return one
	}, text)
}

func tailOf(text string, length int) string { return text[max(len(text)-length, 0):] }
