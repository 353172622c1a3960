import { Server } from "node:http";
import type { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { INestApplication } from "@nestjs/common";
import type { Profile } from "../configuration/configuration.js";
import { Log } from "../logging/log.js";
import { telemetry } from "../telemetry/telemetry.js";
import { Lifecycle } from "./lifecycle.js";

export const HOSTED_GRACE_MS = 5_000;
export const RUNNING_REQUESTS_MS = 20_000;

/**
 * Stops in order (docs/reference/running.md#stopping): health turns 503, in `hosted` balancers get 5 seconds,
 * no new connection is taken, running requests get 20 seconds, then pools close and the process ends with 0. `beside`
 * listens for the application on other addresses.
 */
export function stopOnSignal(app: INestApplication, profile: Profile, beside: readonly NetServer[]): void {
  const lifecycle = app.get(Lifecycle);
  const stop = async (signal: string): Promise<void> => {
    if (lifecycle.isStopping) {
      return;
    }
    lifecycle.beginStop();
    app.get(Log).info({ signal }, "stopping");
    if (profile === "hosted") {
      await wait(HOSTED_GRACE_MS);
    }
    await finishRequests(app.getHttpServer() as Server, beside);
    await app.close();
    app.get(Log).info({}, "stopped");
    await telemetry().stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.on(signal, () => void stop(signal));
  }
}

async function finishRequests(server: Server, beside: readonly NetServer[]): Promise<void> {
  // A client that keeps its connection would otherwise go on asking over it.
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  const cut = setTimeout(() => server.closeAllConnections(), RUNNING_REQUESTS_MS);
  const closed = [server, ...beside].map((one) => new Promise((resolve) => one.close(resolve)));
  closeConnections(beside);
  await Promise.all(closed);
  clearTimeout(cut);
}

/** What speaks for itself beside the application has nothing that must be finished: who reads metrics asks again. */
function closeConnections(beside: readonly NetServer[]): void {
  for (const one of beside) {
    if (one instanceof Server) {
      one.closeAllConnections();
    }
  }
}
