import { StartRefusal } from "../platform/lifecycle/start-refusal.js";
import type { Log } from "../platform/logging/log.js";

/** Stops before anything listens, with what is wrong and how to mend it. */
export function refuseStart(log: Log, reasons: readonly string[]): never {
  for (const reason of reasons) log.error({ refusal: true }, reason);
  process.exit(1);
}

/** Stops for what went wrong while it started. */
export function refuseFailedStart(log: Log, thrown: unknown): never {
  if (thrown instanceof StartRefusal) refuseStart(log, [thrown.message]);
  log.error({ err: thrown }, "the service could not start");
  refuseStart(log, [startFailure(thrown)]);
}

function startFailure(thrown: unknown): string {
  const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
  if (code === "EADDRINUSE")
    return "The port is in use: stop what listens there or set ASPNETCORE_HTTP_PORTS.";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "28P01" || code === "3D000")
    return "The database cannot be reached: check ConnectionStrings__DefaultConnection and that PostgreSQL runs.";
  return "The service could not start; the line above says why.";
}
