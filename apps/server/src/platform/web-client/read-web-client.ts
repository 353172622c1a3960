import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ClientFile, readClientFile } from "./client-file.js";

/** Where the build of `apps/web` lies beside that of the service. */
const FOLDER = fileURLToPath(new URL("../../../../web/dist/client/", import.meta.url));
const INDEX = "index.html";
/** Packed forms go with their files; what begins with a dot the build wrote for itself. */
const NOT_SENT = /\.(br|gz)$|\/\./;

/** The built web client, whole in memory: nothing of a request ever becomes a path. */
export interface WebClient {
  /** The page of every address, with a mark wherever the nonce of an answer stands. */
  readonly index: string;
  /** Every other file by its path in an address. */
  readonly files: ReadonlyMap<string, ClientFile>;
  /** Of every form in which it is sent. */
  readonly byteLength: number;
}

/** Reads what `npm run build` made of the web client; null when it made none. */
export function readWebClient(folder = FOLDER): WebClient | null {
  if (!existsSync(join(folder, INDEX))) {
    return null;
  }
  const files = new Map<string, ClientFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${file.slice(join(folder, "/").length).replaceAll("\\", "/")}`;
    if (entry.isFile() && path !== `/${INDEX}` && !NOT_SENT.test(path)) {
      files.set(path, readClientFile(file, path));
    }
  }
  const index = readFileSync(join(folder, INDEX), "utf8");
  const forms = [...files.values()].flatMap((file) => file.forms);
  const byteLength = forms.reduce((sum, form) => sum + form.byteLength, Buffer.byteLength(index));
  return { index, files, byteLength };
}
