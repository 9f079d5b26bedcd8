package svc

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"strconv"
)

const (
	startingAfter = "starting_after"
	endingBefore  = "ending_before"
)

// pageSource fetches a page with these parameters in place of those of the call.
type pageSource struct {
	fetch  func(ctx context.Context, params []pair) (*answer, error)
	params []pair
	cursor string
}

// Page is one page of a list; it leads to the others.
type Page[T any] struct {
	// Data is the objects of this page.
	Data []T
	// HasMore says whether there are more objects in the direction of this page's request.
	HasMore bool
	// NextCursor is where the next page begins: keep it, and go on from it another day. Empty on
	// the last page.
	NextCursor string

	source   pageSource
	number   int64
	ids      []string
	envelope json.RawMessage
	response *ResponseMetadata
}

type pageEnvelope struct {
	Data       []json.RawMessage `json:"data"`
	HasMore    *bool             `json:"has_more"`
	NextCursor string            `json:"next_cursor"`
	Page       int64             `json:"page"`
	Pages      int64             `json:"pages"`
}

func fetchPage[T any](ctx context.Context, source pageSource) (*Page[T], error) {
	got, err := source.fetch(ctx, source.params)
	if err != nil {
		return nil, err
	}
	var envelope pageEnvelope
	_ = decodeJSON(got.body, &envelope)
	page := &Page[T]{
		Data:       make([]T, len(envelope.Data)),
		HasMore:    envelope.Page < envelope.Pages,
		NextCursor: envelope.NextCursor,
		source:     source,
		number:     envelope.Page,
		envelope:   got.body,
		response:   got.metadata,
	}
	if envelope.HasMore != nil {
		page.HasMore = *envelope.HasMore
	}
	for i, raw := range envelope.Data {
		if err := json.Unmarshal(raw, &page.Data[i]); err != nil {
			return nil, &PageError{fmt.Sprintf("Object %d of the list cannot be read: %v", i, err)}
		}
		page.ids = append(page.ids, variantName(raw, "id"))
	}
	return page, nil
}

// ResponseMetadata is how the call was answered that brought this page.
func (p *Page[T]) ResponseMetadata() *ResponseMetadata { return p.response }

// Envelope is the answer as it came, with what this page says besides its objects.
func (p *Page[T]) Envelope() json.RawMessage { return p.envelope }

// String tells how much there is, not what.
func (p *Page[T]) String() string {
	return fmt.Sprintf("Page(%d objects, more %t)", len(p.Data), p.HasMore)
}

// GoString is as String.
func (p *Page[T]) GoString() string { return p.String() }

// Next is the next page in the direction of this one; nil on the last.
func (p *Page[T]) Next(ctx context.Context) (*Page[T], error) {
	if !p.HasMore {
		return nil, nil
	}
	if p.number > 0 {
		return p.numbered(ctx, p.number+1)
	}
	name := startingAfter
	if _, isBackwards := p.param(endingBefore); isBackwards {
		name = endingBefore
	}
	if p.NextCursor == "" {
		return nil, nil
	}
	cursor := appendText(nil, p.NextCursor)
	if before, _ := p.param(name); string(before) == string(cursor) {
		return nil, &PageError{"The list repeats its cursor; going on would never end."}
	}
	return p.with(ctx, withPair(p.source.params, pair{name, cursor}))
}

// Previous is the page on the other side of this one; nil when it has no objects to start from.
func (p *Page[T]) Previous(ctx context.Context) (*Page[T], error) {
	if p.number > 0 {
		if p.number == 1 {
			return nil, nil
		}
		return p.numbered(ctx, p.number-1)
	}
	if p.source.cursor != cursorBoth {
		return nil, &ArgumentError{Message: "This list goes one way only."}
	}
	name, edge := endingBefore, 0
	if _, isBackwards := p.param(endingBefore); isBackwards {
		name, edge = startingAfter, len(p.ids)-1
	}
	if len(p.ids) == 0 || p.ids[edge] == "" {
		return nil, nil
	}
	var params []pair
	for _, one := range p.source.params {
		if one.name != startingAfter && one.name != endingBefore {
			params = append(params, one)
		}
	}
	return p.with(ctx, append(params, pair{name, appendText(nil, p.ids[edge])}))
}

// Pages is this page and all after it.
func (p *Page[T]) Pages(ctx context.Context) iter.Seq2[*Page[T], error] {
	return func(yield func(*Page[T], error) bool) {
		page := p
		for page != nil {
			if !yield(page, nil) {
				return
			}
			next, err := page.Next(ctx)
			if err != nil {
				yield(nil, err)
				return
			}
			page = next
		}
	}
}

// All is every object of this page and of all after it; stopping early asks for nothing more.
func (p *Page[T]) All(ctx context.Context) iter.Seq2[*T, error] {
	return func(yield func(*T, error) bool) {
		for page, err := range p.Pages(ctx) {
			if err != nil {
				yield(nil, err)
				return
			}
			for i := range page.Data {
				if !yield(&page.Data[i], nil) {
					return
				}
			}
		}
	}
}

func (p *Page[T]) param(name string) (json.RawMessage, bool) {
	for _, one := range p.source.params {
		if one.name == name {
			return one.raw, true
		}
	}
	return nil, false
}

func (p *Page[T]) numbered(ctx context.Context, number int64) (*Page[T], error) {
	raw := json.RawMessage(strconv.FormatInt(number, 10))
	return p.with(ctx, withPair(p.source.params, pair{"page", raw}))
}

func (p *Page[T]) with(ctx context.Context, params []pair) (*Page[T], error) {
	source := p.source
	source.params = params
	return fetchPage[T](ctx, source)
}
