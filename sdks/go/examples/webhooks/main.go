// A receiver of webhooks with net/http.
package main

import (
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"os"

	svc "example.com/svc/svc-go"
)

const mostBytes = 1 << 20

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	log.Print("listening on ", listener.Addr().(*net.TCPAddr).Port)
	http.Handle("POST /", receiver(os.Getenv("SVC_WEBHOOK_SECRET"), handle))
	log.Fatal(http.Serve(listener, nil))
}

// receiver answers 204 once the event is in safe hands; anything else is sent again.
func receiver(secret string, handle func(*svc.Event) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, mostBytes))
		if err != nil {
			http.Error(w, "The body could not be read.", http.StatusBadRequest)
			return
		}
		event, err := svc.VerifyWebhook(body, r.Header, secret)
		var forged *svc.SignatureError
		if errors.As(err, &forged) {
			http.Error(w, forged.Message, http.StatusBadRequest)
			return
		}
		if err == nil {
			err = handle(event)
		}
		if err != nil {
			log.Print(err)
			http.Error(w, "Send it again.", http.StatusInternalServerError)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	}
}

func handle(event *svc.Event) error {
	switch event := event.Value.(type) {
	case *svc.SendDeliveredEvent:
		log.Print("delivered: ", event.Data.Object.ID)
	case *svc.SendFailedEvent:
		log.Print("failed, and credited back: ", event.Data.Object.ID)
	case *svc.UnknownEvent:
		log.Print("an event of later: ", event.Type)
	default:
		log.Printf("%T", event)
	}
	return nil
}
