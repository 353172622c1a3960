import { NO_FACTS } from "@plumbline/model-core";
import type { Cited } from "../../records/cited.js";
import { ALL_SHOWN, aPromise, aState } from "../a-state.js";
import type { Examples } from "../example.js";

const subject: Cited = { kind: "promise", id: aPromise({}).promise.id };
const gaps = ['O1 has assertions that hold with nothing to observe: "paid".'];

export const examples = {
  verified: {
    says: "The one obligation of the approved promise passed.",
    state: aState(NO_FACTS, [], [aPromise({})]),
    subject,
  },
  concern: {
    says: "It passed with nothing to observe, which is a gap.",
    state: aState(NO_FACTS, [], [aPromise({}, { status: { ...ALL_SHOWN, gaps } })]),
    subject,
  },
  "not-applicable": {
    says: "The promise is a draft.",
    state: aState(NO_FACTS, [], [aPromise({}, { isApproved: false })]),
    subject,
  },
} satisfies Examples;
