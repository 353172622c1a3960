import { AcceptedCodings } from "./accepted-codings.js";

/** Whether a client takes gzip (`Accept-Encoding`, RFC 9110, 12.5.3); one that says nothing takes what it always took. */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  return new AcceptedCodings(acceptEncoding).weightOf("gzip", "x-gzip") > 0;
}
