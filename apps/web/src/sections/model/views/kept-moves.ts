import type { Arrangement } from "../../../canvas/arrangement.js";

/** What somebody moved and did not save, for as long as the page is open: also while other screens are shown. */
const moves = new Map<string, Arrangement>();
const listeners = new Set<() => void>();

export function movesIn(key: string): Arrangement | null {
  return moves.get(key) ?? null;
}

export function keepMoves(key: string, arranged: Arrangement | null): void {
  if (arranged === null) {
    moves.delete(key);
  } else {
    moves.set(key, arranged);
  }
  for (const tell of listeners) {
    tell();
  }
}

export function onMoves(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
