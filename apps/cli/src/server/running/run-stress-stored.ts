import type { Schemas } from "@plumbline/api-client";
import type { StressRequirements, StressRun } from "@plumbline/stress-engine";
import type { ExitName } from "../../declaring/exit-codes.js";
import { usageError } from "../../problems/cli-error.js";
import { isVerdictFound } from "../../stressing/is-verdict-found.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";
import { oneNamed } from "../connecting/one-named.js";
import { stateOf } from "../connecting/state-of.js";
import { scenariosNamed } from "./scenarios-named.js";

export type StressStoredCall = ProjectCall & {
  readonly options: {
    readonly branch: string | undefined;
    readonly profile: string | undefined;
    readonly "write-profile": string | undefined;
    readonly rate: number | undefined;
    readonly duration: number | undefined;
    readonly "fail-on": "never" | "unstable" | "saturated" | "degraded";
  };
};

/** Runs a stored profile in the service: by its own name, or by that of its scenario where it is the only one of it. */
export async function runStressStored(call: StressStoredCall, word: string | undefined): Promise<ExitName> {
  const { options, output } = call;
  if (word === undefined) {
    throw usageError("A profile is missing: `plumbline stress <profile or scenario> --project <project>`.");
  }
  refuseOwnAssumptions(options);
  const connection = await inProject(call);
  const { id, scenarioId } = await profileNamed(connection, word);
  const state = await stateOf(connection, { branch: options.branch });
  output.progress("Simulating in the service …");
  const run = await simulate(connection, id, state);
  if (options.json) {
    output.printJson(run);
  } else {
    const { stressText } = await import("../../stressing/stress-text.js");
    const needs = (await requirementsOf(connection, scenarioId, state)) as unknown as StressRequirements;
    const told = stressText(needs, run as unknown as StressRun, { isDefault: false }, output.colours);
    output.print(told);
  }
  return isVerdictFound(run.verdict, options["fail-on"]) ? "found" : "ok";
}

function refuseOwnAssumptions(options: StressStoredCall["options"]): void {
  const names = ["profile", "write-profile", "rate", "duration"] as const;
  const given = names.find((name) => options[name] !== undefined);
  if (given !== undefined) {
    throw usageError(`--${given} is for files: a stored profile is run as it is stored.`);
  }
}

type State = { readonly branchId?: string };

function simulate(
  connection: ProjectConnection,
  profileId: string,
  state: State,
): Promise<Schemas["StressRunResponse"]> {
  const params = {
    path: { projectId: connection.projectId, profileId },
    query: { ...state, series: "none" as const },
  };
  const path = "/api/projects/{projectId}/stress/profiles/{profileId}/runs";
  return asked(connection, connection.client.POST(path, { params }));
}

function requirementsOf(connection: ProjectConnection, scenarioId: string, state: State) {
  const params = { path: { projectId: connection.projectId }, query: { scenarioId, ...state } };
  return asked(
    connection,
    connection.client.GET("/api/projects/{projectId}/stress/requirements", { params }),
  );
}

async function profileNamed(connection: ProjectConnection, word: string) {
  const params = { path: { projectId: connection.projectId } };
  const get = connection.client.GET("/api/projects/{projectId}/stress/profiles", { params });
  const profiles = await asked(connection, get);
  if (profiles.some(({ id, name }) => name === word || id === word.toLowerCase())) {
    return oneNamed("profile", word, profiles);
  }
  const [scenario] = await scenariosNamed(connection, [word]);
  const [only, second] = profiles.filter(({ scenarioId }) => scenarioId === scenario?.id);
  if (only === undefined || second !== undefined) {
    const what = only === undefined ? "no profile" : "more than one profile: name one";
    throw usageError(`The scenario "${word}" has ${what}.`);
  }
  return only;
}
