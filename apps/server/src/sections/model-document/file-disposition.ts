import type { DocumentFormat } from "./dto/export.query.js";

/** What is no part of a file's name somewhere: it leads to a folder or a drive, or turns the text around. */
const NO_NAME = /[/\\:\p{Cc}\p{Bidi_Control}]+/gu;

/** A name that is a file's on every system, as close to the project's as that may be. */
function fileName(projectName: string): string {
  return projectName.replace(NO_NAME, "-").replace(/^\.+/, "") || "project";
}

/** `Content-Disposition` of an export: a file named after the project (RFC 6266). */
export function fileDisposition(projectName: string, format: DocumentFormat): string {
  const plain = projectName.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "") || "project";
  const exact = encodeURIComponent(`${fileName(projectName)}.model.${format}`).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.model.${format}"; filename*=UTF-8''${exact}`;
}
