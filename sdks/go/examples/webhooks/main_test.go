package main

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	svc "example.com/svc/svc-go"
)

func TestReceiverTakesWhatIsSigned(t *testing.T) {
	const secret = "whsec_test"
	body := `{"object":"event","type":"send.delivered","data":{"object":{"id":"snd_1"}}}`
	var got []string
	handler := receiver(secret, func(event *svc.Event) error {
		got = append(got, event.Value.(*svc.SendDeliveredEvent).Data.Object.ID)
		return nil
	})
	for signed, status := range map[string]int{secret: 204, "whsec_other": 400} {
		request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
		signature := svc.SignTestHeader([]byte(body), signed, time.Now().Unix())
		request.Header.Set("Svc-Signature", signature)
		answer := httptest.NewRecorder()
		handler(answer, request)
		if answer.Code != status {
			t.Errorf("answered %d, not %d", answer.Code, status)
		}
	}
	if len(got) != 1 || got[0] != "snd_1" {
		t.Errorf("events %v", got)
	}
}
