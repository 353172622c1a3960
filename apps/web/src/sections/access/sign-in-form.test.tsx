import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { makeQueryClient } from "../../api/query-client.js";
import { SignInForm } from "./sign-in-form.js";

configure({ asyncUtilTimeout: 60_000 });

const platformFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  globalThis.fetch = platformFetch;
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** The form before a service that gives one answer, with what it was sent. */
function formBefore({ status, body, headers = {} }: Answer) {
  const sent: unknown[] = [];
  globalThis.fetch = async (input) => {
    sent.push(await new Request(input).json());
    const type = status < 400 ? "application/json" : "application/problem+json";
    return new Response(JSON.stringify(body), { status, headers: { "content-type": type, ...headers } });
  };
  const onIn = jest.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <SignInForm onIn={onIn} />
    </QueryClientProvider>,
  );
  return { onIn, sent };
}

async function typeAndEnter(): Promise<void> {
  const user = userEvent.setup();
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  await user.keyboard(" ada@example.com{Tab}Some password{Enter}");
}

describe("the sign-in form", () => {
  it("sends what was typed by Enter, and says that somebody is in", async () => {
    const { onIn, sent } = formBefore({ status: 200, body: { user: {} } });
    await typeAndEnter();
    await waitFor(() => expect(onIn).toHaveBeenCalled());
    expect(sent).toEqual([{ email: "ada@example.com", password: "Some password" }]);
  });

  it("says what the service says, and how an account is locked", async () => {
    const title = "The email or the password is wrong, or the account is locked";
    const { onIn } = formBefore({ status: 401, body: { type: "unauthorized", title, errors: [] } });
    await typeAndEnter();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain("locked for 5 minutes");
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "Some password");
    expect(onIn).not.toHaveBeenCalled();
  });

  it("says what is wrong with a field at that field, and goes there", async () => {
    const errors = [{ field: "password", message: "is required" }];
    formBefore({ status: 400, body: { type: "validation_error", title: "password: is required", errors } });
    await typeAndEnter();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("is required");
    const password = screen.getByLabelText("Password");
    expect(password.getAttribute("aria-invalid")).toBe("true");
    expect(password.getAttribute("aria-describedby")).toContain(alert.id);
    expect(document.activeElement).toBe(password);
  });

  it("has who tried too often wait as long as the service says", async () => {
    const body = { type: "rate_limited", title: "Too many requests", errors: [] };
    formBefore({ status: 429, body, headers: { "retry-after": "42" } });
    await typeAndEnter();
    const button = await screen.findByRole("button", { name: /^Again in (?:4[0-2]|3\d) s$/ });
    expect(button).toHaveProperty("disabled", true);
  });
});
