import { Injectable } from "@nestjs/common";
import { validationError } from "../../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../../platform/http/send-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import { FITTING } from "../tools/fitting.work.js";
import type { ToolCall, ToolFinding } from "../tools/handled-tool.js";

/** The state that a page is of, and how many items of it were shown. */
interface Position {
  readonly state: string;
  readonly shown: number;
}

const POSITION = /^(.{1,200}) (\d{1,9})$/;

/** Pages of a list that a service answers whole, as JSON: taken apart in a thread, since it may be large. */
@Injectable()
export class PagedBytes {
  private readonly work;

  constructor(threads: Threads) {
    this.work = threads.lineFor(FITTING);
  }

  /** A page goes on with the very state that it began with: of another one the cursor is refused. */
  async found(
    member: string,
    { page, gone }: Pick<ToolCall, "page" | "gone">,
    { bytes, etag = "" }: BytesAnswer,
  ): Promise<ToolFinding> {
    const after = positionIn(page.cursor, etag);
    const request = { bytes: new Uint8Array(bytes), member, after, limit: page.limit };
    const { data, shown, total } = await this.work.run("pageOfList", request, { unlessLeft: gone });
    const cursorAfter = (count: number): string => `${etag} ${after + count}`;
    return { data, nextCursor: after + shown < total ? cursorAfter(shown) : null, cursorAfter };
  }
}

/** How many items were shown before; 0 without a cursor. */
export function positionIn(cursor: string | undefined, state: string): number {
  if (cursor === undefined) {
    return 0;
  }
  const position = parsed(cursor);
  if (position?.state !== state) {
    throw validationError([{ field: "cursor", message: "is of another state: the design changed since" }]);
  }
  return position.shown;
}

function parsed(cursor: string): Position | null {
  const [, state, shown] = POSITION.exec(cursor) ?? [];
  return state === undefined ? null : { state, shown: Number(shown) };
}
