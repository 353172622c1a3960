import type { ReactNode } from "react";
import { FactLink } from "../../../api/fact-link.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { Button } from "../../../design/button.js";
import { Row } from "../../../design/row.js";
import { KIND_WORDS } from "../../../words/facts.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { fieldsOfMissing } from "./fields-of-missing.js";
import { flowNames } from "./flow-names.js";
import type { FlowProposal } from "./flow-queries.js";
import type { MissingPartsProps } from "./missing-parts.js";

export interface MissingRowProps extends MissingPartsProps {
  readonly part: FlowProposal["missing"][number];
  readonly name: string;
  readonly isBusy: boolean;
  /** Asks for a name and a parent first, as elements have one. */
  readonly onMake: () => void;
  readonly onCreate: () => void;
  readonly onMap: () => void;
}

/** A part that a flow lacks: what it would be, and what it is once it is there. */
export function MissingRow(props: MissingRowProps): ReactNode {
  const { projectId, proposal, part, name, mayChange, isBusy, onMake, onCreate, onMap } = props;
  const { byId } = useFactNames(projectId);
  const { alias, kind, createdId } = part;
  const said = proposal.flow.missing.find((one) => one.alias === alias);
  const fields = said === undefined ? [] : fieldsOfMissing(said, flowNames(proposal));
  const sure = said && words.confidence(said.confidence);
  const about = [KIND_WORDS[kind], ...fields, sure, said?.why].filter(Boolean);
  return (
    <li>
      <Row title={name} hover={name} words={about.join(" · ")}>
        {createdId !== null ? (
          <>
            {words.isThere}{" "}
            <FactLink projectId={projectId} id={createdId} fact={byId.get(createdId)} wasCalled={name} />
          </>
        ) : (
          mayChange && (
            <>
              <Button size="small" aria-label={words.mapOf(name)} onClick={onMap}>
                {words.map}
              </Button>
              <Button
                size="small"
                aria-label={words.createOf(name)}
                isBusy={isBusy}
                onClick={kind === "element" ? onMake : onCreate}
              >
                {words.create}
              </Button>
            </>
          )
        )}
      </Row>
    </li>
  );
}
