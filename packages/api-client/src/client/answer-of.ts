import { AnswerError } from "../errors/answer-error.js";
import { failureOf } from "../errors/failure-of.js";
import { isNamed, networkError } from "../errors/network-error.js";

/** What a method of the client gives. */
type Answer<Data> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: unknown; readonly response: Response };

/** What succeeded, with the answer that says its entity tag and version. */
export interface AnsweredWith<Data> {
  readonly data: Data;
  readonly response: Response;
}

/**
 * What a call gives, with its headers. Throws a ProblemError for what the service refuses, an AnswerError for what is no
 * answer of it, a NetworkError where there was none, and the reason of the caller's signal where that ended it.
 */
export async function answerOf<Data>(call: Promise<Answer<Data>>): Promise<AnsweredWith<Data>> {
  const answer = await readToItsEnd(call);
  if (isData(answer)) {
    return answer;
  }
  throw failureOf(answer.response, answer.error);
}

/** What a call gives: `answerOf` without the headers. */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  return (await answerOf(call)).data;
}

/** As `answerOf`, for a read with `ifNoneMatch`: null where it would say what is known already (304). */
export async function dataIfChanged<Data>(call: Promise<Answer<Data>>): Promise<AnsweredWith<Data> | null> {
  const answer = await readToItsEnd(call);
  return answer.response.status === 304 ? null : answerOf(Promise.resolve(answer));
}

/** The key is there also where there is nothing to say (204). */
function isData<Data>(answer: Answer<Data>): answer is AnsweredWith<Data> {
  return "data" in answer;
}

/** A body can break off, or be no JSON, after the answer began. */
async function readToItsEnd<Data>(call: Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    return await call;
  } catch (error) {
    if (isNamed(error, "SyntaxError")) {
      throw new AnswerError(`The answer is no JSON: ${error.message}`, null, "", error);
    }
    throw networkError(error, "the service");
  }
}
