// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import 'package:svc_sdk/svc_sdk.dart';

/// Every sample of the reference.
final List<Future<void> Function(Svc client)> samples = [
  (client) async {
    final account = await client.account.get();
    print(account);
  },
  (client) async {
    await for (final activity in client.account.listActivity()) {
      print(activity);
    }
  },
  (client) async {
    final account = await client.account.update(
      supportPhone: Nullable('+263771000000'),
      statementDescriptor: 'MBARE TUCK',
      batchApprovalThreshold: {'USD': '500.00'},
      preventDuplicates: DuplicateGuardUpdate(enabled: true, windowSeconds: Nullable(120)),
      payday: PaydayUpdate(dayOfMonth: 25),
    );
    print(account);
  },
  (client) async {
    final activity = await client.activities.create(
      recipient: TextOr.text('ext:loyalty-20231'),
      name: 'visit',
      activityId: 'pos-4-000871',
      value: '18.40',
      currency: 'USD',
      metadata: {'branch': 'mbare'},
    );
    print(activity);
  },
  (client) async {
    final activity = await client.activities.create(
      recipient: TextOr.text('ext:loyalty-20231'),
      name: 'visit',
      activityId: 'pos-4-000871',
      value: '18.40',
      currency: 'USD',
      metadata: {'branch': 'mbare'},
    );
    print(activity);
  },
  (client) async {
    final activity = await client.activities.get('act_0031JkhB6baeCN6Zj4a3dDVh');
    print(activity);
  },
  (client) async {
    await for (final activity in client.activities.list()) {
      print(activity);
    }
  },
  (client) async {
    final approval = await client.approvals.get('apr_0031JkKGrNcPh3Jd4LtFm8Os');
    print(approval);
  },
  (client) async {
    await for (final approval in client.approvals.list()) {
      print(approval);
    }
  },
  (client) async {
    await for (final event in client.auditLog.list()) {
      print(event);
    }
  },
  (client) async {
    final batch = await client.batches.approve('bch_0031JkGCnJyLd9Fz0HpBi4Ko');
    print(batch);
  },
  (client) async {
    final batch = await client.batches.cancel('bch_0031JkGCnJyLd9Fz0HpBi4Ko');
    print(batch);
  },
  (client) async {
    final batch = await client.batches.create(
      items: [
        BatchItemCreate(
          target: '0771234567',
          amount: '5.00',
          name: 'Tariro Moyo',
          clientReference: 'nov-0001',
        ),
        BatchItemCreate(
          target: '0712345678',
          amount: '5.00',
          name: 'Farai Dube',
          clientReference: 'nov-0002',
        ),
      ],
      title: 'November airtime',
      smsMessage: '{first_name}, here is {currency} {amount} airtime from {sender}.',
      currency: 'USD',
      metadata: {'month': '2026-11'},
    );
    print(batch);
  },
  (client) async {
    final batch = await client.batches.create(
      csv: 'target;amount\n0771234567;300.00\n0712345678;300.00\n07;5.00\n',
      title: 'November payroll airtime',
      onInvalid: BatchInvalidChoice.skip,
      currency: 'USD',
    );
    print(batch);
  },
  (client) async {
    final batch = await client.batches.get('bch_0031JkGCnJyLd9Fz0HpBi4Ko');
    print(batch);
  },
  (client) async {
    final file = await client.batches.getResults('bch_0031JkGCnJyLd9Fz0HpBi4Ko');
    print(await file.saveTo('.'));
  },
  (client) async {
    await for (final batch in client.batches.list()) {
      print(batch);
    }
  },
  (client) async {
    await for (final item in client.batches.listItems('bch_0031JkGCnJyLd9Fz0HpBi4Ko')) {
      print(item);
    }
  },
  (client) async {
    final preview = await client.batches.preview(
      items: [
        BatchItemCreate(
          target: '0771234567',
          amount: '5.00',
          name: 'Tariro Moyo',
          clientReference: 'nov-0001',
        ),
        BatchItemCreate(
          target: '0712345678',
          amount: '5.00',
          name: 'Farai Dube',
          clientReference: 'nov-0002',
        ),
      ],
      title: 'November airtime',
      smsMessage: '{first_name}, here is {currency} {amount} airtime from {sender}.',
      currency: 'USD',
      metadata: {'month': '2026-11'},
    );
    print(preview);
  },
  (client) async {
    final preview = await client.batches.preview(
      items: [BatchItemCreate(target: '077123', amount: '5.00')],
      currency: 'USD',
    );
    print(preview);
  },
  (client) async {
    final batch = await client.batches.retryFailed('bch_0031JkGCnJyLd9Fz0HpBi4Ko', reserveCredit: true);
    print(batch);
  },
  (client) async {
    final target = await client.blocklist.create(
      target: '0779876543',
      reason: 'Claimed rewards with twelve names',
    );
    print(target);
  },
  (client) async {
    final target = await client.blocklist.delete('blk_0031JkabP3E2Zs8IQ9Y7aJZq');
    print(target);
  },
  (client) async {
    final target = await client.blocklist.get('blk_0031JkabP3E2Zs8IQ9Y7aJZq');
    print(target);
  },
  (client) async {
    await for (final target in client.blocklist.list()) {
      print(target);
    }
  },
  (client) async {
    final checkin = await client.checkins.create(
      link: 'Qe7Yt4Mn9Wd3Jc6Xr1Vb8H',
      lat: -17.8571,
      lng: 31.0402,
      phone: '0771234567',
      accuracyM: 12,
    );
    print(checkin);
  },
  (client) async {
    await for (final checkin in client.checkins.list()) {
      print(checkin);
    }
  },
  (client) async {
    final session = await client.checkoutSessions.changeMeter('cs_0031JkJFqMbOg2Ic3KsEl7Nr', meter: '37140010002');
    print(session);
  },
  (client) async {
    final session = await client.checkoutSessions.create(
      target: '0771234567',
      amount: '5.00',
      currency: 'USD',
      successUrl: 'https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://shop.tuckshop.example/basket',
      clientReference: 'order-5512',
    );
    print(session);
  },
  (client) async {
    final session = await client.checkoutSessions.create(
      target: '0771234567',
      amount: '5.00',
      currency: 'USD',
      successUrl: 'https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://shop.tuckshop.example/basket',
      clientReference: 'order-5512',
    );
    print(session);
  },
  (client) async {
    final session = await client.checkoutSessions.expire('cs_0031JkJFqMbOg2Ic3KsEl7Nr');
    print(session);
  },
  (client) async {
    final session = await client.checkoutSessions.get('cs_0031JkJFqMbOg2Ic3KsEl7Nr');
    print(session);
  },
  (client) async {
    await for (final session in client.checkoutSessions.list()) {
      print(session);
    }
  },
  (client) async {
    final claim = await client.claims.create(
      'Qe7Yt4Mn9Wd3Jc6Xr1Vb8H',
      phone: '0771234567',
      choice: SendType.airtime,
      code: '481516',
    );
    print(claim);
  },
  (client) async {
    final claim = await client.claims.create(
      'Qe7Yt4Mn9Wd3Jc6Xr1Vb8H',
      phone: '0771234567',
      choice: SendType.airtime,
      code: '481516',
    );
    print(claim);
  },
  (client) async {
    final claim = await client.claims.get('Qe7Yt4Mn9Wd3Jc6Xr1Vb8H');
    print(claim);
  },
  (client) async {
    final code = await client.claims.sendCode('Qe7Yt4Mn9Wd3Jc6Xr1Vb8H', phone: '0771234567');
    print(code);
  },
  (client) async {
    final center = await client.costCenters.create(
      name: 'Harare drivers',
      glCode: '6400-HRE',
      monthlyBudget: '250.00',
      currency: 'USD',
    );
    print(center);
  },
  (client) async {
    final center = await client.costCenters.get('cc_0031JkLHsOdQi4Ke5MuGn9Pt');
    print(center);
  },
  (client) async {
    await for (final center in client.costCenters.list()) {
      print(center);
    }
  },
  (client) async {
    final center = await client.costCenters.update(
      'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
      monthlyBudget: Nullable('300.00'),
    );
    print(center);
  },
  (client) async {
    final credit = await client.credit.get();
    print(credit);
  },
  (client) async {
    final alerts = await client.credit.getAlerts();
    print(alerts);
  },
  (client) async {
    final reservation = await client.credit.getReservation('rsv_0031JkRNyUjWo0Qk1SaMt5Vz');
    print(reservation);
  },
  (client) async {
    final transaction = await client.credit.getTransaction('txn_0031Jk9VgCrEw2Ys3AiUb7Dh');
    print(transaction);
  },
  (client) async {
    await for (final reservation in client.credit.listReservations()) {
      print(reservation);
    }
  },
  (client) async {
    await for (final transaction in client.credit.listTransactions()) {
      print(transaction);
    }
  },
  (client) async {
    final alerts = await client.credit.updateAlerts(lowBalance: {'USD': '50.00'});
    print(alerts);
  },
  (client) async {
    final application = await client.dealer.createApplication(
      legalName: 'Mbare Tuck Shops (Private) Limited',
      tradingName: 'Mbare Tuck Shops',
      registrationNumber: '2145/2019',
      incorporatedOn: '2019-03-04',
      businessType: BusinessType.company,
      taxNumber: '2000123456',
      physicalAddress: AddressInput(
        line1: '14 Chaminuka Street',
        city: 'Harare',
        province: 'Harare',
      ),
      contact: ContactPersonInput(
        name: 'Rudo Moyo',
        role: 'Director',
        email: 'rudo@tuckshop.example',
        phone: '0771000001',
      ),
      expectedMonthlyVolume: {'USD': '12000.00', 'ZWG': '90000.00'},
      networks: ['econet', 'netone', 'power'],
      channels: [SalesChannel.pos, SalesChannel.agents],
    );
    print(application);
  },
  (client) async {
    final application = await client.dealer.getApplication();
    print(application);
  },
  (client) async {
    final application = await client.dealer.submitApplication();
    print(application);
  },
  (client) async {
    final application = await client.dealer.updateApplication(
      directors: [
        Director(
          fullName: 'Rudo Moyo',
          nationalId: '63-123456 A 42',
          dateOfBirth: '1984-05-17',
          nationality: 'ZW',
          address: '3 Lomagundi Road, Harare',
          isPep: false,
          shareholdingPercent: '60.00',
        ),
      ],
      documents: DealerDocumentsInput(bankLetter: Nullable('doc_0031JklLlGUriAX1DyyXN9iY')),
      declarations: DealerDeclarations(accurate: true, authorised: true),
    );
    print(application);
  },
  (client) async {
    final dispute = await client.disputes.create(
      send: 'snd_0031Jk7TeApCu0Wq1YgSz5Bf',
      reason: DisputeReason.notDelivered,
      evidence: DisputeEvidenceInput(
        text: 'The customer shows a balance without it, one hour later.',
        customerPhone: '0771234567',
      ),
    );
    print(dispute);
  },
  (client) async {
    final dispute = await client.disputes.get('dsp_0031JkbpT4r5yHUig43kiJfa');
    print(dispute);
  },
  (client) async {
    await for (final dispute in client.disputes.list()) {
      print(dispute);
    }
  },
  (client) async {
    final document = await client.documents.get('doc_0031JklLlGUriAX1DyyXN9iY');
    print(document);
  },
  (client) async {
    await for (final document in client.documents.list()) {
      print(document);
    }
  },
  (client) async {
    await for (final entry in client.errorCodes.list()) {
      print(entry);
    }
  },
  (client) async {
    final event = await client.events.get('evt_0031JkAWhDsFx3Zt4BjVc8Ei');
    print(event);
  },
  (client) async {
    await for (final event in client.events.list()) {
      print(event);
    }
  },
  (client) async {
    final answer = await client.exports.create(
      kind: ExportKind.sends,
      from: Moment.text('2026-10-01T00:00:00+02:00'),
      to: Moment.text('2026-11-01T00:00:00+02:00'),
      filters: {'status': 'delivered', 'metadata[till]': '4'},
      format: ExportFormat.csv,
      columns: [
        'id',
        'created',
        'target',
        'amount',
        'currency',
        'metadata.till',
      ],
    );
    print(answer);
  },
  (client) async {
    final answer = await client.exports.create(
      kind: ExportKind.events,
      from: Moment.unix(1793484000),
      format: ExportFormat.json,
    );
    print(answer);
  },
  (client) async {
    final answer = await client.exports.get('exp_0031Jkc360a9Y6yNd14tDdO9');
    print(answer);
  },
  (client) async {
    await for (final answer in client.exports.list()) {
      print(answer);
    }
  },
  (client) async {
    final member = await client.family.create(
      name: 'Nyasha',
      phone: '0771234567',
      relation: FamilyRelation.child,
      allowance: FamilyAllowanceInput(
        currency: 'USD',
        amount: '2.00',
        cadence: AllowanceCadence.weekly,
        day: 5,
      ),
    );
    print(member);
  },
  (client) async {
    final member = await client.family.delete('fam_0031Jkw1mXJft5isGXNwAMnE');
    print(member);
  },
  (client) async {
    final member = await client.family.getMember('fam_0031Jkw1mXJft5isGXNwAMnE');
    print(member);
  },
  (client) async {
    await for (final member in client.family.list()) {
      print(member);
    }
  },
  (client) async {
    final send = await client.family.sendTo(
      'fam_0031Jkw1mXJft5isGXNwAMnE',
      type: FamilySendType.airtime,
      amount: '5.00',
      currency: 'USD',
    );
    print(send);
  },
  (client) async {
    final member = await client.family.update('fam_0031Jkw1mXJft5isGXNwAMnE', paused: true);
    print(member);
  },
  (client) async {
    final group = await client.groups.create(
      name: 'Drivers of Harare',
      filter: GroupFilterInput(
        costCenter: Nullable('cc_0031JkLHsOdQi4Ke5MuGn9Pt'),
        tag: Nullable('driver'),
      ),
    );
    print(group);
  },
  (client) async {
    final group = await client.groups.create(name: 'Night shift', description: 'Data every Friday');
    print(group);
  },
  (client) async {
    final group = await client.groups.delete('grp_0031JkpZPPPP6UeP3C4DSA7L');
    print(group);
  },
  (client) async {
    final group = await client.groups.get('grp_0031JkpZPPPP6UeP3C4DSA7L');
    print(group);
  },
  (client) async {
    await for (final group in client.groups.list()) {
      print(group);
    }
  },
  (client) async {
    await for (final recipient in client.groups.listMembers('grp_0031JkpZPPPP6UeP3C4DSA7L')) {
      print(recipient);
    }
  },
  (client) async {
    final group = await client.groups.update('grp_0031JkpZPPPP6UeP3C4DSA7L', name: 'Night shift, Mbare');
    print(group);
  },
  (client) async {
    final group = await client.groups.updateMembers(
      'grp_0031JkpZPPPP6UeP3C4DSA7L',
      add: ['ext:loyalty-20231', 'rcp_0031JkDZkGvIa6Cw7EmYf1Hm'],
      remove: ['rcp_0031JkDZkGvIa6Cw7EmYf1Hn'],
    );
    print(group);
  },
  (client) async {
    final health = await client.health.get();
    print(health);
  },
  (client) async {
    final invite = await client.invites.delete('inv_0031JkhqSIjOugM1yTMAd7V3');
    print(invite);
  },
  (client) async {
    final invite = await client.invites.get('inv_0031JkhqSIjOugM1yTMAd7V3');
    print(invite);
  },
  (client) async {
    await for (final invite in client.invites.list()) {
      print(invite);
    }
  },
  (client) async {
    final key = await client.keys.create(
      kind: KeyKind.rk,
      label: 'Till 4, Mbare',
      scopes: [
        KeyScope.catalogRead,
        KeyScope.lookupsRead,
        KeyScope.sendsRead,
        KeyScope.sendsWrite,
        KeyScope.tokensRead,
      ],
      allowedIps: ['196.27.96.0/24'],
      spendCaps: {'USD': SpendCapInput(perSend: '20.00', daily: '500.00')},
      metadata: {'till': '4'},
    );
    print(key);
  },
  (client) async {
    final key = await client.keys.delete('key_0031Jk5RcYnAs8Uo9WeQx3Zd');
    print(key);
  },
  (client) async {
    final key = await client.keys.get('key_0031Jk5RcYnAs8Uo9WeQx3Zd');
    print(key);
  },
  (client) async {
    await for (final key in client.keys.list()) {
      print(key);
    }
  },
  (client) async {
    final key = await client.keys.roll('key_0031Jk5RcYnAs8Uo9WeQx3Zd', gracePeriod: KeyGrace.n24h);
    print(key);
  },
  (client) async {
    final key = await client.keys.update(
      'key_0031Jk5RcYnAs8Uo9WeQx3Zd',
      label: Nullable('Till 4, Mbare market'),
      spendCaps: Nullable({'USD': SpendCapUpdate(daily: Nullable('300.00'))}),
      expiresAt: const Nullable(null),
      metadata: Nullable({'till': '4', 'cashier': null}),
    );
    print(key);
  },
  (client) async {
    final lookup = await client.lookups.phone(phone: '077 123 4567');
    print(lookup);
  },
  (client) async {
    final member = await client.members.delete('mem_0031Jk6SdZoBt9Vp0XfRy4Ae');
    print(member);
  },
  (client) async {
    final member = await client.members.get('mem_0031Jk6SdZoBt9Vp0XfRy4Ae');
    print(member);
  },
  (client) async {
    final invite = await client.members.invite(
      phone: '0771000001',
      email: 'rudo@tuckshop.example',
      role: MemberRole.developer,
    );
    print(invite);
  },
  (client) async {
    await for (final member in client.members.list()) {
      print(member);
    }
  },
  (client) async {
    final member = await client.members.update('mem_0031Jk6SdZoBt9Vp0XfRy4Ae', role: MemberRole.admin);
    print(member);
  },
  (client) async {
    final meter = await client.meters.get('37140030000');
    print(meter);
  },
  (client) async {
    await for (final network in client.networks.list()) {
      print(network);
    }
  },
  (client) async {
    final overview = await client.overview.get();
    print(overview);
  },
  (client) async {
    final quote = await client.power.getQuote(currency: 'USD', amount: '10.00');
    print(quote);
  },
  (client) async {
    final rate = await client.power.getRate(currency: 'USD');
    print(rate);
  },
  (client) async {
    final series = await client.power.getSeries(currency: 'USD');
    print(series);
  },
  (client) async {
    await for (final observation in client.power.listObservations(currency: 'USD')) {
      print(observation);
    }
  },
  (client) async {
    final product = await client.products.get('airtime-usd');
    print(product);
  },
  (client) async {
    await for (final product in client.products.list()) {
      print(product);
    }
  },
  (client) async {
    await for (final bundle in client.products.listBundles('airtime-usd')) {
      print(bundle);
    }
  },
  (client) async {
    final program = await client.programs.activate('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    print(program);
  },
  (client) async {
    final program = await client.programs.close('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    print(program);
  },
  (client) async {
    final program = await client.programs.create(
      name: 'Customer survey',
      currency: 'USD',
      defaultAmount: '1.00',
      budget: '500.00',
      funding: ProgramFunding.reserve,
      choices: [SendType.airtime, SendType.data],
      perRecipient: RewardLimitsInput(lifetime: Nullable(RewardLimitInput(count: Nullable(1)))),
    );
    print(program);
  },
  (client) async {
    final reward = await client.programs.createCompletion(
      'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      completionId: 'survey-7-resp-20231',
      phone: '0771234567',
      metadata: {'survey': '7'},
    );
    print(reward);
  },
  (client) async {
    final program = await client.programs.defund('prg_0031JkEAlHwJb7Dx8FnZg2Im', amount: '100.00');
    print(program);
  },
  (client) async {
    final program = await client.programs.delete('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    print(program);
  },
  (client) async {
    final program = await client.programs.fund('prg_0031JkEAlHwJb7Dx8FnZg2Im', amount: '250.00');
    print(program);
  },
  (client) async {
    final program = await client.programs.get('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    print(program);
  },
  (client) async {
    await for (final program in client.programs.list()) {
      print(program);
    }
  },
  (client) async {
    await for (final rule in client.programs.listRules('prg_0031JkEAlHwJb7Dx8FnZg2Im')) {
      print(rule);
    }
  },
  (client) async {
    final program = await client.programs.pause('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    print(program);
  },
  (client) async {
    final program = await client.programs.resume('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    print(program);
  },
  (client) async {
    final program = await client.programs.rollSecret('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    print(program);
  },
  (client) async {
    final list = await client.programs.setRules(
      'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      rules: [
        ProgramRuleWrite(
          name: 'Fifth visit in a month',
          kind: ProgramRuleKind.threshold,
          on: ProgramRuleTrigger.activity,
          activityName: Nullable('visit'),
          when: RuleConditionsInput(
            all: [
              RuleCondition(
                field: 'metadata.branch',
                op: RuleOperator.eq,
                value: 'mbare',
              ),
            ],
          ),
          count: Nullable(RuleCountInput(times: Nullable(5), within: Nullable('30d'))),
          give: RuleGiveInput(amount: Nullable('1.00'), type: Nullable(SendType.airtime)),
        ),
      ],
    );
    print(list);
  },
  (client) async {
    final program = await client.programs.update(
      'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      defaultAmount: Nullable('2.00'),
      hold: Nullable(ProgramHoldInput(
        mode: ProgramHoldMode.review,
        amountOver: Nullable('10.00'),
      )),
    );
    print(program);
  },
  (client) async {
    final quote = await client.quotes.create(target: '37140030000', amount: '10.00', currency: 'USD');
    print(quote);
  },
  (client) async {
    final quote = await client.quotes.create(
      target: '0771234567',
      product: 'airtime-usd',
      amount: '5.00',
    );
    print(quote);
  },
  (client) async {
    final quote = await client.quotes.get('quo_0031JkCYjFuHz5Bv6DlXe0Gk');
    print(quote);
  },
  (client) async {
    final recipient = await client.recipients.create(
      name: 'Tendai Ncube',
      externalId: 'loyalty-20231',
      phone: '0772345678',
      meters: [
        RecipientMeterInput(number: '37140030000', label: Nullable('Home')),
      ],
      lawfulBasis: LawfulBasis.consent,
      consent: RecipientConsentInput(at: Moment.unix(1793527200), source: 'Till 4, paper form'),
      tags: ['loyalty'],
      metadata: {'card': '20231'},
    );
    print(recipient);
  },
  (client) async {
    final bulk = await client.recipients.createBulk(
      recipients: [
        RecipientBulkLine(
          name: 'Tendai Ncube',
          externalId: 'loyalty-20231',
          phone: '0772345678',
        ),
        RecipientBulkLine(
          name: 'Chipo Dube',
          externalId: 'loyalty-20232',
          phone: '0242700000',
        ),
      ],
      mode: RecipientBulkMode.upsert,
      match: RecipientMatch.externalId,
    );
    print(bulk);
  },
  (client) async {
    final bulk = await client.recipients.createBulk(
      csv: 'name,phone,external_id\nTendai Ncube,0772345678,loyalty-20231\n',
      atomic: true,
    );
    print(bulk);
  },
  (client) async {
    final recipient = await client.recipients.delete('ext:loyalty-20231');
    print(recipient);
  },
  (client) async {
    final recipient = await client.recipients.get('ext:loyalty-20231');
    print(recipient);
  },
  (client) async {
    await for (final recipient in client.recipients.list()) {
      print(recipient);
    }
  },
  (client) async {
    final recipient = await client.recipients.restore('ext:loyalty-20231');
    print(recipient);
  },
  (client) async {
    final recipient = await client.recipients.update(
      'ext:loyalty-20231',
      phone: Nullable('0712345678'),
      monthlyCap: Nullable({'USD': '20.00'}),
      tags: ['loyalty', 'night-shift'],
    );
    print(recipient);
  },
  (client) async {
    final referral = await client.referrals.create(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      referrer: TextOr.text('ext:loyalty-20231'),
      referee: TextOr.object(RewardRecipientPerson(externalId: 'loyalty-20311', phone: '0772345678')),
    );
    print(referral);
  },
  (client) async {
    final referral = await client.referrals.create(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      referrer: TextOr.text('ext:loyalty-20231'),
      referee: TextOr.object(RewardRecipientPerson(externalId: 'loyalty-20311', phone: '0772345678')),
    );
    print(referral);
  },
  (client) async {
    final referral = await client.referrals.get('ref_0031JkYRnKTbxTNJFoBinF5a');
    print(referral);
  },
  (client) async {
    await for (final referral in client.referrals.list()) {
      print(referral);
    }
  },
  (client) async {
    final referral = await client.referrals.qualify('ref_0031JkYRnKTbxTNJFoBinF5a');
    print(referral);
  },
  (client) async {
    final report = await client.reports.getFailures(from: '2026-11-01', to: '2026-11-30');
    print(report);
  },
  (client) async {
    final file = await client.reports.getFailuresCsv(from: '2026-11-01', to: '2026-11-30');
    print(await file.saveTo('.'));
  },
  (client) async {
    final report = await client.reports.getPrograms(from: '2026-11-01', to: '2026-11-30');
    print(report);
  },
  (client) async {
    final file = await client.reports.getProgramsCsv(from: '2026-11-01', to: '2026-11-30');
    print(await file.saveTo('.'));
  },
  (client) async {
    final report = await client.reports.getReconciliation(date: '2026-11-25');
    print(report);
  },
  (client) async {
    final file = await client.reports.getReconciliationCsv(date: '2026-11-25');
    print(await file.saveTo('.'));
  },
  (client) async {
    final report = await client.reports.getSpend(from: '2026-11-01', to: '2026-11-30');
    print(report);
  },
  (client) async {
    final file = await client.reports.getSpendCsv(from: '2026-11-01', to: '2026-11-30');
    print(await file.saveTo('.'));
  },
  (client) async {
    final log = await client.requests.get('req_0031JkBXiEtGy4Au5CkWd9Fj');
    print(log);
  },
  (client) async {
    await for (final line in client.requests.list()) {
      print(line);
    }
  },
  (client) async {
    final review = await client.reviews.approve(
      'rev_0031JkRQ4F5ZR3qa7yEeeby3',
      note: 'Called the customer; a new phone.',
    );
    print(review);
  },
  (client) async {
    final review = await client.reviews.get('rev_0031JkRQ4F5ZR3qa7yEeeby3');
    print(review);
  },
  (client) async {
    await for (final review in client.reviews.list()) {
      print(review);
    }
  },
  (client) async {
    final review = await client.reviews.reject(
      'rev_0031JkRQ4F5ZR3qa7yEeeby3',
      note: 'Six numbers from one handset.',
    );
    print(review);
  },
  (client) async {
    final link = await client.rewardLinks.create(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      amount: '1.00',
      label: 'Sorry for the wait',
      expiresAt: Moment.text('2026-12-31T23:59:59+02:00'),
      bind: LinkBinding.otp,
      phoneHint: '0771234567',
    );
    print(link);
  },
  (client) async {
    final list = await client.rewardLinks.createMany(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      count: 2,
      amount: '0.50',
      label: 'Till slip November',
      choices: [SendType.airtime],
    );
    print(list);
  },
  (client) async {
    final link = await client.rewardLinks.get('lnk_0031JkKy9Pf34qY6Nb3wWD25');
    print(link);
  },
  (client) async {
    await for (final link in client.rewardLinks.list()) {
      print(link);
    }
  },
  (client) async {
    final link = await client.rewardLinks.revoke('lnk_0031JkKy9Pf34qY6Nb3wWD25');
    print(link);
  },
  (client) async {
    final reward = await client.rewards.create(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      recipient: TextOr.text('ext:loyalty-20231'),
      completionId: 'survey-7-resp-20231',
      metadata: {'survey': '7'},
    );
    print(reward);
  },
  (client) async {
    final reward = await client.rewards.create(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      recipient: TextOr.text('ext:loyalty-20231'),
      completionId: 'survey-8-resp-20231',
      delivery: RewardDelivery.choice,
      link: RewardLinkOptions(label: 'Survey 8'),
    );
    print(reward);
  },
  (client) async {
    final reward = await client.rewards.create(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      recipient: TextOr.text('ext:loyalty-20231'),
      completionId: 'survey-7-resp-20231',
      metadata: {'survey': '7'},
    );
    print(reward);
  },
  (client) async {
    final reward = await client.rewards.create(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      recipient: TextOr.text('ext:loyalty-20231'),
      completionId: 'survey-7-winner',
      amount: '25.00',
      reason: 'Tendai answered every question of the survey.',
    );
    print(reward);
  },
  (client) async {
    final reward = await client.rewards.get('rwd_0031JkFBmIxKc8Ey9GoAh3Jn');
    print(reward);
  },
  (client) async {
    await for (final reward in client.rewards.list()) {
      print(reward);
    }
  },
  (client) async {
    final reward = await client.rewards.release('rwd_0031JkFBmIxKc8Ey9GoAh3Jn', amount: '5.00');
    print(reward);
  },
  (client) async {
    final validation = await client.rewards.validate(
      program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
      recipient: TextOr.text('ext:loyalty-20231'),
      completionId: 'survey-7-resp-20231',
    );
    print(validation);
  },
  (client) async {
    final reward = await client.rewards.void_('rwd_0031JkFBmIxKc8Ey9GoAh3Jn');
    print(reward);
  },
  (client) async {
    final sandbox = await client.sandboxes.create(name: 'Mbare Tuck Shops');
    print(sandbox);
  },
  (client) async {
    final occurrence = await client.schedules.combineOccurrence(
      'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
      '2026-11-24',
      into: '2026-12-24',
    );
    print(occurrence);
  },
  (client) async {
    final schedule = await client.schedules.create(
      name: 'Payday airtime',
      cadence: ScheduleCadence.payday,
      hour: 8,
      recipients: [
        TextOr.text('rcp_0031JkDZkGvIa6Cw7EmYf1Hl'),
        TextOr.object(ScheduleRecipientCreate(
          phone: Nullable('0712345678'),
          amount: Nullable('15.00'),
          name: Nullable('Farai Dube'),
        )),
      ],
      currency: 'USD',
      amount: '10.00',
      smsMessage: '{first_name}, your {currency} {amount} airtime from {sender}.',
      onInsufficient: ScheduleInsufficientChoice.retryAfterTopup,
      metadata: {'team': 'sales'},
    );
    print(schedule);
  },
  (client) async {
    final schedule = await client.schedules.create(
      name: 'Power for the office',
      cadence: ScheduleCadence.biweekly,
      hour: 6,
      minute: 30,
      anchorDate: '2026-11-27',
      product: 'power-usd',
      amount: '50.00',
      meter: '37140030000',
      tokenPhone: '0771234567',
    );
    print(schedule);
  },
  (client) async {
    final schedule = await client.schedules.delete('sch_0031JkIEpLaNf1Hb2JrDk6Mq');
    print(schedule);
  },
  (client) async {
    final schedule = await client.schedules.get('sch_0031JkIEpLaNf1Hb2JrDk6Mq');
    print(schedule);
  },
  (client) async {
    final occurrence = await client.schedules.getOccurrence('sch_0031JkIEpLaNf1Hb2JrDk6Mq', '2026-11-24');
    print(occurrence);
  },
  (client) async {
    await for (final schedule in client.schedules.list()) {
      print(schedule);
    }
  },
  (client) async {
    await for (final occurrence in client.schedules.listOccurrences('sch_0031JkIEpLaNf1Hb2JrDk6Mq')) {
      print(occurrence);
    }
  },
  (client) async {
    final occurrence = await client.schedules.moveOccurrence(
      'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
      '2026-11-24',
      to: '2026-12-23',
    );
    print(occurrence);
  },
  (client) async {
    final preview = await client.schedules.previewRun('sch_0031JkIEpLaNf1Hb2JrDk6Mq');
    print(preview);
  },
  (client) async {
    final occurrence = await client.schedules.resetOccurrence('sch_0031JkIEpLaNf1Hb2JrDk6Mq', '2026-11-24');
    print(occurrence);
  },
  (client) async {
    final batch = await client.schedules.run('sch_0031JkIEpLaNf1Hb2JrDk6Mq', again: true);
    print(batch);
  },
  (client) async {
    final occurrence = await client.schedules.skipOccurrence('sch_0031JkIEpLaNf1Hb2JrDk6Mq', '2026-11-24');
    print(occurrence);
  },
  (client) async {
    final schedule = await client.schedules.update(
      'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
      amount: Nullable('12.00'),
      metadata: Nullable({'team': 'sales', 'approved': 'Rudo'}),
    );
    print(schedule);
  },
  (client) async {
    final occurrence = await client.schedules.updateOccurrence(
      'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
      '2026-11-24',
      amountOverride: Nullable('20.00'),
      note: Nullable('With the Christmas bonus'),
    );
    print(occurrence);
  },
  (client) async {
    final search = await client.search.find(q: '0771234567');
    print(search);
  },
  (client) async {
    final send = await client.sends.cancel('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    print(send);
  },
  (client) async {
    final send = await client.sends.changeMeter('snd_0031Jk7TeApCu0Wq1YgSz5Bf', meter: '37140060007');
    print(send);
  },
  (client) async {
    final send = await client.sends.create(
      type: SendType.airtime,
      target: '0771234567',
      amount: '5.00',
      currency: 'USD',
      clientReference: 'till4-000123',
      metadata: {'till': '4'},
    );
    print(send);
  },
  (client) async {
    final send = await client.sends.create(
      product: 'airtime-usd',
      target: '+263 77 123 4567',
      amount: '10',
      scheduledFor: Moment.text('2026-11-26T08:00:00+02:00'),
      clientReference: 'till4-000124',
    );
    print(send);
  },
  (client) async {
    final send = await client.sends.create(
      target: '0779876543',
      amount: '25.00',
      currency: 'USD',
      clientReference: 'agent-2026-11-25-07',
      reason: 'Rudo asked for airtime for the driver.',
    );
    print(send);
  },
  (client) async {
    final send = await client.sends.get('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    print(send);
  },
  (client) async {
    final receipt = await client.sends.getReceipt('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    print(receipt);
  },
  (client) async {
    final file = await client.sends.getReceiptPdf('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    print(await file.saveTo('.'));
  },
  (client) async {
    await for (final send in client.sends.list()) {
      print(send);
    }
  },
  (client) async {
    await for (final attempt in client.sends.listAttempts('snd_0031Jk7TeApCu0Wq1YgSz5Bf')) {
      print(attempt);
    }
  },
  (client) async {
    final resend = await client.sends.resendToken('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    print(resend);
  },
  (client) async {
    final send = await client.sends.retry('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    print(send);
  },
  (client) async {
    final validation = await client.sends.validate(
      product: 'airtime-usd',
      target: '0771234567',
      amount: '5.00',
    );
    print(validation);
  },
  (client) async {
    final statement = await client.statements.get(currency: 'USD');
    print(statement);
  },
  (client) async {
    final file = await client.statements.getCsv(currency: 'USD');
    print(await file.saveTo('.'));
  },
  (client) async {
    final file = await client.statements.getPdf(currency: 'USD');
    print(await file.saveTo('.'));
  },
  (client) async {
    final status = await client.status.get();
    print(status);
  },
  (client) async {
    final history = await client.status.getHistory();
    print(history);
  },
  (client) async {
    final approval = await client.test.approvals.approve('apr_0031JkKGrNcPh3Jd4LtFm8Os');
    print(approval);
  },
  (client) async {
    final approval = await client.test.approvals.reject('apr_0031JkKGrNcPh3Jd4LtFm8Os');
    print(approval);
  },
  (client) async {
    final session = await client.test.checkoutSessions.pay(
      'cs_0031JkJFqMbOg2Ic3KsEl7Nr',
      outcome: TestPaymentOutcome.paid,
    );
    print(session);
  },
  (client) async {
    final session = await client.test.checkoutSessions.pay(
      'cs_0031JkJFqMbOg2Ic3KsEl7Nr',
      outcome: TestPaymentOutcome.failed,
    );
    print(session);
  },
  (client) async {
    final session = await client.test.checkoutSessions.review(
      'cs_0031JkJFqMbOg2Ic3KsEl7Nr',
      action: TestCheckoutAction.credit,
      note: 'Meter blocked.',
    );
    print(session);
  },
  (client) async {
    final clock = await client.test.clock.advance(seconds: 86400);
    print(clock);
  },
  (client) async {
    final clock = await client.test.clock.get();
    print(clock);
  },
  (client) async {
    final credit = await client.test.createCredit(currency: 'USD', amount: '250.00');
    print(credit);
  },
  (client) async {
    final event = await client.test.events.trigger(type: EventTypeName.sendDelivered);
    print(event);
  },
  (client) async {
    final reset = await client.test.reset();
    print(reset);
  },
  (client) async {
    final reward = await client.test.rewardLinks.claim('lnk_0031JkKy9Pf34qY6Nb3wWD25', phone: '0771230000');
    print(reward);
  },
  (client) async {
    final send = await client.test.sends.advance(
      'snd_0031Jk7TeApCu0Wq1YgSz5Bf',
      to: SendAdvanceTarget.delivered,
    );
    print(send);
  },
  (client) async {
    final network = await client.test.setNetworkAvailability('econet', state: NetworkCondition.down);
    print(network);
  },
  (client) async {
    final availability = await client.test.setZesaAvailability(state: UtilityState.down);
    print(availability);
  },
  (client) async {
    final link = await client.tokenLinks.get('Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA');
    print(link);
  },
  (client) async {
    final topup = await client.topups.create(
      method: TopupMethod.card,
      amount: '200.00',
      currency: 'USD',
      description: 'November, second fill',
    );
    print(topup);
  },
  (client) async {
    final topup = await client.topups.create(
      method: TopupMethod.bankTransfer,
      amount: '1500.00',
      currency: 'USD',
    );
    print(topup);
  },
  (client) async {
    final topup = await client.topups.get('top_0031Jky8isWydfhl3Tvtnyth');
    print(topup);
  },
  (client) async {
    await for (final topup in client.topups.list()) {
      print(topup);
    }
  },
  (client) async {
    final delivery = await client.webhookDeliveries.get('whd_0031Jk8qRtZHjQMhuOzE95B9');
    print(delivery);
  },
  (client) async {
    await for (final delivery in client.webhookDeliveries.list()) {
      print(delivery);
    }
  },
  (client) async {
    final delivery = await client.webhookDeliveries.redeliver('whd_0031Jk8qRtZHjQMhuOzE95B9');
    print(delivery);
  },
  (client) async {
    final endpoint = await client.webhookEndpoints.create(
      url: 'https://shop.tuckshop.example/svc/events',
      enabledEvents: ['send.*'],
      description: 'The till server',
      metadata: {'server': 'till-1'},
    );
    print(endpoint);
  },
  (client) async {
    final endpoint = await client.webhookEndpoints.delete('we_0031JkDnI8lFPPwtV5ASPZHu');
    print(endpoint);
  },
  (client) async {
    final endpoint = await client.webhookEndpoints.get('we_0031JkDnI8lFPPwtV5ASPZHu');
    print(endpoint);
  },
  (client) async {
    final replay = await client.webhookEndpoints.getReplay(
      'we_0031JkDnI8lFPPwtV5ASPZHu',
      'whr_0031JkEgE0VrbBGI09QYNdaK',
    );
    print(replay);
  },
  (client) async {
    await for (final endpoint in client.webhookEndpoints.list()) {
      print(endpoint);
    }
  },
  (client) async {
    final replay = await client.webhookEndpoints.replay(
      'we_0031JkDnI8lFPPwtV5ASPZHu',
      from: Moment.text('2026-11-25T06:00:00+02:00'),
      types: ['send.*'],
    );
    print(replay);
  },
  (client) async {
    final endpoint = await client.webhookEndpoints.rollSecret(
      'we_0031JkDnI8lFPPwtV5ASPZHu',
      grace: WebhookSecretGrace.n24h,
    );
    print(endpoint);
  },
  (client) async {
    final delivery = await client.webhookEndpoints.test(
      'we_0031JkDnI8lFPPwtV5ASPZHu',
      type: EventTypeName.sendDelivered,
    );
    print(delivery);
  },
  (client) async {
    final endpoint = await client.webhookEndpoints.update(
      'we_0031JkDnI8lFPPwtV5ASPZHu',
      enabledEvents: ['send.delivered', 'send.failed'],
      metadata: Nullable({'server': null}),
    );
    print(endpoint);
  },
  (client) async {
    final result = await client.workforce.allocate(
      kind: WorkforceKind.airtime,
      lines: [
        WorkforceLineCreate(
          amount: '10.00',
          recipientId: 'rcp_0031JkDZkGvIa6Cw7EmYf1Hl',
        ),
        WorkforceLineCreate(amount: '10.00', phone: '0712345678', name: 'Farai Dube'),
      ],
      costCenterId: 'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
      title: 'November airtime, sales',
      idempotencyKey: 'payroll-2026-11',
    );
    print(result);
  },
  (client) async {
    final result = await client.workforce.allocate(
      kind: WorkforceKind.power,
      lines: [
        WorkforceLineCreate(
          amount: '20.00',
          recipientId: 'rcp_0031JkDZkGvIa6Cw7EmYf1Hl',
          meter: '37140030000',
        ),
      ],
      title: 'Power for the branch manager',
      acknowledgeOverBudget: true,
    );
    print(result);
  },
  (client) async {
    final batch = await client.workforce.batches.cancel('WF-2026-000123');
    print(batch);
  },
  (client) async {
    final batch = await client.workforce.batches.get('WF-2026-000123');
    print(batch);
  },
  (client) async {
    final file = await client.workforce.batches.getResults('WF-2026-000123');
    print(await file.saveTo('.'));
  },
  (client) async {
    await for (final summary in client.workforce.batches.list()) {
      print(summary);
    }
  },
  (client) async {
    final preview = await client.workforce.batches.previewResend(
      'WF-2026-000123',
      itemIds: ['bit_0031JkHDoKzMe0Ga1IqCj5Lq'],
      idempotencyKey: 'payroll-2026-11-again',
    );
    print(preview);
  },
  (client) async {
    final result = await client.workforce.batches.resend(
      'WF-2026-000123',
      itemIds: ['bit_0031JkHDoKzMe0Ga1IqCj5Lq'],
      idempotencyKey: 'payroll-2026-11-again',
    );
    print(result);
  },
  (client) async {
    final people = await client.workforce.costCenters.changePeople(
      'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
      add: ['rcp_0031JkDZkGvIa6Cw7EmYf1Hl'],
      new_: [
        WorkforceDepartmentPerson(
          name: 'Farai Dube',
          phone: '0712345678',
          payrollId: 'EMP-0043',
        ),
        WorkforceDepartmentPerson(name: 'Rudo Sibanda', phone: '07123'),
      ],
    );
    print(people);
  },
  (client) async {
    final department = await client.workforce.costCenters.create(
      name: 'Sales, Harare',
      code: '6400-HRE',
      monthlyBudget: '200.00',
    );
    print(department);
  },
  (client) async {
    final people = await client.workforce.costCenters.getPeople('cc_0031JkLHsOdQi4Ke5MuGn9Pt');
    print(people);
  },
  (client) async {
    final spend = await client.workforce.costCenters.getSpend('cc_0031JkLHsOdQi4Ke5MuGn9Pt');
    print(spend);
  },
  (client) async {
    final list = await client.workforce.costCenters.list();
    print(list);
  },
  (client) async {
    final department = await client.workforce.costCenters.update(
      'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
      monthlyBudget: Nullable('300.00'),
    );
    print(department);
  },
  (client) async {
    final access = await client.workforce.getAccess();
    print(access);
  },
  (client) async {
    final journal = await client.workforce.getJournal();
    print(journal);
  },
  (client) async {
    final file = await client.workforce.getJournalCsv();
    print(await file.saveTo('.'));
  },
  (client) async {
    await for (final entry in client.workforce.getLedger()) {
      print(entry);
    }
  },
  (client) async {
    final file = await client.workforce.getLedgerCsv();
    print(await file.saveTo('.'));
  },
  (client) async {
    final answer = await client.workforce.getLedgerCsvJson();
    print(answer);
  },
  (client) async {
    final meters = await client.workforce.getMeters();
    print(meters);
  },
  (client) async {
    final products = await client.workforce.getProducts();
    print(products);
  },
  (client) async {
    final preview = await client.workforce.previewAllocation(
      kind: WorkforceKind.airtime,
      lines: [
        WorkforceLineCreate(
          amount: '10.00',
          recipientId: 'rcp_0031JkDZkGvIa6Cw7EmYf1Hl',
        ),
        WorkforceLineCreate(amount: '10.00', phone: '0712345678', name: 'Farai Dube'),
      ],
      costCenterId: 'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
      title: 'November airtime, sales',
      idempotencyKey: 'payroll-2026-11',
    );
    print(preview);
  },
  (client) async {
    final created = await client.workforce.recipients.create(
      name: 'Tariro Moyo',
      phone: '0771234567',
      payrollId: 'EMP-0042',
      costCenterId: 'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
      monthlyCap: {'USD': '40.00'},
    );
    print(created);
  },
  (client) async {
    await for (final person in client.workforce.recipients.list()) {
      print(person);
    }
  },
  (client) async {
    final updated = await client.workforce.recipients.update(
      'rcp_0031JkDZkGvIa6Cw7EmYf1Hl',
      phone: '0712345678',
      notes: Nullable('New number since November'),
    );
    print(updated);
  },
  (client) async {
    await for (final schedule in client.workforce.schedules.list()) {
      print(schedule);
    }
  },
  (client) async {
    final result = await client.workforce.schedules.run(
      'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
      again: true,
      idempotencyKey: 'bonus-2026-11-25',
    );
    print(result);
  },
];
