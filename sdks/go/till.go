package svc

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

// TillOptions are the settings of a till.
type TillOptions struct {
	// Wait is how long a sale is waited for; a minute if zero.
	Wait time.Duration
	// Now is the clock; time.Now if nil.
	Now func() time.Time
}

// Till sells under your own sale numbers. Each is stored and synced before the first byte leaves,
// and sent again under the same key until its outcome is known: one sale, whatever dies. One till
// can be shared by all goroutines.
type Till struct {
	sends    *SendsResource
	livemode bool
	store    SaleStore
	wait     time.Duration
	now      func() time.Time

	claiming sync.Mutex
	selling  map[string]bool
}

// NewTill makes a till. Refuses: an agent's key, whose sales wait for a person.
func NewTill(client *Client, store SaleStore, options *TillOptions) (*Till, error) {
	if client.KeyKind() == "ak" {
		message := "A till sells with a key of its own, not with an agent key."
		return nil, &ConfigurationError{Message: message}
	}
	till := &Till{
		sends:    client.Sends,
		livemode: client.Livemode(),
		store:    store,
		wait:     waitFor,
		now:      time.Now,
		selling:  map[string]bool{},
	}
	if options != nil && options.Wait > 0 {
		till.wait = options.Wait
	}
	if options != nil && options.Now != nil {
		till.now = options.Now
	}
	return till, nil
}

// Sell sells, waits until the sale is settled, and says what became of it. The same number again
// asks about the same sale and sells nothing more. An error says that the call is wrong or that the
// store has failed; what the service and the network do is an outcome.
func (t *Till) Sell(
	ctx context.Context, number string, sale *SendsCreateParams,
) (SaleOutcome, error) {
	wanted, err := recordOf(number, sale, t.livemode)
	if err != nil {
		return nil, err
	}
	if !t.claim(number) {
		return nil, numberError("The number %s is being sold.", number)
	}
	defer t.release(number)
	known, err := t.store.Get(number)
	if err != nil {
		return nil, err
	}
	if known != nil && !(t.isOfMode(known) && isSameJSON(known.Sale, wanted.Sale)) {
		return nil, numberError("The number %s stands for another sale.", number)
	}
	return t.settled(ctx, known, wanted, t.wait)
}

// Settle asks about every sale whose outcome is not known yet; call it when the till starts. A sale
// that had not left when the till died is made now. One whose outcome was just stored when it died
// is not among them: sell under its number again to learn it.
func (t *Till) Settle(ctx context.Context) ([]SaleOutcome, error) {
	open, err := t.store.Open()
	if err != nil {
		return nil, err
	}
	var outcomes []SaleOutcome
	for _, record := range open {
		outcome, err := t.settleOne(ctx, record)
		if err != nil {
			return outcomes, err
		}
		if outcome != nil {
			outcomes = append(outcomes, outcome)
		}
	}
	return outcomes, nil
}

// settleOne is nil of what is being sold just now: Sell returns its outcome.
func (t *Till) settleOne(ctx context.Context, record SaleRecord) (SaleOutcome, error) {
	if !t.isOfMode(&record) {
		return &SaleUnknown{Number: record.Number, Err: otherModeError(&record)}, nil
	}
	if !t.claim(record.Number) {
		return nil, nil
	}
	defer t.release(record.Number)
	known, err := t.store.Get(record.Number)
	if err != nil {
		return nil, err
	}
	return t.settled(ctx, known, record, 0)
}

// isOfMode: a sale that was tried out must not be made with money, nor the other way round.
func (t *Till) isOfMode(record *SaleRecord) bool { return record.Livemode == t.livemode }

func (t *Till) claim(number string) bool {
	t.claiming.Lock()
	defer t.claiming.Unlock()
	if t.selling[number] {
		return false
	}
	t.selling[number] = true
	return true
}

func (t *Till) release(number string) {
	t.claiming.Lock()
	defer t.claiming.Unlock()
	delete(t.selling, number)
}

func (t *Till) settled(
	ctx context.Context, known *SaleRecord, record SaleRecord, wait time.Duration,
) (SaleOutcome, error) {
	if known != nil && known.Outcome != nil {
		return t.remembered(ctx, known), nil
	}
	if known != nil && known.Send != nil {
		return t.asked(ctx, *known, *known.Send, wait)
	}
	record.SentAt = t.seconds()
	if err := t.store.Put(record); err != nil {
		return nil, err
	}
	send, err := t.create(ctx, record)
	if wrong := new(ArgumentError); errors.As(err, &wrong) {
		// Of a sale that was kept before, the others are asked about all the same.
		if known != nil {
			return &SaleUnknown{Number: record.Number, Err: err}, nil
		}
		end := &SaleNotSold{Code: "not_sent", Message: err.Error()}
		if _, failed := t.notSold(record, end); failed != nil {
			return nil, failed
		}
		return nil, err
	}
	if err != nil {
		return t.refused(ctx, known, record, err)
	}
	return t.made(ctx, record, send, wait)
}

func (t *Till) create(ctx context.Context, record SaleRecord) (*Send, error) {
	params := new(SendsCreateParams)
	if err := decodeJSON(record.Sale, params); err != nil {
		return nil, &ArgumentError{Message: err.Error(), Param: "sale"}
	}
	params.ClientReference = &record.Number
	answer, err := t.sends.Create(ctx, params, WithIdempotencyKey(record.Number))
	if err != nil {
		return nil, err
	}
	return answer.AsSend(), nil
}

// made is what was made under the number: its id is kept, because its target may change.
func (t *Till) made(
	ctx context.Context, record SaleRecord, send *Send, wait time.Duration,
) (SaleOutcome, error) {
	if !isSale(send, record.Number) {
		return &SaleUnknown{Number: record.Number}, nil
	}
	if !isOf(send, record.Sale) {
		message := fmt.Sprintf("The number stands for the sale %s: look at it first.", send.ID)
		return t.notSold(record, &SaleNotSold{Code: "number_used", Message: message, Send: send})
	}
	record.Send = &send.ID
	if !isEnd(send) {
		if err := t.store.Put(record); err != nil {
			return nil, err
		}
	}
	return t.followed(ctx, record, send, wait)
}

func (t *Till) asked(
	ctx context.Context, record SaleRecord, id string, wait time.Duration,
) (SaleOutcome, error) {
	send, err := t.sends.Get(ctx, id, nil)
	if err != nil {
		return &SaleUnknown{Number: record.Number, Err: err}, nil
	}
	return t.followed(ctx, record, send, wait)
}

func (t *Till) followed(
	ctx context.Context, record SaleRecord, send *Send, wait time.Duration,
) (SaleOutcome, error) {
	if wait > 0 && !isEnd(send) {
		// The sale is made: if no read succeeds, what was heard of it first still holds.
		if last, err := t.sends.Wait(ctx, send.ID, &WaitOptions{Timeout: wait}); err == nil {
			send = last
		}
	}
	return t.outcome(record, send)
}

func (t *Till) remembered(ctx context.Context, known *SaleRecord) SaleOutcome {
	number := known.Number
	if *known.Outcome == "not_sold" {
		return &SaleNotSold{Number: number, Code: textOf(known.Code), Message: textOf(known.Message)}
	}
	send, err := t.sends.Get(ctx, textOf(known.Send), nil)
	if err != nil {
		return &SaleUnknown{Number: number, Err: err}
	}
	return &SaleDelivered{Number: number, Send: send}
}

func (t *Till) outcome(record SaleRecord, send *Send) (SaleOutcome, error) {
	number := record.Number
	if !isSale(send, number) {
		return &SaleUnknown{Number: number}, nil
	}
	switch send.Status {
	case SendStatusDelivered:
		record.Outcome = Ptr("delivered")
		if err := t.store.Put(record); err != nil {
			return nil, err
		}
		return &SaleDelivered{Number: number, Send: send}, nil
	case SendStatusFailedCredited, SendStatusFailed, SendStatusCancelledCredited:
		code := string(send.Status)
		if send.FailureCode != nil {
			code = string(*send.FailureCode)
		}
		message := fmt.Sprintf("The sale is %s.", send.Status)
		return t.notSold(record, &SaleNotSold{Code: code, Message: message, Send: send})
	case SendStatusScheduled, SendStatusPending, SendStatusSubmitted, SendStatusQueued,
		SendStatusRetrying:
		return &SaleWaiting{Number: number, Send: send}, nil
	default:
		return &SaleUnknown{Number: number, Send: send}, nil
	}
}

func (t *Till) seconds() float64 { return float64(t.now().UnixMilli()) / 1000 }
