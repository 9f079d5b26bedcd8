# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A logged request with its bodies and events.
    class RequestLog < Model
      # ID of the request, as in the `Request-Id` header.
      # Type: `RequestId`.
      def id = self["id"]

      # Always `request_log`.
      def object = self["object"]

      # Time at which the request arrived, in real time even if the test clock was moved.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # HTTP method of the request.
      def method_ = self["method"]

      # Path as received, including the prefix.
      # Type: `UrlPath`.
      def path = self["path"]

      # Query string as received. Empty if there was none.
      # Type: `QueryText`.
      def query = self["query"]

      # HTTP status of the response.
      def status = self["status"]

      # Duration of the request in milliseconds.
      def duration_ms = self["duration_ms"]

      # ID of the API key. Null if a member was signed in.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # ID of the signed-in member. Null if a key was used.
      # Type: `MemberId`.
      def member = self["member"]

      # IP address of the caller.
      # Type: `IpAddress`.
      def ip = self["ip"]

      # `User-Agent` of the caller. Null if it sent none.
      # Type: `UserAgent`.
      def user_agent = self["user_agent"]

      # SDK of the caller. Null for any other caller.
      # Type: `SdkName`.
      def sdk = self["sdk"]

      # API version of the response.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Idempotency-Key of the request. Null if it had none or the operation takes none.
      # Type: `IdempotencyKey`.
      def idempotency_key = self["idempotency_key"]

      # Whether the response is a replay: an earlier request had already done the work.
      def replayed = self["replayed"]

      # Code of the error. Null if the request succeeded.
      # Type: `ErrorCode`.
      def error_code = self["error_code"]

      # ID of the object that was returned, or that the error is about. Null if there is none.
      # Type: `ObjectId`.
      def object_id_ = self["object_id"]

      # Body of the request, masked. Null if there was none, it was not a JSON object, or it was larger
      # than 16 KiB. A key without `sends:read` sees phone numbers with the middle digits hidden.
      def request_body = self["request_body"]

      # Body of the response, masked in the same way. Null if it was larger than 16 KiB.
      def response_body = self["response_body"]

      # IDs of the events that the request caused, oldest first. Events older than 30 days are omitted.
      def events = self["events"]
    end

    # One request in the request log.
    class RequestLogLine < Model
      # ID of the request, as in the `Request-Id` header.
      # Type: `RequestId`.
      def id = self["id"]

      # Always `request_log`.
      def object = self["object"]

      # Time at which the request arrived, in real time even if the test clock was moved.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # HTTP method of the request.
      def method_ = self["method"]

      # Path as received, including the prefix.
      # Type: `UrlPath`.
      def path = self["path"]

      # Query string as received. Empty if there was none.
      # Type: `QueryText`.
      def query = self["query"]

      # HTTP status of the response.
      def status = self["status"]

      # Duration of the request in milliseconds.
      def duration_ms = self["duration_ms"]

      # ID of the API key. Null if a member was signed in.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # ID of the signed-in member. Null if a key was used.
      # Type: `MemberId`.
      def member = self["member"]

      # IP address of the caller.
      # Type: `IpAddress`.
      def ip = self["ip"]

      # `User-Agent` of the caller. Null if it sent none.
      # Type: `UserAgent`.
      def user_agent = self["user_agent"]

      # SDK of the caller. Null for any other caller.
      # Type: `SdkName`.
      def sdk = self["sdk"]

      # API version of the response.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Idempotency-Key of the request. Null if it had none or the operation takes none.
      # Type: `IdempotencyKey`.
      def idempotency_key = self["idempotency_key"]

      # Whether the response is a replay: an earlier request had already done the work.
      def replayed = self["replayed"]

      # Code of the error. Null if the request succeeded.
      # Type: `ErrorCode`.
      def error_code = self["error_code"]

      # ID of the object that was returned, or that the error is about. Null if there is none.
      # Type: `ObjectId`.
      def object_id_ = self["object_id"]
    end

    # A page of the request log.
    class RequestLogList < Model
      CODECS = {
        "data" => ["RequestLogLine"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # URL path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # Objects on this page.
      def data = self["data"]

      # Whether there are more objects in the direction of the request.
      def has_more = self["has_more"]

      # Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
      # you sent `ending_before`). Null on the last page.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end
  end
end
