package main

import (
	"context"
	"errors"
	"fmt"
	"reflect"

	svc "example.com/svc/svc-go"
)

// walker is a page whatever its objects are.
type walker interface {
	next(ctx context.Context) (any, error)
	previous(ctx context.Context) (any, error)
	sizes(ctx context.Context) ([]int, error)
	objects(ctx context.Context, wanted int) ([]any, error)
	shown() map[string]any
	metadata() *svc.ResponseMetadata
}

type list[T any] struct{ page *svc.Page[T] }

func paged[T any](page *svc.Page[T], err error) (any, error) {
	if err != nil || page == nil {
		return nil, err
	}
	return list[T]{page}, nil
}

func single[T any](result *T, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return result, nil
}

func (l list[T]) next(ctx context.Context) (any, error)     { return paged(l.page.Next(ctx)) }
func (l list[T]) previous(ctx context.Context) (any, error) { return paged(l.page.Previous(ctx)) }
func (l list[T]) metadata() *svc.ResponseMetadata           { return l.page.ResponseMetadata() }

func (l list[T]) sizes(ctx context.Context) ([]int, error) {
	var found []int
	for page, err := range l.page.Pages(ctx) {
		if err != nil {
			return nil, err
		}
		found = append(found, len(page.Data))
	}
	return found, nil
}

// objects is every object, or the first ones: what comes after is not asked for.
func (l list[T]) objects(ctx context.Context, wanted int) ([]any, error) {
	found := []any{}
	for one, err := range l.page.All(ctx) {
		if err != nil {
			return nil, err
		}
		found = append(found, one)
		if len(found) == wanted {
			break
		}
	}
	return found, nil
}

func (l list[T]) shown() map[string]any {
	var cursor any
	if l.page.NextCursor != "" {
		cursor = l.page.NextCursor
	}
	value := map[string]any{"data": l.page.Data, "has_more": l.page.HasMore, "next_cursor": cursor}
	return map[string]any{"class": "Page", "value": value, "shown": printed(l.page) + printed(l.page.Data)}
}

func shown(id int, result any) map[string]any {
	var answer map[string]any
	var metadata *svc.ResponseMetadata
	switch result := result.(type) {
	case nil:
		return map[string]any{"class": "Page", "value": nil}
	case walker:
		answer, metadata = result.shown(), result.metadata()
		hold(id, result, answer)
	case *svc.FileResult:
		value := map[string]any{"filename": result.Filename(), "content_type": result.ContentType()}
		answer, metadata = map[string]any{"class": "File", "value": value}, result.ResponseMetadata()
		hold(id, result, answer)
	default:
		text := printed(result) + printed(reflect.ValueOf(result).Elem().Interface())
		answer = map[string]any{"class": classOf(result), "value": result, "shown": text}
		if answered, ok := result.(interface{ ResponseMetadata() *svc.ResponseMetadata }); ok {
			metadata = answered.ResponseMetadata()
		}
	}
	if metadata != nil {
		answer["meta"] = map[string]any{
			"status":              metadata.Status,
			"request_id":          orNull(metadata.RequestID),
			"idempotency_key":     orNull(metadata.IdempotencyKey),
			"attempts":            metadata.Attempts,
			"replayed":            metadata.Replayed,
			"original_request_id": orNull(metadata.OriginalRequestID),
		}
	}
	return answer
}

func hold(id int, result any, answer map[string]any) {
	shared.Lock()
	defer shared.Unlock()
	shared.held[id] = result
	answer["handle"] = id
}

// classOf is the name of the type; of a union, of the variant in it.
func classOf(result any) string {
	value := reflect.ValueOf(result).Elem()
	if variant := value.FieldByName("Value"); variant.IsValid() && variant.Kind() == reflect.Interface {
		value = variant.Elem().Elem()
	}
	return value.Type().Name()
}

// printed is every form in which a value can come into a log.
func printed(value any) string {
	return fmt.Sprintf("%v %+v %#v %s %d %x %q", value, value, value, value, value, value, value)
}

func orNull(text string) any {
	if text == "" {
		return nil
	}
	return text
}

func shownError(err error) map[string]any {
	class := reflect.TypeOf(err).Elem().Name()
	var ours svc.Error
	switch {
	case class == "APIError":
		class = "ApiError"
	case class == "PageError":
		class = "SvcError"
	case !errors.As(err, &ours):
		class = "DriverError"
	}
	base := map[string]any{"class": class, "message": err.Error(), "shown": printed(err)}
	var api *svc.APIError
	var lost *svc.ConnectionError
	var argument *svc.ArgumentError
	switch {
	case errors.As(err, &api):
		addAPIError(base, api)
	case errors.As(err, &lost):
		base["maybe_sent"] = lost.MaybeSent
		base["attempts"] = lost.Attempts
		base["idempotency_key"] = orNull(lost.IdempotencyKey)
	case errors.As(err, &argument):
		base["param"] = orNull(argument.Param)
	}
	return base
}

func addAPIError(base map[string]any, api *svc.APIError) {
	for name, value := range map[string]any{
		"type":            orNull(api.Type),
		"code":            orNull(api.Code),
		"status":          api.Status,
		"param":           orNull(api.Param),
		"details":         orEmpty(api.Details),
		"meta":            api.Meta,
		"resource":        orNull(api.Resource),
		"doc_url":         orNull(api.DocURL),
		"request_id":      orNull(api.RequestID),
		"retryable":       api.Retryable,
		"retry_after":     api.RetryAfter,
		"idempotency_key": orNull(api.IdempotencyKey),
		"attempts":        api.Attempts,
		"raw_length":      len(api.RawBody()),
		"message":         api.Message,
	} {
		base[name] = value
	}
}

func orEmpty(details []any) []any {
	if details == nil {
		return []any{}
	}
	return details
}
