import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { newId } from "../../../api/new-id.js";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { CheckField, TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { toasts } from "../../../design/toasts.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { createScenario } from "../scenario-queries.js";
import { expectables } from "./assertions-of-run.js";
import { withFaults } from "./broken.js";
import type { KeepBrokenProps } from "./keep-broken.js";

const words = SCENARIO_WORDS.savingScenario;
const LONGEST_NAME = 200;

/** The story with what is broken, as a scenario of its own. */
export function SaveAsScenario(props: KeepBrokenProps & { readonly onClose: () => void }): ReactNode {
  const { place, draft, broken, names, run, onClose } = props;
  const { document } = draft;
  const [name, setName] = useState(
    [...words.suggested(document.name, names)].slice(0, LONGEST_NAME).join(""),
  );
  const [isExpected, setExpected] = useState(true);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: () => {
      const assertions =
        isExpected && run !== null
          ? expectables(document, run)
              .filter(({ holds }) => holds)
              .map(({ assertion }) => assertion)
          : document.assertions;
      return createScenario(place.projectId, {
        ...withFaults(document, broken),
        id: newId(),
        name: name.trim(),
        assertions,
      });
    },
    onSuccess: async (saved) => {
      onClose();
      toasts.say(SCENARIO_WORDS.list.duplicated(saved.document.name));
      void queries.invalidateQueries({ queryKey: ["projects", place.projectId, "scenarios", "list"] });
      await navigate({
        to: "/projects/$projectId/scenarios/$scenarioId",
        params: { projectId: place.projectId, scenarioId: saved.document.id ?? "" },
      });
    },
  });
  return (
    <Dialog title={words.title} words={words.words} isOpen onClose={onClose}>
      <Form onSubmit={() => save.mutate()} error={save.error} isFirst>
        <TextField
          label={words.name}
          value={name}
          maxLength={LONGEST_NAME}
          required
          onChange={({ target }) => setName(target.value)}
        />
        <CheckField
          label={words.expectNow}
          checked={isExpected}
          onChange={({ target }) => setExpected(target.checked)}
        />
        <ProblemView error={save.error} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {words.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
