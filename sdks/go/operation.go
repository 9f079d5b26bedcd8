package svc

// operation is what is known of a method's request; one row of the generated table.
type operation struct {
	key  string
	verb string
	// With placeholders: /sends/{send_id}.
	path  string
	shape string
	// The name of what comes back; of a list, of its elements.
	result string
	// The path argument that is the id of what comes back.
	identifiedBy string
	accept       string
	// The names that are sent in the query, as they are on the wire.
	query []string
	body  bool
	// The argument that is a file; with one, the body is a form.
	fileField string
	// "safe", "keyed" or "once": whether it may be sent again when its answer was lost.
	retry    string
	sendsKey bool
	auth     string
	// "", "forward" or "both": the directions in which its list can be walked.
	cursor     string
	fixedIn    string
	fixedField string
	fixedValue any
}

const (
	shapeFile  = "file"
	retryOnce  = "once"
	authNone   = "none"
	authSigned = "program"
	cursorBoth = "both"
)
