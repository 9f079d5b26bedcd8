package svc

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"time"
)

const mask = "***"

// Ptr is a pointer to a value, for fields that may be left out.
func Ptr[T any](value T) *T { return &value }

// Nullable is a field of a request that may be left out, may be null, and may have a value: null
// clears what is there, and what is left out stays. The zero value is left out.
type Nullable[T any] struct {
	value T
	isSet bool
	// Of one that is set.
	hasValue bool
}

// Value is a field with a value.
func Value[T any](value T) Nullable[T] {
	return Nullable[T]{value: value, isSet: true, hasValue: true}
}

// Null is a field that is null.
func Null[T any]() Nullable[T] { return Nullable[T]{isSet: true} }

// Get is the value, and whether there is one.
func (n Nullable[T]) Get() (T, bool) { return n.value, n.hasValue }

// IsNull says whether it is null, and not left out.
func (n Nullable[T]) IsNull() bool { return n.isSet && !n.hasValue }

// IsAbsent says whether it is left out.
func (n Nullable[T]) IsAbsent() bool { return !n.isSet }

// UnmarshalJSON reads null as null.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	*n = Null[T]()
	if string(data) == "null" {
		return nil
	}
	n.hasValue = true
	return decodeJSON(data, &n.value)
}

// MarshalJSON writes the value or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) { return encodeJSON(n.held()) }

func (n Nullable[T]) held() any {
	if !n.hasValue {
		return nil
	}
	return n.value
}

// Expandable is another object: its id alone, or all of it where the request asked to expand it.
type Expandable[T any] struct {
	// ID is there in both cases.
	ID string
	// Object is nil unless it was expanded.
	Object *T
}

// UnmarshalJSON reads either form.
func (e *Expandable[T]) UnmarshalJSON(data []byte) error {
	*e = Expandable[T]{}
	if len(data) > 0 && data[0] == '"' {
		return json.Unmarshal(data, &e.ID)
	}
	var named struct {
		ID string `json:"id"`
	}
	if err := json.Unmarshal(data, &named); err != nil {
		return err
	}
	e.ID, e.Object = named.ID, new(T)
	return decodeJSON(data, e.Object)
}

// MarshalJSON writes the form that it has.
func (e Expandable[T]) MarshalJSON() ([]byte, error) { return encodeJSON(e.held()) }

func (e Expandable[T]) held() any {
	if e.Object != nil {
		return e.Object
	}
	return e.ID
}

// TextOr is a text, such as an id, or an object in its place.
type TextOr[T any] struct {
	Text string
	// Object wins over Text.
	Object *T
}

// UnmarshalJSON reads either form.
func (o *TextOr[T]) UnmarshalJSON(data []byte) error {
	*o = TextOr[T]{}
	if len(data) > 0 && data[0] == '"' {
		return json.Unmarshal(data, &o.Text)
	}
	o.Object = new(T)
	return decodeJSON(data, o.Object)
}

// MarshalJSON writes the form that it has.
func (o TextOr[T]) MarshalJSON() ([]byte, error) { return encodeJSON(o.held()) }

func (o TextOr[T]) held() any {
	if o.Object != nil {
		return o.Object
	}
	return o.Text
}

// Moment is a moment in a request: unix seconds, or a text such as 2026-11-26T08:00:00+02:00.
type Moment struct {
	seconds int64
	text    string
}

// At is a moment of Go's clock.
func At(moment time.Time) Moment { return Moment{seconds: moment.Unix()} }

// Unix is a moment in unix seconds.
func Unix(seconds int64) Moment { return Moment{seconds: seconds} }

// TimeText is a moment as a text, which the service reads.
func TimeText(text string) Moment { return Moment{text: text} }

// UnmarshalJSON reads either form.
func (m *Moment) UnmarshalJSON(data []byte) error {
	*m = Moment{}
	if len(data) > 0 && data[0] == '"' {
		return json.Unmarshal(data, &m.text)
	}
	return json.Unmarshal(data, &m.seconds)
}

// MarshalJSON writes the form that it has.
func (m Moment) MarshalJSON() ([]byte, error) { return encodeJSON(m.held()) }

// String is the moment as it is sent.
func (m Moment) String() string { return fmt.Sprint(m.held()) }

func (m Moment) held() any {
	if m.text != "" {
		return m.text
	}
	return m.seconds
}

// Secret is a text that is printed nowhere: read it with Reveal.
type Secret string

// Reveal is the secret itself.
func (s Secret) Reveal() string { return string(s) }

// String shows nothing of it.
func (s Secret) String() string { return mask }

// GoString shows nothing of it.
func (s Secret) GoString() string { return mask }

// Format shows nothing of it, whatever the verb.
func (s Secret) Format(state fmt.State, _ rune) { _, _ = state.Write([]byte(mask)) }

// LogValue shows nothing of it.
func (s Secret) LogValue() slog.Value { return slog.StringValue(mask) }
