<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

use Svc\Client;
use Svc\RequestOptions;

/**
 * Every method by its name, with parameters in the names of the wire; one that is missing is an
 * error of the driver.
 *
 * @param array<string, mixed> $params
 */
function dispatch(Client $client, string $key, array $params, RequestOptions $options): mixed
{
    [$method, $path] = match ($key) {
        'account.get' => [$client->account->get(...), []],

        'account.list_activity' => [$client->account->listActivity(...), []],

        'account.update' => [$client->account->update(...), []],

        'activities.create' => [$client->activities->create(...), []],

        'activities.get' => [$client->activities->get(...), ['activity_id', ]],

        'activities.list' => [$client->activities->list(...), []],

        'approvals.get' => [$client->approvals->get(...), ['approval_id', ]],

        'approvals.list' => [$client->approvals->list(...), []],

        'audit_log.list' => [$client->auditLog->list(...), []],

        'batches.approve' => [$client->batches->approve(...), ['batch_id', ]],

        'batches.cancel' => [$client->batches->cancel(...), ['batch_id', ]],

        'batches.create' => [$client->batches->create(...), []],

        'batches.get' => [$client->batches->get(...), ['batch_id', ]],

        'batches.get_results' => [$client->batches->getResults(...), ['batch_id', ]],

        'batches.list' => [$client->batches->list(...), []],

        'batches.list_items' => [$client->batches->listItems(...), ['batch_id', ]],

        'batches.preview' => [$client->batches->preview(...), []],

        'batches.retry_failed' => [$client->batches->retryFailed(...), ['batch_id', ]],

        'blocklist.create' => [$client->blocklist->create(...), []],

        'blocklist.delete' => [$client->blocklist->delete(...), ['entry_id', ]],

        'blocklist.get' => [$client->blocklist->get(...), ['entry_id', ]],

        'blocklist.list' => [$client->blocklist->list(...), []],

        'checkins.create' => [$client->checkins->create(...), []],

        'checkins.list' => [$client->checkins->list(...), []],

        'checkout_sessions.change_meter' => [$client->checkoutSessions->changeMeter(...), ['session_id', ]],

        'checkout_sessions.create' => [$client->checkoutSessions->create(...), []],

        'checkout_sessions.expire' => [$client->checkoutSessions->expire(...), ['session_id', ]],

        'checkout_sessions.get' => [$client->checkoutSessions->get(...), ['session_id', ]],

        'checkout_sessions.list' => [$client->checkoutSessions->list(...), []],

        'claims.create' => [$client->claims->create(...), ['token', ]],

        'claims.get' => [$client->claims->get(...), ['token', ]],

        'claims.send_code' => [$client->claims->sendCode(...), ['token', ]],

        'cost_centers.create' => [$client->costCenters->create(...), []],

        'cost_centers.get' => [$client->costCenters->get(...), ['cost_center_id', ]],

        'cost_centers.list' => [$client->costCenters->list(...), []],

        'cost_centers.update' => [$client->costCenters->update(...), ['cost_center_id', ]],

        'credit.get' => [$client->credit->get(...), []],

        'credit.get_alerts' => [$client->credit->getAlerts(...), []],

        'credit.get_reservation' => [$client->credit->getReservation(...), ['reservation_id', ]],

        'credit.get_transaction' => [$client->credit->getTransaction(...), ['transaction_id', ]],

        'credit.list_reservations' => [$client->credit->listReservations(...), []],

        'credit.list_transactions' => [$client->credit->listTransactions(...), []],

        'credit.update_alerts' => [$client->credit->updateAlerts(...), []],

        'dealer.create_application' => [$client->dealer->createApplication(...), []],

        'dealer.get_application' => [$client->dealer->getApplication(...), []],

        'dealer.submit_application' => [$client->dealer->submitApplication(...), []],

        'dealer.update_application' => [$client->dealer->updateApplication(...), []],

        'disputes.create' => [$client->disputes->create(...), []],

        'disputes.get' => [$client->disputes->get(...), ['dispute_id', ]],

        'disputes.list' => [$client->disputes->list(...), []],

        'documents.get' => [$client->documents->get(...), ['document_id', ]],

        'documents.list' => [$client->documents->list(...), []],

        'documents.upload' => [$client->documents->upload(...), []],

        'error_codes.list' => [$client->errorCodes->list(...), []],

        'events.get' => [$client->events->get(...), ['event_id', ]],

        'events.list' => [$client->events->list(...), []],

        'exports.create' => [$client->exports->create(...), []],

        'exports.get' => [$client->exports->get(...), ['export_id', ]],

        'exports.list' => [$client->exports->list(...), []],

        'family.create' => [$client->family->create(...), []],

        'family.delete' => [$client->family->delete(...), ['family_member_id', ]],

        'family.get_member' => [$client->family->getMember(...), ['family_member_id', ]],

        'family.list' => [$client->family->list(...), []],

        'family.send_to' => [$client->family->sendTo(...), ['family_member_id', ]],

        'family.update' => [$client->family->update(...), ['family_member_id', ]],

        'groups.create' => [$client->groups->create(...), []],

        'groups.delete' => [$client->groups->delete(...), ['group_id', ]],

        'groups.get' => [$client->groups->get(...), ['group_id', ]],

        'groups.list' => [$client->groups->list(...), []],

        'groups.list_members' => [$client->groups->listMembers(...), ['group_id', ]],

        'groups.update' => [$client->groups->update(...), ['group_id', ]],

        'groups.update_members' => [$client->groups->updateMembers(...), ['group_id', ]],

        'health.get' => [$client->health->get(...), []],

        'invites.delete' => [$client->invites->delete(...), ['invite_id', ]],

        'invites.get' => [$client->invites->get(...), ['invite_id', ]],

        'invites.list' => [$client->invites->list(...), []],

        'keys.create' => [$client->keys->create(...), []],

        'keys.delete' => [$client->keys->delete(...), ['key_id', ]],

        'keys.get' => [$client->keys->get(...), ['key_id', ]],

        'keys.list' => [$client->keys->list(...), []],

        'keys.roll' => [$client->keys->roll(...), ['key_id', ]],

        'keys.update' => [$client->keys->update(...), ['key_id', ]],

        'lookups.phone' => [$client->lookups->phone(...), []],

        'members.delete' => [$client->members->delete(...), ['member_id', ]],

        'members.get' => [$client->members->get(...), ['member_id', ]],

        'members.invite' => [$client->members->invite(...), []],

        'members.list' => [$client->members->list(...), []],

        'members.update' => [$client->members->update(...), ['member_id', ]],

        'meters.get' => [$client->meters->get(...), ['number', ]],

        'networks.list' => [$client->networks->list(...), []],

        'overview.get' => [$client->overview->get(...), []],

        'power.get_quote' => [$client->power->getQuote(...), []],

        'power.get_rate' => [$client->power->getRate(...), []],

        'power.get_series' => [$client->power->getSeries(...), []],

        'power.list_observations' => [$client->power->listObservations(...), []],

        'products.get' => [$client->products->get(...), ['product_id', ]],

        'products.list' => [$client->products->list(...), []],

        'products.list_bundles' => [$client->products->listBundles(...), ['product_id', ]],

        'programs.activate' => [$client->programs->activate(...), ['program_id', ]],

        'programs.close' => [$client->programs->close(...), ['program_id', ]],

        'programs.create' => [$client->programs->create(...), []],

        'programs.create_completion' => [$client->programs->createCompletion(...), ['program_id', ]],

        'programs.defund' => [$client->programs->defund(...), ['program_id', ]],

        'programs.delete' => [$client->programs->delete(...), ['program_id', ]],

        'programs.fund' => [$client->programs->fund(...), ['program_id', ]],

        'programs.get' => [$client->programs->get(...), ['program_id', ]],

        'programs.list' => [$client->programs->list(...), []],

        'programs.list_rules' => [$client->programs->listRules(...), ['program_id', ]],

        'programs.pause' => [$client->programs->pause(...), ['program_id', ]],

        'programs.resume' => [$client->programs->resume(...), ['program_id', ]],

        'programs.roll_secret' => [$client->programs->rollSecret(...), ['program_id', ]],

        'programs.set_rules' => [$client->programs->setRules(...), ['program_id', ]],

        'programs.update' => [$client->programs->update(...), ['program_id', ]],

        'quotes.create' => [$client->quotes->create(...), []],

        'quotes.get' => [$client->quotes->get(...), ['quote_id', ]],

        'recipients.create' => [$client->recipients->create(...), []],

        'recipients.create_bulk' => [$client->recipients->createBulk(...), []],

        'recipients.delete' => [$client->recipients->delete(...), ['recipient_id', ]],

        'recipients.get' => [$client->recipients->get(...), ['recipient_id', ]],

        'recipients.list' => [$client->recipients->list(...), []],

        'recipients.restore' => [$client->recipients->restore(...), ['recipient_id', ]],

        'recipients.update' => [$client->recipients->update(...), ['recipient_id', ]],

        'referrals.create' => [$client->referrals->create(...), []],

        'referrals.get' => [$client->referrals->get(...), ['referral_id', ]],

        'referrals.list' => [$client->referrals->list(...), []],

        'referrals.qualify' => [$client->referrals->qualify(...), ['referral_id', ]],

        'reports.get_failures' => [$client->reports->getFailures(...), []],

        'reports.get_failures_csv' => [$client->reports->getFailuresCsv(...), []],

        'reports.get_programs' => [$client->reports->getPrograms(...), []],

        'reports.get_programs_csv' => [$client->reports->getProgramsCsv(...), []],

        'reports.get_reconciliation' => [$client->reports->getReconciliation(...), []],

        'reports.get_reconciliation_csv' => [$client->reports->getReconciliationCsv(...), []],

        'reports.get_spend' => [$client->reports->getSpend(...), []],

        'reports.get_spend_csv' => [$client->reports->getSpendCsv(...), []],

        'requests.get' => [$client->requests->get(...), ['request_id', ]],

        'requests.list' => [$client->requests->list(...), []],

        'reviews.approve' => [$client->reviews->approve(...), ['review_id', ]],

        'reviews.get' => [$client->reviews->get(...), ['review_id', ]],

        'reviews.list' => [$client->reviews->list(...), []],

        'reviews.reject' => [$client->reviews->reject(...), ['review_id', ]],

        'reward_links.create' => [$client->rewardLinks->create(...), []],

        'reward_links.create_many' => [$client->rewardLinks->createMany(...), []],

        'reward_links.get' => [$client->rewardLinks->get(...), ['link_id', ]],

        'reward_links.list' => [$client->rewardLinks->list(...), []],

        'reward_links.revoke' => [$client->rewardLinks->revoke(...), ['link_id', ]],

        'rewards.create' => [$client->rewards->create(...), []],

        'rewards.get' => [$client->rewards->get(...), ['reward_id', ]],

        'rewards.list' => [$client->rewards->list(...), []],

        'rewards.release' => [$client->rewards->release(...), ['reward_id', ]],

        'rewards.validate' => [$client->rewards->validate(...), []],

        'rewards.void' => [$client->rewards->void(...), ['reward_id', ]],

        'sandboxes.create' => [$client->sandboxes->create(...), []],

        'schedules.combine_occurrence' => [$client->schedules->combineOccurrence(...), ['schedule_id', 'day', ]],

        'schedules.create' => [$client->schedules->create(...), []],

        'schedules.delete' => [$client->schedules->delete(...), ['schedule_id', ]],

        'schedules.get' => [$client->schedules->get(...), ['schedule_id', ]],

        'schedules.get_occurrence' => [$client->schedules->getOccurrence(...), ['schedule_id', 'day', ]],

        'schedules.list' => [$client->schedules->list(...), []],

        'schedules.list_occurrences' => [$client->schedules->listOccurrences(...), ['schedule_id', ]],

        'schedules.move_occurrence' => [$client->schedules->moveOccurrence(...), ['schedule_id', 'day', ]],

        'schedules.preview_run' => [$client->schedules->previewRun(...), ['schedule_id', ]],

        'schedules.reset_occurrence' => [$client->schedules->resetOccurrence(...), ['schedule_id', 'day', ]],

        'schedules.run' => [$client->schedules->run(...), ['schedule_id', ]],

        'schedules.skip_occurrence' => [$client->schedules->skipOccurrence(...), ['schedule_id', 'day', ]],

        'schedules.update' => [$client->schedules->update(...), ['schedule_id', ]],

        'schedules.update_occurrence' => [$client->schedules->updateOccurrence(...), ['schedule_id', 'day', ]],

        'search.find' => [$client->search->find(...), []],

        'sends.cancel' => [$client->sends->cancel(...), ['send_id', ]],

        'sends.change_meter' => [$client->sends->changeMeter(...), ['send_id', ]],

        'sends.create' => [$client->sends->create(...), []],

        'sends.get' => [$client->sends->get(...), ['send_id', ]],

        'sends.get_receipt' => [$client->sends->getReceipt(...), ['send_id', ]],

        'sends.get_receipt_pdf' => [$client->sends->getReceiptPdf(...), ['send_id', ]],

        'sends.list' => [$client->sends->list(...), []],

        'sends.list_attempts' => [$client->sends->listAttempts(...), ['send_id', ]],

        'sends.resend_token' => [$client->sends->resendToken(...), ['send_id', ]],

        'sends.retry' => [$client->sends->retry(...), ['send_id', ]],

        'sends.validate' => [$client->sends->validate(...), []],

        'statements.get' => [$client->statements->get(...), []],

        'statements.get_csv' => [$client->statements->getCsv(...), []],

        'statements.get_pdf' => [$client->statements->getPdf(...), []],

        'status.get' => [$client->status->get(...), []],

        'status.get_history' => [$client->status->getHistory(...), []],

        'test.create_credit' => [$client->test->createCredit(...), []],

        'test.reset' => [$client->test->reset(...), []],

        'test.set_network_availability' => [$client->test->setNetworkAvailability(...), ['network', ]],

        'test.set_zesa_availability' => [$client->test->setZesaAvailability(...), []],

        'test.approvals.approve' => [$client->test->approvals->approve(...), ['approval_id', ]],

        'test.approvals.reject' => [$client->test->approvals->reject(...), ['approval_id', ]],

        'test.checkout_sessions.pay' => [$client->test->checkoutSessions->pay(...), ['session_id', ]],

        'test.checkout_sessions.review' => [$client->test->checkoutSessions->review(...), ['session_id', ]],

        'test.clock.advance' => [$client->test->clock->advance(...), []],

        'test.clock.get' => [$client->test->clock->get(...), []],

        'test.events.trigger' => [$client->test->events->trigger(...), []],

        'test.reward_links.claim' => [$client->test->rewardLinks->claim(...), ['link_id', ]],

        'test.sends.advance' => [$client->test->sends->advance(...), ['send_id', ]],

        'token_links.get' => [$client->tokenLinks->get(...), ['secret', ]],

        'topups.create' => [$client->topups->create(...), []],

        'topups.get' => [$client->topups->get(...), ['topup_id', ]],

        'topups.list' => [$client->topups->list(...), []],

        'webhook_deliveries.get' => [$client->webhookDeliveries->get(...), ['delivery_id', ]],

        'webhook_deliveries.list' => [$client->webhookDeliveries->list(...), []],

        'webhook_deliveries.redeliver' => [$client->webhookDeliveries->redeliver(...), ['delivery_id', ]],

        'webhook_endpoints.create' => [$client->webhookEndpoints->create(...), []],

        'webhook_endpoints.delete' => [$client->webhookEndpoints->delete(...), ['endpoint_id', ]],

        'webhook_endpoints.get' => [$client->webhookEndpoints->get(...), ['endpoint_id', ]],

        'webhook_endpoints.get_replay' => [$client->webhookEndpoints->getReplay(...), ['endpoint_id', 'replay_id', ]],

        'webhook_endpoints.list' => [$client->webhookEndpoints->list(...), []],

        'webhook_endpoints.replay' => [$client->webhookEndpoints->replay(...), ['endpoint_id', ]],

        'webhook_endpoints.roll_secret' => [$client->webhookEndpoints->rollSecret(...), ['endpoint_id', ]],

        'webhook_endpoints.test' => [$client->webhookEndpoints->test(...), ['endpoint_id', ]],

        'webhook_endpoints.update' => [$client->webhookEndpoints->update(...), ['endpoint_id', ]],

        'workforce.allocate' => [$client->workforce->allocate(...), []],

        'workforce.get_access' => [$client->workforce->getAccess(...), []],

        'workforce.get_journal' => [$client->workforce->getJournal(...), []],

        'workforce.get_journal_csv' => [$client->workforce->getJournalCsv(...), []],

        'workforce.get_ledger' => [$client->workforce->getLedger(...), []],

        'workforce.get_ledger_csv' => [$client->workforce->getLedgerCsv(...), []],

        'workforce.get_ledger_csv_json' => [$client->workforce->getLedgerCsvJson(...), []],

        'workforce.get_meters' => [$client->workforce->getMeters(...), []],

        'workforce.get_products' => [$client->workforce->getProducts(...), []],

        'workforce.preview_allocation' => [$client->workforce->previewAllocation(...), []],

        'workforce.batches.cancel' => [$client->workforce->batches->cancel(...), ['reference', ]],

        'workforce.batches.get' => [$client->workforce->batches->get(...), ['reference', ]],

        'workforce.batches.get_results' => [$client->workforce->batches->getResults(...), ['reference', ]],

        'workforce.batches.list' => [$client->workforce->batches->list(...), []],

        'workforce.batches.preview_resend' => [$client->workforce->batches->previewResend(...), ['reference', ]],

        'workforce.batches.resend' => [$client->workforce->batches->resend(...), ['reference', ]],

        'workforce.cost_centers.change_people' => [$client->workforce->costCenters->changePeople(...), ['cost_center_id', ]],

        'workforce.cost_centers.create' => [$client->workforce->costCenters->create(...), []],

        'workforce.cost_centers.get_people' => [$client->workforce->costCenters->getPeople(...), ['cost_center_id', ]],

        'workforce.cost_centers.get_spend' => [$client->workforce->costCenters->getSpend(...), ['cost_center_id', ]],

        'workforce.cost_centers.list' => [$client->workforce->costCenters->list(...), []],

        'workforce.cost_centers.update' => [$client->workforce->costCenters->update(...), ['cost_center_id', ]],

        'workforce.recipients.create' => [$client->workforce->recipients->create(...), []],

        'workforce.recipients.list' => [$client->workforce->recipients->list(...), []],

        'workforce.recipients.update' => [$client->workforce->recipients->update(...), ['recipient_id', ]],

        'workforce.schedules.list' => [$client->workforce->schedules->list(...), []],

        'workforce.schedules.run' => [$client->workforce->schedules->run(...), ['schedule_id', ]],
    };
    $args = array_map(fn (string $name): mixed => $params[$name] ?? null, $path);
    $named = array_diff_key($params, array_flip($path)) + ['requestOptions' => $options];
    return $method(...array_merge($args, $named));
}
