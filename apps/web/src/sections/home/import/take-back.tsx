import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { useRole } from "../../../api/use-role.js";
import { Button } from "../../../design/button.js";
import { IMPORT_WORDS as words } from "../../../words/import.js";
import styles from "./import.module.css";

/** The way back for who made a project for a file and then does not want it. */
export function TakeBack({ projectId }: { readonly projectId: string }): ReactNode {
  const role = useRole(projectId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: async () => {
      const params = { path: { projectId } };
      const { modelVersion } = await dataOf(api.GET("/api/projects/{projectId}", { params }));
      // An import whose answer was lost may have filled it.
      if (modelVersion > 0) {
        return "kept";
      }
      await dataOf(api.DELETE("/api/projects/{projectId}", { params }));
      return "deleted";
    },
    onSuccess: async (outcome) => {
      await (outcome === "deleted"
        ? navigate({ to: "/" })
        : navigate({ to: "/projects/$projectId/model", params: { projectId } }));
      await queries.invalidateQueries({ queryKey: ["workspaces"] });
    },
  });
  return (
    role === "owner" && (
      <div className={styles["progress"]}>
        <span className={styles["quiet"]}>{words.notImported}</span>
        <Button size="small" look="quiet" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          {words.takeBack}
        </Button>
        <ProblemView error={remove.error} />
      </div>
    )
  );
}
