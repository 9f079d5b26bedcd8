# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create a group. With a `filter` it is dynamic, otherwise static.
    class GroupCreate < Model
      CODECS = {
        "filter" => "GroupFilterInput",
      }.freeze

      def initialize(
        name:,
        description: NOT_GIVEN,
        filter: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "description" => description,
            "filter" => filter,
            "metadata" => metadata
          )
        )
      end

      # Name of the group, unique in the account.
      # Type: `Label`.
      def name = self["name"]

      # Description for your own use.
      # Type: `Note`.
      def description = self["description"]

      # Filter that selects the members of a dynamic group.
      def filter = self["filter"]

      # Your own key-value data about the group.
      def metadata = self["metadata"]
    end

    # Filter of a dynamic group. Set one condition or both.
    class GroupFilterInput < Model
      def initialize(
        cost_center: NOT_GIVEN,
        tag: NOT_GIVEN
      )
        super(
          Model.given(
            "cost_center" => cost_center,
            "tag" => tag
          )
        )
      end

      # Recipients of this cost centre.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Recipients with this tag.
      # Type: `Tag`.
      def tag = self["tag"]
    end

    # One page of a list.
    class GroupList < Model
      CODECS = {
        "data" => ["Group"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # URL path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # Objects on this page.
      def data = self["data"]

      # Whether there are more objects in the direction of the request.
      def has_more = self["has_more"]

      # Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
      # you sent `ending_before`). Null on the last page.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end

    # Recipients to add to and remove from a static group.
    class GroupMembersChange < Model
      def initialize(
        add: NOT_GIVEN,
        remove: NOT_GIVEN
      )
        super(
          Model.given(
            "add" => add,
            "remove" => remove
          )
        )
      end

      # Recipients to add. Existing members are not an error.
      def add = self["add"]

      # Recipients to remove. Recipients who are not members are not an error.
      def remove = self["remove"]
    end

    # Changes to a group. Omitted fields keep their value.
    class GroupUpdate < Model
      CODECS = {
        "filter" => "GroupFilterInput",
      }.freeze

      def initialize(
        name: NOT_GIVEN,
        description: NOT_GIVEN,
        filter: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "description" => description,
            "filter" => filter,
            "metadata" => metadata
          )
        )
      end

      # Name of the group, unique in the account.
      # Type: `Label`.
      def name = self["name"]

      # Description for your own use. Null removes it.
      # Type: `Note`.
      def description = self["description"]

      # Filter that selects the members. Replaces the whole filter. Null for a static group.
      def filter = self["filter"]

      # Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
      def metadata = self["metadata"]
    end
  end
end
