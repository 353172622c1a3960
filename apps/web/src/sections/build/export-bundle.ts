import { answerOf } from "@plumbline/api-client";
import { api } from "../../api/client.js";
import type { ModelState } from "../../api/model-query.js";
import { saveFile } from "../../design/save-file.js";

/** What was exported, as the headers of the answer say. */
export interface Exported {
  readonly name: string;
  readonly bytes: number;
  readonly hash: string;
  readonly isCurrent: boolean;
}

const NAME = /filename="?([\w.-]+)"?/;

/** Exports the bundle of a state and gives it to the browser to save. */
export async function exportBundle(
  projectId: string,
  state: ModelState,
  onProgress: (bytes: number) => void,
): Promise<Exported> {
  const { response } = await answerOf(
    api.POST("/api/projects/{projectId}/build/export", {
      params: { path: { projectId } },
      body: { format: "bundle", ...state },
      parseAs: "stream",
    }),
  );
  const content = await readAll(response.body, onProgress);
  const name = NAME.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "service-bundle.zip";
  saveFile(name, content);
  return {
    name,
    bytes: content.size,
    hash: response.headers.get("X-Service-Bundle-Hash") ?? "",
    isCurrent: response.headers.get("X-Service-Current") !== "false",
  };
}

async function readAll(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream?.getReader();
  let bytes = 0;
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    parts.push(read.value);
    bytes += read.value.byteLength;
    onProgress(bytes);
  }
  return new Blob(parts, { type: "application/zip" });
}
