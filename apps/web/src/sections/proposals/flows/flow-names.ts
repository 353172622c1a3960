import type { Schemas } from "@plumbline/api-client";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";

type Named = Pick<Schemas["FlowProposal"], "parts" | "missing" | "flow">;

/** What a flow calls its parts: those of the model, and those that it lacks. */
export function flowNames({ parts, missing, flow }: Named): (alias: string | null) => string {
  const names = new Map<string, string>();
  for (const { alias, name } of [...parts, ...missing]) {
    if (name !== null) {
      names.set(alias, name);
    }
  }
  const lacking = new Map(flow.missing.map((one) => [one.alias, one]));
  return (alias) => {
    if (alias === null) {
      return words.unknown;
    }
    const { kind, consumer, channel } = lacking.get(alias) ?? {};
    return (
      names.get(alias) ??
      (kind === "subscription" && consumer && channel
        ? words.subscription(names.get(consumer) ?? consumer, names.get(channel) ?? channel)
        : alias)
    );
  };
}
