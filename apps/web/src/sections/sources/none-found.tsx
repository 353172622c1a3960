import type { ReactNode } from "react";
import { EmptyState } from "../../design/empty-state.js";
import { SOURCE_WORDS as words } from "../../words/sources.js";

/** Filters let nothing through. */
export function NoneFound(): ReactNode {
  return <EmptyState title={words.noneFound} words={words.noneFoundWords} />;
}
