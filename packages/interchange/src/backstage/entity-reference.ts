/** What a reference means where it leaves out a kind. */
export type DefaultKind = "component" | "system" | "api" | "resource" | "domain" | "group";

/** Longer than any name that Backstage takes. */
const REFERENCE_CHARACTERS = 1000;

/** The whole name of an entity, `component:default/orders`, in lower case. */
export function entityKey(kind: string, namespace: string | null, name: string): string {
  return `${kind}:${namespace ?? "default"}/${name}`.toLowerCase();
}

/** The whole name that a reference (`[kind:][namespace/]name`) means, seen from a namespace. */
export function referredKey(reference: string, kind: DefaultKind, namespace: string | null): string {
  const text = reference.slice(0, REFERENCE_CHARACTERS).trim();
  const colon = text.indexOf(":");
  const rest = text.slice(colon + 1);
  const slash = rest.indexOf("/");
  const named = slash === -1 ? namespace : rest.slice(0, slash);
  return entityKey(colon === -1 ? kind : text.slice(0, colon), named, rest.slice(slash + 1));
}
