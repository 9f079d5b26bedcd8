package svc

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

var amountForm = regexp.MustCompile(`\A(-?)(\d{1,16})(?:\.(\d{1,2}))?\z`)

// MinorUnits is the amount "5.00" as 500. Sums are made in whole cents, never with floats.
func MinorUnits(amount string) (int64, error) {
	parts := amountForm.FindStringSubmatch(amount)
	if parts == nil {
		return 0, &ArgumentError{Message: fmt.Sprintf("%q is no amount of money.", amount)}
	}
	cents := parts[3] + strings.Repeat("0", 2-len(parts[3]))
	return strconv.ParseInt(parts[1]+parts[2]+cents, 10, 64)
}

// Amount is 500 as "5.00".
func Amount(minorUnits int64) string {
	sign, size := "", uint64(minorUnits)
	if minorUnits < 0 {
		sign, size = "-", -size
	}
	return fmt.Sprintf("%s%d.%02d", sign, size/100, size%100)
}

// AddAmounts is the sum of amounts of one currency.
func AddAmounts(amounts ...string) (string, error) {
	var sum int64
	for _, amount := range amounts {
		minor, err := MinorUnits(amount)
		if err != nil {
			return "", err
		}
		sum += minor
	}
	return Amount(sum), nil
}

// Time is the moment of unix seconds, which every answer has.
func Time(unixSeconds int64) time.Time {
	return time.Unix(unixSeconds, 0)
}
