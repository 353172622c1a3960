import { expect } from "@jest/globals";
import type { Response } from "supertest";

/** What an error answer says, once its form is checked. */
export interface Problem {
  readonly status: number;
  readonly type: string;
  readonly fields: readonly string[];
}

export function problem(answer: Response): Problem {
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(typeof answer.body.title).toBe("string");
  const errors = answer.body.errors as { field: string; message: string }[];
  return { status: answer.status, type: answer.body.type, fields: errors.map(({ field }) => field) };
}
