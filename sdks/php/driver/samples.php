<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

use Svc\Client;

return [
    static function (Client $client): void {
        $account = $client->account->get();
    },
    static function (Client $client): void {
        foreach ($client->account->listActivity() as $activity) {
            echo $activity, "\n";
        }
    },
    static function (Client $client): void {
        $account = $client->account->update(
            support_phone: '+263771000000',
            statement_descriptor: 'MBARE TUCK',
            batch_approval_threshold: ['USD' => '500.00'],
            prevent_duplicates: ['enabled' => true, 'window_seconds' => 120],
            payday: ['day_of_month' => 25],
        );
    },
    static function (Client $client): void {
        $activity = $client->activities->create(
            recipient: 'ext:loyalty-20231',
            name: 'visit',
            activity_id: 'pos-4-000871',
            value: '18.40',
            currency: 'USD',
            metadata: ['branch' => 'mbare'],
        );
    },
    static function (Client $client): void {
        $activity = $client->activities->create(
            recipient: 'ext:loyalty-20231',
            name: 'visit',
            activity_id: 'pos-4-000871',
            value: '18.40',
            currency: 'USD',
            metadata: ['branch' => 'mbare'],
        );
    },
    static function (Client $client): void {
        $activity = $client->activities->get('act_0031JkhB6baeCN6Zj4a3dDVh');
    },
    static function (Client $client): void {
        foreach ($client->activities->list() as $activity) {
            echo $activity, "\n";
        }
    },
    static function (Client $client): void {
        $approval = $client->approvals->get('apr_0031JkKGrNcPh3Jd4LtFm8Os');
    },
    static function (Client $client): void {
        foreach ($client->approvals->list() as $approval) {
            echo $approval, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->auditLog->list() as $event) {
            echo $event, "\n";
        }
    },
    static function (Client $client): void {
        $batch = $client->batches->approve('bch_0031JkGCnJyLd9Fz0HpBi4Ko');
    },
    static function (Client $client): void {
        $batch = $client->batches->cancel('bch_0031JkGCnJyLd9Fz0HpBi4Ko');
    },
    static function (Client $client): void {
        $batch = $client->batches->create(
            items: [[
                'target' => '0771234567',
                'amount' => '5.00',
                'name' => 'Tariro Moyo',
                'client_reference' => 'nov-0001',
            ], [
                'target' => '0712345678',
                'amount' => '5.00',
                'name' => 'Farai Dube',
                'client_reference' => 'nov-0002',
            ]],
            title: 'November airtime',
            sms_message: '{first_name}, here is {currency} {amount} airtime from {sender}.',
            currency: 'USD',
            metadata: ['month' => '2026-11'],
        );
    },
    static function (Client $client): void {
        $batch = $client->batches->create(
            csv: 'target;amount
            0771234567;300.00
            0712345678;300.00
            07;5.00
            ',
            title: 'November payroll airtime',
            on_invalid: 'skip',
            currency: 'USD',
        );
    },
    static function (Client $client): void {
        $batch = $client->batches->get('bch_0031JkGCnJyLd9Fz0HpBi4Ko');
    },
    static function (Client $client): void {
        echo $client->batches->getResults('bch_0031JkGCnJyLd9Fz0HpBi4Ko')->saveTo('.');
    },
    static function (Client $client): void {
        foreach ($client->batches->list() as $batch) {
            echo $batch, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->batches->listItems('bch_0031JkGCnJyLd9Fz0HpBi4Ko') as $item) {
            echo $item, "\n";
        }
    },
    static function (Client $client): void {
        $preview = $client->batches->preview(
            items: [[
                'target' => '0771234567',
                'amount' => '5.00',
                'name' => 'Tariro Moyo',
                'client_reference' => 'nov-0001',
            ], [
                'target' => '0712345678',
                'amount' => '5.00',
                'name' => 'Farai Dube',
                'client_reference' => 'nov-0002',
            ]],
            title: 'November airtime',
            sms_message: '{first_name}, here is {currency} {amount} airtime from {sender}.',
            currency: 'USD',
            metadata: ['month' => '2026-11'],
        );
    },
    static function (Client $client): void {
        $preview = $client->batches->preview(
            items: [['target' => '077123', 'amount' => '5.00']],
            currency: 'USD',
        );
    },
    static function (Client $client): void {
        $batch = $client->batches->retryFailed(
            'bch_0031JkGCnJyLd9Fz0HpBi4Ko',
            reserve_credit: true,
        );
    },
    static function (Client $client): void {
        $target = $client->blocklist->create(
            target: '0779876543',
            reason: 'Claimed rewards with twelve names',
        );
    },
    static function (Client $client): void {
        $target = $client->blocklist->delete('blk_0031JkabP3E2Zs8IQ9Y7aJZq');
    },
    static function (Client $client): void {
        $target = $client->blocklist->get('blk_0031JkabP3E2Zs8IQ9Y7aJZq');
    },
    static function (Client $client): void {
        foreach ($client->blocklist->list() as $target) {
            echo $target, "\n";
        }
    },
    static function (Client $client): void {
        $checkin = $client->checkins->create(
            link: 'Qe7Yt4Mn9Wd3Jc6Xr1Vb8H',
            lat: -17.8571,
            lng: 31.0402,
            phone: '0771234567',
            accuracy_m: 12,
        );
    },
    static function (Client $client): void {
        foreach ($client->checkins->list() as $checkin) {
            echo $checkin, "\n";
        }
    },
    static function (Client $client): void {
        $session = $client->checkoutSessions->changeMeter(
            'cs_0031JkJFqMbOg2Ic3KsEl7Nr',
            meter: '37140010002',
        );
    },
    static function (Client $client): void {
        $session = $client->checkoutSessions->create(
            target: '0771234567',
            amount: '5.00',
            currency: 'USD',
            success_url: 'https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}',
            cancel_url: 'https://shop.tuckshop.example/basket',
            client_reference: 'order-5512',
        );
    },
    static function (Client $client): void {
        $session = $client->checkoutSessions->create(
            target: '0771234567',
            amount: '5.00',
            currency: 'USD',
            success_url: 'https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}',
            cancel_url: 'https://shop.tuckshop.example/basket',
            client_reference: 'order-5512',
        );
    },
    static function (Client $client): void {
        $session = $client->checkoutSessions->expire('cs_0031JkJFqMbOg2Ic3KsEl7Nr');
    },
    static function (Client $client): void {
        $session = $client->checkoutSessions->get('cs_0031JkJFqMbOg2Ic3KsEl7Nr');
    },
    static function (Client $client): void {
        foreach ($client->checkoutSessions->list() as $session) {
            echo $session, "\n";
        }
    },
    static function (Client $client): void {
        $claim = $client->claims->create(
            'Qe7Yt4Mn9Wd3Jc6Xr1Vb8H',
            phone: '0771234567',
            choice: 'airtime',
            code: '481516',
        );
    },
    static function (Client $client): void {
        $claim = $client->claims->create(
            'Qe7Yt4Mn9Wd3Jc6Xr1Vb8H',
            phone: '0771234567',
            choice: 'airtime',
            code: '481516',
        );
    },
    static function (Client $client): void {
        $claim = $client->claims->get('Qe7Yt4Mn9Wd3Jc6Xr1Vb8H');
    },
    static function (Client $client): void {
        $code = $client->claims->sendCode('Qe7Yt4Mn9Wd3Jc6Xr1Vb8H', phone: '0771234567');
    },
    static function (Client $client): void {
        $center = $client->costCenters->create(
            name: 'Harare drivers',
            gl_code: '6400-HRE',
            monthly_budget: '250.00',
            currency: 'USD',
        );
    },
    static function (Client $client): void {
        $center = $client->costCenters->get('cc_0031JkLHsOdQi4Ke5MuGn9Pt');
    },
    static function (Client $client): void {
        foreach ($client->costCenters->list() as $center) {
            echo $center, "\n";
        }
    },
    static function (Client $client): void {
        $center = $client->costCenters->update(
            'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
            monthly_budget: '300.00',
        );
    },
    static function (Client $client): void {
        $credit = $client->credit->get();
    },
    static function (Client $client): void {
        $alerts = $client->credit->getAlerts();
    },
    static function (Client $client): void {
        $reservation = $client->credit->getReservation('rsv_0031JkRNyUjWo0Qk1SaMt5Vz');
    },
    static function (Client $client): void {
        $transaction = $client->credit->getTransaction('txn_0031Jk9VgCrEw2Ys3AiUb7Dh');
    },
    static function (Client $client): void {
        foreach ($client->credit->listReservations() as $reservation) {
            echo $reservation, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->credit->listTransactions() as $transaction) {
            echo $transaction, "\n";
        }
    },
    static function (Client $client): void {
        $alerts = $client->credit->updateAlerts(low_balance: ['USD' => '50.00']);
    },
    static function (Client $client): void {
        $application = $client->dealer->createApplication(
            legal_name: 'Mbare Tuck Shops (Private) Limited',
            trading_name: 'Mbare Tuck Shops',
            registration_number: '2145/2019',
            incorporated_on: '2019-03-04',
            business_type: 'company',
            tax_number: '2000123456',
            physical_address: [
                'line1' => '14 Chaminuka Street',
                'city' => 'Harare',
                'province' => 'Harare',
            ],
            contact: [
                'name' => 'Rudo Moyo',
                'role' => 'Director',
                'email' => 'rudo@tuckshop.example',
                'phone' => '0771000001',
            ],
            expected_monthly_volume: ['USD' => '12000.00', 'ZWG' => '90000.00'],
            networks: ['econet', 'netone', 'power'],
            channels: ['pos', 'agents'],
        );
    },
    static function (Client $client): void {
        $application = $client->dealer->getApplication();
    },
    static function (Client $client): void {
        $application = $client->dealer->submitApplication();
    },
    static function (Client $client): void {
        $application = $client->dealer->updateApplication(
            directors: [[
                'full_name' => 'Rudo Moyo',
                'national_id' => '63-123456 A 42',
                'date_of_birth' => '1984-05-17',
                'nationality' => 'ZW',
                'address' => '3 Lomagundi Road, Harare',
                'is_pep' => false,
                'shareholding_percent' => '60.00',
            ]],
            documents: ['bank_letter' => 'doc_0031JklLlGUriAX1DyyXN9iY'],
            declarations: ['accurate' => true, 'authorised' => true],
        );
    },
    static function (Client $client): void {
        $dispute = $client->disputes->create(
            send: 'snd_0031Jk7TeApCu0Wq1YgSz5Bf',
            reason: 'not_delivered',
            evidence: [
                'text' => 'The customer shows a balance without it, one hour later.',
                'customer_phone' => '0771234567',
            ],
        );
    },
    static function (Client $client): void {
        $dispute = $client->disputes->get('dsp_0031JkbpT4r5yHUig43kiJfa');
    },
    static function (Client $client): void {
        foreach ($client->disputes->list() as $dispute) {
            echo $dispute, "\n";
        }
    },
    static function (Client $client): void {
        $document = $client->documents->get('doc_0031JklLlGUriAX1DyyXN9iY');
    },
    static function (Client $client): void {
        foreach ($client->documents->list() as $document) {
            echo $document, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->errorCodes->list() as $entry) {
            echo $entry, "\n";
        }
    },
    static function (Client $client): void {
        $event = $client->events->get('evt_0031JkAWhDsFx3Zt4BjVc8Ei');
    },
    static function (Client $client): void {
        foreach ($client->events->list() as $event) {
            echo $event, "\n";
        }
    },
    static function (Client $client): void {
        $answer = $client->exports->create(
            kind: 'sends',
            from: '2026-10-01T00:00:00+02:00',
            to: '2026-11-01T00:00:00+02:00',
            filters: ['status' => 'delivered', 'metadata[till]' => '4'],
            format: 'csv',
            columns: ['id', 'created', 'target', 'amount', 'currency', 'metadata.till'],
        );
    },
    static function (Client $client): void {
        $answer = $client->exports->create(kind: 'events', from: 1793484000, format: 'json');
    },
    static function (Client $client): void {
        $answer = $client->exports->get('exp_0031Jkc360a9Y6yNd14tDdO9');
    },
    static function (Client $client): void {
        foreach ($client->exports->list() as $answer) {
            echo $answer, "\n";
        }
    },
    static function (Client $client): void {
        $member = $client->family->create(
            name: 'Nyasha',
            phone: '0771234567',
            relation: 'child',
            allowance: ['currency' => 'USD', 'amount' => '2.00', 'cadence' => 'weekly', 'day' => 5],
        );
    },
    static function (Client $client): void {
        $member = $client->family->delete('fam_0031Jkw1mXJft5isGXNwAMnE');
    },
    static function (Client $client): void {
        $member = $client->family->getMember('fam_0031Jkw1mXJft5isGXNwAMnE');
    },
    static function (Client $client): void {
        foreach ($client->family->list() as $member) {
            echo $member, "\n";
        }
    },
    static function (Client $client): void {
        $send = $client->family->sendTo(
            'fam_0031Jkw1mXJft5isGXNwAMnE',
            type: 'airtime',
            amount: '5.00',
            currency: 'USD',
        );
    },
    static function (Client $client): void {
        $member = $client->family->update('fam_0031Jkw1mXJft5isGXNwAMnE', paused: true);
    },
    static function (Client $client): void {
        $group = $client->groups->create(
            name: 'Drivers of Harare',
            filter: ['cost_center' => 'cc_0031JkLHsOdQi4Ke5MuGn9Pt', 'tag' => 'driver'],
        );
    },
    static function (Client $client): void {
        $group = $client->groups->create(name: 'Night shift', description: 'Data every Friday');
    },
    static function (Client $client): void {
        $group = $client->groups->delete('grp_0031JkpZPPPP6UeP3C4DSA7L');
    },
    static function (Client $client): void {
        $group = $client->groups->get('grp_0031JkpZPPPP6UeP3C4DSA7L');
    },
    static function (Client $client): void {
        foreach ($client->groups->list() as $group) {
            echo $group, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->groups->listMembers('grp_0031JkpZPPPP6UeP3C4DSA7L') as $recipient) {
            echo $recipient, "\n";
        }
    },
    static function (Client $client): void {
        $group = $client->groups->update(
            'grp_0031JkpZPPPP6UeP3C4DSA7L',
            name: 'Night shift, Mbare',
        );
    },
    static function (Client $client): void {
        $group = $client->groups->updateMembers(
            'grp_0031JkpZPPPP6UeP3C4DSA7L',
            add: ['ext:loyalty-20231', 'rcp_0031JkDZkGvIa6Cw7EmYf1Hm'],
            remove: ['rcp_0031JkDZkGvIa6Cw7EmYf1Hn'],
        );
    },
    static function (Client $client): void {
        $health = $client->health->get();
    },
    static function (Client $client): void {
        $invite = $client->invites->delete('inv_0031JkhqSIjOugM1yTMAd7V3');
    },
    static function (Client $client): void {
        $invite = $client->invites->get('inv_0031JkhqSIjOugM1yTMAd7V3');
    },
    static function (Client $client): void {
        foreach ($client->invites->list() as $invite) {
            echo $invite, "\n";
        }
    },
    static function (Client $client): void {
        $key = $client->keys->create(
            kind: 'rk',
            label: 'Till 4, Mbare',
            scopes: ['catalog:read', 'lookups:read', 'sends:read', 'sends:write', 'tokens:read'],
            allowed_ips: ['196.27.96.0/24'],
            spend_caps: ['USD' => ['per_send' => '20.00', 'daily' => '500.00']],
            metadata: ['till' => '4'],
        );
    },
    static function (Client $client): void {
        $key = $client->keys->delete('key_0031Jk5RcYnAs8Uo9WeQx3Zd');
    },
    static function (Client $client): void {
        $key = $client->keys->get('key_0031Jk5RcYnAs8Uo9WeQx3Zd');
    },
    static function (Client $client): void {
        foreach ($client->keys->list() as $key) {
            echo $key, "\n";
        }
    },
    static function (Client $client): void {
        $key = $client->keys->roll('key_0031Jk5RcYnAs8Uo9WeQx3Zd', grace_period: '24h');
    },
    static function (Client $client): void {
        $key = $client->keys->update(
            'key_0031Jk5RcYnAs8Uo9WeQx3Zd',
            label: 'Till 4, Mbare market',
            spend_caps: ['USD' => ['daily' => '300.00']],
            expires_at: null,
            metadata: ['till' => '4', 'cashier' => null],
        );
    },
    static function (Client $client): void {
        $lookup = $client->lookups->phone(phone: '077 123 4567');
    },
    static function (Client $client): void {
        $member = $client->members->delete('mem_0031Jk6SdZoBt9Vp0XfRy4Ae');
    },
    static function (Client $client): void {
        $member = $client->members->get('mem_0031Jk6SdZoBt9Vp0XfRy4Ae');
    },
    static function (Client $client): void {
        $invite = $client->members->invite(
            phone: '0771000001',
            email: 'rudo@tuckshop.example',
            role: 'developer',
        );
    },
    static function (Client $client): void {
        foreach ($client->members->list() as $member) {
            echo $member, "\n";
        }
    },
    static function (Client $client): void {
        $member = $client->members->update('mem_0031Jk6SdZoBt9Vp0XfRy4Ae', role: 'admin');
    },
    static function (Client $client): void {
        $meter = $client->meters->get('37140030000');
    },
    static function (Client $client): void {
        foreach ($client->networks->list() as $network) {
            echo $network, "\n";
        }
    },
    static function (Client $client): void {
        $overview = $client->overview->get();
    },
    static function (Client $client): void {
        $quote = $client->power->getQuote(currency: 'USD', amount: '10.00');
    },
    static function (Client $client): void {
        $rate = $client->power->getRate(currency: 'USD');
    },
    static function (Client $client): void {
        $series = $client->power->getSeries(currency: 'USD');
    },
    static function (Client $client): void {
        foreach ($client->power->listObservations(currency: 'USD') as $observation) {
            echo $observation, "\n";
        }
    },
    static function (Client $client): void {
        $product = $client->products->get('airtime-usd');
    },
    static function (Client $client): void {
        foreach ($client->products->list() as $product) {
            echo $product, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->products->listBundles('airtime-usd') as $bundle) {
            echo $bundle, "\n";
        }
    },
    static function (Client $client): void {
        $program = $client->programs->activate('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    },
    static function (Client $client): void {
        $program = $client->programs->close('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    },
    static function (Client $client): void {
        $program = $client->programs->create(
            name: 'Customer survey',
            currency: 'USD',
            default_amount: '1.00',
            budget: '500.00',
            funding: 'reserve',
            choices: ['airtime', 'data'],
            per_recipient: ['lifetime' => ['count' => 1]],
        );
    },
    static function (Client $client): void {
        $reward = $client->programs->createCompletion(
            'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            completion_id: 'survey-7-resp-20231',
            phone: '0771234567',
            metadata: ['survey' => '7'],
        );
    },
    static function (Client $client): void {
        $program = $client->programs->defund('prg_0031JkEAlHwJb7Dx8FnZg2Im', amount: '100.00');
    },
    static function (Client $client): void {
        $program = $client->programs->delete('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    },
    static function (Client $client): void {
        $program = $client->programs->fund('prg_0031JkEAlHwJb7Dx8FnZg2Im', amount: '250.00');
    },
    static function (Client $client): void {
        $program = $client->programs->get('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    },
    static function (Client $client): void {
        foreach ($client->programs->list() as $program) {
            echo $program, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->programs->listRules('prg_0031JkEAlHwJb7Dx8FnZg2Im') as $rule) {
            echo $rule, "\n";
        }
    },
    static function (Client $client): void {
        $program = $client->programs->pause('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    },
    static function (Client $client): void {
        $program = $client->programs->resume('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    },
    static function (Client $client): void {
        $program = $client->programs->rollSecret('prg_0031JkEAlHwJb7Dx8FnZg2Im');
    },
    static function (Client $client): void {
        $list = $client->programs->setRules(
            'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            rules: [[
                'name' => 'Fifth visit in a month',
                'kind' => 'threshold',
                'on' => 'activity',
                'activity_name' => 'visit',
                'when' => [
                    'all' => [['field' => 'metadata.branch', 'op' => 'eq', 'value' => 'mbare']],
                ],
                'count' => ['times' => 5, 'within' => '30d'],
                'give' => ['amount' => '1.00', 'type' => 'airtime'],
            ]],
        );
    },
    static function (Client $client): void {
        $program = $client->programs->update(
            'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            default_amount: '2.00',
            hold: ['mode' => 'review', 'amount_over' => '10.00'],
        );
    },
    static function (Client $client): void {
        $quote = $client->quotes->create(
            target: '37140030000',
            amount: '10.00',
            currency: 'USD',
        );
    },
    static function (Client $client): void {
        $quote = $client->quotes->create(
            target: '0771234567',
            product: 'airtime-usd',
            amount: '5.00',
        );
    },
    static function (Client $client): void {
        $quote = $client->quotes->get('quo_0031JkCYjFuHz5Bv6DlXe0Gk');
    },
    static function (Client $client): void {
        $recipient = $client->recipients->create(
            name: 'Tendai Ncube',
            external_id: 'loyalty-20231',
            phone: '0772345678',
            meters: [['number' => '37140030000', 'label' => 'Home']],
            lawful_basis: 'consent',
            consent: ['at' => 1793527200, 'source' => 'Till 4, paper form'],
            tags: ['loyalty'],
            metadata: ['card' => '20231'],
        );
    },
    static function (Client $client): void {
        $bulk = $client->recipients->createBulk(
            recipients: [[
                'name' => 'Tendai Ncube',
                'external_id' => 'loyalty-20231',
                'phone' => '0772345678',
            ], [
                'name' => 'Chipo Dube',
                'external_id' => 'loyalty-20232',
                'phone' => '0242700000',
            ]],
            mode: 'upsert',
            match: 'external_id',
        );
    },
    static function (Client $client): void {
        $bulk = $client->recipients->createBulk(
            csv: 'name,phone,external_id
            Tendai Ncube,0772345678,loyalty-20231
            ',
            atomic: true,
        );
    },
    static function (Client $client): void {
        $recipient = $client->recipients->delete('ext:loyalty-20231');
    },
    static function (Client $client): void {
        $recipient = $client->recipients->get('ext:loyalty-20231');
    },
    static function (Client $client): void {
        foreach ($client->recipients->list() as $recipient) {
            echo $recipient, "\n";
        }
    },
    static function (Client $client): void {
        $recipient = $client->recipients->restore('ext:loyalty-20231');
    },
    static function (Client $client): void {
        $recipient = $client->recipients->update(
            'ext:loyalty-20231',
            phone: '0712345678',
            monthly_cap: ['USD' => '20.00'],
            tags: ['loyalty', 'night-shift'],
        );
    },
    static function (Client $client): void {
        $referral = $client->referrals->create(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            referrer: 'ext:loyalty-20231',
            referee: ['external_id' => 'loyalty-20311', 'phone' => '0772345678'],
        );
    },
    static function (Client $client): void {
        $referral = $client->referrals->create(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            referrer: 'ext:loyalty-20231',
            referee: ['external_id' => 'loyalty-20311', 'phone' => '0772345678'],
        );
    },
    static function (Client $client): void {
        $referral = $client->referrals->get('ref_0031JkYRnKTbxTNJFoBinF5a');
    },
    static function (Client $client): void {
        foreach ($client->referrals->list() as $referral) {
            echo $referral, "\n";
        }
    },
    static function (Client $client): void {
        $referral = $client->referrals->qualify('ref_0031JkYRnKTbxTNJFoBinF5a');
    },
    static function (Client $client): void {
        $report = $client->reports->getFailures(from: '2026-11-01', to: '2026-11-30');
    },
    static function (Client $client): void {
        echo $client->reports->getFailuresCsv(from: '2026-11-01', to: '2026-11-30')->saveTo('.');
    },
    static function (Client $client): void {
        $report = $client->reports->getPrograms(from: '2026-11-01', to: '2026-11-30');
    },
    static function (Client $client): void {
        echo $client->reports->getProgramsCsv(from: '2026-11-01', to: '2026-11-30')->saveTo('.');
    },
    static function (Client $client): void {
        $report = $client->reports->getReconciliation(date: '2026-11-25');
    },
    static function (Client $client): void {
        echo $client->reports->getReconciliationCsv(date: '2026-11-25')->saveTo('.');
    },
    static function (Client $client): void {
        $report = $client->reports->getSpend(from: '2026-11-01', to: '2026-11-30');
    },
    static function (Client $client): void {
        echo $client->reports->getSpendCsv(from: '2026-11-01', to: '2026-11-30')->saveTo('.');
    },
    static function (Client $client): void {
        $log = $client->requests->get('req_0031JkBXiEtGy4Au5CkWd9Fj');
    },
    static function (Client $client): void {
        foreach ($client->requests->list() as $line) {
            echo $line, "\n";
        }
    },
    static function (Client $client): void {
        $review = $client->reviews->approve(
            'rev_0031JkRQ4F5ZR3qa7yEeeby3',
            note: 'Called the customer; a new phone.',
        );
    },
    static function (Client $client): void {
        $review = $client->reviews->get('rev_0031JkRQ4F5ZR3qa7yEeeby3');
    },
    static function (Client $client): void {
        foreach ($client->reviews->list() as $review) {
            echo $review, "\n";
        }
    },
    static function (Client $client): void {
        $review = $client->reviews->reject(
            'rev_0031JkRQ4F5ZR3qa7yEeeby3',
            note: 'Six numbers from one handset.',
        );
    },
    static function (Client $client): void {
        $link = $client->rewardLinks->create(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            amount: '1.00',
            label: 'Sorry for the wait',
            expires_at: '2026-12-31T23:59:59+02:00',
            bind: 'otp',
            phone_hint: '0771234567',
        );
    },
    static function (Client $client): void {
        $list = $client->rewardLinks->createMany(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            count: 2,
            amount: '0.50',
            label: 'Till slip November',
            choices: ['airtime'],
        );
    },
    static function (Client $client): void {
        $link = $client->rewardLinks->get('lnk_0031JkKy9Pf34qY6Nb3wWD25');
    },
    static function (Client $client): void {
        foreach ($client->rewardLinks->list() as $link) {
            echo $link, "\n";
        }
    },
    static function (Client $client): void {
        $link = $client->rewardLinks->revoke('lnk_0031JkKy9Pf34qY6Nb3wWD25');
    },
    static function (Client $client): void {
        $reward = $client->rewards->create(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            recipient: 'ext:loyalty-20231',
            completion_id: 'survey-7-resp-20231',
            metadata: ['survey' => '7'],
        );
    },
    static function (Client $client): void {
        $reward = $client->rewards->create(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            recipient: 'ext:loyalty-20231',
            completion_id: 'survey-8-resp-20231',
            delivery: 'choice',
            link: ['label' => 'Survey 8'],
        );
    },
    static function (Client $client): void {
        $reward = $client->rewards->create(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            recipient: 'ext:loyalty-20231',
            completion_id: 'survey-7-resp-20231',
            metadata: ['survey' => '7'],
        );
    },
    static function (Client $client): void {
        $reward = $client->rewards->create(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            recipient: 'ext:loyalty-20231',
            completion_id: 'survey-7-winner',
            amount: '25.00',
            reason: 'Tendai answered every question of the survey.',
        );
    },
    static function (Client $client): void {
        $reward = $client->rewards->get('rwd_0031JkFBmIxKc8Ey9GoAh3Jn');
    },
    static function (Client $client): void {
        foreach ($client->rewards->list() as $reward) {
            echo $reward, "\n";
        }
    },
    static function (Client $client): void {
        $reward = $client->rewards->release('rwd_0031JkFBmIxKc8Ey9GoAh3Jn', amount: '5.00');
    },
    static function (Client $client): void {
        $validation = $client->rewards->validate(
            program: 'prg_0031JkEAlHwJb7Dx8FnZg2Im',
            recipient: 'ext:loyalty-20231',
            completion_id: 'survey-7-resp-20231',
        );
    },
    static function (Client $client): void {
        $reward = $client->rewards->void('rwd_0031JkFBmIxKc8Ey9GoAh3Jn');
    },
    static function (Client $client): void {
        $sandbox = $client->sandboxes->create(name: 'Mbare Tuck Shops');
    },
    static function (Client $client): void {
        $occurrence = $client->schedules->combineOccurrence(
            'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
            '2026-11-24',
            into: '2026-12-24',
        );
    },
    static function (Client $client): void {
        $schedule = $client->schedules->create(
            name: 'Payday airtime',
            cadence: 'payday',
            hour: 8,
            recipients: ['rcp_0031JkDZkGvIa6Cw7EmYf1Hl', ['phone' => '0712345678', 'name' => 'Farai Dube', 'amount' => '15.00']],
            currency: 'USD',
            amount: '10.00',
            sms_message: '{first_name}, your {currency} {amount} airtime from {sender}.',
            on_insufficient: 'retry_after_topup',
            metadata: ['team' => 'sales'],
        );
    },
    static function (Client $client): void {
        $schedule = $client->schedules->create(
            name: 'Power for the office',
            cadence: 'biweekly',
            hour: 6,
            minute: 30,
            anchor_date: '2026-11-27',
            product: 'power-usd',
            amount: '50.00',
            meter: '37140030000',
            token_phone: '0771234567',
        );
    },
    static function (Client $client): void {
        $schedule = $client->schedules->delete('sch_0031JkIEpLaNf1Hb2JrDk6Mq');
    },
    static function (Client $client): void {
        $schedule = $client->schedules->get('sch_0031JkIEpLaNf1Hb2JrDk6Mq');
    },
    static function (Client $client): void {
        $occurrence = $client->schedules->getOccurrence(
            'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
            '2026-11-24',
        );
    },
    static function (Client $client): void {
        foreach ($client->schedules->list() as $schedule) {
            echo $schedule, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->schedules->listOccurrences('sch_0031JkIEpLaNf1Hb2JrDk6Mq') as $occurrence) {
            echo $occurrence, "\n";
        }
    },
    static function (Client $client): void {
        $occurrence = $client->schedules->moveOccurrence(
            'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
            '2026-11-24',
            to: '2026-12-23',
        );
    },
    static function (Client $client): void {
        $preview = $client->schedules->previewRun('sch_0031JkIEpLaNf1Hb2JrDk6Mq');
    },
    static function (Client $client): void {
        $occurrence = $client->schedules->resetOccurrence(
            'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
            '2026-11-24',
        );
    },
    static function (Client $client): void {
        $batch = $client->schedules->run('sch_0031JkIEpLaNf1Hb2JrDk6Mq', again: true);
    },
    static function (Client $client): void {
        $occurrence = $client->schedules->skipOccurrence(
            'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
            '2026-11-24',
        );
    },
    static function (Client $client): void {
        $schedule = $client->schedules->update(
            'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
            amount: '12.00',
            metadata: ['team' => 'sales', 'approved' => 'Rudo'],
        );
    },
    static function (Client $client): void {
        $occurrence = $client->schedules->updateOccurrence(
            'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
            '2026-11-24',
            amount_override: '20.00',
            note: 'With the Christmas bonus',
        );
    },
    static function (Client $client): void {
        $search = $client->search->find(q: '0771234567');
    },
    static function (Client $client): void {
        $send = $client->sends->cancel('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    },
    static function (Client $client): void {
        $send = $client->sends->changeMeter(
            'snd_0031Jk7TeApCu0Wq1YgSz5Bf',
            meter: '37140060007',
        );
    },
    static function (Client $client): void {
        $send = $client->sends->create(
            type: 'airtime',
            target: '0771234567',
            amount: '5.00',
            currency: 'USD',
            client_reference: 'till4-000123',
            metadata: ['till' => '4'],
        );
    },
    static function (Client $client): void {
        $send = $client->sends->create(
            product: 'airtime-usd',
            target: '+263 77 123 4567',
            amount: '10',
            scheduled_for: '2026-11-26T08:00:00+02:00',
            client_reference: 'till4-000124',
        );
    },
    static function (Client $client): void {
        $send = $client->sends->create(
            target: '0779876543',
            amount: '25.00',
            currency: 'USD',
            client_reference: 'agent-2026-11-25-07',
            reason: 'Rudo asked for airtime for the driver.',
        );
    },
    static function (Client $client): void {
        $send = $client->sends->get('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    },
    static function (Client $client): void {
        $receipt = $client->sends->getReceipt('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    },
    static function (Client $client): void {
        echo $client->sends->getReceiptPdf('snd_0031Jk7TeApCu0Wq1YgSz5Bf')->saveTo('.');
    },
    static function (Client $client): void {
        foreach ($client->sends->list() as $send) {
            echo $send, "\n";
        }
    },
    static function (Client $client): void {
        foreach ($client->sends->listAttempts('snd_0031Jk7TeApCu0Wq1YgSz5Bf') as $attempt) {
            echo $attempt, "\n";
        }
    },
    static function (Client $client): void {
        $resend = $client->sends->resendToken('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    },
    static function (Client $client): void {
        $send = $client->sends->retry('snd_0031Jk7TeApCu0Wq1YgSz5Bf');
    },
    static function (Client $client): void {
        $validation = $client->sends->validate(
            product: 'airtime-usd',
            target: '0771234567',
            amount: '5.00',
        );
    },
    static function (Client $client): void {
        $statement = $client->statements->get(currency: 'USD');
    },
    static function (Client $client): void {
        echo $client->statements->getCsv(currency: 'USD')->saveTo('.');
    },
    static function (Client $client): void {
        echo $client->statements->getPdf(currency: 'USD')->saveTo('.');
    },
    static function (Client $client): void {
        $status = $client->status->get();
    },
    static function (Client $client): void {
        $history = $client->status->getHistory();
    },
    static function (Client $client): void {
        $approval = $client->test->approvals->approve('apr_0031JkKGrNcPh3Jd4LtFm8Os');
    },
    static function (Client $client): void {
        $approval = $client->test->approvals->reject('apr_0031JkKGrNcPh3Jd4LtFm8Os');
    },
    static function (Client $client): void {
        $session = $client->test->checkoutSessions->pay(
            'cs_0031JkJFqMbOg2Ic3KsEl7Nr',
            outcome: 'paid',
        );
    },
    static function (Client $client): void {
        $session = $client->test->checkoutSessions->pay(
            'cs_0031JkJFqMbOg2Ic3KsEl7Nr',
            outcome: 'failed',
        );
    },
    static function (Client $client): void {
        $session = $client->test->checkoutSessions->review(
            'cs_0031JkJFqMbOg2Ic3KsEl7Nr',
            action: 'credit',
            note: 'Meter blocked.',
        );
    },
    static function (Client $client): void {
        $clock = $client->test->clock->advance(seconds: 86400);
    },
    static function (Client $client): void {
        $clock = $client->test->clock->get();
    },
    static function (Client $client): void {
        $credit = $client->test->createCredit(currency: 'USD', amount: '250.00');
    },
    static function (Client $client): void {
        $event = $client->test->events->trigger(type: 'send.delivered');
    },
    static function (Client $client): void {
        $reset = $client->test->reset();
    },
    static function (Client $client): void {
        $reward = $client->test->rewardLinks->claim(
            'lnk_0031JkKy9Pf34qY6Nb3wWD25',
            phone: '0771230000',
        );
    },
    static function (Client $client): void {
        $send = $client->test->sends->advance('snd_0031Jk7TeApCu0Wq1YgSz5Bf', to: 'delivered');
    },
    static function (Client $client): void {
        $network = $client->test->setNetworkAvailability('econet', state: 'down');
    },
    static function (Client $client): void {
        $availability = $client->test->setZesaAvailability(state: 'down');
    },
    static function (Client $client): void {
        $link = $client->tokenLinks->get('Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA');
    },
    static function (Client $client): void {
        $topup = $client->topups->create(
            method: 'card',
            amount: '200.00',
            currency: 'USD',
            description: 'November, second fill',
        );
    },
    static function (Client $client): void {
        $topup = $client->topups->create(
            method: 'bank_transfer',
            amount: '1500.00',
            currency: 'USD',
        );
    },
    static function (Client $client): void {
        $topup = $client->topups->get('top_0031Jky8isWydfhl3Tvtnyth');
    },
    static function (Client $client): void {
        foreach ($client->topups->list() as $topup) {
            echo $topup, "\n";
        }
    },
    static function (Client $client): void {
        $delivery = $client->webhookDeliveries->get('whd_0031Jk8qRtZHjQMhuOzE95B9');
    },
    static function (Client $client): void {
        foreach ($client->webhookDeliveries->list() as $delivery) {
            echo $delivery, "\n";
        }
    },
    static function (Client $client): void {
        $delivery = $client->webhookDeliveries->redeliver('whd_0031Jk8qRtZHjQMhuOzE95B9');
    },
    static function (Client $client): void {
        $endpoint = $client->webhookEndpoints->create(
            url: 'https://shop.tuckshop.example/svc/events',
            enabled_events: ['send.*'],
            description: 'The till server',
            metadata: ['server' => 'till-1'],
        );
    },
    static function (Client $client): void {
        $endpoint = $client->webhookEndpoints->delete('we_0031JkDnI8lFPPwtV5ASPZHu');
    },
    static function (Client $client): void {
        $endpoint = $client->webhookEndpoints->get('we_0031JkDnI8lFPPwtV5ASPZHu');
    },
    static function (Client $client): void {
        $replay = $client->webhookEndpoints->getReplay(
            'we_0031JkDnI8lFPPwtV5ASPZHu',
            'whr_0031JkEgE0VrbBGI09QYNdaK',
        );
    },
    static function (Client $client): void {
        foreach ($client->webhookEndpoints->list() as $endpoint) {
            echo $endpoint, "\n";
        }
    },
    static function (Client $client): void {
        $replay = $client->webhookEndpoints->replay(
            'we_0031JkDnI8lFPPwtV5ASPZHu',
            from: '2026-11-25T06:00:00+02:00',
            types: ['send.*'],
        );
    },
    static function (Client $client): void {
        $endpoint = $client->webhookEndpoints->rollSecret(
            'we_0031JkDnI8lFPPwtV5ASPZHu',
            grace: '24h',
        );
    },
    static function (Client $client): void {
        $delivery = $client->webhookEndpoints->test(
            'we_0031JkDnI8lFPPwtV5ASPZHu',
            type: 'send.delivered',
        );
    },
    static function (Client $client): void {
        $endpoint = $client->webhookEndpoints->update(
            'we_0031JkDnI8lFPPwtV5ASPZHu',
            enabled_events: ['send.delivered', 'send.failed'],
            metadata: ['server' => null],
        );
    },
    static function (Client $client): void {
        $result = $client->workforce->allocate(
            kind: 'airtime',
            lines: [['amount' => '10.00', 'recipient_id' => 'rcp_0031JkDZkGvIa6Cw7EmYf1Hl'], ['amount' => '10.00', 'phone' => '0712345678', 'name' => 'Farai Dube']],
            cost_center_id: 'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
            title: 'November airtime, sales',
            idempotency_key: 'payroll-2026-11',
        );
    },
    static function (Client $client): void {
        $result = $client->workforce->allocate(
            kind: 'power',
            lines: [[
                'amount' => '20.00',
                'recipient_id' => 'rcp_0031JkDZkGvIa6Cw7EmYf1Hl',
                'meter' => '37140030000',
            ]],
            title: 'Power for the branch manager',
            acknowledge_over_budget: true,
        );
    },
    static function (Client $client): void {
        $batch = $client->workforce->batches->cancel('WF-2026-000123');
    },
    static function (Client $client): void {
        $batch = $client->workforce->batches->get('WF-2026-000123');
    },
    static function (Client $client): void {
        echo $client->workforce->batches->getResults('WF-2026-000123')->saveTo('.');
    },
    static function (Client $client): void {
        foreach ($client->workforce->batches->list() as $summary) {
            echo $summary, "\n";
        }
    },
    static function (Client $client): void {
        $preview = $client->workforce->batches->previewResend(
            'WF-2026-000123',
            item_ids: ['bit_0031JkHDoKzMe0Ga1IqCj5Lq'],
            idempotency_key: 'payroll-2026-11-again',
        );
    },
    static function (Client $client): void {
        $result = $client->workforce->batches->resend(
            'WF-2026-000123',
            item_ids: ['bit_0031JkHDoKzMe0Ga1IqCj5Lq'],
            idempotency_key: 'payroll-2026-11-again',
        );
    },
    static function (Client $client): void {
        $people = $client->workforce->costCenters->changePeople(
            'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
            add: ['rcp_0031JkDZkGvIa6Cw7EmYf1Hl'],
            new: [[
                'name' => 'Farai Dube',
                'phone' => '0712345678',
                'payroll_id' => 'EMP-0043',
            ], ['name' => 'Rudo Sibanda', 'phone' => '07123']],
        );
    },
    static function (Client $client): void {
        $department = $client->workforce->costCenters->create(
            name: 'Sales, Harare',
            code: '6400-HRE',
            monthly_budget: '200.00',
        );
    },
    static function (Client $client): void {
        $people = $client->workforce->costCenters->getPeople('cc_0031JkLHsOdQi4Ke5MuGn9Pt');
    },
    static function (Client $client): void {
        $spend = $client->workforce->costCenters->getSpend('cc_0031JkLHsOdQi4Ke5MuGn9Pt');
    },
    static function (Client $client): void {
        $list = $client->workforce->costCenters->list();
    },
    static function (Client $client): void {
        $department = $client->workforce->costCenters->update(
            'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
            monthly_budget: '300.00',
        );
    },
    static function (Client $client): void {
        $access = $client->workforce->getAccess();
    },
    static function (Client $client): void {
        $journal = $client->workforce->getJournal();
    },
    static function (Client $client): void {
        echo $client->workforce->getJournalCsv()->saveTo('.');
    },
    static function (Client $client): void {
        foreach ($client->workforce->getLedger() as $entry) {
            echo $entry, "\n";
        }
    },
    static function (Client $client): void {
        echo $client->workforce->getLedgerCsv()->saveTo('.');
    },
    static function (Client $client): void {
        $answer = $client->workforce->getLedgerCsvJson();
    },
    static function (Client $client): void {
        $meters = $client->workforce->getMeters();
    },
    static function (Client $client): void {
        $products = $client->workforce->getProducts();
    },
    static function (Client $client): void {
        $preview = $client->workforce->previewAllocation(
            kind: 'airtime',
            lines: [['amount' => '10.00', 'recipient_id' => 'rcp_0031JkDZkGvIa6Cw7EmYf1Hl'], ['amount' => '10.00', 'phone' => '0712345678', 'name' => 'Farai Dube']],
            cost_center_id: 'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
            title: 'November airtime, sales',
            idempotency_key: 'payroll-2026-11',
        );
    },
    static function (Client $client): void {
        $created = $client->workforce->recipients->create(
            name: 'Tariro Moyo',
            phone: '0771234567',
            payroll_id: 'EMP-0042',
            cost_center_id: 'cc_0031JkLHsOdQi4Ke5MuGn9Pt',
            monthly_cap: ['USD' => '40.00'],
        );
    },
    static function (Client $client): void {
        foreach ($client->workforce->recipients->list() as $person) {
            echo $person, "\n";
        }
    },
    static function (Client $client): void {
        $updated = $client->workforce->recipients->update(
            'rcp_0031JkDZkGvIa6Cw7EmYf1Hl',
            phone: '0712345678',
            notes: 'New number since November',
        );
    },
    static function (Client $client): void {
        foreach ($client->workforce->schedules->list() as $schedule) {
            echo $schedule, "\n";
        }
    },
    static function (Client $client): void {
        $result = $client->workforce->schedules->run(
            'sch_0031JkIEpLaNf1Hb2JrDk6Mq',
            again: true,
            idempotency_key: 'bonus-2026-11-25',
        );
    },
];
