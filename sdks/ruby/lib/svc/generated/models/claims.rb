# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A data bundle that the person can choose.
    class ClaimBundle < Model
      # Unique identifier of the object.
      # Type: `BundleId`.
      def id = self["id"]

      # Network whose numbers can receive the bundle.
      # Type: `NetworkId`.
      def network = self["network"]

      # Name of the bundle, to show the person.
      # Type: `Label`.
      def name = self["name"]

      # Price of the bundle. Never more than the reward.
      # Type: `Money`.
      def amount = self["amount"]
    end

    # A challenge that keeps bots from claiming. Show either the question or the widget.
    class ClaimChallenge < Model
      # Token to send back with the answer.
      # Type: `ChallengeToken`.
      def token = self["token"]

      # Question to show the person. Null if a widget is used instead.
      # Type: `Note`.
      def question = self["question"]

      # Site key of the widget to show. Null if a question is used instead.
      def site_key = self["site_key"]
    end

    # A reward that the person can choose.
    class ClaimChoice < Model
      CODECS = {
        "bundles" => ["ClaimBundle"],
      }.freeze

      # Type of the reward.
      def type = self["type"]

      # Bundles that the reward can buy. Empty unless the type is data.
      def bundles = self["bundles"]
    end

    # Confirms that a claim code was sent, provided the number is allowed to claim the link.
    class ClaimCode < Model
      # Always `claim_code`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Always true, whether or not the number is allowed to claim.
      def sent = self["sent"]

      # Phone number the code was sent to, partially masked.
      # Type: `MaskedPhone`.
      def to_masked = self["to_masked"]

      # Number of seconds for which the code is valid.
      # Type: `Seconds`.
      def expires_in = self["expires_in"]

      # Number of seconds before another code can be requested.
      # Type: `Seconds`.
      def resend_in = self["resend_in"]
    end

    # Parameters to request a claim code.
    class ClaimCodeCreate < Model
      def initialize(
        phone:,
        challenge_token: NOT_GIVEN,
        challenge_answer: NOT_GIVEN
      )
        super(
          Model.given(
            "phone" => phone,
            "challenge_token" => challenge_token,
            "challenge_answer" => challenge_answer
          )
        )
      end

      # Phone number that will receive the reward.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Token of the challenge that the person solved.
      # Type: `ChallengeToken`.
      def challenge_token = self["challenge_token"]

      # Answer to the challenge.
      # Type: `ChallengeAnswer`.
      def challenge_answer = self["challenge_answer"]
    end

    # Parameters to claim a link.
    class ClaimCreate < Model
      def initialize(
        phone:,
        choice: NOT_GIVEN,
        meter: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        code: NOT_GIVEN,
        challenge_token: NOT_GIVEN,
        challenge_answer: NOT_GIVEN
      )
        super(
          Model.given(
            "phone" => phone,
            "choice" => choice,
            "meter" => meter,
            "bundle_id" => bundle_id,
            "code" => code,
            "challenge_token" => challenge_token,
            "challenge_answer" => challenge_answer
          )
        )
      end

      # Phone number that receives the reward.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Reward type the person chose. Required if the link offers more than one.
      def choice = self["choice"]

      # Meter number. For electricity only; the token is sent to `phone` by SMS.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Bundle to send. For data only.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Code sent to `phone` by SMS. Required if listed in `requires`.
      # Type: `ClaimCodeText`.
      def code = self["code"]

      # Token of the challenge that the person solved.
      # Type: `ChallengeToken`.
      def challenge_token = self["challenge_token"]

      # Answer to the challenge.
      # Type: `ChallengeAnswer`.
      def challenge_answer = self["challenge_answer"]
    end

    # The outcome of a claim.
    class ClaimResult < Model
      # Progress of the claimed reward.
      def status = self["status"]

      # Message about the outcome to show the person.
      # Type: `Note`.
      def message = self["message"]
    end

    # A reward link as shown to the person who holds it.
    class RewardLinkClaim < Model
      CODECS = {
        "choices" => ["ClaimChoice"],
        "place" => "Geofence",
        "challenge" => "ClaimChallenge",
        "branding" => "ProgramBranding",
        "result" => "ClaimResult",
      }.freeze

      # Always `reward_link_claim`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether real money is involved: `true` in live mode.
      def livemode = self["livemode"]

      # Current status. Decides whether the link can be claimed.
      def status = self["status"]

      # Face value of the reward.
      # Type: `Money`.
      def amount = self["amount"]

      # Three-letter ISO currency code.
      def currency = self["currency"]

      # Rewards that the person can choose from.
      def choices = self["choices"]

      # How a claim is tied to a person.
      def bind = self["bind"]

      # The only phone number that can claim the link, partially masked. Null if any number can.
      # Type: `MaskedPhone`.
      def phone_hint_masked = self["phone_hint_masked"]

      # Information to ask the person for before claiming.
      def requires = self["requires"]

      # Where and when the link must be claimed. Null if it can be claimed anywhere.
      def place = self["place"]

      # Challenge that the person must solve. Null if there is none.
      def challenge = self["challenge"]

      # Branding to apply to the claim page.
      def branding = self["branding"]

      # Time at which the link expires. Null if it never does.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Outcome of the claim. Null until the link is claimed.
      def result = self["result"]
    end
  end
end
