import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { allSheetsQuery } from "../../../api/cost-queries.js";
import { ShownQuery } from "../../../api/shown-query.js";
import { useMayEdit } from "../../../api/use-role.js";
import { Button } from "../../../design/button.js";
import { EmptyState } from "../../../design/empty-state.js";
import { EndlessList } from "../../../design/endless-list.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { Page } from "../../../design/page.js";
import { SearchField } from "../../../design/search-field.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { NewSheet } from "./new-sheet.js";
import { PricesLink } from "./prices-link.js";
import { SheetRow } from "./sheet-row.js";

/** The cost sheets of a project. */
export function SheetListScreen(): ReactNode {
  const { projectId } = useParams({ from: "/in/projects/$projectId/costs" });
  const search = useSearch({ from: "/in/projects/$projectId/costs" });
  const navigate = useNavigate({ from: "/projects/$projectId/costs" });
  const mayEdit = useMayEdit(projectId);
  const sheets = useQuery(allSheetsQuery(projectId));
  const [isMaking, setMaking] = useState(false);
  const make = mayEdit && (
    <Button look="primary" onClick={() => setMaking(true)}>
      {words.new}
    </Button>
  );
  return (
    <Page
      title={words.title}
      words={words.words}
      actions={
        <>
          <PricesLink projectId={projectId} />
          {make}
        </>
      }
    >
      <Filters label={words.filters}>
        <SearchField
          label={words.search}
          value={search.q}
          onSought={(q) => void navigate({ search: { q }, replace: true })}
        />
      </Filters>
      <ShownQuery query={sheets}>
        {(all) => {
          const shown = all.filter(({ name }) => hasWords(name, search.q));
          if (all.length === 0) {
            return (
              <EmptyState title={words.none} words={mayEdit ? words.noneWords : words.noneViewer}>
                {make}
              </EmptyState>
            );
          }
          return shown.length === 0 ? (
            <EmptyState title={words.noneFound} words={words.noneFoundWords} />
          ) : (
            <EndlessList
              label={words.list}
              items={shown}
              keyOf={({ id }) => id}
              row={(sheet) => <SheetRow projectId={projectId} sheet={sheet} />}
            />
          );
        }}
      </ShownQuery>
      {isMaking && <NewSheet projectId={projectId} onClose={() => setMaking(false)} />}
    </Page>
  );
}
