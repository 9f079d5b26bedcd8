# frozen_string_literal: true

# Receives events: an application of Rack, for Rails (`mount WebhookApp.new => "/webhooks"`),
# Sinatra, or the config.ru of this folder.
require "svc"

class WebhookApp
  def call(env)
    # The bytes as they came: a parsed body cannot be verified.
    event = Svc::Webhooks.verify(env["rack.input"]&.read.to_s, env, ENV.fetch("SVC_WEBHOOK_SECRET"))
    case event
    in { type: "send.delivered", data: } then puts "delivered #{data.object.id}"
    else puts "received #{event.type}"
    end
    [204, {}, []]
  rescue Svc::SignatureError
    [400, {}, []]
  end
end
