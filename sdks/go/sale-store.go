package svc

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

// SaleRecord is what is known of a sale on this side.
type SaleRecord struct {
	Number string `json:"number"`
	// Sale is what is sold, as the service reads it.
	Sale json.RawMessage `json:"sale"`
	// Livemode says whether it is sold in live mode: a key of the other mode must not sell it.
	Livemode bool `json:"livemode"`
	// SentAt is the unix seconds at which it was sent last.
	SentAt float64 `json:"sent_at"`
	// Outcome is "delivered" or "not_sold"; nil while the sale is open.
	Outcome *string `json:"outcome"`
	// Send is its id, once that is known.
	Send *string `json:"send"`
	// Code and Message say why it was not sold.
	Code    *string `json:"code"`
	Message *string `json:"message"`
}

// SaleStore is your own place for records, such as a table of the till's database. What Put has
// returned from must survive a power cut. A till calls it from every goroutine that sells.
type SaleStore interface {
	// Get is the record of a number; nil if there is none.
	Get(number string) (*SaleRecord, error)
	// Put writes a record in place of the one that its number has.
	Put(record SaleRecord) error
	// Open is every record without an outcome.
	Open() ([]SaleRecord, error)
}

// FileSaleStore is a folder of records, one file each, synced to the disk before a request
// leaves. Files below "closed" whose numbers are over may be deleted.
type FileSaleStore struct {
	folder string
	lock   *os.File
	// One writer at a time: two of one number would write into one file.
	writing sync.Mutex
}

// OpenFileSaleStore makes the folder if it is not there, and holds it until Close or the end of the
// program. Refuses: a folder that another program, or another store, holds.
func OpenFileSaleStore(folder string) (*FileSaleStore, error) {
	for _, part := range []string{openSales, closedSales} {
		if err := makeFolder(filepath.Join(folder, part)); err != nil {
			return nil, err
		}
	}
	lock, err := lockFile(filepath.Join(folder, "lock"))
	if err != nil {
		message := fmt.Sprintf("The folder %s of sales cannot be locked: %v. Does another program use it?", folder, err)
		return nil, &ConfigurationError{Message: message}
	}
	return &FileSaleStore{folder: folder, lock: lock}, nil
}

const (
	openSales   = "open"
	closedSales = "closed"
	recordEnd   = ".json"
)

// Close gives the folder up for another program. Put fails from then on.
func (s *FileSaleStore) Close() error { return s.lock.Close() }

// Get is the record of a number; nil if there is none.
func (s *FileSaleStore) Get(number string) (*SaleRecord, error) {
	closed, err := readRecord(s.path(closedSales, number))
	if closed != nil || err != nil {
		return closed, err
	}
	return readRecord(s.path(openSales, number))
}

// Put writes a record in place of the one that its number has.
func (s *FileSaleStore) Put(record SaleRecord) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	// Fails once the lock is given up: the folder may be another program's by then.
	if _, err := s.lock.Stat(); err != nil {
		return err
	}
	begun := s.path(openSales, record.Number)
	if record.Outcome == nil {
		return writeRecord(begun, record)
	}
	// The end is written before the beginning goes, so at no time is there neither.
	if err := writeRecord(s.path(closedSales, record.Number), record); err != nil {
		return err
	}
	return removeRecord(begun)
}

// Open is every record without an outcome.
func (s *FileSaleStore) Open() ([]SaleRecord, error) {
	entries, err := os.ReadDir(filepath.Join(s.folder, openSales))
	if err != nil {
		return nil, err
	}
	var found []SaleRecord
	for _, entry := range entries {
		if !strings.HasSuffix(entry.Name(), recordEnd) {
			continue
		}
		path := filepath.Join(s.folder, openSales, entry.Name())
		begun, err := readRecord(path)
		if err != nil {
			return nil, err
		}
		// It may have ended since the folder was read.
		if begun == nil {
			continue
		}
		known, err := s.Get(begun.Number)
		if err != nil {
			return nil, err
		}
		if known == nil {
			continue
		}
		if known.Outcome == nil {
			found = append(found, *known)
			continue
		}
		// Its end was written, and then the till died.
		if err := removeRecord(path); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// path is a hash: a number may hold what no file's name may.
func (s *FileSaleStore) path(part, number string) string {
	sum := sha256.Sum256([]byte(number))
	return filepath.Join(s.folder, part, hex.EncodeToString(sum[:])+recordEnd)
}

func readRecord(path string) (*SaleRecord, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	record := new(SaleRecord)
	if err := json.Unmarshal(text, record); err != nil {
		return nil, fmt.Errorf("the record %s cannot be read: %w", path, err)
	}
	return record, nil
}

// writeRecord writes beside, syncs and then renames: a file is whole, or it is not there.
func writeRecord(path string, record SaleRecord) error {
	text, err := json.Marshal(record)
	if err != nil {
		return err
	}
	beside := path + ".part"
	file, err := os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return err
	}
	if err = os.Rename(beside, path); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(path))
}

func removeRecord(path string) error {
	err := os.Remove(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// makeFolder syncs the name of each folder that it makes: a file is no safer than its folder.
func makeFolder(path string) error {
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	parent := filepath.Dir(path)
	if parent != path {
		if err := makeFolder(parent); err != nil {
			return err
		}
	}
	if err := os.Mkdir(path, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return syncFolder(parent)
}

func syncFolder(path string) error {
	// Windows syncs no folder, and keeps its names itself.
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}
