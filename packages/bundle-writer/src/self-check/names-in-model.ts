import { ASYNC_API_PATH } from "../contracts/asyncapi/asyncapi-document.js";
import { publications } from "../contracts/asyncapi/publications.js";
import type { ContractsInput } from "../contracts/contracts-input.js";
import { operationPlaces } from "../contracts/openapi/held-operations.js";
import { pathShape } from "../contracts/openapi/method-and-path.js";
import { openApiPath } from "../contracts/openapi/openapi-document.js";
import type { CheckedNames } from "./checked-names.js";

/** What contract files have to hold, by names that a file read back gives as well. */
export function namesInModel(
  { model, scenarios }: ContractsInput,
  unwritten: ReadonlySet<string>,
): CheckedNames {
  const held = [...operationPlaces(model).heldOf.values()].flat();
  const ifWritten = (names: readonly string[]): readonly string[] =>
    unwritten.has(ASYNC_API_PATH) ? [] : names;
  return {
    openApiOperations: held
      .map(({ operation, method, path }) => ({
        operation,
        method,
        path,
        file: openApiPath(operation.ownerId),
      }))
      .filter(({ file }) => !unwritten.has(file))
      .map(({ operation, method, path, file }) => `${file} ${method} ${pathShape(path)} ${operation.id}`),
    asyncApiChannels: ifWritten(model.channels.map(({ id, name }) => `${id} ${name}`)),
    asyncApiMessages: ifWritten(model.messages.map(({ id, name }) => `${id} ${name}`)),
    asyncApiSubscriptions: ifWritten(
      model.subscriptions.map(({ id, channelId, consumerId }) => `${id} receive ${channelId} ${consumerId}`),
    ),
    asyncApiPublications: ifWritten(
      publications(scenarios, model).map(
        ({ publisherId, channelId, messageId }) => `${publisherId} ${channelId} ${messageId}`,
      ),
    ),
  };
}
