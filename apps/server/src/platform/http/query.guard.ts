import { type CanActivate, type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Issue } from "@plumbline/model-core";
import type { Request } from "express";
import { validationError } from "../errors/api-error.js";
import { nearestName } from "../request/nearest-name.js";
import { queryParametersOf } from "../request/query-parameters.js";
import { ANY_QUERY } from "./any-query.decorator.js";

/** Of more unknown parameters the first are named. */
const MOST_NAMED = 20;
const MOST_CHARACTERS = 100;

/** Refuses a query parameter that the route does not take: what it was to guard or to choose would not be. */
@Injectable()
export class QueryGuard implements CanActivate {
  private readonly known = new WeakMap<object, readonly string[]>();

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const sent = Object.keys(context.switchToHttp().getRequest<Request>().query);
    if (sent.length === 0 || this.reflector.get(ANY_QUERY, context.getHandler()) === true) {
      return true;
    }
    const names = this.parametersOf(context);
    const unknown = sent.filter((name) => !names.includes(name)).slice(0, MOST_NAMED);
    if (unknown.length > 0) {
      throw validationError(unknown.map((name) => issueOf(name, names)));
    }
    return true;
  }

  private parametersOf(context: ExecutionContext): readonly string[] {
    const handler = context.getHandler() as () => unknown;
    const names = this.known.get(handler) ?? queryParametersOf(context.getClass(), handler);
    this.known.set(handler, names);
    return names;
  }
}

function issueOf(name: string, names: readonly string[]): Issue {
  const near = nearestName(name, names);
  const instead =
    near === null
      ? names.length === 0
        ? "; there are none"
        : `; there are ${names.join(", ")}`
      : `; did you mean ${near}?`;
  return { field: name.slice(0, MOST_CHARACTERS), message: `is not a query parameter here${instead}` };
}
