import type { Schemas } from "@plumbline/api-client";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";

type NamedText = readonly [name: string, text: string];

/** What a step sends, answers or writes, as the flow says it. */
export function sentByStep(step: Schemas["FlowStep"]): readonly NamedText[] {
  const { requestJson, responseJson, payloadJson, headers, routingKey, changeJson } = step;
  const { sent } = words;
  const said: readonly (readonly [string, string | null])[] = [
    [sent.request, requestJson],
    [sent.response, responseJson],
    [sent.payload, payloadJson],
    ...(headers ?? []).map(({ name, value }) => [sent.header(name), value] as const),
    [sent.routingKey, routingKey],
    [sent.change, changeJson],
  ];
  return said.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
}
