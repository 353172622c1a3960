import {
  boolean,
  guid,
  list,
  mapOf,
  nullable,
  object,
  orElseAlsoNull,
  orNull,
} from "@plumbline/model-core/declaring";

/** The body that decides items; keys that are missing or null say nothing. */
export const DECISION_BODY = object({
  accept: orNull(list(guid(), { about: "Items by their IDs; what they depend on is accepted with them" })),
  reject: orNull(list(guid(), { about: "Items by their IDs; what depends on them is rejected with them" })),
  targets: orNull(
    mapOf(nullable(guid()), {
      about: "Facts for accepted items, by the IDs of these; null makes a new one",
    }),
  ),
  never: orElseAlsoNull(
    boolean({ about: "What is rejected is not proposed again while source says the same" }),
    false,
  ),
});
