import type { PartKind } from "../aliases/part-kinds.js";
import type { AnswerError } from "../tasks/checked-answer.js";
import type { FlowOutput } from "./flow-output.js";
import { type AliasUse, usesOfFlow } from "./uses-of-flow.js";

/** What the aliases of parts that are there stand for. */
export interface KnownAliases {
  partOf(alias: string): { readonly kind: PartKind } | undefined;
}

/** Each alias is given once, and every one that is used stands for a part of a kind that fits. */
export function wrongAliases(flow: FlowOutput, known: KnownAliases): readonly AnswerError[] {
  const missing = new Map<string, PartKind>(flow.missing.map(({ alias, kind }) => [alias, kind]));
  const kindOf = (alias: string): PartKind | undefined => missing.get(alias) ?? known.partOf(alias)?.kind;
  return [...givenTwice(flow, known), ...usesOfFlow(flow).flatMap((use) => wrongUse(use, kindOf(use.alias)))];
}

/** The aliases of `refs` are known as those of parts that are there. */
function givenTwice({ refs, missing }: FlowOutput, known: KnownAliases): readonly AnswerError[] {
  const seen = new Set<string>();
  const errors: AnswerError[] = [];
  const given = [
    ...refs.map(({ alias }, index) => ({ alias, pointer: `/refs/${index}/alias`, isNew: false })),
    ...missing.map(({ alias }, index) => ({ alias, pointer: `/missing/${index}/alias`, isNew: true })),
  ];
  for (const { alias, pointer, isNew } of given) {
    if (seen.has(alias) || (isNew && known.partOf(alias) !== undefined)) {
      errors.push({ pointer, message: "stands for another part already" });
    }
    seen.add(alias);
  }
  return errors;
}

function wrongUse({ pointer, kinds }: AliasUse, kind: PartKind | undefined): readonly AnswerError[] {
  if (kind === undefined) {
    return [{ pointer, message: "is no known alias" }];
  }
  if (kinds === null || kinds.includes(kind)) {
    return [];
  }
  return [{ pointer, message: `must be the alias of ${inWords(kinds)}, and is that of one of kind ${kind}` }];
}

function inWords(kinds: readonly PartKind[]): string {
  return kinds.length === 1
    ? `a part of kind ${kinds[0]}`
    : `a part of kind ${kinds.slice(0, -1).join(", ")} or ${kinds.at(-1)}`;
}
