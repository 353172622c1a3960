import type { Request } from "express";

const HTML = "text/html";
const FORMS: readonly string[] = [HTML, "application/json", "application/problem+json"];

/** Whether HTML is what a client likes best of what the service has; one that takes anything likes it too. */
export function takesPage(request: Request): boolean {
  return request.accepts([...FORMS]) === HTML;
}

/** Whether a browser goes somewhere: it names HTML, which a program that takes anything does not. */
export function wantsPage(request: Request): boolean {
  return /(^|,)\s*text\/html\s*(;|,|$)/i.test(request.headers.accept ?? "") && takesPage(request);
}
