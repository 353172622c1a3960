import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { modelQuery } from "../../api/model-query.js";
import { allScenariosQuery } from "../../api/whole-lists.js";
import { type Things, thingsOf } from "./things.js";

const NONE: Things = new Map();

/** What promises of a project may name; empty until it is known. */
export function useThings(projectId: string): Things {
  const { data: read } = useQuery(modelQuery(projectId));
  const { data: scenarios } = useQuery(allScenariosQuery(projectId));
  const model = read?.model;
  return useMemo(
    () => (model === undefined || scenarios === undefined ? NONE : thingsOf(model, scenarios)),
    [model, scenarios],
  );
}
