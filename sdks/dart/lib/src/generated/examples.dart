// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import 'dart:convert';

/// By method, an answer with its status.
final Map<String, Object?> examples = jsonDecode(r'''{
 "account.get": {
  "status": 200,
  "body": {
   "id": "acct_0031Jk4QbXmZr7Tn8VdPw2Yc",
   "object": "account",
   "created": 1793008800,
   "livemode": false,
   "name": "Mbare Tuck Shops",
   "legal_name": null,
   "mode": "test",
   "twin": "acct_0031Jk4QbXmZr7Tn8VdPw2Yd",
   "status": "active",
   "contact_email": "accounts@tuckshop.example",
   "support_phone": "+263771000000",
   "statement_descriptor": "MBARE TUCK",
   "country": "ZW",
   "timezone": "Africa/Harare",
   "currencies": [
    "USD",
    "ZWG"
   ],
   "live_sales": {
    "USD": "closed",
    "ZWG": "closed"
   },
   "dealer": {
    "status": "none",
    "discounts": [],
    "since": null
   },
   "batch_approval_threshold": {
    "USD": null,
    "ZWG": null
   },
   "agent_live_enabled": false,
   "terms_accepted": null,
   "default_api_version": "2026-11-01",
   "webhook_format_legacy": false,
   "prevent_duplicates": {
    "enabled": false,
    "window_seconds": null
   },
   "payday": {
    "day_of_month": null
   },
   "metadata": {}
  }
 },
 "account.list_activity": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/activity",
   "data": [
    {
     "id": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
     "object": "activity_item",
     "created": 1795600803,
     "livemode": false,
     "kind": "event",
     "event": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
     "type": "send.delivered",
     "summary": "A send was delivered to the customer, and its Credit is spent.",
     "actor": {
      "type": "system",
      "id": null,
      "label": null
     },
     "object_id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf"
    }
   ],
   "has_more": true,
   "next_cursor": "evt_0031JkAWhDsFx3Zt4BjVc8Ei"
  }
 },
 "account.update": {
  "status": 200,
  "body": {
   "id": "acct_0031Jk4QbXmZr7Tn8VdPw2Yc",
   "object": "account",
   "created": 1793008800,
   "livemode": false,
   "name": "Mbare Tuck Shops",
   "legal_name": null,
   "mode": "test",
   "twin": "acct_0031Jk4QbXmZr7Tn8VdPw2Yd",
   "status": "active",
   "contact_email": "accounts@tuckshop.example",
   "support_phone": "+263771000000",
   "statement_descriptor": "MBARE TUCK",
   "country": "ZW",
   "timezone": "Africa/Harare",
   "currencies": [
    "USD",
    "ZWG"
   ],
   "live_sales": {
    "USD": "closed",
    "ZWG": "closed"
   },
   "dealer": {
    "status": "none",
    "discounts": [],
    "since": null
   },
   "batch_approval_threshold": {
    "USD": "500.00",
    "ZWG": null
   },
   "agent_live_enabled": false,
   "terms_accepted": null,
   "default_api_version": "2026-11-01",
   "webhook_format_legacy": false,
   "prevent_duplicates": {
    "enabled": true,
    "window_seconds": 120
   },
   "payday": {
    "day_of_month": 25
   },
   "metadata": {}
  }
 },
 "activities.create": {
  "status": 200,
  "body": {
   "id": "act_0031JkhB6baeCN6Zj4a3dDVh",
   "object": "activity",
   "created": 1795600800,
   "livemode": false,
   "activity_id": "pos-4-000871",
   "name": "visit",
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "program": null,
   "occurred_at": 1795600800,
   "value": "18.40",
   "currency": "USD",
   "matches": [
    {
     "rule": "rul_0031JkVQ2zg4mZaouqKLiMcV",
     "reward": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
     "skipped_reason": null
    }
   ],
   "metadata": {
    "branch": "mbare"
   }
  }
 },
 "activities.get": {
  "status": 200,
  "body": {
   "id": "act_0031JkhB6baeCN6Zj4a3dDVh",
   "object": "activity",
   "created": 1795600800,
   "livemode": false,
   "activity_id": "pos-4-000871",
   "name": "visit",
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "program": null,
   "occurred_at": 1795600800,
   "value": "18.40",
   "currency": "USD",
   "matches": [
    {
     "rule": "rul_0031JkVQ2zg4mZaouqKLiMcV",
     "reward": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
     "skipped_reason": null
    }
   ],
   "metadata": {
    "branch": "mbare"
   }
  }
 },
 "activities.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/activities",
   "data": [
    {
     "id": "act_0031JkhB6baeCN6Zj4a3dDVh",
     "object": "activity",
     "created": 1795600800,
     "livemode": false,
     "activity_id": "pos-4-000871",
     "name": "visit",
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "program": null,
     "occurred_at": 1795600800,
     "value": "18.40",
     "currency": "USD",
     "matches": [
      {
       "rule": "rul_0031JkVQ2zg4mZaouqKLiMcV",
       "reward": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
       "skipped_reason": null
      }
     ],
     "metadata": {
      "branch": "mbare"
     }
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "approvals.get": {
  "status": 200,
  "body": {
   "id": "apr_0031JkKGrNcPh3Jd4LtFm8Os",
   "object": "agent_approval",
   "created": 1795600800,
   "livemode": false,
   "action": "send",
   "status": "requested",
   "why": "both",
   "request": {
    "target": "0779876543",
    "amount": "25.00",
    "currency": "USD",
    "client_reference": "agent-2026-11-25-07",
    "reason": "Rudo asked for airtime for the driver."
   },
   "amount": "25.00",
   "currency": "USD",
   "target": "+263779876543",
   "reason": "Rudo asked for airtime for the driver.",
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "threshold": {
    "currency": "USD",
    "limit": "10.00",
    "used_24h": "4.00"
   },
   "approval_url": "https://svc.example/dashboard/approvals/apr_0031JkKGrNcPh3Jd4LtFm8Os",
   "expires_at": 1795687200,
   "decided_by": null,
   "decided_at": null,
   "mandate": null,
   "result": null,
   "failure": null
  }
 },
 "approvals.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/approvals",
   "data": [
    {
     "id": "apr_0031JkKGrNcPh3Jd4LtFm8Os",
     "object": "agent_approval",
     "created": 1795600800,
     "livemode": false,
     "action": "send",
     "status": "requested",
     "why": "both",
     "request": {
      "target": "0779876543",
      "amount": "25.00",
      "currency": "USD",
      "client_reference": "agent-2026-11-25-07",
      "reason": "Rudo asked for airtime for the driver."
     },
     "amount": "25.00",
     "currency": "USD",
     "target": "+263779876543",
     "reason": "Rudo asked for airtime for the driver.",
     "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "threshold": {
      "currency": "USD",
      "limit": "10.00",
      "used_24h": "4.00"
     },
     "approval_url": "https://svc.example/dashboard/approvals/apr_0031JkKGrNcPh3Jd4LtFm8Os",
     "expires_at": 1795687200,
     "decided_by": null,
     "decided_at": null,
     "mandate": null,
     "result": null,
     "failure": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "audit_log.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/audit-log",
   "data": [
    {
     "id": "aud_0031JkNJuQfSk6Mg7OwIp1Rv",
     "object": "audit_event",
     "created": 1795604400,
     "livemode": false,
     "action": "api_key.revoked",
     "object_id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "actor": {
      "type": "key",
      "id": "key_0031JkOKvRgTl7Nh8PxJq2Sw",
      "label": "Back office"
     },
     "ip": "196.27.96.10",
     "user_agent": "curl/8.5.0",
     "changes": {
      "status": [
       "active",
       "revoked"
      ]
     },
     "request_id": "req_0031JkBXiEtGy4Au5CkWd9Fj",
     "note": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "batches.approve": {
  "status": 200,
  "body": {
   "id": "bch_0031JkGCnJyLd9Fz0HpBi4Kp",
   "object": "batch",
   "created": 1795600800,
   "livemode": false,
   "title": "November payroll airtime",
   "status": "processing",
   "currency": "USD",
   "total": {
    "USD": "600.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "592.50",
    "ZWG": "0.00"
   },
   "counts": {
    "total": 3,
    "valid": 2,
    "invalid": 1,
    "skipped": 0,
    "pending": 2,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "reserve_credit": true,
   "reservations": {
    "USD": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
    "ZWG": null
   },
   "on_invalid": "skip",
   "on_insufficient": "stop",
   "requires_approval": true,
   "approval": {
    "threshold": {
     "USD": "500.00",
     "ZWG": null
    },
    "requested_at": 1795600800,
    "approved_by": "mem_0031Jk6SdZoBt9Vp0XfRy4Ae",
    "approved_at": 1795604400
   },
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "retry_of": null,
   "retried_by": null,
   "schedule": null,
   "occurrence_date": null,
   "cost_center": null,
   "sms_message": null,
   "results_url": "/dev/v1/batches/bch_0031JkGCnJyLd9Fz0HpBi4Kp/results.csv",
   "started_at": null,
   "completed_at": null,
   "cancelled_at": null,
   "metadata": {}
  }
 },
 "batches.cancel": {
  "status": 200,
  "body": {
   "id": "bch_0031JkGCnJyLd9Fz0HpBi4Kp",
   "object": "batch",
   "created": 1795600800,
   "livemode": false,
   "title": "November payroll airtime",
   "status": "cancelled",
   "currency": "USD",
   "total": {
    "USD": "600.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "592.50",
    "ZWG": "0.00"
   },
   "counts": {
    "total": 3,
    "valid": 2,
    "invalid": 1,
    "skipped": 0,
    "pending": 0,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 2
   },
   "reserve_credit": true,
   "reservations": {
    "USD": null,
    "ZWG": null
   },
   "on_invalid": "skip",
   "on_insufficient": "stop",
   "requires_approval": true,
   "approval": {
    "threshold": {
     "USD": "500.00",
     "ZWG": null
    },
    "requested_at": 1795600800,
    "approved_by": null,
    "approved_at": null
   },
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "retry_of": null,
   "retried_by": null,
   "schedule": null,
   "occurrence_date": null,
   "cost_center": null,
   "sms_message": null,
   "results_url": "/dev/v1/batches/bch_0031JkGCnJyLd9Fz0HpBi4Kp/results.csv",
   "started_at": null,
   "completed_at": null,
   "cancelled_at": 1795604400,
   "metadata": {}
  }
 },
 "batches.create": {
  "status": 202,
  "body": {
   "id": "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
   "object": "batch",
   "created": 1795600800,
   "livemode": false,
   "title": "November airtime",
   "status": "processing",
   "currency": "USD",
   "total": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0,
    "skipped": 0,
    "pending": 2,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "reserve_credit": true,
   "reservations": {
    "USD": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
    "ZWG": null
   },
   "on_invalid": "reject",
   "on_insufficient": "stop",
   "requires_approval": false,
   "approval": null,
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "retry_of": null,
   "retried_by": null,
   "schedule": null,
   "occurrence_date": null,
   "cost_center": null,
   "sms_message": "{first_name}, here is {currency} {amount} airtime from {sender}.",
   "results_url": "/dev/v1/batches/bch_0031JkGCnJyLd9Fz0HpBi4Ko/results.csv",
   "started_at": null,
   "completed_at": null,
   "cancelled_at": null,
   "metadata": {
    "month": "2026-11"
   }
  }
 },
 "batches.get": {
  "status": 200,
  "body": {
   "id": "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
   "object": "batch",
   "created": 1795600800,
   "livemode": false,
   "title": "November airtime",
   "status": "completed",
   "currency": "USD",
   "total": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0,
    "skipped": 0,
    "pending": 0,
    "sending": 0,
    "delivered": 2,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "reserve_credit": true,
   "reservations": {
    "USD": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
    "ZWG": null
   },
   "on_invalid": "reject",
   "on_insufficient": "stop",
   "requires_approval": false,
   "approval": null,
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "retry_of": null,
   "retried_by": null,
   "schedule": null,
   "occurrence_date": null,
   "cost_center": null,
   "sms_message": "{first_name}, here is {currency} {amount} airtime from {sender}.",
   "results_url": "/dev/v1/batches/bch_0031JkGCnJyLd9Fz0HpBi4Ko/results.csv",
   "started_at": 1795600801,
   "completed_at": 1795600806,
   "cancelled_at": null,
   "metadata": {
    "month": "2026-11"
   }
  }
 },
 "batches.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/batches",
   "data": [
    {
     "id": "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
     "object": "batch",
     "created": 1795600800,
     "livemode": false,
     "title": "November airtime",
     "status": "completed",
     "currency": "USD",
     "total": {
      "USD": "10.00",
      "ZWG": "0.00"
     },
     "cost": {
      "USD": "10.00",
      "ZWG": "0.00"
     },
     "counts": {
      "total": 2,
      "valid": 2,
      "invalid": 0,
      "skipped": 0,
      "pending": 0,
      "sending": 0,
      "delivered": 2,
      "failed": 0,
      "unresolved": 0,
      "unsent": 0,
      "cancelled": 0
     },
     "reserve_credit": true,
     "reservations": {
      "USD": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
      "ZWG": null
     },
     "on_invalid": "reject",
     "on_insufficient": "stop",
     "requires_approval": false,
     "approval": null,
     "created_by": {
      "type": "key",
      "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
     },
     "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "retry_of": null,
     "retried_by": null,
     "schedule": null,
     "occurrence_date": null,
     "cost_center": null,
     "sms_message": "{first_name}, here is {currency} {amount} airtime from {sender}.",
     "results_url": "/dev/v1/batches/bch_0031JkGCnJyLd9Fz0HpBi4Ko/results.csv",
     "started_at": 1795600801,
     "completed_at": 1795600806,
     "cancelled_at": null,
     "metadata": {
      "month": "2026-11"
     }
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "batches.list_items": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/batches/bch_0031JkGCnJyLd9Fz0HpBi4Ko/items",
   "data": [
    {
     "id": "bit_0031JkHDoKzMe0Ga1IqCj5Lp",
     "object": "batch_item",
     "created": 1795600800,
     "livemode": false,
     "batch": "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
     "line": 1,
     "status": "delivered",
     "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "target": "+263771234567",
     "network": "econet",
     "amount": "5.00",
     "currency": "USD",
     "client_reference": "nov-0001",
     "error": null,
     "failure_code": null,
     "token": null,
     "metadata": {}
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "batches.preview": {
  "status": 200,
  "body": {
   "object": "batch_preview",
   "created": 1795600800,
   "livemode": false,
   "valid": true,
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0
   },
   "total": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "credit": {
    "USD": {
     "sufficient": true,
     "available": "995.00",
     "required": "10.00"
    },
    "ZWG": null
   },
   "provider_float": [
    {
     "network": "econet",
     "state": "sufficient"
    },
    {
     "network": "netone",
     "state": "sufficient"
    }
   ],
   "requires_approval": false,
   "lines": [
    {
     "line": 1,
     "valid": true,
     "target": "+263771234567",
     "network": "econet",
     "product": "airtime-usd",
     "amount": "5.00",
     "currency": "USD",
     "cost": "5.00",
     "errors": [],
     "warnings": []
    },
    {
     "line": 2,
     "valid": true,
     "target": "+263712345678",
     "network": "netone",
     "product": "airtime-usd",
     "amount": "5.00",
     "currency": "USD",
     "cost": "5.00",
     "errors": [],
     "warnings": [
      {
       "code": "duplicate_recent",
       "message": "The same amount went to the same target in the last five minutes."
      }
     ]
    }
   ],
   "lines_truncated": false
  }
 },
 "batches.retry_failed": {
  "status": 202,
  "body": {
   "id": "bch_0031JkGCnJyLd9Fz0HpBi4Kq",
   "object": "batch",
   "created": 1795600800,
   "livemode": false,
   "title": "November airtime",
   "status": "processing",
   "currency": "USD",
   "total": {
    "USD": "5.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "5.00",
    "ZWG": "0.00"
   },
   "counts": {
    "total": 1,
    "valid": 1,
    "invalid": 0,
    "skipped": 0,
    "pending": 1,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "reserve_credit": true,
   "reservations": {
    "USD": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
    "ZWG": null
   },
   "on_invalid": "reject",
   "on_insufficient": "stop",
   "requires_approval": false,
   "approval": null,
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "retry_of": "bch_0031JkGCnJyLd9Fz0HpBi4Kv",
   "retried_by": null,
   "schedule": null,
   "occurrence_date": null,
   "cost_center": null,
   "sms_message": "{first_name}, here is {currency} {amount} airtime from {sender}.",
   "results_url": "/dev/v1/batches/bch_0031JkGCnJyLd9Fz0HpBi4Kq/results.csv",
   "started_at": null,
   "completed_at": null,
   "cancelled_at": null,
   "metadata": {
    "month": "2026-11"
   }
  }
 },
 "blocklist.create": {
  "status": 201,
  "body": {
   "id": "blk_0031JkabP3E2Zs8IQ9Y7aJZq",
   "object": "blocked_target",
   "created": 1795514400,
   "livemode": true,
   "target": "+263779876543",
   "target_kind": "phone",
   "reason": "Claimed rewards with twelve names",
   "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "hits": 0,
   "last_hit_at": null
  }
 },
 "blocklist.delete": {
  "status": 200,
  "body": {
   "id": "blk_0031JkabP3E2Zs8IQ9Y7aJZq",
   "object": "blocked_target",
   "created": 1795514400,
   "livemode": true,
   "target": "+263779876543",
   "target_kind": "phone",
   "reason": "Claimed rewards with twelve names",
   "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "hits": 3,
   "last_hit_at": 1795600800
  }
 },
 "blocklist.get": {
  "status": 200,
  "body": {
   "id": "blk_0031JkabP3E2Zs8IQ9Y7aJZq",
   "object": "blocked_target",
   "created": 1795514400,
   "livemode": true,
   "target": "+263779876543",
   "target_kind": "phone",
   "reason": "Claimed rewards with twelve names",
   "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "hits": 3,
   "last_hit_at": 1795600800
  }
 },
 "blocklist.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/blocklist",
   "data": [
    {
     "id": "blk_0031JkabP3E2Zs8IQ9Y7aJZq",
     "object": "blocked_target",
     "created": 1795514400,
     "livemode": true,
     "target": "+263779876543",
     "target_kind": "phone",
     "reason": "Claimed rewards with twelve names",
     "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "hits": 3,
     "last_hit_at": 1795600800
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "checkins.create": {
  "status": 201,
  "body": {
   "id": "chk_0031JkJXVuLkSIc47WQAmL9x",
   "object": "checkin",
   "created": 1795600800,
   "livemode": false,
   "link": "lnk_0031JkKy9Pf34qY6Nb3wWD25",
   "status": "accepted",
   "distance_m": 79,
   "accuracy_m": 12,
   "reason": null,
   "attested": false,
   "reward": null,
   "phone_masked": null
  }
 },
 "checkins.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/checkins",
   "data": [
    {
     "id": "chk_0031JkJXVuLkSIc47WQAmL9x",
     "object": "checkin",
     "created": 1795600800,
     "livemode": false,
     "link": "lnk_0031JkKy9Pf34qY6Nb3wWD25",
     "status": "accepted",
     "distance_m": 79,
     "accuracy_m": 12,
     "reason": null,
     "attested": false,
     "reward": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
     "phone_masked": "077 *** 4567"
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "checkout_sessions.change_meter": {
  "status": 200,
  "body": {
   "success_url": "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
   "cancel_url": "https://shop.tuckshop.example/basket",
   "id": "cs_0031JkKFqMbOg2Ic3KsEl7Ns",
   "object": "checkout_session",
   "created": 1795600800,
   "livemode": false,
   "status": "open",
   "url": "https://svc.example/checkout/cs_0031JkKFqMbOg2Ic3KsEl7Ns?s=Wd3Jc6Xr1Vb8HQe7",
   "type": "power",
   "product": "power-usd",
   "network": "power",
   "target": "37140010002",
   "amount": "10.00",
   "currency": "USD",
   "card_fee": "0.35",
   "total": "10.35",
   "bundle_id": null,
   "token_phone": "+263771234567",
   "customer_phone": "+263771234567",
   "meter": {
    "object": "meter",
    "created": 1795600800,
    "livemode": false,
    "number": "37140010002",
    "checksum_valid": true,
    "confirmed": true,
    "name_masked": "R*** N****",
    "suburb": "Highfield",
    "currency": null,
    "tariff_class": "domestic",
    "arrears_flag": false,
    "confirmed_at": 1795600800,
    "source": "utility"
   },
   "client_reference": "order-5513",
   "send": null,
   "sends": [],
   "payment": null,
   "last_payment_error": null,
   "review": null,
   "credited": null,
   "expires_at": 1795604400,
   "paid_at": null,
   "fulfilled_at": null,
   "sms_message": null,
   "metadata": {}
  }
 },
 "checkout_sessions.create": {
  "status": 200,
  "body": {
   "success_url": "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
   "cancel_url": "https://shop.tuckshop.example/basket",
   "id": "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
   "object": "checkout_session",
   "created": 1795600800,
   "livemode": false,
   "url": "https://svc.example/checkout/cs_0031JkJFqMbOg2Ic3KsEl7Nr?s=Wd3Jc6Xr1Vb8HQe7",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "amount": "5.00",
   "currency": "USD",
   "card_fee": "0.18",
   "total": "5.18",
   "bundle_id": null,
   "token_phone": null,
   "customer_phone": null,
   "meter": null,
   "client_reference": "order-5512",
   "expires_at": 1795604400,
   "sms_message": null,
   "metadata": {},
   "send": "snd_0031JkQDpGrEw2Ys3AiUb7Dh",
   "sends": [
    "snd_0031JkQDpGrEw2Ys3AiUb7Dh"
   ],
   "payment": {
    "method": "card",
    "brand": "Visa",
    "last4": "4242",
    "paid_at": 1795600920,
    "reference": "PAY-20931"
   },
   "last_payment_error": null,
   "paid_at": 1795600920,
   "status": "fulfilled",
   "review": null,
   "credited": null,
   "fulfilled_at": 1795600923
  }
 },
 "checkout_sessions.expire": {
  "status": 200,
  "body": {
   "success_url": "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
   "cancel_url": "https://shop.tuckshop.example/basket",
   "id": "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
   "object": "checkout_session",
   "created": 1795600800,
   "livemode": false,
   "url": "https://svc.example/checkout/cs_0031JkJFqMbOg2Ic3KsEl7Nr?s=Wd3Jc6Xr1Vb8HQe7",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "amount": "5.00",
   "currency": "USD",
   "card_fee": "0.18",
   "total": "5.18",
   "bundle_id": null,
   "token_phone": null,
   "customer_phone": null,
   "meter": null,
   "client_reference": "order-5512",
   "expires_at": 1795604400,
   "sms_message": null,
   "metadata": {},
   "status": "expired",
   "send": null,
   "sends": [],
   "payment": null,
   "last_payment_error": null,
   "review": null,
   "credited": null,
   "paid_at": null,
   "fulfilled_at": null
  }
 },
 "checkout_sessions.get": {
  "status": 200,
  "body": {
   "success_url": "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
   "cancel_url": "https://shop.tuckshop.example/basket",
   "id": "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
   "object": "checkout_session",
   "created": 1795600800,
   "livemode": false,
   "url": "https://svc.example/checkout/cs_0031JkJFqMbOg2Ic3KsEl7Nr?s=Wd3Jc6Xr1Vb8HQe7",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "amount": "5.00",
   "currency": "USD",
   "card_fee": "0.18",
   "total": "5.18",
   "bundle_id": null,
   "token_phone": null,
   "customer_phone": null,
   "meter": null,
   "client_reference": "order-5512",
   "expires_at": 1795604400,
   "sms_message": null,
   "metadata": {},
   "send": "snd_0031JkQDpGrEw2Ys3AiUb7Dh",
   "sends": [
    "snd_0031JkQDpGrEw2Ys3AiUb7Dh"
   ],
   "payment": {
    "method": "card",
    "brand": "Visa",
    "last4": "4242",
    "paid_at": 1795600920,
    "reference": "PAY-20931"
   },
   "last_payment_error": null,
   "paid_at": 1795600920,
   "status": "fulfilled",
   "review": null,
   "credited": null,
   "fulfilled_at": 1795600923
  }
 },
 "checkout_sessions.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/checkout-sessions",
   "data": [
    {
     "success_url": "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
     "cancel_url": "https://shop.tuckshop.example/basket",
     "id": "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
     "object": "checkout_session",
     "created": 1795600800,
     "livemode": false,
     "url": "https://svc.example/checkout/cs_0031JkJFqMbOg2Ic3KsEl7Nr?s=Wd3Jc6Xr1Vb8HQe7",
     "type": "airtime",
     "product": "airtime-usd",
     "network": "econet",
     "target": "+263771234567",
     "amount": "5.00",
     "currency": "USD",
     "card_fee": "0.18",
     "total": "5.18",
     "bundle_id": null,
     "token_phone": null,
     "customer_phone": null,
     "meter": null,
     "client_reference": "order-5512",
     "expires_at": 1795604400,
     "sms_message": null,
     "metadata": {},
     "send": "snd_0031JkQDpGrEw2Ys3AiUb7Dh",
     "sends": [
      "snd_0031JkQDpGrEw2Ys3AiUb7Dh"
     ],
     "payment": {
      "method": "card",
      "brand": "Visa",
      "last4": "4242",
      "paid_at": 1795600920,
      "reference": "PAY-20931"
     },
     "last_payment_error": null,
     "paid_at": 1795600920,
     "status": "fulfilled",
     "review": null,
     "credited": null,
     "fulfilled_at": 1795600923
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "claims.create": {
  "status": 200,
  "body": {
   "object": "reward_link_claim",
   "created": 1795604400,
   "livemode": false,
   "amount": "1.00",
   "currency": "USD",
   "choices": [
    {
     "type": "airtime",
     "bundles": []
    },
    {
     "type": "data",
     "bundles": [
      {
       "id": "bnd_0031JkMItPeRj5Lf6NvHo0Qu",
       "network": "econet",
       "name": "Daily 250 MB",
       "amount": "0.50"
      }
     ]
    }
   ],
   "bind": "otp",
   "phone_hint_masked": "077 *** 4567",
   "place": null,
   "challenge": null,
   "branding": {
    "display_name": "Mbare Tuck",
    "color": "#0A7D4B",
    "logo_url": null,
    "support_url": null,
    "thank_you": "Thank you for waiting."
   },
   "expires_at": 1798754399,
   "status": "claimed",
   "requires": [],
   "result": {
    "status": "delivered",
    "message": "Your USD 1.00 airtime has arrived at 077 *** 4567."
   }
  }
 },
 "claims.get": {
  "status": 200,
  "body": {
   "object": "reward_link_claim",
   "created": 1795604400,
   "livemode": false,
   "amount": "1.00",
   "currency": "USD",
   "choices": [
    {
     "type": "airtime",
     "bundles": []
    },
    {
     "type": "data",
     "bundles": [
      {
       "id": "bnd_0031JkMItPeRj5Lf6NvHo0Qu",
       "network": "econet",
       "name": "Daily 250 MB",
       "amount": "0.50"
      }
     ]
    }
   ],
   "bind": "otp",
   "phone_hint_masked": "077 *** 4567",
   "place": null,
   "challenge": null,
   "branding": {
    "display_name": "Mbare Tuck",
    "color": "#0A7D4B",
    "logo_url": null,
    "support_url": null,
    "thank_you": "Thank you for waiting."
   },
   "expires_at": 1798754399,
   "status": "opened",
   "requires": [
    "phone",
    "code"
   ],
   "result": null
  }
 },
 "claims.send_code": {
  "status": 200,
  "body": {
   "object": "claim_code",
   "created": 1795604400,
   "livemode": false,
   "sent": true,
   "to_masked": "077 *** 4567",
   "expires_in": 600,
   "resend_in": 60
  }
 },
 "cost_centers.create": {
  "status": 201,
  "body": {
   "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
   "object": "cost_center",
   "created": 1795514400,
   "livemode": false,
   "name": "Harare drivers",
   "gl_code": "6400-HRE",
   "currency": "USD",
   "monthly_budget": "250.00",
   "is_active": true,
   "spent_this_month": "0.00",
   "remaining": "250.00",
   "people_count": 0,
   "metadata": {}
  }
 },
 "cost_centers.get": {
  "status": 200,
  "body": {
   "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
   "object": "cost_center",
   "created": 1795514400,
   "livemode": false,
   "name": "Harare drivers",
   "gl_code": "6400-HRE",
   "currency": "USD",
   "monthly_budget": "250.00",
   "is_active": true,
   "spent_this_month": "85.00",
   "remaining": "165.00",
   "people_count": 7,
   "metadata": {}
  }
 },
 "cost_centers.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/cost-centers",
   "data": [
    {
     "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "object": "cost_center",
     "created": 1795514400,
     "livemode": false,
     "name": "Harare drivers",
     "gl_code": "6400-HRE",
     "currency": "USD",
     "monthly_budget": "250.00",
     "is_active": true,
     "spent_this_month": "85.00",
     "remaining": "165.00",
     "people_count": 7,
     "metadata": {}
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "cost_centers.update": {
  "status": 200,
  "body": {
   "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
   "object": "cost_center",
   "created": 1795514400,
   "livemode": false,
   "name": "Harare drivers",
   "gl_code": "6400-HRE",
   "currency": "USD",
   "monthly_budget": "300.00",
   "is_active": true,
   "spent_this_month": "85.00",
   "remaining": "215.00",
   "people_count": 7,
   "metadata": {}
  }
 },
 "credit.get": {
  "status": 200,
  "body": {
   "object": "credit",
   "created": 1795600800,
   "livemode": false,
   "USD": {
    "available": "995.00",
    "reserved": "0.00",
    "total": "995.00",
    "in_flight": "5.00",
    "last_topup_at": null
   },
   "ZWG": {
    "available": "25000.00",
    "reserved": "0.00",
    "total": "25000.00",
    "in_flight": "0.00",
    "last_topup_at": null
   },
   "as_of": 1795600800
  }
 },
 "credit.get_alerts": {
  "status": 200,
  "body": {
   "object": "credit_alerts",
   "created": 1795600800,
   "livemode": false,
   "low_balance": {
    "USD": "50.00",
    "ZWG": null
   },
   "shortfall_projection": false,
   "shortfall_days": 7,
   "channels": [
    "webhook"
   ],
   "recipients": {
    "emails": [],
    "phones": []
   },
   "last_fired": {
    "USD": null,
    "ZWG": null
   }
  }
 },
 "credit.get_reservation": {
  "status": 200,
  "body": {
   "id": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "object": "credit_reservation",
   "created": 1795600800,
   "livemode": false,
   "currency": "USD",
   "amount": "200.00",
   "used": "60.00",
   "released": "0.00",
   "remaining": "140.00",
   "status": "active",
   "source": "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
   "expires_at": null
  }
 },
 "credit.get_transaction": {
  "status": 200,
  "body": {
   "id": "txn_0031Jk9VgCrEw2Ys3AiUb7Dh",
   "object": "credit_transaction",
   "created": 1795600800,
   "livemode": false,
   "type": "send",
   "currency": "USD",
   "sequence": 2,
   "amount": "-5.00",
   "reserved_amount": "0.00",
   "balance_after": {
    "available": "995.00",
    "reserved": "0.00"
   },
   "source": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "description": "Airtime in US dollars to +263771234567",
   "cost_center": null,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "effective_at": 1795600800
  }
 },
 "credit.list_reservations": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/credit/reservations",
   "data": [
    {
     "id": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
     "object": "credit_reservation",
     "created": 1795600800,
     "livemode": false,
     "currency": "USD",
     "amount": "200.00",
     "used": "60.00",
     "released": "0.00",
     "remaining": "140.00",
     "status": "active",
     "source": "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
     "expires_at": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "credit.list_transactions": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/credit/transactions",
   "data": [
    {
     "id": "txn_0031Jk9VgCrEw2Ys3AiUb7Dh",
     "object": "credit_transaction",
     "created": 1795600800,
     "livemode": false,
     "type": "send",
     "currency": "USD",
     "sequence": 2,
     "amount": "-5.00",
     "reserved_amount": "0.00",
     "balance_after": {
      "available": "995.00",
      "reserved": "0.00"
     },
     "source": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "description": "Airtime in US dollars to +263771234567",
     "cost_center": null,
     "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "effective_at": 1795600800
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "credit.update_alerts": {
  "status": 200,
  "body": {
   "object": "credit_alerts",
   "created": 1795600800,
   "livemode": false,
   "low_balance": {
    "USD": "50.00",
    "ZWG": null
   },
   "shortfall_projection": false,
   "shortfall_days": 7,
   "channels": [
    "webhook"
   ],
   "recipients": {
    "emails": [],
    "phones": []
   },
   "last_fired": {
    "USD": null,
    "ZWG": null
   }
  }
 },
 "dealer.create_application": {
  "status": 201,
  "body": {
   "id": "dap_0031JkeGzMcNU77sVTUUJ596",
   "object": "dealer_application",
   "created": 1795514400,
   "livemode": true,
   "legal_name": "Mbare Tuck Shops (Private) Limited",
   "trading_name": "Mbare Tuck Shops",
   "registration_number": "2145/2019",
   "registration_country": "ZW",
   "incorporated_on": "2019-03-04",
   "business_type": "company",
   "tax_number": "2000123456",
   "vat_number": null,
   "physical_address": {
    "line1": "14 Chaminuka Street",
    "line2": null,
    "city": "Harare",
    "province": "Harare"
   },
   "postal_address": null,
   "contact": {
    "name": "Rudo Moyo",
    "role": "Director",
    "email": "rudo@tuckshop.example",
    "phone": "+263771000001"
   },
   "directors": [
    {
     "full_name": "Rudo Moyo",
     "national_id": "63-123456 A 42",
     "date_of_birth": "1984-05-17",
     "nationality": "ZW",
     "address": "3 Lomagundi Road, Harare",
     "is_pep": false,
     "shareholding_percent": "60.00"
    }
   ],
   "beneficial_owners": [],
   "expected_monthly_volume": {
    "USD": "12000.00",
    "ZWG": "90000.00"
   },
   "networks": [
    "econet",
    "netone",
    "power"
   ],
   "channels": [
    "pos",
    "agents"
   ],
   "declarations": {
    "accurate": true,
    "authorised": true
   },
   "decided_at": null,
   "decision_note": null,
   "discounts": [],
   "metadata": {},
   "status": "draft",
   "bank": null,
   "documents": {
    "incorporation_certificate": null,
    "directors_form": null,
    "director_id": [],
    "proof_of_address": null,
    "bank_letter": "doc_0031JklLlGUriAX1DyyXN9iY",
    "tax_clearance": null
   },
   "missing": [
    "bank",
    "documents.incorporation_certificate",
    "documents.directors_form",
    "documents.director_id",
    "documents.proof_of_address",
    "documents.tax_clearance"
   ],
   "submitted_at": null,
   "reviewer_messages": []
  }
 },
 "dealer.get_application": {
  "status": 200,
  "body": {
   "id": "dap_0031JkeGzMcNU77sVTUUJ596",
   "object": "dealer_application",
   "created": 1795514400,
   "livemode": true,
   "legal_name": "Mbare Tuck Shops (Private) Limited",
   "trading_name": "Mbare Tuck Shops",
   "registration_number": "2145/2019",
   "registration_country": "ZW",
   "incorporated_on": "2019-03-04",
   "business_type": "company",
   "tax_number": "2000123456",
   "vat_number": null,
   "physical_address": {
    "line1": "14 Chaminuka Street",
    "line2": null,
    "city": "Harare",
    "province": "Harare"
   },
   "postal_address": null,
   "contact": {
    "name": "Rudo Moyo",
    "role": "Director",
    "email": "rudo@tuckshop.example",
    "phone": "+263771000001"
   },
   "directors": [
    {
     "full_name": "Rudo Moyo",
     "national_id": "63-123456 A 42",
     "date_of_birth": "1984-05-17",
     "nationality": "ZW",
     "address": "3 Lomagundi Road, Harare",
     "is_pep": false,
     "shareholding_percent": "60.00"
    }
   ],
   "beneficial_owners": [],
   "expected_monthly_volume": {
    "USD": "12000.00",
    "ZWG": "90000.00"
   },
   "networks": [
    "econet",
    "netone",
    "power"
   ],
   "channels": [
    "pos",
    "agents"
   ],
   "declarations": {
    "accurate": true,
    "authorised": true
   },
   "decided_at": null,
   "decision_note": null,
   "discounts": [],
   "metadata": {},
   "bank": {
    "name": "CBZ Bank",
    "branch": "Kwame Nkrumah Avenue",
    "account_name": "Mbare Tuck Shops (Private) Limited",
    "account_number_last4": "4821",
    "currency": "USD"
   },
   "documents": {
    "incorporation_certificate": "doc_0031JklLlGUriAX1DyyXN9iZ",
    "directors_form": "doc_0031JklLlGUriAX1DyyXN9ia",
    "director_id": [
     "doc_0031JklLlGUriAX1DyyXN9ib"
    ],
    "proof_of_address": "doc_0031JklLlGUriAX1DyyXN9ic",
    "bank_letter": "doc_0031JklLlGUriAX1DyyXN9iY",
    "tax_clearance": "doc_0031JklLlGUriAX1DyyXN9id"
   },
   "missing": [],
   "submitted_at": 1795600800,
   "status": "more_information",
   "reviewer_messages": [
    {
     "at": 1795690000,
     "text": "The letter of the bank is older than three months. Please send a newer one."
    }
   ]
  }
 },
 "dealer.submit_application": {
  "status": 200,
  "body": {
   "id": "dap_0031JkeGzMcNU77sVTUUJ596",
   "object": "dealer_application",
   "created": 1795514400,
   "livemode": true,
   "legal_name": "Mbare Tuck Shops (Private) Limited",
   "trading_name": "Mbare Tuck Shops",
   "registration_number": "2145/2019",
   "registration_country": "ZW",
   "incorporated_on": "2019-03-04",
   "business_type": "company",
   "tax_number": "2000123456",
   "vat_number": null,
   "physical_address": {
    "line1": "14 Chaminuka Street",
    "line2": null,
    "city": "Harare",
    "province": "Harare"
   },
   "postal_address": null,
   "contact": {
    "name": "Rudo Moyo",
    "role": "Director",
    "email": "rudo@tuckshop.example",
    "phone": "+263771000001"
   },
   "directors": [
    {
     "full_name": "Rudo Moyo",
     "national_id": "63-123456 A 42",
     "date_of_birth": "1984-05-17",
     "nationality": "ZW",
     "address": "3 Lomagundi Road, Harare",
     "is_pep": false,
     "shareholding_percent": "60.00"
    }
   ],
   "beneficial_owners": [],
   "expected_monthly_volume": {
    "USD": "12000.00",
    "ZWG": "90000.00"
   },
   "networks": [
    "econet",
    "netone",
    "power"
   ],
   "channels": [
    "pos",
    "agents"
   ],
   "declarations": {
    "accurate": true,
    "authorised": true
   },
   "decided_at": null,
   "decision_note": null,
   "discounts": [],
   "metadata": {},
   "bank": {
    "name": "CBZ Bank",
    "branch": "Kwame Nkrumah Avenue",
    "account_name": "Mbare Tuck Shops (Private) Limited",
    "account_number_last4": "4821",
    "currency": "USD"
   },
   "documents": {
    "incorporation_certificate": "doc_0031JklLlGUriAX1DyyXN9iZ",
    "directors_form": "doc_0031JklLlGUriAX1DyyXN9ia",
    "director_id": [
     "doc_0031JklLlGUriAX1DyyXN9ib"
    ],
    "proof_of_address": "doc_0031JklLlGUriAX1DyyXN9ic",
    "bank_letter": "doc_0031JklLlGUriAX1DyyXN9iY",
    "tax_clearance": "doc_0031JklLlGUriAX1DyyXN9id"
   },
   "missing": [],
   "submitted_at": 1795600800,
   "status": "submitted",
   "reviewer_messages": []
  }
 },
 "dealer.update_application": {
  "status": 200,
  "body": {
   "id": "dap_0031JkeGzMcNU77sVTUUJ596",
   "object": "dealer_application",
   "created": 1795514400,
   "livemode": true,
   "legal_name": "Mbare Tuck Shops (Private) Limited",
   "trading_name": "Mbare Tuck Shops",
   "registration_number": "2145/2019",
   "registration_country": "ZW",
   "incorporated_on": "2019-03-04",
   "business_type": "company",
   "tax_number": "2000123456",
   "vat_number": null,
   "physical_address": {
    "line1": "14 Chaminuka Street",
    "line2": null,
    "city": "Harare",
    "province": "Harare"
   },
   "postal_address": null,
   "contact": {
    "name": "Rudo Moyo",
    "role": "Director",
    "email": "rudo@tuckshop.example",
    "phone": "+263771000001"
   },
   "directors": [
    {
     "full_name": "Rudo Moyo",
     "national_id": "63-123456 A 42",
     "date_of_birth": "1984-05-17",
     "nationality": "ZW",
     "address": "3 Lomagundi Road, Harare",
     "is_pep": false,
     "shareholding_percent": "60.00"
    }
   ],
   "beneficial_owners": [],
   "expected_monthly_volume": {
    "USD": "12000.00",
    "ZWG": "90000.00"
   },
   "networks": [
    "econet",
    "netone",
    "power"
   ],
   "channels": [
    "pos",
    "agents"
   ],
   "declarations": {
    "accurate": true,
    "authorised": true
   },
   "decided_at": null,
   "decision_note": null,
   "discounts": [],
   "metadata": {},
   "status": "draft",
   "bank": null,
   "documents": {
    "incorporation_certificate": null,
    "directors_form": null,
    "director_id": [],
    "proof_of_address": null,
    "bank_letter": "doc_0031JklLlGUriAX1DyyXN9iY",
    "tax_clearance": null
   },
   "missing": [
    "bank",
    "documents.incorporation_certificate",
    "documents.directors_form",
    "documents.director_id",
    "documents.proof_of_address",
    "documents.tax_clearance"
   ],
   "submitted_at": null,
   "reviewer_messages": []
  }
 },
 "disputes.create": {
  "status": 201,
  "body": {
   "id": "dsp_0031JkbpT4r5yHUig43kiJfa",
   "object": "dispute",
   "created": 1795604400,
   "livemode": false,
   "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "reason": "not_delivered",
   "evidence": {
    "text": "The customer shows a balance without it, one hour later.",
    "attachments": [],
    "customer_phone": "+263771234567"
   },
   "credit_transaction": null,
   "due_at": 1795777200,
   "metadata": {},
   "status": "opened",
   "outcome": null,
   "outcome_note": null,
   "messages": [],
   "resolved_at": null
  }
 },
 "disputes.get": {
  "status": 200,
  "body": {
   "id": "dsp_0031JkbpT4r5yHUig43kiJfa",
   "object": "dispute",
   "created": 1795604400,
   "livemode": false,
   "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "reason": "not_delivered",
   "evidence": {
    "text": "The customer shows a balance without it, one hour later.",
    "attachments": [],
    "customer_phone": "+263771234567"
   },
   "credit_transaction": null,
   "due_at": 1795777200,
   "metadata": {},
   "status": "resolved",
   "outcome": "delivered_confirmed",
   "outcome_note": "Econet shows the recharge at 10:00:03; the balance was spent on a bundle.",
   "messages": [
    {
     "at": 1795608000,
     "text": "We have asked the network for its log of the recharge."
    }
   ],
   "resolved_at": 1795690800
  }
 },
 "disputes.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/disputes",
   "data": [
    {
     "id": "dsp_0031JkbpT4r5yHUig43kiJfa",
     "object": "dispute",
     "created": 1795604400,
     "livemode": false,
     "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "reason": "not_delivered",
     "evidence": {
      "text": "The customer shows a balance without it, one hour later.",
      "attachments": [],
      "customer_phone": "+263771234567"
     },
     "credit_transaction": null,
     "due_at": 1795777200,
     "metadata": {},
     "status": "opened",
     "outcome": null,
     "outcome_note": null,
     "messages": [],
     "resolved_at": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "documents.get": {
  "status": 200,
  "body": {
   "id": "doc_0031JklLlGUriAX1DyyXN9iY",
   "object": "document",
   "created": 1795600800,
   "livemode": true,
   "purpose": "bank_letter",
   "filename": "bank-letter.pdf",
   "size": 184320,
   "mime": "application/pdf",
   "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
   "status": "rejected",
   "reason": "The letter is older than three months."
  }
 },
 "documents.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/documents",
   "data": [
    {
     "id": "doc_0031JklLlGUriAX1DyyXN9iY",
     "object": "document",
     "created": 1795600800,
     "livemode": true,
     "purpose": "bank_letter",
     "filename": "bank-letter.pdf",
     "size": 184320,
     "mime": "application/pdf",
     "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
     "status": "rejected",
     "reason": "The letter is older than three months."
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "documents.upload": {
  "status": 201,
  "body": {
   "id": "doc_0031JklLlGUriAX1DyyXN9iY",
   "object": "document",
   "created": 1795600800,
   "livemode": true,
   "purpose": "bank_letter",
   "filename": "bank-letter.pdf",
   "size": 184320,
   "mime": "application/pdf",
   "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
   "status": "received",
   "reason": null
  }
 },
 "error_codes.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/error-codes",
   "data": [
    {
     "object": "error_code",
     "code": "amount_out_of_range",
     "status": 422,
     "type": "invalid_request_error",
     "meaning": "The amount is below the minimum or above the maximum for this product.",
     "fix": "Choose an amount between `meta.min` and `meta.max`.",
     "retryable": false,
     "meta": [
      "min",
      "max"
     ]
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "events.get": {
  "status": 200,
  "body": {
   "id": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
   "object": "event",
   "created": 1795600803,
   "livemode": false,
   "type": "send.delivered",
   "api_version": "2026-11-01",
   "sequence": 3,
   "data": {
    "object": {
     "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "object": "send",
     "created": 1795600800,
     "livemode": false,
     "status": "delivered",
     "type": "airtime",
     "product": "airtime-usd",
     "network": "econet",
     "target": "+263771234567",
     "target_display": "077 123 4567",
     "amount": "5.00",
     "currency": "USD",
     "cost": "5.00",
     "discount": "0.00",
     "credit_returned": false,
     "credit_transactions": [
      "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
     ],
     "bundle": null,
     "client_reference": "till4-000123",
     "recipient": null,
     "program": null,
     "reward": null,
     "batch": null,
     "batch_item": null,
     "schedule": null,
     "checkout_session": null,
     "approval": null,
     "mandate": null,
     "cost_center": null,
     "quote": null,
     "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "created_by": {
      "type": "key",
      "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
     },
     "source": "api",
     "notify_number": null,
     "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
     "sms_locale": "en",
     "sms_status": "delivered",
     "scheduled_for": null,
     "failure_code": null,
     "failure_message": null,
     "retry_of": null,
     "retried_by": null,
     "retryable": false,
     "needs_attention": false,
     "next_check_at": null,
     "provider_reference": "SIM-82D223CF42AF",
     "submitted_at": 1795600801,
     "delivered_at": 1795600803,
     "failed_at": null,
     "credited_at": null,
     "cancelled_at": null,
     "late_delivered_at": null,
     "on_zesa_down": null,
     "max_hold": null,
     "queued_until": null,
     "confirm": null,
     "power": null,
     "token": null,
     "units": null,
     "metadata": {
      "till": "4"
     },
     "receipt_number": "R-7K2M9-QXF4T"
    },
    "previous_attributes": {
     "status": "submitted",
     "delivered_at": null,
     "provider_reference": null,
     "sms_status": "none"
    },
    "synthetic": false,
    "threshold": null,
    "projection": null,
    "rule": null,
    "reward": null
   },
   "request": null
  }
 },
 "events.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/events",
   "data": [
    {
     "id": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
     "object": "event",
     "created": 1795600803,
     "livemode": false,
     "type": "send.delivered",
     "api_version": "2026-11-01",
     "sequence": 3,
     "data": {
      "object": {
       "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
       "object": "send",
       "created": 1795600800,
       "livemode": false,
       "status": "delivered",
       "type": "airtime",
       "product": "airtime-usd",
       "network": "econet",
       "target": "+263771234567",
       "target_display": "077 123 4567",
       "amount": "5.00",
       "currency": "USD",
       "cost": "5.00",
       "discount": "0.00",
       "credit_returned": false,
       "credit_transactions": [
        "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
       ],
       "bundle": null,
       "client_reference": "till4-000123",
       "recipient": null,
       "program": null,
       "reward": null,
       "batch": null,
       "batch_item": null,
       "schedule": null,
       "checkout_session": null,
       "approval": null,
       "mandate": null,
       "cost_center": null,
       "quote": null,
       "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
       "created_by": {
        "type": "key",
        "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
       },
       "source": "api",
       "notify_number": null,
       "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
       "sms_locale": "en",
       "sms_status": "delivered",
       "scheduled_for": null,
       "failure_code": null,
       "failure_message": null,
       "retry_of": null,
       "retried_by": null,
       "retryable": false,
       "needs_attention": false,
       "next_check_at": null,
       "provider_reference": "SIM-82D223CF42AF",
       "submitted_at": 1795600801,
       "delivered_at": 1795600803,
       "failed_at": null,
       "credited_at": null,
       "cancelled_at": null,
       "late_delivered_at": null,
       "on_zesa_down": null,
       "max_hold": null,
       "queued_until": null,
       "confirm": null,
       "power": null,
       "token": null,
       "units": null,
       "metadata": {
        "till": "4"
       },
       "receipt_number": "R-7K2M9-QXF4T"
      },
      "previous_attributes": {
       "status": "submitted",
       "delivered_at": null,
       "provider_reference": null,
       "sms_status": "none"
      },
      "synthetic": false,
      "threshold": null,
      "projection": null,
      "rule": null,
      "reward": null
     },
     "request": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "exports.create": {
  "status": 202,
  "body": {
   "id": "exp_0031Jkc360a9Y6yNd14tDdO9",
   "object": "export",
   "created": 1796119200,
   "livemode": false,
   "kind": "sends",
   "status": "pending",
   "format": "csv",
   "from": 1790805600,
   "to": 1793484000,
   "filters": {
    "status": "delivered",
    "metadata[till]": "4"
   },
   "columns": [
    "id",
    "created",
    "target",
    "amount",
    "currency",
    "metadata.till"
   ],
   "include_tokens": false,
   "text_guard": true,
   "rows": null,
   "size": null,
   "sha256": null,
   "download_url": null,
   "expires_at": null,
   "error": null
  }
 },
 "exports.get": {
  "status": 200,
  "body": {
   "id": "exp_0031Jkc360a9Y6yNd14tDdO9",
   "object": "export",
   "created": 1796119200,
   "livemode": false,
   "kind": "sends",
   "status": "ready",
   "format": "csv",
   "from": 1790805600,
   "to": 1793484000,
   "filters": {
    "status": "delivered",
    "metadata[till]": "4"
   },
   "columns": [
    "id",
    "created",
    "target",
    "amount",
    "currency",
    "metadata.till"
   ],
   "include_tokens": false,
   "text_guard": true,
   "rows": 1204,
   "size": 98304,
   "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
   "download_url": "https://svc.example/files/exp_0031Jkc360a9Y6yNd14tDdO9?sig=Zk3qWs8N",
   "expires_at": 1796724000,
   "error": null
  }
 },
 "exports.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/exports",
   "data": [
    {
     "id": "exp_0031Jkc360a9Y6yNd14tDdO9",
     "object": "export",
     "created": 1796119200,
     "livemode": false,
     "kind": "sends",
     "status": "ready",
     "format": "csv",
     "from": 1790805600,
     "to": 1793484000,
     "filters": {
      "status": "delivered",
      "metadata[till]": "4"
     },
     "columns": [
      "id",
      "created",
      "target",
      "amount",
      "currency",
      "metadata.till"
     ],
     "include_tokens": false,
     "text_guard": true,
     "rows": 1204,
     "size": 98304,
     "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
     "download_url": "https://svc.example/files/exp_0031Jkc360a9Y6yNd14tDdO9?sig=Zk3qWs8N",
     "expires_at": 1796724000,
     "error": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "family.create": {
  "status": 201,
  "body": {
   "id": "fam_0031Jkw1mXJft5isGXNwAMnE",
   "object": "family_member",
   "created": 1795514400,
   "livemode": false,
   "name": "Nyasha",
   "phone": "+263771234567",
   "relation": "child",
   "meter": null,
   "allowance": {
    "currency": "USD",
    "amount": "2.00",
    "cadence": "weekly",
    "day": 5
   },
   "notify": true,
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "spent_this_month": {
    "USD": "0.00",
    "ZWG": "0.00"
   },
   "paused": false
  }
 },
 "family.delete": {
  "status": 200,
  "body": {
   "id": "fam_0031Jkw1mXJft5isGXNwAMnE",
   "object": "family_member",
   "created": 1795514400,
   "livemode": false,
   "name": "Nyasha",
   "phone": "+263771234567",
   "relation": "child",
   "meter": null,
   "allowance": {
    "currency": "USD",
    "amount": "2.00",
    "cadence": "weekly",
    "day": 5
   },
   "notify": true,
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "spent_this_month": {
    "USD": "0.00",
    "ZWG": "0.00"
   },
   "paused": true
  }
 },
 "family.get_member": {
  "status": 200,
  "body": {
   "id": "fam_0031Jkw1mXJft5isGXNwAMnE",
   "object": "family_member",
   "created": 1795514400,
   "livemode": false,
   "name": "Nyasha",
   "phone": "+263771234567",
   "relation": "child",
   "meter": null,
   "allowance": {
    "currency": "USD",
    "amount": "2.00",
    "cadence": "weekly",
    "day": 5
   },
   "notify": true,
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "spent_this_month": {
    "USD": "0.00",
    "ZWG": "0.00"
   },
   "paused": false
  }
 },
 "family.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/family/members",
   "data": [
    {
     "id": "fam_0031Jkw1mXJft5isGXNwAMnE",
     "object": "family_member",
     "created": 1795514400,
     "livemode": false,
     "name": "Nyasha",
     "phone": "+263771234567",
     "relation": "child",
     "meter": null,
     "allowance": {
      "currency": "USD",
      "amount": "2.00",
      "cadence": "weekly",
      "day": 5
     },
     "notify": true,
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
     "spent_this_month": {
      "USD": "0.00",
      "ZWG": "0.00"
     },
     "paused": false
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "family.send_to": {
  "status": 202,
  "body": {
   "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "object": "send",
   "created": 1795600800,
   "livemode": false,
   "status": "pending",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "target_display": "077 123 4567",
   "amount": "5.00",
   "currency": "USD",
   "cost": "5.00",
   "discount": "0.00",
   "credit_returned": false,
   "credit_transactions": [
    "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
   ],
   "bundle": null,
   "client_reference": null,
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "program": null,
   "reward": null,
   "batch": null,
   "batch_item": null,
   "schedule": null,
   "checkout_session": null,
   "approval": null,
   "mandate": null,
   "cost_center": null,
   "quote": null,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "source": "api",
   "notify_number": null,
   "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
   "sms_locale": "en",
   "sms_status": "none",
   "scheduled_for": null,
   "failure_code": null,
   "failure_message": null,
   "retry_of": null,
   "retried_by": null,
   "retryable": false,
   "needs_attention": false,
   "next_check_at": null,
   "provider_reference": null,
   "submitted_at": null,
   "delivered_at": null,
   "failed_at": null,
   "credited_at": null,
   "cancelled_at": null,
   "late_delivered_at": null,
   "on_zesa_down": null,
   "max_hold": null,
   "queued_until": null,
   "confirm": null,
   "power": null,
   "token": null,
   "units": null,
   "metadata": {
    "till": "4"
   },
   "receipt_number": "R-7K2M9-QXF4T"
  }
 },
 "family.update": {
  "status": 200,
  "body": {
   "id": "fam_0031Jkw1mXJft5isGXNwAMnE",
   "object": "family_member",
   "created": 1795514400,
   "livemode": false,
   "name": "Nyasha",
   "phone": "+263771234567",
   "relation": "child",
   "meter": null,
   "allowance": {
    "currency": "USD",
    "amount": "2.00",
    "cadence": "weekly",
    "day": 5
   },
   "notify": true,
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "spent_this_month": {
    "USD": "0.00",
    "ZWG": "0.00"
   },
   "paused": true
  }
 },
 "groups.create": {
  "status": 201,
  "body": {
   "id": "grp_0031JkpZPPPP6UeP3C4DSA7M",
   "object": "group",
   "created": 1795514400,
   "livemode": false,
   "name": "Drivers of Harare",
   "description": null,
   "member_count": 7,
   "kind": "dynamic",
   "filter": {
    "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
    "tag": "driver"
   },
   "metadata": {}
  }
 },
 "groups.delete": {
  "status": 200,
  "body": {
   "id": "grp_0031JkpZPPPP6UeP3C4DSA7L",
   "object": "group",
   "created": 1795514400,
   "livemode": false,
   "name": "Night shift",
   "description": "Data every Friday",
   "member_count": 24,
   "kind": "static",
   "filter": null,
   "metadata": {}
  }
 },
 "groups.get": {
  "status": 200,
  "body": {
   "id": "grp_0031JkpZPPPP6UeP3C4DSA7L",
   "object": "group",
   "created": 1795514400,
   "livemode": false,
   "name": "Night shift",
   "description": "Data every Friday",
   "member_count": 24,
   "kind": "static",
   "filter": null,
   "metadata": {}
  }
 },
 "groups.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/groups",
   "data": [
    {
     "id": "grp_0031JkpZPPPP6UeP3C4DSA7M",
     "object": "group",
     "created": 1795514400,
     "livemode": false,
     "name": "Drivers of Harare",
     "description": null,
     "member_count": 7,
     "kind": "dynamic",
     "filter": {
      "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
      "tag": "driver"
     },
     "metadata": {}
    },
    {
     "id": "grp_0031JkpZPPPP6UeP3C4DSA7L",
     "object": "group",
     "created": 1795514400,
     "livemode": false,
     "name": "Night shift",
     "description": "Data every Friday",
     "member_count": 24,
     "kind": "static",
     "filter": null,
     "metadata": {}
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "groups.list_members": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/groups/grp_0031JkpZPPPP6UeP3C4DSA7L/members",
   "data": [
    {
     "id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "object": "recipient",
     "created": 1795514400,
     "livemode": false,
     "external_id": "loyalty-20231",
     "name": "Tendai Ncube",
     "first_name": "Tendai",
     "email": null,
     "meters": [
      {
       "number": "37140030000",
       "label": "Home",
       "name_masked": "F**** C****",
       "confirmed_at": 1795597200
      }
     ],
     "default_meter": "37140030000",
     "payroll_id": null,
     "cost_center": null,
     "groups": [
      "grp_0031JkpZPPPP6UeP3C4DSA7L"
     ],
     "lawful_basis": "consent",
     "consent": {
      "at": 1793527200,
      "source": "Till 4, paper form",
      "text_version": null
     },
     "notes": null,
     "metadata": {
      "card": "20231"
     },
     "phone": "+263772345678",
     "network": "econet",
     "monthly_cap": null,
     "tags": [
      "loyalty"
     ],
     "status": "active",
     "erase_at": null,
     "totals": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "groups.update": {
  "status": 200,
  "body": {
   "id": "grp_0031JkpZPPPP6UeP3C4DSA7L",
   "object": "group",
   "created": 1795514400,
   "livemode": false,
   "name": "Night shift, Mbare",
   "description": "Data every Friday",
   "member_count": 24,
   "kind": "static",
   "filter": null,
   "metadata": {}
  }
 },
 "groups.update_members": {
  "status": 200,
  "body": {
   "id": "grp_0031JkpZPPPP6UeP3C4DSA7L",
   "object": "group",
   "created": 1795514400,
   "livemode": false,
   "name": "Night shift",
   "description": "Data every Friday",
   "member_count": 24,
   "kind": "static",
   "filter": null,
   "metadata": {}
  }
 },
 "health.get": {
  "status": 200,
  "body": {
   "object": "health",
   "status": "ok",
   "version": "0.1.0",
   "time": 1795600800
  }
 },
 "invites.delete": {
  "status": 200,
  "body": {
   "id": "inv_0031JkhqSIjOugM1yTMAd7V3",
   "object": "invite",
   "created": 1795600800,
   "livemode": false,
   "email": "rudo@tuckshop.example",
   "phone": "+263771000001",
   "role": "developer",
   "status": "revoked",
   "expires_at": 1796810400,
   "invited_by": null,
   "accepted_by": null,
   "account_name": null
  }
 },
 "invites.get": {
  "status": 200,
  "body": {
   "id": "inv_0031JkhqSIjOugM1yTMAd7V3",
   "object": "invite",
   "created": 1795600800,
   "livemode": false,
   "email": "rudo@tuckshop.example",
   "phone": "+263771000001",
   "role": "developer",
   "status": "pending",
   "expires_at": 1796810400,
   "invited_by": null,
   "accepted_by": null,
   "account_name": null
  }
 },
 "invites.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/invites",
   "data": [
    {
     "id": "inv_0031JkhqSIjOugM1yTMAd7V3",
     "object": "invite",
     "created": 1795600800,
     "livemode": false,
     "email": "rudo@tuckshop.example",
     "phone": "+263771000001",
     "role": "developer",
     "status": "pending",
     "expires_at": 1796810400,
     "invited_by": null,
     "accepted_by": null,
     "account_name": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "keys.create": {
  "status": 201,
  "body": {
   "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "object": "api_key",
   "created": 1795597200,
   "livemode": false,
   "kind": "rk",
   "label": "Till 4, Mbare",
   "prefix": "svc_rk_test_ab12",
   "last4": "y9Kd",
   "scopes": [
    "catalog:read",
    "lookups:read",
    "sends:read",
    "sends:write",
    "tokens:read"
   ],
   "allowed_ips": [
    "196.27.96.0/24"
   ],
   "allowed_origins": [],
   "allowed_products": [],
   "allowed_networks": [],
   "spend_caps": {
    "USD": {
     "per_send": "20.00",
     "daily": "500.00",
     "monthly": null
    },
    "ZWG": {
     "per_send": null,
     "daily": null,
     "monthly": null
    }
   },
   "per_recipient_daily_cap": null,
   "approval_threshold": null,
   "recipient_allowlist": [],
   "expires_at": null,
   "api_version": null,
   "created_by": "key_0031Jk4QbXmZr7Tn8VdPw2Yc",
   "rolled": null,
   "live_sales": null,
   "metadata": {
    "till": "4"
   },
   "secret": "svc_rk_test_ab12Qe7Yt4Mn9Wd3Jc6Xr1Vb8Hz5Lk0Gs2Tf4Py9Kd",
   "status": "active",
   "last_used_at": null,
   "last_used_ip": null,
   "usage": null
  }
 },
 "keys.delete": {
  "status": 200,
  "body": {
   "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "object": "api_key",
   "created": 1795597200,
   "livemode": false,
   "kind": "rk",
   "label": "Till 4, Mbare",
   "prefix": "svc_rk_test_ab12",
   "last4": "y9Kd",
   "scopes": [
    "catalog:read",
    "lookups:read",
    "sends:read",
    "sends:write",
    "tokens:read"
   ],
   "allowed_ips": [
    "196.27.96.0/24"
   ],
   "allowed_origins": [],
   "allowed_products": [],
   "allowed_networks": [],
   "spend_caps": {
    "USD": {
     "per_send": "20.00",
     "daily": "500.00",
     "monthly": null
    },
    "ZWG": {
     "per_send": null,
     "daily": null,
     "monthly": null
    }
   },
   "per_recipient_daily_cap": null,
   "approval_threshold": null,
   "recipient_allowlist": [],
   "expires_at": null,
   "api_version": null,
   "created_by": "key_0031Jk4QbXmZr7Tn8VdPw2Yc",
   "rolled": null,
   "live_sales": null,
   "metadata": {
    "till": "4"
   },
   "secret": null,
   "status": "revoked",
   "last_used_at": 1795600800,
   "last_used_ip": "196.27.96.10",
   "usage": null
  }
 },
 "keys.get": {
  "status": 200,
  "body": {
   "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "object": "api_key",
   "created": 1795597200,
   "livemode": false,
   "kind": "rk",
   "label": "Till 4, Mbare",
   "prefix": "svc_rk_test_ab12",
   "last4": "y9Kd",
   "scopes": [
    "catalog:read",
    "lookups:read",
    "sends:read",
    "sends:write",
    "tokens:read"
   ],
   "allowed_ips": [
    "196.27.96.0/24"
   ],
   "allowed_origins": [],
   "allowed_products": [],
   "allowed_networks": [],
   "spend_caps": {
    "USD": {
     "per_send": "20.00",
     "daily": "500.00",
     "monthly": null
    },
    "ZWG": {
     "per_send": null,
     "daily": null,
     "monthly": null
    }
   },
   "per_recipient_daily_cap": null,
   "approval_threshold": null,
   "recipient_allowlist": [],
   "expires_at": null,
   "api_version": null,
   "created_by": "key_0031Jk4QbXmZr7Tn8VdPw2Yc",
   "rolled": null,
   "live_sales": null,
   "metadata": {
    "till": "4"
   },
   "secret": null,
   "status": "active",
   "last_used_at": 1795600800,
   "last_used_ip": "196.27.96.10",
   "usage": {
    "USD": {
     "today": "35.00",
     "month": "410.00",
     "daily_remaining": "465.00",
     "monthly_remaining": null
    },
    "ZWG": {
     "today": "0.00",
     "month": "0.00",
     "daily_remaining": null,
     "monthly_remaining": null
    }
   }
  }
 },
 "keys.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/keys",
   "data": [
    {
     "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "object": "api_key",
     "created": 1795597200,
     "livemode": false,
     "kind": "rk",
     "label": "Till 4, Mbare",
     "prefix": "svc_rk_test_ab12",
     "last4": "y9Kd",
     "scopes": [
      "catalog:read",
      "lookups:read",
      "sends:read",
      "sends:write",
      "tokens:read"
     ],
     "allowed_ips": [
      "196.27.96.0/24"
     ],
     "allowed_origins": [],
     "allowed_products": [],
     "allowed_networks": [],
     "spend_caps": {
      "USD": {
       "per_send": "20.00",
       "daily": "500.00",
       "monthly": null
      },
      "ZWG": {
       "per_send": null,
       "daily": null,
       "monthly": null
      }
     },
     "per_recipient_daily_cap": null,
     "approval_threshold": null,
     "recipient_allowlist": [],
     "expires_at": null,
     "api_version": null,
     "created_by": "key_0031Jk4QbXmZr7Tn8VdPw2Yc",
     "rolled": null,
     "live_sales": null,
     "metadata": {
      "till": "4"
     },
     "secret": null,
     "status": "active",
     "last_used_at": 1795600800,
     "last_used_ip": "196.27.96.10",
     "usage": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "keys.roll": {
  "status": 201,
  "body": {
   "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "object": "api_key",
   "created": 1795597200,
   "livemode": false,
   "kind": "rk",
   "label": "Till 4, Mbare",
   "prefix": "svc_rk_test_Zk3q",
   "last4": "m2Vt",
   "scopes": [
    "catalog:read",
    "lookups:read",
    "sends:read",
    "sends:write",
    "tokens:read"
   ],
   "allowed_ips": [
    "196.27.96.0/24"
   ],
   "allowed_origins": [],
   "allowed_products": [],
   "allowed_networks": [],
   "spend_caps": {
    "USD": {
     "per_send": "20.00",
     "daily": "500.00",
     "monthly": null
    },
    "ZWG": {
     "per_send": null,
     "daily": null,
     "monthly": null
    }
   },
   "per_recipient_daily_cap": null,
   "approval_threshold": null,
   "recipient_allowlist": [],
   "expires_at": null,
   "api_version": null,
   "created_by": "key_0031Jk4QbXmZr7Tn8VdPw2Yc",
   "rolled": {
    "last4": "y9Kd",
    "works_until": 1795687200
   },
   "live_sales": null,
   "metadata": {
    "till": "4"
   },
   "secret": "svc_rk_test_Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2Vt",
   "status": "rolling",
   "last_used_at": 1795600800,
   "last_used_ip": "196.27.96.10",
   "usage": null
  }
 },
 "keys.update": {
  "status": 200,
  "body": {
   "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "object": "api_key",
   "created": 1795597200,
   "livemode": false,
   "kind": "rk",
   "label": "Till 4, Mbare market",
   "prefix": "svc_rk_test_ab12",
   "last4": "y9Kd",
   "scopes": [
    "catalog:read",
    "lookups:read",
    "sends:read",
    "sends:write",
    "tokens:read"
   ],
   "allowed_ips": [
    "196.27.96.0/24"
   ],
   "allowed_origins": [],
   "allowed_products": [],
   "allowed_networks": [],
   "spend_caps": {
    "USD": {
     "per_send": "20.00",
     "daily": "300.00",
     "monthly": null
    },
    "ZWG": {
     "per_send": null,
     "daily": null,
     "monthly": null
    }
   },
   "per_recipient_daily_cap": null,
   "approval_threshold": null,
   "recipient_allowlist": [],
   "expires_at": null,
   "api_version": null,
   "created_by": "key_0031Jk4QbXmZr7Tn8VdPw2Yc",
   "rolled": null,
   "live_sales": null,
   "metadata": {
    "till": "4"
   },
   "secret": null,
   "status": "active",
   "last_used_at": 1795600800,
   "last_used_ip": "196.27.96.10",
   "usage": null
  }
 },
 "lookups.phone": {
  "status": 200,
  "body": {
   "object": "phone_lookup",
   "created": 1795600800,
   "livemode": false,
   "input": "077 123 4567",
   "e164": "+263771234567",
   "national": "077 123 4567",
   "valid": true,
   "line_type": "mobile",
   "network": "econet",
   "products": {
    "airtime": [
     "airtime-usd"
    ],
    "data": [
     "data-usd"
    ]
   },
   "blocked": false,
   "recipient": null
  }
 },
 "members.delete": {
  "status": 200,
  "body": {
   "id": "mem_0031Jk6SdZoBt9Vp0XfRy4Ae",
   "object": "member",
   "created": 1793008800,
   "livemode": false,
   "name": "Rudo Moyo",
   "email": "rudo@tuckshop.example",
   "phone": null,
   "role": "developer",
   "status": "active",
   "tokens_read": false,
   "pin_set": false,
   "last_seen_at": 1795600800,
   "invited_by": null
  }
 },
 "members.get": {
  "status": 200,
  "body": {
   "id": "mem_0031Jk6SdZoBt9Vp0XfRy4Ae",
   "object": "member",
   "created": 1793008800,
   "livemode": false,
   "name": "Rudo Moyo",
   "email": "rudo@tuckshop.example",
   "phone": null,
   "role": "developer",
   "status": "active",
   "tokens_read": false,
   "pin_set": false,
   "last_seen_at": 1795600800,
   "invited_by": null
  }
 },
 "members.invite": {
  "status": 201,
  "body": {
   "id": "inv_0031JkhqSIjOugM1yTMAd7V3",
   "object": "invite",
   "created": 1795600800,
   "livemode": false,
   "email": "rudo@tuckshop.example",
   "phone": "+263771000001",
   "role": "developer",
   "status": "pending",
   "expires_at": 1796810400,
   "invited_by": null,
   "accepted_by": null,
   "account_name": null
  }
 },
 "members.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/members",
   "data": [
    {
     "id": "mem_0031Jk6SdZoBt9Vp0XfRy4Ae",
     "object": "member",
     "created": 1793008800,
     "livemode": false,
     "name": "Rudo Moyo",
     "email": "rudo@tuckshop.example",
     "phone": null,
     "role": "developer",
     "status": "active",
     "tokens_read": false,
     "pin_set": false,
     "last_seen_at": 1795600800,
     "invited_by": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "members.update": {
  "status": 200,
  "body": {
   "id": "mem_0031Jk6SdZoBt9Vp0XfRy4Ae",
   "object": "member",
   "created": 1793008800,
   "livemode": false,
   "name": "Rudo Moyo",
   "email": "rudo@tuckshop.example",
   "phone": null,
   "role": "admin",
   "status": "active",
   "tokens_read": true,
   "pin_set": false,
   "last_seen_at": 1795600800,
   "invited_by": null
  }
 },
 "meters.get": {
  "status": 200,
  "body": {
   "object": "meter",
   "created": 1795600800,
   "livemode": false,
   "number": "37140030000",
   "checksum_valid": true,
   "confirmed": true,
   "name_masked": "F**** C****",
   "suburb": "Sakubva",
   "currency": null,
   "tariff_class": "domestic",
   "arrears_flag": false,
   "confirmed_at": 1795600800,
   "source": "utility"
  }
 },
 "networks.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/networks",
   "data": [
    {
     "id": "econet",
     "object": "network",
     "created": 1793008800,
     "livemode": false,
     "name": "Econet",
     "kind": "mobile",
     "prefixes": [
      "077",
      "078"
     ],
     "currencies": [
      "USD",
      "ZWG"
     ],
     "types": [
      "airtime",
      "data"
     ],
     "state": "up",
     "since": 1793008800
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "overview.get": {
  "status": 200,
  "body": {
   "object": "overview",
   "created": 1795600800,
   "livemode": false,
   "credit": {
    "USD": {
     "available": "995.00",
     "reserved": "0.00",
     "total": "995.00",
     "in_flight": "5.00",
     "runway_days": 16.5
    },
    "ZWG": {
     "available": "25000.00",
     "reserved": "0.00",
     "total": "25000.00",
     "in_flight": "0.00",
     "runway_days": null
    }
   },
   "today": {
    "sends": 42,
    "delivered": 39,
    "failed": 1,
    "unresolved": 2,
    "amount": {
     "USD": "205.00",
     "ZWG": "0.00"
    }
   },
   "networks": [
    {
     "network": "econet",
     "currency": "USD",
     "success_rate": "0.975",
     "sample": 40,
     "state": "up"
    }
   ],
   "webhooks": {
    "endpoints": 0,
    "failing": 0,
    "disabled": 0,
    "oldest_undelivered_at": null
   },
   "attention": [
    {
     "kind": "send_unknown",
     "count": 1,
     "object_ids": [
      "snd_0031Jk7TeApCu0Wq1YgSz5Bf"
     ],
     "due_at": 1795683600,
     "url": "/dev/v1/sends?status=unknown"
    }
   ],
   "as_of": 1795600800
  }
 },
 "power.get_quote": {
  "status": 200,
  "body": {
   "object": "power_quote",
   "created": 1795600800,
   "livemode": false,
   "currency": "USD",
   "amount": "10.00",
   "now": {
    "units_kwh": "105.83",
    "energy": "9.43",
    "levy": "0.57",
    "arrears": null,
    "bands": [
     {
      "from_kwh": 0,
      "to_kwh": 50,
      "units_kwh": "50.00",
      "price_per_kwh": "0.0800"
     },
     {
      "from_kwh": 50,
      "to_kwh": 100,
      "units_kwh": "50.00",
      "price_per_kwh": "0.0900"
     },
     {
      "from_kwh": 100,
      "to_kwh": 200,
      "units_kwh": "5.83",
      "price_per_kwh": "0.1600"
     }
    ],
    "from_position_kwh": null,
    "estimate": true
   },
   "after_reset": {
    "units_kwh": "105.83",
    "energy": "9.43",
    "levy": "0.57",
    "arrears": null,
    "bands": [
     {
      "from_kwh": 0,
      "to_kwh": 50,
      "units_kwh": "50.00",
      "price_per_kwh": "0.0800"
     },
     {
      "from_kwh": 50,
      "to_kwh": 100,
      "units_kwh": "50.00",
      "price_per_kwh": "0.0900"
     },
     {
      "from_kwh": 100,
      "to_kwh": 200,
      "units_kwh": "5.83",
      "price_per_kwh": "0.1600"
     }
    ],
    "from_position_kwh": "0.00",
    "estimate": true,
    "reset_on": "2026-12-01"
   },
   "better": "same",
   "saving_units": "0.00",
   "meter": null
  }
 },
 "power.get_rate": {
  "status": 200,
  "body": {
   "object": "power_rate",
   "created": 1795600800,
   "livemode": false,
   "currency": "USD",
   "effective_from": "2023-12-01",
   "source_url": "https://zwnews.com",
   "levy_percent": "6.00",
   "bands": [
    {
     "from_kwh": 0,
     "to_kwh": 50,
     "price_per_kwh": "0.0800",
     "price_per_kwh_with_levy": "0.0848"
    },
    {
     "from_kwh": 50,
     "to_kwh": 100,
     "price_per_kwh": "0.0900",
     "price_per_kwh_with_levy": "0.0954"
    },
    {
     "from_kwh": 100,
     "to_kwh": 200,
     "price_per_kwh": "0.1600",
     "price_per_kwh_with_levy": "0.1696"
    },
    {
     "from_kwh": 200,
     "to_kwh": 300,
     "price_per_kwh": "0.2300",
     "price_per_kwh_with_levy": "0.2438"
    },
    {
     "from_kwh": 300,
     "to_kwh": 400,
     "price_per_kwh": "0.2500",
     "price_per_kwh_with_levy": "0.2650"
    },
    {
     "from_kwh": 400,
     "to_kwh": null,
     "price_per_kwh": "0.2600",
     "price_per_kwh_with_levy": "0.2756"
    }
   ],
   "observed": {
    "median_price": "0.0901",
    "sample": 214,
    "window_days": 90,
    "as_of": 1795600800
   },
   "rule": "Each month begins with the cheapest band. Buy what can wait on the 1st.",
   "reset": "first_of_month"
  }
 },
 "power.get_series": {
  "status": 200,
  "body": {
   "object": "power_series",
   "created": 1795600800,
   "livemode": false,
   "currency": "USD",
   "points": [
    {
     "date": "2026-11-24",
     "price_per_kwh": "0.0901"
    },
    {
     "date": "2026-11-25",
     "price_per_kwh": "0.0954"
    }
   ],
   "change_points": [
    {
     "date": "2026-11-25",
     "from": "0.0901",
     "to": "0.0954"
    }
   ]
  }
 },
 "power.list_observations": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/power/observations",
   "data": [
    {
     "object": "power_observation",
     "created": 1795557600,
     "livemode": false,
     "observed_on": "2026-11-25",
     "currency": "USD",
     "amount_rounded": "20.00",
     "units_kwh": "164.79",
     "price_per_kwh": "0.1214",
     "band_hint": "51-100"
    }
   ],
   "has_more": true,
   "next_cursor": "2026-11-24.5257a869e7ecebed"
  }
 },
 "products.get": {
  "status": 200,
  "body": {
   "id": "airtime-usd",
   "object": "product",
   "created": 1793008800,
   "livemode": false,
   "type": "airtime",
   "currency": "USD",
   "network": null,
   "name": "Airtime in US dollars",
   "min_amount": "0.10",
   "max_amount": "300.00",
   "amount_step": "0.01",
   "denominations": null,
   "networks": [
    {
     "network": "econet",
     "min_amount": "0.10",
     "max_amount": "300.00",
     "available": true,
     "paused_reason": null
    },
    {
     "network": "netone",
     "min_amount": "0.50",
     "max_amount": "300.00",
     "available": true,
     "paused_reason": null
    },
    {
     "network": "telecel",
     "min_amount": "0.10",
     "max_amount": "300.00",
     "available": true,
     "paused_reason": null
    }
   ],
   "available": true,
   "paused_until": null,
   "fields_required": [
    "target",
    "amount"
   ]
  }
 },
 "products.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/products",
   "data": [
    {
     "id": "airtime-usd",
     "object": "product",
     "created": 1793008800,
     "livemode": false,
     "type": "airtime",
     "currency": "USD",
     "network": null,
     "name": "Airtime in US dollars",
     "min_amount": "0.10",
     "max_amount": "300.00",
     "amount_step": "0.01",
     "denominations": null,
     "networks": [
      {
       "network": "econet",
       "min_amount": "0.10",
       "max_amount": "300.00",
       "available": true,
       "paused_reason": null
      },
      {
       "network": "netone",
       "min_amount": "0.50",
       "max_amount": "300.00",
       "available": true,
       "paused_reason": null
      },
      {
       "network": "telecel",
       "min_amount": "0.10",
       "max_amount": "300.00",
       "available": true,
       "paused_reason": null
      }
     ],
     "available": true,
     "paused_until": null,
     "fields_required": [
      "target",
      "amount"
     ]
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "products.list_bundles": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/products/data-usd/bundles",
   "data": [
    {
     "id": "bnd_0031JkMItPeRj5Lf6NvHo0Qu",
     "object": "bundle",
     "created": 1793008800,
     "livemode": false,
     "product": "data-usd",
     "network": "econet",
     "name": "Daily 250 MB",
     "description": "250 MB of data on Econet, to be used within 24 hours. Simulated.",
     "amount": "0.50",
     "currency": "USD",
     "validity_hours": 24,
     "data_mb": 250,
     "category": "daily",
     "available": true,
     "simulated": true
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "programs.activate": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "budget": "500.00",
   "spent": "112.00",
   "earmarked": "15.00",
   "remaining": "373.00",
   "status": "active",
   "closed_at": null
  }
 },
 "programs.close": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "budget": "500.00",
   "spent": "112.00",
   "earmarked": "3.00",
   "remaining": "385.00",
   "status": "closed",
   "closed_at": 1795600800
  }
 },
 "programs.create": {
  "status": 201,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "status": "draft",
   "budget": "500.00",
   "spent": "0.00",
   "earmarked": "0.00",
   "remaining": "500.00",
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": "whsec_Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtQ=",
   "counts": {
    "rewards": 0,
    "delivered": 0,
    "held": 0,
    "failed": 0
   },
   "activated_at": null,
   "closed_at": null
  }
 },
 "programs.create_completion": {
  "status": 201,
  "body": {
   "object": "reward",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "currency": "USD",
   "bundle_id": null,
   "meter": null,
   "token_phone": null,
   "review": null,
   "referral": null,
   "activity": null,
   "rule": null,
   "matches": [],
   "approval": null,
   "mandate": null,
   "failure_code": null,
   "failure_message": null,
   "failed_at": null,
   "expired_at": null,
   "rejected_at": null,
   "target": "+263771234567",
   "id": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
   "completion_id": "survey-7-resp-20231",
   "amount": "1.00",
   "delivery": "direct",
   "type": "airtime",
   "product": "airtime-usd",
   "held_reason": null,
   "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "link": null,
   "expires_at": null,
   "released_amount": null,
   "held_at": null,
   "released_at": null,
   "voided_at": null,
   "metadata": {
    "survey": "7"
   },
   "status": "pending",
   "source": "completions",
   "delivered_at": null
  }
 },
 "programs.defund": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "budget": "400.00",
   "spent": "112.00",
   "earmarked": "15.00",
   "remaining": "273.00",
   "status": "active",
   "closed_at": null
  }
 },
 "programs.delete": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "budget": "500.00",
   "spent": "112.00",
   "earmarked": "3.00",
   "remaining": "385.00",
   "status": "closed",
   "closed_at": 1795600800
  }
 },
 "programs.fund": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "budget": "750.00",
   "spent": "112.00",
   "earmarked": "15.00",
   "remaining": "623.00",
   "status": "active",
   "closed_at": null
  }
 },
 "programs.get": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "budget": "500.00",
   "spent": "112.00",
   "earmarked": "15.00",
   "remaining": "373.00",
   "status": "active",
   "closed_at": null
  }
 },
 "programs.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/programs",
   "data": [
    {
     "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
     "object": "program",
     "created": 1795597200,
     "livemode": false,
     "name": "Customer survey",
     "description": null,
     "currency": "USD",
     "funding": "reserve",
     "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
     "choices": [
      "airtime",
      "data"
     ],
     "sources": [
      "api",
      "completions",
      "links"
     ],
     "one_per_phone": false,
     "per_recipient": {
      "lifetime": {
       "count": 1,
       "amount": null
      },
      "per_day": null,
      "per_week": null,
      "per_month": null
     },
     "require_network": null,
     "throttle_per_hour": null,
     "min_account_age": null,
     "on_zesa_down": "queue",
     "max_hold": 86400,
     "close_grace": 604800,
     "sms_message": null,
     "branding": {
      "display_name": null,
      "color": null,
      "logo_url": null,
      "support_url": null,
      "thank_you": null
     },
     "lawful_basis": null,
     "sensitive_data": false,
     "geofence": null,
     "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
     "rules_count": 0,
     "metadata": {},
     "default_amount": "1.00",
     "hold": {
      "mode": "none",
      "amount_over": null,
      "first_reward": false,
      "expires_after": 2592000
     },
     "completions_secret": null,
     "counts": {
      "rewards": 127,
      "delivered": 112,
      "held": 3,
      "failed": 2
     },
     "activated_at": 1795597260,
     "budget": "500.00",
     "spent": "112.00",
     "earmarked": "15.00",
     "remaining": "373.00",
     "status": "active",
     "closed_at": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "programs.list_rules": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/rules",
   "data": [
    {
     "id": "rul_0031JkVQ2zg4mZaouqKLiMcV",
     "object": "program_rule",
     "created": 1795597200,
     "livemode": false,
     "name": "Fifth visit in a month",
     "currency": "USD",
     "active": true,
     "kind": "threshold",
     "on": "activity",
     "activity_name": "visit",
     "when": {
      "all": [
       {
        "field": "metadata.branch",
        "op": "eq",
        "value": "mbare"
       }
      ],
      "any": []
     },
     "count": {
      "times": 5,
      "value": null,
      "within": 2592000,
      "every": null
     },
     "give": {
      "amount": "1.00",
      "percent_of_value": null,
      "max": null,
      "type": "airtime",
      "bundle_id": null,
      "delivery": "direct"
     },
     "limit": {
      "lifetime": null,
      "per_day": null,
      "per_week": null,
      "per_month": null
     },
     "starts_at": null,
     "ends_at": null,
     "priority": 0,
     "cooldown": null,
     "matched_count": 12
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "programs.pause": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "budget": "500.00",
   "spent": "112.00",
   "earmarked": "15.00",
   "remaining": "373.00",
   "status": "paused",
   "closed_at": null
  }
 },
 "programs.resume": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "budget": "500.00",
   "spent": "112.00",
   "earmarked": "15.00",
   "remaining": "373.00",
   "status": "active",
   "closed_at": null
  }
 },
 "programs.roll_secret": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "budget": "500.00",
   "spent": "112.00",
   "earmarked": "15.00",
   "remaining": "373.00",
   "status": "active",
   "default_amount": "1.00",
   "hold": {
    "mode": "none",
    "amount_over": null,
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": "whsec_Qe7Yt4Mn9Wd3Jc6Xr1Vb8Hz5Lk0Gs2Tf4Py9KdAb12c=",
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "closed_at": null
  }
 },
 "programs.set_rules": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/rules",
   "data": [
    {
     "id": "rul_0031JkVQ2zg4mZaouqKLiMcV",
     "object": "program_rule",
     "created": 1795597200,
     "livemode": false,
     "name": "Fifth visit in a month",
     "currency": "USD",
     "active": true,
     "kind": "threshold",
     "on": "activity",
     "activity_name": "visit",
     "when": {
      "all": [
       {
        "field": "metadata.branch",
        "op": "eq",
        "value": "mbare"
       }
      ],
      "any": []
     },
     "count": {
      "times": 5,
      "value": null,
      "within": 2592000,
      "every": null
     },
     "give": {
      "amount": "1.00",
      "percent_of_value": null,
      "max": null,
      "type": "airtime",
      "bundle_id": null,
      "delivery": "direct"
     },
     "limit": {
      "lifetime": null,
      "per_day": null,
      "per_week": null,
      "per_month": null
     },
     "starts_at": null,
     "ends_at": null,
     "priority": 0,
     "cooldown": null,
     "matched_count": 12
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "programs.update": {
  "status": 200,
  "body": {
   "id": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "object": "program",
   "created": 1795597200,
   "livemode": false,
   "name": "Customer survey",
   "description": null,
   "currency": "USD",
   "funding": "reserve",
   "reservation": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
   "choices": [
    "airtime",
    "data"
   ],
   "sources": [
    "api",
    "completions",
    "links"
   ],
   "one_per_phone": false,
   "per_recipient": {
    "lifetime": {
     "count": 1,
     "amount": null
    },
    "per_day": null,
    "per_week": null,
    "per_month": null
   },
   "require_network": null,
   "throttle_per_hour": null,
   "min_account_age": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "close_grace": 604800,
   "sms_message": null,
   "branding": {
    "display_name": null,
    "color": null,
    "logo_url": null,
    "support_url": null,
    "thank_you": null
   },
   "lawful_basis": null,
   "sensitive_data": false,
   "geofence": null,
   "completions_url": "https://svc.example/dev/v1/programs/prg_0031JkEAlHwJb7Dx8FnZg2Im/completions",
   "rules_count": 0,
   "metadata": {},
   "budget": "500.00",
   "spent": "112.00",
   "earmarked": "15.00",
   "remaining": "373.00",
   "status": "active",
   "default_amount": "2.00",
   "hold": {
    "mode": "review",
    "amount_over": "10.00",
    "first_reward": false,
    "expires_after": 2592000
   },
   "completions_secret": null,
   "counts": {
    "rewards": 127,
    "delivered": 112,
    "held": 3,
    "failed": 2
   },
   "activated_at": 1795597260,
   "closed_at": null
  }
 },
 "quotes.create": {
  "status": 201,
  "body": {
   "id": "quo_0031JkCYjFuHz5Bv6DlXe0Gk",
   "object": "quote",
   "created": 1795600800,
   "livemode": false,
   "status": "open",
   "product": "power-usd",
   "type": "power",
   "network": "power",
   "target": "37140030000",
   "amount": "10.00",
   "currency": "USD",
   "you_pay": "10.00",
   "bundle": null,
   "meter": {
    "object": "meter",
    "created": 1795600800,
    "livemode": false,
    "number": "37140030000",
    "checksum_valid": true,
    "confirmed": true,
    "name_masked": "F**** C****",
    "suburb": "Sakubva",
    "currency": null,
    "tariff_class": "domestic",
    "arrears_flag": false,
    "confirmed_at": 1795600800,
    "source": "utility"
   },
   "power": {
    "now": {
     "units_kwh": "105.83",
     "energy": "9.43",
     "levy": "0.57",
     "arrears": null,
     "bands": [
      {
       "from_kwh": 0,
       "to_kwh": 50,
       "units_kwh": "50.00",
       "price_per_kwh": "0.0800"
      },
      {
       "from_kwh": 50,
       "to_kwh": 100,
       "units_kwh": "50.00",
       "price_per_kwh": "0.0900"
      },
      {
       "from_kwh": 100,
       "to_kwh": 200,
       "units_kwh": "5.83",
       "price_per_kwh": "0.1600"
      }
     ],
     "from_position_kwh": null,
     "estimate": true
    },
    "after_reset": {
     "units_kwh": "105.83",
     "energy": "9.43",
     "levy": "0.57",
     "arrears": null,
     "bands": [
      {
       "from_kwh": 0,
       "to_kwh": 50,
       "units_kwh": "50.00",
       "price_per_kwh": "0.0800"
      },
      {
       "from_kwh": 50,
       "to_kwh": 100,
       "units_kwh": "50.00",
       "price_per_kwh": "0.0900"
      },
      {
       "from_kwh": 100,
       "to_kwh": 200,
       "units_kwh": "5.83",
       "price_per_kwh": "0.1600"
      }
     ],
     "from_position_kwh": "0.00",
     "estimate": true,
     "reset_on": "2026-12-01"
    },
    "note": "An estimate: only the utility knows what the meter has bought elsewhere this month."
   },
   "expires_at": 1795602600,
   "used_by": null
  }
 },
 "quotes.get": {
  "status": 200,
  "body": {
   "id": "quo_0031JkCYjFuHz5Bv6DlXe0Gk",
   "object": "quote",
   "created": 1795600800,
   "livemode": false,
   "status": "open",
   "product": "power-usd",
   "type": "power",
   "network": "power",
   "target": "37140030000",
   "amount": "10.00",
   "currency": "USD",
   "you_pay": "10.00",
   "bundle": null,
   "meter": {
    "object": "meter",
    "created": 1795600800,
    "livemode": false,
    "number": "37140030000",
    "checksum_valid": true,
    "confirmed": true,
    "name_masked": "F**** C****",
    "suburb": "Sakubva",
    "currency": null,
    "tariff_class": "domestic",
    "arrears_flag": false,
    "confirmed_at": 1795600800,
    "source": "utility"
   },
   "power": {
    "now": {
     "units_kwh": "105.83",
     "energy": "9.43",
     "levy": "0.57",
     "arrears": null,
     "bands": [
      {
       "from_kwh": 0,
       "to_kwh": 50,
       "units_kwh": "50.00",
       "price_per_kwh": "0.0800"
      },
      {
       "from_kwh": 50,
       "to_kwh": 100,
       "units_kwh": "50.00",
       "price_per_kwh": "0.0900"
      },
      {
       "from_kwh": 100,
       "to_kwh": 200,
       "units_kwh": "5.83",
       "price_per_kwh": "0.1600"
      }
     ],
     "from_position_kwh": null,
     "estimate": true
    },
    "after_reset": {
     "units_kwh": "105.83",
     "energy": "9.43",
     "levy": "0.57",
     "arrears": null,
     "bands": [
      {
       "from_kwh": 0,
       "to_kwh": 50,
       "units_kwh": "50.00",
       "price_per_kwh": "0.0800"
      },
      {
       "from_kwh": 50,
       "to_kwh": 100,
       "units_kwh": "50.00",
       "price_per_kwh": "0.0900"
      },
      {
       "from_kwh": 100,
       "to_kwh": 200,
       "units_kwh": "5.83",
       "price_per_kwh": "0.1600"
      }
     ],
     "from_position_kwh": "0.00",
     "estimate": true,
     "reset_on": "2026-12-01"
    },
    "note": "An estimate: only the utility knows what the meter has bought elsewhere this month."
   },
   "expires_at": 1795602600,
   "used_by": null
  }
 },
 "recipients.create": {
  "status": 201,
  "body": {
   "id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "object": "recipient",
   "created": 1795514400,
   "livemode": false,
   "external_id": "loyalty-20231",
   "name": "Tendai Ncube",
   "first_name": "Tendai",
   "email": null,
   "meters": [
    {
     "number": "37140030000",
     "label": "Home",
     "name_masked": null,
     "confirmed_at": null
    }
   ],
   "default_meter": "37140030000",
   "payroll_id": null,
   "cost_center": null,
   "groups": [],
   "lawful_basis": "consent",
   "consent": {
    "at": 1793527200,
    "source": "Till 4, paper form",
    "text_version": null
   },
   "notes": null,
   "metadata": {
    "card": "20231"
   },
   "phone": "+263772345678",
   "network": "econet",
   "monthly_cap": null,
   "tags": [
    "loyalty"
   ],
   "status": "active",
   "erase_at": null,
   "totals": null
  }
 },
 "recipients.create_bulk": {
  "status": 200,
  "body": {
   "object": "recipient_bulk",
   "livemode": false,
   "created_count": 0,
   "updated_count": 1,
   "unchanged_count": 0,
   "failed_count": 1,
   "results": [
    {
     "line": 1,
     "status": "updated",
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "error": null,
     "warnings": []
    },
    {
     "line": 2,
     "status": "failed",
     "recipient": null,
     "error": {
      "param": "recipients[1].phone",
      "code": "invalid_phone",
      "message": "`recipients[1].phone` is not a Zimbabwean mobile number such as 0771234567.",
      "meta": {}
     },
     "warnings": []
    }
   ]
  }
 },
 "recipients.delete": {
  "status": 202,
  "body": {
   "id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "object": "recipient",
   "created": 1795514400,
   "livemode": false,
   "external_id": "loyalty-20231",
   "name": "Tendai Ncube",
   "first_name": "Tendai",
   "email": null,
   "meters": [
    {
     "number": "37140030000",
     "label": "Home",
     "name_masked": "F**** C****",
     "confirmed_at": 1795597200
    }
   ],
   "default_meter": "37140030000",
   "payroll_id": null,
   "cost_center": null,
   "groups": [
    "grp_0031JkpZPPPP6UeP3C4DSA7L"
   ],
   "lawful_basis": "consent",
   "consent": {
    "at": 1793527200,
    "source": "Till 4, paper form",
    "text_version": null
   },
   "notes": null,
   "metadata": {
    "card": "20231"
   },
   "phone": "+263772345678",
   "network": "econet",
   "monthly_cap": null,
   "tags": [
    "loyalty"
   ],
   "status": "erasure_pending",
   "erase_at": 1796205600,
   "totals": null
  }
 },
 "recipients.get": {
  "status": 200,
  "body": {
   "id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "object": "recipient",
   "created": 1795514400,
   "livemode": false,
   "external_id": "loyalty-20231",
   "name": "Tendai Ncube",
   "first_name": "Tendai",
   "email": null,
   "meters": [
    {
     "number": "37140030000",
     "label": "Home",
     "name_masked": "F**** C****",
     "confirmed_at": 1795597200
    }
   ],
   "default_meter": "37140030000",
   "payroll_id": null,
   "cost_center": null,
   "groups": [
    "grp_0031JkpZPPPP6UeP3C4DSA7L"
   ],
   "lawful_basis": "consent",
   "consent": {
    "at": 1793527200,
    "source": "Till 4, paper form",
    "text_version": null
   },
   "notes": null,
   "metadata": {
    "card": "20231"
   },
   "phone": "+263772345678",
   "network": "econet",
   "monthly_cap": null,
   "tags": [
    "loyalty"
   ],
   "status": "active",
   "erase_at": null,
   "totals": {
    "sends": 12,
    "amount": {
     "USD": "48.00",
     "ZWG": "0.00"
    },
    "last_send_at": 1795597200
   }
  }
 },
 "recipients.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/recipients",
   "data": [
    {
     "id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "object": "recipient",
     "created": 1795514400,
     "livemode": false,
     "external_id": "loyalty-20231",
     "name": "Tendai Ncube",
     "first_name": "Tendai",
     "email": null,
     "meters": [
      {
       "number": "37140030000",
       "label": "Home",
       "name_masked": "F**** C****",
       "confirmed_at": 1795597200
      }
     ],
     "default_meter": "37140030000",
     "payroll_id": null,
     "cost_center": null,
     "groups": [
      "grp_0031JkpZPPPP6UeP3C4DSA7L"
     ],
     "lawful_basis": "consent",
     "consent": {
      "at": 1793527200,
      "source": "Till 4, paper form",
      "text_version": null
     },
     "notes": null,
     "metadata": {
      "card": "20231"
     },
     "phone": "+263772345678",
     "network": "econet",
     "monthly_cap": null,
     "tags": [
      "loyalty"
     ],
     "status": "active",
     "erase_at": null,
     "totals": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "recipients.restore": {
  "status": 200,
  "body": {
   "id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "object": "recipient",
   "created": 1795514400,
   "livemode": false,
   "external_id": "loyalty-20231",
   "name": "Tendai Ncube",
   "first_name": "Tendai",
   "email": null,
   "meters": [
    {
     "number": "37140030000",
     "label": "Home",
     "name_masked": "F**** C****",
     "confirmed_at": 1795597200
    }
   ],
   "default_meter": "37140030000",
   "payroll_id": null,
   "cost_center": null,
   "groups": [
    "grp_0031JkpZPPPP6UeP3C4DSA7L"
   ],
   "lawful_basis": "consent",
   "consent": {
    "at": 1793527200,
    "source": "Till 4, paper form",
    "text_version": null
   },
   "notes": null,
   "metadata": {
    "card": "20231"
   },
   "phone": "+263772345678",
   "network": "econet",
   "monthly_cap": null,
   "tags": [
    "loyalty"
   ],
   "status": "active",
   "erase_at": null,
   "totals": null
  }
 },
 "recipients.update": {
  "status": 200,
  "body": {
   "id": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "object": "recipient",
   "created": 1795514400,
   "livemode": false,
   "external_id": "loyalty-20231",
   "name": "Tendai Ncube",
   "first_name": "Tendai",
   "email": null,
   "meters": [
    {
     "number": "37140030000",
     "label": "Home",
     "name_masked": "F**** C****",
     "confirmed_at": 1795597200
    }
   ],
   "default_meter": "37140030000",
   "payroll_id": null,
   "cost_center": null,
   "groups": [
    "grp_0031JkpZPPPP6UeP3C4DSA7L"
   ],
   "lawful_basis": "consent",
   "consent": {
    "at": 1793527200,
    "source": "Till 4, paper form",
    "text_version": null
   },
   "notes": null,
   "metadata": {
    "card": "20231"
   },
   "phone": "+263712345678",
   "network": "netone",
   "monthly_cap": {
    "USD": "20.00",
    "ZWG": null
   },
   "tags": [
    "loyalty",
    "night-shift"
   ],
   "status": "active",
   "erase_at": null,
   "totals": null
  }
 },
 "referrals.create": {
  "status": 200,
  "body": {
   "id": "ref_0031JkYRnKTbxTNJFoBinF5a",
   "object": "referral",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "referrer": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "referee": "rcp_0031JkDaLhWJb7Dx8FnZg2Im",
   "expires_at": 1803376800,
   "depth": 1,
   "reason": null,
   "metadata": {},
   "status": "pending",
   "reward": null,
   "qualified_at": null
  }
 },
 "referrals.get": {
  "status": 200,
  "body": {
   "id": "ref_0031JkYRnKTbxTNJFoBinF5a",
   "object": "referral",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "referrer": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "referee": "rcp_0031JkDaLhWJb7Dx8FnZg2Im",
   "expires_at": 1803376800,
   "depth": 1,
   "reason": null,
   "metadata": {},
   "status": "qualified",
   "reward": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
   "qualified_at": 1795687200
  }
 },
 "referrals.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/referrals",
   "data": [
    {
     "id": "ref_0031JkYRnKTbxTNJFoBinF5a",
     "object": "referral",
     "created": 1795600800,
     "livemode": false,
     "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
     "referrer": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "referee": "rcp_0031JkDaLhWJb7Dx8FnZg2Im",
     "expires_at": 1803376800,
     "depth": 1,
     "reason": null,
     "metadata": {},
     "status": "pending",
     "reward": null,
     "qualified_at": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "referrals.qualify": {
  "status": 200,
  "body": {
   "id": "ref_0031JkYRnKTbxTNJFoBinF5a",
   "object": "referral",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "referrer": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "referee": "rcp_0031JkDaLhWJb7Dx8FnZg2Im",
   "expires_at": 1803376800,
   "depth": 1,
   "reason": null,
   "metadata": {},
   "status": "qualified",
   "reward": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
   "qualified_at": 1795687200
  }
 },
 "reports.get_failures": {
  "status": 200,
  "body": {
   "object": "report",
   "created": 1795600800,
   "livemode": false,
   "kind": "failures",
   "from": "2026-11-01",
   "to": "2026-11-30",
   "currency": "USD",
   "group_by": [
    "failure_code",
    "network"
   ],
   "rows": [
    {
     "keys": {
      "failure_code": "network_rejected",
      "network": "econet"
     },
     "currency": "USD",
     "failed": 2,
     "retried": 1,
     "face": "10.00",
     "credited_back": "9.75"
    }
   ],
   "totals": [
    {
     "currency": "USD",
     "sends": 120,
     "failed": 2,
     "retried": 1,
     "failure_rate": "1.67",
     "face": "10.00",
     "credited_back": "9.75"
    }
   ],
   "truncated": false
  }
 },
 "reports.get_programs": {
  "status": 200,
  "body": {
   "object": "report",
   "created": 1795600800,
   "livemode": false,
   "kind": "programs",
   "from": "2026-11-01",
   "to": "2026-11-30",
   "currency": null,
   "group_by": [
    "program"
   ],
   "rows": [
    {
     "keys": {
      "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im"
     },
     "name": "Survey airtime",
     "currency": "USD",
     "budget": "500.00",
     "spent": "84.00",
     "earmarked": "10.00",
     "remaining": "406.00",
     "rewards": 44,
     "delivered": 42,
     "held": 1,
     "failed": 1,
     "cost_per_completion": "2.00"
    }
   ],
   "totals": [
    {
     "currency": "USD",
     "budget": "500.00",
     "spent": "84.00",
     "earmarked": "10.00",
     "remaining": "406.00",
     "rewards": 44,
     "delivered": 42,
     "held": 1,
     "failed": 1,
     "cost_per_completion": "2.00"
    }
   ],
   "truncated": false
  }
 },
 "reports.get_reconciliation": {
  "status": 200,
  "body": {
   "object": "report",
   "created": 1795640400,
   "livemode": false,
   "kind": "reconciliation",
   "from": "2026-11-25",
   "to": "2026-11-25",
   "currency": "USD",
   "group_by": [
    "api_key"
   ],
   "rows": [
    {
     "keys": {
      "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
     },
     "label": "Till 4, Mbare",
     "currency": "USD",
     "opened": {
      "count": 40,
      "face": "200.00",
      "cost": "195.20"
     },
     "delivered": {
      "count": 38,
      "face": "190.00",
      "cost": "185.44"
     },
     "returned": {
      "count": 1,
      "face": "5.00",
      "cost": "4.88"
     },
     "unresolved": {
      "count": 1,
      "face": "5.00",
      "cost": "4.88"
     }
    }
   ],
   "totals": [
    {
     "currency": "USD",
     "opened": {
      "count": 40,
      "face": "200.00",
      "cost": "195.20"
     },
     "delivered": {
      "count": 38,
      "face": "190.00",
      "cost": "185.44"
     },
     "returned": {
      "count": 1,
      "face": "5.00",
      "cost": "4.88"
     },
     "unresolved": {
      "count": 1,
      "face": "5.00",
      "cost": "4.88"
     }
    }
   ],
   "truncated": false
  }
 },
 "reports.get_spend": {
  "status": 200,
  "body": {
   "object": "report",
   "created": 1795600800,
   "livemode": false,
   "kind": "spend",
   "from": "2026-11-01",
   "to": "2026-11-30",
   "currency": "USD",
   "group_by": [
    "month",
    "network"
   ],
   "rows": [
    {
     "keys": {
      "day": null,
      "week": null,
      "month": "2026-11",
      "type": null,
      "network": "econet",
      "product": null,
      "cost_center": null,
      "program": null,
      "recipient": null,
      "api_key": null,
      "source": null
     },
     "currency": "USD",
     "sends": 120,
     "delivered": 118,
     "failed": 2,
     "face": "600.00",
     "cost": "585.00",
     "discount": "15.00",
     "credited_back": "9.75"
    }
   ],
   "totals": [
    {
     "currency": "USD",
     "sends": 120,
     "delivered": 118,
     "failed": 2,
     "face": "600.00",
     "cost": "585.00",
     "discount": "15.00",
     "credited_back": "9.75"
    }
   ],
   "truncated": false
  }
 },
 "requests.get": {
  "status": 200,
  "body": {
   "id": "req_0031JkBXiEtGy4Au5CkWd9Fj",
   "object": "request_log",
   "created": 1795600800,
   "livemode": false,
   "method": "POST",
   "path": "/dev/v1/sends",
   "query": "",
   "status": 422,
   "duration_ms": 9,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "member": null,
   "ip": "196.27.96.10",
   "user_agent": "svc-node/1.0.0 node/26.1.0",
   "sdk": "svc-node/1.0.0",
   "api_version": "2026-11-01",
   "idempotency_key": "till4-000123",
   "replayed": false,
   "error_code": "amount_out_of_range",
   "object_id": null,
   "request_body": {
    "target": "0771234567",
    "amount": "500.00",
    "currency": "USD"
   },
   "response_body": {
    "error": {
     "type": "invalid_request_error",
     "code": "amount_out_of_range",
     "message": "`amount` must be between 0.10 and 300.00 USD for airtime-usd on econet.",
     "param": "amount",
     "details": [
      {
       "param": "amount",
       "code": "amount_out_of_range",
       "message": "`amount` must be between 0.10 and 300.00 USD for airtime-usd on econet.",
       "meta": {
        "min": "0.10",
        "max": "300.00"
       }
      }
     ],
     "retryable": false,
     "retry_after": null,
     "request_id": "req_0031JkBXiEtGy4Au5CkWd9Fj",
     "doc_url": "https://svc.example/docs/errors#amount_out_of_range",
     "resource": null,
     "meta": {
      "min": "0.10",
      "max": "300.00"
     }
    }
   },
   "events": []
  }
 },
 "requests.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/requests",
   "data": [
    {
     "id": "req_0031JkBXiEtGy4Au5CkWd9Fj",
     "object": "request_log",
     "created": 1795600800,
     "livemode": false,
     "method": "POST",
     "path": "/dev/v1/sends",
     "query": "",
     "status": 422,
     "duration_ms": 9,
     "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "member": null,
     "ip": "196.27.96.10",
     "user_agent": "svc-node/1.0.0 node/26.1.0",
     "sdk": "svc-node/1.0.0",
     "api_version": "2026-11-01",
     "idempotency_key": "till4-000123",
     "replayed": false,
     "error_code": "amount_out_of_range",
     "object_id": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "reviews.approve": {
  "status": 200,
  "body": {
   "id": "rev_0031JkRQ4F5ZR3qa7yEeeby3",
   "object": "review",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "reward": "rwd_0031JkJ7sNcPh3Jd4LtFm8Os",
   "risk": "high",
   "reasons": [
    "velocity_phone",
    "new_recipient"
   ],
   "related": {
    "count": 3,
    "blocked_count": 1,
    "reward_ids": [
     "rwd_0031JkFBmIxKc8Ey9GoAh3Jn"
    ]
   },
   "status": "approved",
   "decided_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "decided_at": 1795604400,
   "resolution": "approved",
   "note": "Called the customer; a new phone."
  }
 },
 "reviews.get": {
  "status": 200,
  "body": {
   "id": "rev_0031JkRQ4F5ZR3qa7yEeeby3",
   "object": "review",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "reward": "rwd_0031JkJ7sNcPh3Jd4LtFm8Os",
   "risk": "high",
   "reasons": [
    "velocity_phone",
    "new_recipient"
   ],
   "related": {
    "count": 3,
    "blocked_count": 1,
    "reward_ids": [
     "rwd_0031JkFBmIxKc8Ey9GoAh3Jn"
    ]
   },
   "status": "open",
   "decided_by": null,
   "decided_at": null,
   "resolution": null,
   "note": null
  }
 },
 "reviews.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/reviews",
   "data": [
    {
     "id": "rev_0031JkRQ4F5ZR3qa7yEeeby3",
     "object": "review",
     "created": 1795600800,
     "livemode": false,
     "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
     "reward": "rwd_0031JkJ7sNcPh3Jd4LtFm8Os",
     "risk": "high",
     "reasons": [
      "velocity_phone",
      "new_recipient"
     ],
     "related": {
      "count": 3,
      "blocked_count": 1,
      "reward_ids": [
       "rwd_0031JkFBmIxKc8Ey9GoAh3Jn"
      ]
     },
     "status": "open",
     "decided_by": null,
     "decided_at": null,
     "resolution": null,
     "note": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "reviews.reject": {
  "status": 200,
  "body": {
   "id": "rev_0031JkRQ4F5ZR3qa7yEeeby3",
   "object": "review",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "reward": "rwd_0031JkJ7sNcPh3Jd4LtFm8Os",
   "risk": "high",
   "reasons": [
    "velocity_phone",
    "new_recipient"
   ],
   "related": {
    "count": 3,
    "blocked_count": 1,
    "reward_ids": [
     "rwd_0031JkFBmIxKc8Ey9GoAh3Jn"
    ]
   },
   "status": "rejected",
   "decided_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "decided_at": 1795604400,
   "resolution": "rejected",
   "note": "Six numbers from one handset."
  }
 },
 "reward_links.create": {
  "status": 201,
  "body": {
   "id": "lnk_0031JkKy9Pf34qY6Nb3wWD25",
   "object": "reward_link",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "currency": "USD",
   "recipient": null,
   "metadata": {},
   "amount": "1.00",
   "choices": [
    "airtime",
    "data"
   ],
   "label": "Sorry for the wait",
   "bind": "otp",
   "phone_hint_masked": "077 *** 4567",
   "expires_at": 1798754399,
   "status": "created",
   "url": "https://svc.example/claim/Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
   "token": "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
   "qr_png_url": "https://svc.example/claim/Qe7Yt4Mn9Wd3Jc6Xr1Vb8H.png",
   "reward": null,
   "opened_at": null,
   "claimed_at": null,
   "open_count": 0
  }
 },
 "reward_links.create_many": {
  "status": 201,
  "body": {
   "object": "list",
   "url": "/dev/v1/reward-links",
   "data": [
    {
     "id": "lnk_0031JkKy9Pf34qY6Nb3wWD25",
     "object": "reward_link",
     "created": 1795600800,
     "livemode": false,
     "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
     "currency": "USD",
     "recipient": null,
     "metadata": {},
     "amount": "0.50",
     "choices": [
      "airtime"
     ],
     "label": "Till slip November",
     "bind": "none",
     "phone_hint_masked": null,
     "expires_at": 1803376800,
     "status": "created",
     "url": "https://svc.example/claim/Wd3Jc6Xr1Vb8Hz5Lk0Gs2T",
     "token": "Wd3Jc6Xr1Vb8Hz5Lk0Gs2T",
     "qr_png_url": "https://svc.example/claim/Wd3Jc6Xr1Vb8Hz5Lk0Gs2T.png",
     "reward": null,
     "opened_at": null,
     "claimed_at": null,
     "open_count": 0
    },
    {
     "id": "lnk_0031JkKy9Pf34qY6Nb3wWD26",
     "object": "reward_link",
     "created": 1795600800,
     "livemode": false,
     "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
     "currency": "USD",
     "recipient": null,
     "metadata": {},
     "amount": "0.50",
     "choices": [
      "airtime"
     ],
     "label": "Till slip November",
     "bind": "none",
     "phone_hint_masked": null,
     "expires_at": 1803376800,
     "status": "created",
     "url": "https://svc.example/claim/Mo0Tl3Yi8Em2VtZk3qWs8N",
     "token": "Mo0Tl3Yi8Em2VtZk3qWs8N",
     "qr_png_url": "https://svc.example/claim/Mo0Tl3Yi8Em2VtZk3qWs8N.png",
     "reward": null,
     "opened_at": null,
     "claimed_at": null,
     "open_count": 0
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "reward_links.get": {
  "status": 200,
  "body": {
   "id": "lnk_0031JkKy9Pf34qY6Nb3wWD25",
   "object": "reward_link",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "currency": "USD",
   "recipient": null,
   "metadata": {},
   "amount": "0.50",
   "choices": [
    "airtime"
   ],
   "label": "Till slip November",
   "bind": "none",
   "phone_hint_masked": null,
   "expires_at": 1803376800,
   "status": "claimed",
   "url": null,
   "token": null,
   "qr_png_url": null,
   "reward": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
   "opened_at": 1795604400,
   "claimed_at": 1795604460,
   "open_count": 2
  }
 },
 "reward_links.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/reward-links",
   "data": [
    {
     "id": "lnk_0031JkKy9Pf34qY6Nb3wWD25",
     "object": "reward_link",
     "created": 1795600800,
     "livemode": false,
     "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
     "currency": "USD",
     "recipient": null,
     "metadata": {},
     "amount": "0.50",
     "choices": [
      "airtime"
     ],
     "label": "Till slip November",
     "bind": "none",
     "phone_hint_masked": null,
     "expires_at": 1803376800,
     "status": "claimed",
     "url": null,
     "token": null,
     "qr_png_url": null,
     "reward": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
     "opened_at": 1795604400,
     "claimed_at": 1795604460,
     "open_count": 2
    }
   ],
   "has_more": true,
   "next_cursor": "lnk_0031JkKy9Pf34qY6Nb3wWD25"
  }
 },
 "reward_links.revoke": {
  "status": 200,
  "body": {
   "id": "lnk_0031JkKy9Pf34qY6Nb3wWD25",
   "object": "reward_link",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "currency": "USD",
   "recipient": null,
   "metadata": {},
   "amount": "1.00",
   "choices": [
    "airtime",
    "data"
   ],
   "label": "Sorry for the wait",
   "bind": "otp",
   "phone_hint_masked": "077 *** 4567",
   "expires_at": 1798754399,
   "status": "revoked",
   "url": "https://svc.example/claim/Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
   "token": "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H",
   "qr_png_url": "https://svc.example/claim/Qe7Yt4Mn9Wd3Jc6Xr1Vb8H.png",
   "reward": null,
   "opened_at": null,
   "claimed_at": null,
   "open_count": 0
  }
 },
 "rewards.create": {
  "status": 200,
  "body": {
   "object": "reward",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "currency": "USD",
   "bundle_id": null,
   "meter": null,
   "token_phone": null,
   "review": null,
   "referral": null,
   "activity": null,
   "rule": null,
   "matches": [],
   "approval": null,
   "mandate": null,
   "failure_code": null,
   "failure_message": null,
   "failed_at": null,
   "expired_at": null,
   "rejected_at": null,
   "target": "+263771234567",
   "id": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
   "completion_id": "survey-7-resp-20231",
   "amount": "1.00",
   "delivery": "direct",
   "type": "airtime",
   "product": "airtime-usd",
   "held_reason": null,
   "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "link": null,
   "expires_at": null,
   "released_amount": null,
   "held_at": null,
   "released_at": null,
   "voided_at": null,
   "metadata": {
    "survey": "7"
   },
   "status": "delivered",
   "source": "api",
   "delivered_at": 1795600803
  }
 },
 "rewards.get": {
  "status": 200,
  "body": {
   "object": "reward",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "currency": "USD",
   "bundle_id": null,
   "meter": null,
   "token_phone": null,
   "review": null,
   "referral": null,
   "activity": null,
   "rule": null,
   "matches": [],
   "approval": null,
   "mandate": null,
   "failure_code": null,
   "failure_message": null,
   "failed_at": null,
   "expired_at": null,
   "rejected_at": null,
   "target": "+263771234567",
   "id": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
   "completion_id": "survey-7-resp-20231",
   "amount": "1.00",
   "delivery": "direct",
   "type": "airtime",
   "product": "airtime-usd",
   "held_reason": null,
   "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "link": null,
   "expires_at": null,
   "released_amount": null,
   "held_at": null,
   "released_at": null,
   "voided_at": null,
   "metadata": {
    "survey": "7"
   },
   "status": "delivered",
   "source": "api",
   "delivered_at": 1795600803
  }
 },
 "rewards.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/rewards",
   "data": [
    {
     "object": "reward",
     "created": 1795600800,
     "livemode": false,
     "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "currency": "USD",
     "bundle_id": null,
     "meter": null,
     "token_phone": null,
     "review": null,
     "referral": null,
     "activity": null,
     "rule": null,
     "matches": [],
     "approval": null,
     "mandate": null,
     "failure_code": null,
     "failure_message": null,
     "failed_at": null,
     "expired_at": null,
     "rejected_at": null,
     "target": "+263771234567",
     "id": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
     "completion_id": "survey-7-resp-20231",
     "amount": "1.00",
     "delivery": "direct",
     "type": "airtime",
     "product": "airtime-usd",
     "held_reason": null,
     "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "link": null,
     "expires_at": null,
     "released_amount": null,
     "held_at": null,
     "released_at": null,
     "voided_at": null,
     "metadata": {
      "survey": "7"
     },
     "status": "delivered",
     "source": "api",
     "delivered_at": 1795600803
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "rewards.release": {
  "status": 200,
  "body": {
   "object": "reward",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "currency": "USD",
   "bundle_id": null,
   "meter": null,
   "token_phone": null,
   "review": null,
   "referral": null,
   "activity": null,
   "rule": null,
   "matches": [],
   "approval": null,
   "mandate": null,
   "failure_code": null,
   "failure_message": null,
   "failed_at": null,
   "expired_at": null,
   "rejected_at": null,
   "target": "+263771234567",
   "id": "rwd_0031JkJ7sNcPh3Jd4LtFm8Os",
   "completion_id": "order-5512",
   "amount": "10.00",
   "delivery": "direct",
   "type": "airtime",
   "product": "airtime-usd",
   "link": null,
   "source": "api",
   "expires_at": 1798192800,
   "held_at": 1795600800,
   "delivered_at": null,
   "metadata": {},
   "status": "released",
   "held_reason": null,
   "send": "snd_0031JkQDpGrEw2Ys3AiUb7Dh",
   "released_amount": "5.00",
   "released_at": 1795687200,
   "voided_at": null
  }
 },
 "rewards.validate": {
  "status": 200,
  "body": {
   "object": "reward_validation",
   "created": 1795600800,
   "livemode": false,
   "valid": true,
   "would_status": "pending",
   "reward": {
    "object": "reward",
    "created": 1795600800,
    "livemode": false,
    "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
    "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
    "currency": "USD",
    "bundle_id": null,
    "meter": null,
    "token_phone": null,
    "review": null,
    "referral": null,
    "activity": null,
    "rule": null,
    "matches": [],
    "approval": null,
    "mandate": null,
    "failure_code": null,
    "failure_message": null,
    "failed_at": null,
    "expired_at": null,
    "rejected_at": null,
    "status": "pending",
    "held_reason": null,
    "completion_id": "survey-7-resp-20231",
    "amount": "1.00",
    "delivery": "direct",
    "type": "airtime",
    "product": "airtime-usd",
    "target": "+263771234567",
    "send": null,
    "link": null,
    "source": "api",
    "expires_at": null,
    "released_amount": null,
    "held_at": null,
    "released_at": null,
    "delivered_at": null,
    "voided_at": null,
    "metadata": {}
   },
   "currency": "USD",
   "budget_after": {
    "remaining": "499.00"
   },
   "meter": null,
   "problems": []
  }
 },
 "rewards.void": {
  "status": 200,
  "body": {
   "object": "reward",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "currency": "USD",
   "bundle_id": null,
   "meter": null,
   "token_phone": null,
   "review": null,
   "referral": null,
   "activity": null,
   "rule": null,
   "matches": [],
   "approval": null,
   "mandate": null,
   "failure_code": null,
   "failure_message": null,
   "failed_at": null,
   "expired_at": null,
   "rejected_at": null,
   "target": "+263771234567",
   "id": "rwd_0031JkJ7sNcPh3Jd4LtFm8Os",
   "completion_id": "order-5512",
   "amount": "10.00",
   "delivery": "direct",
   "type": "airtime",
   "product": "airtime-usd",
   "link": null,
   "source": "api",
   "expires_at": 1798192800,
   "held_at": 1795600800,
   "delivered_at": null,
   "metadata": {},
   "status": "voided",
   "held_reason": null,
   "send": null,
   "released_amount": null,
   "released_at": null,
   "voided_at": 1795687200
  }
 },
 "sandboxes.create": {
  "status": 201,
  "body": {
   "object": "sandbox",
   "created": 1795600800,
   "livemode": false,
   "account": "acct_0031Jk4QbXmZr7Tn8VdPw2Yc",
   "name": "Mbare Tuck Shops",
   "key": "svc_sk_test_7Qm2Xv9Lk4Tz6Rw8Yb3Nc5Hd1Jf0GsPa",
   "claim_url": "https://svc.example/dashboard/sandboxes/Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA",
   "expires_at": 1796810400
  }
 },
 "schedules.combine_occurrence": {
  "status": 200,
  "body": {
   "object": "schedule_occurrence",
   "created": 1795600800,
   "livemode": false,
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "date": "2027-01-25",
   "original_date": "2027-01-25",
   "status": "combined",
   "runs_at": null,
   "amount": "10.00",
   "amount_override": null,
   "currency": "USD",
   "note": null,
   "moved_to": null,
   "combined_into": {
    "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
    "date": "2026-12-24"
   },
   "combined_from": [],
   "recipient_count": 2,
   "estimated_total": "25.00",
   "batch": null,
   "locked_at": null
  }
 },
 "schedules.create": {
  "status": 201,
  "body": {
   "id": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "object": "schedule",
   "created": 1795600800,
   "livemode": false,
   "name": "Payday airtime",
   "active": true,
   "cadence": "payday",
   "hour": 8,
   "minute": 0,
   "day_of_week": null,
   "day_of_month": null,
   "month_of_year": null,
   "anchor_date": null,
   "timezone": "Africa/Harare",
   "group": null,
   "recipients": [
    {
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "phone": null,
     "amount": null,
     "bundle_id": null,
     "meter": null,
     "token_phone": null,
     "name": null
    },
    {
     "recipient": null,
     "phone": "+263712345678",
     "amount": "15.00",
     "bundle_id": null,
     "meter": null,
     "token_phone": null,
     "name": "Farai Dube"
    }
   ],
   "recipient_count": 2,
   "type": "airtime",
   "product": "airtime-usd",
   "currency": "USD",
   "bundle_id": null,
   "amount": "10.00",
   "sms_message": "{first_name}, your {currency} {amount} airtime from {sender}.",
   "custom_sms": true,
   "cost_center": null,
   "meter": null,
   "token_phone": null,
   "precheck_credit": true,
   "on_insufficient": "retry_after_topup",
   "next_occurrence": "2026-12-24",
   "next_runs": [
    "2026-12-24",
    "2027-01-25",
    "2027-02-25"
   ],
   "last_batch": null,
   "last_result": null,
   "estimated_total": "25.00",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "metadata": {
    "team": "sales"
   }
  }
 },
 "schedules.delete": {
  "status": 200,
  "body": {
   "id": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "object": "schedule",
   "deleted": true
  }
 },
 "schedules.get": {
  "status": 200,
  "body": {
   "id": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "object": "schedule",
   "created": 1795600800,
   "livemode": false,
   "name": "Payday airtime",
   "active": true,
   "cadence": "payday",
   "hour": 8,
   "minute": 0,
   "day_of_week": null,
   "day_of_month": null,
   "month_of_year": null,
   "anchor_date": null,
   "timezone": "Africa/Harare",
   "group": null,
   "recipients": [
    {
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "phone": null,
     "amount": null,
     "bundle_id": null,
     "meter": null,
     "token_phone": null,
     "name": null
    },
    {
     "recipient": null,
     "phone": "+263712345678",
     "amount": "15.00",
     "bundle_id": null,
     "meter": null,
     "token_phone": null,
     "name": "Farai Dube"
    }
   ],
   "recipient_count": 2,
   "type": "airtime",
   "product": "airtime-usd",
   "currency": "USD",
   "bundle_id": null,
   "amount": "10.00",
   "sms_message": "{first_name}, your {currency} {amount} airtime from {sender}.",
   "custom_sms": true,
   "cost_center": null,
   "meter": null,
   "token_phone": null,
   "precheck_credit": true,
   "on_insufficient": "retry_after_topup",
   "next_occurrence": "2026-12-24",
   "next_runs": [
    "2026-12-24",
    "2027-01-25",
    "2027-02-25"
   ],
   "last_batch": null,
   "last_result": null,
   "estimated_total": "25.00",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "metadata": {
    "team": "sales"
   }
  }
 },
 "schedules.get_occurrence": {
  "status": 200,
  "body": {
   "object": "schedule_occurrence",
   "created": 1795600800,
   "livemode": false,
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "date": "2026-12-24",
   "original_date": "2026-12-24",
   "status": "ran",
   "runs_at": 1798092000,
   "amount": "10.00",
   "amount_override": null,
   "currency": "USD",
   "note": null,
   "moved_to": null,
   "combined_into": null,
   "combined_from": [],
   "recipient_count": 2,
   "estimated_total": "25.00",
   "batch": "bch_0031JkGCnJyLd9Fz0HpBi4Kr",
   "locked_at": 1798091100
  }
 },
 "schedules.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/schedules",
   "data": [
    {
     "id": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
     "object": "schedule",
     "created": 1795600800,
     "livemode": false,
     "name": "Payday airtime",
     "active": true,
     "cadence": "payday",
     "hour": 8,
     "minute": 0,
     "day_of_week": null,
     "day_of_month": null,
     "month_of_year": null,
     "anchor_date": null,
     "timezone": "Africa/Harare",
     "group": null,
     "recipients": [],
     "recipient_count": 2,
     "type": "airtime",
     "product": "airtime-usd",
     "currency": "USD",
     "bundle_id": null,
     "amount": "10.00",
     "sms_message": "{first_name}, your {currency} {amount} airtime from {sender}.",
     "custom_sms": true,
     "cost_center": null,
     "meter": null,
     "token_phone": null,
     "precheck_credit": true,
     "on_insufficient": "retry_after_topup",
     "next_occurrence": "2026-12-24",
     "next_runs": [
      "2026-12-24",
      "2027-01-25",
      "2027-02-25"
     ],
     "last_batch": null,
     "last_result": null,
     "estimated_total": "25.00",
     "created_by": {
      "type": "key",
      "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
     },
     "metadata": {
      "team": "sales"
     }
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "schedules.list_occurrences": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/schedules/sch_0031JkIEpLaNf1Hb2JrDk6Mq/occurrences",
   "data": [
    {
     "object": "schedule_occurrence",
     "created": 1795600800,
     "livemode": false,
     "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
     "date": "2026-12-24",
     "original_date": "2026-12-24",
     "status": "planned",
     "runs_at": 1798092000,
     "amount": "10.00",
     "amount_override": null,
     "currency": "USD",
     "note": null,
     "moved_to": null,
     "combined_into": null,
     "combined_from": [],
     "recipient_count": 2,
     "estimated_total": "25.00",
     "batch": null,
     "locked_at": 1798091100
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "schedules.move_occurrence": {
  "status": 200,
  "body": {
   "object": "schedule_occurrence",
   "created": 1795600800,
   "livemode": false,
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "date": "2026-12-23",
   "original_date": "2026-12-24",
   "status": "moved",
   "runs_at": 1798005600,
   "amount": "10.00",
   "amount_override": null,
   "currency": "USD",
   "note": null,
   "moved_to": "2026-12-23",
   "combined_into": null,
   "combined_from": [],
   "recipient_count": 2,
   "estimated_total": "25.00",
   "batch": null,
   "locked_at": 1798004700
  }
 },
 "schedules.preview_run": {
  "status": 200,
  "body": {
   "object": "schedule_run_preview",
   "created": 1795600800,
   "livemode": false,
   "occurrence": {
    "object": "schedule_occurrence",
    "created": 1795600800,
    "livemode": false,
    "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
    "date": "2026-11-25",
    "original_date": "2026-11-25",
    "status": "planned",
    "runs_at": 1795600800,
    "amount": "10.00",
    "amount_override": null,
    "currency": "USD",
    "note": null,
    "moved_to": null,
    "combined_into": null,
    "combined_from": [],
    "recipient_count": 2,
    "estimated_total": "25.00",
    "batch": null,
    "locked_at": null
   },
   "valid": true,
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0
   },
   "total": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "credit": {
    "USD": {
     "sufficient": true,
     "available": "995.00",
     "required": "10.00"
    },
    "ZWG": null
   },
   "provider_float": [
    {
     "network": "econet",
     "state": "sufficient"
    },
    {
     "network": "netone",
     "state": "sufficient"
    }
   ],
   "requires_approval": false,
   "lines": [
    {
     "line": 1,
     "valid": true,
     "target": "+263771234567",
     "network": "econet",
     "product": "airtime-usd",
     "amount": "5.00",
     "currency": "USD",
     "cost": "5.00",
     "errors": [],
     "warnings": []
    },
    {
     "line": 2,
     "valid": true,
     "target": "+263712345678",
     "network": "netone",
     "product": "airtime-usd",
     "amount": "5.00",
     "currency": "USD",
     "cost": "5.00",
     "errors": [],
     "warnings": [
      {
       "code": "duplicate_recent",
       "message": "The same amount went to the same target in the last five minutes."
      }
     ]
    }
   ],
   "lines_truncated": false
  }
 },
 "schedules.reset_occurrence": {
  "status": 200,
  "body": {
   "object": "schedule_occurrence",
   "created": 1795600800,
   "livemode": false,
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "date": "2026-12-24",
   "original_date": "2026-12-24",
   "status": "planned",
   "runs_at": 1798092000,
   "amount": "10.00",
   "amount_override": null,
   "currency": "USD",
   "note": null,
   "moved_to": null,
   "combined_into": null,
   "combined_from": [],
   "recipient_count": 2,
   "estimated_total": "25.00",
   "batch": null,
   "locked_at": 1798091100
  }
 },
 "schedules.run": {
  "status": 202,
  "body": {
   "id": "bch_0031JkGCnJyLd9Fz0HpBi4Ks",
   "object": "batch",
   "created": 1795600800,
   "livemode": false,
   "title": "Payday airtime",
   "status": "processing",
   "currency": "USD",
   "total": {
    "USD": "25.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "25.00",
    "ZWG": "0.00"
   },
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0,
    "skipped": 0,
    "pending": 2,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "reserve_credit": true,
   "reservations": {
    "USD": "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
    "ZWG": null
   },
   "on_invalid": "skip",
   "on_insufficient": "stop",
   "requires_approval": false,
   "approval": null,
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "retry_of": null,
   "retried_by": null,
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "occurrence_date": "2026-11-25",
   "cost_center": null,
   "sms_message": "{first_name}, your {currency} {amount} airtime from {sender}.",
   "results_url": "/dev/v1/batches/bch_0031JkGCnJyLd9Fz0HpBi4Ks/results.csv",
   "started_at": null,
   "completed_at": null,
   "cancelled_at": null,
   "metadata": {}
  }
 },
 "schedules.skip_occurrence": {
  "status": 200,
  "body": {
   "object": "schedule_occurrence",
   "created": 1795600800,
   "livemode": false,
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "date": "2026-12-24",
   "original_date": "2026-12-24",
   "status": "skipped",
   "runs_at": null,
   "amount": "10.00",
   "amount_override": null,
   "currency": "USD",
   "note": null,
   "moved_to": null,
   "combined_into": null,
   "combined_from": [],
   "recipient_count": 2,
   "estimated_total": "25.00",
   "batch": null,
   "locked_at": null
  }
 },
 "schedules.update": {
  "status": 200,
  "body": {
   "id": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "object": "schedule",
   "created": 1795600800,
   "livemode": false,
   "name": "Payday airtime",
   "active": true,
   "cadence": "payday",
   "hour": 8,
   "minute": 0,
   "day_of_week": null,
   "day_of_month": null,
   "month_of_year": null,
   "anchor_date": null,
   "timezone": "Africa/Harare",
   "group": null,
   "recipients": [
    {
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "phone": null,
     "amount": null,
     "bundle_id": null,
     "meter": null,
     "token_phone": null,
     "name": null
    },
    {
     "recipient": null,
     "phone": "+263712345678",
     "amount": "15.00",
     "bundle_id": null,
     "meter": null,
     "token_phone": null,
     "name": "Farai Dube"
    }
   ],
   "recipient_count": 2,
   "type": "airtime",
   "product": "airtime-usd",
   "currency": "USD",
   "bundle_id": null,
   "amount": "12.00",
   "sms_message": "{first_name}, your {currency} {amount} airtime from {sender}.",
   "custom_sms": true,
   "cost_center": null,
   "meter": null,
   "token_phone": null,
   "precheck_credit": true,
   "on_insufficient": "retry_after_topup",
   "next_occurrence": "2026-12-24",
   "next_runs": [
    "2026-12-24",
    "2027-01-25",
    "2027-02-25"
   ],
   "last_batch": null,
   "last_result": null,
   "estimated_total": "27.00",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "metadata": {
    "team": "sales",
    "approved": "Rudo"
   }
  }
 },
 "schedules.update_occurrence": {
  "status": 200,
  "body": {
   "object": "schedule_occurrence",
   "created": 1795600800,
   "livemode": false,
   "schedule": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
   "date": "2026-12-24",
   "original_date": "2026-12-24",
   "status": "planned",
   "runs_at": 1798092000,
   "amount": "20.00",
   "amount_override": "20.00",
   "currency": "USD",
   "note": "With the Christmas bonus",
   "moved_to": null,
   "combined_into": null,
   "combined_from": [],
   "recipient_count": 2,
   "estimated_total": "40.00",
   "batch": null,
   "locked_at": 1798091100
  }
 },
 "search.find": {
  "status": 200,
  "body": {
   "object": "search",
   "created": 1795600800,
   "livemode": false,
   "kinds": [
    "send",
    "recipient",
    "reward",
    "topup",
    "batch"
   ],
   "results": [
    {
     "kind": "send",
     "object_id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "matched": "target",
     "label": "+263771234567",
     "status": "delivered",
     "created": 1795600800,
     "url": "/dev/v1/sends/snd_0031Jk7TeApCu0Wq1YgSz5Bf"
    }
   ],
   "truncated": false
  }
 },
 "sends.cancel": {
  "status": 200,
  "body": {
   "id": "snd_0031JkNJuQfSk6Mg7OwIp1Rv",
   "object": "send",
   "created": 1795600800,
   "livemode": false,
   "status": "cancelled_credited",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "target_display": "077 123 4567",
   "amount": "10.00",
   "currency": "USD",
   "cost": "10.00",
   "discount": "0.00",
   "credit_returned": true,
   "credit_transactions": [
    "txn_0031JkOKvRgTl7Nh8PxJq2Sw",
    "txn_0031JkPLwShUm8Oi9QyKr3Tx"
   ],
   "bundle": null,
   "client_reference": "till4-000124",
   "recipient": null,
   "program": null,
   "reward": null,
   "batch": null,
   "batch_item": null,
   "schedule": null,
   "checkout_session": null,
   "approval": null,
   "mandate": null,
   "cost_center": null,
   "quote": null,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "source": "api",
   "notify_number": null,
   "sms_message": "MBARE TUCK: you have received USD 10.00 Econet airtime.",
   "sms_locale": "en",
   "sms_status": "none",
   "scheduled_for": 1795672800,
   "failure_code": null,
   "failure_message": null,
   "retry_of": null,
   "retried_by": null,
   "retryable": false,
   "needs_attention": false,
   "next_check_at": null,
   "provider_reference": null,
   "submitted_at": null,
   "delivered_at": null,
   "failed_at": null,
   "credited_at": 1795604400,
   "cancelled_at": 1795604400,
   "late_delivered_at": null,
   "on_zesa_down": null,
   "max_hold": null,
   "queued_until": null,
   "confirm": null,
   "power": null,
   "token": null,
   "units": null,
   "metadata": {},
   "receipt_number": "R-4T8WZ-0B3NC"
  }
 },
 "sends.change_meter": {
  "status": 200,
  "body": {
   "id": "snd_0031JkNJuQfSk6Mg7OwIp1Rv",
   "object": "send",
   "created": 1795600800,
   "livemode": false,
   "status": "scheduled",
   "type": "power",
   "product": "power-usd",
   "network": "power",
   "target": "37140060007",
   "target_display": "37140060007",
   "amount": "10.00",
   "currency": "USD",
   "cost": "10.00",
   "discount": "0.00",
   "credit_returned": false,
   "credit_transactions": [
    "txn_0031JkOKvRgTl7Nh8PxJq2Sw"
   ],
   "bundle": null,
   "client_reference": "till4-000124",
   "recipient": null,
   "program": null,
   "reward": null,
   "batch": null,
   "batch_item": null,
   "schedule": null,
   "checkout_session": null,
   "approval": null,
   "mandate": null,
   "cost_center": null,
   "quote": null,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "source": "api",
   "notify_number": null,
   "sms_message": "MBARE TUCK: USD 10.00 of power for meter 37140060007. Token: **** **** **** **** ****. **** kWh.",
   "sms_locale": "en",
   "sms_status": "none",
   "scheduled_for": 1795672800,
   "failure_code": null,
   "failure_message": null,
   "retry_of": null,
   "retried_by": null,
   "retryable": false,
   "needs_attention": false,
   "next_check_at": null,
   "provider_reference": null,
   "submitted_at": null,
   "delivered_at": null,
   "failed_at": null,
   "credited_at": null,
   "cancelled_at": null,
   "late_delivered_at": null,
   "on_zesa_down": "queue",
   "max_hold": 86400,
   "queued_until": null,
   "confirm": "strict",
   "power": {
    "meter": "37140060007",
    "name_masked": "R*** N****",
    "suburb": "Mbare",
    "confirmation": "strict",
    "confirmed_at": 1795604400,
    "token_phone": "+263771234567",
    "token_email": null,
    "token_status": "none",
    "tokens": [],
    "units_kwh": null,
    "breakdown": null,
    "utility_reference": null
   },
   "token": null,
   "units": null,
   "metadata": {},
   "receipt_number": "R-4T8WZ-0B3NC"
  }
 },
 "sends.create": {
  "status": 202,
  "body": {
   "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "object": "send",
   "created": 1795600800,
   "livemode": false,
   "status": "pending",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "target_display": "077 123 4567",
   "amount": "5.00",
   "currency": "USD",
   "cost": "5.00",
   "discount": "0.00",
   "credit_returned": false,
   "credit_transactions": [
    "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
   ],
   "bundle": null,
   "client_reference": "till4-000123",
   "recipient": null,
   "program": null,
   "reward": null,
   "batch": null,
   "batch_item": null,
   "schedule": null,
   "checkout_session": null,
   "approval": null,
   "mandate": null,
   "cost_center": null,
   "quote": null,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "source": "api",
   "notify_number": null,
   "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
   "sms_locale": "en",
   "sms_status": "none",
   "scheduled_for": null,
   "failure_code": null,
   "failure_message": null,
   "retry_of": null,
   "retried_by": null,
   "retryable": false,
   "needs_attention": false,
   "next_check_at": null,
   "provider_reference": null,
   "submitted_at": null,
   "delivered_at": null,
   "failed_at": null,
   "credited_at": null,
   "cancelled_at": null,
   "late_delivered_at": null,
   "on_zesa_down": null,
   "max_hold": null,
   "queued_until": null,
   "confirm": null,
   "power": null,
   "token": null,
   "units": null,
   "metadata": {
    "till": "4"
   },
   "receipt_number": "R-7K2M9-QXF4T"
  }
 },
 "sends.get": {
  "status": 200,
  "body": {
   "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "object": "send",
   "created": 1795600800,
   "livemode": false,
   "status": "delivered",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "target_display": "077 123 4567",
   "amount": "5.00",
   "currency": "USD",
   "cost": "5.00",
   "discount": "0.00",
   "credit_returned": false,
   "credit_transactions": [
    "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
   ],
   "bundle": null,
   "client_reference": "till4-000123",
   "recipient": null,
   "program": null,
   "reward": null,
   "batch": null,
   "batch_item": null,
   "schedule": null,
   "checkout_session": null,
   "approval": null,
   "mandate": null,
   "cost_center": null,
   "quote": null,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "source": "api",
   "notify_number": null,
   "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
   "sms_locale": "en",
   "sms_status": "delivered",
   "scheduled_for": null,
   "failure_code": null,
   "failure_message": null,
   "retry_of": null,
   "retried_by": null,
   "retryable": false,
   "needs_attention": false,
   "next_check_at": null,
   "provider_reference": "SIM-82D223CF42AF",
   "submitted_at": 1795600801,
   "delivered_at": 1795600803,
   "failed_at": null,
   "credited_at": null,
   "cancelled_at": null,
   "late_delivered_at": null,
   "on_zesa_down": null,
   "max_hold": null,
   "queued_until": null,
   "confirm": null,
   "power": null,
   "token": null,
   "units": null,
   "metadata": {
    "till": "4"
   },
   "receipt_number": "R-7K2M9-QXF4T"
  }
 },
 "sends.get_receipt": {
  "status": 200,
  "body": {
   "object": "receipt",
   "created": 1795600800,
   "livemode": false,
   "number": "R-7K2M9-QXF4T",
   "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "seller": {
    "name": "Mbare Tuck Shops",
    "support_phone": "+263772000000"
   },
   "issued_at": 1795600805,
   "type": "airtime",
   "network": "econet",
   "target": "+263771234567",
   "amount": "5.00",
   "currency": "USD",
   "status": "delivered",
   "token": null,
   "tokens": [],
   "units": null,
   "breakdown": null,
   "meter": null,
   "provider_reference": "SIM-82D223CF42AF",
   "client_reference": "till4-000123",
   "lines": [
    {
     "label": "TEST - NOT A SALE",
     "value": ""
    },
    {
     "label": "Mbare Tuck Shops",
     "value": ""
    },
    {
     "label": "Tel",
     "value": "077 200 0000"
    },
    {
     "label": "Receipt",
     "value": "R-7K2M9-QXF4T"
    },
    {
     "label": "Date",
     "value": "2026-11-25 12:00"
    },
    {
     "label": "Econet airtime",
     "value": "USD 5.00"
    },
    {
     "label": "To",
     "value": "077 123 4567"
    },
    {
     "label": "Status",
     "value": "Delivered"
    },
    {
     "label": "Network ref",
     "value": "SIM-82D223CF42AF"
    },
    {
     "label": "Our ref",
     "value": "till4-000123"
    }
   ],
   "text": "TEST - NOT A SALE\nMbare Tuck Shops\nTel                 077 200 0000\nReceipt            R-7K2M9-QXF4T\nDate            2026-11-25 12:00\nEconet airtime          USD 5.00\nTo                  077 123 4567\nStatus                 Delivered\nNetwork ref     SIM-82D223CF42AF\nOur ref             till4-000123",
   "fiscal": null,
   "note": null
  }
 },
 "sends.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/sends",
   "data": [
    {
     "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "object": "send",
     "created": 1795600800,
     "livemode": false,
     "status": "delivered",
     "type": "airtime",
     "product": "airtime-usd",
     "network": "econet",
     "target": "+263771234567",
     "target_display": "077 123 4567",
     "amount": "5.00",
     "currency": "USD",
     "cost": "5.00",
     "discount": "0.00",
     "credit_returned": false,
     "credit_transactions": [
      "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
     ],
     "bundle": null,
     "client_reference": "till4-000123",
     "recipient": null,
     "program": null,
     "reward": null,
     "batch": null,
     "batch_item": null,
     "schedule": null,
     "checkout_session": null,
     "approval": null,
     "mandate": null,
     "cost_center": null,
     "quote": null,
     "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "created_by": {
      "type": "key",
      "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
     },
     "source": "api",
     "notify_number": null,
     "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
     "sms_locale": "en",
     "sms_status": "delivered",
     "scheduled_for": null,
     "failure_code": null,
     "failure_message": null,
     "retry_of": null,
     "retried_by": null,
     "retryable": false,
     "needs_attention": false,
     "next_check_at": null,
     "provider_reference": "SIM-82D223CF42AF",
     "submitted_at": 1795600801,
     "delivered_at": 1795600803,
     "failed_at": null,
     "credited_at": null,
     "cancelled_at": null,
     "late_delivered_at": null,
     "on_zesa_down": null,
     "max_hold": null,
     "queued_until": null,
     "confirm": null,
     "power": null,
     "token": null,
     "units": null,
     "metadata": {
      "till": "4"
     },
     "receipt_number": "R-7K2M9-QXF4T"
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "sends.list_attempts": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/sends/snd_0031Jk7TeApCu0Wq1YgSz5Bf/attempts",
   "data": [
    {
     "id": "att_0031Jk8VgCrEw2Ys3AiUb7Dh",
     "object": "send_attempt",
     "created": 1795600803,
     "livemode": false,
     "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "sequence": 2,
     "kind": "query",
     "at": 1795600803,
     "duration_ms": 412,
     "outcome": "delivered",
     "detail": "The network delivered the sale.",
     "status_before": "submitted",
     "status_after": "delivered"
    },
    {
     "id": "att_0031Jk8UfBqDv1Xr2ZhTa6Cg",
     "object": "send_attempt",
     "created": 1795600801,
     "livemode": false,
     "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "sequence": 1,
     "kind": "submit",
     "at": 1795600801,
     "duration_ms": 1840,
     "outcome": "accepted",
     "detail": "The network accepted the sale and is processing it.",
     "status_before": "pending",
     "status_after": "submitted"
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "sends.resend_token": {
  "status": 202,
  "body": {
   "object": "token_resend",
   "created": 1795604400,
   "livemode": false,
   "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "channels": [
    "sms"
   ],
   "to_masked": "077 *** 4567",
   "email_masked": null,
   "status": "queued",
   "remaining_today": 2
  }
 },
 "sends.retry": {
  "status": 202,
  "body": {
   "id": "snd_0031Jk8WgDrFx3Zt4BjVc8Ei",
   "object": "send",
   "created": 1795600800,
   "livemode": false,
   "status": "pending",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "target_display": "077 123 4567",
   "amount": "5.00",
   "currency": "USD",
   "cost": "5.00",
   "discount": "0.00",
   "credit_returned": false,
   "credit_transactions": [
    "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
   ],
   "bundle": null,
   "client_reference": null,
   "recipient": null,
   "program": null,
   "reward": null,
   "batch": null,
   "batch_item": null,
   "schedule": null,
   "checkout_session": null,
   "approval": null,
   "mandate": null,
   "cost_center": null,
   "quote": null,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "source": "api",
   "notify_number": null,
   "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
   "sms_locale": "en",
   "sms_status": "none",
   "scheduled_for": null,
   "failure_code": null,
   "failure_message": null,
   "retry_of": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "retried_by": null,
   "retryable": false,
   "needs_attention": false,
   "next_check_at": null,
   "provider_reference": null,
   "submitted_at": null,
   "delivered_at": null,
   "failed_at": null,
   "credited_at": null,
   "cancelled_at": null,
   "late_delivered_at": null,
   "on_zesa_down": null,
   "max_hold": null,
   "queued_until": null,
   "confirm": null,
   "power": null,
   "token": null,
   "units": null,
   "metadata": {
    "till": "4"
   },
   "receipt_number": "R-7K2M9-QXF4T"
  }
 },
 "sends.validate": {
  "status": 200,
  "body": {
   "object": "send_validation",
   "created": 1795600800,
   "livemode": false,
   "valid": true,
   "would_status": "pending",
   "send": {
    "object": "send",
    "created": 1795600800,
    "livemode": false,
    "status": "pending",
    "type": "airtime",
    "product": "airtime-usd",
    "network": "econet",
    "target": "+263771234567",
    "target_display": "077 123 4567",
    "amount": "5.00",
    "currency": "USD",
    "cost": "5.00",
    "discount": "0.00",
    "credit_returned": false,
    "credit_transactions": [],
    "bundle": null,
    "client_reference": null,
    "recipient": null,
    "program": null,
    "reward": null,
    "batch": null,
    "batch_item": null,
    "schedule": null,
    "checkout_session": null,
    "approval": null,
    "mandate": null,
    "cost_center": null,
    "quote": null,
    "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
    "created_by": {
     "type": "key",
     "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
    },
    "source": "api",
    "notify_number": null,
    "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
    "sms_locale": "en",
    "sms_status": "none",
    "scheduled_for": null,
    "failure_code": null,
    "failure_message": null,
    "retry_of": null,
    "retried_by": null,
    "retryable": false,
    "needs_attention": false,
    "next_check_at": null,
    "provider_reference": null,
    "submitted_at": null,
    "delivered_at": null,
    "failed_at": null,
    "credited_at": null,
    "cancelled_at": null,
    "late_delivered_at": null,
    "on_zesa_down": null,
    "max_hold": null,
    "queued_until": null,
    "confirm": null,
    "power": null,
    "token": null,
    "units": null,
    "metadata": {}
   },
   "currency": "USD",
   "cost": "5.00",
   "credit_after": {
    "available": "995.00"
   },
   "meter": null,
   "problems": [],
   "warnings": []
  }
 },
 "statements.get": {
  "status": 200,
  "body": {
   "object": "statement",
   "created": 1795600800,
   "livemode": false,
   "period": "2026-11",
   "currency": "USD",
   "opening": "1000.00",
   "closing": "420.00",
   "topups": "0.00",
   "checkout_credits": "0.00",
   "test_grants": "0.00",
   "adjustments": "0.00",
   "credited_back": "5.00",
   "sends": {
    "count": 120,
    "face": "600.00",
    "cost": "585.00"
   },
   "rewards": "0.00",
   "by_type": [
    {
     "type": "airtime",
     "network": "econet",
     "count": 120,
     "face": "600.00",
     "cost": "585.00"
    }
   ],
   "by_cost_center": [
    {
     "cost_center": null,
     "count": 120,
     "face": "600.00",
     "cost": "585.00"
    }
   ],
   "by_api_key": [
    {
     "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "label": "Till 4, Mbare",
     "count": 120,
     "face": "600.00",
     "cost": "585.00"
    }
   ],
   "face_sold": "595.00",
   "cost_drawn": "580.12",
   "dealer_discount_earned": "14.88",
   "rows_url": "/dev/v1/statements.csv?period=2026-11&currency=USD",
   "final": false,
   "generated_at": 1795600800,
   "document_number": "ST-2026-11-USD-Zr7Tn8VdPw2Yc"
  }
 },
 "status.get": {
  "status": 200,
  "body": {
   "object": "status",
   "created": 1795600800,
   "livemode": false,
   "overall": "operational",
   "power": {
    "available": true,
    "since": null,
    "next_check_at": null
   },
   "networks": [
    {
     "network": "econet",
     "type": "airtime",
     "currency": "USD",
     "state": "up",
     "success_rate_1h": "0.998",
     "median_seconds": 3,
     "since": 1793008800
    }
   ],
   "providers": [],
   "messages": []
  }
 },
 "status.get_history": {
  "status": 200,
  "body": {
   "object": "status_history",
   "created": 1795600800,
   "livemode": false,
   "from": "2026-11-25",
   "to": "2026-11-25",
   "days": [
    {
     "date": "2026-11-25",
     "components": [
      {
       "component": "econet",
       "up_minutes": 600,
       "degraded_minutes": 0,
       "down_minutes": 0,
       "incidents": []
      }
     ]
    }
   ]
  }
 },
 "test.approvals.approve": {
  "status": 200,
  "body": {
   "id": "apr_0031JkKGrNcPh3Jd4LtFm8Os",
   "object": "agent_approval",
   "created": 1795600800,
   "livemode": false,
   "action": "send",
   "status": "approved",
   "why": "both",
   "request": {
    "target": "0779876543",
    "amount": "25.00",
    "currency": "USD",
    "client_reference": "agent-2026-11-25-07",
    "reason": "Rudo asked for airtime for the driver."
   },
   "amount": "25.00",
   "currency": "USD",
   "target": "+263779876543",
   "reason": "Rudo asked for airtime for the driver.",
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "threshold": {
    "currency": "USD",
    "limit": "10.00",
    "used_24h": "4.00"
   },
   "approval_url": "https://svc.example/dashboard/approvals/apr_0031JkKGrNcPh3Jd4LtFm8Os",
   "expires_at": 1795687200,
   "decided_by": "key_0031Jk5RcYnAs8Uo9WeQx3Ze",
   "decided_at": 1795601100,
   "mandate": {
    "approval": "apr_0031JkKGrNcPh3Jd4LtFm8Os",
    "approved_by": "key_0031Jk5RcYnAs8Uo9WeQx3Ze",
    "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
    "operation": "createSend",
    "summary": "Sell 25.00 USD to +263779876543.",
    "arguments_sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "amount": "25.00",
    "currency": "USD",
    "target": "+263779876543",
    "approved_at": 1795601100,
    "expires_at": 1795687200,
    "jws": "eyJhbGciOiJFZERTQSJ9.eyJqdGkiOiJhcHIifQ.c2lnbmF0dXJl"
   },
   "result": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "failure": null
  }
 },
 "test.approvals.reject": {
  "status": 200,
  "body": {
   "id": "apr_0031JkKGrNcPh3Jd4LtFm8Os",
   "object": "agent_approval",
   "created": 1795600800,
   "livemode": false,
   "action": "send",
   "status": "rejected",
   "why": "both",
   "request": {
    "target": "0779876543",
    "amount": "25.00",
    "currency": "USD",
    "client_reference": "agent-2026-11-25-07",
    "reason": "Rudo asked for airtime for the driver."
   },
   "amount": "25.00",
   "currency": "USD",
   "target": "+263779876543",
   "reason": "Rudo asked for airtime for the driver.",
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "threshold": {
    "currency": "USD",
    "limit": "10.00",
    "used_24h": "4.00"
   },
   "approval_url": "https://svc.example/dashboard/approvals/apr_0031JkKGrNcPh3Jd4LtFm8Os",
   "expires_at": 1795687200,
   "decided_by": "key_0031Jk5RcYnAs8Uo9WeQx3Ze",
   "decided_at": 1795601100,
   "mandate": null,
   "result": null,
   "failure": null
  }
 },
 "test.checkout_sessions.pay": {
  "status": 200,
  "body": {
   "success_url": "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
   "cancel_url": "https://shop.tuckshop.example/basket",
   "id": "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
   "object": "checkout_session",
   "created": 1795600800,
   "livemode": false,
   "url": "https://svc.example/checkout/cs_0031JkJFqMbOg2Ic3KsEl7Nr?s=Wd3Jc6Xr1Vb8HQe7",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "amount": "5.00",
   "currency": "USD",
   "card_fee": "0.18",
   "total": "5.18",
   "bundle_id": null,
   "token_phone": null,
   "customer_phone": null,
   "meter": null,
   "client_reference": "order-5512",
   "expires_at": 1795604400,
   "sms_message": null,
   "metadata": {},
   "send": "snd_0031JkQDpGrEw2Ys3AiUb7Dh",
   "sends": [
    "snd_0031JkQDpGrEw2Ys3AiUb7Dh"
   ],
   "payment": {
    "method": "card",
    "brand": "Visa",
    "last4": "4242",
    "paid_at": 1795600920,
    "reference": "PAY-20931"
   },
   "last_payment_error": null,
   "paid_at": 1795600920,
   "status": "paid",
   "review": null,
   "credited": null,
   "fulfilled_at": null
  }
 },
 "test.checkout_sessions.review": {
  "status": 200,
  "body": {
   "success_url": "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
   "cancel_url": "https://shop.tuckshop.example/basket",
   "id": "cs_0031JkJFqMbOg2Ic3KsEl7Nr",
   "object": "checkout_session",
   "created": 1795600800,
   "livemode": false,
   "url": "https://svc.example/checkout/cs_0031JkJFqMbOg2Ic3KsEl7Nr?s=Wd3Jc6Xr1Vb8HQe7",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "amount": "5.00",
   "currency": "USD",
   "card_fee": "0.18",
   "total": "5.18",
   "bundle_id": null,
   "token_phone": null,
   "customer_phone": null,
   "meter": null,
   "client_reference": "order-5512",
   "expires_at": 1795604400,
   "sms_message": null,
   "metadata": {},
   "send": "snd_0031JkQDpGrEw2Ys3AiUb7Dh",
   "sends": [
    "snd_0031JkQDpGrEw2Ys3AiUb7Dh"
   ],
   "payment": {
    "method": "card",
    "brand": "Visa",
    "last4": "4242",
    "paid_at": 1795600920,
    "reference": "PAY-20931"
   },
   "last_payment_error": null,
   "paid_at": 1795600920,
   "status": "credited",
   "review": {
    "reason": "send_failed",
    "opened_at": 1795600930,
    "resolution": "credited"
   },
   "credited": {
    "amount": "5.00",
    "credit_transaction": "txn_0031JkOKvRgTl7Nh8PxJq2Sw"
   },
   "fulfilled_at": null
  }
 },
 "test.clock.advance": {
  "status": 200,
  "body": {
   "object": "test_clock",
   "now": 1795687200,
   "offset_seconds": 86400,
   "still_running": []
  }
 },
 "test.clock.get": {
  "status": 200,
  "body": {
   "object": "test_clock",
   "now": 1795687200,
   "offset_seconds": 86400,
   "still_running": []
  }
 },
 "test.create_credit": {
  "status": 201,
  "body": {
   "object": "test_credit",
   "created": 1795600800,
   "livemode": false,
   "currency": "USD",
   "amount": "250.00",
   "credit": {
    "object": "credit",
    "created": 1795600800,
    "livemode": false,
    "USD": {
     "available": "1245.00",
     "reserved": "0.00",
     "total": "1245.00",
     "in_flight": "5.00",
     "last_topup_at": null
    },
    "ZWG": {
     "available": "25000.00",
     "reserved": "0.00",
     "total": "25000.00",
     "in_flight": "0.00",
     "last_topup_at": null
    },
    "as_of": 1795600800
   }
  }
 },
 "test.events.trigger": {
  "status": 201,
  "body": {
   "id": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
   "object": "event",
   "created": 1795600803,
   "livemode": false,
   "type": "send.delivered",
   "api_version": "2026-11-01",
   "sequence": 1,
   "data": {
    "object": {
     "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
     "object": "send",
     "created": 1795600800,
     "livemode": false,
     "status": "delivered",
     "type": "airtime",
     "product": "airtime-usd",
     "network": "econet",
     "target": "+263771234567",
     "target_display": "077 123 4567",
     "amount": "5.00",
     "currency": "USD",
     "cost": "5.00",
     "discount": "0.00",
     "credit_returned": false,
     "credit_transactions": [
      "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
     ],
     "bundle": null,
     "client_reference": "till4-000123",
     "recipient": null,
     "program": null,
     "reward": null,
     "batch": null,
     "batch_item": null,
     "schedule": null,
     "checkout_session": null,
     "approval": null,
     "mandate": null,
     "cost_center": null,
     "quote": null,
     "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "created_by": {
      "type": "key",
      "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
     },
     "source": "api",
     "notify_number": null,
     "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
     "sms_locale": "en",
     "sms_status": "queued",
     "scheduled_for": null,
     "failure_code": null,
     "failure_message": null,
     "retry_of": null,
     "retried_by": null,
     "retryable": false,
     "needs_attention": false,
     "next_check_at": null,
     "provider_reference": "SIM-82D223CF42AF",
     "submitted_at": 1795600801,
     "delivered_at": 1795600803,
     "failed_at": null,
     "credited_at": null,
     "cancelled_at": null,
     "late_delivered_at": null,
     "on_zesa_down": null,
     "max_hold": null,
     "queued_until": null,
     "confirm": null,
     "power": null,
     "token": null,
     "units": null,
     "metadata": {
      "till": "4"
     },
     "receipt_number": "R-7K2M9-QXF4T"
    },
    "previous_attributes": {
     "status": "submitted",
     "sms_status": "none",
     "delivered_at": null,
     "provider_reference": null
    },
    "synthetic": true,
    "threshold": null,
    "projection": null,
    "rule": null,
    "reward": null
   },
   "request": {
    "id": "req_0031JkBXiEtGy4Au5CkWd9Fj",
    "idempotency_key": null
   }
  }
 },
 "test.reset": {
  "status": 200,
  "body": {
   "object": "test_reset",
   "created": 1795600800,
   "livemode": false,
   "sends": 42,
   "rewards": 0,
   "batches": 0,
   "transactions": 43,
   "events": 126,
   "credit": {
    "object": "credit",
    "created": 1795600800,
    "livemode": false,
    "USD": {
     "available": "1000.00",
     "reserved": "0.00",
     "total": "1000.00",
     "in_flight": "0.00",
     "last_topup_at": null
    },
    "ZWG": {
     "available": "25000.00",
     "reserved": "0.00",
     "total": "25000.00",
     "in_flight": "0.00",
     "last_topup_at": null
    },
    "as_of": 1795600800
   }
  }
 },
 "test.reward_links.claim": {
  "status": 201,
  "body": {
   "object": "reward",
   "created": 1795600800,
   "livemode": false,
   "program": "prg_0031JkEAlHwJb7Dx8FnZg2Im",
   "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
   "currency": "USD",
   "bundle_id": null,
   "meter": null,
   "token_phone": null,
   "review": null,
   "referral": null,
   "activity": null,
   "rule": null,
   "matches": [],
   "approval": null,
   "mandate": null,
   "failure_code": null,
   "failure_message": null,
   "failed_at": null,
   "expired_at": null,
   "rejected_at": null,
   "target": "+263771234567",
   "id": "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
   "completion_id": null,
   "amount": "1.00",
   "delivery": "link",
   "type": "airtime",
   "product": "airtime-usd",
   "held_reason": null,
   "send": "snd_0031JkQDpGrEw2Ys3AiUb7Dh",
   "link": "lnk_0031JkKy9Pf34qY6Nb3wWD25",
   "expires_at": null,
   "released_amount": null,
   "held_at": null,
   "released_at": null,
   "voided_at": null,
   "metadata": {},
   "status": "pending",
   "source": "links",
   "delivered_at": null
  }
 },
 "test.sends.advance": {
  "status": 200,
  "body": {
   "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "object": "send",
   "created": 1795600800,
   "livemode": false,
   "status": "delivered",
   "type": "airtime",
   "product": "airtime-usd",
   "network": "econet",
   "target": "+263771234567",
   "target_display": "077 123 4567",
   "amount": "5.00",
   "currency": "USD",
   "cost": "5.00",
   "discount": "0.00",
   "credit_returned": false,
   "credit_transactions": [
    "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
   ],
   "bundle": null,
   "client_reference": "till4-000123",
   "recipient": null,
   "program": null,
   "reward": null,
   "batch": null,
   "batch_item": null,
   "schedule": null,
   "checkout_session": null,
   "approval": null,
   "mandate": null,
   "cost_center": null,
   "quote": null,
   "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "source": "api",
   "notify_number": null,
   "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
   "sms_locale": "en",
   "sms_status": "queued",
   "scheduled_for": null,
   "failure_code": null,
   "failure_message": null,
   "retry_of": null,
   "retried_by": null,
   "retryable": false,
   "needs_attention": false,
   "next_check_at": null,
   "provider_reference": "TEST-82D223CF42AF",
   "submitted_at": 1795600801,
   "delivered_at": 1795600803,
   "failed_at": null,
   "credited_at": null,
   "cancelled_at": null,
   "late_delivered_at": null,
   "on_zesa_down": null,
   "max_hold": null,
   "queued_until": null,
   "confirm": null,
   "power": null,
   "token": null,
   "units": null,
   "metadata": {
    "till": "4"
   },
   "receipt_number": "R-7K2M9-QXF4T"
  }
 },
 "test.set_network_availability": {
  "status": 200,
  "body": {
   "id": "econet",
   "object": "network",
   "created": 1793008800,
   "livemode": false,
   "name": "Econet",
   "kind": "mobile",
   "prefixes": [
    "077",
    "078"
   ],
   "currencies": [
    "USD",
    "ZWG"
   ],
   "types": [
    "airtime",
    "data"
   ],
   "state": "down",
   "since": 1795600800
  }
 },
 "test.set_zesa_availability": {
  "status": 200,
  "body": {
   "object": "zesa_availability",
   "created": 1795600800,
   "livemode": false,
   "state": "down",
   "since": 1795600800,
   "affected_queued": 0
  }
 },
 "token_links.get": {
  "status": 200,
  "body": {
   "object": "token_link",
   "created": 1795600805,
   "livemode": false,
   "send": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
   "tokens": [
    {
     "sequence": 1,
     "kind": "credit",
     "token": "1234 5678 9012 3456 7890",
     "units_kwh": "105.83"
    }
   ],
   "units_kwh": "105.83"
  }
 },
 "topups.create": {
  "status": 201,
  "body": {
   "id": "top_0031Jky8isWydfhl3Tvtnyth",
   "object": "topup",
   "created": 1795600800,
   "livemode": false,
   "method": "card",
   "amount": "200.00",
   "currency": "USD",
   "description": "November, second fill",
   "bank": null,
   "reference": "TOP-7K2M9QXZ4P",
   "payer_note": null,
   "expires_at": 1795604400,
   "failure_code": null,
   "status": "pending",
   "amount_received": null,
   "redirect_url": "https://svc.example/pay/TOP-7K2M9QXZ4P",
   "card_fee": "7.00",
   "succeeded_at": null,
   "credit_transaction": null,
   "receipt_url": null
  }
 },
 "topups.get": {
  "status": 200,
  "body": {
   "id": "top_0031Jky8isWydfhl3Tvtnyth",
   "object": "topup",
   "created": 1795600800,
   "livemode": false,
   "method": "card",
   "amount": "200.00",
   "currency": "USD",
   "description": "November, second fill",
   "bank": null,
   "reference": "TOP-7K2M9QXZ4P",
   "payer_note": null,
   "expires_at": 1795604400,
   "failure_code": null,
   "status": "succeeded",
   "amount_received": "200.00",
   "redirect_url": null,
   "card_fee": "7.00",
   "succeeded_at": 1795600920,
   "credit_transaction": "txn_0031Jk9VgCrEw2Ys3AiUb7Dh",
   "receipt_url": "https://svc.example/receipts/top_0031Jky8isWydfhl3Tvtnyth?s=Qe7Yt4Mn9Wd3Jc6X"
  }
 },
 "topups.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/credit/topups",
   "data": [
    {
     "id": "top_0031Jky8isWydfhl3Tvtnyth",
     "object": "topup",
     "created": 1795600800,
     "livemode": false,
     "method": "card",
     "amount": "200.00",
     "currency": "USD",
     "description": "November, second fill",
     "bank": null,
     "reference": "TOP-7K2M9QXZ4P",
     "payer_note": null,
     "expires_at": 1795604400,
     "failure_code": null,
     "status": "succeeded",
     "amount_received": "200.00",
     "redirect_url": null,
     "card_fee": "7.00",
     "succeeded_at": 1795600920,
     "credit_transaction": "txn_0031Jk9VgCrEw2Ys3AiUb7Dh",
     "receipt_url": "https://svc.example/receipts/top_0031Jky8isWydfhl3Tvtnyth?s=Qe7Yt4Mn9Wd3Jc6X"
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "webhook_deliveries.get": {
  "status": 200,
  "body": {
   "id": "whd_0031Jk8qRtZHjQMhuOzE95B9",
   "object": "webhook_delivery",
   "created": 1795600804,
   "livemode": false,
   "endpoint": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "event": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
   "event_type": "send.delivered",
   "url": "https://shop.tuckshop.example/svc/events",
   "status": "succeeded",
   "attempt_count": 1,
   "next_attempt_at": null,
   "last_response": {
    "status": 200,
    "duration_ms": 84,
    "body_excerpt": "ok",
    "error": null
   },
   "trigger": "event",
   "attempts": [
    {
     "at": 1795600804,
     "status": 200,
     "duration_ms": 84,
     "error": null
    }
   ],
   "request_headers": {
    "content-type": "application/json",
    "svc-delivery": "whd_0031Jk8qRtZHjQMhuOzE95B9",
    "svc-event": "send.delivered",
    "svc-signature": "***",
    "user-agent": "Svc-Webhooks/2026-11-01",
    "webhook-id": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
    "webhook-signature": "***",
    "webhook-timestamp": "1795600804"
   },
   "payload": {
    "id": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
    "object": "event",
    "created": 1795600803,
    "livemode": false,
    "type": "send.delivered",
    "api_version": "2026-11-01",
    "sequence": 3,
    "data": {
     "object": {
      "id": "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
      "object": "send",
      "created": 1795600800,
      "livemode": false,
      "status": "delivered",
      "type": "airtime",
      "product": "airtime-usd",
      "network": "econet",
      "target": "+263771234567",
      "target_display": "077 123 4567",
      "amount": "5.00",
      "currency": "USD",
      "cost": "5.00",
      "discount": "0.00",
      "credit_returned": false,
      "credit_transactions": [
       "txn_0031Jk9VgCrEw2Ys3AiUb7Dh"
      ],
      "bundle": null,
      "client_reference": "till4-000123",
      "recipient": null,
      "program": null,
      "reward": null,
      "batch": null,
      "batch_item": null,
      "schedule": null,
      "checkout_session": null,
      "approval": null,
      "mandate": null,
      "cost_center": null,
      "quote": null,
      "api_key": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
      "created_by": {
       "type": "key",
       "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
      },
      "source": "api",
      "notify_number": null,
      "sms_message": "MBARE TUCK: you have received USD 5.00 Econet airtime.",
      "sms_locale": "en",
      "sms_status": "sent",
      "scheduled_for": null,
      "failure_code": null,
      "failure_message": null,
      "retry_of": null,
      "retried_by": null,
      "retryable": false,
      "needs_attention": false,
      "next_check_at": null,
      "provider_reference": "SIM-82D223CF42AF",
      "submitted_at": 1795600801,
      "delivered_at": 1795600803,
      "failed_at": null,
      "credited_at": null,
      "cancelled_at": null,
      "late_delivered_at": null,
      "on_zesa_down": null,
      "max_hold": null,
      "queued_until": null,
      "confirm": null,
      "power": null,
      "token": null,
      "units": null,
      "metadata": {
       "till": "4"
      },
      "receipt_number": "R-7K2M9-QXF4T"
     },
     "previous_attributes": {
      "status": "submitted",
      "delivered_at": null,
      "provider_reference": null,
      "sms_status": "none"
     },
     "synthetic": false,
     "threshold": null,
     "projection": null,
     "rule": null,
     "reward": null
    },
    "request": null
   }
  }
 },
 "webhook_deliveries.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/webhook-deliveries",
   "data": [
    {
     "id": "whd_0031Jk8qRtZHjQMhuOzE95B9",
     "object": "webhook_delivery",
     "created": 1795600804,
     "livemode": false,
     "endpoint": "we_0031JkDnI8lFPPwtV5ASPZHu",
     "event": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
     "event_type": "send.delivered",
     "url": "https://shop.tuckshop.example/svc/events",
     "status": "failed",
     "attempt_count": 2,
     "next_attempt_at": 1795600834,
     "last_response": {
      "status": 500,
      "duration_ms": 112,
      "body_excerpt": "Internal Server Error",
      "error": "http"
     },
     "trigger": "event",
     "attempts": [],
     "request_headers": null,
     "payload": null
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "webhook_deliveries.redeliver": {
  "status": 202,
  "body": {
   "id": "whd_0031Jk8qRtZHjQMhuOzE95B9",
   "object": "webhook_delivery",
   "created": 1795600804,
   "livemode": false,
   "endpoint": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "event": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
   "event_type": "send.delivered",
   "url": "https://shop.tuckshop.example/svc/events",
   "status": "pending",
   "attempt_count": 0,
   "next_attempt_at": 1795600804,
   "last_response": null,
   "trigger": "redelivery",
   "attempts": [],
   "request_headers": null,
   "payload": null
  }
 },
 "webhook_endpoints.create": {
  "status": 201,
  "body": {
   "id": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "object": "webhook_endpoint",
   "created": 1795514400,
   "livemode": false,
   "url": "https://shop.tuckshop.example/svc/events",
   "description": "The till server",
   "api_version": "2026-11-01",
   "include_tokens": false,
   "token_links": true,
   "format": "svc",
   "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "enabled_events": [
    "send.*"
   ],
   "status": "enabled",
   "disabled_reason": null,
   "disabled_at": null,
   "secret": "whsec_Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA=",
   "secret_last4": "VtA=",
   "secret_rolling_until": null,
   "health": {
    "last_success_at": null,
    "last_failure_at": null,
    "failing_since": null,
    "success_rate_24h": null,
    "pending": 0
   },
   "metadata": {
    "server": "till-1"
   }
  }
 },
 "webhook_endpoints.delete": {
  "status": 200,
  "body": {
   "id": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "object": "webhook_endpoint",
   "created": 1795514400,
   "livemode": false,
   "url": "https://shop.tuckshop.example/svc/events",
   "description": "The till server",
   "api_version": "2026-11-01",
   "include_tokens": false,
   "token_links": true,
   "format": "svc",
   "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "enabled_events": [
    "send.*"
   ],
   "status": "disabled",
   "disabled_reason": "manual",
   "disabled_at": 1795600800,
   "secret": null,
   "secret_last4": "VtA=",
   "secret_rolling_until": null,
   "health": {
    "last_success_at": 1795600805,
    "last_failure_at": 1795595400,
    "failing_since": null,
    "success_rate_24h": "0.998",
    "pending": 1
   },
   "metadata": {
    "server": "till-1"
   }
  }
 },
 "webhook_endpoints.get": {
  "status": 200,
  "body": {
   "id": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "object": "webhook_endpoint",
   "created": 1795514400,
   "livemode": false,
   "url": "https://shop.tuckshop.example/svc/events",
   "description": "The till server",
   "api_version": "2026-11-01",
   "include_tokens": false,
   "token_links": true,
   "format": "svc",
   "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "enabled_events": [
    "send.*"
   ],
   "status": "enabled",
   "disabled_reason": null,
   "disabled_at": null,
   "secret": null,
   "secret_last4": "VtA=",
   "secret_rolling_until": null,
   "health": {
    "last_success_at": 1795600805,
    "last_failure_at": 1795595400,
    "failing_since": null,
    "success_rate_24h": "0.998",
    "pending": 1
   },
   "metadata": {
    "server": "till-1"
   }
  }
 },
 "webhook_endpoints.get_replay": {
  "status": 200,
  "body": {
   "id": "whr_0031JkEgE0VrbBGI09QYNdaK",
   "object": "webhook_replay",
   "created": 1795600800,
   "livemode": false,
   "endpoint": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "from": 1795579200,
   "to": 1795600800,
   "types": [
    "send.*"
   ],
   "status": "done",
   "matched": 214,
   "queued": 214,
   "delivered": 214,
   "failed": 0
  }
 },
 "webhook_endpoints.list": {
  "status": 200,
  "body": {
   "object": "list",
   "url": "/dev/v1/webhook-endpoints",
   "data": [
    {
     "id": "we_0031JkDnI8lFPPwtV5ASPZHu",
     "object": "webhook_endpoint",
     "created": 1795514400,
     "livemode": false,
     "url": "https://shop.tuckshop.example/svc/events",
     "description": "The till server",
     "api_version": "2026-11-01",
     "include_tokens": false,
     "token_links": true,
     "format": "svc",
     "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
     "enabled_events": [
      "send.*"
     ],
     "status": "enabled",
     "disabled_reason": null,
     "disabled_at": null,
     "secret": null,
     "secret_last4": "VtA=",
     "secret_rolling_until": null,
     "health": {
      "last_success_at": 1795600805,
      "last_failure_at": 1795595400,
      "failing_since": null,
      "success_rate_24h": "0.998",
      "pending": 1
     },
     "metadata": {
      "server": "till-1"
     }
    }
   ],
   "has_more": false,
   "next_cursor": null
  }
 },
 "webhook_endpoints.replay": {
  "status": 202,
  "body": {
   "id": "whr_0031JkEgE0VrbBGI09QYNdaK",
   "object": "webhook_replay",
   "created": 1795600800,
   "livemode": false,
   "endpoint": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "from": 1795579200,
   "to": 1795600800,
   "types": [
    "send.*"
   ],
   "status": "queued",
   "matched": 214,
   "queued": 0,
   "delivered": 0,
   "failed": 0
  }
 },
 "webhook_endpoints.roll_secret": {
  "status": 200,
  "body": {
   "id": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "object": "webhook_endpoint",
   "created": 1795514400,
   "livemode": false,
   "url": "https://shop.tuckshop.example/svc/events",
   "description": "The till server",
   "api_version": "2026-11-01",
   "include_tokens": false,
   "token_links": true,
   "format": "svc",
   "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "enabled_events": [
    "send.*"
   ],
   "status": "enabled",
   "disabled_reason": null,
   "disabled_at": null,
   "secret": "whsec_Qe7Yt4Mn9Wd3Jc6Xr1Vb8Hz5Lk0Gs2Tf4Py9KdAb12U=",
   "secret_last4": "b12U",
   "secret_rolling_until": 1795687200,
   "health": {
    "last_success_at": 1795600805,
    "last_failure_at": 1795595400,
    "failing_since": null,
    "success_rate_24h": "0.998",
    "pending": 1
   },
   "metadata": {
    "server": "till-1"
   }
  }
 },
 "webhook_endpoints.test": {
  "status": 202,
  "body": {
   "id": "whd_0031Jk8qRtZHjQMhuOzE95B9",
   "object": "webhook_delivery",
   "created": 1795600804,
   "livemode": false,
   "endpoint": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "event": "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
   "event_type": "send.delivered",
   "url": "https://shop.tuckshop.example/svc/events",
   "status": "pending",
   "attempt_count": 0,
   "next_attempt_at": 1795600804,
   "last_response": null,
   "trigger": "test",
   "attempts": [],
   "request_headers": null,
   "payload": null
  }
 },
 "webhook_endpoints.update": {
  "status": 200,
  "body": {
   "id": "we_0031JkDnI8lFPPwtV5ASPZHu",
   "object": "webhook_endpoint",
   "created": 1795514400,
   "livemode": false,
   "url": "https://shop.tuckshop.example/svc/events",
   "description": "The till server",
   "api_version": "2026-11-01",
   "include_tokens": false,
   "token_links": true,
   "format": "svc",
   "created_by": "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
   "enabled_events": [
    "send.delivered",
    "send.failed"
   ],
   "status": "enabled",
   "disabled_reason": null,
   "disabled_at": null,
   "secret": null,
   "secret_last4": "VtA=",
   "secret_rolling_until": null,
   "health": {
    "last_success_at": 1795600805,
    "last_failure_at": 1795595400,
    "failing_since": null,
    "success_rate_24h": "0.998",
    "pending": 1
   },
   "metadata": {}
  }
 },
 "workforce.allocate": {
  "status": 200,
  "body": {
   "object": "workforce_send_result",
   "created": 1795600800,
   "livemode": false,
   "reference": "WF-2026-000123",
   "batch": "bch_0031JkGCnJyLd9Fz0HpBi4Kt",
   "status": "processing",
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0,
    "skipped": 0,
    "pending": 2,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "total": {
    "USD": "20.00",
    "ZWG": "0.00"
   },
   "replayed": false,
   "requires_approval": false
  }
 },
 "workforce.batches.cancel": {
  "status": 200,
  "body": {
   "object": "workforce_batch",
   "created": 1795600800,
   "livemode": false,
   "reference": "WF-2026-000123",
   "batch": "bch_0031JkGCnJyLd9Fz0HpBi4Kt",
   "title": "November airtime, sales",
   "kind": "airtime",
   "status": "cancelled",
   "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
   "total": {
    "USD": "20.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "19.75",
    "ZWG": "0.00"
   },
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0,
    "skipped": 0,
    "pending": 0,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 2
   },
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "items": [
    {
     "id": "bit_0031JkHDoKzMe0Ga1IqCj5Lp",
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "name": "Tariro Moyo",
     "phone_masked": "077 *** 4567",
     "amount": "10.00",
     "currency": "USD",
     "status": "cancelled",
     "failure_code": null,
     "token_last4": null,
     "resent_as": null
    }
   ]
  }
 },
 "workforce.batches.get": {
  "status": 200,
  "body": {
   "object": "workforce_batch",
   "created": 1795600800,
   "livemode": false,
   "reference": "WF-2026-000123",
   "batch": "bch_0031JkGCnJyLd9Fz0HpBi4Kt",
   "title": "November airtime, sales",
   "kind": "airtime",
   "status": "partially_completed",
   "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
   "total": {
    "USD": "20.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "19.75",
    "ZWG": "0.00"
   },
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0,
    "skipped": 0,
    "pending": 0,
    "sending": 0,
    "delivered": 1,
    "failed": 1,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "created_by": {
    "type": "key",
    "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
   },
   "items": [
    {
     "id": "bit_0031JkHDoKzMe0Ga1IqCj5Lp",
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "name": "Tariro Moyo",
     "phone_masked": "077 *** 4567",
     "amount": "10.00",
     "currency": "USD",
     "status": "delivered",
     "failure_code": null,
     "token_last4": null,
     "resent_as": null
    },
    {
     "id": "bit_0031JkHDoKzMe0Ga1IqCj5Lq",
     "recipient": null,
     "name": "Farai Dube",
     "phone_masked": "071 *** 5678",
     "amount": "10.00",
     "currency": "USD",
     "status": "failed",
     "failure_code": "network_rejected",
     "token_last4": null,
     "resent_as": null
    }
   ]
  }
 },
 "workforce.batches.list": {
  "status": 200,
  "body": {
   "object": "page",
   "page": 1,
   "page_size": 20,
   "total": 1,
   "pages": 1,
   "data": [
    {
     "object": "workforce_batch",
     "created": 1795600800,
     "livemode": false,
     "reference": "WF-2026-000123",
     "batch": "bch_0031JkGCnJyLd9Fz0HpBi4Kt",
     "title": "November airtime, sales",
     "kind": "airtime",
     "status": "partially_completed",
     "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "total": {
      "USD": "20.00",
      "ZWG": "0.00"
     },
     "cost": {
      "USD": "19.75",
      "ZWG": "0.00"
     },
     "counts": {
      "total": 2,
      "valid": 2,
      "invalid": 0,
      "skipped": 0,
      "pending": 0,
      "sending": 0,
      "delivered": 1,
      "failed": 1,
      "unresolved": 0,
      "unsent": 0,
      "cancelled": 0
     },
     "created_by": {
      "type": "key",
      "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
     }
    }
   ]
  }
 },
 "workforce.batches.preview_resend": {
  "status": 200,
  "body": {
   "object": "workforce_preview",
   "created": 1795600800,
   "livemode": false,
   "lines": [
    {
     "index": 0,
     "recipient": null,
     "name": "Farai Dube",
     "phone": "+263712345678",
     "network": "netone",
     "amount": "10.00",
     "currency": "USD",
     "cost": "10.00",
     "errors": [],
     "warnings": []
    }
   ],
   "total": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "cost_centers": [
    {
     "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "currency": "USD",
     "budget": "200.00",
     "spent": "150.00",
     "after": "170.00",
     "over_by": "0.00"
    }
   ],
   "over_budget": false,
   "credit": {
    "available": {
     "USD": "995.00",
     "ZWG": "25000.00"
    },
    "sufficient": true
   },
   "requires_approval": false
  }
 },
 "workforce.batches.resend": {
  "status": 200,
  "body": {
   "object": "workforce_send_result",
   "created": 1795600800,
   "livemode": false,
   "reference": "WF-2026-000125",
   "batch": "bch_0031JkGCnJyLd9Fz0HpBi4Kv",
   "status": "processing",
   "counts": {
    "total": 1,
    "valid": 1,
    "invalid": 0,
    "skipped": 0,
    "pending": 1,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "total": {
    "USD": "10.00",
    "ZWG": "0.00"
   },
   "replayed": false,
   "requires_approval": false
  }
 },
 "workforce.cost_centers.change_people": {
  "status": 200,
  "body": {
   "object": "workforce_department_people",
   "created": 1795600800,
   "livemode": false,
   "department": {
    "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
    "object": "workforce_department",
    "created": 1795600800,
    "livemode": false,
    "name": "Sales, Harare",
    "code": "6400-HRE",
    "currency": "USD",
    "monthly_budget": "200.00",
    "is_active": true,
    "people_count": 12,
    "spent_this_month": "150.00",
    "remaining": "50.00"
   },
   "people": [
    {
     "object": "workforce_person",
     "created": 1795600800,
     "livemode": false,
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hm",
     "name": "Farai Dube",
     "phone": "+263712345678",
     "payroll_id": "EMP-0043",
     "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "monthly_cap": null,
     "spent_this_month": {
      "USD": "0.00",
      "ZWG": "0.00"
     },
     "status": "active",
     "notes": null
    },
    {
     "object": "workforce_person",
     "created": 1795600800,
     "livemode": false,
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "name": "Tariro Moyo",
     "phone": "+263771234567",
     "payroll_id": "EMP-0042",
     "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "monthly_cap": {
      "USD": "40.00",
      "ZWG": null
     },
     "spent_this_month": {
      "USD": "10.00",
      "ZWG": "0.00"
     },
     "status": "active",
     "notes": null
    }
   ],
   "truncated": false,
   "added_count": 1,
   "removed_count": 0,
   "created_count": 1,
   "errors": [
    {
     "param": "new[1].phone",
     "code": "invalid_phone",
     "message": "`new[1].phone` is not a Zimbabwean mobile number such as 0771234567.",
     "meta": {}
    }
   ]
  }
 },
 "workforce.cost_centers.create": {
  "status": 201,
  "body": {
   "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
   "object": "workforce_department",
   "created": 1795600800,
   "livemode": false,
   "name": "Sales, Harare",
   "code": "6400-HRE",
   "currency": "USD",
   "monthly_budget": "200.00",
   "is_active": true,
   "people_count": 0,
   "spent_this_month": "0.00",
   "remaining": "200.00"
  }
 },
 "workforce.cost_centers.get_people": {
  "status": 200,
  "body": {
   "object": "workforce_department_people",
   "created": 1795600800,
   "livemode": false,
   "department": {
    "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
    "object": "workforce_department",
    "created": 1795600800,
    "livemode": false,
    "name": "Sales, Harare",
    "code": "6400-HRE",
    "currency": "USD",
    "monthly_budget": "200.00",
    "is_active": true,
    "people_count": 12,
    "spent_this_month": "150.00",
    "remaining": "50.00"
   },
   "people": [
    {
     "object": "workforce_person",
     "created": 1795600800,
     "livemode": false,
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "name": "Tariro Moyo",
     "phone": "+263771234567",
     "payroll_id": "EMP-0042",
     "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "monthly_cap": {
      "USD": "40.00",
      "ZWG": null
     },
     "spent_this_month": {
      "USD": "10.00",
      "ZWG": "0.00"
     },
     "status": "active",
     "notes": null
    }
   ],
   "truncated": false,
   "added_count": 0,
   "removed_count": 0,
   "created_count": 0,
   "errors": []
  }
 },
 "workforce.cost_centers.get_spend": {
  "status": 200,
  "body": {
   "object": "workforce_department_spend",
   "created": 1795600800,
   "livemode": false,
   "department": {
    "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
    "object": "workforce_department",
    "created": 1795600800,
    "livemode": false,
    "name": "Sales, Harare",
    "code": "6400-HRE",
    "currency": "USD",
    "monthly_budget": "200.00",
    "is_active": true,
    "people_count": 12,
    "spent_this_month": "150.00",
    "remaining": "50.00"
   },
   "from": "2026-11-01",
   "to": "2026-11-25",
   "totals": {
    "USD": "150.00",
    "ZWG": "0.00"
   },
   "months": [
    {
     "month": "2026-11",
     "currency": "USD",
     "budget": "200.00",
     "spent": "150.00"
    }
   ],
   "by_kind": [
    {
     "kind": "airtime",
     "count": 15,
     "amount": {
      "USD": "150.00",
      "ZWG": "0.00"
     }
    }
   ],
   "by_person": [
    {
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "name": "Tariro Moyo",
     "count": 1,
     "amount": {
      "USD": "10.00",
      "ZWG": "0.00"
     }
    }
   ]
  }
 },
 "workforce.cost_centers.list": {
  "status": 200,
  "body": {
   "object": "workforce_department_list",
   "created": 1795600800,
   "livemode": false,
   "data": [
    {
     "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "object": "workforce_department",
     "created": 1795600800,
     "livemode": false,
     "name": "Sales, Harare",
     "code": "6400-HRE",
     "currency": "USD",
     "monthly_budget": "200.00",
     "is_active": true,
     "people_count": 12,
     "spent_this_month": "150.00",
     "remaining": "50.00"
    }
   ],
   "truncated": false,
   "totals": {
    "USD": {
     "monthly_budget": "200.00",
     "spent_this_month": "150.00",
     "remaining": "50.00"
    },
    "ZWG": {
     "monthly_budget": "0.00",
     "spent_this_month": "0.00",
     "remaining": "0.00"
    }
   }
  }
 },
 "workforce.cost_centers.update": {
  "status": 200,
  "body": {
   "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
   "object": "workforce_department",
   "created": 1795600800,
   "livemode": false,
   "name": "Sales, Harare",
   "code": "6400-HRE",
   "currency": "USD",
   "monthly_budget": "300.00",
   "is_active": true,
   "people_count": 12,
   "spent_this_month": "150.00",
   "remaining": "150.00"
  }
 },
 "workforce.get_access": {
  "status": 200,
  "body": {
   "object": "workforce_access",
   "created": 1795600800,
   "livemode": false,
   "enabled": true,
   "role": "admin",
   "scopes": [
    "workforce:admin"
   ],
   "limits": {
    "max_lines": 2000,
    "max_total": {
     "USD": null,
     "ZWG": null
    }
   },
   "kinds": [
    "airtime",
    "power"
   ],
   "approval_threshold": {
    "USD": "1000.00",
    "ZWG": null
   },
   "currencies": [
    "USD",
    "ZWG"
   ]
  }
 },
 "workforce.get_journal": {
  "status": 200,
  "body": {
   "object": "workforce_journal",
   "created": 1795600800,
   "livemode": false,
   "from": "2026-11-01",
   "to": "2026-11-30",
   "entries": [
    {
     "date": "2026-11-25",
     "reference": "WF-2026-000123",
     "gl_code": "6400-HRE",
     "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "debit": "9.75",
     "credit": "0.00",
     "currency": "USD",
     "narrative": "November airtime, sales"
    },
    {
     "date": "2026-11-25",
     "reference": "WF-2026-000123",
     "gl_code": null,
     "cost_center": null,
     "debit": "0.00",
     "credit": "9.75",
     "currency": "USD",
     "narrative": "November airtime, sales"
    }
   ],
   "truncated": false,
   "totals": {
    "USD": {
     "debit": "9.75",
     "credit": "9.75"
    },
    "ZWG": {
     "debit": "0.00",
     "credit": "0.00"
    }
   }
  }
 },
 "workforce.get_ledger": {
  "status": 200,
  "body": {
   "object": "page",
   "page": 1,
   "page_size": 50,
   "total": 1,
   "pages": 1,
   "from": "2026-11-01",
   "to": "2026-11-30",
   "opening": {
    "USD": "1004.75",
    "ZWG": "25000.00"
   },
   "closing": {
    "USD": "995.00",
    "ZWG": "25000.00"
   },
   "data": [
    {
     "date": "2026-11-25",
     "kind": "debit",
     "reference": "WF-2026-000123",
     "description": "November airtime, sales: Tariro Moyo",
     "amount": "-9.75",
     "currency": "USD",
     "balance": "995.00",
     "source": "snd_0031Jk7TeApCu0Wq1YgSz5Bf"
    }
   ]
  }
 },
 "workforce.get_ledger_csv_json": {
  "status": 200,
  "body": {
   "object": "workforce_export",
   "created": 1795600800,
   "livemode": false,
   "filename": "ledger-2026-11-01-2026-11-30.csv",
   "content_type": "text/csv; charset=utf-8",
   "rows": 1,
   "content": "date,kind,reference,description,amount,currency,balance,source\n2026-11-25,debit,,Airtime in US dollars to +263771234567,-10.00,USD,990.00,snd_0031Jk7TeApCu0Wq1YgSz5Bf\n"
  }
 },
 "workforce.get_meters": {
  "status": 200,
  "body": {
   "object": "workforce_meters",
   "created": 1795600800,
   "livemode": false,
   "data": [
    {
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "name": "Tariro Moyo",
     "meter": "37140030000",
     "name_masked": "F**** C****",
     "suburb": "Sakubva",
     "confirmed_at": 1795514400,
     "last_units_kwh": "41.20",
     "last_sent_at": 1795514400
    }
   ],
   "truncated": false
  }
 },
 "workforce.get_products": {
  "status": 200,
  "body": {
   "object": "workforce_products",
   "created": 1795600800,
   "livemode": false,
   "airtime": [
    {
     "id": "airtime-usd",
     "object": "product",
     "created": 1793008800,
     "livemode": false,
     "type": "airtime",
     "currency": "USD",
     "network": null,
     "name": "Airtime in US dollars",
     "min_amount": "0.10",
     "max_amount": "300.00",
     "amount_step": "0.01",
     "denominations": null,
     "networks": [
      {
       "network": "econet",
       "min_amount": "0.10",
       "max_amount": "300.00",
       "available": true,
       "paused_reason": null
      },
      {
       "network": "netone",
       "min_amount": "0.50",
       "max_amount": "300.00",
       "available": true,
       "paused_reason": null
      },
      {
       "network": "telecel",
       "min_amount": "0.10",
       "max_amount": "300.00",
       "available": true,
       "paused_reason": null
      }
     ],
     "available": true,
     "paused_until": null,
     "fields_required": [
      "target",
      "amount"
     ]
    }
   ],
   "power": []
  }
 },
 "workforce.preview_allocation": {
  "status": 200,
  "body": {
   "object": "workforce_preview",
   "created": 1795600800,
   "livemode": false,
   "lines": [
    {
     "index": 0,
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "name": "Tariro Moyo",
     "phone": "+263771234567",
     "network": "econet",
     "amount": "10.00",
     "currency": "USD",
     "cost": "9.75",
     "errors": [],
     "warnings": []
    },
    {
     "index": 1,
     "recipient": null,
     "name": "Farai Dube",
     "phone": "+263712345678",
     "network": "netone",
     "amount": "10.00",
     "currency": "USD",
     "cost": "10.00",
     "errors": [],
     "warnings": []
    }
   ],
   "total": {
    "USD": "20.00",
    "ZWG": "0.00"
   },
   "cost": {
    "USD": "19.75",
    "ZWG": "0.00"
   },
   "cost_centers": [
    {
     "id": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "currency": "USD",
     "budget": "200.00",
     "spent": "150.00",
     "after": "170.00",
     "over_by": "0.00"
    }
   ],
   "over_budget": false,
   "credit": {
    "available": {
     "USD": "995.00",
     "ZWG": "25000.00"
    },
    "sufficient": true
   },
   "requires_approval": false
  }
 },
 "workforce.recipients.create": {
  "status": 201,
  "body": {
   "object": "workforce_person_created",
   "person": {
    "object": "workforce_person",
    "created": 1795600800,
    "livemode": false,
    "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
    "name": "Tariro Moyo",
    "phone": "+263771234567",
    "payroll_id": "EMP-0042",
    "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
    "monthly_cap": {
     "USD": "40.00",
     "ZWG": null
    },
    "spent_this_month": {
     "USD": "10.00",
     "ZWG": "0.00"
    },
    "status": "active",
    "notes": null
   },
   "is_new": true,
   "matched_existing": false,
   "warnings": []
  }
 },
 "workforce.recipients.list": {
  "status": 200,
  "body": {
   "object": "page",
   "page": 1,
   "page_size": 20,
   "total": 1,
   "pages": 1,
   "data": [
    {
     "object": "workforce_person",
     "created": 1795600800,
     "livemode": false,
     "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
     "name": "Tariro Moyo",
     "phone": "+263771234567",
     "payroll_id": "EMP-0042",
     "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
     "monthly_cap": {
      "USD": "40.00",
      "ZWG": null
     },
     "spent_this_month": {
      "USD": "10.00",
      "ZWG": "0.00"
     },
     "status": "active",
     "notes": null
    }
   ]
  }
 },
 "workforce.recipients.update": {
  "status": 200,
  "body": {
   "object": "workforce_person_updated",
   "person": {
    "object": "workforce_person",
    "created": 1795600800,
    "livemode": false,
    "recipient": "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
    "name": "Tariro Moyo",
    "phone": "+263712345678",
    "payroll_id": "EMP-0042",
    "cost_center": "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
    "monthly_cap": {
     "USD": "40.00",
     "ZWG": null
    },
    "spent_this_month": {
     "USD": "10.00",
     "ZWG": "0.00"
    },
    "status": "active",
    "notes": "New number since November"
   },
   "is_new": false,
   "matched_existing": true,
   "warnings": []
  }
 },
 "workforce.schedules.list": {
  "status": 200,
  "body": {
   "object": "page",
   "page": 1,
   "page_size": 20,
   "total": 1,
   "pages": 1,
   "data": [
    {
     "id": "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
     "object": "schedule",
     "created": 1795600800,
     "livemode": false,
     "name": "Payday airtime",
     "active": true,
     "cadence": "payday",
     "hour": 8,
     "minute": 0,
     "day_of_week": null,
     "day_of_month": null,
     "month_of_year": null,
     "anchor_date": null,
     "timezone": "Africa/Harare",
     "group": null,
     "recipients": [],
     "recipient_count": 2,
     "type": "airtime",
     "product": "airtime-usd",
     "currency": "USD",
     "bundle_id": null,
     "amount": "10.00",
     "sms_message": "{first_name}, your {currency} {amount} airtime from {sender}.",
     "custom_sms": true,
     "cost_center": null,
     "meter": null,
     "token_phone": null,
     "precheck_credit": true,
     "on_insufficient": "retry_after_topup",
     "next_occurrence": "2026-12-24",
     "next_runs": [
      "2026-12-24",
      "2027-01-25",
      "2027-02-25"
     ],
     "last_batch": null,
     "last_result": null,
     "estimated_total": "25.00",
     "created_by": {
      "type": "key",
      "id": "key_0031Jk5RcYnAs8Uo9WeQx3Zd"
     },
     "metadata": {
      "team": "sales"
     }
    }
   ]
  }
 },
 "workforce.schedules.run": {
  "status": 202,
  "body": {
   "object": "workforce_send_result",
   "created": 1795600800,
   "livemode": false,
   "reference": "WF-2026-000123",
   "batch": "bch_0031JkGCnJyLd9Fz0HpBi4Kt",
   "status": "processing",
   "counts": {
    "total": 2,
    "valid": 2,
    "invalid": 0,
    "skipped": 0,
    "pending": 2,
    "sending": 0,
    "delivered": 0,
    "failed": 0,
    "unresolved": 0,
    "unsent": 0,
    "cancelled": 0
   },
   "total": {
    "USD": "20.00",
    "ZWG": "0.00"
   },
   "replayed": false,
   "requires_approval": false
  }
 }
}''') as Map<String, Object?>;
