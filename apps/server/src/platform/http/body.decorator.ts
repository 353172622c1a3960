import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  type Type,
} from "@nestjs/common";
import { ApiBody } from "@nestjs/swagger";
import type { Request } from "express";
import type { ErrorType } from "../errors/error-types.js";

/**
 * What a route takes as its body. `json`: a small request, read by our JSON reader and checked by
 * class-validator. `document`: raw bytes for a document parser of a package.
 */
export interface BodyRule {
  readonly kind: "json" | "document";
  /** Bytes; checked before and while reading. */
  readonly limit: number;
  /** The `type` of the 413. */
  readonly tooLarge?: ErrorType;
  /** A document that takes any content type (an import); others take JSON alone. */
  readonly anyContentType?: true;
  /** A document that may also be a zip, which has limits of its own. */
  readonly archive?: ArchiveRule;
  /** A request that may also have no body, which then reads as `{}`. */
  readonly optional?: true;
}

/** How a zip is taken where a document may be one. */
interface ArchiveRule {
  readonly limit: number;
  readonly tooLarge: ErrorType;
}

const ZIP_TYPE = /^application\/zip\s*(;|$)/i;

/** Whether a body says that it is a zip. */
export function isZip(contentType: string | undefined): boolean {
  return contentType !== undefined && ZIP_TYPE.test(contentType);
}

/** The limits of a body, by what it says it is. */
export function limitsOf(
  { limit, tooLarge, archive }: BodyRule,
  contentType: string | undefined,
): { readonly limit: number; readonly tooLarge: ErrorType | undefined } {
  return archive !== undefined && isZip(contentType) ? archive : { limit, tooLarge };
}

export const BODY_RULE = Symbol("BodyRule");

export const SMALL = 64 * 1024;

/** A small JSON request. */
export function JsonBody(limit: number = SMALL): MethodDecorator {
  return SetMetadata(BODY_RULE, { kind: "json", limit } satisfies BodyRule);
}

/** A small JSON request all of whose fields may be missing, and so may the body. */
export function OptionalJsonBody(): MethodDecorator {
  return SetMetadata(BODY_RULE, { kind: "json", limit: SMALL, optional: true } satisfies BodyRule);
}

/** A document, handed on as its bytes; `type` is what it looks like in the OpenAPI document. */
export function DocumentBody({ type, ...rule }: Omit<BodyRule, "kind"> & { type?: Type }): MethodDecorator {
  const body = SetMetadata(BODY_RULE, { ...rule, kind: "document" } satisfies BodyRule);
  return type === undefined ? body : applyDecorators(body, ApiBody({ type }));
}

export type RequestWithDocument = Request & { document?: Uint8Array };

/** The bytes of a document body. */
export const DocumentBytes = createParamDecorator((_: unknown, context: ExecutionContext): Uint8Array => {
  const { document } = context.switchToHttp().getRequest<RequestWithDocument>();
  if (document === undefined) {
    throw new Error("The route takes no document");
  }
  return document;
});
