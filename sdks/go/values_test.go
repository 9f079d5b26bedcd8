package svc_test

import (
	"encoding/json"
	"testing"

	svc "example.com/svc/svc-go"
)

func TestWhatIsNewerIsKeptAndWrittenBack(t *testing.T) {
	text := `{"id":"snd_1","later":[1,9007199254740993],"object":"send","status":"teleported"}`
	var send svc.Send
	if err := json.Unmarshal([]byte(text), &send); err != nil {
		t.Fatal(err)
	}
	if send.Status != "teleported" {
		t.Errorf("status %q", send.Status)
	}
	if raw, found := send.Extra("later"); !found || string(raw) != "[1,9007199254740993]" {
		t.Errorf("later %s", raw)
	}
	// Created is a number; one of another form breaks nothing.
	if err := json.Unmarshal([]byte(`{"created":"soon"}`), &send); err != nil {
		t.Fatal(err)
	}
	written, _ := json.Marshal(send)
	if string(written) != `{"created":"soon"}` {
		t.Errorf("written %s", written)
	}
}

func TestEventOfLaterIsUnknown(t *testing.T) {
	event, err := svc.ParseWebhook([]byte(`{"object":"event","type":"send.teleported","id":"evt_1"}`))
	if err != nil {
		t.Fatal(err)
	}
	unknown, ok := event.Value.(*svc.UnknownEvent)
	if !ok || unknown.ID != "evt_1" {
		t.Errorf("%T", event.Value)
	}
}

func TestExpandableHasItsIDInBothForms(t *testing.T) {
	for _, text := range []string{`"rcp_1"`, `{"id":"rcp_1","object":"recipient"}`} {
		var field svc.Expandable[svc.Recipient]
		if err := json.Unmarshal([]byte(text), &field); err != nil {
			t.Fatal(err)
		}
		written, _ := json.Marshal(field)
		if field.ID != "rcp_1" || string(written) != text {
			t.Errorf("%q %s", field.ID, written)
		}
	}
}

func TestMoneyIsWholeCents(t *testing.T) {
	for amount, minor := range map[string]int64{"5.00": 500, "-0.05": -5, "7": 700, "0.1": 10} {
		found, err := svc.MinorUnits(amount)
		if err != nil || found != minor {
			t.Errorf("%s is %d, %v", amount, found, err)
		}
	}
	for _, wrong := range []string{"", "5.001", "1e3", "NaN", "5,00", " 5"} {
		if _, err := svc.MinorUnits(wrong); err == nil {
			t.Errorf("%q is no amount", wrong)
		}
	}
	if sum, err := svc.AddAmounts("0.10", "0.20"); sum != "0.30" || err != nil {
		t.Errorf("%s %v", sum, err)
	}
	if text := svc.Amount(-5); text != "-0.05" {
		t.Error(text)
	}
}
