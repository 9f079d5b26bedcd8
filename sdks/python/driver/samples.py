# Made from the contract by "npm run sdks"; never edit this file.
from svc import Svc


def sample_0(client: Svc) -> None:
    account = client.account.get()


def sample_1(client: Svc) -> None:
    for activity in client.account.list_activity():
        print(activity)


def sample_2(client: Svc) -> None:
    account = client.account.update(
        support_phone="+263771000000",
        statement_descriptor="MBARE TUCK",
        batch_approval_threshold={"USD": "500.00"},
        prevent_duplicates={"enabled": True, "window_seconds": 120},
        payday={"day_of_month": 25},
    )


def sample_3(client: Svc) -> None:
    activity = client.activities.create(
        recipient="ext:loyalty-20231",
        name="visit",
        activity_id="pos-4-000871",
        value="18.40",
        currency="USD",
        metadata={"branch": "mbare"},
    )


def sample_4(client: Svc) -> None:
    activity = client.activities.create(
        recipient="ext:loyalty-20231",
        name="visit",
        activity_id="pos-4-000871",
        value="18.40",
        currency="USD",
        metadata={"branch": "mbare"},
    )


def sample_5(client: Svc) -> None:
    activity = client.activities.get("act_0031JkhB6baeCN6Zj4a3dDVh")


def sample_6(client: Svc) -> None:
    for activity in client.activities.list():
        print(activity)


def sample_7(client: Svc) -> None:
    approval = client.approvals.get("apr_0031JkKGrNcPh3Jd4LtFm8Os")


def sample_8(client: Svc) -> None:
    for approval in client.approvals.list():
        print(approval)


def sample_9(client: Svc) -> None:
    for event in client.audit_log.list():
        print(event)


def sample_10(client: Svc) -> None:
    batch = client.batches.approve("bch_0031JkGCnJyLd9Fz0HpBi4Ko")


def sample_11(client: Svc) -> None:
    batch = client.batches.cancel("bch_0031JkGCnJyLd9Fz0HpBi4Ko")


def sample_12(client: Svc) -> None:
    batch = client.batches.create(
        items=[{"target": "0771234567", "amount": "5.00", "name": "Tariro Moyo", "client_reference": "nov-0001"}, {"target": "0712345678", "amount": "5.00", "name": "Farai Dube", "client_reference": "nov-0002"}],
        title="November airtime",
        sms_message="{first_name}, here is {currency} {amount} airtime from {sender}.",
        currency="USD",
        metadata={"month": "2026-11"},
    )


def sample_13(client: Svc) -> None:
    batch = client.batches.create(
        csv="target;amount\n0771234567;300.00\n0712345678;300.00\n07;5.00\n",
        title="November payroll airtime",
        on_invalid="skip",
        currency="USD",
    )


def sample_14(client: Svc) -> None:
    batch = client.batches.get("bch_0031JkGCnJyLd9Fz0HpBi4Ko")


def sample_15(client: Svc) -> None:
    client.batches.get_results("bch_0031JkGCnJyLd9Fz0HpBi4Ko").save_to(".")


def sample_16(client: Svc) -> None:
    for batch in client.batches.list():
        print(batch)


def sample_17(client: Svc) -> None:
    for item in client.batches.list_items("bch_0031JkGCnJyLd9Fz0HpBi4Ko"):
        print(item)


def sample_18(client: Svc) -> None:
    preview = client.batches.preview(
        items=[{"target": "0771234567", "amount": "5.00", "name": "Tariro Moyo", "client_reference": "nov-0001"}, {"target": "0712345678", "amount": "5.00", "name": "Farai Dube", "client_reference": "nov-0002"}],
        title="November airtime",
        sms_message="{first_name}, here is {currency} {amount} airtime from {sender}.",
        currency="USD",
        metadata={"month": "2026-11"},
    )


def sample_19(client: Svc) -> None:
    preview = client.batches.preview(
        items=[{"target": "077123", "amount": "5.00"}],
        currency="USD",
    )


def sample_20(client: Svc) -> None:
    batch = client.batches.retry_failed("bch_0031JkGCnJyLd9Fz0HpBi4Ko", reserve_credit=True)


def sample_21(client: Svc) -> None:
    target = client.blocklist.create(
        target="0779876543",
        reason="Claimed rewards with twelve names",
    )


def sample_22(client: Svc) -> None:
    target = client.blocklist.delete("blk_0031JkabP3E2Zs8IQ9Y7aJZq")


def sample_23(client: Svc) -> None:
    target = client.blocklist.get("blk_0031JkabP3E2Zs8IQ9Y7aJZq")


def sample_24(client: Svc) -> None:
    for target in client.blocklist.list():
        print(target)


def sample_25(client: Svc) -> None:
    checkin = client.checkins.create(
        link="Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
        lat=-17.8571,
        lng=31.0402,
        phone="0771234567",
        accuracy_m=12,
    )


def sample_26(client: Svc) -> None:
    for checkin in client.checkins.list():
        print(checkin)


def sample_27(client: Svc) -> None:
    session = client.checkout_sessions.change_meter("cs_0031JkJFqMbOg2Ic3KsEl7Nr", meter="37140010002")


def sample_28(client: Svc) -> None:
    session = client.checkout_sessions.create(
        target="0771234567",
        amount="5.00",
        currency="USD",
        success_url="https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
        cancel_url="https://shop.tuckshop.example/basket",
        client_reference="order-5512",
    )


def sample_29(client: Svc) -> None:
    session = client.checkout_sessions.create(
        target="0771234567",
        amount="5.00",
        currency="USD",
        success_url="https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
        cancel_url="https://shop.tuckshop.example/basket",
        client_reference="order-5512",
    )


def sample_30(client: Svc) -> None:
    session = client.checkout_sessions.expire("cs_0031JkJFqMbOg2Ic3KsEl7Nr")


def sample_31(client: Svc) -> None:
    session = client.checkout_sessions.get("cs_0031JkJFqMbOg2Ic3KsEl7Nr")


def sample_32(client: Svc) -> None:
    for session in client.checkout_sessions.list():
        print(session)


def sample_33(client: Svc) -> None:
    claim = client.claims.create(
        "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
        phone="0771234567",
        choice="airtime",
        code="481516",
    )


def sample_34(client: Svc) -> None:
    claim = client.claims.create(
        "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
        phone="0771234567",
        choice="airtime",
        code="481516",
    )


def sample_35(client: Svc) -> None:
    claim = client.claims.get("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H")


def sample_36(client: Svc) -> None:
    code = client.claims.send_code("Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", phone="0771234567")


def sample_37(client: Svc) -> None:
    center = client.cost_centers.create(
        name="Harare drivers",
        gl_code="6400-HRE",
        monthly_budget="250.00",
        currency="USD",
    )


def sample_38(client: Svc) -> None:
    center = client.cost_centers.get("cc_0031JkLHsOdQi4Ke5MuGn9Pt")


def sample_39(client: Svc) -> None:
    for center in client.cost_centers.list():
        print(center)


def sample_40(client: Svc) -> None:
    center = client.cost_centers.update("cc_0031JkLHsOdQi4Ke5MuGn9Pt", monthly_budget="300.00")


def sample_41(client: Svc) -> None:
    credit = client.credit.get()


def sample_42(client: Svc) -> None:
    alerts = client.credit.get_alerts()


def sample_43(client: Svc) -> None:
    reservation = client.credit.get_reservation("rsv_0031JkRNyUjWo0Qk1SaMt5Vz")


def sample_44(client: Svc) -> None:
    transaction = client.credit.get_transaction("txn_0031Jk9VgCrEw2Ys3AiUb7Dh")


def sample_45(client: Svc) -> None:
    for reservation in client.credit.list_reservations():
        print(reservation)


def sample_46(client: Svc) -> None:
    for transaction in client.credit.list_transactions():
        print(transaction)


def sample_47(client: Svc) -> None:
    alerts = client.credit.update_alerts(low_balance={"USD": "50.00"})


def sample_48(client: Svc) -> None:
    application = client.dealer.create_application(
        legal_name="Mbare Tuck Shops (Private) Limited",
        trading_name="Mbare Tuck Shops",
        registration_number="2145/2019",
        incorporated_on="2019-03-04",
        business_type="company",
        tax_number="2000123456",
        physical_address={"line1": "14 Chaminuka Street", "city": "Harare", "province": "Harare"},
        contact={"name": "Rudo Moyo", "role": "Director", "email": "rudo@tuckshop.example", "phone": "0771000001"},
        expected_monthly_volume={"USD": "12000.00", "ZWG": "90000.00"},
        networks=["econet", "netone", "power"],
        channels=["pos", "agents"],
    )


def sample_49(client: Svc) -> None:
    application = client.dealer.get_application()


def sample_50(client: Svc) -> None:
    application = client.dealer.submit_application()


def sample_51(client: Svc) -> None:
    application = client.dealer.update_application(
        directors=[{"full_name": "Rudo Moyo", "national_id": "63-123456 A 42", "date_of_birth": "1984-05-17", "nationality": "ZW", "address": "3 Lomagundi Road, Harare", "is_pep": False, "shareholding_percent": "60.00"}],
        documents={"bank_letter": "doc_0031JklLlGUriAX1DyyXN9iY"},
        declarations={"accurate": True, "authorised": True},
    )


def sample_52(client: Svc) -> None:
    dispute = client.disputes.create(
        send="snd_0031Jk7TeApCu0Wq1YgSz5Bf",
        reason="not_delivered",
        evidence={"text": "The customer shows a balance without it, one hour later.", "customer_phone": "0771234567"},
    )


def sample_53(client: Svc) -> None:
    dispute = client.disputes.get("dsp_0031JkbpT4r5yHUig43kiJfa")


def sample_54(client: Svc) -> None:
    for dispute in client.disputes.list():
        print(dispute)


def sample_55(client: Svc) -> None:
    document = client.documents.get("doc_0031JklLlGUriAX1DyyXN9iY")


def sample_56(client: Svc) -> None:
    for document in client.documents.list():
        print(document)


def sample_57(client: Svc) -> None:
    for entry in client.error_codes.list():
        print(entry)


def sample_58(client: Svc) -> None:
    event = client.events.get("evt_0031JkAWhDsFx3Zt4BjVc8Ei")


def sample_59(client: Svc) -> None:
    for event in client.events.list():
        print(event)


def sample_60(client: Svc) -> None:
    answer = client.exports.create(
        kind="sends",
        from_="2026-10-01T00:00:00+02:00",
        to="2026-11-01T00:00:00+02:00",
        filters={"status": "delivered", "metadata[till]": "4"},
        format="csv",
        columns=["id", "created", "target", "amount", "currency", "metadata.till"],
    )


def sample_61(client: Svc) -> None:
    answer = client.exports.create(kind="events", from_=1793484000, format="json")


def sample_62(client: Svc) -> None:
    answer = client.exports.get("exp_0031Jkc360a9Y6yNd14tDdO9")


def sample_63(client: Svc) -> None:
    for answer in client.exports.list():
        print(answer)


def sample_64(client: Svc) -> None:
    member = client.family.create(
        name="Nyasha",
        phone="0771234567",
        relation="child",
        allowance={"currency": "USD", "amount": "2.00", "cadence": "weekly", "day": 5},
    )


def sample_65(client: Svc) -> None:
    member = client.family.delete("fam_0031Jkw1mXJft5isGXNwAMnE")


def sample_66(client: Svc) -> None:
    member = client.family.get_member("fam_0031Jkw1mXJft5isGXNwAMnE")


def sample_67(client: Svc) -> None:
    for member in client.family.list():
        print(member)


def sample_68(client: Svc) -> None:
    send = client.family.send_to(
        "fam_0031Jkw1mXJft5isGXNwAMnE",
        type="airtime",
        amount="5.00",
        currency="USD",
    )


def sample_69(client: Svc) -> None:
    member = client.family.update("fam_0031Jkw1mXJft5isGXNwAMnE", paused=True)


def sample_70(client: Svc) -> None:
    group = client.groups.create(
        name="Drivers of Harare",
        filter={"cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt", "tag": "driver"},
    )


def sample_71(client: Svc) -> None:
    group = client.groups.create(name="Night shift", description="Data every Friday")


def sample_72(client: Svc) -> None:
    group = client.groups.delete("grp_0031JkpZPPPP6UeP3C4DSA7L")


def sample_73(client: Svc) -> None:
    group = client.groups.get("grp_0031JkpZPPPP6UeP3C4DSA7L")


def sample_74(client: Svc) -> None:
    for group in client.groups.list():
        print(group)


def sample_75(client: Svc) -> None:
    for recipient in client.groups.list_members("grp_0031JkpZPPPP6UeP3C4DSA7L"):
        print(recipient)


def sample_76(client: Svc) -> None:
    group = client.groups.update("grp_0031JkpZPPPP6UeP3C4DSA7L", name="Night shift, Mbare")


def sample_77(client: Svc) -> None:
    group = client.groups.update_members(
        "grp_0031JkpZPPPP6UeP3C4DSA7L",
        add=["ext:loyalty-20231", "rcp_0031JkDZkGvIa6Cw7EmYf1Hm"],
        remove=["rcp_0031JkDZkGvIa6Cw7EmYf1Hn"],
    )


def sample_78(client: Svc) -> None:
    health = client.health.get()


def sample_79(client: Svc) -> None:
    invite = client.invites.delete("inv_0031JkhqSIjOugM1yTMAd7V3")


def sample_80(client: Svc) -> None:
    invite = client.invites.get("inv_0031JkhqSIjOugM1yTMAd7V3")


def sample_81(client: Svc) -> None:
    for invite in client.invites.list():
        print(invite)


def sample_82(client: Svc) -> None:
    key = client.keys.create(
        kind="rk",
        label="Till 4, Mbare",
        scopes=["catalog:read", "lookups:read", "sends:read", "sends:write", "tokens:read"],
        allowed_ips=["196.27.96.0/24"],
        spend_caps={"USD": {"per_send": "20.00", "daily": "500.00"}},
        metadata={"till": "4"},
    )


def sample_83(client: Svc) -> None:
    key = client.keys.delete("key_0031Jk5RcYnAs8Uo9WeQx3Zd")


def sample_84(client: Svc) -> None:
    key = client.keys.get("key_0031Jk5RcYnAs8Uo9WeQx3Zd")


def sample_85(client: Svc) -> None:
    for key in client.keys.list():
        print(key)


def sample_86(client: Svc) -> None:
    key = client.keys.roll("key_0031Jk5RcYnAs8Uo9WeQx3Zd", grace_period="24h")


def sample_87(client: Svc) -> None:
    key = client.keys.update(
        "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
        label="Till 4, Mbare market",
        spend_caps={"USD": {"daily": "300.00"}},
        expires_at=None,
        metadata={"till": "4", "cashier": None},
    )


def sample_88(client: Svc) -> None:
    lookup = client.lookups.phone(phone="077 123 4567")


def sample_89(client: Svc) -> None:
    member = client.members.delete("mem_0031Jk6SdZoBt9Vp0XfRy4Ae")


def sample_90(client: Svc) -> None:
    member = client.members.get("mem_0031Jk6SdZoBt9Vp0XfRy4Ae")


def sample_91(client: Svc) -> None:
    invite = client.members.invite(
        phone="0771000001",
        email="rudo@tuckshop.example",
        role="developer",
    )


def sample_92(client: Svc) -> None:
    for member in client.members.list():
        print(member)


def sample_93(client: Svc) -> None:
    member = client.members.update("mem_0031Jk6SdZoBt9Vp0XfRy4Ae", role="admin")


def sample_94(client: Svc) -> None:
    meter = client.meters.get("37140030000")


def sample_95(client: Svc) -> None:
    for network in client.networks.list():
        print(network)


def sample_96(client: Svc) -> None:
    overview = client.overview.get()


def sample_97(client: Svc) -> None:
    quote = client.power.get_quote(currency="USD", amount="10.00")


def sample_98(client: Svc) -> None:
    rate = client.power.get_rate(currency="USD")


def sample_99(client: Svc) -> None:
    series = client.power.get_series(currency="USD")


def sample_100(client: Svc) -> None:
    for observation in client.power.list_observations(currency="USD"):
        print(observation)


def sample_101(client: Svc) -> None:
    product = client.products.get("airtime-usd")


def sample_102(client: Svc) -> None:
    for product in client.products.list():
        print(product)


def sample_103(client: Svc) -> None:
    for bundle in client.products.list_bundles("airtime-usd"):
        print(bundle)


def sample_104(client: Svc) -> None:
    program = client.programs.activate("prg_0031JkEAlHwJb7Dx8FnZg2Im")


def sample_105(client: Svc) -> None:
    program = client.programs.close("prg_0031JkEAlHwJb7Dx8FnZg2Im")


def sample_106(client: Svc) -> None:
    program = client.programs.create(
        name="Customer survey",
        currency="USD",
        default_amount="1.00",
        budget="500.00",
        funding="reserve",
        choices=["airtime", "data"],
        per_recipient={"lifetime": {"count": 1}},
    )


def sample_107(client: Svc) -> None:
    reward = client.programs.create_completion(
        "prg_0031JkEAlHwJb7Dx8FnZg2Im",
        completion_id="survey-7-resp-20231",
        phone="0771234567",
        metadata={"survey": "7"},
    )


def sample_108(client: Svc) -> None:
    program = client.programs.defund("prg_0031JkEAlHwJb7Dx8FnZg2Im", amount="100.00")


def sample_109(client: Svc) -> None:
    program = client.programs.delete("prg_0031JkEAlHwJb7Dx8FnZg2Im")


def sample_110(client: Svc) -> None:
    program = client.programs.fund("prg_0031JkEAlHwJb7Dx8FnZg2Im", amount="250.00")


def sample_111(client: Svc) -> None:
    program = client.programs.get("prg_0031JkEAlHwJb7Dx8FnZg2Im")


def sample_112(client: Svc) -> None:
    for program in client.programs.list():
        print(program)


def sample_113(client: Svc) -> None:
    for rule in client.programs.list_rules("prg_0031JkEAlHwJb7Dx8FnZg2Im"):
        print(rule)


def sample_114(client: Svc) -> None:
    program = client.programs.pause("prg_0031JkEAlHwJb7Dx8FnZg2Im")


def sample_115(client: Svc) -> None:
    program = client.programs.resume("prg_0031JkEAlHwJb7Dx8FnZg2Im")


def sample_116(client: Svc) -> None:
    program = client.programs.roll_secret("prg_0031JkEAlHwJb7Dx8FnZg2Im")


def sample_117(client: Svc) -> None:
    list = client.programs.set_rules(
        "prg_0031JkEAlHwJb7Dx8FnZg2Im",
        rules=[{"name": "Fifth visit in a month", "kind": "threshold", "on": "activity", "activity_name": "visit", "when": {"all": [{"field": "metadata.branch", "op": "eq", "value": "mbare"}]}, "count": {"times": 5, "within": "30d"}, "give": {"amount": "1.00", "type": "airtime"}}],
    )


def sample_118(client: Svc) -> None:
    program = client.programs.update(
        "prg_0031JkEAlHwJb7Dx8FnZg2Im",
        default_amount="2.00",
        hold={"mode": "review", "amount_over": "10.00"},
    )


def sample_119(client: Svc) -> None:
    quote = client.quotes.create(target="37140030000", amount="10.00", currency="USD")


def sample_120(client: Svc) -> None:
    quote = client.quotes.create(target="0771234567", product="airtime-usd", amount="5.00")


def sample_121(client: Svc) -> None:
    quote = client.quotes.get("quo_0031JkCYjFuHz5Bv6DlXe0Gk")


def sample_122(client: Svc) -> None:
    recipient = client.recipients.create(
        name="Tendai Ncube",
        external_id="loyalty-20231",
        phone="0772345678",
        meters=[{"number": "37140030000", "label": "Home"}],
        lawful_basis="consent",
        consent={"at": 1793527200, "source": "Till 4, paper form"},
        tags=["loyalty"],
        metadata={"card": "20231"},
    )


def sample_123(client: Svc) -> None:
    bulk = client.recipients.create_bulk(
        recipients=[{"name": "Tendai Ncube", "external_id": "loyalty-20231", "phone": "0772345678"}, {"name": "Chipo Dube", "external_id": "loyalty-20232", "phone": "0242700000"}],
        mode="upsert",
        match="external_id",
    )


def sample_124(client: Svc) -> None:
    bulk = client.recipients.create_bulk(
        csv="name,phone,external_id\nTendai Ncube,0772345678,loyalty-20231\n",
        atomic=True,
    )


def sample_125(client: Svc) -> None:
    recipient = client.recipients.delete("ext:loyalty-20231")


def sample_126(client: Svc) -> None:
    recipient = client.recipients.get("ext:loyalty-20231")


def sample_127(client: Svc) -> None:
    for recipient in client.recipients.list():
        print(recipient)


def sample_128(client: Svc) -> None:
    recipient = client.recipients.restore("ext:loyalty-20231")


def sample_129(client: Svc) -> None:
    recipient = client.recipients.update(
        "ext:loyalty-20231",
        phone="0712345678",
        monthly_cap={"USD": "20.00"},
        tags=["loyalty", "night-shift"],
    )


def sample_130(client: Svc) -> None:
    referral = client.referrals.create(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        referrer="ext:loyalty-20231",
        referee={"external_id": "loyalty-20311", "phone": "0772345678"},
    )


def sample_131(client: Svc) -> None:
    referral = client.referrals.create(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        referrer="ext:loyalty-20231",
        referee={"external_id": "loyalty-20311", "phone": "0772345678"},
    )


def sample_132(client: Svc) -> None:
    referral = client.referrals.get("ref_0031JkYRnKTbxTNJFoBinF5a")


def sample_133(client: Svc) -> None:
    for referral in client.referrals.list():
        print(referral)


def sample_134(client: Svc) -> None:
    referral = client.referrals.qualify("ref_0031JkYRnKTbxTNJFoBinF5a")


def sample_135(client: Svc) -> None:
    report = client.reports.get_failures(from_="2026-11-01", to="2026-11-30")


def sample_136(client: Svc) -> None:
    client.reports.get_failures_csv(from_="2026-11-01", to="2026-11-30").save_to(".")


def sample_137(client: Svc) -> None:
    report = client.reports.get_programs(from_="2026-11-01", to="2026-11-30")


def sample_138(client: Svc) -> None:
    client.reports.get_programs_csv(from_="2026-11-01", to="2026-11-30").save_to(".")


def sample_139(client: Svc) -> None:
    report = client.reports.get_reconciliation(date="2026-11-25")


def sample_140(client: Svc) -> None:
    client.reports.get_reconciliation_csv(date="2026-11-25").save_to(".")


def sample_141(client: Svc) -> None:
    report = client.reports.get_spend(from_="2026-11-01", to="2026-11-30")


def sample_142(client: Svc) -> None:
    client.reports.get_spend_csv(from_="2026-11-01", to="2026-11-30").save_to(".")


def sample_143(client: Svc) -> None:
    log = client.requests.get("req_0031JkBXiEtGy4Au5CkWd9Fj")


def sample_144(client: Svc) -> None:
    for line in client.requests.list():
        print(line)


def sample_145(client: Svc) -> None:
    review = client.reviews.approve(
        "rev_0031JkRQ4F5ZR3qa7yEeeby3",
        note="Called the customer; a new phone.",
    )


def sample_146(client: Svc) -> None:
    review = client.reviews.get("rev_0031JkRQ4F5ZR3qa7yEeeby3")


def sample_147(client: Svc) -> None:
    for review in client.reviews.list():
        print(review)


def sample_148(client: Svc) -> None:
    review = client.reviews.reject(
        "rev_0031JkRQ4F5ZR3qa7yEeeby3",
        note="Six numbers from one handset.",
    )


def sample_149(client: Svc) -> None:
    link = client.reward_links.create(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        amount="1.00",
        label="Sorry for the wait",
        expires_at="2026-12-31T23:59:59+02:00",
        bind="otp",
        phone_hint="0771234567",
    )


def sample_150(client: Svc) -> None:
    list = client.reward_links.create_many(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        count=2,
        amount="0.50",
        label="Till slip November",
        choices=["airtime"],
    )


def sample_151(client: Svc) -> None:
    link = client.reward_links.get("lnk_0031JkKy9Pf34qY6Nb3wWD25")


def sample_152(client: Svc) -> None:
    for link in client.reward_links.list():
        print(link)


def sample_153(client: Svc) -> None:
    link = client.reward_links.revoke("lnk_0031JkKy9Pf34qY6Nb3wWD25")


def sample_154(client: Svc) -> None:
    reward = client.rewards.create(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        recipient="ext:loyalty-20231",
        completion_id="survey-7-resp-20231",
        metadata={"survey": "7"},
    )


def sample_155(client: Svc) -> None:
    reward = client.rewards.create(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        recipient="ext:loyalty-20231",
        completion_id="survey-8-resp-20231",
        delivery="choice",
        link={"label": "Survey 8"},
    )


def sample_156(client: Svc) -> None:
    reward = client.rewards.create(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        recipient="ext:loyalty-20231",
        completion_id="survey-7-resp-20231",
        metadata={"survey": "7"},
    )


def sample_157(client: Svc) -> None:
    reward = client.rewards.create(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        recipient="ext:loyalty-20231",
        completion_id="survey-7-winner",
        amount="25.00",
        reason="Tendai answered every question of the survey.",
    )


def sample_158(client: Svc) -> None:
    reward = client.rewards.get("rwd_0031JkFBmIxKc8Ey9GoAh3Jn")


def sample_159(client: Svc) -> None:
    for reward in client.rewards.list():
        print(reward)


def sample_160(client: Svc) -> None:
    reward = client.rewards.release("rwd_0031JkFBmIxKc8Ey9GoAh3Jn", amount="5.00")


def sample_161(client: Svc) -> None:
    validation = client.rewards.validate(
        program="prg_0031JkEAlHwJb7Dx8FnZg2Im",
        recipient="ext:loyalty-20231",
        completion_id="survey-7-resp-20231",
    )


def sample_162(client: Svc) -> None:
    reward = client.rewards.void("rwd_0031JkFBmIxKc8Ey9GoAh3Jn")


def sample_163(client: Svc) -> None:
    sandbox = client.sandboxes.create(name="Mbare Tuck Shops")


def sample_164(client: Svc) -> None:
    occurrence = client.schedules.combine_occurrence(
        "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
        "2026-11-24",
        into="2026-12-24",
    )


def sample_165(client: Svc) -> None:
    schedule = client.schedules.create(
        name="Payday airtime",
        cadence="payday",
        hour=8,
        recipients=["rcp_0031JkDZkGvIa6Cw7EmYf1Hl", {"phone": "0712345678", "name": "Farai Dube", "amount": "15.00"}],
        currency="USD",
        amount="10.00",
        sms_message="{first_name}, your {currency} {amount} airtime from {sender}.",
        on_insufficient="retry_after_topup",
        metadata={"team": "sales"},
    )


def sample_166(client: Svc) -> None:
    schedule = client.schedules.create(
        name="Power for the office",
        cadence="biweekly",
        hour=6,
        minute=30,
        anchor_date="2026-11-27",
        product="power-usd",
        amount="50.00",
        meter="37140030000",
        token_phone="0771234567",
    )


def sample_167(client: Svc) -> None:
    schedule = client.schedules.delete("sch_0031JkIEpLaNf1Hb2JrDk6Mq")


def sample_168(client: Svc) -> None:
    schedule = client.schedules.get("sch_0031JkIEpLaNf1Hb2JrDk6Mq")


def sample_169(client: Svc) -> None:
    occurrence = client.schedules.get_occurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")


def sample_170(client: Svc) -> None:
    for schedule in client.schedules.list():
        print(schedule)


def sample_171(client: Svc) -> None:
    for occurrence in client.schedules.list_occurrences("sch_0031JkIEpLaNf1Hb2JrDk6Mq"):
        print(occurrence)


def sample_172(client: Svc) -> None:
    occurrence = client.schedules.move_occurrence(
        "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
        "2026-11-24",
        to="2026-12-23",
    )


def sample_173(client: Svc) -> None:
    preview = client.schedules.preview_run("sch_0031JkIEpLaNf1Hb2JrDk6Mq")


def sample_174(client: Svc) -> None:
    occurrence = client.schedules.reset_occurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")


def sample_175(client: Svc) -> None:
    batch = client.schedules.run("sch_0031JkIEpLaNf1Hb2JrDk6Mq", again=True)


def sample_176(client: Svc) -> None:
    occurrence = client.schedules.skip_occurrence("sch_0031JkIEpLaNf1Hb2JrDk6Mq", "2026-11-24")


def sample_177(client: Svc) -> None:
    schedule = client.schedules.update(
        "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
        amount="12.00",
        metadata={"team": "sales", "approved": "Rudo"},
    )


def sample_178(client: Svc) -> None:
    occurrence = client.schedules.update_occurrence(
        "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
        "2026-11-24",
        amount_override="20.00",
        note="With the Christmas bonus",
    )


def sample_179(client: Svc) -> None:
    search = client.search.find(q="0771234567")


def sample_180(client: Svc) -> None:
    send = client.sends.cancel("snd_0031Jk7TeApCu0Wq1YgSz5Bf")


def sample_181(client: Svc) -> None:
    send = client.sends.change_meter("snd_0031Jk7TeApCu0Wq1YgSz5Bf", meter="37140060007")


def sample_182(client: Svc) -> None:
    send = client.sends.create(
        type="airtime",
        target="0771234567",
        amount="5.00",
        currency="USD",
        client_reference="till4-000123",
        metadata={"till": "4"},
    )


def sample_183(client: Svc) -> None:
    send = client.sends.create(
        product="airtime-usd",
        target="+263 77 123 4567",
        amount="10",
        scheduled_for="2026-11-26T08:00:00+02:00",
        client_reference="till4-000124",
    )


def sample_184(client: Svc) -> None:
    send = client.sends.create(
        target="0779876543",
        amount="25.00",
        currency="USD",
        client_reference="agent-2026-11-25-07",
        reason="Rudo asked for airtime for the driver.",
    )


def sample_185(client: Svc) -> None:
    send = client.sends.get("snd_0031Jk7TeApCu0Wq1YgSz5Bf")


def sample_186(client: Svc) -> None:
    receipt = client.sends.get_receipt("snd_0031Jk7TeApCu0Wq1YgSz5Bf")


def sample_187(client: Svc) -> None:
    client.sends.get_receipt_pdf("snd_0031Jk7TeApCu0Wq1YgSz5Bf").save_to(".")


def sample_188(client: Svc) -> None:
    for send in client.sends.list():
        print(send)


def sample_189(client: Svc) -> None:
    for attempt in client.sends.list_attempts("snd_0031Jk7TeApCu0Wq1YgSz5Bf"):
        print(attempt)


def sample_190(client: Svc) -> None:
    resend = client.sends.resend_token("snd_0031Jk7TeApCu0Wq1YgSz5Bf")


def sample_191(client: Svc) -> None:
    send = client.sends.retry("snd_0031Jk7TeApCu0Wq1YgSz5Bf")


def sample_192(client: Svc) -> None:
    validation = client.sends.validate(product="airtime-usd", target="0771234567", amount="5.00")


def sample_193(client: Svc) -> None:
    statement = client.statements.get(currency="USD")


def sample_194(client: Svc) -> None:
    client.statements.get_csv(currency="USD").save_to(".")


def sample_195(client: Svc) -> None:
    client.statements.get_pdf(currency="USD").save_to(".")


def sample_196(client: Svc) -> None:
    status = client.status.get()


def sample_197(client: Svc) -> None:
    history = client.status.get_history()


def sample_198(client: Svc) -> None:
    approval = client.test.approvals.approve("apr_0031JkKGrNcPh3Jd4LtFm8Os")


def sample_199(client: Svc) -> None:
    approval = client.test.approvals.reject("apr_0031JkKGrNcPh3Jd4LtFm8Os")


def sample_200(client: Svc) -> None:
    session = client.test.checkout_sessions.pay("cs_0031JkJFqMbOg2Ic3KsEl7Nr", outcome="paid")


def sample_201(client: Svc) -> None:
    session = client.test.checkout_sessions.pay("cs_0031JkJFqMbOg2Ic3KsEl7Nr", outcome="failed")


def sample_202(client: Svc) -> None:
    session = client.test.checkout_sessions.review(
        "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
        action="credit",
        note="Meter blocked.",
    )


def sample_203(client: Svc) -> None:
    clock = client.test.clock.advance(seconds=86400)


def sample_204(client: Svc) -> None:
    clock = client.test.clock.get()


def sample_205(client: Svc) -> None:
    credit = client.test.create_credit(currency="USD", amount="250.00")


def sample_206(client: Svc) -> None:
    event = client.test.events.trigger(type="send.delivered")


def sample_207(client: Svc) -> None:
    reset = client.test.reset()


def sample_208(client: Svc) -> None:
    reward = client.test.reward_links.claim("lnk_0031JkKy9Pf34qY6Nb3wWD25", phone="0771230000")


def sample_209(client: Svc) -> None:
    send = client.test.sends.advance("snd_0031Jk7TeApCu0Wq1YgSz5Bf", to="delivered")


def sample_210(client: Svc) -> None:
    network = client.test.set_network_availability("econet", state="down")


def sample_211(client: Svc) -> None:
    availability = client.test.set_zesa_availability(state="down")


def sample_212(client: Svc) -> None:
    link = client.token_links.get("Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA")


def sample_213(client: Svc) -> None:
    topup = client.topups.create(
        method="card",
        amount="200.00",
        currency="USD",
        description="November, second fill",
    )


def sample_214(client: Svc) -> None:
    topup = client.topups.create(method="bank_transfer", amount="1500.00", currency="USD")


def sample_215(client: Svc) -> None:
    topup = client.topups.get("top_0031Jky8isWydfhl3Tvtnyth")


def sample_216(client: Svc) -> None:
    for topup in client.topups.list():
        print(topup)


def sample_217(client: Svc) -> None:
    delivery = client.webhook_deliveries.get("whd_0031Jk8qRtZHjQMhuOzE95B9")


def sample_218(client: Svc) -> None:
    for delivery in client.webhook_deliveries.list():
        print(delivery)


def sample_219(client: Svc) -> None:
    delivery = client.webhook_deliveries.redeliver("whd_0031Jk8qRtZHjQMhuOzE95B9")


def sample_220(client: Svc) -> None:
    endpoint = client.webhook_endpoints.create(
        url="https://shop.tuckshop.example/svc/events",
        enabled_events=["send.*"],
        description="The till server",
        metadata={"server": "till-1"},
    )


def sample_221(client: Svc) -> None:
    endpoint = client.webhook_endpoints.delete("we_0031JkDnI8lFPPwtV5ASPZHu")


def sample_222(client: Svc) -> None:
    endpoint = client.webhook_endpoints.get("we_0031JkDnI8lFPPwtV5ASPZHu")


def sample_223(client: Svc) -> None:
    replay = client.webhook_endpoints.get_replay(
        "we_0031JkDnI8lFPPwtV5ASPZHu",
        "whr_0031JkEgE0VrbBGI09QYNdaK",
    )


def sample_224(client: Svc) -> None:
    for endpoint in client.webhook_endpoints.list():
        print(endpoint)


def sample_225(client: Svc) -> None:
    replay = client.webhook_endpoints.replay(
        "we_0031JkDnI8lFPPwtV5ASPZHu",
        from_="2026-11-25T06:00:00+02:00",
        types=["send.*"],
    )


def sample_226(client: Svc) -> None:
    endpoint = client.webhook_endpoints.roll_secret("we_0031JkDnI8lFPPwtV5ASPZHu", grace="24h")


def sample_227(client: Svc) -> None:
    delivery = client.webhook_endpoints.test("we_0031JkDnI8lFPPwtV5ASPZHu", type="send.delivered")


def sample_228(client: Svc) -> None:
    endpoint = client.webhook_endpoints.update(
        "we_0031JkDnI8lFPPwtV5ASPZHu",
        enabled_events=["send.delivered", "send.failed"],
        metadata={"server": None},
    )


def sample_229(client: Svc) -> None:
    result = client.workforce.allocate(
        kind="airtime",
        lines=[{"amount": "10.00", "recipient_id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl"}, {"amount": "10.00", "phone": "0712345678", "name": "Farai Dube"}],
        cost_center_id="cc_0031JkLHsOdQi4Ke5MuGn9Pt",
        title="November airtime, sales",
        idempotency_key="payroll-2026-11",
    )


def sample_230(client: Svc) -> None:
    result = client.workforce.allocate(
        kind="power",
        lines=[{"amount": "20.00", "recipient_id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl", "meter": "37140030000"}],
        title="Power for the branch manager",
        acknowledge_over_budget=True,
    )


def sample_231(client: Svc) -> None:
    batch = client.workforce.batches.cancel("WF-2026-000123")


def sample_232(client: Svc) -> None:
    batch = client.workforce.batches.get("WF-2026-000123")


def sample_233(client: Svc) -> None:
    client.workforce.batches.get_results("WF-2026-000123").save_to(".")


def sample_234(client: Svc) -> None:
    for summary in client.workforce.batches.list():
        print(summary)


def sample_235(client: Svc) -> None:
    preview = client.workforce.batches.preview_resend(
        "WF-2026-000123",
        item_ids=["bit_0031JkHDoKzMe0Ga1IqCj5Lq"],
        idempotency_key="payroll-2026-11-again",
    )


def sample_236(client: Svc) -> None:
    result = client.workforce.batches.resend(
        "WF-2026-000123",
        item_ids=["bit_0031JkHDoKzMe0Ga1IqCj5Lq"],
        idempotency_key="payroll-2026-11-again",
    )


def sample_237(client: Svc) -> None:
    people = client.workforce.cost_centers.change_people(
        "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
        add=["rcp_0031JkDZkGvIa6Cw7EmYf1Hl"],
        new=[{"name": "Farai Dube", "phone": "0712345678", "payroll_id": "EMP-0043"}, {"name": "Rudo Sibanda", "phone": "07123"}],
    )


def sample_238(client: Svc) -> None:
    department = client.workforce.cost_centers.create(
        name="Sales, Harare",
        code="6400-HRE",
        monthly_budget="200.00",
    )


def sample_239(client: Svc) -> None:
    people = client.workforce.cost_centers.get_people("cc_0031JkLHsOdQi4Ke5MuGn9Pt")


def sample_240(client: Svc) -> None:
    spend = client.workforce.cost_centers.get_spend("cc_0031JkLHsOdQi4Ke5MuGn9Pt")


def sample_241(client: Svc) -> None:
    list = client.workforce.cost_centers.list()


def sample_242(client: Svc) -> None:
    department = client.workforce.cost_centers.update("cc_0031JkLHsOdQi4Ke5MuGn9Pt", monthly_budget="300.00")


def sample_243(client: Svc) -> None:
    access = client.workforce.get_access()


def sample_244(client: Svc) -> None:
    journal = client.workforce.get_journal()


def sample_245(client: Svc) -> None:
    client.workforce.get_journal_csv().save_to(".")


def sample_246(client: Svc) -> None:
    for entry in client.workforce.get_ledger():
        print(entry)


def sample_247(client: Svc) -> None:
    client.workforce.get_ledger_csv().save_to(".")


def sample_248(client: Svc) -> None:
    answer = client.workforce.get_ledger_csv_json()


def sample_249(client: Svc) -> None:
    meters = client.workforce.get_meters()


def sample_250(client: Svc) -> None:
    products = client.workforce.get_products()


def sample_251(client: Svc) -> None:
    preview = client.workforce.preview_allocation(
        kind="airtime",
        lines=[{"amount": "10.00", "recipient_id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl"}, {"amount": "10.00", "phone": "0712345678", "name": "Farai Dube"}],
        cost_center_id="cc_0031JkLHsOdQi4Ke5MuGn9Pt",
        title="November airtime, sales",
        idempotency_key="payroll-2026-11",
    )


def sample_252(client: Svc) -> None:
    created = client.workforce.recipients.create(
        name="Tariro Moyo",
        phone="0771234567",
        payroll_id="EMP-0042",
        cost_center_id="cc_0031JkLHsOdQi4Ke5MuGn9Pt",
        monthly_cap={"USD": "40.00"},
    )


def sample_253(client: Svc) -> None:
    for person in client.workforce.recipients.list():
        print(person)


def sample_254(client: Svc) -> None:
    updated = client.workforce.recipients.update(
        "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
        phone="0712345678",
        notes="New number since November",
    )


def sample_255(client: Svc) -> None:
    for schedule in client.workforce.schedules.list():
        print(schedule)


def sample_256(client: Svc) -> None:
    result = client.workforce.schedules.run(
        "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
        again=True,
        idempotency_key="bonus-2026-11-25",
    )
