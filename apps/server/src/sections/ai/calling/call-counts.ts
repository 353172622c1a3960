import type { AiProviderKind } from "@plumbline/settings-policy";
import { telemetry } from "../../../platform/telemetry/telemetry.js";
import type { SettledCall } from "./ai-call-record.js";

/** Tells a collector how many calls and tokens there were since the start, by kind: never what was said. */
export class CallCounts {
  readonly #counts = new Map<string, number>();

  add(kind: AiProviderKind, { outcome, inputTokens, outputTokens }: SettledCall): void {
    this.#raise("service.ai.calls", { "provider.kind": kind, outcome }, 1);
    this.#raise("service.ai.tokens", { "provider.kind": kind, direction: "input" }, inputTokens ?? 0);
    this.#raise("service.ai.tokens", { "provider.kind": kind, direction: "output" }, outputTokens ?? 0);
  }

  #raise(name: string, attributes: Readonly<Record<string, string>>, more: number): void {
    const key = JSON.stringify([name, attributes]);
    const before = this.#counts.get(key);
    this.#counts.set(key, (before ?? 0) + more);
    if (before === undefined) {
      telemetry().gauge(name, attributes, () => this.#counts.get(key) ?? 0);
    }
  }
}
