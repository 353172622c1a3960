import * as model from "../../tools/model-tools.js";
import { LIST_PROMISES } from "../../tools/promise-tools.js";
import * as review from "../../tools/review-tools.js";
import * as scenarios from "../../tools/scenario-tools.js";
import { SMALL_ANSWERS } from "../answers-text.js";
import { bulleted, codes, numbered } from "../markdown.js";
import type { Skill } from "./skill.js";

const STEPS = [
  `\`${model.LIST_PROJECTS.name}\`: take the \`projectId\` from the \`id\` of a project. Every other tool needs it.`,
  `\`${model.GET_MODEL_SUMMARY.name}\`: how large the design is, and how much of it is confirmed, inferred or unknown.`,
  `\`${model.FIND_ELEMENTS.name}\` with \`name\`, \`kind\`, \`tag\` or \`status\`: the elements you are concerned with.`,
  `\`${model.GET_ELEMENT.name}\` for one of them. Before you change code behind it, \`${model.GET_ELEMENT_DEPENDENTS.name}\` says what depends on it, \`${model.GET_ELEMENT_DEPENDENCIES.name}\` on what it depends.`,
  `\`${model.GET_CONTRACTS.name}\` with \`elementId\`: its operations, channels, subscriptions, bindings, messages and schemas; \`${model.GET_SCHEMA.name}\` for the content of a schema, \`${model.LIST_MESSAGES.name}\` for who produces and consumes what.`,
  `\`${scenarios.LIST_SCENARIOS.name}\`, \`${scenarios.GET_SCENARIO.name}\`, \`${scenarios.PLAY_SCENARIO.name}\`: how the parts are meant to act together. Playing writes nothing.`,
  `\`${LIST_PROMISES.name}\`, \`${review.LIST_DECISIONS.name}\`, \`${review.LIST_QUESTIONS.name}\`: what is required, what was decided, what is still open.`,
  `\`${review.REVIEW_DESIGN.name}\` with \`result\` \`concern\` or \`unknown\`: what fixed rules find weak, and what nobody knows. \`${model.COMPARE_MODELS.name}\` says what changed from one state to another.`,
];

export const READ_A_DESIGN: Skill = {
  name: "read-a-design",
  title: "Read a design",
  description:
    "Finds out from Plumbline how a software system is designed: its parts, contracts, messages, scenarios, promises and open questions. Use it before changing code of a system that has a design there, or when asked how its parts work together.",
  tools: [
    model.LIST_PROJECTS,
    model.GET_MODEL_SUMMARY,
    model.FIND_ELEMENTS,
    model.GET_ELEMENT,
    model.GET_ELEMENT_DEPENDENCIES,
    model.GET_ELEMENT_DEPENDENTS,
    model.GET_CONTRACTS,
    model.GET_SCHEMA,
    model.LIST_MESSAGES,
    model.COMPARE_MODELS,
    scenarios.LIST_SCENARIOS,
    scenarios.GET_SCENARIO,
    scenarios.PLAY_SCENARIO,
    LIST_PROMISES,
    review.LIST_DECISIONS,
    review.LIST_QUESTIONS,
    review.REVIEW_DESIGN,
  ],
  sections: () => [
    { title: "Steps", lines: numbered(STEPS) },
    { title: "Keep answers small", lines: bulleted(SMALL_ANSWERS) },
    {
      title: "What you may say of it",
      lines: bulleted([
        `Name the \`factStatus\` of what you rely on. What is inferred, unknown or \`stale\` nobody has confirmed: say so.`,
        "A played scenario shows what the design says would happen. Nothing was measured and nothing ran.",
        `What you looked for and did not find is not declared; it may still exist. ${codes(["notice"])} and ${codes(["nextCursor"])} say when you have not seen all.`,
      ]),
    },
  ],
};
