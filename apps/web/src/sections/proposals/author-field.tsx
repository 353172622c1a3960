import type { ReactNode } from "react";
import { ChoiceField } from "../../design/choice-field.js";
import { PROPOSAL_WORDS as words } from "../../words/proposals.js";
import { PROPOSAL_AUTHORS, type ProposalAuthor } from "./proposals-search.js";

export interface AuthorFieldProps {
  readonly author: ProposalAuthor | undefined;
  readonly onChange: (changed: { readonly author: ProposalAuthor | undefined }) => void;
}

/** Who made the proposals that are listed. */
export function AuthorField({ author, onChange }: AuthorFieldProps): ReactNode {
  return (
    <ChoiceField
      label={words.author}
      value={author}
      options={PROPOSAL_AUTHORS}
      names={words.authors}
      none={words.anyAuthor}
      onChange={(chosen) => onChange({ author: chosen })}
    />
  );
}
