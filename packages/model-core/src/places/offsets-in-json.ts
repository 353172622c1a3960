import { JsonTokens } from "../json/json-tokens.js";
import { type PlaceTree, PlaceWalk } from "./place-tree.js";

/** Notes where values stand in a text that is JSON; of a repeated key the last one. */
export function offsetsInJson(text: string, tree: PlaceTree): void {
  const tokens = new JsonTokens(text);
  const walk = new PlaceWalk(tree.root);
  walk.enter();
  walk.item(tokens.next);
  value(tokens, walk);
}

/** Goes no deeper than the reader lets a text nest. */
function value(tokens: JsonTokens, walk: PlaceWalk): void {
  if (tokens.take("[")) {
    walk.enter();
    list(tokens, walk);
    walk.leave();
  } else if (tokens.take("{")) {
    walk.enter();
    object(tokens, walk);
    walk.leave();
  } else if (tokens.atString()) {
    tokens.string();
  } else if (tokens.number() === null) {
    tokens.literal();
  }
}

function list(tokens: JsonTokens, walk: PlaceWalk): void {
  if (tokens.take("]")) {
    return;
  }
  do {
    walk.item(tokens.next);
    value(tokens, walk);
  } while (tokens.take(","));
  tokens.take("]");
}

function object(tokens: JsonTokens, walk: PlaceWalk): void {
  if (tokens.take("}")) {
    return;
  }
  do {
    const offset = tokens.next;
    walk.member(tokens.string() ?? "", offset);
    tokens.take(":");
    value(tokens, walk);
  } while (tokens.take(","));
  tokens.take("}");
}
