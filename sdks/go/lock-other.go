//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd || windows)

package svc

import (
	"errors"
	"os"
)

// lockFile refuses: what cannot be held for one program would be sold from by two.
func lockFile(string) (*os.File, error) {
	return nil, errors.New("this system locks no files, so keep sales in a store of your own")
}
