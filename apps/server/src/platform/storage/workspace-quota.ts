import { readConfiguration } from "../configuration/configuration.js";

let bytes: number | null = null;

/** The bytes that a workspace may store, as `Service__WorkspaceQuotaBytes` says; a thread knows it as well as a request. */
export function workspaceQuota(): number {
  bytes ??= read();
  return bytes;
}

function read(): number {
  const read = readConfiguration(process.env);
  if (!read.ok) {
    throw new Error(read.refusals.join(" "));
  }
  return read.configuration.workspaceQuotaBytes;
}
