/** Runs around every test file. */
import { afterAll } from "vitest";
import { noteEvents } from "./coverage.ts";

afterAll(noteEvents);
