// Loaded into each service that the tests start: where its modules stand was found out once for the whole run. To find
// it out is a quarter of a start, and a run starts hundreds of services.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** Where the modules of the run are listed. The process that finds no list there writes it when it ends. */
const LIST = process.env["PLUMBLINE_TEST_MODULES"] ?? "";
const isListed = existsSync(LIST);

/** @type {Map<string, {url: string, format: string | null | undefined, shortCircuit: true}>} */
const known = new Map(isListed ? JSON.parse(readFileSync(LIST, "utf8")) : []);

/** Telemetry changes modules where they are searched for: it has to see each search. */
const isTraced = Object.keys(process.env).some((name) => name.startsWith("OTEL_"));

if (!isTraced) {
  registerHooks({ resolve });
  if (LIST !== "" && !isListed) {
    process.once("exit", () => writeFileSync(LIST, JSON.stringify([...known])));
  }
}

/** @type {import("node:module").ResolveHookSync} */
function resolve(specifier, context, nextResolve) {
  const how = context.conditions?.includes("require") ? "require" : "import";
  const asked = `${how} ${specifier} ${context.parentURL}`;
  const found = known.get(asked);
  if (found !== undefined) {
    return found;
  }
  const { url, format } = nextResolve(specifier, context);
  known.set(asked, { url, format, shortCircuit: true });
  return { url, format };
}
