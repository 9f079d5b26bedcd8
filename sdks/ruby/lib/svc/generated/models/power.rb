# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A band of the tariff: the price of one range of the monthly consumption.
    class PowerBand < Model
      # Start of the band, in kilowatt hours per month.
      def from_kwh = self["from_kwh"]

      # End of the band, in kilowatt hours per month. Null for the last band.
      def to_kwh = self["to_kwh"]

      # Price of a kilowatt hour in this band, without the levy.
      # Type: `UnitPrice`.
      def price_per_kwh = self["price_per_kwh"]

      # Price of a kilowatt hour, including the levy.
      # Type: `UnitPrice`.
      def price_per_kwh_with_levy = self["price_per_kwh_with_levy"]
    end

    # A day on which the price changed.
    class PowerChangePoint < Model
      # First day of the new price.
      # Type: `Day`.
      def date = self["date"]

      # Median price before the change.
      # Type: `UnitPrice`.
      def from = self["from"]

      # Median price after the change.
      # Type: `UnitPrice`.
      def to = self["to"]
    end

    # One anonymous purchase of electricity.
    class PowerObservation < Model
      # Always `power_observation`.
      def object = self["object"]

      # Midnight at the start of the day of the purchase.
      # Type: `UnixTime`.
      def created = self["created"]

      # True for a live purchase, false for a test purchase.
      def livemode = self["livemode"]

      # Date of the purchase.
      # Type: `Day`.
      def observed_on = self["observed_on"]

      # The currency of the purchase.
      def currency = self["currency"]

      # The amount, rounded to a whole number.
      # Type: `Money`.
      def amount_rounded = self["amount_rounded"]

      # Units bought, in kilowatt hours.
      # Type: `Units`.
      def units_kwh = self["units_kwh"]

      # Price of a kilowatt hour, including everything.
      # Type: `UnitPrice`.
      def price_per_kwh = self["price_per_kwh"]

      # The band that the price suggests, such as `51-100`. Null if it suggests none.
      def band_hint = self["band_hint"]
    end

    # One page of a list.
    class PowerObservationList < Model
      CODECS = {
        "data" => ["PowerObservation"],
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

    # Price that customers actually paid.
    class PowerObserved < Model
      # Median price of a kilowatt hour, including everything. Null below five purchases.
      # Type: `UnitPrice`.
      def median_price = self["median_price"]

      # Number of purchases behind the median.
      def sample = self["sample"]

      # Number of past days that are included.
      def window_days = self["window_days"]

      # Time at which the median was computed.
      # Type: `UnixTime`.
      def as_of = self["as_of"]
    end

    # Units that an amount buys now, compared with after the reset.
    class PowerQuote < Model
      CODECS = {
        "now" => "PowerUnits",
        "after_reset" => "PowerUnitsAfterReset",
        "meter" => "Meter",
      }.freeze

      # Always `power_quote`.
      def object = self["object"]

      # Time at which the estimate was computed.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # The currency of `amount`.
      def currency = self["currency"]

      # The amount, including the levy.
      # Type: `Money`.
      def amount = self["amount"]

      # Units that the amount buys now.
      def now = self["now"]

      # Units that the amount buys from the 1st of next month.
      def after_reset = self["after_reset"]

      # The moment at which the amount buys more.
      def better = self["better"]

      # The difference in kilowatt hours.
      # Type: `Units`.
      def saving_units = self["saving_units"]

      # The confirmed meter. Null if the request named none.
      def meter = self["meter"]
    end

    # Price of electricity in a currency.
    class PowerRate < Model
      CODECS = {
        "bands" => ["PowerBand"],
        "observed" => "PowerObserved",
      }.freeze

      # Always `power_rate`.
      def object = self["object"]

      # Time at which this rate was computed.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode. The tariff is the same in both.
      def livemode = self["livemode"]

      # The currency of the prices.
      def currency = self["currency"]

      # First day on which the bands apply.
      # Type: `Day`.
      def effective_from = self["effective_from"]

      # URL at which the tariff was published.
      # Type: `WebUrl`.
      def source_url = self["source_url"]

      # Rural electrification levy, in percent on top of the band prices.
      # Type: `Percent`.
      def levy_percent = self["levy_percent"]

      # The bands, starting at the first kilowatt hour of the month.
      def bands = self["bands"]

      # Price that customers actually paid.
      def observed = self["observed"]

      # How to buy the most units, in one sentence for a customer.
      # Type: `Note`.
      def rule = self["rule"]

      # The day on which consumption is counted from zero again.
      def reset = self["reset"]
    end

    # Price of electricity over time.
    class PowerSeries < Model
      CODECS = {
        "points" => ["PowerSeriesPoint"],
        "change_points" => ["PowerChangePoint"],
      }.freeze

      # Always `power_series`.
      def object = self["object"]

      # Time at which the series was computed.
      # Type: `UnixTime`.
      def created = self["created"]

      # True for live purchases, false for test purchases.
      def livemode = self["livemode"]

      # The currency of the prices.
      def currency = self["currency"]

      # One point per day, oldest first. Days with fewer than five purchases are omitted.
      def points = self["points"]

      # Days on which the price changed by 5 percent or more, oldest first.
      def change_points = self["change_points"]
    end

    # Median price of one day.
    class PowerSeriesPoint < Model
      # Date of the day.
      # Type: `Day`.
      def date = self["date"]

      # Median price of a kilowatt hour, including everything.
      # Type: `UnitPrice`.
      def price_per_kwh = self["price_per_kwh"]
    end
  end
end
