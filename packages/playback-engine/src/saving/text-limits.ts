import { hasControlCharacter, isLongerThan, isWellFormedText } from "@plumbline/model-core";

/** What is wrong with a name, ID, routing key or header: nothing, or one message for each rule. */
export function textProblems(text: string, characters: number | null): readonly string[] {
  const problems: string[] = [];
  if (characters !== null && isLongerThan(text, characters)) {
    problems.push(`must have at most ${characters} characters`);
  }
  if (hasControlCharacter(text)) {
    problems.push("must hold no control character");
  }
  if (!isWellFormedText(text)) {
    problems.push("must be valid Unicode");
  }
  return problems;
}
