# frozen_string_literal: true

# Four workers, each a fork of one process that has loaded the shop.
bind "tcp://127.0.0.1:#{ENV.fetch("PORT", 8088)}"
workers 4
threads 1, 4
preload_app!

# A wrong key stops the start, and not the first sale.
before_fork { CLIENT.account.get }
