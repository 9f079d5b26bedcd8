# frozen_string_literal: true

# Sells airtime, data and electricity in Zimbabwe. See README.md and reference.md.
module Svc
  autoload :Enums, "svc/generated/enums"
  autoload :ErrorCode, "svc/generated/error_codes"
  autoload :EventType, "svc/generated/event_types"
  autoload :FileResult, "svc/runtime/file"
  autoload :HttpTransport, "svc/runtime/http_transport"
  autoload :Money, "svc/runtime/money"
  autoload :Page, "svc/runtime/page"
  autoload :Testing, "svc/testing"
  autoload :Waiting, "svc/runtime/wait"
  autoload :Webhooks, "svc/runtime/webhook"

  # Unix seconds, which every answer has, as a Time in UTC. Arguments take a Time as it is.
  def self.to_time(unix_seconds) = Time.at(unix_seconds).utc
end

require "svc/generated/facts"
require "svc/runtime/error"
require "svc/runtime/model"
require "svc/generated/models"
require "svc/client"
