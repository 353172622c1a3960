import { indexModel } from "@plumbline/model-core";
import type { Design } from "../design/design.js";
import { type DesignView, viewOf } from "../sdd/view/design-view.js";
import type { BriefChange } from "./brief-change.js";
import { type BesideScope, besideScope } from "./scope/beside-scope.js";
import type { BriefScope } from "./scope/brief-scope.js";

/** What the sections of a brief are written from. */
export interface BriefView {
  readonly scope: BriefScope;
  /** What is about the selected elements and was not selected. */
  readonly beside: BesideScope;
  /** The design with no facts but those of the scope, so that nothing else is named. Its scenarios are all. */
  readonly view: DesignView;
  /** What the change under review touches; null for a plain selection. */
  readonly change: BriefChange | null;
}

/** Looks at a scope once for all sections. */
export function briefView(design: Design, scope: BriefScope, change: BriefChange | null): BriefView {
  const { facts, requirements, notApproved, retired, blockers } = scope;
  const promises = [...requirements, ...notApproved, ...retired];
  const view = viewOf({ ...design, model: facts, index: indexModel(facts), promises, blockers });
  return { scope, beside: besideScope(design, scope), view, change };
}
