//go:build windows

package svc

import (
	"os"
	"syscall"
)

// lockFile holds a file until it is closed: it shares it with no other handle. The system lets
// it go when the program dies.
func lockFile(path string) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	const access = syscall.GENERIC_READ | syscall.GENERIC_WRITE
	const attributes = syscall.FILE_ATTRIBUTE_NORMAL
	handle, err := syscall.CreateFile(name, access, 0, nil, syscall.OPEN_ALWAYS, attributes, 0)
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(handle), path), nil
}
