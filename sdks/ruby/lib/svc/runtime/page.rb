# frozen_string_literal: true

module Svc
  # A page of a list. `each` yields its objects and those of all pages after it, so that every
  # method of Enumerable works on the whole list; stopping early asks for nothing more.
  class Page
    include Enumerable

    # The objects of this page.
    attr_reader :data
    # The answer as it came, with what this page says besides its objects.
    attr_reader :envelope
    attr_reader :response_metadata

    # Used by the runtime alone.
    def self.first(fetch, params, cursor) = new(fetch, params, cursor)

    def initialize(fetch, params, cursor)
      @fetch = fetch
      @params = params.compact
      @cursor = cursor
      @envelope, @data, @response_metadata = fetch.call(@params)
    end

    # Whether there are more objects in the direction of this page's request.
    def has_more?
      return @envelope["has_more"] == true if @envelope.key?("has_more")

      (@envelope["page"] || 0) < (@envelope["pages"] || 0)
    end

    # Where the next page begins: keep it, and continue from it another day.
    def next_cursor = @envelope["next_cursor"]

    # The next page in the direction of this one; nil on the last.
    def next_page = with(next_params)

    # The page on the other side of this one; nil when there is nothing to start from.
    def previous_page = with(previous_params)

    # This page and all after it.
    def each_page
      return enum_for(:each_page) unless block_given?

      page = self
      while page
        yield page
        page = page.next_page
      end
    end

    def each(&block)
      return enum_for(:each) unless block

      each_page { |page| page.data.each(&block) }
      self
    end

    def inspect = "#<Svc::Page of #{data.length}>"
    alias to_s inspect

    private

    def with(params) = params && Page.new(@fetch, params, @cursor)

    def next_params
      return nil unless has_more?
      return @params.merge("page" => @envelope["page"] + 1) if @envelope.key?("page")
      return nil if next_cursor.to_s.empty?

      name = @params.key?("ending_before") ? "ending_before" : "starting_after"
      if next_cursor == @params[name]
        raise Error, "The list repeats its cursor; continuing would never end."
      end

      @params.merge(name => next_cursor)
    end

    def previous_params
      page = @envelope["page"]
      return page > 1 ? @params.merge("page" => page - 1) : nil if page
      raise ArgumentError, "This list goes one way only." unless @cursor == "both"

      backwards = @params.key?("ending_before")
      edge = backwards ? data.last : data.first
      return nil unless edge.is_a?(Model) && edge.key?("id")

      others = @params.reject { |name, _| %w[starting_after ending_before].include?(name) }
      others.merge((backwards ? "starting_after" : "ending_before") => edge["id"])
    end
  end
end
