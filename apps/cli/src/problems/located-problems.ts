import type { Issue } from "@plumbline/model-core";
import { placesOf, type TextFormat } from "../places/places-of.js";
import type { Problem } from "./problem.js";

/** A text of a file, by the name of the file. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
  readonly format: TextFormat;
}

/** Readers of texts say their place in words. */
const PLACE_IN_WORDS = / at line (\d+)(?:, column (\d+))?$/;

/** Issues of a text, each with the place of the value it is about. */
export async function locatedProblems(
  file: NamedText,
  issues: readonly Issue[],
): Promise<readonly Problem[]> {
  // A text whose reader says the place was not read: it may nest deeper than anything may walk.
  const paths = issues
    .filter(({ field, message }) => field !== "" && !PLACE_IN_WORDS.test(message))
    .map(({ field }) => field);
  const placeOf = paths.length === 0 ? () => null : await placesOf(file.text, file.format, paths);
  return issues.map(({ field, message }) => {
    const told = PLACE_IN_WORDS.exec(message);
    const place = told
      ? { line: Number(told[1]), column: told[2] === undefined ? null : Number(told[2]) }
      : field === ""
        ? null
        : placeOf(field);
    const { line = null, column = null } = place ?? {};
    return { file: file.name, line, column, path: field, message: message.replace(PLACE_IN_WORDS, "") };
  });
}
