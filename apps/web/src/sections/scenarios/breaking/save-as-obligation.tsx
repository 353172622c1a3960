import { dataOf, type ItemOf, pages } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { ShownQuery } from "../../../api/shown-query.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { CheckField, SelectField, TextArea, TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { toasts } from "../../../design/toasts.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { expectables } from "./assertions-of-run.js";
import type { KeepBrokenProps } from "./keep-broken.js";
import { type ObligationParts, obligationOf } from "./obligation-of.js";
import styles from "./save-as-obligation.module.css";

const words = SCENARIO_WORDS.savingObligation;
const PROMISES = "/api/projects/{projectId}/promises";
const PAGE = 200;
const LONGEST_TITLE = 200;

type PromiseItem = ItemOf<typeof PROMISES>;
type Props = KeepBrokenProps & { readonly onClose: () => void };

/** What is broken, as a check of a promise: the service plays the saved scenario with these faults. */
export function SaveAsObligation(props: Props): ReactNode {
  const { place, draft, broken, isChanged, onClose } = props;
  const drafts = useQuery({
    queryKey: ["projects", place.projectId, "promises", "drafts"],
    queryFn: () => draftPromises(place.projectId),
  });
  const own = new Set(draft.document.faults.map((fault) => fault?.target));
  const refused = isChanged
    ? words.unsaved
    : broken.some(({ target }) => own.has(target))
      ? words.ownFault
      : null;
  return (
    <Dialog title={words.title} words={words.words} isOpen onClose={onClose}>
      {refused !== null ? (
        <Refused onClose={onClose}>{refused}</Refused>
      ) : (
        <ShownQuery query={drafts}>
          {(promises) =>
            promises.length === 0 ? (
              <Refused onClose={onClose}>
                {words.noPromise}{" "}
                <Link to="/projects/$projectId/promises" params={{ projectId: place.projectId }}>
                  {words.toPromises}
                </Link>
              </Refused>
            ) : (
              <ObligationForm {...props} promises={promises} />
            )
          }
        </ShownQuery>
      )}
    </Dialog>
  );
}

function Refused({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <p role="alert">{children}</p>
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.close}</Button>
      </Actions>
    </>
  );
}

/** Obligations are added to drafts alone. */
async function draftPromises(projectId: string): Promise<readonly PromiseItem[]> {
  const found: PromiseItem[] = [];
  const params = { path: { projectId }, query: { limit: PAGE } };
  for await (const promise of pages(api, PROMISES, { params })) {
    if (promise.hasDraft) {
      found.push(promise);
    }
  }
  return found;
}

function ObligationForm({
  place,
  draft: { document },
  broken,
  names,
  run,
  promises,
  onClose,
}: Props & { readonly promises: readonly PromiseItem[] }): ReactNode {
  const choices = useMemo(() => (run === null ? [] : expectables(document, run)), [document, run]);
  const [promiseId, setPromise] = useState(promises[0]?.id ?? "");
  const [title, setTitle] = useState([...words.suggested(names)].slice(0, LONGEST_TITLE).join(""));
  const [text, setText] = useState(words.suggestedText(document.name));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        choices.filter(({ holds, isOwn }) => holds && isOwn).map(({ assertion }) => assertion.id ?? ""),
      ),
  );
  const expect = choices.map(({ assertion }) => assertion).filter(({ id }) => chosen.has(id ?? ""));
  const save = useAddObligation(place.projectId, promiseId, onClose);
  const parts = { title: title.trim(), text, scenarioId: place.scenarioId, broken, expect };
  return (
    <Form onSubmit={() => save.mutate(parts)} error={save.error} isFirst>
      <SelectField
        label={words.promise}
        value={promiseId}
        onChange={({ target }) => setPromise(target.value)}
      >
        {promises.map((promise) => (
          <option key={promise.id} value={promise.id}>
            {promise.requirementId} {promise.title}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.obligationTitle}
        value={title}
        maxLength={LONGEST_TITLE}
        required
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea label={words.text} value={text} required onChange={({ target }) => setText(target.value)} />
      <ExpectField choices={choices} chosen={chosen} onChosen={setChosen} />
      <ProblemView error={save.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button type="submit" look="primary" disabled={expect.length === 0} isBusy={save.isPending}>
          {words.save}
        </Button>
      </Actions>
    </Form>
  );
}

function useAddObligation(projectId: string, promiseId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (parts: ObligationParts) =>
      dataOf(
        api.POST("/api/projects/{projectId}/promises/{promiseId}/obligations", {
          params: { path: { projectId, promiseId } },
          body: obligationOf(parts),
        }),
      ),
    onSuccess: async (_, { title }) => {
      onDone();
      toasts.say(words.saved(title));
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "promises"] });
    },
  });
}

interface ExpectFieldProps {
  readonly choices: readonly Choice[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
}

/** What has to hold, of what can be expected. */
function ExpectField({ choices, chosen, onChosen }: ExpectFieldProps): ReactNode {
  const toggle = (id: string, isOn: boolean): void => {
    const others = [...chosen].filter((one) => one !== id);
    onChosen(new Set(isOn ? [...others, id] : others));
  };
  return (
    <fieldset className={styles["expect"]}>
      <legend>{words.expect}</legend>
      {choices.map(({ assertion, holds, isOwn }) => (
        <CheckField
          key={assertion.id}
          label={labelOf(assertion, isOwn, holds)}
          checked={chosen.has(assertion.id ?? "")}
          onChange={({ target }) => toggle(assertion.id ?? "", target.checked)}
        />
      ))}
      {chosen.size === 0 && <p className={styles["none"]}>{words.none}</p>}
    </fieldset>
  );
}

type Choice = ReturnType<typeof expectables>[number];

function labelOf(assertion: Choice["assertion"], isOwn: boolean, holds: boolean): string {
  const { playing, outcomes } = SCENARIO_WORDS;
  const now = holds ? `✓ ${playing.passed}` : `✗ ${playing.failed}`;
  if (isOwn || assertion.type !== "outcome") {
    return `${words.expectAssertion(assertion.id ?? "")} (${now})`;
  }
  const outcome = assertion.expected as keyof typeof outcomes;
  return `${words.expectOutcome(assertion.step ?? "", outcomes[outcome])} (${now})`;
}
