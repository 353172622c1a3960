/** What one acknowledged write did: the names of the facts it put, null for one it deleted. */
export interface Acknowledged {
  readonly version: number;
  readonly facts: ReadonlyMap<string, string | null>;
}

/** The names of a stream's facts at each version, as the acknowledged writes say; fails on a gap or a repeat. */
export function replayed(
  begin: ReadonlyMap<string, string>,
  writes: readonly Acknowledged[],
): readonly ReadonlyMap<string, string>[] {
  const states = [begin];
  const inOrder = [...writes].sort((left, right) => left.version - right.version);
  for (const { version, facts } of inOrder) {
    if (version !== states.length) {
      throw new Error(`Version ${version} follows ${states.length - 1}`);
    }
    const next = new Map(states.at(-1));
    for (const [id, name] of facts) {
      if (name === null) {
        next.delete(id);
      } else {
        next.set(id, name);
      }
    }
    states.push(next);
  }
  return states;
}
