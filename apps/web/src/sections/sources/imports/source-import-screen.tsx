import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { OpenedPage } from "../opened-page.js";
import { DecidingImport } from "./deciding-import.js";
import { ImportAbout } from "./import-about.js";
import { importQuery } from "./import-queries.js";
import { useImportAddress } from "./use-import-address.js";

/** One import: what source says and the model does not, to be decided item by item. */
export function SourceImportScreen(): ReactNode {
  const { projectId, importId } = useImportAddress();
  const query = useQuery(importQuery(projectId, importId));
  const page = { projectId, query, words, tab: "imports", what: words.what, isFull: true } as const;
  return (
    <OpenedPage {...page}>
      {(one) => (
        <>
          <ImportAbout projectId={projectId} source={one} />
          <DecidingImport key={one.id} projectId={projectId} source={one} />
        </>
      )}
    </OpenedPage>
  );
}
