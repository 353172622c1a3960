import type { Judgement } from "./judgement.js";

/** What a rule found of a subject; how severe that is hangs on the subject alone. */
export type Found = Omit<Judgement, "subject" | "severity">;
