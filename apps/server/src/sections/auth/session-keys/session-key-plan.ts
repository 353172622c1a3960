/** Days a session key seals new cookies (docs/reference/secrets-and-keys.md#session-keys). */
export const SESSION_KEY_DAYS = 90;

/** Days that a session key is stored before it is used, so that every replica has it by then. */
export const SESSION_KEY_LEAD_DAYS = 1;

/** Days a key is kept after its successor took over: the longest session, and one more. */
export const SESSION_KEY_KEPT_DAYS = 31;

const DAY = 24 * 60 * 60;

export interface SessionKeyAge {
  readonly id: string;
  /** Seconds since it started; negative before. */
  readonly age: number;
  /** Whether it opens under the master key. */
  readonly isUsable: boolean;
}

export interface SessionKeyPlan {
  /** Seconds until a key to be made now starts; null when none is due. */
  readonly makeStartingIn: number | null;
  /** Keys under which no session can live any more. */
  readonly drop: readonly string[];
}

/** What there is to do about the session keys, given newest first. */
export function planSessionKeys(keys: readonly SessionKeyAge[]): SessionKeyPlan {
  const usable = keys.filter(({ isUsable }) => isUsable);
  return { makeStartingIn: nextStart(usable), drop: keys.filter(isOver).map(({ id }) => id) };

  function isOver({ age }: SessionKeyAge): boolean {
    return usable.some((other) => other.age < age && other.age >= SESSION_KEY_KEPT_DAYS * DAY);
  }
}

function nextStart(usable: readonly SessionKeyAge[]): number | null {
  const [newest] = usable;
  // Without a key in use none can be waited for.
  if (newest === undefined || usable.every(({ age }) => age < 0)) {
    return 0;
  }
  const rest = SESSION_KEY_DAYS * DAY - newest.age;
  const lead = SESSION_KEY_LEAD_DAYS * DAY;
  return rest > lead ? null : lead;
}
