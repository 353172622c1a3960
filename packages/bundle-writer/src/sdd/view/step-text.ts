import type { JsonValue } from "@plumbline/model-core";
import type { StepDocument } from "@plumbline/playback-engine";
import type { NumberedStep } from "./numbered-steps.js";

type Member = readonly [name: string, value: JsonValue | undefined];

/** A step as a text of data: what it is, then its values as JSON, a line each; steps within it have texts of their own. */
export function stepText({ step, handles }: NumberedStep, names: ReadonlyMap<string, string>): string {
  const members = step === null ? [] : membersOf(step);
  const lines = [["handles subscription", handles ?? undefined] as const, ...members].flatMap(
    ([name, value]) =>
      value === undefined || value === null
        ? []
        : [`${name}: ${JSON.stringify(value)}${nameOf(value, names)}`],
  );
  return [step?.type ?? "empty", ...lines].join("\n");
}

function nameOf(value: JsonValue, names: ReadonlyMap<string, string>): string {
  const name = typeof value === "string" ? names.get(value) : undefined;
  return name === undefined ? "" : ` (${JSON.stringify(name)})`;
}

function membersOf(step: StepDocument): readonly Member[] {
  return [["id", step.id], ...ownMembers(step)];
}

function ownMembers(step: StepDocument): readonly Member[] {
  switch (step.type) {
    case "call":
      return [
        ["from", step.from],
        ["operation", step.operation],
        ["request", step.request],
        ["response", step.response],
      ];
    case "publish":
      return [
        ["from", step.from],
        ["channel", step.channel],
        ["message", step.message],
        ["routing key", step.routingKey],
        ["headers", headersOf(step.headers)],
        ["payload", step.payload],
      ];
    case "write":
      return [
        ["by", step.by],
        ["store", step.store],
        ["dataset", step.dataset],
        ["change", step.change],
      ];
    case "parallel":
      return [];
    case "branch":
      return [
        ["when step", step.whenStep],
        ["is", step.is],
      ];
  }
}

function headersOf(
  headers: { readonly [name: string]: string | null } | null | undefined,
): JsonValue | undefined {
  return headers === null || headers === undefined || Object.keys(headers).length === 0 ? undefined : headers;
}
