import { compareCodeUnits, type Model, present } from "@plumbline/model-core";
import { contractConflicts } from "./blockers/contract-conflicts.js";
import { inBlockerOrder } from "./blockers/in-blocker-order.js";
import { producerMismatches } from "./blockers/producer-mismatches.js";
import { selfCheckFailed } from "./blockers/self-check-failed.js";
import { unrepresentableNumbers } from "./blockers/unrepresentable-numbers.js";
import type { BundleFile } from "./bundle-file.js";
import { asyncApiDraft } from "./contracts/asyncapi/asyncapi-document.js";
import { publications } from "./contracts/asyncapi/publications.js";
import { type ContractDraft, unwritableSchema } from "./contracts/contract-draft.js";
import { contractNotes } from "./contracts/contract-notes.js";
import type { Contracts } from "./contracts/contracts.js";
import type { ContractsInput } from "./contracts/contracts-input.js";
import { type OperationPlaces, operationPlaces } from "./contracts/openapi/held-operations.js";
import { openApiDraft } from "./contracts/openapi/openapi-document.js";
import { operationContracts } from "./contracts/openapi/operation-contracts.js";
import { SchemasOfContracts } from "./contracts/schemas/schemas-of-contracts.js";
import { BUNDLE_LIMITS } from "./limits.js";
import { checkContracts } from "./self-check/check-contracts.js";
import { writeContractYaml } from "./yaml/write-contract-yaml.js";

/**
 * Writes OpenAPI 3.1.0 for each element that owns an HTTP operation with a method and a path as name, and AsyncAPI 3.0.0
 * for the project; reads them back and compares them with the model. Equal input gives equal bytes, whatever the order
 * of its lists.
 */
export function writeContracts(input: ContractsInput): Contracts {
  const { model, scenarios } = input;
  const places = operationPlaces(model);
  const drafts = draftsOf(input, places);
  const unwritten = new Set(
    drafts.filter((draft) => unwritableSchema(draft) !== undefined).map(({ path }) => path),
  );
  const { files, isWhole } = filesOf(drafts.filter(({ path }) => !unwritten.has(path)));
  const readBack = isWhole ? files : [];
  const selfCheck = checkContracts({
    files: readBack,
    input,
    unwritten,
    notes: contractNotes(drafts, model),
  });
  const blockers = inBlockerOrder([
    ...contractConflicts(places.conflicting),
    ...producerMismatches(model, scenarios),
    ...unrepresentableNumbers(drafts),
    ...selfCheckFailed(selfCheck),
  ]);
  return { files, operationContracts: operationContracts(model, places, unwritten), blockers, selfCheck };
}

/** In the order of their paths. */
function draftsOf(
  { projectName, model, scenarios }: ContractsInput,
  places: OperationPlaces,
): readonly ContractDraft[] {
  const schemas = new SchemasOfContracts(model);
  const elements = elementsById(model);
  const openApi = [...places.heldOf].map(([id, held]) =>
    openApiDraft(present(elements.get(id)), held, schemas),
  );
  const content = { projectName, model, publications: publications(scenarios, model) };
  return [...openApi, asyncApiDraft(content, schemas)].sort((left, right) =>
    compareCodeUnits(left.path, right.path),
  );
}

function elementsById({ elements }: Model): ReadonlyMap<string, Model["elements"][number]> {
  return new Map(elements.map((element) => [element.id, element]));
}

interface WrittenFiles {
  readonly files: readonly BundleFile[];
  /** Else they end with one that is over a limit of bundles: no bundle can hold them, and nothing is read back. */
  readonly isWhole: boolean;
}

function filesOf(drafts: readonly ContractDraft[]): WrittenFiles {
  const files: BundleFile[] = [];
  let left: number = BUNDLE_LIMITS.bundleBytes;
  for (const { path, document } of drafts) {
    const most = Math.min(left, BUNDLE_LIMITS.fileBytes);
    const text = writeContractYaml(document, most);
    files.push({ path, text });
    left -= text.length;
    if (text.length > most) {
      return { files, isWhole: false };
    }
  }
  return { files, isWhole: true };
}
