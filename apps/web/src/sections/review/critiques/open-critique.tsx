import type { ReactNode } from "react";
import { HelpFacts } from "../../../api/help-facts.js";
import { InferredNote } from "../../../api/inferred-note.js";
import { ProposedQuestions } from "../../../api/proposed-questions.js";
import { OfBranch } from "../../../api/shown-branch.js";
import { StaleParts } from "../../../api/stale-parts.js";
import { useKeepQuestion } from "../../../api/use-keep-question.js";
import { useMayEdit } from "../../../api/use-role.js";
import { HashText } from "../../../design/hash-text.js";
import { Page } from "../../../design/page.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import { type Critique, critiqueQuery, keepOfCritique } from "./critique-queries.js";
import { DeleteCritique } from "./delete-critique.js";
import { ObservationList } from "./observation-list.js";
import { SuggestedDecisions } from "./suggested-decisions.js";
import { ToCritiques } from "./to-critiques.js";

export interface OpenCritiqueProps {
  readonly projectId: string;
  readonly critique: Critique;
}

/** A critique whole: what was seen, asked and suggested, and what people keep of it. */
export function OpenCritique({ projectId, critique }: OpenCritiqueProps): ReactNode {
  const mayEdit = useMayEdit(projectId);
  const { id, summary, question, focus, stale, questions, findingsHash } = critique;
  const { queryKey } = critiqueQuery(projectId, id);
  const keeping = useKeepQuestion(projectId, queryKey, keepOfCritique(projectId, id));
  return (
    <OfBranch branchId={critique.branchId}>
      <Page
        title={words.title}
        words={summary}
        actions={
          <>
            <ToCritiques projectId={projectId} />
            {mayEdit && <DeleteCritique projectId={projectId} critiqueId={id} />}
          </>
        }
      >
        <InferredNote made={critique} />
        <StaleParts {...{ projectId, stale }} />
        <ObservationList projectId={projectId} observations={critique.observations} />
        <ProposedQuestions {...{ projectId, questions }} keeping={mayEdit ? keeping : null} />
        <SuggestedDecisions {...{ projectId, critique, mayEdit }} />
        <HelpFacts
          projectId={projectId}
          help={critique}
          request={question}
          selection={focus}
          also={[[words.findings, <HashText key="hash" hash={findingsHash} />]]}
        />
      </Page>
    </OfBranch>
  );
}
