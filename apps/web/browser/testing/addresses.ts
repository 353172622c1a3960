import type { Shop } from "./shop.js";

/** Every address of the client that somebody who is signed in may open, by the name of its screen. */
export function addressesOf({ workspaceId, projectId, scenarioIds }: Shop): Readonly<Record<string, string>> {
  const project = `/projects/${projectId}`;
  return {
    home: "/",
    import: "/import",
    account: "/account",
    workspace: `/workspaces/${workspaceId}`,
    prices: `/workspaces/${workspaceId}/prices`,
    overview: project,
    model: `${project}/model`,
    contracts: `${project}/contracts`,
    scenarios: `${project}/scenarios`,
    scenario: `${project}/scenarios/${scenarioIds[0]}`,
    stress: `${project}/stress`,
    promises: `${project}/promises`,
    review: `${project}/review`,
    critiques: `${project}/review?tab=critiques`,
    askCritique: `${project}/review/critiques/new`,
    decisions: `${project}/decisions`,
    questions: `${project}/questions`,
    sources: `${project}/sources`,
    proposals: `${project}/proposals`,
    askFlow: `${project}/proposals/new`,
    architectures: `${project}/proposals?tab=architectures`,
    askArchitecture: `${project}/proposals/architectures/new`,
    usage: `${project}/proposals?tab=usage`,
    costs: `${project}/costs`,
    history: `${project}/history`,
    build: `${project}/build`,
  };
}
