import { type ReactNode, useState } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { Menu, MenuHeading, MenuItem, MenuLine } from "../../../design/menu.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import type { ModelSearch } from "../model-search.js";
import { useOpenView } from "./use-open-view.js";
import { type ScreenOfViews, useViews } from "./use-views.js";
import { ViewConflictDialog } from "./view-conflict-dialog.js";
import type { StoredView } from "./view-of-screen.js";

export interface ViewsMenuProps {
  readonly shown: ScreenOfViews;
  readonly mayEdit: boolean;
}

/** Kept views: opens one, or keeps what is on screen. */
export function ViewsMenu({ shown, mayEdit }: ViewsMenuProps): ReactNode {
  const { address } = shown;
  const [isSaving, setSaving] = useState(false);
  const { views, save, remove, conflict, endConflict } = useViews(shown);
  const show = useOpenView(address);
  const open = views.find(({ id }) => id === address.search.view) ?? null;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button size="small" isBusy={save.isPending || remove.isPending}>
            {open?.name.slice(0, 30) ?? words.views}
          </Button>
        }
      >
        {views.length === 0 && <MenuHeading>{words.noViews}</MenuHeading>}
        {views
          .filter(({ kind }) => kind !== "flow")
          .map((view) => (
            <MenuItem key={view.id} onSelect={() => void show(view)}>
              {view.name}
            </MenuItem>
          ))}
        {mayEdit && (
          <KeepItems
            open={open}
            onSave={() => setSaving(true)}
            onSaveOver={(view) => save.mutate({ name: view.name, over: view })}
            onRemove={remove.mutate}
          />
        )}
      </Menu>
      {conflict !== null && (
        <ViewConflictDialog
          conflict={conflict}
          projectId={address.projectId}
          isBusy={save.isPending}
          onClose={endConflict}
          onTheirs={() => {
            endConflict();
            shown.screen.arrange(null);
            void show(conflict.theirs);
          }}
          onMine={() => save.mutate({ name: conflict.mine.name, over: conflict.theirs, mine: conflict.mine })}
        />
      )}
      <SaveDialog
        isOpen={isSaving}
        words={isBesideModel(address.search) ? words.notInViews : undefined}
        error={save.error}
        isBusy={save.isPending}
        onSave={(name) => save.mutate({ name, over: null }, { onSuccess: () => setSaving(false) })}
        onClose={() => setSaving(false)}
      />
    </>
  );
}

interface KeepItemsProps {
  readonly open: StoredView | null;
  readonly onSave: () => void;
  readonly onSaveOver: (view: StoredView) => void;
  readonly onRemove: (view: StoredView) => void;
}

/** What is done with views by who may change the project. */
function KeepItems({ open, onSave, onSaveOver, onRemove }: KeepItemsProps): ReactNode {
  return (
    <>
      <MenuLine />
      <MenuItem onSelect={onSave}>{words.saveView}</MenuItem>
      {open !== null && (
        <>
          <MenuItem onSelect={() => onSaveOver(open)}>{words.saveOver(open.name)}</MenuItem>
          <MenuItem isDanger onSelect={() => onRemove(open)}>
            {words.deleteView(open.name)}
          </MenuItem>
        </>
      )}
    </>
  );
}

/** Whether something is filtered by what no view keeps. */
function isBesideModel({ finding, promise, since }: ModelSearch): boolean {
  return [finding, promise, since].some((value) => value !== undefined);
}

interface SaveDialogProps {
  readonly isOpen: boolean;
  readonly words: string | undefined;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

function SaveDialog({ isOpen, words: note, isBusy, error, onSave, onClose }: SaveDialogProps): ReactNode {
  const [name, setName] = useState("");
  return (
    <Dialog title={words.saveView} words={note} isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={() => onSave(name)} isFirst>
        <TextField
          label={words.viewName}
          value={name}
          maxLength={200}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <ProblemView error={error} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {words.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
