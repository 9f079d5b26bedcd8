// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package main

import (
	"context"
	"fmt"

	svc "example.com/svc/svc-go"
)

var _ = []func(context.Context, *svc.Client) error{
	func(ctx context.Context, client *svc.Client) error {
		account, err := client.Account.Get(ctx)
		if err != nil {
			return err
		}
		fmt.Println(account)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Account.ListActivity(ctx, nil)
		if err != nil {
			return err
		}
		for activity, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(activity)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		account, err := client.Account.Update(ctx, &svc.AccountUpdateParams{
			SupportPhone:           svc.Value("+263771000000"),
			StatementDescriptor:    svc.Ptr("MBARE TUCK"),
			BatchApprovalThreshold: map[string]*string{"USD": svc.Ptr("500.00")},
			PreventDuplicates:      &svc.DuplicateGuardUpdate{Enabled: svc.Ptr(true), WindowSeconds: svc.Value[int64](120)},
			Payday:                 &svc.PaydayUpdate{DayOfMonth: svc.Value[int64](25)},
		})
		if err != nil {
			return err
		}
		fmt.Println(account)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		activity, err := client.Activities.Create(ctx, &svc.ActivitiesCreateParams{
			Recipient:  svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			Name:       "visit",
			ActivityID: "pos-4-000871",
			Value:      svc.Ptr("18.40"),
			Currency:   svc.Ptr("USD"),
			Metadata:   map[string]string{"branch": "mbare"},
		})
		if err != nil {
			return err
		}
		fmt.Println(activity)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		activity, err := client.Activities.Create(ctx, &svc.ActivitiesCreateParams{
			Recipient:  svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			Name:       "visit",
			ActivityID: "pos-4-000871",
			Value:      svc.Ptr("18.40"),
			Currency:   svc.Ptr("USD"),
			Metadata:   map[string]string{"branch": "mbare"},
		})
		if err != nil {
			return err
		}
		fmt.Println(activity)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		activity, err := client.Activities.Get(ctx, "act_0031JkhB6baeCN6Zj4a3dDVh")
		if err != nil {
			return err
		}
		fmt.Println(activity)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Activities.List(ctx, nil)
		if err != nil {
			return err
		}
		for activity, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(activity)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		approval, err := client.Approvals.Get(ctx, "apr_0031JkKGrNcPh3Jd4LtFm8Os")
		if err != nil {
			return err
		}
		fmt.Println(approval)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Approvals.List(ctx, nil)
		if err != nil {
			return err
		}
		for approval, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(approval)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.AuditLog.List(ctx, nil)
		if err != nil {
			return err
		}
		for event, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(event)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Batches.Approve(ctx, "bch_0031JkGCnJyLd9Fz0HpBi4Ko")
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Batches.Cancel(ctx, "bch_0031JkGCnJyLd9Fz0HpBi4Ko")
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Batches.Create(ctx, &svc.BatchesCreateParams{
			Items:      []svc.BatchItemCreate{svc.BatchItemCreate{Target: svc.Ptr("0771234567"), Amount: svc.Ptr("5.00"), Name: svc.Ptr("Tariro Moyo"), ClientReference: svc.Ptr("nov-0001")}, svc.BatchItemCreate{Target: svc.Ptr("0712345678"), Amount: svc.Ptr("5.00"), Name: svc.Ptr("Farai Dube"), ClientReference: svc.Ptr("nov-0002")}},
			Title:      svc.Ptr("November airtime"),
			SMSMessage: svc.Ptr("{first_name}, here is {currency} {amount} airtime from {sender}."),
			Currency:   svc.Ptr("USD"),
			Metadata:   map[string]string{"month": "2026-11"},
		})
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Batches.Create(ctx, &svc.BatchesCreateParams{
			CSV:       svc.Ptr("target;amount\n0771234567;300.00\n0712345678;300.00\n07;5.00\n"),
			Title:     svc.Ptr("November payroll airtime"),
			OnInvalid: svc.Ptr(svc.BatchInvalidChoice("skip")),
			Currency:  svc.Ptr("USD"),
		})
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Batches.Get(ctx, "bch_0031JkGCnJyLd9Fz0HpBi4Ko")
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Batches.GetResults(ctx, "bch_0031JkGCnJyLd9Fz0HpBi4Ko")
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Batches.List(ctx, nil)
		if err != nil {
			return err
		}
		for batch, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(batch)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Batches.ListItems(ctx, "bch_0031JkGCnJyLd9Fz0HpBi4Ko", nil)
		if err != nil {
			return err
		}
		for item, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(item)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		preview, err := client.Batches.Preview(ctx, &svc.BatchesPreviewParams{
			Items:      []svc.BatchItemCreate{svc.BatchItemCreate{Target: svc.Ptr("0771234567"), Amount: svc.Ptr("5.00"), Name: svc.Ptr("Tariro Moyo"), ClientReference: svc.Ptr("nov-0001")}, svc.BatchItemCreate{Target: svc.Ptr("0712345678"), Amount: svc.Ptr("5.00"), Name: svc.Ptr("Farai Dube"), ClientReference: svc.Ptr("nov-0002")}},
			Title:      svc.Ptr("November airtime"),
			SMSMessage: svc.Ptr("{first_name}, here is {currency} {amount} airtime from {sender}."),
			Currency:   svc.Ptr("USD"),
			Metadata:   map[string]string{"month": "2026-11"},
		})
		if err != nil {
			return err
		}
		fmt.Println(preview)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		preview, err := client.Batches.Preview(ctx, &svc.BatchesPreviewParams{
			Items:    []svc.BatchItemCreate{svc.BatchItemCreate{Target: svc.Ptr("077123"), Amount: svc.Ptr("5.00")}},
			Currency: svc.Ptr("USD"),
		})
		if err != nil {
			return err
		}
		fmt.Println(preview)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Batches.RetryFailed(ctx, "bch_0031JkGCnJyLd9Fz0HpBi4Ko", &svc.BatchesRetryFailedParams{ReserveCredit: svc.Ptr(true)})
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		target, err := client.Blocklist.Create(ctx, &svc.BlocklistCreateParams{
			Target: "0779876543",
			Reason: svc.Ptr("Claimed rewards with twelve names"),
		})
		if err != nil {
			return err
		}
		fmt.Println(target)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		target, err := client.Blocklist.Delete(ctx, "blk_0031JkabP3E2Zs8IQ9Y7aJZq")
		if err != nil {
			return err
		}
		fmt.Println(target)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		target, err := client.Blocklist.Get(ctx, "blk_0031JkabP3E2Zs8IQ9Y7aJZq")
		if err != nil {
			return err
		}
		fmt.Println(target)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Blocklist.List(ctx, nil)
		if err != nil {
			return err
		}
		for target, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(target)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		checkin, err := client.Checkins.Create(ctx, &svc.CheckinsCreateParams{
			Link:      "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
			Lat:       -17.8571,
			Lng:       31.0402,
			Phone:     "0771234567",
			AccuracyM: svc.Ptr[int64](12),
		})
		if err != nil {
			return err
		}
		fmt.Println(checkin)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Checkins.List(ctx, nil)
		if err != nil {
			return err
		}
		for checkin, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(checkin)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		session, err := client.CheckoutSessions.ChangeMeter(ctx, "cs_0031JkJFqMbOg2Ic3KsEl7Nr", &svc.CheckoutSessionsChangeMeterParams{Meter: "37140010002"})
		if err != nil {
			return err
		}
		fmt.Println(session)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		session, err := client.CheckoutSessions.Create(ctx, &svc.CheckoutSessionsCreateParams{
			Target:          "0771234567",
			Amount:          "5.00",
			Currency:        svc.Ptr("USD"),
			SuccessURL:      "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
			CancelURL:       "https://shop.tuckshop.example/basket",
			ClientReference: svc.Ptr("order-5512"),
		})
		if err != nil {
			return err
		}
		fmt.Println(session)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		session, err := client.CheckoutSessions.Create(ctx, &svc.CheckoutSessionsCreateParams{
			Target:          "0771234567",
			Amount:          "5.00",
			Currency:        svc.Ptr("USD"),
			SuccessURL:      "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
			CancelURL:       "https://shop.tuckshop.example/basket",
			ClientReference: svc.Ptr("order-5512"),
		})
		if err != nil {
			return err
		}
		fmt.Println(session)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		session, err := client.CheckoutSessions.Expire(ctx, "cs_0031JkJFqMbOg2Ic3KsEl7Nr")
		if err != nil {
			return err
		}
		fmt.Println(session)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		session, err := client.CheckoutSessions.Get(ctx, "cs_0031JkJFqMbOg2Ic3KsEl7Nr", nil)
		if err != nil {
			return err
		}
		fmt.Println(session)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.CheckoutSessions.List(ctx, nil)
		if err != nil {
			return err
		}
		for session, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(session)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		claim, err := client.Claims.Create(ctx, "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", &svc.ClaimsCreateParams{
			Phone:  "0771234567",
			Choice: svc.Ptr(svc.SendType("airtime")),
			Code:   svc.Ptr("481516"),
		})
		if err != nil {
			return err
		}
		fmt.Println(claim)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		claim, err := client.Claims.Create(ctx, "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", &svc.ClaimsCreateParams{
			Phone:  "0771234567",
			Choice: svc.Ptr(svc.SendType("airtime")),
			Code:   svc.Ptr("481516"),
		})
		if err != nil {
			return err
		}
		fmt.Println(claim)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		claim, err := client.Claims.Get(ctx, "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H")
		if err != nil {
			return err
		}
		fmt.Println(claim)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		code, err := client.Claims.SendCode(ctx, "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", &svc.ClaimsSendCodeParams{Phone: "0771234567"})
		if err != nil {
			return err
		}
		fmt.Println(code)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		center, err := client.CostCenters.Create(ctx, &svc.CostCentersCreateParams{
			Name:          "Harare drivers",
			GlCode:        svc.Ptr("6400-HRE"),
			MonthlyBudget: svc.Ptr("250.00"),
			Currency:      "USD",
		})
		if err != nil {
			return err
		}
		fmt.Println(center)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		center, err := client.CostCenters.Get(ctx, "cc_0031JkLHsOdQi4Ke5MuGn9Pt")
		if err != nil {
			return err
		}
		fmt.Println(center)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.CostCenters.List(ctx, nil)
		if err != nil {
			return err
		}
		for center, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(center)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		center, err := client.CostCenters.Update(ctx, "cc_0031JkLHsOdQi4Ke5MuGn9Pt", &svc.CostCentersUpdateParams{MonthlyBudget: svc.Value("300.00")})
		if err != nil {
			return err
		}
		fmt.Println(center)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		credit, err := client.Credit.Get(ctx)
		if err != nil {
			return err
		}
		fmt.Println(credit)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		alerts, err := client.Credit.GetAlerts(ctx)
		if err != nil {
			return err
		}
		fmt.Println(alerts)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reservation, err := client.Credit.GetReservation(ctx, "rsv_0031JkRNyUjWo0Qk1SaMt5Vz")
		if err != nil {
			return err
		}
		fmt.Println(reservation)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		transaction, err := client.Credit.GetTransaction(ctx, "txn_0031Jk9VgCrEw2Ys3AiUb7Dh")
		if err != nil {
			return err
		}
		fmt.Println(transaction)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Credit.ListReservations(ctx, nil)
		if err != nil {
			return err
		}
		for reservation, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(reservation)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Credit.ListTransactions(ctx, nil)
		if err != nil {
			return err
		}
		for transaction, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(transaction)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		alerts, err := client.Credit.UpdateAlerts(ctx, &svc.CreditUpdateAlertsParams{
			LowBalance: map[string]*string{"USD": svc.Ptr("50.00")},
		})
		if err != nil {
			return err
		}
		fmt.Println(alerts)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		application, err := client.Dealer.CreateApplication(ctx, &svc.DealerCreateApplicationParams{
			LegalName:             "Mbare Tuck Shops (Private) Limited",
			TradingName:           svc.Ptr("Mbare Tuck Shops"),
			RegistrationNumber:    svc.Ptr("2145/2019"),
			IncorporatedOn:        svc.Ptr("2019-03-04"),
			BusinessType:          svc.Ptr(svc.BusinessType("company")),
			TaxNumber:             svc.Ptr("2000123456"),
			PhysicalAddress:       &svc.AddressInput{Line1: "14 Chaminuka Street", City: "Harare", Province: "Harare"},
			Contact:               &svc.ContactPersonInput{Name: "Rudo Moyo", Role: "Director", Email: "rudo@tuckshop.example", Phone: "0771000001"},
			ExpectedMonthlyVolume: map[string]*string{"USD": svc.Ptr("12000.00"), "ZWG": svc.Ptr("90000.00")},
			Networks:              []string{"econet", "netone", "power"},
			Channels:              []svc.SalesChannel{svc.SalesChannel("pos"), svc.SalesChannel("agents")},
		})
		if err != nil {
			return err
		}
		fmt.Println(application)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		application, err := client.Dealer.GetApplication(ctx)
		if err != nil {
			return err
		}
		fmt.Println(application)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		application, err := client.Dealer.SubmitApplication(ctx)
		if err != nil {
			return err
		}
		fmt.Println(application)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		application, err := client.Dealer.UpdateApplication(ctx, &svc.DealerUpdateApplicationParams{
			Directors:    []svc.Director{svc.Director{FullName: "Rudo Moyo", NationalID: "63-123456 A 42", DateOfBirth: "1984-05-17", Nationality: "ZW", Address: "3 Lomagundi Road, Harare", IsPep: false, ShareholdingPercent: "60.00"}},
			Documents:    &svc.DealerDocumentsInput{BankLetter: svc.Value("doc_0031JklLlGUriAX1DyyXN9iY")},
			Declarations: &svc.DealerDeclarations{Accurate: true, Authorised: true},
		})
		if err != nil {
			return err
		}
		fmt.Println(application)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		dispute, err := client.Disputes.Create(ctx, &svc.DisputesCreateParams{
			Send:     "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
			Reason:   svc.DisputeReason("not_delivered"),
			Evidence: &svc.DisputeEvidenceInput{Text: svc.Ptr("The customer shows a balance without it, one hour later."), CustomerPhone: svc.Ptr("0771234567")},
		})
		if err != nil {
			return err
		}
		fmt.Println(dispute)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		dispute, err := client.Disputes.Get(ctx, "dsp_0031JkbpT4r5yHUig43kiJfa", nil)
		if err != nil {
			return err
		}
		fmt.Println(dispute)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Disputes.List(ctx, nil)
		if err != nil {
			return err
		}
		for dispute, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(dispute)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		document, err := client.Documents.Get(ctx, "doc_0031JklLlGUriAX1DyyXN9iY")
		if err != nil {
			return err
		}
		fmt.Println(document)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Documents.List(ctx, nil)
		if err != nil {
			return err
		}
		for document, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(document)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.ErrorCodes.List(ctx)
		if err != nil {
			return err
		}
		for entry, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(entry)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		event, err := client.Events.Get(ctx, "evt_0031JkAWhDsFx3Zt4BjVc8Ei")
		if err != nil {
			return err
		}
		fmt.Println(event)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Events.List(ctx, nil)
		if err != nil {
			return err
		}
		for event, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(event)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		answer, err := client.Exports.Create(ctx, &svc.ExportsCreateParams{
			Kind:    svc.ExportKind("sends"),
			From:    svc.Ptr(svc.TimeText("2026-10-01T00:00:00+02:00")),
			To:      svc.Ptr(svc.TimeText("2026-11-01T00:00:00+02:00")),
			Filters: map[string]string{"status": "delivered", "metadata[till]": "4"},
			Format:  svc.Ptr(svc.ExportFormat("csv")),
			Columns: []string{"id", "created", "target", "amount", "currency", "metadata.till"},
		})
		if err != nil {
			return err
		}
		fmt.Println(answer)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		answer, err := client.Exports.Create(ctx, &svc.ExportsCreateParams{
			Kind:   svc.ExportKind("events"),
			From:   svc.Ptr(svc.Unix(1793484000)),
			Format: svc.Ptr(svc.ExportFormat("json")),
		})
		if err != nil {
			return err
		}
		fmt.Println(answer)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		answer, err := client.Exports.Get(ctx, "exp_0031Jkc360a9Y6yNd14tDdO9")
		if err != nil {
			return err
		}
		fmt.Println(answer)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Exports.List(ctx, nil)
		if err != nil {
			return err
		}
		for answer, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(answer)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		member, err := client.Family.Create(ctx, &svc.FamilyCreateParams{
			Name:      "Nyasha",
			Phone:     "0771234567",
			Relation:  svc.Ptr(svc.FamilyRelation("child")),
			Allowance: &svc.FamilyAllowanceInput{Currency: "USD", Amount: "2.00", Cadence: svc.AllowanceCadence("weekly"), Day: 5},
		})
		if err != nil {
			return err
		}
		fmt.Println(member)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		member, err := client.Family.Delete(ctx, "fam_0031Jkw1mXJft5isGXNwAMnE")
		if err != nil {
			return err
		}
		fmt.Println(member)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		member, err := client.Family.GetMember(ctx, "fam_0031Jkw1mXJft5isGXNwAMnE")
		if err != nil {
			return err
		}
		fmt.Println(member)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Family.List(ctx)
		if err != nil {
			return err
		}
		for member, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(member)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Family.SendTo(ctx, "fam_0031Jkw1mXJft5isGXNwAMnE", &svc.FamilySendToParams{
			Type:     svc.FamilySendType("airtime"),
			Amount:   "5.00",
			Currency: "USD",
		})
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		member, err := client.Family.Update(ctx, "fam_0031Jkw1mXJft5isGXNwAMnE", &svc.FamilyUpdateParams{Paused: svc.Ptr(true)})
		if err != nil {
			return err
		}
		fmt.Println(member)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		group, err := client.Groups.Create(ctx, &svc.GroupsCreateParams{
			Name:   "Drivers of Harare",
			Filter: &svc.GroupFilterInput{CostCenter: svc.Value("cc_0031JkLHsOdQi4Ke5MuGn9Pt"), Tag: svc.Value("driver")},
		})
		if err != nil {
			return err
		}
		fmt.Println(group)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		group, err := client.Groups.Create(ctx, &svc.GroupsCreateParams{
			Name:        "Night shift",
			Description: svc.Ptr("Data every Friday"),
		})
		if err != nil {
			return err
		}
		fmt.Println(group)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		group, err := client.Groups.Delete(ctx, "grp_0031JkpZPPPP6UeP3C4DSA7L")
		if err != nil {
			return err
		}
		fmt.Println(group)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		group, err := client.Groups.Get(ctx, "grp_0031JkpZPPPP6UeP3C4DSA7L")
		if err != nil {
			return err
		}
		fmt.Println(group)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Groups.List(ctx, nil)
		if err != nil {
			return err
		}
		for group, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(group)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Groups.ListMembers(ctx, "grp_0031JkpZPPPP6UeP3C4DSA7L", nil)
		if err != nil {
			return err
		}
		for recipient, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(recipient)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		group, err := client.Groups.Update(ctx, "grp_0031JkpZPPPP6UeP3C4DSA7L", &svc.GroupsUpdateParams{Name: svc.Ptr("Night shift, Mbare")})
		if err != nil {
			return err
		}
		fmt.Println(group)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		group, err := client.Groups.UpdateMembers(ctx, "grp_0031JkpZPPPP6UeP3C4DSA7L", &svc.GroupsUpdateMembersParams{
			Add:    []string{"ext:loyalty-20231", "rcp_0031JkDZkGvIa6Cw7EmYf1Hm"},
			Remove: []string{"rcp_0031JkDZkGvIa6Cw7EmYf1Hn"},
		})
		if err != nil {
			return err
		}
		fmt.Println(group)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		health, err := client.Health.Get(ctx)
		if err != nil {
			return err
		}
		fmt.Println(health)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		invite, err := client.Invites.Delete(ctx, "inv_0031JkhqSIjOugM1yTMAd7V3")
		if err != nil {
			return err
		}
		fmt.Println(invite)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		invite, err := client.Invites.Get(ctx, "inv_0031JkhqSIjOugM1yTMAd7V3")
		if err != nil {
			return err
		}
		fmt.Println(invite)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Invites.List(ctx, nil)
		if err != nil {
			return err
		}
		for invite, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(invite)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		key, err := client.Keys.Create(ctx, &svc.KeysCreateParams{
			Kind:       svc.KeyKind("rk"),
			Label:      svc.Ptr("Till 4, Mbare"),
			Scopes:     []svc.KeyScope{svc.KeyScope("catalog:read"), svc.KeyScope("lookups:read"), svc.KeyScope("sends:read"), svc.KeyScope("sends:write"), svc.KeyScope("tokens:read")},
			AllowedIps: []string{"196.27.96.0/24"},
			SpendCaps:  map[string]svc.SpendCapInput{"USD": svc.SpendCapInput{PerSend: svc.Ptr("20.00"), Daily: svc.Ptr("500.00")}},
			Metadata:   map[string]string{"till": "4"},
		})
		if err != nil {
			return err
		}
		fmt.Println(key)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		key, err := client.Keys.Delete(ctx, "key_0031Jk5RcYnAs8Uo9WeQx3Zd")
		if err != nil {
			return err
		}
		fmt.Println(key)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		key, err := client.Keys.Get(ctx, "key_0031Jk5RcYnAs8Uo9WeQx3Zd")
		if err != nil {
			return err
		}
		fmt.Println(key)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Keys.List(ctx, nil)
		if err != nil {
			return err
		}
		for key, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(key)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		key, err := client.Keys.Roll(ctx, "key_0031Jk5RcYnAs8Uo9WeQx3Zd", &svc.KeysRollParams{GracePeriod: svc.Ptr(svc.KeyGrace("24h"))})
		if err != nil {
			return err
		}
		fmt.Println(key)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		key, err := client.Keys.Update(ctx, "key_0031Jk5RcYnAs8Uo9WeQx3Zd", &svc.KeysUpdateParams{
			Label:     svc.Value("Till 4, Mbare market"),
			SpendCaps: svc.Value(map[string]*svc.SpendCapUpdate{"USD": svc.Ptr(svc.SpendCapUpdate{Daily: svc.Value("300.00")})}),
			ExpiresAt: svc.Null[svc.Moment](),
			Metadata:  svc.Value(map[string]*string{"till": svc.Ptr("4"), "cashier": nil}),
		})
		if err != nil {
			return err
		}
		fmt.Println(key)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		lookup, err := client.Lookups.Phone(ctx, &svc.LookupsPhoneParams{Phone: "077 123 4567"})
		if err != nil {
			return err
		}
		fmt.Println(lookup)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		member, err := client.Members.Delete(ctx, "mem_0031Jk6SdZoBt9Vp0XfRy4Ae")
		if err != nil {
			return err
		}
		fmt.Println(member)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		member, err := client.Members.Get(ctx, "mem_0031Jk6SdZoBt9Vp0XfRy4Ae")
		if err != nil {
			return err
		}
		fmt.Println(member)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		invite, err := client.Members.Invite(ctx, &svc.MembersInviteParams{
			Phone: svc.Ptr("0771000001"),
			Email: svc.Ptr("rudo@tuckshop.example"),
			Role:  svc.Ptr(svc.MemberRole("developer")),
		})
		if err != nil {
			return err
		}
		fmt.Println(invite)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Members.List(ctx, nil)
		if err != nil {
			return err
		}
		for member, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(member)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		member, err := client.Members.Update(ctx, "mem_0031Jk6SdZoBt9Vp0XfRy4Ae", &svc.MembersUpdateParams{Role: svc.MemberRole("admin")})
		if err != nil {
			return err
		}
		fmt.Println(member)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		meter, err := client.Meters.Get(ctx, "37140030000", nil)
		if err != nil {
			return err
		}
		fmt.Println(meter)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Networks.List(ctx)
		if err != nil {
			return err
		}
		for network, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(network)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		overview, err := client.Overview.Get(ctx)
		if err != nil {
			return err
		}
		fmt.Println(overview)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		quote, err := client.Power.GetQuote(ctx, &svc.PowerGetQuoteParams{Currency: "USD", Amount: "10.00"})
		if err != nil {
			return err
		}
		fmt.Println(quote)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		rate, err := client.Power.GetRate(ctx, &svc.PowerGetRateParams{Currency: "USD"})
		if err != nil {
			return err
		}
		fmt.Println(rate)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		series, err := client.Power.GetSeries(ctx, &svc.PowerGetSeriesParams{Currency: "USD"})
		if err != nil {
			return err
		}
		fmt.Println(series)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Power.ListObservations(ctx, &svc.PowerListObservationsParams{Currency: "USD"})
		if err != nil {
			return err
		}
		for observation, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(observation)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		product, err := client.Products.Get(ctx, "airtime-usd")
		if err != nil {
			return err
		}
		fmt.Println(product)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Products.List(ctx, nil)
		if err != nil {
			return err
		}
		for product, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(product)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Products.ListBundles(ctx, "airtime-usd")
		if err != nil {
			return err
		}
		for bundle, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(bundle)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Activate(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im")
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Close(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im")
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Create(ctx, &svc.ProgramsCreateParams{
			Name:          "Customer survey",
			Currency:      "USD",
			DefaultAmount: svc.Ptr("1.00"),
			Budget:        svc.Ptr("500.00"),
			Funding:       svc.Ptr(svc.ProgramFunding("reserve")),
			Choices:       []svc.SendType{svc.SendType("airtime"), svc.SendType("data")},
			PerRecipient:  &svc.RewardLimitsInput{Lifetime: svc.Value(svc.RewardLimitInput{Count: svc.Value[int64](1)})},
		})
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Programs.CreateCompletion(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im", &svc.ProgramsCreateCompletionParams{
			CompletionID: svc.Ptr("survey-7-resp-20231"),
			Phone:        svc.Ptr("0771234567"),
			Metadata:     map[string]string{"survey": "7"},
		})
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Defund(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im", &svc.ProgramsDefundParams{Amount: svc.Ptr("100.00")})
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Delete(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im")
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Fund(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im", &svc.ProgramsFundParams{Amount: "250.00"})
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Get(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im")
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Programs.List(ctx, nil)
		if err != nil {
			return err
		}
		for program, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(program)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Programs.ListRules(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im", nil)
		if err != nil {
			return err
		}
		for rule, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(rule)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Pause(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im")
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Resume(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im")
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.RollSecret(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im")
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		list, err := client.Programs.SetRules(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im", &svc.ProgramsSetRulesParams{
			Rules: []svc.ProgramRuleWrite{svc.ProgramRuleWrite{Name: "Fifth visit in a month", Kind: svc.ProgramRuleKind("threshold"), On: svc.ProgramRuleTrigger("activity"), ActivityName: svc.Value("visit"), When: &svc.RuleConditionsInput{All: []svc.RuleCondition{svc.RuleCondition{Field: "metadata.branch", Op: svc.RuleOperator("eq"), Value: "mbare"}}}, Count: svc.Value(svc.RuleCountInput{Times: svc.Value[int64](5), Within: svc.Value("30d")}), Give: svc.RuleGiveInput{Amount: svc.Value("1.00"), Type: svc.Value(svc.SendType("airtime"))}}},
		})
		if err != nil {
			return err
		}
		fmt.Println(list)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		program, err := client.Programs.Update(ctx, "prg_0031JkEAlHwJb7Dx8FnZg2Im", &svc.ProgramsUpdateParams{
			DefaultAmount: svc.Value("2.00"),
			Hold:          svc.Value(svc.ProgramHoldInput{Mode: svc.Ptr(svc.ProgramHoldMode("review")), AmountOver: svc.Value("10.00")}),
		})
		if err != nil {
			return err
		}
		fmt.Println(program)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		quote, err := client.Quotes.Create(ctx, &svc.QuotesCreateParams{
			Target:   "37140030000",
			Amount:   svc.Ptr("10.00"),
			Currency: svc.Ptr("USD"),
		})
		if err != nil {
			return err
		}
		fmt.Println(quote)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		quote, err := client.Quotes.Create(ctx, &svc.QuotesCreateParams{
			Target:  "0771234567",
			Product: svc.Ptr("airtime-usd"),
			Amount:  svc.Ptr("5.00"),
		})
		if err != nil {
			return err
		}
		fmt.Println(quote)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		quote, err := client.Quotes.Get(ctx, "quo_0031JkCYjFuHz5Bv6DlXe0Gk")
		if err != nil {
			return err
		}
		fmt.Println(quote)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		recipient, err := client.Recipients.Create(ctx, &svc.RecipientsCreateParams{
			Name:        "Tendai Ncube",
			ExternalID:  svc.Ptr("loyalty-20231"),
			Phone:       svc.Ptr("0772345678"),
			Meters:      []svc.RecipientMeterInput{svc.RecipientMeterInput{Number: "37140030000", Label: svc.Value("Home")}},
			LawfulBasis: svc.Ptr(svc.LawfulBasis("consent")),
			Consent:     &svc.RecipientConsentInput{At: svc.Unix(1793527200), Source: "Till 4, paper form"},
			Tags:        []string{"loyalty"},
			Metadata:    map[string]string{"card": "20231"},
		})
		if err != nil {
			return err
		}
		fmt.Println(recipient)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		bulk, err := client.Recipients.CreateBulk(ctx, &svc.RecipientsCreateBulkParams{
			Recipients: []svc.RecipientBulkLine{svc.RecipientBulkLine{Name: svc.Ptr("Tendai Ncube"), ExternalID: svc.Ptr("loyalty-20231"), Phone: svc.Ptr("0772345678")}, svc.RecipientBulkLine{Name: svc.Ptr("Chipo Dube"), ExternalID: svc.Ptr("loyalty-20232"), Phone: svc.Ptr("0242700000")}},
			Mode:       svc.Ptr(svc.RecipientBulkMode("upsert")),
			Match:      svc.Ptr(svc.RecipientMatch("external_id")),
		})
		if err != nil {
			return err
		}
		fmt.Println(bulk)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		bulk, err := client.Recipients.CreateBulk(ctx, &svc.RecipientsCreateBulkParams{
			CSV:    svc.Ptr("name,phone,external_id\nTendai Ncube,0772345678,loyalty-20231\n"),
			Atomic: svc.Ptr(true),
		})
		if err != nil {
			return err
		}
		fmt.Println(bulk)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		recipient, err := client.Recipients.Delete(ctx, "ext:loyalty-20231")
		if err != nil {
			return err
		}
		fmt.Println(recipient)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		recipient, err := client.Recipients.Get(ctx, "ext:loyalty-20231", nil)
		if err != nil {
			return err
		}
		fmt.Println(recipient)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Recipients.List(ctx, nil)
		if err != nil {
			return err
		}
		for recipient, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(recipient)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		recipient, err := client.Recipients.Restore(ctx, "ext:loyalty-20231")
		if err != nil {
			return err
		}
		fmt.Println(recipient)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		recipient, err := client.Recipients.Update(ctx, "ext:loyalty-20231", &svc.RecipientsUpdateParams{
			Phone:      svc.Value("0712345678"),
			MonthlyCap: svc.Value(map[string]*string{"USD": svc.Ptr("20.00")}),
			Tags:       []string{"loyalty", "night-shift"},
		})
		if err != nil {
			return err
		}
		fmt.Println(recipient)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		referral, err := client.Referrals.Create(ctx, &svc.ReferralsCreateParams{
			Program:  "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Referrer: svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			Referee:  svc.TextOr[svc.RewardRecipientPerson]{Object: &svc.RewardRecipientPerson{ExternalID: svc.Ptr("loyalty-20311"), Phone: "0772345678"}},
		})
		if err != nil {
			return err
		}
		fmt.Println(referral)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		referral, err := client.Referrals.Create(ctx, &svc.ReferralsCreateParams{
			Program:  "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Referrer: svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			Referee:  svc.TextOr[svc.RewardRecipientPerson]{Object: &svc.RewardRecipientPerson{ExternalID: svc.Ptr("loyalty-20311"), Phone: "0772345678"}},
		})
		if err != nil {
			return err
		}
		fmt.Println(referral)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		referral, err := client.Referrals.Get(ctx, "ref_0031JkYRnKTbxTNJFoBinF5a")
		if err != nil {
			return err
		}
		fmt.Println(referral)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Referrals.List(ctx, nil)
		if err != nil {
			return err
		}
		for referral, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(referral)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		referral, err := client.Referrals.Qualify(ctx, "ref_0031JkYRnKTbxTNJFoBinF5a")
		if err != nil {
			return err
		}
		fmt.Println(referral)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		report, err := client.Reports.GetFailures(ctx, &svc.ReportsGetFailuresParams{From: "2026-11-01", To: "2026-11-30"})
		if err != nil {
			return err
		}
		fmt.Println(report)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Reports.GetFailuresCSV(ctx, &svc.ReportsGetFailuresCsvParams{From: "2026-11-01", To: "2026-11-30"})
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		report, err := client.Reports.GetPrograms(ctx, &svc.ReportsGetProgramsParams{From: "2026-11-01", To: "2026-11-30"})
		if err != nil {
			return err
		}
		fmt.Println(report)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Reports.GetProgramsCSV(ctx, &svc.ReportsGetProgramsCsvParams{From: "2026-11-01", To: "2026-11-30"})
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		report, err := client.Reports.GetReconciliation(ctx, &svc.ReportsGetReconciliationParams{Date: "2026-11-25"})
		if err != nil {
			return err
		}
		fmt.Println(report)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Reports.GetReconciliationCSV(ctx, &svc.ReportsGetReconciliationCsvParams{Date: "2026-11-25"})
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		report, err := client.Reports.GetSpend(ctx, &svc.ReportsGetSpendParams{From: "2026-11-01", To: "2026-11-30"})
		if err != nil {
			return err
		}
		fmt.Println(report)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Reports.GetSpendCSV(ctx, &svc.ReportsGetSpendCsvParams{From: "2026-11-01", To: "2026-11-30"})
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		log, err := client.Requests.Get(ctx, "req_0031JkBXiEtGy4Au5CkWd9Fj")
		if err != nil {
			return err
		}
		fmt.Println(log)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Requests.List(ctx, nil)
		if err != nil {
			return err
		}
		for line, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(line)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		review, err := client.Reviews.Approve(ctx, "rev_0031JkRQ4F5ZR3qa7yEeeby3", &svc.ReviewsApproveParams{
			Note: svc.Ptr("Called the customer; a new phone."),
		})
		if err != nil {
			return err
		}
		fmt.Println(review)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		review, err := client.Reviews.Get(ctx, "rev_0031JkRQ4F5ZR3qa7yEeeby3", nil)
		if err != nil {
			return err
		}
		fmt.Println(review)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Reviews.List(ctx, nil)
		if err != nil {
			return err
		}
		for review, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(review)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		review, err := client.Reviews.Reject(ctx, "rev_0031JkRQ4F5ZR3qa7yEeeby3", &svc.ReviewsRejectParams{Note: svc.Ptr("Six numbers from one handset.")})
		if err != nil {
			return err
		}
		fmt.Println(review)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		link, err := client.RewardLinks.Create(ctx, &svc.RewardLinksCreateParams{
			Program:   "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Amount:    svc.Ptr("1.00"),
			Label:     svc.Ptr("Sorry for the wait"),
			ExpiresAt: svc.Ptr(svc.TimeText("2026-12-31T23:59:59+02:00")),
			Bind:      svc.Ptr(svc.LinkBinding("otp")),
			PhoneHint: svc.Ptr("0771234567"),
		})
		if err != nil {
			return err
		}
		fmt.Println(link)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		list, err := client.RewardLinks.CreateMany(ctx, &svc.RewardLinksCreateManyParams{
			Program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Count:   2,
			Amount:  svc.Ptr("0.50"),
			Label:   svc.Ptr("Till slip November"),
			Choices: []svc.SendType{svc.SendType("airtime")},
		})
		if err != nil {
			return err
		}
		fmt.Println(list)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		link, err := client.RewardLinks.Get(ctx, "lnk_0031JkKy9Pf34qY6Nb3wWD25")
		if err != nil {
			return err
		}
		fmt.Println(link)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.RewardLinks.List(ctx, nil)
		if err != nil {
			return err
		}
		for link, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(link)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		link, err := client.RewardLinks.Revoke(ctx, "lnk_0031JkKy9Pf34qY6Nb3wWD25")
		if err != nil {
			return err
		}
		fmt.Println(link)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Rewards.Create(ctx, &svc.RewardsCreateParams{
			Program:      "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Recipient:    svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			CompletionID: "survey-7-resp-20231",
			Metadata:     map[string]string{"survey": "7"},
		})
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Rewards.Create(ctx, &svc.RewardsCreateParams{
			Program:      "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Recipient:    svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			CompletionID: "survey-8-resp-20231",
			Delivery:     svc.Ptr(svc.RewardDelivery("choice")),
			Link:         &svc.RewardLinkOptions{Label: svc.Ptr("Survey 8")},
		})
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Rewards.Create(ctx, &svc.RewardsCreateParams{
			Program:      "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Recipient:    svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			CompletionID: "survey-7-resp-20231",
			Metadata:     map[string]string{"survey": "7"},
		})
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Rewards.Create(ctx, &svc.RewardsCreateParams{
			Program:      "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Recipient:    svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			CompletionID: "survey-7-winner",
			Amount:       svc.Ptr("25.00"),
			Reason:       svc.Ptr("Tendai answered every question of the survey."),
		})
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Rewards.Get(ctx, "rwd_0031JkFBmIxKc8Ey9GoAh3Jn", nil)
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Rewards.List(ctx, nil)
		if err != nil {
			return err
		}
		for reward, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(reward)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Rewards.Release(ctx, "rwd_0031JkFBmIxKc8Ey9GoAh3Jn", &svc.RewardsReleaseParams{Amount: svc.Ptr("5.00")})
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		validation, err := client.Rewards.Validate(ctx, &svc.RewardsValidateParams{
			Program:      "prg_0031JkEAlHwJb7Dx8FnZg2Im",
			Recipient:    svc.TextOr[svc.RewardRecipientPerson]{Text: "ext:loyalty-20231"},
			CompletionID: "survey-7-resp-20231",
		})
		if err != nil {
			return err
		}
		fmt.Println(validation)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Rewards.Void(ctx, "rwd_0031JkFBmIxKc8Ey9GoAh3Jn")
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		sandbox, err := client.Sandboxes.Create(ctx, &svc.SandboxesCreateParams{Name: svc.Ptr("Mbare Tuck Shops")})
		if err != nil {
			return err
		}
		fmt.Println(sandbox)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		occurrence, err := client.Schedules.CombineOccurrence(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24", &svc.SchedulesCombineOccurrenceParams{Into: "2026-12-24"})
		if err != nil {
			return err
		}
		fmt.Println(occurrence)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		schedule, err := client.Schedules.Create(ctx, &svc.SchedulesCreateParams{
			Name:           "Payday airtime",
			Cadence:        svc.ScheduleCadence("payday"),
			Hour:           8,
			Recipients:     []svc.TextOr[svc.ScheduleRecipientCreate]{svc.TextOr[svc.ScheduleRecipientCreate]{Text: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl"}, svc.TextOr[svc.ScheduleRecipientCreate]{Object: &svc.ScheduleRecipientCreate{Phone: svc.Value("0712345678"), Amount: svc.Value("15.00"), Name: svc.Value("Farai Dube")}}},
			Currency:       svc.Ptr("USD"),
			Amount:         svc.Ptr("10.00"),
			SMSMessage:     svc.Ptr("{first_name}, your {currency} {amount} airtime from {sender}."),
			OnInsufficient: svc.Ptr(svc.ScheduleInsufficientChoice("retry_after_topup")),
			Metadata:       map[string]string{"team": "sales"},
		})
		if err != nil {
			return err
		}
		fmt.Println(schedule)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		schedule, err := client.Schedules.Create(ctx, &svc.SchedulesCreateParams{
			Name:       "Power for the office",
			Cadence:    svc.ScheduleCadence("biweekly"),
			Hour:       6,
			Minute:     svc.Ptr[int64](30),
			AnchorDate: svc.Ptr("2026-11-27"),
			Product:    svc.Ptr("power-usd"),
			Amount:     svc.Ptr("50.00"),
			Meter:      svc.Ptr("37140030000"),
			TokenPhone: svc.Ptr("0771234567"),
		})
		if err != nil {
			return err
		}
		fmt.Println(schedule)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		schedule, err := client.Schedules.Delete(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq")
		if err != nil {
			return err
		}
		fmt.Println(schedule)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		schedule, err := client.Schedules.Get(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", nil)
		if err != nil {
			return err
		}
		fmt.Println(schedule)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		occurrence, err := client.Schedules.GetOccurrence(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
		if err != nil {
			return err
		}
		fmt.Println(occurrence)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Schedules.List(ctx, nil)
		if err != nil {
			return err
		}
		for schedule, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(schedule)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Schedules.ListOccurrences(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", nil)
		if err != nil {
			return err
		}
		for occurrence, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(occurrence)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		occurrence, err := client.Schedules.MoveOccurrence(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24", &svc.SchedulesMoveOccurrenceParams{To: "2026-12-23"})
		if err != nil {
			return err
		}
		fmt.Println(occurrence)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		preview, err := client.Schedules.PreviewRun(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq")
		if err != nil {
			return err
		}
		fmt.Println(preview)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		occurrence, err := client.Schedules.ResetOccurrence(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
		if err != nil {
			return err
		}
		fmt.Println(occurrence)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Schedules.Run(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", &svc.SchedulesRunParams{Again: svc.Ptr(true)})
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		occurrence, err := client.Schedules.SkipOccurrence(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
		if err != nil {
			return err
		}
		fmt.Println(occurrence)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		schedule, err := client.Schedules.Update(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", &svc.SchedulesUpdateParams{
			Amount:   svc.Value("12.00"),
			Metadata: svc.Value(map[string]*string{"team": svc.Ptr("sales"), "approved": svc.Ptr("Rudo")}),
		})
		if err != nil {
			return err
		}
		fmt.Println(schedule)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		occurrence, err := client.Schedules.UpdateOccurrence(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24", &svc.SchedulesUpdateOccurrenceParams{
			AmountOverride: svc.Value("20.00"),
			Note:           svc.Value("With the Christmas bonus"),
		})
		if err != nil {
			return err
		}
		fmt.Println(occurrence)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		search, err := client.Search.Find(ctx, &svc.SearchFindParams{Q: "0771234567"})
		if err != nil {
			return err
		}
		fmt.Println(search)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Sends.Cancel(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf")
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Sends.ChangeMeter(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf", &svc.SendsChangeMeterParams{Meter: "37140060007"})
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Sends.Create(ctx, &svc.SendsCreateParams{
			Type:            svc.Ptr(svc.SendType("airtime")),
			Target:          "0771234567",
			Amount:          svc.Ptr("5.00"),
			Currency:        svc.Ptr("USD"),
			ClientReference: svc.Ptr("till4-000123"),
			Metadata:        map[string]string{"till": "4"},
		})
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Sends.Create(ctx, &svc.SendsCreateParams{
			Product:         svc.Ptr("airtime-usd"),
			Target:          "+263 77 123 4567",
			Amount:          svc.Ptr("10"),
			ScheduledFor:    svc.Ptr(svc.TimeText("2026-11-26T08:00:00+02:00")),
			ClientReference: svc.Ptr("till4-000124"),
		})
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Sends.Create(ctx, &svc.SendsCreateParams{
			Target:          "0779876543",
			Amount:          svc.Ptr("25.00"),
			Currency:        svc.Ptr("USD"),
			ClientReference: svc.Ptr("agent-2026-11-25-07"),
			Reason:          svc.Ptr("Rudo asked for airtime for the driver."),
		})
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Sends.Get(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf", nil)
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		receipt, err := client.Sends.GetReceipt(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf", nil)
		if err != nil {
			return err
		}
		fmt.Println(receipt)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Sends.GetReceiptPDF(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf", nil)
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Sends.List(ctx, nil)
		if err != nil {
			return err
		}
		for send, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(send)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Sends.ListAttempts(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf")
		if err != nil {
			return err
		}
		for attempt, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(attempt)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		resend, err := client.Sends.ResendToken(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf")
		if err != nil {
			return err
		}
		fmt.Println(resend)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Sends.Retry(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf")
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		validation, err := client.Sends.Validate(ctx, &svc.SendsValidateParams{
			Product: svc.Ptr("airtime-usd"),
			Target:  "0771234567",
			Amount:  svc.Ptr("5.00"),
		})
		if err != nil {
			return err
		}
		fmt.Println(validation)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		statement, err := client.Statements.Get(ctx, &svc.StatementsGetParams{Currency: "USD"})
		if err != nil {
			return err
		}
		fmt.Println(statement)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Statements.GetCSV(ctx, &svc.StatementsGetCsvParams{Currency: "USD"})
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Statements.GetPDF(ctx, &svc.StatementsGetPdfParams{Currency: "USD"})
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		status, err := client.Status.Get(ctx)
		if err != nil {
			return err
		}
		fmt.Println(status)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		history, err := client.Status.GetHistory(ctx, nil)
		if err != nil {
			return err
		}
		fmt.Println(history)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		approval, err := client.Test.Approvals.Approve(ctx, "apr_0031JkKGrNcPh3Jd4LtFm8Os")
		if err != nil {
			return err
		}
		fmt.Println(approval)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		approval, err := client.Test.Approvals.Reject(ctx, "apr_0031JkKGrNcPh3Jd4LtFm8Os")
		if err != nil {
			return err
		}
		fmt.Println(approval)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		session, err := client.Test.CheckoutSessions.Pay(ctx, "cs_0031JkJFqMbOg2Ic3KsEl7Nr", &svc.TestCheckoutSessionsPayParams{Outcome: svc.Ptr(svc.TestPaymentOutcome("paid"))})
		if err != nil {
			return err
		}
		fmt.Println(session)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		session, err := client.Test.CheckoutSessions.Pay(ctx, "cs_0031JkJFqMbOg2Ic3KsEl7Nr", &svc.TestCheckoutSessionsPayParams{
			Outcome: svc.Ptr(svc.TestPaymentOutcome("failed")),
		})
		if err != nil {
			return err
		}
		fmt.Println(session)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		session, err := client.Test.CheckoutSessions.Review(ctx, "cs_0031JkJFqMbOg2Ic3KsEl7Nr", &svc.TestCheckoutSessionsReviewParams{
			Action: svc.TestCheckoutAction("credit"),
			Note:   svc.Ptr("Meter blocked."),
		})
		if err != nil {
			return err
		}
		fmt.Println(session)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		clock, err := client.Test.Clock.Advance(ctx, &svc.TestClockAdvanceParams{Seconds: 86400})
		if err != nil {
			return err
		}
		fmt.Println(clock)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		clock, err := client.Test.Clock.Get(ctx)
		if err != nil {
			return err
		}
		fmt.Println(clock)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		credit, err := client.Test.CreateCredit(ctx, &svc.TestCreateCreditParams{Currency: "USD", Amount: "250.00"})
		if err != nil {
			return err
		}
		fmt.Println(credit)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		event, err := client.Test.Events.Trigger(ctx, &svc.TestEventsTriggerParams{Type: svc.EventTypeName("send.delivered")})
		if err != nil {
			return err
		}
		fmt.Println(event)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reset, err := client.Test.Reset(ctx)
		if err != nil {
			return err
		}
		fmt.Println(reset)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		reward, err := client.Test.RewardLinks.Claim(ctx, "lnk_0031JkKy9Pf34qY6Nb3wWD25", &svc.TestRewardLinksClaimParams{Phone: "0771230000"})
		if err != nil {
			return err
		}
		fmt.Println(reward)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		send, err := client.Test.Sends.Advance(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf", &svc.TestSendsAdvanceParams{To: svc.Ptr(svc.SendAdvanceTarget("delivered"))})
		if err != nil {
			return err
		}
		fmt.Println(send)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		network, err := client.Test.SetNetworkAvailability(ctx, "econet", &svc.TestSetNetworkAvailabilityParams{State: svc.NetworkCondition("down")})
		if err != nil {
			return err
		}
		fmt.Println(network)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		availability, err := client.Test.SetZesaAvailability(ctx, &svc.TestSetZesaAvailabilityParams{State: svc.UtilityState("down")})
		if err != nil {
			return err
		}
		fmt.Println(availability)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		link, err := client.TokenLinks.Get(ctx, "Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA", nil)
		if err != nil {
			return err
		}
		fmt.Println(link)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		topup, err := client.Topups.Create(ctx, &svc.TopupsCreateParams{
			Method:      svc.Ptr(svc.TopupMethod("card")),
			Amount:      "200.00",
			Currency:    "USD",
			Description: svc.Ptr("November, second fill"),
		})
		if err != nil {
			return err
		}
		fmt.Println(topup)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		topup, err := client.Topups.Create(ctx, &svc.TopupsCreateParams{
			Method:   svc.Ptr(svc.TopupMethod("bank_transfer")),
			Amount:   "1500.00",
			Currency: "USD",
		})
		if err != nil {
			return err
		}
		fmt.Println(topup)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		topup, err := client.Topups.Get(ctx, "top_0031Jky8isWydfhl3Tvtnyth")
		if err != nil {
			return err
		}
		fmt.Println(topup)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Topups.List(ctx, nil)
		if err != nil {
			return err
		}
		for topup, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(topup)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		delivery, err := client.WebhookDeliveries.Get(ctx, "whd_0031Jk8qRtZHjQMhuOzE95B9")
		if err != nil {
			return err
		}
		fmt.Println(delivery)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.WebhookDeliveries.List(ctx, nil)
		if err != nil {
			return err
		}
		for delivery, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(delivery)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		delivery, err := client.WebhookDeliveries.Redeliver(ctx, "whd_0031Jk8qRtZHjQMhuOzE95B9")
		if err != nil {
			return err
		}
		fmt.Println(delivery)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		endpoint, err := client.WebhookEndpoints.Create(ctx, &svc.WebhookEndpointsCreateParams{
			URL:           "https://shop.tuckshop.example/svc/events",
			EnabledEvents: []string{"send.*"},
			Description:   svc.Ptr("The till server"),
			Metadata:      map[string]string{"server": "till-1"},
		})
		if err != nil {
			return err
		}
		fmt.Println(endpoint)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		endpoint, err := client.WebhookEndpoints.Delete(ctx, "we_0031JkDnI8lFPPwtV5ASPZHu")
		if err != nil {
			return err
		}
		fmt.Println(endpoint)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		endpoint, err := client.WebhookEndpoints.Get(ctx, "we_0031JkDnI8lFPPwtV5ASPZHu")
		if err != nil {
			return err
		}
		fmt.Println(endpoint)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		replay, err := client.WebhookEndpoints.GetReplay(ctx, "we_0031JkDnI8lFPPwtV5ASPZHu", "whr_0031JkEgE0VrbBGI09QYNdaK")
		if err != nil {
			return err
		}
		fmt.Println(replay)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.WebhookEndpoints.List(ctx, nil)
		if err != nil {
			return err
		}
		for endpoint, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(endpoint)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		replay, err := client.WebhookEndpoints.Replay(ctx, "we_0031JkDnI8lFPPwtV5ASPZHu", &svc.WebhookEndpointsReplayParams{
			From:  svc.TimeText("2026-11-25T06:00:00+02:00"),
			Types: []string{"send.*"},
		})
		if err != nil {
			return err
		}
		fmt.Println(replay)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		endpoint, err := client.WebhookEndpoints.RollSecret(ctx, "we_0031JkDnI8lFPPwtV5ASPZHu", &svc.WebhookEndpointsRollSecretParams{Grace: svc.Ptr(svc.WebhookSecretGrace("24h"))})
		if err != nil {
			return err
		}
		fmt.Println(endpoint)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		delivery, err := client.WebhookEndpoints.Test(ctx, "we_0031JkDnI8lFPPwtV5ASPZHu", &svc.WebhookEndpointsTestParams{
			Type: svc.Ptr(svc.EventTypeName("send.delivered")),
		})
		if err != nil {
			return err
		}
		fmt.Println(delivery)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		endpoint, err := client.WebhookEndpoints.Update(ctx, "we_0031JkDnI8lFPPwtV5ASPZHu", &svc.WebhookEndpointsUpdateParams{
			EnabledEvents: []string{"send.delivered", "send.failed"},
			Metadata:      svc.Value(map[string]*string{"server": nil}),
		})
		if err != nil {
			return err
		}
		fmt.Println(endpoint)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		result, err := client.Workforce.Allocate(ctx, &svc.WorkforceAllocateParams{
			Kind:           svc.WorkforceKind("airtime"),
			Lines:          []svc.WorkforceLineCreate{svc.WorkforceLineCreate{Amount: svc.Ptr("10.00"), RecipientID: svc.Ptr("rcp_0031JkDZkGvIa6Cw7EmYf1Hl")}, svc.WorkforceLineCreate{Amount: svc.Ptr("10.00"), Phone: svc.Ptr("0712345678"), Name: svc.Ptr("Farai Dube")}},
			CostCenterID:   svc.Ptr("cc_0031JkLHsOdQi4Ke5MuGn9Pt"),
			Title:          svc.Ptr("November airtime, sales"),
			IdempotencyKey: svc.Ptr("payroll-2026-11"),
		})
		if err != nil {
			return err
		}
		fmt.Println(result)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		result, err := client.Workforce.Allocate(ctx, &svc.WorkforceAllocateParams{
			Kind:                  svc.WorkforceKind("power"),
			Lines:                 []svc.WorkforceLineCreate{svc.WorkforceLineCreate{Amount: svc.Ptr("20.00"), RecipientID: svc.Ptr("rcp_0031JkDZkGvIa6Cw7EmYf1Hl"), Meter: svc.Ptr("37140030000")}},
			Title:                 svc.Ptr("Power for the branch manager"),
			AcknowledgeOverBudget: svc.Ptr(true),
		})
		if err != nil {
			return err
		}
		fmt.Println(result)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Workforce.Batches.Cancel(ctx, "WF-2026-000123")
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		batch, err := client.Workforce.Batches.Get(ctx, "WF-2026-000123")
		if err != nil {
			return err
		}
		fmt.Println(batch)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Workforce.Batches.GetResults(ctx, "WF-2026-000123")
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Workforce.Batches.List(ctx, nil)
		if err != nil {
			return err
		}
		for summary, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(summary)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		preview, err := client.Workforce.Batches.PreviewResend(ctx, "WF-2026-000123", &svc.WorkforceBatchesPreviewResendParams{
			ItemIds:        []string{"bit_0031JkHDoKzMe0Ga1IqCj5Lq"},
			IdempotencyKey: svc.Ptr("payroll-2026-11-again"),
		})
		if err != nil {
			return err
		}
		fmt.Println(preview)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		result, err := client.Workforce.Batches.Resend(ctx, "WF-2026-000123", &svc.WorkforceBatchesResendParams{
			ItemIds:        []string{"bit_0031JkHDoKzMe0Ga1IqCj5Lq"},
			IdempotencyKey: svc.Ptr("payroll-2026-11-again"),
		})
		if err != nil {
			return err
		}
		fmt.Println(result)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		people, err := client.Workforce.CostCenters.ChangePeople(ctx, "cc_0031JkLHsOdQi4Ke5MuGn9Pt", &svc.WorkforceCostCentersChangePeopleParams{
			Add: []string{"rcp_0031JkDZkGvIa6Cw7EmYf1Hl"},
			New: []svc.WorkforceDepartmentPerson{svc.WorkforceDepartmentPerson{Name: "Farai Dube", Phone: "0712345678", PayrollID: svc.Ptr("EMP-0043")}, svc.WorkforceDepartmentPerson{Name: "Rudo Sibanda", Phone: "07123"}},
		})
		if err != nil {
			return err
		}
		fmt.Println(people)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		department, err := client.Workforce.CostCenters.Create(ctx, &svc.WorkforceCostCentersCreateParams{
			Name:          "Sales, Harare",
			Code:          svc.Ptr("6400-HRE"),
			MonthlyBudget: svc.Ptr("200.00"),
		})
		if err != nil {
			return err
		}
		fmt.Println(department)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		people, err := client.Workforce.CostCenters.GetPeople(ctx, "cc_0031JkLHsOdQi4Ke5MuGn9Pt")
		if err != nil {
			return err
		}
		fmt.Println(people)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		spend, err := client.Workforce.CostCenters.GetSpend(ctx, "cc_0031JkLHsOdQi4Ke5MuGn9Pt", nil)
		if err != nil {
			return err
		}
		fmt.Println(spend)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		list, err := client.Workforce.CostCenters.List(ctx)
		if err != nil {
			return err
		}
		fmt.Println(list)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		department, err := client.Workforce.CostCenters.Update(ctx, "cc_0031JkLHsOdQi4Ke5MuGn9Pt", &svc.WorkforceCostCentersUpdateParams{MonthlyBudget: svc.Value("300.00")})
		if err != nil {
			return err
		}
		fmt.Println(department)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		access, err := client.Workforce.GetAccess(ctx)
		if err != nil {
			return err
		}
		fmt.Println(access)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		journal, err := client.Workforce.GetJournal(ctx, nil)
		if err != nil {
			return err
		}
		fmt.Println(journal)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Workforce.GetJournalCSV(ctx, nil)
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Workforce.GetLedger(ctx, nil)
		if err != nil {
			return err
		}
		for entry, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(entry)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		file, err := client.Workforce.GetLedgerCSV(ctx, nil)
		if err != nil {
			return err
		}
		path, err := file.SaveTo(".")
		if err != nil {
			return err
		}
		fmt.Println(path)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		answer, err := client.Workforce.GetLedgerCSVJSON(ctx, nil)
		if err != nil {
			return err
		}
		fmt.Println(answer)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		meters, err := client.Workforce.GetMeters(ctx)
		if err != nil {
			return err
		}
		fmt.Println(meters)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		products, err := client.Workforce.GetProducts(ctx)
		if err != nil {
			return err
		}
		fmt.Println(products)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		preview, err := client.Workforce.PreviewAllocation(ctx, &svc.WorkforcePreviewAllocationParams{
			Kind:           svc.WorkforceKind("airtime"),
			Lines:          []svc.WorkforceLineCreate{svc.WorkforceLineCreate{Amount: svc.Ptr("10.00"), RecipientID: svc.Ptr("rcp_0031JkDZkGvIa6Cw7EmYf1Hl")}, svc.WorkforceLineCreate{Amount: svc.Ptr("10.00"), Phone: svc.Ptr("0712345678"), Name: svc.Ptr("Farai Dube")}},
			CostCenterID:   svc.Ptr("cc_0031JkLHsOdQi4Ke5MuGn9Pt"),
			Title:          svc.Ptr("November airtime, sales"),
			IdempotencyKey: svc.Ptr("payroll-2026-11"),
		})
		if err != nil {
			return err
		}
		fmt.Println(preview)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		created, err := client.Workforce.Recipients.Create(ctx, &svc.WorkforceRecipientsCreateParams{
			Name:         "Tariro Moyo",
			Phone:        "0771234567",
			PayrollID:    svc.Ptr("EMP-0042"),
			CostCenterID: svc.Ptr("cc_0031JkLHsOdQi4Ke5MuGn9Pt"),
			MonthlyCap:   map[string]*string{"USD": svc.Ptr("40.00")},
		})
		if err != nil {
			return err
		}
		fmt.Println(created)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Workforce.Recipients.List(ctx, nil)
		if err != nil {
			return err
		}
		for person, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(person)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		updated, err := client.Workforce.Recipients.Update(ctx, "rcp_0031JkDZkGvIa6Cw7EmYf1Hl", &svc.WorkforceRecipientsUpdateParams{
			Phone: svc.Ptr("0712345678"),
			Notes: svc.Value("New number since November"),
		})
		if err != nil {
			return err
		}
		fmt.Println(updated)
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		page, err := client.Workforce.Schedules.List(ctx, nil)
		if err != nil {
			return err
		}
		for schedule, err := range page.All(ctx) {
			if err != nil {
				return err
			}
			fmt.Println(schedule)
		}
		return nil
	},
	func(ctx context.Context, client *svc.Client) error {
		result, err := client.Workforce.Schedules.Run(ctx, "sch_0031JkIEpLaNf1Hb2JrDk6Mq", &svc.WorkforceSchedulesRunParams{
			Again:          svc.Ptr(true),
			IdempotencyKey: svc.Ptr("bonus-2026-11-25"),
		})
		if err != nil {
			return err
		}
		fmt.Println(result)
		return nil
	},
}
