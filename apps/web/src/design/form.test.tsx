import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Button } from "./button.js";
import { TextArea } from "./field.js";
import { Form } from "./form.js";

afterEach(cleanup);

function shown(look: { readonly isBusy?: boolean } = {}) {
  const onSubmit = jest.fn();
  render(
    <Form onSubmit={onSubmit}>
      <TextArea label="Reason" />
      <Button type="submit" {...look}>
        Save
      </Button>
    </Form>,
  );
  return { onSubmit, type: (keys: string) => userEvent.type(screen.getByLabelText("Reason"), keys) };
}

describe("a form with a long text", () => {
  it("is sent by Ctrl Enter, where Enter begins a line", async () => {
    const { onSubmit, type } = shown();
    await type("one{Enter}two");
    expect(onSubmit).not.toHaveBeenCalled();
    await type("{Control>}{Enter}{/Control}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("is not sent twice while its button is busy", async () => {
    const { onSubmit, type } = shown({ isBusy: true });
    await type("one{Control>}{Enter}{/Control}");
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
