import type { Transport } from "@plumbline/model-core";
import type { Lines } from "../code/code-extraction.js";
import type { DeclaredBinding, DeclaredChannel } from "../infrastructure/read-broker-resource.js";

/** Something that a service does when it is called, as a contract states it. */
export interface ContractOperation {
  readonly transport: Transport;
  readonly name: string;
  /** Names of schemas of the contract. */
  readonly requestSchema: string | null;
  readonly responseSchema: string | null;
  readonly lines: Lines;
}

export interface ContractSchema {
  readonly name: string;
  /** A JSON Schema that stands by itself, as text. */
  readonly content: string;
  readonly lines: Lines;
}

export interface ContractMessage {
  readonly name: string;
  readonly schema: string | null;
  readonly lines: Lines;
}

/** What the application of a contract does with a channel. */
export interface ContractUse {
  readonly action: "publish" | "subscribe";
  readonly channel: string;
  readonly message: string | null;
  readonly lines: Lines;
}

/** What a contract states; `notes` say what of it is left out. */
export interface Contract {
  readonly operations: readonly ContractOperation[];
  readonly schemas: readonly ContractSchema[];
  readonly messages: readonly ContractMessage[];
  readonly channels: readonly DeclaredChannel[];
  readonly bindings: readonly DeclaredBinding[];
  readonly uses: readonly ContractUse[];
  readonly notes: readonly string[];
}

export const EMPTY_CONTRACT: Contract = {
  operations: [],
  schemas: [],
  messages: [],
  channels: [],
  bindings: [],
  uses: [],
  notes: [],
};
