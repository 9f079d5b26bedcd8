module example.com/svc/svc-go

go 1.23
