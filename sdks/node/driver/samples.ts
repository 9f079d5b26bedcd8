// Made from the contract by "npm run sdks"; never edit this file.
import type { Svc } from "../src/index.ts";

export const SAMPLES = [
  async (client: Svc) => {
    const account = await client.account.get();
    return account;
  },
  async (client: Svc) => {
    for await (const activity of client.account.listActivity()) console.log(activity);
    return client;
  },
  async (client: Svc) => {
    const account = await client.account.update({
      support_phone: "+263771000000",
      statement_descriptor: "MBARE TUCK",
      batch_approval_threshold: { USD: "500.00" },
      prevent_duplicates: { enabled: true, window_seconds: 120 },
      payday: { day_of_month: 25 },
    });
    return account;
  },
  async (client: Svc) => {
    const activity = await client.activities.create({
      recipient: "ext:loyalty-20231",
      name: "visit",
      activity_id: "pos-4-000871",
      value: "18.40",
      currency: "USD",
      metadata: { branch: "mbare" },
    });
    return activity;
  },
  async (client: Svc) => {
    const activity = await client.activities.create({
      recipient: "ext:loyalty-20231",
      name: "visit",
      activity_id: "pos-4-000871",
      value: "18.40",
      currency: "USD",
      metadata: { branch: "mbare" },
    });
    return activity;
  },
  async (client: Svc) => {
    const activity = await client.activities.get("act_0031JkhB6baeCN6Zj4a3dDVh");
    return activity;
  },
  async (client: Svc) => {
    for await (const activity of client.activities.list()) console.log(activity);
    return client;
  },
  async (client: Svc) => {
    const approval = await client.approvals.get("apr_0031JkKGrNcPh3Jd4LtFm8Os");
    return approval;
  },
  async (client: Svc) => {
    for await (const approval of client.approvals.list()) console.log(approval);
    return client;
  },
  async (client: Svc) => {
    for await (const event of client.auditLog.list()) console.log(event);
    return client;
  },
  async (client: Svc) => {
    const batch = await client.batches.approve("bch_0031JkGCnJyLd9Fz0HpBi4Ko");
    return batch;
  },
  async (client: Svc) => {
    const batch = await client.batches.cancel("bch_0031JkGCnJyLd9Fz0HpBi4Ko");
    return batch;
  },
  async (client: Svc) => {
    const batch = await client.batches.create({
      items: [{
        target: "0771234567",
        amount: "5.00",
        name: "Tariro Moyo",
        client_reference: "nov-0001",
      }, {
        target: "0712345678",
        amount: "5.00",
        name: "Farai Dube",
        client_reference: "nov-0002",
      }],
      title: "November airtime",
      sms_message: "{first_name}, here is {currency} {amount} airtime from {sender}.",
      currency: "USD",
      metadata: { month: "2026-11" },
    });
    return batch;
  },
  async (client: Svc) => {
    const batch = await client.batches.create({
      csv: "target;amount\n0771234567;300.00\n0712345678;300.00\n07;5.00\n",
      title: "November payroll airtime",
      on_invalid: "skip",
      currency: "USD",
    });
    return batch;
  },
  async (client: Svc) => {
    const batch = await client.batches.get("bch_0031JkGCnJyLd9Fz0HpBi4Ko");
    return batch;
  },
  async (client: Svc) => {
    await (await client.batches.getResults("bch_0031JkGCnJyLd9Fz0HpBi4Ko")).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    for await (const batch of client.batches.list()) console.log(batch);
    return client;
  },
  async (client: Svc) => {
    for await (const item of client.batches.listItems("bch_0031JkGCnJyLd9Fz0HpBi4Ko")) console.log(item);
    return client;
  },
  async (client: Svc) => {
    const preview = await client.batches.preview({
      items: [{
        target: "0771234567",
        amount: "5.00",
        name: "Tariro Moyo",
        client_reference: "nov-0001",
      }, {
        target: "0712345678",
        amount: "5.00",
        name: "Farai Dube",
        client_reference: "nov-0002",
      }],
      title: "November airtime",
      sms_message: "{first_name}, here is {currency} {amount} airtime from {sender}.",
      currency: "USD",
      metadata: { month: "2026-11" },
    });
    return preview;
  },
  async (client: Svc) => {
    const preview = await client.batches.preview({
      items: [{ target: "077123", amount: "5.00" }],
      currency: "USD",
    });
    return preview;
  },
  async (client: Svc) => {
    const batch = await client.batches.retryFailed("bch_0031JkGCnJyLd9Fz0HpBi4Ko", { reserve_credit: true });
    return batch;
  },
  async (client: Svc) => {
    const target = await client.blocklist.create({
      target: "0779876543",
      reason: "Claimed rewards with twelve names",
    });
    return target;
  },
  async (client: Svc) => {
    const target = await client.blocklist.delete("blk_0031JkabP3E2Zs8IQ9Y7aJZq");
    return target;
  },
  async (client: Svc) => {
    const target = await client.blocklist.get("blk_0031JkabP3E2Zs8IQ9Y7aJZq");
    return target;
  },
  async (client: Svc) => {
    for await (const target of client.blocklist.list()) console.log(target);
    return client;
  },
  async (client: Svc) => {
    const checkin = await client.checkins.create({
      link: "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
      lat: -17.8571,
      lng: 31.0402,
      phone: "0771234567",
      accuracy_m: 12,
    });
    return checkin;
  },
  async (client: Svc) => {
    for await (const checkin of client.checkins.list()) console.log(checkin);
    return client;
  },
  async (client: Svc) => {
    const session = await client.checkoutSessions.changeMeter("cs_0031JkJFqMbOg2Ic3KsEl7Nr", { meter: "37140010002" });
    return session;
  },
  async (client: Svc) => {
    const session = await client.checkoutSessions.create({
      target: "0771234567",
      amount: "5.00",
      currency: "USD",
      success_url: "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
      cancel_url: "https://shop.tuckshop.example/basket",
      client_reference: "order-5512",
    });
    return session;
  },
  async (client: Svc) => {
    const session = await client.checkoutSessions.create({
      target: "0771234567",
      amount: "5.00",
      currency: "USD",
      success_url: "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
      cancel_url: "https://shop.tuckshop.example/basket",
      client_reference: "order-5512",
    });
    return session;
  },
  async (client: Svc) => {
    const session = await client.checkoutSessions.expire("cs_0031JkJFqMbOg2Ic3KsEl7Nr");
    return session;
  },
  async (client: Svc) => {
    const session = await client.checkoutSessions.get("cs_0031JkJFqMbOg2Ic3KsEl7Nr");
    return session;
  },
  async (client: Svc) => {
    for await (const session of client.checkoutSessions.list()) console.log(session);
    return client;
  },
  async (client: Svc) => {
    const claim = await client.claims.create("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", { phone: "0771234567", choice: "airtime", code: "481516" });
    return claim;
  },
  async (client: Svc) => {
    const claim = await client.claims.create("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", { phone: "0771234567", choice: "airtime", code: "481516" });
    return claim;
  },
  async (client: Svc) => {
    const claim = await client.claims.get("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H");
    return claim;
  },
  async (client: Svc) => {
    const code = await client.claims.sendCode("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", { phone: "0771234567" });
    return code;
  },
  async (client: Svc) => {
    const center = await client.costCenters.create({
      name: "Harare drivers",
      gl_code: "6400-HRE",
      monthly_budget: "250.00",
      currency: "USD",
    });
    return center;
  },
  async (client: Svc) => {
    const center = await client.costCenters.get("cc_0031JkLHsOdQi4Ke5MuGn9Pt");
    return center;
  },
  async (client: Svc) => {
    for await (const center of client.costCenters.list()) console.log(center);
    return client;
  },
  async (client: Svc) => {
    const center = await client.costCenters.update("cc_0031JkLHsOdQi4Ke5MuGn9Pt", { monthly_budget: "300.00" });
    return center;
  },
  async (client: Svc) => {
    const credit = await client.credit.get();
    return credit;
  },
  async (client: Svc) => {
    const alerts = await client.credit.getAlerts();
    return alerts;
  },
  async (client: Svc) => {
    const reservation = await client.credit.getReservation("rsv_0031JkRNyUjWo0Qk1SaMt5Vz");
    return reservation;
  },
  async (client: Svc) => {
    const transaction = await client.credit.getTransaction("txn_0031Jk9VgCrEw2Ys3AiUb7Dh");
    return transaction;
  },
  async (client: Svc) => {
    for await (const reservation of client.credit.listReservations()) console.log(reservation);
    return client;
  },
  async (client: Svc) => {
    for await (const transaction of client.credit.listTransactions()) console.log(transaction);
    return client;
  },
  async (client: Svc) => {
    const alerts = await client.credit.updateAlerts({ low_balance: { USD: "50.00" } });
    return alerts;
  },
  async (client: Svc) => {
    const application = await client.dealer.createApplication({
      legal_name: "Mbare Tuck Shops (Private) Limited",
      trading_name: "Mbare Tuck Shops",
      registration_number: "2145/2019",
      incorporated_on: "2019-03-04",
      business_type: "company",
      tax_number: "2000123456",
      physical_address: {
        line1: "14 Chaminuka Street",
        city: "Harare",
        province: "Harare",
      },
      contact: {
        name: "Rudo Moyo",
        role: "Director",
        email: "rudo@tuckshop.example",
        phone: "0771000001",
      },
      expected_monthly_volume: { USD: "12000.00", ZWG: "90000.00" },
      networks: ["econet", "netone", "power"],
      channels: ["pos", "agents"],
    });
    return application;
  },
  async (client: Svc) => {
    const application = await client.dealer.getApplication();
    return application;
  },
  async (client: Svc) => {
    const application = await client.dealer.submitApplication();
    return application;
  },
  async (client: Svc) => {
    const application = await client.dealer.updateApplication({
      directors: [{
        full_name: "Rudo Moyo",
        national_id: "63-123456 A 42",
        date_of_birth: "1984-05-17",
        nationality: "ZW",
        address: "3 Lomagundi Road, Harare",
        is_pep: false,
        shareholding_percent: "60.00",
      }],
      documents: { bank_letter: "doc_0031JklLlGUriAX1DyyXN9iY" },
      declarations: { accurate: true, authorised: true },
    });
    return application;
  },
  async (client: Svc) => {
    const dispute = await client.disputes.create({
      send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
      reason: "not_delivered",
      evidence: {
        text: "The customer shows a balance without it, one hour later.",
        customer_phone: "0771234567",
      },
    });
    return dispute;
  },
  async (client: Svc) => {
    const dispute = await client.disputes.get("dsp_0031JkbpT4r5yHUig43kiJfa");
    return dispute;
  },
  async (client: Svc) => {
    for await (const dispute of client.disputes.list()) console.log(dispute);
    return client;
  },
  async (client: Svc) => {
    const document = await client.documents.get("doc_0031JklLlGUriAX1DyyXN9iY");
    return document;
  },
  async (client: Svc) => {
    for await (const document of client.documents.list()) console.log(document);
    return client;
  },
  async (client: Svc) => {
    for await (const entry of client.errorCodes.list()) console.log(entry);
    return client;
  },
  async (client: Svc) => {
    const event = await client.events.get("evt_0031JkAWhDsFx3Zt4BjVc8Ei");
    return event;
  },
  async (client: Svc) => {
    for await (const event of client.events.list()) console.log(event);
    return client;
  },
  async (client: Svc) => {
    const answer = await client.exports.create({
      kind: "sends",
      from: "2026-10-01T00:00:00+02:00",
      to: "2026-11-01T00:00:00+02:00",
      filters: { status: "delivered", "metadata[till]": "4" },
      format: "csv",
      columns: ["id", "created", "target", "amount", "currency", "metadata.till"],
    });
    return answer;
  },
  async (client: Svc) => {
    const answer = await client.exports.create({ kind: "events", from: 1793484000, format: "json" });
    return answer;
  },
  async (client: Svc) => {
    const answer = await client.exports.get("exp_0031Jkc360a9Y6yNd14tDdO9");
    return answer;
  },
  async (client: Svc) => {
    for await (const answer of client.exports.list()) console.log(answer);
    return client;
  },
  async (client: Svc) => {
    const member = await client.family.create({
      name: "Nyasha",
      phone: "0771234567",
      relation: "child",
      allowance: {
        currency: "USD",
        amount: "2.00",
        cadence: "weekly",
        day: 5,
      },
    });
    return member;
  },
  async (client: Svc) => {
    const member = await client.family.delete("fam_0031Jkw1mXJft5isGXNwAMnE");
    return member;
  },
  async (client: Svc) => {
    const member = await client.family.getMember("fam_0031Jkw1mXJft5isGXNwAMnE");
    return member;
  },
  async (client: Svc) => {
    for await (const member of client.family.list()) console.log(member);
    return client;
  },
  async (client: Svc) => {
    const send = await client.family.sendTo("fam_0031Jkw1mXJft5isGXNwAMnE", { type: "airtime", amount: "5.00", currency: "USD" });
    return send;
  },
  async (client: Svc) => {
    const member = await client.family.update("fam_0031Jkw1mXJft5isGXNwAMnE", { paused: true });
    return member;
  },
  async (client: Svc) => {
    const group = await client.groups.create({
      name: "Drivers of Harare",
      filter: {
        cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
        tag: "driver",
      },
    });
    return group;
  },
  async (client: Svc) => {
    const group = await client.groups.create({ name: "Night shift", description: "Data every Friday" });
    return group;
  },
  async (client: Svc) => {
    const group = await client.groups.delete("grp_0031JkpZPPPP6UeP3C4DSA7L");
    return group;
  },
  async (client: Svc) => {
    const group = await client.groups.get("grp_0031JkpZPPPP6UeP3C4DSA7L");
    return group;
  },
  async (client: Svc) => {
    for await (const group of client.groups.list()) console.log(group);
    return client;
  },
  async (client: Svc) => {
    for await (const recipient of client.groups.listMembers("grp_0031JkpZPPPP6UeP3C4DSA7L")) console.log(recipient);
    return client;
  },
  async (client: Svc) => {
    const group = await client.groups.update("grp_0031JkpZPPPP6UeP3C4DSA7L", { name: "Night shift, Mbare" });
    return group;
  },
  async (client: Svc) => {
    const group = await client.groups.updateMembers("grp_0031JkpZPPPP6UeP3C4DSA7L", {
      add: ["ext:loyalty-20231", "rcp_0031JkDZkGvIa6Cw7EmYf1Hm"],
      remove: ["rcp_0031JkDZkGvIa6Cw7EmYf1Hn"],
    });
    return group;
  },
  async (client: Svc) => {
    const health = await client.health.get();
    return health;
  },
  async (client: Svc) => {
    const invite = await client.invites.delete("inv_0031JkhqSIjOugM1yTMAd7V3");
    return invite;
  },
  async (client: Svc) => {
    const invite = await client.invites.get("inv_0031JkhqSIjOugM1yTMAd7V3");
    return invite;
  },
  async (client: Svc) => {
    for await (const invite of client.invites.list()) console.log(invite);
    return client;
  },
  async (client: Svc) => {
    const key = await client.keys.create({
      kind: "rk",
      label: "Till 4, Mbare",
      scopes: ["catalog:read", "lookups:read", "sends:read", "sends:write", "tokens:read"],
      allowed_ips: ["196.27.96.0/24"],
      spend_caps: { USD: { per_send: "20.00", daily: "500.00" } },
      metadata: { till: "4" },
    });
    return key;
  },
  async (client: Svc) => {
    const key = await client.keys.delete("key_0031Jk5RcYnAs8Uo9WeQx3Zd");
    return key;
  },
  async (client: Svc) => {
    const key = await client.keys.get("key_0031Jk5RcYnAs8Uo9WeQx3Zd");
    return key;
  },
  async (client: Svc) => {
    for await (const key of client.keys.list()) console.log(key);
    return client;
  },
  async (client: Svc) => {
    const key = await client.keys.roll("key_0031Jk5RcYnAs8Uo9WeQx3Zd", { grace_period: "24h" });
    return key;
  },
  async (client: Svc) => {
    const key = await client.keys.update("key_0031Jk5RcYnAs8Uo9WeQx3Zd", {
      label: "Till 4, Mbare market",
      spend_caps: { USD: { daily: "300.00" } },
      expires_at: null,
      metadata: { till: "4", cashier: null },
    });
    return key;
  },
  async (client: Svc) => {
    const lookup = await client.lookups.phone({ phone: "077 123 4567" });
    return lookup;
  },
  async (client: Svc) => {
    const member = await client.members.delete("mem_0031Jk6SdZoBt9Vp0XfRy4Ae");
    return member;
  },
  async (client: Svc) => {
    const member = await client.members.get("mem_0031Jk6SdZoBt9Vp0XfRy4Ae");
    return member;
  },
  async (client: Svc) => {
    const invite = await client.members.invite({
      phone: "0771000001",
      email: "rudo@tuckshop.example",
      role: "developer",
    });
    return invite;
  },
  async (client: Svc) => {
    for await (const member of client.members.list()) console.log(member);
    return client;
  },
  async (client: Svc) => {
    const member = await client.members.update("mem_0031Jk6SdZoBt9Vp0XfRy4Ae", { role: "admin" });
    return member;
  },
  async (client: Svc) => {
    const meter = await client.meters.get("37140030000");
    return meter;
  },
  async (client: Svc) => {
    for await (const network of client.networks.list()) console.log(network);
    return client;
  },
  async (client: Svc) => {
    const overview = await client.overview.get();
    return overview;
  },
  async (client: Svc) => {
    const quote = await client.power.getQuote({ currency: "USD", amount: "10.00" });
    return quote;
  },
  async (client: Svc) => {
    const rate = await client.power.getRate({ currency: "USD" });
    return rate;
  },
  async (client: Svc) => {
    const series = await client.power.getSeries({ currency: "USD" });
    return series;
  },
  async (client: Svc) => {
    for await (const observation of client.power.listObservations({ currency: "USD" })) console.log(observation);
    return client;
  },
  async (client: Svc) => {
    const product = await client.products.get("airtime-usd");
    return product;
  },
  async (client: Svc) => {
    for await (const product of client.products.list()) console.log(product);
    return client;
  },
  async (client: Svc) => {
    for await (const bundle of client.products.listBundles("airtime-usd")) console.log(bundle);
    return client;
  },
  async (client: Svc) => {
    const program = await client.programs.activate("prg_0031JkEAlHwJb7Dx8FnZg2Im");
    return program;
  },
  async (client: Svc) => {
    const program = await client.programs.close("prg_0031JkEAlHwJb7Dx8FnZg2Im");
    return program;
  },
  async (client: Svc) => {
    const program = await client.programs.create({
      name: "Customer survey",
      currency: "USD",
      default_amount: "1.00",
      budget: "500.00",
      funding: "reserve",
      choices: ["airtime", "data"],
      per_recipient: { lifetime: { count: 1 } },
    });
    return program;
  },
  async (client: Svc) => {
    const reward = await client.programs.createCompletion("prg_0031JkEAlHwJb7Dx8FnZg2Im", {
      completion_id: "survey-7-resp-20231",
      phone: "0771234567",
      metadata: { survey: "7" },
    });
    return reward;
  },
  async (client: Svc) => {
    const program = await client.programs.defund("prg_0031JkEAlHwJb7Dx8FnZg2Im", { amount: "100.00" });
    return program;
  },
  async (client: Svc) => {
    const program = await client.programs.delete("prg_0031JkEAlHwJb7Dx8FnZg2Im");
    return program;
  },
  async (client: Svc) => {
    const program = await client.programs.fund("prg_0031JkEAlHwJb7Dx8FnZg2Im", { amount: "250.00" });
    return program;
  },
  async (client: Svc) => {
    const program = await client.programs.get("prg_0031JkEAlHwJb7Dx8FnZg2Im");
    return program;
  },
  async (client: Svc) => {
    for await (const program of client.programs.list()) console.log(program);
    return client;
  },
  async (client: Svc) => {
    for await (const rule of client.programs.listRules("prg_0031JkEAlHwJb7Dx8FnZg2Im")) console.log(rule);
    return client;
  },
  async (client: Svc) => {
    const program = await client.programs.pause("prg_0031JkEAlHwJb7Dx8FnZg2Im");
    return program;
  },
  async (client: Svc) => {
    const program = await client.programs.resume("prg_0031JkEAlHwJb7Dx8FnZg2Im");
    return program;
  },
  async (client: Svc) => {
    const program = await client.programs.rollSecret("prg_0031JkEAlHwJb7Dx8FnZg2Im");
    return program;
  },
  async (client: Svc) => {
    const list = await client.programs.setRules("prg_0031JkEAlHwJb7Dx8FnZg2Im", {
      rules: [{
        name: "Fifth visit in a month",
        kind: "threshold",
        on: "activity",
        activity_name: "visit",
        when: {
          all: [{ field: "metadata.branch", op: "eq", value: "mbare" }],
        },
        count: { times: 5, within: "30d" },
        give: { amount: "1.00", type: "airtime" },
      }],
    });
    return list;
  },
  async (client: Svc) => {
    const program = await client.programs.update("prg_0031JkEAlHwJb7Dx8FnZg2Im", {
      default_amount: "2.00",
      hold: { mode: "review", amount_over: "10.00" },
    });
    return program;
  },
  async (client: Svc) => {
    const quote = await client.quotes.create({ target: "37140030000", amount: "10.00", currency: "USD" });
    return quote;
  },
  async (client: Svc) => {
    const quote = await client.quotes.create({
      target: "0771234567",
      product: "airtime-usd",
      amount: "5.00",
    });
    return quote;
  },
  async (client: Svc) => {
    const quote = await client.quotes.get("quo_0031JkCYjFuHz5Bv6DlXe0Gk");
    return quote;
  },
  async (client: Svc) => {
    const recipient = await client.recipients.create({
      name: "Tendai Ncube",
      external_id: "loyalty-20231",
      phone: "0772345678",
      meters: [{ number: "37140030000", label: "Home" }],
      lawful_basis: "consent",
      consent: { at: 1793527200, source: "Till 4, paper form" },
      tags: ["loyalty"],
      metadata: { card: "20231" },
    });
    return recipient;
  },
  async (client: Svc) => {
    const bulk = await client.recipients.createBulk({
      recipients: [{
        name: "Tendai Ncube",
        external_id: "loyalty-20231",
        phone: "0772345678",
      }, {
        name: "Chipo Dube",
        external_id: "loyalty-20232",
        phone: "0242700000",
      }],
      mode: "upsert",
      match: "external_id",
    });
    return bulk;
  },
  async (client: Svc) => {
    const bulk = await client.recipients.createBulk({
      csv: "name,phone,external_id\nTendai Ncube,0772345678,loyalty-20231\n",
      atomic: true,
    });
    return bulk;
  },
  async (client: Svc) => {
    const recipient = await client.recipients.delete("ext:loyalty-20231");
    return recipient;
  },
  async (client: Svc) => {
    const recipient = await client.recipients.get("ext:loyalty-20231");
    return recipient;
  },
  async (client: Svc) => {
    for await (const recipient of client.recipients.list()) console.log(recipient);
    return client;
  },
  async (client: Svc) => {
    const recipient = await client.recipients.restore("ext:loyalty-20231");
    return recipient;
  },
  async (client: Svc) => {
    const recipient = await client.recipients.update("ext:loyalty-20231", {
      phone: "0712345678",
      monthly_cap: { USD: "20.00" },
      tags: ["loyalty", "night-shift"],
    });
    return recipient;
  },
  async (client: Svc) => {
    const referral = await client.referrals.create({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      referrer: "ext:loyalty-20231",
      referee: { external_id: "loyalty-20311", phone: "0772345678" },
    });
    return referral;
  },
  async (client: Svc) => {
    const referral = await client.referrals.create({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      referrer: "ext:loyalty-20231",
      referee: { external_id: "loyalty-20311", phone: "0772345678" },
    });
    return referral;
  },
  async (client: Svc) => {
    const referral = await client.referrals.get("ref_0031JkYRnKTbxTNJFoBinF5a");
    return referral;
  },
  async (client: Svc) => {
    for await (const referral of client.referrals.list()) console.log(referral);
    return client;
  },
  async (client: Svc) => {
    const referral = await client.referrals.qualify("ref_0031JkYRnKTbxTNJFoBinF5a");
    return referral;
  },
  async (client: Svc) => {
    const report = await client.reports.getFailures({ from: "2026-11-01", to: "2026-11-30" });
    return report;
  },
  async (client: Svc) => {
    await (await client.reports.getFailuresCsv({ from: "2026-11-01", to: "2026-11-30" })).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    const report = await client.reports.getPrograms({ from: "2026-11-01", to: "2026-11-30" });
    return report;
  },
  async (client: Svc) => {
    await (await client.reports.getProgramsCsv({ from: "2026-11-01", to: "2026-11-30" })).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    const report = await client.reports.getReconciliation({ date: "2026-11-25" });
    return report;
  },
  async (client: Svc) => {
    await (await client.reports.getReconciliationCsv({ date: "2026-11-25" })).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    const report = await client.reports.getSpend({ from: "2026-11-01", to: "2026-11-30" });
    return report;
  },
  async (client: Svc) => {
    await (await client.reports.getSpendCsv({ from: "2026-11-01", to: "2026-11-30" })).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    const log = await client.requests.get("req_0031JkBXiEtGy4Au5CkWd9Fj");
    return log;
  },
  async (client: Svc) => {
    for await (const line of client.requests.list()) console.log(line);
    return client;
  },
  async (client: Svc) => {
    const review = await client.reviews.approve("rev_0031JkRQ4F5ZR3qa7yEeeby3", { note: "Called the customer; a new phone." });
    return review;
  },
  async (client: Svc) => {
    const review = await client.reviews.get("rev_0031JkRQ4F5ZR3qa7yEeeby3");
    return review;
  },
  async (client: Svc) => {
    for await (const review of client.reviews.list()) console.log(review);
    return client;
  },
  async (client: Svc) => {
    const review = await client.reviews.reject("rev_0031JkRQ4F5ZR3qa7yEeeby3", { note: "Six numbers from one handset." });
    return review;
  },
  async (client: Svc) => {
    const link = await client.rewardLinks.create({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      amount: "1.00",
      label: "Sorry for the wait",
      expires_at: "2026-12-31T23:59:59+02:00",
      bind: "otp",
      phone_hint: "0771234567",
    });
    return link;
  },
  async (client: Svc) => {
    const list = await client.rewardLinks.createMany({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      count: 2,
      amount: "0.50",
      label: "Till slip November",
      choices: ["airtime"],
    });
    return list;
  },
  async (client: Svc) => {
    const link = await client.rewardLinks.get("lnk_0031JkKy9Pf34qY6Nb3wWD25");
    return link;
  },
  async (client: Svc) => {
    for await (const link of client.rewardLinks.list()) console.log(link);
    return client;
  },
  async (client: Svc) => {
    const link = await client.rewardLinks.revoke("lnk_0031JkKy9Pf34qY6Nb3wWD25");
    return link;
  },
  async (client: Svc) => {
    const reward = await client.rewards.create({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-7-resp-20231",
      metadata: { survey: "7" },
    });
    return reward;
  },
  async (client: Svc) => {
    const reward = await client.rewards.create({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-8-resp-20231",
      delivery: "choice",
      link: { label: "Survey 8" },
    });
    return reward;
  },
  async (client: Svc) => {
    const reward = await client.rewards.create({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-7-resp-20231",
      metadata: { survey: "7" },
    });
    return reward;
  },
  async (client: Svc) => {
    const reward = await client.rewards.create({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-7-winner",
      amount: "25.00",
      reason: "Tendai answered every question of the survey.",
    });
    return reward;
  },
  async (client: Svc) => {
    const reward = await client.rewards.get("rwd_0031JkFBmIxKc8Ey9GoAh3Jn");
    return reward;
  },
  async (client: Svc) => {
    for await (const reward of client.rewards.list()) console.log(reward);
    return client;
  },
  async (client: Svc) => {
    const reward = await client.rewards.release("rwd_0031JkFBmIxKc8Ey9GoAh3Jn", { amount: "5.00" });
    return reward;
  },
  async (client: Svc) => {
    const validation = await client.rewards.validate({
      program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
      recipient: "ext:loyalty-20231",
      completion_id: "survey-7-resp-20231",
    });
    return validation;
  },
  async (client: Svc) => {
    const reward = await client.rewards.void("rwd_0031JkFBmIxKc8Ey9GoAh3Jn");
    return reward;
  },
  async (client: Svc) => {
    const sandbox = await client.sandboxes.create({ name: "Mbare Tuck Shops" });
    return sandbox;
  },
  async (client: Svc) => {
    const occurrence = await client.schedules.combineOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24", { into: "2026-12-24" });
    return occurrence;
  },
  async (client: Svc) => {
    const schedule = await client.schedules.create({
      name: "Payday airtime",
      cadence: "payday",
      hour: 8,
      recipients: ["rcp_0031JkDZkGvIa6Cw7EmYf1Hl", { phone: "0712345678", name: "Farai Dube", amount: "15.00" }],
      currency: "USD",
      amount: "10.00",
      sms_message: "{first_name}, your {currency} {amount} airtime from {sender}.",
      on_insufficient: "retry_after_topup",
      metadata: { team: "sales" },
    });
    return schedule;
  },
  async (client: Svc) => {
    const schedule = await client.schedules.create({
      name: "Power for the office",
      cadence: "biweekly",
      hour: 6,
      minute: 30,
      anchor_date: "2026-11-27",
      product: "power-usd",
      amount: "50.00",
      meter: "37140030000",
      token_phone: "0771234567",
    });
    return schedule;
  },
  async (client: Svc) => {
    const schedule = await client.schedules.delete("sch_0031JkIEpLaNf1Hb2JrDk6Mq");
    return schedule;
  },
  async (client: Svc) => {
    const schedule = await client.schedules.get("sch_0031JkIEpLaNf1Hb2JrDk6Mq");
    return schedule;
  },
  async (client: Svc) => {
    const occurrence = await client.schedules.getOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24");
    return occurrence;
  },
  async (client: Svc) => {
    for await (const schedule of client.schedules.list()) console.log(schedule);
    return client;
  },
  async (client: Svc) => {
    for await (const occurrence of client.schedules.listOccurrences("sch_0031JkIEpLaNf1Hb2JrDk6Mq")) console.log(occurrence);
    return client;
  },
  async (client: Svc) => {
    const occurrence = await client.schedules.moveOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24", { to: "2026-12-23" });
    return occurrence;
  },
  async (client: Svc) => {
    const preview = await client.schedules.previewRun("sch_0031JkIEpLaNf1Hb2JrDk6Mq");
    return preview;
  },
  async (client: Svc) => {
    const occurrence = await client.schedules.resetOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24");
    return occurrence;
  },
  async (client: Svc) => {
    const batch = await client.schedules.run("sch_0031JkIEpLaNf1Hb2JrDk6Mq", { again: true });
    return batch;
  },
  async (client: Svc) => {
    const occurrence = await client.schedules.skipOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24");
    return occurrence;
  },
  async (client: Svc) => {
    const schedule = await client.schedules.update("sch_0031JkIEpLaNf1Hb2JrDk6Mq", {
      amount: "12.00",
      metadata: { team: "sales", approved: "Rudo" },
    });
    return schedule;
  },
  async (client: Svc) => {
    const occurrence = await client.schedules.updateOccurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24", {
      amount_override: "20.00",
      note: "With the Christmas bonus",
    });
    return occurrence;
  },
  async (client: Svc) => {
    const search = await client.search.find({ q: "0771234567" });
    return search;
  },
  async (client: Svc) => {
    const send = await client.sends.cancel("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
    return send;
  },
  async (client: Svc) => {
    const send = await client.sends.changeMeter("snd_0031Jk7TeApCu0Wq1YgSz5Bf", { meter: "37140060007" });
    return send;
  },
  async (client: Svc) => {
    const send = await client.sends.create({
      type: "airtime",
      target: "0771234567",
      amount: "5.00",
      currency: "USD",
      client_reference: "till4-000123",
      metadata: { till: "4" },
    });
    return send;
  },
  async (client: Svc) => {
    const send = await client.sends.create({
      product: "airtime-usd",
      target: "+263 77 123 4567",
      amount: "10",
      scheduled_for: "2026-11-26T08:00:00+02:00",
      client_reference: "till4-000124",
    });
    return send;
  },
  async (client: Svc) => {
    const send = await client.sends.create({
      target: "0779876543",
      amount: "25.00",
      currency: "USD",
      client_reference: "agent-2026-11-25-07",
      reason: "Rudo asked for airtime for the driver.",
    });
    return send;
  },
  async (client: Svc) => {
    const send = await client.sends.get("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
    return send;
  },
  async (client: Svc) => {
    const receipt = await client.sends.getReceipt("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
    return receipt;
  },
  async (client: Svc) => {
    await (await client.sends.getReceiptPdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf")).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    for await (const send of client.sends.list()) console.log(send);
    return client;
  },
  async (client: Svc) => {
    for await (const attempt of client.sends.listAttempts("snd_0031Jk7TeApCu0Wq1YgSz5Bf")) console.log(attempt);
    return client;
  },
  async (client: Svc) => {
    const resend = await client.sends.resendToken("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
    return resend;
  },
  async (client: Svc) => {
    const send = await client.sends.retry("snd_0031Jk7TeApCu0Wq1YgSz5Bf");
    return send;
  },
  async (client: Svc) => {
    const validation = await client.sends.validate({
      product: "airtime-usd",
      target: "0771234567",
      amount: "5.00",
    });
    return validation;
  },
  async (client: Svc) => {
    const statement = await client.statements.get({ currency: "USD" });
    return statement;
  },
  async (client: Svc) => {
    await (await client.statements.getCsv({ currency: "USD" })).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    await (await client.statements.getPdf({ currency: "USD" })).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    const status = await client.status.get();
    return status;
  },
  async (client: Svc) => {
    const history = await client.status.getHistory();
    return history;
  },
  async (client: Svc) => {
    const approval = await client.test.approvals.approve("apr_0031JkKGrNcPh3Jd4LtFm8Os");
    return approval;
  },
  async (client: Svc) => {
    const approval = await client.test.approvals.reject("apr_0031JkKGrNcPh3Jd4LtFm8Os");
    return approval;
  },
  async (client: Svc) => {
    const session = await client.test.checkoutSessions.pay("cs_0031JkJFqMbOg2Ic3KsEl7Nr", { outcome: "paid" });
    return session;
  },
  async (client: Svc) => {
    const session = await client.test.checkoutSessions.pay("cs_0031JkJFqMbOg2Ic3KsEl7Nr", { outcome: "failed" });
    return session;
  },
  async (client: Svc) => {
    const session = await client.test.checkoutSessions.review("cs_0031JkJFqMbOg2Ic3KsEl7Nr", { action: "credit", note: "Meter blocked." });
    return session;
  },
  async (client: Svc) => {
    const clock = await client.test.clock.advance({ seconds: 86400 });
    return clock;
  },
  async (client: Svc) => {
    const clock = await client.test.clock.get();
    return clock;
  },
  async (client: Svc) => {
    const credit = await client.test.createCredit({ currency: "USD", amount: "250.00" });
    return credit;
  },
  async (client: Svc) => {
    const event = await client.test.events.trigger({ type: "send.delivered" });
    return event;
  },
  async (client: Svc) => {
    const reset = await client.test.reset();
    return reset;
  },
  async (client: Svc) => {
    const reward = await client.test.rewardLinks.claim("lnk_0031JkKy9Pf34qY6Nb3wWD25", { phone: "0771230000" });
    return reward;
  },
  async (client: Svc) => {
    const send = await client.test.sends.advance("snd_0031Jk7TeApCu0Wq1YgSz5Bf", { to: "delivered" });
    return send;
  },
  async (client: Svc) => {
    const network = await client.test.setNetworkAvailability("econet", { state: "down" });
    return network;
  },
  async (client: Svc) => {
    const availability = await client.test.setZesaAvailability({ state: "down" });
    return availability;
  },
  async (client: Svc) => {
    const link = await client.tokenLinks.get("Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA");
    return link;
  },
  async (client: Svc) => {
    const topup = await client.topups.create({
      method: "card",
      amount: "200.00",
      currency: "USD",
      description: "November, second fill",
    });
    return topup;
  },
  async (client: Svc) => {
    const topup = await client.topups.create({
      method: "bank_transfer",
      amount: "1500.00",
      currency: "USD",
    });
    return topup;
  },
  async (client: Svc) => {
    const topup = await client.topups.get("top_0031Jky8isWydfhl3Tvtnyth");
    return topup;
  },
  async (client: Svc) => {
    for await (const topup of client.topups.list()) console.log(topup);
    return client;
  },
  async (client: Svc) => {
    const delivery = await client.webhookDeliveries.get("whd_0031Jk8qRtZHjQMhuOzE95B9");
    return delivery;
  },
  async (client: Svc) => {
    for await (const delivery of client.webhookDeliveries.list()) console.log(delivery);
    return client;
  },
  async (client: Svc) => {
    const delivery = await client.webhookDeliveries.redeliver("whd_0031Jk8qRtZHjQMhuOzE95B9");
    return delivery;
  },
  async (client: Svc) => {
    const endpoint = await client.webhookEndpoints.create({
      url: "https://shop.tuckshop.example/svc/events",
      enabled_events: ["send.*"],
      description: "The till server",
      metadata: { server: "till-1" },
    });
    return endpoint;
  },
  async (client: Svc) => {
    const endpoint = await client.webhookEndpoints.delete("we_0031JkDnI8lFPPwtV5ASPZHu");
    return endpoint;
  },
  async (client: Svc) => {
    const endpoint = await client.webhookEndpoints.get("we_0031JkDnI8lFPPwtV5ASPZHu");
    return endpoint;
  },
  async (client: Svc) => {
    const replay = await client.webhookEndpoints.getReplay("we_0031JkDnI8lFPPwtV5ASPZHu", "whr_0031JkEgE0VrbBGI09QYNdaK");
    return replay;
  },
  async (client: Svc) => {
    for await (const endpoint of client.webhookEndpoints.list()) console.log(endpoint);
    return client;
  },
  async (client: Svc) => {
    const replay = await client.webhookEndpoints.replay("we_0031JkDnI8lFPPwtV5ASPZHu", { from: "2026-11-25T06:00:00+02:00", types: ["send.*"] });
    return replay;
  },
  async (client: Svc) => {
    const endpoint = await client.webhookEndpoints.rollSecret("we_0031JkDnI8lFPPwtV5ASPZHu", { grace: "24h" });
    return endpoint;
  },
  async (client: Svc) => {
    const delivery = await client.webhookEndpoints.test("we_0031JkDnI8lFPPwtV5ASPZHu", { type: "send.delivered" });
    return delivery;
  },
  async (client: Svc) => {
    const endpoint = await client.webhookEndpoints.update("we_0031JkDnI8lFPPwtV5ASPZHu", {
      enabled_events: ["send.delivered", "send.failed"],
      metadata: { server: null },
    });
    return endpoint;
  },
  async (client: Svc) => {
    const result = await client.workforce.allocate({
      kind: "airtime",
      lines: [{
        amount: "10.00",
        recipient_id: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
      }, { amount: "10.00", phone: "0712345678", name: "Farai Dube" }],
      cost_center_id: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
      title: "November airtime, sales",
      idempotency_key: "payroll-2026-11",
    });
    return result;
  },
  async (client: Svc) => {
    const result = await client.workforce.allocate({
      kind: "power",
      lines: [{
        amount: "20.00",
        recipient_id: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
        meter: "37140030000",
      }],
      title: "Power for the branch manager",
      acknowledge_over_budget: true,
    });
    return result;
  },
  async (client: Svc) => {
    const batch = await client.workforce.batches.cancel("WF-2026-000123");
    return batch;
  },
  async (client: Svc) => {
    const batch = await client.workforce.batches.get("WF-2026-000123");
    return batch;
  },
  async (client: Svc) => {
    await (await client.workforce.batches.getResults("WF-2026-000123")).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    for await (const summary of client.workforce.batches.list()) console.log(summary);
    return client;
  },
  async (client: Svc) => {
    const preview = await client.workforce.batches.previewResend("WF-2026-000123", {
      item_ids: ["bit_0031JkHDoKzMe0Ga1IqCj5Lq"],
      idempotency_key: "payroll-2026-11-again",
    });
    return preview;
  },
  async (client: Svc) => {
    const result = await client.workforce.batches.resend("WF-2026-000123", {
      item_ids: ["bit_0031JkHDoKzMe0Ga1IqCj5Lq"],
      idempotency_key: "payroll-2026-11-again",
    });
    return result;
  },
  async (client: Svc) => {
    const people = await client.workforce.costCenters.changePeople("cc_0031JkLHsOdQi4Ke5MuGn9Pt", {
      add: ["rcp_0031JkDZkGvIa6Cw7EmYf1Hl"],
      new: [{
        name: "Farai Dube",
        phone: "0712345678",
        payroll_id: "EMP-0043",
      }, { name: "Rudo Sibanda", phone: "07123" }],
    });
    return people;
  },
  async (client: Svc) => {
    const department = await client.workforce.costCenters.create({
      name: "Sales, Harare",
      code: "6400-HRE",
      monthly_budget: "200.00",
    });
    return department;
  },
  async (client: Svc) => {
    const people = await client.workforce.costCenters.getPeople("cc_0031JkLHsOdQi4Ke5MuGn9Pt");
    return people;
  },
  async (client: Svc) => {
    const spend = await client.workforce.costCenters.getSpend("cc_0031JkLHsOdQi4Ke5MuGn9Pt");
    return spend;
  },
  async (client: Svc) => {
    const list = await client.workforce.costCenters.list();
    return list;
  },
  async (client: Svc) => {
    const department = await client.workforce.costCenters.update("cc_0031JkLHsOdQi4Ke5MuGn9Pt", { monthly_budget: "300.00" });
    return department;
  },
  async (client: Svc) => {
    const access = await client.workforce.getAccess();
    return access;
  },
  async (client: Svc) => {
    const journal = await client.workforce.getJournal();
    return journal;
  },
  async (client: Svc) => {
    await (await client.workforce.getJournalCsv()).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    for await (const entry of client.workforce.getLedger()) console.log(entry);
    return client;
  },
  async (client: Svc) => {
    await (await client.workforce.getLedgerCsv()).saveTo(".");
    return client;
  },
  async (client: Svc) => {
    const answer = await client.workforce.getLedgerCsvJson();
    return answer;
  },
  async (client: Svc) => {
    const meters = await client.workforce.getMeters();
    return meters;
  },
  async (client: Svc) => {
    const products = await client.workforce.getProducts();
    return products;
  },
  async (client: Svc) => {
    const preview = await client.workforce.previewAllocation({
      kind: "airtime",
      lines: [{
        amount: "10.00",
        recipient_id: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
      }, { amount: "10.00", phone: "0712345678", name: "Farai Dube" }],
      cost_center_id: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
      title: "November airtime, sales",
      idempotency_key: "payroll-2026-11",
    });
    return preview;
  },
  async (client: Svc) => {
    const created = await client.workforce.recipients.create({
      name: "Tariro Moyo",
      phone: "0771234567",
      payroll_id: "EMP-0042",
      cost_center_id: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
      monthly_cap: { USD: "40.00" },
    });
    return created;
  },
  async (client: Svc) => {
    for await (const person of client.workforce.recipients.list()) console.log(person);
    return client;
  },
  async (client: Svc) => {
    const updated = await client.workforce.recipients.update("rcp_0031JkDZkGvIa6Cw7EmYf1Hl", { phone: "0712345678", notes: "New number since November" });
    return updated;
  },
  async (client: Svc) => {
    for await (const schedule of client.workforce.schedules.list()) console.log(schedule);
    return client;
  },
  async (client: Svc) => {
    const result = await client.workforce.schedules.run("sch_0031JkIEpLaNf1Hb2JrDk6Mq", { again: true, idempotency_key: "bonus-2026-11-25" });
    return result;
  },
];
