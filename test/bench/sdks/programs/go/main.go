// Calls a method of an SDK, or an address with net/http alone: main <arm> <seconds>
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"slices"
	"strconv"
	"syscall"
	"time"
)

// arms make a call; each SDK adds its own.
var arms = map[string]func() func(){"bare": func() func() { return bare }}

func main() {
	seconds, err := strconv.ParseFloat(os.Args[2], 64)
	if err != nil {
		log.Fatal(err)
	}
	call := arms[os.Args[1]]()
	for range 200 {
		call()
	}
	before := cpu()
	var times []time.Duration
	until := time.Now().Add(time.Duration(seconds * float64(time.Second)))
	for time.Now().Before(until) {
		started := time.Now()
		call()
		times = append(times, time.Since(started))
	}
	used := float64(cpu()-before) / float64(len(times)) / float64(time.Microsecond)
	slices.Sort(times)
	p50 := float64(times[len(times)/2]) / float64(time.Millisecond)
	fmt.Printf(`{"calls":%d,"p50_ms":%f,"cpu_us":%f}`, len(times), p50, used)
}

func cpu() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		log.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

func bare() {
	request, err := http.NewRequest(http.MethodGet, os.Getenv("SVC_URL")+"/dev/v1/account", nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("SVC_KEY"))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var account map[string]any
	if err := json.NewDecoder(response.Body).Decode(&account); err != nil {
		log.Fatal(err)
	}
}
