import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import { type CallEnd, estimateOfCall, settledAnswer } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { Lifecycle } from "../../../platform/lifecycle/lifecycle.js";
import { Log } from "../../../platform/logging/log.js";
import { OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import { telemetry } from "../../../platform/telemetry/telemetry.js";
import type { ReservedCall, SettledCall } from "./ai-call-record.js";
import { askProvider } from "./ask-provider.js";
import { CallCounts } from "./call-counts.js";
import { type CallOutcome, REASON_OF_END } from "./call-outcome.js";
import type { CallToMake, MadeCall } from "./made-call.js";
import { Reservations } from "./reservations.js";
import { TaskProviders } from "./task-providers.js";

/** Makes calls, each with its money: kept aside before, settled after (docs/reference/ai.md#budget). */
@Injectable()
export class ProviderCalls {
  private readonly counts = new CallCounts();

  constructor(
    private readonly providers: TaskProviders,
    private readonly reservations: Reservations,
    private readonly http: OutboundHttp,
    private readonly lifecycle: Lifecycle,
    private readonly log: Log,
  ) {}

  async make(call: CallToMake): Promise<MadeCall> {
    const { provider, effective } = call.to;
    const key = await this.providers.keyOf(call.for.workspaceId, call.to);
    if (!key.ok) {
      const { reason } = key;
      return { is: "not-made", outcome: { is: "failed", reason, charged: "nothing", mayPass: false } };
    }
    const reserved = reservedOf(call);
    const { monthlyAiBudgetUsd } = effective.usage;
    const refused = await this.reservations.reserve(reserved, { monthlyAiBudgetUsd, provider });
    if (refused !== null) {
      return { is: "not-made", outcome: refused };
    }
    if (call.attempt === 1) {
      await this.reservations.countTask(call.personId, reserved);
    }
    return this.made(call, reserved, key.apiKey);
  }

  private async made(call: CallToMake, reserved: ReservedCall, apiKey: string | null): Promise<MadeCall> {
    const startedAt = performance.now();
    const ended = (outcome: CallOutcome | null): Promise<SettledCall> =>
      this.settled(call, reserved, { outcome, ms: Math.round(performance.now() - startedAt) });
    let outcome: CallOutcome;
    try {
      outcome = await this.ask(call, apiKey);
    } catch (thrown) {
      await ended(null);
      throw thrown;
    }
    const { inputTokens, outputTokens, costUsd } = await ended(outcome);
    return { is: "made", outcome, usage: { inputTokens, outputTokens, costUsd } };
  }

  private ask({ to, output, conversation, msLeft, for: { task } }: CallToMake, apiKey: string | null) {
    const access = { provider: to.provider, baseUrl: to.baseUrl, apiKey, allowPrivate: to.allowPrivate };
    const { instructions, turns: messages } = conversation;
    // One of its own: whoever listens to the one of the process would be one of many.
    const stopping = AbortSignal.any([this.lifecycle.stopping]);
    return telemetry().span("ai call", { task, "provider.kind": to.provider.kind }, () =>
      askProvider(this.http, access, { output, instructions, messages, msLeft, stopping }),
    );
  }

  /** Null of what failed by a fault of ours. */
  private async settled(
    { to, price, output: { maxOutputTokens }, conversation: { bytes } }: CallToMake,
    reserved: ReservedCall,
    { outcome, ms }: { readonly outcome: CallOutcome | null; readonly ms: number },
  ): Promise<SettledCall> {
    const answered = outcome?.is === "answered" ? outcome : null;
    const { text = "", tokens: counted = null, warnings = [] } = answered ?? {};
    const settled = settledAnswer(price, { bytes, maxOutputTokens, text, counted });
    const { tokens, isBelieved } = settled;
    const end: SettledCall = {
      outcome: endOf(outcome),
      costUsd: answered === null ? chargeOf(outcome, reserved.estimateUsd) : settled.costUsd,
      modelReported: answered?.modelReported ?? null,
      durationMs: ms,
      inputTokens: tokens?.input ?? null,
      cachedTokens: tokens?.cached ?? null,
      outputTokens: tokens?.output ?? null,
      warnings: isBelieved ? warnings : [...warnings, NOT_BELIEVED],
    };
    await this.reservations.settle(reserved, end);
    const { kind } = to.provider;
    this.counts.add(kind, end);
    const fields = { task: reserved.task, providerKind: kind, outcome: end.outcome, ms };
    this.log.info({ ...fields, host: new URL(to.baseUrl).hostname }, "ai call");
    return end;
  }
}

/** A vendor that counts what cannot be is known by its calls. */
const NOT_BELIEVED = "tokens-not-believed";

function reservedOf({
  for: who,
  to: { provider },
  price,
  attempt,
  output,
  conversation,
}: CallToMake): ReservedCall {
  const { bytes } = conversation;
  return {
    ...who,
    id: randomUUID() as Guid,
    providerId: provider.id,
    providerKind: provider.kind,
    model: provider.model,
    attempt,
    priceSource: price.source,
    estimateUsd: estimateOfCall(price, { bytes, maxOutputTokens: output.maxOutputTokens }),
    timeoutSeconds: provider.timeoutSeconds,
  };
}

function chargeOf(outcome: CallOutcome | null, estimateUsd: string): string {
  const isFree = outcome?.is === "limited" || (outcome?.is === "failed" && outcome.charged === "nothing");
  return isFree ? "0" : estimateUsd;
}

function endOf(outcome: CallOutcome | null): CallEnd {
  switch (outcome?.is) {
    case "answered":
      return outcome.end === "whole" ? "ok" : REASON_OF_END[outcome.end];
    case "failed":
      return outcome.reason;
    case "limited":
      return "rate-limited";
    case "stopped":
      return "stopped";
    case undefined:
      return "failed";
  }
}
