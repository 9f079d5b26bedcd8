# frozen_string_literal: true

require_relative "test_helper"

class ModelTest < SvcTest
  def event(type = "send.delivered")
    body = { type: type, data: { object: { id: "snd_1", token: "canary-41", of_later: 1 } } }
    Svc::Webhooks.parse(JSON.generate(body))
  end

  def test_reads_fields_by_method_and_what_is_newer_by_name
    send = event.data.object
    assert_equal "snd_1", send.id
    assert_equal 1, send["of_later"]
    assert send.key?(:of_later)
    assert_raises(NoMethodError) { send.of_later }
  end

  def test_is_written_back_as_it_came
    given = { "type" => "send.teleported", "data" => { "object" => { "a" => [1, nil] } } }
    assert_equal given, Svc::Decode.call("Event", given).to_h
    assert_equal given, JSON.parse(JSON.generate(Svc::Decode.call("Event", given)))
  end

  def test_masks_secrets_in_every_string_form
    require "pp"
    shown = [event.inspect, event.to_s, "#{event}", event.pretty_inspect].join
    refute_includes shown, "canary-41"
    assert_includes shown, "token=***"
    assert_equal "canary-41", event.data.object.token
  end

  def test_matches_patterns
    case event
    in { type: "send.delivered", data: { object: { id: } } } then assert_equal "snd_1", id
    end
    assert_pattern_missing(event)
    assert_instance_of Svc::Models::UnknownEvent, event("send.teleported")
    assert_kind_of Svc::Models::SendDeliveredEvent, event
  end

  def test_is_equal_by_its_fields_and_cannot_be_changed
    assert_equal event, event
    assert_equal 1, [event, event].uniq.length
    refute_equal event, event("send.failed")
    assert_raises(FrozenError) { client.account.get["name"] << "!" }
    event.to_h["data"]["object"]["id"] = "other"
    assert_equal "snd_1", event.data.object.id
  end

  def test_what_is_left_out_is_not_what_is_nil
    made = Svc::Models::MeterChange.new(meter: "37140030000")
    assert_equal({ "meter" => "37140030000" }, made.to_h)
    client.webhook_endpoints.update("we_1", description: nil)
    assert_equal({ "description" => nil }, fake.requests.last.body)
  end

  private

  def assert_pattern_missing(event)
    assert_raises(NoMatchingPatternKeyError) { event => { of_later: Integer } }
  end
end
