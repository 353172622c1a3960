import type { DocumentFormat } from "./dto/export.query.js";

/** `Content-Disposition` of an export: a file named after the project (RFC 6266). */
export function fileDisposition(projectName: string, format: DocumentFormat): string {
  const plain = projectName.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "") || "project";
  const exact = encodeURIComponent(`${projectName}.model.${format}`).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.model.${format}"; filename*=UTF-8''${exact}`;
}
