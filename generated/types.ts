// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
export interface paths {
    "/sends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sends
         * @description Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by your
         *     own reference (`client_reference`), or to see what needs a person (`needs_attention`). Filters
         *     are combined with and.
         */
        get: operations["listSends"];
        put?: never;
        /**
         * Sell airtime, data or electricity
         * @description Sells airtime, data or electricity: writes the send, charges your Credit and hands it over. It
         *     answers before the network does: 202 with `status: pending`, or `scheduled`. Learn the rest from
         *     the `send.*` events, or read the send every couple of seconds while the customer waits.
         *
         *     The customer receives the face value, `amount`. Your Credit is drawn by `cost`, which is less
         *     than `amount` only on the dealer tier. There are no fees.
         *
         *     Send the till's own sale number as both `client_reference` and `Idempotency-Key`. Sent again, the
         *     sale is never made twice: you get the first send as it is now. A `client_reference` that is
         *     already used answers 200 with its send, whatever the body says; compare `target`, `amount` and
         *     `created`, and never restart your numbering.
         *
         *     A refusal writes nothing and charges nothing: put right what it names and send the sale again
         *     with the same key. `product_unavailable` is a paused network: load the catalogue again.
         *     `insufficient_credit` needs a top-up; `spend_cap_exceeded` says in `meta` which cap, and when it
         *     resets. No answer at all, or a 500 or 503, is no refusal: repeat the sale with the same key, and
         *     it is made once.
         *
         *     With `validate_only` every check is run and nothing is written: the answer is 200 with a
         *     `send_validation` that lists everything that stands in the way. It needs no `Idempotency-Key`.
         *
         *     For data name the `bundle_id`; the amount and the currency are the bundle's. Bundles are
         *     simulated in test mode; in live mode they are refused with `data_not_live`.
         *
         *     For power give `token_phone`. The meter is confirmed with the utility before anything is charged
         *     (`confirm: strict`), or carried by a `quote`; with `best_effort` it is confirmed before the token
         *     is bought. While power is down a send waits in the queue, or fails, as `on_zesa_down` says.
         *
         *     Not kept yet, and answered 501 `not_implemented` with `param`: `recipient`, `program` and
         *     `cost_center`, and agent keys.
         */
        post: operations["createSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sends/{send_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a send
         * @description Returns a send as it is now. While a customer waits, ask every couple of seconds until `status`
         *     is none of `pending`, `submitted` and `retrying`. `queued`, `unknown` and `requires_review` take
         *     longer and are settled by the service: let the customer go, and do not sell again. After
         *     `failed_credited` you may; `failure_code` says why it failed. A power token is masked unless the
         *     key holds `tokens:read`.
         */
        get: operations["getSend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sends/{send_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a send that has not gone out
         * @description Cancels a send that has not gone out and returns its Credit: one that is `scheduled`, `pending`,
         *     `queued`, or `retrying` between two tries. A send that is already cancelled answers 200 as it is.
         *     Anything else is 409 `already_sent` with its status in `meta`; it is then never taken back.
         */
        post: operations["cancelSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sends/{send_id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attempts of a send
         * @description Tells when a send went to the network and each time the network was asked about it, newest first,
         *     with the outcome in plain words. Use it to answer a customer who asks why it takes so long. It
         *     never names a supplier.
         */
        get: operations["listSendAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sends/{send_id}/meter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the meter of a waiting send
         * @description Sends power to another meter than the one it was sold for, as long as it has not gone out: while
         *     it is `scheduled`, or `queued` because power is down. Use it when the customer notices a wrong
         *     number in time. Neither the amount nor the Credit changes.
         *
         *     The new meter is confirmed at once where the send asks for `strict` and the utility can be asked,
         *     and otherwise before the token is bought. The key's `recipient_allowlist` and its cap for one
         *     recipient hold for the new meter as for a sale. A send that goes out, has gone out or has ended
         *     answers 409 `already_sent`.
         *
         *     `send.meter_changed` tells every endpoint of it, whatever it subscribed to: `data.object` has the
         *     new meter, `data.previous_attributes` the old one.
         */
        post: operations["changeSendMeter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sends/{send_id}/resend-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Text the token again
         * @description Sends the token of a delivered power send to the customer again: to the number, and the address,
         *     that the sale was made with, and to no other. Use it when the customer has lost the message, or
         *     when `token_status` is `failed`. Nothing is bought and nothing is charged.
         *
         *     A token can be sent again three times in 24 hours, a minute apart, and a number gets ten in 24
         *     hours; past that it is 429 `token_resend_limit`, and `retry_after` says when. A send that has no
         *     token, because it is not power or was not delivered, answers 409 `token_not_available`.
         */
        post: operations["resendSendToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sends/{send_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed send
         * @description Sells again what has failed: the same product, target and amount, as a new send that names the
         *     first in `retry_of`. It is charged now, carries no `client_reference`, and can be made once.
         *
         *     The network is asked about the first send before anything is sold. When it has delivered it after
         *     all, that send becomes `delivered` and the answer is 409 `send_delivered_late`: the customer has
         *     it. When it does not answer, the answer is 503 `provider_unavailable`, and nothing is sold.
         */
        post: operations["retrySend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sends/{send_id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the receipt of a send
         * @description Returns the receipt of a send: what was sold, to whom, for how much, and for electricity the
         *     token and the units. `lines` is the same in lines of 32 columns for any printer; `format=pdf` is
         *     one page for a roll of 80 mm. It shows the face value, never what you paid.
         *
         *     A send that is not delivered has a receipt too: without a token, and with the sentence that the
         *     cashier tells the customer in `note`. A token is masked unless the key holds `tokens:read`.
         */
        get: operations["getSendReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkout sessions
         * @description Lists checkout sessions, newest first. Use it to find an order by its `client_reference`, or with
         *     `status=in_review` those that somebody looks at.
         */
        get: operations["listCheckoutSessions"];
        put?: never;
        /**
         * Create a checkout session
         * @description Makes a page on which your customer pays by card or mobile wallet. Send the customer to `url`
         *     within the hour; the send is made when the money is here, and is booked to you. The service is
         *     the merchant of record, and the card fee is the payer's: your Credit is not drawn.
         *
         *     Everything is checked before the customer pays, as by `POST /sends`; for power the meter is
         *     confirmed with the utility, and shown on the page. A `client_reference` that a session holds
         *     answers 200 with it. Do not hand out goods on `success_url` alone: wait for
         *     `checkout.session.paid` or `checkout.session.fulfilled`.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a checkout session
         * @description Returns a session as it is now: whether it is paid, what was sent, and whether somebody looks at
         *     it. Ask when your customer is back on `success_url`.
         */
        get: operations["getCheckoutSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-sessions/{session_id}/meter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the meter of a checkout session
         * @description Corrects the meter of a session for electricity. While it is open the page shows the new one;
         *     when its send has failed for the meter, a new send goes to the new one, and the session is
         *     `resent`. The meter is confirmed with the utility first. A session that is fulfilled, credited or
         *     expired is 409 `invalid_transition`.
         */
        post: operations["setCheckoutSessionMeter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-sessions/{session_id}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expire a checkout session
         * @description Ends a session that nobody has paid, so that its page takes no money any more. Use it when the
         *     customer has given up or has paid in cash. A session that has expired answers 200 as it is; one
         *     that is paid is 409 `invalid_transition`. A payment that was already under way still counts: the
         *     session is `paid` then.
         */
        post: operations["expireCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List disputes
         * @description Lists disputes, newest first. Use `status=opened` for what staff still look into, or `send` for
         *     what came of one sale.
         */
        get: operations["listDisputes"];
        put?: never;
        /**
         * Open a dispute
         * @description Opens a case with our staff about a send: the token did not come, it went to a wrong number, or
         *     it is called delivered and did not arrive. Before you open one look at
         *     `GET /sends/{send_id}/attempts`, and for a token try `POST /sends/{send_id}/resend-token`. Staff
         *     answer by `due_at`, two working days on; wait for `dispute.resolved`. Upload pictures and slips
         *     with `POST /dealer/documents`, and name them in `evidence.attachments`.
         *
         *     A delivered send is never taken back. A send has one open dispute at most: a second is 409
         *     `duplicate_resource`, and `resource` is the first.
         */
        post: operations["createDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{dispute_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a dispute
         * @description Returns a dispute as it is now: what staff wrote, and how it was settled.
         */
        get: operations["getDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{batch_id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lines of a batch
         * @description Lists the lines of a batch, newest first: the last line of the batch stands first. Use it to show
         *     progress, or with `status=failed` to find what a person should look at; `results.csv` holds them
         *     all in one file. A power token is masked unless the key holds `tokens:read`.
         */
        get: operations["listBatchItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batches
         * @description Lists your batches, newest first, those that schedules and Workforce made among them. Use
         *     `status=requires_approval` to show what waits for an owner or admin.
         */
        get: operations["listBatches"];
        put?: never;
        /**
         * Create a batch
         * @description Makes up to 10,000 sales at once. Give the lines in `items`, or as text in `csv`. Every line is
         *     checked as `POST /sends` checks a sale; the answer is 202 with the batch, its total and its
         *     counts, before anything is sent. Follow it with the `batch.*` events or by reading it; each line
         *     becomes a send with events of its own.
         *
         *     Lines that are not valid refuse the whole batch with 422 `batch_invalid_lines`, whose `meta`
         *     counts them and shows the first; with `on_invalid: skip` they are left out and stand as
         *     `invalid`. Ask `POST /batches/preview` first to see every line's verdict.
         *
         *     The whole cost is reserved at once, so that a batch that begins can end; 402
         *     `reservation_insufficient` writes nothing. With `reserve_credit: false` each line draws when it
         *     goes out, and `on_insufficient` says what happens when the Credit is gone. A batch whose face
         *     value in a currency is above your `batch_approval_threshold` waits as `requires_approval`, and
         *     reserves when it is approved; nobody approves it within 72 hours, and it is cancelled.
         *
         *     The body may have 8 MiB, and an account may make six batches, previews and exports a minute. A
         *     key's `per_send` cap, products, networks and numbers are asked of each line; its daily and
         *     monthly caps of the whole batch.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a batch
         * @description Returns a batch as it is now: its status, and how many of its lines stand where. Ask every few
         *     seconds while it is `processing`, or wait for `batch.completed`, `batch.partially_completed` or
         *     `batch.failed`. A batch closes a day after it began at the latest; lines whose sends have not
         *     ended by then are `unresolved`, and their sends tell the rest.
         */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{batch_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a batch
         * @description Approves a batch that waits, and starts it. Only an owner or admin may, or a key that one of them
         *     made, and never whoever made the batch: that is 403 `self_approval_forbidden`. The cost is
         *     reserved now unless the batch was made with `reserve_credit: false`. A batch that does not wait
         *     is 409 `batch_not_approvable`.
         */
        post: operations["approveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{batch_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a batch
         * @description Cancels what of a batch has not gone out, and releases the Credit that is still reserved for it.
         *     Sends that are on their way run on; the batch becomes `cancelled` when the last of them has
         *     ended, at once when there is none. A batch that is already cancelled answers 200 as it is; one
         *     that has ended, or has no line left to cancel, is 409 `batch_not_cancellable`.
         */
        post: operations["cancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{batch_id}/retry-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry the failed lines of a batch
         * @description Sends the failed lines of a batch again as a new batch, which names the first in `retry_of` and
         *     is charged anew. Each line is retried once: the network is asked about its send first, as for
         *     `POST /sends/{send_id}/retry`, and a line that was delivered after all, or whose network does not
         *     answer, is left out. Nothing left is 409 `nothing_to_retry`. The lines carry no
         *     `client_reference`. The new batch may have to be approved as any other.
         */
        post: operations["retryFailedBatchItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a batch
         * @description Checks a batch without making it: whether each line is valid and what it would draw, the totals,
         *     and whether your Credit and the stock held with the suppliers suffice. It takes the body of
         *     `POST /batches`, writes nothing, binds no `client_reference` and counts towards no cap. Lines
         *     that are not valid are told in `lines`, not refused. The body may have 8 MiB, and a preview
         *     counts towards the six batches, previews and exports a minute.
         */
        post: operations["previewBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{batch_id}/results.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the results of a batch as CSV
         * @description Returns every line of a batch with what became of it, as CSV for a spreadsheet. It can be asked
         *     for at any time, and shows the lines as they are now. The columns are `line`, `target`,
         *     `network`, `type`, `amount`, `currency`, `status`, `send_id`, `client_reference`, `failure_code`,
         *     `failure_message`, `token_last4`, `units` and `delivered_at` (ISO 8601, Harare's time). It never
         *     holds a whole power token.
         */
        get: operations["getBatchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules
         * @description Lists your schedules, newest first, each with the next days on which it runs.
         */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Create a schedule
         * @description Makes a schedule: the same sales to the same people, daily, weekly, every 14 days, monthly,
         *     yearly, on payday or on the last day of the month. Each run becomes a batch, which reserves its
         *     total and may have to be approved as any batch. Days and hours are Harare's.
         *
         *     Nothing is charged now. 24 hours before each run `schedule.occurrence.upcoming` is told, and
         *     until 15 minutes before it that one day can be skipped, moved, changed or combined with another.
         *     After the service was away a run is made up for once, if it is less than twelve hours late. An
         *     account has up to 5,000 schedules.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{schedule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a schedule
         * @description Returns a schedule as it is now, with the next three days on which it runs.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        /**
         * Delete a schedule
         * @description Deletes a schedule. Its planned days go with it; the batches that it has made stay, and one that
         *     is on its way runs on. To stop it for a while, change `active` instead.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        /**
         * Change a schedule
         * @description Changes a schedule, or pauses it with `active: false`. It holds for every run that is not locked
         *     yet; batches that it has made stay as they are. When the cadence changes, days that you had
         *     skipped, moved or combined are planned anew.
         */
        patch: operations["updateSchedule"];
        trace?: never;
    };
    "/schedules/{schedule_id}/occurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days of a schedule
         * @description Lists the days of a schedule, the latest first: those that are to come with what you have changed
         *     of them, and those that have run with their batches. Use it to draw a calendar. Left out, `from`
         *     is today and `to` is 60 days on.
         */
        get: operations["listScheduleOccurrences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{schedule_id}/occurrences/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a day of a schedule
         * @description Returns one day of a schedule. Once it has run its status is `ran`, and `batch` is what it
         *     became: read that to see how it went. A day that the cadence does not give is 404
         *     `resource_missing`.
         */
        get: operations["getScheduleOccurrence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a day of a schedule
         * @description Changes what one day of a schedule gives, or your note about it; the other days stay as they are.
         *     Possible until 15 minutes before it runs, then 409 `occurrence_locked`.
         */
        patch: operations["updateScheduleOccurrence"];
        trace?: never;
    };
    "/schedules/{schedule_id}/occurrences/{day}/combine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Combine a day of a schedule with another
         * @description Makes one day a part of another day's run, of this schedule or another: both amounts go to each
         *     person in one recharge, with one text message. The two must be for the same people, in the same
         *     currency and booked to the same cost centre, and both still to come; anything else is 409
         *     `occurrence_not_combinable`, whose `meta.differs` says what. Undo it with `reset`.
         */
        post: operations["combineScheduleOccurrence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{schedule_id}/occurrences/{day}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a day of a schedule
         * @description Moves one day to another, at the same hour; the path still names it by the day that the cadence
         *     gives. A day on which the schedule runs already is 409 `invalid_transition`: combine them
         *     instead.
         */
        post: operations["moveScheduleOccurrence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{schedule_id}/occurrences/{day}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the changes of a day of a schedule
         * @description Undoes everything that was changed of one day: it is neither skipped, moved nor combined any
         *     more, and gives what any other day gives. Possible until 15 minutes before the day would run.
         */
        post: operations["resetScheduleOccurrence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{schedule_id}/occurrences/{day}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip a day of a schedule
         * @description Leaves one day out; the others stay. One that waits for a top-up can be left out too. A day that
         *     is already skipped answers 200 as it is. Undo it with `reset`.
         */
        post: operations["skipScheduleOccurrence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{schedule_id}/run-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a schedule now
         * @description Runs a schedule at once, whatever its cadence says: it becomes a batch, which reserves its total
         *     and may have to be approved. Today's day counts as run by it, so the cadence does not run it
         *     again. Once a schedule has run today, it is 409 `already_ran_today` unless you send
         *     `again: true`. The days to come stay as they are. Ask the preview first to see what it would send
         *     and draw.
         */
        post: operations["runSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{schedule_id}/run-now/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a run of a schedule
         * @description Checks what running the schedule now would do: whom it would go to, what it would draw, whether
         *     your Credit suffices, and whether it would wait for approval. It writes nothing.
         */
        post: operations["previewScheduleRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List networks
         * @description Lists the networks and the electricity utility, with how each is doing. It is one short list,
         *     without pages. Use it to show a cashier what can be sold now.
         */
        get: operations["listNetworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Lists what can be sold, at face value, with the smallest and largest amount on each network. It
         *     is one short list, without pages. Load it once a day, and again when a sale is refused as
         *     `product_unavailable`. A product that is paused stays in the list with `available: false`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a product
         * @description Returns a product by its slug, as it can be sold now: `networks` has the smallest and largest
         *     amount on each, and why one is paused.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product_id}/bundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bundles of a product
         * @description Lists the data bundles of a product, by network and price. It is one short list, without pages;
         *     a product that is no data product has none. In test mode the bundles are simulated. Live bundles
         *     are not available yet: the list of a live account is empty.
         */
        get: operations["listProductBundles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the status of the networks
         * @description Tells how the networks are doing: for everything that is sold, the network's state, the share of
         *     attempts that it answered in the last hour, and how long deliveries took. Use it to tell a
         *     cashier that a network is slow before the customer pays. To be told of a change rather than ask,
         *     hear `network.availability.*` and `power.availability.*`. What you may sell is told by
         *     `GET /products`; a network can be slow and its products available.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the history of the status
         * @description Tells how the networks did on past days: how many minutes each was up, degraded and down, and
         *     when. `from` and `to` are days in Harare and both included; left out, they are the last seven
         *     days.
         */
        get: operations["getStatusHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a phone number
         * @description Tells which network a number belongs to, how it is properly written, and what can be sold to it.
         *     Use it while the cashier types, before the customer pays. It reads the digits only: it asks no
         *     provider, costs nothing, and does not tell whether the line is in use. Text that is no Zimbabwean
         *     mobile number is answered 200 with `valid: false`.
         */
        get: operations["lookupPhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meters/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm a meter
         * @description Asks the utility who a meter belongs to, so that the cashier can read the name and the suburb
         *     back to the customer before any money changes hands. The name is masked and the address is the
         *     suburb only. An answer is kept for up to ten minutes (`source: cache`).
         *
         *     Confirmations are rationed: 30 a minute for each key, and a daily quota for the account that
         *     grows with the power it sells. Past either it is 429 `meter_quota_exceeded`. While the utility
         *     cannot answer it is 503 `power_unavailable`; a meter that it does not know is 422
         *     `meter_not_found`.
         */
        get: operations["getMeter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a sale
         * @description Tells what a sale will bring before the customer pays. For power it confirms the meter with the
         *     utility and returns the name and the suburb to read back, and the units that the money buys now
         *     and after the cheapest band begins anew on the 1st. Pass the quote's id as `quote` of the sale:
         *     it carries the confirmation for 30 minutes. `you_pay` is always the face value.
         *
         *     A quote binds the target and the currency; the amount of the sale may differ. It is used once,
         *     and open again when its sale fails or is cancelled in time. Confirmations are rationed as those
         *     of `GET /meters/{number}`.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{quote_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a quote
         * @description Returns a quote as it is now: whether a sale can still carry it, and which one does.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your Credit
         * @description Returns your prepaid Credit in both currencies. Sales draw on `available`; `reserved` is set
         *     aside for batches, programs and checkouts; `in_flight` is already drawn for sends that have not
         *     ended, and comes back if they fail. Nothing is ever exchanged between the currencies.
         */
        get: operations["getCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Credit transactions
         * @description Lists everything that changed your Credit, newest first: sales, returns, top-ups, and Credit set
         *     aside. `amount` is signed, and each row carries the balances after it. Use `source` with the id
         *     of a send to see what it drew and what came back, or with a prefix such as `top_` for one kind.
         */
        get: operations["listCreditTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/transactions/{transaction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a Credit transaction
         * @description Returns one row of the Credit account. Rows never change, so it is always as it was written.
         */
        get: operations["getCreditTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your Credit alerts
         * @description Returns what you are told about your Credit: below which balance, and how. `last_fired` says when
         *     the low balance of each currency was last told.
         */
        get: operations["getCreditAlerts"];
        /**
         * Set your Credit alerts
         * @description Sets what you are told about your Credit. It replaces what was set before: what you leave out is
         *     as in a new account. The event `credit.balance.low` is written with the sale that takes the
         *     available Credit below the amount: once, and again only after the Credit has stood at 110 % of
         *     the amount or more. An amount above your Credit of now fires nothing until then.
         *
         *     The event is written whatever the channels; `email` and `sms` tell the contact and the support
         *     number of your account besides, which `recipients` shows.
         *
         *     Not kept yet, and answered 501 `not_implemented` with `param`: `shortfall_projection`.
         */
        put: operations["updateCreditAlerts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Credit reservations
         * @description Lists the Credit that is set aside for batches, programs and checkouts, newest first. Use
         *     `status=active` to see what makes up `reserved` of `GET /credit`; `source` says what each one is
         *     set aside for.
         */
        get: operations["listCreditReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/topups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List top-ups
         * @description Lists top-ups, newest first. Use it to see which transfers are still awaited (`status=pending`)
         *     and what a month was paid with.
         */
        get: operations["listTopups"];
        put?: never;
        /**
         * Top up your Credit
         * @description Starts a top-up of any amount. By card: send the payer to `redirect_url` within the hour; the
         *     card fee is the payer's and never lessens your Credit. By bank transfer: have the amount
         *     transferred to `bank` within seven days, with its `reference`. The money is Credit, and can be
         *     spent, as soon as it is here: wait for `credit.topup.succeeded`.
         *
         *     When another amount arrives than was asked for, Credit is what arrived: see `amount_received`. In
         *     test mode cards succeed; an amount that ends in `.02` fails, and one that ends in `.05` stays
         *     `pending` for a while.
         */
        post: operations["createTopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/topups/{topup_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a top-up
         * @description Returns a top-up as it is now: whether the money is here, and in which row of your Credit.
         */
        get: operations["getTopup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a statement
         * @description Returns what a month did to your Credit in one currency: what it opened and closed with, what was
         *     topped up, drawn for sends and returned, by type, cost centre and key. Months are Harare's. On
         *     the dealer tier it adds what was sold at face value, what that drew, and what you earned. A past
         *     month is final three days after its end.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a statement's rows as CSV
         * @description Returns every row that changed your Credit in a month, oldest first, as CSV: a line of headings,
         *     then a line for each row with the balances after it and, for a send, what was sold.
         */
        get: operations["getStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a statement as PDF
         * @description Returns a statement as pages of A4, to print or to send to a bookkeeper.
         */
        get: operations["getStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on spending
         * @description Returns what was sold in a span of days and what it cost, grouped by up to two dimensions: by
         *     month and cost centre for your books, by key for your tills, by recipient for a person. Sends
         *     count on the day on which they were made, in Harare; `delivered`, `failed` and `credited_back`
         *     say what has become of them since. The monthly statement is what your Credit did; this is what
         *     was sold.
         */
        get: operations["getSpendReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on programs
         * @description Returns how your programs did in a span of days: budget, rewards, and what one completed action
         *     cost. Use it to tell which program earns its budget, and which one runs out.
         */
        get: operations["getProgramReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on failures
         * @description Returns why sends failed in a span of days, by reason and network. Use it to find a till that
         *     types numbers wrongly (`invalid_target`, `wrong_network`), or a network that has a bad week.
         */
        get: operations["getFailureReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reconcile a day
         * @description Closes a day: what was sold on it, what of it was delivered, returned or is still open, for each
         *     till. Compare a till's `opened` with what its drawer holds; settle `unresolved` the next morning.
         *     It can be asked for again, and then shows what has become of the day's sends since.
         */
        get: operations["getReconciliationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Lists your exports, newest first, those whose files are gone too.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Create an export
         * @description Writes many objects into one file, in the background. The answer is 202 with `status: pending`;
         *     read the export every few seconds until it is `ready`, then download the file from
         *     `download_url`. It is kept for seven days.
         *
         *     The key needs `reports:read` and the read scope of what is exported. Filters are those of the
         *     list of that kind; one that the list does not have is 400 `unknown_parameter`. Power tokens are
         *     masked unless you ask for `include_tokens` with a key that holds `tokens:read`. Six exports and
         *     batches a minute may be started; each export is written into the audit log.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{export_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an export
         * @description Returns an export as it is now. Once it is `ready` each read carries a new `download_url`, good
         *     for 15 minutes: fetch it from there, and compare `size` and `sha256` with what has arrived.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/power/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the power tariff
         * @description Returns what electricity costs: the utility's published bands with the levy, what customers
         *     really paid, and how to buy the most units. The tariff is the same in test and live mode.
         */
        get: operations["getPowerRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/power/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reckon the units of an amount
         * @description Tells how many units an amount buys now, and how many after the cheapest band begins anew on the
         *     1st. With `meter` it counts from what the meter has bought through you this month, and confirms
         *     it with the utility, rationed as `GET /meters/{number}`. Without it, it counts from nothing.
         */
        get: operations["getPowerQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/power/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the price over time
         * @description Returns how the price that customers paid has moved over the last 90 days, a point a day, with
         *     the days on which it changed. Use it to draw a small chart.
         */
        get: operations["getPowerSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/power/observations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List observed purchases
         * @description Lists the purchases behind the observed price, newest first, without meter and without buyer.
         *     Days with fewer than five purchases are left out, so that nobody can be told from them.
         */
        get: operations["listPowerObservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your account
         * @description Returns the account that the key belongs to: the organisation in the mode of the key. Use it to
         *     check that a key works, which mode it acts in, and whether the account may trade. Balances are
         *     not here; see `GET /credit`.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your account
         * @description Changes how the account is set up. What is left out stays. Use it to sign text messages with the
         *     name of the shop, to make large batches wait for a second person, or to guard a busy till against
         *     ringing up the same sale twice. The change holds from the next request on; sends that exist keep
         *     what they were made with. It is written into the audit log.
         *
         *     The key must have been made by an owner or an admin; `default_api_version` takes an owner.
         *     `agent_live_enabled` is set by a person in the dashboard: from a key it is 403 `dashboard_only`.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Lists the members of the organisation, newest first. People who were invited and have not
         *     accepted are not among them; see `GET /invites`.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite a member
         * @description Invites a person by text message and email. The answer is the invitation, `pending`: the person
         *     becomes a member by accepting it in the dashboard, and sees nothing of the account until then. It
         *     lapses after 14 days. Give `phone`, `email`, or both.
         *
         *     Only an owner invites owners. A person who is a member already, or whose invitation is pending,
         *     is 409 `duplicate_resource`; `resource` is that member or invitation.
         */
        post: operations["createMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a member
         * @description Returns a member: the role, and whether the person has a payment PIN.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Takes a person out of the organisation at once: every session ends. Keys that the person has made
         *     go on, as do their sends. Only an owner removes an owner, and the last one stays: 409
         *     `last_owner`.
         */
        delete: operations["deleteMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Gives a member another role, at once. Keys that the member has made keep their scopes, so that no
         *     till stops because somebody changed jobs; revoke them if they shall. Only an owner makes or
         *     unmakes an owner, and the last owner stays one: 409 `last_owner`. With `tokens_read` a developer
         *     sees power tokens in clear, which owners and admins always do.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/members/me/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set your payment PIN
         * @description Sets or changes the payment PIN of the person who is signed in. Approving an agent's request asks
         *     for it. It is stored so that nobody can read it. Five wrong tries of `current_pin` lock it for 30
         *     minutes: 403 `pin_locked`. Who has forgotten it asks for a code by email and text message and
         *     leaves `current_pin` out; approvals are then blocked for 12 hours.
         *
         *     It is done in the dashboard; a key is 403 `dashboard_only`.
         */
        post: operations["setMyPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Lists the invitations of the organisation, newest first, with what became of each. Invite
         *     somebody with `POST /members`.
         */
        get: operations["listInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/{invite_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an invitation
         * @description Returns an invitation: whether it is pending still, and which member came of it.
         */
        get: operations["getInvite"];
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Takes an invitation back: its link stops at once. One that is revoked already answers 200 as it
         *     is; one that was accepted or declined, or has lapsed, is 409 `invalid_transition`. The key must
         *     have been made by an owner or an admin.
         */
        delete: operations["deleteInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your organisations
         * @description Lists the organisations that the signed-in person belongs to, with the role in each, and which
         *     of them the session acts in. It is one short list. It is for the dashboard: a key belongs to one
         *     account, which `GET /account` returns.
         */
        get: operations["listOrganisations"];
        put?: never;
        /**
         * Create an organisation
         * @description Makes an organisation: its live account and the twin of it in test mode, with test Credit. The
         *     signed-in person becomes its owner. Nothing real is sold before its first live key is made and
         *     the terms are accepted.
         */
        post: operations["createOrganisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organisations/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations to you
         * @description Lists the pending invitations to the signed-in person, by the email address and the number that
         *     the person has proven, each with the name of the organisation.
         */
        get: operations["listOrganisationInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organisations/invites/{invite_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Accepts an invitation: the signed-in person becomes a member with the role that it names.
         *     Accepted again it answers 200. One that was declined or revoked, or has lapsed after 14 days, is
         *     409 `invalid_transition`. An invitation of somebody else is 404.
         */
        post: operations["acceptOrganisationInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organisations/invites/{invite_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description Declines an invitation, for good; the organisation may send another. One that was accepted or
         *     revoked, or has lapsed, is 409 `invalid_transition`. An invitation of somebody else is 404.
         */
        post: operations["declineOrganisationInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agent approvals
         * @description Lists what agents have asked a person for, newest first. Use `status=requested` to show what
         *     waits. An agent key sees its own requests only. Whether one was decided is told by the
         *     `agent_approval.*` events as well.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{approval_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an agent approval
         * @description Returns what an agent asked for, as it stands now: while it is `requested` nothing is sent or
         *     charged. Once it is `approved`, `result` is the send or the reward. An agent key finds its own
         *     requests only.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{approval_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an agent's request
         * @description Approves what an agent asked for: an owner or an admin does, in the dashboard, with the payment
         *     PIN. The request is then carried out as the agent sent it, with every check but the threshold;
         *     `result` is the send or the reward. A new number joins the key's `recipient_allowlist`. When the
         *     request is refused after all, for want of Credit say, the approval is `failed` and `failure` says
         *     why; nothing is charged.
         *
         *     Five wrong PINs lock it for 30 minutes: 403 `pin_locked`. A request that nobody decided for 24
         *     hours is 409 `approval_expired`.
         */
        post: operations["approveApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{approval_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an agent's request
         * @description Rejects what an agent asked for, in the dashboard. Nothing is sent or charged, and the
         *     `client_reference` of the request stays bound to the approval. A request that was decided is 409
         *     `approval_resolved`.
         */
        post: operations["rejectApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document
         * @description Uploads a document for the dealer application, or for a dispute, as a form with the fields `kind`
         *     and `file`: a PDF, JPEG or PNG of at most 10 MiB. Put the id of the answer into `documents` of
         *     the application, or into `evidence.attachments` of the dispute. The file is kept encrypted, shown
         *     to staff only and never given out again; compare `sha256` with that of yours.
         *
         *     With `sends:write` alone a key uploads `dispute_evidence` and nothing else: the rest is 403
         *     `insufficient_scope`. A file of another kind, whatever its name says, is 400 `parameter_invalid`.
         */
        post: operations["uploadDealerDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your dealer application
         * @description Returns the application as it is now: how far it has come, what is `missing`, and what reviewers
         *     have asked. Once it is approved, `discounts` says what you pay less; so does `dealer` of
         *     `GET /account`. Without an application it is 404.
         */
        get: operations["getDealerApplication"];
        put?: never;
        /**
         * Apply for dealer pricing
         * @description Begins the application to the dealer tier: a verified business pays less than the face value, by
         *     a percentage for each network and currency that staff set. It begins as a `draft`, and may be as
         *     incomplete as you like: `missing` lists what is needed still. Upload documents with
         *     `POST /dealer/documents`, complete it with `PATCH /dealer/application` and hand it in with
         *     `POST /dealer/application/submit`.
         *
         *     An organisation has one application at a time: while one is open, or approved, it is 409
         *     `duplicate_resource`. After a decline you may apply anew.
         */
        post: operations["createDealerApplication"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your dealer application
         * @description Completes or corrects the application while it is a `draft` or `more_information` was asked for.
         *     What is left out stays; a list replaces the whole list. In any other state it is 409
         *     `invalid_transition`: staff read what you submitted.
         */
        patch: operations["updateDealerApplication"];
        trace?: never;
    };
    "/dealer/application/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit your dealer application
         * @description Hands the application in. Staff read it, ask for more if they need to (`more_information`, with
         *     their questions in `reviewer_messages`; answer by changing it and submitting again), and approve
         *     or decline it. What is needed and missing is 400 `parameter_missing`, all of it in `details`. An
         *     application that is submitted already answers 409 `invalid_transition`.
         */
        post: operations["submitDealerApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Lists the API keys of the account in the mode of the caller, newest first: those that work and,
         *     for good, those that no longer do. Use it to find a till's key by its label, or the keys that
         *     nobody has used for long. It shows no secret, and what a key has spent only when one key is
         *     retrieved.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Makes an API key in the mode of the caller. The answer carries `secret`, once: keep it, because
         *     nobody can read it again. Make one restricted key (`rk`) for each till, with only the scopes that
         *     a till needs and with `spend_caps`: its id tags every sale, so the till's day can be listed.
         *
         *     The first live key of an organisation needs `accept_terms: true`, by which it accepts the terms;
         *     without it 403 `terms_not_accepted`. An account has up to 10,000 active keys in a mode.
         *
         *     A key made by a key is never wider than its maker in scopes, caps, products, networks or
         *     addresses. Caps count the face value of sends, without those whose Credit came back. An
         *     Idempotency-Key is refused, because a replay would have to show the secret again.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an API key
         * @description Returns a key as it is now, with what it has spent today and this month against its caps. The
         *     secret is never shown again.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes a key at once, for good. Requests with it answer 401 `revoked_api_key`; sends that it has
         *     made go on. A key that no longer works answers 200 as it is.
         */
        delete: operations["deleteKey"];
        options?: never;
        head?: never;
        /**
         * Change an API key
         * @description Changes a key that works. What is left out stays; null takes a limit away. A new limit holds from
         *     the next request on, and caps count what was sold before. The kind of a key never changes.
         *
         *     A key that changes a key makes none of the limits it writes wider than its own. A key that was
         *     revoked or has expired is 409 `invalid_transition`: make a new one.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/keys/{key_id}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll an API key
         * @description Gives a key a new secret, which the answer shows once. The key stays the same: its id, caps,
         *     usage and sales go on. The old secret works for the grace period and stands in `rolled`
         *     meanwhile, so a till can be moved over without a stop; without one it ends at once, as does the
         *     secret of an earlier roll.
         *
         *     A key never rolls another that may do more than itself. A key that was revoked or has expired is
         *     409 `invalid_transition`.
         */
        post: operations["rollKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List programs
         * @description Lists your programs, newest first, with what is left of their budgets. Use it to find a program's
         *     id, or with `status=exhausted` those that need money.
         */
        get: operations["listPrograms"];
        put?: never;
        /**
         * Create a program
         * @description Makes a program as a draft: what it may give away, as what, to whom, and what is held. The answer
         *     carries `completions_secret`, with which your own systems sign completions; keep it. With
         *     `funding: reserve` the whole budget is set aside from your Credit now, and 402
         *     `reservation_insufficient` when there is not enough; with `pay_as_you_go` each reward draws on
         *     your Credit when it is made.
         *
         *     Nothing is given away until you activate it. Add rules with `PUT /programs/{program_id}/rules`
         *     when activities, referrals or check-ins shall earn rewards.
         */
        post: operations["createProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a program
         * @description Returns a program as it is now, with its budget to the cent. The secret is never shown again.
         */
        get: operations["getProgram"];
        put?: never;
        post?: never;
        /**
         * Delete a program
         * @description Closes a program, just as `POST /programs/{program_id}/close` does; nothing is erased, and its
         *     rewards can be read for ever. A program that is closed answers 200 as it is.
         */
        delete: operations["deleteProgram"];
        options?: never;
        head?: never;
        /**
         * Change a program
         * @description Changes a program that is not closed. What is left out stays. Everything can change but the
         *     currency and the funding, and it holds for the rewards that are made from now on; those that
         *     exist keep their terms. A budget below what is spent and earmarked is 402
         *     `program_budget_exceeded`; a larger one of a reserved program is set aside now.
         */
        patch: operations["updateProgram"];
        trace?: never;
    };
    "/programs/{program_id}/roll-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll the secret of a program
         * @description Gives a program a new secret for its completions, which the answer shows once. The old one works
         *     for 24 hours more, so that the systems that sign can be moved over without a stop; a second roll
         *     in that time ends it at once. Use it when a secret may have leaked.
         */
        post: operations["rollProgramSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a program
         * @description Starts a program: from now on it gives rewards. It needs at least one of `choices` and a budget,
         *     else 400 `parameter_missing` names what it lacks; a reserved program also needs the Credit that
         *     is not yet set aside for it. A program that is active answers 200 as it is; one that is paused is
         *     resumed instead, and 409 `invalid_transition` here.
         */
        post: operations["activateProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a program
         * @description Stops a program for a while: new rewards, completions and claims are 409 `program_not_active`,
         *     and what is already being sent goes on. Its budget stays where it is. A program that is paused
         *     answers 200 as it is; a draft or an exhausted one is 409 `invalid_transition`.
         */
        post: operations["pauseProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a program
         * @description Lets a paused program give rewards again. What was refused meanwhile is not made up for: send
         *     those completions again with the same `completion_id`. A program that is active answers 200 as it
         *     is; any other is 409 `invalid_transition`.
         */
        post: operations["resumeProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a program
         * @description Ends a program for good, from whatever state. New rewards are 409 `program_closed`. Links that
         *     nobody has claimed are revoked now; escrow can still be released for `close_grace`, seven days
         *     unless you said otherwise, and is voided then. What is left of a reserved budget comes back to
         *     your Credit. A program that is closed answers 200 as it is.
         */
        post: operations["closeProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to a program's budget
         * @description Adds to the budget of a program. For a reserved program the same amount is set aside from your
         *     Credit; there must be enough, else 402 `reservation_insufficient` and nothing changes. A program
         *     that was exhausted is active again.
         */
        post: operations["fundProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}/defund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take from a program's budget
         * @description Takes money out of the budget of a program. For a reserved program it is available Credit again
         *     at once. Without `amount` it takes all that is free; what escrow and unclaimed links have
         *     earmarked stays, and asking for more than is free is 402 `program_budget_exceeded`. A program
         *     from which everything was taken is exhausted.
         */
        post: operations["defundProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reward a signed completion
         * @description Rewards a person for something completed, without an API key: a survey tool, a form or an app
         *     signs the request with the program's secret instead. The program's limits, fraud rules and budget
         *     are checked under one lock, as by `POST /rewards`; a refusal writes nothing, so it can be sent
         *     again with the same `completion_id` once the cause is gone. A `completion_id` that was used
         *     answers 200 with its first reward.
         *
         *     The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
         *     stop and the raw body, keyed by the whole `completions_secret`. Sign every try anew: a signature
         *     is good for five minutes. Past the program's `throttle_per_hour` it is 429
         *     `completions_throttled`; wait `retry_after` seconds.
         */
        post: operations["createCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{program_id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rules of a program
         * @description Lists the rules of a program on one page, those that are asked first on top. Rules that were left
         *     out of the last set are there too, switched off, with what they have matched.
         */
        get: operations["listProgramRules"];
        /**
         * Set the rules of a program
         * @description Sets the rules of a program: the whole set at once. A rule with the `id` of one that exists
         *     replaces it and keeps its count; one without is new; rules that you leave out are switched off
         *     and never erased. Read the rules, change them, and send all of them back.
         *
         *     Rules hold for what happens from now on. Chance is no reason for a reward: `lottery` and
         *     `prize_draw` are refused with `rule_not_allowed`.
         */
        put: operations["setProgramRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rewards
         * @description Lists rewards, newest first. Use it to see what a person has had (`recipient`), whether something
         *     was rewarded (`completion_id`), or what waits in escrow (`status=held`). Filters are combined
         *     with and.
         */
        get: operations["listRewards"];
        put?: never;
        /**
         * Give a reward
         * @description Gives a person a reward for something completed. The limits of the program, its fraud rules and
         *     its budget are checked under one lock: two requests at once never pass a limit together. A
         *     refusal writes nothing, so the same `completion_id` can be sent again once the cause is gone: 402
         *     `program_budget_exceeded` once the program has budget, 422 `reward_cap_reached` once the day or
         *     the month of its limit is over.
         *
         *     With `delivery: direct` it is sent at once; with `link` or `choice` the person gets a link, and
         *     the reward is `pending` until it is claimed. With `hold`, or as the program's `hold` says, it is
         *     `held` in escrow until you release it, or for a review until somebody approves it. Learn the rest
         *     from the `reward.*` events.
         *
         *     A `completion_id` that was used in the program answers 200 with its first reward, whatever the
         *     body says, and pays nothing. For an agent key above its threshold, or for a number it has not
         *     sent to, the answer is 202 with an `agent_approval`: nothing is given until a person approves.
         */
        post: operations["createReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/{reward_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a reward
         * @description Returns a reward as it is now: whether the person has it, and if not, what it waits for. `send`
         *     leads to the send that pays it out.
         */
        get: operations["getReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/{reward_id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a reward from escrow
         * @description Lets a reward out of escrow and sends it, if you wish for less than it was held for; the rest
         *     goes back to the budget. Use it when what was promised is done: the order is paid, the return
         *     window is over. It can be done for `close_grace` after the program was closed.
         *
         *     A reward that was released answers 200 as it is. One that a review holds is 409
         *     `reward_not_releasable`: approve the review instead. More than the reward is 422
         *     `amount_out_of_range`.
         */
        post: operations["releaseReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/{reward_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a reward
         * @description Takes a reward back before anything was sent: one in escrow, or one whose link nobody has
         *     claimed. Its budget returns to the program, its link is revoked, and its `completion_id` stays
         *     used. A reward that is voided answers 200 as it is; any other is 409 `reward_not_voidable`, and
         *     one that a review holds is rejected there.
         */
        post: operations["voidReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reward-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reward links
         * @description Lists reward links, newest first. Use it to see how a campaign goes: give each campaign a
         *     `label`, and compare how many were opened and claimed. URLs and tokens are shown only to a key
         *     with `rewards:write`.
         */
        get: operations["listRewardLinks"];
        put?: never;
        /**
         * Create reward links
         * @description Makes a link, or up to 500 alike, that people claim a reward by. Their amount is earmarked in the
         *     program's budget until they are claimed, expire or are revoked, so a link that is out is always
         *     paid for. Hand over `url`, or print the QR code behind `qr_png_url`.
         *
         *     Whoever has a link may claim it, once. With `bind: otp` the number that the reward goes to must
         *     confirm a code first, and with `phone_hint` only that number gets one. A program with a
         *     `geofence` wants a check-in instead. Watch `reward_link.claimed`, or read the link.
         */
        post: operations["createRewardLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reward-links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a reward link
         * @description Returns a link as it is now: how often it was opened, and once it is claimed, its reward. URL and
         *     token are shown only to a key with `rewards:write`.
         */
        get: operations["getRewardLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reward-links/{link_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a reward link
         * @description Takes a link back: whoever opens it then is told that it is no longer good, and its amount
         *     returns to the program's budget. Use it when a link was lost or sent to the wrong person. A link
         *     that is revoked answers 200 as it is; one that was claimed or has expired is 409
         *     `invalid_transition`.
         */
        post: operations["revokeRewardLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claims/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a reward link to its holder
         * @description Shows a reward link to the person who holds it: what it is worth, what to choose from, and in
         *     `requires` what to ask for. Call it from your claim page with a publishable key. The first call
         *     opens the link. Once it is claimed, `result` says how far the reward has come; ask every couple
         *     of seconds until it is no longer `sending`.
         *
         *     It never shows the program, its budget, other rewards or a whole number. A link that has expired
         *     or was revoked is 410.
         */
        get: operations["getClaim"];
        put?: never;
        /**
         * Claim a reward link
         * @description Claims a reward link for a person: the number, the choice where there is one, and the code where
         *     the link asks for it. The reward is made and sent at once, or held when a fraud rule stops it;
         *     show the sentence in `result`. The same number again answers 200 with the claim as it is now;
         *     another number is 410 `claim_used`.
         *
         *     A refusal by a limit or a rule claims nothing, and the person may try again. Five wrong codes
         *     lock the link for 30 minutes.
         */
        post: operations["createClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claims/{token}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Text a claim code
         * @description Texts a code of six digits to the number that a reward shall go to. Links with `bind: otp` want
         *     it with the claim. The answer is the same whether or not the number may claim, so that nobody
         *     learns whose link it is. A code is good for ten minutes; another may be asked for after one, and
         *     at most three in 15 minutes and ten in a day are sent.
         */
        post: operations["sendClaimCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List check-ins
         * @description Lists check-ins, newest first: where people claimed, how far from the middle of the place, and
         *     what became of it. A publishable key sees only the check-ins that were made with it.
         */
        get: operations["listCheckins"];
        put?: never;
        /**
         * Check in
         * @description Claims a link of a program that has a `geofence`: the phone's position must be inside the place
         *     and its hours. Call it from your page with a publishable key, after the browser gave you the
         *     position. Everything that a claim needs is needed here too: the choice, the code, the challenge.
         *
         *     Too far away is 422 `geofence_outside`, too vague 422 `accuracy_too_low`; nothing is claimed
         *     then, and the person may try again. An `attestation` makes a review less likely.
         */
        post: operations["createCheckin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activities
         * @description Lists activities, newest first. Use it to answer a customer who asks why a visit was not
         *     rewarded: `matches` says which rules it met and what each gave.
         */
        get: operations["listActivities"];
        put?: never;
        /**
         * Report an activity
         * @description Tells of something that a customer has done, and lets the rules of your active programs reward
         *     it. Use your own id as `activity_id`: told again, the answer is 200 with the first activity, and
         *     nothing is rewarded twice, however late. Rules are asked at once; `matches` in the answer says
         *     which it met. A rule that gives nothing, because a limit is reached or a budget is spent, never
         *     refuses the activity: it says so in `skipped_reason`.
         */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an activity
         * @description Returns an activity with the rules that it met and what each gave.
         */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List referrals
         * @description Lists referrals, newest first. Use `status=pending` with a `program` to see who was brought and
         *     has not done yet what you pay for. Filters are combined with and.
         */
        get: operations["listReferrals"];
        put?: never;
        /**
         * Create a referral
         * @description Keeps who brought whom, so that the referrer can be rewarded later. Tell it when the friend signs
         *     up, and qualify it when the friend has done what you pay for. Nobody brings the same person
         *     twice: a pair that is known answers 200 with its first referral. It expires after 90 days.
         */
        post: operations["createReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/{referral_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a referral
         * @description Returns a referral as it is now: whether it has qualified, and with which reward.
         */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/{referral_id}/qualify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Qualify a referral
         * @description Says that the friend has done what you pay for, and rewards the one who brought them: the direct
         *     referrer alone, never a chain. The reward waits in escrow unless the program's `hold` says
         *     otherwise; release it when a return is no longer possible. A referral that has qualified answers
         *     200 as it is; one that was rejected or has expired is 409 `invalid_transition`.
         */
        post: operations["qualifyReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description Lists reviews, newest first. Use `status=open` as a work list: each holds a reward until somebody
         *     decides, and after 30 days without a decision it is rejected.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{review_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a review
         * @description Returns a review: why the reward was stopped, how likely it is that something is wrong, and which
         *     other rewards may belong to the same person.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{review_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a review
         * @description Lets the reward of a review go: the program's limits and budget are checked once more under their
         *     lock, and then it is sent. When a check fails the review stays open, so it can be approved once
         *     the cause is gone, or rejected. A review that is approved answers 200 as it is; one that is
         *     rejected is 409 `review_resolved`.
         */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{review_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a review
         * @description Turns the reward of a review down: nothing is sent, its budget returns to the program, and its
         *     `completion_id` stays used. A review that is rejected answers 200 as it is; one that is approved
         *     is 409 `review_resolved`. To keep the number from coming back, put it on the blocklist.
         */
        post: operations["rejectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recipients
         * @description Lists your recipients, newest first; those that are being erased only when `status` asks for
         *     them. Find one by your own id with `external_id`, or by a few letters with `q`.
         */
        get: operations["listRecipients"];
        put?: never;
        /**
         * Create a recipient
         * @description Makes a recipient, so that sends, schedules, groups and rewards can name the person in place of a
         *     number. Give a number, a meter, or both. With `external_id`, your own id, the recipient can be
         *     named as `ext:<external_id>` everywhere; it is unique in the account, as is `payroll_id`: one
         *     that exists is 409 `duplicate_resource`, and `resource` is its recipient.
         *
         *     An account holds at most 200,000 recipients. For many at once use `POST /recipients/bulk`.
         */
        post: operations["createRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipients/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many recipients
         * @description Makes or changes up to 1,000 recipients at once, from `recipients` or from `csv`. Each line is
         *     written for itself and told in `results`; with `atomic` all lines are written or none. With
         *     `mode: upsert` a line whose recipient exists, by `match`, changes it: columns that are not there
         *     stay. Each recipient that is made or changed has its event.
         */
        post: operations["createRecipientsBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipients/{recipient_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a recipient
         * @description Returns a recipient, with what the person was sent so far in `totals`.
         */
        get: operations["getRecipient"];
        put?: never;
        post?: never;
        /**
         * Erase a recipient
         * @description Erases what you know of a person. For seven days the recipient is `erasure_pending`, gets nothing
         *     and can be restored; then name, number, email address and notes are gone for good. Sends stay,
         *     with the person's particulars replaced; a hash of the number is kept so that the blocklist holds.
         *     A recipient that is being erased already answers 202 as it is.
         */
        delete: operations["deleteRecipient"];
        options?: never;
        head?: never;
        /**
         * Change a recipient
         * @description Changes a recipient. What is left out stays; a list replaces the whole list; null takes away. A
         *     new number counts from the next send on; schedules follow, and sends that exist do not. A
         *     recipient that is being erased is 422 `erased_recipient`: restore it first.
         */
        patch: operations["updateRecipient"];
        trace?: never;
    };
    "/recipients/{recipient_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a recipient
         * @description Takes back the erasure of a recipient within its seven days. A recipient that is `active` answers
         *     200 as it is; one that was erased is 422 `erased_recipient`: nothing is left to restore.
         */
        post: operations["restoreRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Lists the groups of the account, newest first, with how many recipients are in each.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a group
         * @description Makes a group, so that a schedule or a batch can name many recipients at once. Without a `filter`
         *     it is static: put recipients into it with `POST /groups/{group_id}/members`. With one it is
         *     dynamic and holds whoever fits at the moment it is used.
         *
         *     An account has at most 100 groups, each of at most 10,000 recipients. A name that exists is 409
         *     `duplicate_resource`.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a group
         * @description Returns a group, with how many recipients are in it now.
         */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a group
         * @description Deletes a group; its recipients stay. A group that a schedule uses is 409 `resource_in_use`, and
         *     `resource` is that schedule.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        /**
         * Change a group
         * @description Changes the name, the description or the filter of a group. What is left out stays. A static
         *     group takes no `filter`: 400 `parameter_invalid`. Schedules use what the group holds when they
         *     run.
         */
        patch: operations["updateGroup"];
        trace?: never;
    };
    "/groups/{group_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a group
         * @description Lists the recipients that are in a group now, those that were made last first. Ask before a
         *     schedule runs to see whom a dynamic group holds.
         */
        get: operations["listGroupMembers"];
        put?: never;
        /**
         * Change who is in a group
         * @description Puts recipients into a static group and takes others out, up to 1,000 of each at once. All of it
         *     is done or none. Who is in it already, or is not in it, is no error. The filter decides for a
         *     dynamic group: 400 `parameter_invalid`. A recipient that is being erased is 422
         *     `erased_recipient`.
         */
        post: operations["updateGroupMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cost-centers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cost centres
         * @description Lists the cost centres of the account, newest first, with what each has spent this month.
         */
        get: operations["listCostCenters"];
        put?: never;
        /**
         * Create a cost centre
         * @description Makes a cost centre. Name it as `cost_center` of a send, a batch, a schedule or a recipient; the
         *     list of sends, the statement and the report on spending can then be read by it. A budget warns
         *     and is no cap: use the spend caps of a key for that. A `gl_code` that exists is 409
         *     `duplicate_resource`.
         */
        post: operations["createCostCenter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cost-centers/{cost_center_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a cost centre
         * @description Returns a cost centre, with what it has spent this month and what its budget leaves.
         */
        get: operations["getCostCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a cost centre
         * @description Changes a cost centre. What is left out stays. There is no delete: `is_active: false` archives
         *     it, so that what was booked to it stays in the reports; nothing new is booked to an archived one.
         *     The currency changes only while nothing was booked to it: else it is 409 `resource_in_use`.
         */
        patch: operations["updateCostCenter"];
        trace?: never;
    };
    "/blocklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the blocklist
         * @description Lists what is blocked, newest first. Use `target` to see whether one number or meter is.
         */
        get: operations["listBlocklist"];
        put?: never;
        /**
         * Block a number or a meter
         * @description Blocks a number or a meter: from now on sends, batches, schedules and rewards to it are refused
         *     with `target_blocked`, and scheduled ones fail when they come due. What has gone out goes on. It
         *     holds for the whole account, in live mode only: a test key is 403 `live_mode_only`. A target that
         *     is blocked already is 409 `duplicate_resource`.
         */
        post: operations["createBlockedTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocklist/{entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a blocklist entry
         * @description Returns an entry of the blocklist: why it is there, and how often it has held something back.
         */
        get: operations["getBlockedTarget"];
        put?: never;
        post?: never;
        /**
         * Unblock a number or a meter
         * @description Takes a number or a meter off the blocklist at once. What was refused before stays refused.
         */
        delete: operations["deleteBlockedTarget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the family
         * @description Lists the household: who is on the list, each one's allowance and what was spent on each this
         *     month. It is one short list.
         */
        get: operations["listFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a family member
         * @description Puts somebody on the list of the household. The person becomes a recipient too, and an
         *     `allowance` becomes a schedule that sells airtime from your Credit at 08:00 on its day; both are
         *     shown, and there is no other way for money to go. A household has at most 100 people. A number
         *     that is on the list is 409 `duplicate_resource`.
         */
        post: operations["createFamilyMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/members/{family_member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a family member
         * @description Takes somebody off the list and ends the allowance. The recipient and what was sent stay; erase
         *     the recipient with `DELETE /recipients/{recipient_id}` if you shall forget the person.
         */
        delete: operations["deleteFamilyMember"];
        options?: never;
        head?: never;
        /**
         * Change a family member
         * @description Changes a family member. What is left out stays; `allowance: null` ends the allowance and
         *     `paused: true` lets it rest. It holds from the next occurrence on.
         */
        patch: operations["updateFamilyMember"];
        trace?: never;
    };
    "/family/members/{family_member_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send to a family member
         * @description Sends airtime or electricity to a family member now, from your Credit. It is a send like any
         *     other: 202 with `status: pending`, and the `send.*` events tell the rest. Power goes to the
         *     member's meter, which is confirmed first, and the token is texted to the member's number; without
         *     a meter it is 400 `parameter_missing`.
         */
        post: operations["sendToFamilyMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists what has happened in the last 30 days, newest first: the same events that webhooks carry.
         *     Use it to catch up after your endpoint was away: keep the id of the last event you have seen and
         *     walk on from it with `ending_before` until `has_more` is false; no event is missed. Objects are
         *     shown as they are now, and power tokens always masked.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an event
         * @description Returns an event of the last 30 days, with its object as it is now: `data.object` may be further
         *     on than the event tells, `data.previous_attributes` says what the event changed.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the webhook endpoints of the caller's mode, newest first. It shows no secret.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Makes an endpoint for events of the caller's mode, at most 16 in each. The answer carries the
         *     signing `secret`; a repeat with the same Idempotency-Key shows it again while it still signs, and
         *     nothing else ever does.
         *
         *     Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot
         *     and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
         *     `webhook-timestamp` and `webhook-signature` stand beside it. Answer 2xx within 10 seconds, and
         *     drop events whose id you have seen: an event can come more than once.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook endpoint
         * @description Returns an endpoint as it is now, with how well it has taken its events in `health`: when
         *     `failing_since` is set, read its deliveries to see why. `disabled_reason` says whether you or the
         *     service has switched it off. The secret is never shown again.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Removes an endpoint. Nothing is sent to it any more, its secret signs nothing, and what was
         *     waiting for it is skipped. Its deliveries stay in their list.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes an endpoint, or switches it off and on. What is left out stays. Deliveries that wait
         *     while it is switched off are skipped; a range of events is sent again by
         *     `POST /webhook-endpoints/{endpoint_id}/replay`.
         *
         *     A new URL set by a key without `tokens:read` turns `token_links` and `include_tokens` off.
         *     `include_tokens` is never turned on here, and an endpoint never goes back to the legacy format:
         *     both are 409 `invalid_transition`.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a made-up event to one endpoint, whatever events it hears, in live mode too. Its
         *     `data.synthetic` is true; it stands in no list of events, and nothing else changes. The answer is
         *     the delivery; `GET /webhook-deliveries/{delivery_id}` tells what your endpoint answered.
         *
         *     In the legacy format only types with a legacy event can be sent.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/roll-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll a signing secret
         * @description Gives an endpoint a new signing secret, which the answer shows. The new secret signs at once; for
         *     the grace the old one signs beside it, so each signature header carries two signatures and
         *     either secret verifies. In the legacy format the secret rolls at once. A repeat with the same
         *     Idempotency-Key shows the secret again while it still signs.
         */
        post: operations["rollWebhookEndpointSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay events to an endpoint
         * @description Sends the events of a range to an endpoint again, oldest first, each as a new delivery of the
         *     same event. Use it after your endpoint was away for longer than the retries last. Events are kept
         *     for 30 days, and a range holds 100,000 of them at most; of the `types` that you ask for, those
         *     that the endpoint hears are sent. One that is switched off is 409 `endpoint_disabled`. To an
         *     endpoint that receives tokens, events of sends are sent again only for a key with `tokens:read`.
         */
        post: operations["replayWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Lists what was sent to your endpoints and what is still to be sent, newest first. Use it with
         *     `status=failed` or `status=exhausted` to see what an endpoint did not take, and why.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook delivery
         * @description Returns a delivery with its tries, and with the headers and the masked body of the last one.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event
         * @description Sends the event of a delivery to its endpoint again, at once, as a new delivery of the same
         *     event. To an endpoint that receives tokens, an event of a send is sent again only for a key with
         *     `tokens:read`.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token-links/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tokens behind a link
         * @description Reads the tokens of a power send, once, within 15 minutes of the webhook that carried the link as
         *     `data.object.token_url`. It needs no key: whoever has the link may read it, and then nobody can.
         *     Each try of a delivery makes a new link and ends the one before.
         *
         *     `HEAD` does not read it. For `Accept: text/html` the answer is a page with a button, so that the
         *     preview of a link does not read it either.
         */
        get: operations["getTokenLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Lists the requests of the last 30 days, newest first, of every key of the account. Use it when a
         *     till says that something failed: by its key, by `status=4xx`, or by the Idempotency-Key on the
         *     slip. A request stands here within a second or so; requests whose key opened no account stand
         *     nowhere.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a request
         * @description Returns one request of the last 30 days with both bodies and the events it caused. Tokens, keys
         *     and signing secrets are never in it, whoever asks.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Lists who did what in the account, newest first: keys made, changed, rolled and revoked, terms
         *     accepted, tests reset. Use it to find out who took a limit away, and when. It is kept for good;
         *     sales are not in it, they have their own list.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activity
         * @description Lists what has happened in the account in the last 30 days, newest first: its events and, for a
         *     key with `account:manage`, the deeds of the audit log among them. It is made for people who look;
         *     a program that must miss nothing reads `GET /events`.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the overview
         * @description Returns the account at a glance: Credit and how long it lasts, today's sales, how each network
         *     has served you, your webhook endpoints, and what needs a person. Every key may call it; a section
         *     that its scopes do not let it read is null. Days are Harare's.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refuse an MCP stream
         * @description Answers 405: the MCP server keeps no stream open. Clients that try one first go on with
         *     `POST /mcp`.
         */
        get: operations["getMcp"];
        put?: never;
        /**
         * Call the MCP server
         * @description Carries one JSON-RPC 2.0 message of the Model Context Protocol: Streamable HTTP, answered as
         *     plain JSON, without sessions. Point an MCP client at this URL with an agent key as bearer token;
         *     OAuth is not offered. `initialize` speaks `2025-06-18`, `2025-03-26` and `2024-11-05`;
         *     `tools/list` returns the tools that the key's scopes allow; `tools/call` calls one. A
         *     notification is answered 202 without a body, and several messages at once, which only
         *     `2025-03-26` has, with a list.
         *
         *     An agent acts within its key: scopes, caps, and a threshold, US\$10 or ZWG 250 in 24 hours unless
         *     the key says otherwise. Above it, or to a number or meter that is neither a recipient's nor on
         *     the key's `recipient_allowlist`, a tool that sells answers `requires_approval` with an
         *     `approval_url`, and nothing is sent or charged until a person approves. Tools that sell take your
         *     own `client_reference` or `completion_id`, so that a retry never pays twice. Each call that
         *     writes is in the audit log as `mcp.tool_called`.
         *
         *     What a tool refuses is no fault of the protocol: it is a result with `isError`, whose
         *     `structuredContent.error` is the `error` that REST answers with. A message that is none is 400
         *     with a JSON-RPC error, as is an `MCP-Protocol-Version` that is not spoken.
         */
        post: operations["postMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your Workforce access
         * @description Tells what the caller may do in Workforce: whether it is switched on, what can be allocated, how
         *     much at once, and above which total somebody else must approve. Ask it once, to draw the screen.
         */
        get: operations["getWorkforceAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/allocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate to people
         * @description Gives airtime or electricity to up to 2,000 people at once. It is a batch: the total is reserved,
         *     above the account's threshold it waits for an owner or admin, and each line becomes a send.
         *     `reference` is its number for people and books; `batch` is the same in `/batches`.
         *
         *     Every line must be valid: one that is not refuses all with 422 `batch_invalid_lines`, and nothing
         *     is written. An allocation that passes the monthly budget of its cost centre is 422
         *     `budget_over_cost_center` unless you send `acknowledge_over_budget: true`. Ask the preview first.
         *
         *     Name each allocation with `idempotency_key`, or with the header: a repeat answers 200 with the
         *     one that it made and `replayed: true`, and gives nothing twice.
         */
        post: operations["allocateToWorkforce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/allocate/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an allocation
         * @description Checks an allocation without making it: each line's verdict and cost, the totals, the budget of
         *     the cost centre, your Credit, and whether somebody must approve. It takes the same body, writes
         *     nothing and looks at no idempotency key.
         */
        post: operations["previewWorkforceAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List allocations
         * @description Returns a page of your allocations, newest first, without their lines. Days are those on which
         *     they were made, in Harare.
         */
        get: operations["listWorkforceBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/batches/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an allocation
         * @description Returns an allocation with what each person got, and what became of it. Ask every few seconds
         *     while it is `processing`. What has failed can be sent again with
         *     `POST /workforce/batches/{reference}/resend`; a line that was has the new one in `resent_as`. Of
         *     a power token the last four digits are shown.
         */
        get: operations["getWorkforceBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/batches/{reference}/results.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the results of an allocation as CSV
         * @description Returns every line of an allocation with what became of it, as CSV: the columns of
         *     `/batches/{batch_id}/results.csv` behind `name` and `payroll_id`.
         */
        get: operations["getWorkforceBatchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/batches/{reference}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an allocation
         * @description Cancels what of an allocation has not gone out, and releases what is still reserved for it, as
         *     `POST /batches/{batch_id}/cancel` does. Sends that are on their way run on. One that is already
         *     cancelled answers 200 as it is.
         */
        post: operations["cancelWorkforceBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/batches/{reference}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend failed lines of an allocation
         * @description Sends failed lines of an allocation again, as a new one that is charged anew. Each line is sent
         *     again once; the network is asked about the first send before, and a line that was delivered after
         *     all is left out. Nothing left is 409 `nothing_to_retry`.
         */
        post: operations["resendWorkforceBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/batches/{reference}/resend/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a resend
         * @description Checks a resend without making it: which lines would go again, and what they would draw.
         */
        post: operations["previewWorkforceResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules of people
         * @description Returns a page of the schedules of your people, newest first. They are made and changed in
         *     `/schedules`.
         */
        get: operations["listWorkforceSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/schedules/{schedule_id}/run-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a schedule of people now
         * @description Runs a schedule at once as an allocation, with a number of its own and within the budget of its
         *     cost centre. Once it has run today, it is 409 `already_ran_today` unless you send `again: true`;
         *     a budget that would be passed is 422 `budget_over_cost_center` unless you send
         *     `acknowledge_over_budget: true`. Name the run with `idempotency_key`, or with the header, so that
         *     a repeat makes no second one.
         */
        post: operations["runWorkforceSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/cost-centers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departments
         * @description Returns every department with what it was given this month against its budget.
         */
        get: operations["listWorkforceCostCenters"];
        put?: never;
        /**
         * Create a department
         * @description Makes a department. It is a cost centre: sends, batches and schedules can be booked to it as
         *     well. A name or a code that exists is 409 `duplicate_resource`.
         */
        post: operations["createWorkforceCostCenter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/cost-centers/{cost_center_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a department
         * @description Changes a department, or archives it with `is_active: false`: nothing can be booked to it then,
         *     and what was booked stays. A new budget holds for this month.
         */
        patch: operations["updateWorkforceCostCenter"];
        trace?: never;
    };
    "/workforce/cost-centers/{cost_center_id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of a department
         * @description Returns the people of a department, with what each was given this month against the monthly cap.
         *     Change who belongs to it with `POST` on the same path.
         */
        get: operations["getWorkforceCostCenterPeople"];
        put?: never;
        /**
         * Change the people of a department
         * @description Puts people into a department and takes others out, in one step. People of `new` are put into the
         *     register first. One that cannot be done stands in `errors`, and the others are done all the same.
         */
        post: operations["changeWorkforceCostCenterPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/cost-centers/{cost_center_id}/spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the spending of a department
         * @description Returns what a department was given in a span of days: by month against its budget, by kind, and
         *     the people who were given most. What did not go through does not count.
         */
        get: operations["getWorkforceCostCenterSpend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Returns a page of your people by name, with what each was given this month.
         */
        get: operations["listWorkforceRecipients"];
        put?: never;
        /**
         * Add a person
         * @description Puts a person into the register. When it has the number or the payroll number already, nothing is
         *     made twice: what you give is written to that person, and `matched_existing` is true. A payroll
         *     number and a number that belong to two people are 409 `duplicate_resource`.
         */
        post: operations["createWorkforceRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/recipients/{recipient_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a person
         * @description Changes a person. What was given before stays as it was; a new number or cost centre holds from
         *     the next allocation on. To take somebody out for good, erase the recipient.
         */
        patch: operations["updateWorkforceRecipient"];
        trace?: never;
    };
    "/workforce/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products to allocate
         * @description Returns what can be allocated, by kind: the products of `GET /products` that the key may sell.
         *     Pass the `id` of one as `product_ref` of an allocation, or leave it out.
         */
        get: operations["getWorkforceProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/meters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List meters of people
         * @description Returns the electricity meters of your people: to whom power can be allocated, when the utility
         *     last confirmed each, and what it last got. It asks the utility nothing.
         */
        get: operations["getWorkforceMeters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the ledger
         * @description Returns every movement of your Credit in a span of days, newest first, in words for an
         *     accountant, with what it opened and closed with. `format=csv` is the whole as a file, `csv-json`
         *     the same file as text inside an object. Credit that is only set aside is no movement here.
         */
        get: operations["getWorkforceLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workforce/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the journal
         * @description Returns what was allocated in a span of days as entries for your books: a debit to the cost
         *     centre's code and a credit to your Credit with us, at what you paid. What did not go through is
         *     not in it, or is taken out on the day on which its Credit came back. Debits and credits are
         *     always the same.
         */
        get: operations["getWorkforceJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add test Credit
         * @description Gives the test account Credit, at once. Use it when a test needs more than the US\$1,000.00 and
         *     ZWG 25,000.00 that every test account is filled up to each midnight. It is a row of type
         *     `test_grant` in the list of Credit transactions. Only test keys may call it.
         */
        post: operations["createTestCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/sends/{send_id}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a test send on
         * @description Moves a test send on, without waiting: to `delivered`, to `failed`, or, once it has failed, to
         *     `late_delivered`. Without `to` it makes the next step that the last four digits of its number
         *     script; a scheduled send goes out. The same things happen as in earnest: states, Credit, events.
         *     A move that a live send could not make is 409 `invalid_transition`. Only test keys may call it.
         */
        post: operations["advanceTestSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/events/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make up a test event
         * @description Makes up an event of any type, with an object that looks real and an id that nothing has. It goes
         *     the way of every event: into `GET /events` and to your webhook endpoints. `data.synthetic` is
         *     true, and nothing else changes: no send, no Credit. At most 60 a minute. Only test keys may call
         *     it.
         */
        post: operations["triggerTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the test account
         * @description Gives the test account a fresh start: sends, rewards, batches, the rows of the Credit account and
         *     events go; keys, webhook endpoints and recipients stay. Credit is what a new test account has.
         *     Used Idempotency-Keys and `client_reference`s are free again, and caps count from zero. The test
         *     clock stays where it stands, and so do the audit log and the request log. Only test keys may call
         *     it.
         */
        post: operations["resetTestAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/zesa/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take power down, or bring it back
         * @description Takes the test account's electricity utility down, or brings it back. While it is down meters
         *     cannot be confirmed and power sends wait in the queue or fail, as their `on_zesa_down` says; once
         *     it is back the queue goes out in the order in which it was sold. To set it as it is changes
         *     nothing. Only test keys may call it.
         */
        post: operations["setZesaAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/approvals/{approval_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a test agent's request
         * @description Approves what a test agent asked for, as an owner would in the dashboard, without a PIN. The
         *     request is carried out with every check but the threshold: the approval becomes `approved` with
         *     its `result`, or `failed` with the reason. Sent again with the same `Idempotency-Key` it answers
         *     with the approval as it is then. Only test keys may call it.
         */
        post: operations["approveTestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/approvals/{approval_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a test agent's request
         * @description Rejects what a test agent asked for, as a person would in the dashboard. Nothing is sent or
         *     charged. Only test keys may call it.
         */
        post: operations["rejectTestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/reward-links/{link_id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a test reward link
         * @description Claims a reward link as its holder would, without code, challenge or check-in, so that a test
         *     needs no browser. The last four digits of the number choose the outcome: `0000` delivers, `0002`
         *     fails and gives the budget back, `0010` is held for review. A link that the same number has
         *     claimed answers 200 with its reward. Only test keys may call it.
         */
        post: operations["claimTestRewardLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/checkout-sessions/{session_id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a test checkout session
         * @description Pays a checkout session as the customer would, or lets the card be declined, so that a test needs
         *     no browser. The send is made at once, and the last four digits of its number choose the outcome.
         *     A session that has expired can be paid too: the late payment makes it `paid`. Only test keys may
         *     call it.
         */
        post: operations["payTestCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/checkout-sessions/{session_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a test checkout session
         * @description Plays staff on a checkout session that is `in_review`: they send again what was paid for, or add
         *     its face value to your Credit. Any other session is 409 `invalid_transition`. Only test keys may
         *     call it.
         */
        post: operations["reviewTestCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the test clock
         * @description Returns the clock of the test account. It runs with the real time, as far ahead as it was moved.
         *     Only test keys may call it.
         */
        get: operations["getTestClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the test clock forward
         * @description Moves the clock of the test account forward, never back. What comes due happens: scheduled sends
         *     go out, retries are made, keys expire, caps begin anew. Rate limits and signatures keep the real
         *     time. The live account is not touched. Only test keys may call it.
         */
        post: operations["advanceTestClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the service answers
         * @description Tells that the service answers and what its clock says. Use it for a load balancer's check, or to
         *     see whether your own clock is right. It says nothing of networks or of the electricity utility.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/error-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List error codes
         * @description Lists every error code that the service can answer, in alphabetical order, on one page: its
         *     status, its family, what it means, whether the same request may succeed later, and which facts
         *     stand in `meta`. Use it to translate errors for your cashiers, or to see in a test that your
         *     program knows every code. It asks for no key. Codes may be added at any time and are never taken
         *     away or given another meaning.
         */
        get: operations["listErrorCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An organisation in one mode: what it is called, what it may do, what it has set. */
        Account: {
            /** @description The account. */
            id: components["schemas"]["AccountId"];
            /**
             * @description Always `account`.
             * @constant
             */
            object: "account";
            /** @description When the organisation was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether this is the live account. */
            livemode: boolean;
            /** @description What the organisation calls itself. */
            name: components["schemas"]["Label"];
            /** @description The name it is registered under. */
            legal_name: components["schemas"]["Label"] | null;
            /** @description The mode of this account. */
            mode: components["schemas"]["Mode"];
            /** @description The account of the same organisation in the other mode. */
            twin: components["schemas"]["AccountId"];
            /** @description Whether it may trade. */
            status: components["schemas"]["AccountStatus"];
            /** @description Where the service writes to. */
            contact_email: components["schemas"]["Email"] | null;
            /** @description The number that customers are told to call. */
            support_phone: components["schemas"]["E164"] | null;
            /** @description The name that text messages to customers are signed with. */
            statement_descriptor: components["schemas"]["StatementDescriptor"];
            /**
             * @description Always `ZW`.
             * @constant
             */
            country: "ZW";
            /**
             * @description Always `Africa/Harare`: the days and months of caps and statements are of this zone.
             * @constant
             */
            timezone: "Africa/Harare";
            /** @description The currencies that Credit is kept in. */
            currencies: components["schemas"]["Currency"][];
            /** @description The dealer tier. */
            dealer: components["schemas"]["Dealer"];
            /** @description Above these totals a batch waits for a second person. */
            batch_approval_threshold: components["schemas"]["CurrencyAmounts"];
            /** @description Whether a person has allowed agent keys in live mode. */
            agent_live_enabled: boolean;
            /** @description When the terms were accepted; null before the first live key. */
            terms_accepted: components["schemas"]["TermsAcceptance"] | null;
            /** @description The version of the interface that a key without one of its own speaks. */
            default_api_version: components["schemas"]["ApiVersion"];
            /** @description Whether a webhook endpoint of this account still speaks the old format. */
            webhook_format_legacy: boolean;
            /** @description The guard against the same sale twice. */
            prevent_duplicates: components["schemas"]["DuplicateGuard"];
            /** @description The day that schedules call payday. */
            payday: components["schemas"]["Payday"];
            /** @description Your own facts about the account. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description Something that happened, or that somebody did. */
        AccountActivity: {
            /** @description The event or the entry of the audit log; the cursor of a page. */
            id: components["schemas"]["ActivityId"];
            /**
             * @description Always `activity_item`.
             * @constant
             */
            object: "activity_item";
            /** @description When. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What it comes from. */
            kind: components["schemas"]["ActivityKind"];
            /** @description The event; null for a deed of the audit log. */
            event: components["schemas"]["EventId"] | null;
            /** @description The type of the event, or the action. */
            type: components["schemas"]["ActivityType"];
            /** @description The same in a few words. */
            summary: components["schemas"]["Note"];
            /** @description Who caused it: `system` when no request did. */
            actor: components["schemas"]["Actor"];
            /** @description What it is about; null when that has no id. */
            object_id: components["schemas"]["ObjectId"] | null;
        };
        /** @description A page of a list. */
        AccountActivityList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["AccountActivity"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description The last four digits of a bank account. */
        AccountEnding: string;
        /** @description An account: one organisation in one mode. */
        AccountId: string;
        /**
         * @description Whether an account may trade.
         * @enum {string}
         */
        AccountStatus: "active" | "suspended" | "closed";
        /** @description What shall change of the account. What is left out stays as it is. */
        AccountUpdate: {
            /** @description What the organisation calls itself. Its twin in the other mode is renamed too. */
            name?: components["schemas"]["Label"];
            /** @description Where the service writes to. */
            contact_email?: components["schemas"]["Email"];
            /** @description The number that customers are told to call; null takes it away. */
            support_phone?: components["schemas"]["PhoneInput"] | null;
            /** @description The name that text messages to customers are signed with. */
            statement_descriptor?: components["schemas"]["StatementDescriptor"];
            /** @description Above these totals a batch waits for a second person; null for a currency: never. */
            batch_approval_threshold?: components["schemas"]["CurrencyAmountsUpdate"];
            /** @description Lets agent keys act in live mode, or stops them. A person sets it, in the dashboard. */
            agent_live_enabled?: boolean;
            /** @description The guard against the same sale twice. */
            prevent_duplicates?: components["schemas"]["DuplicateGuardUpdate"];
            /** @description The day that schedules call payday. */
            payday?: components["schemas"]["PaydayUpdate"];
            /** @description The version of the interface that keys without one of their own speak. Owners only. */
            default_api_version?: components["schemas"]["ApiVersion"];
            /** @description Your own facts about the account. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /** @description Something that a recipient has done. */
        Activity: {
            /** @description The activity. */
            id: components["schemas"]["ActivityRecordId"];
            /**
             * @description Always `activity`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "activity";
            /** @description When it was told. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Your own id of it. */
            activity_id: components["schemas"]["ActivityExternalId"];
            /** @description What was done. */
            name: components["schemas"]["ActivityName"];
            /** @description Who did it. */
            recipient: components["schemas"]["RecipientId"];
            /** @description The one program whose rules were asked; null for all of them. */
            program: components["schemas"]["ProgramId"] | null;
            /** @description When it was done. */
            occurred_at: components["schemas"]["UnixTime"];
            /** @description What it was worth; null when it was worth nothing. */
            value: components["schemas"]["Money"] | null;
            /** @description The rules that it met, in the order in which they were asked. */
            matches: components["schemas"]["ActivityMatch"][];
            /** @description Your own facts about the activity; rules can read them. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description Something that a recipient has done. */
        ActivityCreate: {
            /** @description Who did it. */
            recipient: components["schemas"]["RewardRecipientInput"];
            /** @description What was done. */
            name: components["schemas"]["ActivityName"];
            /** @description Your own id of it. Told again, it is the same activity and earns nothing more. */
            activity_id: components["schemas"]["ActivityExternalId"];
            /** @description When it was done: up to 90 days ago. Left out: just now. */
            occurred_at?: components["schemas"]["TimeInput"];
            /** @description What it was worth, such as what the customer paid; rules of kind `percentage` share it. */
            value?: components["schemas"]["MoneyInput"];
            /** @description Ask the rules of this program alone. Left out: those of all active programs. */
            program?: components["schemas"]["ProgramId"];
            /** @description Your own facts about the activity; rules can read them. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An event's payload: Activity. */
        ActivityEventData: {
            object: components["schemas"]["Activity"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description Your own id of one activity: 1 to 128 characters, told once and for ever. */
        ActivityExternalId: string;
        /** @description What an entry of the activity feed shows: an event or an entry of the audit log. */
        ActivityId: string;
        /**
         * @description What an entry of the activity feed comes from.
         * @enum {string}
         */
        ActivityKind: "event" | "audit";
        /** @description A page of a list. */
        ActivityList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Activity"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A rule that an activity met. */
        ActivityMatch: {
            /** @description The rule. */
            rule: components["schemas"]["ProgramRuleId"];
            /** @description The reward that it gave; null when it gave none. */
            reward: components["schemas"]["RewardId"] | null;
            /** @description Why it gave none, as the error code that `POST /rewards` would answer with. */
            skipped_reason: components["schemas"]["SkippedReason"] | null;
        };
        /** @description What was done, in a word of your own, such as `visit` or `order.paid`. */
        ActivityName: string;
        /** @description An activity of a recipient. */
        ActivityRecordId: string;
        /** @description An activity met a rule of a program; data.rule and data.reward name both. */
        ActivityRuleMatchedEvent: {
            /** @constant */
            type: "activity.rule_matched";
            data: components["schemas"]["ActivityEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The type of an event, or the action of an entry of the audit log. */
        ActivityType: string;
        /** @description Who did something. */
        Actor: {
            /** @description What kind of actor. */
            type: components["schemas"]["ActorType"];
            /** @description The key or the member; null for the service and its staff. */
            id: components["schemas"]["MakerId"] | null;
            /** @description What the key or the member was called then; null without a name. */
            label: components["schemas"]["Label"] | null;
        };
        /**
         * @description Who made something.
         * @enum {string}
         */
        ActorType: "key" | "member" | "system" | "staff";
        /** @description An address. */
        Address: {
            /** @description Street and number. */
            line1: components["schemas"]["AddressLine"];
            /** @description What else finds the door. */
            line2: components["schemas"]["AddressLine"] | null;
            /** @description City or town. */
            city: components["schemas"]["AddressLine"];
            /** @description Province. */
            province: components["schemas"]["AddressLine"];
        };
        /** @description An address, as it is sent. */
        AddressInput: {
            /** @description Street and number. */
            line1: components["schemas"]["AddressLine"];
            /** @description What else finds the door. */
            line2?: components["schemas"]["AddressLine"];
            /** @description City or town. */
            city: components["schemas"]["AddressLine"];
            /** @description Province. */
            province: components["schemas"]["AddressLine"];
        };
        /** @description A line of an address. */
        AddressLine: string;
        /**
         * @description What an agent wants to do.
         * @enum {string}
         */
        AgentAction: "send" | "reward";
        /** @description Something that an agent asked for and that a person decides. */
        AgentApproval: {
            /** @description The approval. */
            id: components["schemas"]["ApprovalId"];
            /**
             * @description Always `agent_approval`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "agent_approval";
            /** @description When the agent asked. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What the agent wants to do. */
            action: components["schemas"]["AgentAction"];
            /** @description What has become of it. */
            status: components["schemas"]["AgentApprovalStatus"];
            /** @description Why a person is asked. */
            why: components["schemas"]["ApprovalReason"];
            /** @description What was asked for. */
            request: components["schemas"]["ApprovalRequest"];
            /** @description The face value. */
            amount: components["schemas"]["Money"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description Where it would go; null for a reward that the recipient chooses. */
            target: components["schemas"]["Target"] | null;
            /** @description What the agent says about it. */
            reason: components["schemas"]["Note"] | null;
            /** @description The agent's key. */
            api_key: components["schemas"]["KeyId"];
            /** @description How near the key was to its threshold. */
            threshold: components["schemas"]["ApprovalThreshold"];
            /** @description The page of the dashboard on which a person decides. */
            approval_url: components["schemas"]["WebUrl"];
            /** @description When it lapses: after 24 hours. */
            expires_at: components["schemas"]["UnixTime"];
            /** @description Who decided: a member, or in test mode a key. */
            decided_by: components["schemas"]["MakerId"] | null;
            /** @description When it was decided. */
            decided_at: components["schemas"]["UnixTime"] | null;
            /** @description The send or the reward that came of it. */
            result: components["schemas"]["ApprovalResultId"] | null;
            /** @description Why it was refused after it was approved. */
            failure: components["schemas"]["ApprovalFailure"] | null;
        };
        /** @description A person has approved; what was asked for is carried out. */
        AgentApprovalApprovedEvent: {
            /** @constant */
            type: "agent_approval.approved";
            data: components["schemas"]["AgentApprovalEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: AgentApproval. */
        AgentApprovalEventData: {
            object: components["schemas"]["AgentApproval"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description Nobody decided it within 24 hours. Nothing is sent or charged. */
        AgentApprovalExpiredEvent: {
            /** @constant */
            type: "agent_approval.expired";
            data: components["schemas"]["AgentApprovalEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description What was approved was refused after all; failure says why. Nothing is charged. */
        AgentApprovalFailedEvent: {
            /** @constant */
            type: "agent_approval.failed";
            data: components["schemas"]["AgentApprovalEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A page of a list. */
        AgentApprovalList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["AgentApproval"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A person has rejected it. Nothing is sent or charged. */
        AgentApprovalRejectedEvent: {
            /** @constant */
            type: "agent_approval.rejected";
            data: components["schemas"]["AgentApprovalEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An agent asks a person; nothing is sent or charged until somebody approves. */
        AgentApprovalRequestedEvent: {
            /** @constant */
            type: "agent_approval.requested";
            data: components["schemas"]["AgentApprovalEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description What has become of an agent's request.
         * @enum {string}
         */
        AgentApprovalStatus: "requested" | "approved" | "failed" | "rejected" | "expired";
        /**
         * @description How an alert reaches you.
         * @enum {string}
         */
        AlertChannel: "webhook" | "email" | "sms";
        /** @description Who is told by email and by text message. */
        AlertRecipients: {
            /** @description By email: the contact of your account; empty unless the channel is chosen. */
            emails: components["schemas"]["Email"][];
            /** @description By text message: your support number, if it is mobile; empty unless the channel is chosen. */
            phones: components["schemas"]["Phone"][];
        };
        /** @description When the alert of each currency last fired; null when it never has. */
        AlertTimes: {
            /** @description In United States dollars. */
            USD: components["schemas"]["UnixTime"] | null;
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["UnixTime"] | null;
        };
        /**
         * @description How often an allowance goes out.
         * @enum {string}
         */
        AllowanceCadence: "weekly" | "monthly";
        /** @description An API key: who may call, from where, for what and for how much. */
        ApiKey: {
            /** @description The key. It tags every sale that the key makes. */
            id: components["schemas"]["KeyId"];
            /**
             * @description Always `api_key`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "api_key";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it acts on real money. */
            livemode: boolean;
            /** @description The kind of key. */
            kind: components["schemas"]["KeyKind"];
            /** @description What it is called; null when it has no name. */
            label: components["schemas"]["Label"] | null;
            /** @description The first characters of its secret, to recognise it by. */
            prefix: components["schemas"]["KeySecretPrefix"];
            /** @description The last four characters of its secret. */
            last4: components["schemas"]["KeySecretEnding"];
            /** @description The whole secret: only in the answer that makes or rolls the key, null ever after. */
            secret: components["schemas"]["KeySecret"] | null;
            /** @description Whether it works. */
            status: components["schemas"]["ApiKeyStatus"];
            /** @description What it may do. */
            scopes: components["schemas"]["KeyScope"][];
            /** @description The addresses it may call from; empty for any. */
            allowed_ips: components["schemas"]["IpRange"][];
            /** @description Publishable keys: the web pages that may use it; empty for any. */
            allowed_origins: components["schemas"]["WebOrigin"][];
            /** @description The products it may sell; empty for all. */
            allowed_products: components["schemas"]["ProductId"][];
            /** @description The networks it may sell on; empty for all. */
            allowed_networks: components["schemas"]["NetworkId"][];
            /** @description What it may spend. */
            spend_caps: components["schemas"]["SpendCaps"];
            /** @description The most it may send to one number or meter in a day; null for no cap. */
            per_recipient_daily_cap: components["schemas"]["CurrencyAmounts"] | null;
            /** @description Agent keys: above this, within 24 hours, a person must approve. Null for other kinds. */
            approval_threshold: components["schemas"]["CurrencyAmounts"] | null;
            /** @description The numbers and meters it may send to; empty for any. */
            recipient_allowlist: components["schemas"]["Target"][];
            /** @description When it stops working; null for never. */
            expires_at: components["schemas"]["UnixTime"] | null;
            /** @description The version of the interface it speaks; null for the account's default. */
            api_version: components["schemas"]["ApiVersion"] | null;
            /** @description The member or the key that made it; null for a key of the sandbox. */
            created_by: components["schemas"]["MakerId"] | null;
            /** @description When it was last used; up to a minute behind. */
            last_used_at: components["schemas"]["UnixTime"] | null;
            /** @description Where it was last used from. */
            last_used_ip: components["schemas"]["IpAddress"] | null;
            /** @description The old secret, while it still works. */
            rolled: components["schemas"]["RolledSecret"] | null;
            /** @description What it has spent against its caps; only when one key is retrieved, else null. */
            usage: components["schemas"]["KeyUsage"] | null;
            /** @description Your own facts about the key. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A key was made. */
        ApiKeyCreatedEvent: {
            /** @constant */
            type: "api_key.created";
            data: components["schemas"]["ApiKeyEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: ApiKey. */
        ApiKeyEventData: {
            object: components["schemas"]["ApiKey"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description A key will expire in 7 days, or in 1 day. */
        ApiKeyExpiringEvent: {
            /** @constant */
            type: "api_key.expiring";
            data: components["schemas"]["ApiKeyEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A page of a list. */
        ApiKeyList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["ApiKey"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A key was deleted and no longer works. */
        ApiKeyRevokedEvent: {
            /** @constant */
            type: "api_key.revoked";
            data: components["schemas"]["ApiKeyEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A key has a new secret; the old one works for its grace period. */
        ApiKeyRolledEvent: {
            /** @constant */
            type: "api_key.rolled";
            data: components["schemas"]["ApiKeyEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Whether a key works.
         * @enum {string}
         */
        ApiKeyStatus: "active" | "rolling" | "revoked" | "expired";
        /** @description A version of the interface: the date it was published on. */
        ApiVersion: string;
        /** @description What shows that the person who approves is the one who is signed in. */
        ApprovalDecision: {
            /** @description Your payment PIN. */
            pin: components["schemas"]["PaymentPin"];
        };
        /** @description Why an approved request was refused after all. */
        ApprovalFailure: {
            /** @description The code to decide by. */
            code: components["schemas"]["ErrorCode"];
            /** @description The same in a sentence. */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description An agent approval. */
        ApprovalId: string;
        /**
         * @description Why a person is asked.
         * @enum {string}
         */
        ApprovalReason: "over_threshold" | "new_target" | "both";
        /** @description What was asked for, as `POST /sends` or `POST /rewards` took it; secrets are null. */
        ApprovalRequest: {
            [key: string]: unknown;
        };
        /** @description What came of an approval: a send or a reward. */
        ApprovalResultId: string;
        /** @description How near an agent key is to its threshold. */
        ApprovalThreshold: {
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description Above this, within 24 hours, a person must approve. */
            limit: components["schemas"]["Money"];
            /** @description What the key had used of it when it asked. */
            used_24h: components["schemas"]["Money"];
        };
        /** @description One question put to a provider about a send. */
        AttemptId: string;
        /**
         * @description What was asked of a provider.
         * @enum {string}
         */
        AttemptKind: "submit" | "query" | "callback";
        /**
         * @description What a provider answered.
         * @enum {string}
         */
        AttemptOutcome: "accepted" | "delivered" | "rejected" | "busy" | "no_answer" | "not_found" | "error";
        /** @description Something that needs a person. */
        AttentionItem: {
            /** @description What. */
            kind: components["schemas"]["AttentionKind"];
            /** @description How many. */
            count: components["schemas"]["Count"];
            /** @description The newest five of them; empty where they have no ids. */
            object_ids: components["schemas"]["ObjectId"][];
            /** @description Where to read more. */
            url: components["schemas"]["UrlPath"];
        };
        /**
         * @description What may need a person.
         * @enum {string}
         */
        AttentionKind: "send_unknown" | "send_review" | "batch_approval" | "agent_approval" | "reward_review" | "low_credit" | "endpoint_disabled" | "key_expiring" | "dispute_open";
        /** @description What was done, such as `key.created`. */
        AuditAction: string;
        /** @description The old value and the new one. */
        AuditChange: unknown[];
        /** @description What changed, by field, each with the old value and the new one. Secrets are `***`. */
        AuditChanges: {
            [key: string]: components["schemas"]["AuditChange"];
        };
        /** @description An entry of the audit log: one deed. It is written with the deed itself and never changes. */
        AuditEvent: {
            /** @description The entry. */
            id: components["schemas"]["AuditEventId"];
            /**
             * @description Always `audit_event`.
             * @constant
             */
            object: "audit_event";
            /** @description When it was done. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What was done. Expect actions that you do not know. */
            action: components["schemas"]["AuditAction"];
            /** @description What it was done to; null when that has no id. */
            object_id: components["schemas"]["ObjectId"] | null;
            /** @description Who did it. */
            actor: components["schemas"]["Actor"];
            /** @description Where from; null when no request did it. */
            ip: components["schemas"]["IpAddress"] | null;
            /** @description What the caller said it was; null when it said nothing. */
            user_agent: components["schemas"]["UserAgent"] | null;
            /** @description What changed; empty when something was made or nothing has old values. */
            changes: components["schemas"]["AuditChanges"];
            /** @description The request; null when the service did it by itself. */
            request_id: components["schemas"]["RequestId"] | null;
            /** @description A remark; null without one. */
            note: components["schemas"]["Note"] | null;
        };
        /** @description An entry of the audit log. */
        AuditEventId: string;
        /** @description A page of a list. */
        AuditEventList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["AuditEvent"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description The name, number or code of an account at a bank. */
        BankText: string;
        /** @description Up to 10,000 sales made at once, each a line that becomes a send of its own. */
        Batch: {
            /** @description The batch. */
            id: components["schemas"]["BatchId"];
            /**
             * @description Always `batch`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "batch";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What it is called; null when it has no name. */
            title: components["schemas"]["Label"] | null;
            /** @description Where it stands. */
            status: components["schemas"]["BatchStatus"];
            /** @description The currency of its lines. */
            currency: components["schemas"]["BatchCurrency"];
            /** @description The face value of its valid lines. */
            total: components["schemas"]["CurrencyTotals"];
            /** @description The Credit that they draw: the face value, less the dealer discount. */
            cost: components["schemas"]["CurrencyTotals"];
            /** @description How many lines it has, and where they stand. */
            counts: components["schemas"]["BatchCounts"];
            /** @description Whether its whole cost is set aside before the first line goes out. */
            reserve_credit: boolean;
            /** @description What is set aside for it; the USD one when its lines are in both currencies. */
            reservation: components["schemas"]["ReservationId"] | null;
            /** @description What was done with lines that are not valid. */
            on_invalid: components["schemas"]["BatchInvalidChoice"];
            /** @description What it does when the Credit does not suffice for a line. */
            on_insufficient: components["schemas"]["BatchInsufficientChoice"];
            /** @description Whether it had, or has, to be approved. */
            requires_approval: boolean;
            /** @description The approval; null when it needs none. */
            approval: components["schemas"]["BatchApproval"] | null;
            /** @description Who made it. */
            created_by: components["schemas"]["SendCreator"];
            /** @description The key that made it; null when no key did. */
            api_key: components["schemas"]["KeyId"] | null;
            /** @description The batch whose failed lines it sends again. */
            retry_of: components["schemas"]["BatchId"] | null;
            /** @description The batch that sends its failed lines again. */
            retried_by: components["schemas"]["BatchId"] | null;
            /** @description The schedule that made it. */
            schedule: components["schemas"]["ScheduleId"] | null;
            /** @description The day of the schedule that it is the run of. */
            occurrence_date: components["schemas"]["Day"] | null;
            /** @description The cost centre of lines that name none. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description The text message of lines that have none of their own. */
            sms_message: components["schemas"]["SmsTemplate"] | null;
            /** @description Where its results are, as CSV. */
            results_url: components["schemas"]["UrlPath"];
            /** @description When its first line went out. */
            started_at: components["schemas"]["UnixTime"] | null;
            /** @description When it ended by itself. */
            completed_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was cancelled. */
            cancelled_at: components["schemas"]["UnixTime"] | null;
            /** @description Your own facts about the batch. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description The approval that a batch above your threshold needs. */
        BatchApproval: {
            /** @description The threshold that its total passed; null in a currency without one. */
            threshold: components["schemas"]["CurrencyAmounts"];
            /** @description When approval was asked for. */
            requested_at: components["schemas"]["UnixTime"];
            /** @description Who approved it: a member, or a key that a member made. Null until then. */
            approved_by: components["schemas"]["MakerId"] | null;
            /** @description When it was approved. */
            approved_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description A batch was cancelled, or nobody approved it within 72 hours. */
        BatchCancelledEvent: {
            /** @constant */
            type: "batch.cancelled";
            data: components["schemas"]["BatchEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description Every valid line of a batch was delivered. */
        BatchCompletedEvent: {
            /** @constant */
            type: "batch.completed";
            data: components["schemas"]["BatchEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description How many lines a batch has, and where they stand. */
        BatchCounts: {
            /** @description All lines. */
            total: components["schemas"]["Count"];
            /** @description Those that passed every check. */
            valid: components["schemas"]["Count"];
            /** @description Those that did not, and are never sent. */
            invalid: components["schemas"]["Count"];
            /** @description Those left out for lack of Credit. */
            skipped: components["schemas"]["Count"];
            /** @description Those whose turn has not come. */
            pending: components["schemas"]["Count"];
            /** @description Those whose send is on its way. */
            sending: components["schemas"]["Count"];
            /** @description Those that were delivered. */
            delivered: components["schemas"]["Count"];
            /** @description Those that failed. */
            failed: components["schemas"]["Count"];
            /** @description Those whose send had not ended after a day. */
            unresolved: components["schemas"]["Count"];
            /** @description Those that the batch stopped before. */
            unsent: components["schemas"]["Count"];
            /** @description Those that were cancelled. */
            cancelled: components["schemas"]["Count"];
        };
        /** @description Many sales to make at once. Give the lines in `items` or in `csv`, not in both. */
        BatchCreate: {
            /** @description The lines: 1 to 10,000. */
            items?: components["schemas"]["BatchItemCreate"][];
            /** @description The lines as CSV with a row of headings. */
            csv?: components["schemas"]["BatchCsv"];
            /** @description What to call the batch. */
            title?: components["schemas"]["Label"];
            /** @description The text message of every line that has none of its own. */
            sms_message?: components["schemas"]["SmsTemplate"];
            /** @description The cost centre of every line that names none. */
            cost_center?: components["schemas"]["CostCenterId"];
            /**
             * @description What to do when lines are not valid.
             * @default reject
             */
            on_invalid: components["schemas"]["BatchInvalidChoice"];
            /**
             * @description Whether to set the whole cost aside before the first line goes out.
             * @default true
             */
            reserve_credit: boolean;
            /**
             * @description What to do when, without a reservation, the Credit does not suffice for a line.
             * @default stop
             */
            on_insufficient: components["schemas"]["BatchInsufficientChoice"];
            /** @description The currency of every line that names neither a currency nor a product. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description Your own facts about the batch. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A batch was written; its lines are checked and its total is known. */
        BatchCreatedEvent: {
            /** @constant */
            type: "batch.created";
            data: components["schemas"]["BatchEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The Credit in one currency against what the lines draw. */
        BatchCreditCheck: {
            /** @description Whether it suffices. */
            sufficient: boolean;
            /** @description What can be spent now. */
            available: components["schemas"]["Money"];
            /** @description What the valid lines draw. */
            required: components["schemas"]["Money"];
        };
        /** @description The Credit against what the lines draw; null in a currency that no line is in. */
        BatchCreditChecks: {
            /** @description In United States dollars. */
            USD: components["schemas"]["BatchCreditCheck"] | null;
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["BatchCreditCheck"] | null;
        };
        /**
         * @description The lines of a batch as CSV: UTF-8, separated by commas or semicolons, a row of headings and up
         *     to 10,000 rows. The headings are the field names of a line (`target`, `amount`, `name`, …) in any
         *     order; `metadata.<key>` sets one key of its metadata. Up to 40 columns; one that is not known is
         *     refused with `invalid_csv`, and an empty cell is a field left out.
         */
        BatchCsv: string;
        /**
         * @description The currency of a batch.
         * @enum {string}
         */
        BatchCurrency: "USD" | "ZWG" | "mixed";
        /** @description An event's payload: Batch. */
        BatchEventData: {
            object: components["schemas"]["Batch"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description A batch has ended, and none of its lines was delivered. */
        BatchFailedEvent: {
            /** @constant */
            type: "batch.failed";
            data: components["schemas"]["BatchEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A batch. */
        BatchId: string;
        /**
         * @description What a batch does when the Credit does not suffice for a line.
         * @enum {string}
         */
        BatchInsufficientChoice: "stop" | "continue";
        /**
         * @description What to do with a batch that has lines which are not valid.
         * @enum {string}
         */
        BatchInvalidChoice: "reject" | "skip";
        /** @description One line of a batch. */
        BatchItem: {
            /** @description The line. */
            id: components["schemas"]["BatchItemId"];
            /**
             * @description Always `batch_item`.
             * @constant
             */
            object: "batch_item";
            /** @description When it was written. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The batch. */
            batch: components["schemas"]["BatchId"];
            /**
             * Format: int32
             * @description Its place in the batch, from 1; the row of headings of a CSV is not counted.
             */
            line: number;
            /** @description Where it stands. */
            status: components["schemas"]["BatchItemStatus"];
            /** @description Its send; null until there is one. Can be expanded. */
            send: components["schemas"]["SendOrId"] | null;
            /** @description Where it goes. */
            target: components["schemas"]["BatchItemTarget"];
            /** @description The network that delivers it; null when that cannot be told. */
            network: components["schemas"]["NetworkId"] | null;
            /** @description The face value; null when it cannot be read. */
            amount: components["schemas"]["Money"] | null;
            /** @description The currency; null when it cannot be told. */
            currency: components["schemas"]["Currency"] | null;
            /** @description Your own reference; null when you gave none. */
            client_reference: components["schemas"]["ClientReference"] | null;
            /** @description Why it was refused; null when it was not. */
            error: components["schemas"]["BatchItemError"] | null;
            /** @description Why its send failed; null while it has not. */
            failure_code: components["schemas"]["SendFailureCode"] | null;
            /** @description The power token; masked without `tokens:read`. Null until it is there. */
            token: components["schemas"]["PowerToken"] | null;
            /** @description Your own facts about the sale. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description One sale of a batch. Give `target`, and `amount` or `bundle_id`. */
        BatchItemCreate: {
            /** @description The mobile number in any Zimbabwean form, or the 11-digit meter. */
            target: components["schemas"]["TargetInput"];
            /** @description The face value: what the customer receives. Needed without `bundle_id`. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description Data: the bundle to send. Its price is the amount. */
            bundle_id?: components["schemas"]["BundleId"];
            /** @description What to sell. Left out, it follows from the product, or from the target. */
            type?: components["schemas"]["SendType"];
            /** @description The product's slug. Left out, it follows from type and currency. */
            product?: components["schemas"]["ProductId"];
            /** @description The currency; the batch's when left out. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description Power, required there: the number that the token is texted to. */
            token_phone?: components["schemas"]["PhoneInput"];
            /** @description Power: an address that the token is mailed to as well. */
            token_email?: components["schemas"]["Email"];
            /** @description A number that is told beside the target. */
            notify_number?: components["schemas"]["PhoneInput"];
            /** @description The recipient to attribute the sale to. */
            recipient?: components["schemas"]["RecipientRef"];
            /** @description The person's name, for `{name}` and `{first_name}` of the text message. */
            name?: components["schemas"]["PersonName"];
            /** @description Your own reference; unique in the account for ever, as that of `POST /sends`. */
            client_reference?: components["schemas"]["ClientReference"];
            /** @description The cost centre to book the sale to; the batch's when left out. */
            cost_center?: components["schemas"]["CostCenterId"];
            /** @description The text message of this line; the batch's when left out. */
            sms_message?: components["schemas"]["SmsTemplate"];
            /** @description Your own facts about the sale. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Why a line was refused. */
        BatchItemError: {
            /** @description The code to decide by: the one that `POST /sends` would answer. */
            code: components["schemas"]["ErrorCode"];
            /** @description The same in a sentence. */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description One line of a batch. */
        BatchItemId: string;
        /** @description A page of a list. */
        BatchItemList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["BatchItem"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Objects that the lines of a batch can carry in place of their ids.
         * @enum {string}
         */
        BatchItemListExpansion: "data.send";
        /**
         * @description Where one line of a batch stands.
         * @enum {string}
         */
        BatchItemStatus: "invalid" | "skipped" | "pending" | "sending" | "delivered" | "failed" | "unresolved" | "unsent" | "cancelled";
        /**
         * @description Where a line goes: a mobile number in E.164 form or a meter; what was written, when that is
         *     neither.
         */
        BatchItemTarget: string;
        /** @description A page of a list. */
        BatchList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Batch"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A batch, or its id where it was not expanded. */
        BatchOrId: components["schemas"]["BatchId"] | components["schemas"]["Batch"];
        /** @description A batch has ended; some of its lines were delivered and some were not. */
        BatchPartiallyCompletedEvent: {
            /** @constant */
            type: "batch.partially_completed";
            data: components["schemas"]["BatchEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description What a batch would do, without doing it. */
        BatchPreview: {
            /**
             * @description Always `batch_preview`.
             * @constant
             */
            object: "batch_preview";
            /** @description When it was checked. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was checked in live mode. */
            livemode: boolean;
            /** @description Whether the batch would be made as it is. */
            valid: boolean;
            /** @description How many lines were checked. */
            counts: components["schemas"]["BatchPreviewCounts"];
            /** @description The face value of the valid lines. */
            total: components["schemas"]["CurrencyTotals"];
            /** @description The Credit that they would draw. */
            cost: components["schemas"]["CurrencyTotals"];
            /** @description Whether your Credit suffices. */
            credit: components["schemas"]["BatchCreditChecks"];
            /** @description Whether the stock held with the suppliers suffices, by network. */
            provider_float: components["schemas"]["ProviderFloat"][];
            /** @description Whether it would wait for the approval of an owner or admin. */
            requires_approval: boolean;
            /** @description The first 1,000 lines, and every line that is not valid. */
            lines: components["schemas"]["BatchPreviewLine"][];
            /** @description Whether valid lines were left out of `lines`. */
            lines_truncated: boolean;
        };
        /** @description How many lines were checked. */
        BatchPreviewCounts: {
            /** @description All lines. */
            total: components["schemas"]["Count"];
            /** @description Those that pass every check. */
            valid: components["schemas"]["Count"];
            /** @description Those that do not. */
            invalid: components["schemas"]["Count"];
        };
        /** @description What would become of one line. */
        BatchPreviewLine: {
            /**
             * Format: int32
             * @description Its place in the batch, from 1.
             */
            line: number;
            /** @description Whether it would be sent. */
            valid: boolean;
            /** @description Where it goes. */
            target: components["schemas"]["BatchItemTarget"];
            /** @description The network that delivers it; null when that cannot be told. */
            network: components["schemas"]["NetworkId"] | null;
            /** @description The product; null when that cannot be told. */
            product: components["schemas"]["ProductId"] | null;
            /** @description The face value; null when it cannot be read. */
            amount: components["schemas"]["Money"] | null;
            /** @description The currency; null when it cannot be told. */
            currency: components["schemas"]["Currency"] | null;
            /** @description The Credit it would draw; null when that cannot be told. */
            cost: components["schemas"]["Money"] | null;
            /** @description Everything that stands in its way. */
            errors: components["schemas"]["ErrorDetail"][];
            /** @description Things to think about. */
            warnings: components["schemas"]["BatchWarning"][];
        };
        /** @description The lines of a batch are being sent. */
        BatchProcessingEvent: {
            /** @constant */
            type: "batch.processing";
            data: components["schemas"]["BatchEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A batch is above your threshold and waits for an owner or admin. */
        BatchRequiresApprovalEvent: {
            /** @constant */
            type: "batch.requires_approval";
            data: components["schemas"]["BatchEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description How to send the failed lines of a batch again. */
        BatchRetry: {
            /**
             * @description Whether to set the whole cost aside before the first line goes out.
             * @default true
             */
            reserve_credit: boolean;
        };
        /**
         * @description Where a batch stands.
         * @enum {string}
         */
        BatchStatus: "created" | "requires_approval" | "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
        /** @description Something to think about before a line is sent; it does not stand in the way. */
        BatchWarning: {
            /** @description The code to decide by. */
            code: components["schemas"]["BatchWarningCode"];
            /** @description The same in a sentence. */
            message: components["schemas"]["ErrorMessage"];
        };
        /**
         * @description Something to think about before a line is sent.
         * @enum {string}
         */
        BatchWarningCode: "duplicate_in_file" | "duplicate_recent" | "blocked";
        /** @description A person who owns ten percent of the business or more. */
        BeneficialOwner: {
            /** @description The whole name, as the identity card shows it. */
            full_name: components["schemas"]["Label"];
            /** @description The number of the identity card or passport. */
            national_id: components["schemas"]["RegistryNumber"];
            /** @description The nationality. */
            nationality: components["schemas"]["CountryCode"];
            /** @description Whether the owner holds, or held of late, a public office. */
            is_pep: boolean;
            /** @description The share of the business that the owner holds. */
            shareholding_percent: components["schemas"]["Percent"];
        };
        /**
         * @description Which of two moments buys more.
         * @enum {string}
         */
        BetterMoment: "now" | "after_reset" | "same";
        /** @description A number or a meter that nothing is sent to. */
        BlockedTarget: {
            /** @description The entry. */
            id: components["schemas"]["BlockedTargetId"];
            /**
             * @description Always `blocked_target`.
             * @constant
             */
            object: "blocked_target";
            /** @description When it was blocked. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The number in E.164 form, or the meter. */
            target: components["schemas"]["Target"];
            /** @description What is blocked. */
            target_kind: components["schemas"]["BlockedTargetKind"];
            /** @description Why. */
            reason: components["schemas"]["Note"] | null;
            /** @description Who blocked it. */
            created_by: components["schemas"]["MakerId"];
            /** @description How often something was refused because of it. */
            hits: components["schemas"]["Count"];
            /** @description When that last was. */
            last_hit_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description A number or a meter to block. */
        BlockedTargetCreate: {
            /** @description The mobile number in any Zimbabwean form, or the 11-digit meter. */
            target: components["schemas"]["TargetInput"];
            /** @description Why, for your own people. */
            reason?: components["schemas"]["Note"];
        };
        /** @description An entry of the blocklist. */
        BlockedTargetId: string;
        /**
         * @description What is blocked.
         * @enum {string}
         */
        BlockedTargetKind: "phone" | "meter";
        /** @description A page of a list. */
        BlockedTargetList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["BlockedTarget"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A data bundle, sold at its price. */
        Bundle: {
            /** @description The bundle. */
            id: components["schemas"]["BundleId"];
            /**
             * @description Always `bundle`.
             * @constant
             */
            object: "bundle";
            /** @description When it was put into the catalogue. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The product that it belongs to. */
            product: components["schemas"]["ProductId"];
            /** @description The network that delivers it. */
            network: components["schemas"]["NetworkId"];
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description What the customer gets. */
            description: components["schemas"]["Note"];
            /** @description Its price. */
            amount: components["schemas"]["Money"];
            /** @description The currency of `amount`. */
            currency: components["schemas"]["Currency"];
            /**
             * Format: int32
             * @description How many hours it lasts; null when it does not run out.
             */
            validity_hours: number | null;
            /**
             * Format: int32
             * @description How many megabytes it holds; null when it is not counted in megabytes.
             */
            data_mb: number | null;
            /** @description What it is for. */
            category: components["schemas"]["BundleCategory"];
            /** @description Whether it can be sold now. */
            available: boolean;
            /** @description Whether it is made up for test mode. */
            simulated: boolean;
        };
        /**
         * @description What a bundle is for.
         * @enum {string}
         */
        BundleCategory: "daily" | "weekly" | "monthly" | "social" | "voice" | "other";
        /** @description A data bundle. */
        BundleId: string;
        /** @description A page of a list. */
        BundleList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Bundle"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description The kind of business that applies.
         * @enum {string}
         */
        BusinessType: "company" | "pbc" | "sole_trader" | "ngo" | "cooperative";
        /** @description A day in Harare. */
        CalendarDay: string;
        /** @description The answer to a challenge. */
        ChallengeAnswer: string;
        /** @description A challenge's token, as it was given. */
        ChallengeToken: string;
        /** @description A link that was claimed at its place. Positions are kept for 30 days, then to one kilometre. */
        Checkin: {
            /** @description The check-in. */
            id: components["schemas"]["CheckinId"];
            /**
             * @description Always `checkin`.
             * @constant
             */
            object: "checkin";
            /** @description When. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The link that was claimed. */
            link: components["schemas"]["RewardLinkId"];
            /** @description The reward; null when there is none. */
            reward: components["schemas"]["RewardId"] | null;
            /** @description What became of it. */
            status: components["schemas"]["CheckinStatus"];
            /** @description How far from the middle of the place it was, in metres. */
            distance_m: components["schemas"]["Metres"];
            /** @description How vague the position was, in metres; null when the phone did not tell. */
            accuracy_m: components["schemas"]["Metres"] | null;
            /** @description The number that was rewarded, its middle hidden. */
            phone_masked: components["schemas"]["MaskedPhone"];
            /** @description Why it is held or was turned down; null when it was accepted. */
            reason: components["schemas"]["ReviewReason"] | null;
            /** @description Whether the device proved that the position is its own. */
            attested: boolean;
        };
        /** @description A check-in to make. */
        CheckinCreate: {
            /** @description The link that is claimed. */
            link: components["schemas"]["RewardLinkId"];
            /** @description The latitude that the phone tells. */
            lat: components["schemas"]["Latitude"];
            /** @description The longitude that the phone tells. */
            lng: components["schemas"]["Longitude"];
            /** @description The number that the reward goes to. */
            phone: components["schemas"]["PhoneInput"];
            /** @description How vague the position is, in metres; more than the place's radius is refused. */
            accuracy_m?: components["schemas"]["Metres"];
            /** @description The device's proof that the position is its own. */
            attestation?: components["schemas"]["DeviceAttestation"];
            /** @description What it shall be. Needed when there is more than one choice. */
            choice?: components["schemas"]["SendType"];
            /** @description Electricity: the meter. The token is texted to `phone`. */
            meter?: components["schemas"]["MeterInput"];
            /** @description Data: the bundle. */
            bundle_id?: components["schemas"]["BundleId"];
            /** @description The code that was texted to `phone`, where the link asks for one. */
            code?: components["schemas"]["ClaimCodeText"];
            /** @description The token of the challenge that was answered. */
            challenge_token?: components["schemas"]["ChallengeToken"];
            /** @description The answer to it. */
            challenge_answer?: components["schemas"]["ChallengeAnswer"];
        };
        /** @description A check-in. */
        CheckinId: string;
        /** @description A page of a list. */
        CheckinList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Checkin"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description What became of a check-in.
         * @enum {string}
         */
        CheckinStatus: "accepted" | "held" | "rejected";
        /** @description What was added to your Credit in place of a delivery. */
        CheckoutCredited: {
            /** @description How much: the face value. */
            amount: components["schemas"]["Money"];
            /** @description The row of the Credit account. */
            credit_transaction: components["schemas"]["TransactionId"];
        };
        /** @description The meter that shall get the electricity. */
        CheckoutMeterChange: {
            /** @description The meter: 11 digits. */
            meter: components["schemas"]["MeterInput"];
        };
        /** @description How the customer paid. */
        CheckoutPayment: {
            /** @description In which way. */
            method: components["schemas"]["CheckoutPaymentMethod"];
            /** @description The brand of the card, or the wallet. */
            brand: string | null;
            /** @description The last four digits of the card or of the wallet's number. */
            last4: string | null;
            /** @description When. */
            paid_at: components["schemas"]["UnixTime"];
            /** @description The payment provider's own reference: what its support asks for. */
            reference: string;
        };
        /** @description Why the last try to pay did not go through. */
        CheckoutPaymentError: {
            /** @description The code to decide by. */
            code: components["schemas"]["CheckoutPaymentErrorCode"];
            /** @description The same in a sentence for the customer. */
            message: components["schemas"]["Note"];
        };
        /**
         * @description Why a payment did not go through.
         * @enum {string}
         */
        CheckoutPaymentErrorCode: "card_declined" | "cancelled" | "timeout" | "provider_error";
        /**
         * @description How a customer paid.
         * @enum {string}
         */
        CheckoutPaymentMethod: "card" | "mobile_money";
        /** @description The address of a web page to come back to; `{CHECKOUT_SESSION_ID}` in it becomes the id. */
        CheckoutReturnUrl: string;
        /** @description Why somebody looks at a session, and how it ended. */
        CheckoutReview: {
            /** @description Why. */
            reason: components["schemas"]["CheckoutReviewReason"];
            /** @description Since when. */
            opened_at: components["schemas"]["UnixTime"];
            /** @description How it ended; null while somebody looks. */
            resolution: components["schemas"]["CheckoutReviewResolution"] | null;
        };
        /**
         * @description Why somebody looks at a session.
         * @enum {string}
         */
        CheckoutReviewReason: "fraud_check" | "amount_mismatch" | "send_failed";
        /**
         * @description How a look at a session ended.
         * @enum {string}
         */
        CheckoutReviewResolution: "resent" | "credited";
        /** @description A sale that your customer pays by card, on a page of ours. */
        CheckoutSession: {
            /** @description The session. */
            id: components["schemas"]["CheckoutSessionId"];
            /**
             * @description Always `checkout_session`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "checkout_session";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is real money. */
            livemode: boolean;
            /** @description Where it stands. */
            status: components["schemas"]["CheckoutSessionStatus"];
            /** @description The page to send the customer to. */
            url: components["schemas"]["WebUrl"];
            /** @description What is sold. */
            type: components["schemas"]["SendType"];
            /** @description The product. */
            product: components["schemas"]["ProductId"];
            /** @description The network that delivers it. */
            network: components["schemas"]["NetworkId"];
            /** @description The number in E.164 form, or the meter. */
            target: components["schemas"]["Target"];
            /** @description The face value: what the customer receives. */
            amount: components["schemas"]["Money"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description What the customer pays beside it for paying by card. */
            card_fee: components["schemas"]["Money"];
            /** @description What the customer pays in all. */
            total: components["schemas"]["Money"];
            /** @description The data bundle; null for airtime and power. */
            bundle_id: components["schemas"]["BundleId"] | null;
            /** @description The number that a power token is texted to; null for airtime and data. */
            token_phone: components["schemas"]["Phone"] | null;
            /** @description The customer's own number, for messages about the payment. */
            customer_phone: components["schemas"]["Phone"] | null;
            /** @description The confirmed meter; null for airtime and data. */
            meter: components["schemas"]["Meter"] | null;
            /** @description Where the customer comes back to once it is paid. */
            success_url: components["schemas"]["CheckoutReturnUrl"];
            /** @description Where the customer comes back to without paying. */
            cancel_url: components["schemas"]["CheckoutReturnUrl"];
            /** @description Your own reference; null when you gave none. */
            client_reference: components["schemas"]["ClientReference"] | null;
            /** @description The newest send; null until it is paid. Can be expanded. */
            send: components["schemas"]["SendOrId"] | null;
            /** @description All sends that were made for it, oldest first. */
            sends: components["schemas"]["SendId"][];
            /** @description How the customer paid; null until then. */
            payment: components["schemas"]["CheckoutPayment"] | null;
            /** @description Why the last try to pay did not go through; null when none failed, or one succeeded. */
            last_payment_error: components["schemas"]["CheckoutPaymentError"] | null;
            /** @description Why somebody looks at it; null when nobody had to. */
            review: components["schemas"]["CheckoutReview"] | null;
            /** @description What was added to your Credit; null unless it was. */
            credited: components["schemas"]["CheckoutCredited"] | null;
            /** @description When it expires unless it is paid: after an hour. */
            expires_at: components["schemas"]["UnixTime"];
            /** @description When it was paid. */
            paid_at: components["schemas"]["UnixTime"] | null;
            /** @description When the customer had what was paid for. */
            fulfilled_at: components["schemas"]["UnixTime"] | null;
            /** @description The text message to the customer as it will read; null for the default. */
            sms_message: components["schemas"]["SmsText"] | null;
            /** @description Your own facts about the sale. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A sale that a customer shall pay by card. */
        CheckoutSessionCreate: {
            /** @description What to sell. Left out, it follows from the product, or from the target. */
            type?: components["schemas"]["SendType"];
            /** @description The product's slug, such as `airtime-usd`. Left out, it follows from type and currency. */
            product?: components["schemas"]["ProductId"];
            /** @description The mobile number in any Zimbabwean form, or the 11-digit meter. */
            target: components["schemas"]["TargetInput"];
            /** @description The face value: what the customer receives. The card fee comes on top. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The currency. There is no default: give this or `product`. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description Data: the bundle to send. */
            bundle_id?: components["schemas"]["BundleId"];
            /** @description Power, required there: the number that the token is texted to. */
            token_phone?: components["schemas"]["PhoneInput"];
            /** @description The customer's own number, for messages about the payment. */
            customer_phone?: components["schemas"]["PhoneInput"];
            /** @description Where the customer comes back to once it is paid. May hold `{CHECKOUT_SESSION_ID}`. */
            success_url: components["schemas"]["CheckoutReturnUrl"];
            /** @description Where the customer comes back to without paying. May hold `{CHECKOUT_SESSION_ID}`. */
            cancel_url: components["schemas"]["CheckoutReturnUrl"];
            /**
             * @description Your own reference, such as the order number; unique in the account for ever. Sent again, it
             *     answers with the session that holds it.
             */
            client_reference?: components["schemas"]["ClientReference"];
            /** @description Your own facts about the sale. */
            metadata?: components["schemas"]["Metadata"];
            /** @description Your own words for the text message to the customer. Left out: a default. */
            sms_message?: components["schemas"]["SmsTemplate"];
        };
        /** @description Nothing was delivered; the face value was added to your Credit. */
        CheckoutSessionCreditedEvent: {
            /** @constant */
            type: "checkout.session.credited";
            data: components["schemas"]["CheckoutSessionEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: CheckoutSession. */
        CheckoutSessionEventData: {
            object: components["schemas"]["CheckoutSession"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /**
         * @description Objects that a session can carry in place of their ids.
         * @enum {string}
         */
        CheckoutSessionExpansion: "send";
        /** @description Nobody paid in time, or the session was ended. A late payment makes it paid. */
        CheckoutSessionExpiredEvent: {
            /** @constant */
            type: "checkout.session.expired";
            data: components["schemas"]["CheckoutSessionEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The customer has what was paid for. */
        CheckoutSessionFulfilledEvent: {
            /** @constant */
            type: "checkout.session.fulfilled";
            data: components["schemas"]["CheckoutSessionEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A checkout session. */
        CheckoutSessionId: string;
        /** @description A page of a list. */
        CheckoutSessionList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["CheckoutSession"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Objects that the sessions of a list can carry in place of their ids.
         * @enum {string}
         */
        CheckoutSessionListExpansion: "data.send";
        /** @description The customer has paid; the send is on its way. */
        CheckoutSessionPaidEvent: {
            /** @constant */
            type: "checkout.session.paid";
            data: components["schemas"]["CheckoutSessionEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A new send was made in place of one that did not go through. */
        CheckoutSessionResentEvent: {
            /** @constant */
            type: "checkout.session.resent";
            data: components["schemas"]["CheckoutSessionEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Where a checkout session stands.
         * @enum {string}
         */
        CheckoutSessionStatus: "open" | "paid" | "in_review" | "resent" | "fulfilled" | "credited" | "expired";
        /** @description A data bundle that the person may choose. */
        ClaimBundle: {
            /** @description The bundle. */
            id: components["schemas"]["BundleId"];
            /** @description The network whose numbers can have it. */
            network: components["schemas"]["NetworkId"];
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description Its price, no more than the reward. */
            amount: components["schemas"]["Money"];
        };
        /** @description A question that keeps programs from claiming. Show one of the two. */
        ClaimChallenge: {
            /** @description What to send with the answer. */
            token: components["schemas"]["ChallengeToken"];
            /** @description A question to ask the person; null when there is a widget instead. */
            question: components["schemas"]["Note"] | null;
            /** @description The key of a widget to show; null when there is a question instead. */
            site_key: string | null;
        };
        /** @description Something that the person may choose. */
        ClaimChoice: {
            /** @description What it is. */
            type: components["schemas"]["SendType"];
            /** @description Data: the bundles that the reward buys. Empty for anything else. */
            bundles: components["schemas"]["ClaimBundle"][];
        };
        /** @description That a claim code is on its way, if the number may claim the link. */
        ClaimCode: {
            /**
             * @description Always `claim_code`.
             * @constant
             */
            object: "claim_code";
            /** @description When. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Always true, whether or not the number is the one that may claim. */
            sent: boolean;
            /** @description Where it went, its middle hidden. */
            to_masked: components["schemas"]["MaskedPhone"];
            /** @description For how many seconds the code is good. */
            expires_in: components["schemas"]["Seconds"];
            /** @description After how many seconds another may be asked for. */
            resend_in: components["schemas"]["Seconds"];
        };
        /** @description Where to text a claim code. */
        ClaimCodeCreate: {
            /** @description The number that the reward shall go to. */
            phone: components["schemas"]["PhoneInput"];
            /** @description The token of the challenge that was answered. */
            challenge_token?: components["schemas"]["ChallengeToken"];
            /** @description The answer to it. */
            challenge_answer?: components["schemas"]["ChallengeAnswer"];
        };
        /** @description A code of six digits from a text message. */
        ClaimCodeText: string;
        /** @description A claim to make. */
        ClaimCreate: {
            /** @description The number that the reward goes to. */
            phone: components["schemas"]["PhoneInput"];
            /** @description What it shall be. Needed when there is more than one choice. */
            choice?: components["schemas"]["SendType"];
            /** @description Electricity: the meter. The token is texted to `phone`. */
            meter?: components["schemas"]["MeterInput"];
            /** @description Data: the bundle. */
            bundle_id?: components["schemas"]["BundleId"];
            /** @description The code that was texted to `phone`, where `requires` names it. */
            code?: components["schemas"]["ClaimCodeText"];
            /** @description The token of the challenge that was answered. */
            challenge_token?: components["schemas"]["ChallengeToken"];
            /** @description The answer to it. */
            challenge_answer?: components["schemas"]["ChallengeAnswer"];
        };
        /**
         * @description What a claim needs beside the link.
         * @enum {string}
         */
        ClaimRequirement: "phone" | "code" | "meter" | "challenge";
        /** @description What became of a claim. */
        ClaimResult: {
            /** @description How far it has come. */
            status: components["schemas"]["ClaimResultStatus"];
            /** @description The same in one sentence for the person. */
            message: components["schemas"]["Note"];
        };
        /**
         * @description How far the reward of a claim has come, in words for the person.
         * @enum {string}
         */
        ClaimResultStatus: "sending" | "delivered" | "held" | "failed";
        /** @description What a link is claimed by: the last part of its URL, at least 128 random bits. */
        ClaimToken: string;
        /** @description Your own reference for a sale: 1 to 128 characters, unique in the account for ever. */
        ClientReference: string;
        /** @description A time of day in Harare. */
        ClockTime: string;
        /** @description A colour as a web page writes it. */
        Color: string;
        /** @description Something that a person has completed. Give `completion_id`, or `ref` for the same. */
        CompletionCreate: {
            /** @description Your own id of what was completed: one reward for each, for ever. */
            completion_id?: components["schemas"]["CompletionId"];
            /** @description The same under another name, for form tools that send `ref`. */
            ref?: components["schemas"]["CompletionId"];
            /** @description Who completed it. Left out, it follows from `phone`. */
            recipient?: components["schemas"]["RewardRecipientInput"];
            /** @description The person's number. Left out, the recipient's. */
            phone?: components["schemas"]["PhoneInput"];
            /** @description Where the reward goes when it is neither: a number, or a meter. */
            target?: components["schemas"]["TargetInput"];
            /** @description A power reward: the meter. */
            meter?: components["schemas"]["MeterInput"];
            /** @description A power reward: the number that the token is texted to. Left out, `phone`. */
            token_phone?: components["schemas"]["PhoneInput"];
            /** @description What the reward is worth. Left out, the program's `default_amount`. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description Your own facts about the completion. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Your own id of what a person has completed: 1 to 128 characters, for ever one a program. */
        CompletionId: string;
        /** @description The person whom staff write to and call. */
        ContactPerson: {
            /** @description The name. */
            name: components["schemas"]["Label"];
            /** @description What the person does in the business. */
            role: components["schemas"]["Label"];
            /** @description The email address. */
            email: components["schemas"]["Email"];
            /** @description The number. */
            phone: components["schemas"]["E164"];
        };
        /** @description The person whom staff write to and call, as it is sent. */
        ContactPersonInput: {
            /** @description The name. */
            name: components["schemas"]["Label"];
            /** @description What the person does in the business. */
            role: components["schemas"]["Label"];
            /** @description The email address. */
            email: components["schemas"]["Email"];
            /** @description The number. */
            phone: components["schemas"]["PhoneInput"];
        };
        /** @description What sends are booked to: a department, a branch, a project. */
        CostCenter: {
            /** @description The cost centre. */
            id: components["schemas"]["CostCenterId"];
            /**
             * @description Always `cost_center`.
             * @constant
             */
            object: "cost_center";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description Its code in your own books: unique in the account. */
            gl_code: components["schemas"]["GlCode"] | null;
            /** @description The currency of its budget. */
            currency: components["schemas"]["Currency"];
            /** @description What may be sent in a month in Harare; null for no budget. */
            monthly_budget: components["schemas"]["Money"] | null;
            /** @description Whether sends can be booked to it; an archived one keeps what was booked. */
            is_active: boolean;
            /** @description Face value of the sends of this month, without those whose Credit came back. */
            spent_this_month: components["schemas"]["Money"];
            /** @description What the budget leaves, negative when it is passed; null without a budget. */
            remaining: components["schemas"]["SignedMoney"] | null;
            /** @description How many recipients belong to it. */
            people_count: components["schemas"]["Count"];
            /** @description Your own facts about the cost centre. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A cost centre to make. */
        CostCenterCreate: {
            /** @description What to call it. */
            name: components["schemas"]["Label"];
            /** @description Its code in your own books: unique in the account. */
            gl_code?: components["schemas"]["GlCode"];
            /** @description What may be sent in a month in Harare. It warns and is no cap. Left out: no budget. */
            monthly_budget?: components["schemas"]["MoneyInput"];
            /** @description The currency of its budget. There is no default. */
            currency: components["schemas"]["CurrencyInput"];
            /**
             * @description Whether sends can be booked to it.
             * @default true
             */
            is_active: boolean;
            /** @description Your own facts about the cost centre. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A cost centre by its id, or `none` for what belongs to none. */
        CostCenterFilter: string;
        /** @description A cost centre. */
        CostCenterId: string;
        /** @description A page of a list. */
        CostCenterList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["CostCenter"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A cost centre, or its id where it was not expanded. */
        CostCenterOrId: components["schemas"]["CostCenterId"] | components["schemas"]["CostCenter"];
        /** @description What shall change of a cost centre. What is left out stays. */
        CostCenterUpdate: {
            /** @description What to call it. */
            name?: components["schemas"]["Label"];
            /** @description Its code in your own books; null takes it away. */
            gl_code?: components["schemas"]["GlCode"] | null;
            /** @description What may be sent in a month in Harare; null for no budget. */
            monthly_budget?: components["schemas"]["MoneyInput"] | null;
            /** @description The currency of its budget, as long as nothing was booked to it. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description Whether sends can be booked to it: `false` archives it. */
            is_active?: boolean;
            /** @description Your own facts about it. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /**
         * Format: int32
         * @description A number of things.
         */
        Count: number;
        /** @description A country by its two letters, as ISO 3166 has them. */
        CountryCode: string;
        /** @description Keeps the objects created in a span of time. The bounds may be combined. */
        CreatedFilter: {
            /** @description At this moment or later. */
            gte?: components["schemas"]["TimeFilter"];
            /** @description At this moment or earlier. */
            lte?: components["schemas"]["TimeFilter"];
            /** @description Later than this moment. */
            gt?: components["schemas"]["TimeFilter"];
            /** @description Earlier than this moment. */
            lt?: components["schemas"]["TimeFilter"];
        };
        /** @description Your prepaid Credit, one balance for each currency, with no exchange between them. */
        Credit: {
            /**
             * @description Always `credit`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "credit";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is real money. */
            livemode: boolean;
            /** @description In United States dollars. */
            USD: components["schemas"]["CreditBalance"];
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["CreditBalance"];
            /** @description The moment that the balances are of. */
            as_of: components["schemas"]["UnixTime"];
        };
        /** @description Staff put your Credit right, by this row. */
        CreditAdjustedEvent: {
            /** @constant */
            type: "credit.adjusted";
            data: components["schemas"]["CreditTransactionEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The Credit that would be left. */
        CreditAfter: {
            /** @description Available Credit in the currency of the sale. */
            available: components["schemas"]["Money"];
        };
        /** @description What you want to be told about your Credit. */
        CreditAlerts: {
            /**
             * @description Always `credit_alerts`.
             * @constant
             */
            object: "credit_alerts";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The available Credit below which you are told; null where you are not. */
            low_balance: components["schemas"]["CurrencyAmounts"];
            /** @description Whether the schedules of the coming days are compared with your Credit. */
            shortfall_projection: boolean;
            /** @description How many days that looks ahead. */
            shortfall_days: components["schemas"]["ShortfallDays"];
            /** @description How you are told. */
            channels: components["schemas"]["AlertChannel"][];
            /** @description Who is told by email and by text message. */
            recipients: components["schemas"]["AlertRecipients"];
            /** @description When the low balance was last told. */
            last_fired: components["schemas"]["AlertTimes"];
        };
        /** @description What you want to be told about your Credit. What is left out is as in a new account. */
        CreditAlertsUpdate: {
            /** @description The available Credit below which you want to be told; a currency left out is not watched. */
            low_balance?: components["schemas"]["CurrencyAmountsInput"];
            /**
             * @description Whether to compare the schedules of the coming days with your Credit.
             * @default false
             */
            shortfall_projection: boolean;
            /**
             * @description How many days that looks ahead.
             * @default 7
             */
            shortfall_days: components["schemas"]["ShortfallDays"];
            /** @description How you want to be told; `webhook` when left out. */
            channels?: components["schemas"]["AlertChannel"][];
        };
        /** @description Credit in one currency. */
        CreditBalance: {
            /** @description What can be spent now. */
            available: components["schemas"]["Money"];
            /** @description What is set aside for batches, programs and checkouts. */
            reserved: components["schemas"]["Money"];
            /** @description `available` and `reserved` together. */
            total: components["schemas"]["Money"];
            /** @description Drawn for sends that have not ended. It is outside `total`, and for information. */
            in_flight: components["schemas"]["Money"];
            /** @description When it was last topped up. */
            last_topup_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description The balances after a row. */
        CreditBalanceAfter: {
            /** @description What could be spent. */
            available: components["schemas"]["Money"];
            /** @description What was set aside. */
            reserved: components["schemas"]["Money"];
        };
        /** @description A sale or a reservation took the available Credit below the amount of your alert. */
        CreditBalanceLowEvent: {
            /** @constant */
            type: "credit.balance.low";
            data: components["schemas"]["CreditEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: Credit. */
        CreditEventData: {
            object: components["schemas"]["Credit"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description Credit that was set aside is available again. */
        CreditReleasedEvent: {
            /** @constant */
            type: "credit.released";
            data: components["schemas"]["CreditReservationEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description Credit that is set aside. */
        CreditReservation: {
            /** @description The reservation. */
            id: components["schemas"]["ReservationId"];
            /**
             * @description Always `credit_reservation`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "credit_reservation";
            /** @description When it was set aside. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is real money. */
            livemode: boolean;
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description What was set aside. */
            amount: components["schemas"]["Money"];
            /** @description What of it was drawn for sends. */
            used: components["schemas"]["Money"];
            /** @description What of it was given back. */
            released: components["schemas"]["Money"];
            /** @description What of it is still set aside. */
            remaining: components["schemas"]["Money"];
            /** @description What has become of it. */
            status: components["schemas"]["CreditReservationStatus"];
            /** @description What it is set aside for. */
            source: components["schemas"]["ReservationSourceId"];
            /** @description When what is left is given back; null when it has no end of its own. */
            expires_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description An event's payload: CreditReservation. */
        CreditReservationEventData: {
            object: components["schemas"]["CreditReservation"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description A page of a list. */
        CreditReservationList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["CreditReservation"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description What has become of a reservation.
         * @enum {string}
         */
        CreditReservationStatus: "active" | "consumed" | "released" | "expired";
        /** @description Credit was set aside for a batch or a program. */
        CreditReservedEvent: {
            /** @constant */
            type: "credit.reserved";
            data: components["schemas"]["CreditReservationEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The coming days' schedules need more than your Credit; data.projection says when. */
        CreditShortfallProjectedEvent: {
            /** @constant */
            type: "credit.shortfall.projected";
            data: components["schemas"]["CreditEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description What caused a row: the beginning of an id, or a whole one. */
        CreditSourceFilter: string;
        /** @description What caused a row of the Credit account: a send, a top-up, a reward, a batch, a reservation. */
        CreditSourceId: string;
        /** @description Nobody paid a top-up in time. */
        CreditTopupExpiredEvent: {
            /** @constant */
            type: "credit.topup.expired";
            data: components["schemas"]["TopupEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The payment of a top-up failed; failure_code says why. */
        CreditTopupFailedEvent: {
            /** @constant */
            type: "credit.topup.failed";
            data: components["schemas"]["TopupEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A top-up was started; its payment is awaited. */
        CreditTopupPendingEvent: {
            /** @constant */
            type: "credit.topup.pending";
            data: components["schemas"]["TopupEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The money of a top-up is here, and is Credit. */
        CreditTopupSucceededEvent: {
            /** @constant */
            type: "credit.topup.succeeded";
            data: components["schemas"]["TopupEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A row of the Credit account. It never changes; what was wrong is put right by another row. */
        CreditTransaction: {
            /** @description The row. */
            id: components["schemas"]["TransactionId"];
            /**
             * @description Always `credit_transaction`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "credit_transaction";
            /** @description When it was written. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is real money. */
            livemode: boolean;
            /** @description What it is. */
            type: components["schemas"]["CreditTransactionType"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description What it did to the available Credit: negative when it was drawn. */
            amount: components["schemas"]["SignedMoney"];
            /** @description The balances after it. */
            balance_after: components["schemas"]["CreditBalanceAfter"];
            /** @description What caused it, such as the send. */
            source: components["schemas"]["CreditSourceId"];
            /** @description The same in words. */
            description: components["schemas"]["Note"];
            /** @description The cost centre it is booked to. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description The key that caused it; null when no key did. */
            api_key: components["schemas"]["KeyId"] | null;
            /** @description When it counts. */
            effective_at: components["schemas"]["UnixTime"];
        };
        /** @description An event's payload: CreditTransaction. */
        CreditTransactionEventData: {
            object: components["schemas"]["CreditTransaction"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description A page of a list. */
        CreditTransactionList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["CreditTransaction"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description What a row of the Credit account is.
         * @enum {string}
         */
        CreditTransactionType: "send" | "send_credit_back" | "topup" | "reservation" | "reservation_release" | "reward" | "reward_return" | "checkout_credit" | "adjustment" | "test_grant";
        /** @description The text of a CSV file. */
        CsvText: string;
        /**
         * @description The currencies that Credit is kept in. There is no exchange between them.
         * @enum {string}
         */
        Currency: "USD" | "ZWG";
        /** @description One amount for each currency; null where nothing is set. */
        CurrencyAmounts: {
            /** @description The amount in United States dollars. */
            USD: components["schemas"]["Money"] | null;
            /** @description The amount in Zimbabwe Gold. */
            ZWG: components["schemas"]["Money"] | null;
        };
        /** @description One amount for each currency; a currency left out is not set. */
        CurrencyAmountsInput: {
            /** @description The amount in United States dollars. */
            USD?: components["schemas"]["MoneyInput"];
            /** @description The amount in Zimbabwe Gold. */
            ZWG?: components["schemas"]["MoneyInput"];
        };
        /** @description One amount for each currency. What is left out stays; null takes it away. */
        CurrencyAmountsUpdate: {
            /** @description The amount in United States dollars. */
            USD?: components["schemas"]["MoneyInput"] | null;
            /** @description The amount in Zimbabwe Gold. */
            ZWG?: components["schemas"]["MoneyInput"] | null;
        };
        /** @description `USD` or `ZWG`, in either case. */
        CurrencyInput: string;
        /** @description A sum in each currency. */
        CurrencyTotals: {
            /** @description In United States dollars. */
            USD: components["schemas"]["Money"];
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["Money"];
        };
        /** @description The id of an object that a page begins after or ends before. */
        Cursor: string;
        /**
         * Format: date
         * @description A day in Harare: `YYYY-MM-DD`.
         */
        Day: string;
        /**
         * Format: int32
         * @description A day of the month: 1 to 31. In a shorter month the last day stands for those it lacks.
         */
        DayOfMonth: number;
        /**
         * Format: int32
         * @description A day of the week: 1 is Monday, 7 is Sunday.
         */
        DayOfWeek: number;
        /** @description The dealer tier of an account. */
        Dealer: {
            /** @description How far the business has come. */
            status: components["schemas"]["DealerStatus"];
            /** @description What it pays less than the face value; empty without the dealer tier. */
            discounts: components["schemas"]["DealerDiscount"][];
            /** @description When it became a dealer. */
            since: components["schemas"]["UnixTime"] | null;
        };
        /** @description A business that applies to buy below face value. */
        DealerApplication: {
            /** @description The application. */
            id: components["schemas"]["DealerApplicationId"];
            /**
             * @description Always `dealer_application`.
             * @constant
             */
            object: "dealer_application";
            /** @description When it was begun. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description How far it has come. */
            status: components["schemas"]["DealerApplicationStatus"];
            /** @description The name that the business is registered under. */
            legal_name: components["schemas"]["Label"];
            /** @description The name that it trades under, if it is another. */
            trading_name: components["schemas"]["Label"] | null;
            /** @description Its number in the register of companies. */
            registration_number: components["schemas"]["RegistryNumber"] | null;
            /** @description The country it is registered in. */
            registration_country: components["schemas"]["CountryCode"];
            /** @description When it was registered. */
            incorporated_on: components["schemas"]["CalendarDay"] | null;
            /** @description The kind of business. */
            business_type: components["schemas"]["BusinessType"] | null;
            /** @description Its taxpayer number (TIN). */
            tax_number: components["schemas"]["RegistryNumber"] | null;
            /** @description Its number for value added tax, if it has one. */
            vat_number: components["schemas"]["RegistryNumber"] | null;
            /** @description Where it is. */
            physical_address: components["schemas"]["Address"] | null;
            /** @description Where its post goes, if that is elsewhere. */
            postal_address: components["schemas"]["Address"] | null;
            /** @description Whom staff write to and call. */
            contact: components["schemas"]["ContactPerson"] | null;
            /** @description Its directors. */
            directors: components["schemas"]["Director"][];
            /** @description Whoever else owns ten percent or more. */
            beneficial_owners: components["schemas"]["BeneficialOwner"][];
            /** @description The face value that it expects to sell in a month. */
            expected_monthly_volume: components["schemas"]["CurrencyAmounts"];
            /** @description The networks that it wants to sell. */
            networks: components["schemas"]["NetworkId"][];
            /** @description How it reaches its customers. */
            channels: components["schemas"]["SalesChannel"][];
            /** @description Its bank account. */
            bank: components["schemas"]["DealerBank"] | null;
            /** @description Its documents, uploaded with `POST /dealer/documents`. */
            documents: components["schemas"]["DealerDocuments"];
            /** @description What it declares. */
            declarations: components["schemas"]["DealerDeclarations"];
            /** @description What is needed and missing still; empty when it can be submitted. */
            missing: components["schemas"]["DealerFieldName"][];
            /** @description When it was last submitted. */
            submitted_at: components["schemas"]["UnixTime"] | null;
            /** @description When staff decided. */
            decided_at: components["schemas"]["UnixTime"] | null;
            /** @description What staff say about the decision. */
            decision_note: components["schemas"]["Note"] | null;
            /** @description What the business pays less than the face value; empty before it is approved. */
            discounts: components["schemas"]["DealerDiscount"][];
            /** @description What reviewers have asked, oldest first. */
            reviewer_messages: components["schemas"]["ReviewerMessage"][];
            /** @description Your own facts about the application. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description An application to begin. Whatever is left out can be given later, before it is submitted. */
        DealerApplicationCreate: {
            /** @description The name that the business is registered under. */
            legal_name: components["schemas"]["Label"];
            /** @description The name that it trades under, if it is another. */
            trading_name?: components["schemas"]["Label"];
            /** @description Its number in the register of companies. */
            registration_number?: components["schemas"]["RegistryNumber"];
            /** @description The country it is registered in; `ZW` when left out. */
            registration_country?: components["schemas"]["CountryCode"];
            /** @description When it was registered. */
            incorporated_on?: components["schemas"]["CalendarDay"];
            /** @description The kind of business. */
            business_type?: components["schemas"]["BusinessType"];
            /** @description Its taxpayer number (TIN). */
            tax_number?: components["schemas"]["RegistryNumber"];
            /** @description Its number for value added tax, if it has one. */
            vat_number?: components["schemas"]["RegistryNumber"];
            /** @description Where it is. */
            physical_address?: components["schemas"]["AddressInput"];
            /** @description Where its post goes, if that is elsewhere. */
            postal_address?: components["schemas"]["AddressInput"];
            /** @description Whom staff write to and call. */
            contact?: components["schemas"]["ContactPersonInput"];
            /** @description Its directors: the whole list. */
            directors?: components["schemas"]["Director"][];
            /** @description Whoever else owns ten percent or more: the whole list. */
            beneficial_owners?: components["schemas"]["BeneficialOwner"][];
            /** @description The face value that it expects to sell in a month. */
            expected_monthly_volume?: components["schemas"]["CurrencyAmountsInput"];
            /** @description The networks that it wants to sell: the whole list. */
            networks?: components["schemas"]["NetworkId"][];
            /** @description How it reaches its customers: the whole list. */
            channels?: components["schemas"]["SalesChannel"][];
            /** @description Its bank account. */
            bank?: components["schemas"]["DealerBankInput"];
            /** @description Its documents, uploaded with `POST /dealer/documents`. */
            documents?: components["schemas"]["DealerDocumentsInput"];
            /** @description What it declares. Both must be true before it is submitted. */
            declarations?: components["schemas"]["DealerDeclarations"];
            /** @description Your own facts about the application. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An application for dealer pricing. */
        DealerApplicationId: string;
        /**
         * @description How far a dealer application has come.
         * @enum {string}
         */
        DealerApplicationStatus: "draft" | "submitted" | "in_review" | "more_information" | "approved" | "declined";
        /** @description What shall change of an application. What is left out stays. */
        DealerApplicationUpdate: {
            /** @description The name that the business is registered under. */
            legal_name?: components["schemas"]["Label"];
            /** @description The name that it trades under, if it is another; null takes it away. */
            trading_name?: components["schemas"]["Label"] | null;
            /** @description Its number in the register of companies. */
            registration_number?: components["schemas"]["RegistryNumber"];
            /** @description The country it is registered in; `ZW` when left out. */
            registration_country?: components["schemas"]["CountryCode"];
            /** @description When it was registered. */
            incorporated_on?: components["schemas"]["CalendarDay"];
            /** @description The kind of business. */
            business_type?: components["schemas"]["BusinessType"];
            /** @description Its taxpayer number (TIN). */
            tax_number?: components["schemas"]["RegistryNumber"];
            /** @description Its number for value added tax, if it has one; null takes it away. */
            vat_number?: components["schemas"]["RegistryNumber"] | null;
            /** @description Where it is. */
            physical_address?: components["schemas"]["AddressInput"];
            /** @description Where its post goes, if that is elsewhere; null takes it away. */
            postal_address?: components["schemas"]["AddressInput"] | null;
            /** @description Whom staff write to and call. */
            contact?: components["schemas"]["ContactPersonInput"];
            /** @description Its directors: the whole list. */
            directors?: components["schemas"]["Director"][];
            /** @description Whoever else owns ten percent or more: the whole list. */
            beneficial_owners?: components["schemas"]["BeneficialOwner"][];
            /** @description The face value that it expects to sell in a month. */
            expected_monthly_volume?: components["schemas"]["CurrencyAmountsInput"];
            /** @description The networks that it wants to sell: the whole list. */
            networks?: components["schemas"]["NetworkId"][];
            /** @description How it reaches its customers: the whole list. */
            channels?: components["schemas"]["SalesChannel"][];
            /** @description Its bank account. */
            bank?: components["schemas"]["DealerBankInput"];
            /** @description Its documents, uploaded with `POST /dealer/documents`. */
            documents?: components["schemas"]["DealerDocumentsInput"];
            /** @description What it declares. Both must be true before it is submitted. */
            declarations?: components["schemas"]["DealerDeclarations"];
            /** @description Your own facts about it. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /** @description The bank account of the business. */
        DealerBank: {
            /** @description The bank. */
            name: components["schemas"]["Label"];
            /** @description The branch. */
            branch: components["schemas"]["Label"];
            /** @description Whose account it is. */
            account_name: components["schemas"]["Label"];
            /** @description The last four digits of its number; never the whole number. */
            account_number_last4: components["schemas"]["AccountEnding"];
            /** @description The currency it is kept in. */
            currency: components["schemas"]["Currency"];
        };
        /** @description The bank account of the business, as it is sent. */
        DealerBankInput: {
            /** @description The bank. */
            name: components["schemas"]["Label"];
            /** @description The branch. */
            branch: components["schemas"]["Label"];
            /** @description Whose account it is. */
            account_name: components["schemas"]["Label"];
            /** @description The last four digits of its number; never the whole number. */
            account_number_last4: components["schemas"]["AccountEnding"];
            /** @description The currency it is kept in. */
            currency: components["schemas"]["CurrencyInput"];
        };
        /** @description What the business declares. */
        DealerDeclarations: {
            /** @description That all of it is true. */
            accurate: boolean;
            /** @description That whoever applies may do so for the business. */
            authorised: boolean;
        };
        /** @description A percentage off the face value, on one network in one currency. */
        DealerDiscount: {
            /** @description The network. */
            network: components["schemas"]["NetworkId"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description The percentage off the face value. The customer still receives the whole face value. */
            percent: components["schemas"]["Percent"];
        };
        /** @description A document for our staff. The file itself is never given out again. */
        DealerDocument: {
            /** @description The document. */
            id: components["schemas"]["DealerDocumentId"];
            /**
             * @description Always `dealer_document`.
             * @constant
             */
            object: "dealer_document";
            /** @description When it was uploaded. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What it shows. */
            kind: components["schemas"]["DealerDocumentKind"];
            /** @description The name of the file. */
            filename: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description How many bytes the file has.
             */
            size: number;
            /** @description The kind of file. */
            mime: components["schemas"]["DealerDocumentType"];
            /** @description The SHA-256 of the file: compare it with yours. */
            sha256: components["schemas"]["Sha256"];
            /** @description What staff say of it. */
            status: components["schemas"]["DealerDocumentStatus"];
            /** @description Why it was rejected. */
            reason: components["schemas"]["Note"] | null;
        };
        /** @description A document that was uploaded for our staff. */
        DealerDocumentId: string;
        /**
         * @description What a document shows. The first six belong to the dealer application.
         * @enum {string}
         */
        DealerDocumentKind: "incorporation_certificate" | "directors_form" | "director_id" | "proof_of_address" | "bank_letter" | "tax_clearance" | "dispute_evidence";
        /**
         * @description What staff say of a document.
         * @enum {string}
         */
        DealerDocumentStatus: "received" | "accepted" | "rejected";
        /**
         * @description The kinds of file that are taken.
         * @enum {string}
         */
        DealerDocumentType: "application/pdf" | "image/jpeg" | "image/png";
        DealerDocumentUpload: {
            /** @description What it shows. */
            kind: components["schemas"]["DealerDocumentKind"];
            /**
             * Format: binary
             * @description The file: PDF, JPEG or PNG.
             */
            file: string;
        };
        /** @description The documents of an application, each by its id; null or empty where one is missing. */
        DealerDocuments: {
            /** @description The certificate of incorporation. */
            incorporation_certificate: components["schemas"]["DealerDocumentId"] | null;
            /** @description The form that lists the directors. */
            directors_form: components["schemas"]["DealerDocumentId"] | null;
            /** @description An identity card or a passport of each director. */
            director_id: components["schemas"]["DealerDocumentId"][];
            /** @description A proof of the address, not older than three months. */
            proof_of_address: components["schemas"]["DealerDocumentId"] | null;
            /** @description A letter of the bank. */
            bank_letter: components["schemas"]["DealerDocumentId"] | null;
            /** @description A tax clearance that is still valid. */
            tax_clearance: components["schemas"]["DealerDocumentId"] | null;
        };
        /** @description The documents of an application. What is left out stays. */
        DealerDocumentsInput: {
            /** @description The certificate of incorporation. */
            incorporation_certificate?: components["schemas"]["DealerDocumentId"];
            /** @description The form that lists the directors. */
            directors_form?: components["schemas"]["DealerDocumentId"];
            /** @description An identity card or a passport of each director: the whole list. */
            director_id?: components["schemas"]["DealerDocumentId"][];
            /** @description A proof of the address, not older than three months. */
            proof_of_address?: components["schemas"]["DealerDocumentId"];
            /** @description A letter of the bank. */
            bank_letter?: components["schemas"]["DealerDocumentId"];
            /** @description A tax clearance that is still valid. */
            tax_clearance?: components["schemas"]["DealerDocumentId"];
        };
        /** @description The name of a field of the application, as a path, such as `documents.bank_letter`. */
        DealerFieldName: string;
        /**
         * @description How far a business has come on the way to the dealer tier.
         * @enum {string}
         */
        DealerStatus: "none" | "applied" | "approved";
        /** @description What is left of a schedule that was deleted. */
        DeletedSchedule: {
            /** @description The schedule. */
            id: components["schemas"]["ScheduleId"];
            /**
             * @description Always `schedule`.
             * @constant
             */
            object: "schedule";
            /**
             * @description Always true.
             * @constant
             */
            deleted: true;
        };
        /** @description A device's proof that the position is its own, as its platform gave it. */
        DeviceAttestation: string;
        /** @description A director of the business. */
        Director: {
            /** @description The whole name, as the identity card shows it. */
            full_name: components["schemas"]["Label"];
            /** @description The number of the identity card or passport. */
            national_id: components["schemas"]["RegistryNumber"];
            /** @description The date of birth. */
            date_of_birth: components["schemas"]["CalendarDay"];
            /** @description The nationality. */
            nationality: components["schemas"]["CountryCode"];
            /** @description Where the director lives, in one line. */
            address: components["schemas"]["Note"];
            /** @description Whether the director holds, or held of late, a public office. */
            is_pep: boolean;
            /** @description The share of the business that the director owns. */
            shareholding_percent: components["schemas"]["Percent"];
        };
        /** @description A number as people read it, such as `077 123 4567`. */
        DisplayNumber: string;
        /** @description A complaint about a send, for staff to settle. It never takes a delivered send back. */
        Dispute: {
            /** @description The dispute. */
            id: components["schemas"]["DisputeId"];
            /**
             * @description Always `dispute`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "dispute";
            /** @description When it was opened. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is about real money. */
            livemode: boolean;
            /** @description The send. Can be expanded. */
            send: components["schemas"]["SendOrId"];
            /** @description What is wrong. */
            reason: components["schemas"]["DisputeReason"];
            /** @description What backs it. */
            evidence: components["schemas"]["DisputeEvidence"];
            /** @description Whether it is settled. */
            status: components["schemas"]["DisputeStatus"];
            /** @description How it was settled; null until then. */
            outcome: components["schemas"]["DisputeOutcome"] | null;
            /** @description The same in a sentence or two. */
            outcome_note: components["schemas"]["Note"] | null;
            /** @description The row of the Credit account by which it was settled; null when none was needed. */
            credit_transaction: components["schemas"]["TransactionId"] | null;
            /** @description By when staff answer: two working days. */
            due_at: components["schemas"]["UnixTime"];
            /** @description What you and staff wrote, oldest first. */
            messages: components["schemas"]["DisputeMessage"][];
            /** @description When it was settled. */
            resolved_at: components["schemas"]["UnixTime"] | null;
            /** @description Your own facts about the dispute. */
            metadata: components["schemas"]["Metadata"];
        };
        /**
         * @description Who wrote a message of a dispute.
         * @enum {string}
         */
        DisputeAuthor: "you" | "staff";
        /** @description A dispute to open. */
        DisputeCreate: {
            /** @description The send. */
            send: components["schemas"]["SendRef"];
            /** @description What is wrong. */
            reason: components["schemas"]["DisputeReason"];
            /** @description What backs it. */
            evidence?: components["schemas"]["DisputeEvidenceInput"];
            /** @description Your own facts about the dispute. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An event's payload: Dispute. */
        DisputeEventData: {
            object: components["schemas"]["Dispute"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description What backs a dispute. */
        DisputeEvidence: {
            /** @description What happened. */
            text: components["schemas"]["DisputeText"] | null;
            /** @description Pictures and documents, by the ids of their uploads. */
            attachments: components["schemas"]["DealerDocumentId"][];
            /** @description The number at which the customer can be asked. */
            customer_phone: components["schemas"]["Phone"] | null;
        };
        /** @description What backs a dispute. */
        DisputeEvidenceInput: {
            /** @description What happened. */
            text?: components["schemas"]["DisputeText"];
            /** @description Pictures and documents, uploaded before with `POST /dealer/documents`. */
            attachments?: components["schemas"]["DealerDocumentId"][];
            /** @description The number at which the customer can be asked. */
            customer_phone?: components["schemas"]["PhoneInput"];
        };
        /**
         * @description Objects that a dispute can carry in place of their ids.
         * @enum {string}
         */
        DisputeExpansion: "send";
        /** @description A dispute. */
        DisputeId: string;
        /** @description A page of a list. */
        DisputeList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Dispute"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Objects that the disputes of a list can carry in place of their ids.
         * @enum {string}
         */
        DisputeListExpansion: "data.send";
        /** @description One message of a dispute. */
        DisputeMessage: {
            /** @description When. */
            at: components["schemas"]["UnixTime"];
            /** @description Who wrote it. */
            from: components["schemas"]["DisputeAuthor"];
            /** @description What. */
            text: components["schemas"]["DisputeText"];
        };
        /** @description You have opened a dispute about a send; staff look into it. */
        DisputeOpenedEvent: {
            /** @constant */
            type: "dispute.opened";
            data: components["schemas"]["DisputeEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description How a dispute was settled.
         * @enum {string}
         */
        DisputeOutcome: "delivered_confirmed" | "token_resent" | "not_delivered_credited" | "goodwill_credit" | "rejected" | "withdrawn";
        /**
         * @description What is wrong with a send.
         * @enum {string}
         */
        DisputeReason: "token_not_received" | "wrong_number" | "not_delivered" | "other";
        /** @description Staff have settled a dispute; outcome says how. */
        DisputeResolvedEvent: {
            /** @constant */
            type: "dispute.resolved";
            data: components["schemas"]["DisputeEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Whether a dispute is settled.
         * @enum {string}
         */
        DisputeStatus: "opened" | "resolved";
        /** @description A text of up to 2,000 characters. */
        DisputeText: string;
        /** @description The number of a document. */
        DocumentNumber: string;
        /** @description The account's guard against the same sale twice. */
        DuplicateGuard: {
            /** @description Whether a sale like one of the last `window_seconds` is refused. */
            enabled: boolean;
            /**
             * Format: int32
             * @description How far back it looks; null while it is off.
             */
            window_seconds: number | null;
        };
        /** @description What shall change of the guard against the same sale twice. What is left out stays. */
        DuplicateGuardUpdate: {
            /** @description Whether a sale like one of the last `window_seconds` is refused. */
            enabled?: boolean;
            /**
             * Format: int32
             * @description How far back it looks: up to a day. 300 seconds when it is turned on without one.
             */
            window_seconds?: number;
        };
        /** @description A length of time in a request: seconds, or text such as `30m`, `24h`, `3d`. */
        DurationInput: components["schemas"]["Seconds"] | components["schemas"]["DurationText"];
        /** @description A length of time in words: digits and `s`, `m`, `h` or `d`, such as `30m`, `24h`, `3d`. */
        DurationText: string;
        /** @description Any telephone number in E.164 form. */
        E164: string;
        /** @description An email address. */
        Email: string;
        /** @description Why a request was refused. */
        ErrorBody: {
            /** @description The family of the error. */
            type: components["schemas"]["ErrorType"];
            /** @description The code to decide by. */
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong, for a developer. */
            message: components["schemas"]["ErrorMessage"];
            /** @description The first wrong field or parameter; null when it is about no single one. */
            param: components["schemas"]["ErrorParam"] | null;
            /** @description Everything that is wrong, when there is more than one thing to say. */
            details: components["schemas"]["ErrorDetail"][];
            /**
             * @description Whether the same request may succeed later as it stands. Send it again with the same
             *     Idempotency-Key, after `retry_after` seconds when that is set.
             */
            retryable: boolean;
            /**
             * Format: int32
             * @description Seconds to wait before the next try; null when there is nothing to wait for.
             */
            retry_after: number | null;
            /** @description The id of this request, for support and for the request log. */
            request_id: components["schemas"]["RequestId"];
            /** @description The page about this code. */
            doc_url: components["schemas"]["WebUrl"];
            /** @description The object that the refusal is about, such as the send that holds the reference. */
            resource: components["schemas"]["ObjectId"] | null;
            /** @description Facts that belong to the code. */
            meta: components["schemas"]["ErrorMeta"];
        };
        /** @description A code that programs decide by; stable for ever. The list is at `/docs` under Errors. */
        ErrorCode: string;
        /** @description What is always true of an error of one code. */
        ErrorCodeEntry: {
            /**
             * @description Always `error_code`.
             * @constant
             */
            object: "error_code";
            /** @description The code to decide by; it never changes its meaning. */
            code: components["schemas"]["ErrorCode"];
            /**
             * Format: int32
             * @description The HTTP status that it is answered with.
             */
            status: number;
            /** @description The family of the error. */
            type: components["schemas"]["ErrorType"];
            /** @description What it means, in a sentence. */
            meaning: components["schemas"]["ErrorMessage"];
            /** @description Whether the same request may succeed later as it stands, with the same Idempotency-Key. */
            retryable: boolean;
            /** @description The facts that `meta` of the error carries, by name; empty when it carries none. */
            meta: components["schemas"]["ErrorMetaName"][];
        };
        /** @description Every error code, in alphabetical order, on one page. */
        ErrorCodeList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The codes. */
            data: components["schemas"]["ErrorCodeEntry"][];
            /** @description Always false: it is one page. */
            has_more: boolean;
            /** @description Always null. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description One of several things that are wrong with a request. */
        ErrorDetail: {
            /** @description The field or parameter; null when it is about no single one. */
            param: components["schemas"]["ErrorParam"] | null;
            /** @description The code. */
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong, for a developer. */
            message: components["schemas"]["ErrorMessage"];
            /** @description Facts that belong to the code. */
            meta: components["schemas"]["ErrorMeta"];
        };
        /** @description Every answer that is not a success has this body. */
        ErrorEnvelope: {
            /** @description Why the request was refused. */
            error: components["schemas"]["ErrorBody"];
        };
        /** @description What is wrong, in English, for a developer. It may change; never parse it. */
        ErrorMessage: string;
        /** @description Facts that belong to the code, such as the smallest and largest amount. */
        ErrorMeta: {
            [key: string]: unknown;
        };
        /** @description The name of a fact in the `meta` of an error. */
        ErrorMetaName: string;
        /** @description The place of a wrong value: the path of a field such as `metadata.till`, or a parameter. */
        ErrorParam: string;
        /**
         * @description The family of an error: what kind of trouble it is, and whose.
         * @enum {string}
         */
        ErrorType: "invalid_request_error" | "authentication_error" | "permission_error" | "credit_error" | "conflict_error" | "idempotency_error" | "rate_limit_error" | "provider_error" | "api_error";
        /** @description Something that happened to an object. The body of a webhook is the same. */
        Event: {
            /** @description The event. It is the same each time it is delivered: drop what you have already seen. */
            id: components["schemas"]["EventId"];
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /** @description When it happened. All events of one change have the same time. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What happened. Expect types that you do not know. */
            type: components["schemas"]["EventTypeName"];
            /** @description The version of the interface that `data.object` is written in. */
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: int32
             * @description Its place among the events of the same object, from 1. Order by it, not by arrival.
             */
            sequence: number;
            /** @description What it tells. */
            data: components["schemas"]["EventData"];
            /** @description The request that caused it; null when the service did. */
            request: components["schemas"]["EventRequest"] | null;
        };
        /** @description What an event tells. */
        EventData: {
            /** @description The object as it is now, which may be later than the event. */
            object: components["schemas"]["EventObject"];
            /** @description The fields that changed, with the values before; null when nothing changed. */
            previous_attributes: components["schemas"]["PreviousAttributes"] | null;
            /** @description Whether `POST /test/events/trigger` made the event up: nothing happened then. */
            synthetic: boolean;
            /** @description The amount of the alert, for `credit.balance.low`; null for every other type. */
            threshold: components["schemas"]["Money"] | null;
            /** @description What will be missing, for `credit.shortfall.projected`; null for every other type. */
            projection: components["schemas"]["ShortfallProjection"] | null;
            /** @description The rule that was met, for `activity.rule_matched`; null for every other type. */
            rule: components["schemas"]["ProgramRuleId"] | null;
            /** @description The reward that it gave, for `activity.rule_matched`; null for every other type. */
            reward: components["schemas"]["RewardId"] | null;
        };
        /**
         * @description Which events to keep by how their delivery went.
         * @enum {string}
         */
        EventDeliveryFilter: "undelivered" | "all";
        /** @description An event. */
        EventId: string;
        /** @description A page of a list. */
        EventList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Event"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description The object that an event is about, as it is now. Tell them apart by `object`. */
        EventObject: components["schemas"]["Send"] | components["schemas"]["CheckoutSession"] | components["schemas"]["Dispute"] | components["schemas"]["Topup"] | components["schemas"]["CreditTransaction"] | components["schemas"]["Batch"] | components["schemas"]["ScheduleOccurrence"] | components["schemas"]["CreditReservation"] | components["schemas"]["Program"] | components["schemas"]["Reward"] | components["schemas"]["RewardLink"] | components["schemas"]["Review"] | components["schemas"]["Activity"] | components["schemas"]["Referral"] | components["schemas"]["ApiKey"] | components["schemas"]["AgentApproval"] | components["schemas"]["Recipient"] | components["schemas"]["ZesaAvailability"] | components["schemas"]["Network"] | components["schemas"]["Credit"] | components["schemas"]["WebhookEndpoint"];
        /** @description The request that caused an event. */
        EventRequest: {
            /** @description The request. */
            id: components["schemas"]["RequestId"];
            /** @description Its Idempotency-Key; null when it had none. */
            idempotency_key: components["schemas"]["IdempotencyKey"] | null;
        };
        /** @description What to hear: `*` for all events, a family such as `send.*`, or a type: `send.delivered`. */
        EventSelector: string;
        /** @description A type such as `send.delivered`, or a family such as `send.*`. */
        EventTypeFilter: string;
        /** @description The type of an event, such as `send.delivered`. */
        EventTypeName: string;
        /** @description A file of objects that is written in the background. */
        Export: {
            /** @description The export. */
            id: components["schemas"]["ExportId"];
            /**
             * @description Always `export`.
             * @constant
             */
            object: "export";
            /** @description When it was asked for. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What it holds. */
            kind: components["schemas"]["ExportKind"];
            /** @description Whether the file is there. */
            status: components["schemas"]["ExportStatus"];
            /** @description What the file is. */
            format: components["schemas"]["ExportFormat"];
            /** @description Objects created at this moment or later. */
            from: components["schemas"]["UnixTime"];
            /** @description Objects created before this moment. */
            to: components["schemas"]["UnixTime"];
            /** @description Which objects, by the filters of their list. */
            filters: components["schemas"]["ExportFilters"];
            /** @description The columns of a CSV in their order; empty for `json`. */
            columns: components["schemas"]["ExportColumn"][];
            /** @description Whether power tokens stand in it in clear. */
            include_tokens: boolean;
            /** @description How many objects it holds; null until it is ready. */
            rows: components["schemas"]["Count"] | null;
            /**
             * Format: int64
             * @description How many bytes the file has; null until it is ready.
             */
            size: number | null;
            /** @description The file's SHA-256; null until it is ready. */
            sha256: components["schemas"]["Sha256"] | null;
            /**
             * @description Where to download the file, without a key, for 15 minutes; each read of the export makes a new
             *     one. Null unless it is ready.
             */
            download_url: components["schemas"]["WebUrl"] | null;
            /** @description When the file will be gone: seven days after it was ready. */
            expires_at: components["schemas"]["UnixTime"] | null;
            /** @description Why it failed; null when it has not. */
            error: components["schemas"]["ExportError"] | null;
        };
        /** @description A column of an export: the name of a field, a field inside it behind a dot. */
        ExportColumn: string;
        /** @description What to export. */
        ExportCreate: {
            /** @description What the file shall hold. */
            kind: components["schemas"]["ExportKind"];
            /** @description Objects created at this moment or later; 30 days ago when left out. */
            from?: components["schemas"]["TimeInput"];
            /** @description Objects created before this moment; now when left out. */
            to?: components["schemas"]["TimeInput"];
            /** @description Which objects, by the filters of their list. */
            filters?: components["schemas"]["ExportFilters"];
            /**
             * @description What the file shall be.
             * @default csv
             */
            format: components["schemas"]["ExportFormat"];
            /** @description The columns of a CSV in their order: up to 40. A useful choice when left out. */
            columns?: components["schemas"]["ExportColumn"][];
            /**
             * @description Whether power tokens stand in it in clear; needs `tokens:read`.
             * @default false
             */
            include_tokens: boolean;
        };
        /** @description Why an export failed. */
        ExportError: {
            /** @description The code to decide by. */
            code: components["schemas"]["ErrorCode"];
            /** @description The same in a sentence. */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The value of a filter, as in the query of the list. */
        ExportFilterValue: string;
        /**
         * @description Which objects to export: filters of the list of that kind by their names in the query, such as
         *     `status`, `currency` or `metadata[till]`.
         */
        ExportFilters: {
            [key: string]: components["schemas"]["ExportFilterValue"];
        };
        /**
         * @description What the file of an export is.
         * @enum {string}
         */
        ExportFormat: "csv" | "json" | "csv-json";
        /** @description An export. */
        ExportId: string;
        /**
         * @description What an export holds. A key needs the read scope of it as well.
         * @enum {string}
         */
        ExportKind: "sends" | "batches" | "rewards" | "credit_transactions" | "recipients" | "requests" | "events";
        /** @description A page of a list. */
        ExportList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Export"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Whether the file of an export is there.
         * @enum {string}
         */
        ExportStatus: "pending" | "ready" | "failed" | "expired";
        /** @description Your own id for a recipient: unique in the account. */
        ExternalId: string;
        /** @description Why sends failed in a span of days. */
        FailureReport: {
            /**
             * @description Always `report`.
             * @constant
             */
            object: "report";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Which report it is. */
            kind: components["schemas"]["ReportKind"];
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The currency that was asked for; null for both. */
            currency: components["schemas"]["Currency"] | null;
            /** @description What it is grouped by. */
            group_by: components["schemas"]["FailureReportDimension"][];
            /** @description The failed sends of each reason and network, the most frequent first; up to 10,000. */
            rows: components["schemas"]["FailureReportRow"][];
            /** @description All of them; one for each currency. */
            totals: components["schemas"]["FailureReportTotals"][];
            /** @description Whether rows were left out. */
            truncated: boolean;
        };
        /**
         * @description What a report on failures is grouped by.
         * @enum {string}
         */
        FailureReportDimension: "failure_code" | "network";
        /** @description What the failed sends of a row have in common. */
        FailureReportKeys: {
            /** @description Why they failed. */
            failure_code: components["schemas"]["SendFailureCode"] | null;
            /** @description The network. */
            network: components["schemas"]["NetworkId"] | null;
        };
        /** @description Failed sends counted together. */
        FailureReportRow: {
            /** @description What they have in common. */
            keys: components["schemas"]["FailureReportKeys"];
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description How many failed. */
            failed: components["schemas"]["Count"];
            /** @description How many of them were sold again with `retry`. */
            retried: components["schemas"]["Count"];
            /** @description Their face value. */
            face: components["schemas"]["Money"];
            /** @description The Credit that came back from them. */
            credited_back: components["schemas"]["Money"];
        };
        /** @description All failed sends in one currency. */
        FailureReportTotals: {
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description How many sends were made. */
            sends: components["schemas"]["Count"];
            /** @description How many of them failed. */
            failed: components["schemas"]["Count"];
            /** @description How many of those were sold again with `retry`. */
            retried: components["schemas"]["Count"];
            /** @description The share of sends that failed. */
            failure_rate: components["schemas"]["Percent"];
            /** @description Their face value. */
            face: components["schemas"]["Money"];
            /** @description The Credit that came back from them. */
            credited_back: components["schemas"]["Money"];
        };
        /** @description Airtime that a family member gets by itself, at 08:00 in Harare. */
        FamilyAllowance: {
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description The face value each time. */
            amount: components["schemas"]["Money"];
            /** @description How often. */
            cadence: components["schemas"]["AllowanceCadence"];
            /**
             * Format: int32
             * @description On which day: 1 (Monday) to 7 of a week, 1 to 31 of a month.
             */
            day: number;
        };
        /** @description Airtime that a family member shall get by itself. */
        FamilyAllowanceInput: {
            /** @description The currency. There is no default. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description The face value each time. */
            amount: components["schemas"]["MoneyInput"];
            /** @description How often. */
            cadence: components["schemas"]["AllowanceCadence"];
            /**
             * Format: int32
             * @description On which day: 1 (Monday) to 7 of a week, 1 to 31 of a month.
             */
            day: number;
        };
        /** @description Somebody of the household, paid for from your Credit. */
        FamilyMember: {
            /** @description The family member. */
            id: components["schemas"]["FamilyMemberId"];
            /**
             * @description Always `family_member`.
             * @constant
             */
            object: "family_member";
            /** @description When the person was put on the list. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The name. */
            name: components["schemas"]["Label"];
            /** @description The number that airtime goes to, and that tokens are texted to. */
            phone: components["schemas"]["Phone"];
            /** @description What the person is to you. */
            relation: components["schemas"]["FamilyRelation"];
            /** @description The electricity meter; null without one. */
            meter: components["schemas"]["MeterNumber"] | null;
            /** @description What the person gets by itself; null for nothing. */
            allowance: components["schemas"]["FamilyAllowance"] | null;
            /** @description Whether the person is texted when something arrives. */
            notify: boolean;
            /** @description The recipient behind the person; it is in `GET /recipients` too. */
            recipient: components["schemas"]["RecipientId"];
            /** @description The schedule behind the allowance; null without one. */
            schedule: components["schemas"]["ScheduleId"] | null;
            /** @description Face value of the sends of this month, without those whose Credit came back. */
            spent_this_month: components["schemas"]["CurrencyTotals"];
            /** @description Whether the allowance rests. */
            paused: boolean;
        };
        /** @description Somebody to put on the list of the household. */
        FamilyMemberCreate: {
            /** @description The name. */
            name: components["schemas"]["Label"];
            /** @description The mobile number, in any Zimbabwean form. */
            phone: components["schemas"]["PhoneInput"];
            /**
             * @description What the person is to you.
             * @default other
             */
            relation: components["schemas"]["FamilyRelation"];
            /** @description The electricity meter: 11 digits. */
            meter?: components["schemas"]["MeterInput"];
            /** @description What the person shall get by itself. Left out: nothing. */
            allowance?: components["schemas"]["FamilyAllowanceInput"];
            /**
             * @description Whether to text the person when something arrives.
             * @default true
             */
            notify: boolean;
        };
        /** @description A family member. */
        FamilyMemberId: string;
        /** @description A page of a list. */
        FamilyMemberList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["FamilyMember"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description What shall change of a family member. What is left out stays. */
        FamilyMemberUpdate: {
            /** @description The name. */
            name?: components["schemas"]["Label"];
            /** @description The mobile number, in any Zimbabwean form. */
            phone?: components["schemas"]["PhoneInput"];
            /** @description What the person is to you. */
            relation?: components["schemas"]["FamilyRelation"];
            /** @description The electricity meter; null takes it away. */
            meter?: components["schemas"]["MeterInput"] | null;
            /** @description What the person shall get by itself; null for nothing. */
            allowance?: components["schemas"]["FamilyAllowanceInput"] | null;
            /** @description Whether to text the person when something arrives. */
            notify?: boolean;
            /** @description Whether the allowance shall rest. */
            paused?: boolean;
        };
        /**
         * @description What a family member is to you.
         * @enum {string}
         */
        FamilyRelation: "spouse" | "child" | "parent" | "other";
        /** @description Something to send to a family member now. */
        FamilySendCreate: {
            /** @description What to send. */
            type: components["schemas"]["FamilySendType"];
            /** @description The face value. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The currency. There is no default. */
            currency: components["schemas"]["CurrencyInput"];
        };
        /**
         * @description What a family member can be sent.
         * @enum {string}
         */
        FamilySendType: "airtime" | "power";
        /** @description The name of a field of `POST /sends`. */
        FieldName: string;
        /** @description The name of a file. */
        FileName: string;
        /** @description The place at which links of a program are claimed, by checking in. */
        Geofence: {
            /** @description The latitude of its middle. */
            lat: components["schemas"]["Latitude"];
            /** @description The longitude of its middle. */
            lng: components["schemas"]["Longitude"];
            /**
             * Format: int32
             * @description How far around it counts, in metres.
             */
            radius_m: number;
            /** @description What the place is called. */
            label: components["schemas"]["Label"] | null;
            /** @description When people may check in; empty for always. */
            open_hours: components["schemas"]["OpenHours"][];
        };
        /** @description The place at which links of a program shall be claimed. */
        GeofenceInput: {
            /** @description The latitude of its middle. */
            lat: components["schemas"]["Latitude"];
            /** @description The longitude of its middle. */
            lng: components["schemas"]["Longitude"];
            /**
             * Format: int32
             * @description How far around it counts, in metres.
             */
            radius_m: number;
            /** @description What the place is called. */
            label?: components["schemas"]["Label"];
            /** @description When people may check in. Left out: always. */
            open_hours?: components["schemas"]["OpenHours"][];
        };
        /** @description The code of a cost centre in your own books. */
        GlCode: string;
        /** @description A group of recipients, to send to at once. */
        Group: {
            /** @description The group. */
            id: components["schemas"]["GroupId"];
            /**
             * @description Always `group`.
             * @constant
             */
            object: "group";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What it is called: unique in the account. */
            name: components["schemas"]["Label"];
            /** @description What it is for. */
            description: components["schemas"]["Note"] | null;
            /**
             * Format: int32
             * @description How many recipients are in it now: at most 10,000.
             */
            member_count: number;
            /** @description Who decides which recipients are in it. */
            kind: components["schemas"]["GroupKind"];
            /** @description Which recipients a dynamic group holds; null for a static one. */
            filter: components["schemas"]["GroupFilter"] | null;
            /** @description Your own facts about the group. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A group to make. With a `filter` it is dynamic, without one it is static. */
        GroupCreate: {
            /** @description What to call it: unique in the account. */
            name: components["schemas"]["Label"];
            /** @description What it is for. */
            description?: components["schemas"]["Note"];
            /** @description Which recipients a dynamic group shall hold. */
            filter?: components["schemas"]["GroupFilterInput"];
            /** @description Your own facts about the group. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Which recipients a dynamic group holds: those that fit both. */
        GroupFilter: {
            /** @description Recipients of this cost centre; null for any. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description Recipients with this tag; null for any. */
            tag: components["schemas"]["Tag"] | null;
        };
        /** @description Which recipients a dynamic group shall hold. Give one, or both. */
        GroupFilterInput: {
            /** @description Recipients of this cost centre. */
            cost_center?: components["schemas"]["CostCenterId"];
            /** @description Recipients with this tag. */
            tag?: components["schemas"]["Tag"];
        };
        /** @description A group of recipients. */
        GroupId: string;
        /**
         * @description Who decides which recipients are in a group.
         * @enum {string}
         */
        GroupKind: "static" | "dynamic";
        /** @description A page of a list. */
        GroupList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Group"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Who shall come into a static group, and who shall go. */
        GroupMembersChange: {
            /** @description Recipients to put into it; those that are in it stay. */
            add?: components["schemas"]["RecipientRef"][];
            /** @description Recipients to take out of it; those that are not in it are no error. */
            remove?: components["schemas"]["RecipientRef"][];
        };
        /** @description A group, or its id where it was not expanded. */
        GroupOrId: components["schemas"]["GroupId"] | components["schemas"]["Group"];
        /** @description What shall change of a group. What is left out stays. */
        GroupUpdate: {
            /** @description What to call it: unique in the account. */
            name?: components["schemas"]["Label"];
            /** @description What it is for; null takes it away. */
            description?: components["schemas"]["Note"] | null;
            /** @description Which recipients a dynamic group shall hold: the whole filter. */
            filter?: components["schemas"]["GroupFilterInput"];
            /** @description Your own facts about it. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /** @description The value of a header. */
        HeaderValue: string;
        /** @description Whether the service answers, and its clock. */
        Health: {
            /**
             * @description Always `health`.
             * @constant
             */
            object: "health";
            /** @description How the service is doing. */
            status: components["schemas"]["HealthStatus"];
            /** @description The version of the running program. */
            version: string;
            /** @description The service's clock. Compare it with yours. */
            time: components["schemas"]["UnixTime"];
        };
        /**
         * @description How the service is doing.
         * @enum {string}
         */
        HealthStatus: "ok" | "degraded";
        /**
         * @description The methods of the interface.
         * @enum {string}
         */
        HttpMethod: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
        /**
         * Format: int32
         * @description A status of HTTP.
         */
        HttpStatus: number;
        /** @description An Idempotency-Key, as it was sent. */
        IdempotencyKey: string;
        /** @description An invitation of a person to the organisation. */
        Invite: {
            /** @description The invitation. */
            id: components["schemas"]["InviteId"];
            /**
             * @description Always `invite`.
             * @constant
             */
            object: "invite";
            /** @description When the person was invited. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The address that it was mailed to. */
            email: components["schemas"]["Email"] | null;
            /** @description The number that it was texted to. */
            phone: components["schemas"]["E164"] | null;
            /** @description What the person may do once it is accepted. */
            role: components["schemas"]["MemberRole"];
            /** @description What has become of it. */
            status: components["schemas"]["InviteStatus"];
            /** @description When it lapses: after 14 days. */
            expires_at: components["schemas"]["UnixTime"];
            /** @description Who invited; null when a key did. */
            invited_by: components["schemas"]["MemberId"] | null;
            /** @description The member that the person became. */
            accepted_by: components["schemas"]["MemberId"] | null;
            /** @description The name of the organisation: only for the invited person, else null. */
            account_name: components["schemas"]["Label"] | null;
        };
        /** @description An invitation of a person. */
        InviteId: string;
        /** @description A page of a list. */
        InviteList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Invite"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description What has become of an invitation.
         * @enum {string}
         */
        InviteStatus: "pending" | "accepted" | "declined" | "revoked" | "expired";
        /** @description An IPv4 or IPv6 address. */
        IpAddress: string;
        /** @description An IPv4 or IPv6 address, or a range in CIDR form. */
        IpRange: string;
        /** @description A key to make. */
        KeyCreate: {
            /** @description The kind of key. */
            kind: components["schemas"]["KeyKind"];
            /** @description What to call it, such as the name of the till. */
            label?: components["schemas"]["Label"];
            /**
             * @description What it may do. Needed for `rk` and `ak`. Left out, an `sk` may do all that its maker may. A
             *     `pk` has the public scopes and takes none here.
             */
            scopes?: components["schemas"]["KeyScope"][];
            /** @description The addresses it may call from, single or as ranges. Left out: any. */
            allowed_ips?: components["schemas"]["IpRange"][];
            /** @description Publishable keys: the origins of the web pages that may use it. Left out: any. */
            allowed_origins?: components["schemas"]["WebOrigin"][];
            /** @description The products it may sell. Left out: all. */
            allowed_products?: components["schemas"]["ProductId"][];
            /** @description The networks it may sell on. Left out: all. */
            allowed_networks?: components["schemas"]["NetworkId"][];
            /** @description What it may spend. Left out: no caps. */
            spend_caps?: components["schemas"]["SpendCapsInput"];
            /** @description The most it may send to one number or meter in a day. Left out: no cap. */
            per_recipient_daily_cap?: components["schemas"]["CurrencyAmountsInput"];
            /** @description Agent keys: above this, within 24 hours, a person must approve. */
            approval_threshold?: components["schemas"]["CurrencyAmountsInput"];
            /** @description The numbers and meters it may send to. Left out: any. */
            recipient_allowlist?: components["schemas"]["TargetInput"][];
            /** @description When it stops working. Left out: never. */
            expires_at?: components["schemas"]["TimeInput"];
            /** @description Accepts the API Terms, the Acceptable Use policy and the DPA: the first live key needs it. */
            accept_terms?: boolean;
            /** @description Your own facts about the key. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description How long the old secret of a rolled key works on.
         * @enum {string}
         */
        KeyGrace: "0" | "1h" | "24h" | "7d";
        /** @description An API key. */
        KeyId: string;
        /**
         * @description The kinds of key.
         * @enum {string}
         */
        KeyKind: "sk" | "rk" | "pk" | "ak";
        /** @description How to roll a key. */
        KeyRoll: {
            /**
             * @description How long the old secret works on. Left out: not at all.
             * @default 0
             */
            grace_period: components["schemas"]["KeyGrace"];
        };
        /**
         * @description What a key may do.
         * @enum {string}
         */
        KeyScope: "catalog:read" | "lookups:read" | "sends:read" | "sends:write" | "tokens:read" | "batches:write" | "schedules:write" | "credit:read" | "credit:topup" | "recipients:read" | "recipients:write" | "rewards:read" | "rewards:write" | "programs:manage" | "webhooks:manage" | "reports:read" | "workforce:admin" | "family:write" | "account:manage";
        /** @description The secret of a key: what stands behind `Authorization: Bearer`. */
        KeySecret: string;
        /** @description The last four characters of a key's secret. */
        KeySecretEnding: string;
        /** @description The first characters of a key's secret, to recognise it by. */
        KeySecretPrefix: string;
        /** @description What shall change of a key. What is left out stays as it is. */
        KeyUpdate: {
            /** @description What to call it; null takes the name away. */
            label?: components["schemas"]["Label"] | null;
            /** @description What it may do: the whole set. A `pk` has the public scopes and takes none here. */
            scopes?: components["schemas"]["KeyScope"][];
            /** @description The addresses it may call from, single or as ranges. Null or empty: any. */
            allowed_ips?: components["schemas"]["IpRange"][] | null;
            /** @description Publishable keys: the origins of the web pages that may use it. Null or empty: any. */
            allowed_origins?: components["schemas"]["WebOrigin"][] | null;
            /** @description The products it may sell. Null or empty: all. */
            allowed_products?: components["schemas"]["ProductId"][] | null;
            /** @description The networks it may sell on. Null or empty: all. */
            allowed_networks?: components["schemas"]["NetworkId"][] | null;
            /** @description What it may spend; null takes every cap away. */
            spend_caps?: components["schemas"]["SpendCapsUpdate"] | null;
            /** @description The most it may send to one number or meter in a day; null takes the cap away. */
            per_recipient_daily_cap?: components["schemas"]["CurrencyAmountsUpdate"] | null;
            /** @description Agent keys: above this a person must approve; null puts the default threshold back. */
            approval_threshold?: components["schemas"]["CurrencyAmountsUpdate"] | null;
            /** @description The numbers and meters it may send to. Null or empty: any. */
            recipient_allowlist?: components["schemas"]["TargetInput"][] | null;
            /** @description When it stops working; null for never. */
            expires_at?: components["schemas"]["TimeInput"] | null;
            /** @description Your own facts about the key. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /** @description What a key has spent against its caps. Caps begin anew at midnight and on the 1st in Harare. */
        KeyUsage: {
            /** @description In United States dollars. */
            USD: components["schemas"]["KeyUsageAmounts"];
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["KeyUsageAmounts"];
        };
        /** @description What a key has spent in one currency against its caps. */
        KeyUsageAmounts: {
            /** @description Face value of the sends made today, without those whose Credit came back. */
            today: components["schemas"]["Money"];
            /** @description The same for this month. */
            month: components["schemas"]["Money"];
            /** @description What the daily cap leaves; null without one. */
            daily_remaining: components["schemas"]["Money"] | null;
            /** @description What the monthly cap leaves; null without one. */
            monthly_remaining: components["schemas"]["Money"] | null;
        };
        /** @description A short text for people: 1 to 120 characters, without control characters. */
        Label: string;
        /**
         * Format: double
         * @description A latitude in degrees.
         */
        Latitude: number;
        /**
         * @description Why you may keep what you know of a person.
         * @enum {string}
         */
        LawfulBasis: "consent" | "contract" | "legal_obligation" | "legitimate_interest";
        /**
         * @description What kind of line a number is.
         * @enum {string}
         */
        LineType: "mobile" | "voip" | "fixed" | "unknown";
        /**
         * @description How a claim is bound to a person.
         * @enum {string}
         */
        LinkBinding: "none" | "otp";
        /** @description A body as it was sent or answered, masked: secrets are null. */
        LoggedBody: {
            [key: string]: unknown;
        };
        /**
         * Format: double
         * @description A longitude in degrees.
         */
        Longitude: number;
        /** @description What can be sold to a number, by slug. */
        LookupProducts: {
            /** @description The airtime product in the currency asked for; null when there is none. */
            airtime: components["schemas"]["ProductId"] | null;
            /** @description The data product in the currency asked for; null when there is none. */
            data: components["schemas"]["ProductId"] | null;
        };
        /** @description Who made something: a key or a member. */
        MakerId: string;
        /** @description A mobile number with its middle digits hidden. */
        MaskedPhone: string;
        /** @description A JSON-RPC 2.0 answer to a request that was understood. */
        McpAnswer: {
            /**
             * @description Always `2.0`.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of the request. */
            id: components["schemas"]["McpId"];
            /** @description What the method answers. */
            result: components["schemas"]["McpResult"];
        };
        /** @description Nothing was sent or charged: a person is asked first. */
        McpApprovalNeeded: {
            /**
             * @description Always `requires_approval`.
             * @constant
             */
            status: "requires_approval";
            /** @description The approval: ask for it with `get_send`. */
            approval: components["schemas"]["ApprovalId"];
            /** @description The page on which a person decides: show it to one. */
            approval_url: components["schemas"]["WebUrl"];
            /** @description When it lapses. */
            expires_at: components["schemas"]["UnixTime"];
        };
        /** @description The arguments of a tool: the fields of its input schema. */
        McpArguments: {
            [key: string]: unknown;
        };
        /**
         * @description Buys prepaid electricity for an 11-digit meter, which is confirmed first. The token is texted to
         *     `token_phone`. Pass the `quo_` id of `quote_power` as `quote` to carry its confirmation. Answers
         *     the send, or `requires_approval` with an `approval_url` for a person.
         */
        McpBuyPower: {
            /** @description The meter: 11 digits. */
            meter: components["schemas"]["MeterInput"];
            /** @description The face value. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The currency. There is no default. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description The number that the token is texted to. */
            token_phone: components["schemas"]["PhoneInput"];
            /** @description Your own reference: the same one again returns the first send. */
            client_reference: components["schemas"]["ClientReference"];
            /** @description The quote whose confirmation it carries. */
            quote?: components["schemas"]["QuoteId"];
            /** @description What to do while power is down nationally: `queue` when left out. */
            on_zesa_down?: components["schemas"]["PowerDownChoice"];
            /** @description Why, for the person who approves. */
            reason?: components["schemas"]["Note"];
        };
        /**
         * @description Cancels a send that has not gone out: one that is scheduled or still waiting. Its money comes
         *     back. One that has gone out is refused with `already_sent`.
         */
        McpCancelSend: {
            /** @description The send. */
            send: components["schemas"]["SendRef"];
        };
        /** @description What a client can do; the server asks nothing of it. */
        McpClientCapabilities: {
            [key: string]: unknown;
        };
        /**
         * @description Asks the electricity utility who a meter belongs to, to read it back to a person: the name is
         *     masked and the address is the suburb only. Rationed to 30 a minute.
         */
        McpConfirmMeter: {
            /** @description The meter: 11 digits. */
            meter: components["schemas"]["MeterInput"];
            /** @description The currency to be paid in. */
            currency?: components["schemas"]["CurrencyInput"];
        };
        /**
         * @description Rewards a recipient for something completed; the program's budget, caps and fraud rules apply.
         *     One reward per `completion_id`, forever: the same one again returns the first reward. An agent
         *     never makes reward links and never releases escrow.
         */
        McpCreateReward: {
            /** @description The program. */
            program: components["schemas"]["ProgramId"];
            /** @description Who is rewarded: `rcp_…`, or `ext:` and your own id. */
            recipient: components["schemas"]["RecipientRef"];
            /** @description What was completed: your own id for it. */
            completion_id: components["schemas"]["CompletionId"];
            /** @description How much; the program's default amount when left out. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description How it reaches the person: sent at once, or the person chooses. */
            delivery?: components["schemas"]["McpRewardDelivery"];
            /** @description What is sent: airtime, data or electricity. */
            type?: components["schemas"]["SendType"];
            /** @description Electricity: the meter. */
            meter?: components["schemas"]["MeterInput"];
            /** @description Electricity: the number that the token is texted to. */
            token_phone?: components["schemas"]["PhoneInput"];
            /** @description Why, for the person who approves. */
            reason?: components["schemas"]["Note"];
        };
        /** @description A page of the docs that fits. */
        McpDocsPage: {
            /** @description Its title. */
            title: components["schemas"]["Label"];
            /** @description Where it is. */
            url: components["schemas"]["WebUrl"];
            /** @description The part that fits. */
            excerpt: string;
        };
        /** @description The pages of the docs that fit what was looked for. */
        McpDocsResult: {
            /**
             * @description Always `docs_result`.
             * @constant
             */
            object: "docs_result";
            /** @description The pages, the best first. */
            pages: components["schemas"]["McpDocsPage"][];
        };
        /** @description A JSON-RPC 2.0 answer to a message that cannot be served. */
        McpFailure: {
            /**
             * @description Always `2.0`.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of the request; null when it cannot be told. */
            id: components["schemas"]["McpId"] | null;
            /** @description What is wrong. */
            error: components["schemas"]["McpFault"];
        };
        /** @description A fault of the protocol. Refusals of a tool are results with `isError`, and no faults. */
        McpFault: {
            /**
             * Format: int32
             * @description -32700 no JSON, -32600 no message, -32601 no such method, -32602 wrong params.
             */
            code: number;
            /** @description The same in a sentence. */
            message: components["schemas"]["ErrorMessage"];
        };
        /**
         * @description Returns the prepaid Credit in each currency: available, reserved and total. There is no exchange
         *     between the currencies.
         */
        McpGetBalance: Record<string, never>;
        /**
         * @description Returns a send (`snd_…`) as it is now, or an approval (`apr_…`) that a person decides. A send
         *     that is `unknown` or `requires_review` may have landed: do not sell again.
         */
        McpGetSend: {
            /** @description The send, or the approval. */
            id: components["schemas"]["McpSendOrApprovalId"];
        };
        /** @description Tells how every network and the electricity utility are doing now. */
        McpGetStatus: Record<string, never>;
        /** @description The id that a client gives a request; the answer carries it. */
        McpId: components["schemas"]["McpTextId"] | components["schemas"]["McpNumberId"];
        /** @description Who somebody is in the Model Context Protocol. */
        McpImplementation: {
            /** @description The name. */
            name: string;
            /** @description The version of the program. */
            version: string;
        };
        /** @description The params of `initialize`. */
        McpInitializeParams: {
            /** @description The version that the client speaks. Another than the accepted is answered `2025-06-18`. */
            protocolVersion: components["schemas"]["McpVersionInput"];
            /** @description What the client can do. */
            capabilities: components["schemas"]["McpClientCapabilities"];
            /** @description Who the client is. */
            clientInfo: components["schemas"]["McpImplementation"];
        };
        /** @description The result of `initialize`. There is no session: nothing of it is remembered. */
        McpInitializeResult: {
            /** @description The version that is spoken from now on. */
            protocolVersion: components["schemas"]["McpVersion"];
            /** @description What the server can do. */
            capabilities: components["schemas"]["McpServerCapabilities"];
            /** @description Who the server is. */
            serverInfo: components["schemas"]["McpImplementation"];
            /** @description What an agent is to know before it sells anything. */
            instructions: string;
        };
        /** @description A message, or several at once. */
        McpInput: components["schemas"]["McpMessage"] | components["schemas"]["McpMessages"];
        /**
         * @description Lists what can be sold: each product with its currency, its networks and its smallest and largest
         *     amounts.
         */
        McpListProducts: {
            /** @description Products of this type. */
            type?: components["schemas"]["SendType"];
            /** @description Products that serve this network. */
            network?: components["schemas"]["NetworkId"];
            /** @description Products in this currency. */
            currency?: components["schemas"]["CurrencyInput"];
        };
        /** @description Lists the reward programs, newest first, with what is left of each budget. */
        McpListPrograms: {
            /** @description Programs in this status. */
            status?: components["schemas"]["ProgramStatus"];
        };
        /**
         * @description Lists recipients, newest first, or finds the one with an `external_id`. A send to one of them
         *     needs no approval for its target.
         */
        McpListRecipients: {
            /** @description The recipient with this id of yours. */
            external_id?: components["schemas"]["ExternalId"];
            /** @description Recipients whose name, number or own id holds this. */
            q?: components["schemas"]["SearchText"];
            /**
             * @description How many: 20 when left out.
             * @default 20
             */
            limit: components["schemas"]["PageLimit"];
        };
        /** @description Lists sends, newest first, by status, type, target, your own reference or recipient. */
        McpListSends: {
            /** @description Sends in this status. */
            status?: components["schemas"]["SendStatus"];
            /** @description Sends of this type. */
            type?: components["schemas"]["SendType"];
            /** @description Sends to this number or meter. */
            target?: components["schemas"]["TargetInput"];
            /** @description The send with this reference of yours. */
            client_reference?: components["schemas"]["ClientReference"];
            /** @description Sends attributed to this recipient. */
            recipient?: components["schemas"]["RecipientRef"];
            /**
             * @description How many: 20 when left out.
             * @default 20
             */
            limit: components["schemas"]["PageLimit"];
        };
        /**
         * @description Tells the network of a Zimbabwean mobile number and how it is properly written. Asks no network,
         *     costs nothing.
         */
        McpLookupPhone: {
            /** @description The number, as somebody typed it. */
            phone: components["schemas"]["PhoneText"];
        };
        /** @description A JSON-RPC 2.0 message: a request, or a notification, which has no id. */
        McpMessage: {
            /**
             * @description Always `2.0`.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id, which the answer carries. A message without one is a notification. */
            id?: components["schemas"]["McpId"];
            /** @description What is asked. */
            method: components["schemas"]["McpMethod"];
            /** @description What it is given. */
            params?: components["schemas"]["McpParams"];
        };
        /** @description Several messages at once, as protocol `2025-03-26` has them. */
        McpMessages: components["schemas"]["McpMessage"][];
        /**
         * @description What is asked: `initialize`, `ping`, `tools/list`, `tools/call`, or a notification such as
         *     `notifications/initialized`. Any other method is answered with the JSON-RPC error -32601.
         */
        McpMethod: string;
        /** @description The result of `ping`: nothing. */
        McpNothing: Record<string, never>;
        /**
         * Format: int64
         * @description A request's id, as a number.
         */
        McpNumberId: number;
        /** @description The params of any other method, and what else a client may add. */
        McpOtherParams: {
            [key: string]: unknown;
        };
        /** @description What answers a message, or several. */
        McpOutput: components["schemas"]["McpAnswer"] | components["schemas"]["McpFailure"] | components["schemas"]["McpReplies"];
        /** @description What a method is given. */
        McpParams: components["schemas"]["McpInitializeParams"] | components["schemas"]["McpToolCallParams"] | components["schemas"]["McpOtherParams"];
        /** @description Tells whether electricity tokens can be bought now, and since when. */
        McpPowerStatus: Record<string, never>;
        /**
         * @description Tells how many units of electricity an amount buys for a meter, now and after the month has
         *     turned, and confirms the meter. Pass the `quo_` id to `buy_power` within 30 minutes.
         */
        McpQuotePower: {
            /** @description The meter: 11 digits. */
            meter: components["schemas"]["MeterInput"];
            /** @description The face value. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The currency. There is no default. */
            currency: components["schemas"]["CurrencyInput"];
        };
        /** @description A refusal before anything was called: a fault of the protocol, or one of the interface. */
        McpRefusal: components["schemas"]["McpFailure"] | components["schemas"]["ErrorEnvelope"];
        /** @description What answers several messages: an entry for each that has an id. */
        McpReplies: components["schemas"]["McpReply"][];
        /** @description What answers a request. */
        McpReply: components["schemas"]["McpAnswer"] | components["schemas"]["McpFailure"];
        /** @description Texts a power token again, only to the phone and email that it first went to, a few times a day. */
        McpResendToken: {
            /** @description The send that bought the token. */
            send: components["schemas"]["SendRef"];
        };
        /** @description What a method answers. */
        McpResult: components["schemas"]["McpInitializeResult"] | components["schemas"]["McpToolListResult"] | components["schemas"]["McpToolCallResult"] | components["schemas"]["McpNothing"];
        /**
         * @description How a reward of an agent reaches the person.
         * @enum {string}
         */
        McpRewardDelivery: "direct" | "choice";
        /** @description What came of the tool that rewards. */
        McpRewardResult: components["schemas"]["Reward"] | components["schemas"]["McpApprovalNeeded"];
        /** @description A JSON Schema. */
        McpSchema: {
            [key: string]: unknown;
        };
        /** @description Searches the guides and the reference of this interface. */
        McpSearchDocs: {
            /** @description What to look for. */
            query: components["schemas"]["SearchText"];
        };
        /**
         * @description Sells mobile airtime to a Zimbabwean number; the network is found from the number. Give your own
         *     `client_reference`, so that the same call again never pays twice. Answers the send, or
         *     `requires_approval` with an `approval_url` for a person.
         */
        McpSendAirtime: {
            /** @description The mobile number, in any Zimbabwean form. */
            phone: components["schemas"]["PhoneInput"];
            /** @description The face value: what the customer receives. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The currency. There is no default. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description Your own reference: the same one again returns the first send. */
            client_reference: components["schemas"]["ClientReference"];
            /** @description Why, for the person who approves. */
            reason?: components["schemas"]["Note"];
            /** @description Your own words for the text message. */
            sms_message?: components["schemas"]["SmsTemplate"];
            /** @description The recipient to attribute it to. */
            recipient?: components["schemas"]["RecipientRef"];
        };
        /**
         * @description Sends a data bundle to a Zimbabwean number. Bundles are simulated in test mode and not yet sold
         *     in live mode. Answers the send, or `requires_approval` with an `approval_url` for a person.
         */
        McpSendData: {
            /** @description The mobile number, in any Zimbabwean form. */
            phone: components["schemas"]["PhoneInput"];
            /** @description The bundle, whose price is the amount. */
            bundle_id: components["schemas"]["BundleId"];
            /** @description The currency of the bundle. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description Your own reference: the same one again returns the first send. */
            client_reference: components["schemas"]["ClientReference"];
            /** @description Why, for the person who approves. */
            reason?: components["schemas"]["Note"];
        };
        /** @description A send or an approval, by its id. */
        McpSendOrApprovalId: string;
        /** @description What came of a tool that sells. */
        McpSendResult: components["schemas"]["Send"] | components["schemas"]["McpApprovalNeeded"];
        /** @description What the server can do: tools, and nothing else. */
        McpServerCapabilities: {
            /** @description It has tools. */
            tools: components["schemas"]["McpToolsCapability"];
        };
        /** @description What came of a call: the object of the tool's output schema, or `error` with an `ErrorBody`. */
        McpStructuredContent: {
            [key: string]: unknown;
        };
        /** @description A sentence about what came of a call. */
        McpText: {
            /**
             * @description Always `text`.
             * @constant
             */
            type: "text";
            /** @description The sentence. */
            text: string;
        };
        /** @description A request's id, as text. */
        McpTextId: string;
        /** @description What a client may tell a person before it calls a tool. */
        McpToolAnnotations: {
            /** @description Whether it only reads. */
            readOnlyHint: boolean;
            /** @description Whether it moves money. */
            destructiveHint: boolean;
            /** @description Always true: the same call again does nothing more. */
            idempotentHint: boolean;
        };
        /** @description The params of `tools/call`. */
        McpToolCallParams: {
            /** @description The tool. */
            name: components["schemas"]["McpToolName"];
            /** @description Its arguments; none when left out. */
            arguments?: components["schemas"]["McpArguments"];
        };
        /** @description The result of `tools/call`. */
        McpToolCallResult: {
            /** @description One sentence. */
            content: components["schemas"]["McpText"][];
            /** @description The object that REST would answer with. */
            structuredContent: components["schemas"]["McpStructuredContent"];
            /** @description Whether the tool refused; `structuredContent.error` then says why, as every refusal does. */
            isError: boolean;
        };
        /** @description A tool that the key's scopes allow. */
        McpToolEntry: {
            /** @description What to call it by. */
            name: components["schemas"]["McpToolName"];
            /** @description What a person reads. */
            title: components["schemas"]["Label"];
            /** @description What it does, for an agent. */
            description: string;
            /** @description What it takes. */
            inputSchema: components["schemas"]["McpSchema"];
            /** @description What its structured content is. */
            outputSchema: components["schemas"]["McpSchema"];
            /** @description What a client may tell a person. */
            annotations: components["schemas"]["McpToolAnnotations"];
        };
        /** @description The result of `tools/list`: all of them, on one page. */
        McpToolListResult: {
            /** @description The tools. */
            tools: components["schemas"]["McpToolEntry"][];
        };
        /** @description The name of a tool. */
        McpToolName: string;
        /** @description How the list of tools behaves. */
        McpToolsCapability: {
            /** @description Always false: the list changes with the scopes of the key alone. */
            listChanged: boolean;
        };
        /**
         * @description The versions of the Model Context Protocol that are spoken.
         * @enum {string}
         */
        McpVersion: "2025-06-18" | "2025-03-26" | "2024-11-05";
        /** @description A version of the Model Context Protocol, as a client asks for it. */
        McpVersionInput: string;
        /** @description A person who belongs to the organisation. */
        Member: {
            /** @description The member. */
            id: components["schemas"]["MemberId"];
            /**
             * @description Always `member`.
             * @constant
             */
            object: "member";
            /** @description When the person joined. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The person's name; null until the person gives it. */
            name: components["schemas"]["Label"] | null;
            /** @description The person's email address. */
            email: components["schemas"]["Email"] | null;
            /** @description The person's number. */
            phone: components["schemas"]["E164"] | null;
            /** @description What the person may do. */
            role: components["schemas"]["MemberRole"];
            /** @description Whether the person may sign in. */
            status: components["schemas"]["MemberStatus"];
            /** @description Whether the person sees power tokens in clear, and may give keys that scope. */
            tokens_read: boolean;
            /** @description Whether the person has a payment PIN, which approving an agent's request takes. */
            pin_set: boolean;
            /** @description When the person was last signed in. */
            last_seen_at: components["schemas"]["UnixTime"] | null;
            /** @description Who invited the person; null for whoever made the organisation. */
            invited_by: components["schemas"]["MemberId"] | null;
        };
        /** @description A person to invite. Give `phone`, `email`, or both. */
        MemberCreate: {
            /** @description The number that the invitation is texted to. */
            phone?: components["schemas"]["PhoneInput"];
            /** @description The address that the invitation is mailed to. */
            email?: components["schemas"]["Email"];
            /**
             * @description What the person may do once the invitation is accepted.
             * @default viewer
             */
            role: components["schemas"]["MemberRole"];
        };
        /** @description A member: a person in an organisation. */
        MemberId: string;
        /** @description A page of a list. */
        MemberList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Member"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description What a member may do.
         * @enum {string}
         */
        MemberRole: "owner" | "admin" | "developer" | "viewer";
        /**
         * @description Whether a member may sign in.
         * @enum {string}
         */
        MemberStatus: "active" | "suspended";
        /** @description What a member shall be. */
        MemberUpdate: {
            /** @description What the member may do from now on. */
            role: components["schemas"]["MemberRole"];
            /** @description Lets a developer see power tokens in clear, or stops it; owners and admins always do. */
            tokens_read?: boolean;
        };
        /**
         * @description Your own facts about an object: up to 20 keys of up to 40 letters, digits, `_`, `.` or `-`, each
         *     with a value of up to 500 characters. The service stores it and never acts on it.
         */
        Metadata: {
            [key: string]: components["schemas"]["MetadataValue"];
        };
        /** @description Filters by the exact value of one metadata key, as in `metadata[till]=4`. One key a request. */
        MetadataFilter: {
            [key: string]: components["schemas"]["MetadataMatch"];
        };
        /** @description The exact value of a metadata key. */
        MetadataMatch: string;
        /**
         * @description Changes to your own facts about an object: a key that is given is set, one that is null or empty
         *     is removed, and the others stay. At most 20 remain.
         */
        MetadataUpdate: {
            [key: string]: components["schemas"]["MetadataValue"] | null;
        };
        /** @description The value of a metadata key: up to 500 characters. */
        MetadataValue: string;
        /** @description An electricity meter as the utility confirms it. */
        Meter: {
            /**
             * @description Always `meter`.
             * @constant
             */
            object: "meter";
            /** @description When it was looked up. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was looked up in live mode. */
            livemode: boolean;
            /** @description The meter. */
            number: components["schemas"]["MeterNumber"];
            /** @description Whether its check digit fits. Information only: the utility decides. */
            checksum_valid: boolean;
            /** @description Whether the utility knows it. */
            confirmed: boolean;
            /** @description The owner's name, masked, to be read back to the customer. */
            name_masked: string | null;
            /** @description The suburb; never the whole address. */
            suburb: string | null;
            /** @description The currency of the meter's account; null when the utility does not tell. */
            currency: components["schemas"]["Currency"] | null;
            /** @description Who uses the electricity. */
            tariff_class: components["schemas"]["TariffClass"];
            /** @description Whether there is a debt; null when the utility does not tell. */
            arrears_flag: boolean | null;
            /** @description When the utility confirmed it. */
            confirmed_at: components["schemas"]["UnixTime"] | null;
            /** @description Where the confirmation comes from. */
            source: components["schemas"]["MeterSource"];
        };
        /**
         * @description How surely the meter of a power send must be confirmed.
         * @enum {string}
         */
        MeterConfirmMode: "strict" | "best_effort";
        /**
         * @description How surely a meter was confirmed.
         * @enum {string}
         */
        MeterConfirmation: "strict" | "best_effort" | "none";
        /** @description The number of a meter, as it was typed: exactly 11 digits. */
        MeterInput: string;
        /** @description An 11-digit prepaid electricity meter number. */
        MeterNumber: string;
        /**
         * @description Where the confirmation of a meter comes from.
         * @enum {string}
         */
        MeterSource: "utility" | "cache";
        /**
         * Format: int32
         * @description How vague a position is, in metres.
         */
        Metres: number;
        /**
         * Format: int32
         * @description A length of time in milliseconds.
         */
        Milliseconds: number;
        /**
         * Format: int32
         * @description Minutes of a day.
         */
        MinutesOfDay: number;
        /**
         * @description The two modes. Nothing real moves in test mode.
         * @enum {string}
         */
        Mode: "test" | "live";
        /**
         * @description An amount of money: a decimal string with exactly two decimals and no sign. The currency stands
         *     beside it, never in it.
         */
        Money: string;
        /** @description An amount of money in a query: at most two decimals, more than zero. */
        MoneyFilter: string;
        /**
         * @description An amount of money in a request: a decimal string such as `5.00`, or a number. More than two
         *     decimals, zero and negative amounts are refused; nothing is rounded.
         */
        MoneyInput: components["schemas"]["MoneyText"] | components["schemas"]["MoneyNumber"];
        /**
         * Format: double
         * @description An amount as a JSON number: at most two decimals, more than zero, no more than 9999999.99.
         */
        MoneyNumber: number;
        /** @description An amount as text: at most two decimals, more than zero, no more than 9999999.99. */
        MoneyText: string;
        /** @description A month in Harare: `YYYY-MM`. */
        Month: string;
        /**
         * Format: int32
         * @description A month of the year: 1 is January.
         */
        MonthOfYear: number;
        /** @description A mobile network, or the electricity utility. */
        Network: {
            /** @description The network, by its slug: `econet`, `netone`, `telecel` or `power`. */
            id: components["schemas"]["NetworkId"];
            /**
             * @description Always `network`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "network";
            /** @description When it was put into the catalogue. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether its state is that of live mode. */
            livemode: boolean;
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description What it delivers. */
            kind: components["schemas"]["NetworkKind"];
            /** @description How its numbers begin; empty for the utility. A ported number may begin otherwise. */
            prefixes: components["schemas"]["NumberPrefix"][];
            /** @description The currencies that it sells in. */
            currencies: components["schemas"]["Currency"][];
            /** @description What is sold on it. */
            types: components["schemas"]["SendType"][];
            /** @description How it is doing. */
            state: components["schemas"]["NetworkState"];
            /** @description Since when. */
            state_since: components["schemas"]["UnixTime"];
        };
        /** @description A network that you sold on in the last 30 days is slow, fails often, or is down. */
        NetworkAvailabilityDegradedEvent: {
            /** @constant */
            type: "network.availability.degraded";
            data: components["schemas"]["NetworkEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A network that you sold on in the last 30 days is as usual again. */
        NetworkAvailabilityRestoredEvent: {
            /** @constant */
            type: "network.availability.restored";
            data: components["schemas"]["NetworkEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: Network. */
        NetworkEventData: {
            object: components["schemas"]["Network"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description A network of the catalogue: `econet`, `netone`, `telecel` or `power`. */
        NetworkId: string;
        /**
         * @description What a network delivers.
         * @enum {string}
         */
        NetworkKind: "mobile" | "power";
        /** @description A page of a list. */
        NetworkList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Network"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description How a network is doing.
         * @enum {string}
         */
        NetworkState: "up" | "degraded" | "down";
        /** @description What is sold on a network, and how it goes. */
        NetworkStatus: {
            /** @description The network. */
            network: components["schemas"]["NetworkId"];
            /** @description What is sold. */
            type: components["schemas"]["SendType"];
            /** @description The currency it is sold in. */
            currency: components["schemas"]["Currency"];
            /** @description How the network is doing. */
            state: components["schemas"]["NetworkState"];
            /** @description Of the attempts of the last hour, those that the network answered; null without attempts. */
            success_rate_1h: components["schemas"]["Rate"] | null;
            /**
             * Format: int32
             * @description How long half of the deliveries of the last hour took at most; null without any.
             */
            median_seconds: number | null;
            /** @description Since when it is so. */
            since: components["schemas"]["UnixTime"];
        };
        /** @description A sentence or two: up to 500 characters. */
        Note: string;
        /** @description The first digits of the numbers of a network, as dialled at home. */
        NumberPrefix: string;
        /** @description The id of any object. */
        ObjectId: string;
        /** @description Which day to combine this one with. */
        OccurrenceCombine: {
            /** @description The day whose run it becomes a part of. */
            into: components["schemas"]["Day"];
            /** @description The schedule of that day; this one when left out. */
            schedule?: components["schemas"]["ScheduleId"];
        };
        /** @description Where to move a day. */
        OccurrenceMove: {
            /** @description The day on which it shall run instead: today to 180 days ahead. */
            to: components["schemas"]["Day"];
        };
        /** @description One day of one schedule. */
        OccurrenceRef: {
            /** @description The schedule. */
            schedule: components["schemas"]["ScheduleId"];
            /** @description The day that the cadence gives. */
            date: components["schemas"]["Day"];
        };
        /** @description What shall change of one day. What is left out stays; null takes it away. */
        OccurrenceUpdate: {
            /** @description What each person receives on this day alone, whatever they receive on others. */
            amount_override?: components["schemas"]["MoneyInput"] | null;
            /** @description Your note about this day. */
            note?: components["schemas"]["Note"] | null;
        };
        /** @description Hours in which people may check in. */
        OpenHours: {
            /** @description The days of the week. */
            days: components["schemas"]["WeekDay"][];
            /** @description From this time on. */
            from: components["schemas"]["ClockTime"];
            /** @description Until this time; earlier than `from`, it is the next day's. */
            to: components["schemas"]["ClockTime"];
        };
        /** @description An organisation that the signed-in person belongs to: its two accounts, and the role there. */
        Organisation: {
            /**
             * @description Always `organisation`.
             * @constant
             */
            object: "organisation";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether `account` is the live one. */
            livemode: boolean;
            /** @description The account that the person works in: the live one unless test mode is chosen. */
            account: components["schemas"]["AccountId"];
            /** @description What the organisation calls itself. */
            name: components["schemas"]["Label"];
            /** @description What the person may do there. */
            role: components["schemas"]["MemberRole"];
            /** @description Its live account. */
            live: components["schemas"]["AccountId"];
            /** @description Its account in test mode. */
            test: components["schemas"]["AccountId"];
            /** @description Whether it is the one that the session acts in. */
            current: boolean;
        };
        /** @description An organisation to make. */
        OrganisationCreate: {
            /** @description What it calls itself. */
            name: components["schemas"]["Label"];
        };
        /** @description A page of a list. */
        OrganisationList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Organisation"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description How all is doing.
         * @enum {string}
         */
        OverallStatus: "operational" | "degraded" | "down";
        /** @description The account at a glance. A section that the key's scopes do not let it read is null. */
        Overview: {
            /**
             * @description Always `overview`.
             * @constant
             */
            object: "overview";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Credit; null without `credit:read`. */
            credit: components["schemas"]["OverviewCredit"] | null;
            /** @description Today's sends; null without `sends:read`. */
            today: components["schemas"]["OverviewToday"] | null;
            /** @description Success by network; null without `sends:read`. */
            networks: components["schemas"]["OverviewNetwork"][] | null;
            /** @description Webhook endpoints; null without `webhooks:manage`. */
            webhooks: components["schemas"]["OverviewWebhooks"] | null;
            /** @description What needs a person, of the kinds that the key may read; null when it may read none. */
            attention: components["schemas"]["AttentionItem"][] | null;
            /** @description The moment that it is of. */
            as_of: components["schemas"]["UnixTime"];
        };
        /** @description Credit in one currency, and how long it lasts. */
        OverviewBalance: {
            /** @description What can be spent now. */
            available: components["schemas"]["Money"];
            /** @description What is set aside. */
            reserved: components["schemas"]["Money"];
            /** @description `available` and `reserved` together. */
            total: components["schemas"]["Money"];
            /** @description Drawn for sends that have not ended. */
            in_flight: components["schemas"]["Money"];
            /**
             * Format: double
             * @description How many days `available` lasts at the pace of the last seven days; null when nothing was sold
             *     in them.
             */
            runway_days: number | null;
        };
        /** @description Credit in both currencies. */
        OverviewCredit: {
            /** @description In United States dollars. */
            USD: components["schemas"]["OverviewBalance"];
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["OverviewBalance"];
        };
        /** @description How a network has served this account in the last 24 hours, in one currency. */
        OverviewNetwork: {
            /** @description The network. */
            network: components["schemas"]["NetworkId"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description Delivered sends among those that ended; null when none did. */
            success_rate: components["schemas"]["Share"] | null;
            /** @description How many ended. */
            sample: components["schemas"]["Count"];
            /** @description How the network is doing for everybody. */
            state: components["schemas"]["NetworkState"];
        };
        /** @description The sends made since midnight in Harare. */
        OverviewToday: {
            /** @description All of them. */
            sends: components["schemas"]["Count"];
            /** @description Those that were delivered. */
            delivered: components["schemas"]["Count"];
            /** @description Those that failed, whether Credit came back or not. */
            failed: components["schemas"]["Count"];
            /** @description Those that have not ended. */
            unresolved: components["schemas"]["Count"];
            /** @description The face value of them all, without those whose Credit came back. */
            amount: components["schemas"]["CurrencyTotals"];
        };
        /** @description How the account's webhook endpoints are doing. */
        OverviewWebhooks: {
            /** @description How many there are. */
            endpoints: components["schemas"]["Count"];
            /** @description How many of them fail. */
            failing: components["schemas"]["Count"];
            /** @description How many are switched off. */
            disabled: components["schemas"]["Count"];
            /** @description When the oldest event that has not reached its endpoint happened; null when all have. */
            oldest_undelivered_at: components["schemas"]["UnixTime"] | null;
        };
        /**
         * Format: int32
         * @description How many objects a page holds: 1 to 100.
         */
        PageLimit: number;
        /**
         * Format: int32
         * @description The number of a page, from 1.
         */
        PageNumber: number;
        /**
         * Format: int32
         * @description How many rows a page has.
         */
        PageSize: number;
        /** @description A password, or a code that was texted or mailed. */
        PasswordOrCode: string;
        /**
         * @description Why a product cannot be sold.
         * @enum {string}
         */
        PausedReason: "network_down" | "maintenance" | "not_available_yet";
        /** @description The day that schedules call payday. */
        Payday: {
            /**
             * Format: int32
             * @description The day of the month, 1 to 31; null when none is set.
             */
            day_of_month: number | null;
        };
        /** @description The day that schedules call payday. */
        PaydayUpdate: {
            /**
             * Format: int32
             * @description The day of the month, 1 to 31, the last one where a month is shorter; null for none.
             */
            day_of_month: number | null;
        };
        /** @description A payment PIN: six digits. */
        PaymentPin: string;
        /** @description A payment PIN to set. */
        PaymentPinSet: {
            /** @description The new PIN: six digits, not all the same and not in a row. */
            pin: components["schemas"]["PaymentPin"];
            /** @description The PIN of until now. Needed where one is set. */
            current_pin?: components["schemas"]["PaymentPin"] | null;
            /** @description Your password, or the code that was texted and mailed to you, to show that it is you. */
            password_or_otp: components["schemas"]["PasswordOrCode"];
        };
        /** @description The number of an employee on your payroll. */
        PayrollId: string;
        /**
         * Format: int32
         * @description The number of people that something goes to.
         */
        PeopleCount: number;
        /** @description A percentage with two decimals, from `0.00` to `100.00`. */
        Percent: string;
        /** @description The name of a person, as a text message may greet them. */
        PersonName: string;
        /** @description A Zimbabwean mobile number in E.164 form. */
        Phone: string;
        /**
         * @description A Zimbabwean mobile number in any Zimbabwean form: `0771234567`, `263771234567`,
         *     `+263 77 123 4567` and the like.
         */
        PhoneInput: string;
        /** @description What can be told of a number from its digits. */
        PhoneLookup: {
            /**
             * @description Always `phone_lookup`.
             * @constant
             */
            object: "phone_lookup";
            /** @description When it was looked up. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was looked up in live mode. */
            livemode: boolean;
            /** @description What you asked about, as you wrote it. */
            input: components["schemas"]["PhoneText"];
            /** @description The number in E.164 form; null when it is not valid. */
            e164: components["schemas"]["Phone"] | null;
            /** @description The number as people write it, such as `077 123 4567`; null when it is not valid. */
            national: components["schemas"]["DisplayNumber"] | null;
            /** @description Whether it is a Zimbabwean mobile number. */
            valid: boolean;
            /** @description What kind of line it is. */
            line_type: components["schemas"]["LineType"];
            /** @description The network that its prefix belongs to; null when no network here has it. */
            network: components["schemas"]["NetworkId"] | null;
            /** @description What can be sold to it. */
            products: components["schemas"]["LookupProducts"];
            /** @description Whether sales to it are refused. */
            blocked: boolean;
            /** @description The recipient who has this number; null when none has. */
            recipient: components["schemas"]["RecipientId"] | null;
        };
        /** @description Whatever was typed into a field for a number: 1 to 32 characters. */
        PhoneText: string;
        /** @description Whether electricity can be sold. */
        PowerAvailability: {
            /**
             * @description Whether the utility answers; null while nothing watches it. A test account sets it with
             *     `POST /test/zesa/availability`.
             */
            available: boolean | null;
            /** @description Since when; null when nothing is known of a time when it was otherwise. */
            since: components["schemas"]["UnixTime"] | null;
            /** @description When it is asked next; null when nothing is planned. */
            next_check_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description Power is down: meters cannot be confirmed, and power sends wait. */
        PowerAvailabilityDownEvent: {
            /** @constant */
            type: "power.availability.down";
            data: components["schemas"]["ZesaAvailabilityEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description Power is back; what waited goes out in order. */
        PowerAvailabilityUpEvent: {
            /** @constant */
            type: "power.availability.up";
            data: components["schemas"]["ZesaAvailabilityEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A band of the tariff: a price for a part of the month's consumption. */
        PowerBand: {
            /**
             * Format: int32
             * @description Where it begins, in kilowatt hours of the month.
             */
            from_kwh: number;
            /**
             * Format: int32
             * @description Where it ends; null for the last band.
             */
            to_kwh: number | null;
            /** @description The price of a kilowatt hour, without levy. */
            price: components["schemas"]["UnitPrice"];
            /** @description The same with the levy. */
            price_with_levy: components["schemas"]["UnitPrice"];
        };
        /** @description A part of the units, bought at one price. */
        PowerBandUnits: {
            /** @description Where the band begins in the month, in kilowatt hours. */
            from: components["schemas"]["Units"];
            /** @description Where it ends; null for the last band. */
            to: components["schemas"]["Units"] | null;
            /** @description The kilowatt hours bought in it. */
            units: components["schemas"]["Units"];
            /** @description The price of a kilowatt hour in it, without levy. */
            price_per_kwh: components["schemas"]["UnitPrice"];
        };
        /** @description What the money for electricity was spent on. */
        PowerBreakdown: {
            /** @description Electricity. */
            energy: components["schemas"]["Money"];
            /** @description The rural electrification levy. */
            levy: components["schemas"]["Money"];
            /** @description Tax. */
            tax: components["schemas"]["Money"];
            /** @description Debt taken by the utility. */
            arrears: components["schemas"]["Money"];
            /** @description The utility's fee. */
            fee: components["schemas"]["Money"];
        };
        /** @description A day on which the price changed. */
        PowerChangePoint: {
            /** @description The first day of the new price. */
            date: components["schemas"]["CalendarDay"];
            /** @description The median price before. */
            from: components["schemas"]["UnitPrice"];
            /** @description The median price from then on. */
            to: components["schemas"]["UnitPrice"];
        };
        /**
         * @description What a power send does while power is down nationally.
         * @enum {string}
         */
        PowerDownChoice: "queue" | "fail";
        /** @description One purchase, without meter and without buyer. */
        PowerObservation: {
            /**
             * @description Always `power_observation`.
             * @constant
             */
            object: "power_observation";
            /** @description When the purchase was made: the midnight with which its day began. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is a live purchase. */
            livemode: boolean;
            /** @description The day. */
            observed_on: components["schemas"]["CalendarDay"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description The amount, rounded to a whole number. */
            amount_rounded: components["schemas"]["Money"];
            /** @description The kilowatt hours. */
            units: components["schemas"]["Units"];
            /** @description The price of one, all in. */
            price_per_kwh: components["schemas"]["UnitPrice"];
            /** @description The band that the price points to, such as `51-100`; null when it points to none. */
            band_hint: string | null;
        };
        /** @description A page of a list. */
        PowerObservationList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["PowerObservation"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description What customers paid, whatever the tariff says. */
        PowerObserved: {
            /** @description The median price of a kilowatt hour, all in; null until five purchases were seen. */
            median_price: components["schemas"]["UnitPrice"] | null;
            /**
             * Format: int32
             * @description How many purchases it is the median of.
             */
            sample: number;
            /**
             * Format: int32
             * @description How many days it looks back.
             */
            window_days: number;
            /** @description When it was reckoned. */
            as_of: components["schemas"]["UnixTime"];
        };
        /** @description What an amount buys now, compared with after the reset. */
        PowerQuote: {
            /**
             * @description Always `power_quote`.
             * @constant
             */
            object: "power_quote";
            /** @description When it was reckoned. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was asked in live mode. */
            livemode: boolean;
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description The amount, levy included. */
            amount: components["schemas"]["Money"];
            /** @description What it buys now. */
            now: components["schemas"]["PowerUnits"];
            /** @description What it buys from the 1st of next month on. */
            after_reset: components["schemas"]["PowerUnitsAfterReset"];
            /** @description When it buys more. */
            better: components["schemas"]["BetterMoment"];
            /** @description How many kilowatt hours more. */
            saving_units: components["schemas"]["Units"];
            /** @description The confirmed meter; null when none was named. */
            meter: components["schemas"]["Meter"] | null;
        };
        /** @description What electricity costs in a currency. */
        PowerRate: {
            /**
             * @description Always `power_rate`.
             * @constant
             */
            object: "power_rate";
            /** @description When it was reckoned. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was asked in live mode. The tariff is the same in both. */
            livemode: boolean;
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description The day from which the bands hold. */
            effective_from: components["schemas"]["CalendarDay"];
            /** @description Where they were published. */
            source_url: components["schemas"]["WebUrl"];
            /** @description The rural electrification levy on top of the bands' prices. */
            levy_percent: components["schemas"]["Percent"];
            /** @description The bands, from the first kilowatt hour of the month on. */
            bands: components["schemas"]["PowerBand"][];
            /** @description What customers paid. */
            observed: components["schemas"]["PowerObserved"];
            /** @description How to buy the most units, in a sentence for a customer. */
            rule: components["schemas"]["Note"];
            /** @description When the cheapest band begins anew. */
            reset: components["schemas"]["TariffReset"];
        };
        /** @description How the price has moved. */
        PowerSeries: {
            /**
             * @description Always `power_series`.
             * @constant
             */
            object: "power_series";
            /** @description When it was reckoned. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live purchases. */
            livemode: boolean;
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description One point a day, oldest first; days with fewer than five purchases are left out. */
            points: components["schemas"]["PowerSeriesPoint"][];
            /** @description Days on which the price moved by a twentieth or more, oldest first. */
            change_points: components["schemas"]["PowerChangePoint"][];
        };
        /** @description The purchases of one day at one price. */
        PowerSeriesPoint: {
            /** @description The day. */
            date: components["schemas"]["CalendarDay"];
            /** @description The median price of a kilowatt hour on it, all in. */
            price: components["schemas"]["UnitPrice"];
        };
        /**
         * @description A power token: twenty digits in groups of four. It is clear only for a key with `tokens:read`;
         *     for others all but the last four digits are stars.
         */
        PowerToken: string;
        /** @description What an amount buys now. */
        PowerUnits: {
            /** @description The kilowatt hours, rounded down to a hundredth. */
            units_kwh: components["schemas"]["Units"];
            /** @description What of the amount is spent on electricity. */
            energy: components["schemas"]["Money"];
            /** @description What of it is the rural electrification levy. */
            levy: components["schemas"]["Money"];
            /** @description What of it the utility takes for a debt; null when it does not tell. */
            arrears: components["schemas"]["Money"] | null;
            /** @description The bands that the units fall into, cheapest first. */
            bands: components["schemas"]["PowerBandUnits"][];
            /** @description The units bought through us this month, from which it counts; null when nothing is known. */
            from_position_kwh: components["schemas"]["Units"] | null;
            /** @description Always true: only the utility knows where the meter stands. */
            estimate: boolean;
        };
        /** @description What an amount buys once the month has turned. */
        PowerUnitsAfterReset: {
            /** @description The kilowatt hours, rounded down to a hundredth. */
            units_kwh: components["schemas"]["Units"];
            /** @description What of the amount is spent on electricity. */
            energy: components["schemas"]["Money"];
            /** @description What of it is the rural electrification levy. */
            levy: components["schemas"]["Money"];
            /** @description What of it the utility takes for a debt; null when it does not tell. */
            arrears: components["schemas"]["Money"] | null;
            /** @description The bands that the units fall into, cheapest first. */
            bands: components["schemas"]["PowerBandUnits"][];
            /** @description The units bought through us this month, from which it counts; null when nothing is known. */
            from_position_kwh: components["schemas"]["Units"] | null;
            /** @description Always true: only the utility knows where the meter stands. */
            estimate: boolean;
            /** @description The day on which the cheapest band begins anew. */
            reset_on: components["schemas"]["CalendarDay"];
        };
        /** @description The fields that changed, with the values that they had before. */
        PreviousAttributes: {
            [key: string]: unknown;
        };
        /** @description Something to sell, in one currency, at face value. */
        Product: {
            /** @description The product, by its slug: `<type>-<currency>`. */
            id: components["schemas"]["ProductId"];
            /**
             * @description Always `product`.
             * @constant
             */
            object: "product";
            /** @description When it was put into the catalogue. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether its availability is that of live mode. */
            livemode: boolean;
            /** @description What it is. */
            type: components["schemas"]["SendType"];
            /** @description The currency it is sold in. */
            currency: components["schemas"]["Currency"];
            /** @description The network, when it is sold on one alone; else null. */
            network: components["schemas"]["NetworkId"] | null;
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description The smallest amount that any of its networks takes. */
            min_amount: components["schemas"]["Money"];
            /** @description The largest amount that any of its networks takes. */
            max_amount: components["schemas"]["Money"];
            /** @description Amounts are multiples of this. */
            amount_step: components["schemas"]["Money"];
            /** @description The only amounts that are sold; null when any amount in range is. */
            denominations: components["schemas"]["Money"][] | null;
            /** @description The product on each of its networks, with the amounts that the network takes. */
            networks: components["schemas"]["ProductNetwork"][];
            /** @description False only when it is paused on every network, or not sold in this mode. */
            available: boolean;
            /** @description When a pause is expected to end; null when it is not paused, or nobody knows. */
            paused_until: components["schemas"]["UnixTime"] | null;
            /** @description The fields of `POST /sends` that a sale of it needs. */
            fields_required: components["schemas"]["FieldName"][];
        };
        /** @description A product of the catalogue by its slug, `<type>-<currency>`. */
        ProductId: string;
        /** @description A page of a list. */
        ProductList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Product"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A product on one of its networks. */
        ProductNetwork: {
            /** @description The network. */
            network: components["schemas"]["NetworkId"];
            /** @description The smallest amount that the network takes. */
            min_amount: components["schemas"]["Money"];
            /** @description The largest amount that the network takes. */
            max_amount: components["schemas"]["Money"];
            /** @description Whether it can be sold on this network now. */
            available: boolean;
            /** @description Why it cannot; null when it can. */
            paused_reason: components["schemas"]["PausedReason"] | null;
        };
        /** @description A budget that rewards people with airtime, data or electricity, and its rules. */
        Program: {
            /** @description The program. */
            id: components["schemas"]["ProgramId"];
            /**
             * @description Always `program`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "program";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it gives away real money. */
            livemode: boolean;
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description What it is for. */
            description: components["schemas"]["Note"] | null;
            /** @description Whether it gives rewards. */
            status: components["schemas"]["ProgramStatus"];
            /** @description The currency of the program, for ever. */
            currency: components["schemas"]["Currency"];
            /** @description Where its money comes from, for ever. */
            funding: components["schemas"]["ProgramFunding"];
            /** @description What it may give away in all. */
            budget: components["schemas"]["Money"];
            /** @description What it has given away, or is sending. */
            spent: components["schemas"]["Money"];
            /** @description What escrow and unclaimed links hold. */
            earmarked: components["schemas"]["Money"];
            /** @description What it can still give away. */
            remaining: components["schemas"]["Money"];
            /** @description The Credit that is set aside for it; null when none is. */
            reserved: components["schemas"]["ReservationId"] | null;
            /** @description What a reward is worth when it names no amount; null when each must. */
            default_amount: components["schemas"]["Money"] | null;
            /** @description What a reward may be. */
            choices: components["schemas"]["SendType"][];
            /** @description How rewards come about. */
            sources: components["schemas"]["ProgramSource"][];
            /** @description Whether each number gets one reward at most. */
            one_per_phone: boolean;
            /** @description The most that one person gets. */
            per_recipient: components["schemas"]["RewardLimits"];
            /** @description The network whose numbers alone are rewarded; null for any. */
            require_network: components["schemas"]["NetworkId"] | null;
            /**
             * Format: int32
             * @description How many rewards completions may make in an hour; null for any number.
             */
            throttle_per_hour: number | null;
            /** @description How long a recipient must have been known, in seconds; null when it does not matter. */
            min_account_age: components["schemas"]["Seconds"] | null;
            /** @description Which rewards are held before they are sent. */
            hold: components["schemas"]["ProgramHold"];
            /** @description What a power reward does while power is down nationally. */
            on_zesa_down: components["schemas"]["PowerDownChoice"];
            /** @description How long a queued power reward may wait, in seconds. */
            max_hold: components["schemas"]["Seconds"];
            /** @description How long escrow may still be released once the program is closed, in seconds. */
            close_grace: components["schemas"]["Seconds"];
            /** @description The text message to the person; null for the default. */
            sms_message: components["schemas"]["SmsTemplate"] | null;
            /** @description How claim pages and messages look. */
            branding: components["schemas"]["ProgramBranding"];
            /** @description On which legal ground you reward these people. */
            lawful_basis: components["schemas"]["LawfulBasis"] | null;
            /** @description Whether text messages leave out the program and the amount. */
            sensitive_data: boolean;
            /** @description The place at which links are claimed; null when they can be claimed anywhere. */
            geofence: components["schemas"]["Geofence"] | null;
            /** @description Where signed completions are sent. */
            completions_url: components["schemas"]["WebUrl"];
            /**
             * @description The secret that completions are signed with: only in the answer that makes the program or rolls
             *     its secret, null ever after.
             */
            completions_secret: components["schemas"]["ProgramSecret"] | null;
            /** @description How many rewards it has made. */
            counts: components["schemas"]["ProgramCounts"];
            /**
             * Format: int32
             * @description How many of its rules are active.
             */
            rules_count: number;
            /** @description When it first gave rewards. */
            activated_at: components["schemas"]["UnixTime"] | null;
            /** @description When it ended. */
            closed_at: components["schemas"]["UnixTime"] | null;
            /** @description Your own facts about the program. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A program gives rewards: it was activated, or resumed. */
        ProgramActivatedEvent: {
            /** @constant */
            type: "program.activated";
            data: components["schemas"]["ProgramEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description How claim pages and messages of a program look. */
        ProgramBranding: {
            /** @description The name that people see. */
            display_name: components["schemas"]["Label"] | null;
            /** @description The colour of buttons. */
            color: components["schemas"]["Color"] | null;
            /** @description A picture, at most 512 pixels wide. */
            logo_url: components["schemas"]["WebUrl"] | null;
            /** @description Where people find help. */
            support_url: components["schemas"]["WebUrl"] | null;
            /** @description What they read once they have claimed. */
            thank_you: components["schemas"]["Note"] | null;
        };
        /** @description How claim pages and messages of a program shall look. */
        ProgramBrandingInput: {
            /** @description The name that people see. Left out: your account's name. */
            display_name?: components["schemas"]["Label"];
            /** @description The colour of buttons. */
            color?: components["schemas"]["Color"];
            /** @description A picture, at most 512 pixels wide. */
            logo_url?: components["schemas"]["WebUrl"];
            /** @description Where people find help. */
            support_url?: components["schemas"]["WebUrl"];
            /** @description What they read once they have claimed. */
            thank_you?: components["schemas"]["Note"];
        };
        /** @description A fifth of the budget or less remains. Told once for each time it falls so low. */
        ProgramBudgetLowEvent: {
            /** @constant */
            type: "program.budget.low";
            data: components["schemas"]["ProgramEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A program has ended for good. */
        ProgramClosedEvent: {
            /** @constant */
            type: "program.closed";
            data: components["schemas"]["ProgramEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description How many rewards a program has made. */
        ProgramCounts: {
            /** @description All of them. */
            rewards: components["schemas"]["Count"];
            /** @description Those that people have. */
            delivered: components["schemas"]["Count"];
            /** @description Those that are held, in escrow or for a review. */
            held: components["schemas"]["Count"];
            /** @description Those that could not be sent. */
            failed: components["schemas"]["Count"];
        };
        /** @description A program to make. */
        ProgramCreate: {
            /** @description What to call it. */
            name: components["schemas"]["Label"];
            /** @description What it is for. */
            description?: components["schemas"]["Note"];
            /** @description The currency of its budget and of every reward. It never changes. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description What a reward is worth when it names no amount. Left out: each must name one. */
            default_amount?: components["schemas"]["MoneyInput"];
            /** @description What it may give away in all. It needs one to be activated; see also `fund`. */
            budget?: components["schemas"]["MoneyInput"];
            /**
             * @description Where its money comes from. It never changes.
             * @default pay_as_you_go
             */
            funding: components["schemas"]["ProgramFunding"];
            /** @description What a reward may be. It needs one at least to be activated. */
            choices?: components["schemas"]["SendType"][];
            /** @description How rewards may come about. Left out of a new program: all ways. */
            sources?: components["schemas"]["ProgramSource"][];
            /** @description Give each number one reward at most. `false` when left out of a new program. */
            one_per_phone?: boolean;
            /** @description What a power reward does while power is down. `queue` when left out of a new program. */
            on_zesa_down?: components["schemas"]["PowerDownChoice"];
            /** @description How long a queued power reward may wait: 5 minutes to 7 days, else 24 hours. */
            max_hold?: components["schemas"]["DurationInput"];
            /** @description How long escrow may be released once the program is closed: up to 30 days, else 7. */
            close_grace?: components["schemas"]["DurationInput"];
            /** @description Leave the program and the amount out of text messages. `false` in a new program. */
            sensitive_data?: boolean;
            /** @description The most that one person may get. Left out: no limit. */
            per_recipient?: components["schemas"]["RewardLimitsInput"];
            /** @description Reward numbers of this network alone. */
            require_network?: components["schemas"]["NetworkId"];
            /**
             * Format: int32
             * @description How many rewards completions may make in an hour. Left out: any number.
             */
            throttle_per_hour?: number;
            /**
             * @description How long a recipient must have been known: the age of the recipient, or of the time in its
             *     metadata's `user_created_at`.
             */
            min_account_age?: components["schemas"]["DurationInput"];
            /** @description Which rewards to hold before they are sent. Left out: none. */
            hold?: components["schemas"]["ProgramHoldInput"];
            /** @description Your own words for the text message to the person. Left out: a default. */
            sms_message?: components["schemas"]["SmsTemplate"];
            /** @description How claim pages and messages shall look. */
            branding?: components["schemas"]["ProgramBrandingInput"];
            /** @description On which legal ground you reward these people. */
            lawful_basis?: components["schemas"]["LawfulBasis"];
            /** @description The place at which links are claimed, by checking in. Left out: anywhere. */
            geofence?: components["schemas"]["GeofenceInput"];
            /** @description Your own facts about the program. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Money to take out of a program's budget. */
        ProgramDefund: {
            /** @description How much. Left out: everything that no escrow and no unclaimed link has earmarked. */
            amount?: components["schemas"]["MoneyInput"];
        };
        /** @description An event's payload: Program. */
        ProgramEventData: {
            object: components["schemas"]["Program"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description The budget is spent or earmarked; the program gives nothing until some returns. */
        ProgramExhaustedEvent: {
            /** @constant */
            type: "program.exhausted";
            data: components["schemas"]["ProgramEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description Money to add to a program's budget. */
        ProgramFund: {
            /** @description How much, in the program's currency. */
            amount: components["schemas"]["MoneyInput"];
        };
        /**
         * @description Where the money of a program comes from.
         * @enum {string}
         */
        ProgramFunding: "reserve" | "pay_as_you_go";
        /** @description Which rewards of a program are held before they are sent, and for how long. */
        ProgramHold: {
            /** @description What becomes of the rewards that are held. */
            mode: components["schemas"]["ProgramHoldMode"];
            /** @description Only rewards above this amount are held; null for all. */
            amount_over: components["schemas"]["Money"] | null;
            /** @description Whether only the first reward of each recipient is held. */
            first_reward: boolean;
            /** @description After how many seconds a reward that nobody released expires. */
            expires_after: components["schemas"]["Seconds"];
        };
        /** @description Which rewards of a program to hold before they are sent, and for how long. */
        ProgramHoldInput: {
            /**
             * @description What becomes of the rewards that are held. `none` when left out.
             * @default none
             */
            mode: components["schemas"]["ProgramHoldMode"];
            /** @description Hold only rewards above this amount. Left out: all. */
            amount_over?: components["schemas"]["MoneyInput"];
            /**
             * @description Hold only the first reward of each recipient.
             * @default false
             */
            first_reward: boolean;
            /** @description When a reward that nobody released expires: 1 hour to 365 days. 30 days when left out. */
            expires_after?: components["schemas"]["DurationInput"];
        };
        /**
         * @description What becomes of a new reward before it is sent.
         * @enum {string}
         */
        ProgramHoldMode: "none" | "escrow" | "review";
        /** @description A program. */
        ProgramId: string;
        /** @description A page of a list. */
        ProgramList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Program"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A program, or its id where it was not expanded. */
        ProgramOrId: components["schemas"]["ProgramId"] | components["schemas"]["Program"];
        /** @description A program was paused and gives no rewards until it is resumed. */
        ProgramPausedEvent: {
            /** @constant */
            type: "program.paused";
            data: components["schemas"]["ProgramEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An exhausted program has budget again and gives rewards. */
        ProgramReactivatedEvent: {
            /** @constant */
            type: "program.reactivated";
            data: components["schemas"]["ProgramEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description How your programs did in a span of days. */
        ProgramReport: {
            /**
             * @description Always `report`.
             * @constant
             */
            object: "report";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Which report it is. */
            kind: components["schemas"]["ReportKind"];
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The currency that was asked for; null for both. */
            currency: components["schemas"]["Currency"] | null;
            /** @description What it is grouped by. */
            group_by: components["schemas"]["ProgramReportDimension"][];
            /** @description Each program that made rewards in these days, or is not closed; up to 10,000. */
            rows: components["schemas"]["ProgramReportRow"][];
            /** @description All of them; one for each currency. */
            totals: components["schemas"]["ProgramReportTotals"][];
            /** @description Whether rows were left out. */
            truncated: boolean;
        };
        /**
         * @description What a report on programs is grouped by.
         * @enum {string}
         */
        ProgramReportDimension: "program";
        /** @description The program of a row. */
        ProgramReportKeys: {
            /** @description The program. */
            program: components["schemas"]["ProgramId"] | null;
        };
        /** @description How one program does. */
        ProgramReportRow: {
            /** @description The program. */
            keys: components["schemas"]["ProgramReportKeys"];
            /** @description What the program is called. */
            name: components["schemas"]["Label"];
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description The budget, as it stands now. */
            budget: components["schemas"]["Money"];
            /** @description What of it was spent in these days. */
            spent: components["schemas"]["Money"];
            /** @description What of it is set aside now for escrow and links that nobody has claimed. */
            earmarked: components["schemas"]["Money"];
            /** @description What of it is left now. */
            remaining: components["schemas"]["Money"];
            /** @description How many rewards were made. */
            rewards: components["schemas"]["Count"];
            /** @description How many of them were delivered. */
            delivered: components["schemas"]["Count"];
            /** @description How many of them are held. */
            held: components["schemas"]["Count"];
            /** @description How many of them failed. */
            failed: components["schemas"]["Count"];
            /** @description `spent` for each reward that was delivered; null when none was. */
            cost_per_completion: components["schemas"]["Money"] | null;
        };
        /** @description All programs in one currency. */
        ProgramReportTotals: {
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description The budget, as it stands now. */
            budget: components["schemas"]["Money"];
            /** @description What of it was spent in these days. */
            spent: components["schemas"]["Money"];
            /** @description What of it is set aside now for escrow and links that nobody has claimed. */
            earmarked: components["schemas"]["Money"];
            /** @description What of it is left now. */
            remaining: components["schemas"]["Money"];
            /** @description How many rewards were made. */
            rewards: components["schemas"]["Count"];
            /** @description How many of them were delivered. */
            delivered: components["schemas"]["Count"];
            /** @description How many of them are held. */
            held: components["schemas"]["Count"];
            /** @description How many of them failed. */
            failed: components["schemas"]["Count"];
            /** @description `spent` for each reward that was delivered; null when none was. */
            cost_per_completion: components["schemas"]["Money"] | null;
        };
        /** @description A rule by which a program turns what people do into rewards. */
        ProgramRule: {
            /** @description The rule. */
            id: components["schemas"]["ProgramRuleId"];
            /**
             * @description Always `program_rule`.
             * @constant
             */
            object: "program_rule";
            /** @description When it was first written. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it gives away real money. */
            livemode: boolean;
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description Whether it gives rewards. */
            active: boolean;
            /** @description What it looks for. */
            kind: components["schemas"]["ProgramRuleKind"];
            /** @description What it listens to. */
            on: components["schemas"]["ProgramRuleTrigger"];
            /** @description The name of the activities it listens to; null for all, and for anything else. */
            activity_name: components["schemas"]["ActivityName"] | null;
            /** @description What must hold. */
            when: components["schemas"]["RuleConditions"];
            /** @description How often; null for each time. */
            count: components["schemas"]["RuleCount"] | null;
            /** @description What it gives. */
            give: components["schemas"]["RuleGive"];
            /** @description The most that one person gets by it, beside the program's own limits. */
            limit: components["schemas"]["RewardLimits"];
            /** @description From when on; null for always. */
            starts_at: components["schemas"]["UnixTime"] | null;
            /** @description Until when; null for ever. */
            ends_at: components["schemas"]["UnixTime"] | null;
            /**
             * Format: int32
             * @description Rules of a larger number are asked first. Each that matches gives.
             */
            priority: number;
            /** @description How long it gives nothing to a person it has just rewarded, in seconds; null for no pause. */
            cooldown: components["schemas"]["Seconds"] | null;
            /** @description How often it has matched. */
            matched_count: components["schemas"]["Count"];
        };
        /** @description A rule of a program. */
        ProgramRuleId: string;
        /**
         * @description What a rule looks for.
         * @enum {string}
         */
        ProgramRuleKind: "threshold" | "streak" | "first_time" | "milestone" | "percentage";
        /** @description All rules of a program, those asked first on top. */
        ProgramRuleList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The rules. */
            data: components["schemas"]["ProgramRule"][];
            /** @description Always false: the list has one page. */
            has_more: boolean;
            /** @description Always null. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description What a rule listens to.
         * @enum {string}
         */
        ProgramRuleTrigger: "activity" | "completion" | "referral" | "checkin";
        /** @description A rule to keep. */
        ProgramRuleWrite: {
            /** @description A rule that exists and shall stay the same one, with its count. Left out: a new rule. */
            id?: components["schemas"]["ProgramRuleId"];
            /** @description What to call it. */
            name: components["schemas"]["Label"];
            /**
             * @description Whether it gives rewards.
             * @default true
             */
            active: boolean;
            /** @description What it looks for. Lotteries and prize draws are refused with `rule_not_allowed`. */
            kind: components["schemas"]["ProgramRuleKind"];
            /** @description What it listens to. */
            on: components["schemas"]["ProgramRuleTrigger"];
            /** @description Listen to activities of this name alone. */
            activity_name?: components["schemas"]["ActivityName"];
            /** @description What must hold. */
            when?: components["schemas"]["RuleConditionsInput"];
            /** @description How often; needed by `threshold`, `streak` and `milestone`. */
            count?: components["schemas"]["RuleCountInput"];
            /** @description What it gives. */
            give: components["schemas"]["RuleGiveInput"];
            /** @description The most that one person may get by it. */
            limit?: components["schemas"]["RewardLimitsInput"];
            /** @description From when on. */
            starts_at?: components["schemas"]["TimeInput"];
            /** @description Until when. */
            ends_at?: components["schemas"]["TimeInput"];
            /**
             * Format: int32
             * @description Rules of a larger number are asked first.
             * @default 0
             */
            priority: number;
            /** @description How long it gives nothing to a person it has just rewarded. */
            cooldown?: components["schemas"]["DurationInput"];
        };
        /** @description The rules that a program shall have from now on: the whole set. */
        ProgramRulesWrite: {
            /** @description The rules; at most 50 of them active. Those that are left out are switched off. */
            rules: components["schemas"]["ProgramRuleWrite"][];
        };
        /** @description The secret that completions of a program are signed with. */
        ProgramSecret: string;
        /**
         * @description How rewards of a program come about.
         * @enum {string}
         */
        ProgramSource: "api" | "completions" | "links";
        /**
         * @description Whether a program gives rewards.
         * @enum {string}
         */
        ProgramStatus: "draft" | "active" | "paused" | "exhausted" | "closed";
        /**
         * @description What shall change of a program. What is left out stays as it is; what is given replaces the whole
         *     field. The currency and the funding never change.
         */
        ProgramUpdate: {
            /** @description What to call it. */
            name?: components["schemas"]["Label"];
            /** @description What it is for; null takes it away. */
            description?: components["schemas"]["Note"] | null;
            /** @description What a reward is worth when it names no amount; null when each shall name one. */
            default_amount?: components["schemas"]["MoneyInput"] | null;
            /** @description What it may give away in all: no less than it has spent and earmarked. */
            budget?: components["schemas"]["MoneyInput"];
            /** @description What a reward may be. It needs one at least to be activated. */
            choices?: components["schemas"]["SendType"][];
            /** @description How rewards may come about. Left out of a new program: all ways. */
            sources?: components["schemas"]["ProgramSource"][];
            /** @description Give each number one reward at most. `false` when left out of a new program. */
            one_per_phone?: boolean;
            /** @description What a power reward does while power is down. `queue` when left out of a new program. */
            on_zesa_down?: components["schemas"]["PowerDownChoice"];
            /** @description How long a queued power reward may wait: 5 minutes to 7 days, else 24 hours. */
            max_hold?: components["schemas"]["DurationInput"];
            /** @description How long escrow may be released once the program is closed: up to 30 days, else 7. */
            close_grace?: components["schemas"]["DurationInput"];
            /** @description Leave the program and the amount out of text messages. `false` in a new program. */
            sensitive_data?: boolean;
            /** @description The most that one person may get; null takes every limit away. */
            per_recipient?: components["schemas"]["RewardLimitsInput"] | null;
            /** @description Reward numbers of this network alone; null for any. */
            require_network?: components["schemas"]["NetworkId"] | null;
            /**
             * Format: int32
             * @description How many rewards completions may make in an hour; null for any number.
             */
            throttle_per_hour?: number | null;
            /** @description How long a recipient must have been known; null when it does not matter. */
            min_account_age?: components["schemas"]["DurationInput"] | null;
            /** @description Which rewards to hold before they are sent; null for none. Held ones stay held. */
            hold?: components["schemas"]["ProgramHoldInput"] | null;
            /** @description Your own words for the text message; null for the default. */
            sms_message?: components["schemas"]["SmsTemplate"] | null;
            /** @description How claim pages and messages shall look; null for the default. */
            branding?: components["schemas"]["ProgramBrandingInput"] | null;
            /** @description On which legal ground you reward these people; null takes it away. */
            lawful_basis?: components["schemas"]["LawfulBasis"] | null;
            /** @description The place at which links are claimed; null for anywhere. */
            geofence?: components["schemas"]["GeofenceInput"] | null;
            /** @description Your own facts about the program. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /** @description The stock of one network. */
        ProviderFloat: {
            /** @description The network. */
            network: components["schemas"]["NetworkId"];
            /** @description Whether it suffices for the lines of that network. */
            state: components["schemas"]["ProviderFloatState"];
        };
        /**
         * @description Whether the stock held with a supplier suffices.
         * @enum {string}
         */
        ProviderFloatState: "sufficient" | "low" | "unknown";
        /** @description How a supplier is doing. It has no name here. */
        ProviderStatus: {
            /** @description A name that says nothing: `provider_a` and so on. */
            name: string;
            /** @description How it is doing. */
            state: components["schemas"]["NetworkState"];
            /** @description Since when. */
            since: components["schemas"]["UnixTime"];
        };
        /** @description A query string as it came, without the question mark. */
        QueryText: string;
        /** @description What a sale will bring. */
        Quote: {
            /** @description The quote. */
            id: components["schemas"]["QuoteId"];
            /**
             * @description Always `quote`.
             * @constant
             */
            object: "quote";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Whether a sale can carry it. */
            status: components["schemas"]["QuoteStatus"];
            /** @description The product. */
            product: components["schemas"]["ProductId"];
            /** @description What is sold. */
            type: components["schemas"]["SendType"];
            /** @description The network that delivers it. */
            network: components["schemas"]["NetworkId"];
            /** @description The number in E.164 form, or the meter. A sale that carries the quote goes there. */
            target: components["schemas"]["Target"];
            /** @description The face value. The sale may be over another amount. */
            amount: components["schemas"]["Money"];
            /** @description The currency, which the sale keeps. */
            currency: components["schemas"]["Currency"];
            /** @description What the customer pays: always the face value. */
            you_pay: components["schemas"]["Money"];
            /** @description The data bundle; null for airtime and power. */
            bundle: components["schemas"]["SendBundle"] | null;
            /** @description The confirmed meter; null for airtime and data. */
            meter: components["schemas"]["Meter"] | null;
            /** @description What the money buys; null for airtime and data. */
            power: components["schemas"]["QuotePower"] | null;
            /** @description When it can no longer be used: after 30 minutes. */
            expires_at: components["schemas"]["UnixTime"];
            /** @description The send that carries it. */
            used_by: components["schemas"]["SendId"] | null;
        };
        /** @description What is to be sold. Give `target`, `amount`, and `currency` or `product`. */
        QuoteCreate: {
            /** @description The mobile number in any Zimbabwean form, or the 11-digit meter. */
            target: components["schemas"]["TargetInput"];
            /** @description The product's slug, such as `power-usd`. Left out, it follows from target and currency. */
            product?: components["schemas"]["ProductId"];
            /** @description The face value: what the customer pays and receives. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description The currency. There is no default: give this or `product`. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description Data: the bundle to send. */
            bundle_id?: components["schemas"]["BundleId"];
        };
        /** @description A quote. */
        QuoteId: string;
        /** @description The units of a quote for power. */
        QuotePower: {
            /** @description What the amount buys now. */
            now: components["schemas"]["PowerUnits"];
            /** @description What it buys from the 1st of next month on. */
            after_reset: components["schemas"]["PowerUnitsAfterReset"];
            /** @description How sure it is, in a sentence for the cashier. */
            note: components["schemas"]["Note"];
        };
        /**
         * @description Whether a quote can be carried by a sale.
         * @enum {string}
         */
        QuoteStatus: "open" | "used" | "expired";
        /** @description A share of one, with three decimals. */
        Rate: string;
        /** @description A receipt of a send, ready to print. */
        Receipt: {
            /**
             * @description Always `receipt`.
             * @constant
             */
            object: "receipt";
            /** @description When the sale was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The number of the receipt. */
            number: components["schemas"]["ReceiptNumber"];
            /** @description The send. */
            send: components["schemas"]["SendId"];
            /** @description Who sold it. */
            seller: components["schemas"]["ReceiptSeller"];
            /** @description When this receipt was made. */
            issued_at: components["schemas"]["UnixTime"];
            /** @description What was sold. */
            type: components["schemas"]["SendType"];
            /** @description The network that delivers it. */
            network: components["schemas"]["NetworkId"];
            /** @description The number in E.164 form, or the meter. */
            target: components["schemas"]["Target"];
            /** @description The face value: what the customer paid for. */
            amount: components["schemas"]["Money"];
            /** @description The currency of `amount`. */
            currency: components["schemas"]["Currency"];
            /** @description Where the send stands. Anything but `delivered` is no proof of delivery. */
            status: components["schemas"]["SendStatus"];
            /** @description The power token; masked without `tokens:read`. Null until the send is delivered. */
            token: components["schemas"]["PowerToken"] | null;
            /** @description The tokens, in the order of entry; empty until the send is delivered. */
            tokens: components["schemas"]["SendToken"][];
            /** @description The kilowatt hours bought; null for airtime and data, and until they are known. */
            units: components["schemas"]["Units"] | null;
            /** @description What the money was spent on; null for airtime and data, and until it is known. */
            breakdown: components["schemas"]["PowerBreakdown"] | null;
            /** @description The meter; null for airtime and data. */
            meter: components["schemas"]["ReceiptMeter"] | null;
            /** @description The network's or the utility's own confirmation: what its support asks for. */
            provider_reference: string | null;
            /** @description Your own reference; null when you gave none. */
            client_reference: components["schemas"]["ClientReference"] | null;
            /** @description The receipt in lines of 32 columns, for any printer. */
            lines: components["schemas"]["ReceiptLine"][];
            /** @description What a fiscal device has signed; null, because no device is connected yet. */
            fiscal: components["schemas"]["ReceiptFiscal"] | null;
            /** @description What to tell the customer, in one sentence; null when all is said. */
            note: components["schemas"]["Note"] | null;
        };
        /** @description What a fiscal device has signed. */
        ReceiptFiscal: {
            /** @description The fiscal number. */
            number: string;
            /** @description The device's signature. */
            signature: string;
            /** @description What the QR code holds. */
            qr_data: string;
        };
        /**
         * @description What a receipt is made as.
         * @enum {string}
         */
        ReceiptFormat: "json" | "pdf";
        /** @description A line of 32 columns: `label` at the left edge, `value` at the right one. */
        ReceiptLine: {
            /** @description What stands at the left edge; empty when the line goes on with the one above it. */
            label: components["schemas"]["ReceiptText"];
            /** @description What stands at the right edge; empty for a line of text. */
            value: components["schemas"]["ReceiptText"];
        };
        /** @description The meter on a receipt. */
        ReceiptMeter: {
            /** @description The meter. */
            number: components["schemas"]["MeterNumber"];
            /** @description The owner's name, masked. */
            name_masked: string | null;
            /** @description The suburb; never the whole address. */
            suburb: string | null;
        };
        /** @description The number that a receipt carries. */
        ReceiptNumber: string;
        /** @description Who sold it. */
        ReceiptSeller: {
            /** @description The name of your account. */
            name: components["schemas"]["Label"];
            /** @description Where the customer can ask; null when the account has no such number. */
            support_phone: components["schemas"]["Phone"] | null;
        };
        /** @description A piece of a printed line of 32 columns. */
        ReceiptText: string;
        /** @description Somebody whom you send to. */
        Recipient: {
            /** @description The recipient. */
            id: components["schemas"]["RecipientId"];
            /**
             * @description Always `recipient`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "recipient";
            /** @description When the recipient was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Your own id for the recipient; null without one. */
            external_id: components["schemas"]["ExternalId"] | null;
            /** @description The name, which merge fields of text messages use; null once erased. */
            name: components["schemas"]["Label"] | null;
            /** @description The first name; null when it is not known apart. */
            first_name: components["schemas"]["Label"] | null;
            /** @description The number that airtime, data and messages go to. */
            phone: components["schemas"]["Phone"] | null;
            /** @description The network of the number; null without one. */
            network: components["schemas"]["NetworkId"] | null;
            /** @description The email address. */
            email: components["schemas"]["Email"] | null;
            /** @description The recipient's electricity meters. */
            meters: components["schemas"]["RecipientMeter"][];
            /** @description The meter that power goes to when none is named. */
            default_meter: components["schemas"]["MeterNumber"] | null;
            /** @description The number on your payroll. */
            payroll_id: components["schemas"]["PayrollId"] | null;
            /** @description The cost centre that sends to the recipient are booked to. Can be expanded. */
            cost_center: components["schemas"]["CostCenterOrId"] | null;
            /** @description The groups that the recipient is in. */
            groups: components["schemas"]["GroupId"][];
            /** @description The most that the recipient may be sent in a month in Harare; null for no cap. */
            monthly_cap: components["schemas"]["CurrencyAmounts"] | null;
            /** @description Why you may keep what you know of the recipient. */
            lawful_basis: components["schemas"]["LawfulBasis"];
            /** @description What the recipient agreed to; null when the basis is another. */
            consent: components["schemas"]["RecipientConsent"] | null;
            /** @description Words to sort recipients by. */
            tags: components["schemas"]["Tag"][];
            /** @description Whether the recipient is in use, or on the way to be erased. */
            status: components["schemas"]["RecipientStatus"];
            /** @description When the recipient will be erased; null unless that is under way. */
            erase_at: components["schemas"]["UnixTime"] | null;
            /** @description What the recipient was sent; only when one is retrieved, else null. */
            totals: components["schemas"]["RecipientTotals"] | null;
            /** @description What your people should know. */
            notes: components["schemas"]["Note"] | null;
            /** @description Your own facts about the recipient. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description What became of recipients that were sent at once. */
        RecipientBulk: {
            /**
             * @description Always `recipient_bulk`.
             * @constant
             */
            object: "recipient_bulk";
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description How many recipients were made. */
            created: components["schemas"]["Count"];
            /** @description How many were changed. */
            updated: components["schemas"]["Count"];
            /** @description How many were like that already. */
            unchanged: components["schemas"]["Count"];
            /** @description How many lines failed. */
            failed: components["schemas"]["Count"];
            /** @description What became of each line, in their order. */
            results: components["schemas"]["RecipientBulkResult"][];
        };
        /** @description Recipients to make or change at once. Give `recipients` or `csv`. */
        RecipientBulkCreate: {
            /** @description The recipients: at most 1,000. */
            recipients?: components["schemas"]["RecipientCreate"][];
            /**
             * @description The same as CSV. The columns are called like the fields: `name`, `first_name`, `external_id`,
             *     `phone`, `email`, `meter`, `payroll_id`, `cost_center`, `tags` (by `;`), `notes` and
             *     `metadata[key]`.
             */
            csv?: components["schemas"]["RecipientCsv"];
            /**
             * @description What to do with a line whose recipient exists.
             * @default create
             */
            mode: components["schemas"]["RecipientBulkMode"];
            /**
             * @description By what a line finds its recipient.
             * @default external_id
             */
            match: components["schemas"]["RecipientMatch"];
            /**
             * @description All lines or none: one that is wrong refuses the whole request.
             * @default false
             */
            atomic: boolean;
        };
        /**
         * @description What to do with a line whose recipient exists.
         * @enum {string}
         */
        RecipientBulkMode: "create" | "upsert";
        /** @description What became of one line. */
        RecipientBulkResult: {
            /**
             * Format: int32
             * @description The line, from 1, without the header row.
             */
            line: number;
            /** @description What became of it. */
            status: components["schemas"]["RecipientBulkStatus"];
            /** @description The recipient; null when the line failed. */
            recipient: components["schemas"]["RecipientId"] | null;
            /** @description Why it failed: the error that `POST /recipients` would answer. */
            error: components["schemas"]["ErrorDetail"] | null;
        };
        /**
         * @description What became of a line.
         * @enum {string}
         */
        RecipientBulkStatus: "created" | "updated" | "unchanged" | "failed";
        /** @description What the person agreed to. */
        RecipientConsent: {
            /** @description When the person agreed. */
            at: components["schemas"]["UnixTime"];
            /** @description Where: a form, a page, a call. */
            source: components["schemas"]["Label"];
            /** @description The version of the text that the person agreed to; null when you keep none. */
            text_version: components["schemas"]["Label"] | null;
        };
        /** @description What the person agreed to, as it is sent. */
        RecipientConsentInput: {
            /** @description When the person agreed. */
            at: components["schemas"]["TimeInput"];
            /** @description Where: a form, a page, a call. */
            source: components["schemas"]["Label"];
            /** @description The version of the text that the person agreed to. */
            text_version?: components["schemas"]["Label"];
        };
        /** @description Somebody to send to. Give a number, a meter, or both. */
        RecipientCreate: {
            /** @description The name, which merge fields of text messages use. */
            name: components["schemas"]["Label"];
            /** @description The first name. Left out, it is the first word of the name. */
            first_name?: components["schemas"]["Label"];
            /** @description Your own id for the recipient: unique in the account. */
            external_id?: components["schemas"]["ExternalId"];
            /** @description The mobile number, in any Zimbabwean form. */
            phone?: components["schemas"]["PhoneInput"];
            /** @description The email address. */
            email?: components["schemas"]["Email"];
            /** @description The electricity meters. They are confirmed when power is first sold to them. */
            meters?: components["schemas"]["RecipientMeterInput"][];
            /** @description The meter that power goes to when none is named; the first of `meters` when left out. */
            default_meter?: components["schemas"]["MeterInput"];
            /** @description The number on your payroll: unique in the account. */
            payroll_id?: components["schemas"]["PayrollId"];
            /** @description The cost centre that sends to the recipient are booked to. */
            cost_center?: components["schemas"]["CostCenterId"];
            /** @description The groups to put the recipient into. */
            groups?: components["schemas"]["GroupId"][];
            /** @description The most that the recipient may be sent in a month in Harare. Left out: no cap. */
            monthly_cap?: components["schemas"]["CurrencyAmountsInput"];
            /**
             * @description Why you may keep what you know of the recipient.
             * @default contract
             */
            lawful_basis: components["schemas"]["LawfulBasis"];
            /** @description What the recipient agreed to: needed with the basis `consent`. */
            consent?: components["schemas"]["RecipientConsentInput"];
            /** @description Words to sort recipients by. */
            tags?: components["schemas"]["Tag"][];
            /** @description What your people should know. */
            notes?: components["schemas"]["Note"];
            /** @description Your own facts about the recipient. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A recipient was made. */
        RecipientCreatedEvent: {
            /** @constant */
            type: "recipient.created";
            data: components["schemas"]["RecipientEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description Lines of CSV with a header row that names the columns, at most 1,000 lines and 40 columns. */
        RecipientCsv: string;
        /** @description What was known of a recipient is gone: of the object its id is left. */
        RecipientErasedEvent: {
            /** @constant */
            type: "recipient.erased";
            data: components["schemas"]["RecipientEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A recipient will be erased in seven days, unless somebody restores it. */
        RecipientErasurePendingEvent: {
            /** @constant */
            type: "recipient.erasure_pending";
            data: components["schemas"]["RecipientEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: Recipient. */
        RecipientEventData: {
            object: components["schemas"]["Recipient"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /**
         * @description The fields of a recipient that can be shown in place of their ids.
         * @enum {string}
         */
        RecipientExpansion: "cost_center";
        /** @description A recipient. */
        RecipientId: string;
        /** @description A page of a list. */
        RecipientList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Recipient"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description The same, in a list.
         * @enum {string}
         */
        RecipientListExpansion: "data.cost_center";
        /**
         * @description By what a line finds its recipient.
         * @enum {string}
         */
        RecipientMatch: "external_id" | "phone";
        /** @description An electricity meter of a recipient. */
        RecipientMeter: {
            /** @description The meter. */
            number: components["schemas"]["MeterNumber"];
            /** @description What you call it, such as `Home`. */
            label: components["schemas"]["Label"] | null;
            /** @description The owner's name as the utility gave it, masked; null before it was confirmed. */
            name_masked: string | null;
            /** @description When the utility last confirmed it. */
            confirmed_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description An electricity meter of a recipient, as it is sent. */
        RecipientMeterInput: {
            /** @description The meter: 11 digits. */
            number: components["schemas"]["MeterInput"];
            /** @description What you call it, such as `Home`. */
            label?: components["schemas"]["Label"];
        };
        /** @description A recipient, or its id where it was not expanded. */
        RecipientOrId: components["schemas"]["RecipientId"] | components["schemas"]["Recipient"];
        /** @description A recipient by its id, or by your own id for it as `ext:<external_id>`. */
        RecipientRef: string;
        /**
         * @description Whether a recipient is in use.
         * @enum {string}
         */
        RecipientStatus: "active" | "erasure_pending" | "erased";
        /** @description What a recipient was sent. */
        RecipientTotals: {
            /** @description How many sends were delivered. */
            sends: components["schemas"]["Count"];
            /** @description Their face value. */
            amount: components["schemas"]["CurrencyTotals"];
            /** @description When the last one was made. */
            last_send_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description What shall change of a recipient. What is left out stays; a list replaces the whole list. */
        RecipientUpdate: {
            /** @description The name. */
            name?: components["schemas"]["Label"];
            /** @description The first name; null makes it the first word of the name. */
            first_name?: components["schemas"]["Label"] | null;
            /** @description Your own id for the recipient; null takes it away. */
            external_id?: components["schemas"]["ExternalId"] | null;
            /** @description The mobile number, in any Zimbabwean form; null takes it away. */
            phone?: components["schemas"]["PhoneInput"] | null;
            /** @description The email address; null takes it away. */
            email?: components["schemas"]["Email"] | null;
            /** @description The electricity meters: the whole list. */
            meters?: components["schemas"]["RecipientMeterInput"][];
            /** @description The meter that power goes to when none is named; null for none. */
            default_meter?: components["schemas"]["MeterInput"] | null;
            /** @description The number on your payroll; null takes it away. */
            payroll_id?: components["schemas"]["PayrollId"] | null;
            /** @description The cost centre that sends are booked to; null for none. */
            cost_center?: components["schemas"]["CostCenterId"] | null;
            /** @description The static groups that the recipient is in: the whole list. */
            groups?: components["schemas"]["GroupId"][];
            /** @description The most in a month in Harare; null takes the cap away. */
            monthly_cap?: components["schemas"]["CurrencyAmountsUpdate"] | null;
            /** @description Why you may keep what you know of the recipient. */
            lawful_basis?: components["schemas"]["LawfulBasis"];
            /** @description What the recipient agreed to; null takes it away. */
            consent?: components["schemas"]["RecipientConsentInput"] | null;
            /** @description Words to sort recipients by: the whole list. */
            tags?: components["schemas"]["Tag"][];
            /** @description What your people should know; null takes it away. */
            notes?: components["schemas"]["Note"] | null;
            /** @description Your own facts about it. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /** @description A recipient was changed, or restored. */
        RecipientUpdatedEvent: {
            /** @constant */
            type: "recipient.updated";
            data: components["schemas"]["RecipientEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description Sends of a day that stand alike. */
        ReconciliationCount: {
            /** @description How many. */
            count: components["schemas"]["Count"];
            /** @description Their face value. */
            face: components["schemas"]["Money"];
            /** @description The Credit that they drew. */
            cost: components["schemas"]["Money"];
        };
        /**
         * @description What the close of a day is grouped by.
         * @enum {string}
         */
        ReconciliationDimension: "api_key";
        /** @description The till of a row. */
        ReconciliationKeys: {
            /** @description The key; null for sends that no key made. */
            api_key: components["schemas"]["KeyId"] | null;
        };
        /** @description The close of a day. */
        ReconciliationReport: {
            /**
             * @description Always `report`.
             * @constant
             */
            object: "report";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Which report it is. */
            kind: components["schemas"]["ReportKind"];
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The currency that was asked for; null for both. */
            currency: components["schemas"]["Currency"] | null;
            /** @description What it is grouped by. */
            group_by: components["schemas"]["ReconciliationDimension"][];
            /** @description Each till that sold on that day; up to 20,000 rows. */
            rows: components["schemas"]["ReconciliationRow"][];
            /** @description All tills; one for each currency. */
            totals: components["schemas"]["ReconciliationTotals"][];
            /** @description Whether rows were left out. */
            truncated: boolean;
        };
        /** @description The day of one till. */
        ReconciliationRow: {
            /** @description The till. */
            keys: components["schemas"]["ReconciliationKeys"];
            /** @description What the key is called; null without a name. */
            label: components["schemas"]["Label"] | null;
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description Made on that day. */
            opened: components["schemas"]["ReconciliationCount"];
            /** @description Delivered. */
            delivered: components["schemas"]["ReconciliationCount"];
            /** @description Failed or cancelled, with their Credit returned. */
            returned: components["schemas"]["ReconciliationCount"];
            /** @description Still on their way, queued, unknown or in review. Do not sell these again. */
            unresolved: components["schemas"]["ReconciliationCount"];
        };
        /** @description The day of all tills in one currency. */
        ReconciliationTotals: {
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description Made on that day. */
            opened: components["schemas"]["ReconciliationCount"];
            /** @description Delivered. */
            delivered: components["schemas"]["ReconciliationCount"];
            /** @description Failed or cancelled, with their Credit returned. */
            returned: components["schemas"]["ReconciliationCount"];
            /** @description Still on their way, queued, unknown or in review. Do not sell these again. */
            unresolved: components["schemas"]["ReconciliationCount"];
        };
        /** @description One person who brought another. Only the direct referrer is ever rewarded. */
        Referral: {
            /** @description The referral. */
            id: components["schemas"]["ReferralId"];
            /**
             * @description Always `referral`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "referral";
            /** @description When it was told. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The program that rewards it. */
            program: components["schemas"]["ProgramId"];
            /** @description Who brought the other, and is rewarded. */
            referrer: components["schemas"]["RecipientId"];
            /** @description Who was brought. */
            referee: components["schemas"]["RecipientId"];
            /** @description Whether it has earned its reward. */
            status: components["schemas"]["ReferralStatus"];
            /** @description The referrer's reward; null until it qualifies. */
            reward: components["schemas"]["RewardId"] | null;
            /** @description When it qualified. */
            qualified_at: components["schemas"]["UnixTime"] | null;
            /** @description When it expires unless it qualifies: after 90 days. */
            expires_at: components["schemas"]["UnixTime"];
            /**
             * Format: int32
             * @description How many steps from the one who is rewarded to the one who was brought: always 1.
             */
            depth: number;
            /** @description Why a fraud rule turned it down; null unless one did. */
            reason: components["schemas"]["ReviewReason"] | null;
            /** @description Your own facts about the referral. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A referral to keep. */
        ReferralCreate: {
            /** @description The program that rewards it. */
            program: components["schemas"]["ProgramId"];
            /** @description Who brought the other. */
            referrer: components["schemas"]["RewardRecipientInput"];
            /** @description Who was brought. */
            referee: components["schemas"]["RewardRecipientInput"];
            /** @description Your own facts about the referral. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An event's payload: Referral. */
        ReferralEventData: {
            object: components["schemas"]["Referral"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description A referral. */
        ReferralId: string;
        /** @description A page of a list. */
        ReferralList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Referral"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A referred friend did what earns the reward; the referrer's is in reward. */
        ReferralQualifiedEvent: {
            /** @constant */
            type: "referral.qualified";
            data: components["schemas"]["ReferralEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Whether a referral has earned its reward.
         * @enum {string}
         */
        ReferralStatus: "pending" | "qualified" | "rejected" | "expired";
        /** @description The number of a company, a taxpayer or a person, as the certificate shows it. */
        RegistryNumber: string;
        /**
         * @description What a report is made as.
         * @enum {string}
         */
        ReportFormat: "json" | "csv";
        /**
         * @description Which report it is.
         * @enum {string}
         */
        ReportKind: "spend" | "programs" | "failures" | "reconciliation";
        /** @description An API request. */
        RequestId: string;
        /** @description A request with what was sent and answered. */
        RequestLog: {
            /** @description The request, as the header `Request-Id` named it. */
            id: components["schemas"]["RequestId"];
            /**
             * @description Always `request_log`.
             * @constant
             */
            object: "request_log";
            /** @description When it arrived, in real time, whatever the test clock says. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was of live mode. */
            livemode: boolean;
            /** @description Its method. */
            method: components["schemas"]["HttpMethod"];
            /** @description Its path as it came. */
            path: components["schemas"]["UrlPath"];
            /** @description Its query as it came; empty without one. */
            query: components["schemas"]["QueryText"];
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number;
            /**
             * Format: int32
             * @description How long it took.
             */
            duration_ms: number;
            /** @description The key it was sent with. */
            api_key: components["schemas"]["KeyId"] | null;
            /** @description The member who was signed in; null for a key. */
            member: components["schemas"]["MemberId"] | null;
            /** @description The address it came from. */
            ip: components["schemas"]["IpAddress"];
            /** @description What the caller said it was; null when it said nothing. */
            user_agent: components["schemas"]["UserAgent"] | null;
            /** @description The SDK it was sent by; null for any other caller. */
            sdk: components["schemas"]["SdkName"] | null;
            /** @description The version of the interface that it was answered in. */
            api_version: components["schemas"]["ApiVersion"];
            /** @description Its Idempotency-Key; null when it had none, or the operation takes none. */
            idempotency_key: components["schemas"]["IdempotencyKey"] | null;
            /** @description Whether an earlier request had done the work. */
            replayed: boolean;
            /** @description The code of the refusal; null for a success. */
            error_code: components["schemas"]["ErrorCode"] | null;
            /** @description The object that was answered, or that the refusal is about. */
            object_id: components["schemas"]["ObjectId"] | null;
            /**
             * @description The body that was sent, masked. Null when there was none, or it was no JSON object, or larger
             *     than 16 KiB. A key without `sends:read` sees telephone numbers without their middle digits.
             */
            request_body: components["schemas"]["LoggedBody"] | null;
            /** @description The body that was answered, masked in the same way. Null when it was larger than 16 KiB. */
            response_body: components["schemas"]["LoggedBody"] | null;
            /** @description The events that the request caused and that are still shown, oldest first. */
            events: components["schemas"]["EventId"][];
        };
        /** @description A line of the request log. */
        RequestLogLine: {
            /** @description The request, as the header `Request-Id` named it. */
            id: components["schemas"]["RequestId"];
            /**
             * @description Always `request_log`.
             * @constant
             */
            object: "request_log";
            /** @description When it arrived, in real time, whatever the test clock says. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was of live mode. */
            livemode: boolean;
            /** @description Its method. */
            method: components["schemas"]["HttpMethod"];
            /** @description Its path as it came. */
            path: components["schemas"]["UrlPath"];
            /** @description Its query as it came; empty without one. */
            query: components["schemas"]["QueryText"];
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number;
            /**
             * Format: int32
             * @description How long it took.
             */
            duration_ms: number;
            /** @description The key it was sent with. */
            api_key: components["schemas"]["KeyId"] | null;
            /** @description The member who was signed in; null for a key. */
            member: components["schemas"]["MemberId"] | null;
            /** @description The address it came from. */
            ip: components["schemas"]["IpAddress"];
            /** @description What the caller said it was; null when it said nothing. */
            user_agent: components["schemas"]["UserAgent"] | null;
            /** @description The SDK it was sent by; null for any other caller. */
            sdk: components["schemas"]["SdkName"] | null;
            /** @description The version of the interface that it was answered in. */
            api_version: components["schemas"]["ApiVersion"];
            /** @description Its Idempotency-Key; null when it had none, or the operation takes none. */
            idempotency_key: components["schemas"]["IdempotencyKey"] | null;
            /** @description Whether an earlier request had done the work. */
            replayed: boolean;
            /** @description The code of the refusal; null for a success. */
            error_code: components["schemas"]["ErrorCode"] | null;
            /** @description The object that was answered, or that the refusal is about. */
            object_id: components["schemas"]["ObjectId"] | null;
        };
        /** @description A page of the request log. */
        RequestLogList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["RequestLogLine"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Credit set aside for something. */
        ReservationId: string;
        /** @description What Credit is set aside for: a batch, a program, a checkout session or a reward. */
        ReservationSourceId: string;
        /** @description A reward that a person must look at before it is sent. */
        Review: {
            /** @description The review. */
            id: components["schemas"]["ReviewId"];
            /**
             * @description Always `review`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "review";
            /** @description When it was opened. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is about real money. */
            livemode: boolean;
            /** @description The program. */
            program: components["schemas"]["ProgramId"];
            /** @description The reward that is held. Can be expanded. */
            reward: components["schemas"]["RewardOrId"];
            /** @description Whether it is decided. */
            status: components["schemas"]["ReviewStatus"];
            /** @description How likely it is that something is wrong. */
            risk: components["schemas"]["ReviewRisk"];
            /** @description Why it is looked at. */
            reasons: components["schemas"]["ReviewReason"][];
            /** @description Other rewards that may belong to the same person. */
            related: components["schemas"]["ReviewRelated"];
            /** @description The key or the member that decided; null while it is open, or when time did. */
            decided_by: components["schemas"]["MakerId"] | null;
            /** @description When it was decided. */
            decided_at: components["schemas"]["UnixTime"] | null;
            /** @description How it was decided; null while it is open. */
            resolution: components["schemas"]["ReviewResolution"] | null;
            /** @description What was noted with the decision. */
            note: components["schemas"]["Note"] | null;
        };
        /** @description What to note with a decision. */
        ReviewDecision: {
            /** @description What to note. Only your own people see it. */
            note?: components["schemas"]["Note"];
        };
        /** @description An event's payload: Review. */
        ReviewEventData: {
            object: components["schemas"]["Review"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /**
         * @description Objects that a review can carry in place of their ids.
         * @enum {string}
         */
        ReviewExpansion: "reward";
        /** @description A fraud review. */
        ReviewId: string;
        /** @description A page of a list. */
        ReviewList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Review"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Objects that the reviews of a list can carry in place of their ids.
         * @enum {string}
         */
        ReviewListExpansion: "data.reward";
        /** @description A reward is held for a review. Somebody must approve or reject it. */
        ReviewOpenedEvent: {
            /** @constant */
            type: "review.opened";
            data: components["schemas"]["ReviewEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Why a reward is looked at.
         * @enum {string}
         */
        ReviewReason: "velocity_phone" | "velocity_ip" | "velocity_device" | "same_meter" | "new_recipient" | "amount_outlier" | "cap_near" | "geofence_edge" | "blocklist_near" | "manual_hold" | "test_number";
        /** @description Other rewards that may belong to the same person. */
        ReviewRelated: {
            /** @description How many there are. */
            count: components["schemas"]["Count"];
            /** @description How many of them were refused or rejected. */
            blocked_count: components["schemas"]["Count"];
            /** @description The newest of them. */
            reward_ids: components["schemas"]["RewardId"][];
        };
        /**
         * @description How a review was decided.
         * @enum {string}
         */
        ReviewResolution: "approved" | "rejected" | "timed_out";
        /** @description A review was approved or rejected, or nobody decided it for 30 days. */
        ReviewResolvedEvent: {
            /** @constant */
            type: "review.resolved";
            data: components["schemas"]["ReviewEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description How likely it is that something is wrong.
         * @enum {string}
         */
        ReviewRisk: "low" | "medium" | "high";
        /**
         * @description Whether a review is decided.
         * @enum {string}
         */
        ReviewStatus: "open" | "approved" | "rejected";
        /** @description What a reviewer wrote. */
        ReviewerMessage: {
            /** @description When. */
            at: components["schemas"]["UnixTime"];
            /** @description What. */
            text: string;
        };
        /** @description Something given to a person for what they did, from the budget of a program. */
        Reward: {
            /** @description The reward. */
            id: components["schemas"]["RewardId"];
            /**
             * @description Always `reward`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "reward";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is real money. */
            livemode: boolean;
            /** @description Where it stands. */
            status: components["schemas"]["RewardStatus"];
            /** @description Why it is held; null while it is not. */
            held_reason: components["schemas"]["RewardHeldReason"] | null;
            /** @description The program. Can be expanded. */
            program: components["schemas"]["ProgramOrId"];
            /** @description The recipient; null for a number that is none of yours. Can be expanded. */
            recipient: components["schemas"]["RecipientOrId"] | null;
            /** @description Your own id of what was completed; null for claimed links. */
            completion_id: components["schemas"]["CompletionId"] | null;
            /** @description What it is worth. */
            amount: components["schemas"]["Money"];
            /** @description The program's currency. */
            currency: components["schemas"]["Currency"];
            /** @description How it reaches the person. */
            delivery: components["schemas"]["RewardDelivery"];
            /** @description What it is; null until the person has chosen. */
            type: components["schemas"]["SendType"] | null;
            /** @description The product; null until the person has chosen. */
            product: components["schemas"]["ProductId"] | null;
            /** @description The data bundle; null unless it is one. */
            bundle_id: components["schemas"]["BundleId"] | null;
            /** @description The meter; null unless it is electricity. */
            meter: components["schemas"]["MeterNumber"] | null;
            /** @description The number that a power token is texted to. */
            token_phone: components["schemas"]["Phone"] | null;
            /** @description The send that pays it out; null until there is one. Can be expanded. */
            send: components["schemas"]["SendOrId"] | null;
            /** @description The link by which the person takes it. Can be expanded. */
            link: components["schemas"]["RewardLinkOrId"] | null;
            /** @description The review that held it. */
            review: components["schemas"]["ReviewId"] | null;
            /** @description The referral that earned it. */
            referral: components["schemas"]["ReferralId"] | null;
            /** @description The activity that earned it. */
            activity: components["schemas"]["ActivityRecordId"] | null;
            /** @description The rule that gave it. */
            rule: components["schemas"]["ProgramRuleId"] | null;
            /** @description The approval that allowed it. */
            approval: components["schemas"]["ApprovalId"] | null;
            /** @description How it came about. */
            source: components["schemas"]["RewardSource"];
            /** @description When it expires if nobody takes or releases it; null when it does not. */
            expires_at: components["schemas"]["UnixTime"] | null;
            /** @description What was released of it, when that is less than `amount`; null until it is released. */
            released_amount: components["schemas"]["Money"] | null;
            /** @description Why it failed; null while it has not. The same codes as of a send. */
            failure_code: components["schemas"]["SendFailureCode"] | null;
            /** @description The same in one English sentence fit for the person. */
            failure_message: components["schemas"]["Note"] | null;
            /** @description When it was held. */
            held_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was let go. */
            released_at: components["schemas"]["UnixTime"] | null;
            /** @description When the person had it. */
            delivered_at: components["schemas"]["UnixTime"] | null;
            /** @description When it failed. */
            failed_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was taken back. */
            voided_at: components["schemas"]["UnixTime"] | null;
            /** @description When it expired. */
            expired_at: components["schemas"]["UnixTime"] | null;
            /** @description When a review turned it down. */
            rejected_at: components["schemas"]["UnixTime"] | null;
            /** @description Your own facts about the reward. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A reward to give. */
        RewardCreate: {
            /** @description The program that pays for it. */
            program: components["schemas"]["ProgramId"];
            /** @description Who gets it. */
            recipient: components["schemas"]["RewardRecipientInput"];
            /** @description Your own id of what was completed: one reward for each, in this program, for ever. */
            completion_id: components["schemas"]["CompletionId"];
            /** @description What it is worth. Left out, the program's `default_amount`, or the bundle's price. */
            amount?: components["schemas"]["MoneyInput"];
            /**
             * @description How it reaches the person.
             * @default direct
             */
            delivery: components["schemas"]["RewardDelivery"];
            /** @description What it is. Left out, it follows from the product, the bundle or the meter, else airtime. */
            type?: components["schemas"]["SendType"];
            /** @description The product's slug. Left out, it follows from type and currency. */
            product?: components["schemas"]["ProductId"];
            /** @description Data: the bundle to send. */
            bundle_id?: components["schemas"]["BundleId"];
            /** @description Power: the meter. */
            meter?: components["schemas"]["MeterInput"];
            /** @description Power: the number that the token is texted to. Left out, the recipient's. */
            token_phone?: components["schemas"]["PhoneInput"];
            /**
             * @description Keep it in escrow until you release it, whatever the program's `hold` says.
             * @default false
             */
            hold: boolean;
            /** @description `link` and `choice`: how the link shall be. */
            link?: components["schemas"]["RewardLinkOptions"];
            /** @description Your own facts about the reward. */
            metadata?: components["schemas"]["Metadata"];
            /** @description Agent keys: what the person who approves is told. */
            reason?: components["schemas"]["Note"];
        };
        /** @description A reward was made, and its budget taken. */
        RewardCreatedEvent: {
            /** @constant */
            type: "reward.created";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The person has the reward. */
        RewardDeliveredEvent: {
            /** @constant */
            type: "reward.delivered";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description How a reward reaches the person.
         * @enum {string}
         */
        RewardDelivery: "direct" | "link" | "choice";
        /** @description A completion_id was sent again. Nothing changed; told at most once a day for each. */
        RewardDuplicateEvent: {
            /** @constant */
            type: "reward.duplicate";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: Reward. */
        RewardEventData: {
            object: components["schemas"]["Reward"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /**
         * @description Objects that a reward can carry in place of their ids.
         * @enum {string}
         */
        RewardExpansion: "program" | "recipient" | "send" | "link";
        /** @description Nobody took or released a reward in time; its budget is back. */
        RewardExpiredEvent: {
            /** @constant */
            type: "reward.expired";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A reward could not be sent; its budget is back, and failure_code says why. */
        RewardFailedEvent: {
            /** @constant */
            type: "reward.failed";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A reward is stopped, in escrow or for a review; held_reason says which. */
        RewardHeldEvent: {
            /** @constant */
            type: "reward.held";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Why a reward is held.
         * @enum {string}
         */
        RewardHeldReason: "review" | "escrow";
        /** @description A reward. */
        RewardId: string;
        /** @description The most that one person gets in a span of time; null where there is no limit. */
        RewardLimit: {
            /**
             * Format: int32
             * @description How many rewards.
             */
            count: number | null;
            /** @description How much money, in the program's currency. */
            amount: components["schemas"]["Money"] | null;
        };
        /** @description The most that one person may get in a span of time. */
        RewardLimitInput: {
            /**
             * Format: int32
             * @description How many rewards. Left out: any number.
             */
            count?: number;
            /** @description How much money, in the program's currency. Left out: any amount. */
            amount?: components["schemas"]["MoneyInput"];
        };
        /** @description The most that one person gets; null where there is no limit. Days are Harare's. */
        RewardLimits: {
            /** @description Ever. */
            lifetime: components["schemas"]["RewardLimit"] | null;
            /** @description In a day. */
            per_day: components["schemas"]["RewardLimit"] | null;
            /** @description In a week, from Monday on. */
            per_week: components["schemas"]["RewardLimit"] | null;
            /** @description In a month, from the 1st on. */
            per_month: components["schemas"]["RewardLimit"] | null;
        };
        /** @description The most that one person may get. What is left out is not limited. Days are Harare's. */
        RewardLimitsInput: {
            /** @description Ever. */
            lifetime?: components["schemas"]["RewardLimitInput"];
            /** @description In a day. */
            per_day?: components["schemas"]["RewardLimitInput"];
            /** @description In a week, from Monday on. */
            per_week?: components["schemas"]["RewardLimitInput"];
            /** @description In a month, from the 1st on. */
            per_month?: components["schemas"]["RewardLimitInput"];
        };
        /** @description A link by which a person claims a reward. Its amount is earmarked in the program's budget. */
        RewardLink: {
            /** @description The link. */
            id: components["schemas"]["RewardLinkId"];
            /**
             * @description Always `reward_link`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "reward_link";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it gives away real money. */
            livemode: boolean;
            /** @description The program that pays for it. */
            program: components["schemas"]["ProgramId"];
            /** @description Whether it can be claimed. */
            status: components["schemas"]["RewardLinkStatus"];
            /** @description The page to hand to the person; null without `rewards:write`, since it is worth money. */
            url: components["schemas"]["WebUrl"] | null;
            /** @description What it is claimed by; null without `rewards:write`, since it is worth money. */
            token: components["schemas"]["ClaimToken"] | null;
            /** @description A picture of the URL as a QR code, to print; null without `rewards:write`. */
            qr_png_url: components["schemas"]["WebUrl"] | null;
            /** @description What it is worth. */
            amount: components["schemas"]["Money"];
            /** @description The program's currency. */
            currency: components["schemas"]["Currency"];
            /** @description What the person may choose from. */
            choices: components["schemas"]["SendType"][];
            /** @description What you call it. */
            label: components["schemas"]["Label"] | null;
            /** @description How a claim is bound to a person. */
            bind: components["schemas"]["LinkBinding"];
            /** @description The one number that may claim it, its middle hidden; null when any may. */
            phone_hint_masked: components["schemas"]["MaskedPhone"] | null;
            /** @description The recipient it was made for; null when it is for whoever has it. */
            recipient: components["schemas"]["RecipientId"] | null;
            /** @description The reward that it belongs to or became; null while there is none. */
            reward: components["schemas"]["RewardId"] | null;
            /** @description When it can no longer be claimed; null when it has no end. */
            expires_at: components["schemas"]["UnixTime"] | null;
            /** @description When somebody first looked at it. */
            opened_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was claimed. */
            claimed_at: components["schemas"]["UnixTime"] | null;
            /** @description How often somebody has looked at it. */
            open_count: components["schemas"]["Count"];
            /** @description Your own facts about the link. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A reward link as the person who holds it may see it. */
        RewardLinkClaim: {
            /**
             * @description Always `reward_link_claim`.
             * @constant
             */
            object: "reward_link_claim";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is real money. */
            livemode: boolean;
            /** @description Whether it can be claimed. */
            status: components["schemas"]["RewardLinkStatus"];
            /** @description What it is worth. */
            amount: components["schemas"]["Money"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description What the person may choose from. */
            choices: components["schemas"]["ClaimChoice"][];
            /** @description How a claim is bound to a person. */
            bind: components["schemas"]["LinkBinding"];
            /** @description The one number that may claim it, its middle hidden; null when any may. */
            phone_hint_masked: components["schemas"]["MaskedPhone"] | null;
            /** @description What a claim needs; ask the person for these. */
            requires: components["schemas"]["ClaimRequirement"][];
            /** @description The challenge to answer; null when there is none. */
            challenge: components["schemas"]["ClaimChallenge"] | null;
            /** @description How the page shall look. */
            branding: components["schemas"]["ProgramBranding"];
            /** @description Until when it can be claimed; null when it has no end. */
            expires_at: components["schemas"]["UnixTime"] | null;
            /** @description What became of the claim; null until it is claimed. */
            result: components["schemas"]["ClaimResult"] | null;
        };
        /** @description Somebody has claimed a reward link; its reward is in reward. */
        RewardLinkClaimedEvent: {
            /** @constant */
            type: "reward_link.claimed";
            data: components["schemas"]["RewardLinkEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description Links to make. */
        RewardLinkCreate: {
            /** @description The program that pays for them. */
            program: components["schemas"]["ProgramId"];
            /**
             * Format: int32
             * @description How many alike: 1 to 500. Given, the answer is a list; left out, it is one link.
             */
            count?: number;
            /** @description The recipient it is for. Not together with `count`. */
            recipient?: components["schemas"]["RewardRecipientInput"];
            /** @description What each is worth. Left out, the program's `default_amount`. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description What to call them, such as the name of a campaign. */
            label?: components["schemas"]["Label"];
            /** @description When they can no longer be claimed: 1 hour to 365 days ahead. Left out: no end. */
            expires_at?: components["schemas"]["TimeInput"];
            /**
             * @description How a claim is bound to a person.
             * @default none
             */
            bind: components["schemas"]["LinkBinding"];
            /** @description The one number that may claim it. Not together with `count`. */
            phone_hint?: components["schemas"]["PhoneInput"];
            /** @description What the person may choose from. Left out, all that the program gives. */
            choices?: components["schemas"]["SendType"][];
            /** @description Your own facts about each of them. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A reward link was made. Those of a call for more than 50 are told little by little. */
        RewardLinkCreatedEvent: {
            /** @constant */
            type: "reward_link.created";
            data: components["schemas"]["RewardLinkEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: RewardLink. */
        RewardLinkEventData: {
            object: components["schemas"]["RewardLink"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description The time of a reward link is over; its budget is back. */
        RewardLinkExpiredEvent: {
            /** @constant */
            type: "reward_link.expired";
            data: components["schemas"]["RewardLinkEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A reward link. */
        RewardLinkId: string;
        /** @description Reward links: a page of the list, or all that a call has made. */
        RewardLinkList: {
            /**
             * @description Always `list`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The links. */
            data: components["schemas"]["RewardLink"][];
            /** @description Whether there are more links in the direction of the request. */
            has_more: boolean;
            /** @description The cursor of the next page; null on the last page, and when a call has made them. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Somebody has looked at a reward link for the first time. */
        RewardLinkOpenedEvent: {
            /** @constant */
            type: "reward_link.opened";
            data: components["schemas"]["RewardLinkEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description How the link of a reward shall be. */
        RewardLinkOptions: {
            /** @description When it expires: 1 hour to 365 days ahead. 30 days when left out. */
            expires_at?: components["schemas"]["TimeInput"];
            /**
             * @description How a claim is bound to a person. `otp` when left out.
             * @default otp
             */
            bind: components["schemas"]["LinkBinding"];
            /** @description What to call it, for your own lists. */
            label?: components["schemas"]["Label"];
            /**
             * @description Text the link to the recipient. Left out, you hand it over yourself.
             * @default false
             */
            send_sms: boolean;
        };
        /** @description A reward link, or its id where it was not expanded. */
        RewardLinkOrId: components["schemas"]["RewardLinkId"] | components["schemas"]["RewardLink"];
        /** @description What a call has made: one link, or several. Tell them apart by `object`. */
        RewardLinkOrList: components["schemas"]["RewardLink"] | components["schemas"]["RewardLinkList"];
        /** @description A reward link was taken back; its budget is back. */
        RewardLinkRevokedEvent: {
            /** @constant */
            type: "reward_link.revoked";
            data: components["schemas"]["RewardLinkEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Whether a reward link can be claimed.
         * @enum {string}
         */
        RewardLinkStatus: "created" | "opened" | "claimed" | "expired" | "revoked";
        /** @description A page of a list. */
        RewardList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Reward"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Objects that the rewards of a list can carry in place of their ids.
         * @enum {string}
         */
        RewardListExpansion: "data.program" | "data.recipient" | "data.send" | "data.link";
        /** @description A reward, or its id where it was not expanded. */
        RewardOrId: components["schemas"]["RewardId"] | components["schemas"]["Reward"];
        /** @description Who is meant: `rcp_…`, `ext:` and your own id, or an object with the person's number. */
        RewardRecipientInput: components["schemas"]["RecipientRef"] | components["schemas"]["RewardRecipientPerson"];
        /** @description A person by what you know of them; made a recipient when you have none like it. */
        RewardRecipientPerson: {
            /** @description Your own id of the person. */
            external_id?: components["schemas"]["ExternalId"];
            /** @description The person's number. */
            phone: components["schemas"]["PhoneInput"];
        };
        /** @description A review turned a reward down; its budget is back. */
        RewardRejectedEvent: {
            /** @constant */
            type: "reward.rejected";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description How much of a reward to release. */
        RewardRelease: {
            /** @description Less than the whole reward. Left out, all of it. */
            amount?: components["schemas"]["MoneyInput"];
        };
        /** @description A held reward was let go and is being sent. */
        RewardReleasedEvent: {
            /** @constant */
            type: "reward.released";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description How a reward came about.
         * @enum {string}
         */
        RewardSource: "api" | "completions" | "links" | "rule" | "referral" | "checkin";
        /**
         * @description Where a reward stands.
         * @enum {string}
         */
        RewardStatus: "pending" | "held" | "released" | "delivered" | "failed" | "voided" | "expired" | "rejected";
        /** @description A reward was taken back before anything was sent; its budget is back. */
        RewardVoidedEvent: {
            /** @constant */
            type: "reward.voided";
            data: components["schemas"]["RewardEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The old secret of a key that was rolled. */
        RolledSecret: {
            /** @description The last four characters of the old secret. */
            last4: components["schemas"]["KeySecretEnding"];
            /** @description Until when it works. */
            works_until: components["schemas"]["UnixTime"];
        };
        /** @description One thing that must hold. */
        RuleCondition: {
            /** @description The field that is compared. */
            field: components["schemas"]["RuleField"];
            /** @description How. */
            op: components["schemas"]["RuleOperator"];
            /** @description With what. */
            value: components["schemas"]["RuleValue"];
        };
        /** @description What must hold for a rule to match. Both lists empty: it always matches. */
        RuleConditions: {
            /** @description All of these. */
            all: components["schemas"]["RuleCondition"][];
            /** @description And at least one of these, unless there are none. */
            any: components["schemas"]["RuleCondition"][];
        };
        /** @description What must hold for a rule to match. Left out: it always matches. */
        RuleConditionsInput: {
            /** @description All of these. */
            all?: components["schemas"]["RuleCondition"][];
            /** @description And at least one of these. */
            any?: components["schemas"]["RuleCondition"][];
        };
        /** @description How often something must happen. */
        RuleCount: {
            /**
             * Format: int32
             * @description So many times.
             */
            times: number;
            /** @description Within so many seconds; null for however long. */
            within: components["schemas"]["Seconds"] | null;
        };
        /** @description How often something must happen. */
        RuleCountInput: {
            /**
             * Format: int32
             * @description So many times.
             */
            times: number;
            /** @description Within this long. Left out: however long. */
            within?: components["schemas"]["DurationInput"];
        };
        /** @description The field of the activity that a condition reads: `value`, `name`, or `metadata.` and a key. */
        RuleField: string;
        /** @description What a rule gives. */
        RuleGive: {
            /** @description So much; null when it is a share. */
            amount: components["schemas"]["Money"] | null;
            /** @description A share of the activity's value; null when it is an amount. */
            percent_of_value: components["schemas"]["Percent"] | null;
            /** @description A share is never more than this; null for no bound. */
            max: components["schemas"]["Money"] | null;
            /** @description What it is given as; null for the program's first choice. */
            type: components["schemas"]["SendType"] | null;
            /** @description How it reaches the person. */
            delivery: components["schemas"]["RewardDelivery"];
        };
        /** @description What a rule gives: `amount`, or `percent_of_value` of an activity. */
        RuleGiveInput: {
            /** @description So much, in the program's currency. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description A share of the activity's value, such as `2.50`. */
            percent_of_value?: components["schemas"]["Percent"];
            /** @description A share is never more than this. */
            max?: components["schemas"]["MoneyInput"];
            /** @description What it is given as. Left out: the program's first choice. */
            type?: components["schemas"]["SendType"];
            /**
             * @description How it reaches the person.
             * @default direct
             */
            delivery: components["schemas"]["RewardDelivery"];
        };
        /**
         * Format: double
         * @description A number that a field is compared with.
         */
        RuleNumber: number;
        /**
         * @description How a field is compared.
         * @enum {string}
         */
        RuleOperator: "eq" | "ne" | "gt" | "gte" | "lt" | "lte" | "in" | "contains";
        /** @description A text that a field is compared with. */
        RuleText: string;
        /** @description What a field is compared with: a text, a number, yes or no, or a list of texts. */
        RuleValue: components["schemas"]["RuleText"] | components["schemas"]["RuleNumber"] | boolean | components["schemas"]["RuleText"][];
        /**
         * @description How the business reaches its customers.
         * @enum {string}
         */
        SalesChannel: "pos" | "app" | "agents" | "web" | "employer";
        /** @description The same sales to the same people, again and again. Each run is a batch. */
        Schedule: {
            /** @description The schedule. */
            id: components["schemas"]["ScheduleId"];
            /**
             * @description Always `schedule`.
             * @constant
             */
            object: "schedule";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description Whether it runs. */
            active: boolean;
            /** @description How often it runs. */
            cadence: components["schemas"]["ScheduleCadence"];
            /** @description The hour in Harare at which it runs. */
            hour: components["schemas"]["ScheduleHour"];
            /** @description The quarter of the hour. */
            minute: components["schemas"]["ScheduleMinute"];
            /** @description The day of the week; null unless it is `weekly`. */
            day_of_week: components["schemas"]["DayOfWeek"] | null;
            /** @description The day of the month; null where the cadence needs none. */
            day_of_month: components["schemas"]["DayOfMonth"] | null;
            /** @description The month; null unless it is `yearly`. */
            month_of_year: components["schemas"]["MonthOfYear"] | null;
            /** @description The day from which 14 days are counted; null unless it is `biweekly`. */
            anchor_date: components["schemas"]["Day"] | null;
            /**
             * @description The time zone of its days and hours.
             * @constant
             */
            timezone: "Africa/Harare";
            /** @description The group whose members receive it; null when `recipients` or `meter` do. Can be expanded. */
            group: components["schemas"]["GroupOrId"] | null;
            /** @description The people who receive it; empty when a group or a meter does. */
            recipients: components["schemas"]["ScheduleRecipient"][];
            /** @description How many people receive it, as things stand now. */
            recipient_count: components["schemas"]["PeopleCount"];
            /** @description What is sent. */
            type: components["schemas"]["SendType"];
            /** @description The product. */
            product: components["schemas"]["ProductId"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description What each person receives; null when every person has an amount. */
            amount: components["schemas"]["Money"] | null;
            /** @description Your own words for the text message; null when there are none. */
            sms_message: components["schemas"]["SmsTemplate"] | null;
            /** @description Whether `sms_message` is sent, and not the default. */
            custom_sms: boolean;
            /** @description The cost centre it is booked to; null for each recipient's own. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description Power: the one meter it buys for; null when people receive it. */
            meter: components["schemas"]["MeterNumber"] | null;
            /** @description Power with `meter`: the number that the token is texted to. */
            token_phone: components["schemas"]["Phone"] | null;
            /** @description Whether the total is compared with your Credit 24 hours before. */
            precheck_credit: boolean;
            /** @description What it does when the Credit does not suffice on the day. */
            on_insufficient: components["schemas"]["ScheduleInsufficientChoice"];
            /** @description The next day on which it runs; null when it is not active. */
            next_occurrence: components["schemas"]["Day"] | null;
            /** @description The next three days on which it runs; empty when it is not active. */
            next_runs: components["schemas"]["Day"][];
            /** @description The batch of its last run; null before the first. */
            last_batch: components["schemas"]["BatchId"] | null;
            /** @description What became of the last day that was due; null before the first. */
            last_result: components["schemas"]["ScheduleOccurrenceStatus"] | null;
            /** @description The face value of the next run, as things stand now; null when it is not active. */
            estimated_total: components["schemas"]["Money"] | null;
            /** @description Who made it. */
            created_by: components["schemas"]["SendCreator"];
            /** @description Your own facts about the schedule. */
            metadata: components["schemas"]["Metadata"];
        };
        /**
         * @description How often a schedule runs.
         * @enum {string}
         */
        ScheduleCadence: "daily" | "weekly" | "biweekly" | "monthly" | "yearly" | "payday" | "last_day";
        /**
         * @description A schedule to make. Say when (`cadence` and the fields it needs), to whom (`group`, `recipients`,
         *     or one `meter`), and what (`amount`, with `currency` or `product`).
         */
        ScheduleCreate: {
            /** @description What to call it. */
            name: components["schemas"]["Label"];
            /** @description How often it runs. */
            cadence: components["schemas"]["ScheduleCadence"];
            /** @description The hour in Harare at which it runs. */
            hour: components["schemas"]["ScheduleHour"];
            /**
             * @description The quarter of the hour.
             * @default 0
             */
            minute: components["schemas"]["ScheduleMinute"];
            /** @description `weekly`, needed there: the day of the week. */
            day_of_week?: components["schemas"]["DayOfWeek"];
            /** @description `monthly` and `yearly`, needed there: the day. `payday`: the day, when the account has none. */
            day_of_month?: components["schemas"]["DayOfMonth"];
            /** @description `yearly`, needed there: the month. */
            month_of_year?: components["schemas"]["MonthOfYear"];
            /** @description `biweekly`, needed there: a day on which it runs, and from which 14 days are counted. */
            anchor_date?: components["schemas"]["Day"];
            /** @description The group whose members receive it, as they are on the day. Not with `recipients`. */
            group?: components["schemas"]["GroupId"];
            /** @description The people who receive it: up to 2,000. */
            recipients?: components["schemas"]["ScheduleRecipientInput"][];
            /** @description The product's slug. Left out, it follows from type and currency. */
            product?: components["schemas"]["ProductId"];
            /** @description What to send. Left out, it follows from the product, or is power with a meter, else airtime. */
            type?: components["schemas"]["SendType"];
            /** @description The currency. There is no default: give this or `product`. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description What each person receives. Needed unless every person has an amount. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description Your own words for the text message, as for `POST /sends`. */
            sms_message?: components["schemas"]["SmsTemplate"];
            /** @description Whether to send `sms_message`, and not the default; true when it is given. */
            custom_sms?: boolean;
            /** @description The cost centre to book it to; each recipient's own when left out. */
            cost_center?: components["schemas"]["CostCenterId"];
            /** @description Power: the one meter to buy for, in place of people. */
            meter?: components["schemas"]["MeterInput"];
            /** @description Power with `meter`, required there: the number that the token is texted to. */
            token_phone?: components["schemas"]["PhoneInput"];
            /**
             * @description Whether it runs.
             * @default true
             */
            active: boolean;
            /**
             * @description Whether to compare the total with your Credit 24 hours before, and tell of a shortfall.
             * @default true
             */
            precheck_credit: boolean;
            /**
             * @description What to do when the Credit does not suffice on the day.
             * @default skip
             */
            on_insufficient: components["schemas"]["ScheduleInsufficientChoice"];
            /** @description Your own facts about the schedule. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description Objects that a schedule can carry in place of their ids.
         * @enum {string}
         */
        ScheduleExpansion: "group";
        /**
         * Format: int32
         * @description An hour of the day in Harare: 0 to 23.
         */
        ScheduleHour: number;
        /** @description A schedule. */
        ScheduleId: string;
        /**
         * @description What a schedule does when the Credit does not suffice on its day.
         * @enum {string}
         */
        ScheduleInsufficientChoice: "skip" | "retry_after_topup";
        /** @description A page of a list. */
        ScheduleList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Schedule"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Objects that the schedules of a list can carry in place of their ids.
         * @enum {string}
         */
        ScheduleListExpansion: "data.group";
        /**
         * Format: int32
         * @description A quarter of an hour: 0, 15, 30 or 45.
         */
        ScheduleMinute: number;
        /** @description One day on which a schedule runs, or would. */
        ScheduleOccurrence: {
            /**
             * @description Always `schedule_occurrence`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "schedule_occurrence";
            /** @description When the schedule was made, or the day was last changed. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The schedule. */
            schedule: components["schemas"]["ScheduleId"];
            /** @description The day on which it runs: `moved_to` once it was moved. */
            date: components["schemas"]["Day"];
            /** @description The day that the cadence gives, and by which paths name it, also after it was moved. */
            original_date: components["schemas"]["Day"];
            /** @description Where it stands. */
            status: components["schemas"]["ScheduleOccurrenceStatus"];
            /** @description When it runs, or ran; null when it does not. */
            runs_at: components["schemas"]["UnixTime"] | null;
            /** @description What each person receives on this day; null when every person has an amount. */
            amount: components["schemas"]["Money"] | null;
            /** @description What you set for this day alone; null when it is as on any day. */
            amount_override: components["schemas"]["Money"] | null;
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description Your note about this day. */
            note: components["schemas"]["Note"] | null;
            /** @description The day it was moved to. */
            moved_to: components["schemas"]["Day"] | null;
            /** @description The day whose run it is a part of. */
            combined_into: components["schemas"]["OccurrenceRef"] | null;
            /** @description The days that are a part of its run. */
            combined_from: components["schemas"]["OccurrenceRef"][];
            /** @description How many people receive it, as things stand now; as they stood, once it has run. */
            recipient_count: components["schemas"]["PeopleCount"];
            /** @description The face value of the run, those combined with it included. */
            estimated_total: components["schemas"]["Money"];
            /** @description The batch that it became. */
            batch: components["schemas"]["BatchId"] | null;
            /** @description From when on it cannot be changed: 15 minutes before it runs. Null when it does not run. */
            locked_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description An event's payload: ScheduleOccurrence. */
        ScheduleOccurrenceEventData: {
            object: components["schemas"]["ScheduleOccurrence"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description A page of a list. */
        ScheduleOccurrenceList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["ScheduleOccurrence"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A schedule has run; batch is what it made. */
        ScheduleOccurrenceRanEvent: {
            /** @constant */
            type: "schedule.occurrence.ran";
            data: components["schemas"]["ScheduleOccurrenceEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A schedule was due, and waits for Credit. */
        ScheduleOccurrenceRetryAfterTopupEvent: {
            /** @constant */
            type: "schedule.occurrence.retry_after_topup";
            data: components["schemas"]["ScheduleOccurrenceEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A schedule was due, and left out for lack of Credit. */
        ScheduleOccurrenceSkippedInsufficientCreditEvent: {
            /** @constant */
            type: "schedule.occurrence.skipped_insufficient_credit";
            data: components["schemas"]["ScheduleOccurrenceEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Where one day of a schedule stands.
         * @enum {string}
         */
        ScheduleOccurrenceStatus: "planned" | "moved" | "skipped" | "combined" | "ran" | "missed" | "waiting_topup";
        /** @description A schedule runs within 24 hours; it can be changed until 15 minutes before. */
        ScheduleOccurrenceUpcomingEvent: {
            /** @constant */
            type: "schedule.occurrence.upcoming";
            data: components["schemas"]["ScheduleOccurrenceEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A person of a schedule, with what differs for them. */
        ScheduleRecipient: {
            /** @description The recipient; null for a person given by number. */
            recipient: components["schemas"]["RecipientId"] | null;
            /** @description The number; null for a recipient, whose number of the day counts. */
            phone: components["schemas"]["Phone"] | null;
            /** @description What this person receives; null for the schedule's amount. */
            amount: components["schemas"]["Money"] | null;
            /** @description Power: this person's meter; null for the recipient's default meter. */
            meter: components["schemas"]["MeterNumber"] | null;
            /** @description Power: the number that the token is texted to; null for the person's own. */
            token_phone: components["schemas"]["Phone"] | null;
            /** @description The name given with a number; null for a recipient. */
            name: components["schemas"]["PersonName"] | null;
        };
        /** @description A person of a schedule, with what differs for them. Give `recipient`, or `phone`. */
        ScheduleRecipientCreate: {
            /** @description The recipient: `rcp_…`, or `ext:` and your own id. */
            recipient?: components["schemas"]["RecipientRef"];
            /** @description The mobile number of a person who is no recipient. */
            phone?: components["schemas"]["PhoneInput"];
            /** @description What this person receives; the schedule's amount when left out. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description Power: this person's meter; the recipient's default meter when left out. */
            meter?: components["schemas"]["MeterInput"];
            /** @description Power: the number that the token is texted to; the person's own when left out. */
            token_phone?: components["schemas"]["PhoneInput"];
            /** @description The name, for `{name}` and `{first_name}` of the text message. */
            name?: components["schemas"]["PersonName"];
        };
        /** @description A person of a schedule: a recipient's reference alone, or a person with what differs. */
        ScheduleRecipientInput: components["schemas"]["RecipientRef"] | components["schemas"]["ScheduleRecipientCreate"];
        /** @description How to run a schedule at once. */
        ScheduleRun: {
            /**
             * @description Whether to run even if it has run today.
             * @default false
             */
            again: boolean;
        };
        /** @description What a run of the schedule would do, without doing it. */
        ScheduleRunPreview: {
            /**
             * @description Always `schedule_run_preview`.
             * @constant
             */
            object: "schedule_run_preview";
            /** @description When it was checked. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was checked in live mode. */
            livemode: boolean;
            /** @description The day that would run: today's, made up when the cadence gives none. */
            occurrence: components["schemas"]["ScheduleOccurrence"];
            /** @description Whether the batch would be made as it is. */
            valid: boolean;
            /** @description How many lines were checked. */
            counts: components["schemas"]["BatchPreviewCounts"];
            /** @description The face value of the valid lines. */
            total: components["schemas"]["CurrencyTotals"];
            /** @description The Credit that they would draw. */
            cost: components["schemas"]["CurrencyTotals"];
            /** @description Whether your Credit suffices. */
            credit: components["schemas"]["BatchCreditChecks"];
            /** @description Whether the stock held with the suppliers suffices, by network. */
            provider_float: components["schemas"]["ProviderFloat"][];
            /** @description Whether it would wait for the approval of an owner or admin. */
            requires_approval: boolean;
            /** @description The first 1,000 lines, and every line that is not valid. */
            lines: components["schemas"]["BatchPreviewLine"][];
            /** @description Whether valid lines were left out of `lines`. */
            lines_truncated: boolean;
            /** @description Whether the batch would wait for the approval of an owner or admin. */
            would_wait_for_approval: boolean;
        };
        /**
         * @description What shall change of a schedule. What is left out stays; null takes a field away. Lists are
         *     replaced whole. Days that you changed one by one keep their changes while they are still due.
         */
        ScheduleUpdate: {
            /** @description What to call it. */
            name?: components["schemas"]["Label"];
            /** @description How often it runs. */
            cadence?: components["schemas"]["ScheduleCadence"];
            /** @description The hour in Harare at which it runs. */
            hour?: components["schemas"]["ScheduleHour"];
            /** @description The quarter of the hour. */
            minute?: components["schemas"]["ScheduleMinute"];
            /** @description `weekly`: the day of the week. */
            day_of_week?: components["schemas"]["DayOfWeek"] | null;
            /** @description `monthly`, `yearly` and `payday`: the day. */
            day_of_month?: components["schemas"]["DayOfMonth"] | null;
            /** @description `yearly`: the month. */
            month_of_year?: components["schemas"]["MonthOfYear"] | null;
            /** @description `biweekly`: a day on which it runs, and from which 14 days are counted. */
            anchor_date?: components["schemas"]["Day"] | null;
            /** @description The group whose members receive it. Takes the place of `recipients`. */
            group?: components["schemas"]["GroupId"] | null;
            /** @description The people who receive it: the whole list. Takes the place of `group`. */
            recipients?: components["schemas"]["ScheduleRecipientInput"][];
            /** @description The product's slug. */
            product?: components["schemas"]["ProductId"];
            /** @description What to send. */
            type?: components["schemas"]["SendType"];
            /** @description The currency. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description What each person receives. */
            amount?: components["schemas"]["MoneyInput"] | null;
            /** @description Your own words for the text message. */
            sms_message?: components["schemas"]["SmsTemplate"] | null;
            /** @description Whether to send `sms_message`, and not the default. */
            custom_sms?: boolean;
            /** @description The cost centre to book it to. */
            cost_center?: components["schemas"]["CostCenterId"] | null;
            /** @description Power: the one meter to buy for, in place of people. */
            meter?: components["schemas"]["MeterInput"] | null;
            /** @description Power with `meter`: the number that the token is texted to. */
            token_phone?: components["schemas"]["PhoneInput"] | null;
            /** @description Whether it runs. False pauses it: days that pass meanwhile are not caught up. */
            active?: boolean;
            /** @description Whether to compare the total with your Credit 24 hours before, and tell of a shortfall. */
            precheck_credit?: boolean;
            /** @description What to do when the Credit does not suffice on the day. */
            on_insufficient?: components["schemas"]["ScheduleInsufficientChoice"];
            /** @description Your own facts about the schedule. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /** @description The name and the version of one of our SDKs. */
        SdkName: string;
        /** @description A few letters of a name, a number, an id or a note. */
        SearchText: string;
        /**
         * Format: int32
         * @description A length of time in seconds.
         */
        Seconds: number;
        /** @description A sale of airtime, data or electricity, from the moment it is written to its end. */
        Send: {
            /** @description The send. */
            id: components["schemas"]["SendId"];
            /**
             * @description Always `send`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "send";
            /** @description When it was written. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Where it stands. */
            status: components["schemas"]["SendStatus"];
            /** @description What is sold. */
            type: components["schemas"]["SendType"];
            /** @description The product. */
            product: components["schemas"]["ProductId"];
            /** @description The network that delivers it. */
            network: components["schemas"]["NetworkId"];
            /** @description The number in E.164 form, or the meter. */
            target: components["schemas"]["Target"];
            /** @description The same as people read it. */
            target_display: components["schemas"]["DisplayNumber"];
            /** @description The face value: what the customer receives. */
            amount: components["schemas"]["Money"];
            /** @description The currency of `amount`, `cost` and `discount`. */
            currency: components["schemas"]["Currency"];
            /** @description The Credit drawn: the face value, less the dealer discount. */
            cost: components["schemas"]["Money"];
            /** @description The dealer discount; `0.00` without the dealer tier. */
            discount: components["schemas"]["Money"];
            /** @description Whether the Credit was returned. It stays true when a failed send lands late. */
            credit_returned: boolean;
            /** @description The rows of the Credit account that belong to it, oldest first. */
            credit_transactions: components["schemas"]["TransactionId"][];
            /** @description The data bundle; null for airtime and power. */
            bundle: components["schemas"]["SendBundle"] | null;
            /** @description Your own reference; null when you gave none. */
            client_reference: components["schemas"]["ClientReference"] | null;
            /** @description The recipient it is attributed to. Can be expanded. */
            recipient: components["schemas"]["RecipientOrId"] | null;
            /** @description The program it is attributed to. Can be expanded. */
            program: components["schemas"]["ProgramOrId"] | null;
            /** @description The reward it pays out. Can be expanded. */
            reward: components["schemas"]["RewardOrId"] | null;
            /** @description The batch it is a line of. Can be expanded. */
            batch: components["schemas"]["BatchOrId"] | null;
            /** @description The line of the batch. */
            batch_item: components["schemas"]["BatchItemId"] | null;
            /** @description The schedule that made it. */
            schedule: components["schemas"]["ScheduleId"] | null;
            /** @description The checkout session that paid for it. */
            checkout_session: components["schemas"]["CheckoutSessionId"] | null;
            /** @description The approval that allowed it. */
            approval: components["schemas"]["ApprovalId"] | null;
            /** @description The cost centre it is booked to. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description The quote whose meter confirmation it carries. */
            quote: components["schemas"]["QuoteId"] | null;
            /** @description The key that made it; null when no key did. */
            api_key: components["schemas"]["KeyId"] | null;
            /** @description Who made it. */
            created_by: components["schemas"]["SendCreator"];
            /** @description What made it. */
            source: components["schemas"]["SendSource"];
            /** @description The number that is told beside the target. */
            notify_number: components["schemas"]["Phone"] | null;
            /** @description The text message as it will read; null when there is none. */
            sms_message: components["schemas"]["SmsText"] | null;
            /** @description The language of the default message; null when there is none. */
            sms_locale: components["schemas"]["SmsLocale"] | null;
            /** @description How far the text message has come. */
            sms_status: components["schemas"]["SmsStatus"];
            /** @description When it goes out; null when at once. */
            scheduled_for: components["schemas"]["UnixTime"] | null;
            /** @description Why it failed; null while it has not. */
            failure_code: components["schemas"]["SendFailureCode"] | null;
            /** @description The same in one English sentence fit for a cashier. */
            failure_message: components["schemas"]["Note"] | null;
            /** @description The failed send that this one repeats. */
            retry_of: components["schemas"]["SendId"] | null;
            /** @description The send that repeats this one. */
            retried_by: components["schemas"]["SendId"] | null;
            /** @description Whether it can be retried: it failed, and nothing has repeated it yet. */
            retryable: boolean;
            /** @description Whether a person should look: unknown for over an hour, in review, or queued too long. */
            needs_attention: boolean;
            /** @description When the service next asks the network; null when it waits for nothing. */
            next_check_at: components["schemas"]["UnixTime"] | null;
            /** @description The network's or the utility's own confirmation, once delivered: what its support asks for. */
            provider_reference: string | null;
            /** @description When it was first handed over. */
            submitted_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was delivered. */
            delivered_at: components["schemas"]["UnixTime"] | null;
            /** @description When it failed. */
            failed_at: components["schemas"]["UnixTime"] | null;
            /** @description When the Credit came back. */
            credited_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was cancelled. */
            cancelled_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was learned that a failed send had been delivered after all. */
            late_delivered_at: components["schemas"]["UnixTime"] | null;
            /** @description What a power send does while power is down; null for airtime and data. */
            on_zesa_down: components["schemas"]["PowerDownChoice"] | null;
            /** @description How long a queued power send may wait, in seconds; null for airtime and data. */
            max_hold: components["schemas"]["Seconds"] | null;
            /** @description When a queued send gives up; null while it is not queued. */
            queued_until: components["schemas"]["UnixTime"] | null;
            /** @description How surely the meter had to be confirmed; null for airtime and data. */
            confirm: components["schemas"]["MeterConfirmMode"] | null;
            /** @description The meter, the tokens and what the money bought; null for airtime and data. */
            power: components["schemas"]["SendPower"] | null;
            /** @description The power token; masked without `tokens:read`. Null until it is there. */
            token: components["schemas"]["PowerToken"] | null;
            /** @description The kilowatt hours bought; null for airtime and data, and until they are known. */
            units: components["schemas"]["Units"] | null;
            /** @description Your own facts about the sale. */
            metadata: components["schemas"]["Metadata"];
            /** @description The number that the receipt carries. */
            receipt_number: components["schemas"]["ReceiptNumber"];
        };
        /** @description How to move a test send. */
        SendAdvance: {
            /** @description Where it shall go. Left out: the next step that its number's last four digits script. */
            to?: components["schemas"]["SendAdvanceTarget"];
        };
        /**
         * @description Where a test send shall go.
         * @enum {string}
         */
        SendAdvanceTarget: "delivered" | "failed" | "late_delivered";
        /** @description One question put to a provider about a send, and what came of it. */
        SendAttempt: {
            /** @description The attempt. */
            id: components["schemas"]["AttemptId"];
            /**
             * @description Always `send_attempt`.
             * @constant
             */
            object: "send_attempt";
            /** @description When it was written down, which is before the provider is asked. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The send. */
            send: components["schemas"]["SendId"];
            /**
             * Format: int32
             * @description Its place among the attempts of the send, from 1.
             */
            sequence: number;
            /** @description What was asked. */
            kind: components["schemas"]["AttemptKind"];
            /** @description When the provider was asked. */
            at: components["schemas"]["UnixTime"];
            /**
             * Format: int32
             * @description How long the answer took, in milliseconds; null while it is awaited.
             */
            duration_ms: number | null;
            /** @description What the provider answered; null while it is awaited. */
            outcome: components["schemas"]["AttemptOutcome"] | null;
            /** @description The same in plain words, without the name of a supplier. */
            detail: components["schemas"]["Note"] | null;
            /** @description Where the send stood before. */
            status_before: components["schemas"]["SendStatus"];
            /** @description Where it stood afterwards; null while the answer is awaited. */
            status_after: components["schemas"]["SendStatus"] | null;
        };
        /** @description A page of a list. */
        SendAttemptList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["SendAttempt"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description The data bundle of a send. */
        SendBundle: {
            /** @description The bundle. */
            id: components["schemas"]["BundleId"];
            /** @description What it is called. */
            name: components["schemas"]["Label"];
        };
        /** @description The send was cancelled before it went out. */
        SendCancelledEvent: {
            /** @constant */
            type: "send.cancelled";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description A sale to make. Give `target`, `amount`, and `currency` or `product`. The fields marked "Power"
         *     are refused with any other type.
         */
        SendCreate: {
            /** @description What to sell. Left out, it follows from the product, or from the target. */
            type?: components["schemas"]["SendType"];
            /** @description The product's slug, such as `airtime-usd`. Left out, it follows from type and currency. */
            product?: components["schemas"]["ProductId"];
            /** @description The mobile number in any Zimbabwean form, or the 11-digit meter. */
            target: components["schemas"]["TargetInput"];
            /** @description The face value: what the customer receives. */
            amount?: components["schemas"]["MoneyInput"];
            /** @description The currency. There is no default: give this or `product`. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description Data: the bundle to send. */
            bundle_id?: components["schemas"]["BundleId"];
            /** @description Power, required there: the number that the token is texted to. */
            token_phone?: components["schemas"]["PhoneInput"];
            /** @description Power: an address that the token is mailed to as well. */
            token_email?: components["schemas"]["Email"];
            /** @description A number that is told beside the target. */
            notify_number?: components["schemas"]["PhoneInput"];
            /** @description Power: how surely the meter must be confirmed before the sale. `strict` when left out. */
            confirm?: components["schemas"]["MeterConfirmMode"];
            /** @description Power: what to do while power is down nationally. `queue` when left out. */
            on_zesa_down?: components["schemas"]["PowerDownChoice"];
            /** @description Power: how long it may wait in the queue: 5 minutes to 7 days, 24 hours when left out. */
            max_hold?: components["schemas"]["DurationInput"];
            /** @description The recipient to attribute the sale to. It changes nothing else. */
            recipient?: components["schemas"]["RecipientRef"];
            /** @description The program to attribute the sale to. It never draws on the program's budget. */
            program?: components["schemas"]["ProgramId"];
            /** @description The cost centre to book the sale to. */
            cost_center?: components["schemas"]["CostCenterId"];
            /**
             * @description Your own words for the text message to the customer, up to 480 characters once its merge fields
             *     are filled in. Left out, airtime and data carry a default that names your
             *     `statement_descriptor`.
             */
            sms_message?: components["schemas"]["SmsTemplate"];
            /** @description The language of the default message. `en` when left out. */
            sms_locale?: components["schemas"]["SmsLocale"];
            /** @description Goes out at this time, 90 seconds to 180 days ahead. It is charged now. */
            scheduled_for?: components["schemas"]["TimeInput"];
            /**
             * @description Your own reference, such as the till's sale number; unique in the account for ever. Sent again,
             *     it answers with the send that holds it and charges nothing. Never restart your numbering.
             */
            client_reference?: components["schemas"]["ClientReference"];
            /** @description Power: the quote whose meter confirmation the sale carries. */
            quote?: components["schemas"]["QuoteId"];
            /**
             * @description Runs every check and writes nothing; answers a `send_validation`.
             * @default false
             */
            validate_only: boolean;
            /** @description Your own facts about the sale. */
            metadata?: components["schemas"]["Metadata"];
            /** @description Agent keys: what the person who approves is told. */
            reason?: components["schemas"]["Note"];
        };
        /** @description A send was written and charged. */
        SendCreatedEvent: {
            /** @constant */
            type: "send.created";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description Who made the send. */
        SendCreator: {
            /** @description What kind of actor. */
            type: components["schemas"]["ActorType"];
            /** @description The key or the member; null for the service and its staff. */
            id: components["schemas"]["MakerId"] | null;
        };
        /** @description The Credit drawn for the send is available again. */
        SendCreditedBackEvent: {
            /** @constant */
            type: "send.credited_back";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The customer has it; the Credit is spent. */
        SendDeliveredEvent: {
            /** @constant */
            type: "send.delivered";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: Send. */
        SendEventData: {
            object: components["schemas"]["WebhookSend"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /**
         * @description Objects that a send can carry in place of their ids.
         * @enum {string}
         */
        SendExpansion: "recipient" | "program" | "reward" | "batch";
        /** @description It did not go through; failure_code says why. */
        SendFailedEvent: {
            /** @constant */
            type: "send.failed";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description Why a send or a reward failed, and whether it is safe to sell again to the same target. "Do not
         *     sell again" means: not as it was.
         * @enum {string}
         */
        SendFailureCode: "invalid_target" | "wrong_network" | "target_barred" | "postpaid_number" | "amount_not_allowed" | "bundle_unavailable" | "subscriber_limit_reached" | "duplicate_rejected" | "meter_not_found" | "meter_blocked" | "meter_currency_mismatch" | "meter_arrears" | "meter_confirmation_failed" | "network_rejected" | "network_busy" | "power_unavailable" | "hold_expired" | "product_unavailable" | "target_blocked" | "provider_unavailable" | "not_delivered" | "not_delivered_by_review" | "cancelled_by_batch";
        /** @description A send. */
        SendId: string;
        /** @description A send that had failed was delivered after all. The returned Credit stays. */
        SendLateDeliveredEvent: {
            /** @constant */
            type: "send.late_delivered";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A page of a list. */
        SendList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Send"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Objects that the sends of a list can carry in place of their ids.
         * @enum {string}
         */
        SendListExpansion: "data.recipient" | "data.program" | "data.reward" | "data.batch";
        /** @description The meter that a power send shall go to. */
        SendMeterChange: {
            /** @description The new meter: 11 digits. */
            meter: components["schemas"]["MeterInput"];
        };
        /** @description A send that waits goes to another meter. Told to every endpoint. */
        SendMeterChangedEvent: {
            /** @constant */
            type: "send.meter_changed";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A send, or the approval that one waits for. Tell them apart by `object`. */
        SendOrApproval: components["schemas"]["Send"] | components["schemas"]["AgentApproval"];
        /** @description A send, or its id where it was not expanded. */
        SendOrId: components["schemas"]["SendId"] | components["schemas"]["Send"];
        /** @description The answer of a sale: the send, or what it would be. Tell them apart by `object`. */
        SendOrValidation: components["schemas"]["Send"] | components["schemas"]["SendValidation"];
        /** @description The electricity side of a send. */
        SendPower: {
            /** @description The meter. */
            meter: components["schemas"]["MeterNumber"];
            /** @description The owner's name, masked. */
            name_masked: string | null;
            /** @description The suburb; never the whole address. */
            suburb: string | null;
            /** @description How surely the meter was confirmed. */
            confirmation: components["schemas"]["MeterConfirmation"];
            /** @description When. */
            confirmed_at: components["schemas"]["UnixTime"] | null;
            /** @description The number that the token is texted to. */
            token_phone: components["schemas"]["Phone"] | null;
            /** @description The address that the token is mailed to. */
            token_email: components["schemas"]["Email"] | null;
            /** @description How far the message with the token has come. */
            token_status: components["schemas"]["TokenStatus"];
            /** @description The tokens, in the order of entry; empty until they are there. */
            tokens: components["schemas"]["SendToken"][];
            /** @description The kilowatt hours bought. */
            units_kwh: components["schemas"]["Units"] | null;
            /** @description What the money was spent on; null until it is known. */
            breakdown: components["schemas"]["PowerBreakdown"] | null;
            /** @description The utility's own reference. */
            utility_reference: string | null;
        };
        /** @description The send as it would be made: everything but its id and its receipt number. */
        SendPreview: {
            /**
             * @description Always `send`.
             * @constant
             */
            object: "send";
            /** @description When it was written. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Where it stands. */
            status: components["schemas"]["SendStatus"];
            /** @description What is sold. */
            type: components["schemas"]["SendType"];
            /** @description The product. */
            product: components["schemas"]["ProductId"];
            /** @description The network that delivers it. */
            network: components["schemas"]["NetworkId"];
            /** @description The number in E.164 form, or the meter. */
            target: components["schemas"]["Target"];
            /** @description The same as people read it. */
            target_display: components["schemas"]["DisplayNumber"];
            /** @description The face value: what the customer receives. */
            amount: components["schemas"]["Money"];
            /** @description The currency of `amount`, `cost` and `discount`. */
            currency: components["schemas"]["Currency"];
            /** @description The Credit drawn: the face value, less the dealer discount. */
            cost: components["schemas"]["Money"];
            /** @description The dealer discount; `0.00` without the dealer tier. */
            discount: components["schemas"]["Money"];
            /** @description Whether the Credit was returned. It stays true when a failed send lands late. */
            credit_returned: boolean;
            /** @description The rows of the Credit account that belong to it, oldest first. */
            credit_transactions: components["schemas"]["TransactionId"][];
            /** @description The data bundle; null for airtime and power. */
            bundle: components["schemas"]["SendBundle"] | null;
            /** @description Your own reference; null when you gave none. */
            client_reference: components["schemas"]["ClientReference"] | null;
            /** @description The recipient it is attributed to. Can be expanded. */
            recipient: components["schemas"]["RecipientOrId"] | null;
            /** @description The program it is attributed to. Can be expanded. */
            program: components["schemas"]["ProgramOrId"] | null;
            /** @description The reward it pays out. Can be expanded. */
            reward: components["schemas"]["RewardOrId"] | null;
            /** @description The batch it is a line of. Can be expanded. */
            batch: components["schemas"]["BatchOrId"] | null;
            /** @description The line of the batch. */
            batch_item: components["schemas"]["BatchItemId"] | null;
            /** @description The schedule that made it. */
            schedule: components["schemas"]["ScheduleId"] | null;
            /** @description The checkout session that paid for it. */
            checkout_session: components["schemas"]["CheckoutSessionId"] | null;
            /** @description The approval that allowed it. */
            approval: components["schemas"]["ApprovalId"] | null;
            /** @description The cost centre it is booked to. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description The quote whose meter confirmation it carries. */
            quote: components["schemas"]["QuoteId"] | null;
            /** @description The key that made it; null when no key did. */
            api_key: components["schemas"]["KeyId"] | null;
            /** @description Who made it. */
            created_by: components["schemas"]["SendCreator"];
            /** @description What made it. */
            source: components["schemas"]["SendSource"];
            /** @description The number that is told beside the target. */
            notify_number: components["schemas"]["Phone"] | null;
            /** @description The text message as it will read; null when there is none. */
            sms_message: components["schemas"]["SmsText"] | null;
            /** @description The language of the default message; null when there is none. */
            sms_locale: components["schemas"]["SmsLocale"] | null;
            /** @description How far the text message has come. */
            sms_status: components["schemas"]["SmsStatus"];
            /** @description When it goes out; null when at once. */
            scheduled_for: components["schemas"]["UnixTime"] | null;
            /** @description Why it failed; null while it has not. */
            failure_code: components["schemas"]["SendFailureCode"] | null;
            /** @description The same in one English sentence fit for a cashier. */
            failure_message: components["schemas"]["Note"] | null;
            /** @description The failed send that this one repeats. */
            retry_of: components["schemas"]["SendId"] | null;
            /** @description The send that repeats this one. */
            retried_by: components["schemas"]["SendId"] | null;
            /** @description Whether it can be retried: it failed, and nothing has repeated it yet. */
            retryable: boolean;
            /** @description Whether a person should look: unknown for over an hour, in review, or queued too long. */
            needs_attention: boolean;
            /** @description When the service next asks the network; null when it waits for nothing. */
            next_check_at: components["schemas"]["UnixTime"] | null;
            /** @description The network's or the utility's own confirmation, once delivered: what its support asks for. */
            provider_reference: string | null;
            /** @description When it was first handed over. */
            submitted_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was delivered. */
            delivered_at: components["schemas"]["UnixTime"] | null;
            /** @description When it failed. */
            failed_at: components["schemas"]["UnixTime"] | null;
            /** @description When the Credit came back. */
            credited_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was cancelled. */
            cancelled_at: components["schemas"]["UnixTime"] | null;
            /** @description When it was learned that a failed send had been delivered after all. */
            late_delivered_at: components["schemas"]["UnixTime"] | null;
            /** @description What a power send does while power is down; null for airtime and data. */
            on_zesa_down: components["schemas"]["PowerDownChoice"] | null;
            /** @description How long a queued power send may wait, in seconds; null for airtime and data. */
            max_hold: components["schemas"]["Seconds"] | null;
            /** @description When a queued send gives up; null while it is not queued. */
            queued_until: components["schemas"]["UnixTime"] | null;
            /** @description How surely the meter had to be confirmed; null for airtime and data. */
            confirm: components["schemas"]["MeterConfirmMode"] | null;
            /** @description The meter, the tokens and what the money bought; null for airtime and data. */
            power: components["schemas"]["SendPower"] | null;
            /** @description The power token; masked without `tokens:read`. Null until it is there. */
            token: components["schemas"]["PowerToken"] | null;
            /** @description The kilowatt hours bought; null for airtime and data, and until they are known. */
            units: components["schemas"]["Units"] | null;
            /** @description Your own facts about the sale. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description Something that stands in the way of a sale: the error that the real call would answer. */
        SendProblem: {
            /** @description The field or parameter; null when it is about no single one. */
            param: components["schemas"]["ErrorParam"] | null;
            /** @description The code. */
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong, for a developer. */
            message: components["schemas"]["ErrorMessage"];
            /** @description Facts that belong to the code. */
            meta: components["schemas"]["ErrorMeta"];
            /** @description The family of the error. */
            type: components["schemas"]["ErrorType"];
            /**
             * Format: int32
             * @description The status code that the real call would answer with.
             */
            status: number;
        };
        /** @description Power is down; the token goes out when it is back. */
        SendQueuedEvent: {
            /** @constant */
            type: "send.queued";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A send as a request names it: its id, or the bare lowercase hex id of a legacy order. */
        SendRef: string;
        /** @description The network's answers do not settle it; staff do. Do not sell again. */
        SendRequiresReviewEvent: {
            /** @constant */
            type: "send.requires_review";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The network was busy and took nothing; the service tries again by itself. */
        SendRetryingEvent: {
            /** @constant */
            type: "send.retrying";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description A send was written and charged, and waits for its time. */
        SendScheduledEvent: {
            /** @constant */
            type: "send.scheduled";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description What made a send.
         * @enum {string}
         */
        SendSource: "api" | "batch" | "schedule" | "reward" | "checkout" | "workforce" | "mcp" | "dashboard";
        /**
         * @description Where a send stands. Compare it before you tell a customer anything.
         * @enum {string}
         */
        SendStatus: "pending" | "submitted" | "delivered" | "queued" | "retrying" | "unknown" | "requires_review" | "failed_credited" | "failed" | "scheduled" | "cancelled_credited";
        /** @description A send was handed to the network. Told once, however often it is tried. */
        SendSubmittedEvent: {
            /** @constant */
            type: "send.submitted";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description One of the tokens of a power send. Enter them in the order of `sequence`. */
        SendToken: {
            /**
             * Format: int32
             * @description Its place in the order of entry, from 1.
             */
            sequence: number;
            /** @description What it does. */
            kind: components["schemas"]["TokenKind"];
            /** @description The token; masked without `tokens:read`. */
            token: components["schemas"]["PowerToken"];
            /** @description The kilowatt hours it adds; null when it adds none. */
            units: components["schemas"]["Units"] | null;
        };
        /** @description The text message with the token has reached the customer's telephone. */
        SendTokenDeliveredEvent: {
            /** @constant */
            type: "send.token_delivered";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The text message with the token could not be delivered. Send it again. */
        SendTokenDeliveryFailedEvent: {
            /** @constant */
            type: "send.token_delivery_failed";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description The token was sent to the customer again. */
        SendTokenResentEvent: {
            /** @constant */
            type: "send.token_resent";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /**
         * @description What is sold.
         * @enum {string}
         */
        SendType: "airtime" | "data" | "power";
        /** @description The network has not answered. Do not sell again: it may have landed. */
        SendUnknownEvent: {
            /** @constant */
            type: "send.unknown";
            data: components["schemas"]["SendEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description What a sale would do, without doing it. Tell it from a send by `object`. */
        SendValidation: {
            /**
             * @description Always `send_validation`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "send_validation";
            /** @description When it was checked. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was checked in live mode. */
            livemode: boolean;
            /** @description Whether the sale would be made. */
            valid: boolean;
            /** @description What would become of it; null when it would be refused. */
            would_status: components["schemas"]["SendWouldStatus"] | null;
            /** @description The send as it would be; null when the problems leave too little to tell. */
            send: components["schemas"]["SendPreview"] | null;
            /** @description The Credit it would draw; null when that cannot be told. */
            cost: components["schemas"]["Money"] | null;
            /** @description The Credit that would be left; null when it would be refused. */
            credit_after: components["schemas"]["CreditAfter"] | null;
            /** @description The confirmed meter; null for airtime and data. */
            meter: components["schemas"]["Meter"] | null;
            /** @description Everything that stands in the way, in order of precedence; empty when it is valid. */
            problems: components["schemas"]["SendProblem"][];
            /** @description Things to think about. */
            warnings: components["schemas"]["SendWarning"][];
        };
        /** @description Something to think about before a sale; it does not stand in the way. */
        SendWarning: {
            /** @description The code to decide by. */
            code: components["schemas"]["SendWarningCode"];
            /** @description The same in a sentence. */
            message: components["schemas"]["ErrorMessage"];
        };
        /**
         * @description Something to think about before a sale.
         * @enum {string}
         */
        SendWarningCode: "duplicate_recent" | "meter_checksum" | "low_credit_after";
        /**
         * @description What would become of a sale.
         * @enum {string}
         */
        SendWouldStatus: "pending" | "scheduled" | "requires_approval";
        /** @description The SHA-256 of a file, in lowercase hex. */
        Sha256: string;
        /** @description A share, from `0.000` to `1.000`. */
        Share: string;
        /**
         * Format: int32
         * @description For how many days ahead a shortfall is projected.
         */
        ShortfallDays: number;
        /** @description A day on which your Credit will not do. */
        ShortfallProjection: {
            /** @description The currency that is short. */
            currency: components["schemas"]["Currency"];
            /** @description How much is missing. */
            short_by: components["schemas"]["Money"];
            /** @description The first day on which it is. */
            on: components["schemas"]["CalendarDay"];
        };
        /** @description `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `t`, a full stop and the raw body. */
        SignatureHeader: string;
        /** @description An amount of money that may be negative, such as a debit in the list of Credit transactions. */
        SignedMoney: string;
        /** @description The error code for which a rule gave nothing. */
        SkippedReason: string;
        /**
         * Format: int32
         * @description How many rows a page of batches, people or schedules may have: 1 to 50.
         */
        SmallPageSize: number;
        /**
         * @description The languages of the default text message.
         * @enum {string}
         */
        SmsLocale: "en" | "sn" | "nd";
        /**
         * @description How far the text message to the customer has come.
         * @enum {string}
         */
        SmsStatus: "none" | "queued" | "sent" | "delivered" | "failed";
        /** @description A text message with merge fields such as `{sender}`, `{amount}` and `{first_name}`. */
        SmsTemplate: string;
        /** @description A text message as the customer reads it. A token in it is always masked here. */
        SmsText: string;
        /** @description What a key may spend in one currency. Periods are days and months in Harare. */
        SpendCap: {
            /** @description The largest single sale; null for no cap. */
            per_send: components["schemas"]["Money"] | null;
            /** @description The most in one day; null for no cap. */
            daily: components["schemas"]["Money"] | null;
            /** @description The most in one month; null for no cap. */
            monthly: components["schemas"]["Money"] | null;
        };
        /** @description What a new key may spend in one currency. */
        SpendCapInput: {
            /** @description The largest single sale. */
            per_send?: components["schemas"]["MoneyInput"];
            /** @description The most in one day in Harare. */
            daily?: components["schemas"]["MoneyInput"];
            /** @description The most in one month in Harare. */
            monthly?: components["schemas"]["MoneyInput"];
        };
        /** @description What shall change of what a key may spend in one currency. What is left out stays. */
        SpendCapUpdate: {
            /** @description The largest single sale; null takes the cap away. */
            per_send?: components["schemas"]["MoneyInput"] | null;
            /** @description The most in one day in Harare; null takes the cap away. */
            daily?: components["schemas"]["MoneyInput"] | null;
            /** @description The most in one month in Harare; null takes the cap away. */
            monthly?: components["schemas"]["MoneyInput"] | null;
        };
        /** @description What a key may spend, for each currency. */
        SpendCaps: {
            /** @description In United States dollars. */
            USD: components["schemas"]["SpendCap"];
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["SpendCap"];
        };
        /** @description What a new key may spend, for each currency. */
        SpendCapsInput: {
            /** @description In United States dollars. */
            USD?: components["schemas"]["SpendCapInput"];
            /** @description In Zimbabwe Gold. */
            ZWG?: components["schemas"]["SpendCapInput"];
        };
        /** @description What shall change of what a key may spend, for each currency. What is left out stays. */
        SpendCapsUpdate: {
            /** @description In United States dollars; null takes its caps away. */
            USD?: components["schemas"]["SpendCapUpdate"] | null;
            /** @description In Zimbabwe Gold; null takes its caps away. */
            ZWG?: components["schemas"]["SpendCapUpdate"] | null;
        };
        /**
         * @description What a report on spending can be grouped by.
         * @enum {string}
         */
        SpendDimension: "day" | "week" | "month" | "type" | "network" | "product" | "cost_center" | "program" | "recipient" | "api_key" | "source";
        /** @description Which sends a report on spending counts, as in `filter[network]=econet`. Combined with and. */
        SpendFilter: {
            /** @description Sends of this type. */
            type?: components["schemas"]["SendType"];
            /** @description Sends on this network. */
            network?: components["schemas"]["NetworkId"];
            /** @description Sends of this product. */
            product?: components["schemas"]["ProductId"];
            /** @description Sends booked to this cost centre, or to `none`. */
            cost_center?: components["schemas"]["CostCenterFilter"];
            /** @description Sends attributed to this program. */
            program?: components["schemas"]["ProgramId"];
            /** @description Sends attributed to this recipient: `rcp_…`, or `ext:` and your own id. */
            recipient?: components["schemas"]["RecipientRef"];
            /** @description Sends made by this key. */
            api_key?: components["schemas"]["KeyId"];
            /** @description Sends made by this. */
            source?: components["schemas"]["SendSource"];
        };
        /** @description One or two dimensions to group by, separated by a comma: `month,cost_center`. */
        SpendGrouping: string;
        /** @description What the sends of a row have in common; null where it was not grouped by that, or is none. */
        SpendKeys: {
            /** @description The day. */
            day: components["schemas"]["Day"] | null;
            /** @description The week. */
            week: components["schemas"]["Week"] | null;
            /** @description The month. */
            month: components["schemas"]["Month"] | null;
            /** @description What was sold. */
            type: components["schemas"]["SendType"] | null;
            /** @description The network. */
            network: components["schemas"]["NetworkId"] | null;
            /** @description The product. */
            product: components["schemas"]["ProductId"] | null;
            /** @description The cost centre. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description The program. */
            program: components["schemas"]["ProgramId"] | null;
            /** @description The recipient. */
            recipient: components["schemas"]["RecipientId"] | null;
            /** @description The key. */
            api_key: components["schemas"]["KeyId"] | null;
            /** @description What made the sends. */
            source: components["schemas"]["SendSource"] | null;
        };
        /** @description What was sold in a span of days, and what it cost. */
        SpendReport: {
            /**
             * @description Always `report`.
             * @constant
             */
            object: "report";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Which report it is. */
            kind: components["schemas"]["ReportKind"];
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The currency that was asked for; null for both. */
            currency: components["schemas"]["Currency"] | null;
            /** @description What it is grouped by; empty when it is not. */
            group_by: components["schemas"]["SpendDimension"][];
            /** @description The sends of each group, in the order of the keys; up to 10,000. */
            rows: components["schemas"]["SpendRow"][];
            /** @description All of them, also those of rows that were left out; one for each currency. */
            totals: components["schemas"]["SpendTotals"][];
            /** @description Whether rows were left out. Narrow the days or the filter. */
            truncated: boolean;
        };
        /** @description Sends counted together. */
        SpendRow: {
            /** @description What they have in common. */
            keys: components["schemas"]["SpendKeys"];
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description How many sends were made. */
            sends: components["schemas"]["Count"];
            /** @description How many of them were delivered. */
            delivered: components["schemas"]["Count"];
            /** @description How many of them failed, whether Credit came back or not. */
            failed: components["schemas"]["Count"];
            /** @description The face value of all of them. */
            face: components["schemas"]["Money"];
            /** @description The Credit that they drew. */
            cost: components["schemas"]["Money"];
            /** @description The dealer discount: `face` less `cost`. */
            discount: components["schemas"]["Money"];
            /** @description The Credit that came back from them. */
            credited_back: components["schemas"]["Money"];
        };
        /** @description All sends of the report in one currency. */
        SpendTotals: {
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description How many sends were made. */
            sends: components["schemas"]["Count"];
            /** @description How many of them were delivered. */
            delivered: components["schemas"]["Count"];
            /** @description How many of them failed, whether Credit came back or not. */
            failed: components["schemas"]["Count"];
            /** @description The face value of all of them. */
            face: components["schemas"]["Money"];
            /** @description The Credit that they drew. */
            cost: components["schemas"]["Money"];
            /** @description The dealer discount: `face` less `cost`. */
            discount: components["schemas"]["Money"];
            /** @description The Credit that came back from them. */
            credited_back: components["schemas"]["Money"];
        };
        /**
         * @description What a month did to your Credit in one currency. It adds up: `closing` = `opening` + `topups` +
         *     `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` − `rewards`.
         */
        Statement: {
            /**
             * @description Always `statement`.
             * @constant
             */
            object: "statement";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is real money. */
            livemode: boolean;
            /** @description The month. */
            period: components["schemas"]["Month"];
            /** @description The currency of every amount. */
            currency: components["schemas"]["Currency"];
            /** @description The total Credit when the month began. */
            opening: components["schemas"]["Money"];
            /** @description The total Credit when the month ended; now, while it has not. */
            closing: components["schemas"]["Money"];
            /** @description Topped up. */
            topups: components["schemas"]["Money"];
            /** @description Paid by customers of checkouts whose sends were not made. */
            checkout_credits: components["schemas"]["Money"];
            /** @description Given to a test account. */
            test_grants: components["schemas"]["Money"];
            /** @description Put right by staff; negative when it was taken. */
            adjustments: components["schemas"]["SignedMoney"];
            /** @description Returned from sends that failed or were cancelled, of this month or an earlier one. */
            credited_back: components["schemas"]["Money"];
            /** @description What was drawn for sends, rewards apart. What failed later is in `credited_back`. */
            sends: components["schemas"]["StatementSends"];
            /** @description What was drawn for rewards, less what came back from them. */
            rewards: components["schemas"]["SignedMoney"];
            /** @description `sends` by type and network. */
            by_type: components["schemas"]["StatementByType"][];
            /** @description `sends` by cost centre. */
            by_cost_center: components["schemas"]["StatementByCostCenter"][];
            /** @description `sends` by key: with one key a till, by till. */
            by_api_key: components["schemas"]["StatementByApiKey"][];
            /** @description Face value of the sends first delivered in the month; null without the dealer tier. */
            face_sold: components["schemas"]["Money"] | null;
            /** @description The Credit that those drew; null without the dealer tier. */
            cost_drawn: components["schemas"]["Money"] | null;
            /** @description `face_sold` less `cost_drawn`; null without the dealer tier. */
            dealer_discount_earned: components["schemas"]["Money"] | null;
            /** @description Where every row of the month is, as CSV. */
            rows_url: components["schemas"]["UrlPath"];
            /** @description Whether nothing of it will change: from three days after the end of the month. */
            final: boolean;
            /** @description When this statement was made. */
            generated_at: components["schemas"]["UnixTime"];
            /** @description Its number: the same for the same month, currency and account. */
            document_number: components["schemas"]["DocumentNumber"];
        };
        /** @description Sends made by one key. */
        StatementByApiKey: {
            /** @description The key; null for sends that no key made. */
            api_key: components["schemas"]["KeyId"] | null;
            /** @description What the key is called. */
            label: components["schemas"]["Label"] | null;
            /** @description How many. */
            count: components["schemas"]["Count"];
            /** @description Their face value: what customers received. */
            face: components["schemas"]["Money"];
            /** @description The Credit they drew. */
            cost: components["schemas"]["Money"];
        };
        /** @description Sends booked to one cost centre. */
        StatementByCostCenter: {
            /** @description The cost centre; null for sends that are booked to none. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description How many. */
            count: components["schemas"]["Count"];
            /** @description Their face value: what customers received. */
            face: components["schemas"]["Money"];
            /** @description The Credit they drew. */
            cost: components["schemas"]["Money"];
        };
        /** @description Sends of one type on one network. */
        StatementByType: {
            /** @description What was sold. */
            type: components["schemas"]["SendType"];
            /** @description The network. */
            network: components["schemas"]["NetworkId"];
            /** @description How many. */
            count: components["schemas"]["Count"];
            /** @description Their face value: what customers received. */
            face: components["schemas"]["Money"];
            /** @description The Credit they drew. */
            cost: components["schemas"]["Money"];
        };
        /** @description The name that text messages to customers are signed with: up to 22 characters. */
        StatementDescriptor: string;
        /** @description Sends counted together. */
        StatementSends: {
            /** @description How many. */
            count: components["schemas"]["Count"];
            /** @description Their face value: what customers received. */
            face: components["schemas"]["Money"];
            /** @description The Credit they drew. */
            cost: components["schemas"]["Money"];
        };
        /** @description How the networks are doing now. */
        Status: {
            /**
             * @description Always `status`.
             * @constant
             */
            object: "status";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description All of it in one word. */
            overall: components["schemas"]["OverallStatus"];
            /** @description Electricity. */
            power: components["schemas"]["PowerAvailability"];
            /** @description Everything that is sold, on each network. */
            networks: components["schemas"]["NetworkStatus"][];
            /** @description The suppliers. */
            providers: components["schemas"]["ProviderStatus"][];
            /** @description What staff tell. */
            messages: components["schemas"]["StatusMessage"][];
        };
        /** @description How a network did on a day. */
        StatusComponent: {
            /** @description The network. */
            component: components["schemas"]["NetworkId"];
            /** @description How long it was as usual. */
            up_minutes: components["schemas"]["MinutesOfDay"];
            /** @description How long it was slow, or failed more often than usual. */
            degraded_minutes: components["schemas"]["MinutesOfDay"];
            /** @description How long nothing went through. */
            down_minutes: components["schemas"]["MinutesOfDay"];
            /** @description What was not as usual, the first first. */
            incidents: components["schemas"]["StatusIncident"][];
        };
        /** @description How the networks did on a day. */
        StatusDay: {
            /** @description The day. */
            date: components["schemas"]["Day"];
            /** @description Each network. */
            components: components["schemas"]["StatusComponent"][];
        };
        /** @description A status such as `404`, or a class of them such as `4xx`. */
        StatusFilter: string;
        /** @description How the networks did over a span of days. */
        StatusHistory: {
            /**
             * @description Always `status_history`.
             * @constant
             */
            object: "status_history";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The days, the first first. */
            days: components["schemas"]["StatusDay"][];
        };
        /** @description How long something was not as usual. */
        StatusIncident: {
            /** @description From when. */
            from: components["schemas"]["UnixTime"];
            /** @description Until when; null while it lasts. */
            to: components["schemas"]["UnixTime"] | null;
            /** @description How it was doing. */
            state: components["schemas"]["NetworkState"];
            /** @description What staff say of it. */
            note: components["schemas"]["Note"] | null;
        };
        /** @description Something that staff tell. */
        StatusMessage: {
            /** @description What they tell. */
            text: components["schemas"]["Note"];
            /** @description From when it counts. */
            from: components["schemas"]["UnixTime"];
            /** @description Until when; null while nobody knows. */
            to: components["schemas"]["UnixTime"] | null;
        };
        /** @description A word that you sort recipients by. */
        Tag: string;
        /** @description Where a send goes: a mobile number in E.164 form, or an 11-digit meter number. */
        Target: string;
        /**
         * @description Where a send shall go: a Zimbabwean mobile number in any Zimbabwean form, or an 11-digit meter
         *     number.
         */
        TargetInput: string;
        /**
         * @description Who uses the electricity.
         * @enum {string}
         */
        TariffClass: "domestic" | "commercial" | "unknown";
        /**
         * @description The day of the month on which the cheapest band begins anew.
         * @enum {string}
         */
        TariffReset: "first_of_month";
        /** @description When the API Terms, the Acceptable Use policy and the DPA were accepted. */
        TermsAcceptance: {
            /** @description The version that was accepted. */
            version: components["schemas"]["ApiVersion"];
            /** @description When. */
            at: components["schemas"]["UnixTime"];
            /** @description The member who accepted; null when a key did. */
            by: components["schemas"]["MemberId"] | null;
        };
        /**
         * @description What staff do with a checkout session that is held.
         * @enum {string}
         */
        TestCheckoutAction: "send" | "credit";
        /** @description A payment to play. */
        TestCheckoutPay: {
            /**
             * @description How it ends.
             * @default paid
             */
            outcome: components["schemas"]["TestPaymentOutcome"];
        };
        /** @description What staff shall do. */
        TestCheckoutReview: {
            /** @description What they do. */
            action: components["schemas"]["TestCheckoutAction"];
            /** @description What they note. */
            note?: components["schemas"]["Note"];
        };
        /** @description A claim to play. */
        TestClaimCreate: {
            /** @description The number that the reward goes to; its last four digits choose the outcome. */
            phone: components["schemas"]["PhoneInput"];
            /** @description What it shall be. Needed when there is more than one choice. */
            choice?: components["schemas"]["SendType"];
            /** @description Electricity: the meter. */
            meter?: components["schemas"]["MeterInput"];
            /** @description Data: the bundle. */
            bundle_id?: components["schemas"]["BundleId"];
        };
        /** @description The clock of a test account, which can be moved forward. */
        TestClock: {
            /**
             * @description Always `test_clock`.
             * @constant
             */
            object: "test_clock";
            /** @description What the test account takes for now. */
            now: components["schemas"]["UnixTime"];
            /**
             * Format: int64
             * @description How far that is ahead of the real time.
             */
            offset_seconds: number;
        };
        /** @description How far to move the clock. */
        TestClockAdvance: {
            /**
             * Format: int32
             * @description How far: 1 second to 400 days.
             */
            seconds: number;
        };
        /** @description Test Credit that was given. */
        TestCredit: {
            /**
             * @description Always `test_credit`.
             * @constant
             */
            object: "test_credit";
            /** @description When it was given. */
            created: components["schemas"]["UnixTime"];
            /** @description Always false. */
            livemode: boolean;
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description How much was given. */
            amount: components["schemas"]["Money"];
            /** @description Your Credit with it. */
            credit: components["schemas"]["Credit"];
        };
        /** @description Test Credit to give to the account. */
        TestCreditCreate: {
            /** @description The currency. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description How much. */
            amount: components["schemas"]["MoneyInput"];
        };
        /** @description Which event to make up. */
        TestEventTrigger: {
            /** @description The type of the event. */
            type: components["schemas"]["EventTypeName"];
        };
        /**
         * @description How a test payment ends.
         * @enum {string}
         */
        TestPaymentOutcome: "paid" | "failed";
        /** @description What `POST /test/reset` removed, and the Credit that it left. */
        TestReset: {
            /**
             * @description Always `test_reset`.
             * @constant
             */
            object: "test_reset";
            /** @description When. */
            created: components["schemas"]["UnixTime"];
            /** @description Always false. */
            livemode: boolean;
            /** @description How many sends were removed. */
            sends: components["schemas"]["Count"];
            /** @description How many rewards were removed. */
            rewards: components["schemas"]["Count"];
            /** @description How many batches were removed. */
            batches: components["schemas"]["Count"];
            /** @description How many rows of the Credit account were removed. */
            transactions: components["schemas"]["Count"];
            /** @description How many events were removed. */
            events: components["schemas"]["Count"];
            /** @description Your Credit, as each test account begins. */
            credit: components["schemas"]["Credit"];
        };
        /**
         * @description A moment in a query: unix seconds, or an ISO 8601 time, Harare's when it has no offset. Write the
         *     `+` of an offset as `%2B`.
         */
        TimeFilter: string;
        /** @description A moment in a request: unix seconds, or an ISO 8601 time. */
        TimeInput: components["schemas"]["UnixTime"] | components["schemas"]["TimeText"];
        /**
         * @description A moment in ISO 8601, such as `2026-11-25T08:00:00+02:00`. Without an offset it is read as the
         *     time in Harare (UTC+2, no daylight saving).
         */
        TimeText: string;
        /**
         * @description How a token is told to the customer.
         * @enum {string}
         */
        TokenChannel: "sms" | "email";
        /**
         * @description What a token does to the meter.
         * @enum {string}
         */
        TokenKind: "credit" | "key_change" | "other";
        /** @description The tokens that a link read. */
        TokenLink: {
            /**
             * @description Always `token_link`.
             * @constant
             */
            object: "token_link";
            /** @description When the link was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The send. */
            send: components["schemas"]["SendId"];
            /** @description The tokens in clear, in the order of entry. */
            tokens: components["schemas"]["SendToken"][];
            /** @description The kilowatt hours bought; null when they are not known. */
            units: components["schemas"]["Units"] | null;
        };
        /** @description The secret of a token link: the last part of its URL. */
        TokenLinkSecret: string;
        /** @description A token that is on its way to the customer again. */
        TokenResend: {
            /**
             * @description Always `token_resend`.
             * @constant
             */
            object: "token_resend";
            /** @description When it was asked for. */
            created: components["schemas"]["UnixTime"];
            /** @description False in test mode. */
            livemode: boolean;
            /** @description The send. */
            send: components["schemas"]["SendId"];
            /** @description How the customer is told: by text, and by mail where the sale named an address. */
            channels: components["schemas"]["TokenChannel"][];
            /** @description The number of the sale, masked; a token is never sent to another one. */
            to_masked: components["schemas"]["MaskedPhone"];
            /** @description How far it has come. */
            status: components["schemas"]["TokenResendStatus"];
            /**
             * Format: int32
             * @description How often this token can be sent again within the same 24 hours.
             */
            remaining_today: number;
        };
        /**
         * @description How far a token that is sent again has come.
         * @enum {string}
         */
        TokenResendStatus: "queued";
        /**
         * @description How far the text message with the token has come.
         * @enum {string}
         */
        TokenStatus: "none" | "pending" | "sent" | "delivered" | "failed";
        /** @description Money on its way to your Credit. */
        Topup: {
            /** @description The top-up. */
            id: components["schemas"]["TopupId"];
            /**
             * @description Always `topup`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "topup";
            /** @description When it was started. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is real money. */
            livemode: boolean;
            /** @description How it is paid. */
            method: components["schemas"]["TopupMethod"];
            /** @description What was asked for. */
            amount: components["schemas"]["Money"];
            /** @description What was received, and is Credit; null until then. */
            amount_received: components["schemas"]["Money"] | null;
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description Whether it has been paid. */
            status: components["schemas"]["TopupStatus"];
            /** @description Your own words for it. */
            description: components["schemas"]["Note"] | null;
            /** @description Card: the page to send the payer to. Null for a transfer, and once it has ended. */
            redirect_url: components["schemas"]["WebUrl"] | null;
            /** @description Card: what the payer pays beside `amount`; never taken from your Credit. */
            card_fee: components["schemas"]["Money"] | null;
            /** @description Bank transfer: where to transfer the money. Null for a card. */
            bank: components["schemas"]["TopupBank"] | null;
            /** @description What identifies the payment, on both sides. */
            reference: components["schemas"]["TopupReference"];
            /** @description What the payer wrote, as the bank tells it. */
            payer_note: components["schemas"]["Note"] | null;
            /** @description When it expires unless it is paid: a card after an hour, a transfer after seven days. */
            expires_at: components["schemas"]["UnixTime"];
            /** @description When the money was here. */
            succeeded_at: components["schemas"]["UnixTime"] | null;
            /** @description Why it failed; null while it has not. */
            failure_code: components["schemas"]["TopupFailureCode"] | null;
            /** @description The row of the Credit account; null until the money is here. */
            credit_transaction: components["schemas"]["TransactionId"] | null;
            /** @description A receipt to read or print; null until the money is here. */
            receipt_url: components["schemas"]["WebUrl"] | null;
        };
        /** @description Where to transfer the money. */
        TopupBank: {
            /** @description The bank. */
            bank_name: components["schemas"]["BankText"];
            /** @description The name of the account. */
            account_name: components["schemas"]["BankText"];
            /** @description The number of the account. */
            account_number: components["schemas"]["BankText"];
            /** @description The code of the branch. */
            branch_code: components["schemas"]["BankText"];
            /** @description The SWIFT code, for a transfer from abroad. */
            swift: components["schemas"]["BankText"] | null;
            /** @description What the payer must quote, so that the money finds its way to you. */
            reference: components["schemas"]["TopupReference"];
            /** @description What to mind, in a sentence for the payer. */
            instructions: components["schemas"]["Note"];
        };
        /** @description A top-up to start. */
        TopupCreate: {
            /**
             * @description How it is paid.
             * @default card
             */
            method: components["schemas"]["TopupMethod"];
            /** @description How much Credit it shall become. Any amount. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The currency. There is no default. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description Your own words for it, for your own lists. */
            description?: components["schemas"]["Note"];
        };
        /** @description An event's payload: Topup. */
        TopupEventData: {
            object: components["schemas"]["Topup"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /**
         * @description Why a top-up failed.
         * @enum {string}
         */
        TopupFailureCode: "card_declined" | "cancelled" | "timeout" | "amount_mismatch" | "provider_error";
        /** @description A top-up of Credit. */
        TopupId: string;
        /** @description A page of a list. */
        TopupList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["Topup"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description How a top-up is paid.
         * @enum {string}
         */
        TopupMethod: "card" | "bank_transfer";
        /** @description What the payer writes into the reference of a transfer. */
        TopupReference: string;
        /**
         * @description Whether a top-up has been paid.
         * @enum {string}
         */
        TopupStatus: "pending" | "succeeded" | "failed" | "expired";
        /** @description A row of the Credit account. */
        TransactionId: string;
        /** @description The price of a kilowatt hour, with four decimals. */
        UnitPrice: string;
        /** @description Kilowatt hours, with two decimals. */
        Units: string;
        /**
         * Format: int64
         * @description A moment: whole seconds since 1 January 1970, 00:00 UTC.
         */
        UnixTime: number;
        /** @description A path below the base URL's host. */
        UrlPath: string;
        /** @description What a caller said it was, in its `User-Agent` header. */
        UserAgent: string;
        /**
         * @description How the utility is.
         * @enum {string}
         */
        UtilityState: "up" | "down";
        /** @description The origin of a web page: scheme, host and port, no path. */
        WebOrigin: string;
        /** @description An http or https URL. */
        WebUrl: string;
        /** @description The beginning of what an endpoint answered: up to 1 KiB. */
        WebhookAnswerExcerpt: string;
        /** @description The delivery of one event to one endpoint, with all its tries. */
        WebhookDelivery: {
            /** @description The delivery; the header `Svc-Delivery` names it. */
            id: components["schemas"]["WebhookDeliveryId"];
            /**
             * @description Always `webhook_delivery`.
             * @constant
             */
            object: "webhook_delivery";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The endpoint. */
            endpoint: components["schemas"]["WebhookEndpointId"];
            /** @description The event. */
            event: components["schemas"]["EventId"];
            /** @description The type of the event. */
            event_type: components["schemas"]["EventTypeName"];
            /** @description Where it was sent last; before the first try, the endpoint's URL. */
            url: components["schemas"]["WebhookUrl"];
            /** @description How far it has come. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description How often it was tried. */
            attempt_count: components["schemas"]["Count"];
            /** @description When it is tried next; null when it is not. */
            next_attempt_at: components["schemas"]["UnixTime"] | null;
            /** @description What the endpoint answered to the last try; null before the first. */
            last_response: components["schemas"]["WebhookResponse"] | null;
            /** @description Why it was sent. */
            trigger: components["schemas"]["WebhookTrigger"];
            /** @description The tries, oldest first; filled when one delivery is retrieved, else empty. */
            attempts: components["schemas"]["WebhookTry"][];
            /** @description The headers of the last try; null before it, and in a list. Signatures are `***`. */
            request_headers: components["schemas"]["WebhookRequestHeaders"] | null;
            /** @description The body of the last try, masked; null before it, and in a list. */
            payload: components["schemas"]["WebhookPayload"] | null;
        };
        /** @description One delivery of an event to an endpoint. */
        WebhookDeliveryId: string;
        /** @description A page of a list. */
        WebhookDeliveryList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description How far the delivery of an event to an endpoint has come.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "succeeded" | "failed" | "exhausted" | "skipped";
        /**
         * @description Why an endpoint is switched off.
         * @enum {string}
         */
        WebhookDisabledReason: "manual" | "failing";
        /** @description A webhook endpoint: an address of yours to which events are sent, signed. */
        WebhookEndpoint: {
            /** @description The endpoint. */
            id: components["schemas"]["WebhookEndpointId"];
            /**
             * @description Always `webhook_endpoint`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "webhook_endpoint";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it hears of live mode. It hears of one mode only. */
            livemode: boolean;
            /** @description Where events are sent. */
            url: components["schemas"]["WebhookUrl"];
            /** @description The events it hears. `send.meter_changed` is sent to every endpoint, whatever stands here. */
            enabled_events: components["schemas"]["EventSelector"][];
            /** @description What it is for; null without a description. */
            description: components["schemas"]["Note"] | null;
            /** @description The version of the interface that `data.object` is written in. */
            api_version: components["schemas"]["ApiVersion"];
            /** @description Whether power tokens are sent to it in clear. It can only be turned off. */
            include_tokens: boolean;
            /**
             * @description Whether `data.object.token_url` of a power send is a link that reads the tokens once, within 15
             *     minutes and without a key. The field stands in the bodies that are sent and nowhere else.
             */
            token_links: boolean;
            /** @description What is sent to it. */
            format: components["schemas"]["WebhookFormat"];
            /** @description Whether events are sent to it. */
            status: components["schemas"]["WebhookEndpointStatus"];
            /** @description Why it is switched off; null while it is not. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /** @description When it was switched off; null while it is not. */
            disabled_at: components["schemas"]["UnixTime"] | null;
            /**
             * @description The whole signing secret: only in the answers that make or roll it, and in their replays while
             *     it still signs. Null everywhere else.
             */
            secret: components["schemas"]["WebhookSecret"] | null;
            /** @description The last four characters of the secret that signs. */
            secret_last4: components["schemas"]["WebhookSecretEnding"];
            /** @description Until when the old secret signs beside the new one; null when none does. */
            secret_rolling_until: components["schemas"]["UnixTime"] | null;
            /** @description How well it has taken its events. */
            health: components["schemas"]["WebhookHealth"];
            /** @description The member or the key that made it. */
            created_by: components["schemas"]["MakerId"] | null;
            /** @description Your own facts about the endpoint. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description An endpoint to make. */
        WebhookEndpointCreate: {
            /**
             * @description Where to send events: https and public. In the sandbox, test-mode endpoints may be on a
             *     loopback address, over http or https and on any port.
             */
            url: components["schemas"]["WebhookUrl"];
            /** @description The events to hear. Left out: all. */
            enabled_events?: components["schemas"]["EventSelector"][];
            /** @description What it is for. */
            description?: components["schemas"]["Note"];
            /** @description The version to write `data.object` in. Left out: the account's default. */
            api_version?: components["schemas"]["ApiVersion"];
            /**
             * @description Sends power tokens in clear. Needs a key with `account:manage` and `tokens:read`.
             * @default false
             */
            include_tokens: boolean;
            /** @description Sends a link that reads tokens once. Left out: on for a key with `tokens:read`, else off. */
            token_links?: boolean;
            /**
             * @description What to send.
             * @default svc
             */
            format: components["schemas"]["WebhookFormat"];
            /** @description Your own facts about the endpoint. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An endpoint was switched off, by you or because it failed for three days. */
        WebhookEndpointDisabledEvent: {
            /** @constant */
            type: "webhook_endpoint.disabled";
            data: components["schemas"]["WebhookEndpointEventData"];
        } & WithRequired<components["schemas"]["Event"], "type" | "data">;
        /** @description An event's payload: WebhookEndpoint. */
        WebhookEndpointEventData: {
            object: components["schemas"]["WebhookEndpoint"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description A webhook endpoint. */
        WebhookEndpointId: string;
        /** @description A page of a list. */
        WebhookEndpointList: {
            /**
             * @description Always `list`.
             * @constant
             */
            object: "list";
            /** @description The path of this list. */
            url: components["schemas"]["UrlPath"];
            /** @description The objects of this page. */
            data: components["schemas"]["WebhookEndpoint"][];
            /** @description Whether there are more objects in the direction of the request. */
            has_more: boolean;
            /**
             * @description The cursor of the next page, for the parameter this page was asked with (`starting_after`
             *     unless you sent `ending_before`). Null on the last page.
             */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Whether events are sent to an endpoint.
         * @enum {string}
         */
        WebhookEndpointStatus: "enabled" | "disabled";
        /** @description Which event to make up for an endpoint. */
        WebhookEndpointTest: {
            /** @description The type of the event. Left out: `send.delivered`. */
            type?: components["schemas"]["EventTypeName"];
        };
        /** @description What shall change of an endpoint. What is left out stays as it is. */
        WebhookEndpointUpdate: {
            /** @description Where to send events. Without `tokens:read` a new URL turns off whatever shows tokens. */
            url?: components["schemas"]["WebhookUrl"];
            /** @description The events to hear: the whole set. */
            enabled_events?: components["schemas"]["EventSelector"][];
            /** @description What it is for; null takes the description away. */
            description?: components["schemas"]["Note"] | null;
            /** @description The version to write `data.object` in. */
            api_version?: components["schemas"]["ApiVersion"];
            /** @description False stops sending tokens in clear. It is never turned on again. */
            include_tokens?: boolean;
            /** @description Sends a link that reads tokens once. To turn it on needs `tokens:read`. */
            token_links?: boolean;
            /** @description `svc` moves an endpoint from the legacy format to events. There is no way back. */
            format?: components["schemas"]["WebhookFormat"];
            /** @description `disabled` stops sending to it; `enabled` begins again with what happens from then on. */
            status?: components["schemas"]["WebhookEndpointStatus"];
            /** @description Your own facts about the endpoint. They merge; see `MetadataUpdate`. Null takes all away. */
            metadata?: components["schemas"]["MetadataUpdate"] | null;
        };
        /**
         * @description What is sent to an endpoint.
         * @enum {string}
         */
        WebhookFormat: "svc" | "legacy_airtime";
        /** @description How well an endpoint has taken its events. */
        WebhookHealth: {
            /** @description When it last took an event; null when it never did. */
            last_success_at: components["schemas"]["UnixTime"] | null;
            /** @description When a try last failed; null when none did. */
            last_failure_at: components["schemas"]["UnixTime"] | null;
            /** @description Since when every try has failed; null while it takes events. */
            failing_since: components["schemas"]["UnixTime"] | null;
            /** @description Tries that it took among those of the last 24 hours; null when there were none. */
            success_rate_24h: components["schemas"]["Share"] | null;
            /** @description How many deliveries wait for their first or their next try. */
            pending: components["schemas"]["Count"];
        };
        /** @description The body that was sent, masked: power tokens and links to them are null. */
        WebhookPayload: {
            [key: string]: unknown;
        };
        /** @description A range of events that is sent to an endpoint again. */
        WebhookReplay: {
            /** @description The replay. */
            id: components["schemas"]["WebhookReplayId"];
            /**
             * @description Always `webhook_replay`.
             * @constant
             */
            object: "webhook_replay";
            /** @description When it was asked for. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The endpoint. */
            endpoint: components["schemas"]["WebhookEndpointId"];
            /** @description The beginning of the range. */
            from: components["schemas"]["UnixTime"];
            /** @description The end of the range. */
            to: components["schemas"]["UnixTime"];
            /** @description The events to send; empty for all that the endpoint hears. */
            types: components["schemas"]["EventSelector"][];
            /** @description How far it has come. */
            status: components["schemas"]["WebhookReplayStatus"];
            /** @description How many events of the range the endpoint hears. */
            matched: components["schemas"]["Count"];
            /** @description For how many of them a delivery was made. */
            queued: components["schemas"]["Count"];
            /** @description How many of those the endpoint has taken. */
            delivered: components["schemas"]["Count"];
            /** @description How many were tried for the last time without success. */
            failed: components["schemas"]["Count"];
        };
        /** @description Which events to send to an endpoint again. */
        WebhookReplayCreate: {
            /** @description The beginning: at most 30 days ago. */
            from: components["schemas"]["TimeInput"];
            /** @description The end. Left out: now. */
            to?: components["schemas"]["TimeInput"];
            /** @description Only these, of what the endpoint hears. Left out: all that it hears. */
            types?: components["schemas"]["EventSelector"][];
        };
        /** @description A replay of a range of events. */
        WebhookReplayId: string;
        /**
         * @description How far the replay of a range of events has come.
         * @enum {string}
         */
        WebhookReplayStatus: "queued" | "running" | "done";
        /** @description The headers of a request, by name in small letters. */
        WebhookRequestHeaders: {
            [key: string]: components["schemas"]["HeaderValue"];
        };
        /** @description What an endpoint answered to the last try. */
        WebhookResponse: {
            /** @description The status; null when there was no answer. */
            status: components["schemas"]["HttpStatus"] | null;
            /** @description How long it took. */
            duration_ms: components["schemas"]["Milliseconds"];
            /** @description The beginning of the body; null when there was no answer. */
            body_excerpt: components["schemas"]["WebhookAnswerExcerpt"] | null;
            /** @description Why it did not succeed; null when it did. */
            error: components["schemas"]["WebhookTryError"] | null;
        };
        /** @description The secret that an endpoint's events are signed with: `whsec_` and 32 bytes in base64. */
        WebhookSecret: string;
        /** @description The last four characters of a signing secret. */
        WebhookSecretEnding: string;
        /**
         * @description How long the old signing secret signs beside the new one.
         * @enum {string}
         */
        WebhookSecretGrace: "0" | "1h" | "24h";
        /** @description How to roll a signing secret. */
        WebhookSecretRoll: {
            /**
             * @description How long the old secret signs on. Left out, and in the legacy format: not at all.
             * @default 0
             */
            grace: components["schemas"]["WebhookSecretGrace"];
        };
        /** @description What a webhook tells of a Send. */
        WebhookSend: {
            /** @description Of a delivered power send, where the endpoint has `token_links`: a link that reads the tokens once, within 15 minutes. */
            token_url?: string | null;
        } & components["schemas"]["Send"];
        /**
         * @description Why something was sent.
         * @enum {string}
         */
        WebhookTrigger: "event" | "redelivery" | "replay" | "test";
        /** @description One try of a delivery. */
        WebhookTry: {
            /** @description When it began. */
            at: components["schemas"]["UnixTime"];
            /** @description The status that was answered; null when there was no answer. */
            status: components["schemas"]["HttpStatus"] | null;
            /** @description How long it took. */
            duration_ms: components["schemas"]["Milliseconds"];
            /** @description Why it did not succeed; null when it did. */
            error: components["schemas"]["WebhookTryError"] | null;
        };
        /**
         * @description Why a try did not succeed.
         * @enum {string}
         */
        WebhookTryError: "dns" | "connect" | "tls" | "timeout" | "blocked_ip" | "redirect" | "http";
        /** @description Where events are sent: an https URL of a public host, without a user name or a password. */
        WebhookUrl: string;
        /** @description A week by its number, from Monday: `YYYY-Www`. */
        Week: string;
        /**
         * Format: int32
         * @description A day of the week, from Monday, 1, to Sunday, 7.
         */
        WeekDay: number;
        /** @description What the caller may do in Workforce. */
        WorkforceAccess: {
            /**
             * @description Always `workforce_access`.
             * @constant
             */
            object: "workforce_access";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Whether Workforce is switched on for the account. */
            enabled: boolean;
            /** @description The role of the member who calls, or who made the key; null when no member did. */
            role: components["schemas"]["MemberRole"] | null;
            /** @description The scopes of the caller. */
            scopes: components["schemas"]["KeyScope"][];
            /** @description How much one allocation may hold. */
            limits: components["schemas"]["WorkforceLimits"];
            /** @description What can be allocated. */
            kinds: components["schemas"]["WorkforceKind"][];
            /** @description Above this, an allocation waits for an owner or admin; null in a currency without one. */
            approval_threshold: components["schemas"]["CurrencyAmounts"];
            /** @description The currencies that can be allocated. */
            currencies: components["schemas"]["Currency"][];
        };
        /** @description What an employer gives to people at once. */
        WorkforceAllocation: {
            /** @description What is allocated. */
            kind: components["schemas"]["WorkforceKind"];
            /** @description Who gets how much: 1 to 2,000 lines. */
            lines: components["schemas"]["WorkforceLineCreate"][];
            /** @description The product or the data bundle; left out, it follows from kind and currency. */
            product_ref?: components["schemas"]["WorkforceProductRef"];
            /** @description The cost centre that it is booked to; each person's own when left out. */
            cost_center_id?: components["schemas"]["CostCenterId"];
            /** @description What to call it. */
            title?: components["schemas"]["Label"];
            /** @description Your own words for the text message; the default when left out. */
            custom_sms?: components["schemas"]["SmsTemplate"];
            /**
             * @description A key of your own: a repeat returns the allocation that it made. The header `Idempotency-Key`
             *     does the same; give one of them.
             */
            idempotency_key?: components["schemas"]["WorkforceIdempotencyKey"];
            /**
             * @description Whether to go on although the budget of the cost centre is passed.
             * @default false
             */
            acknowledge_over_budget: boolean;
        };
        /** @description An allocation with its lines. */
        WorkforceBatch: {
            /**
             * @description Always `workforce_batch`.
             * @constant
             */
            object: "workforce_batch";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Its number, for people and books. */
            reference: components["schemas"]["WorkforceReference"];
            /** @description The batch that it is: the same as in `/batches`. */
            batch: components["schemas"]["BatchId"];
            /** @description What it is called; null when it has no name. */
            title: components["schemas"]["Label"] | null;
            /** @description What was allocated. */
            kind: components["schemas"]["WorkforceKind"];
            /** @description Where it stands. */
            status: components["schemas"]["BatchStatus"];
            /** @description The cost centre it is booked to; null for each person's own. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description The face value of its valid lines. */
            total: components["schemas"]["CurrencyTotals"];
            /** @description The Credit that they draw. */
            cost: components["schemas"]["CurrencyTotals"];
            /** @description How many lines it has, and where they stand. */
            counts: components["schemas"]["BatchCounts"];
            /** @description Who made it. */
            created_by: components["schemas"]["SendCreator"];
            /** @description What each person got, in the order of the lines. */
            items: components["schemas"]["WorkforceBatchItem"][];
        };
        /** @description What one person got. */
        WorkforceBatchItem: {
            /** @description The line. */
            id: components["schemas"]["BatchItemId"];
            /** @description The person; null when the register does not have them. */
            recipient: components["schemas"]["RecipientId"] | null;
            /** @description The person's name; null when it is not known. */
            name: components["schemas"]["Label"] | null;
            /** @description The person's number, with stars in its middle. */
            phone_masked: components["schemas"]["MaskedPhone"] | null;
            /** @description The face value. */
            amount: components["schemas"]["Money"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description Where the line stands. */
            status: components["schemas"]["BatchItemStatus"];
            /** @description Why its send failed; null while it has not. */
            failure_code: components["schemas"]["SendFailureCode"] | null;
            /** @description Power: the last four digits of the token; null until it is there. */
            token_last4: string | null;
            /** @description The line of another allocation that has sent it again; null when none has. */
            resent_as: components["schemas"]["BatchItemId"] | null;
        };
        /** @description A page of allocations. */
        WorkforceBatchPage: {
            /**
             * @description Always `page`.
             * @constant
             */
            object: "page";
            /** @description The number of this page, from 1. */
            page: components["schemas"]["PageNumber"];
            /** @description How many rows a page has. */
            page_size: components["schemas"]["PageSize"];
            /** @description How many rows there are in all. */
            total: components["schemas"]["Count"];
            /** @description How many pages there are; 0 when there is no row. */
            pages: components["schemas"]["Count"];
            /** @description The allocations of this page, newest first, without their lines. */
            data: components["schemas"]["WorkforceBatchSummary"][];
        };
        /** @description An allocation without its lines, as pages show it. */
        WorkforceBatchSummary: {
            /**
             * @description Always `workforce_batch`.
             * @constant
             */
            object: "workforce_batch";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Its number, for people and books. */
            reference: components["schemas"]["WorkforceReference"];
            /** @description The batch that it is: the same as in `/batches`. */
            batch: components["schemas"]["BatchId"];
            /** @description What it is called; null when it has no name. */
            title: components["schemas"]["Label"] | null;
            /** @description What was allocated. */
            kind: components["schemas"]["WorkforceKind"];
            /** @description Where it stands. */
            status: components["schemas"]["BatchStatus"];
            /** @description The cost centre it is booked to; null for each person's own. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description The face value of its valid lines. */
            total: components["schemas"]["CurrencyTotals"];
            /** @description The Credit that they draw. */
            cost: components["schemas"]["CurrencyTotals"];
            /** @description How many lines it has, and where they stand. */
            counts: components["schemas"]["BatchCounts"];
            /** @description Who made it. */
            created_by: components["schemas"]["SendCreator"];
        };
        /** @description What an allocation does to the budget of its cost centre, in the currency of that budget. */
        WorkforceBudgetCheck: {
            /** @description The cost centre. */
            id: components["schemas"]["CostCenterId"];
            /** @description The currency of the budget. */
            currency: components["schemas"]["Currency"];
            /** @description The budget of the month; null without one. */
            budget: components["schemas"]["Money"] | null;
            /** @description What was booked to it this month. */
            spent: components["schemas"]["Money"];
            /** @description What would then be booked to it. */
            after: components["schemas"]["Money"];
            /** @description By how much the budget would be passed; `0.00` when it is not. */
            over_by: components["schemas"]["Money"];
        };
        /** @description Whether the Credit suffices for an allocation. */
        WorkforceCreditCheck: {
            /** @description What can be spent now. */
            available: components["schemas"]["CurrencyTotals"];
            /** @description Whether it suffices in every currency of the lines. */
            sufficient: boolean;
        };
        /** @description A department: a cost centre, as an employer sees it. */
        WorkforceDepartment: {
            /** @description The cost centre: the same as in `/cost-centers`. */
            id: components["schemas"]["CostCenterId"];
            /**
             * @description Always `workforce_department`.
             * @constant
             */
            object: "workforce_department";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What it is called. */
            name: components["schemas"]["Label"];
            /** @description Its code in your own books. */
            code: components["schemas"]["GlCode"] | null;
            /** @description The currency of its budget. */
            currency: components["schemas"]["Currency"];
            /** @description What may be given in a month in Harare; null for no budget. */
            monthly_budget: components["schemas"]["Money"] | null;
            /** @description Whether anything can be booked to it. */
            is_active: boolean;
            /** @description How many people belong to it. */
            people_count: components["schemas"]["Count"];
            /** @description What was given this month, in its currency. */
            spent_this_month: components["schemas"]["Money"];
            /** @description What the budget leaves, negative when it is passed; null without a budget. */
            remaining: components["schemas"]["SignedMoney"] | null;
        };
        /** @description A department to make. */
        WorkforceDepartmentCreate: {
            /** @description What to call it. */
            name: components["schemas"]["Label"];
            /** @description Its code in your own books: unique in the account. */
            code?: components["schemas"]["GlCode"];
            /** @description What may be given in a month in Harare. Left out: no budget. */
            monthly_budget?: components["schemas"]["MoneyInput"];
            /**
             * @description The currency of its budget; USD when left out.
             * @default USD
             */
            currency: components["schemas"]["CurrencyInput"];
            /**
             * @description Whether anything can be booked to it.
             * @default true
             */
            is_active: boolean;
        };
        /** @description All departments. */
        WorkforceDepartmentList: {
            /**
             * @description Always `workforce_department_list`.
             * @constant
             */
            object: "workforce_department_list";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Every department by name, the archived last. */
            data: components["schemas"]["WorkforceDepartment"][];
            /** @description Those that are active, together. */
            totals: components["schemas"]["WorkforceDepartmentTotals"];
        };
        /** @description The people of a department, and what a change has done. */
        WorkforceDepartmentPeople: {
            /**
             * @description Always `workforce_department_people`.
             * @constant
             */
            object: "workforce_department_people";
            /** @description When this answer was made. */
            created_at: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The department. */
            department: components["schemas"]["WorkforceDepartment"];
            /** @description Its people by name. */
            people: components["schemas"]["WorkforcePerson"][];
            /** @description How many people of the register the change has put into it; 0 without a change. */
            added: components["schemas"]["Count"];
            /** @description How many people the change has taken out of it. */
            removed: components["schemas"]["Count"];
            /** @description How many people the change has put into the register. */
            created: components["schemas"]["Count"];
            /** @description Those whom the change could not do: `param` says which, as `new[2]`. The others are done. */
            errors: components["schemas"]["ErrorDetail"][];
        };
        /** @description Who shall belong to a department, and who no longer. */
        WorkforceDepartmentPeopleChange: {
            /** @description People of the register to put into it; they leave the one that they belong to. */
            add?: components["schemas"]["RecipientId"][];
            /** @description People to take out of it; they stay in the register. */
            remove?: components["schemas"]["RecipientId"][];
            /** @description People to put into the register and into it. One who is known by number is only added. */
            new?: components["schemas"]["WorkforceDepartmentPerson"][];
        };
        /** @description A person to put into the register and the department. */
        WorkforceDepartmentPerson: {
            /** @description The name. */
            name: components["schemas"]["Label"];
            /** @description The mobile number, in any Zimbabwean form. */
            phone: components["schemas"]["PhoneInput"];
            /** @description The number on your payroll: unique in the account. */
            payroll_id?: components["schemas"]["PayrollId"];
            /** @description The most that the person may be given in a month in Harare. Left out: no cap. */
            monthly_cap?: components["schemas"]["CurrencyAmountsInput"];
        };
        /** @description What a department was given in a span of days. */
        WorkforceDepartmentSpend: {
            /**
             * @description Always `workforce_department_spend`.
             * @constant
             */
            object: "workforce_department_spend";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The department. */
            department: components["schemas"]["WorkforceDepartment"];
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The face value of everything, in both currencies. */
            totals: components["schemas"]["CurrencyTotals"];
            /** @description Each month that the days touch, oldest first. */
            months: components["schemas"]["WorkforceMonthSpend"][];
            /** @description By what was given. */
            by_kind: components["schemas"]["WorkforceKindSpend"][];
            /** @description The 50 people who were given most. */
            by_person: components["schemas"]["WorkforcePersonSpend"][];
        };
        /** @description The departments of one currency together. */
        WorkforceDepartmentSums: {
            /** @description Their budgets of the month. */
            monthly_budget: components["schemas"]["Money"];
            /** @description What was given this month. */
            spent_this_month: components["schemas"]["Money"];
            /** @description What the budgets leave, negative when they are passed. */
            remaining: components["schemas"]["SignedMoney"];
        };
        /** @description All departments, for each currency. */
        WorkforceDepartmentTotals: {
            /** @description In United States dollars. */
            USD: components["schemas"]["WorkforceDepartmentSums"];
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["WorkforceDepartmentSums"];
        };
        /** @description What shall change of a department. What is left out stays; null takes it away. */
        WorkforceDepartmentUpdate: {
            /** @description What to call it. */
            name?: components["schemas"]["Label"];
            /** @description Its code in your own books. */
            code?: components["schemas"]["GlCode"] | null;
            /** @description What may be given in a month in Harare. */
            monthly_budget?: components["schemas"]["MoneyInput"] | null;
            /** @description The currency of its budget, as long as nothing was booked to it. */
            currency?: components["schemas"]["CurrencyInput"];
            /** @description Whether anything can be booked to it: `false` archives it. */
            is_active?: boolean;
        };
        /** @description A file as text inside an object. */
        WorkforceExport: {
            /**
             * @description Always `workforce_export`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "workforce_export";
            /** @description When it was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description What to call the file. */
            filename: string;
            /** @description What it is: `text/csv; charset=utf-8`. */
            content_type: string;
            /** @description How many rows it has, the headings not counted. */
            rows: components["schemas"]["Count"];
            /** @description The file. */
            content: components["schemas"]["CsvText"];
        };
        /** @description A key of your own in the body: 8 to 64 letters, digits, `_` or `-`. */
        WorkforceIdempotencyKey: string;
        /** @description What was allocated, as entries whose two sides are the same. */
        WorkforceJournal: {
            /**
             * @description Always `workforce_journal`.
             * @constant
             */
            object: "workforce_journal";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The lines, oldest first: for each allocation, cost centre and currency a debit and a credit. */
            entries: components["schemas"]["WorkforceJournalEntry"][];
            /** @description Both sides. */
            totals: components["schemas"]["WorkforceJournalTotals"];
        };
        /** @description One line of an entry. */
        WorkforceJournalEntry: {
            /** @description The day in Harare. */
            date: components["schemas"]["Day"];
            /** @description The number of the allocation; null for a movement that belongs to none. */
            reference: components["schemas"]["WorkforceReference"] | null;
            /** @description The code in your books: the cost centre's, or null for your Credit with us. */
            gl_code: components["schemas"]["GlCode"] | null;
            /** @description The cost centre; null for your Credit with us, and for what is booked to none. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description What it adds on the left side; `0.00` on the other. */
            debit: components["schemas"]["Money"];
            /** @description What it adds on the right side; `0.00` on the other. */
            credit: components["schemas"]["Money"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description The same in words. */
            narrative: components["schemas"]["Note"];
        };
        /** @description Both sides in one currency; they are the same. */
        WorkforceJournalSide: {
            /** @description The sum of the left side. */
            debit: components["schemas"]["Money"];
            /** @description The sum of the right side. */
            credit: components["schemas"]["Money"];
        };
        /** @description Both sides, for each currency. */
        WorkforceJournalTotals: {
            /** @description In United States dollars. */
            USD: components["schemas"]["WorkforceJournalSide"];
            /** @description In Zimbabwe Gold. */
            ZWG: components["schemas"]["WorkforceJournalSide"];
        };
        /**
         * @description What is allocated.
         * @enum {string}
         */
        WorkforceKind: "airtime" | "power";
        /** @description What was given of one kind. */
        WorkforceKindSpend: {
            /** @description What was given. */
            kind: components["schemas"]["WorkforceKind"];
            /** @description How many times. */
            count: components["schemas"]["Count"];
            /** @description The face value. */
            amount: components["schemas"]["CurrencyTotals"];
        };
        /** @description A page of the ledger. `closing` = `opening` and every movement of the days between. */
        WorkforceLedger: {
            /**
             * @description Always `page`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "page";
            /** @description The number of this page, from 1. */
            page: components["schemas"]["PageNumber"];
            /** @description How many rows a page has. */
            page_size: components["schemas"]["PageSize"];
            /** @description How many rows there are in all. */
            total: components["schemas"]["Count"];
            /** @description How many pages there are; 0 when there is no row. */
            pages: components["schemas"]["Count"];
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The total Credit when the first day began. */
            opening: components["schemas"]["CurrencyTotals"];
            /** @description The total Credit when the last day ended; now, while it has not. */
            closing: components["schemas"]["CurrencyTotals"];
            /** @description The movements of this page, newest first. */
            data: components["schemas"]["WorkforceLedgerEntry"][];
        };
        /** @description One movement. */
        WorkforceLedgerEntry: {
            /** @description The day in Harare. */
            date: components["schemas"]["Day"];
            /** @description What it is. */
            kind: components["schemas"]["WorkforceLedgerKind"];
            /** @description The number of the allocation; null for a movement that belongs to none. */
            reference: components["schemas"]["WorkforceReference"] | null;
            /** @description The same in words. */
            description: components["schemas"]["Note"];
            /** @description What it did to the Credit: negative when it was drawn. */
            amount: components["schemas"]["SignedMoney"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description The total Credit in that currency after it. */
            balance: components["schemas"]["Money"];
            /** @description What caused it. */
            source: components["schemas"]["CreditSourceId"];
        };
        /**
         * @description What the ledger is made as.
         * @enum {string}
         */
        WorkforceLedgerFormat: "json" | "csv" | "csv-json";
        /**
         * @description What a movement is.
         * @enum {string}
         */
        WorkforceLedgerKind: "topup" | "debit" | "refund" | "adjustment";
        /** @description The ledger: a page of it, or all of it as a file in an object. Tell them apart by `object`. */
        WorkforceLedgerOrExport: components["schemas"]["WorkforceLedger"] | components["schemas"]["WorkforceExport"];
        /** @description How much one allocation may hold. */
        WorkforceLimits: {
            /** @description How many lines. */
            max_lines: components["schemas"]["Count"];
            /** @description How much face value; null in a currency without a limit. */
            max_total: components["schemas"]["CurrencyAmounts"];
        };
        /** @description What one person gets. Give `recipient_id`, or `phone` and `name`. */
        WorkforceLineCreate: {
            /** @description What the person receives, at face value. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The person, when the register has them. */
            recipient_id?: components["schemas"]["RecipientId"];
            /** @description The mobile number of a person whom the register does not have. */
            phone?: components["schemas"]["PhoneInput"];
            /** @description The name of that person. */
            name?: components["schemas"]["PersonName"];
            /**
             * @description The currency; USD when left out.
             * @default USD
             */
            currency: components["schemas"]["CurrencyInput"];
            /** @description Power: the meter; the person's default meter when left out. */
            meter?: components["schemas"]["MeterInput"];
            /** @description Power: the number that the token is texted to; the person's own when left out. */
            token_phone?: components["schemas"]["PhoneInput"];
            /** @description Your note about this line; people do not see it. */
            note?: components["schemas"]["Note"];
        };
        /** @description The meter of a person. */
        WorkforceMeter: {
            /** @description The person. */
            recipient: components["schemas"]["RecipientId"];
            /** @description The person's name. */
            name: components["schemas"]["Label"] | null;
            /** @description The meter. */
            meter: components["schemas"]["MeterNumber"];
            /** @description The owner's name as the utility gave it, masked; null before it was confirmed. */
            name_masked: string | null;
            /** @description The suburb; never the whole address. */
            suburb: string | null;
            /** @description When the utility last confirmed it. */
            confirmed_at: components["schemas"]["UnixTime"] | null;
            /** @description The kilowatt hours of its last token; null before the first. */
            last_units: components["schemas"]["Units"] | null;
            /** @description When its last token was bought. */
            last_sent_at: components["schemas"]["UnixTime"] | null;
        };
        /** @description The meters of your people. */
        WorkforceMeters: {
            /**
             * @description Always `workforce_meters`.
             * @constant
             */
            object: "workforce_meters";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Every meter of an active person, by the person's name; up to 10,000. */
            data: components["schemas"]["WorkforceMeter"][];
        };
        /** @description What was given in one month, against the budget, in the currency of the department. */
        WorkforceMonthSpend: {
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description The budget of that month; null without one. */
            budget: components["schemas"]["Money"] | null;
            /** @description What was given. */
            spent: components["schemas"]["Money"];
        };
        /** @description A person of your register: a recipient, as an employer sees them. */
        WorkforcePerson: {
            /**
             * @description Always `workforce_person`.
             * @constant
             */
            object: "workforce_person";
            /** @description When the person was put into the register. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The person: the same as in `/recipients`. */
            recipient: components["schemas"]["RecipientId"];
            /** @description The name; null once erased. */
            name: components["schemas"]["Label"] | null;
            /** @description The number that airtime and messages go to. */
            phone: components["schemas"]["Phone"] | null;
            /** @description The number on your payroll. */
            payroll_id: components["schemas"]["PayrollId"] | null;
            /** @description The cost centre that the person belongs to. */
            cost_center: components["schemas"]["CostCenterId"] | null;
            /** @description The most that the person may be given in a month in Harare; null for no cap. */
            monthly_cap: components["schemas"]["CurrencyAmounts"] | null;
            /** @description What the person was given this month, at face value. */
            spent_this_month: components["schemas"]["CurrencyTotals"];
            /** @description Whether the person can be given anything. */
            status: components["schemas"]["RecipientStatus"];
            /** @description Your notes about the person. */
            notes: components["schemas"]["Note"] | null;
        };
        /** @description A person to put into the register. */
        WorkforcePersonCreate: {
            /** @description The name. */
            name: components["schemas"]["Label"];
            /** @description The mobile number, in any Zimbabwean form. */
            phone: components["schemas"]["PhoneInput"];
            /** @description The number on your payroll: unique in the account. */
            payroll_id?: components["schemas"]["PayrollId"];
            /** @description The cost centre that the person belongs to. */
            cost_center_id?: components["schemas"]["CostCenterId"];
            /** @description The most that the person may be given in a month in Harare. Left out: no cap. */
            monthly_cap?: components["schemas"]["CurrencyAmountsInput"];
        };
        /** @description What has become of a person that was to be put into the register. */
        WorkforcePersonCreated: {
            /**
             * @description Always `workforce_person_created`.
             * @constant
             */
            object: "workforce_person_created";
            /** @description The person. */
            person: components["schemas"]["WorkforcePerson"];
            /** @description Whether the person is new. */
            created: boolean;
            /** @description Whether the register had the number or the payroll number already; the rest was added to it. */
            matched_existing: boolean;
            /** @description Things to look at. */
            warnings: components["schemas"]["WorkforcePersonWarning"][];
        };
        /** @description A page of your people. */
        WorkforcePersonPage: {
            /**
             * @description Always `page`.
             * @constant
             */
            object: "page";
            /** @description The number of this page, from 1. */
            page: components["schemas"]["PageNumber"];
            /** @description How many rows a page has. */
            page_size: components["schemas"]["PageSize"];
            /** @description How many rows there are in all. */
            total: components["schemas"]["Count"];
            /** @description How many pages there are; 0 when there is no row. */
            pages: components["schemas"]["Count"];
            /** @description The people of this page, by name. */
            data: components["schemas"]["WorkforcePerson"][];
        };
        /** @description What was given to one person. */
        WorkforcePersonSpend: {
            /** @description The person; null for those whom the register does not have. */
            recipient: components["schemas"]["RecipientId"] | null;
            /** @description The person's name; null when it is not known. */
            name: components["schemas"]["Label"] | null;
            /** @description How many times. */
            count: components["schemas"]["Count"];
            /** @description The face value. */
            amount: components["schemas"]["CurrencyTotals"];
        };
        /** @description What shall change of a person. What is left out stays; null takes it away. */
        WorkforcePersonUpdate: {
            /** @description The name. */
            name?: components["schemas"]["Label"];
            /** @description The mobile number. */
            phone?: components["schemas"]["PhoneInput"];
            /** @description The number on your payroll. */
            payroll_id?: components["schemas"]["PayrollId"] | null;
            /** @description The cost centre that the person belongs to. */
            cost_center_id?: components["schemas"]["CostCenterId"] | null;
            /** @description The most that the person may be given in a month in Harare. */
            monthly_cap?: components["schemas"]["CurrencyAmountsUpdate"] | null;
            /** @description Your notes about the person. */
            notes?: components["schemas"]["Note"] | null;
        };
        /** @description What has become of a person that was changed. */
        WorkforcePersonUpdated: {
            /**
             * @description Always `workforce_person_updated`.
             * @constant
             */
            object: "workforce_person_updated";
            /** @description The person. */
            person: components["schemas"]["WorkforcePerson"];
            /** @description Always false: nobody is made by a change. */
            created: boolean;
            /** @description Always true. */
            matched_existing: boolean;
            /** @description Things to look at. */
            warnings: components["schemas"]["WorkforcePersonWarning"][];
        };
        /**
         * @description Something to look at after a person was written.
         * @enum {string}
         */
        WorkforcePersonWarning: "name_differs" | "same_name" | "unsupported_network" | "cost_center_archived";
        /** @description What an allocation would do, without doing it. */
        WorkforcePreview: {
            /**
             * @description Always `workforce_preview`.
             * @constant
             */
            object: "workforce_preview";
            /** @description When it was checked. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it was checked in live mode. */
            livemode: boolean;
            /** @description Every line. */
            lines: components["schemas"]["WorkforcePreviewLine"][];
            /** @description The face value of the valid lines. */
            total: components["schemas"]["CurrencyTotals"];
            /** @description The Credit that they would draw. */
            cost: components["schemas"]["CurrencyTotals"];
            /** @description What it does to the budget; null without a cost centre. */
            cost_center: components["schemas"]["WorkforceBudgetCheck"] | null;
            /** @description Whether the budget would be passed, so that `acknowledge_over_budget` is needed. */
            over_budget: boolean;
            /** @description Whether your Credit suffices. */
            credit: components["schemas"]["WorkforceCreditCheck"];
            /** @description Whether it would wait for the approval of an owner or admin. */
            requires_approval: boolean;
        };
        /** @description What would become of one line. */
        WorkforcePreviewLine: {
            /**
             * Format: int32
             * @description Its place among the lines, from 0.
             */
            index: number;
            /** @description The person; null when the register does not have them. */
            recipient: components["schemas"]["RecipientId"] | null;
            /** @description The person's name; null when it is not known. */
            name: components["schemas"]["Label"] | null;
            /** @description The person's number; null when it is none. */
            phone: components["schemas"]["Phone"] | null;
            /** @description The network; null when it cannot be told. */
            network: components["schemas"]["NetworkId"] | null;
            /** @description The face value. */
            amount: components["schemas"]["Money"];
            /** @description The currency. */
            currency: components["schemas"]["Currency"];
            /** @description The Credit that it would draw; null when the line is not valid. */
            cost: components["schemas"]["Money"] | null;
            /** @description Everything that stands in its way. */
            errors: components["schemas"]["ErrorDetail"][];
            /** @description Things to think about; they do not stand in the way. */
            warnings: components["schemas"]["WorkforceWarning"][];
        };
        /** @description A product by its slug such as `airtime-usd`, or a data bundle by its id. */
        WorkforceProductRef: string;
        /** @description What can be allocated. */
        WorkforceProducts: {
            /**
             * @description Always `workforce_products`.
             * @constant
             */
            object: "workforce_products";
            /** @description When this answer was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description Products of the kind `airtime`. */
            airtime: components["schemas"]["Product"][];
            /** @description Products of the kind `power`. */
            power: components["schemas"]["Product"][];
        };
        /** @description The number of an allocation, for people and books. */
        WorkforceReference: string;
        /** @description Which lines of an allocation to send again. */
        WorkforceResend: {
            /** @description The failed lines to send again; all of them when left out. */
            item_ids?: components["schemas"]["BatchItemId"][];
            /** @description A key of your own: a repeat returns the allocation that it made. */
            idempotency_key?: components["schemas"]["WorkforceIdempotencyKey"];
            /**
             * @description Whether to go on although the budget of the cost centre is passed.
             * @default false
             */
            acknowledge_over_budget: boolean;
        };
        /** @description A page of schedules. */
        WorkforceSchedulePage: {
            /**
             * @description Always `page`.
             * @constant
             */
            object: "page";
            /** @description The number of this page, from 1. */
            page: components["schemas"]["PageNumber"];
            /** @description How many rows a page has. */
            page_size: components["schemas"]["PageSize"];
            /** @description How many rows there are in all. */
            total: components["schemas"]["Count"];
            /** @description How many pages there are; 0 when there is no row. */
            pages: components["schemas"]["Count"];
            /** @description The schedules of this page, newest first: the same as in `/schedules`. */
            data: components["schemas"]["Schedule"][];
        };
        /** @description How to run a schedule at once. */
        WorkforceScheduleRun: {
            /**
             * @description Whether to run even if it has run today.
             * @default false
             */
            again: boolean;
            /**
             * @description Whether to go on although the budget of the cost centre is passed.
             * @default false
             */
            acknowledge_over_budget: boolean;
            /** @description A key of your own: a repeat returns the allocation that it made. */
            idempotency_key?: components["schemas"]["WorkforceIdempotencyKey"];
        };
        /** @description What an allocation, a resend or a run has made. */
        WorkforceSendResult: {
            /**
             * @description Always `workforce_send_result`.
             * @constant
             */
            object: "workforce_send_result";
            /** @description When the allocation was made. */
            created: components["schemas"]["UnixTime"];
            /** @description Whether it is of live mode. */
            livemode: boolean;
            /** @description The number of the allocation. */
            reference: components["schemas"]["WorkforceReference"];
            /** @description The batch that it is: the same as in `/batches`. */
            batch: components["schemas"]["BatchId"];
            /** @description Where it stands. */
            status: components["schemas"]["BatchStatus"];
            /** @description How many lines it has, and where they stand. */
            counts: components["schemas"]["BatchCounts"];
            /** @description The face value of its valid lines. */
            total: components["schemas"]["CurrencyTotals"];
            /** @description Whether an earlier request with the same key had made it. */
            replayed: boolean;
            /** @description Whether it waits for the approval of an owner or admin. */
            requires_approval: boolean;
        };
        /**
         * @description Something to think about before a person gets it.
         * @enum {string}
         */
        WorkforceWarning: "over_cap" | "duplicate" | "inactive";
        /** @description How the test account's utility is. */
        ZesaAvailability: {
            /**
             * @description Always `zesa_availability`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            object: "zesa_availability";
            /** @description When it was set. */
            created: components["schemas"]["UnixTime"];
            /** @description Always false. */
            livemode: boolean;
            /** @description How it is. */
            state: components["schemas"]["UtilityState"];
            /** @description Since when. */
            since: components["schemas"]["UnixTime"];
            /**
             * Format: int32
             * @description How many sends are waiting for power.
             */
            affected_queued: number;
        };
        /** @description An event's payload: ZesaAvailability. */
        ZesaAvailabilityEventData: {
            object: components["schemas"]["ZesaAvailability"];
        } & WithRequired<components["schemas"]["EventData"], "object">;
        /** @description How the utility shall be. */
        ZesaAvailabilitySet: {
            /** @description Up, or down nationally. */
            state: components["schemas"]["UtilityState"];
        };
    };
    responses: never;
    parameters: {
        /** @description Activities whose metadata has this value under this key; one key a request. */
        "ActivityListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Activities of this name. */
        "ActivityListQuery.name": components["schemas"]["ActivityName"];
        /** @description Activities of this recipient: `rcp_…`, or `ext:` and your own id. */
        "ActivityListQuery.recipient": components["schemas"]["RecipientRef"];
        /** @description Filters by time: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
        "ActivityPageQuery.created": components["schemas"]["CreatedFilter"];
        /** @description How many entries to return. */
        "ActivityPageQuery.limit": components["schemas"]["PageLimit"];
        /** @description The page after this entry. */
        "ActivityPageQuery.starting_after": components["schemas"]["Cursor"];
        /** @description The activity. */
        ActivityPath: components["schemas"]["ActivityRecordId"];
        /** @description Approvals of sends, or of rewards. */
        "ApprovalListQuery.action": components["schemas"]["AgentAction"];
        /** @description Approvals in this status. */
        "ApprovalListQuery.status": components["schemas"]["AgentApprovalStatus"];
        /** @description The approval. */
        ApprovalPath: components["schemas"]["ApprovalId"];
        /** @description Deeds of this kind, such as `key.created`. */
        "AuditEventQuery.action": components["schemas"]["AuditAction"];
        /** @description What was done to the object with this id, such as a key. */
        "AuditEventQuery.object": components["schemas"]["ObjectId"];
        /** @description Objects to show in place of their ids. */
        "BatchItemListQuery.expand": components["schemas"]["BatchItemListExpansion"][];
        /** @description Lines whose metadata has this value under this key; one key a request. */
        "BatchItemListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Lines in this status. */
        "BatchItemListQuery.status": components["schemas"]["BatchItemStatus"];
        /** @description Batches whose metadata has this value under this key; one key a request. */
        "BatchListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Batches in this status. */
        "BatchListQuery.status": components["schemas"]["BatchStatus"];
        /** @description The batch. */
        BatchPath: components["schemas"]["BatchId"];
        /** @description The entry. */
        BlockedTargetPath: components["schemas"]["BlockedTargetId"];
        /** @description The entry of this number, in any Zimbabwean form, or of this meter. */
        BlocklistQuery: components["schemas"]["TargetInput"];
        /** @description Check-ins in this status. */
        CheckinListQuery: components["schemas"]["CheckinStatus"];
        /** @description The session with this reference of yours. */
        "CheckoutSessionListQuery.client_reference": components["schemas"]["ClientReference"];
        /** @description Objects to show in place of their ids. */
        "CheckoutSessionListQuery.expand": components["schemas"]["CheckoutSessionListExpansion"][];
        /** @description Sessions whose metadata has this value under this key; one key a request. */
        "CheckoutSessionListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Sessions in this status. */
        "CheckoutSessionListQuery.status": components["schemas"]["CheckoutSessionStatus"];
        /** @description The session. */
        CheckoutSessionPath: components["schemas"]["CheckoutSessionId"];
        /** @description Objects to show in place of their ids. */
        CheckoutSessionQuery: components["schemas"]["CheckoutSessionExpansion"][];
        /** @description The token: the last part of the link's URL. */
        ClaimPath: components["schemas"]["ClaimToken"];
        /**
         * @description `t=<unix seconds>,v1=<hex>`, where hex is HMAC-SHA256 keyed by the program's secret over `t`, a
         *     full stop and the raw body. `t` must be within five minutes of our clock.
         */
        "CompletionPath.svc_signature": components["schemas"]["SignatureHeader"];
        /** @description The cost centre. */
        CostCenterPath: components["schemas"]["CostCenterId"];
        /** @description Those that sends can be booked to (`true`), or the archived (`false`). */
        CostCenterQuery: boolean;
        /** @description Reservations in this currency. */
        "CreditReservationQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description Reservations in this state. */
        "CreditReservationQuery.status": components["schemas"]["CreditReservationStatus"];
        /** @description The row. */
        CreditTransactionPath: components["schemas"]["TransactionId"];
        /** @description Rows in this currency. */
        "CreditTransactionQuery.currency": components["schemas"]["CurrencyInput"];
        /**
         * @description Rows caused by one kind of object, by the prefix of its ids: `snd_`, `top_`, `rwd_`, `bch_` or
         *     `rsv_`; or by one object, by its whole id.
         */
        "CreditTransactionQuery.source": components["schemas"]["CreditSourceFilter"];
        /** @description Rows of this type. */
        "CreditTransactionQuery.type": components["schemas"]["CreditTransactionType"];
        /** @description Objects to show in place of their ids. */
        "DisputeListQuery.expand": components["schemas"]["DisputeListExpansion"][];
        /** @description Disputes whose metadata has this value under this key; one key a request. */
        "DisputeListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Disputes about this send. */
        "DisputeListQuery.send": components["schemas"]["SendRef"];
        /** @description Disputes in this status. */
        "DisputeListQuery.status": components["schemas"]["DisputeStatus"];
        /** @description The dispute. */
        DisputePath: components["schemas"]["DisputeId"];
        /** @description Objects to show in place of their ids. */
        DisputeQuery: components["schemas"]["DisputeExpansion"][];
        /** @description The event. */
        EventPath: components["schemas"]["EventId"];
        /** @description Events by how their delivery to your webhook endpoints went. Left out: all. */
        "EventQuery.delivery": components["schemas"]["EventDeliveryFilter"];
        /** @description Events about the object with this id. */
        "EventQuery.object": components["schemas"]["ObjectId"];
        /** @description Events of this type, or of this family, such as `send.*`. */
        "EventQuery.type": components["schemas"]["EventTypeFilter"];
        /** @description The export. */
        ExportPath: components["schemas"]["ExportId"];
        /** @description The family member. */
        FamilyMemberPath: components["schemas"]["FamilyMemberId"];
        /** @description The group. */
        GroupPath: components["schemas"]["GroupId"];
        /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
        IdempotencyKeyOptional: string;
        /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
        IdempotencyKeyRequired: string;
        /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. Neither asked for nor looked at when `validate_only` is true, since nothing is written. */
        IdempotencyKeyUnlessValidating: string;
        /** @description The invitation. */
        InvitePath: components["schemas"]["InviteId"];
        /** @description Keys in this status. */
        KeyListQuery: components["schemas"]["ApiKeyStatus"];
        /** @description The key. */
        KeyPath: components["schemas"]["KeyId"];
        /** @description Members with this role. */
        MemberListQuery: components["schemas"]["MemberRole"];
        /** @description The member. */
        MemberPath: components["schemas"]["MemberId"];
        /** @description The currency to be paid in, for a utility that keeps an account in each. */
        "MeterQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description The meter: 11 digits. */
        "MeterQuery.number": components["schemas"]["MeterInput"];
        /** @description The first day; today when left out. */
        "OccurrenceListQuery.from": components["schemas"]["Day"];
        /** @description The last day; 60 days after today when left out. At most 100 days in all. */
        "OccurrenceListQuery.to": components["schemas"]["Day"];
        /** @description The day that the cadence gives, `YYYY-MM-DD` in Harare; also after it was moved. */
        "OccurrencePath.day": components["schemas"]["Day"];
        /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
        "PageQuery.created": components["schemas"]["CreatedFilter"];
        /** @description The page before this object. Not together with `starting_after`. */
        "PageQuery.ending_before": components["schemas"]["Cursor"];
        /** @description How many objects to return. */
        "PageQuery.limit": components["schemas"]["PageLimit"];
        /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
        "PageQuery.starting_after": components["schemas"]["Cursor"];
        /** @description The currency to name products in. Left out, no products are named. */
        "PhoneLookupQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description The number in any form: 1 to 32 characters. */
        "PhoneLookupQuery.phone": components["schemas"]["PhoneText"];
        /** @description The currency. */
        PowerCurrencyQuery: components["schemas"]["CurrencyInput"];
        /** @description How many days to look back; 90 when left out. */
        "PowerObservationQuery.days": number;
        /** @description How many purchases at most; 20 when left out. */
        "PowerObservationQuery.limit": number;
        /** @description The amount, levy included. */
        "PowerQuoteQuery.amount": components["schemas"]["MoneyFilter"];
        /** @description The meter, to count from where it stands this month. It is confirmed with the utility. */
        "PowerQuoteQuery.meter": components["schemas"]["MeterInput"];
        /** @description The product's slug, such as `airtime-usd`. */
        ProductPath: components["schemas"]["ProductId"];
        /** @description Products in this currency. */
        "ProductQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description Products that serve this network. */
        "ProductQuery.network": components["schemas"]["NetworkId"];
        /** @description Products of this type. */
        "ProductQuery.type": components["schemas"]["SendType"];
        /** @description Programs whose metadata has this value under this key; one key a request. */
        "ProgramListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Programs in this status. */
        "ProgramListQuery.status": components["schemas"]["ProgramStatus"];
        /** @description The program. */
        ProgramPath: components["schemas"]["ProgramId"];
        /** @description Rules that give rewards (`true`), or that are switched off (`false`). */
        ProgramRuleQuery: boolean;
        /** @description The quote. */
        QuotePath: components["schemas"]["QuoteId"];
        /** @description What the receipt is made as. */
        "ReceiptQuery.format": components["schemas"]["ReceiptFormat"];
        /** @description Recipients of this cost centre, or of `none`. */
        "RecipientListQuery.cost_center": components["schemas"]["CostCenterFilter"];
        /** @description Objects to show in place of their ids. */
        "RecipientListQuery.expand": components["schemas"]["RecipientListExpansion"][];
        /** @description The recipient with this id of yours. */
        "RecipientListQuery.external_id": components["schemas"]["ExternalId"];
        /** @description Recipients in this group. */
        "RecipientListQuery.group": components["schemas"]["GroupId"];
        /** @description Recipients whose metadata has this value under this key; one key a request. */
        "RecipientListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Recipients with this number, in any Zimbabwean form. */
        "RecipientListQuery.phone": components["schemas"]["PhoneInput"];
        /** @description Recipients whose name, number, payroll number or own id holds this. */
        "RecipientListQuery.q": components["schemas"]["SearchText"];
        /** @description Recipients in this status; `active` ones when left out. */
        "RecipientListQuery.status": components["schemas"]["RecipientStatus"];
        /** @description The recipient: `rcp_…`, or `ext:` and your own id. */
        RecipientPath: components["schemas"]["RecipientRef"];
        /** @description Objects to show in place of their ids. */
        RecipientQuery: components["schemas"]["RecipientExpansion"][];
        /** @description One currency; left out, rows and totals stand for each of both. */
        "ReconciliationQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description The day in Harare. */
        "ReconciliationQuery.date": components["schemas"]["Day"];
        /** @description What the report is made as. */
        "ReconciliationQuery.format": components["schemas"]["ReportFormat"];
        /** @description Referrals whose metadata has this value under this key; one key a request. */
        "ReferralListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Referrals of this program. */
        "ReferralListQuery.program": components["schemas"]["ProgramId"];
        /** @description Referrals in this status. */
        "ReferralListQuery.status": components["schemas"]["ReferralStatus"];
        /** @description The referral. */
        ReferralPath: components["schemas"]["ReferralId"];
        /** @description One currency; left out, rows and totals stand for each of both. */
        "ReportQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description What the report is made as. */
        "ReportQuery.format": components["schemas"]["ReportFormat"];
        /** @description The first day. */
        "ReportQuery.from": components["schemas"]["Day"];
        /** @description The last day; at most 366 days in all. */
        "ReportQuery.to": components["schemas"]["Day"];
        /** @description Requests of this key. */
        "RequestLogQuery.api_key": components["schemas"]["KeyId"];
        /** @description Requests with this Idempotency-Key. */
        "RequestLogQuery.idempotency_key": components["schemas"]["IdempotencyKey"];
        /** @description Requests of this method. */
        "RequestLogQuery.method": components["schemas"]["HttpMethod"];
        /** @description Requests whose path begins so, such as `/sends`, with or without `/dev/v1` before it. */
        "RequestLogQuery.path": components["schemas"]["UrlPath"];
        /** @description Requests answered with this status, or with one of this class. */
        "RequestLogQuery.status": components["schemas"]["StatusFilter"];
        /** @description The request. */
        RequestPath: components["schemas"]["RequestId"];
        /** @description Objects to show in place of their ids. */
        "ReviewListQuery.expand": components["schemas"]["ReviewListExpansion"][];
        /** @description Reviews of this program. */
        "ReviewListQuery.program": components["schemas"]["ProgramId"];
        /** @description Reviews in this status. */
        "ReviewListQuery.status": components["schemas"]["ReviewStatus"];
        /** @description The review. */
        ReviewPath: components["schemas"]["ReviewId"];
        /** @description Objects to show in place of their ids. */
        ReviewQuery: components["schemas"]["ReviewExpansion"][];
        /** @description Links that you call so, word for word. */
        "RewardLinkListQuery.label": components["schemas"]["Label"];
        /** @description Links whose metadata has this value under this key; one key a request. */
        "RewardLinkListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Links of this program. */
        "RewardLinkListQuery.program": components["schemas"]["ProgramId"];
        /** @description Links in this status. */
        "RewardLinkListQuery.status": components["schemas"]["RewardLinkStatus"];
        /** @description The link. */
        RewardLinkPath: components["schemas"]["RewardLinkId"];
        /** @description Rewards for what has this id of yours; one in each program. */
        "RewardListQuery.completion_id": components["schemas"]["CompletionId"];
        /** @description Objects to show in place of their ids. */
        "RewardListQuery.expand": components["schemas"]["RewardListExpansion"][];
        /** @description Rewards of the recipient that has this id of yours. */
        "RewardListQuery.external_id": components["schemas"]["ExternalId"];
        /** @description Rewards whose metadata has this value under this key; one key a request. */
        "RewardListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Rewards of this program. */
        "RewardListQuery.program": components["schemas"]["ProgramId"];
        /** @description Rewards of this recipient: `rcp_…`, or `ext:` and your own id. */
        "RewardListQuery.recipient": components["schemas"]["RecipientRef"];
        /** @description Rewards in this status. */
        "RewardListQuery.status": components["schemas"]["RewardStatus"];
        /** @description The reward. */
        RewardPath: components["schemas"]["RewardId"];
        /** @description Objects to show in place of their ids. */
        RewardQuery: components["schemas"]["RewardExpansion"][];
        /** @description Schedules that run (`true`), or are paused (`false`). */
        "ScheduleListQuery.active": boolean;
        /** @description Objects to show in place of their ids. */
        "ScheduleListQuery.expand": components["schemas"]["ScheduleListExpansion"][];
        /** @description Schedules whose metadata has this value under this key; one key a request. */
        "ScheduleListQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description The schedule. */
        SchedulePath: components["schemas"]["ScheduleId"];
        /** @description Objects to show in place of their ids. */
        ScheduleQuery: components["schemas"]["ScheduleExpansion"][];
        /** @description Sends made by this key. One key per till makes this the till's day. */
        "SendListQuery.api_key": components["schemas"]["KeyId"];
        /** @description Sends of this batch. */
        "SendListQuery.batch": components["schemas"]["BatchId"];
        /** @description The send with this reference of yours. */
        "SendListQuery.client_reference": components["schemas"]["ClientReference"];
        /** @description Sends booked to this cost centre, or to `none`. */
        "SendListQuery.cost_center": components["schemas"]["CostCenterFilter"];
        /** @description Sends in this currency. */
        "SendListQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description Objects to show in place of their ids. */
        "SendListQuery.expand": components["schemas"]["SendListExpansion"][];
        /** @description Sends whose metadata has this value under this key; one key a request. */
        "SendListQuery.metadata": components["schemas"]["MetadataFilter"];
        /**
         * @description Sends that a person should look at (`true`), or need not (`false`): unknown for over an hour,
         *     in review, or queued past half of their `max_hold`.
         */
        "SendListQuery.needs_attention": boolean;
        /** @description Sends attributed to this program. */
        "SendListQuery.program": components["schemas"]["ProgramId"];
        /** @description Sends attributed to this recipient: `rcp_…`, or `ext:` and your own id. */
        "SendListQuery.recipient": components["schemas"]["RecipientRef"];
        /** @description Sends in this status. */
        "SendListQuery.status": components["schemas"]["SendStatus"];
        /** @description Sends to this number, in any Zimbabwean form, or to this meter. */
        "SendListQuery.target": components["schemas"]["TargetInput"];
        /** @description Sends of this type. */
        "SendListQuery.type": components["schemas"]["SendType"];
        /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
        SendPath: components["schemas"]["SendRef"];
        /** @description Objects to show in place of their ids. */
        SendQuery: components["schemas"]["SendExpansion"][];
        /** @description Which sends to count: `filter[type]`, `filter[network]`, `filter[cost_center]` and so on. */
        "SpendQuery.filter": components["schemas"]["SpendFilter"];
        /** @description What to group by, one or two: `month` or `month,cost_center`. One row when left out. */
        "SpendQuery.group_by": components["schemas"]["SpendGrouping"];
        /** @description The currency. There is no default. */
        "StatementQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description The month; this month in Harare when left out. */
        "StatementQuery.period": components["schemas"]["Month"];
        /** @description The first day; six days before `to` when left out. */
        "StatusHistoryQuery.from": components["schemas"]["Day"];
        /** @description The last day; today in Harare when left out. */
        "StatusHistoryQuery.to": components["schemas"]["Day"];
        /** @description The dated version to use; left out, the key's, else the account's default. */
        SvcVersion: string;
        /** @description Only for a page: true reads the link, where it would else show a button that does. */
        "TokenLinkQuery.read": boolean;
        /** @description The secret of the link. */
        "TokenLinkQuery.secret": components["schemas"]["TokenLinkSecret"];
        /** @description Top-ups paid in this way. */
        "TopupListQuery.method": components["schemas"]["TopupMethod"];
        /** @description Top-ups in this status. */
        "TopupListQuery.status": components["schemas"]["TopupStatus"];
        /** @description The top-up. */
        TopupPath: components["schemas"]["TopupId"];
        /** @description The delivery, as `GET /webhook-deliveries/{delivery_id}` shows it. */
        WebhookDeliveryHeader: string;
        /** @description The delivery. */
        WebhookDeliveryPath: components["schemas"]["WebhookDeliveryId"];
        /** @description Deliveries to this endpoint. */
        "WebhookDeliveryQuery.endpoint": components["schemas"]["WebhookEndpointId"];
        /** @description Deliveries of this event. */
        "WebhookDeliveryQuery.event": components["schemas"]["EventId"];
        /** @description Deliveries in this status. */
        "WebhookDeliveryQuery.status": components["schemas"]["WebhookDeliveryStatus"];
        /** @description Deliveries of events of this type, or of this family, such as `send.*`. */
        "WebhookDeliveryQuery.type": components["schemas"]["EventTypeFilter"];
        /** @description The endpoint. */
        WebhookEndpointPath: components["schemas"]["WebhookEndpointId"];
        /** @description Endpoints with this value of one metadata key: `metadata[<key>]=<value>`. */
        "WebhookEndpointQuery.metadata": components["schemas"]["MetadataFilter"];
        /** @description Endpoints in this status. */
        "WebhookEndpointQuery.status": components["schemas"]["WebhookEndpointStatus"];
        /** @description The type of the event. */
        WebhookEvent: string;
        /** @description When it was sent, and the HMAC-SHA256 of that, a dot and the raw body, keyed by the secret of the endpoint; twice while the secret rolls. */
        WebhookSignature: string;
        /** @description The id of the event, for libraries of Standard Webhooks. */
        WebhookStandardId: string;
        /** @description The signature in their form: `v1,` and base64, keyed by the decoded part of the secret. */
        WebhookStandardSignature: string;
        /** @description When it was sent, for the same. */
        WebhookStandardTimestamp: string;
        /** @description The number of the allocation. */
        WorkforceBatchPath: components["schemas"]["WorkforceReference"];
        /** @description Allocations booked to this cost centre, or to `none`. */
        "WorkforceBatchQuery.cost_center": components["schemas"]["CostCenterFilter"];
        /** @description Allocations in this status. */
        "WorkforceBatchQuery.status": components["schemas"]["BatchStatus"];
        /** @description The first day; the first of this month when left out. */
        "WorkforceDaysQuery.from": components["schemas"]["Day"];
        /** @description The last day; today when left out. At most 366 days in all. */
        "WorkforceDaysQuery.to": components["schemas"]["Day"];
        /** @description Entries of this cost centre, or of `none`. */
        "WorkforceJournalQuery.cost_center": components["schemas"]["CostCenterFilter"];
        /** @description What the journal is made as. */
        "WorkforceJournalQuery.format": components["schemas"]["ReportFormat"];
        /** @description One currency; both when left out. */
        "WorkforceLedgerQuery.currency": components["schemas"]["CurrencyInput"];
        /** @description What the ledger is made as. */
        "WorkforceLedgerQuery.format": components["schemas"]["WorkforceLedgerFormat"];
        /** @description Movements of this kind. */
        "WorkforceLedgerQuery.kind": components["schemas"]["WorkforceLedgerKind"];
        /** @description The page, from 1. */
        "WorkforceLedgerQuery.page": components["schemas"]["PageNumber"];
        /** @description How many rows a page has. */
        "WorkforceLedgerQuery.page_size": components["schemas"]["PageSize"];
        /** @description Movements whose description or reference holds this. */
        "WorkforceLedgerQuery.q": string;
        /** @description The page, from 1. */
        "WorkforcePageQuery.page": components["schemas"]["PageNumber"];
        /** @description How many rows a page has. */
        "WorkforcePageQuery.page_size": components["schemas"]["SmallPageSize"];
        /** @description The person: a recipient. */
        WorkforcePersonPath: components["schemas"]["RecipientId"];
        /** @description People of this cost centre, or of `none`. */
        "WorkforcePersonQuery.cost_center": components["schemas"]["CostCenterFilter"];
        /** @description People whose name, number or payroll number holds this. */
        "WorkforcePersonQuery.q": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSends: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Sends in this status. */
                status?: components["parameters"]["SendListQuery.status"];
                /** @description Sends of this type. */
                type?: components["parameters"]["SendListQuery.type"];
                /** @description Sends to this number, in any Zimbabwean form, or to this meter. */
                target?: components["parameters"]["SendListQuery.target"];
                /** @description The send with this reference of yours. */
                client_reference?: components["parameters"]["SendListQuery.client_reference"];
                /** @description Sends in this currency. */
                currency?: components["parameters"]["SendListQuery.currency"];
                /**
                 * @description Sends that a person should look at (`true`), or need not (`false`): unknown for over an hour,
                 *     in review, or queued past half of their `max_hold`.
                 */
                needs_attention?: components["parameters"]["SendListQuery.needs_attention"];
                /** @description Sends attributed to this recipient: `rcp_…`, or `ext:` and your own id. */
                recipient?: components["parameters"]["SendListQuery.recipient"];
                /** @description Sends attributed to this program. */
                program?: components["parameters"]["SendListQuery.program"];
                /** @description Sends of this batch. */
                batch?: components["parameters"]["SendListQuery.batch"];
                /** @description Sends booked to this cost centre, or to `none`. */
                cost_center?: components["parameters"]["SendListQuery.cost_center"];
                /** @description Sends made by this key. One key per till makes this the till's day. */
                api_key?: components["parameters"]["SendListQuery.api_key"];
                /** @description Sends whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["SendListQuery.metadata"];
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["SendListQuery.expand"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendList"];
                };
            };
        };
    };
    createSend: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. Neither asked for nor looked at when `validate_only` is true, since nothing is written. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyUnlessValidating"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCreate"];
            };
        };
        responses: {
            /** @description The send that already holds the client_reference, or what a sale would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendOrValidation"];
                };
            };
            /** @description The send, written and charged; for an agent key perhaps what a person must approve first. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendOrApproval"];
                };
            };
        };
    };
    getSend: {
        parameters: {
            query?: {
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["SendQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
                send_id: components["parameters"]["SendPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Send"];
                };
            };
        };
    };
    cancelSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
                send_id: components["parameters"]["SendPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Send"];
                };
            };
        };
    };
    listSendAttempts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
                send_id: components["parameters"]["SendPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendAttemptList"];
                };
            };
        };
    };
    changeSendMeter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
                send_id: components["parameters"]["SendPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMeterChange"];
            };
        };
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Send"];
                };
            };
        };
    };
    resendSendToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
                send_id: components["parameters"]["SendPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, written and on their way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResend"];
                };
            };
        };
    };
    retrySend: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
                send_id: components["parameters"]["SendPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new send, written and charged. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Send"];
                };
            };
        };
    };
    getSendReceipt: {
        parameters: {
            query?: {
                /** @description What the receipt is made as. */
                format?: components["parameters"]["ReceiptQuery.format"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
                send_id: components["parameters"]["SendPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt: an object, or with `format=pdf` one page of 80 mm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                    "application/pdf": string;
                };
            };
        };
    };
    listCheckoutSessions: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Sessions in this status. */
                status?: components["parameters"]["CheckoutSessionListQuery.status"];
                /** @description The session with this reference of yours. */
                client_reference?: components["parameters"]["CheckoutSessionListQuery.client_reference"];
                /** @description Sessions whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["CheckoutSessionListQuery.metadata"];
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["CheckoutSessionListQuery.expand"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSessionList"];
                };
            };
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionCreate"];
            };
        };
        responses: {
            /** @description The session that holds the client_reference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            /** @description The new session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    getCheckoutSession: {
        parameters: {
            query?: {
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["CheckoutSessionQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The session. */
                session_id: components["parameters"]["CheckoutSessionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    setCheckoutSessionMeter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The session. */
                session_id: components["parameters"]["CheckoutSessionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutMeterChange"];
            };
        };
        responses: {
            /** @description The session with its new meter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    expireCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The session. */
                session_id: components["parameters"]["CheckoutSessionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Disputes in this status. */
                status?: components["parameters"]["DisputeListQuery.status"];
                /** @description Disputes about this send. */
                send?: components["parameters"]["DisputeListQuery.send"];
                /** @description Disputes whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["DisputeListQuery.metadata"];
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["DisputeListQuery.expand"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeList"];
                };
            };
        };
    };
    createDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    getDispute: {
        parameters: {
            query?: {
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["DisputeQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The dispute. */
                dispute_id: components["parameters"]["DisputePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    listBatchItems: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Lines in this status. */
                status?: components["parameters"]["BatchItemListQuery.status"];
                /** @description Lines whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["BatchItemListQuery.metadata"];
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["BatchItemListQuery.expand"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchItemList"];
                };
            };
        };
    };
    listBatches: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Batches in this status. */
                status?: components["parameters"]["BatchListQuery.status"];
                /** @description Batches whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["BatchListQuery.metadata"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchList"];
                };
            };
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchCreate"];
            };
        };
        responses: {
            /** @description The batch, written; its lines go out next, or once it is approved. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    approveBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    retryFailedBatchItems: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BatchRetry"];
            };
        };
        responses: {
            /** @description The new batch of the lines that are sent again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    previewBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchCreate"];
            };
        };
        responses: {
            /** @description What the batch would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchPreview"];
                };
            };
        };
    };
    getBatchResults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The batch. */
                batch_id: components["parameters"]["BatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A line of headings, then a row for each line of the batch in its order, as CSV in UTF-8: line,
             *     target, network, type, amount, currency, status, send_id, client_reference, failure_code,
             *     failure_message, token_last4, units, delivered_at.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Schedules that run (`true`), or are paused (`false`). */
                active?: components["parameters"]["ScheduleListQuery.active"];
                /** @description Schedules whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["ScheduleListQuery.metadata"];
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["ScheduleListQuery.expand"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleList"];
                };
            };
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
        };
    };
    getSchedule: {
        parameters: {
            query?: {
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["ScheduleQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left of the schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSchedule"];
                };
            };
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            /** @description The schedule as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
        };
    };
    listScheduleOccurrences: {
        parameters: {
            query?: {
                /** @description The first day; today when left out. */
                from?: components["parameters"]["OccurrenceListQuery.from"];
                /** @description The last day; 60 days after today when left out. At most 100 days in all. */
                to?: components["parameters"]["OccurrenceListQuery.to"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleOccurrenceList"];
                };
            };
        };
    };
    getScheduleOccurrence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
                /** @description The day that the cadence gives, `YYYY-MM-DD` in Harare; also after it was moved. */
                day: components["parameters"]["OccurrencePath.day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleOccurrence"];
                };
            };
        };
    };
    updateScheduleOccurrence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
                /** @description The day that the cadence gives, `YYYY-MM-DD` in Harare; also after it was moved. */
                day: components["parameters"]["OccurrencePath.day"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OccurrenceUpdate"];
            };
        };
        responses: {
            /** @description The day as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleOccurrence"];
                };
            };
        };
    };
    combineScheduleOccurrence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
                /** @description The day that the cadence gives, `YYYY-MM-DD` in Harare; also after it was moved. */
                day: components["parameters"]["OccurrencePath.day"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OccurrenceCombine"];
            };
        };
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleOccurrence"];
                };
            };
        };
    };
    moveScheduleOccurrence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
                /** @description The day that the cadence gives, `YYYY-MM-DD` in Harare; also after it was moved. */
                day: components["parameters"]["OccurrencePath.day"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OccurrenceMove"];
            };
        };
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleOccurrence"];
                };
            };
        };
    };
    resetScheduleOccurrence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
                /** @description The day that the cadence gives, `YYYY-MM-DD` in Harare; also after it was moved. */
                day: components["parameters"]["OccurrencePath.day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleOccurrence"];
                };
            };
        };
    };
    skipScheduleOccurrence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
                /** @description The day that the cadence gives, `YYYY-MM-DD` in Harare; also after it was moved. */
                day: components["parameters"]["OccurrencePath.day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleOccurrence"];
                };
            };
        };
    };
    runSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScheduleRun"];
            };
        };
        responses: {
            /** @description The batch of the run; its lines go out next, or once it is approved. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    previewScheduleRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the run would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleRunPreview"];
                };
            };
        };
    };
    listNetworks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkList"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Products of this type. */
                type?: components["parameters"]["ProductQuery.type"];
                /** @description Products that serve this network. */
                network?: components["parameters"]["ProductQuery.network"];
                /** @description Products in this currency. */
                currency?: components["parameters"]["ProductQuery.currency"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The product's slug, such as `airtime-usd`. */
                product_id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    listProductBundles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The product's slug, such as `airtime-usd`. */
                product_id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleList"];
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    getStatusHistory: {
        parameters: {
            query?: {
                /** @description The first day; six days before `to` when left out. */
                from?: components["parameters"]["StatusHistoryQuery.from"];
                /** @description The last day; today in Harare when left out. */
                to?: components["parameters"]["StatusHistoryQuery.to"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistory"];
                };
            };
        };
    };
    lookupPhone: {
        parameters: {
            query: {
                /** @description The number in any form: 1 to 32 characters. */
                phone: components["parameters"]["PhoneLookupQuery.phone"];
                /** @description The currency to name products in. Left out, no products are named. */
                currency?: components["parameters"]["PhoneLookupQuery.currency"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneLookup"];
                };
            };
        };
    };
    getMeter: {
        parameters: {
            query?: {
                /** @description The currency to be paid in, for a utility that keeps an account in each. */
                currency?: components["parameters"]["MeterQuery.currency"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The meter: 11 digits. */
                number: components["parameters"]["MeterQuery.number"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meter"];
                };
            };
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The quote. */
                quote_id: components["parameters"]["QuotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    getCredit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credit"];
                };
            };
        };
    };
    listCreditTransactions: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Rows in this currency. */
                currency?: components["parameters"]["CreditTransactionQuery.currency"];
                /** @description Rows of this type. */
                type?: components["parameters"]["CreditTransactionQuery.type"];
                /**
                 * @description Rows caused by one kind of object, by the prefix of its ids: `snd_`, `top_`, `rwd_`, `bch_` or
                 *     `rsv_`; or by one object, by its whole id.
                 */
                source?: components["parameters"]["CreditTransactionQuery.source"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditTransactionList"];
                };
            };
        };
    };
    getCreditTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The row. */
                transaction_id: components["parameters"]["CreditTransactionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditTransaction"];
                };
            };
        };
    };
    getCreditAlerts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditAlerts"];
                };
            };
        };
    };
    updateCreditAlerts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreditAlertsUpdate"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditAlerts"];
                };
            };
        };
    };
    listCreditReservations: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Reservations in this state. */
                status?: components["parameters"]["CreditReservationQuery.status"];
                /** @description Reservations in this currency. */
                currency?: components["parameters"]["CreditReservationQuery.currency"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditReservationList"];
                };
            };
        };
    };
    listTopups: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Top-ups paid in this way. */
                method?: components["parameters"]["TopupListQuery.method"];
                /** @description Top-ups in this status. */
                status?: components["parameters"]["TopupListQuery.status"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupList"];
                };
            };
        };
    };
    createTopup: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopupCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
        };
    };
    getTopup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The top-up. */
                topup_id: components["parameters"]["TopupPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topup"];
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query: {
                /** @description The month; this month in Harare when left out. */
                period?: components["parameters"]["StatementQuery.period"];
                /** @description The currency. There is no default. */
                currency: components["parameters"]["StatementQuery.currency"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
        };
    };
    getStatementCsv: {
        parameters: {
            query: {
                /** @description The month; this month in Harare when left out. */
                period?: components["parameters"]["StatementQuery.period"];
                /** @description The currency. There is no default. */
                currency: components["parameters"]["StatementQuery.currency"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every row of the month, oldest first, as CSV in UTF-8 with a line of headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getStatementPdf: {
        parameters: {
            query: {
                /** @description The month; this month in Harare when left out. */
                period?: components["parameters"]["StatementQuery.period"];
                /** @description The currency. There is no default. */
                currency: components["parameters"]["StatementQuery.currency"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement as pages of A4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getSpendReport: {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["parameters"]["ReportQuery.from"];
                /** @description The last day; at most 366 days in all. */
                to: components["parameters"]["ReportQuery.to"];
                /** @description One currency; left out, rows and totals stand for each of both. */
                currency?: components["parameters"]["ReportQuery.currency"];
                /** @description What the report is made as. */
                format?: components["parameters"]["ReportQuery.format"];
                /** @description What to group by, one or two: `month` or `month,cost_center`. One row when left out. */
                group_by?: components["parameters"]["SpendQuery.group_by"];
                /** @description Which sends to count: `filter[type]`, `filter[network]`, `filter[cost_center]` and so on. */
                filter?: components["parameters"]["SpendQuery.filter"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report: an object, or with `format=csv` its rows as CSV in UTF-8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpendReport"];
                    "text/csv": string;
                };
            };
        };
    };
    getProgramReport: {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["parameters"]["ReportQuery.from"];
                /** @description The last day; at most 366 days in all. */
                to: components["parameters"]["ReportQuery.to"];
                /** @description One currency; left out, rows and totals stand for each of both. */
                currency?: components["parameters"]["ReportQuery.currency"];
                /** @description What the report is made as. */
                format?: components["parameters"]["ReportQuery.format"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report: an object, or with `format=csv` its rows as CSV in UTF-8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramReport"];
                    "text/csv": string;
                };
            };
        };
    };
    getFailureReport: {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["parameters"]["ReportQuery.from"];
                /** @description The last day; at most 366 days in all. */
                to: components["parameters"]["ReportQuery.to"];
                /** @description One currency; left out, rows and totals stand for each of both. */
                currency?: components["parameters"]["ReportQuery.currency"];
                /** @description What the report is made as. */
                format?: components["parameters"]["ReportQuery.format"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report: an object, or with `format=csv` its rows as CSV in UTF-8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailureReport"];
                    "text/csv": string;
                };
            };
        };
    };
    getReconciliationReport: {
        parameters: {
            query: {
                /** @description The day in Harare. */
                date: components["parameters"]["ReconciliationQuery.date"];
                /** @description One currency; left out, rows and totals stand for each of both. */
                currency?: components["parameters"]["ReconciliationQuery.currency"];
                /** @description What the report is made as. */
                format?: components["parameters"]["ReconciliationQuery.format"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report: an object, or with `format=csv` its rows as CSV in UTF-8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationReport"];
                    "text/csv": string;
                };
            };
        };
    };
    listExports: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportList"];
                };
            };
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportCreate"];
            };
        };
        responses: {
            /** @description The export, which is being written. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The export. */
                export_id: components["parameters"]["ExportPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
        };
    };
    getPowerRate: {
        parameters: {
            query: {
                /** @description The currency. */
                currency: components["parameters"]["PowerCurrencyQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PowerRate"];
                };
            };
        };
    };
    getPowerQuote: {
        parameters: {
            query: {
                /** @description The currency. */
                currency: components["parameters"]["PowerCurrencyQuery"];
                /** @description The amount, levy included. */
                amount: components["parameters"]["PowerQuoteQuery.amount"];
                /** @description The meter, to count from where it stands this month. It is confirmed with the utility. */
                meter?: components["parameters"]["PowerQuoteQuery.meter"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PowerQuote"];
                };
            };
        };
    };
    getPowerSeries: {
        parameters: {
            query: {
                /** @description The currency. */
                currency: components["parameters"]["PowerCurrencyQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PowerSeries"];
                };
            };
        };
    };
    listPowerObservations: {
        parameters: {
            query: {
                /** @description The currency. */
                currency: components["parameters"]["PowerCurrencyQuery"];
                /** @description How many days to look back; 90 when left out. */
                days?: components["parameters"]["PowerObservationQuery.days"];
                /** @description How many purchases at most; 20 when left out. */
                limit?: components["parameters"]["PowerObservationQuery.limit"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PowerObservationList"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Members with this role. */
                role?: components["parameters"]["MemberListQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
        };
    };
    createMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The member. */
                member_id: components["parameters"]["MemberPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    deleteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The member. */
                member_id: components["parameters"]["MemberPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member as it last was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The member. */
                member_id: components["parameters"]["MemberPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The member as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    setMyPin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPinSet"];
            };
        };
        responses: {
            /** @description The member, who has a PIN. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    listInvites: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteList"];
                };
            };
        };
    };
    getInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The invitation. */
                invite_id: components["parameters"]["InvitePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
        };
    };
    deleteInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The invitation. */
                invite_id: components["parameters"]["InvitePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation, revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
        };
    };
    listOrganisations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationList"];
                };
            };
        };
    };
    createOrganisation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    listOrganisationInvites: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteList"];
                };
            };
        };
    };
    acceptOrganisationInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The invitation. */
                invite_id: components["parameters"]["InvitePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organisation"];
                };
            };
        };
    };
    declineOrganisationInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The invitation. */
                invite_id: components["parameters"]["InvitePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Approvals in this status. */
                status?: components["parameters"]["ApprovalListQuery.status"];
                /** @description Approvals of sends, or of rewards. */
                action?: components["parameters"]["ApprovalListQuery.action"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentApprovalList"];
                };
            };
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The approval. */
                approval_id: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentApproval"];
                };
            };
        };
    };
    approveApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The approval. */
                approval_id: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description The approval, carried out or failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentApproval"];
                };
            };
        };
    };
    rejectApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The approval. */
                approval_id: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentApproval"];
                };
            };
        };
    };
    uploadDealerDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DealerDocumentUpload"];
            };
        };
        responses: {
            /** @description The document, received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerDocument"];
                };
            };
        };
    };
    getDealerApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerApplication"];
                };
            };
        };
    };
    createDealerApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerApplicationCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerApplication"];
                };
            };
        };
    };
    updateDealerApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerApplicationUpdate"];
            };
        };
        responses: {
            /** @description The application as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerApplication"];
                };
            };
        };
    };
    submitDealerApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerApplication"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Keys in this status. */
                status?: components["parameters"]["KeyListQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The key. */
                key_id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    deleteKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The key. */
                key_id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The key. */
                key_id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyUpdate"];
            };
        };
        responses: {
            /** @description The key as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    rollKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The key. */
                key_id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyRoll"];
            };
        };
        responses: {
            /** @description The key with its new secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    listPrograms: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Programs in this status. */
                status?: components["parameters"]["ProgramListQuery.status"];
                /** @description Programs whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["ProgramListQuery.metadata"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramList"];
                };
            };
        };
    };
    createProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    getProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    deleteProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program, closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    updateProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramUpdate"];
            };
        };
        responses: {
            /** @description The program as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    rollProgramSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    activateProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    pauseProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    resumeProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    closeProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    fundProgram: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramFund"];
            };
        };
        responses: {
            /** @description The program with its larger budget. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    defundProgram: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProgramDefund"];
            };
        };
        responses: {
            /** @description The program with its smaller budget. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
        };
    };
    createCompletion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`, where hex is HMAC-SHA256 keyed by the program's secret over `t`, a
                 *     full stop and the raw body. `t` must be within five minutes of our clock.
                 */
                "Svc-Signature": components["parameters"]["CompletionPath.svc_signature"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletionCreate"];
            };
        };
        responses: {
            /** @description The reward that holds the completion_id, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            /** @description The new reward. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    listProgramRules: {
        parameters: {
            query?: {
                /** @description Rules that give rewards (`true`), or that are switched off (`false`). */
                active?: components["parameters"]["ProgramRuleQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramRuleList"];
                };
            };
        };
    };
    setProgramRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The program. */
                program_id: components["parameters"]["ProgramPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramRulesWrite"];
            };
        };
        responses: {
            /** @description All rules of the program, those that were switched off too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramRuleList"];
                };
            };
        };
    };
    listRewards: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Rewards in this status. */
                status?: components["parameters"]["RewardListQuery.status"];
                /** @description Rewards of this program. */
                program?: components["parameters"]["RewardListQuery.program"];
                /** @description Rewards of this recipient: `rcp_…`, or `ext:` and your own id. */
                recipient?: components["parameters"]["RewardListQuery.recipient"];
                /** @description Rewards for what has this id of yours; one in each program. */
                completion_id?: components["parameters"]["RewardListQuery.completion_id"];
                /** @description Rewards of the recipient that has this id of yours. */
                external_id?: components["parameters"]["RewardListQuery.external_id"];
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["RewardListQuery.expand"];
                /** @description Rewards whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["RewardListQuery.metadata"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardList"];
                };
            };
        };
    };
    createReward: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardCreate"];
            };
        };
        responses: {
            /** @description The reward that holds the completion_id, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            /** @description The new reward. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            /** @description Agent keys: what a person must approve first. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentApproval"];
                };
            };
        };
    };
    getReward: {
        parameters: {
            query?: {
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["RewardQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The reward. */
                reward_id: components["parameters"]["RewardPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    releaseReward: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The reward. */
                reward_id: components["parameters"]["RewardPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RewardRelease"];
            };
        };
        responses: {
            /** @description The reward, released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    voidReward: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The reward. */
                reward_id: components["parameters"]["RewardPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    listRewardLinks: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Links in this status. */
                status?: components["parameters"]["RewardLinkListQuery.status"];
                /** @description Links that you call so, word for word. */
                label?: components["parameters"]["RewardLinkListQuery.label"];
                /** @description Links of this program. */
                program?: components["parameters"]["RewardLinkListQuery.program"];
                /** @description Links whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["RewardLinkListQuery.metadata"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardLinkList"];
                };
            };
        };
    };
    createRewardLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardLinkCreate"];
            };
        };
        responses: {
            /** @description The new link, or all of them when `count` was given. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardLinkOrList"];
                };
            };
        };
    };
    getRewardLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The link. */
                link_id: components["parameters"]["RewardLinkPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardLink"];
                };
            };
        };
    };
    revokeRewardLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The link. */
                link_id: components["parameters"]["RewardLinkPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardLink"];
                };
            };
        };
    };
    getClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The token: the last part of the link's URL. */
                token: components["parameters"]["ClaimPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardLinkClaim"];
                };
            };
        };
    };
    createClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The token: the last part of the link's URL. */
                token: components["parameters"]["ClaimPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimCreate"];
            };
        };
        responses: {
            /** @description The claim that this number made before, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardLinkClaim"];
                };
            };
            /** @description The claim. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardLinkClaim"];
                };
            };
        };
    };
    sendClaimCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The token: the last part of the link's URL. */
                token: components["parameters"]["ClaimPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimCodeCreate"];
            };
        };
        responses: {
            /** @description The code is on its way, if the number may claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimCode"];
                };
            };
        };
    };
    listCheckins: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Check-ins in this status. */
                status?: components["parameters"]["CheckinListQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinList"];
                };
            };
        };
    };
    createCheckin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckinCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkin"];
                };
            };
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Activities of this name. */
                name?: components["parameters"]["ActivityListQuery.name"];
                /** @description Activities of this recipient: `rcp_…`, or `ext:` and your own id. */
                recipient?: components["parameters"]["ActivityListQuery.recipient"];
                /** @description Activities whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["ActivityListQuery.metadata"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityCreate"];
            };
        };
        responses: {
            /** @description The activity that holds the activity_id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            /** @description The new activity, and what it earned. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The activity. */
                activity_id: components["parameters"]["ActivityPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Referrals in this status. */
                status?: components["parameters"]["ReferralListQuery.status"];
                /** @description Referrals of this program. */
                program?: components["parameters"]["ReferralListQuery.program"];
                /** @description Referrals whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["ReferralListQuery.metadata"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralList"];
                };
            };
        };
    };
    createReferral: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralCreate"];
            };
        };
        responses: {
            /** @description The referral that these two had before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
            /** @description The new referral. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
        };
    };
    getReferral: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The referral. */
                referral_id: components["parameters"]["ReferralPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
        };
    };
    qualifyReferral: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The referral. */
                referral_id: components["parameters"]["ReferralPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Reviews in this status. */
                status?: components["parameters"]["ReviewListQuery.status"];
                /** @description Reviews of this program. */
                program?: components["parameters"]["ReviewListQuery.program"];
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["ReviewListQuery.expand"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
        };
    };
    getReview: {
        parameters: {
            query?: {
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["ReviewQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The review. */
                review_id: components["parameters"]["ReviewPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    approveReview: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The review. */
                review_id: components["parameters"]["ReviewPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            /** @description The review, approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    rejectReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The review. */
                review_id: components["parameters"]["ReviewPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            /** @description The review, rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    listRecipients: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description The recipient with this id of yours. */
                external_id?: components["parameters"]["RecipientListQuery.external_id"];
                /** @description Recipients with this number, in any Zimbabwean form. */
                phone?: components["parameters"]["RecipientListQuery.phone"];
                /** @description Recipients in this group. */
                group?: components["parameters"]["RecipientListQuery.group"];
                /** @description Recipients of this cost centre, or of `none`. */
                cost_center?: components["parameters"]["RecipientListQuery.cost_center"];
                /** @description Recipients in this status; `active` ones when left out. */
                status?: components["parameters"]["RecipientListQuery.status"];
                /** @description Recipients whose name, number, payroll number or own id holds this. */
                q?: components["parameters"]["RecipientListQuery.q"];
                /** @description Recipients whose metadata has this value under this key; one key a request. */
                metadata?: components["parameters"]["RecipientListQuery.metadata"];
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["RecipientListQuery.expand"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientList"];
                };
            };
        };
    };
    createRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"];
                };
            };
        };
    };
    createRecipientsBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientBulkCreate"];
            };
        };
        responses: {
            /** @description What became of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientBulk"];
                };
            };
        };
    };
    getRecipient: {
        parameters: {
            query?: {
                /** @description Objects to show in place of their ids. */
                "expand[]"?: components["parameters"]["RecipientQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The recipient: `rcp_…`, or `ext:` and your own id. */
                recipient_id: components["parameters"]["RecipientPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"];
                };
            };
        };
    };
    deleteRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The recipient: `rcp_…`, or `ext:` and your own id. */
                recipient_id: components["parameters"]["RecipientPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipient, which will be erased at `erase_at`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"];
                };
            };
        };
    };
    updateRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The recipient: `rcp_…`, or `ext:` and your own id. */
                recipient_id: components["parameters"]["RecipientPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientUpdate"];
            };
        };
        responses: {
            /** @description The recipient as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"];
                };
            };
        };
    };
    restoreRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The recipient: `rcp_…`, or `ext:` and your own id. */
                recipient_id: components["parameters"]["RecipientPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"];
                };
            };
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupList"];
                };
            };
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The group. */
                group_id: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The group. */
                group_id: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group as it last was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The group. */
                group_id: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupUpdate"];
            };
        };
        responses: {
            /** @description The group as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The group. */
                group_id: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientList"];
                };
            };
        };
    };
    updateGroupMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The group. */
                group_id: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMembersChange"];
            };
        };
        responses: {
            /** @description The group as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    listCostCenters: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Those that sends can be booked to (`true`), or the archived (`false`). */
                is_active?: components["parameters"]["CostCenterQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCenterList"];
                };
            };
        };
    };
    createCostCenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostCenterCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCenter"];
                };
            };
        };
    };
    getCostCenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The cost centre. */
                cost_center_id: components["parameters"]["CostCenterPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCenter"];
                };
            };
        };
    };
    updateCostCenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The cost centre. */
                cost_center_id: components["parameters"]["CostCenterPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostCenterUpdate"];
            };
        };
        responses: {
            /** @description The cost centre as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCenter"];
                };
            };
        };
    };
    listBlocklist: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description The entry of this number, in any Zimbabwean form, or of this meter. */
                target?: components["parameters"]["BlocklistQuery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedTargetList"];
                };
            };
        };
    };
    createBlockedTarget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockedTargetCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedTarget"];
                };
            };
        };
    };
    getBlockedTarget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The entry. */
                entry_id: components["parameters"]["BlockedTargetPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedTarget"];
                };
            };
        };
    };
    deleteBlockedTarget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The entry. */
                entry_id: components["parameters"]["BlockedTargetPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry as it last was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedTarget"];
                };
            };
        };
    };
    listFamily: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMemberList"];
                };
            };
        };
    };
    createFamilyMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyMemberCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMember"];
                };
            };
        };
    };
    deleteFamilyMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The family member. */
                family_member_id: components["parameters"]["FamilyMemberPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The family member as it last was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMember"];
                };
            };
        };
    };
    updateFamilyMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The family member. */
                family_member_id: components["parameters"]["FamilyMemberPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyMemberUpdate"];
            };
        };
        responses: {
            /** @description The family member as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMember"];
                };
            };
        };
    };
    sendToFamilyMember: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The family member. */
                family_member_id: components["parameters"]["FamilyMemberPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilySendCreate"];
            };
        };
        responses: {
            /** @description The send, written and charged. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Send"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Events of this type, or of this family, such as `send.*`. */
                type?: components["parameters"]["EventQuery.type"];
                /** @description Events about the object with this id. */
                object?: components["parameters"]["EventQuery.object"];
                /** @description Events by how their delivery to your webhook endpoints went. Left out: all. */
                delivery?: components["parameters"]["EventQuery.delivery"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The event. */
                event_id: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Endpoints in this status. */
                status?: components["parameters"]["WebhookEndpointQuery.status"];
                /** @description Endpoints with this value of one metadata key: `metadata[<key>]=<value>`. */
                metadata?: components["parameters"]["WebhookEndpointQuery.metadata"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The endpoint. */
                endpoint_id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The endpoint. */
                endpoint_id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint, switched off for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The endpoint. */
                endpoint_id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description The endpoint as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The endpoint. */
                endpoint_id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointTest"];
            };
        };
        responses: {
            /** @description The delivery that will be tried at once. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    rollWebhookEndpointSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The endpoint. */
                endpoint_id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRoll"];
            };
        };
        responses: {
            /** @description The endpoint with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    replayWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The endpoint. */
                endpoint_id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplayCreate"];
            };
        };
        responses: {
            /** @description The replay, queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Deliveries to this endpoint. */
                endpoint?: components["parameters"]["WebhookDeliveryQuery.endpoint"];
                /** @description Deliveries of this event. */
                event?: components["parameters"]["WebhookDeliveryQuery.event"];
                /** @description Deliveries in this status. */
                status?: components["parameters"]["WebhookDeliveryQuery.status"];
                /** @description Deliveries of events of this type, or of this family, such as `send.*`. */
                type?: components["parameters"]["WebhookDeliveryQuery.type"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The delivery. */
                delivery_id: components["parameters"]["WebhookDeliveryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The delivery. */
                delivery_id: components["parameters"]["WebhookDeliveryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery, which will be tried at once. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    getTokenLink: {
        parameters: {
            query?: {
                /** @description Only for a page: true reads the link, where it would else show a button that does. */
                read?: components["parameters"]["TokenLinkQuery.read"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The secret of the link. */
                secret: components["parameters"]["TokenLinkQuery.secret"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens; for `Accept: text/html`, a page with a button that reads them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenLink"];
                    "text/html": string;
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Requests of this key. */
                api_key?: components["parameters"]["RequestLogQuery.api_key"];
                /** @description Requests answered with this status, or with one of this class. */
                status?: components["parameters"]["RequestLogQuery.status"];
                /** @description Requests whose path begins so, such as `/sends`, with or without `/dev/v1` before it. */
                path?: components["parameters"]["RequestLogQuery.path"];
                /** @description Requests of this method. */
                method?: components["parameters"]["RequestLogQuery.method"];
                /** @description Requests with this Idempotency-Key. */
                idempotency_key?: components["parameters"]["RequestLogQuery.idempotency_key"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLogList"];
                };
            };
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The request. */
                request_id: components["parameters"]["RequestPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLog"];
                };
            };
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description How many objects to return. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description The page after this object, in the order of the list. Not together with `ending_before`. */
                starting_after?: components["parameters"]["PageQuery.starting_after"];
                /** @description The page before this object. Not together with `starting_after`. */
                ending_before?: components["parameters"]["PageQuery.ending_before"];
                /** @description Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["PageQuery.created"];
                /** @description Deeds of this kind, such as `key.created`. */
                action?: components["parameters"]["AuditEventQuery.action"];
                /** @description What was done to the object with this id, such as a key. */
                object?: components["parameters"]["AuditEventQuery.object"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventList"];
                };
            };
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description How many entries to return. */
                limit?: components["parameters"]["ActivityPageQuery.limit"];
                /** @description The page after this entry. */
                starting_after?: components["parameters"]["ActivityPageQuery.starting_after"];
                /** @description Filters by time: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`. */
                created?: components["parameters"]["ActivityPageQuery.created"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the feed, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountActivityList"];
                };
            };
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
        };
    };
    getMcp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of a method that is not there. Refused: `method_not_allowed`. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    postMcp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpInput"];
            };
        };
        responses: {
            /** @description The answer, or one for each request of several. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpOutput"];
                };
            };
            /** @description An answer 202 without a body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A refusal of the protocol, or of the request before its body was read. Refused: `invalid_version`, `invalid_json`, `invalid_request`, `unknown_parameter`, `parameter_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRefusal"];
                };
            };
        };
    };
    getWorkforceAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceAccess"];
                };
            };
        };
    };
    allocateToWorkforce: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkforceAllocation"];
            };
        };
        responses: {
            /** @description What the allocation has made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceSendResult"];
                };
            };
        };
    };
    previewWorkforceAllocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkforceAllocation"];
            };
        };
        responses: {
            /** @description What the allocation would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforcePreview"];
                };
            };
        };
    };
    listWorkforceBatches: {
        parameters: {
            query?: {
                /** @description The first day; the first of this month when left out. */
                from?: components["parameters"]["WorkforceDaysQuery.from"];
                /** @description The last day; today when left out. At most 366 days in all. */
                to?: components["parameters"]["WorkforceDaysQuery.to"];
                /** @description Allocations in this status. */
                status?: components["parameters"]["WorkforceBatchQuery.status"];
                /** @description Allocations booked to this cost centre, or to `none`. */
                cost_center?: components["parameters"]["WorkforceBatchQuery.cost_center"];
                /** @description The page, from 1. */
                page?: components["parameters"]["WorkforcePageQuery.page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["WorkforcePageQuery.page_size"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of allocations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceBatchPage"];
                };
            };
        };
    };
    getWorkforceBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The number of the allocation. */
                reference: components["parameters"]["WorkforceBatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceBatch"];
                };
            };
        };
    };
    getWorkforceBatchResults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The number of the allocation. */
                reference: components["parameters"]["WorkforceBatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A line of headings, then a row for each line of the batch in its order, as CSV in UTF-8: line,
             *     target, network, type, amount, currency, status, send_id, client_reference, failure_code,
             *     failure_message, token_last4, units, delivered_at.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    cancelWorkforceBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The number of the allocation. */
                reference: components["parameters"]["WorkforceBatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceBatch"];
                };
            };
        };
    };
    resendWorkforceBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The number of the allocation. */
                reference: components["parameters"]["WorkforceBatchPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WorkforceResend"];
            };
        };
        responses: {
            /** @description What the resend has made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceSendResult"];
                };
            };
        };
    };
    previewWorkforceResend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The number of the allocation. */
                reference: components["parameters"]["WorkforceBatchPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WorkforceResend"];
            };
        };
        responses: {
            /** @description What the resend would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforcePreview"];
                };
            };
        };
    };
    listWorkforceSchedules: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["WorkforcePageQuery.page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["WorkforcePageQuery.page_size"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of schedules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceSchedulePage"];
                };
            };
        };
    };
    runWorkforceSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The schedule. */
                schedule_id: components["parameters"]["SchedulePath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WorkforceScheduleRun"];
            };
        };
        responses: {
            /** @description The allocation of the run. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceSendResult"];
                };
            };
        };
    };
    listWorkforceCostCenters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every department. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceDepartmentList"];
                };
            };
        };
    };
    createWorkforceCostCenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkforceDepartmentCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceDepartment"];
                };
            };
        };
    };
    updateWorkforceCostCenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The cost centre. */
                cost_center_id: components["parameters"]["CostCenterPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkforceDepartmentUpdate"];
            };
        };
        responses: {
            /** @description The department as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceDepartment"];
                };
            };
        };
    };
    getWorkforceCostCenterPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The cost centre. */
                cost_center_id: components["parameters"]["CostCenterPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceDepartmentPeople"];
                };
            };
        };
    };
    changeWorkforceCostCenterPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The cost centre. */
                cost_center_id: components["parameters"]["CostCenterPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkforceDepartmentPeopleChange"];
            };
        };
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceDepartmentPeople"];
                };
            };
        };
    };
    getWorkforceCostCenterSpend: {
        parameters: {
            query?: {
                /** @description The first day; the first of this month when left out. */
                from?: components["parameters"]["WorkforceDaysQuery.from"];
                /** @description The last day; today when left out. At most 366 days in all. */
                to?: components["parameters"]["WorkforceDaysQuery.to"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The cost centre. */
                cost_center_id: components["parameters"]["CostCenterPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceDepartmentSpend"];
                };
            };
        };
    };
    listWorkforceRecipients: {
        parameters: {
            query?: {
                /** @description People whose name, number or payroll number holds this. */
                q?: components["parameters"]["WorkforcePersonQuery.q"];
                /** @description People of this cost centre, or of `none`. */
                cost_center?: components["parameters"]["WorkforcePersonQuery.cost_center"];
                /** @description The page, from 1. */
                page?: components["parameters"]["WorkforcePageQuery.page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["WorkforcePageQuery.page_size"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforcePersonPage"];
                };
            };
        };
    };
    createWorkforceRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkforcePersonCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforcePersonCreated"];
                };
            };
        };
    };
    updateWorkforceRecipient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The person: a recipient. */
                recipient_id: components["parameters"]["WorkforcePersonPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkforcePersonUpdate"];
            };
        };
        responses: {
            /** @description What has become of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforcePersonUpdated"];
                };
            };
        };
    };
    getWorkforceProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceProducts"];
                };
            };
        };
    };
    getWorkforceMeters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceMeters"];
                };
            };
        };
    };
    getWorkforceLedger: {
        parameters: {
            query?: {
                /** @description The first day; the first of this month when left out. */
                from?: components["parameters"]["WorkforceDaysQuery.from"];
                /** @description The last day; today when left out. At most 366 days in all. */
                to?: components["parameters"]["WorkforceDaysQuery.to"];
                /** @description One currency; both when left out. */
                currency?: components["parameters"]["WorkforceLedgerQuery.currency"];
                /** @description Movements of this kind. */
                kind?: components["parameters"]["WorkforceLedgerQuery.kind"];
                /** @description Movements whose description or reference holds this. */
                q?: components["parameters"]["WorkforceLedgerQuery.q"];
                /** @description What the ledger is made as. */
                format?: components["parameters"]["WorkforceLedgerQuery.format"];
                /** @description The page, from 1. */
                page?: components["parameters"]["WorkforceLedgerQuery.page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["WorkforceLedgerQuery.page_size"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger, or with `format` the whole as a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceLedgerOrExport"];
                    "text/csv": string;
                };
            };
        };
    };
    getWorkforceJournal: {
        parameters: {
            query?: {
                /** @description The first day; the first of this month when left out. */
                from?: components["parameters"]["WorkforceDaysQuery.from"];
                /** @description The last day; today when left out. At most 366 days in all. */
                to?: components["parameters"]["WorkforceDaysQuery.to"];
                /** @description Entries of this cost centre, or of `none`. */
                cost_center?: components["parameters"]["WorkforceJournalQuery.cost_center"];
                /** @description What the journal is made as. */
                format?: components["parameters"]["WorkforceJournalQuery.format"];
            };
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries: an object, or with `format=csv` CSV in UTF-8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkforceJournal"];
                    "text/csv": string;
                };
            };
        };
    };
    createTestCredit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestCreditCreate"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestCredit"];
                };
            };
        };
    };
    advanceTestSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The send: `snd_…`, or the bare hex id of a legacy order. */
                send_id: components["parameters"]["SendPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendAdvance"];
            };
        };
        responses: {
            /** @description The send as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Send"];
                };
            };
        };
    };
    triggerTestEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEventTrigger"];
            };
        };
        responses: {
            /** @description The new object. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    resetTestAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed, and the Credit that is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestReset"];
                };
            };
        };
    };
    setZesaAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZesaAvailabilitySet"];
            };
        };
        responses: {
            /** @description How the utility is from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZesaAvailability"];
                };
            };
        };
    };
    approveTestApproval: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this request. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The approval. */
                approval_id: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentApproval"];
                };
            };
        };
    };
    rejectTestApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, if you wish. Repeated with the same key and body, it does its work once and answers with the object as it is then. Kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The approval. */
                approval_id: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentApproval"];
                };
            };
        };
    };
    claimTestRewardLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The link. */
                link_id: components["parameters"]["RewardLinkPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestClaimCreate"];
            };
        };
        responses: {
            /** @description The reward that this number claimed before, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            /** @description The new reward. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
        };
    };
    payTestCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The session. */
                session_id: components["parameters"]["CheckoutSessionPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestCheckoutPay"];
            };
        };
        responses: {
            /** @description The session as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    reviewTestCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path: {
                /** @description The session. */
                session_id: components["parameters"]["CheckoutSessionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestCheckoutReview"];
            };
        };
        responses: {
            /** @description The session as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    getTestClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
        };
    };
    advanceTestClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestClockAdvance"];
            };
        };
        responses: {
            /** @description The clock as it is afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    listErrorCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The dated version to use; left out, the key's, else the account's default. */
                "Svc-Version"?: components["parameters"]["SvcVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every code, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorCodeList"];
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
