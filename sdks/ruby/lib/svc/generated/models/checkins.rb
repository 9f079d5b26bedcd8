# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A link that was claimed at its location. Exact positions are kept for 30 days, then rounded to
    # 0.01 degrees, about one kilometre. No response includes them.
    class Checkin < Model
      # The check-in.
      # Type: `CheckinId`.
      def id = self["id"]

      # Always `checkin`.
      def object = self["object"]

      # Time at which the person checked in.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Reward link that was claimed.
      # Type: `RewardLinkId`.
      def link = self["link"]

      # Reward that was created. Null if there is none, and for publishable keys.
      # Type: `RewardId`.
      def reward = self["reward"]

      # Outcome of the check-in.
      def status = self["status"]

      # Distance from the centre of the location, in metres.
      # Type: `Metres`.
      def distance_m = self["distance_m"]

      # Accuracy of the position, in metres. Null if the phone did not report it.
      # Type: `Metres`.
      def accuracy_m = self["accuracy_m"]

      # Rewarded phone number, partially masked. Null for publishable keys.
      # Type: `MaskedPhone`.
      def phone_masked = self["phone_masked"]

      # First reason of the review that holds or has rejected the reward. Null if there is none.
      def reason = self["reason"]

      # Whether an attestation of the device was verified. False while no verifier is configured.
      def attested = self["attested"]
    end

    # Parameters to create a check-in.
    class CheckinCreate < Model
      def initialize(
        link:,
        lat:,
        lng:,
        phone:,
        accuracy_m: NOT_GIVEN,
        attestation: NOT_GIVEN,
        choice: NOT_GIVEN,
        meter: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        code: NOT_GIVEN,
        challenge_token: NOT_GIVEN,
        challenge_answer: NOT_GIVEN
      )
        super(
          Model.given(
            "link" => link,
            "lat" => lat,
            "lng" => lng,
            "phone" => phone,
            "accuracy_m" => accuracy_m,
            "attestation" => attestation,
            "choice" => choice,
            "meter" => meter,
            "bundle_id" => bundle_id,
            "code" => code,
            "challenge_token" => challenge_token,
            "challenge_answer" => challenge_answer
          )
        )
      end

      # Claim token of the link: the last part of its URL.
      # Type: `ClaimToken`.
      def link = self["link"]

      # Latitude reported by the phone, in degrees.
      # Type: `Latitude`.
      def lat = self["lat"]

      # Longitude reported by the phone, in degrees.
      # Type: `Longitude`.
      def lng = self["lng"]

      # Phone number that receives the reward.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Accuracy of the position, in metres. Rejected if larger than the location's radius.
      # Type: `Metres`.
      def accuracy_m = self["accuracy_m"]

      # Attestation from the device's platform: a JWS in compact form. Kept for 30 days.
      # Type: `DeviceAttestation`.
      def attestation = self["attestation"]

      # Reward type the person chose. Required if the link offers more than one.
      def choice = self["choice"]

      # Meter number. For electricity only; the token is sent to `phone` by SMS.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Bundle to send. For data only.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Code sent to `phone` by SMS. Required if the link asks for one.
      # Type: `ClaimCodeText`.
      def code = self["code"]

      # Token of the challenge that the person solved.
      # Type: `ChallengeToken`.
      def challenge_token = self["challenge_token"]

      # Answer to the challenge.
      # Type: `ChallengeAnswer`.
      def challenge_answer = self["challenge_answer"]
    end

    # One page of a list.
    class CheckinList < Model
      CODECS = {
        "data" => ["Checkin"],
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
