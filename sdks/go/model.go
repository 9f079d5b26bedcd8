package svc

import (
	"encoding/json"
	"sort"
)

// Model is what every object of the service has besides its fields.
type Model struct {
	fields
	response *ResponseMetadata
}

// ResponseMetadata is how the call was answered that brought this object; of one that is part of
// another it is nil.
func (m *Model) ResponseMetadata() *ResponseMetadata { return m.response }

func (m *Model) setResponse(response *ResponseMetadata) { m.response = response }

// Params is what every set of parameters has besides its fields.
type Params struct {
	fields
}

// Empty is what comes back when there is nothing to say.
type Empty struct {
	Model
}

// UnmarshalJSON keeps what this version does not know.
func (m *Empty) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Empty) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// UnknownObject is a variant that this version does not know; [Model.Extra] has its fields.
type UnknownObject struct {
	Model
}

// UnmarshalJSON keeps what this version does not know.
func (m *UnknownObject) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m UnknownObject) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String names its fields without their values, which may be secret.
func (m UnknownObject) String() string { return showModel(m) }

// GoString is as String.
func (m UnknownObject) GoString() string { return showModel(m) }

// fields is what an object on the wire has that a struct cannot say by itself.
type fields struct {
	// What this version does not know, or knows in another form.
	extra map[string]json.RawMessage
	// Which fields the object said null of, and which that it must have it left out.
	nulls  map[string]bool
	absent map[string]bool
}

// Extra is a field that this version does not know, or that came in a form it does not know.
func (f *fields) Extra(name string) (json.RawMessage, bool) {
	value, found := f.extra[name]
	return value, found
}

// ExtraNames are the names of all such fields, in order.
func (f *fields) ExtraNames() []string {
	names := make([]string, 0, len(f.extra))
	for name := range f.extra {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// SetExtra sets a field that this version does not know; it is written as JSON.
func (f *fields) SetExtra(name string, value any) error {
	raw, err := encodeJSON(value)
	if err == nil {
		f.keep(name, raw)
	}
	return err
}

func (f *fields) keep(name string, raw json.RawMessage) {
	if f.extra == nil {
		f.extra = map[string]json.RawMessage{}
	}
	f.extra[name] = raw
}

func (f *fields) note(absent bool, name string) {
	set := &f.nulls
	if absent {
		set = &f.absent
	}
	if *set == nil {
		*set = map[string]bool{}
	}
	(*set)[name] = true
}

func (f *fields) kept() *fields { return f }

// wireObject is a pointer to a model or to parameters.
type wireObject interface {
	kept() *fields
}

// answered is a result that knows how it was answered.
type answered interface {
	setResponse(*ResponseMetadata)
}

func setResponse(value any, response *ResponseMetadata) {
	if result, ok := value.(answered); ok {
		result.setResponse(response)
	}
}
