import type { ReactNode } from "react";
import { ExplainButton } from "../../api/explain-button.js";
import { ProblemView } from "../../api/problem-view.js";
import { AddressLink } from "../../design/address-link.js";
import { Button, buttonClass } from "../../design/button.js";
import { PART_WORDS as words } from "../../words/parts.js";
import type { PartFact } from "./part-fact.js";
import { useConfirmPart } from "./use-confirm-part.js";
import { usePartAddress } from "./use-part-address.js";

export interface PartActionsProps {
  readonly part: PartFact;
  readonly name: string;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What can be done with a part. */
export function PartActions({ part, name, mayEdit, onEdit, onDelete }: PartActionsProps): ReactNode {
  const { projectId, search } = usePartAddress();
  const confirm = useConfirmPart(name);
  const { kind, fact } = part;
  const onBranch = search.branch === undefined ? "" : `&branch=${search.branch}`;
  return (
    <>
      <AddressLink
        href={`/projects/${projectId}/model?selected=${fact.id}${onBranch}`}
        className={buttonClass({ look: "quiet" })}
      >
        {words.showInModel}
      </AddressLink>
      <AddressLink
        href={`/projects/${projectId}/questions?about=${encodeURIComponent(`${kind}:${fact.id}`)}`}
        className={buttonClass({ look: "quiet" })}
      >
        {words.ask}
      </AddressLink>
      <ExplainButton
        projectId={projectId}
        target={{ kind, id: fact.id, ruleId: null }}
        name={name}
        branchId={search.branch}
      />
      {mayEdit && (
        <>
          {kind !== "schema" && (
            <Button title={words.confirmHint} isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
              {words.confirm}
            </Button>
          )}
          <Button look="danger" onClick={onDelete}>
            {words.remove}
          </Button>
          <Button look="primary" onClick={onEdit}>
            {words.edit}
          </Button>
        </>
      )}
      <ProblemView error={confirm.error} />
    </>
  );
}
