import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ExplainButton } from "../../api/explain-button.js";
import { useMayEdit } from "../../api/use-role.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import type { Inspected } from "./inspected.js";
import styles from "./inspector.module.css";
import { factKindOf } from "./part-kinds.js";
import { isPast } from "./state-of-model.js";
import type { ModelAddress } from "./use-model-address.js";

export interface HelpLinksProps {
  readonly fact: Inspected;
  readonly address: ModelAddress;
}

/** What an AI can be asked about what is selected, on the branch that is shown: of the past it is told nothing. */
export function HelpLinks({ fact: { id, kind, name }, address }: HelpLinksProps): ReactNode {
  const { projectId, search } = address;
  const mayEdit = useMayEdit(projectId);
  const factKind = factKindOf(kind);
  const about = { projectId, id, branch: search.branch };
  return (
    factKind !== null &&
    !isPast(search) && (
      <p className={styles["what"]}>
        <ExplainButton
          key={id}
          size="small"
          projectId={projectId}
          target={{ kind: factKind, id, ruleId: null }}
          name={name}
          branchId={search.branch}
        />
        {mayEdit && <AskLinks {...about} />}
      </p>
    )
  );
}

interface AskLinksProps {
  readonly projectId: string;
  readonly id: string;
  readonly branch: string | undefined;
}

function AskLinks({ projectId, id, branch }: AskLinksProps): ReactNode {
  const search = { about: id, branch };
  return (
    <>
      <Link
        to="/projects/$projectId/proposals/$proposalId"
        params={{ projectId, proposalId: "new" }}
        search={search}
      >
        {words.askFlow}
      </Link>
      <Link
        to="/projects/$projectId/proposals/architectures/$proposalId"
        params={{ projectId, proposalId: "new" }}
        search={search}
      >
        {words.askArchitecture}
      </Link>
      <Link
        to="/projects/$projectId/review/critiques/$critiqueId"
        params={{ projectId, critiqueId: "new" }}
        search={search}
      >
        {words.askCritique}
      </Link>
    </>
  );
}
