# frozen_string_literal: true

require_relative "test_helper"

class PageTest < SvcTest
  def page(ids, more:)
    { object: "list", data: ids.map { |id| { object: "send", id: id } }, has_more: more,
      next_cursor: more ? ids.last : nil }
  end

  def setup
    fake.answer("sends.list", 200, page(%w[a b], more: true))
    fake.answer("sends.list", 200, page(%w[c], more: false))
  end

  def test_is_enumerable_over_all_pages
    assert_equal %w[a b c], client.sends.list(limit: 2).map(&:id)
    assert_includes fake.requests.last.path, "starting_after=b"
  end

  def test_fetches_no_page_that_nobody_needs
    assert_equal %w[a b], client.sends.list.first(2).map(&:id)
    assert_equal 1, fake.requests.length
  end

  def test_gives_enumerators_without_a_block
    list = client.sends.list
    assert_equal [2, 1], list.each_page.map { |one| one.data.length }
    assert_equal "a", list.each.next.id
  end

  def test_pages_by_number_too
    envelopes = [1, 2].map { |page| { "data" => [], "page" => page, "pages" => 2 } }
    asked = []
    fetch = lambda do |params|
      asked << params
      [envelopes[asked.length - 1], [], nil]
    end
    numbered = Svc::Page.first(fetch, {}, "none")
    assert_nil numbered.next_page.next_page
    assert_equal [{}, { "page" => 2 }], asked
  end
end
