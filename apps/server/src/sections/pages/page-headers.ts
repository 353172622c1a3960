import { applyDecorators, Header } from "@nestjs/common";

/**
 * What a page may load and do: its own script and style alone, nothing inline, in no frame, with no form that is sent
 * by the browser itself (docs/reference/sign-in.md#pages).
 */
const CONTENT_SECURITY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

export function PageHeaders(): MethodDecorator {
  return applyDecorators(
    Header("Content-Security-Policy", CONTENT_SECURITY),
    Header("X-Frame-Options", "DENY"),
    Header("Referrer-Policy", "no-referrer"),
    Header("Cache-Control", "no-store"),
  );
}
