import { gzipSync } from "node:zlib";
import { aScanRow } from "./scans.js";
import { HEAD } from "./sources.js";
import type { RunningServer } from "./test-server.js";

const SERVICES = 50;

/** Facts of 50 services that offer, publish and take, in equal parts, in the order of their keys. */
export function manyFacts(count: number) {
  const keys = Array.from({ length: SERVICES }, (_, at) => `src/service-${at}`);
  const services = keys.map((key) => fact("service", [key], { root: key, technology: "Go" }, key));
  const rest = Array.from({ length: Math.floor((count - SERVICES) / 5) }, (_, at) => {
    const [key, other] = [keys[at % SERVICES] ?? "", keys[(at + 1) % SERVICES] ?? ""];
    const [message, channel] = [`Message${at}`, `channel-${at}`];
    const taken = { channel, channelKind: "topic", message };
    const http = { transport: "http", requestSchema: null, responseSchema: null };
    return [
      fact("operation", [key, "http", `GET /things/${at}`], http, key),
      fact("channel", ["topic", channel], { channelKind: "topic" }),
      fact("message", [message], { schema: null }),
      fact("publish", [key, message], taken, key),
      fact("subscribe", [other, channel], taken, other),
    ];
  });
  return [...services, ...rest.flat()].sort((one, two) => (one.factKey < two.factKey ? -1 : 1));
}

function fact(kind: string, key: readonly string[], attributes: object, serviceKey: string | null = null) {
  const name = key.at(-1) ?? "";
  const sources = [`127.0.0.1/acme/shop@${HEAD}:src/${kind}/${name}.go#L1-L20`];
  return {
    factKey: [kind, ...key].join("|"),
    kind,
    name,
    serviceKey,
    attributes,
    sources,
    condition: null,
    notes: [],
  };
}

/** A completed tracking scan that nobody made, which found these facts. */
export async function aScanThatFound(
  server: Pick<RunningServer, "database">,
  projectId: string,
  facts: ReturnType<typeof manyFacts>,
): Promise<string> {
  const id = await aScanRow(server, projectId);
  const { rows } = await server.database.query<{ repository: string }>(
    "SELECT repository FROM source_scans WHERE project_id = $1 AND id = $2",
    [projectId, id],
  );
  const repository = rows[0]?.repository;
  const snapshot = { repository, commit: HEAD, complete: true, services: [], facts, files: [] };
  await server.database.query(
    "UPDATE source_snapshots SET snapshot = $3 WHERE project_id = $1 AND scan_id = $2",
    [projectId, id, gzipSync(JSON.stringify(snapshot))],
  );
  return id;
}
