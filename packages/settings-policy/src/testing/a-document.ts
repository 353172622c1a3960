import type { Guid } from "@plumbline/model-core";
import type { ParsedSettings, SentAiProvider, SettingsContext, SettingsOverrides } from "../index.js";
import { defaultPolicy, parseInstanceSettings, parseWorkspaceOverrides } from "../index.js";

/** The bytes of a document: a text as it is, a value as JSON. */
export function bytesOf(document: unknown): Uint8Array {
  return new TextEncoder().encode(typeof document === "string" ? document : JSON.stringify(document));
}

/** A GUID made of a number. */
export function idOf(number: number): Guid {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}` as Guid;
}

/** A provider that breaks no rule. */
export function aProvider(values: Partial<SentAiProvider> = {}): SentAiProvider {
  return { id: idOf(1), kind: "vendor-a", name: "First", model: "m-1", ...values };
}

/** The context of a new instance in `local`, or with other values. */
export function aContext(values: Partial<SettingsContext> = {}): SettingsContext {
  const profile = values.profile ?? "local";
  return { profile, policy: defaultPolicy(profile), defaults: {}, resolved: new Map(), ...values };
}

/** The overrides that a document states; a document that breaks a rule is a mistake of the test. */
export function overridesOf(document: unknown): SettingsOverrides {
  return mustParse(parseWorkspaceOverrides(bytesOf(document)));
}

export function mustParse<Document>(parsed: ParsedSettings<Document>): Document {
  if (!parsed.ok) {
    throw new Error(JSON.stringify(parsed.errors));
  }
  return parsed.value;
}

/** What is wrong with a document, as `field: message`. */
export function brokenIn(document: unknown): readonly string[] {
  return broken(parseWorkspaceOverrides(bytesOf(document)));
}

/** What is wrong with an instance document, as `field: message`. */
export function brokenInInstance(document: unknown): readonly string[] {
  return broken(parseInstanceSettings(bytesOf(document)));
}

function broken(parsed: ParsedSettings<unknown>): readonly string[] {
  return parsed.ok ? [] : parsed.errors.map(({ field, message }) => `${field}: ${message}`);
}
