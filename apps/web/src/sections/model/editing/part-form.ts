import type { ChannelFact, ElementFact } from "../../../canvas/canvas-model.js";
import { typedTags } from "../../../design/typed-tags.js";
import type { TypedList } from "../../../design/use-typed-list.js";
import { type ModelChange, putChange } from "./fact-changes.js";

/** A part as it is typed. */
export interface PartForm {
  readonly kind: string;
  readonly channelKind: string;
  readonly name: string;
  readonly technology: string;
  readonly description: string;
  readonly status: string;
  readonly tags: TypedList;
}

/** What stands inside what, by its kind: what is most often added there. */
const INNER = {
  system: "app",
  app: "component",
  component: "component",
  store: "component",
  actor: "system",
};

export function partForm(fact: ElementFact | ChannelFact | null, parent: ElementFact | null): PartForm {
  const none = { technology: "", description: "", status: "current", tags: [], channelKind: "queue" };
  if (fact === null) {
    return { ...none, kind: parent === null ? "system" : INNER[parent.kind], name: "" };
  }
  if (!("parentId" in fact)) {
    return { ...none, kind: "channel", channelKind: fact.kind, name: fact.name };
  }
  const { kind, name, technology, description, status, tags } = fact;
  const texts = { technology: technology ?? "", description: description ?? "" };
  return { ...none, kind, name, status, tags, ...texts };
}

interface FormOf {
  readonly fact: ElementFact | ChannelFact | null;
  readonly parent: ElementFact | null;
}

/** What is written for a part as it was typed; what the form does not show stays as it is. */
export function partChange(id: string, form: PartForm, { fact, parent }: FormOf): ModelChange {
  if (form.kind === "channel") {
    return putChange("channel", id, { ...fact, name: form.name, kind: form.channelKind });
  }
  return putChange("element", id, {
    ...(fact ?? { parentId: parent?.id ?? null }),
    kind: form.kind,
    name: form.name,
    status: form.status,
    technology: form.technology.trim() || null,
    description: form.description.trim() || null,
    tags: [...new Set(typedTags(form.tags))],
  });
}
