import { randomUUID } from "node:crypto";
import { anArchitecture, aSystem } from "./architectures.js";
import { aBranch } from "./branches.js";
import { aBuiltProject, type BuiltProject, exported, manifestIn } from "./build.js";
import { decisionBody } from "./decisions.js";
import { pathOf } from "./edits.js";
import { aFlow } from "./flow-proposals.js";
import type { Team } from "./project.js";
import { anEshopScenario, aPlan, ESHOP, NO_LINKS, promiseBody } from "./promises.js";
import { asked } from "./questions.js";
import { aRevision } from "./revisions.js";
import type { Loose, ToolUser } from "./tools.js";

/** eShop with something for every tool to read, and drafts of an agent to write. */
export interface ToolProject extends BuiltProject {
  /** A promise in force that people wrote, with a run of `O1`. */
  readonly promiseId: string;
  /** A draft of the agent, whose `O1` is a test that somebody runs elsewhere. */
  readonly draftId: string;
  readonly schemaId: string;
  readonly elementId: string;
  readonly revisionId: string;
  readonly branchId: string;
  readonly manifest: object;
}

/** A project with eShop, promises, decisions, questions, a revision before the last edit, and a draft branch. */
export async function aToolProject(team: Team, agent: ToolUser): Promise<ToolProject> {
  const built = await aBuiltProject(team);
  const { projectId, promise } = built;
  const { editor, owner } = team;
  for (const text of ["Who retries?", "Who pays?", "Who waits?"]) {
    await asked(editor, projectId, { text });
  }
  await anEshopScenario(editor, projectId, {}, "payment-failed");
  const revisionId = await aRevision(owner, projectId);
  const branchId = await aBranch(editor, projectId);
  const system = { kind: "system", name: "New", status: "planned", parentId: null };
  await editor.put(pathOf(projectId, "element", randomUUID()), system).expect(201);
  const { promise: draft } = await agent.data("create_promise", {
    projectId,
    ...promiseBody(),
    links: NO_LINKS,
  });
  const ofDraft = { projectId, promiseId: draft.id };
  await agent.data("add_obligation", { ...ofDraft, ...aPlan() });
  const evidence = {
    result: "passed",
    source: { system: "other", runUrl: "https://ci.test/1" },
    revision: 1,
  };
  for (const _ of ["first", "second"]) {
    await agent.data("record_evidence", { ...ofDraft, obligationKey: "O1", ...evidence });
  }
  const { body: schemas } = await owner.get(`/api/projects/${projectId}/schemas`).expect(200);
  const manifest = manifestIn((await exported(team.viewer, built)).body);
  return {
    ...built,
    ...{ promiseId: promise.split("/").at(-1) ?? "", draftId: draft.id, schemaId: schemas.items[0].id },
    ...{ elementId: ESHOP.ordering, revisionId, branchId, manifest },
  };
}

/** Arguments with which each tool that reads does well. */
export function readingCalls(project: ToolProject): Readonly<Record<string, Loose>> {
  const { projectId, elementId, schemaId, scenarioId, promiseId, draftId, manifest } = project;
  return {
    list_projects: {},
    get_model_summary: { projectId },
    find_elements: { projectId },
    get_element: { projectId, elementId },
    get_element_dependencies: { projectId, elementId },
    get_element_dependents: { projectId, elementId },
    list_messages: { projectId },
    get_contracts: { projectId },
    get_schema: { projectId, schemaId },
    list_scenarios: { projectId },
    get_scenario: { projectId, scenarioId },
    play_scenario: { projectId, scenarioId, includePayloads: true },
    list_promises: { projectId },
    get_promise: { projectId, promiseId },
    list_promise_runs: { projectId, promiseId: draftId },
    review_design: { projectId },
    list_decisions: { projectId },
    list_questions: { projectId },
    compare_models: { projectId, left: "main@0" },
    get_build_manifest: { projectId },
    get_brief: { projectId, scenarioIds: [scenarioId] },
    verify_manifest: { projectId, manifest },
  };
}

/** Arguments with which each tool that writes does well: once, where it adds what there may be one of. */
export function writingCalls(project: ToolProject): Readonly<Record<string, Loose>> {
  const { projectId, scenarioId, promiseId, draftId } = project;
  const ofDraft = { projectId, promiseId: draftId };
  const evidence = {
    result: "passed",
    source: { system: "other", runUrl: "https://ci.test/2" },
    revision: 1,
  };
  return {
    create_promise: { projectId, ...promiseBody() },
    update_promise_draft: { ...ofDraft, ...promiseBody({ links: { scenarioIds: [scenarioId] } }) },
    revise_promise: { projectId, promiseId },
    add_obligation: { ...ofDraft, ...aPlan({ steps: ["Pay"] }) },
    generate_obligations: ofDraft,
    run_obligation: { projectId, promiseId, obligationKey: "O1" },
    record_evidence: { ...ofDraft, obligationKey: "O1", ...evidence },
    propose_decision: { projectId, ...decisionBody() },
    ask_question: { projectId, text: "Who pays?" },
    submit_flow_proposal: {
      ...{ projectId, request: "Who pays?", reviseScenarioId: null },
      flow: aFlow({ refs: [], steps: [], assertions: [], questions: [] }),
    },
    submit_architecture_proposal: {
      ...{ projectId, request: "What is missing?" },
      proposal: anArchitecture({ refs: [], items: [aSystem()], questions: [] }),
    },
  };
}
