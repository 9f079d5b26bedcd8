// Made from the contract by "npm run sdks"; never edit this file.
package driver;

import com.example.svc.*;
import com.example.svc.model.*;
import com.example.svc.param.*;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A call of each method as people write it. */
final class Samples {
  private Samples() {}

  static void sample0(Svc client) {
    Account account = client.account().get();
  }

  static void sample1(Svc client) {
    for (AccountActivity activity : client.account().listActivity()) {
      System.out.println(activity);
    }
  }

  static void sample2(Svc client) {
    Account account =
        client.account().update(
            AccountUpdateParams.builder()
                .supportPhone("+263771000000")
                .statementDescriptor("MBARE TUCK")
                .batchApprovalThreshold(Map.of("USD", "500.00"))
                .preventDuplicates(DuplicateGuardUpdate.builder()
                    .enabled(true)
                    .windowSeconds(120L)
                    .build())
                .payday(PaydayUpdate.builder().dayOfMonth(25L).build())
                .build());
  }

  static void sample3(Svc client) {
    Activity activity =
        client.activities().create(
            ActivitiesCreateParams.builder()
                .recipient(TextOr.text("ext:loyalty-20231"))
                .name("visit")
                .activityId("pos-4-000871")
                .value("18.40")
                .currency("USD")
                .metadata(Map.of("branch", "mbare"))
                .build());
  }

  static void sample4(Svc client) {
    Activity activity =
        client.activities().create(
            ActivitiesCreateParams.builder()
                .recipient(TextOr.text("ext:loyalty-20231"))
                .name("visit")
                .activityId("pos-4-000871")
                .value("18.40")
                .currency("USD")
                .metadata(Map.of("branch", "mbare"))
                .build());
  }

  static void sample5(Svc client) {
    Activity activity = client.activities().get("act_0031JkhB6baeCN6Zj4a3dDVh");
  }

  static void sample6(Svc client) {
    for (Activity activity : client.activities().list()) {
      System.out.println(activity);
    }
  }

  static void sample7(Svc client) {
    AgentApproval approval = client.approvals().get("apr_0031JkKGrNcPh3Jd4LtFm8Os");
  }

  static void sample8(Svc client) {
    for (AgentApproval approval : client.approvals().list()) {
      System.out.println(approval);
    }
  }

  static void sample9(Svc client) {
    for (AuditEvent event : client.auditLog().list()) {
      System.out.println(event);
    }
  }

  static void sample10(Svc client) {
    Batch batch = client.batches().approve("bch_0031JkGCnJyLd9Fz0HpBi4Ko");
  }

  static void sample11(Svc client) {
    Batch batch = client.batches().cancel("bch_0031JkGCnJyLd9Fz0HpBi4Ko");
  }

  static void sample12(Svc client) {
    Batch batch =
        client.batches().create(
            BatchesCreateParams.builder()
                .items(List.of(BatchItemCreate.builder()
                    .target("0771234567")
                    .amount("5.00")
                    .name("Tariro Moyo")
                    .clientReference("nov-0001")
                    .build(), BatchItemCreate.builder()
                    .target("0712345678")
                    .amount("5.00")
                    .name("Farai Dube")
                    .clientReference("nov-0002")
                    .build()))
                .title("November airtime")
                .smsMessage("{first_name}, here is {currency} {amount} airtime from {sender}.")
                .currency("USD")
                .metadata(Map.of("month", "2026-11"))
                .build());
  }

  static void sample13(Svc client) {
    Batch batch =
        client.batches().create(
            BatchesCreateParams.builder()
                .csv("target;amount\n0771234567;300.00\n0712345678;300.00\n07;5.00\n")
                .title("November payroll airtime")
                .onInvalid("skip")
                .currency("USD")
                .build());
  }

  static void sample14(Svc client) {
    Batch batch = client.batches().get("bch_0031JkGCnJyLd9Fz0HpBi4Ko");
  }

  static void sample15(Svc client) {
    Path path = client.batches().getResults("bch_0031JkGCnJyLd9Fz0HpBi4Ko").saveTo(Path.of("."));
  }

  static void sample16(Svc client) {
    for (Batch batch : client.batches().list()) {
      System.out.println(batch);
    }
  }

  static void sample17(Svc client) {
    for (BatchItem item : client.batches().listItems("bch_0031JkGCnJyLd9Fz0HpBi4Ko")) {
      System.out.println(item);
    }
  }

  static void sample18(Svc client) {
    BatchPreview preview =
        client.batches().preview(
            BatchesPreviewParams.builder()
                .items(List.of(BatchItemCreate.builder()
                    .target("0771234567")
                    .amount("5.00")
                    .name("Tariro Moyo")
                    .clientReference("nov-0001")
                    .build(), BatchItemCreate.builder()
                    .target("0712345678")
                    .amount("5.00")
                    .name("Farai Dube")
                    .clientReference("nov-0002")
                    .build()))
                .title("November airtime")
                .smsMessage("{first_name}, here is {currency} {amount} airtime from {sender}.")
                .currency("USD")
                .metadata(Map.of("month", "2026-11"))
                .build());
  }

  static void sample19(Svc client) {
    BatchPreview preview =
        client.batches().preview(
            BatchesPreviewParams.builder()
                .items(List.of(BatchItemCreate.builder()
                    .target("077123")
                    .amount("5.00")
                    .build()))
                .currency("USD")
                .build());
  }

  static void sample20(Svc client) {
    Batch batch =
        client.batches().retryFailed(
            "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
            BatchesRetryFailedParams.builder()
                .reserveCredit(true)
                .build());
  }

  static void sample21(Svc client) {
    BlockedTarget target =
        client.blocklist().create(
            BlocklistCreateParams.builder()
                .target("0779876543")
                .reason("Claimed rewards with twelve names")
                .build());
  }

  static void sample22(Svc client) {
    BlockedTarget target = client.blocklist().delete("blk_0031JkabP3E2Zs8IQ9Y7aJZq");
  }

  static void sample23(Svc client) {
    BlockedTarget target = client.blocklist().get("blk_0031JkabP3E2Zs8IQ9Y7aJZq");
  }

  static void sample24(Svc client) {
    for (BlockedTarget target : client.blocklist().list()) {
      System.out.println(target);
    }
  }

  static void sample25(Svc client) {
    Checkin checkin =
        client.checkins().create(
            CheckinsCreateParams.builder()
                .link("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H")
                .lat(-17.8571)
                .lng(31.0402)
                .phone("0771234567")
                .accuracyM(12L)
                .build());
  }

  static void sample26(Svc client) {
    for (Checkin checkin : client.checkins().list()) {
      System.out.println(checkin);
    }
  }

  static void sample27(Svc client) {
    CheckoutSession session =
        client.checkoutSessions().changeMeter(
            "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
            CheckoutSessionsChangeMeterParams.builder()
                .meter("37140010002")
                .build());
  }

  static void sample28(Svc client) {
    CheckoutSession session =
        client.checkoutSessions().create(
            CheckoutSessionsCreateParams.builder()
                .target("0771234567")
                .amount("5.00")
                .currency("USD")
                .successUrl("https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}")
                .cancelUrl("https://shop.tuckshop.example/basket")
                .clientReference("order-5512")
                .build());
  }

  static void sample29(Svc client) {
    CheckoutSession session =
        client.checkoutSessions().create(
            CheckoutSessionsCreateParams.builder()
                .target("0771234567")
                .amount("5.00")
                .currency("USD")
                .successUrl("https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}")
                .cancelUrl("https://shop.tuckshop.example/basket")
                .clientReference("order-5512")
                .build());
  }

  static void sample30(Svc client) {
    CheckoutSession session = client.checkoutSessions().expire("cs_0031JkJFqMbOg2Ic3KsEl7Nr");
  }

  static void sample31(Svc client) {
    CheckoutSession session = client.checkoutSessions().get("cs_0031JkJFqMbOg2Ic3KsEl7Nr");
  }

  static void sample32(Svc client) {
    for (CheckoutSession session : client.checkoutSessions().list()) {
      System.out.println(session);
    }
  }

  static void sample33(Svc client) {
    RewardLinkClaim claim =
        client.claims().create(
            "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
            ClaimsCreateParams.builder()
                .phone("0771234567")
                .choice("airtime")
                .code("481516")
                .build());
  }

  static void sample34(Svc client) {
    RewardLinkClaim claim =
        client.claims().create(
            "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
            ClaimsCreateParams.builder()
                .phone("0771234567")
                .choice("airtime")
                .code("481516")
                .build());
  }

  static void sample35(Svc client) {
    RewardLinkClaim claim = client.claims().get("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H");
  }

  static void sample36(Svc client) {
    ClaimCode code =
        client.claims().sendCode(
            "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
            ClaimsSendCodeParams.builder().phone("0771234567").build());
  }

  static void sample37(Svc client) {
    CostCenter center =
        client.costCenters().create(
            CostCentersCreateParams.builder()
                .name("Harare drivers")
                .glCode("6400-HRE")
                .monthlyBudget("250.00")
                .currency("USD")
                .build());
  }

  static void sample38(Svc client) {
    CostCenter center = client.costCenters().get("cc_0031JkLHsOdQi4Ke5MuGn9Pt");
  }

  static void sample39(Svc client) {
    for (CostCenter center : client.costCenters().list()) {
      System.out.println(center);
    }
  }

  static void sample40(Svc client) {
    CostCenter center =
        client.costCenters().update(
            "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
            CostCentersUpdateParams.builder()
                .monthlyBudget("300.00")
                .build());
  }

  static void sample41(Svc client) {
    Credit credit = client.credit().get();
  }

  static void sample42(Svc client) {
    CreditAlerts alerts = client.credit().getAlerts();
  }

  static void sample43(Svc client) {
    CreditReservation reservation = client.credit().getReservation("rsv_0031JkRNyUjWo0Qk1SaMt5Vz");
  }

  static void sample44(Svc client) {
    CreditTransaction transaction = client.credit().getTransaction("txn_0031Jk9VgCrEw2Ys3AiUb7Dh");
  }

  static void sample45(Svc client) {
    for (CreditReservation reservation : client.credit().listReservations()) {
      System.out.println(reservation);
    }
  }

  static void sample46(Svc client) {
    for (CreditTransaction transaction : client.credit().listTransactions()) {
      System.out.println(transaction);
    }
  }

  static void sample47(Svc client) {
    CreditAlerts alerts =
        client.credit().updateAlerts(
            CreditUpdateAlertsParams.builder()
                .lowBalance(Map.of("USD", "50.00"))
                .build());
  }

  static void sample48(Svc client) {
    DealerApplication application =
        client.dealer().createApplication(
            DealerCreateApplicationParams.builder()
                .legalName("Mbare Tuck Shops (Private) Limited")
                .tradingName("Mbare Tuck Shops")
                .registrationNumber("2145/2019")
                .incorporatedOn("2019-03-04")
                .businessType("company")
                .taxNumber("2000123456")
                .physicalAddress(AddressInput.builder()
                    .line1("14 Chaminuka Street")
                    .city("Harare")
                    .province("Harare")
                    .build())
                .contact(ContactPersonInput.builder()
                    .name("Rudo Moyo")
                    .role("Director")
                    .email("rudo@tuckshop.example")
                    .phone("0771000001")
                    .build())
                .expectedMonthlyVolume(Map.of("USD", "12000.00", "ZWG", "90000.00"))
                .networks(List.of("econet", "netone", "power"))
                .channels(List.of("pos", "agents"))
                .build());
  }

  static void sample49(Svc client) {
    DealerApplication application = client.dealer().getApplication();
  }

  static void sample50(Svc client) {
    DealerApplication application = client.dealer().submitApplication();
  }

  static void sample51(Svc client) {
    DealerApplication application =
        client.dealer().updateApplication(
            DealerUpdateApplicationParams.builder()
                .directors(List.of(Director.builder()
                    .fullName("Rudo Moyo")
                    .nationalId("63-123456 A 42")
                    .dateOfBirth("1984-05-17")
                    .nationality("ZW")
                    .address("3 Lomagundi Road, Harare")
                    .isPep(false)
                    .shareholdingPercent("60.00")
                    .build()))
                .documents(DealerDocumentsInput.builder()
                    .bankLetter("doc_0031JklLlGUriAX1DyyXN9iY")
                    .build())
                .declarations(DealerDeclarations.builder()
                    .accurate(true)
                    .authorised(true)
                    .build())
                .build());
  }

  static void sample52(Svc client) {
    Dispute dispute =
        client.disputes().create(
            DisputesCreateParams.builder()
                .send("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
                .reason("not_delivered")
                .evidence(DisputeEvidenceInput.builder()
                    .text("The customer shows a balance without it, one hour later.")
                    .customerPhone("0771234567")
                    .build())
                .build());
  }

  static void sample53(Svc client) {
    Dispute dispute = client.disputes().get("dsp_0031JkbpT4r5yHUig43kiJfa");
  }

  static void sample54(Svc client) {
    for (Dispute dispute : client.disputes().list()) {
      System.out.println(dispute);
    }
  }

  static void sample55(Svc client) {
    Document document = client.documents().get("doc_0031JklLlGUriAX1DyyXN9iY");
  }

  static void sample56(Svc client) {
    for (Document document : client.documents().list()) {
      System.out.println(document);
    }
  }

  static void sample57(Svc client) {
    for (ErrorCodeEntry entry : client.errorCodes().list()) {
      System.out.println(entry);
    }
  }

  static void sample58(Svc client) {
    Event event = client.events().get("evt_0031JkAWhDsFx3Zt4BjVc8Ei");
  }

  static void sample59(Svc client) {
    for (Event event : client.events().list()) {
      System.out.println(event);
    }
  }

  static void sample60(Svc client) {
    Export answer =
        client.exports().create(
            ExportsCreateParams.builder()
                .kind("sends")
                .from(Moment.text("2026-10-01T00:00:00+02:00"))
                .to(Moment.text("2026-11-01T00:00:00+02:00"))
                .filters(Map.of("status", "delivered", "metadata[till]", "4"))
                .format("csv")
                .columns(List.of("id", "created", "target", "amount", "currency", "metadata.till"))
                .build());
  }

  static void sample61(Svc client) {
    Export answer =
        client.exports().create(
            ExportsCreateParams.builder()
                .kind("events")
                .from(Moment.unix(1793484000L))
                .format("json")
                .build());
  }

  static void sample62(Svc client) {
    Export answer = client.exports().get("exp_0031Jkc360a9Y6yNd14tDdO9");
  }

  static void sample63(Svc client) {
    for (Export answer : client.exports().list()) {
      System.out.println(answer);
    }
  }

  static void sample64(Svc client) {
    FamilyMember member =
        client.family().create(
            FamilyCreateParams.builder()
                .name("Nyasha")
                .phone("0771234567")
                .relation("child")
                .allowance(FamilyAllowanceInput.builder()
                    .currency("USD")
                    .amount("2.00")
                    .cadence("weekly")
                    .day(5L)
                    .build())
                .build());
  }

  static void sample65(Svc client) {
    FamilyMember member = client.family().delete("fam_0031Jkw1mXJft5isGXNwAMnE");
  }

  static void sample66(Svc client) {
    FamilyMember member = client.family().getMember("fam_0031Jkw1mXJft5isGXNwAMnE");
  }

  static void sample67(Svc client) {
    for (FamilyMember member : client.family().list()) {
      System.out.println(member);
    }
  }

  static void sample68(Svc client) {
    Send send =
        client.family().sendTo(
            "fam_0031Jkw1mXJft5isGXNwAMnE",
            FamilySendToParams.builder()
                .type("airtime")
                .amount("5.00")
                .currency("USD")
                .build());
  }

  static void sample69(Svc client) {
    FamilyMember member =
        client.family().update(
            "fam_0031Jkw1mXJft5isGXNwAMnE",
            FamilyUpdateParams.builder().paused(true).build());
  }

  static void sample70(Svc client) {
    Group group =
        client.groups().create(
            GroupsCreateParams.builder()
                .name("Drivers of Harare")
                .filter(GroupFilterInput.builder()
                    .costCenter("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
                    .tag("driver")
                    .build())
                .build());
  }

  static void sample71(Svc client) {
    Group group =
        client.groups().create(
            GroupsCreateParams.builder()
                .name("Night shift")
                .description("Data every Friday")
                .build());
  }

  static void sample72(Svc client) {
    Group group = client.groups().delete("grp_0031JkpZPPPP6UeP3C4DSA7L");
  }

  static void sample73(Svc client) {
    Group group = client.groups().get("grp_0031JkpZPPPP6UeP3C4DSA7L");
  }

  static void sample74(Svc client) {
    for (Group group : client.groups().list()) {
      System.out.println(group);
    }
  }

  static void sample75(Svc client) {
    for (Recipient recipient : client.groups().listMembers("grp_0031JkpZPPPP6UeP3C4DSA7L")) {
      System.out.println(recipient);
    }
  }

  static void sample76(Svc client) {
    Group group =
        client.groups().update(
            "grp_0031JkpZPPPP6UeP3C4DSA7L",
            GroupsUpdateParams.builder()
                .name("Night shift, Mbare")
                .build());
  }

  static void sample77(Svc client) {
    Group group =
        client.groups().updateMembers(
            "grp_0031JkpZPPPP6UeP3C4DSA7L",
            GroupsUpdateMembersParams.builder()
                .add(List.of("ext:loyalty-20231", "rcp_0031JkDZkGvIa6Cw7EmYf1Hm"))
                .remove(List.of("rcp_0031JkDZkGvIa6Cw7EmYf1Hn"))
                .build());
  }

  static void sample78(Svc client) {
    Health health = client.health().get();
  }

  static void sample79(Svc client) {
    Invite invite = client.invites().delete("inv_0031JkhqSIjOugM1yTMAd7V3");
  }

  static void sample80(Svc client) {
    Invite invite = client.invites().get("inv_0031JkhqSIjOugM1yTMAd7V3");
  }

  static void sample81(Svc client) {
    for (Invite invite : client.invites().list()) {
      System.out.println(invite);
    }
  }

  static void sample82(Svc client) {
    ApiKey key =
        client.keys().create(
            KeysCreateParams.builder()
                .kind("rk")
                .label("Till 4, Mbare")
                .scopes(List.of("catalog:read", "lookups:read", "sends:read", "sends:write", "tokens:read"))
                .allowedIps(List.of("196.27.96.0/24"))
                .spendCaps(Map.of("USD", SpendCapInput.builder()
                    .perSend("20.00")
                    .daily("500.00")
                    .build()))
                .metadata(Map.of("till", "4"))
                .build());
  }

  static void sample83(Svc client) {
    ApiKey key = client.keys().delete("key_0031Jk5RcYnAs8Uo9WeQx3Zd");
  }

  static void sample84(Svc client) {
    ApiKey key = client.keys().get("key_0031Jk5RcYnAs8Uo9WeQx3Zd");
  }

  static void sample85(Svc client) {
    for (ApiKey key : client.keys().list()) {
      System.out.println(key);
    }
  }

  static void sample86(Svc client) {
    ApiKey key =
        client.keys().roll(
            "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
            KeysRollParams.builder().gracePeriod("24h").build());
  }

  static void sample87(Svc client) {
    ApiKey key =
        client.keys().update(
            "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
            KeysUpdateParams.builder()
                .label("Till 4, Mbare market")
                .spendCaps(Map.of("USD", SpendCapUpdate.builder().daily("300.00").build()))
                .expiresAt(null)
                .metadata(Map.of("till", "4", "cashier", null))
                .build());
  }

  static void sample88(Svc client) {
    PhoneLookup lookup = client.lookups().phone(LookupsPhoneParams.builder().phone("077 123 4567").build());
  }

  static void sample89(Svc client) {
    Member member = client.members().delete("mem_0031Jk6SdZoBt9Vp0XfRy4Ae");
  }

  static void sample90(Svc client) {
    Member member = client.members().get("mem_0031Jk6SdZoBt9Vp0XfRy4Ae");
  }

  static void sample91(Svc client) {
    Invite invite =
        client.members().invite(
            MembersInviteParams.builder()
                .phone("0771000001")
                .email("rudo@tuckshop.example")
                .role("developer")
                .build());
  }

  static void sample92(Svc client) {
    for (Member member : client.members().list()) {
      System.out.println(member);
    }
  }

  static void sample93(Svc client) {
    Member member =
        client.members().update(
            "mem_0031Jk6SdZoBt9Vp0XfRy4Ae",
            MembersUpdateParams.builder().role("admin").build());
  }

  static void sample94(Svc client) {
    Meter meter = client.meters().get("37140030000");
  }

  static void sample95(Svc client) {
    for (Network network : client.networks().list()) {
      System.out.println(network);
    }
  }

  static void sample96(Svc client) {
    Overview overview = client.overview().get();
  }

  static void sample97(Svc client) {
    PowerQuote quote =
        client.power().getQuote(
            PowerGetQuoteParams.builder()
                .currency("USD")
                .amount("10.00")
                .build());
  }

  static void sample98(Svc client) {
    PowerRate rate = client.power().getRate(PowerGetRateParams.builder().currency("USD").build());
  }

  static void sample99(Svc client) {
    PowerSeries series = client.power().getSeries(PowerGetSeriesParams.builder().currency("USD").build());
  }

  static void sample100(Svc client) {
    for (PowerObservation observation : client.power().listObservations(
        PowerListObservationsParams.builder()
            .currency("USD")
            .build())) {
      System.out.println(observation);
    }
  }

  static void sample101(Svc client) {
    Product product = client.products().get("airtime-usd");
  }

  static void sample102(Svc client) {
    for (Product product : client.products().list()) {
      System.out.println(product);
    }
  }

  static void sample103(Svc client) {
    for (Bundle bundle : client.products().listBundles("airtime-usd")) {
      System.out.println(bundle);
    }
  }

  static void sample104(Svc client) {
    Program program = client.programs().activate("prg_0031JkEAlHwJb7Dx8FnZg2Im");
  }

  static void sample105(Svc client) {
    Program program = client.programs().close("prg_0031JkEAlHwJb7Dx8FnZg2Im");
  }

  static void sample106(Svc client) {
    Program program =
        client.programs().create(
            ProgramsCreateParams.builder()
                .name("Customer survey")
                .currency("USD")
                .defaultAmount("1.00")
                .budget("500.00")
                .funding("reserve")
                .choices(List.of("airtime", "data"))
                .perRecipient(RewardLimitsInput.builder()
                    .lifetime(RewardLimitInput.builder().count(1L).build())
                    .build())
                .build());
  }

  static void sample107(Svc client) {
    Reward reward =
        client.programs().createCompletion(
            "prg_0031JkEAlHwJb7Dx8FnZg2Im",
            ProgramsCreateCompletionParams.builder()
                .completionId("survey-7-resp-20231")
                .phone("0771234567")
                .metadata(Map.of("survey", "7"))
                .build());
  }

  static void sample108(Svc client) {
    Program program =
        client.programs().defund(
            "prg_0031JkEAlHwJb7Dx8FnZg2Im",
            ProgramsDefundParams.builder().amount("100.00").build());
  }

  static void sample109(Svc client) {
    Program program = client.programs().delete("prg_0031JkEAlHwJb7Dx8FnZg2Im");
  }

  static void sample110(Svc client) {
    Program program =
        client.programs().fund(
            "prg_0031JkEAlHwJb7Dx8FnZg2Im",
            ProgramsFundParams.builder().amount("250.00").build());
  }

  static void sample111(Svc client) {
    Program program = client.programs().get("prg_0031JkEAlHwJb7Dx8FnZg2Im");
  }

  static void sample112(Svc client) {
    for (Program program : client.programs().list()) {
      System.out.println(program);
    }
  }

  static void sample113(Svc client) {
    for (ProgramRule rule : client.programs().listRules("prg_0031JkEAlHwJb7Dx8FnZg2Im")) {
      System.out.println(rule);
    }
  }

  static void sample114(Svc client) {
    Program program = client.programs().pause("prg_0031JkEAlHwJb7Dx8FnZg2Im");
  }

  static void sample115(Svc client) {
    Program program = client.programs().resume("prg_0031JkEAlHwJb7Dx8FnZg2Im");
  }

  static void sample116(Svc client) {
    Program program = client.programs().rollSecret("prg_0031JkEAlHwJb7Dx8FnZg2Im");
  }

  static void sample117(Svc client) {
    ProgramRuleList list =
        client.programs().setRules(
            "prg_0031JkEAlHwJb7Dx8FnZg2Im",
            ProgramsSetRulesParams.builder()
                .rules(List.of(ProgramRuleWrite.builder()
                    .name("Fifth visit in a month")
                    .kind("threshold")
                    .on("activity")
                    .activityName("visit")
                    .when(RuleConditionsInput.builder()
                        .all(List.of(RuleCondition.builder()
                            .field("metadata.branch")
                            .op("eq")
                            .value("mbare")
                            .build()))
                        .build())
                    .count(RuleCountInput.builder().times(5L).within("30d").build())
                    .give(RuleGiveInput.builder()
                        .amount("1.00")
                        .type("airtime")
                        .build())
                    .build()))
                .build());
  }

  static void sample118(Svc client) {
    Program program =
        client.programs().update(
            "prg_0031JkEAlHwJb7Dx8FnZg2Im",
            ProgramsUpdateParams.builder()
                .defaultAmount("2.00")
                .hold(ProgramHoldInput.builder()
                    .mode("review")
                    .amountOver("10.00")
                    .build())
                .build());
  }

  static void sample119(Svc client) {
    Quote quote =
        client.quotes().create(
            QuotesCreateParams.builder()
                .target("37140030000")
                .amount("10.00")
                .currency("USD")
                .build());
  }

  static void sample120(Svc client) {
    Quote quote =
        client.quotes().create(
            QuotesCreateParams.builder()
                .target("0771234567")
                .product("airtime-usd")
                .amount("5.00")
                .build());
  }

  static void sample121(Svc client) {
    Quote quote = client.quotes().get("quo_0031JkCYjFuHz5Bv6DlXe0Gk");
  }

  static void sample122(Svc client) {
    Recipient recipient =
        client.recipients().create(
            RecipientsCreateParams.builder()
                .name("Tendai Ncube")
                .externalId("loyalty-20231")
                .phone("0772345678")
                .meters(List.of(RecipientMeterInput.builder()
                    .number("37140030000")
                    .label("Home")
                    .build()))
                .lawfulBasis("consent")
                .consent(RecipientConsentInput.builder()
                    .at(Moment.unix(1793527200L))
                    .source("Till 4, paper form")
                    .build())
                .tags(List.of("loyalty"))
                .metadata(Map.of("card", "20231"))
                .build());
  }

  static void sample123(Svc client) {
    RecipientBulk bulk =
        client.recipients().createBulk(
            RecipientsCreateBulkParams.builder()
                .recipients(List.of(RecipientBulkLine.builder()
                    .name("Tendai Ncube")
                    .externalId("loyalty-20231")
                    .phone("0772345678")
                    .build(), RecipientBulkLine.builder()
                    .name("Chipo Dube")
                    .externalId("loyalty-20232")
                    .phone("0242700000")
                    .build()))
                .mode("upsert")
                .match("external_id")
                .build());
  }

  static void sample124(Svc client) {
    RecipientBulk bulk =
        client.recipients().createBulk(
            RecipientsCreateBulkParams.builder()
                .csv("name,phone,external_id\nTendai Ncube,0772345678,loyalty-20231\n")
                .atomic(true)
                .build());
  }

  static void sample125(Svc client) {
    Recipient recipient = client.recipients().delete("ext:loyalty-20231");
  }

  static void sample126(Svc client) {
    Recipient recipient = client.recipients().get("ext:loyalty-20231");
  }

  static void sample127(Svc client) {
    for (Recipient recipient : client.recipients().list()) {
      System.out.println(recipient);
    }
  }

  static void sample128(Svc client) {
    Recipient recipient = client.recipients().restore("ext:loyalty-20231");
  }

  static void sample129(Svc client) {
    Recipient recipient =
        client.recipients().update(
            "ext:loyalty-20231",
            RecipientsUpdateParams.builder()
                .phone("0712345678")
                .monthlyCap(Map.of("USD", "20.00"))
                .tags(List.of("loyalty", "night-shift"))
                .build());
  }

  static void sample130(Svc client) {
    Referral referral =
        client.referrals().create(
            ReferralsCreateParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .referrer(TextOr.text("ext:loyalty-20231"))
                .referee(TextOr.object(RewardRecipientPerson.builder()
                    .externalId("loyalty-20311")
                    .phone("0772345678")
                    .build()))
                .build());
  }

  static void sample131(Svc client) {
    Referral referral =
        client.referrals().create(
            ReferralsCreateParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .referrer(TextOr.text("ext:loyalty-20231"))
                .referee(TextOr.object(RewardRecipientPerson.builder()
                    .externalId("loyalty-20311")
                    .phone("0772345678")
                    .build()))
                .build());
  }

  static void sample132(Svc client) {
    Referral referral = client.referrals().get("ref_0031JkYRnKTbxTNJFoBinF5a");
  }

  static void sample133(Svc client) {
    for (Referral referral : client.referrals().list()) {
      System.out.println(referral);
    }
  }

  static void sample134(Svc client) {
    Referral referral = client.referrals().qualify("ref_0031JkYRnKTbxTNJFoBinF5a");
  }

  static void sample135(Svc client) {
    FailureReport report =
        client.reports().getFailures(
            ReportsGetFailuresParams.builder()
                .from("2026-11-01")
                .to("2026-11-30")
                .build());
  }

  static void sample136(Svc client) {
    Path path = client.reports().getFailuresCsv(
        ReportsGetFailuresCsvParams.builder()
            .from("2026-11-01")
            .to("2026-11-30")
            .build()).saveTo(Path.of("."));
  }

  static void sample137(Svc client) {
    ProgramReport report =
        client.reports().getPrograms(
            ReportsGetProgramsParams.builder()
                .from("2026-11-01")
                .to("2026-11-30")
                .build());
  }

  static void sample138(Svc client) {
    Path path = client.reports().getProgramsCsv(
        ReportsGetProgramsCsvParams.builder()
            .from("2026-11-01")
            .to("2026-11-30")
            .build()).saveTo(Path.of("."));
  }

  static void sample139(Svc client) {
    ReconciliationReport report =
        client.reports().getReconciliation(
            ReportsGetReconciliationParams.builder()
                .date("2026-11-25")
                .build());
  }

  static void sample140(Svc client) {
    Path path = client.reports().getReconciliationCsv(
        ReportsGetReconciliationCsvParams.builder()
            .date("2026-11-25")
            .build()).saveTo(Path.of("."));
  }

  static void sample141(Svc client) {
    SpendReport report =
        client.reports().getSpend(
            ReportsGetSpendParams.builder()
                .from("2026-11-01")
                .to("2026-11-30")
                .build());
  }

  static void sample142(Svc client) {
    Path path = client.reports().getSpendCsv(
        ReportsGetSpendCsvParams.builder()
            .from("2026-11-01")
            .to("2026-11-30")
            .build()).saveTo(Path.of("."));
  }

  static void sample143(Svc client) {
    RequestLog log = client.requests().get("req_0031JkBXiEtGy4Au5CkWd9Fj");
  }

  static void sample144(Svc client) {
    for (RequestLogLine line : client.requests().list()) {
      System.out.println(line);
    }
  }

  static void sample145(Svc client) {
    Review review =
        client.reviews().approve(
            "rev_0031JkRQ4F5ZR3qa7yEeeby3",
            ReviewsApproveParams.builder()
                .note("Called the customer; a new phone.")
                .build());
  }

  static void sample146(Svc client) {
    Review review = client.reviews().get("rev_0031JkRQ4F5ZR3qa7yEeeby3");
  }

  static void sample147(Svc client) {
    for (Review review : client.reviews().list()) {
      System.out.println(review);
    }
  }

  static void sample148(Svc client) {
    Review review =
        client.reviews().reject(
            "rev_0031JkRQ4F5ZR3qa7yEeeby3",
            ReviewsRejectParams.builder()
                .note("Six numbers from one handset.")
                .build());
  }

  static void sample149(Svc client) {
    RewardLink link =
        client.rewardLinks().create(
            RewardLinksCreateParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .amount("1.00")
                .label("Sorry for the wait")
                .expiresAt(Moment.text("2026-12-31T23:59:59+02:00"))
                .bind("otp")
                .phoneHint("0771234567")
                .build());
  }

  static void sample150(Svc client) {
    RewardLinkList list =
        client.rewardLinks().createMany(
            RewardLinksCreateManyParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .count(2L)
                .amount("0.50")
                .label("Till slip November")
                .choices(List.of("airtime"))
                .build());
  }

  static void sample151(Svc client) {
    RewardLink link = client.rewardLinks().get("lnk_0031JkKy9Pf34qY6Nb3wWD25");
  }

  static void sample152(Svc client) {
    for (RewardLink link : client.rewardLinks().list()) {
      System.out.println(link);
    }
  }

  static void sample153(Svc client) {
    RewardLink link = client.rewardLinks().revoke("lnk_0031JkKy9Pf34qY6Nb3wWD25");
  }

  static void sample154(Svc client) {
    RewardOrApproval reward =
        client.rewards().create(
            RewardsCreateParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .recipient(TextOr.text("ext:loyalty-20231"))
                .completionId("survey-7-resp-20231")
                .metadata(Map.of("survey", "7"))
                .build());
  }

  static void sample155(Svc client) {
    RewardOrApproval reward =
        client.rewards().create(
            RewardsCreateParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .recipient(TextOr.text("ext:loyalty-20231"))
                .completionId("survey-8-resp-20231")
                .delivery("choice")
                .link(RewardLinkOptions.builder().label("Survey 8").build())
                .build());
  }

  static void sample156(Svc client) {
    RewardOrApproval reward =
        client.rewards().create(
            RewardsCreateParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .recipient(TextOr.text("ext:loyalty-20231"))
                .completionId("survey-7-resp-20231")
                .metadata(Map.of("survey", "7"))
                .build());
  }

  static void sample157(Svc client) {
    RewardOrApproval reward =
        client.rewards().create(
            RewardsCreateParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .recipient(TextOr.text("ext:loyalty-20231"))
                .completionId("survey-7-winner")
                .amount("25.00")
                .reason("Tendai answered every question of the survey.")
                .build());
  }

  static void sample158(Svc client) {
    Reward reward = client.rewards().get("rwd_0031JkFBmIxKc8Ey9GoAh3Jn");
  }

  static void sample159(Svc client) {
    for (Reward reward : client.rewards().list()) {
      System.out.println(reward);
    }
  }

  static void sample160(Svc client) {
    Reward reward =
        client.rewards().release(
            "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
            RewardsReleaseParams.builder().amount("5.00").build());
  }

  static void sample161(Svc client) {
    RewardValidation validation =
        client.rewards().validate(
            RewardsValidateParams.builder()
                .program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
                .recipient(TextOr.text("ext:loyalty-20231"))
                .completionId("survey-7-resp-20231")
                .build());
  }

  static void sample162(Svc client) {
    Reward reward = client.rewards().void_("rwd_0031JkFBmIxKc8Ey9GoAh3Jn");
  }

  static void sample163(Svc client) {
    Sandbox sandbox =
        client.sandboxes().create(
            SandboxesCreateParams.builder()
                .name("Mbare Tuck Shops")
                .build());
  }

  static void sample164(Svc client) {
    ScheduleOccurrence occurrence =
        client.schedules().combineOccurrence(
            "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
            "2026-11-24",
            SchedulesCombineOccurrenceParams.builder()
                .into("2026-12-24")
                .build());
  }

  static void sample165(Svc client) {
    Schedule schedule =
        client.schedules().create(
            SchedulesCreateParams.builder()
                .name("Payday airtime")
                .cadence("payday")
                .hour(8L)
                .recipients(List.of(TextOr.text("rcp_0031JkDZkGvIa6Cw7EmYf1Hl"), TextOr.object(ScheduleRecipientCreate.builder()
                    .phone("0712345678")
                    .amount("15.00")
                    .name("Farai Dube")
                    .build())))
                .currency("USD")
                .amount("10.00")
                .smsMessage("{first_name}, your {currency} {amount} airtime from {sender}.")
                .onInsufficient("retry_after_topup")
                .metadata(Map.of("team", "sales"))
                .build());
  }

  static void sample166(Svc client) {
    Schedule schedule =
        client.schedules().create(
            SchedulesCreateParams.builder()
                .name("Power for the office")
                .cadence("biweekly")
                .hour(6L)
                .minute(30L)
                .anchorDate("2026-11-27")
                .product("power-usd")
                .amount("50.00")
                .meter("37140030000")
                .tokenPhone("0771234567")
                .build());
  }

  static void sample167(Svc client) {
    DeletedSchedule schedule = client.schedules().delete("sch_0031JkIEpLaNf1Hb2JrDk6Mq");
  }

  static void sample168(Svc client) {
    Schedule schedule = client.schedules().get("sch_0031JkIEpLaNf1Hb2JrDk6Mq");
  }

  static void sample169(Svc client) {
    ScheduleOccurrence occurrence = client.schedules().getOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24");
  }

  static void sample170(Svc client) {
    for (Schedule schedule : client.schedules().list()) {
      System.out.println(schedule);
    }
  }

  static void sample171(Svc client) {
    for (ScheduleOccurrence occurrence : client.schedules().listOccurrences("sch_0031JkIEpLaNf1Hb2JrDk6Mq")) {
      System.out.println(occurrence);
    }
  }

  static void sample172(Svc client) {
    ScheduleOccurrence occurrence =
        client.schedules().moveOccurrence(
            "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
            "2026-11-24",
            SchedulesMoveOccurrenceParams.builder()
                .to("2026-12-23")
                .build());
  }

  static void sample173(Svc client) {
    ScheduleRunPreview preview = client.schedules().previewRun("sch_0031JkIEpLaNf1Hb2JrDk6Mq");
  }

  static void sample174(Svc client) {
    ScheduleOccurrence occurrence = client.schedules().resetOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24");
  }

  static void sample175(Svc client) {
    Batch batch =
        client.schedules().run(
            "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
            SchedulesRunParams.builder().again(true).build());
  }

  static void sample176(Svc client) {
    ScheduleOccurrence occurrence = client.schedules().skipOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24");
  }

  static void sample177(Svc client) {
    Schedule schedule =
        client.schedules().update(
            "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
            SchedulesUpdateParams.builder()
                .amount("12.00")
                .metadata(Map.of("team", "sales", "approved", "Rudo"))
                .build());
  }

  static void sample178(Svc client) {
    ScheduleOccurrence occurrence =
        client.schedules().updateOccurrence(
            "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
            "2026-11-24",
            SchedulesUpdateOccurrenceParams.builder()
                .amountOverride("20.00")
                .note("With the Christmas bonus")
                .build());
  }

  static void sample179(Svc client) {
    Search search = client.search().find(SearchFindParams.builder().q("0771234567").build());
  }

  static void sample180(Svc client) {
    Send send = client.sends().cancel("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
  }

  static void sample181(Svc client) {
    Send send =
        client.sends().changeMeter(
            "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
            SendsChangeMeterParams.builder()
                .meter("37140060007")
                .build());
  }

  static void sample182(Svc client) {
    SendOrApproval send =
        client.sends().create(
            SendsCreateParams.builder()
                .type("airtime")
                .target("0771234567")
                .amount("5.00")
                .currency("USD")
                .clientReference("till4-000123")
                .metadata(Map.of("till", "4"))
                .build());
  }

  static void sample183(Svc client) {
    SendOrApproval send =
        client.sends().create(
            SendsCreateParams.builder()
                .product("airtime-usd")
                .target("+263 77 123 4567")
                .amount("10")
                .scheduledFor(Moment.text("2026-11-26T08:00:00+02:00"))
                .clientReference("till4-000124")
                .build());
  }

  static void sample184(Svc client) {
    SendOrApproval send =
        client.sends().create(
            SendsCreateParams.builder()
                .target("0779876543")
                .amount("25.00")
                .currency("USD")
                .clientReference("agent-2026-11-25-07")
                .reason("Rudo asked for airtime for the driver.")
                .build());
  }

  static void sample185(Svc client) {
    Send send = client.sends().get("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
  }

  static void sample186(Svc client) {
    Receipt receipt = client.sends().getReceipt("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
  }

  static void sample187(Svc client) {
    Path path = client.sends().getReceiptPdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf").saveTo(Path.of("."));
  }

  static void sample188(Svc client) {
    for (Send send : client.sends().list()) {
      System.out.println(send);
    }
  }

  static void sample189(Svc client) {
    for (SendAttempt attempt : client.sends().listAttempts("snd_0031Jk7TeApCu0Wq1YgSz5Bf")) {
      System.out.println(attempt);
    }
  }

  static void sample190(Svc client) {
    TokenResend resend = client.sends().resendToken("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
  }

  static void sample191(Svc client) {
    Send send = client.sends().retry("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
  }

  static void sample192(Svc client) {
    SendValidation validation =
        client.sends().validate(
            SendsValidateParams.builder()
                .product("airtime-usd")
                .target("0771234567")
                .amount("5.00")
                .build());
  }

  static void sample193(Svc client) {
    Statement statement = client.statements().get(StatementsGetParams.builder().currency("USD").build());
  }

  static void sample194(Svc client) {
    Path path = client.statements().getCsv(StatementsGetCsvParams.builder().currency("USD").build()).saveTo(Path.of("."));
  }

  static void sample195(Svc client) {
    Path path = client.statements().getPdf(StatementsGetPdfParams.builder().currency("USD").build()).saveTo(Path.of("."));
  }

  static void sample196(Svc client) {
    Status status = client.status().get();
  }

  static void sample197(Svc client) {
    StatusHistory history = client.status().getHistory();
  }

  static void sample198(Svc client) {
    AgentApproval approval = client.test().approvals().approve("apr_0031JkKGrNcPh3Jd4LtFm8Os");
  }

  static void sample199(Svc client) {
    AgentApproval approval = client.test().approvals().reject("apr_0031JkKGrNcPh3Jd4LtFm8Os");
  }

  static void sample200(Svc client) {
    CheckoutSession session =
        client.test().checkoutSessions().pay(
            "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
            TestCheckoutSessionsPayParams.builder()
                .outcome("paid")
                .build());
  }

  static void sample201(Svc client) {
    CheckoutSession session =
        client.test().checkoutSessions().pay(
            "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
            TestCheckoutSessionsPayParams.builder()
                .outcome("failed")
                .build());
  }

  static void sample202(Svc client) {
    CheckoutSession session =
        client.test().checkoutSessions().review(
            "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
            TestCheckoutSessionsReviewParams.builder()
                .action("credit")
                .note("Meter blocked.")
                .build());
  }

  static void sample203(Svc client) {
    TestClock clock = client.test().clock().advance(TestClockAdvanceParams.builder().seconds(86400L).build());
  }

  static void sample204(Svc client) {
    TestClock clock = client.test().clock().get();
  }

  static void sample205(Svc client) {
    TestCredit credit =
        client.test().createCredit(
            TestCreateCreditParams.builder()
                .currency("USD")
                .amount("250.00")
                .build());
  }

  static void sample206(Svc client) {
    Event event =
        client.test().events().trigger(
            TestEventsTriggerParams.builder()
                .type("send.delivered")
                .build());
  }

  static void sample207(Svc client) {
    TestReset reset = client.test().reset();
  }

  static void sample208(Svc client) {
    Reward reward =
        client.test().rewardLinks().claim(
            "lnk_0031JkKy9Pf34qY6Nb3wWD25",
            TestRewardLinksClaimParams.builder()
                .phone("0771230000")
                .build());
  }

  static void sample209(Svc client) {
    Send send =
        client.test().sends().advance(
            "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
            TestSendsAdvanceParams.builder().to("delivered").build());
  }

  static void sample210(Svc client) {
    Network network =
        client.test().setNetworkAvailability(
            "econet",
            TestSetNetworkAvailabilityParams.builder()
                .state("down")
                .build());
  }

  static void sample211(Svc client) {
    ZesaAvailability availability =
        client.test().setZesaAvailability(
            TestSetZesaAvailabilityParams.builder()
                .state("down")
                .build());
  }

  static void sample212(Svc client) {
    TokenLink link = client.tokenLinks().get("Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA");
  }

  static void sample213(Svc client) {
    Topup topup =
        client.topups().create(
            TopupsCreateParams.builder()
                .method("card")
                .amount("200.00")
                .currency("USD")
                .description("November, second fill")
                .build());
  }

  static void sample214(Svc client) {
    Topup topup =
        client.topups().create(
            TopupsCreateParams.builder()
                .method("bank_transfer")
                .amount("1500.00")
                .currency("USD")
                .build());
  }

  static void sample215(Svc client) {
    Topup topup = client.topups().get("top_0031Jky8isWydfhl3Tvtnyth");
  }

  static void sample216(Svc client) {
    for (Topup topup : client.topups().list()) {
      System.out.println(topup);
    }
  }

  static void sample217(Svc client) {
    WebhookDelivery delivery = client.webhookDeliveries().get("whd_0031Jk8qRtZHjQMhuOzE95B9");
  }

  static void sample218(Svc client) {
    for (WebhookDelivery delivery : client.webhookDeliveries().list()) {
      System.out.println(delivery);
    }
  }

  static void sample219(Svc client) {
    WebhookDelivery delivery = client.webhookDeliveries().redeliver("whd_0031Jk8qRtZHjQMhuOzE95B9");
  }

  static void sample220(Svc client) {
    WebhookEndpoint endpoint =
        client.webhookEndpoints().create(
            WebhookEndpointsCreateParams.builder()
                .url("https://shop.tuckshop.example/svc/events")
                .enabledEvents(List.of("send.*"))
                .description("The till server")
                .metadata(Map.of("server", "till-1"))
                .build());
  }

  static void sample221(Svc client) {
    WebhookEndpoint endpoint = client.webhookEndpoints().delete("we_0031JkDnI8lFPPwtV5ASPZHu");
  }

  static void sample222(Svc client) {
    WebhookEndpoint endpoint = client.webhookEndpoints().get("we_0031JkDnI8lFPPwtV5ASPZHu");
  }

  static void sample223(Svc client) {
    WebhookReplay replay =
        client.webhookEndpoints().getReplay(
            "we_0031JkDnI8lFPPwtV5ASPZHu",
            "whr_0031JkEgE0VrbBGI09QYNdaK");
  }

  static void sample224(Svc client) {
    for (WebhookEndpoint endpoint : client.webhookEndpoints().list()) {
      System.out.println(endpoint);
    }
  }

  static void sample225(Svc client) {
    WebhookReplay replay =
        client.webhookEndpoints().replay(
            "we_0031JkDnI8lFPPwtV5ASPZHu",
            WebhookEndpointsReplayParams.builder()
                .from(Moment.text("2026-11-25T06:00:00+02:00"))
                .types(List.of("send.*"))
                .build());
  }

  static void sample226(Svc client) {
    WebhookEndpoint endpoint =
        client.webhookEndpoints().rollSecret(
            "we_0031JkDnI8lFPPwtV5ASPZHu",
            WebhookEndpointsRollSecretParams.builder()
                .grace("24h")
                .build());
  }

  static void sample227(Svc client) {
    WebhookDelivery delivery =
        client.webhookEndpoints().test(
            "we_0031JkDnI8lFPPwtV5ASPZHu",
            WebhookEndpointsTestParams.builder()
                .type("send.delivered")
                .build());
  }

  static void sample228(Svc client) {
    WebhookEndpoint endpoint =
        client.webhookEndpoints().update(
            "we_0031JkDnI8lFPPwtV5ASPZHu",
            WebhookEndpointsUpdateParams.builder()
                .enabledEvents(List.of("send.delivered", "send.failed"))
                .metadata(Collections.singletonMap("server", null))
                .build());
  }

  static void sample229(Svc client) {
    WorkforceSendResult result =
        client.workforce().allocate(
            WorkforceAllocateParams.builder()
                .kind("airtime")
                .lines(List.of(WorkforceLineCreate.builder()
                    .amount("10.00")
                    .recipientId("rcp_0031JkDZkGvIa6Cw7EmYf1Hl")
                    .build(), WorkforceLineCreate.builder()
                    .amount("10.00")
                    .phone("0712345678")
                    .name("Farai Dube")
                    .build()))
                .costCenterId("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
                .title("November airtime, sales")
                .idempotencyKey("payroll-2026-11")
                .build());
  }

  static void sample230(Svc client) {
    WorkforceSendResult result =
        client.workforce().allocate(
            WorkforceAllocateParams.builder()
                .kind("power")
                .lines(List.of(WorkforceLineCreate.builder()
                    .amount("20.00")
                    .recipientId("rcp_0031JkDZkGvIa6Cw7EmYf1Hl")
                    .meter("37140030000")
                    .build()))
                .title("Power for the branch manager")
                .acknowledgeOverBudget(true)
                .build());
  }

  static void sample231(Svc client) {
    WorkforceBatch batch = client.workforce().batches().cancel("WF-2026-000123");
  }

  static void sample232(Svc client) {
    WorkforceBatch batch = client.workforce().batches().get("WF-2026-000123");
  }

  static void sample233(Svc client) {
    Path path = client.workforce().batches().getResults("WF-2026-000123").saveTo(Path.of("."));
  }

  static void sample234(Svc client) {
    for (WorkforceBatchSummary summary : client.workforce().batches().list()) {
      System.out.println(summary);
    }
  }

  static void sample235(Svc client) {
    WorkforcePreview preview =
        client.workforce().batches().previewResend(
            "WF-2026-000123",
            WorkforceBatchesPreviewResendParams.builder()
                .itemIds(List.of("bit_0031JkHDoKzMe0Ga1IqCj5Lq"))
                .idempotencyKey("payroll-2026-11-again")
                .build());
  }

  static void sample236(Svc client) {
    WorkforceSendResult result =
        client.workforce().batches().resend(
            "WF-2026-000123",
            WorkforceBatchesResendParams.builder()
                .itemIds(List.of("bit_0031JkHDoKzMe0Ga1IqCj5Lq"))
                .idempotencyKey("payroll-2026-11-again")
                .build());
  }

  static void sample237(Svc client) {
    WorkforceDepartmentPeople people =
        client.workforce().costCenters().changePeople(
            "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
            WorkforceCostCentersChangePeopleParams.builder()
                .add(List.of("rcp_0031JkDZkGvIa6Cw7EmYf1Hl"))
                .new_(List.of(WorkforceDepartmentPerson.builder()
                    .name("Farai Dube")
                    .phone("0712345678")
                    .payrollId("EMP-0043")
                    .build(), WorkforceDepartmentPerson.builder()
                    .name("Rudo Sibanda")
                    .phone("07123")
                    .build()))
                .build());
  }

  static void sample238(Svc client) {
    WorkforceDepartment department =
        client.workforce().costCenters().create(
            WorkforceCostCentersCreateParams.builder()
                .name("Sales, Harare")
                .code("6400-HRE")
                .monthlyBudget("200.00")
                .build());
  }

  static void sample239(Svc client) {
    WorkforceDepartmentPeople people = client.workforce().costCenters().getPeople("cc_0031JkLHsOdQi4Ke5MuGn9Pt");
  }

  static void sample240(Svc client) {
    WorkforceDepartmentSpend spend = client.workforce().costCenters().getSpend("cc_0031JkLHsOdQi4Ke5MuGn9Pt");
  }

  static void sample241(Svc client) {
    WorkforceDepartmentList list = client.workforce().costCenters().list();
  }

  static void sample242(Svc client) {
    WorkforceDepartment department =
        client.workforce().costCenters().update(
            "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
            WorkforceCostCentersUpdateParams.builder()
                .monthlyBudget("300.00")
                .build());
  }

  static void sample243(Svc client) {
    WorkforceAccess access = client.workforce().getAccess();
  }

  static void sample244(Svc client) {
    WorkforceJournal journal = client.workforce().getJournal();
  }

  static void sample245(Svc client) {
    Path path = client.workforce().getJournalCsv().saveTo(Path.of("."));
  }

  static void sample246(Svc client) {
    for (WorkforceLedgerEntry entry : client.workforce().getLedger()) {
      System.out.println(entry);
    }
  }

  static void sample247(Svc client) {
    Path path = client.workforce().getLedgerCsv().saveTo(Path.of("."));
  }

  static void sample248(Svc client) {
    WorkforceExport answer = client.workforce().getLedgerCsvJson();
  }

  static void sample249(Svc client) {
    WorkforceMeters meters = client.workforce().getMeters();
  }

  static void sample250(Svc client) {
    WorkforceProducts products = client.workforce().getProducts();
  }

  static void sample251(Svc client) {
    WorkforcePreview preview =
        client.workforce().previewAllocation(
            WorkforcePreviewAllocationParams.builder()
                .kind("airtime")
                .lines(List.of(WorkforceLineCreate.builder()
                    .amount("10.00")
                    .recipientId("rcp_0031JkDZkGvIa6Cw7EmYf1Hl")
                    .build(), WorkforceLineCreate.builder()
                    .amount("10.00")
                    .phone("0712345678")
                    .name("Farai Dube")
                    .build()))
                .costCenterId("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
                .title("November airtime, sales")
                .idempotencyKey("payroll-2026-11")
                .build());
  }

  static void sample252(Svc client) {
    WorkforcePersonCreated created =
        client.workforce().recipients().create(
            WorkforceRecipientsCreateParams.builder()
                .name("Tariro Moyo")
                .phone("0771234567")
                .payrollId("EMP-0042")
                .costCenterId("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
                .monthlyCap(Map.of("USD", "40.00"))
                .build());
  }

  static void sample253(Svc client) {
    for (WorkforcePerson person : client.workforce().recipients().list()) {
      System.out.println(person);
    }
  }

  static void sample254(Svc client) {
    WorkforcePersonUpdated updated =
        client.workforce().recipients().update(
            "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
            WorkforceRecipientsUpdateParams.builder()
                .phone("0712345678")
                .notes("New number since November")
                .build());
  }

  static void sample255(Svc client) {
    for (Schedule schedule : client.workforce().schedules().list()) {
      System.out.println(schedule);
    }
  }

  static void sample256(Svc client) {
    WorkforceSendResult result =
        client.workforce().schedules().run(
            "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
            WorkforceSchedulesRunParams.builder()
                .again(true)
                .idempotencyKey("bonus-2026-11-25")
                .build());
  }
}
