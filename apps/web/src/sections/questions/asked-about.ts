const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The IDs that `about` of an address names, `<kind>:<id>` or the ID alone: the form begins with them. */
export function askedAbout(about: string): readonly string[] {
  const id = about.slice(about.indexOf(":") + 1);
  return ID.test(id) ? [id.toLowerCase()] : [];
}
