import { namedData } from "../../markdown/data-block.js";
import { heading } from "../../markdown/heading.js";
import { type BriefGroup, groupOf } from "../brief-part.js";
import type { BriefView } from "../brief-view.js";

/** What keeps the scope from being ready to build. */
export function blockersSection({ scope: { blockers } }: BriefView): readonly BriefGroup[] {
  const told = namedData(blockers.map(({ code, subject, message }) => [`${code} of ${subject}`, message]));
  const parts = [{ need: "blockers", name: "The blockers", blocks: [told] }] as const;
  return [groupOf([heading(2, "7 Blockers in scope")], blockers.length === 0 ? [] : parts)];
}
