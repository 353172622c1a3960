/**
 * The screens of help from AI and of costs, by their name.
 * @param {string} ofProject
 * @param {Awaited<ReturnType<typeof import("./fill-help.mjs").fillHelp>>} help
 * @returns {Readonly<Record<string, string>>}
 */
export function addressesOfHelp(ofProject, { flow, architecture, critique, sheet, part }) {
  const proposals = `${ofProject}/proposals`;
  return {
    proposals,
    proposal: `${proposals}/${flow}`,
    "ask-flow": `${proposals}/new`,
    architectures: `${proposals}?tab=architectures`,
    architecture: `${proposals}/architectures/${architecture}`,
    usage: `${proposals}?tab=usage`,
    critiques: `${ofProject}/review?tab=critiques`,
    critique: `${ofProject}/review/critiques/${critique}`,
    explanation: `${ofProject}/parts/element/${part}`,
    costs: `${ofProject}/costs`,
    "cost-sheet": `${ofProject}/costs/${sheet}`,
  };
}
