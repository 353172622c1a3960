import type { SentElement } from "../facts/element.js";

/**
 * Elements in document order, except that one is read after its parent
 * (docs/reference/model-documents.md#rule-7-entries-are-read-in-this-order): a parent given later is read
 * just before its first child. A circle of parents is read from the element that closes it. Positions in the
 * list are returned, each once.
 */
export function elementReadingOrder(elements: readonly SentElement[]): readonly number[] {
  const positions = firstPositions(elements);
  const order: number[] = [];
  const taken = new Uint8Array(elements.length);
  for (let position = 0; position < elements.length; position += 1) {
    const chain: number[] = [];
    for (let next: number | undefined = position; next !== undefined && taken[next] === 0; ) {
      taken[next] = 1;
      chain.push(next);
      const parentId: string | null | undefined = elements[next]?.parentId;
      next = parentId ? positions.get(parentId) : undefined;
    }
    order.push(...chain.reverse());
  }
  return order;
}

function firstPositions(elements: readonly SentElement[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const [position, { id }] of elements.entries()) {
    if (!positions.has(id)) {
      positions.set(id, position);
    }
  }
  return positions;
}
