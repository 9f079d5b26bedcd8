# needs: go java
set -eu
java -jar "$JAR" generate -g go -i "$DOCUMENT" -o client --git-host svc.example --git-user-id till \
  --git-repo-id svc --additional-properties \
  useOneOfDiscriminatorLookup=true,disallowAdditionalPropertiesIfNotPresent=false > generated.log 2>&1
mkdir -p client/cmd/sale
cat > client/cmd/sale/main.go <<'GO'
package main

import (
	"context"
	"fmt"
	"os"

	svc "svc.example/till/svc"
)

func main() {
	configuration := svc.NewConfiguration()
	configuration.Servers = svc.ServerConfigurations{{URL: os.Getenv("SVC_URL")}}
	ctx := context.WithValue(context.Background(), svc.ContextAccessToken, os.Getenv("SVC_KEY"))
	sale := svc.NewSendCreate("0771234567")
	sale.SetAmount("5.00")
	sale.SetCurrency("USD")
	call := svc.NewAPIClient(configuration).SendsAPI.CreateSend(ctx)
	answer, _, err := call.IdempotencyKey(os.Getenv("SVC_REFERENCE")).SendCreate(*sale).Execute()
	if err != nil {
		panic(err)
	}
	fmt.Println(answer.Send.Object, answer.Send.Status, answer.Send.Amount)
}
GO
cd client
go mod tidy 2> tidy.log
go build ./...
go run ./cmd/sale
