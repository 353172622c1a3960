import {
  ANSWER_REQUEST,
  QUESTION_ORIGINS,
  QUESTION_REQUEST,
  QUESTION_SOURCE_KINDS,
  QUESTION_STATUSES,
} from "@plumbline/decision-core";
import { guid, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";

export const QuestionRequest = declaredClosed("QuestionRequest", QUESTION_REQUEST, "sent");
export const AnswerRequest = declaredClosed("AnswerRequest", ANSWER_REQUEST, "sent");

const ACTOR = text({ about: "user:<id> or agent-token:<id>" });
const AT = text({ about: "ISO 8601 in UTC" });
const ENDED = { about: "Of who answered or dropped it; null while it is open" };

const SOURCE = object(
  { kind: word(QUESTION_SOURCE_KINDS), id: guid(), index: integer({ about: "Its place there, from 0" }) },
  { about: "What it was kept from; null of one that was asked by itself" },
);
declared("QuestionSource", SOURCE, "answered");

const LISTED = {
  id: guid(),
  text: text(),
  about: list(guid()),
  missingAbout: list(guid(), { about: "Those of about that the project does not have" }),
  origin: word(QUESTION_ORIGINS),
  status: word(QUESTION_STATUSES),
  answer: nullable(text()),
  askedBy: ACTOR,
  askedAt: AT,
  answeredBy: nullable(text(ENDED)),
  answeredAt: nullable(text(ENDED)),
  source: nullable(SOURCE),
};

const END = object({
  answer: nullable(text({ about: "null where it was dropped" })),
  status: word(["answered", "dropped"]),
  by: ACTOR,
  at: AT,
});
declared("QuestionEnd", END, "answered");

export const QuestionListItemResponse = declared("QuestionListItem", object(LISTED), "answered");

export const QuestionResponse = declared(
  "QuestionResponse",
  object({ ...LISTED, history: list(END, { about: "How it ended before it was reopened, newest first" }) }),
  "answered",
);
