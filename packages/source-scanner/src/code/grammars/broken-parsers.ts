import type { Grammars } from "./load-grammars.js";

const broken = new WeakSet<Grammars>();

/**
 * Whether the parser's runtime broke down on a file: it ran out of memory or of stack, or gave up. That file is
 * `unparsed`, and so is every other from then on: end the thread, keep nothing that was read from that file on, and
 * read it again in another thread. What is said there of it as the first file counts.
 */
export function isParserBroken(grammars: Grammars): boolean {
  return broken.has(grammars);
}

/** What a use of the parser gives; null when the runtime breaks down, or did so before. An error of ours goes on. */
export function whileUnbroken<Read>(grammars: Grammars, use: () => Read): Read | null {
  if (broken.has(grammars)) {
    return null;
  }
  try {
    return use();
  } catch (error) {
    if (!isOfRuntime(error)) {
      throw error;
    }
    broken.add(grammars);
    return null;
  }
}

/** `WebAssembly.RuntimeError`, and a stack that is too deep. */
function isOfRuntime(error: unknown): boolean {
  return error instanceof Error && (error.name === "RuntimeError" || error instanceof RangeError);
}
