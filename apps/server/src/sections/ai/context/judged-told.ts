import {
  type DesignContext,
  type JudgedOrigins,
  judgeOrigins,
  type SentParts,
  type SentText,
  type WholeScenario,
} from "@plumbline/ai-tasks";
import { namedByScenario } from "@plumbline/bundle-writer";
import type { Reader } from "../../../platform/database/statements.js";
import { originsOfTold } from "./origins-of-told.js";
import type { ReadDesign } from "./read-design.js";

/** What is told, with the scenarios that are told as a whole, and texts beside the design. */
export interface ToldContext extends Pick<SentParts, "texts" | "scanned"> {
  readonly context: DesignContext;
  readonly scenarios: readonly WholeScenario[];
}

/** What that comes to which is told, by where it is from. Call it in `readAtOnce`. */
export async function judgedTold(
  reader: Reader,
  design: ReadDesign,
  { context, scenarios, texts: others, scanned }: ToldContext,
): Promise<JudgedOrigins> {
  const { model, aliases } = context;
  const ids = aliases.parts.map(({ id }) => id);
  const texts = [...textsOf(design, context, scenarios), ...others];
  const told = { projectId: design.projectId, model, ids, texts, scanned };
  return judgeOrigins(await originsOfTold(reader, told), design.repositories);
}

/** Scenarios that are told as a whole, and those that a proposal became, which are told by their names at least. */
function textsOf(
  { proposed }: Pick<ReadDesign, "proposed">,
  { aliases }: DesignContext,
  scenarios: readonly WholeScenario[],
): readonly SentText[] {
  const told = proposed.filter(({ id }) => aliases.aliasOf(id) !== undefined);
  return [...scenarios.map(namesOf), ...told.map((text) => ({ ...text, names: [] }))];
}

function namesOf(scenario: WholeScenario): SentText {
  const counted = scenario.document.assertions.flatMap((one) =>
    one !== null && "target" in one ? (one.target ?? []) : [],
  );
  return { id: scenario.id, names: [...namedByScenario(scenario).map(({ id }) => id), ...counted] };
}
