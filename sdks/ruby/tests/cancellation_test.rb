# frozen_string_literal: true

require_relative "test_helper"

class CancellationTest < SvcTest
  def test_ends_a_call_that_waits_for_its_answer
    cancellation = Svc::Cancellation.new
    made = client_of { |socket| Listener.request(socket) && cancellation.cancel && sleep }
    error = assert_raises(Svc::CancelledError) do
      made.account.get(request_options: { cancellation: cancellation })
    end
    assert_predicate error, :maybe_sent?
    assert_match(/not known/, error.message)
  end

  def test_ends_a_pause_between_two_attempts
    fake.answer("account.get", 503, { error: { retryable: true, retry_after: 15, message: "m" } })
    cancellation = Svc::Cancellation.new
    Thread.new do
      sleep(0.2)
      cancellation.cancel
    end
    started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    assert_raises(Svc::CancelledError) do
      client.account.get(request_options: { cancellation: cancellation })
    end
    assert_operator Process.clock_gettime(Process::CLOCK_MONOTONIC) - started, :<, 5
  end

  def test_knows_that_a_refused_attempt_has_done_nothing
    fake.answer("account.get", 429, { error: { retryable: true, retry_after: 15, message: "m" } })
    cancellation = Svc::Cancellation.new
    Thread.new do
      sleep(0.2)
      cancellation.cancel
    end
    error = assert_raises(Svc::CancelledError) do
      client.account.get(request_options: { cancellation: cancellation })
    end
    refute_predicate error, :maybe_sent?
  end

  def test_refuses_a_call_that_begins_later
    cancellation = Svc::Cancellation.new
    cancellation.cancel
    error = assert_raises(Svc::CancelledError) do
      client.account.get(request_options: { cancellation: cancellation })
    end
    refute_predicate error, :maybe_sent?
    assert_empty fake.requests
  end

  def test_leaves_a_thread_alone_whose_call_has_ended
    200.times do
      cancellation = Svc::Cancellation.new
      late = Thread.new { cancellation.cancel }
      begin
        client.account.get(request_options: { cancellation: cancellation })
      rescue Svc::CancelledError
        nil
      end
      late.join
      Thread.pass
    end
    assert_predicate Thread.current, :alive?
  end

  def test_does_not_take_back_what_is_done
    cancellation = Svc::Cancellation.new
    done = cancellation.watch do
      late = Thread.new { cancellation.cancel }
      # Waiting for the thread would be the place at which the call is ended.
      Thread.pass while late.alive?
      :done
    end
    assert_equal :done, done
  end
end
