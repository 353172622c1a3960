import type { ReactNode } from "react";
import { Card } from "../design/page.js";
import { AI_WORDS as words } from "../words/ai.js";

/** What a proposal takes for granted. */
export function AssumptionList({ assumptions }: { readonly assumptions: readonly string[] }): ReactNode {
  return (
    assumptions.length > 0 && (
      <Card title={words.assumptions}>
        <ul>
          {assumptions.map((assumption, index) => (
            <li key={index}>{assumption}</li>
          ))}
        </ul>
      </Card>
    )
  );
}
