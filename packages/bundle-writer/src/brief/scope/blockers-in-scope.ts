import type { Model } from "@plumbline/model-core";
import { ASYNC_API_PATH } from "../../contracts/asyncapi/asyncapi-document.js";
import { openApiPath } from "../../contracts/openapi/openapi-document.js";
import type { DesignPromise, DesignScenario } from "../../design/design.js";
import type { Blocker } from "../../manifest/manifest.js";

interface Scoped {
  readonly promises: readonly DesignPromise[];
  readonly scenarios: readonly DesignScenario[];
  /** Confirmed or not. */
  readonly inScope: Model;
  /** Also what the model lacks. */
  readonly reached: ReadonlySet<string>;
}

/** The blockers of what is in scope, and of the contract files that would hold it. */
export function blockersInScope(blockers: readonly Blocker[], scoped: Scoped): readonly Blocker[] {
  const { promises, scenarios, inScope, reached } = scoped;
  const subjects = new Set<string>([
    ...reached,
    ...[inScope.relationships, inScope.bindings, scenarios].flat().map(({ id }) => id),
    ...promises.flatMap(({ promise }) => [promise.id, promise.requirementId]),
    ...inScope.elements.map(({ id }) => openApiPath(id)),
    ...(isInAsyncApi(inScope) ? [ASYNC_API_PATH] : []),
  ]);
  return blockers.filter(({ subject }) => subjects.has(subject));
}

function isInAsyncApi({ channels, messages, subscriptions }: Model): boolean {
  return channels.length + messages.length + subscriptions.length > 0;
}
