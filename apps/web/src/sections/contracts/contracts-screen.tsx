import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { modelQuery } from "../../api/model-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useFollow } from "../../api/use-follow.js";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import { CatalogueView } from "./catalogue-view.js";
import { CONTRACT_VIEWS } from "./contracts-search.js";
import { DocumentsView } from "./documents-view.js";

const ROUTE = "/in/projects/$projectId/contracts";

/** What the parts of a system agreed on, as a catalogue and as the documents that others read. */
export function ContractsScreen(): ReactNode {
  const { projectId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/projects/$projectId/contracts" });
  const query = modelQuery(projectId);
  const model = useQuery(query);
  useFollow(projectId, ["schemas"], query.queryKey);
  return (
    <Page title={words.title} words={words.words}>
      <ShownQuery query={model}>
        {(data) => {
          const place = { projectId, model: data.model, search };
          const content = {
            catalogue: <CatalogueView {...place} />,
            documents: <DocumentsView {...place} />,
          };
          return (
            <Tabs
              label={words.views}
              open={search.view ?? "catalogue"}
              onOpen={(view) => void navigate({ search: { view } })}
              tabs={CONTRACT_VIEWS.map((name) => ({ name, label: words.view[name], content: content[name] }))}
            />
          );
        }}
      </ShownQuery>
    </Page>
  );
}
