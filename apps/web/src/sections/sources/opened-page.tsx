import { isProblem } from "@plumbline/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { EmptyState } from "../../design/empty-state.js";
import { Page } from "../../design/page.js";

interface OpenedWords {
  readonly pageTitle: string;
  readonly title: (repository: string) => string;
  readonly gone: string;
  readonly noneWords: string;
  readonly back: string;
}

interface OpenedProps<Opened> {
  readonly projectId: string;
  readonly query: UseQueryResult<Opened>;
  /** The tab of the sources that lists the others. */
  readonly tab: "scans" | "imports";
  readonly words: OpenedWords;
  /** What it is, below its title. */
  readonly what: string | undefined;
  readonly isFull?: boolean;
  readonly children: (opened: Opened) => ReactNode;
}

/** A page of one thing of a repository, or that it is gone; with the way back to its list. */
export function OpenedPage<Opened extends { readonly repository: string }>(
  props: OpenedProps<Opened>,
): ReactNode {
  const { projectId, query, tab, words, what, isFull = false, children } = props;
  const back = (
    <Link to="/projects/$projectId/sources" params={{ projectId }} search={{ tab }}>
      {words.back}
    </Link>
  );
  if (isProblem(query.error, "not_found")) {
    return (
      <Page title={words.pageTitle}>
        <EmptyState title={words.gone} words={words.noneWords}>
          {back}
        </EmptyState>
      </Page>
    );
  }
  const title = query.data === undefined ? words.pageTitle : words.title(query.data.repository);
  return (
    <Page title={title} words={what} actions={back} isFull={isFull}>
      <ShownQuery query={query}>{children}</ShownQuery>
    </Page>
  );
}
