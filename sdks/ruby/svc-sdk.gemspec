# frozen_string_literal: true

require_relative "lib/svc/generated/facts"

Gem::Specification.new do |spec|
  spec.name = "svc-sdk"
  spec.version = Svc::VERSION
  spec.summary = "Sell prepaid airtime, data bundles and electricity tokens in Zimbabwe."
  spec.description = "The client of the API: typed by RBS, no dependencies, safe to repeat."
  spec.authors = ["svc"]
  spec.homepage = "https://svc.example"
  spec.licenses = ["MIT"]
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir.chdir(__dir__) do
    Dir["lib/**/*.rb", "sig/**/*.rbs", "{README,reference,types,CHANGELOG,LICENSE}.md"]
  end
  spec.require_paths = ["lib"]
  spec.metadata = { "rubygems_mfa_required" => "true" }
end
