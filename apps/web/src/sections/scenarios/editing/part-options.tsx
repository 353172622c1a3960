import type { ReactNode } from "react";
import type { PartChoice } from "./part-choices.js";

/** The options of a list to choose a part from, under the names of their groups. */
export function PartOptions({ choices }: { readonly choices: readonly PartChoice[] }): ReactNode {
  const groups = Map.groupBy(choices, ({ group }) => group);
  return [...groups].map(([group, parts]) =>
    group === "" ? (
      <Options key="" parts={parts} />
    ) : (
      <optgroup key={group} label={group}>
        <Options parts={parts} />
      </optgroup>
    ),
  );
}

function Options({ parts }: { readonly parts: readonly PartChoice[] }): ReactNode {
  return parts.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
