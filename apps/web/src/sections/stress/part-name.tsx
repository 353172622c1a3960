import type { ReactNode } from "react";
import { FactLink } from "../../api/fact-link.js";
import type { PartNames } from "./use-part-names.js";
import { useStressAddress } from "./use-stress-address.js";

/** The name of a part, as a way to all that is known of it; a step by its own ID. */
export function PartName({ id, names }: { readonly id: string; readonly names: PartNames }): ReactNode {
  const { projectId } = useStressAddress();
  const fact = names.factOf(id);
  return fact === undefined ? (
    <span title={id}>{id}</span>
  ) : (
    <FactLink projectId={projectId} id={id} fact={fact} />
  );
}
