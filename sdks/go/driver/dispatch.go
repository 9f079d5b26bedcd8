// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package main

import (
	"context"

	svc "example.com/svc/svc-go"
)

type method func(ctx context.Context, client *svc.Client, in *input) (any, error)

// methods is every method by its name; one that is missing does not compile.
var methods = map[string]method{

	"account.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Account.Get(ctx, in.options...))
	},

	"account.list_activity": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.AccountListActivityParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Account.ListActivity(ctx, params, in.options...))
	},

	"account.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.AccountUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Account.Update(ctx, params, in.options...))
	},

	"activities.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ActivitiesCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Activities.Create(ctx, params, in.options...))
	},

	"activities.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		activityID := in.take("activity_id")
		return single(client.Activities.Get(ctx, activityID, in.options...))
	},

	"activities.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ActivitiesListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Activities.List(ctx, params, in.options...))
	},

	"approvals.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		approvalID := in.take("approval_id")
		return single(client.Approvals.Get(ctx, approvalID, in.options...))
	},

	"approvals.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ApprovalsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Approvals.List(ctx, params, in.options...))
	},

	"audit_log.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.AuditLogListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.AuditLog.List(ctx, params, in.options...))
	},

	"batches.approve": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		batchID := in.take("batch_id")
		return single(client.Batches.Approve(ctx, batchID, in.options...))
	},

	"batches.cancel": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		batchID := in.take("batch_id")
		return single(client.Batches.Cancel(ctx, batchID, in.options...))
	},

	"batches.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.BatchesCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Batches.Create(ctx, params, in.options...))
	},

	"batches.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		batchID := in.take("batch_id")
		return single(client.Batches.Get(ctx, batchID, in.options...))
	},

	"batches.get_results": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		batchID := in.take("batch_id")
		return single(client.Batches.GetResults(ctx, batchID, in.options...))
	},

	"batches.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.BatchesListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Batches.List(ctx, params, in.options...))
	},

	"batches.list_items": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		batchID := in.take("batch_id")
		params := new(svc.BatchesListItemsParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Batches.ListItems(ctx, batchID, params, in.options...))
	},

	"batches.preview": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.BatchesPreviewParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Batches.Preview(ctx, params, in.options...))
	},

	"batches.retry_failed": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		batchID := in.take("batch_id")
		params := new(svc.BatchesRetryFailedParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Batches.RetryFailed(ctx, batchID, params, in.options...))
	},

	"blocklist.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.BlocklistCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Blocklist.Create(ctx, params, in.options...))
	},

	"blocklist.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		entryID := in.take("entry_id")
		return single(client.Blocklist.Delete(ctx, entryID, in.options...))
	},

	"blocklist.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		entryID := in.take("entry_id")
		return single(client.Blocklist.Get(ctx, entryID, in.options...))
	},

	"blocklist.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.BlocklistListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Blocklist.List(ctx, params, in.options...))
	},

	"checkins.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CheckinsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Checkins.Create(ctx, params, in.options...))
	},

	"checkins.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CheckinsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Checkins.List(ctx, params, in.options...))
	},

	"checkout_sessions.change_meter": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sessionID := in.take("session_id")
		params := new(svc.CheckoutSessionsChangeMeterParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.CheckoutSessions.ChangeMeter(ctx, sessionID, params, in.options...))
	},

	"checkout_sessions.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CheckoutSessionsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.CheckoutSessions.Create(ctx, params, in.options...))
	},

	"checkout_sessions.expire": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sessionID := in.take("session_id")
		return single(client.CheckoutSessions.Expire(ctx, sessionID, in.options...))
	},

	"checkout_sessions.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sessionID := in.take("session_id")
		params := new(svc.CheckoutSessionsGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.CheckoutSessions.Get(ctx, sessionID, params, in.options...))
	},

	"checkout_sessions.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CheckoutSessionsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.CheckoutSessions.List(ctx, params, in.options...))
	},

	"claims.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		token := in.take("token")
		params := new(svc.ClaimsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Claims.Create(ctx, token, params, in.options...))
	},

	"claims.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		token := in.take("token")
		return single(client.Claims.Get(ctx, token, in.options...))
	},

	"claims.send_code": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		token := in.take("token")
		params := new(svc.ClaimsSendCodeParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Claims.SendCode(ctx, token, params, in.options...))
	},

	"cost_centers.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CostCentersCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.CostCenters.Create(ctx, params, in.options...))
	},

	"cost_centers.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		costCenterID := in.take("cost_center_id")
		return single(client.CostCenters.Get(ctx, costCenterID, in.options...))
	},

	"cost_centers.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CostCentersListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.CostCenters.List(ctx, params, in.options...))
	},

	"cost_centers.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		costCenterID := in.take("cost_center_id")
		params := new(svc.CostCentersUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.CostCenters.Update(ctx, costCenterID, params, in.options...))
	},

	"credit.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Credit.Get(ctx, in.options...))
	},

	"credit.get_alerts": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Credit.GetAlerts(ctx, in.options...))
	},

	"credit.get_reservation": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reservationID := in.take("reservation_id")
		return single(client.Credit.GetReservation(ctx, reservationID, in.options...))
	},

	"credit.get_transaction": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		transactionID := in.take("transaction_id")
		return single(client.Credit.GetTransaction(ctx, transactionID, in.options...))
	},

	"credit.list_reservations": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CreditListReservationsParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Credit.ListReservations(ctx, params, in.options...))
	},

	"credit.list_transactions": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CreditListTransactionsParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Credit.ListTransactions(ctx, params, in.options...))
	},

	"credit.update_alerts": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.CreditUpdateAlertsParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Credit.UpdateAlerts(ctx, params, in.options...))
	},

	"dealer.create_application": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.DealerCreateApplicationParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Dealer.CreateApplication(ctx, params, in.options...))
	},

	"dealer.get_application": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Dealer.GetApplication(ctx, in.options...))
	},

	"dealer.submit_application": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Dealer.SubmitApplication(ctx, in.options...))
	},

	"dealer.update_application": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.DealerUpdateApplicationParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Dealer.UpdateApplication(ctx, params, in.options...))
	},

	"disputes.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.DisputesCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Disputes.Create(ctx, params, in.options...))
	},

	"disputes.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		disputeID := in.take("dispute_id")
		params := new(svc.DisputesGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Disputes.Get(ctx, disputeID, params, in.options...))
	},

	"disputes.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.DisputesListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Disputes.List(ctx, params, in.options...))
	},

	"documents.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		documentID := in.take("document_id")
		return single(client.Documents.Get(ctx, documentID, in.options...))
	},

	"documents.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.DocumentsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Documents.List(ctx, params, in.options...))
	},

	"documents.upload": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.DocumentsUploadParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Documents.Upload(ctx, params, in.options...))
	},

	"error_codes.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return paged(client.ErrorCodes.List(ctx, in.options...))
	},

	"events.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		eventID := in.take("event_id")
		return single(client.Events.Get(ctx, eventID, in.options...))
	},

	"events.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.EventsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Events.List(ctx, params, in.options...))
	},

	"exports.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ExportsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Exports.Create(ctx, params, in.options...))
	},

	"exports.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		exportID := in.take("export_id")
		return single(client.Exports.Get(ctx, exportID, in.options...))
	},

	"exports.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ExportsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Exports.List(ctx, params, in.options...))
	},

	"family.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.FamilyCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Family.Create(ctx, params, in.options...))
	},

	"family.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		familyMemberID := in.take("family_member_id")
		return single(client.Family.Delete(ctx, familyMemberID, in.options...))
	},

	"family.get_member": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		familyMemberID := in.take("family_member_id")
		return single(client.Family.GetMember(ctx, familyMemberID, in.options...))
	},

	"family.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return paged(client.Family.List(ctx, in.options...))
	},

	"family.send_to": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		familyMemberID := in.take("family_member_id")
		params := new(svc.FamilySendToParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Family.SendTo(ctx, familyMemberID, params, in.options...))
	},

	"family.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		familyMemberID := in.take("family_member_id")
		params := new(svc.FamilyUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Family.Update(ctx, familyMemberID, params, in.options...))
	},

	"groups.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.GroupsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Groups.Create(ctx, params, in.options...))
	},

	"groups.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		groupID := in.take("group_id")
		return single(client.Groups.Delete(ctx, groupID, in.options...))
	},

	"groups.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		groupID := in.take("group_id")
		return single(client.Groups.Get(ctx, groupID, in.options...))
	},

	"groups.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.GroupsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Groups.List(ctx, params, in.options...))
	},

	"groups.list_members": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		groupID := in.take("group_id")
		params := new(svc.GroupsListMembersParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Groups.ListMembers(ctx, groupID, params, in.options...))
	},

	"groups.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		groupID := in.take("group_id")
		params := new(svc.GroupsUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Groups.Update(ctx, groupID, params, in.options...))
	},

	"groups.update_members": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		groupID := in.take("group_id")
		params := new(svc.GroupsUpdateMembersParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Groups.UpdateMembers(ctx, groupID, params, in.options...))
	},

	"health.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Health.Get(ctx, in.options...))
	},

	"invites.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		inviteID := in.take("invite_id")
		return single(client.Invites.Delete(ctx, inviteID, in.options...))
	},

	"invites.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		inviteID := in.take("invite_id")
		return single(client.Invites.Get(ctx, inviteID, in.options...))
	},

	"invites.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.InvitesListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Invites.List(ctx, params, in.options...))
	},

	"keys.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.KeysCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Keys.Create(ctx, params, in.options...))
	},

	"keys.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		keyID := in.take("key_id")
		return single(client.Keys.Delete(ctx, keyID, in.options...))
	},

	"keys.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		keyID := in.take("key_id")
		return single(client.Keys.Get(ctx, keyID, in.options...))
	},

	"keys.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.KeysListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Keys.List(ctx, params, in.options...))
	},

	"keys.roll": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		keyID := in.take("key_id")
		params := new(svc.KeysRollParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Keys.Roll(ctx, keyID, params, in.options...))
	},

	"keys.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		keyID := in.take("key_id")
		params := new(svc.KeysUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Keys.Update(ctx, keyID, params, in.options...))
	},

	"lookups.phone": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.LookupsPhoneParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Lookups.Phone(ctx, params, in.options...))
	},

	"members.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		memberID := in.take("member_id")
		return single(client.Members.Delete(ctx, memberID, in.options...))
	},

	"members.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		memberID := in.take("member_id")
		return single(client.Members.Get(ctx, memberID, in.options...))
	},

	"members.invite": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.MembersInviteParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Members.Invite(ctx, params, in.options...))
	},

	"members.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.MembersListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Members.List(ctx, params, in.options...))
	},

	"members.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		memberID := in.take("member_id")
		params := new(svc.MembersUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Members.Update(ctx, memberID, params, in.options...))
	},

	"meters.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		number := in.take("number")
		params := new(svc.MetersGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Meters.Get(ctx, number, params, in.options...))
	},

	"networks.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return paged(client.Networks.List(ctx, in.options...))
	},

	"overview.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Overview.Get(ctx, in.options...))
	},

	"power.get_quote": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.PowerGetQuoteParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Power.GetQuote(ctx, params, in.options...))
	},

	"power.get_rate": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.PowerGetRateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Power.GetRate(ctx, params, in.options...))
	},

	"power.get_series": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.PowerGetSeriesParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Power.GetSeries(ctx, params, in.options...))
	},

	"power.list_observations": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.PowerListObservationsParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Power.ListObservations(ctx, params, in.options...))
	},

	"products.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		productID := in.take("product_id")
		return single(client.Products.Get(ctx, productID, in.options...))
	},

	"products.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ProductsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Products.List(ctx, params, in.options...))
	},

	"products.list_bundles": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		productID := in.take("product_id")
		return paged(client.Products.ListBundles(ctx, productID, in.options...))
	},

	"programs.activate": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		return single(client.Programs.Activate(ctx, programID, in.options...))
	},

	"programs.close": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		return single(client.Programs.Close(ctx, programID, in.options...))
	},

	"programs.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ProgramsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Programs.Create(ctx, params, in.options...))
	},

	"programs.create_completion": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		params := new(svc.ProgramsCreateCompletionParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Programs.CreateCompletion(ctx, programID, params, in.options...))
	},

	"programs.defund": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		params := new(svc.ProgramsDefundParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Programs.Defund(ctx, programID, params, in.options...))
	},

	"programs.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		return single(client.Programs.Delete(ctx, programID, in.options...))
	},

	"programs.fund": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		params := new(svc.ProgramsFundParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Programs.Fund(ctx, programID, params, in.options...))
	},

	"programs.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		return single(client.Programs.Get(ctx, programID, in.options...))
	},

	"programs.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ProgramsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Programs.List(ctx, params, in.options...))
	},

	"programs.list_rules": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		params := new(svc.ProgramsListRulesParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Programs.ListRules(ctx, programID, params, in.options...))
	},

	"programs.pause": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		return single(client.Programs.Pause(ctx, programID, in.options...))
	},

	"programs.resume": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		return single(client.Programs.Resume(ctx, programID, in.options...))
	},

	"programs.roll_secret": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		return single(client.Programs.RollSecret(ctx, programID, in.options...))
	},

	"programs.set_rules": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		params := new(svc.ProgramsSetRulesParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Programs.SetRules(ctx, programID, params, in.options...))
	},

	"programs.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		programID := in.take("program_id")
		params := new(svc.ProgramsUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Programs.Update(ctx, programID, params, in.options...))
	},

	"quotes.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.QuotesCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Quotes.Create(ctx, params, in.options...))
	},

	"quotes.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		quoteID := in.take("quote_id")
		return single(client.Quotes.Get(ctx, quoteID, in.options...))
	},

	"recipients.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RecipientsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Recipients.Create(ctx, params, in.options...))
	},

	"recipients.create_bulk": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RecipientsCreateBulkParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Recipients.CreateBulk(ctx, params, in.options...))
	},

	"recipients.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		recipientID := in.take("recipient_id")
		return single(client.Recipients.Delete(ctx, recipientID, in.options...))
	},

	"recipients.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		recipientID := in.take("recipient_id")
		params := new(svc.RecipientsGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Recipients.Get(ctx, recipientID, params, in.options...))
	},

	"recipients.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RecipientsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Recipients.List(ctx, params, in.options...))
	},

	"recipients.restore": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		recipientID := in.take("recipient_id")
		return single(client.Recipients.Restore(ctx, recipientID, in.options...))
	},

	"recipients.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		recipientID := in.take("recipient_id")
		params := new(svc.RecipientsUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Recipients.Update(ctx, recipientID, params, in.options...))
	},

	"referrals.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReferralsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Referrals.Create(ctx, params, in.options...))
	},

	"referrals.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		referralID := in.take("referral_id")
		return single(client.Referrals.Get(ctx, referralID, in.options...))
	},

	"referrals.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReferralsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Referrals.List(ctx, params, in.options...))
	},

	"referrals.qualify": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		referralID := in.take("referral_id")
		return single(client.Referrals.Qualify(ctx, referralID, in.options...))
	},

	"reports.get_failures": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReportsGetFailuresParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reports.GetFailures(ctx, params, in.options...))
	},

	"reports.get_failures_csv": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReportsGetFailuresCsvParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reports.GetFailuresCSV(ctx, params, in.options...))
	},

	"reports.get_programs": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReportsGetProgramsParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reports.GetPrograms(ctx, params, in.options...))
	},

	"reports.get_programs_csv": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReportsGetProgramsCsvParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reports.GetProgramsCSV(ctx, params, in.options...))
	},

	"reports.get_reconciliation": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReportsGetReconciliationParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reports.GetReconciliation(ctx, params, in.options...))
	},

	"reports.get_reconciliation_csv": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReportsGetReconciliationCsvParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reports.GetReconciliationCSV(ctx, params, in.options...))
	},

	"reports.get_spend": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReportsGetSpendParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reports.GetSpend(ctx, params, in.options...))
	},

	"reports.get_spend_csv": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReportsGetSpendCsvParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reports.GetSpendCSV(ctx, params, in.options...))
	},

	"requests.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		requestID := in.take("request_id")
		return single(client.Requests.Get(ctx, requestID, in.options...))
	},

	"requests.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RequestsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Requests.List(ctx, params, in.options...))
	},

	"reviews.approve": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reviewID := in.take("review_id")
		params := new(svc.ReviewsApproveParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reviews.Approve(ctx, reviewID, params, in.options...))
	},

	"reviews.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reviewID := in.take("review_id")
		params := new(svc.ReviewsGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reviews.Get(ctx, reviewID, params, in.options...))
	},

	"reviews.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.ReviewsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Reviews.List(ctx, params, in.options...))
	},

	"reviews.reject": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reviewID := in.take("review_id")
		params := new(svc.ReviewsRejectParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Reviews.Reject(ctx, reviewID, params, in.options...))
	},

	"reward_links.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RewardLinksCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.RewardLinks.Create(ctx, params, in.options...))
	},

	"reward_links.create_many": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RewardLinksCreateManyParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.RewardLinks.CreateMany(ctx, params, in.options...))
	},

	"reward_links.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		linkID := in.take("link_id")
		return single(client.RewardLinks.Get(ctx, linkID, in.options...))
	},

	"reward_links.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RewardLinksListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.RewardLinks.List(ctx, params, in.options...))
	},

	"reward_links.revoke": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		linkID := in.take("link_id")
		return single(client.RewardLinks.Revoke(ctx, linkID, in.options...))
	},

	"rewards.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RewardsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Rewards.Create(ctx, params, in.options...))
	},

	"rewards.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		rewardID := in.take("reward_id")
		params := new(svc.RewardsGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Rewards.Get(ctx, rewardID, params, in.options...))
	},

	"rewards.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RewardsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Rewards.List(ctx, params, in.options...))
	},

	"rewards.release": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		rewardID := in.take("reward_id")
		params := new(svc.RewardsReleaseParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Rewards.Release(ctx, rewardID, params, in.options...))
	},

	"rewards.validate": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.RewardsValidateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Rewards.Validate(ctx, params, in.options...))
	},

	"rewards.void": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		rewardID := in.take("reward_id")
		return single(client.Rewards.Void(ctx, rewardID, in.options...))
	},

	"sandboxes.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.SandboxesCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Sandboxes.Create(ctx, params, in.options...))
	},

	"schedules.combine_occurrence": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		day := in.take("day")
		params := new(svc.SchedulesCombineOccurrenceParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Schedules.CombineOccurrence(ctx, scheduleID, day, params, in.options...))
	},

	"schedules.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.SchedulesCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Schedules.Create(ctx, params, in.options...))
	},

	"schedules.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		return single(client.Schedules.Delete(ctx, scheduleID, in.options...))
	},

	"schedules.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		params := new(svc.SchedulesGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Schedules.Get(ctx, scheduleID, params, in.options...))
	},

	"schedules.get_occurrence": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		day := in.take("day")
		return single(client.Schedules.GetOccurrence(ctx, scheduleID, day, in.options...))
	},

	"schedules.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.SchedulesListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Schedules.List(ctx, params, in.options...))
	},

	"schedules.list_occurrences": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		params := new(svc.SchedulesListOccurrencesParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Schedules.ListOccurrences(ctx, scheduleID, params, in.options...))
	},

	"schedules.move_occurrence": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		day := in.take("day")
		params := new(svc.SchedulesMoveOccurrenceParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Schedules.MoveOccurrence(ctx, scheduleID, day, params, in.options...))
	},

	"schedules.preview_run": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		return single(client.Schedules.PreviewRun(ctx, scheduleID, in.options...))
	},

	"schedules.reset_occurrence": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		day := in.take("day")
		return single(client.Schedules.ResetOccurrence(ctx, scheduleID, day, in.options...))
	},

	"schedules.run": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		params := new(svc.SchedulesRunParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Schedules.Run(ctx, scheduleID, params, in.options...))
	},

	"schedules.skip_occurrence": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		day := in.take("day")
		return single(client.Schedules.SkipOccurrence(ctx, scheduleID, day, in.options...))
	},

	"schedules.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		params := new(svc.SchedulesUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Schedules.Update(ctx, scheduleID, params, in.options...))
	},

	"schedules.update_occurrence": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		day := in.take("day")
		params := new(svc.SchedulesUpdateOccurrenceParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Schedules.UpdateOccurrence(ctx, scheduleID, day, params, in.options...))
	},

	"search.find": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.SearchFindParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Search.Find(ctx, params, in.options...))
	},

	"sends.cancel": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		return single(client.Sends.Cancel(ctx, sendID, in.options...))
	},

	"sends.change_meter": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		params := new(svc.SendsChangeMeterParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Sends.ChangeMeter(ctx, sendID, params, in.options...))
	},

	"sends.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.SendsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Sends.Create(ctx, params, in.options...))
	},

	"sends.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		params := new(svc.SendsGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Sends.Get(ctx, sendID, params, in.options...))
	},

	"sends.get_receipt": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		params := new(svc.SendsGetReceiptParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Sends.GetReceipt(ctx, sendID, params, in.options...))
	},

	"sends.get_receipt_pdf": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		params := new(svc.SendsGetReceiptPdfParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Sends.GetReceiptPDF(ctx, sendID, params, in.options...))
	},

	"sends.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.SendsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Sends.List(ctx, params, in.options...))
	},

	"sends.list_attempts": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		return paged(client.Sends.ListAttempts(ctx, sendID, in.options...))
	},

	"sends.resend_token": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		return single(client.Sends.ResendToken(ctx, sendID, in.options...))
	},

	"sends.retry": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		return single(client.Sends.Retry(ctx, sendID, in.options...))
	},

	"sends.validate": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.SendsValidateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Sends.Validate(ctx, params, in.options...))
	},

	"statements.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.StatementsGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Statements.Get(ctx, params, in.options...))
	},

	"statements.get_csv": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.StatementsGetCsvParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Statements.GetCSV(ctx, params, in.options...))
	},

	"statements.get_pdf": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.StatementsGetPdfParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Statements.GetPDF(ctx, params, in.options...))
	},

	"status.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Status.Get(ctx, in.options...))
	},

	"status.get_history": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.StatusGetHistoryParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Status.GetHistory(ctx, params, in.options...))
	},

	"test.create_credit": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.TestCreateCreditParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.CreateCredit(ctx, params, in.options...))
	},

	"test.reset": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Test.Reset(ctx, in.options...))
	},

	"test.set_network_availability": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		network := in.take("network")
		params := new(svc.TestSetNetworkAvailabilityParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.SetNetworkAvailability(ctx, network, params, in.options...))
	},

	"test.set_zesa_availability": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.TestSetZesaAvailabilityParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.SetZesaAvailability(ctx, params, in.options...))
	},

	"test.approvals.approve": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		approvalID := in.take("approval_id")
		return single(client.Test.Approvals.Approve(ctx, approvalID, in.options...))
	},

	"test.approvals.reject": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		approvalID := in.take("approval_id")
		return single(client.Test.Approvals.Reject(ctx, approvalID, in.options...))
	},

	"test.checkout_sessions.pay": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sessionID := in.take("session_id")
		params := new(svc.TestCheckoutSessionsPayParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.CheckoutSessions.Pay(ctx, sessionID, params, in.options...))
	},

	"test.checkout_sessions.review": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sessionID := in.take("session_id")
		params := new(svc.TestCheckoutSessionsReviewParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.CheckoutSessions.Review(ctx, sessionID, params, in.options...))
	},

	"test.clock.advance": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.TestClockAdvanceParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.Clock.Advance(ctx, params, in.options...))
	},

	"test.clock.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Test.Clock.Get(ctx, in.options...))
	},

	"test.events.trigger": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.TestEventsTriggerParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.Events.Trigger(ctx, params, in.options...))
	},

	"test.reward_links.claim": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		linkID := in.take("link_id")
		params := new(svc.TestRewardLinksClaimParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.RewardLinks.Claim(ctx, linkID, params, in.options...))
	},

	"test.sends.advance": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		sendID := in.take("send_id")
		params := new(svc.TestSendsAdvanceParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Test.Sends.Advance(ctx, sendID, params, in.options...))
	},

	"token_links.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		secret := in.take("secret")
		params := new(svc.TokenLinksGetParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.TokenLinks.Get(ctx, secret, params, in.options...))
	},

	"topups.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.TopupsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Topups.Create(ctx, params, in.options...))
	},

	"topups.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		topupID := in.take("topup_id")
		return single(client.Topups.Get(ctx, topupID, in.options...))
	},

	"topups.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.TopupsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Topups.List(ctx, params, in.options...))
	},

	"webhook_deliveries.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		deliveryID := in.take("delivery_id")
		return single(client.WebhookDeliveries.Get(ctx, deliveryID, in.options...))
	},

	"webhook_deliveries.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WebhookDeliveriesListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.WebhookDeliveries.List(ctx, params, in.options...))
	},

	"webhook_deliveries.redeliver": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		deliveryID := in.take("delivery_id")
		return single(client.WebhookDeliveries.Redeliver(ctx, deliveryID, in.options...))
	},

	"webhook_endpoints.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WebhookEndpointsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.WebhookEndpoints.Create(ctx, params, in.options...))
	},

	"webhook_endpoints.delete": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		endpointID := in.take("endpoint_id")
		return single(client.WebhookEndpoints.Delete(ctx, endpointID, in.options...))
	},

	"webhook_endpoints.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		endpointID := in.take("endpoint_id")
		return single(client.WebhookEndpoints.Get(ctx, endpointID, in.options...))
	},

	"webhook_endpoints.get_replay": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		endpointID := in.take("endpoint_id")
		replayID := in.take("replay_id")
		return single(client.WebhookEndpoints.GetReplay(ctx, endpointID, replayID, in.options...))
	},

	"webhook_endpoints.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WebhookEndpointsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.WebhookEndpoints.List(ctx, params, in.options...))
	},

	"webhook_endpoints.replay": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		endpointID := in.take("endpoint_id")
		params := new(svc.WebhookEndpointsReplayParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.WebhookEndpoints.Replay(ctx, endpointID, params, in.options...))
	},

	"webhook_endpoints.roll_secret": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		endpointID := in.take("endpoint_id")
		params := new(svc.WebhookEndpointsRollSecretParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.WebhookEndpoints.RollSecret(ctx, endpointID, params, in.options...))
	},

	"webhook_endpoints.test": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		endpointID := in.take("endpoint_id")
		params := new(svc.WebhookEndpointsTestParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.WebhookEndpoints.Test(ctx, endpointID, params, in.options...))
	},

	"webhook_endpoints.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		endpointID := in.take("endpoint_id")
		params := new(svc.WebhookEndpointsUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.WebhookEndpoints.Update(ctx, endpointID, params, in.options...))
	},

	"workforce.allocate": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceAllocateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.Allocate(ctx, params, in.options...))
	},

	"workforce.get_access": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Workforce.GetAccess(ctx, in.options...))
	},

	"workforce.get_journal": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceGetJournalParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.GetJournal(ctx, params, in.options...))
	},

	"workforce.get_journal_csv": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceGetJournalCsvParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.GetJournalCSV(ctx, params, in.options...))
	},

	"workforce.get_ledger": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceGetLedgerParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Workforce.GetLedger(ctx, params, in.options...))
	},

	"workforce.get_ledger_csv": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceGetLedgerCsvParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.GetLedgerCSV(ctx, params, in.options...))
	},

	"workforce.get_ledger_csv_json": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceGetLedgerCsvJsonParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.GetLedgerCSVJSON(ctx, params, in.options...))
	},

	"workforce.get_meters": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Workforce.GetMeters(ctx, in.options...))
	},

	"workforce.get_products": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Workforce.GetProducts(ctx, in.options...))
	},

	"workforce.preview_allocation": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforcePreviewAllocationParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.PreviewAllocation(ctx, params, in.options...))
	},

	"workforce.batches.cancel": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reference := in.take("reference")
		return single(client.Workforce.Batches.Cancel(ctx, reference, in.options...))
	},

	"workforce.batches.get": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reference := in.take("reference")
		return single(client.Workforce.Batches.Get(ctx, reference, in.options...))
	},

	"workforce.batches.get_results": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reference := in.take("reference")
		return single(client.Workforce.Batches.GetResults(ctx, reference, in.options...))
	},

	"workforce.batches.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceBatchesListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Workforce.Batches.List(ctx, params, in.options...))
	},

	"workforce.batches.preview_resend": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reference := in.take("reference")
		params := new(svc.WorkforceBatchesPreviewResendParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.Batches.PreviewResend(ctx, reference, params, in.options...))
	},

	"workforce.batches.resend": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		reference := in.take("reference")
		params := new(svc.WorkforceBatchesResendParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.Batches.Resend(ctx, reference, params, in.options...))
	},

	"workforce.cost_centers.change_people": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		costCenterID := in.take("cost_center_id")
		params := new(svc.WorkforceCostCentersChangePeopleParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.CostCenters.ChangePeople(ctx, costCenterID, params, in.options...))
	},

	"workforce.cost_centers.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceCostCentersCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.CostCenters.Create(ctx, params, in.options...))
	},

	"workforce.cost_centers.get_people": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		costCenterID := in.take("cost_center_id")
		return single(client.Workforce.CostCenters.GetPeople(ctx, costCenterID, in.options...))
	},

	"workforce.cost_centers.get_spend": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		costCenterID := in.take("cost_center_id")
		params := new(svc.WorkforceCostCentersGetSpendParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.CostCenters.GetSpend(ctx, costCenterID, params, in.options...))
	},

	"workforce.cost_centers.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		return single(client.Workforce.CostCenters.List(ctx, in.options...))
	},

	"workforce.cost_centers.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		costCenterID := in.take("cost_center_id")
		params := new(svc.WorkforceCostCentersUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.CostCenters.Update(ctx, costCenterID, params, in.options...))
	},

	"workforce.recipients.create": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceRecipientsCreateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.Recipients.Create(ctx, params, in.options...))
	},

	"workforce.recipients.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceRecipientsListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Workforce.Recipients.List(ctx, params, in.options...))
	},

	"workforce.recipients.update": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		recipientID := in.take("recipient_id")
		params := new(svc.WorkforceRecipientsUpdateParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.Recipients.Update(ctx, recipientID, params, in.options...))
	},

	"workforce.schedules.list": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		params := new(svc.WorkforceSchedulesListParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return paged(client.Workforce.Schedules.List(ctx, params, in.options...))
	},

	"workforce.schedules.run": func(ctx context.Context, client *svc.Client, in *input) (any, error) {
		scheduleID := in.take("schedule_id")
		params := new(svc.WorkforceSchedulesRunParams)
		if err := in.read(params); err != nil {
			return nil, err
		}
		return single(client.Workforce.Schedules.Run(ctx, scheduleID, params, in.options...))
	},
}

// models is every model and union by its name.
var models = map[string]func() any{

	"Account": func() any { return new(svc.Account) },

	"AccountActivity": func() any { return new(svc.AccountActivity) },

	"AccountActivityList": func() any { return new(svc.AccountActivityList) },

	"AccountUpdate": func() any { return new(svc.AccountUpdate) },

	"Activity": func() any { return new(svc.Activity) },

	"ActivityCreate": func() any { return new(svc.ActivityCreate) },

	"ActivityEventData": func() any { return new(svc.ActivityEventData) },

	"ActivityList": func() any { return new(svc.ActivityList) },

	"ActivityRuleMatchedEvent": func() any { return new(svc.ActivityRuleMatchedEvent) },

	"Actor": func() any { return new(svc.Actor) },

	"Address": func() any { return new(svc.Address) },

	"AddressInput": func() any { return new(svc.AddressInput) },

	"AgentApproval": func() any { return new(svc.AgentApproval) },

	"AgentApprovalApprovedEvent": func() any { return new(svc.AgentApprovalApprovedEvent) },

	"AgentApprovalEventData": func() any { return new(svc.AgentApprovalEventData) },

	"AgentApprovalExpiredEvent": func() any { return new(svc.AgentApprovalExpiredEvent) },

	"AgentApprovalFailedEvent": func() any { return new(svc.AgentApprovalFailedEvent) },

	"AgentApprovalList": func() any { return new(svc.AgentApprovalList) },

	"AgentApprovalRejectedEvent": func() any { return new(svc.AgentApprovalRejectedEvent) },

	"AgentApprovalRequestedEvent": func() any { return new(svc.AgentApprovalRequestedEvent) },

	"AlertRecipients": func() any { return new(svc.AlertRecipients) },

	"ApiKey": func() any { return new(svc.ApiKey) },

	"ApiKeyCreatedEvent": func() any { return new(svc.ApiKeyCreatedEvent) },

	"ApiKeyEventData": func() any { return new(svc.ApiKeyEventData) },

	"ApiKeyExpiringEvent": func() any { return new(svc.ApiKeyExpiringEvent) },

	"ApiKeyList": func() any { return new(svc.ApiKeyList) },

	"ApiKeyRevokedEvent": func() any { return new(svc.ApiKeyRevokedEvent) },

	"ApiKeyRolledEvent": func() any { return new(svc.ApiKeyRolledEvent) },

	"ApprovalThreshold": func() any { return new(svc.ApprovalThreshold) },

	"AttentionItem": func() any { return new(svc.AttentionItem) },

	"AuditEvent": func() any { return new(svc.AuditEvent) },

	"AuditEventList": func() any { return new(svc.AuditEventList) },

	"Batch": func() any { return new(svc.Batch) },

	"BatchApproval": func() any { return new(svc.BatchApproval) },

	"BatchCancelledEvent": func() any { return new(svc.BatchCancelledEvent) },

	"BatchCompletedEvent": func() any { return new(svc.BatchCompletedEvent) },

	"BatchCounts": func() any { return new(svc.BatchCounts) },

	"BatchCreate": func() any { return new(svc.BatchCreate) },

	"BatchCreatedEvent": func() any { return new(svc.BatchCreatedEvent) },

	"BatchCreditCheck": func() any { return new(svc.BatchCreditCheck) },

	"BatchEventData": func() any { return new(svc.BatchEventData) },

	"BatchFailedEvent": func() any { return new(svc.BatchFailedEvent) },

	"BatchItem": func() any { return new(svc.BatchItem) },

	"BatchItemCreate": func() any { return new(svc.BatchItemCreate) },

	"BatchItemList": func() any { return new(svc.BatchItemList) },

	"BatchList": func() any { return new(svc.BatchList) },

	"BatchPartiallyCompletedEvent": func() any { return new(svc.BatchPartiallyCompletedEvent) },

	"BatchPreview": func() any { return new(svc.BatchPreview) },

	"BatchPreviewCounts": func() any { return new(svc.BatchPreviewCounts) },

	"BatchPreviewLine": func() any { return new(svc.BatchPreviewLine) },

	"BatchProcessingEvent": func() any { return new(svc.BatchProcessingEvent) },

	"BatchRequiresApprovalEvent": func() any { return new(svc.BatchRequiresApprovalEvent) },

	"BatchRetry": func() any { return new(svc.BatchRetry) },

	"BatchWarning": func() any { return new(svc.BatchWarning) },

	"BeneficialOwner": func() any { return new(svc.BeneficialOwner) },

	"BlockedTarget": func() any { return new(svc.BlockedTarget) },

	"BlockedTargetCreate": func() any { return new(svc.BlockedTargetCreate) },

	"BlockedTargetList": func() any { return new(svc.BlockedTargetList) },

	"BudgetAfter": func() any { return new(svc.BudgetAfter) },

	"Bundle": func() any { return new(svc.Bundle) },

	"BundleList": func() any { return new(svc.BundleList) },

	"Checkin": func() any { return new(svc.Checkin) },

	"CheckinCreate": func() any { return new(svc.CheckinCreate) },

	"CheckinList": func() any { return new(svc.CheckinList) },

	"CheckoutCredited": func() any { return new(svc.CheckoutCredited) },

	"CheckoutPayment": func() any { return new(svc.CheckoutPayment) },

	"CheckoutPaymentError": func() any { return new(svc.CheckoutPaymentError) },

	"CheckoutReview": func() any { return new(svc.CheckoutReview) },

	"CheckoutSession": func() any { return new(svc.CheckoutSession) },

	"CheckoutSessionCreate": func() any { return new(svc.CheckoutSessionCreate) },

	"CheckoutSessionCreditedEvent": func() any { return new(svc.CheckoutSessionCreditedEvent) },

	"CheckoutSessionEventData": func() any { return new(svc.CheckoutSessionEventData) },

	"CheckoutSessionExpiredEvent": func() any { return new(svc.CheckoutSessionExpiredEvent) },

	"CheckoutSessionFulfilledEvent": func() any { return new(svc.CheckoutSessionFulfilledEvent) },

	"CheckoutSessionList": func() any { return new(svc.CheckoutSessionList) },

	"CheckoutSessionPaidEvent": func() any { return new(svc.CheckoutSessionPaidEvent) },

	"CheckoutSessionResentEvent": func() any { return new(svc.CheckoutSessionResentEvent) },

	"ClaimBundle": func() any { return new(svc.ClaimBundle) },

	"ClaimChallenge": func() any { return new(svc.ClaimChallenge) },

	"ClaimChoice": func() any { return new(svc.ClaimChoice) },

	"ClaimCode": func() any { return new(svc.ClaimCode) },

	"ClaimCodeCreate": func() any { return new(svc.ClaimCodeCreate) },

	"ClaimCreate": func() any { return new(svc.ClaimCreate) },

	"ClaimResult": func() any { return new(svc.ClaimResult) },

	"CompletionCreate": func() any { return new(svc.CompletionCreate) },

	"ContactPerson": func() any { return new(svc.ContactPerson) },

	"ContactPersonInput": func() any { return new(svc.ContactPersonInput) },

	"CostCenter": func() any { return new(svc.CostCenter) },

	"CostCenterCreate": func() any { return new(svc.CostCenterCreate) },

	"CostCenterList": func() any { return new(svc.CostCenterList) },

	"CostCenterUpdate": func() any { return new(svc.CostCenterUpdate) },

	"CreatedFilter": func() any { return new(svc.CreatedFilter) },

	"Credit": func() any { return new(svc.Credit) },

	"CreditAdjustedEvent": func() any { return new(svc.CreditAdjustedEvent) },

	"CreditAfter": func() any { return new(svc.CreditAfter) },

	"CreditAlerts": func() any { return new(svc.CreditAlerts) },

	"CreditAlertsUpdate": func() any { return new(svc.CreditAlertsUpdate) },

	"CreditBalance": func() any { return new(svc.CreditBalance) },

	"CreditBalanceAfter": func() any { return new(svc.CreditBalanceAfter) },

	"CreditBalanceLowEvent": func() any { return new(svc.CreditBalanceLowEvent) },

	"CreditEventData": func() any { return new(svc.CreditEventData) },

	"CreditReleasedEvent": func() any { return new(svc.CreditReleasedEvent) },

	"CreditReservation": func() any { return new(svc.CreditReservation) },

	"CreditReservationEventData": func() any { return new(svc.CreditReservationEventData) },

	"CreditReservationList": func() any { return new(svc.CreditReservationList) },

	"CreditReservedEvent": func() any { return new(svc.CreditReservedEvent) },

	"CreditShortfallProjectedEvent": func() any { return new(svc.CreditShortfallProjectedEvent) },

	"CreditThreshold": func() any { return new(svc.CreditThreshold) },

	"CreditTopupExpiredEvent": func() any { return new(svc.CreditTopupExpiredEvent) },

	"CreditTopupFailedEvent": func() any { return new(svc.CreditTopupFailedEvent) },

	"CreditTopupPendingEvent": func() any { return new(svc.CreditTopupPendingEvent) },

	"CreditTopupSucceededEvent": func() any { return new(svc.CreditTopupSucceededEvent) },

	"CreditTransaction": func() any { return new(svc.CreditTransaction) },

	"CreditTransactionEventData": func() any { return new(svc.CreditTransactionEventData) },

	"CreditTransactionList": func() any { return new(svc.CreditTransactionList) },

	"Dealer": func() any { return new(svc.Dealer) },

	"DealerApplication": func() any { return new(svc.DealerApplication) },

	"DealerApplicationCreate": func() any { return new(svc.DealerApplicationCreate) },

	"DealerApplicationUpdate": func() any { return new(svc.DealerApplicationUpdate) },

	"DealerBank": func() any { return new(svc.DealerBank) },

	"DealerBankInput": func() any { return new(svc.DealerBankInput) },

	"DealerDeclarations": func() any { return new(svc.DealerDeclarations) },

	"DealerDiscount": func() any { return new(svc.DealerDiscount) },

	"DealerDocuments": func() any { return new(svc.DealerDocuments) },

	"DealerDocumentsInput": func() any { return new(svc.DealerDocumentsInput) },

	"DeletedSchedule": func() any { return new(svc.DeletedSchedule) },

	"Director": func() any { return new(svc.Director) },

	"Dispute": func() any { return new(svc.Dispute) },

	"DisputeCreate": func() any { return new(svc.DisputeCreate) },

	"DisputeEventData": func() any { return new(svc.DisputeEventData) },

	"DisputeEvidence": func() any { return new(svc.DisputeEvidence) },

	"DisputeEvidenceInput": func() any { return new(svc.DisputeEvidenceInput) },

	"DisputeList": func() any { return new(svc.DisputeList) },

	"DisputeMessage": func() any { return new(svc.DisputeMessage) },

	"DisputeOpenedEvent": func() any { return new(svc.DisputeOpenedEvent) },

	"DisputeResolvedEvent": func() any { return new(svc.DisputeResolvedEvent) },

	"Document": func() any { return new(svc.Document) },

	"DocumentList": func() any { return new(svc.DocumentList) },

	"DocumentUpload": func() any { return new(svc.DocumentUpload) },

	"DuplicateGuard": func() any { return new(svc.DuplicateGuard) },

	"DuplicateGuardUpdate": func() any { return new(svc.DuplicateGuardUpdate) },

	"ErrorBody": func() any { return new(svc.ErrorBody) },

	"ErrorCodeEntry": func() any { return new(svc.ErrorCodeEntry) },

	"ErrorCodeList": func() any { return new(svc.ErrorCodeList) },

	"ErrorDetail": func() any { return new(svc.ErrorDetail) },

	"Event": func() any { return new(svc.Event) },

	"EventData": func() any { return new(svc.EventData) },

	"EventList": func() any { return new(svc.EventList) },

	"EventObject": func() any { return new(svc.EventObject) },

	"EventRequest": func() any { return new(svc.EventRequest) },

	"Export": func() any { return new(svc.Export) },

	"ExportCreate": func() any { return new(svc.ExportCreate) },

	"ExportList": func() any { return new(svc.ExportList) },

	"Failure": func() any { return new(svc.Failure) },

	"FailureReport": func() any { return new(svc.FailureReport) },

	"FailureReportKeys": func() any { return new(svc.FailureReportKeys) },

	"FailureReportRow": func() any { return new(svc.FailureReportRow) },

	"FailureReportTotals": func() any { return new(svc.FailureReportTotals) },

	"FamilyAllowance": func() any { return new(svc.FamilyAllowance) },

	"FamilyAllowanceInput": func() any { return new(svc.FamilyAllowanceInput) },

	"FamilyMember": func() any { return new(svc.FamilyMember) },

	"FamilyMemberCreate": func() any { return new(svc.FamilyMemberCreate) },

	"FamilyMemberList": func() any { return new(svc.FamilyMemberList) },

	"FamilyMemberUpdate": func() any { return new(svc.FamilyMemberUpdate) },

	"FamilySendCreate": func() any { return new(svc.FamilySendCreate) },

	"Geofence": func() any { return new(svc.Geofence) },

	"GeofenceInput": func() any { return new(svc.GeofenceInput) },

	"Group": func() any { return new(svc.Group) },

	"GroupCreate": func() any { return new(svc.GroupCreate) },

	"GroupFilter": func() any { return new(svc.GroupFilter) },

	"GroupFilterInput": func() any { return new(svc.GroupFilterInput) },

	"GroupList": func() any { return new(svc.GroupList) },

	"GroupMembersChange": func() any { return new(svc.GroupMembersChange) },

	"GroupUpdate": func() any { return new(svc.GroupUpdate) },

	"Health": func() any { return new(svc.Health) },

	"Invite": func() any { return new(svc.Invite) },

	"InviteList": func() any { return new(svc.InviteList) },

	"KeyCreate": func() any { return new(svc.KeyCreate) },

	"KeyRoll": func() any { return new(svc.KeyRoll) },

	"KeyUpdate": func() any { return new(svc.KeyUpdate) },

	"KeyUsageAmounts": func() any { return new(svc.KeyUsageAmounts) },

	"LookupProducts": func() any { return new(svc.LookupProducts) },

	"Mandate": func() any { return new(svc.Mandate) },

	"Member": func() any { return new(svc.Member) },

	"MemberCreate": func() any { return new(svc.MemberCreate) },

	"MemberList": func() any { return new(svc.MemberList) },

	"MemberUpdate": func() any { return new(svc.MemberUpdate) },

	"Meter": func() any { return new(svc.Meter) },

	"MeterChange": func() any { return new(svc.MeterChange) },

	"Network": func() any { return new(svc.Network) },

	"NetworkAvailabilityDegradedEvent": func() any { return new(svc.NetworkAvailabilityDegradedEvent) },

	"NetworkAvailabilityRestoredEvent": func() any { return new(svc.NetworkAvailabilityRestoredEvent) },

	"NetworkAvailabilitySet": func() any { return new(svc.NetworkAvailabilitySet) },

	"NetworkEventData": func() any { return new(svc.NetworkEventData) },

	"NetworkList": func() any { return new(svc.NetworkList) },

	"NetworkStatus": func() any { return new(svc.NetworkStatus) },

	"OccurrenceCombine": func() any { return new(svc.OccurrenceCombine) },

	"OccurrenceMove": func() any { return new(svc.OccurrenceMove) },

	"OccurrenceRef": func() any { return new(svc.OccurrenceRef) },

	"OccurrenceUpdate": func() any { return new(svc.OccurrenceUpdate) },

	"OpenHours": func() any { return new(svc.OpenHours) },

	"Overview": func() any { return new(svc.Overview) },

	"OverviewBalance": func() any { return new(svc.OverviewBalance) },

	"OverviewNetwork": func() any { return new(svc.OverviewNetwork) },

	"OverviewToday": func() any { return new(svc.OverviewToday) },

	"OverviewWebhooks": func() any { return new(svc.OverviewWebhooks) },

	"Payday": func() any { return new(svc.Payday) },

	"PaydayUpdate": func() any { return new(svc.PaydayUpdate) },

	"PhoneLookup": func() any { return new(svc.PhoneLookup) },

	"PowerAvailability": func() any { return new(svc.PowerAvailability) },

	"PowerAvailabilityDownEvent": func() any { return new(svc.PowerAvailabilityDownEvent) },

	"PowerAvailabilityUpEvent": func() any { return new(svc.PowerAvailabilityUpEvent) },

	"PowerBand": func() any { return new(svc.PowerBand) },

	"PowerBandUnits": func() any { return new(svc.PowerBandUnits) },

	"PowerBreakdown": func() any { return new(svc.PowerBreakdown) },

	"PowerChangePoint": func() any { return new(svc.PowerChangePoint) },

	"PowerObservation": func() any { return new(svc.PowerObservation) },

	"PowerObservationList": func() any { return new(svc.PowerObservationList) },

	"PowerObserved": func() any { return new(svc.PowerObserved) },

	"PowerQuote": func() any { return new(svc.PowerQuote) },

	"PowerRate": func() any { return new(svc.PowerRate) },

	"PowerSeries": func() any { return new(svc.PowerSeries) },

	"PowerSeriesPoint": func() any { return new(svc.PowerSeriesPoint) },

	"PowerUnits": func() any { return new(svc.PowerUnits) },

	"PowerUnitsAfterReset": func() any { return new(svc.PowerUnitsAfterReset) },

	"Product": func() any { return new(svc.Product) },

	"ProductList": func() any { return new(svc.ProductList) },

	"ProductNetwork": func() any { return new(svc.ProductNetwork) },

	"Program": func() any { return new(svc.Program) },

	"ProgramActivatedEvent": func() any { return new(svc.ProgramActivatedEvent) },

	"ProgramBranding": func() any { return new(svc.ProgramBranding) },

	"ProgramBrandingInput": func() any { return new(svc.ProgramBrandingInput) },

	"ProgramBudgetLowEvent": func() any { return new(svc.ProgramBudgetLowEvent) },

	"ProgramClosedEvent": func() any { return new(svc.ProgramClosedEvent) },

	"ProgramCounts": func() any { return new(svc.ProgramCounts) },

	"ProgramCreate": func() any { return new(svc.ProgramCreate) },

	"ProgramDefund": func() any { return new(svc.ProgramDefund) },

	"ProgramEventData": func() any { return new(svc.ProgramEventData) },

	"ProgramExhaustedEvent": func() any { return new(svc.ProgramExhaustedEvent) },

	"ProgramFund": func() any { return new(svc.ProgramFund) },

	"ProgramHold": func() any { return new(svc.ProgramHold) },

	"ProgramHoldInput": func() any { return new(svc.ProgramHoldInput) },

	"ProgramList": func() any { return new(svc.ProgramList) },

	"ProgramPausedEvent": func() any { return new(svc.ProgramPausedEvent) },

	"ProgramReactivatedEvent": func() any { return new(svc.ProgramReactivatedEvent) },

	"ProgramReport": func() any { return new(svc.ProgramReport) },

	"ProgramReportKeys": func() any { return new(svc.ProgramReportKeys) },

	"ProgramReportRow": func() any { return new(svc.ProgramReportRow) },

	"ProgramReportTotals": func() any { return new(svc.ProgramReportTotals) },

	"ProgramRule": func() any { return new(svc.ProgramRule) },

	"ProgramRuleList": func() any { return new(svc.ProgramRuleList) },

	"ProgramRuleWrite": func() any { return new(svc.ProgramRuleWrite) },

	"ProgramRulesWrite": func() any { return new(svc.ProgramRulesWrite) },

	"ProgramUpdate": func() any { return new(svc.ProgramUpdate) },

	"ProviderFloat": func() any { return new(svc.ProviderFloat) },

	"ProviderStatus": func() any { return new(svc.ProviderStatus) },

	"Quote": func() any { return new(svc.Quote) },

	"QuoteCreate": func() any { return new(svc.QuoteCreate) },

	"QuotePower": func() any { return new(svc.QuotePower) },

	"Receipt": func() any { return new(svc.Receipt) },

	"ReceiptFiscal": func() any { return new(svc.ReceiptFiscal) },

	"ReceiptLine": func() any { return new(svc.ReceiptLine) },

	"ReceiptMeter": func() any { return new(svc.ReceiptMeter) },

	"ReceiptSeller": func() any { return new(svc.ReceiptSeller) },

	"Recipient": func() any { return new(svc.Recipient) },

	"RecipientBulk": func() any { return new(svc.RecipientBulk) },

	"RecipientBulkCreate": func() any { return new(svc.RecipientBulkCreate) },

	"RecipientBulkLine": func() any { return new(svc.RecipientBulkLine) },

	"RecipientBulkResult": func() any { return new(svc.RecipientBulkResult) },

	"RecipientConsent": func() any { return new(svc.RecipientConsent) },

	"RecipientConsentInput": func() any { return new(svc.RecipientConsentInput) },

	"RecipientConsentLine": func() any { return new(svc.RecipientConsentLine) },

	"RecipientCreate": func() any { return new(svc.RecipientCreate) },

	"RecipientCreatedEvent": func() any { return new(svc.RecipientCreatedEvent) },

	"RecipientErasedEvent": func() any { return new(svc.RecipientErasedEvent) },

	"RecipientErasurePendingEvent": func() any { return new(svc.RecipientErasurePendingEvent) },

	"RecipientEventData": func() any { return new(svc.RecipientEventData) },

	"RecipientList": func() any { return new(svc.RecipientList) },

	"RecipientMeter": func() any { return new(svc.RecipientMeter) },

	"RecipientMeterInput": func() any { return new(svc.RecipientMeterInput) },

	"RecipientMeterLine": func() any { return new(svc.RecipientMeterLine) },

	"RecipientTotals": func() any { return new(svc.RecipientTotals) },

	"RecipientUpdate": func() any { return new(svc.RecipientUpdate) },

	"RecipientUpdatedEvent": func() any { return new(svc.RecipientUpdatedEvent) },

	"RecipientWarning": func() any { return new(svc.RecipientWarning) },

	"ReconciliationKeys": func() any { return new(svc.ReconciliationKeys) },

	"ReconciliationReport": func() any { return new(svc.ReconciliationReport) },

	"ReconciliationRow": func() any { return new(svc.ReconciliationRow) },

	"ReconciliationTotals": func() any { return new(svc.ReconciliationTotals) },

	"Referral": func() any { return new(svc.Referral) },

	"ReferralCreate": func() any { return new(svc.ReferralCreate) },

	"ReferralEventData": func() any { return new(svc.ReferralEventData) },

	"ReferralList": func() any { return new(svc.ReferralList) },

	"ReferralQualifiedEvent": func() any { return new(svc.ReferralQualifiedEvent) },

	"RequestLog": func() any { return new(svc.RequestLog) },

	"RequestLogLine": func() any { return new(svc.RequestLogLine) },

	"RequestLogList": func() any { return new(svc.RequestLogList) },

	"Review": func() any { return new(svc.Review) },

	"ReviewDecision": func() any { return new(svc.ReviewDecision) },

	"ReviewEventData": func() any { return new(svc.ReviewEventData) },

	"ReviewList": func() any { return new(svc.ReviewList) },

	"ReviewOpenedEvent": func() any { return new(svc.ReviewOpenedEvent) },

	"ReviewRelated": func() any { return new(svc.ReviewRelated) },

	"ReviewResolvedEvent": func() any { return new(svc.ReviewResolvedEvent) },

	"ReviewerMessage": func() any { return new(svc.ReviewerMessage) },

	"Reward": func() any { return new(svc.Reward) },

	"RewardCreate": func() any { return new(svc.RewardCreate) },

	"RewardCreatedEvent": func() any { return new(svc.RewardCreatedEvent) },

	"RewardDeliveredEvent": func() any { return new(svc.RewardDeliveredEvent) },

	"RewardDuplicateEvent": func() any { return new(svc.RewardDuplicateEvent) },

	"RewardEventData": func() any { return new(svc.RewardEventData) },

	"RewardExpiredEvent": func() any { return new(svc.RewardExpiredEvent) },

	"RewardFailedEvent": func() any { return new(svc.RewardFailedEvent) },

	"RewardHeldEvent": func() any { return new(svc.RewardHeldEvent) },

	"RewardLimit": func() any { return new(svc.RewardLimit) },

	"RewardLimitInput": func() any { return new(svc.RewardLimitInput) },

	"RewardLimits": func() any { return new(svc.RewardLimits) },

	"RewardLimitsInput": func() any { return new(svc.RewardLimitsInput) },

	"RewardLink": func() any { return new(svc.RewardLink) },

	"RewardLinkClaim": func() any { return new(svc.RewardLinkClaim) },

	"RewardLinkClaimedEvent": func() any { return new(svc.RewardLinkClaimedEvent) },

	"RewardLinkCreate": func() any { return new(svc.RewardLinkCreate) },

	"RewardLinkCreatedEvent": func() any { return new(svc.RewardLinkCreatedEvent) },

	"RewardLinkEventData": func() any { return new(svc.RewardLinkEventData) },

	"RewardLinkExpiredEvent": func() any { return new(svc.RewardLinkExpiredEvent) },

	"RewardLinkList": func() any { return new(svc.RewardLinkList) },

	"RewardLinkOpenedEvent": func() any { return new(svc.RewardLinkOpenedEvent) },

	"RewardLinkOptions": func() any { return new(svc.RewardLinkOptions) },

	"RewardLinkRevokedEvent": func() any { return new(svc.RewardLinkRevokedEvent) },

	"RewardList": func() any { return new(svc.RewardList) },

	"RewardOrApproval": func() any { return new(svc.RewardOrApproval) },

	"RewardPreview": func() any { return new(svc.RewardPreview) },

	"RewardRecipientPerson": func() any { return new(svc.RewardRecipientPerson) },

	"RewardRejectedEvent": func() any { return new(svc.RewardRejectedEvent) },

	"RewardRelease": func() any { return new(svc.RewardRelease) },

	"RewardReleasedEvent": func() any { return new(svc.RewardReleasedEvent) },

	"RewardValidation": func() any { return new(svc.RewardValidation) },

	"RewardVoidedEvent": func() any { return new(svc.RewardVoidedEvent) },

	"RolledSecret": func() any { return new(svc.RolledSecret) },

	"RuleCondition": func() any { return new(svc.RuleCondition) },

	"RuleConditions": func() any { return new(svc.RuleConditions) },

	"RuleConditionsInput": func() any { return new(svc.RuleConditionsInput) },

	"RuleCount": func() any { return new(svc.RuleCount) },

	"RuleCountInput": func() any { return new(svc.RuleCountInput) },

	"RuleGive": func() any { return new(svc.RuleGive) },

	"RuleGiveInput": func() any { return new(svc.RuleGiveInput) },

	"RuleMatch": func() any { return new(svc.RuleMatch) },

	"Sandbox": func() any { return new(svc.Sandbox) },

	"SandboxCreate": func() any { return new(svc.SandboxCreate) },

	"Schedule": func() any { return new(svc.Schedule) },

	"ScheduleCreate": func() any { return new(svc.ScheduleCreate) },

	"ScheduleList": func() any { return new(svc.ScheduleList) },

	"ScheduleOccurrence": func() any { return new(svc.ScheduleOccurrence) },

	"ScheduleOccurrenceEventData": func() any { return new(svc.ScheduleOccurrenceEventData) },

	"ScheduleOccurrenceList": func() any { return new(svc.ScheduleOccurrenceList) },

	"ScheduleOccurrenceRanEvent": func() any { return new(svc.ScheduleOccurrenceRanEvent) },

	"ScheduleOccurrenceRetryAfterTopupEvent": func() any { return new(svc.ScheduleOccurrenceRetryAfterTopupEvent) },

	"ScheduleOccurrenceSkippedInsufficientCreditEvent": func() any { return new(svc.ScheduleOccurrenceSkippedInsufficientCreditEvent) },

	"ScheduleOccurrenceUpcomingEvent": func() any { return new(svc.ScheduleOccurrenceUpcomingEvent) },

	"ScheduleRecipient": func() any { return new(svc.ScheduleRecipient) },

	"ScheduleRecipientCreate": func() any { return new(svc.ScheduleRecipientCreate) },

	"ScheduleRun": func() any { return new(svc.ScheduleRun) },

	"ScheduleRunPreview": func() any { return new(svc.ScheduleRunPreview) },

	"ScheduleUpdate": func() any { return new(svc.ScheduleUpdate) },

	"Search": func() any { return new(svc.Search) },

	"SearchResult": func() any { return new(svc.SearchResult) },

	"Send": func() any { return new(svc.Send) },

	"SendAdvance": func() any { return new(svc.SendAdvance) },

	"SendAttempt": func() any { return new(svc.SendAttempt) },

	"SendAttemptList": func() any { return new(svc.SendAttemptList) },

	"SendBundle": func() any { return new(svc.SendBundle) },

	"SendCancelledEvent": func() any { return new(svc.SendCancelledEvent) },

	"SendCreate": func() any { return new(svc.SendCreate) },

	"SendCreatedEvent": func() any { return new(svc.SendCreatedEvent) },

	"SendCreator": func() any { return new(svc.SendCreator) },

	"SendCreditedBackEvent": func() any { return new(svc.SendCreditedBackEvent) },

	"SendDeliveredEvent": func() any { return new(svc.SendDeliveredEvent) },

	"SendEventData": func() any { return new(svc.SendEventData) },

	"SendFailedEvent": func() any { return new(svc.SendFailedEvent) },

	"SendLateDeliveredEvent": func() any { return new(svc.SendLateDeliveredEvent) },

	"SendList": func() any { return new(svc.SendList) },

	"SendMeterChangedEvent": func() any { return new(svc.SendMeterChangedEvent) },

	"SendOrApproval": func() any { return new(svc.SendOrApproval) },

	"SendPower": func() any { return new(svc.SendPower) },

	"SendPreview": func() any { return new(svc.SendPreview) },

	"SendProblem": func() any { return new(svc.SendProblem) },

	"SendQueuedEvent": func() any { return new(svc.SendQueuedEvent) },

	"SendRequiresReviewEvent": func() any { return new(svc.SendRequiresReviewEvent) },

	"SendRetryingEvent": func() any { return new(svc.SendRetryingEvent) },

	"SendScheduledEvent": func() any { return new(svc.SendScheduledEvent) },

	"SendSubmittedEvent": func() any { return new(svc.SendSubmittedEvent) },

	"SendToken": func() any { return new(svc.SendToken) },

	"SendTokenDeliveredEvent": func() any { return new(svc.SendTokenDeliveredEvent) },

	"SendTokenDeliveryFailedEvent": func() any { return new(svc.SendTokenDeliveryFailedEvent) },

	"SendTokenResentEvent": func() any { return new(svc.SendTokenResentEvent) },

	"SendUnknownEvent": func() any { return new(svc.SendUnknownEvent) },

	"SendValidation": func() any { return new(svc.SendValidation) },

	"SendWarning": func() any { return new(svc.SendWarning) },

	"ShortfallProjection": func() any { return new(svc.ShortfallProjection) },

	"SpendCap": func() any { return new(svc.SpendCap) },

	"SpendCapInput": func() any { return new(svc.SpendCapInput) },

	"SpendCapUpdate": func() any { return new(svc.SpendCapUpdate) },

	"SpendFilter": func() any { return new(svc.SpendFilter) },

	"SpendKeys": func() any { return new(svc.SpendKeys) },

	"SpendReport": func() any { return new(svc.SpendReport) },

	"SpendRow": func() any { return new(svc.SpendRow) },

	"SpendTotals": func() any { return new(svc.SpendTotals) },

	"Statement": func() any { return new(svc.Statement) },

	"StatementByApiKey": func() any { return new(svc.StatementByApiKey) },

	"StatementByCostCenter": func() any { return new(svc.StatementByCostCenter) },

	"StatementByType": func() any { return new(svc.StatementByType) },

	"StatementSends": func() any { return new(svc.StatementSends) },

	"Status": func() any { return new(svc.Status) },

	"StatusComponent": func() any { return new(svc.StatusComponent) },

	"StatusDay": func() any { return new(svc.StatusDay) },

	"StatusHistory": func() any { return new(svc.StatusHistory) },

	"StatusIncident": func() any { return new(svc.StatusIncident) },

	"StatusMessage": func() any { return new(svc.StatusMessage) },

	"TermsAcceptance": func() any { return new(svc.TermsAcceptance) },

	"TestCheckoutPay": func() any { return new(svc.TestCheckoutPay) },

	"TestCheckoutReview": func() any { return new(svc.TestCheckoutReview) },

	"TestClaimCreate": func() any { return new(svc.TestClaimCreate) },

	"TestClock": func() any { return new(svc.TestClock) },

	"TestClockAdvance": func() any { return new(svc.TestClockAdvance) },

	"TestClockWork": func() any { return new(svc.TestClockWork) },

	"TestCredit": func() any { return new(svc.TestCredit) },

	"TestCreditCreate": func() any { return new(svc.TestCreditCreate) },

	"TestEventTrigger": func() any { return new(svc.TestEventTrigger) },

	"TestReset": func() any { return new(svc.TestReset) },

	"TokenLink": func() any { return new(svc.TokenLink) },

	"TokenResend": func() any { return new(svc.TokenResend) },

	"Topup": func() any { return new(svc.Topup) },

	"TopupBank": func() any { return new(svc.TopupBank) },

	"TopupCreate": func() any { return new(svc.TopupCreate) },

	"TopupEventData": func() any { return new(svc.TopupEventData) },

	"TopupList": func() any { return new(svc.TopupList) },

	"UnknownEvent": func() any { return new(svc.UnknownEvent) },

	"WebhookDelivery": func() any { return new(svc.WebhookDelivery) },

	"WebhookDeliveryList": func() any { return new(svc.WebhookDeliveryList) },

	"WebhookEndpoint": func() any { return new(svc.WebhookEndpoint) },

	"WebhookEndpointCreate": func() any { return new(svc.WebhookEndpointCreate) },

	"WebhookEndpointDisabledEvent": func() any { return new(svc.WebhookEndpointDisabledEvent) },

	"WebhookEndpointEventData": func() any { return new(svc.WebhookEndpointEventData) },

	"WebhookEndpointList": func() any { return new(svc.WebhookEndpointList) },

	"WebhookEndpointTest": func() any { return new(svc.WebhookEndpointTest) },

	"WebhookEndpointUpdate": func() any { return new(svc.WebhookEndpointUpdate) },

	"WebhookHealth": func() any { return new(svc.WebhookHealth) },

	"WebhookReplay": func() any { return new(svc.WebhookReplay) },

	"WebhookReplayCreate": func() any { return new(svc.WebhookReplayCreate) },

	"WebhookResponse": func() any { return new(svc.WebhookResponse) },

	"WebhookSecretRoll": func() any { return new(svc.WebhookSecretRoll) },

	"WebhookSend": func() any { return new(svc.WebhookSend) },

	"WebhookTry": func() any { return new(svc.WebhookTry) },

	"WorkforceAccess": func() any { return new(svc.WorkforceAccess) },

	"WorkforceAllocation": func() any { return new(svc.WorkforceAllocation) },

	"WorkforceBatch": func() any { return new(svc.WorkforceBatch) },

	"WorkforceBatchItem": func() any { return new(svc.WorkforceBatchItem) },

	"WorkforceBatchPage": func() any { return new(svc.WorkforceBatchPage) },

	"WorkforceBatchSummary": func() any { return new(svc.WorkforceBatchSummary) },

	"WorkforceBudgetCheck": func() any { return new(svc.WorkforceBudgetCheck) },

	"WorkforceCreditCheck": func() any { return new(svc.WorkforceCreditCheck) },

	"WorkforceDepartment": func() any { return new(svc.WorkforceDepartment) },

	"WorkforceDepartmentCreate": func() any { return new(svc.WorkforceDepartmentCreate) },

	"WorkforceDepartmentList": func() any { return new(svc.WorkforceDepartmentList) },

	"WorkforceDepartmentPeople": func() any { return new(svc.WorkforceDepartmentPeople) },

	"WorkforceDepartmentPeopleChange": func() any { return new(svc.WorkforceDepartmentPeopleChange) },

	"WorkforceDepartmentPerson": func() any { return new(svc.WorkforceDepartmentPerson) },

	"WorkforceDepartmentSpend": func() any { return new(svc.WorkforceDepartmentSpend) },

	"WorkforceDepartmentSums": func() any { return new(svc.WorkforceDepartmentSums) },

	"WorkforceDepartmentUpdate": func() any { return new(svc.WorkforceDepartmentUpdate) },

	"WorkforceExport": func() any { return new(svc.WorkforceExport) },

	"WorkforceJournal": func() any { return new(svc.WorkforceJournal) },

	"WorkforceJournalEntry": func() any { return new(svc.WorkforceJournalEntry) },

	"WorkforceJournalSide": func() any { return new(svc.WorkforceJournalSide) },

	"WorkforceKindSpend": func() any { return new(svc.WorkforceKindSpend) },

	"WorkforceLedger": func() any { return new(svc.WorkforceLedger) },

	"WorkforceLedgerEntry": func() any { return new(svc.WorkforceLedgerEntry) },

	"WorkforceLimits": func() any { return new(svc.WorkforceLimits) },

	"WorkforceLineCreate": func() any { return new(svc.WorkforceLineCreate) },

	"WorkforceMeter": func() any { return new(svc.WorkforceMeter) },

	"WorkforceMeters": func() any { return new(svc.WorkforceMeters) },

	"WorkforceMonthSpend": func() any { return new(svc.WorkforceMonthSpend) },

	"WorkforcePerson": func() any { return new(svc.WorkforcePerson) },

	"WorkforcePersonCreate": func() any { return new(svc.WorkforcePersonCreate) },

	"WorkforcePersonCreated": func() any { return new(svc.WorkforcePersonCreated) },

	"WorkforcePersonPage": func() any { return new(svc.WorkforcePersonPage) },

	"WorkforcePersonSpend": func() any { return new(svc.WorkforcePersonSpend) },

	"WorkforcePersonUpdate": func() any { return new(svc.WorkforcePersonUpdate) },

	"WorkforcePersonUpdated": func() any { return new(svc.WorkforcePersonUpdated) },

	"WorkforcePreview": func() any { return new(svc.WorkforcePreview) },

	"WorkforcePreviewLine": func() any { return new(svc.WorkforcePreviewLine) },

	"WorkforceProducts": func() any { return new(svc.WorkforceProducts) },

	"WorkforceResend": func() any { return new(svc.WorkforceResend) },

	"WorkforceSchedulePage": func() any { return new(svc.WorkforceSchedulePage) },

	"WorkforceScheduleRun": func() any { return new(svc.WorkforceScheduleRun) },

	"WorkforceSendResult": func() any { return new(svc.WorkforceSendResult) },

	"ZesaAvailability": func() any { return new(svc.ZesaAvailability) },

	"ZesaAvailabilityEventData": func() any { return new(svc.ZesaAvailabilityEventData) },

	"ZesaAvailabilitySet": func() any { return new(svc.ZesaAvailabilitySet) },
}
