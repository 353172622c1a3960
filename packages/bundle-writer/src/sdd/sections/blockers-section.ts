import { namedData } from "../../markdown/data-block.js";
import { facts } from "../../markdown/facts.js";
import { heading } from "../../markdown/heading.js";
import { orNothing } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";

/** What keeps the design from being ready to build. */
export function blockersSection({ blockers }: DesignView): readonly string[] {
  return [
    heading(2, "12 Unresolved blockers"),
    ...orNothing(
      blockers.flatMap(({ code, subject, message }) => [
        facts([
          ["blocker", code],
          ["subject", subject],
        ]),
        namedData([["message", message]]),
      ]),
    ),
  ];
}
