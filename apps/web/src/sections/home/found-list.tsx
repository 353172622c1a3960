import type { Schemas } from "@plumbline/api-client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressOfFound } from "../../api/address-of-found.js";
import { ShownQuery } from "../../api/shown-query.js";
import { AddressLink } from "../../design/address-link.js";
import { Badge } from "../../design/badge.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { HOME_WORDS as words } from "../../words/home.js";
import type { FoundKind } from "./found-kinds.js";
import styles from "./home.module.css";
import { foundPages } from "./home-queries.js";
import { ProjectCards } from "./project-cards.js";
import { useProjectsNamed } from "./use-projects-named.js";

export interface FoundListProps {
  readonly q: string;
  readonly kind: FoundKind | undefined;
}

/** What was found in all projects, with where it is. */
export function FoundList({ q, kind }: FoundListProps): ReactNode {
  const found = useInfiniteQuery({ ...foundPages(q, kind), placeholderData: keepPreviousData });
  const projects = useProjectsNamed(q);
  return (
    <ShownQuery query={found}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        const named = kind === undefined ? projects : [];
        return items.length === 0 && named.length === 0 ? (
          <EmptyState title={words.nothingFound} words={words.nothingFoundWords}>
            <Link to="/">{words.endSearch}</Link>
          </EmptyState>
        ) : (
          <>
            {named.length > 0 && <ProjectCards id="named" title={words.projectsNamed} projects={named} />}
            {pages.some(({ isWhole }) => !isWhole) && <p className={styles["quiet"]}>{words.notWhole}</p>}
            {items.length > 0 && (
              <EndlessList
                label={words.found}
                items={items}
                keyOf={(one) => `${one.projectId} ${one.kind} ${one.id}`}
                row={(one) => <FoundRow found={one} />}
                rowHeight={52}
                hasMore={found.hasNextPage}
                isLoadingMore={found.isFetchingNextPage}
                onMore={() => void found.fetchNextPage()}
              />
            )}
          </>
        );
      }}
    </ShownQuery>
  );
}

function FoundRow({ found }: { readonly found: Schemas["FoundResponse"] }): ReactNode {
  const { kind, name, snippet, projectName, workspaceName } = found;
  return (
    <AddressLink href={addressOfFound(found)} className={styles["found"]}>
      <span className={styles["foundHead"]}>
        <span className={styles["name"]} title={name}>
          {name}
        </span>
        <span className={styles["kind"]}>
          <Badge>{kind}</Badge>
        </span>
        <span className={styles["where"]}>{words.foundIn(projectName, workspaceName)}</span>
      </span>
      {snippet !== null && <span className={styles["snippet"]}>{snippet}</span>}
    </AddressLink>
  );
}
