/**
 * Whether a binding passes a message (spec 1, section 4.2, rule 8): without a routing key always, with one
 * when it equals the message's key or matches it as an AMQP topic pattern. Time is the product of the
 * numbers of words.
 */
export function bindingPasses(bindingKey: string | null, messageKey: string | null): boolean {
  if (bindingKey === null || bindingKey === messageKey) {
    return true;
  }
  return messageKey !== null && matchesTopic(bindingKey.split("."), messageKey.split("."));
}

function matchesTopic(pattern: readonly string[], words: readonly string[]): boolean {
  // reached[i]: the pattern read so far matches the first i words.
  let reached: readonly boolean[] = [true, ...words.map(() => false)];
  for (const part of pattern) {
    const next: boolean[] = [];
    let open = false;
    for (let at = 0; at <= words.length; at += 1) {
      if (part === "#") {
        open ||= reached[at] === true;
        next.push(open);
      } else {
        next.push(at > 0 && reached[at - 1] === true && (part === "*" || part === words[at - 1]));
      }
    }
    reached = next;
  }
  return reached[words.length] === true;
}
