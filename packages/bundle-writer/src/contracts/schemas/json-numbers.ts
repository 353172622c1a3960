/** The texts and numbers of a JSON document; what is in quotes is passed over. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

/** The numbers of a JSON text as they are spelled, in its order. */
export function numbersOf(json: string): readonly string[] {
  return (json.match(TEXT_OR_NUMBER) ?? []).filter((found) => !found.startsWith('"'));
}

/** The JSON text with another spelling for some of its numbers. */
export function withNumbers(json: string, spellingOf: (number: string) => string): string {
  return json.replace(TEXT_OR_NUMBER, (found) => (found.startsWith('"') ? found : spellingOf(found)));
}
