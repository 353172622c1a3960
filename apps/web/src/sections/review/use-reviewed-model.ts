import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { factNames } from "../../api/fact-names.js";
import { type ModelLists, modelQuery } from "../../api/model-query.js";
import type { ReviewedState } from "./review-records.js";
import type { Names } from "./subject-name.js";

const NONE: Names = new Map();

/** The model that is reviewed, and what its facts are called; neither until it is here. */
export function useReviewedModel(
  projectId: string,
  state: ReviewedState,
): { readonly model: ModelLists | undefined; readonly names: Names } {
  const { data } = useQuery(modelQuery(projectId, state));
  const model = data?.model;
  const names = useMemo(
    () => (model === undefined ? NONE : new Map(factNames(model).map(({ id, name }) => [id, name]))),
    [model],
  );
  return { model, names };
}
