const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A name for the page of each scenario: its ID where it has one of its own, else its place. */
export function scenarioKeys(ids: readonly (string | null)[]): readonly string[] {
  return ids.map((id, at) => {
    const isOwn = id !== null && GUID.test(id) && ids.indexOf(id) === at;
    return isOwn ? id : `scenario-${at + 1}`;
  });
}
