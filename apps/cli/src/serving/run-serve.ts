import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { usageError } from "../problems/cli-error.js";
import { failureLines } from "../problems/report-failure.js";
import type { SiteState } from "./live-site.js";
import { startServing } from "./start-serving.js";

type ServeCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly model: string; readonly scenarios: readonly string[] };
  readonly options: { readonly port: number; readonly title: string | undefined };
};

/** Serves a model until Ctrl-C. */
export async function runServe({ arguments: given, options, output, world }: ServeCall): Promise<ExitName> {
  if ([given.model, ...given.scenarios].includes("-")) {
    throw usageError("The standard input cannot be watched: name a file.");
  }
  const interrupted = world.interrupted();
  const files = { ...given, title: options.title };
  const serving = await startServing(files, options.port, world);
  const tell = (state: SiteState): void => {
    output.remark(state.ok ? "read" : [state.failure.message, ...failureLines(state.failure)].join("\n"));
  };
  output.print(`Serving ${given.model} at ${serving.url} – it follows the files; Ctrl-C ends it.`);
  if (!serving.first.ok) {
    tell(serving.first);
  }
  serving.onRead(tell);
  await new Promise<void>((done) => {
    interrupted.addEventListener("abort", () => done(), { once: true });
  });
  await serving.close();
  return "ok";
}
