import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { workspaceSettingsQuery } from "../../../api/settings-queries.js";
import { ShownQuery } from "../../../api/shown-query.js";
import { besideFields, fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextArea, TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { PRICE_WORDS as words } from "../../../words/prices.js";
import { emptyPrice, PRICE_FIELDS, type PriceDraft, priceOfDraft } from "./price-draft.js";
import { useAddPrice } from "./use-add-price.js";

export interface AddPriceProps {
  readonly workspaceId: string;
  readonly onClose: () => void;
}

/** A price of one's own. */
export function AddPrice({ workspaceId, onClose }: AddPriceProps): ReactNode {
  const settings = useQuery(workspaceSettingsQuery(workspaceId));
  return (
    <Dialog title={words.addTitle} words={words.addWords} isOpen onClose={onClose}>
      <ShownQuery query={settings}>
        {({ effective }) => <PriceForm {...{ workspaceId, onClose }} currency={effective.cost.currency} />}
      </ShownQuery>
    </Dialog>
  );
}

function PriceForm({
  workspaceId,
  currency,
  onClose,
}: AddPriceProps & { readonly currency: string }): ReactNode {
  const [draft, setDraft] = useState(() => emptyPrice(currency, new Date()));
  const add = useAddPrice({ workspaceId, said: words.added, onDone: onClose });
  return (
    <Form onSubmit={() => add.mutate({ custom: priceOfDraft(draft) })} error={add.error} isFirst>
      {PRICE_FIELDS.map((name) => (
        <PriceField
          key={name}
          name={name}
          value={draft[name]}
          error={fieldError(add.error, name)}
          onText={(text) => setDraft({ ...draft, [name]: text })}
        />
      ))}
      <ProblemView error={besideFields(add.error, PRICE_FIELDS)} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button type="submit" look="primary" isBusy={add.isPending}>
          {words.addDo}
        </Button>
      </Actions>
    </Form>
  );
}

interface PriceFieldProps {
  readonly name: keyof PriceDraft;
  readonly value: string;
  readonly error: string | null;
  readonly onText: (text: string) => void;
}

const HINTS: Readonly<Partial<Record<keyof PriceDraft, string>>> = words.hints;
const REQUIRED: readonly (keyof PriceDraft)[] = ["provider", "sku", "unit", "currency", "effectiveDate"];

function PriceField({ name, value, error, onText }: PriceFieldProps): ReactNode {
  const shared = {
    label: words.fields[name],
    hint: HINTS[name],
    value,
    error,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onText(target.value),
  };
  if (name === "description") {
    return <TextArea {...shared} />;
  }
  return (
    <TextField
      {...shared}
      type={name === "effectiveDate" ? "date" : "text"}
      inputMode={name === "unitPrice" ? "decimal" : undefined}
      autoComplete="off"
      required={REQUIRED.includes(name)}
    />
  );
}
