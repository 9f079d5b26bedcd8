# frozen_string_literal: true

require_relative "webhook_app"

run WebhookApp.new
