/** What of a manifest is short, however large the project is. */
const SHORT_LISTS: ReadonlySet<string> = new Set(["notApproved", "retired"]);

/** A manifest without its lists: what names the brief, and the state it was made of. */
export function slimManifest(manifest: object): object {
  const { pinned = {} } = manifest as { readonly pinned?: object };
  return { ...scalarsOf(manifest), pinned: scalarsOf(pinned) };
}

function scalarsOf(value: object): object {
  const kept = Object.entries(value).filter(
    ([name, member]) => SHORT_LISTS.has(name) || typeof member !== "object" || member === null,
  );
  return Object.fromEntries(kept);
}
