import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { Card } from "../design/page.js";
import { QuietText } from "../design/quiet-text.js";
import { Row, Rows } from "../design/row.js";
import { AI_WORDS as words } from "../words/ai.js";
import { FactLink } from "./fact-link.js";
import { useFactNames } from "./use-fact-names.js";

export interface StalePartsProps {
  readonly projectId: string;
  readonly stale: readonly Schemas["StalePart"][] | null;
  /** What parts were called when they were read. */
  readonly parts?: readonly Pick<Schemas["PinnedPart"], "alias" | "name">[];
}

/** What of a proposal or a critique moved since it was made. */
export function StaleParts({ projectId, stale, parts = [] }: StalePartsProps): ReactNode {
  const { byId } = useFactNames(projectId);
  return (
    stale !== null && (
      <Card title={words.stale}>
        <QuietText>{words.staleWords}</QuietText>
        <Rows label={words.stale}>
          {stale.map(({ id, alias, change }) => {
            const fact = byId.get(id);
            const wasCalled = parts.find((part) => part.alias === alias)?.name ?? alias ?? id;
            return (
              <li key={`${id} ${change}`}>
                <Row
                  title={
                    fact === undefined ? wasCalled : <FactLink projectId={projectId} id={id} fact={fact} />
                  }
                  hover={wasCalled}
                >
                  {words.changes[change]}
                </Row>
              </li>
            );
          })}
        </Rows>
      </Card>
    )
  );
}
