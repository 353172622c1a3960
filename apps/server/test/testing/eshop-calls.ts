import { randomUUID } from "node:crypto";
import { anArchitecture, aSystem } from "./architectures.js";
import { aBuiltProject } from "./build.js";
import { decisionBody } from "./decisions.js";
import { aFlow } from "./flow-proposals.js";
import type { Person } from "./people.js";
import type { Team } from "./project.js";
import { aCheck, aPlan, ESHOP, promiseBody } from "./promises.js";
import { answered, asked } from "./questions.js";
import { aRevision } from "./revisions.js";
import type { Loose, ToolUser } from "./tools.js";

/** A call of a tool, and what is chosen of the items of its list. */
export interface EshopCall {
  readonly tool: string;
  readonly args: object;
  readonly fields: readonly string[] | null;
}

function call(tool: string, args: object = {}, fields: readonly string[] | null = null): EshopCall {
  return { tool, args, fields };
}

/** A project with eShop, and one call of each tool, in an order in which each has what it needs. */
export async function eshopCalls(team: Team, agent: ToolUser): Promise<readonly EshopCall[]> {
  const { projectId, scenarioId, promise } = await aBuiltProject(team);
  await aRevision(team.owner, projectId, "Before");
  await asked(team.editor, projectId);
  await answered(team.editor, projectId);
  await changedSince(team.editor, projectId);
  const promiseId = promise.slice(promise.lastIndexOf("/") + 1);
  const { schemas } = await agent.data("get_contracts", { projectId, kind: "schemas", limit: 200 });
  const { manifest } = await agent.data("get_build_manifest", { projectId });
  const calls = [
    call("get_model_summary"),
    call("find_elements", {}, ["name"]),
    call("get_element", { elementId: ESHOP.ordering }),
    call("get_element_dependencies", { elementId: ESHOP.ordering }),
    call("get_element_dependents", { elementId: ESHOP.ordering }),
    call("list_messages", {}, ["name"]),
    call("get_contracts", { elementId: ESHOP.ordering }, ["name"]),
    call("get_schema", { schemaId: firstByName(schemas.items)["id"] }),
    call("list_scenarios", {}, ["name"]),
    call("get_scenario", { scenarioId }),
    call("play_scenario", { scenarioId }, ["kind"]),
    call("list_promises", {}, ["requirementId", "title"]),
    call("get_promise", { promiseId }),
    call("list_promise_runs", { promiseId }, ["result"]),
    call("review_design", { result: "concern" }, ["ruleId", "subjectName"]),
    call("list_decisions", {}, ["reference", "title"]),
    call("list_questions", {}, ["text"]),
    call("compare_models", {}, ["name", "change"]),
    call("get_build_manifest"),
    call("get_brief", { promiseIds: [], scenarioIds: [], elementIds: [ESHOP.ordering] }),
    call("verify_manifest", { manifest }),
    ...(await writingCalls(agent, { projectId, scenarioId, promiseId })),
  ];
  const inProject = calls.map((one) => ({ ...one, args: { projectId, ...one.args } }));
  return [call("list_projects", {}, ["name"]), ...inProject];
}

interface Eshop {
  readonly projectId: string;
  readonly scenarioId: string;
  readonly promiseId: string;
}

/** Calls that write, each once; what comes after another is about a promise of its own. */
async function writingCalls(
  agent: ToolUser,
  { projectId, scenarioId, promiseId }: Eshop,
): Promise<readonly EshopCall[]> {
  const links = { scenarioIds: [scenarioId] };
  const { promise: draft } = await agent.data("create_promise", { projectId, ...promiseBody({ links }) });
  for (const obligation of [aCheck(scenarioId), aPlan()]) {
    await agent.data("add_obligation", { projectId, promiseId: draft.id, ...obligation });
  }
  const ofDraft = { promiseId: draft.id, revision: 1 };
  const runUrl = "https://builds.example/acme/shop/actions/runs/1";
  return [
    call("create_promise", promiseBody({ title: "Another" })),
    call("update_promise_draft", { promiseId: draft.id, ...promiseBody({ links, title: "Changed" }) }),
    call("revise_promise", { promiseId }),
    call("add_obligation", { promiseId: draft.id, ...aPlan({ steps: ["Order twice"] }) }),
    call("generate_obligations", { promiseId: draft.id, dryRun: true }),
    call("run_obligation", { ...ofDraft, obligationKey: "O1" }),
    call("record_evidence", {
      ...ofDraft,
      obligationKey: "O2",
      result: "passed",
      source: { system: "other", runUrl },
    }),
    call("propose_decision", decisionBody({ title: "Proposed by an agent" })),
    call("ask_question", { text: "Who retries a failed payment?" }),
    call("submit_flow_proposal", {
      ...{ request: "Show how an order is placed", reviseScenarioId: null },
      flow: aFlow({ refs: [], steps: [], assertions: [], questions: [] }),
    }),
    call("submit_architecture_proposal", {
      request: "What is missing?",
      proposal: anArchitecture({ refs: [], items: [aSystem()], questions: [] }),
    }),
  ];
}

/** Something that a comparison has to tell. */
async function changedSince(editor: Person, projectId: string): Promise<void> {
  const path = `/api/projects/${projectId}/schemas/${randomUUID()}`;
  await editor.put(path, { name: "Added since", content: "{}" }).expect(201);
}

/** IDs of schemas are made anew where another project has them already; their names stay. */
function firstByName(items: readonly Loose[]): Loose {
  const [first = {}] = [...items].sort((left, right) => (left["name"] < right["name"] ? -1 : 1));
  return first;
}
