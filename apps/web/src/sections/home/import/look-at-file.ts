import { type ApiClient, dataOf, documentBody, type Schemas } from "@plumbline/api-client";
import type { GuessedFormat } from "./guess-format.js";

export type Conversion = Schemas["ConversionResponse"];
export type ConvertedFormat = Conversion["format"];
export type ImportResult = Schemas["ImportResultResponse"];

/** What is done at the moment, of the many things that a look at a file takes. */
export type LookStage = "project" | "convert" | "preview";

/** A document as it would be imported, and what that would come to. Nothing of it is written. */
export interface FileLook {
  readonly projectId: string;
  readonly document: Blob;
  readonly contentType: GuessedFormat["contentType"];
  /** Null of a model document. */
  readonly conversion: Conversion | null;
  readonly preview: ImportResult;
}

export interface FileToLookAt {
  readonly projectId: string;
  readonly file: File;
  readonly guess: GuessedFormat;
  /** What it is, where the person says so; null leaves it to the service. */
  readonly format: ConvertedFormat | null;
}

/** Converts a document of another tool, and asks what an import would come to. */
export async function lookAtFile(
  api: ApiClient,
  asked: FileToLookAt,
  signal: AbortSignal,
  onStage: (stage: LookStage) => void,
): Promise<FileLook> {
  const { projectId, file, guess } = asked;
  if (guess.isModel) {
    onStage("preview");
    const contentType = guess.contentType;
    const preview = await importDocument(api, {
      projectId,
      document: file,
      contentType,
      signal,
      dryRun: true,
    });
    return { projectId, document: file, contentType, conversion: null, preview };
  }
  onStage("convert");
  const conversion = await convert(api, asked, signal);
  onStage("preview");
  const document = new Blob([JSON.stringify(conversion.document)]);
  const contentType = "application/json";
  const preview = await importDocument(api, { projectId, document, contentType, signal, dryRun: true });
  return { projectId, document, contentType, conversion, preview };
}

function convert(api: ApiClient, asked: FileToLookAt, signal: AbortSignal): Promise<Conversion> {
  const { projectId, file, format } = asked;
  const query = { fileName: [...file.name].slice(0, 255).join(""), ...(format === null ? {} : { format }) };
  return dataOf(
    api.POST("/api/projects/{projectId}/import/convert", {
      params: { path: { projectId }, query },
      ...documentBody(file, "text/plain"),
      signal,
    }),
  );
}

interface DocumentImport extends Pick<FileLook, "projectId" | "document" | "contentType"> {
  readonly signal?: AbortSignal;
  readonly dryRun: boolean;
  readonly expectedVersion?: number;
}

/** Sends a document as it stands in its file. */
export function importDocument(api: ApiClient, sent: DocumentImport): Promise<ImportResult> {
  const { projectId, document, contentType, signal, dryRun, expectedVersion } = sent;
  const query = {
    ...(dryRun ? { dryRun: "true" as const } : {}),
    ...(expectedVersion === undefined ? {} : { expectedVersion }),
  };
  return dataOf(
    api.POST("/api/projects/{projectId}/import", {
      params: { path: { projectId }, query },
      ...documentBody(document, contentType),
      ...(signal === undefined ? {} : { signal }),
    }),
  );
}
