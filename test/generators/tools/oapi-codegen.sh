# needs: go
set -eu
cat > go.mod <<'MOD'
module sale

go 1.24
MOD
go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 \
  -generate types,client -package main "$DOCUMENT" > svc.go 2> generated.log
cat > sale.go <<'GO'
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
)

func main() {
	bearer := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("SVC_KEY"))
		return nil
	}
	client, err := NewClientWithResponses(os.Getenv("SVC_URL"), WithRequestEditorFn(bearer))
	if err != nil {
		panic(err)
	}
	amount, currency := "5.00", "USD"
	params := &CreateSendParams{IdempotencyKey: os.Getenv("SVC_REFERENCE")}
	body := SendCreate{Target: "0771234567", Amount: &amount, Currency: &currency}
	answer, err := client.CreateSendWithResponse(context.Background(), params, body)
	if err != nil {
		panic(err)
	}
	send, err := answer.JSON202.AsSend()
	if err != nil {
		panic(err)
	}
	fmt.Println(send.Object, send.Status, send.Amount)
}
GO
go mod tidy 2> tidy.log
go run .
