import { API_CLIENT_LIMITS } from "../limits.js";

/** An answer that is none of the service: a page of a proxy, a redirect, text that breaks off. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
  /** The HTTP status; null where the answer could not be read to its end. */
  readonly status: number | null;
  readonly contentType: string | null;
  /** Where what was answered begins, to be shown as text and never as markup. */
  readonly excerpt: string;

  constructor(message: string, response: Response | null, text = "", cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.status = response?.status ?? null;
    this.contentType = response?.headers.get("content-type") ?? null;
    this.excerpt = text.slice(0, API_CLIENT_LIMITS.excerptCharacters);
  }
}
