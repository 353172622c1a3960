const WHATS: Readonly<Record<string, string>> = {
  "!include": "!include is not followed: nothing is fetched",
  "!script": "!script is not run",
  "!plugin": "!plugin is not run",
  extends: "extends is not followed: nothing is fetched",
  "!docs": "documentation and decisions are not carried over",
  "!adrs": "documentation and decisions are not carried over",
  "!decisions": "documentation and decisions are not carried over",
  "!elements": "!elements and !relationships are not carried out",
  "!relationships": "!elements and !relationships are not carried out",
  "!relationship": "!elements and !relationships are not carried out",
  "!components": "!components is not carried out: nothing is scanned",
  "!element": "!element names an element that is not there",
  "!ref": "!ref names an element that is not there",
  "!extend": "!extend names an element that is not there",
  properties: "properties are not carried over",
  perspectives: "perspectives are not carried over",
  url: "links are not carried over",
  deploymentenvironment: "deployments are not carried over",
  deploymentnode: "deployments are not carried over",
  "-/>": "that a relationship is taken away is not carried over",
  views: "views are not carried over",
  configuration: "the configuration of the workspace is not carried over",
  enterprise: "an enterprise is not carried over, but what is in it",
};

const MAY_HOLD_ELEMENTS: ReadonlySet<string> = new Set([
  "!include",
  "!script",
  "!plugin",
  "!components",
  "extends",
]);

/** Whether it is known that this is left out. */
export function isLeft(keyword: string): boolean {
  return Object.hasOwn(WHATS, keyword);
}

/** What a note says of a statement that is left out. */
export function leftOut(keyword: string): { readonly what: string; readonly mayHoldElements: boolean } {
  const what = (isLeft(keyword) ? WHATS[keyword] : undefined) ?? "is not understood";
  return { what, mayHoldElements: MAY_HOLD_ELEMENTS.has(keyword) || !isLeft(keyword) };
}
