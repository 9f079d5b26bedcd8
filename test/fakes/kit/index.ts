export {
  type Fake,
  type FakeAnswer,
  type FakeCall,
  type FakeDefinition,
  type FakeWorld,
  type OpenFake,
  openFake,
  type Scenario,
} from "./fake.ts";
export { json } from "./json.ts";
export { runFake } from "./run-fake.ts";
