import type { ReactNode } from "react";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { LINK_LISTS, LINKED_KINDS } from "./link-lists.js";
import type { Links } from "./promise-draft.js";
import styles from "./promise-form.module.css";
import { ThingChips } from "./thing-chips.js";
import { ThingSearch } from "./thing-search.js";
import type { Thing, Things } from "./things.js";

export interface LinksFieldProps {
  readonly links: Links;
  readonly things: Things;
  readonly onChange: (links: Links) => void;
}

/** What a promise is about: scenarios and facts, found by their names. */
export function LinksField({ links, things, onChange }: LinksFieldProps): ReactNode {
  const chosen = LINK_LISTS.flatMap(([list]) => links[list]);
  const add = ({ kind, id }: Thing): void => {
    const list = LINK_LISTS.find(([, one]) => one === kind)?.[0];
    if (list !== undefined) {
      onChange({ ...links, [list]: [...links[list], id] });
    }
  };
  return (
    <fieldset className={styles["group"]}>
      <legend>{words.links}</legend>
      <p className={styles["hint"]}>{words.linksHint}</p>
      {LINK_LISTS.map(
        ([list]) =>
          links[list].length > 0 && (
            <div key={list}>
              <p className={styles["hint"]}>{words.linkLists[list]}</p>
              <ThingChips
                ids={links[list]}
                things={things}
                onRemove={(id) => onChange({ ...links, [list]: links[list].filter((one) => one !== id) })}
              />
            </div>
          ),
      )}
      <ThingSearch label={words.addLink} things={things} kinds={LINKED_KINDS} without={chosen} onPick={add} />
    </fieldset>
  );
}
