CREATE FUNCTION svc_now() RETURNS timestamp with time zone
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT now()
    + coalesce(nullif(current_setting('svc.clock_ahead', true), ''), '0')::interval
$$;--> statement-breakpoint
CREATE FUNCTION is_known_move(kind text, from_book text, to_book text, type text)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE kind
    when 'charge' then from_book = 'available' and to_book = 'in_flight' and type is not distinct from 'send'
    when 'draw_reserved' then from_book = 'reserved' and to_book = 'in_flight' and type is not distinct from 'send'
    when 'charge_reward' then from_book = 'available' and to_book = 'in_flight' and type is not distinct from 'reward'
    when 'draw_reserved_reward' then from_book = 'reserved' and to_book = 'in_flight' and type is not distinct from 'reward'
    when 'return_reserved' then from_book = 'in_flight' and to_book = 'reserved' and type is not distinct from 'reward_return'
    when 'credit_back' then from_book = 'in_flight' and to_book = 'available' and type is not distinct from 'send_credit_back'
    when 'settle' then from_book = 'in_flight' and to_book = 'house:sales' and type is null
    when 'vend' then from_book like 'house:float:%' and to_book = 'house:cost_of_sales' and type is null
    when 'late_delivery' then from_book like 'house:float:%' and to_book = 'house:late_delivery_loss' and type is null
    when 'float_topup' then from_book = 'house:bank' and to_book like 'house:float:%' and type is null
    when 'float_gain' then from_book = 'house:float_differences' and to_book like 'house:float:%' and type is null
    when 'float_loss' then from_book like 'house:float:%' and to_book = 'house:float_differences' and type is null
    when 'reserve' then from_book = 'available' and to_book = 'reserved' and type is not distinct from 'reservation'
    when 'release' then from_book = 'reserved' and to_book = 'available' and type is not distinct from 'reservation_release'
    when 'topup' then from_book like 'house:topup_clearing:%' and to_book = 'available' and type is not distinct from 'topup'
    when 'checkout_in' then from_book like 'house:topup_clearing:%' and to_book = 'house:checkout_held' and type is null
    when 'checkout_sale' then from_book = 'house:checkout_held' and to_book = 'house:sales' and type is null
    when 'checkout_credit' then from_book = 'house:checkout_held' and to_book = 'available' and type is not distinct from 'checkout_credit'
    when 'goodwill' then from_book = 'house:goodwill' and to_book = 'available' and type is not distinct from 'adjustment'
    when 'test_grant' then from_book = 'house:test_grant' and to_book = 'available' and type is not distinct from 'test_grant'
    else false
  END;
END $$;--> statement-breakpoint
CREATE FUNCTION digit_grams(account_id uuid, searched text)
RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  account bigint := hashtextextended(account_id::text, 0);
  digits text;
  grams bigint[] := '{}';
BEGIN
  FOREACH digits IN ARRAY regexp_split_to_array(replace(searched, ' ', ''), '[^0-9]+') LOOP
    FOR place IN 1 .. length(digits) - 3 LOOP
      grams := grams || hashtextextended(substr(digits, place, 4), account);
    END LOOP;
  END LOOP;
  RETURN grams;
END $$;--> statement-breakpoint
CREATE SEQUENCE "position_offset" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_clocks" (
	"account_id" uuid NOT NULL,
	"offset_seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_clocks_account_id_pk" PRIMARY KEY("account_id"),
	CONSTRAINT "account_clocks_ahead" CHECK ("account_clocks"."offset_seconds" between 0 and 631152000)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"twin_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"status" text NOT NULL,
	"contact_email" text,
	"support_phone" text,
	"statement_descriptor" text NOT NULL,
	"dealer_status" text DEFAULT 'none' NOT NULL,
	"discounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dealer_since" timestamp(3) with time zone,
	"batch_approval_usd_minor" bigint,
	"batch_approval_zwg_minor" bigint,
	"agent_live_enabled" boolean DEFAULT false NOT NULL,
	"terms" jsonb,
	"default_api_version" text NOT NULL,
	"webhook_format_legacy" boolean DEFAULT false NOT NULL,
	"prevent_duplicates_seconds" integer,
	"payday_day" integer,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"limits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"facts_version" integer DEFAULT 0 NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "accounts_mode" CHECK ("accounts"."mode" in ('test', 'live')),
	CONSTRAINT "accounts_status" CHECK ("accounts"."status" in ('active', 'suspended', 'closed')),
	CONSTRAINT "accounts_dealer_status" CHECK ("accounts"."dealer_status" in ('none', 'applied', 'approved')),
	CONSTRAINT "accounts_statement_descriptor" CHECK (length(statement_descriptor) between 1 and 22),
	CONSTRAINT "accounts_payday_day" CHECK (payday_day between 1 and 31),
	CONSTRAINT "accounts_prevent_duplicates" CHECK (prevent_duplicates_seconds between 1 and 86400)
);
--> statement-breakpoint
CREATE TABLE "agent_approvals" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"why" text NOT NULL,
	"operation_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"source" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"target" text,
	"program_id" uuid,
	"completion_id" text,
	"reason" text,
	"api_key_id" uuid NOT NULL,
	"limit_minor" bigint NOT NULL,
	"used_minor" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"decided_by_kind" text,
	"decided_by_id" uuid,
	"decided_at" timestamp(3) with time zone,
	"result_prefix" text,
	"result_id" uuid,
	"failure_code" text,
	"failure_message" text,
	"mandate" text,
	"request_id" uuid NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "agent_approvals_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "agent_approvals_status_known" CHECK ("agent_approvals"."status" in ('requested', 'approved', 'failed', 'rejected', 'expired')),
	CONSTRAINT "agent_approvals_action" CHECK ("agent_approvals"."action" in ('send', 'reward')),
	CONSTRAINT "agent_approvals_why" CHECK ("agent_approvals"."why" in ('over_threshold', 'new_target', 'both')),
	CONSTRAINT "agent_approvals_currency" CHECK ("agent_approvals"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "agent_approvals_completed" CHECK ((action = 'reward') = (program_id is not null)
        and (action = 'reward') = (completion_id is not null)),
	CONSTRAINT "agent_approvals_decided" CHECK ((decided_by_id is null) = (decided_at is null)),
	CONSTRAINT "agent_approvals_mandate" CHECK (mandate is null or status in ('approved', 'failed')),
	CONSTRAINT "agent_approvals_result" CHECK ((result_prefix is null) = (result_id is null)),
	CONSTRAINT "agent_approvals_outcome" CHECK ((result_id is null or status = 'approved')
        and (failure_code is not null) = (status = 'failed'))
);
--> statement-breakpoint
CREATE TABLE "approval_deadlines" (
	"account_id" uuid NOT NULL,
	"approval_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"lease_until" timestamp(3) with time zone,
	CONSTRAINT "approval_deadlines_account_id_approval_id_pk" PRIMARY KEY("account_id","approval_id"),
	CONSTRAINT "approval_deadlines_mode" CHECK ("approval_deadlines"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "dealer_application_deadlines" (
	"account_id" uuid NOT NULL,
	"dealer_application_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "dealer_application_deadlines_account_id_dealer_application_id_pk" PRIMARY KEY("account_id","dealer_application_id"),
	CONSTRAINT "dealer_application_deadlines_mode" CHECK ("dealer_application_deadlines"."mode" in ('test'))
);
--> statement-breakpoint
CREATE TABLE "dealer_applications" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"legal_name" text NOT NULL,
	"trading_name" text,
	"registration_number" text,
	"registration_country" text NOT NULL,
	"incorporated_on" text,
	"business_type" text,
	"tax_number" text,
	"vat_number" text,
	"physical_address" jsonb,
	"postal_address" jsonb,
	"contact" jsonb,
	"sealed_people" text NOT NULL,
	"expected_usd_minor" bigint,
	"expected_zwg_minor" bigint,
	"networks" text[] NOT NULL,
	"channels" text[] NOT NULL,
	"bank" jsonb,
	"documents" jsonb NOT NULL,
	"is_accurate" boolean NOT NULL,
	"is_authorised" boolean NOT NULL,
	"submitted_at" timestamp(3) with time zone,
	"decided_at" timestamp(3) with time zone,
	"decision_note" text,
	"discounts" jsonb NOT NULL,
	"reviewer_messages" jsonb NOT NULL,
	"metadata" jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "dealer_applications_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "dealer_applications_status_known" CHECK ("dealer_applications"."status" in ('draft', 'submitted', 'in_review', 'more_information', 'approved', 'declined')),
	CONSTRAINT "dealer_applications_business_type" CHECK ("dealer_applications"."business_type" in ('company', 'pbc', 'sole_trader', 'ngo', 'cooperative')),
	CONSTRAINT "dealer_applications_decided" CHECK ((status in ('approved', 'declined')) = (decided_at is not null)
        and (status = 'draft') <= (submitted_at is null))
);
--> statement-breakpoint
CREATE TABLE "document_chunks" (
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "document_chunks_account_id_document_id_number_pk" PRIMARY KEY("account_id","document_id","number")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"filename" text NOT NULL,
	"size" integer NOT NULL,
	"mime" text NOT NULL,
	"sha256" "bytea" NOT NULL,
	"reason" text,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "documents_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "documents_status_known" CHECK ("documents"."status" in ('received', 'accepted', 'rejected')),
	CONSTRAINT "documents_purpose_known" CHECK ("documents"."purpose" in ('incorporation_certificate', 'directors_form', 'director_id', 'proof_of_address', 'bank_letter', 'tax_clearance', 'dispute_evidence')),
	CONSTRAINT "documents_mime_known" CHECK ("documents"."mime" in ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "documents_rejected" CHECK ((status = 'rejected') = (reason is not null))
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text,
	"phone" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"invited_by" uuid,
	"accepted_by" uuid,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "invites_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "invites_status_known" CHECK ("invites"."status" in ('pending', 'accepted', 'declined', 'revoked', 'expired')),
	CONSTRAINT "invites_role" CHECK ("invites"."role" in ('owner', 'admin', 'developer', 'viewer')),
	CONSTRAINT "invites_address" CHECK (email is not null or phone is not null),
	CONSTRAINT "invites_accepted" CHECK ((accepted_by is not null) = (status = 'accepted'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"prefix" text NOT NULL,
	"last4" text NOT NULL,
	"status" text NOT NULL,
	"scopes" text[] NOT NULL,
	"allowed_ips" text[] DEFAULT '{}' NOT NULL,
	"allowed_origins" text[] DEFAULT '{}' NOT NULL,
	"allowed_products" text[] DEFAULT '{}' NOT NULL,
	"allowed_networks" text[] DEFAULT '{}' NOT NULL,
	"recipient_allowlist" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"api_version" text,
	"created_by_kind" text,
	"created_by_id" uuid,
	"last_used_at" timestamp(3) with time zone,
	"last_used_ip" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "api_keys_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "api_keys_status_known" CHECK ("api_keys"."status" in ('active', 'rolling', 'revoked', 'expired')),
	CONSTRAINT "api_keys_kind" CHECK ("api_keys"."kind" in ('sk', 'rk', 'pk', 'ak')),
	CONSTRAINT "api_keys_created_by" CHECK ((created_by_kind is null) = (created_by_id is null)),
	CONSTRAINT "api_keys_revoked_at" CHECK ((status = 'revoked') = (revoked_at is not null))
);
--> statement-breakpoint
CREATE TABLE "key_caps" (
	"account_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"per_send_minor" bigint,
	"daily_minor" bigint,
	"monthly_minor" bigint,
	"per_recipient_daily_minor" bigint,
	"approval_threshold_minor" bigint,
	CONSTRAINT "key_caps_account_id_key_id_currency_pk" PRIMARY KEY("account_id","key_id","currency"),
	CONSTRAINT "key_caps_currency" CHECK ("key_caps"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "key_deadlines" (
	"account_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "key_deadlines_account_id_key_id_kind_pk" PRIMARY KEY("account_id","key_id","kind"),
	CONSTRAINT "key_deadlines_mode" CHECK ("key_deadlines"."mode" in ('live', 'test')),
	CONSTRAINT "key_deadlines_kind" CHECK ("key_deadlines"."kind" in ('week_left', 'day_left', 'expiry', 'grace_over'))
);
--> statement-breakpoint
CREATE TABLE "key_months" (
	"account_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"period" text NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"currency" text NOT NULL,
	"sold_minor" bigint NOT NULL,
	CONSTRAINT "key_months_account_id_key_id_period_currency_pk" PRIMARY KEY("account_id","key_id","period","currency"),
	CONSTRAINT "key_months_currency" CHECK (currency in ('USD', 'ZWG')),
	CONSTRAINT "key_months_sold" CHECK (sold_minor >= 0)
);
--> statement-breakpoint
CREATE TABLE "key_secrets" (
	"secret_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"last4" text NOT NULL,
	"works_until" timestamp(3) with time zone,
	"rolled_at" timestamp(3) with time zone,
	CONSTRAINT "key_secrets_secret_hash_pk" PRIMARY KEY("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "key_usage" (
	"account_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"used_minor" bigint NOT NULL,
	CONSTRAINT "key_usage_account_id_key_id_currency_period_starts_at_pk" PRIMARY KEY("account_id","key_id","currency","period","starts_at"),
	CONSTRAINT "key_usage_currency" CHECK ("key_usage"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "key_usage_period" CHECK ("key_usage"."period" in ('day', 'month')),
	CONSTRAINT "key_usage_used" CHECK (used_minor >= 0)
);
--> statement-breakpoint
CREATE TABLE "members" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"role" text NOT NULL,
	"tokens_read" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp(3) with time zone,
	"invited_by" uuid,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "members_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "members_address" CHECK (email is not null or phone is not null),
	CONSTRAINT "members_role" CHECK ("members"."role" in ('owner', 'admin', 'developer', 'viewer')),
	CONSTRAINT "members_tokens_read" CHECK (not tokens_read or role = 'developer')
);
--> statement-breakpoint
CREATE TABLE "payment_pins" (
	"account_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp(3) with time zone,
	"approves_from" timestamp(3) with time zone,
	CONSTRAINT "payment_pins_account_id_member_id_pk" PRIMARY KEY("account_id","member_id"),
	CONSTRAINT "payment_pins_attempts" CHECK (attempts >= 0)
);
--> statement-breakpoint
CREATE TABLE "pin_codes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp(3) with time zone,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "pin_codes_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "pin_codes_tries" CHECK (tries between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"account_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"send_id" uuid,
	"recipient" text NOT NULL,
	"target" text,
	"sealed" boolean DEFAULT false NOT NULL,
	"parts" integer,
	"created" timestamp(3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"deaths" integer DEFAULT 0 NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"provider_reference" text,
	"status" text NOT NULL,
	"status_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp(3) with time zone,
	"body" text,
	CONSTRAINT "messages_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "messages_mode" CHECK ("messages"."mode" in ('live', 'test')),
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('sms', 'email')),
	CONSTRAINT "messages_purpose" CHECK ("messages"."purpose" in ('token', 'landing', 'copy', 'notice', 'claim_code', 'reward_link', 'sign_in_code', 'pin_code', 'invite')),
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('queued', 'sent', 'unconfirmed', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid,
	"invite_id" uuid,
	"address" text,
	"role" text,
	"token_hash" "bytea" NOT NULL,
	"device" text,
	"address_from" text,
	"mode" text NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sessions_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "sessions_person" CHECK ((member_id is null) = (invite_id is not null)
  and (invite_id is null) = (address is null)),
	CONSTRAINT "sessions_as_role" CHECK ((member_id is null) = (role is null)),
	CONSTRAINT "sessions_role" CHECK ("sessions"."role" in ('owner', 'admin', 'developer', 'viewer')),
	CONSTRAINT "sessions_mode" CHECK ("sessions"."mode" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid,
	"invite_id" uuid,
	"address" text,
	"browser_hash" "bytea",
	"code_hash" "bytea",
	"token_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sign_in_codes_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "sign_in_codes_person" CHECK ((member_id is null) = (invite_id is not null)
  and (invite_id is null) = (address is null)),
	CONSTRAINT "sign_in_codes_tries" CHECK (tries between 0 and 5),
	CONSTRAINT "sign_in_codes_browser" CHECK ((code_hash is null) = (browser_hash is null))
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"method" text NOT NULL,
	"outcome" text NOT NULL,
	"device" text,
	"address" text,
	"session_id" uuid,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sign_ins_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "sign_ins_method" CHECK ("sign_ins"."method" in ('code', 'link', 'staff_link')),
	CONSTRAINT "sign_ins_outcome" CHECK ("sign_ins"."outcome" in ('succeeded', 'failed')),
	CONSTRAINT "sign_ins_opened" CHECK ((outcome = 'succeeded') = (session_id is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"action" text NOT NULL,
	"object_id" text NOT NULL,
	"reason" text NOT NULL,
	"form_key" text NOT NULL,
	"created" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"link_hash" "bytea",
	"link_expires_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "staff_members_link_ends" CHECK ((link_hash is null) = (link_expires_at is null))
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"created" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"object_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"is_confirmed" boolean,
	CONSTRAINT "staff_proposals_decided" CHECK ((decided_at is null) = (decided_by is null)
        and (decided_at is null) = (is_confirmed is null)),
	CONSTRAINT "staff_proposals_two" CHECK (is_confirmed is not true or decided_by <> proposed_by)
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"challenge_hash" "bytea" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meter_confirmations" (
	"account_id" uuid NOT NULL,
	"number" text NOT NULL,
	"name_masked" text,
	"suburb" text,
	"currency" text,
	"tariff_class" text NOT NULL,
	"has_arrears" boolean,
	"confirmed_at" timestamp(3) with time zone NOT NULL,
	"confirmed_with" text NOT NULL,
	CONSTRAINT "meter_confirmations_account_id_number_pk" PRIMARY KEY("account_id","number"),
	CONSTRAINT "meter_confirmations_class" CHECK ("meter_confirmations"."tariff_class" in ('domestic', 'commercial', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "meter_quotas" (
	"account_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"window_at" timestamp(3) with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "meter_quotas_account_id_holder_id_pk" PRIMARY KEY("account_id","holder_id")
);
--> statement-breakpoint
CREATE TABLE "account_network_states" (
	"account_id" uuid NOT NULL,
	"network_id" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "account_network_states_account_id_network_id_pk" PRIMARY KEY("account_id","network_id"),
	CONSTRAINT "account_network_states_state" CHECK ("account_network_states"."state" in ('up', 'degraded', 'down'))
);
--> statement-breakpoint
CREATE TABLE "network_states" (
	"mode" text NOT NULL,
	"network_id" text NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"notified_after" uuid,
	"notified_at" timestamp(3) with time zone,
	CONSTRAINT "network_states_network_id_mode_since_pk" PRIMARY KEY("network_id","mode","since"),
	CONSTRAINT "network_states_mode" CHECK ("network_states"."mode" in ('test', 'live')),
	CONSTRAINT "network_states_state" CHECK ("network_states"."state" in ('up', 'degraded', 'down'))
);
--> statement-breakpoint
CREATE TABLE "networks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"currencies" text[] NOT NULL,
	"types" text[] NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "networks_kind" CHECK ("networks"."kind" in ('mobile', 'power'))
);
--> statement-breakpoint
CREATE TABLE "product_networks" (
	"product_id" text NOT NULL,
	"network_id" text NOT NULL,
	"currency" text NOT NULL,
	"min_minor" bigint NOT NULL,
	"max_minor" bigint NOT NULL,
	"step_minor" bigint NOT NULL,
	"available" boolean NOT NULL,
	"paused_reason" text,
	"paused_until" timestamp(3) with time zone,
	"live_state" text DEFAULT 'not_offered' NOT NULL,
	CONSTRAINT "product_networks_product_id_network_id_pk" PRIMARY KEY("product_id","network_id"),
	CONSTRAINT "product_networks_currency" CHECK ("product_networks"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "product_networks_range" CHECK (0 < "product_networks"."min_minor" and "product_networks"."min_minor" <= "product_networks"."max_minor"),
	CONSTRAINT "product_networks_step" CHECK ("product_networks"."step_minor" > 0),
	CONSTRAINT "product_networks_paused_reason" CHECK ("product_networks"."paused_reason" in ('network_down', 'maintenance', 'not_available_yet')),
	CONSTRAINT "product_networks_live_state" CHECK ("product_networks"."live_state" in ('up', 'degraded', 'down', 'not_offered')),
	CONSTRAINT "product_networks_pause" CHECK ("product_networks"."available" = ("product_networks"."paused_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "products_type" CHECK ("products"."type" in ('airtime', 'data', 'power')),
	CONSTRAINT "products_currency" CHECK ("products"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "products_slug" CHECK ("products"."id" = "products"."type" || '-' || lower("products"."currency"))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"product" text NOT NULL,
	"type" text NOT NULL,
	"network" text NOT NULL,
	"target" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"bundle_id" uuid,
	"name_masked" text,
	"suburb" text,
	"meter_currency" text,
	"tariff_class" text,
	"has_arrears" boolean,
	"confirmed_at" timestamp(3) with time zone,
	"confirmed_by" text,
	"confirmed_with" text,
	"position_centi" bigint,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_by" uuid,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "quotes_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" in ('open', 'used', 'expired')),
	CONSTRAINT "quotes_currency" CHECK ("quotes"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "quotes_type" CHECK ("quotes"."type" in ('airtime', 'data', 'power'))
);
--> statement-breakpoint
CREATE TABLE "api_days" (
	"day" text PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "incident_updates_state" CHECK ("incident_updates"."state" in ('investigating', 'identified', 'monitoring', 'resolved'))
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"components" text[] NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"resolved_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "network_figures" (
	"mode" text NOT NULL,
	"network_id" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"attempts" integer NOT NULL,
	"answered" integer NOT NULL,
	"median_seconds" integer,
	"counted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "network_figures_network_id_mode_type_currency_pk" PRIMARY KEY("network_id","mode","type","currency")
);
--> statement-breakpoint
CREATE TABLE "status_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"update_id" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp(3) with time zone,
	"created" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"locale" text NOT NULL,
	"sealed" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"invited_at" timestamp(3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "status_subscribers_channel" CHECK ("status_subscribers"."channel" in ('email', 'webhook')),
	CONSTRAINT "status_subscribers_locale" CHECK ("status_subscribers"."locale" in ('en', 'sn', 'nd'))
);
--> statement-breakpoint
CREATE TABLE "power_changes" (
	"account_id" uuid NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "power_changes_account_id_since_pk" PRIMARY KEY("account_id","since"),
	CONSTRAINT "power_changes_state" CHECK ("power_changes"."state" in ('up', 'down'))
);
--> statement-breakpoint
CREATE TABLE "power_purchases" (
	"account_id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"meter" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"units_centi" bigint NOT NULL,
	"bought_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "power_purchases_account_id_send_id_pk" PRIMARY KEY("account_id","send_id"),
	CONSTRAINT "power_purchases_mode" CHECK ("power_purchases"."mode" in ('test', 'live')),
	CONSTRAINT "power_purchases_currency" CHECK ("power_purchases"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "power_purchases_units" CHECK (units_centi >= 0)
);
--> statement-breakpoint
CREATE TABLE "power_states" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "power_states_state" CHECK ("power_states"."state" in ('up', 'down'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_versions_only" CHECK ("catalogue_versions"."is_only")
);
--> statement-breakpoint
CREATE TABLE "blocked_targets" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"target" text NOT NULL,
	"target_kind" text NOT NULL,
	"reason" text,
	"created_by_kind" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp(3) with time zone,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "blocked_targets_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "blocked_targets_kind" CHECK ("blocked_targets"."target_kind" in ('phone', 'meter')),
	CONSTRAINT "blocked_targets_created_by" CHECK ("blocked_targets"."created_by_kind" in ('key', 'member')),
	CONSTRAINT "blocked_targets_hits" CHECK ((hits = 0) = (last_hit_at is null))
);
--> statement-breakpoint
CREATE TABLE "cost_centers" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"gl_code" text,
	"currency" text NOT NULL,
	"monthly_budget_minor" bigint,
	"is_active" boolean NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cost_centers_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "cost_centers_currency" CHECK ("cost_centers"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "cost_centers_budget" CHECK (monthly_budget_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	CONSTRAINT "group_members_account_id_group_id_recipient_id_pk" PRIMARY KEY("account_id","group_id","recipient_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"kind" text NOT NULL,
	"cost_center_id" uuid,
	"tag" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "groups_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "groups_kind" CHECK ("groups"."kind" in ('static', 'dynamic')),
	CONSTRAINT "groups_filter" CHECK ((kind = 'dynamic') = (num_nonnulls(cost_center_id, tag) > 0))
);
--> statement-breakpoint
CREATE TABLE "recipient_counts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"recipients" integer NOT NULL,
	CONSTRAINT "recipient_counts_recipients" CHECK (recipients >= 0)
);
--> statement-breakpoint
CREATE TABLE "recipient_erasures" (
	"account_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"phone" text,
	CONSTRAINT "recipient_erasures_account_id_recipient_id_pk" PRIMARY KEY("account_id","recipient_id"),
	CONSTRAINT "recipient_erasures_mode" CHECK ("recipient_erasures"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "recipient_meters" (
	"account_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"number" text NOT NULL,
	"label" text,
	"place" integer NOT NULL,
	CONSTRAINT "recipient_meters_account_id_recipient_id_number_pk" PRIMARY KEY("account_id","recipient_id","number")
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"external_id" text,
	"name" text,
	"first_name" text,
	"phone" text,
	"email" text,
	"default_meter" text,
	"payroll_id" text,
	"cost_center_id" uuid,
	"monthly_cap_usd_minor" bigint,
	"monthly_cap_zwg_minor" bigint,
	"lawful_basis" text NOT NULL,
	"consent_at" timestamp(3) with time zone,
	"consent_source" text,
	"consent_text_version" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"notes" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"phone_hash" "bytea",
	"erase_at" timestamp(3) with time zone,
	"event_sequence" integer NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "recipients_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "recipients_status" CHECK ("recipients"."status" in ('active', 'erasure_pending', 'erased')),
	CONSTRAINT "recipients_lawful_basis" CHECK ("recipients"."lawful_basis" in ('consent', 'contract', 'legal_obligation', 'legitimate_interest')),
	CONSTRAINT "recipients_erase_at" CHECK ((erase_at is null) = (status = 'active')),
	CONSTRAINT "recipients_caps" CHECK (monthly_cap_usd_minor > 0 and monthly_cap_zwg_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "raised_alarms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alarm" text NOT NULL,
	"account" text NOT NULL,
	"object" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"ended_by" text,
	"reason" text,
	CONSTRAINT "raised_alarms_ended" CHECK ((ended_at is null) = (ended_by is null) and (ended_at is null) = (reason is null))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"object_id" text,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"actor_label" text,
	"ip" text,
	"user_agent" text,
	"changes" jsonb NOT NULL,
	"request_id" uuid,
	"note" text,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "audit_entries_actor" CHECK ("audit_entries"."actor_type" in ('key', 'member', 'system', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"object_prefix" text,
	"object_id" uuid,
	"snapshot" jsonb,
	"sequence" integer NOT NULL,
	"previous_attributes" jsonb,
	"synthetic" boolean DEFAULT false NOT NULL,
	"extra" jsonb,
	"request_id" uuid,
	"idempotency_key" text,
	"key_id" uuid,
	"key_label" text,
	"created" timestamp(3) with time zone NOT NULL,
	"commit_position" bigint DEFAULT pg_current_xact_id()::text::bigint + coalesce(pg_sequence_last_value('position_offset'), 0) NOT NULL,
	CONSTRAINT "events_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "events_object" CHECK ((object_id is null) = (object_prefix is null)),
	CONSTRAINT "events_snapshot" CHECK ((object_id is null) = (snapshot is not null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"created" timestamp(3) with time zone DEFAULT date_trunc('milliseconds', svc_now()) NOT NULL,
	"account_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"object_id" uuid,
	"operation" integer NOT NULL,
	"status" smallint,
	"by_approval" boolean DEFAULT false NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"object_prefix" text,
	"body" jsonb,
	CONSTRAINT "idempotency_keys_claim" PRIMARY KEY("account_id","key","operation","path","by_approval")
);
--> statement-breakpoint
CREATE TABLE "request_bodies" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"packed" "bytea" NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "request_bodies_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "request_logs" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"operation_id" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"status" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"api_key_id" uuid,
	"member_id" uuid,
	"ip" text NOT NULL,
	"user_agent" text,
	"api_version" text NOT NULL,
	"idempotency_key" text,
	"replayed" boolean NOT NULL,
	"is_deprecated" boolean NOT NULL,
	"deprecated_fields" text NOT NULL,
	"error_code" text,
	"object_id" text,
	"bodies_id" uuid,
	"bodies_place" integer,
	"account_at" timestamp(3) with time zone NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "request_logs_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_alerts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"shortfall_days" integer NOT NULL,
	"channels" text[] NOT NULL,
	CONSTRAINT "credit_alerts_shortfall_days" CHECK (shortfall_days between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "credit_projections" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "credit_projections_mode" CHECK ("credit_projections"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"used_minor" bigint DEFAULT 0 NOT NULL,
	"released_minor" bigint DEFAULT 0 NOT NULL,
	"source_prefix" text NOT NULL,
	"source_id" uuid NOT NULL,
	"api_key_id" uuid,
	"expires_at" timestamp(3) with time zone,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "credit_reservations_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "credit_reservations_status" CHECK ("credit_reservations"."status" in ('active', 'consumed', 'released', 'expired')),
	CONSTRAINT "credit_reservations_currency" CHECK ("credit_reservations"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "credit_reservations_amounts" CHECK (amount_minor > 0 and used_minor >= 0 and released_minor >= 0
        and used_minor + released_minor <= amount_minor),
	CONSTRAINT "credit_reservations_left" CHECK ((status = 'active') = (used_minor + released_minor < amount_minor))
);
--> statement-breakpoint
CREATE TABLE "credit_shortfalls" (
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"on_day" text NOT NULL,
	CONSTRAINT "credit_shortfalls_account_id_currency_on_day_pk" PRIMARY KEY("account_id","currency","on_day"),
	CONSTRAINT "credit_shortfalls_currency" CHECK ("credit_shortfalls"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "test_credit_restores" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"available_minor" bigint DEFAULT 0 NOT NULL,
	"reserved_minor" bigint DEFAULT 0 NOT NULL,
	"in_flight_minor" bigint DEFAULT 0 NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"last_posting_id" uuid,
	"low_minor" bigint,
	"low_armed" boolean DEFAULT false NOT NULL,
	"low_notified_at" timestamp(3) with time zone,
	CONSTRAINT "ledger_balances_account_id_currency_pk" PRIMARY KEY("account_id","currency"),
	CONSTRAINT "ledger_balances_low" CHECK ("ledger_balances"."low_minor" > 0),
	CONSTRAINT "ledger_balances_currency" CHECK ("ledger_balances"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "ledger_balances_available" CHECK ("ledger_balances"."available_minor" >= 0),
	CONSTRAINT "ledger_balances_reserved" CHECK ("ledger_balances"."reserved_minor" >= 0),
	CONSTRAINT "ledger_balances_in_flight" CHECK ("ledger_balances"."in_flight_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"sequence" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"available_after_minor" bigint NOT NULL,
	"reserved_after_minor" bigint NOT NULL,
	"in_flight_after_minor" bigint NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"api_key_id" uuid,
	"cost_center_id" uuid,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"from_book" text NOT NULL,
	"to_book" text NOT NULL,
	"type" text,
	"source_prefix" text NOT NULL,
	"description" text,
	CONSTRAINT "ledger_postings_account_id_currency_sequence_pk" PRIMARY KEY("account_id","currency","sequence"),
	CONSTRAINT "ledger_postings_move" CHECK (is_known_move(kind, from_book, to_book, type)),
	CONSTRAINT "ledger_postings_currency_known" CHECK ("ledger_postings"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "ledger_postings_amounts" CHECK (least(amount_minor, available_after_minor, reserved_after_minor,
        in_flight_after_minor) >= 0),
	CONSTRAINT "ledger_postings_described" CHECK ((type is null) = (description is null))
);
--> statement-breakpoint
CREATE TABLE "topup_work" (
	"account_id" uuid NOT NULL,
	"topup_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"is_notified" boolean DEFAULT false NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp(3) with time zone,
	CONSTRAINT "topup_work_account_id_topup_id_pk" PRIMARY KEY("account_id","topup_id"),
	CONSTRAINT "topup_work_mode" CHECK ("topup_work"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "topups" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"received_minor" bigint,
	"description" text,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"redirect_url" text,
	"starting_until" timestamp(3) with time zone,
	"status_url" text,
	"not_found" integer DEFAULT 0 NOT NULL,
	"bank" jsonb,
	"mismatch_minor" bigint,
	"mismatch_reference" text,
	"mismatch_at" timestamp(3) with time zone,
	"reversed_at" timestamp(3) with time zone,
	"payer_note" text,
	"failure_code" text,
	"transaction_id" uuid,
	"receipt_secret" text NOT NULL,
	"api_key_id" uuid,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"succeeded_at" timestamp(3) with time zone,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "topups_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "topups_status_known" CHECK ("topups"."status" in ('pending', 'succeeded', 'failed', 'expired')),
	CONSTRAINT "topups_method_known" CHECK ("topups"."method" in ('card', 'bank_transfer')),
	CONSTRAINT "topups_currency" CHECK ("topups"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "topups_failure_code" CHECK ("topups"."failure_code" in ('card_declined', 'cancelled', 'timeout', 'amount_mismatch', 'provider_error')),
	CONSTRAINT "topups_amounts" CHECK (amount_minor > 0 and fee_minor >= 0 and received_minor > 0),
	CONSTRAINT "topups_mismatch" CHECK (num_nulls(mismatch_minor, mismatch_reference, mismatch_at) in (0, 3)),
	CONSTRAINT "topups_bank" CHECK ((method = 'bank_transfer') = (bank is not null)),
	CONSTRAINT "topups_failed" CHECK ((status = 'failed') = (failure_code is not null)),
	CONSTRAINT "topups_succeeded" CHECK ((status = 'succeeded') = (transaction_id is not null)
        and num_nulls(transaction_id, received_minor, succeeded_at, provider_reference) in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "account_moves" (
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"cell" text NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "account_moves_account_id_pk" PRIMARY KEY("account_id"),
	CONSTRAINT "account_moves_state" CHECK ("account_moves"."state" in ('planned', 'closing', 'frozen', 'moved', 'arriving'))
);
--> statement-breakpoint
CREATE TABLE "chores" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp(3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"sealing_key_id" text NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "processes_role" CHECK ("processes"."role" in ('all', 'api', 'worker'))
);
--> statement-breakpoint
CREATE TABLE "quarantined_rows" (
	"account_id" uuid NOT NULL,
	"queue" text NOT NULL,
	"row_id" uuid NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"error" text NOT NULL,
	CONSTRAINT "quarantined_rows_account_id_queue_row_id_pk" PRIMARY KEY("account_id","queue","row_id")
);
--> statement-breakpoint
CREATE TABLE "sealing_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"used_at" timestamp(3) with time zone NOT NULL,
	"retired_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "simulator_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "simulator_payments_currency" CHECK ("simulator_payments"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "simulator_payments_amount" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "simulator_vends" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"send_id" uuid NOT NULL,
	"target" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"hand_over" integer NOT NULL,
	"submits" integer DEFAULT 1 NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"vended_minor" bigint,
	"position_centi" bigint,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "simulator_vends_currency" CHECK ("simulator_vends"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "simulator_vends_amounts" CHECK (amount_minor > 0 and vended_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "text_reports" (
	"key" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "text_reports_outcome" CHECK ("text_reports"."outcome" in ('delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "supplier_float_changes" (
	"supplier" text NOT NULL,
	"wallet" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"transaction_id" uuid NOT NULL,
	"set_by" text NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "supplier_float_changes_supplier_wallet_reference_pk" PRIMARY KEY("supplier","wallet","reference"),
	CONSTRAINT "supplier_float_changes_kind" CHECK ("supplier_float_changes"."kind" in ('topup', 'difference')),
	CONSTRAINT "supplier_float_changes_currency" CHECK ("supplier_float_changes"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "supplier_float_changes_amount" CHECK ("supplier_float_changes"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_float_readings" (
	"supplier" text NOT NULL,
	"wallet" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"currency" text NOT NULL,
	"balance_minor" bigint NOT NULL,
	"expected_minor" bigint,
	"open_minor" bigint NOT NULL,
	CONSTRAINT "supplier_float_readings_supplier_wallet_at_pk" PRIMARY KEY("supplier","wallet","at"),
	CONSTRAINT "supplier_float_readings_currency" CHECK ("supplier_float_readings"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "supplier_float_sales" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"supplier" text NOT NULL,
	"wallet" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"sales" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "supplier_float_sales_currency" CHECK ("supplier_float_sales"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "supplier_offers" (
	"supplier" text NOT NULL,
	"type" text NOT NULL,
	"network" text NOT NULL,
	"currency" text NOT NULL,
	"wallet" text,
	"place" integer NOT NULL,
	"probe_at" timestamp(3) with time zone,
	CONSTRAINT "supplier_offers_supplier_type_network_currency_pk" PRIMARY KEY("supplier","type","network","currency"),
	CONSTRAINT "supplier_offers_currency" CHECK ("supplier_offers"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "supplier_routes" (
	"type" text NOT NULL,
	"network" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer NOT NULL,
	"suppliers" text[] NOT NULL,
	"set_by" text NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "supplier_routes_type_network_currency_version_pk" PRIMARY KEY("type","network","currency","version"),
	CONSTRAINT "supplier_routes_currency" CHECK ("supplier_routes"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "supplier_routes_version" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_switches" (
	"supplier" text NOT NULL,
	"version" integer NOT NULL,
	"is_paused" boolean NOT NULL,
	"set_by" text NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "supplier_switches_supplier_version_pk" PRIMARY KEY("supplier","version"),
	CONSTRAINT "supplier_switches_version" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_wallets" (
	"supplier" text NOT NULL,
	"wallet" text NOT NULL,
	"silences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"garbled" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"probe_at" timestamp(3) with time zone,
	"short_minor" bigint,
	"emptied_at" timestamp(3) with time zone,
	"currency" text,
	"balance_minor" bigint,
	"told_at" timestamp(3) with time zone,
	"expected_minor" bigint,
	"unread_since" timestamp(3) with time zone,
	"low_minor" bigint,
	"limit_minor" bigint DEFAULT 100 NOT NULL,
	"confirmed_minor" bigint,
	"confirmed_at" timestamp(3) with time zone,
	"moved_minor" bigint DEFAULT 0 NOT NULL,
	"moved_sales" integer DEFAULT 0 NOT NULL,
	"difference_minor" bigint DEFAULT 0 NOT NULL,
	"alarms" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "supplier_wallets_supplier_wallet_pk" PRIMARY KEY("supplier","wallet"),
	CONSTRAINT "supplier_wallets_currency" CHECK ("supplier_wallets"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "supplier_wallets_marks" CHECK ("supplier_wallets"."limit_minor" >= 0 and "supplier_wallets"."low_minor" > 0),
	CONSTRAINT "supplier_wallets_told" CHECK (num_nulls(balance_minor, told_at, currency) in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "deprecated_notices" (
	"account_id" uuid NOT NULL,
	"deprecated" text NOT NULL,
	"days_before" integer NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "deprecated_notices_account_id_deprecated_days_before_pk" PRIMARY KEY("account_id","deprecated","days_before")
);
--> statement-breakpoint
CREATE TABLE "export_chunks" (
	"account_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "export_chunks_account_id_export_id_number_pk" PRIMARY KEY("account_id","export_id","number")
);
--> statement-breakpoint
CREATE TABLE "export_work" (
	"account_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"lease_until" timestamp(3) with time zone,
	"tries" integer NOT NULL,
	CONSTRAINT "export_work_account_id_export_id_pk" PRIMARY KEY("account_id","export_id"),
	CONSTRAINT "export_work_mode" CHECK ("export_work"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"format" text NOT NULL,
	"from_at" timestamp(3) with time zone NOT NULL,
	"to_at" timestamp(3) with time zone NOT NULL,
	"filters" jsonb NOT NULL,
	"columns" text[] NOT NULL,
	"include_tokens" boolean NOT NULL,
	"text_guard" boolean NOT NULL,
	"api_key_id" uuid,
	"scopes" text[] NOT NULL,
	"api_version" text NOT NULL,
	"last_id" text,
	"rows" integer NOT NULL,
	"chunk_count" integer NOT NULL,
	"is_ended" boolean NOT NULL,
	"size" bigint,
	"sha256" "bytea",
	"expires_at" timestamp(3) with time zone,
	"failure_code" text,
	"failure_message" text,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "exports_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "exports_status_known" CHECK ("exports"."status" in ('pending', 'ready', 'failed', 'expired')),
	CONSTRAINT "exports_kind_known" CHECK ("exports"."kind" in ('sends', 'batches', 'rewards', 'reward_links', 'credit_transactions', 'recipients', 'requests', 'events')),
	CONSTRAINT "exports_format_known" CHECK ("exports"."format" in ('csv', 'json', 'csv-json')),
	CONSTRAINT "exports_complete" CHECK ((status in ('ready', 'expired')) = (sha256 is not null)
        and (sha256 is null) = (size is null) and (sha256 is null) = (expires_at is null)),
	CONSTRAINT "exports_failed" CHECK ((status = 'failed') = (failure_code is not null))
);
--> statement-breakpoint
CREATE TABLE "book_checks" (
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"pass" text NOT NULL,
	"sequence" bigint NOT NULL,
	"available_minor" bigint NOT NULL,
	"reserved_minor" bigint NOT NULL,
	"in_flight_minor" bigint NOT NULL,
	"checked_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "book_checks_account_id_currency_pass_pk" PRIMARY KEY("account_id","currency","pass"),
	CONSTRAINT "book_checks_pass" CHECK ("book_checks"."pass" in ('daily', 'full'))
);
--> statement-breakpoint
CREATE TABLE "book_passes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"sends_after" uuid,
	"programs_after" uuid
);
--> statement-breakpoint
CREATE TABLE "reconciliation_breaks" (
	"supplier" text NOT NULL,
	"reference" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"account_id" uuid,
	"send_id" uuid,
	"supplier_reference" text,
	"ours_minor" bigint,
	"theirs_minor" bigint,
	"currency" text NOT NULL,
	"theirs_currency" text,
	"found_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"explained_by" text,
	"explanation" text,
	CONSTRAINT "reconciliation_breaks_supplier_reference_pk" PRIMARY KEY("supplier","reference"),
	CONSTRAINT "reconciliation_breaks_kind" CHECK ("reconciliation_breaks"."kind" in ('ours_only', 'theirs_only', 'amount_differs', 'late')),
	CONSTRAINT "reconciliation_breaks_state" CHECK ("reconciliation_breaks"."state" in ('open', 'explained', 'settled'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"supplier" text NOT NULL,
	"day" text NOT NULL,
	"ran_at" timestamp(3) with time zone NOT NULL,
	"is_listed" boolean NOT NULL,
	"matched" integer NOT NULL,
	"unanswered" integer NOT NULL,
	CONSTRAINT "reconciliations_supplier_day_pk" PRIMARY KEY("supplier","day")
);
--> statement-breakpoint
CREATE TABLE "statement_months" (
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "statement_months_account_id_currency_period_pk" PRIMARY KEY("account_id","currency","period"),
	CONSTRAINT "statement_months_currency" CHECK ("statement_months"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_differences" (
	"supplier" text NOT NULL,
	"type" text NOT NULL,
	"network" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"product" text,
	"ours_minor" bigint,
	"theirs_minor" bigint,
	"is_open" boolean NOT NULL,
	"found_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "catalogue_differences_supplier_type_network_currency_kind_pk" PRIMARY KEY("supplier","type","network","currency","kind"),
	CONSTRAINT "catalogue_differences_kind" CHECK ("catalogue_differences"."kind" in ('missing', 'minimum', 'maximum'))
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"name" text NOT NULL,
	"recipient_id" uuid NOT NULL,
	"program_id" uuid,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"value_minor" bigint,
	"currency" text,
	"matches" jsonb NOT NULL,
	"metadata" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "activities_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "activities_value" CHECK (value_minor > 0),
	CONSTRAINT "activities_currency" CHECK ("activities"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "activities_priced" CHECK ((value_minor is null) = (currency is null))
);
--> statement-breakpoint
CREATE TABLE "checkins" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"distance_m" integer NOT NULL,
	"accuracy_m" integer,
	"position" jsonb,
	"place" jsonb,
	"attestation" text,
	"api_key_id" uuid,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "checkins_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "checkins_distance" CHECK (distance_m >= 0 and accuracy_m >= 0),
	CONSTRAINT "checkins_attested" CHECK (attestation is null or position is not null),
	CONSTRAINT "checkins_rounded" CHECK (position is null or place is null)
);
--> statement-breakpoint
CREATE TABLE "claim_attempts" (
	"account_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"wrong_codes" integer NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp(3) with time zone,
	CONSTRAINT "claim_attempts_account_id_link_id_pk" PRIMARY KEY("account_id","link_id"),
	CONSTRAINT "claim_attempts_counts" CHECK (wrong_codes between 0 and failures)
);
--> statement-breakpoint
CREATE TABLE "claim_challenges" (
	"account_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"request_id" uuid NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "claim_challenges_account_id_challenge_pk" PRIMARY KEY("account_id","challenge")
);
--> statement-breakpoint
CREATE TABLE "claim_codes" (
	"account_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"phone_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "claim_codes_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "claim_tries" (
	"account_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ip_hash" "bytea" NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "claim_tries_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "rule_matches" (
	"account_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"on" text NOT NULL,
	"position" integer NOT NULL,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "rule_matches_account_id_recipient_id_rule_id_on_pk" PRIMARY KEY("account_id","recipient_id","rule_id","on"),
	CONSTRAINT "rule_matches_trigger" CHECK ("rule_matches"."on" in ('activity', 'completion', 'referral', 'checkin'))
);
--> statement-breakpoint
CREATE TABLE "program_secrets" (
	"account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"works_until" timestamp(3) with time zone,
	CONSTRAINT "program_secrets_account_id_program_id_request_id_pk" PRIMARY KEY("account_id","program_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "program_work" (
	"account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "program_work_account_id_program_id_pk" PRIMARY KEY("account_id","program_id"),
	CONSTRAINT "program_work_mode" CHECK ("program_work"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"currency" text NOT NULL,
	"funding" text NOT NULL,
	"budget_minor" bigint NOT NULL,
	"spent_minor" bigint NOT NULL,
	"earmarked_minor" bigint NOT NULL,
	"reservation_id" uuid,
	"api_key_id" uuid,
	"default_amount_minor" bigint,
	"choices" text[] NOT NULL,
	"sources" text[] NOT NULL,
	"one_per_phone" boolean NOT NULL,
	"per_recipient" jsonb NOT NULL,
	"require_network" text,
	"throttle_per_hour" integer,
	"min_account_age_seconds" integer,
	"hold_mode" text NOT NULL,
	"hold_amount_over_minor" bigint,
	"hold_first_reward" boolean NOT NULL,
	"hold_expires_after_seconds" integer NOT NULL,
	"on_zesa_down" text NOT NULL,
	"max_hold_seconds" integer NOT NULL,
	"close_grace_seconds" integer NOT NULL,
	"sms_message" text,
	"branding" jsonb NOT NULL,
	"lawful_basis" text,
	"sensitive_data" boolean NOT NULL,
	"geofence" jsonb,
	"metadata" jsonb NOT NULL,
	"activated_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "programs_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "programs_status_known" CHECK ("programs"."status" in ('draft', 'active', 'paused', 'exhausted', 'closed')),
	CONSTRAINT "programs_currency" CHECK ("programs"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "programs_funding" CHECK ("programs"."funding" in ('reserve', 'pay_as_you_go')),
	CONSTRAINT "programs_hold_mode" CHECK ("programs"."hold_mode" in ('none', 'escrow', 'review')),
	CONSTRAINT "programs_on_zesa_down" CHECK ("programs"."on_zesa_down" in ('queue', 'fail')),
	CONSTRAINT "programs_lawful_basis" CHECK ("programs"."lawful_basis" in ('consent', 'contract', 'legal_obligation', 'legitimate_interest')),
	CONSTRAINT "programs_budget" CHECK (least(budget_minor, spent_minor, earmarked_minor) >= 0
        and spent_minor + earmarked_minor <= budget_minor),
	CONSTRAINT "programs_left" CHECK (status not in ('active', 'exhausted')
        or (status = 'exhausted') = (spent_minor + earmarked_minor = budget_minor)),
	CONSTRAINT "programs_closed" CHECK ((status = 'closed') = (closed_at is not null))
);
--> statement-breakpoint
CREATE TABLE "referral_deadlines" (
	"account_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "referral_deadlines_account_id_referral_id_pk" PRIMARY KEY("account_id","referral_id"),
	CONSTRAINT "referral_deadlines_mode" CHECK ("referral_deadlines"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"status" text NOT NULL,
	"referrer_id" uuid NOT NULL,
	"referee_id" uuid NOT NULL,
	"reward_id" uuid,
	"qualified_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"reason" text,
	"metadata" jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "referrals_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "referrals_status_known" CHECK ("referrals"."status" in ('pending', 'qualified', 'rejected', 'expired')),
	CONSTRAINT "referrals_reason" CHECK ("referrals"."reason" in ('velocity_phone', 'velocity_ip', 'velocity_device', 'same_meter', 'new_recipient', 'amount_outlier', 'cap_near', 'geofence_edge', 'blocklist_near', 'manual_hold', 'test_number')),
	CONSTRAINT "referrals_two_people" CHECK (referrer_id <> referee_id),
	CONSTRAINT "referrals_qualified" CHECK ((status in ('qualified', 'rejected')) = (reward_id is not null)
        and (reward_id is null) = (qualified_at is null)),
	CONSTRAINT "referrals_rejected" CHECK ((status = 'rejected') = (reason is not null))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"status" text NOT NULL,
	"risk" text NOT NULL,
	"reasons" text[] NOT NULL,
	"related_count" integer NOT NULL,
	"related_blocked_count" integer NOT NULL,
	"related_reward_ids" uuid[] NOT NULL,
	"decided_by_kind" text,
	"decided_by_id" uuid,
	"decided_at" timestamp(3) with time zone,
	"resolution" text,
	"note" text,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "reviews_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "reviews_status_known" CHECK ("reviews"."status" in ('open', 'approved', 'rejected')),
	CONSTRAINT "reviews_risk" CHECK ("reviews"."risk" in ('low', 'medium', 'high')),
	CONSTRAINT "reviews_resolution" CHECK ("reviews"."resolution" in ('approved', 'rejected', 'timed_out')),
	CONSTRAINT "reviews_decided_by" CHECK ((decided_by_kind is null) = (decided_by_id is null)),
	CONSTRAINT "reviews_decided" CHECK ((status = 'open') = (decided_at is null) and (decided_at is null) = (resolution is null))
);
--> statement-breakpoint
CREATE TABLE "reward_link_deadlines" (
	"account_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "reward_link_deadlines_account_id_link_id_pk" PRIMARY KEY("account_id","link_id"),
	CONSTRAINT "reward_link_deadlines_mode" CHECK ("reward_link_deadlines"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "reward_links" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"choices" text[] NOT NULL,
	"bundle_id" uuid,
	"label" text,
	"bind" text NOT NULL,
	"phone_hint" text,
	"recipient_id" uuid,
	"reward_id" uuid,
	"expires_at" timestamp(3) with time zone,
	"opened_at" timestamp(3) with time zone,
	"claimed_at" timestamp(3) with time zone,
	"open_count" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"count" integer,
	"metadata" jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "reward_links_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "reward_links_status_known" CHECK ("reward_links"."status" in ('created', 'opened', 'claimed', 'expired', 'revoked')),
	CONSTRAINT "reward_links_currency" CHECK ("reward_links"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "reward_links_bind" CHECK ("reward_links"."bind" in ('none', 'otp')),
	CONSTRAINT "reward_links_amount" CHECK (amount_minor > 0 and open_count >= 0),
	CONSTRAINT "reward_links_hint" CHECK (phone_hint is null or bind = 'otp'),
	CONSTRAINT "reward_links_claimed" CHECK ((status = 'claimed') = (claimed_at is not null)
        and (status <> 'claimed' or reward_id is not null))
);
--> statement-breakpoint
CREATE TABLE "reward_deadlines" (
	"account_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "reward_deadlines_account_id_reward_id_pk" PRIMARY KEY("account_id","reward_id"),
	CONSTRAINT "reward_deadlines_mode" CHECK ("reward_deadlines"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"status" text NOT NULL,
	"held_reason" text,
	"recipient_id" uuid,
	"completion_id" text,
	"amount_minor" bigint NOT NULL,
	"released_amount_minor" bigint,
	"currency" text NOT NULL,
	"delivery" text NOT NULL,
	"type" text,
	"product" text,
	"bundle_id" uuid,
	"meter" text,
	"token_phone" text,
	"target" text,
	"send_id" uuid,
	"link_id" uuid,
	"link_terms" jsonb,
	"review_id" uuid,
	"referral_id" uuid,
	"activity_id" uuid,
	"rule_id" uuid,
	"approval_id" uuid,
	"mandate" text,
	"source" text NOT NULL,
	"matches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer,
	"expires_at" timestamp(3) with time zone,
	"failure_code" text,
	"held_at" timestamp(3) with time zone,
	"released_at" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone,
	"failed_at" timestamp(3) with time zone,
	"voided_at" timestamp(3) with time zone,
	"expired_at" timestamp(3) with time zone,
	"rejected_at" timestamp(3) with time zone,
	"duplicate_at" timestamp(3) with time zone,
	"api_key_id" uuid,
	"request_id" uuid NOT NULL,
	"metadata" jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "rewards_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "rewards_status_known" CHECK ("rewards"."status" in ('pending', 'held', 'released', 'delivered', 'failed', 'voided', 'expired', 'rejected')),
	CONSTRAINT "rewards_held_reason" CHECK ("rewards"."held_reason" in ('review', 'escrow')),
	CONSTRAINT "rewards_currency" CHECK ("rewards"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "rewards_delivery" CHECK ("rewards"."delivery" in ('direct', 'link', 'choice')),
	CONSTRAINT "rewards_type" CHECK ("rewards"."type" in ('airtime', 'data', 'power')),
	CONSTRAINT "rewards_source" CHECK ("rewards"."source" in ('api', 'completions', 'links', 'rule', 'referral', 'checkin')),
	CONSTRAINT "rewards_amounts" CHECK (amount_minor > 0 and released_amount_minor between 1 and amount_minor),
	CONSTRAINT "rewards_held" CHECK ((status = 'held') = (held_reason is not null)),
	CONSTRAINT "rewards_sent" CHECK (status not in ('delivered', 'failed') or send_id is not null),
	CONSTRAINT "rewards_unsent" CHECK (send_id is null or status not in ('held', 'voided', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "program_rules" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"kind" text NOT NULL,
	"on" text NOT NULL,
	"activity_name" text,
	"when" jsonb NOT NULL,
	"count" jsonb,
	"give" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"priority" integer NOT NULL,
	"cooldown_seconds" integer,
	"matched_count" bigint NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "program_rules_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "program_rules_kind" CHECK ("program_rules"."kind" in ('threshold', 'streak', 'first_time', 'milestone', 'percentage')),
	CONSTRAINT "program_rules_trigger" CHECK ("program_rules"."on" in ('activity', 'completion', 'referral', 'checkin')),
	CONSTRAINT "program_rules_matched" CHECK (matched_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "batch_items" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"status" text NOT NULL,
	"type" text,
	"target" text NOT NULL,
	"network" text,
	"amount_minor" bigint,
	"currency" text,
	"client_reference" text,
	"ordered" jsonb,
	"error" jsonb,
	"send_id" uuid,
	"failure_code" text,
	"retry_of" uuid,
	"retried_by" uuid,
	"metadata" jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "batch_items_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "batch_items_status_known" CHECK ("batch_items"."status" in ('invalid', 'skipped', 'pending', 'sending', 'delivered', 'failed', 'unresolved', 'unsent', 'cancelled')),
	CONSTRAINT "batch_items_currency" CHECK ("batch_items"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "batch_items_sent" CHECK (status not in ('sending', 'delivered', 'unresolved') or send_id is not null)
);
--> statement-breakpoint
CREATE TABLE "batch_work" (
	"account_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "batch_work_account_id_batch_id_pk" PRIMARY KEY("account_id","batch_id"),
	CONSTRAINT "batch_work_mode" CHECK ("batch_work"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"title" text,
	"lines" integer NOT NULL,
	"invalid_lines" integer NOT NULL,
	"total_usd_minor" bigint NOT NULL,
	"total_zwg_minor" bigint NOT NULL,
	"cost_usd_minor" bigint NOT NULL,
	"cost_zwg_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reserve_credit" boolean NOT NULL,
	"reservation_usd_id" uuid,
	"reservation_zwg_id" uuid,
	"on_invalid" text NOT NULL,
	"on_insufficient" text NOT NULL,
	"threshold" jsonb,
	"approved_by_id" uuid,
	"approved_at" timestamp(3) with time zone,
	"api_key_id" uuid,
	"member_id" uuid,
	"request_id" uuid NOT NULL,
	"source" text NOT NULL,
	"retry_of" uuid,
	"retried_by" uuid,
	"schedule_id" uuid,
	"occurrence_date" text,
	"run_number" integer,
	"cost_center_id" uuid,
	"sms_message" text,
	"counts_at_end" jsonb,
	"processing_at" timestamp(3) with time zone,
	"started_at" timestamp(3) with time zone,
	"completed_at" timestamp(3) with time zone,
	"cancelled_at" timestamp(3) with time zone,
	"is_cancelling" boolean DEFAULT false NOT NULL,
	"metadata" jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "batches_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "batches_run_whole" CHECK ((schedule_id is null) = (occurrence_date is null)
        and (schedule_id is null) = (run_number is null)),
	CONSTRAINT "batches_status_known" CHECK ("batches"."status" in ('created', 'requires_approval', 'processing', 'completed', 'partially_completed', 'failed', 'cancelled')),
	CONSTRAINT "batches_currency" CHECK ("batches"."currency" in ('USD', 'ZWG', 'mixed')),
	CONSTRAINT "batches_on_invalid" CHECK ("batches"."on_invalid" in ('reject', 'skip')),
	CONSTRAINT "batches_on_insufficient" CHECK ("batches"."on_insufficient" in ('stop', 'continue')),
	CONSTRAINT "batches_lines" CHECK (lines between 1 and 10000 and invalid_lines between 0 and lines)
);
--> statement-breakpoint
CREATE TABLE "checkout_payments" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"last4" text,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"received_minor" bigint,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"redirect_url" text,
	"status_url" text,
	"instructions" text,
	"code" text,
	"code_expires" text,
	"failure_code" text,
	"is_reversed" boolean DEFAULT false NOT NULL,
	"starting_until" timestamp(3) with time zone,
	"not_found" integer DEFAULT 0 NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone,
	"queries" integer DEFAULT 0 NOT NULL,
	"is_notified" boolean DEFAULT false NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp(3) with time zone,
	CONSTRAINT "checkout_payments_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "checkout_payments_state" CHECK ("checkout_payments"."state" in ('pending', 'paid', 'failed', 'surplus')),
	CONSTRAINT "checkout_payments_method" CHECK ("checkout_payments"."method" in ('card', 'ecocash', 'onemoney', 'innbucks')),
	CONSTRAINT "checkout_payments_currency" CHECK ("checkout_payments"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "checkout_payments_failure" CHECK ("checkout_payments"."failure_code" in ('cancelled', 'insufficient_funds', 'unknown_wallet', 'wallet_not_taken', 'provider_error', 'card_declined', 'timeout')),
	CONSTRAINT "checkout_payments_amounts" CHECK (amount_minor > 0 and fee_minor >= 0),
	CONSTRAINT "checkout_payments_last4" CHECK ((method = 'card') = (last4 is null)),
	CONSTRAINT "checkout_payments_failed" CHECK ((state = 'failed') = (failure_code is not null)),
	CONSTRAINT "checkout_payments_received" CHECK ((state in ('paid', 'surplus')) = (received_minor is not null)
        and (received_minor is null) = (provider_reference is null))
);
--> statement-breakpoint
CREATE TABLE "checkout_deadlines" (
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "checkout_deadlines_account_id_session_id_pk" PRIMARY KEY("account_id","session_id"),
	CONSTRAINT "checkout_deadlines_mode" CHECK ("checkout_deadlines"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"url_secret" text NOT NULL,
	"type" text NOT NULL,
	"product" text NOT NULL,
	"network" text NOT NULL,
	"target" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"bundle_id" uuid,
	"token_phone" text,
	"customer_phone" text,
	"max_hold_seconds" integer,
	"meter" jsonb,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"client_reference" text,
	"sms_text" text,
	"sms_message" text,
	"metadata" jsonb NOT NULL,
	"request_id" uuid NOT NULL,
	"send_ids" uuid[] NOT NULL,
	"payment" jsonb,
	"paid_at" timestamp(3) with time zone,
	"payment_error" text,
	"review_reason" text,
	"review_opened_at" timestamp(3) with time zone,
	"review_resolution" text,
	"transaction_id" uuid,
	"fulfilled_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "checkout_sessions_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "checkout_sessions_status_known" CHECK ("checkout_sessions"."status" in ('open', 'paid', 'in_review', 'resent', 'fulfilled', 'credited', 'expired')),
	CONSTRAINT "checkout_sessions_currency" CHECK ("checkout_sessions"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "checkout_sessions_amounts" CHECK (amount_minor > 0 and fee_minor >= 0),
	CONSTRAINT "checkout_sessions_error" CHECK ("checkout_sessions"."payment_error" in ('card_declined', 'cancelled', 'timeout', 'provider_error')),
	CONSTRAINT "checkout_sessions_reason" CHECK ("checkout_sessions"."review_reason" in ('fraud_check', 'amount_mismatch', 'send_failed')),
	CONSTRAINT "checkout_sessions_resolution" CHECK ("checkout_sessions"."review_resolution" in ('resent', 'credited')),
	CONSTRAINT "checkout_sessions_paid" CHECK ((status in ('open', 'expired')) = (paid_at is null)
        and (payment is null) = (paid_at is null)),
	CONSTRAINT "checkout_sessions_ended" CHECK ((status = 'fulfilled') = (fulfilled_at is not null)
        and (status = 'credited') = (transaction_id is not null)),
	CONSTRAINT "checkout_sessions_review" CHECK ((review_reason is null) = (review_opened_at is null)
        and (review_resolution is null or review_reason is not null))
);
--> statement-breakpoint
CREATE TABLE "dispute_deadlines" (
	"account_id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "dispute_deadlines_account_id_dispute_id_pk" PRIMARY KEY("account_id","dispute_id"),
	CONSTRAINT "dispute_deadlines_mode" CHECK ("dispute_deadlines"."mode" in ('test'))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"evidence_text" text,
	"customer_phone" text,
	"attachments" uuid[] NOT NULL,
	"due_by" timestamp(3) with time zone NOT NULL,
	"messages" jsonb NOT NULL,
	"outcome" text,
	"outcome_note" text,
	"transaction_id" uuid,
	"resolved_at" timestamp(3) with time zone,
	"metadata" jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer NOT NULL,
	CONSTRAINT "disputes_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "disputes_status_known" CHECK ("disputes"."status" in ('opened', 'resolved')),
	CONSTRAINT "disputes_reason" CHECK ("disputes"."reason" in ('token_not_received', 'wrong_number', 'not_delivered', 'other')),
	CONSTRAINT "disputes_outcome" CHECK ("disputes"."outcome" in ('delivered_confirmed', 'token_resent', 'not_delivered_credited', 'goodwill_credit', 'rejected')),
	CONSTRAINT "disputes_resolved" CHECK ((status = 'resolved') = (resolved_at is not null)
        and (resolved_at is null) = (outcome is null)
        and (outcome = 'goodwill_credit') <= (transaction_id is not null))
);
--> statement-breakpoint
CREATE TABLE "family_members" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"schedule_id" uuid,
	"relation" text NOT NULL,
	"notify" boolean NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "family_members_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "family_members_relation" CHECK ("family_members"."relation" in ('spouse', 'child', 'parent', 'other'))
);
--> statement-breakpoint
CREATE TABLE "schedule_days" (
	"account_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"original_date" text NOT NULL,
	"status" text NOT NULL,
	"moved_to" text,
	"override_minor" bigint,
	"currency" text NOT NULL,
	"note" text,
	"into_schedule_id" uuid,
	"into_date" text,
	"announced_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"retry_at" timestamp(3) with time zone,
	"runs_at" timestamp(3) with time zone,
	"needs_minor" bigint,
	"batch_id" uuid,
	"runs" integer DEFAULT 0 NOT NULL,
	"people" integer,
	"total_minor" bigint,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "schedule_days_account_id_schedule_id_original_date_pk" PRIMARY KEY("account_id","schedule_id","original_date"),
	CONSTRAINT "schedule_days_status" CHECK ("schedule_days"."status" in ('planned', 'moved', 'skipped', 'combined', 'ran', 'missed', 'waiting_topup')),
	CONSTRAINT "schedule_days_into_both" CHECK ((into_schedule_id is null) = (into_date is null)),
	CONSTRAINT "schedule_days_combined" CHECK ((status = 'combined') = (into_date is not null)),
	CONSTRAINT "schedule_days_override" CHECK (override_minor > 0),
	CONSTRAINT "schedule_days_currency" CHECK ("schedule_days"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "schedule_people" (
	"account_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"recipient_id" uuid,
	"phone" text,
	"face_minor" bigint,
	"currency" text NOT NULL,
	"bundle_id" uuid,
	"meter" text,
	"token_phone" text,
	"name" text,
	CONSTRAINT "schedule_people_account_id_schedule_id_place_pk" PRIMARY KEY("account_id","schedule_id","place"),
	CONSTRAINT "schedule_people_face" CHECK (face_minor > 0),
	CONSTRAINT "schedule_people_currency" CHECK ("schedule_people"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "schedule_work" (
	"account_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"ahead_ms" bigint NOT NULL,
	"waits_minor" bigint,
	"currency" text,
	CONSTRAINT "schedule_work_account_id_schedule_id_pk" PRIMARY KEY("account_id","schedule_id"),
	CONSTRAINT "schedule_work_mode" CHECK ("schedule_work"."mode" in ('live', 'test')),
	CONSTRAINT "schedule_work_waits_both" CHECK ((waits_minor is null) = (currency is null)),
	CONSTRAINT "schedule_work_currency" CHECK ("schedule_work"."currency" in ('USD', 'ZWG'))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_prefix" text,
	"owner_id" uuid,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"cadence" text NOT NULL,
	"hour" integer NOT NULL,
	"minute" integer NOT NULL,
	"day_of_week" integer,
	"day_of_month" integer,
	"month_of_year" integer,
	"anchor_date" text,
	"group_id" uuid,
	"type" text NOT NULL,
	"product" text NOT NULL,
	"currency" text NOT NULL,
	"bundle_id" uuid,
	"face_minor" bigint,
	"sms_message" text,
	"custom_sms" boolean NOT NULL,
	"cost_center_id" uuid,
	"meter" text,
	"token_phone" text,
	"precheck_credit" boolean NOT NULL,
	"on_insufficient" text NOT NULL,
	"created_by_id" uuid,
	"created_by_kind" text,
	"api_key_id" uuid,
	"member_id" uuid,
	"request_id" uuid NOT NULL,
	"last_batch_id" uuid,
	"last_result" text,
	"opened_until" timestamp(3) with time zone NOT NULL,
	"metadata" jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "schedules_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "schedules_owner" CHECK ((owner_prefix is null) = (owner_id is null)),
	CONSTRAINT "schedules_cadence" CHECK ("schedules"."cadence" in ('daily', 'weekly', 'biweekly', 'monthly', 'yearly', 'payday', 'last_day')),
	CONSTRAINT "schedules_currency" CHECK ("schedules"."currency" in ('USD', 'ZWG')),
	CONSTRAINT "schedules_type" CHECK ("schedules"."type" in ('airtime', 'data', 'power')),
	CONSTRAINT "schedules_on_insufficient" CHECK ("schedules"."on_insufficient" in ('skip', 'retry_after_topup')),
	CONSTRAINT "schedules_hour" CHECK (hour between 0 and 23 and minute in (0, 15, 30, 45)),
	CONSTRAINT "schedules_face" CHECK (face_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "send_answers" (
	"account_id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sequence" integer,
	"hand_over_sequence" integer,
	"hand_over_state" text,
	"duration_ms" integer,
	"outcome" text,
	"detail" text,
	"status_after" text,
	"evidence" jsonb,
	CONSTRAINT "send_answers_account_id_send_id_number_pk" PRIMARY KEY("account_id","send_id","number"),
	CONSTRAINT "send_answers_hand_over" CHECK ((hand_over_sequence is null) = (hand_over_state is null))
);
--> statement-breakpoint
CREATE TABLE "send_attempts" (
	"account_id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"supplier" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"status_before" text NOT NULL,
	CONSTRAINT "send_attempts_account_id_send_id_sequence_pk" PRIMARY KEY("account_id","send_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "send_dispatches" (
	"account_id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"submits" integer DEFAULT 0 NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"first_submit_at" timestamp(3) with time zone,
	"not_found_at" timestamp(3) with time zone,
	"hand_over_id" uuid,
	"hand_over_sequence" integer,
	"hand_over_supplier" text,
	"hand_over_at" timestamp(3) with time zone,
	"hand_over_state" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT date_trunc('milliseconds', svc_now()) NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp(3) with time zone,
	"query_id" uuid,
	"query_sequence" integer,
	"query_at" timestamp(3) with time zone,
	CONSTRAINT "send_dispatches_account_id_send_id_pk" PRIMARY KEY("account_id","send_id"),
	CONSTRAINT "send_dispatches_mode" CHECK ("send_dispatches"."mode" in ('live', 'test'))
);
--> statement-breakpoint
CREATE TABLE "token_resends" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "token_resends_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "send_references" (
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"object_prefix" text NOT NULL,
	"object_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	CONSTRAINT "send_references_account_id_reference_pk" PRIMARY KEY("account_id","reference")
);
--> statement-breakpoint
CREATE TABLE "sends" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	"cost_minor" bigint NOT NULL,
	"type" text NOT NULL,
	"product" text NOT NULL,
	"bundle_id" uuid,
	"network" text NOT NULL,
	"target" text NOT NULL,
	"currency" text NOT NULL,
	"client_reference" text,
	"api_key_id" uuid,
	"member_id" uuid,
	"cost_center_id" uuid,
	"recipient_id" uuid,
	"source" text NOT NULL,
	"notify_number" text,
	"sms_message" text,
	"sms_locale" text,
	"scheduled_for" timestamp(3) with time zone,
	"on_zesa_down" text,
	"max_hold_seconds" integer,
	"retry_of" uuid,
	"batch_id" uuid,
	"batch_item_id" uuid,
	"schedule_id" uuid,
	"program_id" uuid,
	"reward_id" uuid,
	"approval_id" uuid,
	"mandate" text,
	"checkout_session_id" uuid,
	"metadata" jsonb NOT NULL,
	"credit_transaction_ids" uuid[] NOT NULL,
	"credit_returned" boolean DEFAULT false NOT NULL,
	"power" jsonb,
	"retried_by" uuid,
	"failure_code" text,
	"failed_at" timestamp(3) with time zone,
	"credited_at" timestamp(3) with time zone,
	"cancelled_at" timestamp(3) with time zone,
	"late_delivered_at" timestamp(3) with time zone,
	"queued_until" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone,
	"provider_reference" text,
	"sms_id" uuid,
	"submitted_at" timestamp(3) with time zone,
	"status_at" timestamp(3) with time zone NOT NULL,
	"status" text NOT NULL,
	"stage" text GENERATED ALWAYS AS (case when status in ('pending', 'submitted') then 'under_way' else status end) STORED NOT NULL,
	"event_sequence" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp(3) with time zone,
	"sms_status" text DEFAULT 'none' NOT NULL,
	"unreported" jsonb,
	CONSTRAINT "sends_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "sends_batch_of_item" CHECK ((batch_id is null) = (batch_item_id is null)),
	CONSTRAINT "sends_program_of_reward" CHECK (reward_id is null or program_id is not null),
	CONSTRAINT "sends_paid_cost" CHECK (checkout_session_id is null or cost_minor = 0),
	CONSTRAINT "sends_status" CHECK ("sends"."status" in ('pending', 'submitted', 'delivered', 'queued', 'retrying', 'unknown', 'requires_review', 'failed_credited', 'failed', 'scheduled', 'cancelled_credited')),
	CONSTRAINT "sends_sms_status" CHECK ("sends"."sms_status" in ('none', 'queued', 'sent', 'delivered', 'failed', 'unconfirmed')),
	CONSTRAINT "sends_currency" CHECK (currency in ('USD', 'ZWG')),
	CONSTRAINT "sends_amount" CHECK (amount_minor > 0 and cost_minor between 0 and amount_minor)
);
--> statement-breakpoint
CREATE TABLE "sandboxes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"live_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_links" (
	"secret_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"works_until" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "token_links_secret_hash_pk" PRIMARY KEY("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_dispatches" (
	"account_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp(3) with time zone,
	CONSTRAINT "webhook_dispatches_account_id_delivery_id_pk" PRIMARY KEY("account_id","delivery_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"trigger" text NOT NULL,
	"reason_id" uuid NOT NULL,
	"status" text NOT NULL,
	"url" text NOT NULL,
	"attempt_count" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body_excerpt" text,
	"payload" jsonb,
	"missed" boolean DEFAULT false NOT NULL,
	"sent_id" uuid,
	"sent_place" integer,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "webhook_deliveries_status" CHECK ("webhook_deliveries"."status" in ('pending', 'succeeded', 'failed', 'exhausted', 'skipped')),
	CONSTRAINT "webhook_deliveries_trigger" CHECK ("webhook_deliveries"."trigger" in ('event', 'redelivery', 'replay', 'test')),
	CONSTRAINT "webhook_deliveries_next" CHECK ((next_attempt_at is not null) = (status in ('pending', 'failed')))
);
--> statement-breakpoint
CREATE TABLE "webhook_replays" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mode" text NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"from_at" timestamp(3) with time zone NOT NULL,
	"to_at" timestamp(3) with time zone NOT NULL,
	"types" text[] NOT NULL,
	"status" text NOT NULL,
	"matched" integer NOT NULL,
	"queued" integer DEFAULT 0 NOT NULL,
	"event_id" uuid,
	"due_at" timestamp(3) with time zone,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_replays_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "webhook_replays_mode" CHECK ("webhook_replays"."mode" in ('live', 'test')),
	CONSTRAINT "webhook_replays_status" CHECK ("webhook_replays"."status" in ('queued', 'running', 'done'))
);
--> statement-breakpoint
CREATE TABLE "webhook_sent" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"packed" "bytea" NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_sent_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_feeds" (
	"account_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"commit_position" bigint DEFAULT pg_current_xact_id()::text::bigint + coalesce(pg_sequence_last_value('position_offset'), 0) NOT NULL,
	"event_id" uuid DEFAULT 'ffffffff-ffff-ffff-ffff-ffffffffffff' NOT NULL,
	"due_at" timestamp(3) with time zone,
	"last_success_at" timestamp(3) with time zone,
	"last_failure_at" timestamp(3) with time zone,
	"failing_since" timestamp(3) with time zone,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_feeds_account_id_endpoint_id_pk" PRIMARY KEY("account_id","endpoint_id"),
	CONSTRAINT "webhook_feeds_mode" CHECK ("webhook_feeds"."mode" in ('live', 'test')),
	CONSTRAINT "webhook_feeds_failing" CHECK ((failing_since is null) = (failed_attempts = 0))
);
--> statement-breakpoint
CREATE TABLE "webhook_hours" (
	"account_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"hour" timestamp(3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"succeeded" integer NOT NULL,
	CONSTRAINT "webhook_hours_account_id_endpoint_id_hour_pk" PRIMARY KEY("account_id","endpoint_id","hour")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"enabled_events" text[] NOT NULL,
	"description" text,
	"api_version" text NOT NULL,
	"include_tokens" boolean NOT NULL,
	"token_links" boolean NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"disabled_reason" text,
	"disabled_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"created_by_kind" text,
	"created_by_id" uuid,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp(3) with time zone NOT NULL,
	"event_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_endpoints_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "webhook_endpoints_status" CHECK ("webhook_endpoints"."status" in ('enabled', 'disabled')),
	CONSTRAINT "webhook_endpoints_format" CHECK ("webhook_endpoints"."format" in ('svc', 'legacy_airtime')),
	CONSTRAINT "webhook_endpoints_reason" CHECK ("webhook_endpoints"."disabled_reason" in ('manual', 'failing')),
	CONSTRAINT "webhook_endpoints_disabled" CHECK ((status = 'disabled') = (disabled_at is not null)),
	CONSTRAINT "webhook_endpoints_told" CHECK ((disabled_reason is null) = (disabled_at is null)),
	CONSTRAINT "webhook_endpoints_deleted" CHECK (deleted_at is null or status = 'disabled'),
	CONSTRAINT "webhook_endpoints_created_by" CHECK ((created_by_kind is null) = (created_by_id is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"account_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"last4" text NOT NULL,
	"works_until" timestamp(3) with time zone,
	CONSTRAINT "webhook_secrets_account_id_endpoint_id_request_id_pk" PRIMARY KEY("account_id","endpoint_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "workforce_batches" (
	"account_id" uuid NOT NULL,
	"batch_year" integer NOT NULL,
	"batch_number" integer NOT NULL,
	"batch_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "workforce_batches_account_id_batch_year_batch_number_pk" PRIMARY KEY("account_id","batch_year","batch_number"),
	CONSTRAINT "workforce_batches_kind" CHECK ("workforce_batches"."kind" in ('airtime', 'power'))
);
--> statement-breakpoint
ALTER TABLE "account_clocks" ADD CONSTRAINT "account_clocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_approvals" ADD CONSTRAINT "agent_approvals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_deadlines" ADD CONSTRAINT "approval_deadlines_approval" FOREIGN KEY ("account_id","approval_id") REFERENCES "agent_approvals"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_application_deadlines" ADD CONSTRAINT "dealer_application_deadlines_application" FOREIGN KEY ("account_id","dealer_application_id") REFERENCES "dealer_applications"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD CONSTRAINT "dealer_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chunks" ADD CONSTRAINT "document_chunks_document" FOREIGN KEY ("account_id","document_id") REFERENCES "documents"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_caps" ADD CONSTRAINT "key_caps_key" FOREIGN KEY ("account_id","key_id") REFERENCES "api_keys"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_deadlines" ADD CONSTRAINT "key_deadlines_key" FOREIGN KEY ("account_id","key_id") REFERENCES "api_keys"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_months" ADD CONSTRAINT "key_months_key" FOREIGN KEY ("account_id","key_id") REFERENCES "api_keys"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_secrets" ADD CONSTRAINT "key_secrets_key" FOREIGN KEY ("account_id","key_id") REFERENCES "api_keys"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_usage" ADD CONSTRAINT "key_usage_key" FOREIGN KEY ("account_id","key_id") REFERENCES "api_keys"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_pins" ADD CONSTRAINT "payment_pins_member" FOREIGN KEY ("account_id","member_id") REFERENCES "members"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_codes" ADD CONSTRAINT "pin_codes_member" FOREIGN KEY ("account_id","member_id") REFERENCES "members"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member" FOREIGN KEY ("account_id","member_id") REFERENCES "members"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_invite" FOREIGN KEY ("account_id","invite_id") REFERENCES "invites"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_member" FOREIGN KEY ("account_id","member_id") REFERENCES "members"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_invite" FOREIGN KEY ("account_id","invite_id") REFERENCES "invites"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_member" FOREIGN KEY ("account_id","member_id") REFERENCES "members"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_proposals" ADD CONSTRAINT "staff_proposals_proposed_by_staff_members_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_proposals" ADD CONSTRAINT "staff_proposals_decided_by_staff_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_states" ADD CONSTRAINT "network_states_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_networks" ADD CONSTRAINT "product_networks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_networks" ADD CONSTRAINT "product_networks_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_figures" ADD CONSTRAINT "network_figures_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_notices" ADD CONSTRAINT "status_notices_subscriber_id_status_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "status_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_notices" ADD CONSTRAINT "status_notices_update_id_incident_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "incident_updates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_targets" ADD CONSTRAINT "blocked_targets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient_counts" ADD CONSTRAINT "recipient_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient_erasures" ADD CONSTRAINT "recipient_erasures_recipient" FOREIGN KEY ("account_id","recipient_id") REFERENCES "recipients"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient_meters" ADD CONSTRAINT "recipient_meters_recipient" FOREIGN KEY ("account_id","recipient_id") REFERENCES "recipients"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topup_work" ADD CONSTRAINT "topup_work_topup" FOREIGN KEY ("account_id","topup_id") REFERENCES "topups"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deprecated_notices" ADD CONSTRAINT "deprecated_notices_account" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_chunks" ADD CONSTRAINT "export_chunks_export" FOREIGN KEY ("account_id","export_id") REFERENCES "exports"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_work" ADD CONSTRAINT "export_work_export" FOREIGN KEY ("account_id","export_id") REFERENCES "exports"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkins" ADD CONSTRAINT "checkins_program_row" FOREIGN KEY ("account_id","program_id") REFERENCES "programs"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkins" ADD CONSTRAINT "checkins_link_row" FOREIGN KEY ("account_id","link_id") REFERENCES "reward_links"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkins" ADD CONSTRAINT "checkins_reward_row" FOREIGN KEY ("account_id","reward_id") REFERENCES "rewards"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_attempts" ADD CONSTRAINT "claim_attempts_link" FOREIGN KEY ("account_id","link_id") REFERENCES "reward_links"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_challenges" ADD CONSTRAINT "claim_challenges_link" FOREIGN KEY ("account_id","link_id") REFERENCES "reward_links"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_link" FOREIGN KEY ("account_id","link_id") REFERENCES "reward_links"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_tries" ADD CONSTRAINT "claim_tries_link" FOREIGN KEY ("account_id","link_id") REFERENCES "reward_links"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_matches" ADD CONSTRAINT "rule_matches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_secrets" ADD CONSTRAINT "program_secrets_program" FOREIGN KEY ("account_id","program_id") REFERENCES "programs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_work" ADD CONSTRAINT "program_work_program" FOREIGN KEY ("account_id","program_id") REFERENCES "programs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_deadlines" ADD CONSTRAINT "referral_deadlines_referral" FOREIGN KEY ("account_id","referral_id") REFERENCES "referrals"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_program_row" FOREIGN KEY ("account_id","program_id") REFERENCES "programs"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_reward_row" FOREIGN KEY ("account_id","reward_id") REFERENCES "rewards"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reward" FOREIGN KEY ("account_id","reward_id") REFERENCES "rewards"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_link_deadlines" ADD CONSTRAINT "reward_link_deadlines_link" FOREIGN KEY ("account_id","link_id") REFERENCES "reward_links"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_links" ADD CONSTRAINT "reward_links_program" FOREIGN KEY ("account_id","program_id") REFERENCES "programs"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_deadlines" ADD CONSTRAINT "reward_deadlines_reward" FOREIGN KEY ("account_id","reward_id") REFERENCES "rewards"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_program" FOREIGN KEY ("account_id","program_id") REFERENCES "programs"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_rules" ADD CONSTRAINT "program_rules_program" FOREIGN KEY ("account_id","program_id") REFERENCES "programs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch" FOREIGN KEY ("account_id","batch_id") REFERENCES "batches"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_work" ADD CONSTRAINT "batch_work_batch" FOREIGN KEY ("account_id","batch_id") REFERENCES "batches"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_payments" ADD CONSTRAINT "checkout_payments_session" FOREIGN KEY ("account_id","session_id") REFERENCES "checkout_sessions"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_deadlines" ADD CONSTRAINT "checkout_deadlines_session" FOREIGN KEY ("account_id","session_id") REFERENCES "checkout_sessions"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_deadlines" ADD CONSTRAINT "dispute_deadlines_dispute" FOREIGN KEY ("account_id","dispute_id") REFERENCES "disputes"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_send_row" FOREIGN KEY ("account_id","send_id") REFERENCES "sends"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_recipient_of" FOREIGN KEY ("account_id","recipient_id") REFERENCES "recipients"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_days" ADD CONSTRAINT "schedule_days_schedule" FOREIGN KEY ("account_id","schedule_id") REFERENCES "schedules"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_people" ADD CONSTRAINT "schedule_people_schedule" FOREIGN KEY ("account_id","schedule_id") REFERENCES "schedules"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_work" ADD CONSTRAINT "schedule_work_schedule" FOREIGN KEY ("account_id","schedule_id") REFERENCES "schedules"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_resends" ADD CONSTRAINT "token_resends_send" FOREIGN KEY ("account_id","send_id") REFERENCES "sends"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandboxes" ADD CONSTRAINT "sandboxes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_links" ADD CONSTRAINT "token_links_endpoint" FOREIGN KEY ("account_id","endpoint_id") REFERENCES "webhook_endpoints"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_links" ADD CONSTRAINT "token_links_send" FOREIGN KEY ("account_id","send_id") REFERENCES "sends"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_dispatches" ADD CONSTRAINT "webhook_dispatches_delivery" FOREIGN KEY ("account_id","delivery_id") REFERENCES "webhook_deliveries"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint" FOREIGN KEY ("account_id","endpoint_id") REFERENCES "webhook_endpoints"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_replays" ADD CONSTRAINT "webhook_replays_endpoint" FOREIGN KEY ("account_id","endpoint_id") REFERENCES "webhook_endpoints"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_feeds" ADD CONSTRAINT "webhook_feeds_endpoint" FOREIGN KEY ("account_id","endpoint_id") REFERENCES "webhook_endpoints"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_hours" ADD CONSTRAINT "webhook_hours_feed" FOREIGN KEY ("account_id","endpoint_id") REFERENCES "webhook_feeds"("account_id","endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_endpoint" FOREIGN KEY ("account_id","endpoint_id") REFERENCES "webhook_endpoints"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workforce_batches" ADD CONSTRAINT "workforce_batches_batch_of" FOREIGN KEY ("account_id","batch_id") REFERENCES "batches"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_twin" ON "accounts" USING btree ("twin_id");--> statement-breakpoint
CREATE INDEX "agent_approvals_status" ON "agent_approvals" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "agent_approvals_key" ON "agent_approvals" USING btree ("account_id","api_key_id","id");--> statement-breakpoint
CREATE INDEX "agent_approvals_completion" ON "agent_approvals" USING btree ("account_id","completion_id","program_id") WHERE completion_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_approvals_open" ON "agent_approvals" USING btree ("account_id","completion_id","program_id") WHERE completion_id is not null and status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "approval_deadlines_due" ON "approval_deadlines" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "dealer_application_deadlines_due" ON "dealer_application_deadlines" USING btree ("mode","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_applications_current" ON "dealer_applications" USING btree ("account_id") WHERE status <> 'declined';--> statement-breakpoint
CREATE INDEX "documents_purpose" ON "documents" USING btree ("account_id","purpose","id");--> statement-breakpoint
CREATE INDEX "documents_status" ON "documents" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "invites_status" ON "invites" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_pending_email" ON "invites" USING btree ("account_id",lower("email")) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "invites_pending_phone" ON "invites" USING btree ("account_id","phone") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "invites_to_email" ON "invites" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "invites_to_phone" ON "invites" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "api_keys_status" ON "api_keys" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "key_deadlines_due" ON "key_deadlines" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "key_secrets_key" ON "key_secrets" USING btree ("account_id","key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("account_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("account_id",lower("email"));--> statement-breakpoint
CREATE INDEX "members_by_email" ON "members" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "members_by_phone" ON "members" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "pin_codes_of_member" ON "pin_codes" USING btree ("account_id","member_id","created");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("mode","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "messages_by_provider_reference" ON "messages" USING btree ("provider_reference") WHERE mode = 'live' and channel = 'sms' and provider_reference is not null;--> statement-breakpoint
CREATE INDEX "sessions_of_member" ON "sessions" USING btree ("account_id","member_id");--> statement-breakpoint
CREATE INDEX "sessions_of_invite" ON "sessions" USING btree ("account_id","invite_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sign_in_codes_of_member" ON "sign_in_codes" USING btree ("account_id","member_id","created");--> statement-breakpoint
CREATE INDEX "sign_in_codes_of_invite" ON "sign_in_codes" USING btree ("account_id","invite_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_codes_token" ON "sign_in_codes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sign_ins_of_member" ON "sign_ins" USING btree ("account_id","member_id","id");--> statement-breakpoint
CREATE INDEX "staff_actions_staff" ON "staff_actions" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_actions_form" ON "staff_actions" USING btree ("form_key");--> statement-breakpoint
CREATE INDEX "staff_actions_looks" ON "staff_actions" USING btree ("session_id","object_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_name" ON "staff_members" USING btree (lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_link" ON "staff_members" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_proposals_open" ON "staff_proposals" USING btree ("action","object_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "staff_proposals_proposed_by" ON "staff_proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "staff_proposals_decided_by" ON "staff_proposals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_token" ON "staff_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_challenge" ON "staff_sessions" USING btree ("challenge_hash");--> statement-breakpoint
CREATE INDEX "product_networks_network" ON "product_networks" USING btree ("network_id");--> statement-breakpoint
CREATE INDEX "quotes_used_by" ON "quotes" USING btree ("account_id","used_by");--> statement-breakpoint
CREATE INDEX "incident_updates_incident" ON "incident_updates" USING btree ("incident_id","id");--> statement-breakpoint
CREATE INDEX "incidents_created" ON "incidents" USING btree ("created");--> statement-breakpoint
CREATE UNIQUE INDEX "status_notices_update" ON "status_notices" USING btree ("subscriber_id","update_id");--> statement-breakpoint
CREATE UNIQUE INDEX "status_notices_invitation" ON "status_notices" USING btree ("subscriber_id") WHERE update_id is null;--> statement-breakpoint
CREATE INDEX "status_notices_of_update" ON "status_notices" USING btree ("update_id");--> statement-breakpoint
CREATE INDEX "status_notices_due" ON "status_notices" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "status_subscribers_email" ON "status_subscribers" USING btree ("address") WHERE channel = 'email';--> statement-breakpoint
CREATE INDEX "status_subscribers_address" ON "status_subscribers" USING btree ("channel","address");--> statement-breakpoint
CREATE UNIQUE INDEX "status_subscribers_token" ON "status_subscribers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "status_subscribers_unconfirmed" ON "status_subscribers" USING btree ("invited_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "power_purchases_meter" ON "power_purchases" USING btree ("account_id","meter","bought_at");--> statement-breakpoint
CREATE INDEX "power_purchases_watch" ON "power_purchases" USING brin ("bought_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_targets_target" ON "blocked_targets" USING btree ("account_id","target");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_centers_gl_code" ON "cost_centers" USING btree ("account_id","gl_code") WHERE gl_code is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_centers_name" ON "cost_centers" USING btree ("account_id","name") WHERE is_active;--> statement-breakpoint
CREATE INDEX "group_members_recipient" ON "group_members" USING btree ("account_id","recipient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_name" ON "groups" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "recipient_erasures_due" ON "recipient_erasures" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "recipient_meters_number" ON "recipient_meters" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_external_id" ON "recipients" USING btree ("account_id","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_payroll_id" ON "recipients" USING btree ("account_id","payroll_id") WHERE payroll_id is not null;--> statement-breakpoint
CREATE INDEX "recipients_phone" ON "recipients" USING btree ("account_id","phone","id");--> statement-breakpoint
CREATE INDEX "recipients_name" ON "recipients" USING btree ("account_id","name","id");--> statement-breakpoint
CREATE INDEX "recipients_cost_center" ON "recipients" USING btree ("account_id","cost_center_id","id");--> statement-breakpoint
CREATE INDEX "recipients_leaving" ON "recipients" USING btree ("account_id","status","id") WHERE status <> 'active';--> statement-breakpoint
CREATE INDEX "recipients_tags" ON "recipients" USING gin ("account_id","tags") WHERE tags <> '{}';--> statement-breakpoint
CREATE INDEX "recipients_metadata" ON "recipients" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE INDEX "recipients_search" ON "recipients" USING gin ("account_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recipients_digits" ON "recipients" USING gin (digit_grams("account_id", "search_text")) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "raised_alarms_open" ON "raised_alarms" USING btree ("alarm","account","object") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "raised_alarms_last" ON "raised_alarms" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("account_id","action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_object" ON "audit_entries" USING btree ("account_id","object_id","id") WHERE object_id is not null;--> statement-breakpoint
CREATE INDEX "events_order" ON "events" USING btree ("account_id","commit_position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_sequence" ON "events" USING btree ("account_id","object_id","sequence") WHERE object_id is not null;--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("account_id","type","commit_position","id") WHERE type not in ('send.created', 'send.submitted', 'send.delivered');--> statement-breakpoint
CREATE INDEX "events_position" ON "events" USING brin ("commit_position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "request_logs_key" ON "request_logs" USING btree ("account_id","api_key_id","id");--> statement-breakpoint
CREATE INDEX "request_logs_idempotency_key" ON "request_logs" USING btree ("account_id",hashtext(idempotency_key),"id") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "request_logs_deprecated" ON "request_logs" USING btree ("account_id","api_key_id","operation_id","api_version","deprecated_fields","id") WHERE is_deprecated;--> statement-breakpoint
CREATE INDEX "request_logs_refused" ON "request_logs" USING btree ("account_id","id") WHERE status >= 400;--> statement-breakpoint
CREATE INDEX "credit_projections_due" ON "credit_projections" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "credit_reservations_status" ON "credit_reservations" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "test_credit_restores_due" ON "test_credit_restores" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_shown" ON "ledger_postings" USING btree ("account_id","id") WHERE type is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_send" ON "ledger_postings" USING btree ("account_id","source_id",(to_book = 'in_flight')) WHERE from_book = 'in_flight' or to_book = 'in_flight';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_float" ON "ledger_postings" USING btree ("account_id","source_id") WHERE from_book like 'house:float:%';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_topup" ON "ledger_postings" USING btree ("account_id","source_id") WHERE from_book like 'house:topup_clearing:%';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_checkout" ON "ledger_postings" USING btree ("account_id","source_id") WHERE from_book = 'house:checkout_held';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_goodwill" ON "ledger_postings" USING btree ("account_id","source_id") WHERE from_book = 'house:goodwill';--> statement-breakpoint
CREATE INDEX "ledger_postings_currency" ON "ledger_postings" USING btree ("account_id","currency","id") WHERE currency <> 'USD' and type is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_type" ON "ledger_postings" USING btree ("account_id","type","id") WHERE type <> 'send';--> statement-breakpoint
CREATE INDEX "ledger_postings_source" ON "ledger_postings" USING btree ("account_id","source_prefix","id") WHERE source_prefix <> 'snd';--> statement-breakpoint
CREATE INDEX "topup_work_due" ON "topup_work" USING btree ("mode","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_reference" ON "topups" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "topups_provider_reference" ON "topups" USING btree ("provider","provider_reference") WHERE provider_reference is not null;--> statement-breakpoint
CREATE INDEX "topups_id" ON "topups" USING btree ("id");--> statement-breakpoint
CREATE INDEX "topups_stray" ON "topups" USING btree ("account_id","id") WHERE mismatch_at is not null or reversed_at is not null;--> statement-breakpoint
CREATE INDEX "topups_status" ON "topups" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "topups_method" ON "topups" USING btree ("account_id","method","id");--> statement-breakpoint
CREATE INDEX "simulator_vends_send" ON "simulator_vends" USING btree ("send_id");--> statement-breakpoint
CREATE INDEX "supplier_float_sales_wallet" ON "supplier_float_sales" USING btree ("supplier","wallet","at");--> statement-breakpoint
CREATE INDEX "export_work_due" ON "export_work" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "exports_kind" ON "exports" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE INDEX "exports_status" ON "exports" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "reconciliation_breaks_day" ON "reconciliation_breaks" USING btree ("supplier","day");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_activity" ON "activities" USING btree ("account_id","activity_id");--> statement-breakpoint
CREATE INDEX "activities_counted" ON "activities" USING btree ("account_id","recipient_id","name","occurred_at");--> statement-breakpoint
CREATE INDEX "activities_position" ON "activities" USING btree ("account_id","recipient_id","position");--> statement-breakpoint
CREATE INDEX "activities_recipient" ON "activities" USING btree ("account_id","recipient_id","id");--> statement-breakpoint
CREATE INDEX "activities_name" ON "activities" USING btree ("account_id","name","id");--> statement-breakpoint
CREATE INDEX "activities_metadata" ON "activities" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "checkins_link" ON "checkins" USING btree ("account_id","link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkins_reward" ON "checkins" USING btree ("account_id","reward_id");--> statement-breakpoint
CREATE INDEX "checkins_program" ON "checkins" USING btree ("account_id","program_id","id");--> statement-breakpoint
CREATE INDEX "checkins_key" ON "checkins" USING btree ("account_id","api_key_id","id") WHERE api_key_id is not null;--> statement-breakpoint
CREATE INDEX "checkins_exact" ON "checkins" USING btree ("account_id","created") WHERE position is not null;--> statement-breakpoint
CREATE INDEX "claim_challenges_link" ON "claim_challenges" USING btree ("account_id","link_id");--> statement-breakpoint
CREATE INDEX "claim_challenges_created" ON "claim_challenges" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "claim_codes_of_phone" ON "claim_codes" USING btree ("account_id","link_id","phone_hash","created");--> statement-breakpoint
CREATE INDEX "claim_tries_link" ON "claim_tries" USING btree ("account_id","link_id");--> statement-breakpoint
CREATE INDEX "claim_tries_address" ON "claim_tries" USING btree ("account_id","ip_hash","created");--> statement-breakpoint
CREATE UNIQUE INDEX "program_secrets_own" ON "program_secrets" USING btree ("account_id","program_id") WHERE works_until is null;--> statement-breakpoint
CREATE INDEX "program_secrets_program" ON "program_secrets" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_work_due" ON "program_work" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "programs_status" ON "programs" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "programs_metadata" ON "programs" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE INDEX "referral_deadlines_due" ON "referral_deadlines" USING btree ("mode","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_referee" ON "referrals" USING btree ("account_id","referee_id","program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_reward" ON "referrals" USING btree ("account_id","reward_id") WHERE reward_id is not null;--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("account_id","referrer_id","id");--> statement-breakpoint
CREATE INDEX "referrals_program" ON "referrals" USING btree ("account_id","program_id","status","id");--> statement-breakpoint
CREATE INDEX "referrals_listed" ON "referrals" USING btree ("account_id","program_id","id");--> statement-breakpoint
CREATE INDEX "referrals_status" ON "referrals" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "referrals_metadata" ON "referrals" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "reviews_program" ON "reviews" USING btree ("account_id","program_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_open" ON "reviews" USING btree ("account_id","reward_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reviews_reward" ON "reviews" USING btree ("account_id","reward_id","id");--> statement-breakpoint
CREATE INDEX "reward_link_deadlines_due" ON "reward_link_deadlines" USING btree ("mode","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_links_token" ON "reward_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "reward_links_request" ON "reward_links" USING btree ("account_id","request_id","id");--> statement-breakpoint
CREATE INDEX "reward_links_listed" ON "reward_links" USING btree ("account_id","program_id","id");--> statement-breakpoint
CREATE INDEX "reward_links_open" ON "reward_links" USING btree ("account_id","program_id","id") WHERE status in ('created', 'opened');--> statement-breakpoint
CREATE INDEX "reward_links_status" ON "reward_links" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "reward_links_label" ON "reward_links" USING btree ("account_id","label","id") WHERE label is not null;--> statement-breakpoint
CREATE INDEX "reward_links_recipient" ON "reward_links" USING btree ("account_id","recipient_id","id") WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX "reward_links_phone_hint" ON "reward_links" USING btree ("account_id","phone_hint","id") WHERE phone_hint is not null;--> statement-breakpoint
CREATE INDEX "reward_links_metadata" ON "reward_links" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE INDEX "reward_deadlines_due" ON "reward_deadlines" USING btree ("mode","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_completion" ON "rewards" USING btree ("account_id","completion_id","program_id") WHERE completion_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_link" ON "rewards" USING btree ("account_id","link_id") WHERE link_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_send" ON "rewards" USING btree ("account_id","send_id") WHERE send_id is not null;--> statement-breakpoint
CREATE INDEX "rewards_program" ON "rewards" USING btree ("account_id","program_id","status","id");--> statement-breakpoint
CREATE INDEX "rewards_listed" ON "rewards" USING btree ("account_id","program_id","id");--> statement-breakpoint
CREATE INDEX "rewards_status" ON "rewards" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "rewards_recipient" ON "rewards" USING btree ("account_id","recipient_id","id") WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX "rewards_rule" ON "rewards" USING btree ("account_id","recipient_id","rule_id") WHERE rule_id is not null;--> statement-breakpoint
CREATE INDEX "rewards_counted" ON "rewards" USING btree ("account_id","program_id","recipient_id","source","position") WHERE position is not null;--> statement-breakpoint
CREATE INDEX "rewards_target" ON "rewards" USING btree ("account_id","target","id") WHERE target is not null;--> statement-breakpoint
CREATE INDEX "rewards_token_phone" ON "rewards" USING btree ("account_id","token_phone","id") WHERE token_phone is not null;--> statement-breakpoint
CREATE INDEX "rewards_completed" ON "rewards" USING btree ("account_id","program_id","created") WHERE source = 'completions';--> statement-breakpoint
CREATE INDEX "rewards_rejected" ON "rewards" USING btree ("account_id","recipient_id","id") WHERE status = 'rejected';--> statement-breakpoint
CREATE INDEX "rewards_rejected_target" ON "rewards" USING btree ("account_id","target","id") WHERE status = 'rejected';--> statement-breakpoint
CREATE INDEX "rewards_of_key" ON "rewards" USING btree ("account_id","api_key_id","id") WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX "rewards_metadata" ON "rewards" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE INDEX "program_rules_listed" ON "program_rules" USING btree ("account_id","program_id","id");--> statement-breakpoint
CREATE INDEX "program_rules_active" ON "program_rules" USING btree ("account_id","program_id") WHERE active;--> statement-breakpoint
CREATE INDEX "batch_items_batch" ON "batch_items" USING btree ("account_id","batch_id","id");--> statement-breakpoint
CREATE INDEX "batch_items_send" ON "batch_items" USING btree ("account_id","send_id");--> statement-breakpoint
CREATE INDEX "batch_items_status" ON "batch_items" USING btree ("account_id","batch_id","status","id");--> statement-breakpoint
CREATE INDEX "batch_work_due" ON "batch_work" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "batches_status" ON "batches" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "batches_metadata" ON "batches" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "batches_run" ON "batches" USING btree ("account_id","schedule_id","occurrence_date","run_number") WHERE schedule_id is not null;--> statement-breakpoint
CREATE INDEX "checkout_payments_session_id" ON "checkout_payments" USING btree ("account_id","session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_payments_reference" ON "checkout_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_payments_provider_reference" ON "checkout_payments" USING btree ("provider","provider_reference") WHERE provider_reference is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_payments_paid" ON "checkout_payments" USING btree ("account_id","session_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "checkout_payments_surplus" ON "checkout_payments" USING btree ("account_id","id") WHERE state = 'surplus' and not is_reversed;--> statement-breakpoint
CREATE INDEX "checkout_payments_due" ON "checkout_payments" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "checkout_deadlines_due" ON "checkout_deadlines" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "checkout_sessions_id" ON "checkout_sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_status" ON "checkout_sessions" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_in_review" ON "checkout_sessions" USING btree ("account_id","id") WHERE status = 'in_review';--> statement-breakpoint
CREATE INDEX "checkout_sessions_reference" ON "checkout_sessions" USING btree ("account_id","client_reference") WHERE client_reference is not null;--> statement-breakpoint
CREATE INDEX "checkout_sessions_target" ON "checkout_sessions" USING btree ("account_id","target");--> statement-breakpoint
CREATE INDEX "checkout_sessions_token_phone" ON "checkout_sessions" USING btree ("account_id","token_phone") WHERE token_phone is not null;--> statement-breakpoint
CREATE INDEX "checkout_sessions_customer_phone" ON "checkout_sessions" USING btree ("account_id","customer_phone") WHERE customer_phone is not null;--> statement-breakpoint
CREATE INDEX "checkout_sessions_metadata" ON "checkout_sessions" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE INDEX "dispute_deadlines_due" ON "dispute_deadlines" USING btree ("mode","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open" ON "disputes" USING btree ("account_id","send_id") WHERE status = 'opened';--> statement-breakpoint
CREATE INDEX "disputes_send" ON "disputes" USING btree ("account_id","send_id","id");--> statement-breakpoint
CREATE INDEX "disputes_status" ON "disputes" USING btree ("account_id","status","id");--> statement-breakpoint
CREATE INDEX "disputes_metadata" ON "disputes" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "family_members_recipient" ON "family_members" USING btree ("account_id","recipient_id");--> statement-breakpoint
CREATE INDEX "schedule_days_moved" ON "schedule_days" USING btree ("account_id","schedule_id","moved_to") WHERE moved_to is not null;--> statement-breakpoint
CREATE INDEX "schedule_days_into" ON "schedule_days" USING btree ("account_id","into_schedule_id","into_date") WHERE into_schedule_id is not null;--> statement-breakpoint
CREATE INDEX "schedule_days_open" ON "schedule_days" USING btree ("account_id","schedule_id","status") WHERE status in ('planned', 'moved', 'waiting_topup');--> statement-breakpoint
CREATE INDEX "schedule_people_recipient" ON "schedule_people" USING btree ("account_id","recipient_id") WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX "schedule_work_due" ON "schedule_work" USING btree ("mode","due_at");--> statement-breakpoint
CREATE INDEX "schedule_work_waits" ON "schedule_work" USING btree ("account_id","currency") WHERE waits_minor is not null;--> statement-breakpoint
CREATE INDEX "schedules_active" ON "schedules" USING btree ("account_id","active","id");--> statement-breakpoint
CREATE INDEX "schedules_group" ON "schedules" USING btree ("account_id","group_id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "schedules_metadata" ON "schedules" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE INDEX "send_attempts_at" ON "send_attempts" USING btree ("at") WHERE kind = 'submit';--> statement-breakpoint
CREATE INDEX "send_dispatches_due" ON "send_dispatches" USING btree ("mode","due_at","send_id");--> statement-breakpoint
CREATE INDEX "token_resends_send" ON "token_resends" USING btree ("account_id","send_id");--> statement-breakpoint
CREATE INDEX "token_resends_phone" ON "token_resends" USING btree ("account_id","phone");--> statement-breakpoint
CREATE INDEX "sends_api_key" ON "sends" USING btree ("account_id","api_key_id","id");--> statement-breakpoint
CREATE INDEX "sends_cost_center" ON "sends" USING btree ("account_id","cost_center_id","id");--> statement-breakpoint
CREATE INDEX "sends_recipient" ON "sends" USING btree ("account_id","recipient_id","id") WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX "sends_target" ON "sends" USING btree ("account_id","target","id");--> statement-breakpoint
CREATE INDEX "sends_receipt" ON "sends" USING btree ("account_id","right"((id)::text, 12)) WHERE stage in ('delivered', 'failed_credited', 'cancelled_credited');--> statement-breakpoint
CREATE INDEX "sends_provider_reference" ON "sends" USING btree ("account_id","provider_reference") WHERE provider_reference is not null;--> statement-breakpoint
CREATE INDEX "sends_notify_number" ON "sends" USING btree ("account_id","notify_number") WHERE notify_number is not null;--> statement-breakpoint
CREATE INDEX "sends_token_phone" ON "sends" USING btree ("account_id",(power ->> 'token_phone')) WHERE power is not null;--> statement-breakpoint
CREATE INDEX "sends_token_last4" ON "sends" USING btree ("account_id",(power -> 'tokens' -> -1 ->> 'last4')) WHERE power is not null and stage = 'delivered';--> statement-breakpoint
CREATE INDEX "sends_open" ON "sends" USING btree ("account_id","stage","id") WHERE stage not in ('delivered', 'failed_credited');--> statement-breakpoint
CREATE INDEX "sends_attention" ON "sends" USING btree ("account_id","id") WHERE stage in ('unknown', 'requires_review', 'queued');--> statement-breakpoint
CREATE INDEX "sends_failed" ON "sends" USING btree ("account_id","id") WHERE stage in ('failed', 'failed_credited');--> statement-breakpoint
CREATE INDEX "sends_type" ON "sends" USING btree ("account_id","type","id") WHERE type <> 'airtime';--> statement-breakpoint
CREATE INDEX "sends_currency" ON "sends" USING btree ("account_id","currency","id") WHERE currency <> 'USD';--> statement-breakpoint
CREATE INDEX "sends_returned" ON "sends" USING btree ("account_id","api_key_id","id") WHERE credit_returned;--> statement-breakpoint
CREATE INDEX "sends_delivered_late" ON "sends" USING btree ("account_id","delivered_at") WHERE delivered_at - created > interval '24 hours';--> statement-breakpoint
CREATE INDEX "sends_metadata" ON "sends" USING gin ("metadata" jsonb_path_ops) WHERE metadata <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "sends_retry_of" ON "sends" USING btree ("account_id","retry_of") WHERE retry_of is not null;--> statement-breakpoint
CREATE INDEX "sends_batch" ON "sends" USING btree ("account_id","batch_id","id") WHERE batch_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sends_batch_item" ON "sends" USING btree ("account_id","batch_item_id") WHERE batch_item_id is not null;--> statement-breakpoint
CREATE INDEX "sends_program" ON "sends" USING btree ("account_id","program_id","id") WHERE program_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sends_reward" ON "sends" USING btree ("account_id","reward_id") WHERE reward_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sends_approval" ON "sends" USING btree ("account_id","approval_id") WHERE approval_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sends_checkout_session" ON "sends" USING btree ("account_id","checkout_session_id") WHERE checkout_session_id is not null and stage <> 'failed' and late_delivered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sandboxes_token" ON "sandboxes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "token_links_endpoint" ON "token_links" USING btree ("account_id","endpoint_id","send_id");--> statement-breakpoint
CREATE INDEX "token_links_send" ON "token_links" USING btree ("account_id","send_id");--> statement-breakpoint
CREATE INDEX "token_links_created" ON "token_links" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "webhook_dispatches_due" ON "webhook_dispatches" USING btree ("account_id","endpoint_id","due_at","delivery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_reason" ON "webhook_deliveries" USING btree ("account_id","event_id","endpoint_id","reason_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("account_id","endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_missed" ON "webhook_deliveries" USING btree ("account_id","id") WHERE missed;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_replay" ON "webhook_deliveries" USING btree ("account_id","reason_id") WHERE trigger = 'replay';--> statement-breakpoint
CREATE INDEX "webhook_replays_endpoint" ON "webhook_replays" USING btree ("account_id","endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_replays_due" ON "webhook_replays" USING btree ("mode","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_feeds_due" ON "webhook_feeds" USING btree ("mode","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_url" ON "webhook_endpoints" USING btree ("account_id","url") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_secrets_own" ON "webhook_secrets" USING btree ("account_id","endpoint_id") WHERE works_until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "workforce_batches_batch" ON "workforce_batches" USING btree ("account_id","batch_id");--> statement-breakpoint
CREATE VIEW "credit_transactions" AS (
  select account_id, id, type, currency,
    case 'available' when to_book then amount_minor when from_book then -amount_minor
      else 0 end as amount_minor,
    case 'reserved' when to_book then amount_minor when from_book then -amount_minor
      else 0 end as reserved_amount_minor,
    available_after_minor, reserved_after_minor, sequence, source_prefix, source_id, description,
    cost_center_id, api_key_id, created
  from ledger_postings where type is not null);--> statement-breakpoint
CREATE VIEW "ledger_entries" AS (
  select account_id, currency, sequence, side.book, kind, id as transaction_id, side.amount_minor,
    case side.book when 'available' then available_after_minor
      when 'reserved' then reserved_after_minor
      when 'in_flight' then in_flight_after_minor end as balance_after_minor,
    case when side.book = 'in_flight' or (side.book like 'house:float:%' and source_prefix = 'snd')
      then source_id end as send_id,
    created
  from ledger_postings posting
  cross join lateral (
    values (from_book, -posting.amount_minor), (to_book, posting.amount_minor)
  ) as side(book, amount_minor));--> statement-breakpoint
CREATE VIEW "send_exchanges" AS (
  select attempt.account_id, attempt.send_id, attempt.sequence, attempt.id, attempt.kind,
    attempt.supplier, attempt.at, attempt.status_before,
    answer.number, answer.duration_ms, answer.outcome, answer.detail, answer.status_after,
    answer.evidence,
    case when attempt.kind = 'submit' then coalesce((
      select answer.hand_over_state from send_answers answer
      where answer.account_id = attempt.account_id and answer.send_id = attempt.send_id
        and answer.hand_over_sequence = attempt.sequence
      order by answer.number desc limit 1
    ), 'intended') when answer.number is null then 'intended' else 'answered' end as state
  from send_attempts attempt
  left join send_answers answer on answer.account_id = attempt.account_id
    and answer.send_id = attempt.send_id and answer.sequence = attempt.sequence);--> statement-breakpoint
INSERT INTO "catalogue_versions" DEFAULT VALUES;--> statement-breakpoint
ALTER TABLE "sends" SET (fillfactor = 75);--> statement-breakpoint
ALTER TABLE "send_dispatches" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "messages" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "simulator_vends" SET (fillfactor = 75);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" SET (fillfactor = 75);--> statement-breakpoint
ALTER TABLE "webhook_dispatches" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "claim_challenges" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "claim_codes" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "claim_tries" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "events" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "idempotency_keys" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "messages" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "pin_codes" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "request_bodies" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "request_logs" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "sessions" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "sign_in_codes" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "sign_ins" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "token_links" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "webhook_sent" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "send_dispatches" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "webhook_dispatches" SET (autovacuum_vacuum_scale_factor = 0.02);