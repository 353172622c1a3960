import { type ReactNode, useState } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Card } from "../../../design/page.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Rows } from "../../../design/row.js";
import { Stack } from "../../../design/stack.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { flowNames } from "./flow-names.js";
import type { FlowProposal } from "./flow-queries.js";
import { MakeDialog } from "./make-dialog.js";
import { MapDialog } from "./map-dialog.js";
import { MissingRow } from "./missing-row.js";
import type { OpenFlowProps } from "./open-flow.js";
import { useMissingParts } from "./use-missing-parts.js";

export interface MissingPartsProps extends OpenFlowProps {
  readonly mayChange: boolean;
}

interface AskedPart {
  readonly does: "make" | "map";
  readonly part: FlowProposal["missing"][number];
}

/** The parts that the model lacks: each is made, or mapped to one that is there. */
export function MissingParts({ projectId, proposal, mayChange }: MissingPartsProps): ReactNode {
  const [asked, setAsked] = useState<AskedPart | null>(null);
  const { move, error, busyWith, reset } = useMissingParts(projectId, proposal.id, () => setAsked(null));
  const nameOf = flowNames(proposal);
  const { missing } = proposal;
  const ask = (does: AskedPart["does"], part: AskedPart["part"]): void => {
    reset();
    setAsked({ does, part });
  };
  const isLeft = missing.some(({ createdId }) => createdId === null);
  const AskedDialog = asked?.does === "make" ? MakeDialog : MapDialog;
  return (
    missing.length > 0 && (
      <Card
        title={words.missing}
        actions={
          mayChange &&
          isLeft && (
            <Button isBusy={busyWith?.kind === "all"} onClick={() => move({ kind: "all" })}>
              {words.createAll}
            </Button>
          )
        }
      >
        <Stack>
          <QuietText>{words.missingWords}</QuietText>
          {asked === null && <ProblemView error={error} />}
          <Rows label={words.missing}>
            {missing.map((part) => (
              <MissingRow
                key={part.alias}
                {...{ projectId, proposal, part, mayChange }}
                name={nameOf(part.alias)}
                isBusy={busyWith?.kind === "one" && busyWith.alias === part.alias}
                onMake={() => ask("make", part)}
                onCreate={() => move({ kind: "one", alias: part.alias, name: nameOf(part.alias), body: {} })}
                onMap={() => ask("map", part)}
              />
            ))}
          </Rows>
        </Stack>
        {asked !== null && (
          <AskedDialog
            {...{ projectId, error }}
            part={asked.part}
            name={nameOf(asked.part.alias)}
            isBusy={busyWith !== null}
            onMove={move}
            onClose={() => setAsked(null)}
          />
        )}
      </Card>
    )
  );
}
