import { isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../../api/shown-query.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Page } from "../../../design/page.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { DecidingImport } from "./deciding-import.js";
import { ImportAbout } from "./import-about.js";
import { importQuery } from "./import-queries.js";
import { useImportAddress } from "./use-import-address.js";

/** One import: what source says and the model does not, to be decided item by item. */
export function SourceImportScreen(): ReactNode {
  const { projectId, importId } = useImportAddress();
  const source = useQuery(importQuery(projectId, importId));
  if (isProblem(source.error, "not_found")) {
    return (
      <Page title={words.pageTitle}>
        <EmptyState title={words.gone} words={words.noneWords}>
          <BackLink projectId={projectId} />
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={source.data === undefined ? words.pageTitle : words.title(source.data.repository)}
      words={words.what}
      actions={<BackLink projectId={projectId} />}
      isFull
    >
      <ShownQuery query={source}>
        {(one) => (
          <>
            <ImportAbout projectId={projectId} source={one} />
            <DecidingImport key={one.id} projectId={projectId} source={one} />
          </>
        )}
      </ShownQuery>
    </Page>
  );
}

function BackLink({ projectId }: { readonly projectId: string }): ReactNode {
  return (
    <Link to="/projects/$projectId/sources" params={{ projectId }} search={{ tab: "imports" }}>
      {words.back}
    </Link>
  );
}
