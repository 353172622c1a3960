import type { ReactNode } from "react";
import { FactLink } from "../../../api/fact-link.js";
import { useRepositories } from "../../../api/repositories-query.js";
import { useActorName } from "../../../api/use-actor-name.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { Row } from "../../../design/row.js";
import { TimeText } from "../../../design/time-text.js";
import { SOURCE_LINK_WORDS as words } from "../../../words/source-links.js";
import type { ServiceLink } from "../source-records.js";

export interface LinkRowProps {
  readonly projectId: string;
  readonly link: ServiceLink;
  /** Left out for who may only read. */
  readonly onRemove: (() => void) | undefined;
}

/** One element and the service that it is; nothing follows from it while the repository is not followed. */
export function LinkRow({ projectId, link, onRemove }: LinkRowProps): ReactNode {
  const { byId, isWhole } = useFactNames(projectId);
  const repositories = useRepositories(projectId);
  const actorName = useActorName(projectId);
  const { elementId, repository, serviceKey, sinceVersion, createdBy, createdAt } = link;
  const fact = byId.get(elementId);
  const isInert = repositories.length > 0 && !repositories.some((one) => one.repository === repository);
  return (
    <Row
      title={<FactLink projectId={projectId} id={elementId} fact={fact} isMissing={isWhole && !fact} />}
      hover={fact?.name}
      words={
        <>
          {words.isService} <code>{serviceKey}</code> · {repository} · {words.since(sinceVersion)},{" "}
          {actorName(createdBy)}, <TimeText at={createdAt} />
        </>
      }
    >
      {isInert && (
        <Badge tone="warn" title={words.inertWords}>
          {words.inert}
        </Badge>
      )}
      {onRemove !== undefined && (
        <Button
          size="small"
          look="quiet"
          aria-label={words.removeOf(fact?.name ?? serviceKey)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      )}
    </Row>
  );
}
