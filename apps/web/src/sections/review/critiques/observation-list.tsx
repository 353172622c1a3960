import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PickedFacts } from "../../../api/picked-facts.js";
import { Card } from "../../../design/page.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Stack } from "../../../design/stack.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import type { Critique } from "./critique-queries.js";

export interface ObservationListProps {
  readonly projectId: string;
  readonly observations: Critique["observations"];
}

/** What an AI saw, each with the parts that it names and the rules that it speaks of. */
export function ObservationList({ projectId, observations }: ObservationListProps): ReactNode {
  return (
    <Card title={words.observations}>
      {observations.length === 0 && <QuietText>{words.noObservations}</QuietText>}
      <Stack>
        {observations.map(({ text, about, ruleIds }, index) => (
          <Stack key={index}>
            <p>{text}</p>
            <PickedFacts projectId={projectId} ids={about} />
            {ruleIds.length > 0 && (
              <p>
                {ruleIds.map((rule) => (
                  <span key={rule}>
                    <Link
                      to="/projects/$projectId/review"
                      params={{ projectId }}
                      search={{ rule, answer: "any" }}
                    >
                      {rule}
                    </Link>{" "}
                  </span>
                ))}
              </p>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
