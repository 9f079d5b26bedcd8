// Made from the contract by "npm run sdks"; never edit this file.
package driver

import com.example.svc.*
import com.example.svc.kotlin.Svc
import com.example.svc.kotlin.save
import com.example.svc.model.*
import com.example.svc.param.*
import java.nio.file.Path

internal suspend fun sample0(client: Svc): Any? {
  val account = client.account.get()
  return account
}

internal suspend fun sample1(client: Svc): Any? {
  for (activity in client.account.listActivity()) {
    println(activity)
  }
  return client
}

internal suspend fun sample2(client: Svc): Any? {
  val account = client.account.update {
    supportPhone("+263771000000")
    statementDescriptor("MBARE TUCK")
    batchApprovalThreshold(mapOf("USD" to "500.00"))
    preventDuplicates(DuplicateGuardUpdate.builder().apply {
      enabled(true)
      windowSeconds(120L)
    }.build())
    payday(PaydayUpdate.builder().apply { dayOfMonth(25L) }.build())
  }
  return account
}

internal suspend fun sample3(client: Svc): Any? {
  val activity = client.activities.create {
    recipient(TextOr.text("ext:loyalty-20231"))
    name("visit")
    activityId("pos-4-000871")
    value("18.40")
    currency("USD")
    metadata(mapOf("branch" to "mbare"))
  }
  return activity
}

internal suspend fun sample4(client: Svc): Any? {
  val activity = client.activities.create {
    recipient(TextOr.text("ext:loyalty-20231"))
    name("visit")
    activityId("pos-4-000871")
    value("18.40")
    currency("USD")
    metadata(mapOf("branch" to "mbare"))
  }
  return activity
}

internal suspend fun sample5(client: Svc): Any? {
  val activity = client.activities.get("act_0031JkhB6baeCN6Zj4a3dDVh")
  return activity
}

internal suspend fun sample6(client: Svc): Any? {
  for (activity in client.activities.list()) {
    println(activity)
  }
  return client
}

internal suspend fun sample7(client: Svc): Any? {
  val approval = client.approvals.get("apr_0031JkKGrNcPh3Jd4LtFm8Os")
  return approval
}

internal suspend fun sample8(client: Svc): Any? {
  for (approval in client.approvals.list()) {
    println(approval)
  }
  return client
}

internal suspend fun sample9(client: Svc): Any? {
  for (event in client.auditLog.list()) {
    println(event)
  }
  return client
}

internal suspend fun sample10(client: Svc): Any? {
  val batch = client.batches.approve("bch_0031JkGCnJyLd9Fz0HpBi4Ko")
  return batch
}

internal suspend fun sample11(client: Svc): Any? {
  val batch = client.batches.cancel("bch_0031JkGCnJyLd9Fz0HpBi4Ko")
  return batch
}

internal suspend fun sample12(client: Svc): Any? {
  val batch = client.batches.create {
    items(listOf(BatchItemCreate.builder().apply {
      target("0771234567")
      amount("5.00")
      name("Tariro Moyo")
      clientReference("nov-0001")
    }.build(), BatchItemCreate.builder().apply {
      target("0712345678")
      amount("5.00")
      name("Farai Dube")
      clientReference("nov-0002")
    }.build()))
    title("November airtime")
    smsMessage("{first_name}, here is {currency} {amount} airtime from {sender}.")
    currency("USD")
    metadata(mapOf("month" to "2026-11"))
  }
  return batch
}

internal suspend fun sample13(client: Svc): Any? {
  val batch = client.batches.create {
    csv("target;amount\n0771234567;300.00\n0712345678;300.00\n07;5.00\n")
    title("November payroll airtime")
    onInvalid("skip")
    currency("USD")
  }
  return batch
}

internal suspend fun sample14(client: Svc): Any? {
  val batch = client.batches.get("bch_0031JkGCnJyLd9Fz0HpBi4Ko")
  return batch
}

internal suspend fun sample15(client: Svc): Any? {
  val path = client.batches.getResults("bch_0031JkGCnJyLd9Fz0HpBi4Ko").save(Path.of("."))
  return path
}

internal suspend fun sample16(client: Svc): Any? {
  for (batch in client.batches.list()) {
    println(batch)
  }
  return client
}

internal suspend fun sample17(client: Svc): Any? {
  for (item in client.batches.listItems("bch_0031JkGCnJyLd9Fz0HpBi4Ko")) {
    println(item)
  }
  return client
}

internal suspend fun sample18(client: Svc): Any? {
  val preview = client.batches.preview {
    items(listOf(BatchItemCreate.builder().apply {
      target("0771234567")
      amount("5.00")
      name("Tariro Moyo")
      clientReference("nov-0001")
    }.build(), BatchItemCreate.builder().apply {
      target("0712345678")
      amount("5.00")
      name("Farai Dube")
      clientReference("nov-0002")
    }.build()))
    title("November airtime")
    smsMessage("{first_name}, here is {currency} {amount} airtime from {sender}.")
    currency("USD")
    metadata(mapOf("month" to "2026-11"))
  }
  return preview
}

internal suspend fun sample19(client: Svc): Any? {
  val preview = client.batches.preview {
    items(listOf(BatchItemCreate.builder().apply {
      target("077123")
      amount("5.00")
    }.build()))
    currency("USD")
  }
  return preview
}

internal suspend fun sample20(client: Svc): Any? {
  val batch = client.batches.retryFailed("bch_0031JkGCnJyLd9Fz0HpBi4Ko") { reserveCredit(true) }
  return batch
}

internal suspend fun sample21(client: Svc): Any? {
  val target = client.blocklist.create {
    target("0779876543")
    reason("Claimed rewards with twelve names")
  }
  return target
}

internal suspend fun sample22(client: Svc): Any? {
  val target = client.blocklist.delete("blk_0031JkabP3E2Zs8IQ9Y7aJZq")
  return target
}

internal suspend fun sample23(client: Svc): Any? {
  val target = client.blocklist.get("blk_0031JkabP3E2Zs8IQ9Y7aJZq")
  return target
}

internal suspend fun sample24(client: Svc): Any? {
  for (target in client.blocklist.list()) {
    println(target)
  }
  return client
}

internal suspend fun sample25(client: Svc): Any? {
  val checkin = client.checkins.create {
    link("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H")
    lat(-17.8571)
    lng(31.0402)
    phone("0771234567")
    accuracyM(12L)
  }
  return checkin
}

internal suspend fun sample26(client: Svc): Any? {
  for (checkin in client.checkins.list()) {
    println(checkin)
  }
  return client
}

internal suspend fun sample27(client: Svc): Any? {
  val session = client.checkoutSessions.changeMeter("cs_0031JkJFqMbOg2Ic3KsEl7Nr") { meter("37140010002") }
  return session
}

internal suspend fun sample28(client: Svc): Any? {
  val session = client.checkoutSessions.create {
    target("0771234567")
    amount("5.00")
    currency("USD")
    successUrl("https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}")
    cancelUrl("https://shop.tuckshop.example/basket")
    clientReference("order-5512")
  }
  return session
}

internal suspend fun sample29(client: Svc): Any? {
  val session = client.checkoutSessions.create {
    target("0771234567")
    amount("5.00")
    currency("USD")
    successUrl("https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}")
    cancelUrl("https://shop.tuckshop.example/basket")
    clientReference("order-5512")
  }
  return session
}

internal suspend fun sample30(client: Svc): Any? {
  val session = client.checkoutSessions.expire("cs_0031JkJFqMbOg2Ic3KsEl7Nr")
  return session
}

internal suspend fun sample31(client: Svc): Any? {
  val session = client.checkoutSessions.get("cs_0031JkJFqMbOg2Ic3KsEl7Nr")
  return session
}

internal suspend fun sample32(client: Svc): Any? {
  for (session in client.checkoutSessions.list()) {
    println(session)
  }
  return client
}

internal suspend fun sample33(client: Svc): Any? {
  val claim = client.claims.create("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H") {
    phone("0771234567")
    choice("airtime")
    code("481516")
  }
  return claim
}

internal suspend fun sample34(client: Svc): Any? {
  val claim = client.claims.create("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H") {
    phone("0771234567")
    choice("airtime")
    code("481516")
  }
  return claim
}

internal suspend fun sample35(client: Svc): Any? {
  val claim = client.claims.get("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H")
  return claim
}

internal suspend fun sample36(client: Svc): Any? {
  val code = client.claims.sendCode("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H") { phone("0771234567") }
  return code
}

internal suspend fun sample37(client: Svc): Any? {
  val center = client.costCenters.create {
    name("Harare drivers")
    glCode("6400-HRE")
    monthlyBudget("250.00")
    currency("USD")
  }
  return center
}

internal suspend fun sample38(client: Svc): Any? {
  val center = client.costCenters.get("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
  return center
}

internal suspend fun sample39(client: Svc): Any? {
  for (center in client.costCenters.list()) {
    println(center)
  }
  return client
}

internal suspend fun sample40(client: Svc): Any? {
  val center = client.costCenters.update("cc_0031JkLHsOdQi4Ke5MuGn9Pt") { monthlyBudget("300.00") }
  return center
}

internal suspend fun sample41(client: Svc): Any? {
  val credit = client.credit.get()
  return credit
}

internal suspend fun sample42(client: Svc): Any? {
  val alerts = client.credit.getAlerts()
  return alerts
}

internal suspend fun sample43(client: Svc): Any? {
  val reservation = client.credit.getReservation("rsv_0031JkRNyUjWo0Qk1SaMt5Vz")
  return reservation
}

internal suspend fun sample44(client: Svc): Any? {
  val transaction = client.credit.getTransaction("txn_0031Jk9VgCrEw2Ys3AiUb7Dh")
  return transaction
}

internal suspend fun sample45(client: Svc): Any? {
  for (reservation in client.credit.listReservations()) {
    println(reservation)
  }
  return client
}

internal suspend fun sample46(client: Svc): Any? {
  for (transaction in client.credit.listTransactions()) {
    println(transaction)
  }
  return client
}

internal suspend fun sample47(client: Svc): Any? {
  val alerts = client.credit.updateAlerts {
    lowBalance(mapOf("USD" to "50.00"))
  }
  return alerts
}

internal suspend fun sample48(client: Svc): Any? {
  val application = client.dealer.createApplication {
    legalName("Mbare Tuck Shops (Private) Limited")
    tradingName("Mbare Tuck Shops")
    registrationNumber("2145/2019")
    incorporatedOn("2019-03-04")
    businessType("company")
    taxNumber("2000123456")
    physicalAddress(AddressInput.builder().apply {
      line1("14 Chaminuka Street")
      city("Harare")
      province("Harare")
    }.build())
    contact(ContactPersonInput.builder().apply {
      name("Rudo Moyo")
      role("Director")
      email("rudo@tuckshop.example")
      phone("0771000001")
    }.build())
    expectedMonthlyVolume(mapOf("USD" to "12000.00", "ZWG" to "90000.00"))
    networks(listOf("econet", "netone", "power"))
    channels(listOf("pos", "agents"))
  }
  return application
}

internal suspend fun sample49(client: Svc): Any? {
  val application = client.dealer.getApplication()
  return application
}

internal suspend fun sample50(client: Svc): Any? {
  val application = client.dealer.submitApplication()
  return application
}

internal suspend fun sample51(client: Svc): Any? {
  val application = client.dealer.updateApplication {
    directors(listOf(Director.builder().apply {
      fullName("Rudo Moyo")
      nationalId("63-123456 A 42")
      dateOfBirth("1984-05-17")
      nationality("ZW")
      address("3 Lomagundi Road, Harare")
      isPep(false)
      shareholdingPercent("60.00")
    }.build()))
    documents(DealerDocumentsInput.builder().apply {
      bankLetter("doc_0031JklLlGUriAX1DyyXN9iY")
    }.build())
    declarations(DealerDeclarations.builder().apply {
      accurate(true)
      authorised(true)
    }.build())
  }
  return application
}

internal suspend fun sample52(client: Svc): Any? {
  val dispute = client.disputes.create {
    send("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
    reason("not_delivered")
    evidence(DisputeEvidenceInput.builder().apply {
      text("The customer shows a balance without it, one hour later.")
      customerPhone("0771234567")
    }.build())
  }
  return dispute
}

internal suspend fun sample53(client: Svc): Any? {
  val dispute = client.disputes.get("dsp_0031JkbpT4r5yHUig43kiJfa")
  return dispute
}

internal suspend fun sample54(client: Svc): Any? {
  for (dispute in client.disputes.list()) {
    println(dispute)
  }
  return client
}

internal suspend fun sample55(client: Svc): Any? {
  val document = client.documents.get("doc_0031JklLlGUriAX1DyyXN9iY")
  return document
}

internal suspend fun sample56(client: Svc): Any? {
  for (document in client.documents.list()) {
    println(document)
  }
  return client
}

internal suspend fun sample57(client: Svc): Any? {
  for (entry in client.errorCodes.list()) {
    println(entry)
  }
  return client
}

internal suspend fun sample58(client: Svc): Any? {
  val event = client.events.get("evt_0031JkAWhDsFx3Zt4BjVc8Ei")
  return event
}

internal suspend fun sample59(client: Svc): Any? {
  for (event in client.events.list()) {
    println(event)
  }
  return client
}

internal suspend fun sample60(client: Svc): Any? {
  val answer = client.exports.create {
    kind("sends")
    from(Moment.text("2026-10-01T00:00:00+02:00"))
    to(Moment.text("2026-11-01T00:00:00+02:00"))
    filters(mapOf("status" to "delivered", "metadata[till]" to "4"))
    format("csv")
    columns(listOf("id", "created", "target", "amount", "currency", "metadata.till"))
  }
  return answer
}

internal suspend fun sample61(client: Svc): Any? {
  val answer = client.exports.create {
    kind("events")
    from(Moment.unix(1793484000L))
    format("json")
  }
  return answer
}

internal suspend fun sample62(client: Svc): Any? {
  val answer = client.exports.get("exp_0031Jkc360a9Y6yNd14tDdO9")
  return answer
}

internal suspend fun sample63(client: Svc): Any? {
  for (answer in client.exports.list()) {
    println(answer)
  }
  return client
}

internal suspend fun sample64(client: Svc): Any? {
  val member = client.family.create {
    name("Nyasha")
    phone("0771234567")
    relation("child")
    allowance(FamilyAllowanceInput.builder().apply {
      currency("USD")
      amount("2.00")
      cadence("weekly")
      day(5L)
    }.build())
  }
  return member
}

internal suspend fun sample65(client: Svc): Any? {
  val member = client.family.delete("fam_0031Jkw1mXJft5isGXNwAMnE")
  return member
}

internal suspend fun sample66(client: Svc): Any? {
  val member = client.family.getMember("fam_0031Jkw1mXJft5isGXNwAMnE")
  return member
}

internal suspend fun sample67(client: Svc): Any? {
  for (member in client.family.list()) {
    println(member)
  }
  return client
}

internal suspend fun sample68(client: Svc): Any? {
  val send = client.family.sendTo("fam_0031Jkw1mXJft5isGXNwAMnE") {
    type("airtime")
    amount("5.00")
    currency("USD")
  }
  return send
}

internal suspend fun sample69(client: Svc): Any? {
  val member = client.family.update("fam_0031Jkw1mXJft5isGXNwAMnE") { paused(true) }
  return member
}

internal suspend fun sample70(client: Svc): Any? {
  val group = client.groups.create {
    name("Drivers of Harare")
    filter(GroupFilterInput.builder().apply {
      costCenter("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
      tag("driver")
    }.build())
  }
  return group
}

internal suspend fun sample71(client: Svc): Any? {
  val group = client.groups.create {
    name("Night shift")
    description("Data every Friday")
  }
  return group
}

internal suspend fun sample72(client: Svc): Any? {
  val group = client.groups.delete("grp_0031JkpZPPPP6UeP3C4DSA7L")
  return group
}

internal suspend fun sample73(client: Svc): Any? {
  val group = client.groups.get("grp_0031JkpZPPPP6UeP3C4DSA7L")
  return group
}

internal suspend fun sample74(client: Svc): Any? {
  for (group in client.groups.list()) {
    println(group)
  }
  return client
}

internal suspend fun sample75(client: Svc): Any? {
  for (recipient in client.groups.listMembers("grp_0031JkpZPPPP6UeP3C4DSA7L")) {
    println(recipient)
  }
  return client
}

internal suspend fun sample76(client: Svc): Any? {
  val group = client.groups.update("grp_0031JkpZPPPP6UeP3C4DSA7L") { name("Night shift, Mbare") }
  return group
}

internal suspend fun sample77(client: Svc): Any? {
  val group = client.groups.updateMembers("grp_0031JkpZPPPP6UeP3C4DSA7L") {
    add(listOf("ext:loyalty-20231", "rcp_0031JkDZkGvIa6Cw7EmYf1Hm"))
    remove(listOf("rcp_0031JkDZkGvIa6Cw7EmYf1Hn"))
  }
  return group
}

internal suspend fun sample78(client: Svc): Any? {
  val health = client.health.get()
  return health
}

internal suspend fun sample79(client: Svc): Any? {
  val invite = client.invites.delete("inv_0031JkhqSIjOugM1yTMAd7V3")
  return invite
}

internal suspend fun sample80(client: Svc): Any? {
  val invite = client.invites.get("inv_0031JkhqSIjOugM1yTMAd7V3")
  return invite
}

internal suspend fun sample81(client: Svc): Any? {
  for (invite in client.invites.list()) {
    println(invite)
  }
  return client
}

internal suspend fun sample82(client: Svc): Any? {
  val key = client.keys.create {
    kind("rk")
    label("Till 4, Mbare")
    scopes(listOf("catalog:read", "lookups:read", "sends:read", "sends:write", "tokens:read"))
    allowedIps(listOf("196.27.96.0/24"))
    spendCaps(mapOf("USD" to SpendCapInput.builder().apply {
      perSend("20.00")
      daily("500.00")
    }.build()))
    metadata(mapOf("till" to "4"))
  }
  return key
}

internal suspend fun sample83(client: Svc): Any? {
  val key = client.keys.delete("key_0031Jk5RcYnAs8Uo9WeQx3Zd")
  return key
}

internal suspend fun sample84(client: Svc): Any? {
  val key = client.keys.get("key_0031Jk5RcYnAs8Uo9WeQx3Zd")
  return key
}

internal suspend fun sample85(client: Svc): Any? {
  for (key in client.keys.list()) {
    println(key)
  }
  return client
}

internal suspend fun sample86(client: Svc): Any? {
  val key = client.keys.roll("key_0031Jk5RcYnAs8Uo9WeQx3Zd") { gracePeriod("24h") }
  return key
}

internal suspend fun sample87(client: Svc): Any? {
  val key = client.keys.update("key_0031Jk5RcYnAs8Uo9WeQx3Zd") {
    label("Till 4, Mbare market")
    spendCaps(mapOf("USD" to SpendCapUpdate.builder().apply { daily("300.00") }.build()))
    expiresAt(null)
    metadata(mapOf("till" to "4", "cashier" to null))
  }
  return key
}

internal suspend fun sample88(client: Svc): Any? {
  val lookup = client.lookups.phone { phone("077 123 4567") }
  return lookup
}

internal suspend fun sample89(client: Svc): Any? {
  val member = client.members.delete("mem_0031Jk6SdZoBt9Vp0XfRy4Ae")
  return member
}

internal suspend fun sample90(client: Svc): Any? {
  val member = client.members.get("mem_0031Jk6SdZoBt9Vp0XfRy4Ae")
  return member
}

internal suspend fun sample91(client: Svc): Any? {
  val invite = client.members.invite {
    phone("0771000001")
    email("rudo@tuckshop.example")
    role("developer")
  }
  return invite
}

internal suspend fun sample92(client: Svc): Any? {
  for (member in client.members.list()) {
    println(member)
  }
  return client
}

internal suspend fun sample93(client: Svc): Any? {
  val member = client.members.update("mem_0031Jk6SdZoBt9Vp0XfRy4Ae") { role("admin") }
  return member
}

internal suspend fun sample94(client: Svc): Any? {
  val meter = client.meters.get("37140030000")
  return meter
}

internal suspend fun sample95(client: Svc): Any? {
  for (network in client.networks.list()) {
    println(network)
  }
  return client
}

internal suspend fun sample96(client: Svc): Any? {
  val overview = client.overview.get()
  return overview
}

internal suspend fun sample97(client: Svc): Any? {
  val quote = client.power.getQuote {
    currency("USD")
    amount("10.00")
  }
  return quote
}

internal suspend fun sample98(client: Svc): Any? {
  val rate = client.power.getRate { currency("USD") }
  return rate
}

internal suspend fun sample99(client: Svc): Any? {
  val series = client.power.getSeries { currency("USD") }
  return series
}

internal suspend fun sample100(client: Svc): Any? {
  for (observation in client.power.listObservations { currency("USD") }) {
    println(observation)
  }
  return client
}

internal suspend fun sample101(client: Svc): Any? {
  val product = client.products.get("airtime-usd")
  return product
}

internal suspend fun sample102(client: Svc): Any? {
  for (product in client.products.list()) {
    println(product)
  }
  return client
}

internal suspend fun sample103(client: Svc): Any? {
  for (bundle in client.products.listBundles("airtime-usd")) {
    println(bundle)
  }
  return client
}

internal suspend fun sample104(client: Svc): Any? {
  val program = client.programs.activate("prg_0031JkEAlHwJb7Dx8FnZg2Im")
  return program
}

internal suspend fun sample105(client: Svc): Any? {
  val program = client.programs.close("prg_0031JkEAlHwJb7Dx8FnZg2Im")
  return program
}

internal suspend fun sample106(client: Svc): Any? {
  val program = client.programs.create {
    name("Customer survey")
    currency("USD")
    defaultAmount("1.00")
    budget("500.00")
    funding("reserve")
    choices(listOf("airtime", "data"))
    perRecipient(RewardLimitsInput.builder().apply {
      lifetime(RewardLimitInput.builder().apply { count(1L) }.build())
    }.build())
  }
  return program
}

internal suspend fun sample107(client: Svc): Any? {
  val reward = client.programs.createCompletion("prg_0031JkEAlHwJb7Dx8FnZg2Im") {
    completionId("survey-7-resp-20231")
    phone("0771234567")
    metadata(mapOf("survey" to "7"))
  }
  return reward
}

internal suspend fun sample108(client: Svc): Any? {
  val program = client.programs.defund("prg_0031JkEAlHwJb7Dx8FnZg2Im") { amount("100.00") }
  return program
}

internal suspend fun sample109(client: Svc): Any? {
  val program = client.programs.delete("prg_0031JkEAlHwJb7Dx8FnZg2Im")
  return program
}

internal suspend fun sample110(client: Svc): Any? {
  val program = client.programs.fund("prg_0031JkEAlHwJb7Dx8FnZg2Im") { amount("250.00") }
  return program
}

internal suspend fun sample111(client: Svc): Any? {
  val program = client.programs.get("prg_0031JkEAlHwJb7Dx8FnZg2Im")
  return program
}

internal suspend fun sample112(client: Svc): Any? {
  for (program in client.programs.list()) {
    println(program)
  }
  return client
}

internal suspend fun sample113(client: Svc): Any? {
  for (rule in client.programs.listRules("prg_0031JkEAlHwJb7Dx8FnZg2Im")) {
    println(rule)
  }
  return client
}

internal suspend fun sample114(client: Svc): Any? {
  val program = client.programs.pause("prg_0031JkEAlHwJb7Dx8FnZg2Im")
  return program
}

internal suspend fun sample115(client: Svc): Any? {
  val program = client.programs.resume("prg_0031JkEAlHwJb7Dx8FnZg2Im")
  return program
}

internal suspend fun sample116(client: Svc): Any? {
  val program = client.programs.rollSecret("prg_0031JkEAlHwJb7Dx8FnZg2Im")
  return program
}

internal suspend fun sample117(client: Svc): Any? {
  val list = client.programs.setRules("prg_0031JkEAlHwJb7Dx8FnZg2Im") {
    rules(listOf(ProgramRuleWrite.builder().apply {
      name("Fifth visit in a month")
      kind("threshold")
      on("activity")
      activityName("visit")
      `when`(RuleConditionsInput.builder().apply {
        all(listOf(RuleCondition.builder().apply {
          field("metadata.branch")
          op("eq")
          value("mbare")
        }.build()))
      }.build())
      count(RuleCountInput.builder().apply { times(5L); within("30d") }.build())
      give(RuleGiveInput.builder().apply { amount("1.00"); type("airtime") }.build())
    }.build()))
  }
  return list
}

internal suspend fun sample118(client: Svc): Any? {
  val program = client.programs.update("prg_0031JkEAlHwJb7Dx8FnZg2Im") {
    defaultAmount("2.00")
    hold(ProgramHoldInput.builder().apply {
      mode("review")
      amountOver("10.00")
    }.build())
  }
  return program
}

internal suspend fun sample119(client: Svc): Any? {
  val quote = client.quotes.create {
    target("37140030000")
    amount("10.00")
    currency("USD")
  }
  return quote
}

internal suspend fun sample120(client: Svc): Any? {
  val quote = client.quotes.create {
    target("0771234567")
    product("airtime-usd")
    amount("5.00")
  }
  return quote
}

internal suspend fun sample121(client: Svc): Any? {
  val quote = client.quotes.get("quo_0031JkCYjFuHz5Bv6DlXe0Gk")
  return quote
}

internal suspend fun sample122(client: Svc): Any? {
  val recipient = client.recipients.create {
    name("Tendai Ncube")
    externalId("loyalty-20231")
    phone("0772345678")
    meters(listOf(RecipientMeterInput.builder().apply {
      number("37140030000")
      label("Home")
    }.build()))
    lawfulBasis("consent")
    consent(RecipientConsentInput.builder().apply {
      at(Moment.unix(1793527200L))
      source("Till 4, paper form")
    }.build())
    tags(listOf("loyalty"))
    metadata(mapOf("card" to "20231"))
  }
  return recipient
}

internal suspend fun sample123(client: Svc): Any? {
  val bulk = client.recipients.createBulk {
    recipients(listOf(RecipientBulkLine.builder().apply {
      name("Tendai Ncube")
      externalId("loyalty-20231")
      phone("0772345678")
    }.build(), RecipientBulkLine.builder().apply {
      name("Chipo Dube")
      externalId("loyalty-20232")
      phone("0242700000")
    }.build()))
    mode("upsert")
    match("external_id")
  }
  return bulk
}

internal suspend fun sample124(client: Svc): Any? {
  val bulk = client.recipients.createBulk {
    csv("name,phone,external_id\nTendai Ncube,0772345678,loyalty-20231\n")
    atomic(true)
  }
  return bulk
}

internal suspend fun sample125(client: Svc): Any? {
  val recipient = client.recipients.delete("ext:loyalty-20231")
  return recipient
}

internal suspend fun sample126(client: Svc): Any? {
  val recipient = client.recipients.get("ext:loyalty-20231")
  return recipient
}

internal suspend fun sample127(client: Svc): Any? {
  for (recipient in client.recipients.list()) {
    println(recipient)
  }
  return client
}

internal suspend fun sample128(client: Svc): Any? {
  val recipient = client.recipients.restore("ext:loyalty-20231")
  return recipient
}

internal suspend fun sample129(client: Svc): Any? {
  val recipient = client.recipients.update("ext:loyalty-20231") {
    phone("0712345678")
    monthlyCap(mapOf("USD" to "20.00"))
    tags(listOf("loyalty", "night-shift"))
  }
  return recipient
}

internal suspend fun sample130(client: Svc): Any? {
  val referral = client.referrals.create {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    referrer(TextOr.text("ext:loyalty-20231"))
    referee(TextOr.`object`(RewardRecipientPerson.builder().apply {
      externalId("loyalty-20311")
      phone("0772345678")
    }.build()))
  }
  return referral
}

internal suspend fun sample131(client: Svc): Any? {
  val referral = client.referrals.create {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    referrer(TextOr.text("ext:loyalty-20231"))
    referee(TextOr.`object`(RewardRecipientPerson.builder().apply {
      externalId("loyalty-20311")
      phone("0772345678")
    }.build()))
  }
  return referral
}

internal suspend fun sample132(client: Svc): Any? {
  val referral = client.referrals.get("ref_0031JkYRnKTbxTNJFoBinF5a")
  return referral
}

internal suspend fun sample133(client: Svc): Any? {
  for (referral in client.referrals.list()) {
    println(referral)
  }
  return client
}

internal suspend fun sample134(client: Svc): Any? {
  val referral = client.referrals.qualify("ref_0031JkYRnKTbxTNJFoBinF5a")
  return referral
}

internal suspend fun sample135(client: Svc): Any? {
  val report = client.reports.getFailures {
    from("2026-11-01")
    to("2026-11-30")
  }
  return report
}

internal suspend fun sample136(client: Svc): Any? {
  val path = client.reports.getFailuresCsv {
    from("2026-11-01")
    to("2026-11-30")
  }.save(Path.of("."))
  return path
}

internal suspend fun sample137(client: Svc): Any? {
  val report = client.reports.getPrograms {
    from("2026-11-01")
    to("2026-11-30")
  }
  return report
}

internal suspend fun sample138(client: Svc): Any? {
  val path = client.reports.getProgramsCsv {
    from("2026-11-01")
    to("2026-11-30")
  }.save(Path.of("."))
  return path
}

internal suspend fun sample139(client: Svc): Any? {
  val report = client.reports.getReconciliation { date("2026-11-25") }
  return report
}

internal suspend fun sample140(client: Svc): Any? {
  val path = client.reports.getReconciliationCsv { date("2026-11-25") }.save(Path.of("."))
  return path
}

internal suspend fun sample141(client: Svc): Any? {
  val report = client.reports.getSpend {
    from("2026-11-01")
    to("2026-11-30")
  }
  return report
}

internal suspend fun sample142(client: Svc): Any? {
  val path = client.reports.getSpendCsv {
    from("2026-11-01")
    to("2026-11-30")
  }.save(Path.of("."))
  return path
}

internal suspend fun sample143(client: Svc): Any? {
  val log = client.requests.get("req_0031JkBXiEtGy4Au5CkWd9Fj")
  return log
}

internal suspend fun sample144(client: Svc): Any? {
  for (line in client.requests.list()) {
    println(line)
  }
  return client
}

internal suspend fun sample145(client: Svc): Any? {
  val review = client.reviews.approve("rev_0031JkRQ4F5ZR3qa7yEeeby3") {
    note("Called the customer; a new phone.")
  }
  return review
}

internal suspend fun sample146(client: Svc): Any? {
  val review = client.reviews.get("rev_0031JkRQ4F5ZR3qa7yEeeby3")
  return review
}

internal suspend fun sample147(client: Svc): Any? {
  for (review in client.reviews.list()) {
    println(review)
  }
  return client
}

internal suspend fun sample148(client: Svc): Any? {
  val review = client.reviews.reject("rev_0031JkRQ4F5ZR3qa7yEeeby3") {
    note("Six numbers from one handset.")
  }
  return review
}

internal suspend fun sample149(client: Svc): Any? {
  val link = client.rewardLinks.create {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    amount("1.00")
    label("Sorry for the wait")
    expiresAt(Moment.text("2026-12-31T23:59:59+02:00"))
    bind("otp")
    phoneHint("0771234567")
  }
  return link
}

internal suspend fun sample150(client: Svc): Any? {
  val list = client.rewardLinks.createMany {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    count(2L)
    amount("0.50")
    label("Till slip November")
    choices(listOf("airtime"))
  }
  return list
}

internal suspend fun sample151(client: Svc): Any? {
  val link = client.rewardLinks.get("lnk_0031JkKy9Pf34qY6Nb3wWD25")
  return link
}

internal suspend fun sample152(client: Svc): Any? {
  for (link in client.rewardLinks.list()) {
    println(link)
  }
  return client
}

internal suspend fun sample153(client: Svc): Any? {
  val link = client.rewardLinks.revoke("lnk_0031JkKy9Pf34qY6Nb3wWD25")
  return link
}

internal suspend fun sample154(client: Svc): Any? {
  val reward = client.rewards.create {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    recipient(TextOr.text("ext:loyalty-20231"))
    completionId("survey-7-resp-20231")
    metadata(mapOf("survey" to "7"))
  }
  return reward
}

internal suspend fun sample155(client: Svc): Any? {
  val reward = client.rewards.create {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    recipient(TextOr.text("ext:loyalty-20231"))
    completionId("survey-8-resp-20231")
    delivery("choice")
    link(RewardLinkOptions.builder().apply { label("Survey 8") }.build())
  }
  return reward
}

internal suspend fun sample156(client: Svc): Any? {
  val reward = client.rewards.create {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    recipient(TextOr.text("ext:loyalty-20231"))
    completionId("survey-7-resp-20231")
    metadata(mapOf("survey" to "7"))
  }
  return reward
}

internal suspend fun sample157(client: Svc): Any? {
  val reward = client.rewards.create {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    recipient(TextOr.text("ext:loyalty-20231"))
    completionId("survey-7-winner")
    amount("25.00")
    reason("Tendai answered every question of the survey.")
  }
  return reward
}

internal suspend fun sample158(client: Svc): Any? {
  val reward = client.rewards.get("rwd_0031JkFBmIxKc8Ey9GoAh3Jn")
  return reward
}

internal suspend fun sample159(client: Svc): Any? {
  for (reward in client.rewards.list()) {
    println(reward)
  }
  return client
}

internal suspend fun sample160(client: Svc): Any? {
  val reward = client.rewards.release("rwd_0031JkFBmIxKc8Ey9GoAh3Jn") { amount("5.00") }
  return reward
}

internal suspend fun sample161(client: Svc): Any? {
  val validation = client.rewards.validate {
    program("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    recipient(TextOr.text("ext:loyalty-20231"))
    completionId("survey-7-resp-20231")
  }
  return validation
}

internal suspend fun sample162(client: Svc): Any? {
  val reward = client.rewards.void("rwd_0031JkFBmIxKc8Ey9GoAh3Jn")
  return reward
}

internal suspend fun sample163(client: Svc): Any? {
  val sandbox = client.sandboxes.create { name("Mbare Tuck Shops") }
  return sandbox
}

internal suspend fun sample164(client: Svc): Any? {
  val occurrence = client.schedules.combineOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24") { into("2026-12-24") }
  return occurrence
}

internal suspend fun sample165(client: Svc): Any? {
  val schedule = client.schedules.create {
    name("Payday airtime")
    cadence("payday")
    hour(8L)
    recipients(listOf(TextOr.text("rcp_0031JkDZkGvIa6Cw7EmYf1Hl"), TextOr.`object`(ScheduleRecipientCreate.builder().apply {
      phone("0712345678")
      amount("15.00")
      name("Farai Dube")
    }.build())))
    currency("USD")
    amount("10.00")
    smsMessage("{first_name}, your {currency} {amount} airtime from {sender}.")
    onInsufficient("retry_after_topup")
    metadata(mapOf("team" to "sales"))
  }
  return schedule
}

internal suspend fun sample166(client: Svc): Any? {
  val schedule = client.schedules.create {
    name("Power for the office")
    cadence("biweekly")
    hour(6L)
    minute(30L)
    anchorDate("2026-11-27")
    product("power-usd")
    amount("50.00")
    meter("37140030000")
    tokenPhone("0771234567")
  }
  return schedule
}

internal suspend fun sample167(client: Svc): Any? {
  val schedule = client.schedules.delete("sch_0031JkIEpLaNf1Hb2JrDk6Mq")
  return schedule
}

internal suspend fun sample168(client: Svc): Any? {
  val schedule = client.schedules.get("sch_0031JkIEpLaNf1Hb2JrDk6Mq")
  return schedule
}

internal suspend fun sample169(client: Svc): Any? {
  val occurrence = client.schedules.getOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
  return occurrence
}

internal suspend fun sample170(client: Svc): Any? {
  for (schedule in client.schedules.list()) {
    println(schedule)
  }
  return client
}

internal suspend fun sample171(client: Svc): Any? {
  for (occurrence in client.schedules.listOccurrences("sch_0031JkIEpLaNf1Hb2JrDk6Mq")) {
    println(occurrence)
  }
  return client
}

internal suspend fun sample172(client: Svc): Any? {
  val occurrence = client.schedules.moveOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24") { to("2026-12-23") }
  return occurrence
}

internal suspend fun sample173(client: Svc): Any? {
  val preview = client.schedules.previewRun("sch_0031JkIEpLaNf1Hb2JrDk6Mq")
  return preview
}

internal suspend fun sample174(client: Svc): Any? {
  val occurrence = client.schedules.resetOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
  return occurrence
}

internal suspend fun sample175(client: Svc): Any? {
  val batch = client.schedules.run("sch_0031JkIEpLaNf1Hb2JrDk6Mq") { again(true) }
  return batch
}

internal suspend fun sample176(client: Svc): Any? {
  val occurrence = client.schedules.skipOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
  return occurrence
}

internal suspend fun sample177(client: Svc): Any? {
  val schedule = client.schedules.update("sch_0031JkIEpLaNf1Hb2JrDk6Mq") {
    amount("12.00")
    metadata(mapOf("team" to "sales", "approved" to "Rudo"))
  }
  return schedule
}

internal suspend fun sample178(client: Svc): Any? {
  val occurrence = client.schedules.updateOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24") {
    amountOverride("20.00")
    note("With the Christmas bonus")
  }
  return occurrence
}

internal suspend fun sample179(client: Svc): Any? {
  val search = client.search.find { q("0771234567") }
  return search
}

internal suspend fun sample180(client: Svc): Any? {
  val send = client.sends.cancel("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
  return send
}

internal suspend fun sample181(client: Svc): Any? {
  val send = client.sends.changeMeter("snd_0031Jk7TeApCu0Wq1YgSz5Bf") { meter("37140060007") }
  return send
}

internal suspend fun sample182(client: Svc): Any? {
  val send = client.sends.create {
    type("airtime")
    target("0771234567")
    amount("5.00")
    currency("USD")
    clientReference("till4-000123")
    metadata(mapOf("till" to "4"))
  }
  return send
}

internal suspend fun sample183(client: Svc): Any? {
  val send = client.sends.create {
    product("airtime-usd")
    target("+263 77 123 4567")
    amount("10")
    scheduledFor(Moment.text("2026-11-26T08:00:00+02:00"))
    clientReference("till4-000124")
  }
  return send
}

internal suspend fun sample184(client: Svc): Any? {
  val send = client.sends.create {
    target("0779876543")
    amount("25.00")
    currency("USD")
    clientReference("agent-2026-11-25-07")
    reason("Rudo asked for airtime for the driver.")
  }
  return send
}

internal suspend fun sample185(client: Svc): Any? {
  val send = client.sends.get("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
  return send
}

internal suspend fun sample186(client: Svc): Any? {
  val receipt = client.sends.getReceipt("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
  return receipt
}

internal suspend fun sample187(client: Svc): Any? {
  val path = client.sends.getReceiptPdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf").save(Path.of("."))
  return path
}

internal suspend fun sample188(client: Svc): Any? {
  for (send in client.sends.list()) {
    println(send)
  }
  return client
}

internal suspend fun sample189(client: Svc): Any? {
  for (attempt in client.sends.listAttempts("snd_0031Jk7TeApCu0Wq1YgSz5Bf")) {
    println(attempt)
  }
  return client
}

internal suspend fun sample190(client: Svc): Any? {
  val resend = client.sends.resendToken("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
  return resend
}

internal suspend fun sample191(client: Svc): Any? {
  val send = client.sends.retry("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
  return send
}

internal suspend fun sample192(client: Svc): Any? {
  val validation = client.sends.validate {
    product("airtime-usd")
    target("0771234567")
    amount("5.00")
  }
  return validation
}

internal suspend fun sample193(client: Svc): Any? {
  val statement = client.statements.get { currency("USD") }
  return statement
}

internal suspend fun sample194(client: Svc): Any? {
  val path = client.statements.getCsv { currency("USD") }.save(Path.of("."))
  return path
}

internal suspend fun sample195(client: Svc): Any? {
  val path = client.statements.getPdf { currency("USD") }.save(Path.of("."))
  return path
}

internal suspend fun sample196(client: Svc): Any? {
  val status = client.status.get()
  return status
}

internal suspend fun sample197(client: Svc): Any? {
  val history = client.status.getHistory()
  return history
}

internal suspend fun sample198(client: Svc): Any? {
  val approval = client.test.approvals.approve("apr_0031JkKGrNcPh3Jd4LtFm8Os")
  return approval
}

internal suspend fun sample199(client: Svc): Any? {
  val approval = client.test.approvals.reject("apr_0031JkKGrNcPh3Jd4LtFm8Os")
  return approval
}

internal suspend fun sample200(client: Svc): Any? {
  val session = client.test.checkoutSessions.pay("cs_0031JkJFqMbOg2Ic3KsEl7Nr") { outcome("paid") }
  return session
}

internal suspend fun sample201(client: Svc): Any? {
  val session = client.test.checkoutSessions.pay("cs_0031JkJFqMbOg2Ic3KsEl7Nr") { outcome("failed") }
  return session
}

internal suspend fun sample202(client: Svc): Any? {
  val session = client.test.checkoutSessions.review("cs_0031JkJFqMbOg2Ic3KsEl7Nr") {
    action("credit")
    note("Meter blocked.")
  }
  return session
}

internal suspend fun sample203(client: Svc): Any? {
  val clock = client.test.clock.advance { seconds(86400L) }
  return clock
}

internal suspend fun sample204(client: Svc): Any? {
  val clock = client.test.clock.get()
  return clock
}

internal suspend fun sample205(client: Svc): Any? {
  val credit = client.test.createCredit {
    currency("USD")
    amount("250.00")
  }
  return credit
}

internal suspend fun sample206(client: Svc): Any? {
  val event = client.test.events.trigger { type("send.delivered") }
  return event
}

internal suspend fun sample207(client: Svc): Any? {
  val reset = client.test.reset()
  return reset
}

internal suspend fun sample208(client: Svc): Any? {
  val reward = client.test.rewardLinks.claim("lnk_0031JkKy9Pf34qY6Nb3wWD25") { phone("0771230000") }
  return reward
}

internal suspend fun sample209(client: Svc): Any? {
  val send = client.test.sends.advance("snd_0031Jk7TeApCu0Wq1YgSz5Bf") { to("delivered") }
  return send
}

internal suspend fun sample210(client: Svc): Any? {
  val network = client.test.setNetworkAvailability("econet") { state("down") }
  return network
}

internal suspend fun sample211(client: Svc): Any? {
  val availability = client.test.setZesaAvailability { state("down") }
  return availability
}

internal suspend fun sample212(client: Svc): Any? {
  val link = client.tokenLinks.get("Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA")
  return link
}

internal suspend fun sample213(client: Svc): Any? {
  val topup = client.topups.create {
    method("card")
    amount("200.00")
    currency("USD")
    description("November, second fill")
  }
  return topup
}

internal suspend fun sample214(client: Svc): Any? {
  val topup = client.topups.create {
    method("bank_transfer")
    amount("1500.00")
    currency("USD")
  }
  return topup
}

internal suspend fun sample215(client: Svc): Any? {
  val topup = client.topups.get("top_0031Jky8isWydfhl3Tvtnyth")
  return topup
}

internal suspend fun sample216(client: Svc): Any? {
  for (topup in client.topups.list()) {
    println(topup)
  }
  return client
}

internal suspend fun sample217(client: Svc): Any? {
  val delivery = client.webhookDeliveries.get("whd_0031Jk8qRtZHjQMhuOzE95B9")
  return delivery
}

internal suspend fun sample218(client: Svc): Any? {
  for (delivery in client.webhookDeliveries.list()) {
    println(delivery)
  }
  return client
}

internal suspend fun sample219(client: Svc): Any? {
  val delivery = client.webhookDeliveries.redeliver("whd_0031Jk8qRtZHjQMhuOzE95B9")
  return delivery
}

internal suspend fun sample220(client: Svc): Any? {
  val endpoint = client.webhookEndpoints.create {
    url("https://shop.tuckshop.example/svc/events")
    enabledEvents(listOf("send.*"))
    description("The till server")
    metadata(mapOf("server" to "till-1"))
  }
  return endpoint
}

internal suspend fun sample221(client: Svc): Any? {
  val endpoint = client.webhookEndpoints.delete("we_0031JkDnI8lFPPwtV5ASPZHu")
  return endpoint
}

internal suspend fun sample222(client: Svc): Any? {
  val endpoint = client.webhookEndpoints.get("we_0031JkDnI8lFPPwtV5ASPZHu")
  return endpoint
}

internal suspend fun sample223(client: Svc): Any? {
  val replay = client.webhookEndpoints.getReplay("we_0031JkDnI8lFPPwtV5ASPZHu", "whr_0031JkEgE0VrbBGI09QYNdaK")
  return replay
}

internal suspend fun sample224(client: Svc): Any? {
  for (endpoint in client.webhookEndpoints.list()) {
    println(endpoint)
  }
  return client
}

internal suspend fun sample225(client: Svc): Any? {
  val replay = client.webhookEndpoints.replay("we_0031JkDnI8lFPPwtV5ASPZHu") {
    from(Moment.text("2026-11-25T06:00:00+02:00"))
    types(listOf("send.*"))
  }
  return replay
}

internal suspend fun sample226(client: Svc): Any? {
  val endpoint = client.webhookEndpoints.rollSecret("we_0031JkDnI8lFPPwtV5ASPZHu") { grace("24h") }
  return endpoint
}

internal suspend fun sample227(client: Svc): Any? {
  val delivery = client.webhookEndpoints.test("we_0031JkDnI8lFPPwtV5ASPZHu") { type("send.delivered") }
  return delivery
}

internal suspend fun sample228(client: Svc): Any? {
  val endpoint = client.webhookEndpoints.update("we_0031JkDnI8lFPPwtV5ASPZHu") {
    enabledEvents(listOf("send.delivered", "send.failed"))
    metadata(mapOf("server" to null))
  }
  return endpoint
}

internal suspend fun sample229(client: Svc): Any? {
  val result = client.workforce.allocate {
    kind("airtime")
    lines(listOf(WorkforceLineCreate.builder().apply {
      amount("10.00")
      recipientId("rcp_0031JkDZkGvIa6Cw7EmYf1Hl")
    }.build(), WorkforceLineCreate.builder().apply {
      amount("10.00")
      phone("0712345678")
      name("Farai Dube")
    }.build()))
    costCenterId("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
    title("November airtime, sales")
    idempotencyKey("payroll-2026-11")
  }
  return result
}

internal suspend fun sample230(client: Svc): Any? {
  val result = client.workforce.allocate {
    kind("power")
    lines(listOf(WorkforceLineCreate.builder().apply {
      amount("20.00")
      recipientId("rcp_0031JkDZkGvIa6Cw7EmYf1Hl")
      meter("37140030000")
    }.build()))
    title("Power for the branch manager")
    acknowledgeOverBudget(true)
  }
  return result
}

internal suspend fun sample231(client: Svc): Any? {
  val batch = client.workforce.batches.cancel("WF-2026-000123")
  return batch
}

internal suspend fun sample232(client: Svc): Any? {
  val batch = client.workforce.batches.get("WF-2026-000123")
  return batch
}

internal suspend fun sample233(client: Svc): Any? {
  val path = client.workforce.batches.getResults("WF-2026-000123").save(Path.of("."))
  return path
}

internal suspend fun sample234(client: Svc): Any? {
  for (summary in client.workforce.batches.list()) {
    println(summary)
  }
  return client
}

internal suspend fun sample235(client: Svc): Any? {
  val preview = client.workforce.batches.previewResend("WF-2026-000123") {
    itemIds(listOf("bit_0031JkHDoKzMe0Ga1IqCj5Lq"))
    idempotencyKey("payroll-2026-11-again")
  }
  return preview
}

internal suspend fun sample236(client: Svc): Any? {
  val result = client.workforce.batches.resend("WF-2026-000123") {
    itemIds(listOf("bit_0031JkHDoKzMe0Ga1IqCj5Lq"))
    idempotencyKey("payroll-2026-11-again")
  }
  return result
}

internal suspend fun sample237(client: Svc): Any? {
  val people = client.workforce.costCenters.changePeople("cc_0031JkLHsOdQi4Ke5MuGn9Pt") {
    add(listOf("rcp_0031JkDZkGvIa6Cw7EmYf1Hl"))
    new_(listOf(WorkforceDepartmentPerson.builder().apply {
      name("Farai Dube")
      phone("0712345678")
      payrollId("EMP-0043")
    }.build(), WorkforceDepartmentPerson.builder().apply {
      name("Rudo Sibanda")
      phone("07123")
    }.build()))
  }
  return people
}

internal suspend fun sample238(client: Svc): Any? {
  val department = client.workforce.costCenters.create {
    name("Sales, Harare")
    code("6400-HRE")
    monthlyBudget("200.00")
  }
  return department
}

internal suspend fun sample239(client: Svc): Any? {
  val people = client.workforce.costCenters.getPeople("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
  return people
}

internal suspend fun sample240(client: Svc): Any? {
  val spend = client.workforce.costCenters.getSpend("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
  return spend
}

internal suspend fun sample241(client: Svc): Any? {
  val list = client.workforce.costCenters.list()
  return list
}

internal suspend fun sample242(client: Svc): Any? {
  val department = client.workforce.costCenters.update("cc_0031JkLHsOdQi4Ke5MuGn9Pt") { monthlyBudget("300.00") }
  return department
}

internal suspend fun sample243(client: Svc): Any? {
  val access = client.workforce.getAccess()
  return access
}

internal suspend fun sample244(client: Svc): Any? {
  val journal = client.workforce.getJournal()
  return journal
}

internal suspend fun sample245(client: Svc): Any? {
  val path = client.workforce.getJournalCsv().save(Path.of("."))
  return path
}

internal suspend fun sample246(client: Svc): Any? {
  for (entry in client.workforce.getLedger()) {
    println(entry)
  }
  return client
}

internal suspend fun sample247(client: Svc): Any? {
  val path = client.workforce.getLedgerCsv().save(Path.of("."))
  return path
}

internal suspend fun sample248(client: Svc): Any? {
  val answer = client.workforce.getLedgerCsvJson()
  return answer
}

internal suspend fun sample249(client: Svc): Any? {
  val meters = client.workforce.getMeters()
  return meters
}

internal suspend fun sample250(client: Svc): Any? {
  val products = client.workforce.getProducts()
  return products
}

internal suspend fun sample251(client: Svc): Any? {
  val preview = client.workforce.previewAllocation {
    kind("airtime")
    lines(listOf(WorkforceLineCreate.builder().apply {
      amount("10.00")
      recipientId("rcp_0031JkDZkGvIa6Cw7EmYf1Hl")
    }.build(), WorkforceLineCreate.builder().apply {
      amount("10.00")
      phone("0712345678")
      name("Farai Dube")
    }.build()))
    costCenterId("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
    title("November airtime, sales")
    idempotencyKey("payroll-2026-11")
  }
  return preview
}

internal suspend fun sample252(client: Svc): Any? {
  val created = client.workforce.recipients.create {
    name("Tariro Moyo")
    phone("0771234567")
    payrollId("EMP-0042")
    costCenterId("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
    monthlyCap(mapOf("USD" to "40.00"))
  }
  return created
}

internal suspend fun sample253(client: Svc): Any? {
  for (person in client.workforce.recipients.list()) {
    println(person)
  }
  return client
}

internal suspend fun sample254(client: Svc): Any? {
  val updated = client.workforce.recipients.update("rcp_0031JkDZkGvIa6Cw7EmYf1Hl") {
    phone("0712345678")
    notes("New number since November")
  }
  return updated
}

internal suspend fun sample255(client: Svc): Any? {
  for (schedule in client.workforce.schedules.list()) {
    println(schedule)
  }
  return client
}

internal suspend fun sample256(client: Svc): Any? {
  val result = client.workforce.schedules.run("sch_0031JkIEpLaNf1Hb2JrDk6Mq") {
    again(true)
    idempotencyKey("bonus-2026-11-25")
  }
  return result
}
