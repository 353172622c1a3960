import type { PartKind } from "../aliases/part-kinds.js";
import type { FlowOutput } from "./flow-output.js";
import type { FlowStep } from "./flow-step.js";
import type { MissingPart } from "./missing-part.js";

/** A place of a flow that names a part by its alias. */
export interface AliasUse {
  readonly pointer: string;
  readonly alias: string;
  /** Which kinds the part may have; null for any. */
  readonly kinds: readonly PartKind[] | null;
  /** What names it: the scenario, a missing part that hangs from it, or a question about it. */
  readonly by: "scenario" | "missing" | "question";
}

const KINDS_OF_STEP = {
  from: "element",
  operation: "operation",
  channel: "channel",
  message: "message",
  store: "element",
  handlerOf: "subscription",
} as const satisfies Partial<Record<keyof FlowStep, PartKind>>;

const KINDS_OF_MISSING = {
  parent: "element",
  owner: "element",
  channel: "channel",
  consumer: "element",
  deadLetterChannel: "channel",
  producer: "element",
} as const satisfies Partial<Record<keyof MissingPart, PartKind>>;

const FAULTY: readonly PartKind[] = ["operation", "channel", "subscription", "element"];
const COUNTED: readonly PartKind[] = [...FAULTY, "binding"];

/** Every place of a flow that names a part, in the order of the flow. */
export function usesOfFlow({
  missing,
  steps,
  faults,
  assertions,
  questions,
}: FlowOutput): readonly AliasUse[] {
  return [
    ...missing.flatMap((part, index) => usesOfMissing(part, `/missing/${index}`)),
    ...steps.flatMap((step, index) =>
      namedIn(step, KINDS_OF_STEP, { pointer: `/steps/${index}`, by: "scenario" }),
    ),
    ...faults.map(({ target }, index): AliasUse => {
      return { pointer: `/faults/${index}/target`, alias: target, kinds: FAULTY, by: "scenario" };
    }),
    ...assertions.flatMap(({ target }, index): readonly AliasUse[] =>
      target === null
        ? []
        : [{ pointer: `/assertions/${index}/target`, alias: target, kinds: COUNTED, by: "scenario" }],
    ),
    ...questions.flatMap(({ about }, index) =>
      about.map((alias, place): AliasUse => {
        return { pointer: `/questions/${index}/about/${place}`, alias, kinds: null, by: "question" };
      }),
    ),
  ];
}

/** What a missing part hangs from. */
export function usesOfMissing(part: MissingPart, pointer = ""): readonly AliasUse[] {
  return [
    ...namedIn(part, KINDS_OF_MISSING, { pointer, by: "missing" }),
    ...(part.consumers ?? []).map((alias, place): AliasUse => {
      return { pointer: `${pointer}/consumers/${place}`, alias, kinds: ["element"], by: "missing" };
    }),
  ];
}

function namedIn<Field extends string>(
  given: { readonly [Name in NoInfer<Field>]: string | null },
  kinds: { readonly [Name in Field]: PartKind },
  { pointer, by }: Pick<AliasUse, "pointer" | "by">,
): readonly AliasUse[] {
  const fields = Object.keys(kinds) as Field[];
  return fields.flatMap((field): readonly AliasUse[] => {
    const alias = given[field];
    return alias === null ? [] : [{ pointer: `${pointer}/${field}`, alias, kinds: [kinds[field]], by }];
  });
}
