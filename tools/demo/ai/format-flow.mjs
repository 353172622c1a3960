import { clean } from "../clean-text.mjs";
import { REQUEST } from "./propose-flow.mjs";

/**
 * How a flow became a scenario, step by step, as text.
 * @param {import("./propose-flow.mjs").FlowStory} story
 * @param {import("../colours.mjs").Colours} colours
 * @returns {string}
 */
export function formatFlow({ preview, proposal, completed, taken, accepted, calls }, colours) {
  return [
    colours.bold("Help from AI, without an AI"),
    "  The vendor is a program of this demo on 127.0.0.1; its answer was written by hand.",
    "  The workspace may send private code to AI from now on: the demo turned privacy.sendPrivateCodeToAi on.",
    "",
    `  Asked      ${REQUEST}`,
    `  Preview    ${preview.inputTokens} tokens would be sent, for at most ${preview.estimatedCostUsd} USD`,
    `  Sent       ${calls} ${calls === 1 ? "call" : "calls"} to ${clean(proposal.provider)}, model ${clean(proposal.modelReported)}`,
    `  Proposed   ${clean(proposal.flow.name)}: ${proposal.flow.steps.length} steps, ${proposal.issues.length} issues`,
    ...missing(proposal, { completed, taken }, colours),
    ...proposal.questions.map((/** @type {{text: string}} */ { text }) => `  Open       ${clean(text)}`),
    `  Accepted   ${colours.good("by a person")}: scenario ${accepted.scenario.id} from ${accepted.scenario.origin.kind}`,
  ].join("\n");
}

/**
 * @param {any} proposal
 * @param {{completed: any, taken: readonly string[]}} became
 * @param {import("../colours.mjs").Colours} colours
 * @returns {string[]}
 */
function missing({ flow }, { completed, taken }, colours) {
  return completed.missing.map((/** @type {any} */ { alias, kind, name }) => {
    const part = flow.missing.find((/** @type {{alias: string}} */ one) => one.alias === alias);
    const became = taken.includes(alias) ? "there by now" : `made as ${colours.odd("inferred")}`;
    return `  Missing    ${kind} ${clean(name)}, ${became}: ${clean(part.why)}`;
  });
}
