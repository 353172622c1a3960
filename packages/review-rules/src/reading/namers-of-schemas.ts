import { oncePerReview } from "../state/review-context.js";
import { contracts } from "./contracts.js";
import { type Namers, whatNames } from "./what-names.js";

/** By schema: operations, then messages, that name it. */
export const namersOfSchemas = oncePerReview(
  (context): ReadonlyMap<string, Readonly<Namers>> =>
    whatNames(
      context,
      contracts(context).map(({ part, schemas }) => ({ by: part, ids: schemas.map(({ id }) => id) })),
    ),
);
