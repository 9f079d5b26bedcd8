package svc

import (
	"context"
	"encoding/json"
)

// callJSON calls a method that answers one object.
func callJSON[T any](
	ctx context.Context, s *settings, op *operation, path pathArgs, params any,
	options []RequestOption,
) (*T, error) {
	pairs, err := pairsOf(params)
	if err != nil {
		return nil, err
	}
	got, err := send(ctx, s, op, path, pairs, optionsOf(options))
	if err != nil {
		return nil, err
	}
	result := new(T)
	// An answer without a body, or of another form, is an object without fields.
	_ = json.Unmarshal(got.body, result)
	setResponse(result, got.metadata)
	return result, nil
}

// callFile calls a method that answers a file.
func callFile(
	ctx context.Context, s *settings, op *operation, path pathArgs, params any,
	options []RequestOption,
) (*FileResult, error) {
	pairs, err := pairsOf(params)
	if err != nil {
		return nil, err
	}
	got, err := send(ctx, s, op, path, pairs, optionsOf(options))
	if err != nil {
		return nil, err
	}
	return &FileResult{answer: got}, nil
}

// callPage calls a method that answers a list, for its first page.
func callPage[T any](
	ctx context.Context, s *settings, op *operation, path pathArgs, params any,
	options []RequestOption,
) (*Page[T], error) {
	pairs, err := pairsOf(params)
	if err != nil {
		return nil, err
	}
	source := pageSource{
		cursor: op.cursor,
		params: pairs,
		fetch: func(ctx context.Context, params []pair) (*answer, error) {
			return send(ctx, s, op, path, params, optionsOf(options))
		},
	}
	return fetchPage[T](ctx, source)
}
