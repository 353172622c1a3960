import { CHANNEL_KINDS, type ChannelId, type ChannelKind, type ElementId } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import { draftLine } from "./draft-line.js";
import { kindOf, saidOf } from "./said-of-element.js";
import type { StructurizrElement, StructurizrWorkspace } from "./workspace.js";

/** What an element of a workspace became. */
export type Drafted =
  | { readonly is: "element"; readonly id: ElementId }
  | { readonly is: "channel"; readonly id: ChannelId; readonly kind: ChannelKind };

/** Drafts elements inside each other, channels and relationships. */
export function draftWorkspace(workspace: StructurizrWorkspace, draft: ModelDraft): void {
  const drafted = new Map<StructurizrElement, Drafted>();
  const open = workspace.elements.map((element) => ({
    element,
    keys: [] as readonly string[],
    parentId: null as ElementId | null,
  }));
  for (let at = 0; at < open.length; at += 1) {
    const { element, keys, parentId } = open[at] as (typeof open)[number];
    const inner = [...keys, element.kind, element.name];
    const done = draftOne(element, { workspace, draft, key: JSON.stringify(inner), parentId });
    drafted.set(element, done);
    const children = done.is === "element" ? element.children : [];
    open.push(...children.map((child) => ({ element: child, keys: inner, parentId: done.id as ElementId })));
  }
  for (const relationship of workspace.relationships) {
    draftLine(relationship, { draft, drafted });
  }
}

interface Drafting {
  readonly workspace: StructurizrWorkspace;
  readonly draft: ModelDraft;
  readonly key: string;
  readonly parentId: ElementId | null;
}

function draftOne(element: StructurizrElement, { workspace, draft, key, parentId }: Drafting): Drafted {
  const { where, description, technology, metadata } = element;
  const channelKind = CHANNEL_KINDS.find((kind) => kind === metadata);
  if (element.kind === "element" && channelKind !== undefined && element.tags.includes("Channel")) {
    const id = draft.id<ChannelId>("channel", key);
    draft.fact("channel", where, { id, name: draft.name(element.name, where), kind: channelKind });
    return { is: "channel", id, kind: channelKind };
  }
  if (element.kind === "element") {
    draft.notes.add(where, "is of a kind that its author made up: it becomes a system");
  }
  const kind = kindOf(element, workspace);
  const said = saidOf(element, kind);
  const id = draft.element({
    key,
    kind,
    ...said,
    description,
    technology: technology ?? metadata,
    parentId,
    at: where,
  });
  return { is: "element", id };
}
