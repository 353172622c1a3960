import { present } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import { type ContractDraft, unwritableSchema } from "../contracts/contract-draft.js";
import type { Blocker } from "../manifest/manifest.js";

/** A schema may spell a number with thousands of digits. */
const SHOWN_CHARACTERS = 60;

/** One for each file that is not written because it would hold a number that YAML cannot hold. */
export function unrepresentableNumbers(drafts: readonly ContractDraft[]): readonly Blocker[] {
  return drafts.flatMap((draft) => {
    const unwritable = unwritableSchema(draft);
    if (unwritable === undefined) {
      return [];
    }
    const { id, name } = unwritable.schema;
    const number = present(unwritable.unheldNumbers[0]);
    const message =
      `${draft.path} is not written: YAML cannot hold the number ${shortened(number)} of schema ${id} ${quoted(name)} ` +
      "exactly. State it there as a number that a 64-bit float holds, or as a text.";
    return [{ code: "yaml-unrepresentable-number", subject: draft.path, message }];
  });
}

function shortened(number: string): string {
  return number.length > SHOWN_CHARACTERS ? `${number.slice(0, SHOWN_CHARACTERS)}…` : number;
}
