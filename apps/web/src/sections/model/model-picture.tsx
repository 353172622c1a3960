import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMayEdit } from "../../api/use-role.js";
import type { DrawnModel } from "../../canvas/drawn-model.js";
import { ModelCanvas } from "../../canvas/model-canvas.js";
import { buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { Loading } from "../../design/loading.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import type { ModelAddress } from "./use-model-address.js";
import type { ArrangedScreen } from "./views/use-arranged.js";

export interface ModelPictureProps {
  readonly address: ModelAddress;
  readonly drawn: DrawnModel;
  readonly screen: ArrangedScreen;
  /** What decides what is shown is on its way. */
  readonly isWaiting: boolean;
}

/** The canvas of what the address says. */
export function ModelPicture({ address, drawn, screen, isWaiting }: ModelPictureProps): ReactNode {
  const { search, change, openIds, focus, filters } = address;
  if (drawn.tree.parts.size === 0) {
    return <EmptyModel projectId={address.projectId} />;
  }
  return isWaiting ? (
    <Loading />
  ) : (
    <ModelCanvas
      model={drawn.model}
      label={words.canvas}
      openIds={openIds}
      onOpenIds={(ids) => change({ open: ids.join(",") || undefined })}
      selectedId={search.selected ?? null}
      onSelect={(id) => change({ selected: id ?? undefined })}
      focus={focus}
      filters={filters}
      arranged={screen.arranged}
      onArrange={screen.arrange}
      viewId={search.view ?? null}
    />
  );
}

function EmptyModel({ projectId }: { readonly projectId: string }): ReactNode {
  if (!useMayEdit(projectId)) {
    return <EmptyState title={words.empty} words={words.emptyReader} />;
  }
  return (
    <EmptyState title={words.empty} words={words.emptyWords}>
      <Link to="/import" search={{ projectId }} className={buttonClass({})}>
        {words.emptyImport}
      </Link>
    </EmptyState>
  );
}
