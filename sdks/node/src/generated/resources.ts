// Made from the contract by "npm run sdks"; never edit this file.
import type { FileResult } from "../runtime/file.ts";
import type { RequestOptions } from "../runtime/options.ts";
import type { PageRequest } from "../runtime/page.ts";
import { Resource } from "../runtime/resource.ts";
import type { WithResponse } from "../runtime/response.ts";
import type { Settings } from "../runtime/send.ts";
import { type WaitOptions, waitForSend } from "../runtime/wait.ts";
import type * as enums from "./enums.ts";
import type * as models from "./models.ts";
import { OPERATIONS } from "./operations.ts";

export interface AccountListActivityParams {
  /**
   * How many entries to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * The page after this entry.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Filters by time: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
}

export class AccountResource extends Resource {
  /**
   * Retrieve your account.
   *
   * Returns the account that the key belongs to: the organisation in the mode of the key. Use it to
   * check that a key works, which mode it acts in, and whether the account may trade. Balances are
   * not here; see `GET /credit`.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Account>> {
    return this._json(OPERATIONS["account.get"], {}, undefined, options);
  }

  /**
   * List activity.
   *
   * Lists what has happened in the account in the last 30 days, newest first: its events and, for a
   * key with `account:manage`, the deeds of the audit log among them. It is made for people who look;
   * a program that must miss nothing reads `GET /events`.
   *
   * Refuses: `invalid_cursor`, `invalid_time`.
   */
  listActivity(
    params?: AccountListActivityParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.AccountActivity> {
    return this._page(OPERATIONS["account.list_activity"], {}, params, options);
  }
}

export interface AuditLogListParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Deeds of this kind, such as `api_key.created`.
   * Type: `AuditAction`.
   */
  action?: string | undefined;
  /**
   * What was done to the object with this id, such as a key.
   * Type: `ObjectId`.
   */
  object?: string | undefined;
}

export class AuditLogResource extends Resource {
  /**
   * List the audit log.
   *
   * Lists who did what in the account, newest first: keys made, changed, rolled and revoked, terms
   * accepted, tests reset. Use it to find out who took a limit away, and when. It is kept for good;
   * sales are not in it, they have their own list.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: AuditLogListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.AuditEvent> {
    return this._page(OPERATIONS["audit_log.list"], {}, params, options);
  }
}

export interface CreditListReservationsParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only reservations with this status.
   */
  status?: enums.CreditReservationStatus | undefined;
  /**
   * Returns only reservations in this currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Returns only reservations of this batch or program.
   * Type: `ReservationSourceId`.
   */
  source?: string | undefined;
}

export interface CreditListTransactionsParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only transactions in this currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Returns only transactions of this type.
   */
  type?: enums.CreditTransactionType | undefined;
  /**
   * Returns only transactions caused by one kind of object, by the prefix of its IDs: `snd_`,
   * `top_`, `rwd_`, `bch_`, `rsv_`, `cs_` or `prg_`; or by one object, by its whole ID. The ID of a
   * batch or program finds its reservations and releases; that of a batch also finds the sends of
   * its lines.
   * Type: `CreditSourceFilter`.
   */
  source?: string | undefined;
}

export interface CreditUpdateAlertsParams {
  /**
   * Available Credit below which you receive an alert. Omitted currencies have no alert.
   */
  low_balance?: Record<string, string | null> | undefined;
  /**
   * Number of days of schedules to compare.
   * Type: `ShortfallDays`.
   */
  shortfall_days?: number | undefined;
  /**
   * Channels by which you receive alerts. Default: `webhook`.
   */
  channels?: Array<enums.AlertChannel> | undefined;
}

export class CreditResource extends Resource {
  /**
   * Retrieve your Credit.
   *
   * Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved` is
   * for batches and programs. `in_flight` is already charged for sends that have not ended, and is
   * returned if they fail. Currencies are never exchanged.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Credit>> {
    return this._json(OPERATIONS["credit.get"], {}, undefined, options);
  }

  /**
   * Retrieve your Credit alerts.
   *
   * Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the last
   * low-balance alert in each currency.
   */
  getAlerts(options?: RequestOptions): Promise<WithResponse<models.CreditAlerts>> {
    return this._json(OPERATIONS["credit.get_alerts"], {}, undefined, options);
  }

  /**
   * Retrieve a Credit reservation.
   *
   * Returns a reservation: how much was used, released and is still reserved. Find its ID in
   * `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved` and
   * `credit.released`.
   */
  getReservation(
    reservation_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CreditReservation>> {
    return this._json(OPERATIONS["credit.get_reservation"], { reservation_id }, undefined, options);
  }

  /**
   * Retrieve a Credit transaction.
   *
   * Returns a Credit transaction. Transactions never change.
   */
  getTransaction(
    transaction_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CreditTransaction>> {
    return this._json(OPERATIONS["credit.get_transaction"], { transaction_id }, undefined, options);
  }

  /**
   * List Credit reservations.
   *
   * Lists the Credit reserved for batches and programs, newest first. Filter by `status=active` to
   * see what makes up `reserved` in `GET /credit`. `source` is the batch or program.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
   * `reference_not_found`.
   */
  listReservations(
    params?: CreditListReservationsParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.CreditReservation> {
    return this._page(OPERATIONS["credit.list_reservations"], {}, params, options);
  }

  /**
   * List Credit transactions.
   *
   * Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
   * `amount` is signed, and each transaction includes the balances after it. Set `source` to the ID
   * of a send to see its charge and return, or to a prefix such as `top_` for one kind of object.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
   * `reference_not_found`.
   */
  listTransactions(
    params?: CreditListTransactionsParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.CreditTransaction> {
    return this._page(OPERATIONS["credit.list_transactions"], {}, params, options);
  }

  /**
   * Set your Credit alerts.
   *
   * Sets your Credit alerts. The request replaces all settings: omitted fields return to their
   * defaults. We send `credit.balance.low` with the sale that takes the available Credit below the
   * threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
   * threshold above your current Credit fires nothing until then.
   *
   * The event is sent whatever the channels. `email` and `sms` also notify the contact and the
   * support number of your account, as shown in `recipients`.
   *
   * Not available yet: `shortfall_projection`. It returns 501 `not_implemented` with `param`.
   *
   * Refuses: `invalid_amount`, `not_implemented`.
   */
  updateAlerts(
    params?: CreditUpdateAlertsParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CreditAlerts>> {
    return this._json(OPERATIONS["credit.update_alerts"], {}, params, options);
  }
}

export class ErrorCodesResource extends Resource {
  /**
   * List error codes.
   *
   * Lists every error code, in alphabetical order, on one page: its status, its category, what
   * happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate errors
   * for your cashiers, or to test that your program handles every code. No key is required. Codes may
   * be added at any time; they are never removed and never change their meaning.
   */
  list(options?: RequestOptions): PageRequest<models.ErrorCodeEntry> {
    return this._page(OPERATIONS["error_codes.list"], {}, undefined, options);
  }
}

export interface EventsListParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Events of this type, or of this family, such as `send.*`.
   * Type: `EventTypeFilter`.
   */
  type?: string | undefined;
  /**
   * Events about the object with this id.
   * Type: `ObjectId`.
   */
  object?: string | undefined;
  /**
   * Events by how their delivery to your webhook endpoints went. Left out: all.
   */
  delivery?: enums.EventDeliveryFilter | undefined;
}

export class EventsResource extends Resource {
  /**
   * Retrieve an event.
   *
   * Returns an event of the last 30 days, with its object as it is now: `data.object` may be further
   * on than the event tells, `data.previous_attributes` says what the event changed.
   */
  get(event_id: string, options?: RequestOptions): Promise<WithResponse<models.Event>> {
    return this._json(OPERATIONS["events.get"], { event_id }, undefined, options);
  }

  /**
   * List events.
   *
   * Lists what has happened in the last 30 days, newest first: the same events that webhooks carry.
   * Use it to catch up after your endpoint was away: keep the id of the last event you have seen and
   * walk on from it with `ending_before` until `has_more` is false; no event is missed. Objects are
   * shown as they are now, and power tokens always masked.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(params?: EventsListParams | undefined, options?: RequestOptions): PageRequest<models.Event> {
    return this._page(OPERATIONS["events.list"], {}, params, options);
  }
}

export class HealthResource extends Resource {
  /**
   * Check the service's health.
   *
   * Returns the health and the current time of the service. Use it for a load balancer's health
   * check, or to check your own clock. It does not cover the networks or the electricity utility.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Health>> {
    return this._json(OPERATIONS["health.get"], {}, undefined, options);
  }
}

export interface KeysCreateParams {
  /**
   * The kind of key.
   */
  kind: enums.KeyKind;
  /**
   * What to call it, such as the name of the till.
   * Type: `Label`.
   */
  label?: string | undefined;
  /**
   * What it may do. Needed for `rk` and `ak`. Left out, an `sk` may do all that its maker may. A
   * `pk` holds public scopes only, which is `catalog:read`; left out, it holds that.
   */
  scopes?: Array<enums.KeyScope> | undefined;
  /**
   * The addresses it may call from, single or as ranges. Left out: any.
   */
  allowed_ips?: Array<string> | undefined;
  /**
   * Publishable keys alone: the origins of the web pages that may use it, each by its full name.
   * Left out: any.
   */
  allowed_origins?: Array<string> | undefined;
  /**
   * The products it may sell. Left out: all.
   */
  allowed_products?: Array<string> | undefined;
  /**
   * The networks it may sell on. Left out: all.
   */
  allowed_networks?: Array<string> | undefined;
  /**
   * What it may spend. Left out: no caps.
   */
  spend_caps?: Record<string, models.SpendCapInput> | undefined;
  /**
   * The most it may send to one number or meter in a day. Left out: no cap.
   */
  per_recipient_daily_cap?: Record<string, string | null> | undefined;
  /**
   * Agent keys: above this, within 24 hours, a person must approve.
   */
  approval_threshold?: Record<string, string | null> | undefined;
  /**
   * The numbers and meters it may send to. Left out: any.
   */
  recipient_allowlist?: Array<string> | undefined;
  /**
   * When it stops working. Left out: never.
   */
  expires_at?: number | string | undefined;
  /**
   * Accepts the API Terms, the Acceptable Use policy and the DPA: the first live key needs it.
   */
  accept_terms?: boolean | undefined;
  /**
   * Your own facts about the key.
   */
  metadata?: Record<string, string> | undefined;
}

export interface KeysListParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Keys in this status.
   */
  status?: enums.ApiKeyStatus | undefined;
}

export interface KeysRollParams {
  /**
   * How long the old secret works on. Left out: not at all.
   */
  grace_period?: enums.KeyGrace | undefined;
}

export interface KeysUpdateParams {
  /**
   * What to call it; null takes the name away.
   * Type: `Label`.
   */
  label?: string | null | undefined;
  /**
   * What it may do: the whole set. A `pk` holds public scopes only.
   */
  scopes?: Array<enums.KeyScope> | undefined;
  /**
   * The addresses it may call from, single or as ranges. Null or empty: any.
   */
  allowed_ips?: Array<string> | null | undefined;
  /**
   * Publishable keys alone: the origins of the web pages that may use it, each by its full name.
   * Null or empty: any.
   */
  allowed_origins?: Array<string> | null | undefined;
  /**
   * The products it may sell. Null or empty: all.
   */
  allowed_products?: Array<string> | null | undefined;
  /**
   * The networks it may sell on. Null or empty: all.
   */
  allowed_networks?: Array<string> | null | undefined;
  /**
   * What it may spend; null takes every cap away.
   */
  spend_caps?: Record<string, models.SpendCapUpdate | null> | null | undefined;
  /**
   * The most it may send to one number or meter in a day; null takes the cap away.
   */
  per_recipient_daily_cap?: Record<string, string | null> | null | undefined;
  /**
   * Agent keys: above this a person must approve; null puts the default threshold back.
   */
  approval_threshold?: Record<string, string | null> | null | undefined;
  /**
   * The numbers and meters it may send to. Null or empty: any.
   */
  recipient_allowlist?: Array<string> | null | undefined;
  /**
   * When it stops working; null for never.
   */
  expires_at?: number | string | null | undefined;
  /**
   * Your own facts about the key. They merge; see `MetadataUpdate`. Null takes all away.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class KeysResource extends Resource {
  /**
   * Create an API key.
   *
   * Makes an API key in the mode of the caller. The answer carries `secret`, once: keep it, because
   * nobody can read it again. Make one restricted key (`rk`) for each till, with only the scopes that
   * a till needs and with `spend_caps`: its id tags every sale, so the till's day can be listed.
   *
   * The first live key of an organisation needs `accept_terms: true`, by which it accepts the terms;
   * without it 403 `terms_not_accepted`. An account has up to 10,000 active keys in a mode.
   *
   * A key made by a key is never wider than its maker in scopes, products, networks or addresses, and
   * a key with caps makes none: 403 `limit_raise_forbidden`. Caps count the face value of sends,
   * without those whose Credit came back. An Idempotency-Key is refused, because a replay would have
   * to show the secret again.
   *
   * Refuses: `idempotency_not_supported`, `parameter_missing`, `reference_not_found`,
   * `invalid_amount`, `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
   * `terms_not_accepted`, `limit_raise_forbidden`, `key_limit_reached`.
   */
  create(params: KeysCreateParams, options?: RequestOptions): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.create"], {}, params, options);
  }

  /**
   * Revoke an API key.
   *
   * Revokes a key at once, for good. Requests with it answer 401 `revoked_api_key`; sends that it has
   * made go on. A key that no longer works answers 200 as it is.
   */
  delete(key_id: string, options?: RequestOptions): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.delete"], { key_id }, undefined, options);
  }

  /**
   * Retrieve an API key.
   *
   * Returns a key as it is now, with what it has spent today and this month against its caps. The
   * secret is never shown again.
   */
  get(key_id: string, options?: RequestOptions): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.get"], { key_id }, undefined, options);
  }

  /**
   * List API keys.
   *
   * Lists the API keys of the account in the mode of the caller, newest first: those that work and,
   * for good, those that no longer do. Use it to find a till's key by its label, or the keys that
   * nobody has used for long. It shows no secret, and what a key has spent only when one key is
   * retrieved.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(params?: KeysListParams | undefined, options?: RequestOptions): PageRequest<models.ApiKey> {
    return this._page(OPERATIONS["keys.list"], {}, params, options);
  }

  /**
   * Roll an API key.
   *
   * Gives a key a new secret, which the answer shows once. The key stays the same: its id, caps,
   * usage and sales go on. The old secret works for the grace period, so a till can be moved over
   * without a stop; without a grace it ends at once.
   *
   * A secret that is in its grace works until that grace ends, whatever is rolled meanwhile: when the
   * answer of a roll was lost, roll again, and the till that still uses the first secret goes on.
   * `rolled` shows the newest such secret. To end all of them at once, revoke the key. There is no
   * Idempotency-Key, because a replay would have to show the secret again.
   *
   * A key never rolls another that may do more than itself, and a key with caps rolls none but
   * itself: 403 `limit_raise_forbidden`. A key that was revoked or has expired is 409
   * `invalid_transition`.
   *
   * Refuses: `invalid_transition`, `limit_raise_forbidden`.
   */
  roll(
    key_id: string,
    params?: KeysRollParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.roll"], { key_id }, params, options);
  }

  /**
   * Change an API key.
   *
   * Changes a key that works. What is left out stays; null takes a limit away. A new limit holds from
   * the next request on, and caps count what was sold before. The kind of a key never changes.
   *
   * A key that changes a key makes none of the limits it writes wider than its own, and a key with
   * caps changes none but itself: 403 `limit_raise_forbidden`. A key that was
   * revoked or has expired is 409 `invalid_transition`: make a new one.
   *
   * Refuses: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
   * `invalid_metadata`, `time_out_of_range`, `invalid_transition`, `limit_raise_forbidden`.
   */
  update(
    key_id: string,
    params?: KeysUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.update"], { key_id }, params, options);
  }
}

export interface LookupsPhoneParams {
  /**
   * The number in any form: 1 to 32 characters.
   * Type: `PhoneText`.
   */
  phone: string;
  /**
   * Lists only the products in this currency. Default: those in both currencies.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export class LookupsResource extends Resource {
  /**
   * Look up a phone number.
   *
   * Tells which network a number belongs to, how it is properly written, and what can be sold to it.
   * Use it while the cashier types, before the customer pays. It reads the digits only: it asks no
   * provider, costs nothing, and does not tell whether the line is in use. Text that is no Zimbabwean
   * mobile number is answered 200 with `valid: false`.
   *
   * Refuses: `parameter_missing`, `invalid_currency`.
   */
  phone(
    params: LookupsPhoneParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.PhoneLookup>> {
    return this._json(OPERATIONS["lookups.phone"], {}, params, options);
  }
}

export interface MetersGetParams {
  /**
   * The currency to be paid in, for a utility that keeps an account in each.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export class MetersResource extends Resource {
  /**
   * Confirm a meter.
   *
   * Asks the utility who a meter belongs to, so that the cashier can read the name and the suburb
   * back to the customer before any money changes hands. The name is masked and the address is the
   * suburb only. An answer is kept for up to ten minutes (`source: cache`).
   *
   * Confirmations are rationed: 30 a minute for each key, and a daily quota for the account that
   * grows with the power it sells. Past either it is 429 `meter_quota_exceeded`. While the utility
   * cannot answer it is 503 `power_unavailable`. A meter that it does not know is 422
   * `meter_not_found`, one that it sells nothing to `meter_blocked`, and one whose account is in
   * another currency than `currency` is `meter_currency_mismatch`.
   *
   * Refuses: `invalid_meter_number`, `invalid_currency`, `meter_quota_exceeded`,
   * `power_unavailable`, `provider_invalid_response`, `meter_not_found`, `meter_blocked`,
   * `meter_currency_mismatch`.
   */
  get(
    number: string,
    params?: MetersGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Meter>> {
    return this._json(OPERATIONS["meters.get"], { number }, params, options);
  }
}

export class NetworksResource extends Resource {
  /**
   * List networks.
   *
   * Lists the networks and the electricity utility, with how each is doing. It is one short list,
   * without pages. Use it to show a cashier what can be sold now.
   *
   * Refuses: `origin_not_allowed`.
   */
  list(options?: RequestOptions): PageRequest<models.Network> {
    return this._page(OPERATIONS["networks.list"], {}, undefined, options);
  }
}

export class OverviewResource extends Resource {
  /**
   * Retrieve the overview.
   *
   * Returns the account at a glance: Credit and how long it lasts, today's sales, how each network
   * has served you, your webhook endpoints, and what needs a person. Every key may call it; a section
   * that its scopes do not let it read is null. Days are Harare's.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Overview>> {
    return this._json(OPERATIONS["overview.get"], {}, undefined, options);
  }
}

export interface PowerGetQuoteParams {
  /**
   * The currency.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * The amount, levy included.
   * Type: `MoneyFilter`.
   */
  amount: string;
  /**
   * The meter, to count from where it stands this month. It is confirmed with the utility.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
}

export interface PowerGetRateParams {
  /**
   * The currency.
   * Type: `CurrencyInput`.
   */
  currency: string;
}

export interface PowerGetSeriesParams {
  /**
   * The currency.
   * Type: `CurrencyInput`.
   */
  currency: string;
}

export interface PowerListObservationsParams {
  /**
   * The currency.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * How many days to look back; 90 when left out.
   */
  days?: number | undefined;
  /**
   * How many purchases to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * The page after this place: the `next_cursor` of the page before.
   * Type: `ObservationCursor`.
   */
  starting_after?: string | undefined;
}

export class PowerResource extends Resource {
  /**
   * Reckon the units of an amount.
   *
   * Tells how many units an amount buys now, and how many after the cheapest band begins anew on the
   * 1st. With `meter` it counts from what the meter has bought through you this month, and confirms
   * it with the utility, rationed as `GET /meters/{number}`. Without it, it counts from nothing.
   *
   * Refuses: `parameter_missing`, `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  getQuote(
    params: PowerGetQuoteParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.PowerQuote>> {
    return this._json(OPERATIONS["power.get_quote"], {}, params, options);
  }

  /**
   * Retrieve the power tariff.
   *
   * Returns what electricity costs: the utility's published bands with the levy, what customers
   * really paid, and how to buy the most units. The tariff is the same in test and live mode.
   *
   * Refuses: `parameter_missing`, `invalid_currency`.
   */
  getRate(
    params: PowerGetRateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.PowerRate>> {
    return this._json(OPERATIONS["power.get_rate"], {}, params, options);
  }

  /**
   * Retrieve the price over time.
   *
   * Returns how the price that customers paid has moved over the last 90 days, a point a day, with
   * the days on which it changed. Use it to draw a small chart.
   *
   * Refuses: `parameter_missing`, `invalid_currency`.
   */
  getSeries(
    params: PowerGetSeriesParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.PowerSeries>> {
    return this._json(OPERATIONS["power.get_series"], {}, params, options);
  }

  /**
   * List observed purchases.
   *
   * Lists the purchases behind the observed price, newest first, without meter and without buyer.
   * Days with fewer than five purchases are left out, so that nobody can be told from them.
   *
   * Refuses: `parameter_missing`, `invalid_currency`, `invalid_cursor`.
   */
  listObservations(
    params: PowerListObservationsParams,
    options?: RequestOptions,
  ): PageRequest<models.PowerObservation> {
    return this._page(OPERATIONS["power.list_observations"], {}, params, options);
  }
}

export interface ProductsListParams {
  /**
   * Products of this type.
   */
  type?: enums.SendType | undefined;
  /**
   * Products that serve this network.
   * Type: `NetworkId`.
   */
  network?: string | undefined;
  /**
   * Products in this currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export class ProductsResource extends Resource {
  /**
   * Retrieve a product.
   *
   * Returns a product by its slug, as it can be sold now: `networks` has the smallest and largest
   * amount on each, and why one is paused.
   *
   * Refuses: `origin_not_allowed`.
   */
  get(product_id: string, options?: RequestOptions): Promise<WithResponse<models.Product>> {
    return this._json(OPERATIONS["products.get"], { product_id }, undefined, options);
  }

  /**
   * List products.
   *
   * Lists what can be sold, at face value, with the smallest and largest amount on each network. It
   * is one short list, without pages. Load it once a day, and again when a sale is refused as
   * `product_unavailable`. A product that is paused stays in the list with `available: false`.
   *
   * Refuses: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
   */
  list(
    params?: ProductsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Product> {
    return this._page(OPERATIONS["products.list"], {}, params, options);
  }

  /**
   * List the bundles of a product.
   *
   * Lists the data bundles of a product, by network and price. It is one short list, without pages;
   * a product that is no data product has none. In test mode the bundles are simulated. Live bundles
   * are not available yet: the list of a live account is empty.
   *
   * Refuses: `origin_not_allowed`.
   */
  listBundles(product_id: string, options?: RequestOptions): PageRequest<models.Bundle> {
    return this._page(OPERATIONS["products.list_bundles"], { product_id }, undefined, options);
  }
}

export interface QuotesCreateParams {
  /**
   * The mobile number in any Zimbabwean form, or the 11-digit meter.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * The product's slug, such as `power-usd`. Left out, it follows from target and currency.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * The face value: what the customer pays and receives.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * The currency. There is no default: give this or `product`.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Data: the bundle to send.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
}

export class QuotesResource extends Resource {
  /**
   * Quote a sale.
   *
   * Tells what a sale will bring before the customer pays. For power it confirms the meter with the
   * utility and returns the name and the suburb to read back, and the units that the money buys now
   * and after the cheapest band begins anew on the 1st. Pass the quote's id as `quote` of the sale:
   * it carries the confirmation for 30 minutes. `you_pay` is always the face value.
   *
   * A quote binds the target and the currency; the amount of the sale may differ. It is used once,
   * and open again when its sale fails or is cancelled in time. Confirmations are rationed as those
   * of `GET /meters/{number}`.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `parameter_missing`, `invalid_phone`, `reference_not_found`, `invalid_amount`,
   * `invalid_currency`, `invalid_meter_number`, `product_mismatch`, `unsupported_network`,
   * `data_not_live`, `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`,
   * `amount_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
   */
  create(
    params: QuotesCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Quote>> {
    return this._json(OPERATIONS["quotes.create"], {}, params, options);
  }

  /**
   * Retrieve a quote.
   *
   * Returns a quote as it is now: whether a sale can still carry it, and which one does.
   */
  get(quote_id: string, options?: RequestOptions): Promise<WithResponse<models.Quote>> {
    return this._json(OPERATIONS["quotes.get"], { quote_id }, undefined, options);
  }
}

export interface RequestsListParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Requests of this key.
   * Type: `KeyId`.
   */
  api_key?: string | undefined;
  /**
   * Requests answered with this status, or with one of this class.
   * Type: `StatusFilter`.
   */
  status?: string | undefined;
  /**
   * Requests whose path begins so, such as `/sends`, with or without `/dev/v1` before it.
   * Type: `UrlPath`.
   */
  path?: string | undefined;
  /**
   * Requests of this method.
   */
  method?: enums.HttpMethod | undefined;
  /**
   * Requests with this Idempotency-Key.
   * Type: `IdempotencyKey`.
   */
  idempotency_key?: string | undefined;
}

export class RequestsResource extends Resource {
  /**
   * Retrieve a request.
   *
   * Returns one request of the last 30 days with both bodies and the events it caused. Tokens, keys
   * and signing secrets are never in it, whoever asks.
   */
  get(request_id: string, options?: RequestOptions): Promise<WithResponse<models.RequestLog>> {
    return this._json(OPERATIONS["requests.get"], { request_id }, undefined, options);
  }

  /**
   * List requests.
   *
   * Lists the requests of the last 30 days, newest first, of every key of the account. Use it when a
   * till says that something failed: by its key, by `status=4xx`, or by the Idempotency-Key on the
   * slip. A request stands here within a second or so; requests whose key opened no account stand
   * nowhere.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: RequestsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.RequestLogLine> {
    return this._page(OPERATIONS["requests.list"], {}, params, options);
  }
}

export interface SendsChangeMeterParams {
  /**
   * Number of the new meter: 11 digits.
   * Type: `MeterInput`.
   */
  meter: string;
}

export interface SendsCreateParams {
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * Type of sale. Default: derived from `product`, else from `target`.
   */
  type?: enums.SendType | undefined;
  /**
   * ID of the product, such as `airtime-usd`. Default: derived from type and currency.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * The face value: what the customer receives.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * Currency of the sale. Required unless `product` is set.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Data only. ID of the bundle to sell.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Power only, required. Phone number that receives the token.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Power only. Email address that also receives the token.
   * Type: `Email`.
   */
  token_email?: string | undefined;
  /**
   * Another number to notify by SMS.
   * Type: `PhoneInput`.
   */
  notify_number?: string | undefined;
  /**
   * Power only. Confirmation level required for the meter. Default: `strict`.
   */
  confirm?: enums.MeterConfirmMode | undefined;
  /**
   * Power only. Behaviour during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice | undefined;
  /**
   * Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string | undefined;
  /**
   * Your own text message to the customer, up to 480 characters once its merge fields are filled
   * in. Default for airtime and data: a message that names your `statement_descriptor`.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
  /**
   * Language of the default message. Default: `en`.
   */
  sms_locale?: enums.SmsLocale | undefined;
  /**
   * Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
   */
  scheduled_for?: number | string | undefined;
  /**
   * Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
   * it again returns the send that has it and charges nothing. Never restart your numbering.
   * Type: `ClientReference`.
   */
  client_reference?: string | undefined;
  /**
   * Power only. ID of the quote that confirmed the meter.
   * Type: `QuoteId`.
   */
  quote?: string | undefined;
  /**
   * Your own key-value data about the sale.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Agent keys only. Reason shown to the person who approves.
   * Type: `Note`.
   */
  reason?: string | undefined;
}

export interface SendsGetParams {
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.SendExpansion> | undefined;
}

export interface SendsListParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only sends with this status.
   */
  status?: enums.SendStatus | undefined;
  /**
   * Returns only sends of this type.
   */
  type?: enums.SendType | undefined;
  /**
   * Returns only sends to this number, in any Zimbabwean format, or meter.
   * Type: `TargetInput`.
   */
  target?: string | undefined;
  /**
   * Returns only the send with this reference.
   * Type: `ClientReference`.
   */
  client_reference?: string | undefined;
  /**
   * Returns only sends in this currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Returns only sends that a person should check (`true`) or need not check (`false`): unknown for
   * over an hour, in review, or queued past half of their `max_hold`.
   */
  needs_attention?: boolean | undefined;
  /**
   * Returns only sends attributed to this recipient: `rcp_…`, or `ext:` and your own ID.
   * Type: `RecipientRef`.
   */
  recipient?: string | undefined;
  /**
   * Returns only sends attributed to this program.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * Returns only sends of this batch.
   * Type: `BatchId`.
   */
  batch?: string | undefined;
  /**
   * Returns only sends charged to this cost centre, or to `none`.
   * Type: `CostCenterFilter`.
   */
  cost_center?: string | undefined;
  /**
   * Returns only sends created by this key. Use one key per till to list a till's day.
   * Type: `KeyId`.
   */
  api_key?: string | undefined;
  /**
   * Returns only sends with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.SendListExpansion> | undefined;
}

export interface SendsValidateParams {
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * Type of sale. Default: derived from `product`, else from `target`.
   */
  type?: enums.SendType | undefined;
  /**
   * ID of the product, such as `airtime-usd`. Default: derived from type and currency.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * The face value: what the customer receives.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * Currency of the sale. Required unless `product` is set.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Data only. ID of the bundle to sell.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Power only, required. Phone number that receives the token.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Power only. Email address that also receives the token.
   * Type: `Email`.
   */
  token_email?: string | undefined;
  /**
   * Another number to notify by SMS.
   * Type: `PhoneInput`.
   */
  notify_number?: string | undefined;
  /**
   * Power only. Confirmation level required for the meter. Default: `strict`.
   */
  confirm?: enums.MeterConfirmMode | undefined;
  /**
   * Power only. Behaviour during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice | undefined;
  /**
   * Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string | undefined;
  /**
   * Your own text message to the customer, up to 480 characters once its merge fields are filled
   * in. Default for airtime and data: a message that names your `statement_descriptor`.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
  /**
   * Language of the default message. Default: `en`.
   */
  sms_locale?: enums.SmsLocale | undefined;
  /**
   * Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
   */
  scheduled_for?: number | string | undefined;
  /**
   * Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
   * it again returns the send that has it and charges nothing. Never restart your numbering.
   * Type: `ClientReference`.
   */
  client_reference?: string | undefined;
  /**
   * Power only. ID of the quote that confirmed the meter.
   * Type: `QuoteId`.
   */
  quote?: string | undefined;
  /**
   * Your own key-value data about the sale.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Agent keys only. Reason shown to the person who approves.
   * Type: `Note`.
   */
  reason?: string | undefined;
}

export class SendsResource extends Resource {
  /**
   * Reads the send every two seconds until nothing will happen to it by itself soon, or until the
   * time is over: then it comes back as it is. `unknown` and `queued` are no failures: it may have
   * landed, or will. Do not sell it again.
   */
  wait(send_id: string, options?: WaitOptions): Promise<WithResponse<models.Send>> {
    return waitForSend((id, own) => this.get(id, undefined, own), send_id, options);
  }

  /**
   * Cancel a send.
   *
   * Cancels a send that has not been dispatched and returns its Credit: the send must be `scheduled`,
   * `pending`, `queued`, or `retrying` between two attempts. Cancelling it again returns 200 with the
   * send unchanged. Returns 409 `already_sent` in any other status, with the status in `meta`; a
   * dispatched send cannot be recalled.
   *
   * Returns 409 `resource_in_use` if the send pays out a reward or a checkout session. `resource` is
   * the reward, which you can void, or the session.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `resource_in_use`, `already_sent`.
   */
  cancel(send_id: string, options?: RequestOptions): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["sends.cancel"], { send_id }, undefined, options);
  }

  /**
   * Change the meter of a waiting send.
   *
   * Changes the meter of a power send that has not been dispatched: the send must be `scheduled`, or
   * `queued` during an outage. Use it when the customer notices a wrong number in time. The amount
   * and the Credit do not change.
   *
   * With `confirm: strict` the new meter is confirmed immediately if the utility is available, and
   * otherwise before the token is bought. The key's `recipient_allowlist`, its cap for one recipient
   * and the blocklist apply to the new meter. Returns 409 `already_sent` if the send has been
   * dispatched or has ended.
   *
   * We send `send.meter_changed` to every endpoint, whatever it subscribes to. `data.object` has the
   * new meter and `data.previous_attributes` the old one.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `parameter_missing`, `invalid_meter_number`, `already_sent`, `product_mismatch`,
   * `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`.
   */
  changeMeter(
    send_id: string,
    params: SendsChangeMeterParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["sends.change_meter"], { send_id }, params, options);
  }

  /**
   * Sell airtime, data or electricity.
   *
   * Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it. The
   * request returns 202 before the network responds, with `status: pending` or `scheduled`. Follow
   * the `send.*` events, or read the send every two seconds while the customer waits.
   *
   * The customer receives the face value, `amount`. Your Credit is charged `cost`, which is less than
   * `amount` only on the dealer tier. There are no fees.
   *
   * Use the till's own sale number as both `client_reference` and `Idempotency-Key`. Sending the
   * request again never sells twice: it returns the first send with its current status. If the
   * `client_reference` is already used, the request returns 200 with that send, whatever the body
   * says. Compare `target`, `amount` and `created`, and never restart your numbering.
   *
   * An error creates and charges nothing: correct what it names and repeat the request with the same
   * key. `product_unavailable` means that the network is paused: load the catalogue again.
   * `insufficient_credit` requires a top-up. `spend_cap_exceeded` names the cap in `meta`, and when
   * it resets. If you receive no response, or a 500 or 503, repeat the request with the same key: the
   * sale is made once.
   *
   * For data, set `bundle_id`: the bundle determines the amount and the currency. Bundles are
   * simulated in test mode; live mode returns `data_not_live`.
   *
   * For power, set `token_phone`. With `confirm: strict` the utility confirms the meter before you
   * are charged, unless a `quote` already did. With `best_effort` it confirms the meter before the
   * token is bought. During an outage the send waits in the queue or fails, depending on
   * `on_zesa_down`.
   *
   * Not available yet: `recipient`, `program`, `cost_center` and agent keys. They return 501
   * `not_implemented`, and `param` names the unsupported field.
   *
   * Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `parameter_missing`, `reference_not_found`, `invalid_phone`,
   * `invalid_amount`, `invalid_currency`, `invalid_duration`, `invalid_time`,
   * `invalid_metadata`, `not_implemented`, `conflicting_parameters`, `invalid_meter_number`,
   * `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `reference_in_use`,
   * `erased_recipient`, `product_mismatch`, `unsupported_network`, `token_phone_required`,
   * `quote_mismatch`, `quote_used`, `quote_expired`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
   * `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `duplicate_suspected`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`, `insufficient_credit`.
   */
  create(
    params: SendsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.SendOrApproval>> {
    return this._json(OPERATIONS["sends.create"], {}, params, options);
  }

  /**
   * Retrieve a send.
   *
   * Returns a send with its current status. While a customer waits, read it every two seconds as long
   * as `status` is `pending`, `submitted` or `retrying`. `queued`, `unknown` and `requires_review`
   * take longer and are resolved by the service: let the customer go, and do not sell again. After
   * `failed_credited` you can sell again; `failure_code` says why the send failed. A power token is
   * masked unless the key has `tokens:read`.
   *
   * Refuses: `invalid_expand`.
   */
  get(
    send_id: string,
    params?: SendsGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["sends.get"], { send_id }, params, options);
  }

  /**
   * Retrieve the receipt of a send.
   *
   * Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity the
   * token and the units. `text` is ready for a printer with 32 columns. A receipt shows the face
   * value, never your cost.
   *
   * A send that is not delivered has a receipt without a token. It explains the status to the
   * customer and, in `note`, to the cashier. A token is masked unless the key has `tokens:read`.
   */
  getReceipt(send_id: string, options?: RequestOptions): Promise<WithResponse<models.Receipt>> {
    return this._json(OPERATIONS["sends.get_receipt"], { send_id }, undefined, options);
  }

  /**
   * Returns the receipt as a PDF: one page for a roll of 80 mm.
   */
  getReceiptPdf(send_id: string, options?: RequestOptions): Promise<FileResult> {
    return this._file(OPERATIONS["sends.get_receipt_pdf"], { send_id }, undefined, options);
  }

  /**
   * List sends.
   *
   * Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by your
   * own reference (`client_reference`), or to see what needs a person (`needs_attention`). A send
   * must match every filter.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
   * `reference_not_found`, `invalid_expand`, `conflicting_parameters`.
   */
  list(params?: SendsListParams | undefined, options?: RequestOptions): PageRequest<models.Send> {
    return this._page(OPERATIONS["sends.list"], {}, params, options);
  }

  /**
   * List the attempts of a send.
   *
   * Lists every submission of a send to the network and every status check, newest first, with the
   * outcome in plain words. Use it to explain a delay to a customer. Suppliers are never named.
   */
  listAttempts(send_id: string, options?: RequestOptions): PageRequest<models.SendAttempt> {
    return this._page(OPERATIONS["sends.list_attempts"], { send_id }, undefined, options);
  }

  /**
   * Resend a token.
   *
   * Resends the token of a delivered power send to the `token_phone` and `token_email` of the sale,
   * and nowhere else. Use it when the customer has lost the message, or when `token_status` is
   * `failed`. You are not charged.
   *
   * A token can be resent three times in 24 hours, a minute apart, and a number receives at most ten
   * in 24 hours. Returns 429 `token_resend_limit` beyond that, with `retry_after`. Returns 409
   * `token_not_available` if the send is not a power sale or was not delivered.
   *
   * Refuses: `token_not_available`, `token_resend_limit`.
   */
  resendToken(
    send_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.TokenResend>> {
    return this._json(OPERATIONS["sends.resend_token"], { send_id }, undefined, options);
  }

  /**
   * Retry a failed send.
   *
   * Retries a failed send: creates a new send with the same product, target and amount, whose
   * `retry_of` is the failed one. You are charged now. The new send has no `client_reference`, and a
   * send can be retried once.
   *
   * Before selling, we ask the network about the failed send. If the network delivered it after all,
   * that send becomes `delivered` and the request returns 409 `send_delivered_late`: the customer has
   * received it. If the network does not respond, the request returns 503 `provider_unavailable` and
   * nothing is sold.
   *
   * Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `send_not_retryable`, `provider_unavailable`,
   * `send_delivered_late`, `erased_recipient`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `target_blocked`, `duplicate_suspected`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  retry(send_id: string, options?: RequestOptions): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["sends.retry"], { send_id }, undefined, options);
  }

  /**
   * Runs every check of a sale without selling. Returns a `send_validation` that lists every problem. No `Idempotency-Key` is needed.
   *
   * Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `parameter_missing`, `reference_not_found`, `invalid_phone`,
   * `invalid_amount`, `invalid_currency`, `invalid_duration`, `invalid_time`,
   * `invalid_metadata`, `not_implemented`, `conflicting_parameters`, `invalid_meter_number`,
   * `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `reference_in_use`,
   * `erased_recipient`, `product_mismatch`, `unsupported_network`, `token_phone_required`,
   * `quote_mismatch`, `quote_used`, `quote_expired`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
   * `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `duplicate_suspected`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`, `insufficient_credit`.
   */
  validate(
    params: SendsValidateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.SendValidation>> {
    return this._json(OPERATIONS["sends.validate"], {}, params, options);
  }
}

export interface StatementsGetParams {
  /**
   * The currency. There is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * The month; this month in Harare when left out.
   * Type: `Month`.
   */
  period?: string | undefined;
}

export interface StatementsGetCsvParams {
  /**
   * The currency. There is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * The month; this month in Harare when left out.
   * Type: `Month`.
   */
  period?: string | undefined;
}

export interface StatementsGetPdfParams {
  /**
   * The currency. There is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * The month; this month in Harare when left out.
   * Type: `Month`.
   */
  period?: string | undefined;
}

export class StatementsResource extends Resource {
  /**
   * Retrieve a statement.
   *
   * Returns what a month did to your Credit in one currency: what it opened and closed with, what was
   * topped up, drawn for sends and returned, by type, cost centre and key. Months are Harare's. On
   * the dealer tier it adds what was sold at face value, what that drew, and what you earned. A past
   * month is final three days after its end.
   *
   * Refuses: `parameter_missing`, `invalid_currency`, `time_out_of_range`.
   */
  get(
    params: StatementsGetParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Statement>> {
    return this._json(OPERATIONS["statements.get"], {}, params, options);
  }

  /**
   * Retrieve a statement's rows as CSV.
   *
   * Returns every row that changed your Credit in a month, oldest first, as CSV: a line of headings,
   * then a line for each row with the balances after it and, for a send, what was sold.
   *
   * Refuses: `parameter_missing`, `invalid_currency`, `time_out_of_range`.
   */
  getCsv(params: StatementsGetCsvParams, options?: RequestOptions): Promise<FileResult> {
    return this._file(OPERATIONS["statements.get_csv"], {}, params, options);
  }

  /**
   * Retrieve a statement as PDF.
   *
   * Returns a statement as pages of A4, to print or to send to a bookkeeper.
   *
   * Refuses: `parameter_missing`, `invalid_currency`, `time_out_of_range`.
   */
  getPdf(params: StatementsGetPdfParams, options?: RequestOptions): Promise<FileResult> {
    return this._file(OPERATIONS["statements.get_pdf"], {}, params, options);
  }
}

export interface StatusGetHistoryParams {
  /**
   * The first day; six days before `to` when left out.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * The last day; today in Harare when left out.
   * Type: `Day`.
   */
  to?: string | undefined;
}

export class StatusResource extends Resource {
  /**
   * Retrieve the status of the networks.
   *
   * Tells how the networks are doing: for everything that is sold, the network's state, the share of
   * attempts that it answered in the last hour, and how long deliveries took. Use it to tell a
   * cashier that a network is slow before the customer pays. To be told of a change rather than ask,
   * hear `network.availability.*` and `power.availability.*`. What you may sell is told by
   * `GET /products`; a network can be slow and its products available.
   *
   * Refuses: `origin_not_allowed`.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Status>> {
    return this._json(OPERATIONS["status.get"], {}, undefined, options);
  }

  /**
   * Retrieve the history of the status.
   *
   * Tells how the networks did on past days: how many minutes each was up, degraded and down, and
   * when. `from` and `to` are days in Harare and both included; left out, they are the last seven
   * days.
   *
   * Refuses: `origin_not_allowed`, `time_out_of_range`.
   */
  getHistory(
    params?: StatusGetHistoryParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.StatusHistory>> {
    return this._json(OPERATIONS["status.get_history"], {}, params, options);
  }
}

export interface TestCreateCreditParams {
  /**
   * The currency.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * How much.
   * Type: `MoneyInput`.
   */
  amount: string;
}

export interface TestSetZesaAvailabilityParams {
  /**
   * Up, or down nationally.
   */
  state: enums.UtilityState;
}

export class TestResource extends Resource {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    super(settings);
    this.#settings = settings;
  }

  get clock(): TestClockResource {
    return new TestClockResource(this.#settings);
  }

  get events(): TestEventsResource {
    return new TestEventsResource(this.#settings);
  }

  get sends(): TestSendsResource {
    return new TestSendsResource(this.#settings);
  }

  /**
   * Add test Credit.
   *
   * Gives the test account Credit, at once. Use it when a test needs more than the US\$1,000.00 and
   * ZWG 25,000.00 that every test account is filled up to each midnight. It is a row of type
   * `test_grant` in the list of Credit transactions. Only test keys may call it.
   *
   * In test mode only.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `parameter_missing`, `invalid_currency`, `invalid_amount`.
   */
  createCredit(
    params: TestCreateCreditParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.TestCredit>> {
    return this._json(OPERATIONS["test.create_credit"], {}, params, options);
  }

  /**
   * Reset the test account.
   *
   * Gives the test account a fresh start: sends, quotes, rewards, batches, the rows of the Credit
   * account and events go; keys, webhook endpoints and recipients stay. Credit is what a new test
   * account has. Used Idempotency-Keys and `client_reference`s are free again, and caps count from
   * zero. The test clock stays where it stands, and so do the audit log and the request log. Only
   * test keys may call it.
   *
   * In test mode only.
   */
  reset(options?: RequestOptions): Promise<WithResponse<models.TestReset>> {
    return this._json(OPERATIONS["test.reset"], {}, undefined, options);
  }

  /**
   * Take power down, or bring it back.
   *
   * Takes the test account's electricity utility down, or brings it back. While it is down meters
   * cannot be confirmed and power sends wait in the queue or fail, as their `on_zesa_down` says; once
   * it is back the queue goes out in the order in which it was sold. To set it as it is changes
   * nothing. Only test keys may call it.
   *
   * In test mode only.
   *
   * Refuses: `parameter_missing`.
   */
  setZesaAvailability(
    params: TestSetZesaAvailabilityParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ZesaAvailability>> {
    return this._json(OPERATIONS["test.set_zesa_availability"], {}, params, options);
  }
}

export interface TestClockAdvanceParams {
  /**
   * How far: 1 second to 400 days, and to no more than 20 years ahead of the real time in all.
   */
  seconds: number;
}

export class TestClockResource extends Resource {
  /**
   * Move the test clock forward.
   *
   * Moves the clock of the test account forward, never back. What comes due happens: scheduled sends
   * go out, retries are made, keys expire, caps begin anew. Rate limits and signatures keep the real
   * time. The response waits up to 5 seconds until everything that is due has been done, webhook
   * deliveries included; `still_running` names what is not finished by then. The clock runs at most
   * 20 years (631,152,000 seconds) ahead of the real time in all; a step beyond that is refused with
   * `parameter_invalid`, naming `seconds`. The live account is not touched. Only test keys may call
   * it.
   *
   * In test mode only.
   *
   * Refuses: `parameter_missing`.
   */
  advance(
    params: TestClockAdvanceParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.TestClock>> {
    return this._json(OPERATIONS["test.clock.advance"], {}, params, options);
  }

  /**
   * Retrieve the test clock.
   *
   * Returns the clock of the test account. It runs with the real time, as far ahead as it was moved.
   * `still_running` names the work that is due now and not finished.
   * Only test keys may call it.
   *
   * In test mode only.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.TestClock>> {
    return this._json(OPERATIONS["test.clock.get"], {}, undefined, options);
  }
}

export interface TestEventsTriggerParams {
  /**
   * The type of the event.
   */
  type: enums.EventTypeName;
}

export class TestEventsResource extends Resource {
  /**
   * Make up a test event.
   *
   * Makes up an event of any type, with an object that looks real and an id that nothing has. It goes
   * the way of every event: into `GET /events` and to your webhook endpoints. `data.synthetic` is
   * true, and nothing else changes: no send, no Credit. At most 60 a minute. Only test keys may call
   * it.
   *
   * In test mode only.
   *
   * Refuses: `parameter_missing`.
   */
  trigger(
    params: TestEventsTriggerParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Event>> {
    return this._json(OPERATIONS["test.events.trigger"], {}, params, options);
  }
}

export interface TestSendsAdvanceParams {
  /**
   * Where it shall go. Left out: the next step that its number's last four digits script.
   */
  to?: enums.SendAdvanceTarget | undefined;
}

export class TestSendsResource extends Resource {
  /**
   * Move a test send on.
   *
   * Moves a test send on, without waiting: to `delivered`, to `failed`, or, once it has failed, to
   * `late_delivered`. Without `to` it makes the next step that the last four digits of its number
   * script; a scheduled send goes out. The same things happen as in earnest: states, Credit, events.
   * A move that a live send could not make is 409 `invalid_transition`. Only test keys may call it.
   *
   * In test mode only.
   *
   * Refuses: `invalid_transition`.
   */
  advance(
    send_id: string,
    params?: TestSendsAdvanceParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["test.sends.advance"], { send_id }, params, options);
  }
}

export interface TokenLinksGetParams {
  /**
   * Only for a page: true reads the link, where it would else show a button that does.
   */
  read?: boolean | undefined;
}

export class TokenLinksResource extends Resource {
  /**
   * Read the tokens behind a link.
   *
   * Reads the tokens of a power send, once, within 15 minutes of the webhook that carried the link as
   * `data.object.token_url`. It needs no key: whoever has the link may read it, and then nobody can.
   * Each try of a delivery makes a new link and ends the one before.
   *
   * `HEAD` does not read it.
   *
   * Refuses: `token_link_used`.
   */
  get(
    secret: string,
    params?: TokenLinksGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.TokenLink>> {
    return this._json(OPERATIONS["token_links.get"], { secret }, params, options);
  }
}

export interface WebhookDeliveriesListParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Deliveries to this endpoint.
   * Type: `WebhookEndpointId`.
   */
  endpoint?: string | undefined;
  /**
   * Deliveries of this event.
   * Type: `EventId`.
   */
  event?: string | undefined;
  /**
   * Deliveries in this status.
   */
  status?: enums.WebhookDeliveryStatus | undefined;
  /**
   * Deliveries of events of this type, or of this family, such as `send.*`.
   * Type: `EventTypeFilter`.
   */
  type?: string | undefined;
}

export class WebhookDeliveriesResource extends Resource {
  /**
   * Retrieve a webhook delivery.
   *
   * Returns a delivery with its tries, and with the headers and the masked body of the last one.
   */
  get(
    delivery_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookDelivery>> {
    return this._json(OPERATIONS["webhook_deliveries.get"], { delivery_id }, undefined, options);
  }

  /**
   * List webhook deliveries.
   *
   * Lists what was sent to your endpoints and what is still to be sent, newest first. Use it with
   * `status=failed` or `status=exhausted` to see what an endpoint did not take, and why.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: WebhookDeliveriesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.WebhookDelivery> {
    return this._page(OPERATIONS["webhook_deliveries.list"], {}, params, options);
  }

  /**
   * Redeliver an event.
   *
   * Sends the event of a delivery to its endpoint again, at once, as a new delivery of the same
   * event. To an endpoint that receives tokens, an event of a send is sent again only for a key with
   * `tokens:read`.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `tokens_read_required`, `endpoint_disabled`.
   */
  redeliver(
    delivery_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookDelivery>> {
    return this._json(
      OPERATIONS["webhook_deliveries.redeliver"],
      { delivery_id },
      undefined,
      options,
    );
  }
}

export interface WebhookEndpointsCreateParams {
  /**
   * Where to send events: https and public. In the sandbox, test-mode endpoints may be on a
   * loopback address, over http or https and on any port.
   * Type: `WebhookUrl`.
   */
  url: string;
  /**
   * The events to hear. Left out: all.
   */
  enabled_events?: Array<string> | undefined;
  /**
   * What it is for.
   * Type: `Note`.
   */
  description?: string | undefined;
  /**
   * The version to write `data.object` in. Left out: the account's default.
   * Type: `ApiVersion`.
   */
  api_version?: string | undefined;
  /**
   * Sends power tokens in clear. Needs a key with `account:manage` and `tokens:read`.
   */
  include_tokens?: boolean | undefined;
  /**
   * Sends a link that reads tokens once. Left out: on for a key with `tokens:read`, else off.
   */
  token_links?: boolean | undefined;
  /**
   * What to send.
   */
  format?: enums.WebhookFormat | undefined;
  /**
   * Your own facts about the endpoint.
   */
  metadata?: Record<string, string> | undefined;
}

export interface WebhookEndpointsListParams {
  /**
   * Number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Endpoints in this status.
   */
  status?: enums.WebhookEndpointStatus | undefined;
  /**
   * Endpoints with this value of one metadata key: `metadata[<key>]=<value>`.
   */
  metadata?: Record<string, string> | undefined;
}

export interface WebhookEndpointsReplayParams {
  /**
   * The beginning: at most 30 days ago.
   */
  from: number | string;
  /**
   * The end. Left out: now.
   */
  to?: number | string | undefined;
  /**
   * Only these, of what the endpoint hears. Left out: all that it hears.
   */
  types?: Array<string> | undefined;
}

export interface WebhookEndpointsRollSecretParams {
  /**
   * How long the old secret signs on. Left out, and in the legacy format: not at all.
   */
  grace?: enums.WebhookSecretGrace | undefined;
}

export interface WebhookEndpointsTestParams {
  /**
   * The type of the event. Left out: `send.delivered`.
   */
  type?: enums.EventTypeName | undefined;
}

export interface WebhookEndpointsUpdateParams {
  /**
   * Where to send events. Without `tokens:read` a new URL turns off whatever shows tokens.
   * Type: `WebhookUrl`.
   */
  url?: string | undefined;
  /**
   * The events to hear: the whole set.
   */
  enabled_events?: Array<string> | undefined;
  /**
   * What it is for; null takes the description away.
   * Type: `Note`.
   */
  description?: string | null | undefined;
  /**
   * The version to write `data.object` in.
   * Type: `ApiVersion`.
   */
  api_version?: string | undefined;
  /**
   * False stops sending tokens in clear. It is never turned on again.
   */
  include_tokens?: boolean | undefined;
  /**
   * Sends a link that reads tokens once. To turn it on needs `tokens:read`.
   */
  token_links?: boolean | undefined;
  /**
   * `svc` moves an endpoint from the legacy format to events. There is no way back.
   */
  format?: enums.WebhookFormat | undefined;
  /**
   * `disabled` stops sending to it; `enabled` begins again with what happens from then on.
   */
  status?: enums.WebhookEndpointStatus | undefined;
  /**
   * Your own facts about the endpoint. They merge; see `MetadataUpdate`. Null takes all away.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class WebhookEndpointsResource extends Resource {
  /**
   * Create a webhook endpoint.
   *
   * Makes an endpoint for events of the caller's mode, at most 16 in each. The answer carries the
   * signing `secret`; a repeat with the same Idempotency-Key shows it again while it still signs, and
   * nothing else ever does.
   *
   * Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot
   * and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
   * `webhook-timestamp` and `webhook-signature` stand beside it. Answer 2xx within 10 seconds, and
   * drop events whose id you have seen: an event can come more than once.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `parameter_missing`, `invalid_url`, `invalid_metadata`, `tokens_read_required`,
   * `duplicate_resource`, `endpoint_limit_reached`.
   */
  create(
    params: WebhookEndpointsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(OPERATIONS["webhook_endpoints.create"], {}, params, options);
  }

  /**
   * Delete a webhook endpoint.
   *
   * Removes an endpoint. Nothing is sent to it any more, its secret signs nothing, and what was
   * waiting for it is skipped. Its deliveries stay in their list.
   */
  delete(
    endpoint_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(OPERATIONS["webhook_endpoints.delete"], { endpoint_id }, undefined, options);
  }

  /**
   * Retrieve a webhook endpoint.
   *
   * Returns an endpoint as it is now, with how well it has taken its events in `health`: when
   * `failing_since` is set, read its deliveries to see why. `disabled_reason` says whether you or the
   * service has switched it off. The secret is never shown again.
   */
  get(
    endpoint_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(OPERATIONS["webhook_endpoints.get"], { endpoint_id }, undefined, options);
  }

  /**
   * Retrieve a replay of events.
   *
   * Returns a replay as it is now: how many events it found, for how many it has made a delivery, and
   * how those ended. Ask every few seconds until `status` is `done`; `matched` is then the sum of
   * `delivered`, `failed`, and what is still retried.
   */
  getReplay(
    endpoint_id: string,
    replay_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookReplay>> {
    return this._json(
      OPERATIONS["webhook_endpoints.get_replay"],
      { endpoint_id, replay_id },
      undefined,
      options,
    );
  }

  /**
   * List webhook endpoints.
   *
   * Lists the webhook endpoints of the caller's mode, newest first. It shows no secret.
   *
   * Refuses: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: WebhookEndpointsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.WebhookEndpoint> {
    return this._page(OPERATIONS["webhook_endpoints.list"], {}, params, options);
  }

  /**
   * Replay events to an endpoint.
   *
   * Sends the events of a range to an endpoint again, oldest first, each as a new delivery of the
   * same event. Use it after your endpoint was away for longer than the retries last. Events are kept
   * for 30 days, and a range holds 100,000 of them at most; of the `types` that you ask for, those
   * that the endpoint hears are sent. One that is switched off is 409 `endpoint_disabled`. To an
   * endpoint that receives tokens, events of sends are sent again only for a key with `tokens:read`.
   * Read how far it has come with `GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `parameter_missing`, `invalid_time`, `time_out_of_range`, `tokens_read_required`,
   * `endpoint_disabled`.
   */
  replay(
    endpoint_id: string,
    params: WebhookEndpointsReplayParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookReplay>> {
    return this._json(OPERATIONS["webhook_endpoints.replay"], { endpoint_id }, params, options);
  }

  /**
   * Roll a signing secret.
   *
   * Gives an endpoint a new signing secret, which the answer shows. The new secret signs at once; for
   * the grace the old one signs beside it, so each signature header carries two signatures and
   * either secret verifies. In the legacy format the secret rolls at once. A repeat with the same
   * Idempotency-Key shows the secret again while it still signs.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`.
   */
  rollSecret(
    endpoint_id: string,
    params?: WebhookEndpointsRollSecretParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(
      OPERATIONS["webhook_endpoints.roll_secret"],
      { endpoint_id },
      params,
      options,
    );
  }

  /**
   * Send a test event.
   *
   * Sends a made-up event to one endpoint, whatever events it hears, in live mode too. Its
   * `data.synthetic` is true; it stands in no list of events, and nothing else changes. The answer is
   * the delivery; `GET /webhook-deliveries/{delivery_id}` tells what your endpoint answered.
   *
   * In the legacy format only types with a legacy event can be sent.
   *
   * Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `endpoint_disabled`.
   */
  test(
    endpoint_id: string,
    params?: WebhookEndpointsTestParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookDelivery>> {
    return this._json(OPERATIONS["webhook_endpoints.test"], { endpoint_id }, params, options);
  }

  /**
   * Change a webhook endpoint.
   *
   * Changes an endpoint, or switches it off and on. What is left out stays. Deliveries that wait
   * while it is switched off are skipped; a range of events is sent again by
   * `POST /webhook-endpoints/{endpoint_id}/replay`.
   *
   * A new URL set by a key without `tokens:read` turns `token_links` and `include_tokens` off.
   * `include_tokens` is never turned on here, and an endpoint never goes back to the legacy format:
   * both are 409 `invalid_transition`.
   *
   * Refuses: `invalid_url`, `invalid_metadata`, `tokens_read_required`, `invalid_transition`,
   * `duplicate_resource`.
   */
  update(
    endpoint_id: string,
    params?: WebhookEndpointsUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(OPERATIONS["webhook_endpoints.update"], { endpoint_id }, params, options);
  }
}
