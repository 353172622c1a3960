import type { Schemas } from "@plumbline/api-client";
import { type ReactNode, useMemo } from "react";
import { useMayEdit } from "../../api/use-role.js";
import { drawnModel } from "../../canvas/drawn-model.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import { EditBar } from "./editing/edit-bar.js";
import { PartActions } from "./editing/part-actions.js";
import { useModelEdits } from "./editing/use-model-edits.js";
import { useOpenedEdit } from "./editing/use-opened-edit.js";
import { FilterButton } from "./filters/filter-button.js";
import { useKnownFilters } from "./filters/use-known-filters.js";
import { inspected } from "./inspected.js";
import { Inspector } from "./inspector.js";
import { ModelBar } from "./model-bar.js";
import styles from "./model-bar.module.css";
import { ModelPanels } from "./model-panels.js";
import { ModelPicture } from "./model-picture.js";
import { Outline } from "./outline.js";
import { SharingTools } from "./sharing-tools.js";
import { isPast, stateOf } from "./state-of-model.js";
import { useConfirmFact } from "./use-confirm-fact.js";
import { useFocusKeys } from "./use-focus-keys.js";
import type { ModelAddress } from "./use-model-address.js";
import { useReveal } from "./use-reveal.js";
import { useSelectedInSight } from "./use-selected-in-sight.js";
import { useArranged } from "./views/use-arranged.js";

export interface WorkbenchProps {
  readonly address: ModelAddress;
  readonly shown: Schemas["ModelResponse"];
}

/** The picture of the model between its outline and what is known of the part that is selected. */
export function ModelWorkbench({ address: plain, shown }: WorkbenchProps): ReactNode {
  const { model } = shown;
  const drawn = drawnModel(model);
  const { address, known } = useFilteredAddress(plain, drawn);
  const { projectId, search, focus } = address;
  const reveal = useReveal(drawn, address);
  useSelectedInSight(drawn, address);
  const state = stateOf(search);
  const mayEdit = useMayEdit(projectId) && !isPast(search);
  const edits = useModelEdits(projectId, state, shown);
  const opened = useOpenedEdit(edits, reveal);
  const confirm = useConfirmFact(projectId, state);
  const fact = useSelected(drawn, search.selected);
  useFocusKeys(address);
  const screen = useArranged(address, drawn);
  const parent = model.elements.find(({ id }) => id === search.selected) ?? null;
  return (
    <section className={styles["screen"]} aria-label={words.title}>
      <ModelBar
        address={address}
        focusName={focus === null ? null : (drawn.tree.parts.get(focus.id)?.name ?? null)}
        filtering={<FilterButton address={address} drawn={drawn} known={known} />}
        editing={mayEdit && <EditBar edits={edits} parent={parent} onReveal={reveal} address={address} />}
        sharing={<SharingTools shown={{ address, drawn, screen }} mayEdit={mayEdit} />}
      />
      <ModelPanels
        picture={
          <ModelPicture
            address={address}
            drawn={drawn}
            screen={screen}
            isWaiting={screen.isWaiting || known.isWaiting}
          />
        }
        outline={<Outline drawn={drawn} address={address} onReveal={reveal} />}
        inspector={
          <Inspector
            fact={fact}
            model={model}
            version={search.branch === undefined ? shown.modelVersion : null}
            address={address}
            onReveal={reveal}
            actions={
              mayEdit &&
              fact !== null && (
                <PartActions
                  key={fact.id}
                  shown={fact}
                  onOpen={opened.open}
                  confirm={{ run: () => confirm.mutate(fact), isBusy: confirm.isPending }}
                />
              )
            }
          />
        }
      />
      {opened.dialog}
    </section>
  );
}

/** The address with the filters by what is known beside the model. */
function useFilteredAddress(address: ModelAddress, drawn: ReturnType<typeof drawnModel>) {
  const known = useKnownFilters(address, drawn);
  return { address: { ...address, filters: known.filters }, known };
}

/** What is known of the part that is selected; null where none is. */
function useSelected(drawn: ReturnType<typeof drawnModel>, selected: string | undefined) {
  return useMemo(() => (selected === undefined ? null : inspected(drawn, selected)), [drawn, selected]);
}
