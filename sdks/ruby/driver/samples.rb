# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.
SAMPLES = [
  lambda do |client|
    account = client.account.get
    account
  end,
  lambda do |client|
    client.account.list_activity.each { |activity| puts activity }
  end,
  lambda do |client|
    account = client.account.update(
      support_phone: "+263771000000",
      statement_descriptor: "MBARE TUCK",
      batch_approval_threshold: { USD: "500.00" },
      prevent_duplicates: { enabled: true, window_seconds: 120 },
      payday: { day_of_month: 25 }
    )
    account
  end,
  lambda do |client|
    activity = client.activities.create(
      recipient: "ext:loyalty-20231",
      name: "visit",
      activity_id: "pos-4-000871",
      value: "18.40",
      currency: "USD",
      metadata: { branch: "mbare" }
    )
    activity
  end,
  lambda do |client|
    activity = client.activities.create(
      recipient: "ext:loyalty-20231",
      name: "visit",
      activity_id: "pos-4-000871",
      value: "18.40",
      currency: "USD",
      metadata: { branch: "mbare" }
    )
    activity
  end,
  lambda do |client|
    activity = client.activities.get("act_0031JkhB6baeCN6Zj4a3dDVh")
    activity
  end,
  lambda do |client|
    client.activities.list.each { |activity| puts activity }
  end,
  lambda do |client|
    approval = client.approvals.get("apr_0031JkKGrNcPh3Jd4LtFm8Os")
    approval
  end,
  lambda do |client|
    client.approvals.list.each { |approval| puts approval }
  end,
  lambda do |client|
    client.audit_log.list.each { |event| puts event }
  end,
  lambda do |client|
    batch = client.batches.approve("bch_0031JkGCnJyLd9Fz0HpBi4Ko")
    batch
  end,
  lambda do |client|
    batch = client.batches.cancel("bch_0031JkGCnJyLd9Fz0HpBi4Ko")
    batch
  end,
  lambda do |client|
    batch = client.batches.create(
      items: [{ target: "0771234567", amount: "5.00", name: "Tariro Moyo", client_reference: "nov-0001" }, { target: "0712345678", amount: "5.00", name: "Farai Dube", client_reference: "nov-0002" }],
      title: "November airtime",
      sms_message: "{first_name}, here is {currency} {amount} airtime from {sender}.",
      currency: "USD",
      metadata: { month: "2026-11" }
    )
    batch
  end,
  lambda do |client|
    batch = client.batches.create(
      csv: "target;amount\n0771234567;300.00\n0712345678;300.00\n07;5.00\n",
      title: "November payroll airtime",
      on_invalid: "skip",
      currency: "USD"
    )
    batch
  end,
  lambda do |client|
    batch = client.batches.get("bch_0031JkGCnJyLd9Fz0HpBi4Ko")
    batch
  end,
  lambda do |client|
    client.batches.get_results("bch_0031JkGCnJyLd9Fz0HpBi4Ko").save_to(".")
  end,
  lambda do |client|
    client.batches.list.each { |batch| puts batch }
  end,
  lambda do |client|
    client.batches.list_items("bch_0031JkGCnJyLd9Fz0HpBi4Ko").each { |item| puts item }
  end,
  lambda do |client|
    preview = client.batches.preview(
      items: [{ target: "0771234567", amount: "5.00", name: "Tariro Moyo", client_reference: "nov-0001" }, { target: "0712345678", amount: "5.00", name: "Farai Dube", client_reference: "nov-0002" }],
      title: "November airtime",
      sms_message: "{first_name}, here is {currency} {amount} airtime from {sender}.",
      currency: "USD",
      metadata: { month: "2026-11" }
    )
    preview
  end,
  lambda do |client|
    preview = client.batches.preview(
      items: [{ target: "077123", amount: "5.00" }],
      currency: "USD"
    )
    preview
  end,
  lambda do |client|
    batch = client.batches.retry_failed("bch_0031JkGCnJyLd9Fz0HpBi4Ko", reserve_credit: true)
    batch
  end,
  lambda do |client|
    target = client.blocklist.create(
      target: "0779876543",
      reason: "Claimed rewards with twelve names"
    )
    target
  end,
  lambda do |client|
    target = client.blocklist.delete("blk_0031JkabP3E2Zs8IQ9Y7aJZq")
    target
  end,
  lambda do |client|
    target = client.blocklist.get("blk_0031JkabP3E2Zs8IQ9Y7aJZq")
    target
  end,
  lambda do |client|
    client.blocklist.list.each { |target| puts target }
  end,
  lambda do |client|
    checkin = client.checkins.create(
      link: "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
      lat: -17.8571,
      lng: 31.0402,
      phone: "0771234567",
      accuracy_m: 12
    )
    checkin
  end,
  lambda do |client|
    client.checkins.list.each { |checkin| puts checkin }
  end,
  lambda do |client|
    session = client.checkout_sessions.change_meter("cs_0031JkJFqMbOg2Ic3KsEl7Nr", meter: "37140010002")
    session
  end,
  lambda do |client|
    session = client.checkout_sessions.create(
      target: "0771234567",
      amount: "5.00",
      currency: "USD",
      success_url: "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
      cancel_url: "https://shop.tuckshop.example/basket",
      client_reference: "order-5512"
    )
    session
  end,
  lambda do |client|
    session = client.checkout_sessions.create(
      target: "0771234567",
      amount: "5.00",
      currency: "USD",
      success_url: "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
      cancel_url: "https://shop.tuckshop.example/basket",
      client_reference: "order-5512"
    )
    session
  end,
  lambda do |client|
    session = client.checkout_sessions.expire("cs_0031JkJFqMbOg2Ic3KsEl7Nr")
    session
  end,
  lambda do |client|
    session = client.checkout_sessions.get("cs_0031JkJFqMbOg2Ic3KsEl7Nr")
    session
  end,
  lambda do |client|
    client.checkout_sessions.list.each { |session| puts session }
  end,
  lambda do |client|
    claim = client.claims.create(
      "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
      phone: "0771234567",
      choice: "airtime",
      code: "481516"
    )
    claim
  end,
  lambda do |client|
    claim = client.claims.create(
      "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
      phone: "0771234567",
      choice: "airtime",
      code: "481516"
    )
    claim
  end,
  lambda do |client|
    claim = client.claims.get("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H")
    claim
  end,
  lambda do |client|
    code = client.claims.send_code("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", phone: "0771234567")
    code
  end,
  lambda do |client|
    center = client.cost_centers.create(
      name: "Harare drivers",
      gl_code: "6400-HRE",
      monthly_budget: "250.00",
      currency: "USD"
    )
    center
  end,
  lambda do |client|
    center = client.cost_centers.get("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
    center
  end,
  lambda do |client|
    client.cost_centers.list.each { |center| puts center }
  end,
  lambda do |client|
    center = client.cost_centers.update("cc_0031JkLHsOdQi4Ke5MuGn9Pt", monthly_budget: "300.00")
    center
  end,
  lambda do |client|
    credit = client.credit.get
    credit
  end,
  lambda do |client|
    alerts = client.credit.get_alerts
    alerts
  end,
  lambda do |client|
    reservation = client.credit.get_reservation("rsv_0031JkRNyUjWo0Qk1SaMt5Vz")
    reservation
  end,
  lambda do |client|
    transaction = client.credit.get_transaction("txn_0031Jk9VgCrEw2Ys3AiUb7Dh")
    transaction
  end,
  lambda do |client|
    client.credit.list_reservations.each { |reservation| puts reservation }
  end,
  lambda do |client|
    client.credit.list_transactions.each { |transaction| puts transaction }
  end,
  lambda do |client|
    alerts = client.credit.update_alerts(low_balance: { USD: "50.00" })
    alerts
  end,
  lambda do |client|
    application = client.dealer.create_application(
      legal_name: "Mbare Tuck Shops (Private) Limited",
      trading_name: "Mbare Tuck Shops",
      registration_number: "2145/2019",
      incorporated_on: "2019-03-04",
      business_type: "company",
      tax_number: "2000123456",
      physical_address: { line1: "14 Chaminuka Street", city: "Harare", province: "Harare" },
      contact: { name: "Rudo Moyo", role: "Director", email: "rudo@tuckshop.example", phone: "0771000001" },
      expected_monthly_volume: { USD: "12000.00", ZWG: "90000.00" },
      networks: ["econet", "netone", "power"],
      channels: ["pos", "agents"]
    )
    application
  end,
  lambda do |client|
    application = client.dealer.get_application
    application
  end,
  lambda do |client|
    application = client.dealer.submit_application
    application
  end,
  lambda do |client|
    application = client.dealer.update_application(
      directors: [{ full_name: "Rudo Moyo", national_id: "63-123456 A 42", date_of_birth: "1984-05-17", nationality: "ZW", address: "3 Lomagundi Road, Harare", is_pep: false, shareholding_percent: "60.00" }],
      documents: { bank_letter: "doc_0031JklLlGUriAX1DyyXN9iY" },
      declarations: { accurate: true, authorised: true }
    )
    application
  end,
  lambda do |client|
    dispute = client.disputes.create(
      send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
      reason: "not_delivered",
      evidence: { text: "The customer shows a balance without it, one hour later.", customer_phone: "0771234567" }
    )
    dispute
  end,
  lambda do |client|
    dispute = client.disputes.get("dsp_0031JkbpT4r5yHUig43kiJfa")
    dispute
  end,
  lambda do |client|
    client.disputes.list.each { |dispute| puts dispute }
  end,
  lambda do |client|
    document = client.documents.get("doc_0031JklLlGUriAX1DyyXN9iY")
    document
  end,
  lambda do |client|
    client.documents.list.each { |document| puts document }
  end,
  lambda do |client|
    client.error_codes.list.each { |entry| puts entry }
  end,
  lambda do |client|
    event = client.events.get("evt_0031JkAWhDsFx3Zt4BjVc8Ei")
    event
  end,
  lambda do |client|
    client.events.list.each { |event| puts event }
  end,
  lambda do |client|
    answer = client.exports.create(
      kind: "sends",
      from: "2026-10-01T00:00:00+02:00",
      to: "2026-11-01T00:00:00+02:00",
      filters: { status: "delivered", "metadata[till]" => "4" },
      format: "csv",
      columns: ["id", "created", "target", "amount", "currency", "metadata.till"]
    )
    answer
  end,
  lambda do |client|
    answer = client.exports.create(kind: "events", from: 1793484000, format: "json")
    answer
  end,
  lambda do |client|
    answer = client.exports.get("exp_0031Jkc360a9Y6yNd14tDdO9")
    answer
  end,
  lambda do |client|
    client.exports.list.each { |answer| puts answer }
  end,
  lambda do |client|
    member = client.family.create(
      name: "Nyasha",
      phone: "0771234567",
      relation: "child",
      allowance: { currency: "USD", amount: "2.00", cadence: "weekly", day: 5 }
    )
    member
  end,
  lambda do |client|
    member = client.family.delete("fam_0031Jkw1mXJft5isGXNwAMnE")
    member
  end,
  lambda do |client|
    member = client.family.get_member("fam_0031Jkw1mXJft5isGXNwAMnE")
    member
  end,
  lambda do |client|
    client.family.list.each { |member| puts member }
  end,
  lambda do |client|
    send = client.family.send_to(
      "fam_0031Jkw1mXJft5isGXNwAMnE",
      type: "airtime",
      amount: "5.00",
      currency: "USD"
    )
    send
  end,
  lambda do |client|
    member = client.family.update("fam_0031Jkw1mXJft5isGXNwAMnE", paused: true)
    member
  end,
  lambda do |client|
    group = client.groups.create(
      name: "Drivers of Harare",
      filter: { cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt", tag: "driver" }
    )
    group
  end,
  lambda do |client|
    group = client.groups.create(name: "Night shift", description: "Data every Friday")
    group
  end,
  lambda do |client|
    group = client.groups.delete("grp_0031JkpZPPPP6UeP3C4DSA7L")
    group
  end,
  lambda do |client|
    group = client.groups.get("grp_0031JkpZPPPP6UeP3C4DSA7L")
    group
  end,
  lambda do |client|
    client.groups.list.each { |group| puts group }
  end,
  lambda do |client|
    client.groups.list_members("grp_0031JkpZPPPP6UeP3C4DSA7L").each { |recipient| puts recipient }
  end,
  lambda do |client|
    group = client.groups.update("grp_0031JkpZPPPP6UeP3C4DSA7L", name: "Night shift, Mbare")
    group
  end,
  lambda do |client|
    group = client.groups.update_members(
      "grp_0031JkpZPPPP6UeP3C4DSA7L",
      add: ["ext:loyalty-20231", "rcp_0031JkDZkGvIa6Cw7EmYf1Hm"],
      remove: ["rcp_0031JkDZkGvIa6Cw7EmYf1Hn"]
    )
    group
  end,
  lambda do |client|
    health = client.health.get
    health
  end,
  lambda do |client|
    invite = client.invites.delete("inv_0031JkhqSIjOugM1yTMAd7V3")
    invite
  end,
  lambda do |client|
    invite = client.invites.get("inv_0031JkhqSIjOugM1yTMAd7V3")
    invite
  end,
  lambda do |client|
    client.invites.list.each { |invite| puts invite }
  end,
  lambda do |client|
    key = client.keys.create(
      kind: "rk",
      label: "Till 4, Mbare",
      scopes: ["catalog:read", "lookups:read", "sends:read", "sends:write", "tokens:read"],
      allowed_ips: ["196.27.96.0/24"],
      spend_caps: { USD: { per_send: "20.00", daily: "500.00" } },
      metadata: { till: "4" }
    )
    key
  end,
  lambda do |client|
    key = client.keys.delete("key_0031Jk5RcYnAs8Uo9WeQx3Zd")
    key
  end,
  lambda do |client|
    key = client.keys.get("key_0031Jk5RcYnAs8Uo9WeQx3Zd")
    key
  end,
  lambda do |client|
    client.keys.list.each { |key| puts key }
  end,
  lambda do |client|
    key = client.keys.roll("key_0031Jk5RcYnAs8Uo9WeQx3Zd", grace_period: "24h")
    key
  end,
  lambda do |client|
    key = client.keys.update(
      "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
      label: "Till 4, Mbare market",
      spend_caps: { USD: { daily: "300.00" } },
      expires_at: nil,
      metadata: { till: "4", cashier: nil }
    )
    key
  end,
  lambda do |client|
    lookup = client.lookups.phone(phone: "077 123 4567")
    lookup
  end,
  lambda do |client|
    member = client.members.delete("mem_0031Jk6SdZoBt9Vp0XfRy4Ae")
    member
  end,
  lambda do |client|
    member = client.members.get("mem_0031Jk6SdZoBt9Vp0XfRy4Ae")
    member
  end,
  lambda do |client|
    invite = client.members.invite(
      phone: "0771000001",
      email: "rudo@tuckshop.example",
      role: "developer"
    )
    invite
  end,
  lambda do |client|
    client.members.list.each { |member| puts member }
  end,
  lambda do |client|
    member = client.members.update("mem_0031Jk6SdZoBt9Vp0XfRy4Ae", role: "admin")
    member
  end,
  lambda do |client|
    meter = client.meters.get("37140030000")
    meter
  end,
  lambda do |client|
    client.networks.list.each { |network| puts network }
  end,
  lambda do |client|
    overview = client.overview.get
    overview
  end,
  lambda do |client|
    quote = client.power.get_quote(currency: "USD", amount: "10.00")
    quote
  end,
  lambda do |client|
    rate = client.power.get_rate(currency: "USD")
    rate
  end,
  lambda do |client|
    series = client.power.get_series(currency: "USD")
    series
  end,
  lambda do |client|
    client.power.list_observations(currency: "USD").each { |observation| puts observation }
  end,
  lambda do |client|
    product = client.products.get("airtime-usd")
    product
  end,
  lambda do |client|
    client.products.list.each { |product| puts product }
  end,
  lambda do |client|
    client.products.list_bundles("airtime-usd").each { |bundle| puts bundle }
  end,
  lambda do |client|
    program = client.programs.activate("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    program
  end,
  lambda do |client|
    program = client.programs.close("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    program
  end,
  lambda do |client|
    program = client.programs.create(
      name: "Customer survey",
      currency: "USD",
      default_amount: "1.00",
      budget: "500.00",
      funding: "reserve",
      choices: ["airtime", "data"],
      per_recipient: { lifetime: { count: 1 } }
    )
    program
  end,
  lambda do |client|
    reward = client.programs.create_completion(
      "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      completion_id: "survey-7-resp-20231",
      phone: "0771234567",
      metadata: { survey: "7" }
    )
    reward
  end,
  lambda do |client|
    program = client.programs.defund("prg_0031JkEAlHwJb7Dx8FnZg2Im", amount: "100.00")
    program
  end,
  lambda do |client|
    program = client.programs.delete("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    program
  end,
  lambda do |client|
    program = client.programs.fund("prg_0031JkEAlHwJb7Dx8FnZg2Im", amount: "250.00")
    program
  end,
  lambda do |client|
    program = client.programs.get("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    program
  end,
  lambda do |client|
    client.programs.list.each { |program| puts program }
  end,
  lambda do |client|
    client.programs.list_rules("prg_0031JkEAlHwJb7Dx8FnZg2Im").each { |rule| puts rule }
  end,
  lambda do |client|
    program = client.programs.pause("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    program
  end,
  lambda do |client|
    program = client.programs.resume("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    program
  end,
  lambda do |client|
    program = client.programs.roll_secret("prg_0031JkEAlHwJb7Dx8FnZg2Im")
    program
  end,
  lambda do |client|
    list = client.programs.set_rules(
      "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      rules: [{ name: "Fifth visit in a month", kind: "threshold", on: "activity", activity_name: "visit", when: { all: [{ field: "metadata.branch", op: "eq", value: "mbare" }] }, count: { times: 5, within: "30d" }, give: { amount: "1.00", type: "airtime" } }]
    )
    list
  end,
  lambda do |client|
    program = client.programs.update(
      "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      default_amount: "2.00",
      hold: { mode: "review", amount_over: "10.00" }
    )
    program
  end,
  lambda do |client|
    quote = client.quotes.create(target: "37140030000", amount: "10.00", currency: "USD")
    quote
  end,
  lambda do |client|
    quote = client.quotes.create(target: "0771234567", product: "airtime-usd", amount: "5.00")
    quote
  end,
  lambda do |client|
    quote = client.quotes.get("quo_0031JkCYjFuHz5Bv6DlXe0Gk")
    quote
  end,
  lambda do |client|
    recipient = client.recipients.create(
      name: "Tendai Ncube",
      external_id: "loyalty-20231",
      phone: "0772345678",
      meters: [{ number: "37140030000", label: "Home" }],
      lawful_basis: "consent",
      consent: { at: 1793527200, source: "Till 4, paper form" },
      tags: ["loyalty"],
      metadata: { card: "20231" }
    )
    recipient
  end,
  lambda do |client|
    bulk = client.recipients.create_bulk(
      recipients: [{ name: "Tendai Ncube", external_id: "loyalty-20231", phone: "0772345678" }, { name: "Chipo Dube", external_id: "loyalty-20232", phone: "0242700000" }],
      mode: "upsert",
      match: "external_id"
    )
    bulk
  end,
  lambda do |client|
    bulk = client.recipients.create_bulk(
      csv: "name,phone,external_id\nTendai Ncube,0772345678,loyalty-20231\n",
      atomic: true
    )
    bulk
  end,
  lambda do |client|
    recipient = client.recipients.delete("ext:loyalty-20231")
    recipient
  end,
  lambda do |client|
    recipient = client.recipients.get("ext:loyalty-20231")
    recipient
  end,
  lambda do |client|
    client.recipients.list.each { |recipient| puts recipient }
  end,
  lambda do |client|
    recipient = client.recipients.restore("ext:loyalty-20231")
    recipient
  end,
  lambda do |client|
    recipient = client.recipients.update(
      "ext:loyalty-20231",
      phone: "0712345678",
      monthly_cap: { USD: "20.00" },
      tags: ["loyalty", "night-shift"]
    )
    recipient
  end,
  lambda do |client|
    referral = client.referrals.create(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      referrer: "ext:loyalty-20231",
      referee: { external_id: "loyalty-20311", phone: "0772345678" }
    )
    referral
  end,
  lambda do |client|
    referral = client.referrals.create(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      referrer: "ext:loyalty-20231",
      referee: { external_id: "loyalty-20311", phone: "0772345678" }
    )
    referral
  end,
  lambda do |client|
    referral = client.referrals.get("ref_0031JkYRnKTbxTNJFoBinF5a")
    referral
  end,
  lambda do |client|
    client.referrals.list.each { |referral| puts referral }
  end,
  lambda do |client|
    referral = client.referrals.qualify("ref_0031JkYRnKTbxTNJFoBinF5a")
    referral
  end,
  lambda do |client|
    report = client.reports.get_failures(from: "2026-11-01", to: "2026-11-30")
    report
  end,
  lambda do |client|
    client.reports.get_failures_csv(from: "2026-11-01", to: "2026-11-30").save_to(".")
  end,
  lambda do |client|
    report = client.reports.get_programs(from: "2026-11-01", to: "2026-11-30")
    report
  end,
  lambda do |client|
    client.reports.get_programs_csv(from: "2026-11-01", to: "2026-11-30").save_to(".")
  end,
  lambda do |client|
    report = client.reports.get_reconciliation(date: "2026-11-25")
    report
  end,
  lambda do |client|
    client.reports.get_reconciliation_csv(date: "2026-11-25").save_to(".")
  end,
  lambda do |client|
    report = client.reports.get_spend(from: "2026-11-01", to: "2026-11-30")
    report
  end,
  lambda do |client|
    client.reports.get_spend_csv(from: "2026-11-01", to: "2026-11-30").save_to(".")
  end,
  lambda do |client|
    log = client.requests.get("req_0031JkBXiEtGy4Au5CkWd9Fj")
    log
  end,
  lambda do |client|
    client.requests.list.each { |line| puts line }
  end,
  lambda do |client|
    review = client.reviews.approve(
      "rev_0031JkRQ4F5ZR3qa7yEeeby3",
      note: "Called the customer; a new phone."
    )
    review
  end,
  lambda do |client|
    review = client.reviews.get("rev_0031JkRQ4F5ZR3qa7yEeeby3")
    review
  end,
  lambda do |client|
    client.reviews.list.each { |review| puts review }
  end,
  lambda do |client|
    review = client.reviews.reject(
      "rev_0031JkRQ4F5ZR3qa7yEeeby3",
      note: "Six numbers from one handset."
    )
    review
  end,
  lambda do |client|
    link = client.reward_links.create(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      amount: "1.00",
      label: "Sorry for the wait",
      expires_at: "2026-12-31T23:59:59+02:00",
      bind: "otp",
      phone_hint: "0771234567"
    )
    link
  end,
  lambda do |client|
    list = client.reward_links.create_many(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      count: 2,
      amount: "0.50",
      label: "Till slip November",
      choices: ["airtime"]
    )
    list
  end,
  lambda do |client|
    link = client.reward_links.get("lnk_0031JkKy9Pf34qY6Nb3wWD25")
    link
  end,
  lambda do |client|
    client.reward_links.list.each { |link| puts link }
  end,
  lambda do |client|
    link = client.reward_links.revoke("lnk_0031JkKy9Pf34qY6Nb3wWD25")
    link
  end,
  lambda do |client|
    reward = client.rewards.create(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-7-resp-20231",
      metadata: { survey: "7" }
    )
    reward
  end,
  lambda do |client|
    reward = client.rewards.create(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-8-resp-20231",
      delivery: "choice",
      link: { label: "Survey 8" }
    )
    reward
  end,
  lambda do |client|
    reward = client.rewards.create(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-7-resp-20231",
      metadata: { survey: "7" }
    )
    reward
  end,
  lambda do |client|
    reward = client.rewards.create(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-7-winner",
      amount: "25.00",
      reason: "Tendai answered every question of the survey."
    )
    reward
  end,
  lambda do |client|
    reward = client.rewards.get("rwd_0031JkFBmIxKc8Ey9GoAh3Jn")
    reward
  end,
  lambda do |client|
    client.rewards.list.each { |reward| puts reward }
  end,
  lambda do |client|
    reward = client.rewards.release("rwd_0031JkFBmIxKc8Ey9GoAh3Jn", amount: "5.00")
    reward
  end,
  lambda do |client|
    validation = client.rewards.validate(
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-7-resp-20231"
    )
    validation
  end,
  lambda do |client|
    reward = client.rewards.void("rwd_0031JkFBmIxKc8Ey9GoAh3Jn")
    reward
  end,
  lambda do |client|
    sandbox = client.sandboxes.create(name: "Mbare Tuck Shops")
    sandbox
  end,
  lambda do |client|
    occurrence = client.schedules.combine_occurrence(
      "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
      "2026-11-24",
      into: "2026-12-24"
    )
    occurrence
  end,
  lambda do |client|
    schedule = client.schedules.create(
      name: "Payday airtime",
      cadence: "payday",
      hour: 8,
      recipients: ["rcp_0031JkDZkGvIa6Cw7EmYf1Hl", { phone: "0712345678", name: "Farai Dube", amount: "15.00" }],
      currency: "USD",
      amount: "10.00",
      sms_message: "{first_name}, your {currency} {amount} airtime from {sender}.",
      on_insufficient: "retry_after_topup",
      metadata: { team: "sales" }
    )
    schedule
  end,
  lambda do |client|
    schedule = client.schedules.create(
      name: "Power for the office",
      cadence: "biweekly",
      hour: 6,
      minute: 30,
      anchor_date: "2026-11-27",
      product: "power-usd",
      amount: "50.00",
      meter: "37140030000",
      token_phone: "0771234567"
    )
    schedule
  end,
  lambda do |client|
    schedule = client.schedules.delete("sch_0031JkIEpLaNf1Hb2JrDk6Mq")
    schedule
  end,
  lambda do |client|
    schedule = client.schedules.get("sch_0031JkIEpLaNf1Hb2JrDk6Mq")
    schedule
  end,
  lambda do |client|
    occurrence = client.schedules.get_occurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
    occurrence
  end,
  lambda do |client|
    client.schedules.list.each { |schedule| puts schedule }
  end,
  lambda do |client|
    client.schedules.list_occurrences("sch_0031JkIEpLaNf1Hb2JrDk6Mq").each { |occurrence| puts occurrence }
  end,
  lambda do |client|
    occurrence = client.schedules.move_occurrence(
      "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
      "2026-11-24",
      to: "2026-12-23"
    )
    occurrence
  end,
  lambda do |client|
    preview = client.schedules.preview_run("sch_0031JkIEpLaNf1Hb2JrDk6Mq")
    preview
  end,
  lambda do |client|
    occurrence = client.schedules.reset_occurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
    occurrence
  end,
  lambda do |client|
    batch = client.schedules.run("sch_0031JkIEpLaNf1Hb2JrDk6Mq", again: true)
    batch
  end,
  lambda do |client|
    occurrence = client.schedules.skip_occurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")
    occurrence
  end,
  lambda do |client|
    schedule = client.schedules.update(
      "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
      amount: "12.00",
      metadata: { team: "sales", approved: "Rudo" }
    )
    schedule
  end,
  lambda do |client|
    occurrence = client.schedules.update_occurrence(
      "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
      "2026-11-24",
      amount_override: "20.00",
      note: "With the Christmas bonus"
    )
    occurrence
  end,
  lambda do |client|
    search = client.search.find(q: "0771234567")
    search
  end,
  lambda do |client|
    send = client.sends.cancel("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
    send
  end,
  lambda do |client|
    send = client.sends.change_meter("snd_0031Jk7TeApCu0Wq1YgSz5Bf", meter: "37140060007")
    send
  end,
  lambda do |client|
    send = client.sends.create(
      type: "airtime",
      target: "0771234567",
      amount: "5.00",
      currency: "USD",
      client_reference: "till4-000123",
      metadata: { till: "4" }
    )
    send
  end,
  lambda do |client|
    send = client.sends.create(
      product: "airtime-usd",
      target: "+263 77 123 4567",
      amount: "10",
      scheduled_for: "2026-11-26T08:00:00+02:00",
      client_reference: "till4-000124"
    )
    send
  end,
  lambda do |client|
    send = client.sends.create(
      target: "0779876543",
      amount: "25.00",
      currency: "USD",
      client_reference: "agent-2026-11-25-07",
      reason: "Rudo asked for airtime for the driver."
    )
    send
  end,
  lambda do |client|
    send = client.sends.get("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
    send
  end,
  lambda do |client|
    receipt = client.sends.get_receipt("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
    receipt
  end,
  lambda do |client|
    client.sends.get_receipt_pdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf").save_to(".")
  end,
  lambda do |client|
    client.sends.list.each { |send| puts send }
  end,
  lambda do |client|
    client.sends.list_attempts("snd_0031Jk7TeApCu0Wq1YgSz5Bf").each { |attempt| puts attempt }
  end,
  lambda do |client|
    resend = client.sends.resend_token("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
    resend
  end,
  lambda do |client|
    send = client.sends.retry("snd_0031Jk7TeApCu0Wq1YgSz5Bf")
    send
  end,
  lambda do |client|
    validation = client.sends.validate(product: "airtime-usd", target: "0771234567", amount: "5.00")
    validation
  end,
  lambda do |client|
    statement = client.statements.get(currency: "USD")
    statement
  end,
  lambda do |client|
    client.statements.get_csv(currency: "USD").save_to(".")
  end,
  lambda do |client|
    client.statements.get_pdf(currency: "USD").save_to(".")
  end,
  lambda do |client|
    status = client.status.get
    status
  end,
  lambda do |client|
    history = client.status.get_history
    history
  end,
  lambda do |client|
    approval = client.test.approvals.approve("apr_0031JkKGrNcPh3Jd4LtFm8Os")
    approval
  end,
  lambda do |client|
    approval = client.test.approvals.reject("apr_0031JkKGrNcPh3Jd4LtFm8Os")
    approval
  end,
  lambda do |client|
    session = client.test.checkout_sessions.pay("cs_0031JkJFqMbOg2Ic3KsEl7Nr", outcome: "paid")
    session
  end,
  lambda do |client|
    session = client.test.checkout_sessions.pay("cs_0031JkJFqMbOg2Ic3KsEl7Nr", outcome: "failed")
    session
  end,
  lambda do |client|
    session = client.test.checkout_sessions.review(
      "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
      action: "credit",
      note: "Meter blocked."
    )
    session
  end,
  lambda do |client|
    clock = client.test.clock.advance(seconds: 86400)
    clock
  end,
  lambda do |client|
    clock = client.test.clock.get
    clock
  end,
  lambda do |client|
    credit = client.test.create_credit(currency: "USD", amount: "250.00")
    credit
  end,
  lambda do |client|
    event = client.test.events.trigger(type: "send.delivered")
    event
  end,
  lambda do |client|
    reset = client.test.reset
    reset
  end,
  lambda do |client|
    reward = client.test.reward_links.claim("lnk_0031JkKy9Pf34qY6Nb3wWD25", phone: "0771230000")
    reward
  end,
  lambda do |client|
    send = client.test.sends.advance("snd_0031Jk7TeApCu0Wq1YgSz5Bf", to: "delivered")
    send
  end,
  lambda do |client|
    network = client.test.set_network_availability("econet", state: "down")
    network
  end,
  lambda do |client|
    availability = client.test.set_zesa_availability(state: "down")
    availability
  end,
  lambda do |client|
    link = client.token_links.get("Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA")
    link
  end,
  lambda do |client|
    topup = client.topups.create(
      method: "card",
      amount: "200.00",
      currency: "USD",
      description: "November, second fill"
    )
    topup
  end,
  lambda do |client|
    topup = client.topups.create(method: "bank_transfer", amount: "1500.00", currency: "USD")
    topup
  end,
  lambda do |client|
    topup = client.topups.get("top_0031Jky8isWydfhl3Tvtnyth")
    topup
  end,
  lambda do |client|
    client.topups.list.each { |topup| puts topup }
  end,
  lambda do |client|
    delivery = client.webhook_deliveries.get("whd_0031Jk8qRtZHjQMhuOzE95B9")
    delivery
  end,
  lambda do |client|
    client.webhook_deliveries.list.each { |delivery| puts delivery }
  end,
  lambda do |client|
    delivery = client.webhook_deliveries.redeliver("whd_0031Jk8qRtZHjQMhuOzE95B9")
    delivery
  end,
  lambda do |client|
    endpoint = client.webhook_endpoints.create(
      url: "https://shop.tuckshop.example/svc/events",
      enabled_events: ["send.*"],
      description: "The till server",
      metadata: { server: "till-1" }
    )
    endpoint
  end,
  lambda do |client|
    endpoint = client.webhook_endpoints.delete("we_0031JkDnI8lFPPwtV5ASPZHu")
    endpoint
  end,
  lambda do |client|
    endpoint = client.webhook_endpoints.get("we_0031JkDnI8lFPPwtV5ASPZHu")
    endpoint
  end,
  lambda do |client|
    replay = client.webhook_endpoints.get_replay(
      "we_0031JkDnI8lFPPwtV5ASPZHu",
      "whr_0031JkEgE0VrbBGI09QYNdaK"
    )
    replay
  end,
  lambda do |client|
    client.webhook_endpoints.list.each { |endpoint| puts endpoint }
  end,
  lambda do |client|
    replay = client.webhook_endpoints.replay(
      "we_0031JkDnI8lFPPwtV5ASPZHu",
      from: "2026-11-25T06:00:00+02:00",
      types: ["send.*"]
    )
    replay
  end,
  lambda do |client|
    endpoint = client.webhook_endpoints.roll_secret("we_0031JkDnI8lFPPwtV5ASPZHu", grace: "24h")
    endpoint
  end,
  lambda do |client|
    delivery = client.webhook_endpoints.test("we_0031JkDnI8lFPPwtV5ASPZHu", type: "send.delivered")
    delivery
  end,
  lambda do |client|
    endpoint = client.webhook_endpoints.update(
      "we_0031JkDnI8lFPPwtV5ASPZHu",
      enabled_events: ["send.delivered", "send.failed"],
      metadata: { server: nil }
    )
    endpoint
  end,
  lambda do |client|
    result = client.workforce.allocate(
      kind: "airtime",
      lines: [{ amount: "10.00", recipient_id: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl" }, { amount: "10.00", phone: "0712345678", name: "Farai Dube" }],
      cost_center_id: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
      title: "November airtime, sales",
      idempotency_key: "payroll-2026-11"
    )
    result
  end,
  lambda do |client|
    result = client.workforce.allocate(
      kind: "power",
      lines: [{ amount: "20.00", recipient_id: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl", meter: "37140030000" }],
      title: "Power for the branch manager",
      acknowledge_over_budget: true
    )
    result
  end,
  lambda do |client|
    batch = client.workforce.batches.cancel("WF-2026-000123")
    batch
  end,
  lambda do |client|
    batch = client.workforce.batches.get("WF-2026-000123")
    batch
  end,
  lambda do |client|
    client.workforce.batches.get_results("WF-2026-000123").save_to(".")
  end,
  lambda do |client|
    client.workforce.batches.list.each { |summary| puts summary }
  end,
  lambda do |client|
    preview = client.workforce.batches.preview_resend(
      "WF-2026-000123",
      item_ids: ["bit_0031JkHDoKzMe0Ga1IqCj5Lq"],
      idempotency_key: "payroll-2026-11-again"
    )
    preview
  end,
  lambda do |client|
    result = client.workforce.batches.resend(
      "WF-2026-000123",
      item_ids: ["bit_0031JkHDoKzMe0Ga1IqCj5Lq"],
      idempotency_key: "payroll-2026-11-again"
    )
    result
  end,
  lambda do |client|
    people = client.workforce.cost_centers.change_people(
      "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
      add: ["rcp_0031JkDZkGvIa6Cw7EmYf1Hl"],
      new: [{ name: "Farai Dube", phone: "0712345678", payroll_id: "EMP-0043" }, { name: "Rudo Sibanda", phone: "07123" }]
    )
    people
  end,
  lambda do |client|
    department = client.workforce.cost_centers.create(
      name: "Sales, Harare",
      code: "6400-HRE",
      monthly_budget: "200.00"
    )
    department
  end,
  lambda do |client|
    people = client.workforce.cost_centers.get_people("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
    people
  end,
  lambda do |client|
    spend = client.workforce.cost_centers.get_spend("cc_0031JkLHsOdQi4Ke5MuGn9Pt")
    spend
  end,
  lambda do |client|
    list = client.workforce.cost_centers.list
    list
  end,
  lambda do |client|
    department = client.workforce.cost_centers.update("cc_0031JkLHsOdQi4Ke5MuGn9Pt", monthly_budget: "300.00")
    department
  end,
  lambda do |client|
    access = client.workforce.get_access
    access
  end,
  lambda do |client|
    journal = client.workforce.get_journal
    journal
  end,
  lambda do |client|
    client.workforce.get_journal_csv.save_to(".")
  end,
  lambda do |client|
    client.workforce.get_ledger.each { |entry| puts entry }
  end,
  lambda do |client|
    client.workforce.get_ledger_csv.save_to(".")
  end,
  lambda do |client|
    answer = client.workforce.get_ledger_csv_json
    answer
  end,
  lambda do |client|
    meters = client.workforce.get_meters
    meters
  end,
  lambda do |client|
    products = client.workforce.get_products
    products
  end,
  lambda do |client|
    preview = client.workforce.preview_allocation(
      kind: "airtime",
      lines: [{ amount: "10.00", recipient_id: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl" }, { amount: "10.00", phone: "0712345678", name: "Farai Dube" }],
      cost_center_id: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
      title: "November airtime, sales",
      idempotency_key: "payroll-2026-11"
    )
    preview
  end,
  lambda do |client|
    created = client.workforce.recipients.create(
      name: "Tariro Moyo",
      phone: "0771234567",
      payroll_id: "EMP-0042",
      cost_center_id: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
      monthly_cap: { USD: "40.00" }
    )
    created
  end,
  lambda do |client|
    client.workforce.recipients.list.each { |person| puts person }
  end,
  lambda do |client|
    updated = client.workforce.recipients.update(
      "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
      phone: "0712345678",
      notes: "New number since November"
    )
    updated
  end,
  lambda do |client|
    client.workforce.schedules.list.each { |schedule| puts schedule }
  end,
  lambda do |client|
    result = client.workforce.schedules.run(
      "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
      again: true,
      idempotency_key: "bonus-2026-11-25"
    )
    result
  end
].freeze
