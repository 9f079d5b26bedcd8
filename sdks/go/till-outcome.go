package svc

// SaleOutcome is what became of a sale: *SaleDelivered, *SaleWaiting, *SaleUnknown or *SaleNotSold,
// and nothing else.
type SaleOutcome interface {
	// SaleNumber is the till's own number.
	SaleNumber() string
	isSaleOutcome()
}

// SaleDelivered says that it is done: hand over the receipt or the token.
type SaleDelivered struct {
	Number string
	Send   *Send
}

// SaleWaiting says that it is sold and on its way. The customer need not stay; do not sell it again.
type SaleWaiting struct {
	Number string
	Send   *Send
}

// SaleUnknown says that it may have been sold. Do not sell it again; ask again under its number.
type SaleUnknown struct {
	Number string
	// Send is nil when the service could not be asked, and Err says why, or it answered no sale.
	Send *Send
	Err  error
}

// SaleNotSold says that nothing was sold, or that it was credited. Refund, or sell again under a
// new number.
type SaleNotSold struct {
	Number string
	// Code is the failure_code, the code of the refusal, "not_sent" or "number_used".
	Code    string
	Message string
	// Send is nil when none was made.
	Send *Send
}

// SaleNumber is the till's own number.
func (o *SaleDelivered) SaleNumber() string { return o.Number }

// SaleNumber is the till's own number.
func (o *SaleWaiting) SaleNumber() string { return o.Number }

// SaleNumber is the till's own number.
func (o *SaleUnknown) SaleNumber() string { return o.Number }

// SaleNumber is the till's own number.
func (o *SaleNotSold) SaleNumber() string { return o.Number }

func (*SaleDelivered) isSaleOutcome() {}
func (*SaleWaiting) isSaleOutcome()   {}
func (*SaleUnknown) isSaleOutcome()   {}
func (*SaleNotSold) isSaleOutcome()   {}
