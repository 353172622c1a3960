import type { StressProfile, StressRequirements, StressRun } from "@plumbline/stress-engine";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { writeOutput } from "../files/write-output.js";
import { VERSION_OF_FILES } from "../playing/play-on.js";
import { inputError } from "../problems/cli-error.js";
import { locatedProblems, type NamedText } from "../problems/located-problems.js";
import { readModel } from "../reading/read-model.js";
import { readScenario } from "../reading/read-scenario.js";
import { scenarioProblems } from "../reading/scenario-problems.js";
import { defaultProfile } from "./default-profile.js";
import { isVerdictFound } from "./is-verdict-found.js";
import { profileOfText, readProfile } from "./read-profile.js";

type StressCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly model: string; readonly scenario: string };
  readonly options: {
    readonly json: boolean;
    readonly profile: string | undefined;
    readonly "write-profile": string | undefined;
    readonly rate: number | undefined;
    readonly duration: number | undefined;
    readonly "fail-on": "never" | "unstable" | "saturated" | "degraded";
  };
};

/** Simulates load on a scenario and shows what came of it. */
export async function runStressCommand(call: StressCall): Promise<ExitName> {
  const { arguments: given, options, world, output } = call;
  const { stressRequirements } = await import("@plumbline/stress-engine");
  const { model } = await readModel(given.model, world);
  const scenario = await readScenario(given.scenario, world);
  const input = { scenario: scenario.document, model, modelVersion: VERSION_OF_FILES };
  const requirements = stressRequirements(input);
  if (requirements.issues.length > 0) {
    const problems = await scenarioProblems(scenario, requirements.issues);
    throw inputError(`${scenario.file} cannot be played on this model`, problems);
  }
  const { profile, text } = await profileOf(call, requirements, scenario.document);
  if (options["write-profile"] !== undefined) {
    await writeOutput(options["write-profile"], `${JSON.stringify(profile, null, 2)}\n`, world);
  }
  const run = await simulate(call, { ...input, profile }, text);
  if (options.json) {
    output.printJson(run);
  } else {
    const { stressText } = await import("./stress-text.js");
    output.print(stressText(requirements, run, { isDefault: options.profile === undefined }, output.colours));
  }
  return isVerdictFound(run.verdict, options["fail-on"]) ? "found" : "ok";
}

async function profileOf(
  { options, world }: StressCall,
  requirements: StressRequirements,
  { id, name }: { readonly id: string | null | undefined; readonly name: string },
): Promise<{ readonly profile: StressProfile; readonly text: NamedText }> {
  const { profile, text } =
    options.profile === undefined
      ? { profile: defaultProfile(requirements, { id, name }), text: null }
      : await readProfile(options.profile, world);
  const { rate, duration } = options;
  if (text !== null && rate === undefined && duration === undefined) {
    return { profile, text };
  }
  // A profile that was put together is read as one from a file is, so that it keeps the same rules.
  const arrivals = {
    ...profile.arrivals,
    ...(rate === undefined ? {} : { ratePerSecond: rate }),
    ...(duration === undefined ? {} : inSeconds(duration, profile)),
  };
  const whole = JSON.stringify({ ...profile, arrivals });
  return profileOfText({ name: text?.name ?? "(assumed profile)", text: whole, format: "json" });
}

function inSeconds(durationSeconds: number, { arrivals }: StressProfile) {
  return { durationSeconds, warmUpSeconds: Math.min(arrivals.warmUpSeconds, durationSeconds - 1) };
}

async function simulate(
  { output }: StressCall,
  input: Parameters<typeof import("@plumbline/stress-engine")["runStress"]>[0],
  text: NamedText,
): Promise<StressRun> {
  const { runStress } = await import("@plumbline/stress-engine");
  let asked = 0;
  const shouldStop = (): boolean => {
    asked += 1;
    output.progress(`simulating: ${asked * 50_000} events …`);
    return false;
  };
  const run = runStress({ ...input, shouldStop });
  output.done();
  if (run.ok) {
    return run.value;
  }
  const issues = "errors" in run.refusal ? run.refusal.errors : [];
  throw inputError("The stress run does not start", await locatedProblems(text, issues));
}
