import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { modelQuery } from "../../api/model-query.js";
import { newId } from "../../api/new-id.js";
import { ProblemView } from "../../api/problem-view.js";
import { ShownQuery } from "../../api/shown-query.js";
import { asModel, type ModelLists } from "../../canvas/canvas-model.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { SelectField, TextField } from "../../design/field.js";
import { Form } from "../../design/form.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import { partChoices } from "./editing/part-choices.js";
import { PartOptions } from "./editing/part-options.js";
import { type NewScenario, newScenario } from "./new-scenario.js";
import { createScenario } from "./scenario-queries.js";

const words = SCENARIO_WORDS.creating;
const LONGEST_NAME = 200;

interface NewScenarioDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** A new scenario from what happens first. */
export function NewScenarioDialog({ projectId, onClose }: NewScenarioDialogProps): ReactNode {
  const model = useQuery(modelQuery(projectId));
  return (
    <Dialog title={words.title} words={words.words} isOpen onClose={onClose}>
      <ShownQuery query={model}>
        {({ model: lists }) => <NewScenarioForm projectId={projectId} onClose={onClose} lists={lists} />}
      </ShownQuery>
    </Dialog>
  );
}

function NewScenarioForm({
  projectId,
  onClose,
  lists,
}: NewScenarioDialogProps & { readonly lists: ModelLists }): ReactNode {
  const [name, setName] = useState("");
  const [operationId, setOperation] = useState("");
  const [callerId, setCaller] = useState("");
  const model = asModel(lists);
  const choices = partChoices(model);
  const create = useCreate(projectId, model);
  const chosen = {
    id: newId(),
    name: name.trim(),
    stepId: words.stepId,
    operationId: operationId || null,
    callerId: callerId || null,
  };
  return (
    <Form onSubmit={() => create.mutate(chosen)} error={create.error} isFirst>
      <TextField
        label={words.name}
        placeholder={words.namePlaceholder}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={LONGEST_NAME}
        required
      />
      <SelectField
        label={words.entry}
        hint={words.entryHint}
        value={operationId}
        onChange={(event) => setOperation(event.target.value)}
      >
        <option value="">{words.noEntry}</option>
        <PartOptions choices={choices.operations} />
      </SelectField>
      <SelectField
        label={words.caller}
        value={callerId}
        disabled={operationId === ""}
        onChange={(event) => setCaller(event.target.value)}
      >
        <option value="">{words.noCaller}</option>
        <PartOptions choices={choices.elements} />
      </SelectField>
      <ProblemView error={create.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {words.create}
        </Button>
      </Actions>
    </Form>
  );
}

function useCreate(projectId: string, model: ReturnType<typeof asModel>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (chosen: NewScenario) => createScenario(projectId, newScenario(chosen, model)),
    onSuccess: async ({ document }) => {
      void queries.invalidateQueries({ queryKey: ["projects", projectId, "scenarios", "list"] });
      await navigate({
        to: "/projects/$projectId/scenarios/$scenarioId",
        params: { projectId, scenarioId: document.id ?? "" },
      });
    },
  });
}
