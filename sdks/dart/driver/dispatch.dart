// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import 'dart:async';

import 'package:svc_sdk/src/runtime/decode.dart';
import 'package:svc_sdk/src/runtime/model.dart';
import 'package:svc_sdk/svc_sdk.dart';

import 'arguments.dart';

/// A method, called with arguments in the names of the wire.
typedef Dispatched = FutureOr<Object?> Function(Svc client, Arguments given);

/// Every method by its name; one that is missing does not compile.
final Map<String, Dispatched> methods = {
  "account.get": (client, given) => client.account.get(
        options: given.options(),
      ),

  "account.list_activity": (client, given) => client.account.listActivity(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        options: given.options(),
      ),

  "account.update": (client, given) => client.account.update(
        name: given.optional("name", asText),
        contactEmail: given.nullable("contact_email", asText),
        supportPhone: given.nullable("support_phone", asText),
        statementDescriptor: given.optional("statement_descriptor", asText),
        batchApprovalThreshold: given.optional("batch_approval_threshold", asMapOf(orNull(asText))),
        agentLiveEnabled: given.optional("agent_live_enabled", asBoolean),
        preventDuplicates: given.optional("prevent_duplicates", asObject(DuplicateGuardUpdate.fromJson)),
        payday: given.optional("payday", asObject(PaydayUpdate.fromJson)),
        defaultApiVersion: given.optional("default_api_version", asText),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "activities.create": (client, given) => client.activities.create(
        recipient: given.required("recipient", asTextOr(RewardRecipientPerson.fromJson)),
        name: given.required("name", asText),
        activityId: given.required("activity_id", asText),
        occurredAt: given.optional("occurred_at", asMoment),
        value: given.optional("value", asText),
        currency: given.optional("currency", asText),
        program: given.optional("program", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "activities.get": (client, given) => client.activities.get(
        given.path("activity_id"),
        options: given.options(),
      ),

  "activities.list": (client, given) => client.activities.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        name: given.optional("name", asText),
        recipient: given.optional("recipient", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "approvals.get": (client, given) => client.approvals.get(
        given.path("approval_id"),
        options: given.options(),
      ),

  "approvals.list": (client, given) => client.approvals.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(AgentApprovalStatus.new)),
        action: given.optional("action", asValueOf(AgentAction.new)),
        apiKey: given.optional("api_key", asText),
        options: given.options(),
      ),

  "audit_log.list": (client, given) => client.auditLog.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        action: given.optional("action", asText),
        object: given.optional("object", asText),
        options: given.options(),
      ),

  "batches.approve": (client, given) => client.batches.approve(
        given.path("batch_id"),
        options: given.options(),
      ),

  "batches.cancel": (client, given) => client.batches.cancel(
        given.path("batch_id"),
        options: given.options(),
      ),

  "batches.create": (client, given) => client.batches.create(
        items: given.optional("items", asListOf(asObject(BatchItemCreate.fromJson))),
        csv: given.optional("csv", asText),
        unknownColumns: given.optional("unknown_columns", asValueOf(UnknownColumns.new)),
        title: given.optional("title", asText),
        smsMessage: given.optional("sms_message", asText),
        costCenter: given.optional("cost_center", asText),
        onInvalid: given.optional("on_invalid", asValueOf(BatchInvalidChoice.new)),
        reserveCredit: given.optional("reserve_credit", asBoolean),
        onInsufficient: given.optional("on_insufficient", asValueOf(BatchInsufficientChoice.new)),
        currency: given.optional("currency", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "batches.get": (client, given) => client.batches.get(
        given.path("batch_id"),
        options: given.options(),
      ),

  "batches.get_results": (client, given) => client.batches.getResults(
        given.path("batch_id"),
        options: given.options(),
      ),

  "batches.list": (client, given) => client.batches.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(BatchStatus.new)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "batches.list_items": (client, given) => client.batches.listItems(
        given.path("batch_id"),
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(BatchItemStatus.new)),
        metadata: given.optional("metadata", asMapOf(asText)),
        expand: given.optional("expand[]", asListOf(asValueOf(BatchItemListExpansion.new))),
        options: given.options(),
      ),

  "batches.preview": (client, given) => client.batches.preview(
        items: given.optional("items", asListOf(asObject(BatchItemCreate.fromJson))),
        csv: given.optional("csv", asText),
        unknownColumns: given.optional("unknown_columns", asValueOf(UnknownColumns.new)),
        title: given.optional("title", asText),
        smsMessage: given.optional("sms_message", asText),
        costCenter: given.optional("cost_center", asText),
        onInvalid: given.optional("on_invalid", asValueOf(BatchInvalidChoice.new)),
        reserveCredit: given.optional("reserve_credit", asBoolean),
        onInsufficient: given.optional("on_insufficient", asValueOf(BatchInsufficientChoice.new)),
        currency: given.optional("currency", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "batches.retry_failed": (client, given) => client.batches.retryFailed(
        given.path("batch_id"),
        reserveCredit: given.optional("reserve_credit", asBoolean),
        options: given.options(),
      ),

  "blocklist.create": (client, given) => client.blocklist.create(
        target: given.required("target", asText),
        reason: given.optional("reason", asText),
        options: given.options(),
      ),

  "blocklist.delete": (client, given) => client.blocklist.delete(
        given.path("entry_id"),
        options: given.options(),
      ),

  "blocklist.get": (client, given) => client.blocklist.get(
        given.path("entry_id"),
        options: given.options(),
      ),

  "blocklist.list": (client, given) => client.blocklist.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        target: given.optional("target", asText),
        options: given.options(),
      ),

  "checkins.create": (client, given) => client.checkins.create(
        link: given.required("link", asText),
        lat: given.required("lat", asNumber),
        lng: given.required("lng", asNumber),
        phone: given.required("phone", asText),
        accuracyM: given.optional("accuracy_m", asInteger),
        attestation: given.optional("attestation", asText),
        choice: given.optional("choice", asValueOf(SendType.new)),
        meter: given.optional("meter", asText),
        bundleId: given.optional("bundle_id", asText),
        code: given.optional("code", asText),
        challengeToken: given.optional("challenge_token", asText),
        challengeAnswer: given.optional("challenge_answer", asText),
        options: given.options(),
      ),

  "checkins.list": (client, given) => client.checkins.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(CheckinStatus.new)),
        program: given.optional("program", asText),
        link: given.optional("link", asText),
        options: given.options(),
      ),

  "checkout_sessions.change_meter": (client, given) => client.checkoutSessions.changeMeter(
        given.path("session_id"),
        meter: given.required("meter", asText),
        options: given.options(),
      ),

  "checkout_sessions.create": (client, given) => client.checkoutSessions.create(
        target: given.required("target", asText),
        amount: given.required("amount", asText),
        successUrl: given.required("success_url", asText),
        cancelUrl: given.required("cancel_url", asText),
        type: given.optional("type", asValueOf(SendType.new)),
        product: given.optional("product", asText),
        currency: given.optional("currency", asText),
        bundleId: given.optional("bundle_id", asText),
        tokenPhone: given.optional("token_phone", asText),
        customerPhone: given.optional("customer_phone", asText),
        clientReference: given.optional("client_reference", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        smsMessage: given.optional("sms_message", asText),
        options: given.options(),
      ),

  "checkout_sessions.expire": (client, given) => client.checkoutSessions.expire(
        given.path("session_id"),
        options: given.options(),
      ),

  "checkout_sessions.get": (client, given) => client.checkoutSessions.get(
        given.path("session_id"),
        expand: given.optional("expand[]", asListOf(asValueOf(CheckoutSessionExpansion.new))),
        options: given.options(),
      ),

  "checkout_sessions.list": (client, given) => client.checkoutSessions.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(CheckoutSessionStatus.new)),
        clientReference: given.optional("client_reference", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        expand: given.optional("expand[]", asListOf(asValueOf(CheckoutSessionListExpansion.new))),
        options: given.options(),
      ),

  "claims.create": (client, given) => client.claims.create(
        given.path("token"),
        phone: given.required("phone", asText),
        choice: given.optional("choice", asValueOf(SendType.new)),
        meter: given.optional("meter", asText),
        bundleId: given.optional("bundle_id", asText),
        code: given.optional("code", asText),
        challengeToken: given.optional("challenge_token", asText),
        challengeAnswer: given.optional("challenge_answer", asText),
        options: given.options(),
      ),

  "claims.get": (client, given) => client.claims.get(
        given.path("token"),
        options: given.options(),
      ),

  "claims.send_code": (client, given) => client.claims.sendCode(
        given.path("token"),
        phone: given.required("phone", asText),
        challengeToken: given.optional("challenge_token", asText),
        challengeAnswer: given.optional("challenge_answer", asText),
        options: given.options(),
      ),

  "cost_centers.create": (client, given) => client.costCenters.create(
        name: given.required("name", asText),
        currency: given.required("currency", asText),
        glCode: given.optional("gl_code", asText),
        monthlyBudget: given.optional("monthly_budget", asText),
        isActive: given.optional("is_active", asBoolean),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "cost_centers.get": (client, given) => client.costCenters.get(
        given.path("cost_center_id"),
        options: given.options(),
      ),

  "cost_centers.list": (client, given) => client.costCenters.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        isActive: given.optional("is_active", asBoolean),
        options: given.options(),
      ),

  "cost_centers.update": (client, given) => client.costCenters.update(
        given.path("cost_center_id"),
        name: given.optional("name", asText),
        glCode: given.nullable("gl_code", asText),
        monthlyBudget: given.nullable("monthly_budget", asText),
        currency: given.optional("currency", asText),
        isActive: given.optional("is_active", asBoolean),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "credit.get": (client, given) => client.credit.get(
        options: given.options(),
      ),

  "credit.get_alerts": (client, given) => client.credit.getAlerts(
        options: given.options(),
      ),

  "credit.get_reservation": (client, given) => client.credit.getReservation(
        given.path("reservation_id"),
        options: given.options(),
      ),

  "credit.get_transaction": (client, given) => client.credit.getTransaction(
        given.path("transaction_id"),
        options: given.options(),
      ),

  "credit.list_reservations": (client, given) => client.credit.listReservations(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(CreditReservationStatus.new)),
        currency: given.optional("currency", asText),
        source: given.optional("source", asText),
        options: given.options(),
      ),

  "credit.list_transactions": (client, given) => client.credit.listTransactions(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        currency: given.optional("currency", asText),
        type: given.optional("type", asValueOf(CreditTransactionType.new)),
        source: given.optional("source", asText),
        options: given.options(),
      ),

  "credit.update_alerts": (client, given) => client.credit.updateAlerts(
        lowBalance: given.optional("low_balance", asMapOf(orNull(asText))),
        shortfallProjection: given.optional("shortfall_projection", asBoolean),
        shortfallDays: given.optional("shortfall_days", asInteger),
        channels: given.optional("channels", asListOf(asValueOf(AlertChannel.new))),
        options: given.options(),
      ),

  "dealer.create_application": (client, given) => client.dealer.createApplication(
        legalName: given.required("legal_name", asText),
        tradingName: given.optional("trading_name", asText),
        registrationNumber: given.optional("registration_number", asText),
        registrationCountry: given.optional("registration_country", asText),
        incorporatedOn: given.optional("incorporated_on", asText),
        businessType: given.optional("business_type", asValueOf(BusinessType.new)),
        taxNumber: given.optional("tax_number", asText),
        vatNumber: given.optional("vat_number", asText),
        physicalAddress: given.optional("physical_address", asObject(AddressInput.fromJson)),
        postalAddress: given.optional("postal_address", asObject(AddressInput.fromJson)),
        contact: given.optional("contact", asObject(ContactPersonInput.fromJson)),
        directors: given.optional("directors", asListOf(asObject(Director.fromJson))),
        beneficialOwners: given.optional("beneficial_owners", asListOf(asObject(BeneficialOwner.fromJson))),
        expectedMonthlyVolume: given.optional("expected_monthly_volume", asMapOf(orNull(asText))),
        networks: given.optional("networks", asListOf(asText)),
        channels: given.optional("channels", asListOf(asValueOf(SalesChannel.new))),
        bank: given.optional("bank", asObject(DealerBankInput.fromJson)),
        documents: given.optional("documents", asObject(DealerDocumentsInput.fromJson)),
        declarations: given.optional("declarations", asObject(DealerDeclarations.fromJson)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "dealer.get_application": (client, given) => client.dealer.getApplication(
        options: given.options(),
      ),

  "dealer.submit_application": (client, given) => client.dealer.submitApplication(
        options: given.options(),
      ),

  "dealer.update_application": (client, given) => client.dealer.updateApplication(
        legalName: given.optional("legal_name", asText),
        tradingName: given.nullable("trading_name", asText),
        registrationNumber: given.nullable("registration_number", asText),
        registrationCountry: given.optional("registration_country", asText),
        incorporatedOn: given.nullable("incorporated_on", asText),
        businessType: given.nullable("business_type", asValueOf(BusinessType.new)),
        taxNumber: given.nullable("tax_number", asText),
        vatNumber: given.nullable("vat_number", asText),
        physicalAddress: given.nullable("physical_address", asObject(AddressInput.fromJson)),
        postalAddress: given.nullable("postal_address", asObject(AddressInput.fromJson)),
        contact: given.nullable("contact", asObject(ContactPersonInput.fromJson)),
        directors: given.optional("directors", asListOf(asObject(Director.fromJson))),
        beneficialOwners: given.optional("beneficial_owners", asListOf(asObject(BeneficialOwner.fromJson))),
        expectedMonthlyVolume: given.optional("expected_monthly_volume", asMapOf(orNull(asText))),
        networks: given.optional("networks", asListOf(asText)),
        channels: given.optional("channels", asListOf(asValueOf(SalesChannel.new))),
        bank: given.nullable("bank", asObject(DealerBankInput.fromJson)),
        documents: given.optional("documents", asObject(DealerDocumentsInput.fromJson)),
        declarations: given.optional("declarations", asObject(DealerDeclarations.fromJson)),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "disputes.create": (client, given) => client.disputes.create(
        send: given.required("send", asText),
        reason: given.required("reason", asValueOf(DisputeReason.new)),
        evidence: given.optional("evidence", asObject(DisputeEvidenceInput.fromJson)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "disputes.get": (client, given) => client.disputes.get(
        given.path("dispute_id"),
        expand: given.optional("expand[]", asListOf(asValueOf(DisputeExpansion.new))),
        options: given.options(),
      ),

  "disputes.list": (client, given) => client.disputes.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(DisputeStatus.new)),
        send: given.optional("send", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        expand: given.optional("expand[]", asListOf(asValueOf(DisputeListExpansion.new))),
        options: given.options(),
      ),

  "documents.get": (client, given) => client.documents.get(
        given.path("document_id"),
        options: given.options(),
      ),

  "documents.list": (client, given) => client.documents.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        purpose: given.optional("purpose", asValueOf(DocumentPurpose.new)),
        status: given.optional("status", asValueOf(DocumentStatus.new)),
        options: given.options(),
      ),

  "documents.upload": (client, given) => client.documents.upload(
        purpose: given.required("purpose", asValueOf(DocumentPurpose.new)),
        file: given.required("file", asBytes),
        filename: given.optional("filename", asText),
        options: given.options(),
      ),

  "error_codes.list": (client, given) => client.errorCodes.list(
        options: given.options(),
      ),

  "events.get": (client, given) => client.events.get(
        given.path("event_id"),
        options: given.options(),
      ),

  "events.list": (client, given) => client.events.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        type: given.optional("type", asText),
        object: given.optional("object", asText),
        delivery: given.optional("delivery", asValueOf(EventDeliveryFilter.new)),
        options: given.options(),
      ),

  "exports.create": (client, given) => client.exports.create(
        kind: given.required("kind", asValueOf(ExportKind.new)),
        from: given.optional("from", asMoment),
        to: given.optional("to", asMoment),
        filters: given.optional("filters", asMapOf(asText)),
        format: given.optional("format", asValueOf(ExportFormat.new)),
        columns: given.optional("columns", asListOf(asText)),
        includeTokens: given.optional("include_tokens", asBoolean),
        textGuard: given.optional("text_guard", asBoolean),
        options: given.options(),
      ),

  "exports.get": (client, given) => client.exports.get(
        given.path("export_id"),
        options: given.options(),
      ),

  "exports.list": (client, given) => client.exports.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        kind: given.optional("kind", asValueOf(ExportKind.new)),
        status: given.optional("status", asValueOf(ExportStatus.new)),
        options: given.options(),
      ),

  "family.create": (client, given) => client.family.create(
        name: given.required("name", asText),
        phone: given.required("phone", asText),
        relation: given.optional("relation", asValueOf(FamilyRelation.new)),
        meter: given.optional("meter", asText),
        allowance: given.optional("allowance", asObject(FamilyAllowanceInput.fromJson)),
        notify: given.optional("notify", asBoolean),
        options: given.options(),
      ),

  "family.delete": (client, given) => client.family.delete(
        given.path("family_member_id"),
        options: given.options(),
      ),

  "family.get_member": (client, given) => client.family.getMember(
        given.path("family_member_id"),
        options: given.options(),
      ),

  "family.list": (client, given) => client.family.list(
        options: given.options(),
      ),

  "family.send_to": (client, given) => client.family.sendTo(
        given.path("family_member_id"),
        type: given.required("type", asValueOf(FamilySendType.new)),
        amount: given.required("amount", asText),
        currency: given.required("currency", asText),
        options: given.options(),
      ),

  "family.update": (client, given) => client.family.update(
        given.path("family_member_id"),
        name: given.optional("name", asText),
        phone: given.optional("phone", asText),
        relation: given.optional("relation", asValueOf(FamilyRelation.new)),
        meter: given.nullable("meter", asText),
        allowance: given.nullable("allowance", asObject(FamilyAllowanceInput.fromJson)),
        notify: given.optional("notify", asBoolean),
        paused: given.optional("paused", asBoolean),
        options: given.options(),
      ),

  "groups.create": (client, given) => client.groups.create(
        name: given.required("name", asText),
        description: given.optional("description", asText),
        filter: given.optional("filter", asObject(GroupFilterInput.fromJson)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "groups.delete": (client, given) => client.groups.delete(
        given.path("group_id"),
        options: given.options(),
      ),

  "groups.get": (client, given) => client.groups.get(
        given.path("group_id"),
        options: given.options(),
      ),

  "groups.list": (client, given) => client.groups.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        kind: given.optional("kind", asValueOf(GroupKind.new)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "groups.list_members": (client, given) => client.groups.listMembers(
        given.path("group_id"),
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        options: given.options(),
      ),

  "groups.update": (client, given) => client.groups.update(
        given.path("group_id"),
        name: given.optional("name", asText),
        description: given.nullable("description", asText),
        filter: given.nullable("filter", asObject(GroupFilterInput.fromJson)),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "groups.update_members": (client, given) => client.groups.updateMembers(
        given.path("group_id"),
        add: given.optional("add", asListOf(asText)),
        remove: given.optional("remove", asListOf(asText)),
        options: given.options(),
      ),

  "health.get": (client, given) => client.health.get(
        options: given.options(),
      ),

  "invites.delete": (client, given) => client.invites.delete(
        given.path("invite_id"),
        options: given.options(),
      ),

  "invites.get": (client, given) => client.invites.get(
        given.path("invite_id"),
        options: given.options(),
      ),

  "invites.list": (client, given) => client.invites.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(InviteStatus.new)),
        options: given.options(),
      ),

  "keys.create": (client, given) => client.keys.create(
        kind: given.required("kind", asValueOf(KeyKind.new)),
        label: given.optional("label", asText),
        scopes: given.optional("scopes", asListOf(asValueOf(KeyScope.new))),
        allowedIps: given.optional("allowed_ips", asListOf(asText)),
        allowedOrigins: given.optional("allowed_origins", asListOf(asText)),
        allowedProducts: given.optional("allowed_products", asListOf(asText)),
        allowedNetworks: given.optional("allowed_networks", asListOf(asText)),
        spendCaps: given.optional("spend_caps", asMapOf(asObject(SpendCapInput.fromJson))),
        perRecipientDailyCap: given.optional("per_recipient_daily_cap", asMapOf(orNull(asText))),
        approvalThreshold: given.optional("approval_threshold", asMapOf(orNull(asText))),
        recipientAllowlist: given.optional("recipient_allowlist", asListOf(asText)),
        expiresAt: given.optional("expires_at", asMoment),
        acceptTerms: given.optional("accept_terms", asBoolean),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "keys.delete": (client, given) => client.keys.delete(
        given.path("key_id"),
        options: given.options(),
      ),

  "keys.get": (client, given) => client.keys.get(
        given.path("key_id"),
        options: given.options(),
      ),

  "keys.list": (client, given) => client.keys.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(ApiKeyStatus.new)),
        options: given.options(),
      ),

  "keys.roll": (client, given) => client.keys.roll(
        given.path("key_id"),
        gracePeriod: given.optional("grace_period", asValueOf(KeyGrace.new)),
        options: given.options(),
      ),

  "keys.update": (client, given) => client.keys.update(
        given.path("key_id"),
        label: given.nullable("label", asText),
        scopes: given.optional("scopes", asListOf(asValueOf(KeyScope.new))),
        allowedIps: given.nullable("allowed_ips", asListOf(asText)),
        allowedOrigins: given.nullable("allowed_origins", asListOf(asText)),
        allowedProducts: given.nullable("allowed_products", asListOf(asText)),
        allowedNetworks: given.nullable("allowed_networks", asListOf(asText)),
        spendCaps: given.nullable("spend_caps", asMapOf(orNull(asObject(SpendCapUpdate.fromJson)))),
        perRecipientDailyCap: given.nullable("per_recipient_daily_cap", asMapOf(orNull(asText))),
        approvalThreshold: given.nullable("approval_threshold", asMapOf(orNull(asText))),
        recipientAllowlist: given.nullable("recipient_allowlist", asListOf(asText)),
        expiresAt: given.nullable("expires_at", asMoment),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "lookups.phone": (client, given) => client.lookups.phone(
        phone: given.required("phone", asText),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "members.delete": (client, given) => client.members.delete(
        given.path("member_id"),
        options: given.options(),
      ),

  "members.get": (client, given) => client.members.get(
        given.path("member_id"),
        options: given.options(),
      ),

  "members.invite": (client, given) => client.members.invite(
        phone: given.optional("phone", asText),
        email: given.optional("email", asText),
        role: given.optional("role", asValueOf(MemberRole.new)),
        options: given.options(),
      ),

  "members.list": (client, given) => client.members.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        role: given.optional("role", asValueOf(MemberRole.new)),
        options: given.options(),
      ),

  "members.update": (client, given) => client.members.update(
        given.path("member_id"),
        role: given.required("role", asValueOf(MemberRole.new)),
        tokensRead: given.optional("tokens_read", asBoolean),
        options: given.options(),
      ),

  "meters.get": (client, given) => client.meters.get(
        given.path("number"),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "networks.list": (client, given) => client.networks.list(
        options: given.options(),
      ),

  "overview.get": (client, given) => client.overview.get(
        options: given.options(),
      ),

  "power.get_quote": (client, given) => client.power.getQuote(
        currency: given.required("currency", asText),
        amount: given.required("amount", asText),
        meter: given.optional("meter", asText),
        options: given.options(),
      ),

  "power.get_rate": (client, given) => client.power.getRate(
        currency: given.required("currency", asText),
        options: given.options(),
      ),

  "power.get_series": (client, given) => client.power.getSeries(
        currency: given.required("currency", asText),
        options: given.options(),
      ),

  "power.list_observations": (client, given) => client.power.listObservations(
        currency: given.required("currency", asText),
        days: given.optional("days", asInteger),
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        options: given.options(),
      ),

  "products.get": (client, given) => client.products.get(
        given.path("product_id"),
        options: given.options(),
      ),

  "products.list": (client, given) => client.products.list(
        type: given.optional("type", asValueOf(SendType.new)),
        network: given.optional("network", asText),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "products.list_bundles": (client, given) => client.products.listBundles(
        given.path("product_id"),
        options: given.options(),
      ),

  "programs.activate": (client, given) => client.programs.activate(
        given.path("program_id"),
        options: given.options(),
      ),

  "programs.close": (client, given) => client.programs.close(
        given.path("program_id"),
        options: given.options(),
      ),

  "programs.create": (client, given) => client.programs.create(
        name: given.required("name", asText),
        currency: given.required("currency", asText),
        description: given.optional("description", asText),
        defaultAmount: given.optional("default_amount", asText),
        budget: given.optional("budget", asText),
        funding: given.optional("funding", asValueOf(ProgramFunding.new)),
        choices: given.optional("choices", asListOf(asValueOf(SendType.new))),
        sources: given.optional("sources", asListOf(asValueOf(ProgramSource.new))),
        onePerPhone: given.optional("one_per_phone", asBoolean),
        onZesaDown: given.optional("on_zesa_down", asValueOf(PowerDownChoice.new)),
        maxHold: given.optional("max_hold", asText),
        closeGrace: given.optional("close_grace", asText),
        sensitiveData: given.optional("sensitive_data", asBoolean),
        perRecipient: given.optional("per_recipient", asObject(RewardLimitsInput.fromJson)),
        requireNetwork: given.optional("require_network", asText),
        throttlePerHour: given.optional("throttle_per_hour", asInteger),
        minAccountAge: given.optional("min_account_age", asText),
        hold: given.optional("hold", asObject(ProgramHoldInput.fromJson)),
        smsMessage: given.optional("sms_message", asText),
        branding: given.optional("branding", asObject(ProgramBrandingInput.fromJson)),
        lawfulBasis: given.optional("lawful_basis", asValueOf(LawfulBasis.new)),
        geofence: given.optional("geofence", asObject(GeofenceInput.fromJson)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "programs.create_completion": (client, given) => client.programs.createCompletion(
        given.path("program_id"),
        completionId: given.optional("completion_id", asText),
        ref: given.optional("ref", asText),
        recipient: given.optional("recipient", asTextOr(RewardRecipientPerson.fromJson)),
        phone: given.optional("phone", asText),
        target: given.optional("target", asText),
        meter: given.optional("meter", asText),
        tokenPhone: given.optional("token_phone", asText),
        amount: given.optional("amount", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "programs.defund": (client, given) => client.programs.defund(
        given.path("program_id"),
        amount: given.optional("amount", asText),
        options: given.options(),
      ),

  "programs.delete": (client, given) => client.programs.delete(
        given.path("program_id"),
        options: given.options(),
      ),

  "programs.fund": (client, given) => client.programs.fund(
        given.path("program_id"),
        amount: given.required("amount", asText),
        options: given.options(),
      ),

  "programs.get": (client, given) => client.programs.get(
        given.path("program_id"),
        options: given.options(),
      ),

  "programs.list": (client, given) => client.programs.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(ProgramStatus.new)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "programs.list_rules": (client, given) => client.programs.listRules(
        given.path("program_id"),
        active: given.optional("active", asBoolean),
        options: given.options(),
      ),

  "programs.pause": (client, given) => client.programs.pause(
        given.path("program_id"),
        options: given.options(),
      ),

  "programs.resume": (client, given) => client.programs.resume(
        given.path("program_id"),
        options: given.options(),
      ),

  "programs.roll_secret": (client, given) => client.programs.rollSecret(
        given.path("program_id"),
        options: given.options(),
      ),

  "programs.set_rules": (client, given) => client.programs.setRules(
        given.path("program_id"),
        rules: given.required("rules", asListOf(asObject(ProgramRuleWrite.fromJson))),
        options: given.options(),
      ),

  "programs.update": (client, given) => client.programs.update(
        given.path("program_id"),
        name: given.optional("name", asText),
        description: given.nullable("description", asText),
        defaultAmount: given.nullable("default_amount", asText),
        budget: given.optional("budget", asText),
        choices: given.optional("choices", asListOf(asValueOf(SendType.new))),
        sources: given.optional("sources", asListOf(asValueOf(ProgramSource.new))),
        onePerPhone: given.optional("one_per_phone", asBoolean),
        onZesaDown: given.optional("on_zesa_down", asValueOf(PowerDownChoice.new)),
        maxHold: given.optional("max_hold", asText),
        closeGrace: given.optional("close_grace", asText),
        sensitiveData: given.optional("sensitive_data", asBoolean),
        perRecipient: given.nullable("per_recipient", asObject(RewardLimitsInput.fromJson)),
        requireNetwork: given.nullable("require_network", asText),
        throttlePerHour: given.nullable("throttle_per_hour", asInteger),
        minAccountAge: given.nullable("min_account_age", asText),
        hold: given.nullable("hold", asObject(ProgramHoldInput.fromJson)),
        smsMessage: given.nullable("sms_message", asText),
        branding: given.nullable("branding", asObject(ProgramBrandingInput.fromJson)),
        lawfulBasis: given.nullable("lawful_basis", asValueOf(LawfulBasis.new)),
        geofence: given.nullable("geofence", asObject(GeofenceInput.fromJson)),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "quotes.create": (client, given) => client.quotes.create(
        target: given.required("target", asText),
        product: given.optional("product", asText),
        amount: given.optional("amount", asText),
        currency: given.optional("currency", asText),
        bundleId: given.optional("bundle_id", asText),
        options: given.options(),
      ),

  "quotes.get": (client, given) => client.quotes.get(
        given.path("quote_id"),
        options: given.options(),
      ),

  "recipients.create": (client, given) => client.recipients.create(
        name: given.required("name", asText),
        firstName: given.optional("first_name", asText),
        externalId: given.optional("external_id", asText),
        phone: given.optional("phone", asText),
        email: given.optional("email", asText),
        meters: given.optional("meters", asListOf(asObject(RecipientMeterInput.fromJson))),
        defaultMeter: given.optional("default_meter", asText),
        payrollId: given.optional("payroll_id", asText),
        costCenter: given.optional("cost_center", asText),
        groups: given.optional("groups", asListOf(asText)),
        monthlyCap: given.optional("monthly_cap", asMapOf(orNull(asText))),
        lawfulBasis: given.optional("lawful_basis", asValueOf(LawfulBasis.new)),
        consent: given.optional("consent", asObject(RecipientConsentInput.fromJson)),
        tags: given.optional("tags", asListOf(asText)),
        notes: given.optional("notes", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "recipients.create_bulk": (client, given) => client.recipients.createBulk(
        recipients: given.optional("recipients", asListOf(asObject(RecipientBulkLine.fromJson))),
        csv: given.optional("csv", asText),
        unknownColumns: given.optional("unknown_columns", asValueOf(UnknownColumns.new)),
        mode: given.optional("mode", asValueOf(RecipientBulkMode.new)),
        match: given.optional("match", asValueOf(RecipientMatch.new)),
        atomic: given.optional("atomic", asBoolean),
        options: given.options(),
      ),

  "recipients.delete": (client, given) => client.recipients.delete(
        given.path("recipient_id"),
        options: given.options(),
      ),

  "recipients.get": (client, given) => client.recipients.get(
        given.path("recipient_id"),
        expand: given.optional("expand[]", asListOf(asValueOf(RecipientExpansion.new))),
        options: given.options(),
      ),

  "recipients.list": (client, given) => client.recipients.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        externalId: given.optional("external_id", asText),
        phone: given.optional("phone", asText),
        group: given.optional("group", asText),
        costCenter: given.optional("cost_center", asText),
        status: given.optional("status", asValueOf(RecipientStatus.new)),
        q: given.optional("q", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        expand: given.optional("expand[]", asListOf(asValueOf(RecipientListExpansion.new))),
        options: given.options(),
      ),

  "recipients.restore": (client, given) => client.recipients.restore(
        given.path("recipient_id"),
        options: given.options(),
      ),

  "recipients.update": (client, given) => client.recipients.update(
        given.path("recipient_id"),
        name: given.nullable("name", asText),
        firstName: given.nullable("first_name", asText),
        externalId: given.nullable("external_id", asText),
        phone: given.nullable("phone", asText),
        email: given.nullable("email", asText),
        meters: given.optional("meters", asListOf(asObject(RecipientMeterInput.fromJson))),
        defaultMeter: given.nullable("default_meter", asText),
        payrollId: given.nullable("payroll_id", asText),
        costCenter: given.nullable("cost_center", asText),
        groups: given.optional("groups", asListOf(asText)),
        monthlyCap: given.nullable("monthly_cap", asMapOf(orNull(asText))),
        lawfulBasis: given.optional("lawful_basis", asValueOf(LawfulBasis.new)),
        consent: given.nullable("consent", asObject(RecipientConsentInput.fromJson)),
        tags: given.optional("tags", asListOf(asText)),
        notes: given.nullable("notes", asText),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "referrals.create": (client, given) => client.referrals.create(
        program: given.required("program", asText),
        referrer: given.required("referrer", asTextOr(RewardRecipientPerson.fromJson)),
        referee: given.required("referee", asTextOr(RewardRecipientPerson.fromJson)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "referrals.get": (client, given) => client.referrals.get(
        given.path("referral_id"),
        options: given.options(),
      ),

  "referrals.list": (client, given) => client.referrals.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(ReferralStatus.new)),
        program: given.optional("program", asText),
        referrer: given.optional("referrer", asText),
        referee: given.optional("referee", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "referrals.qualify": (client, given) => client.referrals.qualify(
        given.path("referral_id"),
        options: given.options(),
      ),

  "reports.get_failures": (client, given) => client.reports.getFailures(
        from: given.required("from", asText),
        to: given.required("to", asText),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "reports.get_failures_csv": (client, given) => client.reports.getFailuresCsv(
        from: given.required("from", asText),
        to: given.required("to", asText),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "reports.get_programs": (client, given) => client.reports.getPrograms(
        from: given.required("from", asText),
        to: given.required("to", asText),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "reports.get_programs_csv": (client, given) => client.reports.getProgramsCsv(
        from: given.required("from", asText),
        to: given.required("to", asText),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "reports.get_reconciliation": (client, given) => client.reports.getReconciliation(
        date: given.required("date", asText),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "reports.get_reconciliation_csv": (client, given) => client.reports.getReconciliationCsv(
        date: given.required("date", asText),
        currency: given.optional("currency", asText),
        options: given.options(),
      ),

  "reports.get_spend": (client, given) => client.reports.getSpend(
        from: given.required("from", asText),
        to: given.required("to", asText),
        currency: given.optional("currency", asText),
        groupBy: given.optional("group_by", asText),
        filter: given.optional("filter", asObject(SpendFilter.fromJson)),
        options: given.options(),
      ),

  "reports.get_spend_csv": (client, given) => client.reports.getSpendCsv(
        from: given.required("from", asText),
        to: given.required("to", asText),
        currency: given.optional("currency", asText),
        groupBy: given.optional("group_by", asText),
        filter: given.optional("filter", asObject(SpendFilter.fromJson)),
        options: given.options(),
      ),

  "requests.get": (client, given) => client.requests.get(
        given.path("request_id"),
        options: given.options(),
      ),

  "requests.list": (client, given) => client.requests.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        apiKey: given.optional("api_key", asText),
        status: given.optional("status", asText),
        path: given.optional("path", asText),
        method: given.optional("method", asValueOf(HttpMethod.new)),
        idempotencyKey: given.optional("idempotency_key", asText),
        options: given.options(),
      ),

  "reviews.approve": (client, given) => client.reviews.approve(
        given.path("review_id"),
        note: given.optional("note", asText),
        options: given.options(),
      ),

  "reviews.get": (client, given) => client.reviews.get(
        given.path("review_id"),
        expand: given.optional("expand[]", asListOf(asValueOf(ReviewExpansion.new))),
        options: given.options(),
      ),

  "reviews.list": (client, given) => client.reviews.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(ReviewStatus.new)),
        program: given.optional("program", asText),
        expand: given.optional("expand[]", asListOf(asValueOf(ReviewListExpansion.new))),
        options: given.options(),
      ),

  "reviews.reject": (client, given) => client.reviews.reject(
        given.path("review_id"),
        note: given.optional("note", asText),
        options: given.options(),
      ),

  "reward_links.create": (client, given) => client.rewardLinks.create(
        program: given.required("program", asText),
        recipient: given.optional("recipient", asTextOr(RewardRecipientPerson.fromJson)),
        amount: given.optional("amount", asText),
        label: given.optional("label", asText),
        expiresAt: given.optional("expires_at", asMoment),
        bind: given.optional("bind", asValueOf(LinkBinding.new)),
        phoneHint: given.optional("phone_hint", asText),
        choices: given.optional("choices", asListOf(asValueOf(SendType.new))),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "reward_links.create_many": (client, given) => client.rewardLinks.createMany(
        program: given.required("program", asText),
        count: given.required("count", asInteger),
        recipient: given.optional("recipient", asTextOr(RewardRecipientPerson.fromJson)),
        amount: given.optional("amount", asText),
        label: given.optional("label", asText),
        expiresAt: given.optional("expires_at", asMoment),
        bind: given.optional("bind", asValueOf(LinkBinding.new)),
        phoneHint: given.optional("phone_hint", asText),
        choices: given.optional("choices", asListOf(asValueOf(SendType.new))),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "reward_links.get": (client, given) => client.rewardLinks.get(
        given.path("link_id"),
        options: given.options(),
      ),

  "reward_links.list": (client, given) => client.rewardLinks.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(RewardLinkStatus.new)),
        label: given.optional("label", asText),
        program: given.optional("program", asText),
        recipient: given.optional("recipient", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "reward_links.revoke": (client, given) => client.rewardLinks.revoke(
        given.path("link_id"),
        options: given.options(),
      ),

  "rewards.create": (client, given) => client.rewards.create(
        program: given.required("program", asText),
        recipient: given.required("recipient", asTextOr(RewardRecipientPerson.fromJson)),
        completionId: given.required("completion_id", asText),
        amount: given.optional("amount", asText),
        delivery: given.optional("delivery", asValueOf(RewardDelivery.new)),
        type: given.optional("type", asValueOf(SendType.new)),
        product: given.optional("product", asText),
        bundleId: given.optional("bundle_id", asText),
        meter: given.optional("meter", asText),
        tokenPhone: given.optional("token_phone", asText),
        hold: given.optional("hold", asBoolean),
        link: given.optional("link", asObject(RewardLinkOptions.fromJson)),
        metadata: given.optional("metadata", asMapOf(asText)),
        reason: given.optional("reason", asText),
        options: given.options(),
      ),

  "rewards.get": (client, given) => client.rewards.get(
        given.path("reward_id"),
        expand: given.optional("expand[]", asListOf(asValueOf(RewardExpansion.new))),
        options: given.options(),
      ),

  "rewards.list": (client, given) => client.rewards.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(RewardStatus.new)),
        program: given.optional("program", asText),
        recipient: given.optional("recipient", asText),
        completionId: given.optional("completion_id", asText),
        externalId: given.optional("external_id", asText),
        expand: given.optional("expand[]", asListOf(asValueOf(RewardListExpansion.new))),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "rewards.release": (client, given) => client.rewards.release(
        given.path("reward_id"),
        amount: given.optional("amount", asText),
        options: given.options(),
      ),

  "rewards.validate": (client, given) => client.rewards.validate(
        program: given.required("program", asText),
        recipient: given.required("recipient", asTextOr(RewardRecipientPerson.fromJson)),
        completionId: given.required("completion_id", asText),
        amount: given.optional("amount", asText),
        delivery: given.optional("delivery", asValueOf(RewardDelivery.new)),
        type: given.optional("type", asValueOf(SendType.new)),
        product: given.optional("product", asText),
        bundleId: given.optional("bundle_id", asText),
        meter: given.optional("meter", asText),
        tokenPhone: given.optional("token_phone", asText),
        hold: given.optional("hold", asBoolean),
        link: given.optional("link", asObject(RewardLinkOptions.fromJson)),
        metadata: given.optional("metadata", asMapOf(asText)),
        reason: given.optional("reason", asText),
        options: given.options(),
      ),

  "rewards.void": (client, given) => client.rewards.void_(
        given.path("reward_id"),
        options: given.options(),
      ),

  "sandboxes.create": (client, given) => client.sandboxes.create(
        name: given.optional("name", asText),
        options: given.options(),
      ),

  "schedules.combine_occurrence": (client, given) => client.schedules.combineOccurrence(
        given.path("schedule_id"),
        given.path("day"),
        into: given.required("into", asText),
        schedule: given.optional("schedule", asText),
        options: given.options(),
      ),

  "schedules.create": (client, given) => client.schedules.create(
        name: given.required("name", asText),
        cadence: given.required("cadence", asValueOf(ScheduleCadence.new)),
        hour: given.required("hour", asInteger),
        minute: given.optional("minute", asInteger),
        dayOfWeek: given.optional("day_of_week", asInteger),
        dayOfMonth: given.optional("day_of_month", asInteger),
        monthOfYear: given.optional("month_of_year", asInteger),
        anchorDate: given.optional("anchor_date", asText),
        group: given.optional("group", asText),
        recipients: given.optional("recipients", asListOf(asTextOr(ScheduleRecipientCreate.fromJson))),
        product: given.optional("product", asText),
        type: given.optional("type", asValueOf(SendType.new)),
        currency: given.optional("currency", asText),
        bundleId: given.optional("bundle_id", asText),
        amount: given.optional("amount", asText),
        smsMessage: given.optional("sms_message", asText),
        customSms: given.optional("custom_sms", asBoolean),
        costCenter: given.optional("cost_center", asText),
        meter: given.optional("meter", asText),
        tokenPhone: given.optional("token_phone", asText),
        active: given.optional("active", asBoolean),
        precheckCredit: given.optional("precheck_credit", asBoolean),
        onInsufficient: given.optional("on_insufficient", asValueOf(ScheduleInsufficientChoice.new)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "schedules.delete": (client, given) => client.schedules.delete(
        given.path("schedule_id"),
        options: given.options(),
      ),

  "schedules.get": (client, given) => client.schedules.get(
        given.path("schedule_id"),
        expand: given.optional("expand[]", asListOf(asValueOf(ScheduleExpansion.new))),
        options: given.options(),
      ),

  "schedules.get_occurrence": (client, given) => client.schedules.getOccurrence(
        given.path("schedule_id"),
        given.path("day"),
        options: given.options(),
      ),

  "schedules.list": (client, given) => client.schedules.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        active: given.optional("active", asBoolean),
        metadata: given.optional("metadata", asMapOf(asText)),
        expand: given.optional("expand[]", asListOf(asValueOf(ScheduleListExpansion.new))),
        options: given.options(),
      ),

  "schedules.list_occurrences": (client, given) => client.schedules.listOccurrences(
        given.path("schedule_id"),
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        options: given.options(),
      ),

  "schedules.move_occurrence": (client, given) => client.schedules.moveOccurrence(
        given.path("schedule_id"),
        given.path("day"),
        to: given.required("to", asText),
        options: given.options(),
      ),

  "schedules.preview_run": (client, given) => client.schedules.previewRun(
        given.path("schedule_id"),
        options: given.options(),
      ),

  "schedules.reset_occurrence": (client, given) => client.schedules.resetOccurrence(
        given.path("schedule_id"),
        given.path("day"),
        options: given.options(),
      ),

  "schedules.run": (client, given) => client.schedules.run(
        given.path("schedule_id"),
        again: given.optional("again", asBoolean),
        options: given.options(),
      ),

  "schedules.skip_occurrence": (client, given) => client.schedules.skipOccurrence(
        given.path("schedule_id"),
        given.path("day"),
        options: given.options(),
      ),

  "schedules.update": (client, given) => client.schedules.update(
        given.path("schedule_id"),
        name: given.optional("name", asText),
        cadence: given.optional("cadence", asValueOf(ScheduleCadence.new)),
        hour: given.optional("hour", asInteger),
        minute: given.optional("minute", asInteger),
        dayOfWeek: given.nullable("day_of_week", asInteger),
        dayOfMonth: given.nullable("day_of_month", asInteger),
        monthOfYear: given.nullable("month_of_year", asInteger),
        anchorDate: given.nullable("anchor_date", asText),
        group: given.nullable("group", asText),
        recipients: given.optional("recipients", asListOf(asTextOr(ScheduleRecipientCreate.fromJson))),
        product: given.optional("product", asText),
        type: given.optional("type", asValueOf(SendType.new)),
        currency: given.optional("currency", asText),
        bundleId: given.nullable("bundle_id", asText),
        amount: given.nullable("amount", asText),
        smsMessage: given.nullable("sms_message", asText),
        customSms: given.optional("custom_sms", asBoolean),
        costCenter: given.nullable("cost_center", asText),
        meter: given.nullable("meter", asText),
        tokenPhone: given.nullable("token_phone", asText),
        active: given.optional("active", asBoolean),
        precheckCredit: given.optional("precheck_credit", asBoolean),
        onInsufficient: given.optional("on_insufficient", asValueOf(ScheduleInsufficientChoice.new)),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "schedules.update_occurrence": (client, given) => client.schedules.updateOccurrence(
        given.path("schedule_id"),
        given.path("day"),
        amountOverride: given.nullable("amount_override", asText),
        note: given.nullable("note", asText),
        options: given.options(),
      ),

  "search.find": (client, given) => client.search.find(
        q: given.required("q", asText),
        options: given.options(),
      ),

  "sends.cancel": (client, given) => client.sends.cancel(
        given.path("send_id"),
        options: given.options(),
      ),

  "sends.change_meter": (client, given) => client.sends.changeMeter(
        given.path("send_id"),
        meter: given.required("meter", asText),
        options: given.options(),
      ),

  "sends.create": (client, given) => client.sends.create(
        target: given.required("target", asText),
        type: given.optional("type", asValueOf(SendType.new)),
        product: given.optional("product", asText),
        amount: given.optional("amount", asText),
        currency: given.optional("currency", asText),
        bundleId: given.optional("bundle_id", asText),
        tokenPhone: given.optional("token_phone", asText),
        tokenEmail: given.optional("token_email", asText),
        notifyNumber: given.optional("notify_number", asText),
        confirm: given.optional("confirm", asValueOf(MeterConfirmMode.new)),
        onZesaDown: given.optional("on_zesa_down", asValueOf(PowerDownChoice.new)),
        maxHold: given.optional("max_hold", asText),
        recipient: given.optional("recipient", asText),
        program: given.optional("program", asText),
        costCenter: given.optional("cost_center", asText),
        smsMessage: given.optional("sms_message", asText),
        smsLocale: given.optional("sms_locale", asValueOf(SmsLocale.new)),
        scheduledFor: given.optional("scheduled_for", asMoment),
        clientReference: given.optional("client_reference", asText),
        quote: given.optional("quote", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        reason: given.optional("reason", asText),
        options: given.options(),
      ),

  "sends.get": (client, given) => client.sends.get(
        given.path("send_id"),
        expand: given.optional("expand[]", asListOf(asValueOf(SendExpansion.new))),
        options: given.options(),
      ),

  "sends.get_receipt": (client, given) => client.sends.getReceipt(
        given.path("send_id"),
        locale: given.optional("locale", asValueOf(SmsLocale.new)),
        options: given.options(),
      ),

  "sends.get_receipt_pdf": (client, given) => client.sends.getReceiptPdf(
        given.path("send_id"),
        locale: given.optional("locale", asValueOf(SmsLocale.new)),
        options: given.options(),
      ),

  "sends.list": (client, given) => client.sends.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asText),
        type: given.optional("type", asValueOf(SendType.new)),
        target: given.optional("target", asText),
        clientReference: given.optional("client_reference", asText),
        receiptNumber: given.optional("receipt_number", asText),
        providerReference: given.optional("provider_reference", asText),
        tokenPhone: given.optional("token_phone", asText),
        tokenLast4: given.optional("token_last4", asText),
        currency: given.optional("currency", asText),
        needsAttention: given.optional("needs_attention", asBoolean),
        recipient: given.optional("recipient", asText),
        program: given.optional("program", asText),
        batch: given.optional("batch", asText),
        costCenter: given.optional("cost_center", asText),
        apiKey: given.optional("api_key", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        expand: given.optional("expand[]", asListOf(asValueOf(SendListExpansion.new))),
        options: given.options(),
      ),

  "sends.list_attempts": (client, given) => client.sends.listAttempts(
        given.path("send_id"),
        options: given.options(),
      ),

  "sends.resend_token": (client, given) => client.sends.resendToken(
        given.path("send_id"),
        options: given.options(),
      ),

  "sends.retry": (client, given) => client.sends.retry(
        given.path("send_id"),
        options: given.options(),
      ),

  "sends.validate": (client, given) => client.sends.validate(
        target: given.required("target", asText),
        type: given.optional("type", asValueOf(SendType.new)),
        product: given.optional("product", asText),
        amount: given.optional("amount", asText),
        currency: given.optional("currency", asText),
        bundleId: given.optional("bundle_id", asText),
        tokenPhone: given.optional("token_phone", asText),
        tokenEmail: given.optional("token_email", asText),
        notifyNumber: given.optional("notify_number", asText),
        confirm: given.optional("confirm", asValueOf(MeterConfirmMode.new)),
        onZesaDown: given.optional("on_zesa_down", asValueOf(PowerDownChoice.new)),
        maxHold: given.optional("max_hold", asText),
        recipient: given.optional("recipient", asText),
        program: given.optional("program", asText),
        costCenter: given.optional("cost_center", asText),
        smsMessage: given.optional("sms_message", asText),
        smsLocale: given.optional("sms_locale", asValueOf(SmsLocale.new)),
        scheduledFor: given.optional("scheduled_for", asMoment),
        clientReference: given.optional("client_reference", asText),
        quote: given.optional("quote", asText),
        metadata: given.optional("metadata", asMapOf(asText)),
        reason: given.optional("reason", asText),
        options: given.options(),
      ),

  "statements.get": (client, given) => client.statements.get(
        currency: given.required("currency", asText),
        period: given.optional("period", asText),
        options: given.options(),
      ),

  "statements.get_csv": (client, given) => client.statements.getCsv(
        currency: given.required("currency", asText),
        period: given.optional("period", asText),
        options: given.options(),
      ),

  "statements.get_pdf": (client, given) => client.statements.getPdf(
        currency: given.required("currency", asText),
        period: given.optional("period", asText),
        options: given.options(),
      ),

  "status.get": (client, given) => client.status.get(
        options: given.options(),
      ),

  "status.get_history": (client, given) => client.status.getHistory(
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        options: given.options(),
      ),

  "test.create_credit": (client, given) => client.test.createCredit(
        currency: given.required("currency", asText),
        amount: given.required("amount", asText),
        options: given.options(),
      ),

  "test.reset": (client, given) => client.test.reset(
        options: given.options(),
      ),

  "test.set_network_availability": (client, given) => client.test.setNetworkAvailability(
        given.path("network"),
        state: given.required("state", asValueOf(NetworkCondition.new)),
        options: given.options(),
      ),

  "test.set_zesa_availability": (client, given) => client.test.setZesaAvailability(
        state: given.required("state", asValueOf(UtilityState.new)),
        options: given.options(),
      ),

  "test.approvals.approve": (client, given) => client.test.approvals.approve(
        given.path("approval_id"),
        options: given.options(),
      ),

  "test.approvals.reject": (client, given) => client.test.approvals.reject(
        given.path("approval_id"),
        options: given.options(),
      ),

  "test.checkout_sessions.pay": (client, given) => client.test.checkoutSessions.pay(
        given.path("session_id"),
        outcome: given.optional("outcome", asValueOf(TestPaymentOutcome.new)),
        options: given.options(),
      ),

  "test.checkout_sessions.review": (client, given) => client.test.checkoutSessions.review(
        given.path("session_id"),
        action: given.required("action", asValueOf(TestCheckoutAction.new)),
        note: given.optional("note", asText),
        options: given.options(),
      ),

  "test.clock.advance": (client, given) => client.test.clock.advance(
        seconds: given.required("seconds", asInteger),
        options: given.options(),
      ),

  "test.clock.get": (client, given) => client.test.clock.get(
        options: given.options(),
      ),

  "test.events.trigger": (client, given) => client.test.events.trigger(
        type: given.required("type", asValueOf(EventTypeName.new)),
        options: given.options(),
      ),

  "test.reward_links.claim": (client, given) => client.test.rewardLinks.claim(
        given.path("link_id"),
        phone: given.required("phone", asText),
        choice: given.optional("choice", asValueOf(SendType.new)),
        meter: given.optional("meter", asText),
        bundleId: given.optional("bundle_id", asText),
        options: given.options(),
      ),

  "test.sends.advance": (client, given) => client.test.sends.advance(
        given.path("send_id"),
        to: given.optional("to", asValueOf(SendAdvanceTarget.new)),
        options: given.options(),
      ),

  "token_links.get": (client, given) => client.tokenLinks.get(
        given.path("secret"),
        read: given.optional("read", asBoolean),
        options: given.options(),
      ),

  "topups.create": (client, given) => client.topups.create(
        amount: given.required("amount", asText),
        currency: given.required("currency", asText),
        method: given.optional("method", asValueOf(TopupMethod.new)),
        description: given.optional("description", asText),
        options: given.options(),
      ),

  "topups.get": (client, given) => client.topups.get(
        given.path("topup_id"),
        options: given.options(),
      ),

  "topups.list": (client, given) => client.topups.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        method: given.optional("method", asValueOf(TopupMethod.new)),
        status: given.optional("status", asValueOf(TopupStatus.new)),
        options: given.options(),
      ),

  "webhook_deliveries.get": (client, given) => client.webhookDeliveries.get(
        given.path("delivery_id"),
        options: given.options(),
      ),

  "webhook_deliveries.list": (client, given) => client.webhookDeliveries.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        endpoint: given.optional("endpoint", asText),
        event: given.optional("event", asText),
        status: given.optional("status", asValueOf(WebhookDeliveryStatus.new)),
        type: given.optional("type", asText),
        options: given.options(),
      ),

  "webhook_deliveries.redeliver": (client, given) => client.webhookDeliveries.redeliver(
        given.path("delivery_id"),
        options: given.options(),
      ),

  "webhook_endpoints.create": (client, given) => client.webhookEndpoints.create(
        url: given.required("url", asText),
        enabledEvents: given.optional("enabled_events", asListOf(asText)),
        description: given.optional("description", asText),
        apiVersion: given.optional("api_version", asText),
        includeTokens: given.optional("include_tokens", asBoolean),
        tokenLinks: given.optional("token_links", asBoolean),
        format: given.optional("format", asValueOf(WebhookFormat.new)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "webhook_endpoints.delete": (client, given) => client.webhookEndpoints.delete(
        given.path("endpoint_id"),
        options: given.options(),
      ),

  "webhook_endpoints.get": (client, given) => client.webhookEndpoints.get(
        given.path("endpoint_id"),
        options: given.options(),
      ),

  "webhook_endpoints.get_replay": (client, given) => client.webhookEndpoints.getReplay(
        given.path("endpoint_id"),
        given.path("replay_id"),
        options: given.options(),
      ),

  "webhook_endpoints.list": (client, given) => client.webhookEndpoints.list(
        limit: given.optional("limit", asInteger),
        startingAfter: given.optional("starting_after", asText),
        endingBefore: given.optional("ending_before", asText),
        created: given.optional("created", asObject(CreatedFilter.fromJson)),
        status: given.optional("status", asValueOf(WebhookEndpointStatus.new)),
        metadata: given.optional("metadata", asMapOf(asText)),
        options: given.options(),
      ),

  "webhook_endpoints.replay": (client, given) => client.webhookEndpoints.replay(
        given.path("endpoint_id"),
        from: given.required("from", asMoment),
        to: given.optional("to", asMoment),
        types: given.optional("types", asListOf(asText)),
        options: given.options(),
      ),

  "webhook_endpoints.roll_secret": (client, given) => client.webhookEndpoints.rollSecret(
        given.path("endpoint_id"),
        grace: given.optional("grace", asValueOf(WebhookSecretGrace.new)),
        options: given.options(),
      ),

  "webhook_endpoints.test": (client, given) => client.webhookEndpoints.test(
        given.path("endpoint_id"),
        type: given.optional("type", asValueOf(EventTypeName.new)),
        options: given.options(),
      ),

  "webhook_endpoints.update": (client, given) => client.webhookEndpoints.update(
        given.path("endpoint_id"),
        url: given.optional("url", asText),
        enabledEvents: given.optional("enabled_events", asListOf(asText)),
        description: given.nullable("description", asText),
        apiVersion: given.optional("api_version", asText),
        includeTokens: given.optional("include_tokens", asBoolean),
        tokenLinks: given.optional("token_links", asBoolean),
        format: given.optional("format", asValueOf(WebhookFormat.new)),
        status: given.optional("status", asValueOf(WebhookEndpointStatus.new)),
        metadata: given.nullable("metadata", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "workforce.allocate": (client, given) => client.workforce.allocate(
        kind: given.required("kind", asValueOf(WorkforceKind.new)),
        lines: given.required("lines", asListOf(asObject(WorkforceLineCreate.fromJson))),
        productRef: given.optional("product_ref", asText),
        costCenterId: given.optional("cost_center_id", asText),
        title: given.optional("title", asText),
        customSms: given.optional("custom_sms", asText),
        idempotencyKey: given.optional("idempotency_key", asText),
        acknowledgeOverBudget: given.optional("acknowledge_over_budget", asBoolean),
        options: given.options(),
      ),

  "workforce.get_access": (client, given) => client.workforce.getAccess(
        options: given.options(),
      ),

  "workforce.get_journal": (client, given) => client.workforce.getJournal(
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        costCenter: given.optional("cost_center", asText),
        options: given.options(),
      ),

  "workforce.get_journal_csv": (client, given) => client.workforce.getJournalCsv(
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        costCenter: given.optional("cost_center", asText),
        options: given.options(),
      ),

  "workforce.get_ledger": (client, given) => client.workforce.getLedger(
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        currency: given.optional("currency", asText),
        kind: given.optional("kind", asValueOf(WorkforceLedgerKind.new)),
        q: given.optional("q", asText),
        page: given.optional("page", asInteger),
        pageSize: given.optional("page_size", asInteger),
        options: given.options(),
      ),

  "workforce.get_ledger_csv": (client, given) => client.workforce.getLedgerCsv(
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        currency: given.optional("currency", asText),
        kind: given.optional("kind", asValueOf(WorkforceLedgerKind.new)),
        q: given.optional("q", asText),
        page: given.optional("page", asInteger),
        pageSize: given.optional("page_size", asInteger),
        options: given.options(),
      ),

  "workforce.get_ledger_csv_json": (client, given) => client.workforce.getLedgerCsvJson(
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        currency: given.optional("currency", asText),
        kind: given.optional("kind", asValueOf(WorkforceLedgerKind.new)),
        q: given.optional("q", asText),
        page: given.optional("page", asInteger),
        pageSize: given.optional("page_size", asInteger),
        options: given.options(),
      ),

  "workforce.get_meters": (client, given) => client.workforce.getMeters(
        options: given.options(),
      ),

  "workforce.get_products": (client, given) => client.workforce.getProducts(
        options: given.options(),
      ),

  "workforce.preview_allocation": (client, given) => client.workforce.previewAllocation(
        kind: given.required("kind", asValueOf(WorkforceKind.new)),
        lines: given.required("lines", asListOf(asObject(WorkforceLineCreate.fromJson))),
        productRef: given.optional("product_ref", asText),
        costCenterId: given.optional("cost_center_id", asText),
        title: given.optional("title", asText),
        customSms: given.optional("custom_sms", asText),
        idempotencyKey: given.optional("idempotency_key", asText),
        acknowledgeOverBudget: given.optional("acknowledge_over_budget", asBoolean),
        options: given.options(),
      ),

  "workforce.batches.cancel": (client, given) => client.workforce.batches.cancel(
        given.path("reference"),
        options: given.options(),
      ),

  "workforce.batches.get": (client, given) => client.workforce.batches.get(
        given.path("reference"),
        options: given.options(),
      ),

  "workforce.batches.get_results": (client, given) => client.workforce.batches.getResults(
        given.path("reference"),
        options: given.options(),
      ),

  "workforce.batches.list": (client, given) => client.workforce.batches.list(
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        status: given.optional("status", asValueOf(BatchStatus.new)),
        costCenter: given.optional("cost_center", asText),
        page: given.optional("page", asInteger),
        pageSize: given.optional("page_size", asInteger),
        options: given.options(),
      ),

  "workforce.batches.preview_resend": (client, given) => client.workforce.batches.previewResend(
        given.path("reference"),
        itemIds: given.optional("item_ids", asListOf(asText)),
        idempotencyKey: given.optional("idempotency_key", asText),
        acknowledgeOverBudget: given.optional("acknowledge_over_budget", asBoolean),
        options: given.options(),
      ),

  "workforce.batches.resend": (client, given) => client.workforce.batches.resend(
        given.path("reference"),
        itemIds: given.optional("item_ids", asListOf(asText)),
        idempotencyKey: given.optional("idempotency_key", asText),
        acknowledgeOverBudget: given.optional("acknowledge_over_budget", asBoolean),
        options: given.options(),
      ),

  "workforce.cost_centers.change_people": (client, given) => client.workforce.costCenters.changePeople(
        given.path("cost_center_id"),
        add: given.optional("add", asListOf(asText)),
        remove: given.optional("remove", asListOf(asText)),
        new_: given.optional("new", asListOf(asObject(WorkforceDepartmentPerson.fromJson))),
        options: given.options(),
      ),

  "workforce.cost_centers.create": (client, given) => client.workforce.costCenters.create(
        name: given.required("name", asText),
        code: given.optional("code", asText),
        monthlyBudget: given.optional("monthly_budget", asText),
        currency: given.optional("currency", asText),
        isActive: given.optional("is_active", asBoolean),
        options: given.options(),
      ),

  "workforce.cost_centers.get_people": (client, given) => client.workforce.costCenters.getPeople(
        given.path("cost_center_id"),
        options: given.options(),
      ),

  "workforce.cost_centers.get_spend": (client, given) => client.workforce.costCenters.getSpend(
        given.path("cost_center_id"),
        from: given.optional("from", asText),
        to: given.optional("to", asText),
        options: given.options(),
      ),

  "workforce.cost_centers.list": (client, given) => client.workforce.costCenters.list(
        options: given.options(),
      ),

  "workforce.cost_centers.update": (client, given) => client.workforce.costCenters.update(
        given.path("cost_center_id"),
        name: given.optional("name", asText),
        code: given.nullable("code", asText),
        monthlyBudget: given.nullable("monthly_budget", asText),
        currency: given.optional("currency", asText),
        isActive: given.optional("is_active", asBoolean),
        options: given.options(),
      ),

  "workforce.recipients.create": (client, given) => client.workforce.recipients.create(
        name: given.required("name", asText),
        phone: given.required("phone", asText),
        payrollId: given.optional("payroll_id", asText),
        costCenterId: given.optional("cost_center_id", asText),
        monthlyCap: given.optional("monthly_cap", asMapOf(orNull(asText))),
        options: given.options(),
      ),

  "workforce.recipients.list": (client, given) => client.workforce.recipients.list(
        q: given.optional("q", asText),
        costCenter: given.optional("cost_center", asText),
        page: given.optional("page", asInteger),
        pageSize: given.optional("page_size", asInteger),
        options: given.options(),
      ),

  "workforce.recipients.update": (client, given) => client.workforce.recipients.update(
        given.path("recipient_id"),
        name: given.optional("name", asText),
        phone: given.optional("phone", asText),
        payrollId: given.nullable("payroll_id", asText),
        costCenterId: given.nullable("cost_center_id", asText),
        monthlyCap: given.nullable("monthly_cap", asMapOf(orNull(asText))),
        notes: given.nullable("notes", asText),
        options: given.options(),
      ),

  "workforce.schedules.list": (client, given) => client.workforce.schedules.list(
        page: given.optional("page", asInteger),
        pageSize: given.optional("page_size", asInteger),
        options: given.options(),
      ),

  "workforce.schedules.run": (client, given) => client.workforce.schedules.run(
        given.path("schedule_id"),
        again: given.optional("again", asBoolean),
        acknowledgeOverBudget: given.optional("acknowledge_over_budget", asBoolean),
        idempotencyKey: given.optional("idempotency_key", asText),
        options: given.options(),
      ),
};

/// Every model and union by its name.
final Map<String, SvcObject Function(Map<String, Object?> json)> models = {
  'Account': Account.fromJson,

  'AccountActivity': AccountActivity.fromJson,

  'AccountActivityList': AccountActivityList.fromJson,

  'AccountUpdate': AccountUpdate.fromJson,

  'Activity': Activity.fromJson,

  'ActivityCreate': ActivityCreate.fromJson,

  'ActivityEventData': ActivityEventData.fromJson,

  'ActivityList': ActivityList.fromJson,

  'ActivityRuleMatchedEvent': ActivityRuleMatchedEvent.fromJson,

  'Actor': Actor.fromJson,

  'Address': Address.fromJson,

  'AddressInput': AddressInput.fromJson,

  'AgentApproval': AgentApproval.fromJson,

  'AgentApprovalApprovedEvent': AgentApprovalApprovedEvent.fromJson,

  'AgentApprovalEventData': AgentApprovalEventData.fromJson,

  'AgentApprovalExpiredEvent': AgentApprovalExpiredEvent.fromJson,

  'AgentApprovalFailedEvent': AgentApprovalFailedEvent.fromJson,

  'AgentApprovalList': AgentApprovalList.fromJson,

  'AgentApprovalRejectedEvent': AgentApprovalRejectedEvent.fromJson,

  'AgentApprovalRequestedEvent': AgentApprovalRequestedEvent.fromJson,

  'AlertRecipients': AlertRecipients.fromJson,

  'ApiKey': ApiKey.fromJson,

  'ApiKeyCreatedEvent': ApiKeyCreatedEvent.fromJson,

  'ApiKeyEventData': ApiKeyEventData.fromJson,

  'ApiKeyExpiringEvent': ApiKeyExpiringEvent.fromJson,

  'ApiKeyList': ApiKeyList.fromJson,

  'ApiKeyRevokedEvent': ApiKeyRevokedEvent.fromJson,

  'ApiKeyRolledEvent': ApiKeyRolledEvent.fromJson,

  'ApprovalThreshold': ApprovalThreshold.fromJson,

  'AttentionItem': AttentionItem.fromJson,

  'AuditEvent': AuditEvent.fromJson,

  'AuditEventList': AuditEventList.fromJson,

  'Batch': Batch.fromJson,

  'BatchApproval': BatchApproval.fromJson,

  'BatchCancelledEvent': BatchCancelledEvent.fromJson,

  'BatchCompletedEvent': BatchCompletedEvent.fromJson,

  'BatchCounts': BatchCounts.fromJson,

  'BatchCreate': BatchCreate.fromJson,

  'BatchCreatedEvent': BatchCreatedEvent.fromJson,

  'BatchCreditCheck': BatchCreditCheck.fromJson,

  'BatchEventData': BatchEventData.fromJson,

  'BatchFailedEvent': BatchFailedEvent.fromJson,

  'BatchItem': BatchItem.fromJson,

  'BatchItemCreate': BatchItemCreate.fromJson,

  'BatchItemList': BatchItemList.fromJson,

  'BatchList': BatchList.fromJson,

  'BatchPartiallyCompletedEvent': BatchPartiallyCompletedEvent.fromJson,

  'BatchPreview': BatchPreview.fromJson,

  'BatchPreviewCounts': BatchPreviewCounts.fromJson,

  'BatchPreviewLine': BatchPreviewLine.fromJson,

  'BatchProcessingEvent': BatchProcessingEvent.fromJson,

  'BatchRequiresApprovalEvent': BatchRequiresApprovalEvent.fromJson,

  'BatchRetry': BatchRetry.fromJson,

  'BatchWarning': BatchWarning.fromJson,

  'BeneficialOwner': BeneficialOwner.fromJson,

  'BlockedTarget': BlockedTarget.fromJson,

  'BlockedTargetCreate': BlockedTargetCreate.fromJson,

  'BlockedTargetList': BlockedTargetList.fromJson,

  'BudgetAfter': BudgetAfter.fromJson,

  'Bundle': Bundle.fromJson,

  'BundleList': BundleList.fromJson,

  'Checkin': Checkin.fromJson,

  'CheckinCreate': CheckinCreate.fromJson,

  'CheckinList': CheckinList.fromJson,

  'CheckoutCredited': CheckoutCredited.fromJson,

  'CheckoutPayment': CheckoutPayment.fromJson,

  'CheckoutPaymentError': CheckoutPaymentError.fromJson,

  'CheckoutReview': CheckoutReview.fromJson,

  'CheckoutSession': CheckoutSession.fromJson,

  'CheckoutSessionCreate': CheckoutSessionCreate.fromJson,

  'CheckoutSessionCreditedEvent': CheckoutSessionCreditedEvent.fromJson,

  'CheckoutSessionEventData': CheckoutSessionEventData.fromJson,

  'CheckoutSessionExpiredEvent': CheckoutSessionExpiredEvent.fromJson,

  'CheckoutSessionFulfilledEvent': CheckoutSessionFulfilledEvent.fromJson,

  'CheckoutSessionList': CheckoutSessionList.fromJson,

  'CheckoutSessionPaidEvent': CheckoutSessionPaidEvent.fromJson,

  'CheckoutSessionResentEvent': CheckoutSessionResentEvent.fromJson,

  'ClaimBundle': ClaimBundle.fromJson,

  'ClaimChallenge': ClaimChallenge.fromJson,

  'ClaimChoice': ClaimChoice.fromJson,

  'ClaimCode': ClaimCode.fromJson,

  'ClaimCodeCreate': ClaimCodeCreate.fromJson,

  'ClaimCreate': ClaimCreate.fromJson,

  'ClaimResult': ClaimResult.fromJson,

  'CompletionCreate': CompletionCreate.fromJson,

  'ContactPerson': ContactPerson.fromJson,

  'ContactPersonInput': ContactPersonInput.fromJson,

  'CostCenter': CostCenter.fromJson,

  'CostCenterCreate': CostCenterCreate.fromJson,

  'CostCenterList': CostCenterList.fromJson,

  'CostCenterUpdate': CostCenterUpdate.fromJson,

  'CreatedFilter': CreatedFilter.fromJson,

  'Credit': Credit.fromJson,

  'CreditAdjustedEvent': CreditAdjustedEvent.fromJson,

  'CreditAfter': CreditAfter.fromJson,

  'CreditAlerts': CreditAlerts.fromJson,

  'CreditAlertsUpdate': CreditAlertsUpdate.fromJson,

  'CreditBalance': CreditBalance.fromJson,

  'CreditBalanceAfter': CreditBalanceAfter.fromJson,

  'CreditBalanceLowEvent': CreditBalanceLowEvent.fromJson,

  'CreditEventData': CreditEventData.fromJson,

  'CreditReleasedEvent': CreditReleasedEvent.fromJson,

  'CreditReservation': CreditReservation.fromJson,

  'CreditReservationEventData': CreditReservationEventData.fromJson,

  'CreditReservationList': CreditReservationList.fromJson,

  'CreditReservedEvent': CreditReservedEvent.fromJson,

  'CreditShortfallProjectedEvent': CreditShortfallProjectedEvent.fromJson,

  'CreditThreshold': CreditThreshold.fromJson,

  'CreditTopupExpiredEvent': CreditTopupExpiredEvent.fromJson,

  'CreditTopupFailedEvent': CreditTopupFailedEvent.fromJson,

  'CreditTopupPendingEvent': CreditTopupPendingEvent.fromJson,

  'CreditTopupSucceededEvent': CreditTopupSucceededEvent.fromJson,

  'CreditTransaction': CreditTransaction.fromJson,

  'CreditTransactionEventData': CreditTransactionEventData.fromJson,

  'CreditTransactionList': CreditTransactionList.fromJson,

  'Dealer': Dealer.fromJson,

  'DealerApplication': DealerApplication.fromJson,

  'DealerApplicationCreate': DealerApplicationCreate.fromJson,

  'DealerApplicationUpdate': DealerApplicationUpdate.fromJson,

  'DealerBank': DealerBank.fromJson,

  'DealerBankInput': DealerBankInput.fromJson,

  'DealerDeclarations': DealerDeclarations.fromJson,

  'DealerDiscount': DealerDiscount.fromJson,

  'DealerDocuments': DealerDocuments.fromJson,

  'DealerDocumentsInput': DealerDocumentsInput.fromJson,

  'DeletedSchedule': DeletedSchedule.fromJson,

  'Director': Director.fromJson,

  'Dispute': Dispute.fromJson,

  'DisputeCreate': DisputeCreate.fromJson,

  'DisputeEventData': DisputeEventData.fromJson,

  'DisputeEvidence': DisputeEvidence.fromJson,

  'DisputeEvidenceInput': DisputeEvidenceInput.fromJson,

  'DisputeList': DisputeList.fromJson,

  'DisputeMessage': DisputeMessage.fromJson,

  'DisputeOpenedEvent': DisputeOpenedEvent.fromJson,

  'DisputeResolvedEvent': DisputeResolvedEvent.fromJson,

  'Document': Document.fromJson,

  'DocumentList': DocumentList.fromJson,

  'DocumentUpload': DocumentUpload.fromJson,

  'DuplicateGuard': DuplicateGuard.fromJson,

  'DuplicateGuardUpdate': DuplicateGuardUpdate.fromJson,

  'ErrorBody': ErrorBody.fromJson,

  'ErrorCodeEntry': ErrorCodeEntry.fromJson,

  'ErrorCodeList': ErrorCodeList.fromJson,

  'ErrorDetail': ErrorDetail.fromJson,

  'Event': Event.fromJson,

  'EventData': EventData.fromJson,

  'EventList': EventList.fromJson,

  'EventObject': EventObject.fromJson,

  'EventRequest': EventRequest.fromJson,

  'Export': Export.fromJson,

  'ExportCreate': ExportCreate.fromJson,

  'ExportList': ExportList.fromJson,

  'Failure': Failure.fromJson,

  'FailureReport': FailureReport.fromJson,

  'FailureReportKeys': FailureReportKeys.fromJson,

  'FailureReportRow': FailureReportRow.fromJson,

  'FailureReportTotals': FailureReportTotals.fromJson,

  'FamilyAllowance': FamilyAllowance.fromJson,

  'FamilyAllowanceInput': FamilyAllowanceInput.fromJson,

  'FamilyMember': FamilyMember.fromJson,

  'FamilyMemberCreate': FamilyMemberCreate.fromJson,

  'FamilyMemberList': FamilyMemberList.fromJson,

  'FamilyMemberUpdate': FamilyMemberUpdate.fromJson,

  'FamilySendCreate': FamilySendCreate.fromJson,

  'Geofence': Geofence.fromJson,

  'GeofenceInput': GeofenceInput.fromJson,

  'Group': Group.fromJson,

  'GroupCreate': GroupCreate.fromJson,

  'GroupFilter': GroupFilter.fromJson,

  'GroupFilterInput': GroupFilterInput.fromJson,

  'GroupList': GroupList.fromJson,

  'GroupMembersChange': GroupMembersChange.fromJson,

  'GroupUpdate': GroupUpdate.fromJson,

  'Health': Health.fromJson,

  'Invite': Invite.fromJson,

  'InviteList': InviteList.fromJson,

  'KeyCreate': KeyCreate.fromJson,

  'KeyRoll': KeyRoll.fromJson,

  'KeyUpdate': KeyUpdate.fromJson,

  'KeyUsageAmounts': KeyUsageAmounts.fromJson,

  'LookupProducts': LookupProducts.fromJson,

  'Mandate': Mandate.fromJson,

  'Member': Member.fromJson,

  'MemberCreate': MemberCreate.fromJson,

  'MemberList': MemberList.fromJson,

  'MemberUpdate': MemberUpdate.fromJson,

  'Meter': Meter.fromJson,

  'MeterChange': MeterChange.fromJson,

  'Network': Network.fromJson,

  'NetworkAvailabilityDegradedEvent': NetworkAvailabilityDegradedEvent.fromJson,

  'NetworkAvailabilityRestoredEvent': NetworkAvailabilityRestoredEvent.fromJson,

  'NetworkAvailabilitySet': NetworkAvailabilitySet.fromJson,

  'NetworkEventData': NetworkEventData.fromJson,

  'NetworkList': NetworkList.fromJson,

  'NetworkStatus': NetworkStatus.fromJson,

  'OccurrenceCombine': OccurrenceCombine.fromJson,

  'OccurrenceMove': OccurrenceMove.fromJson,

  'OccurrenceRef': OccurrenceRef.fromJson,

  'OccurrenceUpdate': OccurrenceUpdate.fromJson,

  'OpenHours': OpenHours.fromJson,

  'Overview': Overview.fromJson,

  'OverviewBalance': OverviewBalance.fromJson,

  'OverviewNetwork': OverviewNetwork.fromJson,

  'OverviewToday': OverviewToday.fromJson,

  'OverviewWebhooks': OverviewWebhooks.fromJson,

  'Payday': Payday.fromJson,

  'PaydayUpdate': PaydayUpdate.fromJson,

  'PhoneLookup': PhoneLookup.fromJson,

  'PowerAvailability': PowerAvailability.fromJson,

  'PowerAvailabilityDownEvent': PowerAvailabilityDownEvent.fromJson,

  'PowerAvailabilityUpEvent': PowerAvailabilityUpEvent.fromJson,

  'PowerBand': PowerBand.fromJson,

  'PowerBandUnits': PowerBandUnits.fromJson,

  'PowerBreakdown': PowerBreakdown.fromJson,

  'PowerChangePoint': PowerChangePoint.fromJson,

  'PowerObservation': PowerObservation.fromJson,

  'PowerObservationList': PowerObservationList.fromJson,

  'PowerObserved': PowerObserved.fromJson,

  'PowerQuote': PowerQuote.fromJson,

  'PowerRate': PowerRate.fromJson,

  'PowerSeries': PowerSeries.fromJson,

  'PowerSeriesPoint': PowerSeriesPoint.fromJson,

  'PowerUnits': PowerUnits.fromJson,

  'PowerUnitsAfterReset': PowerUnitsAfterReset.fromJson,

  'Product': Product.fromJson,

  'ProductList': ProductList.fromJson,

  'ProductNetwork': ProductNetwork.fromJson,

  'Program': Program.fromJson,

  'ProgramActivatedEvent': ProgramActivatedEvent.fromJson,

  'ProgramBranding': ProgramBranding.fromJson,

  'ProgramBrandingInput': ProgramBrandingInput.fromJson,

  'ProgramBudgetLowEvent': ProgramBudgetLowEvent.fromJson,

  'ProgramClosedEvent': ProgramClosedEvent.fromJson,

  'ProgramCounts': ProgramCounts.fromJson,

  'ProgramCreate': ProgramCreate.fromJson,

  'ProgramDefund': ProgramDefund.fromJson,

  'ProgramEventData': ProgramEventData.fromJson,

  'ProgramExhaustedEvent': ProgramExhaustedEvent.fromJson,

  'ProgramFund': ProgramFund.fromJson,

  'ProgramHold': ProgramHold.fromJson,

  'ProgramHoldInput': ProgramHoldInput.fromJson,

  'ProgramList': ProgramList.fromJson,

  'ProgramPausedEvent': ProgramPausedEvent.fromJson,

  'ProgramReactivatedEvent': ProgramReactivatedEvent.fromJson,

  'ProgramReport': ProgramReport.fromJson,

  'ProgramReportKeys': ProgramReportKeys.fromJson,

  'ProgramReportRow': ProgramReportRow.fromJson,

  'ProgramReportTotals': ProgramReportTotals.fromJson,

  'ProgramRule': ProgramRule.fromJson,

  'ProgramRuleList': ProgramRuleList.fromJson,

  'ProgramRuleWrite': ProgramRuleWrite.fromJson,

  'ProgramRulesWrite': ProgramRulesWrite.fromJson,

  'ProgramUpdate': ProgramUpdate.fromJson,

  'ProviderFloat': ProviderFloat.fromJson,

  'ProviderStatus': ProviderStatus.fromJson,

  'Quote': Quote.fromJson,

  'QuoteCreate': QuoteCreate.fromJson,

  'QuotePower': QuotePower.fromJson,

  'Receipt': Receipt.fromJson,

  'ReceiptFiscal': ReceiptFiscal.fromJson,

  'ReceiptLine': ReceiptLine.fromJson,

  'ReceiptMeter': ReceiptMeter.fromJson,

  'ReceiptSeller': ReceiptSeller.fromJson,

  'Recipient': Recipient.fromJson,

  'RecipientBulk': RecipientBulk.fromJson,

  'RecipientBulkCreate': RecipientBulkCreate.fromJson,

  'RecipientBulkLine': RecipientBulkLine.fromJson,

  'RecipientBulkResult': RecipientBulkResult.fromJson,

  'RecipientConsent': RecipientConsent.fromJson,

  'RecipientConsentInput': RecipientConsentInput.fromJson,

  'RecipientConsentLine': RecipientConsentLine.fromJson,

  'RecipientCreate': RecipientCreate.fromJson,

  'RecipientCreatedEvent': RecipientCreatedEvent.fromJson,

  'RecipientErasedEvent': RecipientErasedEvent.fromJson,

  'RecipientErasurePendingEvent': RecipientErasurePendingEvent.fromJson,

  'RecipientEventData': RecipientEventData.fromJson,

  'RecipientList': RecipientList.fromJson,

  'RecipientMeter': RecipientMeter.fromJson,

  'RecipientMeterInput': RecipientMeterInput.fromJson,

  'RecipientMeterLine': RecipientMeterLine.fromJson,

  'RecipientTotals': RecipientTotals.fromJson,

  'RecipientUpdate': RecipientUpdate.fromJson,

  'RecipientUpdatedEvent': RecipientUpdatedEvent.fromJson,

  'RecipientWarning': RecipientWarning.fromJson,

  'ReconciliationKeys': ReconciliationKeys.fromJson,

  'ReconciliationReport': ReconciliationReport.fromJson,

  'ReconciliationRow': ReconciliationRow.fromJson,

  'ReconciliationTotals': ReconciliationTotals.fromJson,

  'Referral': Referral.fromJson,

  'ReferralCreate': ReferralCreate.fromJson,

  'ReferralEventData': ReferralEventData.fromJson,

  'ReferralList': ReferralList.fromJson,

  'ReferralQualifiedEvent': ReferralQualifiedEvent.fromJson,

  'RequestLog': RequestLog.fromJson,

  'RequestLogLine': RequestLogLine.fromJson,

  'RequestLogList': RequestLogList.fromJson,

  'Review': Review.fromJson,

  'ReviewDecision': ReviewDecision.fromJson,

  'ReviewEventData': ReviewEventData.fromJson,

  'ReviewList': ReviewList.fromJson,

  'ReviewOpenedEvent': ReviewOpenedEvent.fromJson,

  'ReviewRelated': ReviewRelated.fromJson,

  'ReviewResolvedEvent': ReviewResolvedEvent.fromJson,

  'ReviewerMessage': ReviewerMessage.fromJson,

  'Reward': Reward.fromJson,

  'RewardCreate': RewardCreate.fromJson,

  'RewardCreatedEvent': RewardCreatedEvent.fromJson,

  'RewardDeliveredEvent': RewardDeliveredEvent.fromJson,

  'RewardDuplicateEvent': RewardDuplicateEvent.fromJson,

  'RewardEventData': RewardEventData.fromJson,

  'RewardExpiredEvent': RewardExpiredEvent.fromJson,

  'RewardFailedEvent': RewardFailedEvent.fromJson,

  'RewardHeldEvent': RewardHeldEvent.fromJson,

  'RewardLimit': RewardLimit.fromJson,

  'RewardLimitInput': RewardLimitInput.fromJson,

  'RewardLimits': RewardLimits.fromJson,

  'RewardLimitsInput': RewardLimitsInput.fromJson,

  'RewardLink': RewardLink.fromJson,

  'RewardLinkClaim': RewardLinkClaim.fromJson,

  'RewardLinkClaimedEvent': RewardLinkClaimedEvent.fromJson,

  'RewardLinkCreate': RewardLinkCreate.fromJson,

  'RewardLinkCreatedEvent': RewardLinkCreatedEvent.fromJson,

  'RewardLinkEventData': RewardLinkEventData.fromJson,

  'RewardLinkExpiredEvent': RewardLinkExpiredEvent.fromJson,

  'RewardLinkList': RewardLinkList.fromJson,

  'RewardLinkOpenedEvent': RewardLinkOpenedEvent.fromJson,

  'RewardLinkOptions': RewardLinkOptions.fromJson,

  'RewardLinkRevokedEvent': RewardLinkRevokedEvent.fromJson,

  'RewardList': RewardList.fromJson,

  'RewardOrApproval': RewardOrApproval.fromJson,

  'RewardPreview': RewardPreview.fromJson,

  'RewardRecipientPerson': RewardRecipientPerson.fromJson,

  'RewardRejectedEvent': RewardRejectedEvent.fromJson,

  'RewardRelease': RewardRelease.fromJson,

  'RewardReleasedEvent': RewardReleasedEvent.fromJson,

  'RewardValidation': RewardValidation.fromJson,

  'RewardVoidedEvent': RewardVoidedEvent.fromJson,

  'RolledSecret': RolledSecret.fromJson,

  'RuleCondition': RuleCondition.fromJson,

  'RuleConditions': RuleConditions.fromJson,

  'RuleConditionsInput': RuleConditionsInput.fromJson,

  'RuleCount': RuleCount.fromJson,

  'RuleCountInput': RuleCountInput.fromJson,

  'RuleGive': RuleGive.fromJson,

  'RuleGiveInput': RuleGiveInput.fromJson,

  'RuleMatch': RuleMatch.fromJson,

  'Sandbox': Sandbox.fromJson,

  'SandboxCreate': SandboxCreate.fromJson,

  'Schedule': Schedule.fromJson,

  'ScheduleCreate': ScheduleCreate.fromJson,

  'ScheduleList': ScheduleList.fromJson,

  'ScheduleOccurrence': ScheduleOccurrence.fromJson,

  'ScheduleOccurrenceEventData': ScheduleOccurrenceEventData.fromJson,

  'ScheduleOccurrenceList': ScheduleOccurrenceList.fromJson,

  'ScheduleOccurrenceRanEvent': ScheduleOccurrenceRanEvent.fromJson,

  'ScheduleOccurrenceRetryAfterTopupEvent': ScheduleOccurrenceRetryAfterTopupEvent.fromJson,

  'ScheduleOccurrenceSkippedInsufficientCreditEvent': ScheduleOccurrenceSkippedInsufficientCreditEvent.fromJson,

  'ScheduleOccurrenceUpcomingEvent': ScheduleOccurrenceUpcomingEvent.fromJson,

  'ScheduleRecipient': ScheduleRecipient.fromJson,

  'ScheduleRecipientCreate': ScheduleRecipientCreate.fromJson,

  'ScheduleRun': ScheduleRun.fromJson,

  'ScheduleRunPreview': ScheduleRunPreview.fromJson,

  'ScheduleUpdate': ScheduleUpdate.fromJson,

  'Search': Search.fromJson,

  'SearchResult': SearchResult.fromJson,

  'Send': Send.fromJson,

  'SendAdvance': SendAdvance.fromJson,

  'SendAttempt': SendAttempt.fromJson,

  'SendAttemptList': SendAttemptList.fromJson,

  'SendBundle': SendBundle.fromJson,

  'SendCancelledEvent': SendCancelledEvent.fromJson,

  'SendCreate': SendCreate.fromJson,

  'SendCreatedEvent': SendCreatedEvent.fromJson,

  'SendCreator': SendCreator.fromJson,

  'SendCreditedBackEvent': SendCreditedBackEvent.fromJson,

  'SendDeliveredEvent': SendDeliveredEvent.fromJson,

  'SendEventData': SendEventData.fromJson,

  'SendFailedEvent': SendFailedEvent.fromJson,

  'SendLateDeliveredEvent': SendLateDeliveredEvent.fromJson,

  'SendList': SendList.fromJson,

  'SendMeterChangedEvent': SendMeterChangedEvent.fromJson,

  'SendOrApproval': SendOrApproval.fromJson,

  'SendPower': SendPower.fromJson,

  'SendPreview': SendPreview.fromJson,

  'SendProblem': SendProblem.fromJson,

  'SendQueuedEvent': SendQueuedEvent.fromJson,

  'SendRequiresReviewEvent': SendRequiresReviewEvent.fromJson,

  'SendRetryingEvent': SendRetryingEvent.fromJson,

  'SendScheduledEvent': SendScheduledEvent.fromJson,

  'SendSubmittedEvent': SendSubmittedEvent.fromJson,

  'SendToken': SendToken.fromJson,

  'SendTokenDeliveredEvent': SendTokenDeliveredEvent.fromJson,

  'SendTokenDeliveryFailedEvent': SendTokenDeliveryFailedEvent.fromJson,

  'SendTokenResentEvent': SendTokenResentEvent.fromJson,

  'SendUnknownEvent': SendUnknownEvent.fromJson,

  'SendValidation': SendValidation.fromJson,

  'SendWarning': SendWarning.fromJson,

  'ShortfallProjection': ShortfallProjection.fromJson,

  'SpendCap': SpendCap.fromJson,

  'SpendCapInput': SpendCapInput.fromJson,

  'SpendCapUpdate': SpendCapUpdate.fromJson,

  'SpendFilter': SpendFilter.fromJson,

  'SpendKeys': SpendKeys.fromJson,

  'SpendReport': SpendReport.fromJson,

  'SpendRow': SpendRow.fromJson,

  'SpendTotals': SpendTotals.fromJson,

  'Statement': Statement.fromJson,

  'StatementByApiKey': StatementByApiKey.fromJson,

  'StatementByCostCenter': StatementByCostCenter.fromJson,

  'StatementByType': StatementByType.fromJson,

  'StatementSends': StatementSends.fromJson,

  'Status': Status.fromJson,

  'StatusComponent': StatusComponent.fromJson,

  'StatusDay': StatusDay.fromJson,

  'StatusHistory': StatusHistory.fromJson,

  'StatusIncident': StatusIncident.fromJson,

  'StatusMessage': StatusMessage.fromJson,

  'TermsAcceptance': TermsAcceptance.fromJson,

  'TestCheckoutPay': TestCheckoutPay.fromJson,

  'TestCheckoutReview': TestCheckoutReview.fromJson,

  'TestClaimCreate': TestClaimCreate.fromJson,

  'TestClock': TestClock.fromJson,

  'TestClockAdvance': TestClockAdvance.fromJson,

  'TestClockWork': TestClockWork.fromJson,

  'TestCredit': TestCredit.fromJson,

  'TestCreditCreate': TestCreditCreate.fromJson,

  'TestEventTrigger': TestEventTrigger.fromJson,

  'TestReset': TestReset.fromJson,

  'TokenLink': TokenLink.fromJson,

  'TokenResend': TokenResend.fromJson,

  'Topup': Topup.fromJson,

  'TopupBank': TopupBank.fromJson,

  'TopupCreate': TopupCreate.fromJson,

  'TopupEventData': TopupEventData.fromJson,

  'TopupList': TopupList.fromJson,

  'UnknownEvent': UnknownEvent.fromJson,

  'WebhookDelivery': WebhookDelivery.fromJson,

  'WebhookDeliveryList': WebhookDeliveryList.fromJson,

  'WebhookEndpoint': WebhookEndpoint.fromJson,

  'WebhookEndpointCreate': WebhookEndpointCreate.fromJson,

  'WebhookEndpointDisabledEvent': WebhookEndpointDisabledEvent.fromJson,

  'WebhookEndpointEventData': WebhookEndpointEventData.fromJson,

  'WebhookEndpointList': WebhookEndpointList.fromJson,

  'WebhookEndpointTest': WebhookEndpointTest.fromJson,

  'WebhookEndpointUpdate': WebhookEndpointUpdate.fromJson,

  'WebhookHealth': WebhookHealth.fromJson,

  'WebhookReplay': WebhookReplay.fromJson,

  'WebhookReplayCreate': WebhookReplayCreate.fromJson,

  'WebhookResponse': WebhookResponse.fromJson,

  'WebhookSecretRoll': WebhookSecretRoll.fromJson,

  'WebhookSend': WebhookSend.fromJson,

  'WebhookTry': WebhookTry.fromJson,

  'WorkforceAccess': WorkforceAccess.fromJson,

  'WorkforceAllocation': WorkforceAllocation.fromJson,

  'WorkforceBatch': WorkforceBatch.fromJson,

  'WorkforceBatchItem': WorkforceBatchItem.fromJson,

  'WorkforceBatchPage': WorkforceBatchPage.fromJson,

  'WorkforceBatchSummary': WorkforceBatchSummary.fromJson,

  'WorkforceBudgetCheck': WorkforceBudgetCheck.fromJson,

  'WorkforceCreditCheck': WorkforceCreditCheck.fromJson,

  'WorkforceDepartment': WorkforceDepartment.fromJson,

  'WorkforceDepartmentCreate': WorkforceDepartmentCreate.fromJson,

  'WorkforceDepartmentList': WorkforceDepartmentList.fromJson,

  'WorkforceDepartmentPeople': WorkforceDepartmentPeople.fromJson,

  'WorkforceDepartmentPeopleChange': WorkforceDepartmentPeopleChange.fromJson,

  'WorkforceDepartmentPerson': WorkforceDepartmentPerson.fromJson,

  'WorkforceDepartmentSpend': WorkforceDepartmentSpend.fromJson,

  'WorkforceDepartmentSums': WorkforceDepartmentSums.fromJson,

  'WorkforceDepartmentUpdate': WorkforceDepartmentUpdate.fromJson,

  'WorkforceExport': WorkforceExport.fromJson,

  'WorkforceJournal': WorkforceJournal.fromJson,

  'WorkforceJournalEntry': WorkforceJournalEntry.fromJson,

  'WorkforceJournalSide': WorkforceJournalSide.fromJson,

  'WorkforceKindSpend': WorkforceKindSpend.fromJson,

  'WorkforceLedger': WorkforceLedger.fromJson,

  'WorkforceLedgerEntry': WorkforceLedgerEntry.fromJson,

  'WorkforceLimits': WorkforceLimits.fromJson,

  'WorkforceLineCreate': WorkforceLineCreate.fromJson,

  'WorkforceMeter': WorkforceMeter.fromJson,

  'WorkforceMeters': WorkforceMeters.fromJson,

  'WorkforceMonthSpend': WorkforceMonthSpend.fromJson,

  'WorkforcePerson': WorkforcePerson.fromJson,

  'WorkforcePersonCreate': WorkforcePersonCreate.fromJson,

  'WorkforcePersonCreated': WorkforcePersonCreated.fromJson,

  'WorkforcePersonPage': WorkforcePersonPage.fromJson,

  'WorkforcePersonSpend': WorkforcePersonSpend.fromJson,

  'WorkforcePersonUpdate': WorkforcePersonUpdate.fromJson,

  'WorkforcePersonUpdated': WorkforcePersonUpdated.fromJson,

  'WorkforcePreview': WorkforcePreview.fromJson,

  'WorkforcePreviewLine': WorkforcePreviewLine.fromJson,

  'WorkforceProducts': WorkforceProducts.fromJson,

  'WorkforceResend': WorkforceResend.fromJson,

  'WorkforceSchedulePage': WorkforceSchedulePage.fromJson,

  'WorkforceScheduleRun': WorkforceScheduleRun.fromJson,

  'WorkforceSendResult': WorkforceSendResult.fromJson,

  'ZesaAvailability': ZesaAvailability.fromJson,

  'ZesaAvailabilityEventData': ZesaAvailabilityEventData.fromJson,

  'ZesaAvailabilitySet': ZesaAvailabilitySet.fromJson,
};
