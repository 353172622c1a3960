import { AI_WORDS as words } from "../words/ai.js";

/** Who made a record of help: critiques come from providers alone, so they do not say whether they were submitted. */
export interface Made {
  readonly submitted?: boolean;
  readonly provider: string;
  readonly model: string;
}

/** Who made a proposal or a critique: a model at a provider, or who submitted it. */
export function madeBy({ submitted = false, model, provider }: Made): string {
  return submitted ? words.submitted(model) : words.from(model, provider);
}
