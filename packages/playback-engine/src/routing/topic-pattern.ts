/** Two texts that must not be taken for one another, so they are named wherever they are handed over. */
export interface PatternAndKey<Text extends string | null = string> {
  /** What a binding states. */
  readonly pattern: Text;
  /** What a message is published with. */
  readonly routingKey: Text;
}

/**
 * Whether a routing key matches an AMQP topic pattern as RabbitMQ's topic exchange does: words are separated
 * by `.`, `*` is one word, `#` is zero or more (docs/reference/playback.md#rule-8-routing-keys).
 */
export function matchesTopicPattern({ pattern, routingKey }: PatternAndKey): boolean {
  const words = wordsOf(routingKey);
  // reached[i]: the pattern so far can take exactly the first i words. One row is kept, so the time is
  // pattern words times key words, whatever the pattern.
  let reached = new Uint8Array(words.length + 1);
  reached[0] = 1;
  for (const part of wordsOf(pattern)) {
    const next = new Uint8Array(words.length + 1);
    for (let taken = 0; taken <= words.length; taken += 1) {
      next[taken] =
        part === "#" ? orOne(reached[taken], next[taken - 1]) : stepped(reached, words, taken, part);
    }
    reached = next;
  }
  return reached[words.length] === 1;
}

function orOne(left: number | undefined, right: number | undefined): number {
  return left === 1 || right === 1 ? 1 : 0;
}

function stepped(reached: Uint8Array, words: readonly string[], taken: number, part: string): number {
  return taken > 0 && reached[taken - 1] === 1 && (part === "*" || part === words[taken - 1]) ? 1 : 0;
}

/** An empty text has no words; a point at an end, or two together, make an empty word. */
function wordsOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(".");
}
