# frozen_string_literal: true

# Rails: an action that sells, and one that receives webhooks.
require "action_controller/railtie"
require "svc"

# One for the whole process. Processes that are forked from it open connections of their own.
CLIENT = Svc::Client.new

class Shop < Rails::Application
  config.load_defaults 6.1
  config.eager_load = true
  config.secret_key_base = SecureRandom.hex(32)
  # Numbers of customers stand in no log.
  config.logger = Logger.new(nil)

  routes.append do
    post "/sales", to: "sales#create"
    post "/hooks", to: "hooks#create"
  end
end

# For programs of yours: what is made of ActionController::API has no forms to protect.
class SalesController < ActionController::API
  def create
    # The till's own number: an order that is sent twice is sold once.
    number, target, amount = params.require(%i[number target amount])
    sale = CLIENT.sends.create(
      type: "airtime", target: target, amount: amount, currency: "USD", client_reference: number,
      request_options: { idempotency_key: number }
    )
    render json: { send: sale.id, status: sale.status }, status: :accepted
  rescue Svc::ApiError => e
    render json: { code: e.code, message: e.message }, status: e.status
  rescue Svc::ConnectionError => e
    # The same number again sells nothing twice, and says what became of it.
    render json: { code: "no_answer", maybe_sold: e.maybe_sent? }, status: :gateway_timeout
  end
end

class HooksController < ActionController::API
  def create
    # The raw body: the signature is of its bytes.
    event = Svc::Webhooks.verify(request.raw_post, request.env, ENV.fetch("SVC_WEBHOOK_SECRET"))
    case event
    in { type: "send.delivered", data: } then puts "delivered #{data.object.id}"
    else nil
    end
    head :no_content
  rescue Svc::SignatureError
    head :bad_request
  end
end

Shop.initialize!
