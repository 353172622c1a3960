import { type ElementId, type Guid, parseGuid } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import { ownerOfContract } from "../drafting/owner-of-contract.js";
import { idOfNamedElement } from "../drafting/start-draft.js";
import type { Place } from "../reading/place.js";
import type { ReadChannels } from "./channel-uses.js";

const OTHERS =
  "Stands for whoever sends what the application receives: its AsyncAPI document does not say who that is.";

/** The elements around the channels of a contract; each is drafted when it is first needed. */
export class PartiesOfContract {
  readonly #draft: ModelDraft;
  readonly #document: Place;
  readonly #ownerId: ElementId | null;
  /** By the IDs that a contract of Plumbline names elements by. */
  readonly #names = new Map<Guid, string>();
  #owner: ElementId | null = null;
  #others: ElementId | null = null;

  constructor(
    draft: ModelDraft,
    document: Place,
    { ownerId, uses }: { readonly ownerId: ElementId | null } & Pick<ReadChannels, "uses">,
  ) {
    this.#draft = draft;
    this.#document = document;
    this.#ownerId = ownerId;
    for (const { operation } of uses) {
      const id = parseGuid(
        operation.at("x-consumer-id").value ?? operation.at("x-publisher-id").value ?? null,
      );
      const title = operation.at("title").text;
      if (id !== null && title !== null) {
        this.#names.set(id, title);
      }
    }
  }

  /** The application that the contract is of. */
  get owner(): ElementId {
    this.#owner ??= ownerOfContract(this.#draft, this.#document, { ownerId: this.#ownerId });
    return this.#owner;
  }

  get others(): ElementId {
    const title = this.#document.at("info").at("title");
    this.#others ??= this.#draft.element({
      key: "others",
      kind: "system",
      name: `Others around ${title.word ?? "the contract"}`,
      description: OTHERS,
      factStatus: "unknown",
      at: this.#document.at("channels"),
    });
    return this.#others;
  }

  /** The element that a contract of Plumbline names by its ID; null where none is named. */
  named(place: Place): ElementId | null {
    const id = parseGuid<ElementId>(place.value ?? null);
    if (id === null || id === this.#ownerId) {
      return id;
    }
    const own = idOfNamedElement(id);
    return this.#draft.has(own) ? own : this.#standIn(own, id, place);
  }

  #standIn(own: ElementId, id: Guid, at: Place): ElementId {
    const name = this.#names.get(id);
    this.#draft.notes.add(at, "names an element whose kind the contract does not say: it becomes a system");
    return this.#draft.element({
      id: own,
      key: id,
      kind: "system",
      name: name ?? `Element ${id}`,
      factStatus: name === undefined ? "unknown" : "declared",
      at,
    });
  }
}
