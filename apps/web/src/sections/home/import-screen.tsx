import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { projectQuery, workspacesQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Page } from "../../design/page.js";
import { IMPORT_WORDS as words } from "../../words/import.js";
import { takeDroppedFile } from "./dropped-file.js";
import { workspaceForMore } from "./home-dialog.js";
import { ImportSteps } from "./import/import-steps.js";

/** Takes a file, shows what it brings, and writes it when the person says so. */
export function ImportScreen(): ReactNode {
  const { projectId } = useSearch({ from: "/in/import" });
  const workspaces = useQuery(workspacesQuery);
  const project = useQuery({ ...projectQuery(projectId ?? ""), enabled: projectId !== undefined });
  const [first] = useState(takeDroppedFile);
  const isReady = projectId === undefined || project.isFetched;
  return (
    <Page title={words.title} words={words.words}>
      <ShownQuery query={workspaces}>
        {(all) =>
          isReady && (
            <ImportSteps
              first={first}
              target={{
                workspaceId: project.data?.workspaceId ?? workspaceForMore(all),
                projectId: project.data?.id ?? null,
                name: "",
              }}
            />
          )
        }
      </ShownQuery>
    </Page>
  );
}
