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
  const open: Waiting[] = workspace.elements.map((element) => ({ element, parentId: null }));
  // It grows while it is walked: what is in an element comes behind all that were there before.
  for (const next of open) {
    const done = draftOne(next, { workspace, draft });
    drafted.set(next.element, done);
    if (done.is === "element") {
      for (const element of next.element.children) {
        open.push({ element, parentId: done.id });
      }
    }
  }
  for (const relationship of workspace.relationships) {
    draftLine(relationship, { draft, drafted });
  }
}

/** An element whose parent is drafted. */
interface Waiting {
  readonly element: StructurizrElement;
  readonly parentId: ElementId | null;
}

interface Drafting {
  readonly workspace: StructurizrWorkspace;
  readonly draft: ModelDraft;
}

/** What is in a parent has a kind and a name of its own there. */
function draftOne({ element, parentId }: Waiting, { workspace, draft }: Drafting): Drafted {
  const key = JSON.stringify([parentId, element.kind, element.name]);
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
