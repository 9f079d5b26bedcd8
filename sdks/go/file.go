package svc

import (
	"errors"
	"io"
	"io/fs"
	"mime"
	"os"
	"path/filepath"
	"strings"
)

// FileResult is a file, as a stream: nothing of it is held whole unless asked for. Close it, or
// read it to its end.
type FileResult struct {
	answer *answer
	closed bool
}

// ResponseMetadata is how the call was answered.
func (f *FileResult) ResponseMetadata() *ResponseMetadata { return f.answer.metadata }

// ContentType is what the service says that it is.
func (f *FileResult) ContentType() string { return f.answer.response.Header.Get("Content-Type") }

// Filename is the name that the service gives the file, without any folder; empty without one.
func (f *FileResult) Filename() string {
	return baseName(f.answer.response.Header.Get("Content-Disposition"))
}

// Read reads the bytes as they come.
func (f *FileResult) Read(into []byte) (int, error) {
	count, err := f.answer.response.Body.Read(into)
	if count > 0 {
		f.answer.watch.heard()
	}
	if err == nil {
		return count, nil
	}
	broken := f.broken(err)
	_ = f.Close()
	return count, broken
}

// Close ends the download.
func (f *FileResult) Close() error {
	if f.closed {
		return nil
	}
	f.closed = true
	f.answer.watch.stop()
	return f.answer.response.Body.Close()
}

// Bytes is all of it.
func (f *FileResult) Bytes() ([]byte, error) { return io.ReadAll(f) }

// SaveTo writes it to a file, or under its own name into a folder, and answers the path. It is
// written beside and renamed, so that nobody finds half of it.
func (f *FileResult) SaveTo(path string) (string, error) {
	defer func() { _ = f.Close() }()
	target, err := f.target(path)
	if err != nil {
		return "", err
	}
	draft, err := os.CreateTemp(filepath.Dir(target), filepath.Base(target)+".*.part")
	if err != nil {
		return "", err
	}
	_, err = io.Copy(draft, f)
	err = errors.Join(err, draft.Close())
	if err == nil {
		err = os.Rename(draft.Name(), target)
	}
	if err != nil {
		_ = os.Remove(draft.Name())
		return "", err
	}
	return target, nil
}

func (f *FileResult) target(path string) (string, error) {
	found, err := os.Stat(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if err != nil || !found.IsDir() {
		return path, nil
	}
	name := f.Filename()
	if name == "" {
		return "", &ArgumentError{Message: "The file has no name of its own: name one.", Param: "path"}
	}
	return filepath.Join(path, name), nil
}

func (f *FileResult) broken(err error) error {
	if err == io.EOF {
		return err
	}
	const message = "The file broke off."
	metadata, watch := f.answer.metadata, f.answer.watch
	lost := lostError(message, true, callFacts{attempts: metadata.Attempts}, err)
	if watch.cancelled() {
		return &CancelledError{lost}
	}
	if watch.timedOut() {
		return &TimeoutError{lost}
	}
	return lost
}

// baseName is the last part of the name in a Content-Disposition header: no folder of another
// machine is taken over.
func baseName(header string) string {
	_, params, err := mime.ParseMediaType(header)
	if err != nil {
		return ""
	}
	parts := strings.FieldsFunc(params["filename"], func(letter rune) bool {
		return letter == '/' || letter == '\\'
	})
	if len(parts) == 0 {
		return ""
	}
	name := strings.ReplaceAll(parts[len(parts)-1], "\x00", "")
	if name == "." || name == ".." {
		return ""
	}
	return name
}
