import type { FactKind, Issue, ModelDocument } from "@plumbline/model-core";

const LISTS: Readonly<Record<FactKind, keyof ModelDocument>> = {
  element: "elements",
  relationship: "relationships",
  message: "messages",
  channel: "channels",
  operation: "operations",
  subscription: "subscriptions",
  binding: "bindings",
  schema: "schemas",
};

/** Several broken rules of one fact are told in one sentence: `kind: must be …; name: must …`. */
const NEXT_RULE = /; (?=[a-zA-Z]+(?:\[\d+\])?(?:\.[a-zA-Z]+)*: )/;
const FIELD = /^([a-zA-Z]+(?:\[\d+\])?(?:\.[a-zA-Z]+)*): (.*)$/s;

/**
 * The issues of refused facts, `element:<id>`, by their paths in the document: `elements[3].parentId`. What only names a
 * fact that is refused itself comes last and says so: there may be hundreds for one mistake.
 */
export function factIssues(document: ModelDocument, issues: readonly Issue[]): readonly Issue[] {
  const paths = pathsOfFacts(document);
  const refused = new Set(issues.map(({ field }) => field.slice(field.indexOf(":") + 1)));
  const found = issues.flatMap(({ field, message }) => {
    const path = paths.get(field);
    return path === undefined
      ? [{ field, message }]
      : message.split(NEXT_RULE).map((rule) => issueAt(path, rule));
  });
  const follows = ({ field }: Issue): boolean => refused.has(namedAt(document, field) ?? "");
  return [
    ...found.filter((issue) => !follows(issue)),
    ...found
      .filter(follows)
      .map(({ field, message }) => ({ field, message: `${message}: what it names is refused` })),
  ];
}

const REFERENCE = /^([a-z]+)\[(\d+)\]\.([a-zA-Z]+)(?:\[(\d+)\])?$/;

/** The ID that a fact names at a path; null where it names none. */
function namedAt(document: ModelDocument, path: string): string | null {
  const [, list = "", index = "", field = "", at = ""] = REFERENCE.exec(path) ?? [];
  const facts = document[list as keyof ModelDocument] as readonly object[] | undefined;
  const value = (facts?.[Number(index)] as Readonly<Record<string, unknown>> | undefined)?.[field];
  const named = Array.isArray(value) ? value[Number(at)] : value;
  return typeof named === "string" && field !== "id" ? named : null;
}

function issueAt(path: string, rule: string): Issue {
  const [, field, message] = FIELD.exec(rule) ?? [];
  return field === undefined || message === undefined
    ? { field: path, message: rule }
    : { field: `${path}.${field}`, message };
}

/** By `<kind>:<id>`; of an ID that stands twice the last, which is the one that is refused. */
export function pathsOfFacts(document: ModelDocument): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(LISTS).flatMap(([kind, list]) => {
      const facts: readonly { readonly id: string }[] = document[list];
      return facts.map(({ id }, index) => [`${kind}:${id}`, `${list}[${index}]`] as const);
    }),
  );
}
