import type { ReactNode } from "react";
import { TruthLabel } from "../design/truth-label.js";
import { AI_WORDS as words } from "../words/ai.js";
import type { Made } from "./made-by.js";

/** Who proposes it, how far it is known, and that nothing of it is written by itself. */
export function InferredNote({ made }: { readonly made: Made }): ReactNode {
  const { submitted = false, model, provider } = made;
  return (
    <p role="note">
      <TruthLabel status="inferred" />{" "}
      {submitted ? words.submittedBy(model) : words.proposedBy(model, provider)} {words.untilAccepted}
    </p>
  );
}
