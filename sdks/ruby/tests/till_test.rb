# frozen_string_literal: true

require_relative "test_helper"
require "svc/till"
require "tmpdir"

class TillTest < SvcTest
  def in_folder(&block) = Dir.mktmpdir(&block)

  def record(**more)
    sale = { "target" => "0771234567" }
    Svc::SaleRecord.new(number: "till4-1", sale: sale, livemode: false, **more)
  end

  def test_a_folder_of_sales_belongs_to_one_store
    in_folder do |folder|
      first = Svc::FileSaleStore.new(folder)
      assert_raises(Svc::ConfigurationError) { Svc::FileSaleStore.new(folder) }
      first.close
      assert_raises(Svc::ConfigurationError) { first.put(record) }
      second = Svc::FileSaleStore.new(folder)
      second.put(record)
      assert_equal [record], second.open
      second.close
    end
  end

  def test_the_id_of_a_send_has_the_name_in_the_file_that_every_language_gives_it
    in_folder do |folder|
      store = Svc::FileSaleStore.new(folder)
      store.put(record(sent_at: 5, send_id: "snd_1"))
      file = JSON.parse(File.read(Dir.glob(File.join(folder, "open", "*.json")).first))
      assert_equal %w[number sale livemode sent_at outcome send code message], file.keys
      assert_equal "snd_1", file["send"]
      assert_equal "snd_1", store.get("till4-1").send_id
    end
  end

  def test_a_stored_sale_that_cannot_be_sent_keeps_none_of_the_others_from_being_settled
    in_folder do |folder|
      store = Svc::FileSaleStore.new(folder)
      store.put(record.with(sale: { "target" => "0771234567", "amont" => "5.00" }))
      store.put(record.with(number: "till4-2", livemode: true))
      store.put(record.with(number: "till4-3"))
      settled = Svc::Till.new(client, store).settle.to_h { |sold| [sold.number, sold] }
      assert_instance_of Svc::ArgumentError, settled["till4-1"].error
      message = "The sale till4-2 is of live mode, and the key is not."
      assert_equal message, settled["till4-2"].error.message
      assert_equal 3, settled.length
      assert_equal ["sends.create"], fake.requests.map(&:operation).uniq
    end
  end

  def test_a_child_of_a_fork_has_no_part_in_the_store_of_its_parent
    in_folder do |folder|
      store = Svc::FileSaleStore.new(folder)
      reading, writing = IO.pipe
      child = fork do
        store.put(record)
      rescue Svc::ConfigurationError
        writing.puts("refused")
        writing.close
        sleep
      end
      assert_equal "refused\n", reading.gets
      store.close
      # The child lives on, and holds nothing.
      Svc::FileSaleStore.new(folder).close
    ensure
      Process.kill("KILL", child)
      Process.wait(child)
    end
  end

  def test_an_argument_that_cannot_be_sent_is_refused_and_not_stored
    in_folder do |folder|
      store = Svc::FileSaleStore.new(folder)
      till = Svc::Till.new(client, store)
      [{ amont: "5.00" }, { client_reference: "x" }].each do |wrong|
        error = assert_raises(Svc::ArgumentError) do
          till.sell("till4-1", target: "0771234567", **wrong)
        end
        assert_equal wrong.keys.first.to_s, error.param
      end
      assert_empty store.open
      assert_empty fake.requests
    end
  end

  def test_a_number_stands_for_one_sale
    in_folder do |folder|
      error = { type: "credit_error", code: "insufficient_credit", message: "No." }
      fake.answer("sends.create", 402, { error: error })
      till = Svc::Till.new(client, Svc::FileSaleStore.new(folder))
      sold = till.sell("till4-1", target: "0771234567", amount: "5.00", currency: :USD)
      assert_equal "insufficient_credit", sold.code
      again = till.sell("till4-1", target: "0771234567", currency: "USD", amount: "5.00")
      assert_equal sold, again
      assert_equal 1, fake.requests.length
      assert_raises(Svc::ArgumentError) do
        till.sell("till4-1", target: "0771234567", amount: "6.00", currency: "USD")
      end
    end
  end
end
