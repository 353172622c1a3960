const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Keys under which a document holds what somebody sends, where an ID names nothing. */
const SENT: readonly string[] = ["request", "response", "payload", "change", "headers"];

/** The IDs that a document names, at any depth, as values and as keys. */
export function idsIn(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  collect(value, ids);
  return ids;
}

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value === "string") {
    note(value, ids);
  } else if (Array.isArray(value)) {
    for (const entry of value) {
      collect(entry, ids);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      note(key, ids);
      if (!SENT.includes(key)) {
        collect(entry, ids);
      }
    }
  }
}

function note(text: string, ids: Set<string>): void {
  if (GUID.test(text)) {
    ids.add(text.toLowerCase());
  }
}
