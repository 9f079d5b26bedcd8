# frozen_string_literal: true

require "rbs"
require_relative "test_helper"

# The signatures in sig/ against the classes themselves, both ways.
class SignaturesTest < Minitest::Test
  ROOT = File.expand_path("..", __dir__)
  # What Struct, Exception and Enumerable make of their own.
  INHERITED = %i[initialize inspect to_s hash == eql? exception message].freeze

  def self.builder
    @builder ||= begin
      loader = RBS::EnvironmentLoader.new
      loader.add(path: Pathname(File.join(ROOT, "sig")))
      RBS::DefinitionBuilder.new(env: RBS::Environment.from_loader(loader).resolve_type_names)
    end
  end

  def setup
    paths = Dir[File.join(ROOT, "lib/**/*.rb")].sort
    paths.each { |path| require path.delete_prefix("#{ROOT}/lib/") }
  end

  def test_every_public_method_has_a_signature
    missing = classes.flat_map do |owner|
      signed = own_methods(owner)
      (owner.public_instance_methods(false) - signed - INHERITED).map { |name| "#{owner}##{name}" }
    end
    assert_empty missing
  end

  def test_every_signature_has_a_method
    missing = classes.flat_map do |owner|
      there = owner.public_instance_methods + owner.private_instance_methods
      (own_methods(owner) - there).map { |name| "#{owner}##{name}" }
    end
    assert_empty missing
  end

  def test_every_method_takes_the_arguments_of_its_signature
    differing = Svc::Resources.constants(false).flat_map do |name|
      owner = Svc::Resources.const_get(name)
      owner.public_instance_methods(false).filter_map do |method|
        same = arguments_of(owner, method) == signed_arguments_of(owner, method)
        "#{owner}##{method}" unless same
      end
    end
    assert_empty differing
  end

  private

  # Every class and module below Svc that a signature or a program may name.
  def classes(within = Svc)
    within.constants(false).map { |name| within.const_get(name) }.grep(Module).flat_map do |one|
      one.name.start_with?("Svc::") ? [one, *classes(one)] : []
    end.uniq
  end

  def definition_of(owner)
    *path, last = owner.name.split("::").map(&:to_sym)
    namespace = RBS::Namespace.new(path: path, absolute: true)
    self.class.builder.build_instance(RBS::TypeName.new(name: last, namespace: namespace))
  end

  def own_methods(owner)
    definition = definition_of(owner)
    definition.methods.select { |_, method| method.defined_in == definition.type_name }.keys
  end

  def arguments_of(owner, method)
    owner.instance_method(method).parameters.map { |kind, name| [kind, name] }.sort
  end

  def signed_arguments_of(owner, method)
    type = definition_of(owner).methods.fetch(method).method_types.first.type
    required = type.required_positionals.map { |param| [:req, param.name] }
    keys = type.required_keywords.keys.map { |name| [:keyreq, name] }
    optional = type.optional_keywords.keys.map { |name| [:key, name] }
    (required + keys + optional).sort
  end
end
