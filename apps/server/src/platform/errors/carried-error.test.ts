import { expect, it } from "@jest/globals";
import { ApiError, otherVersion } from "./api-error.js";
import { arrivedError, carriedError } from "./carried-error.js";

it("an answer that a thread throws arrives as it was, from its message alone", () => {
  const thrown = otherVersion("main", 7);
  const arrived = arrivedError(new Error(carriedError(thrown).message));
  expect(arrived).toBeInstanceOf(ApiError);
  expect(arrived).toMatchObject({
    message: thrown.message,
    status: 409,
    type: "conflict",
    errors: thrown.errors,
    members: { modelVersion: 7 },
  });
});

it("anything else arrives as it is", () => {
  const bug = new Error("a bug");
  expect(arrivedError(bug)).toBe(bug);
  expect(arrivedError("text")).toBe("text");
});
