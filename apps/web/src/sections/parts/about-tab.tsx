import type { ReactNode } from "react";
import { PART_WORDS as words } from "../../words/parts.js";
import styles from "./about-tab.module.css";
import { CostsCard } from "./costs-card.js";
import { LinksCard } from "./links-card.js";
import { DecisionsCard, FindingsCard, PromisesCard, QuestionsCard, ScenariosCard } from "./mention-cards.js";
import { usedByOf, usesOf } from "./part-links.js";
import { ProvenanceCard } from "./provenance-card.js";
import { SaysCard } from "./says-card.js";
import type { PartProps } from "./whole.js";

/** What a part is, what it has to do with, and who speaks of it. */
export function AboutTab({ part, whole }: PartProps): ReactNode {
  const id = part.fact.id;
  return (
    <div className={styles["columns"]}>
      <div className={styles["column"]}>
        <SaysCard part={part} whole={whole} />
        <LinksCard
          title={words.usesTitle}
          none={words.nothingUsed}
          groups={usesOf(whole.model, part)}
          whole={whole}
        />
        <LinksCard
          title={words.usedByTitle}
          none={words.notUsed}
          groups={usedByOf(whole.model, id)}
          whole={whole}
        />
      </div>
      <div className={styles["column"]}>
        <ProvenanceCard part={part} whole={whole} />
        <FindingsCard id={id} />
        <PromisesCard id={id} />
        <ScenariosCard id={id} />
        <DecisionsCard id={id} />
        <QuestionsCard id={id} kind={part.kind} />
        {part.kind === "element" && <CostsCard id={id} elements={whole.model.elements} />}
      </div>
    </div>
  );
}
