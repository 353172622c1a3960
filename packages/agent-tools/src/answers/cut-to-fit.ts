import { jsonOf } from "@plumbline/model-core";
import { type Budget, fits, inWords } from "./budget.js";
import { cutsInWords } from "./cut.js";
import type { Envelope } from "./envelope.js";
import { measured } from "./measured.js";
import { mostThat } from "./most-that.js";
import { type Shortened, shorten } from "./shorten.js";

/** An answer as it is sent. */
export interface CutAnswer {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * The text of an answer, of whose `data` as much is kept as a budget has room for. The notice says what was cut and which
 * endpoint gives all of it. Where not even the rest has room, the notice stands alone with what the answer is about.
 */
export function cutToFit(answer: Envelope, budget: Budget, endpoint: string): CutAnswer {
  const whole = JSON.stringify(answer);
  if (fits(whole, budget)) {
    return { text: whole, isCut: false };
  }
  const data = measured(jsonOf(answer.data));
  const withRoom = (room: number): string =>
    textOf(answer, shorten(data, room, []), noticeWith(budget, endpoint));
  const room = mostThat(Math.min(data.size - 1, budget.bytes), (most) => fits(withRoom(most), budget));
  const text = withRoom(room);
  return { text: fits(text, budget) ? text : leastOf(answer, budget, endpoint), isCut: true };
}

/** Says what was cut in a sentence, with the endpoint that cuts nothing. */
type Notice = (cut: string) => string;

function noticeWith(budget: Budget, endpoint: string): Notice {
  return (cut) => `Cut to keep to ${inWords(budget)}: ${cut}. ${endpoint} gives all of it.`;
}

function textOf(answer: Envelope, { value = {}, cuts }: Shortened, noticeOf: Notice): string {
  const said = noticeOf(cutsInWords(cuts));
  const notice = answer.notice === null ? said : `${answer.notice} ${said}`;
  return JSON.stringify({ ...answer, data: value, notice });
}

/** Without anything that may be long. */
function leastOf(answer: Envelope, budget: Budget, endpoint: string): string {
  const cursor = answer.nextCursor === null ? "" : "; so is nextCursor, which a larger budget gives";
  const notice = noticeWith(budget, endpoint)(`data is left out${cursor}`);
  return JSON.stringify({ ...answer, data: {}, nextCursor: null, notice });
}
