# frozen_string_literal: true

require "tmpdir"
require_relative "test_helper"

class FileResultTest < SvcTest
  NAMED = { "Content-Disposition" => 'attachment; filename="statement.csv"' }.freeze

  def csv(made) = made.statements.get_csv(currency: "USD")

  def test_is_written_under_its_own_name_and_nothing_else_stays
    made = client_of do |socket|
      Listener.request(socket)
      Listener.respond(socket, "a,b\r\n", NAMED)
    end
    Dir.mktmpdir do |folder|
      assert_equal File.join(folder, "statement.csv"), csv(made).save_to(folder)
      assert_equal "a,b\r\n", File.binread(File.join(folder, "statement.csv"))
      assert_equal %w[statement.csv], Dir.children(folder)
    end
  end

  def test_that_is_cut_leaves_nothing_in_the_folder
    made = client_of do |socket|
      Listener.request(socket)
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf")
    end
    Dir.mktmpdir do |folder|
      assert_raises(Svc::ConnectionError) { csv(made).save_to(File.join(folder, "a.csv")) }
      assert_empty Dir.children(folder)
    end
  end

  def test_is_handed_on_before_all_of_it_has_come_in_any_thread
    gate = Queue.new
    made = client_of do |socket|
      Listener.request(socket)
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
      gate.pop
      socket.write("after")
    end
    file = csv(made)
    parts = []
    Thread.new do
      file.each_chunk do |part|
        parts << part
        gate << :go
      end
    end.join
    assert_equal %w[first after], parts
  end

  def test_is_not_cut_by_the_time_of_the_call
    made = client_of(timeout: 0.3, read_timeout: 5) do |socket|
      Listener.request(socket)
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
      sleep(0.5)
      socket.write("after")
    end
    assert_equal "firstafter", csv(made).read
  end

  def test_that_does_not_begin_ends_with_the_time_of_the_call
    made = client_of(timeout: 0.3) { |socket| Listener.request(socket) && sleep }
    assert_raises(Svc::TimeoutError) { csv(made) }
  end

  def test_that_stalls_ends_with_the_time_of_a_read
    made = client_of(read_timeout: 0.3) do |socket|
      Listener.request(socket)
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
      sleep
    end
    assert_raises(Svc::TimeoutError) { csv(made).read }
  end

  def test_that_is_closed_early_gives_its_connection_up
    gone = Queue.new
    made = client_of do |socket|
      Listener.request(socket)
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n")
      loop { socket.write("x" * 100_000) }
    rescue SystemCallError
      gone << :gone
    end
    csv(made).close
    assert_equal :gone, Timeout.timeout(5) { gone.pop }
  end

  def test_a_name_never_leaves_the_folder
    {
      'attachment; filename="../../etc/passwd"' => "passwd",
      'attachment; filename="C:\\\\x\\\\a.csv"' => "a.csv",
      "attachment; filename=a.csv" => "a.csv",
      "attachment; filename*=UTF-8''%C3%A9.csv" => "é.csv",
      "attachment; filename*=UTF-8''..%2F..%2Fa.csv" => "a.csv",
      'attachment; filename=".."' => nil,
      'attachment; filename=""' => nil,
      "attachment" => nil,
      nil => nil
    }.each do |header, name|
      assert_equal [name], [Svc::FileResult.name_in(header)]
    end
  end
end
