package svc

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/textproto"
	"net/url"
	"sort"
	"strings"
)

// pathArgs are the arguments in the path, by their names on the wire.
type pathArgs []struct{ name, value string }

// pair is one parameter as JSON, by its name on the wire.
type pair struct {
	name string
	raw  json.RawMessage
}

// encoded is a request from the base path on.
type encoded struct {
	path string
	// Nil without a body.
	body        []byte
	contentType string
}

// pairsOf are the parameters of a call in their order; what is left out is not among them.
func pairsOf(params any) ([]pair, error) {
	if params == nil {
		return nil, nil
	}
	return modelPairs(params, false)
}

func encode(op *operation, path pathArgs, params []pair, options *requestOptions) (*encoded, error) {
	inQuery := map[string]bool{}
	for _, name := range op.query {
		inQuery[name] = true
	}
	var query, body []pair
	for _, one := range params {
		if inQuery[one.name] || !op.body {
			query = append(query, one)
		} else {
			body = append(body, one)
		}
	}
	if op.fixedField != "" {
		raw, err := encodeJSON(op.fixedValue)
		if err != nil {
			return nil, err
		}
		if op.fixedIn == "query" {
			query = append(query, pair{op.fixedField, raw})
		} else {
			body = withPair(body, pair{op.fixedField, raw})
		}
	}
	query, err := withExtras(query, options.extraQuery)
	if err != nil {
		return nil, err
	}
	if body, err = withExtras(body, options.extraBody); err != nil {
		return nil, err
	}
	return joined(op, path, query, body)
}

func joined(op *operation, path pathArgs, query, body []pair) (*encoded, error) {
	text, err := encodePath(op.path, path)
	if err != nil {
		return nil, err
	}
	search, err := encodeQuery(query)
	if err != nil {
		return nil, err
	}
	if search != "" {
		text += "?" + search
	}
	result := &encoded{path: text, contentType: "application/json"}
	if op.fileField != "" {
		return result, result.form(op, body)
	}
	if op.body || len(body) > 0 {
		result.body = objectOf(body)
	}
	return result, nil
}

// form makes the body a form with a file, whose bytes are base64 in JSON.
func (e *encoded) form(op *operation, body []pair) error {
	var out bytes.Buffer
	form := multipart.NewWriter(&out)
	for _, one := range body {
		var text string
		var file []byte
		var target any = &text
		header := textproto.MIMEHeader{}
		header.Set("Content-Disposition", fmt.Sprintf(`form-data; name="%s"`, one.name))
		if one.name == op.fileField {
			// A part without a name of its file would be read as a text.
			header.Set("Content-Disposition", fmt.Sprintf(`form-data; name="%s"; filename="file"`, one.name))
			header.Set("Content-Type", "application/octet-stream")
			target = &file
		}
		if err := json.Unmarshal(one.raw, target); err != nil {
			return &ArgumentError{Message: one.name + " cannot be sent in a form.", Param: one.name}
		}
		part, err := form.CreatePart(header)
		if err != nil {
			return err
		}
		if _, err = part.Write(append(file, text...)); err != nil {
			return err
		}
	}
	if err := form.Close(); err != nil {
		return err
	}
	e.body, e.contentType = out.Bytes(), form.FormDataContentType()
	return nil
}

func withExtras(pairs []pair, extras map[string]any) ([]pair, error) {
	names := make([]string, 0, len(extras))
	for name := range extras {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		raw, err := encodeJSON(extras[name])
		if err != nil {
			return nil, &ArgumentError{Message: name + " cannot be written as JSON.", Param: name}
		}
		pairs = withPair(pairs, pair{name, raw})
	}
	return pairs, nil
}

// withPair puts a parameter in the place of one of its name, or at the end.
func withPair(pairs []pair, one pair) []pair {
	changed := append([]pair{}, pairs...)
	for i := range changed {
		if changed[i].name == one.name {
			changed[i] = one
			return changed
		}
	}
	return append(changed, one)
}

func objectOf(pairs []pair) []byte {
	out := []byte{'{'}
	for i, one := range pairs {
		if i > 0 {
			out = append(out, ',')
		}
		out = appendText(out, one.name)
		out = append(out, ':')
		out = append(out, one.raw...)
	}
	return append(out, '}')
}

// encodePath escapes arguments whole; what a server would read as a step up or as nothing is
// refused.
func encodePath(template string, path pathArgs) (string, error) {
	text := template
	for _, arg := range path {
		if arg.value == "" || arg.value == "." || arg.value == ".." {
			message := fmt.Sprintf("%s must be a text that is not empty, %q or %q.", arg.name, ".", "..")
			return "", &ArgumentError{Message: message, Param: arg.name}
		}
		text = strings.Replace(text, "{"+arg.name+"}", encodePart(arg.value), 1)
	}
	return text, nil
}

// encodeQuery writes a=1, expand[]=x, created[gte]=5, metadata[till]=4; null is not sent.
func encodeQuery(pairs []pair) (string, error) {
	var parts []string
	for _, one := range pairs {
		var value any
		if err := decodeJSON(one.raw, &value); err != nil {
			return "", err
		}
		parts = flatten(parts, one.name, value)
	}
	return strings.Join(parts, "&"), nil
}

func flatten(parts []string, name string, value any) []string {
	switch held := value.(type) {
	case nil:
		return parts
	case []any:
		for _, one := range held {
			parts = flatten(parts, name, one)
		}
		return parts
	case map[string]any:
		names := make([]string, 0, len(held))
		for inner := range held {
			names = append(names, inner)
		}
		sort.Strings(names)
		for _, inner := range names {
			parts = flatten(parts, name+"["+inner+"]", held[inner])
		}
		return parts
	default:
		return append(parts, encodePart(name)+"="+encodePart(fmt.Sprint(held)))
	}
}

func encodePart(text string) string {
	return strings.ReplaceAll(url.QueryEscape(text), "+", "%20")
}

// encodeJSON writes a value as it is: letters beyond ASCII, and those of HTML, are not escaped.
func encodeJSON(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}

func appendText(out []byte, text string) []byte {
	// A text can always be written.
	quoted, _ := encodeJSON(text)
	return append(out, quoted...)
}
