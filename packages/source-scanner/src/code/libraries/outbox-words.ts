import type { FileView } from "../finding/file-view.js";
import { enclosingMethod, enclosingType, type Use } from "../finding/use.js";
import { treePaths } from "../parsing/tree-paths.js";
import { occurrenceAt } from "../syntax/occurrence.js";

/** Identifiers and words of texts that name an outbox. */
export const OUTBOX_WORDS = ["\\w*(?:[oO]utbox|OUTBOX)\\w*", "\\w*IntegrationEventLog\\w*"] as const;

export interface OutboxMention {
  readonly word: string;
  readonly index: number;
}

const known = new WeakMap<FileView, readonly OutboxMention[]>();

/** Where a file's code names an outbox, but for what declares a type or method of such a name. */
function mentionsIn(view: FileView): readonly OutboxMention[] {
  const mentions = known.get(view) ?? findMentions(view);
  known.set(view, mentions);
  return mentions;
}

function findMentions(view: FileView): readonly OutboxMention[] {
  const pathTo = treePaths(view.tree, view.budget);
  const mentions: OutboxMention[] = [];
  for (const { 0: word, index } of view.text.matchAll(new RegExp(OUTBOX_WORDS.join("|"), "g"))) {
    const path = pathTo(index);
    const found = path === null ? null : occurrenceAt(view.syntax, path, { text: word, index });
    if (found !== null && found.role !== "type" && found.role !== "method") {
      mentions.push({ word, index });
    }
  }
  return mentions;
}

/** The first that the type around a use, or else its method, names. */
export function mentionAround(use: Use): OutboxMention | undefined {
  const scope = enclosingType(use) ?? enclosingMethod(use);
  return mentionsIn(use.view).find(
    ({ index }) => scope !== null && scope.node.startIndex <= index && index < scope.node.endIndex,
  );
}
