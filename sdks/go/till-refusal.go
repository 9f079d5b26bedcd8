package svc

import (
	"context"
	"errors"
)

// For so long a request that was cut off may still arrive.
const onItsWaySeconds = 120

// refused is what an error says of the sale: that it was not made, or that it may have been.
func (t *Till) refused(
	ctx context.Context, known *SaleRecord, record SaleRecord, err error,
) (SaleOutcome, error) {
	number := record.Number
	var said *APIError
	if !errors.As(err, &said) {
		var lost *ConnectionError
		if known == nil && errors.As(err, &lost) && !lost.MaybeSent {
			return t.notSold(record, &SaleNotSold{Code: "not_sent", Message: err.Error()})
		}
		return &SaleUnknown{Number: number, Err: err}, nil
	}
	// Without a code it is of a gateway, which may have let the request through.
	if said.Code == "" || said.Status >= 500 || isRetryable(said) {
		return &SaleUnknown{Number: number, Err: err}, nil
	}
	// It answers this request; an earlier one may have sold all the same, and a key that is taken
	// was taken by one.
	isFirst := known == nil && said.Attempts == 1
	if !isFirst || said.Code == ErrorCodeIdempotencyMismatch {
		params := &SendsListParams{ClientReference: &number, Limit: Ptr(int64(1))}
		page, failed := t.sends.List(ctx, params)
		if failed != nil {
			return &SaleUnknown{Number: number, Err: failed}, nil
		}
		if variantName(page.envelope, "object") != "list" {
			return &SaleUnknown{Number: number, Err: err}, nil
		}
		if len(page.Data) > 0 {
			return t.made(ctx, record, &page.Data[0], 0)
		}
	}
	if !isFirst {
		sentAt := t.sentBefore(known, record, said)
		if t.seconds()-sentAt < onItsWaySeconds {
			// This request was answered; the one that may still arrive left before it.
			record.SentAt = sentAt
			if failed := t.store.Put(record); failed != nil {
				return nil, failed
			}
			return &SaleUnknown{Number: number, Err: err}, nil
		}
	}
	return t.notSold(record, &SaleNotSold{Code: said.Code, Message: said.Message})
}

// sentBefore is when a request left that may still arrive: no later than now, by a clock that was
// set back.
func (t *Till) sentBefore(known *SaleRecord, record SaleRecord, said *APIError) float64 {
	if said.Attempts > 1 {
		return t.seconds()
	}
	if known == nil {
		return record.SentAt
	}
	return min(known.SentAt, record.SentAt)
}

// notSold is stored before it is returned: nothing may sell under the number after that.
func (t *Till) notSold(record SaleRecord, end *SaleNotSold) (SaleOutcome, error) {
	end.Number = record.Number
	record.Outcome, record.Code, record.Message = Ptr("not_sold"), &end.Code, &end.Message
	record.Send = nil
	if end.Send != nil {
		record.Send = &end.Send.ID
	}
	if err := t.store.Put(record); err != nil {
		return nil, err
	}
	return end, nil
}
