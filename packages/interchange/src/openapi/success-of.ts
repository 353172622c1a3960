import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";

/** The response of a success that an operation describes first: `200` before `201` before `2XX` before `default`. */
export function successOf(responses: Place, notes: NoteList): Place {
  const rank = ({ key }: Place): string => (/^2\d\d$/.test(key) ? key : /^2xx$/i.test(key) ? "3" : "4");
  const [first, ...others] = responses.members
    .filter(({ key }) => /^2(?:\d\d|xx)$/i.test(key) || key === "default")
    .sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
  for (const other of others) {
    notes.add(other, "is a response beside the one of success that an operation has");
  }
  for (const response of responses.members) {
    if (/^[1345]/.test(response.key)) {
      notes.add(response, "is a response beside the one of success that an operation has");
    }
  }
  return first ?? responses.at("2XX");
}
