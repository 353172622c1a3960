import { anyJson, guid, list, object, text, word } from "@plumbline/model-core/declaring";
import { LINK_LISTS } from "@plumbline/promise-core";
import { declared } from "../../../platform/openapi/declared.js";

const FIELD = object({
  field: text(),
  left: anyJson(),
  right: anyJson(),
});

/** `left` is in force, `right` the draft. */
export const PromiseChangesResponse = declared(
  "PromiseChanges",
  object({
    fields: list(FIELD),
    links: list(
      object({
        list: word(Object.keys(LINK_LISTS) as readonly string[]),
        added: list(guid()),
        removed: list(guid()),
      }),
    ),
    obligations: list(
      object({
        key: text(),
        title: text(),
        change: word(["added", "changed", "removed"]),
        fields: list(FIELD),
      }),
    ),
  }),
  "answered",
);
