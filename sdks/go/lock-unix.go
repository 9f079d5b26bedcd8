//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package svc

import (
	"errors"
	"os"
	"syscall"
)

// lockFile holds a file until it is closed; the system lets it go when the program dies.
func lockFile(path string) (*os.File, error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}
