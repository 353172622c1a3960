import { HttpException } from "@nestjs/common";

/**
 * Whether Express could not decode a part of an address, as `%zz`: it marks the error of the language with a status,
 * and the framework wraps it. Any other error that carries a status is no such thing.
 */
export function isUndecodableAddress(thrown: unknown): boolean {
  const error = thrown instanceof HttpException ? thrown.cause : thrown;
  return error instanceof URIError && "status" in error && error.status === BAD_REQUEST;
}

const BAD_REQUEST = 400;
