import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { PartIcon } from "../../canvas/part-icon.js";
import { Button } from "../../design/button.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import type { InspectedLink, InspectedList } from "./inspected.js";
import styles from "./inspector.module.css";
import { iconOf } from "./part-kinds.js";

const FEW = 8;

export interface InspectedLinksProps {
  readonly list: InspectedList;
  readonly projectId: string;
  readonly onReveal: (id: string) => void;
}

/** The facts that one leads to; the first few, and the rest on request. */
export function InspectedLinks({
  list: { name, links },
  projectId,
  onReveal,
}: InspectedLinksProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? links : links.slice(0, FEW);
  return (
    <section className={styles["list"]}>
      <h3>
        {words.lists[name]} <span className={styles["count"]}>{links.length}</span>
      </h3>
      <ul>
        {shown.map((link) => (
          <li key={`${link.id} ${link.name}`}>
            <FactLink link={link} projectId={projectId} onReveal={onReveal} />
          </li>
        ))}
      </ul>
      {links.length > shown.length && (
        <Button size="small" look="quiet" onClick={() => setWhole(true)}>
          {words.showAll(links.length)}
        </Button>
      )}
    </section>
  );
}

interface FactLinkProps {
  readonly link: InspectedLink;
  readonly projectId: string;
  readonly onReveal: (id: string) => void;
}

/** What is on the canvas is selected there; an operation has a page alone. */
function FactLink({ link, projectId, onReveal }: FactLinkProps): ReactNode {
  const { id, kind, name, note } = link;
  const content = (
    <>
      <PartIcon kind={iconOf(kind)} size={13} />
      <span className={styles["linkName"]}>{name}</span>
      <span className={styles["note"]}>{note}</span>
    </>
  );
  return kind === "operation" ? (
    <Link
      to="/projects/$projectId/parts/$kind/$partId"
      params={{ projectId, kind, partId: id }}
      className={styles["link"]}
      title={`${name}\n${note}`}
    >
      {content}
    </Link>
  ) : (
    <button type="button" className={styles["link"]} title={`${name}\n${note}`} onClick={() => onReveal(id)}>
      {content}
    </button>
  );
}
