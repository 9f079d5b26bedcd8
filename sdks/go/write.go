package svc

import (
	"encoding/json"
	"fmt"
	"reflect"
	"sort"
)

// unionObject is a union: what it holds is written in its place.
type unionObject interface {
	variant() any
}

// holder is a value of one of several forms, which is written as the form that it has.
type holder interface {
	held() any
}

// marshalModel writes an object with everything that it said when it was read.
func marshalModel(model any) ([]byte, error) {
	return appendValue(nil, reflect.ValueOf(model), false)
}

// showModel is the object for people: its name and its fields, secrets masked. What is not known
// is named without its value, which may be secret.
func showModel(model any) string {
	text, err := appendValue(nil, reflect.ValueOf(model), true)
	if err != nil {
		return fmt.Sprintf("%T(%v)", model, err)
	}
	return reflect.TypeOf(model).Name() + string(text)
}

// modelPairs are the fields of a model or of parameters as they stand on the wire.
func modelPairs(model any, masked bool) ([]pair, error) {
	value := reflect.ValueOf(model)
	if value.Kind() == reflect.Pointer {
		if value.IsNil() {
			return nil, nil
		}
		value = value.Elem()
	}
	own := keptOf(value)
	var pairs []pair
	for _, field := range shapeOf(value.Type()).fields {
		if _, isKept := own.extra[field.wire]; isKept {
			continue
		}
		into := value.Field(field.index)
		if isLeftOut(into, field, own) {
			continue
		}
		raw, err := fieldJSON(into, own.nulls[field.wire], masked)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", field.wire, err)
		}
		pairs = append(pairs, pair{field.wire, raw})
	}
	for _, name := range own.ExtraNames() {
		raw := own.extra[name]
		if masked {
			raw = json.RawMessage(`"(not shown)"`)
		}
		pairs = append(pairs, pair{name, raw})
	}
	return pairs, nil
}

// keptOf is what a model has besides its fields; its struct may not be addressable.
func keptOf(value reflect.Value) *fields {
	addressable := reflect.New(value.Type())
	addressable.Elem().Set(value)
	return addressable.Interface().(wireObject).kept()
}

func isLeftOut(value reflect.Value, field shapeField, own *fields) bool {
	if nullable, ok := value.Interface().(interface{ IsAbsent() bool }); ok {
		return nullable.IsAbsent() && !field.required
	}
	if !value.IsZero() || own.nulls[field.wire] {
		return false
	}
	return !field.required || own.absent[field.wire]
}

// fieldJSON writes an empty list, and not null, of one that must be there and is nil.
func fieldJSON(value reflect.Value, wasNull, masked bool) (json.RawMessage, error) {
	if value.IsZero() && wasNull {
		return json.RawMessage("null"), nil
	}
	if value.Kind() == reflect.Slice && value.IsNil() {
		return json.RawMessage("[]"), nil
	}
	if value.Kind() == reflect.Map && value.IsNil() {
		return json.RawMessage("{}"), nil
	}
	return appendValue(nil, value, masked)
}

func appendValue(out []byte, value reflect.Value, masked bool) ([]byte, error) {
	if !value.IsValid() {
		return append(out, "null"...), nil
	}
	if value.Kind() == reflect.Pointer || value.Kind() == reflect.Interface {
		// A nil of either kind has no element, and an element that is not valid is null.
		return appendValue(out, value.Elem(), masked)
	}
	switch held := value.Interface().(type) {
	case Secret:
		if masked {
			return appendText(out, mask), nil
		}
		return appendText(out, string(held)), nil
	case unionObject:
		return appendValue(out, reflect.ValueOf(held.variant()), masked)
	case holder:
		return appendValue(out, reflect.ValueOf(held.held()), masked)
	case json.RawMessage, json.Number:
		return appendPlain(out, held)
	}
	switch value.Kind() {
	case reflect.Struct:
		if _, ok := reflect.New(value.Type()).Interface().(wireObject); !ok {
			return appendPlain(out, value.Interface())
		}
		pairs, err := modelPairs(value.Interface(), masked)
		return append(out, objectOf(pairs)...), err
	case reflect.Slice, reflect.Array:
		return appendList(out, value, masked)
	case reflect.Map:
		return appendMap(out, value, masked)
	default:
		return appendPlain(out, value.Interface())
	}
}

func appendPlain(out []byte, value any) ([]byte, error) {
	raw, err := encodeJSON(value)
	return append(out, raw...), err
}

func appendList(out []byte, value reflect.Value, masked bool) ([]byte, error) {
	if value.Kind() == reflect.Slice && value.IsNil() {
		return append(out, "null"...), nil
	}
	if value.Type().Elem().Kind() == reflect.Uint8 {
		return appendPlain(out, value.Interface())
	}
	out = append(out, '[')
	for i := range value.Len() {
		if i > 0 {
			out = append(out, ',')
		}
		var err error
		if out, err = appendValue(out, value.Index(i), masked); err != nil {
			return nil, err
		}
	}
	return append(out, ']'), nil
}

func appendMap(out []byte, value reflect.Value, masked bool) ([]byte, error) {
	if value.IsNil() {
		return append(out, "null"...), nil
	}
	if value.Type().Key().Kind() != reflect.String {
		return appendPlain(out, value.Interface())
	}
	keys := value.MapKeys()
	sort.Slice(keys, func(i, j int) bool { return keys[i].String() < keys[j].String() })
	pairs := make([]pair, 0, len(keys))
	for _, key := range keys {
		raw, err := appendValue(nil, value.MapIndex(key), masked)
		if err != nil {
			return nil, err
		}
		pairs = append(pairs, pair{key.String(), raw})
	}
	return append(out, objectOf(pairs)...), nil
}
