package svc

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"sync"
)

// shape is how a struct stands on the wire.
type shape struct {
	fields []shapeField
}

type shapeField struct {
	wire     string
	index    int
	required bool
	// Whether it holds values of no known type, whose numbers stay digits.
	isOpen bool
}

var shapes sync.Map // of reflect.Type to *shape

func shapeOf(kind reflect.Type) *shape {
	if known, ok := shapes.Load(kind); ok {
		return known.(*shape)
	}
	made := &shape{}
	for i := range kind.NumField() {
		tag, tagged := kind.Field(i).Tag.Lookup("json")
		if !tagged {
			continue
		}
		wire, option, _ := strings.Cut(tag, ",")
		field := shapeField{wire: wire, index: i, required: option == ""}
		field.isOpen = isOpen(kind.Field(i).Type)
		made.fields = append(made.fields, field)
	}
	shapes.Store(kind, made)
	return made
}

func isOpen(kind reflect.Type) bool {
	switch kind.Kind() {
	case reflect.Interface:
		return true
	case reflect.Map, reflect.Pointer, reflect.Slice:
		return isOpen(kind.Elem())
	default:
		return false
	}
}

// decodeJSON reads a value; numbers of no known type stay digits.
func decodeJSON(data []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	return decoder.Decode(into)
}

// unmarshalModel reads an object. A field that is not known, or that came in another form than the
// one that is known, is kept as it came: what is newer than this version breaks nothing. What the
// struct held before is gone.
func unmarshalModel(data []byte, target wireObject) error {
	var object map[string]json.RawMessage
	if err := json.Unmarshal(data, &object); err != nil {
		return err
	}
	value := reflect.ValueOf(target).Elem()
	value.SetZero()
	own := target.kept()
	for _, field := range shapeOf(value.Type()).fields {
		raw, found := object[field.wire]
		if !found {
			if field.required {
				own.note(true, field.wire)
			}
			continue
		}
		delete(object, field.wire)
		readField(value.Field(field.index), field, raw, own)
	}
	for name, raw := range object {
		own.keep(name, raw)
	}
	return nil
}

func readField(into reflect.Value, field shapeField, raw json.RawMessage, own *fields) {
	if string(raw) == "null" {
		own.note(false, field.wire)
		if _, isNullable := into.Interface().(interface{ IsAbsent() bool }); !isNullable {
			return
		}
	}
	// A decoder has buffers of its own, which cost more than the short text that most fields are.
	read := json.Unmarshal
	if field.isOpen {
		read = decodeJSON
	}
	if err := read(raw, into.Addr().Interface()); err != nil {
		into.SetZero()
		own.keep(field.wire, raw)
	}
}

// variantName is the text in a property of an object; empty without one.
func variantName(data []byte, property string) string {
	var object map[string]json.RawMessage
	var name string
	if json.Unmarshal(data, &object) == nil {
		_ = json.Unmarshal(object[property], &name)
	}
	return name
}

func unmarshalVariant(data []byte, into any) error {
	return json.Unmarshal(data, into)
}
