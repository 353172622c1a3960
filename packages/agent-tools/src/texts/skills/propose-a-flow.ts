import { TEST_PLAN_KINDS } from "@plumbline/promise-core";
import * as promises from "../../tools/promise-tools.js";
import { ASK_QUESTION, PROPOSE_DECISION, REVIEW_DESIGN } from "../../tools/review-tools.js";
import { LIST_SCENARIOS, PLAY_SCENARIO } from "../../tools/scenario-tools.js";
import type { Tool } from "../../tools/tool.js";
import { bulleted, numbered } from "../markdown.js";
import { CHECK_EXAMPLE, DECISION_EXAMPLE, PROMISE_EXAMPLE, TEST_EXAMPLE } from "./examples.js";
import { READ_A_DESIGN } from "./read-a-design.js";
import type { Skill } from "./skill.js";

const { CREATE_PROMISE, UPDATE_PROMISE_DRAFT, REVISE_PROMISE, ADD_OBLIGATION, GENERATE_OBLIGATIONS } =
  promises;
const { RUN_OBLIGATION, GET_PROMISE, LIST_PROMISES } = promises;

const STEPS = [
  `Read what is there first (skill ${READ_A_DESIGN.name}). \`${LIST_PROMISES.name}\` says what is promised already, \`${LIST_SCENARIOS.name}\` and \`${PLAY_SCENARIO.name}\` how the flow goes now, \`${REVIEW_DESIGN.name}\` with \`result\` \`concern\` where it is weak.`,
  `Ask what the design does not say with \`${ASK_QUESTION.name}\`: \`text\` is one question, \`about\` the IDs of what it is about. Go on with what does not hang on the answer.`,
  `Draft the promise with \`${CREATE_PROMISE.name}\` and \`dryRun\` true; mend what \`errors\` names; call again with \`dryRun\` false. \`claim\` says what holds, \`preconditions\` when, \`expectedOutcome\` what is seen then, \`forbiddenOutcome\` what never is, \`evidenceCriteria\` what would show it. \`links\` names scenarios, operations, channels, subscriptions, messages and elements by their IDs, \`forbiddenEvents\` what no linked scenario may have.`,
  `\`${GENERATE_OBLIGATIONS.name}\` with \`dryRun\` true shows the checks that follow from the links; without it they are added. \`${ADD_OBLIGATION.name}\` adds others: a \`recipe\` with \`scenarioCheck\` is played by the service, one with \`plan\` is a test that runs elsewhere.`,
  `\`${RUN_OBLIGATION.name}\` for each \`scenario-check\`, with \`revision\`, the number of your draft: without it the approved revision is run.`,
  `\`${GET_PROMISE.name}\`: \`gaps\` says in sentences what is not shown. Close what you can; leave the rest and name it.`,
  `A choice between ways to build the flow is a decision: \`${PROPOSE_DECISION.name}\` with \`alternatives\` and \`consequences\`.`,
  "Tell your user the requirement ID, what failed, and which gaps are left, and that an owner of the workspace has to read and approve the draft.",
];

export const PROPOSE_A_FLOW: Skill = {
  name: "propose-a-flow",
  title: "Propose a flow",
  description:
    "Proposes in Plumbline how a flow of a system has to behave: drafts a promise with obligations that check it, asks what nobody decided, proposes decisions. Use it when a requirement, a failure or a change of behaviour is to be written down for people to approve.",
  tools: [
    LIST_PROMISES,
    GET_PROMISE,
    CREATE_PROMISE,
    UPDATE_PROMISE_DRAFT,
    REVISE_PROMISE,
    ADD_OBLIGATION,
    GENERATE_OBLIGATIONS,
    RUN_OBLIGATION,
    ASK_QUESTION,
    PROPOSE_DECISION,
    LIST_SCENARIOS,
    PLAY_SCENARIO,
    REVIEW_DESIGN,
  ],
  sections: () => [
    { title: "Steps", lines: numbered(STEPS) },
    { title: "What bodies look like", lines: examples() },
    {
      title: "Later changes",
      lines: bulleted([
        `\`${UPDATE_PROMISE_DRAFT.name}\` replaces the whole text of a draft: send every field again.`,
        `\`${REVISE_PROMISE.name}\` begins a draft beside an approved revision, which stays in force until a person approves the draft; with \`retire\` true the draft ends the promise.`,
        "A draft that a person wrote you may replace as well, which marks it for review: keep what you were not asked to change. Obligations of people a token does not change or remove: `human_only`. Say what you would change instead.",
      ]),
    },
    {
      title: "What no tool does",
      lines: bulleted([
        "Write elements, messages, contracts or scenarios. When the flow needs one that is missing, say which in a question.",
        "Approve. A promise that you drafted is a draft, however many of its checks pass.",
        "Set the prefix of requirement IDs. Where a project has none, the first draft is `conflict` until an owner sets it.",
      ]),
    },
  ],
};

/** Each stands beside the IDs that its tool takes. */
function examples(): readonly string[] {
  const shown: readonly (readonly [Tool, string, object])[] = [
    [CREATE_PROMISE, "Every field has to be there; null where you have nothing to say.", PROMISE_EXAMPLE],
    [ADD_OBLIGATION, "A check that the service plays:", CHECK_EXAMPLE],
    [ADD_OBLIGATION, `A test that runs elsewhere (${TEST_PLAN_KINDS.join(", ")}):`, TEST_EXAMPLE],
    [PROPOSE_DECISION, `\`settles\` names findings of \`${REVIEW_DESIGN.name}\`.`, DECISION_EXAMPLE],
  ];
  return shown.flatMap(([{ name }, about, example]) => [
    `\`${name}\`: ${about}`,
    "",
    "```json",
    JSON.stringify(example),
    "```",
    "",
  ]);
}
