import { present, type Result } from "@plumbline/model-core";
import type { ConvertRefusal } from "../conversion.js";
import type { Converted, ConverterInput } from "../drafting/converted.js";
import { startDraft } from "../drafting/start-draft.js";
import { refuseAt } from "../reading/refuse.js";
import { spelledWord } from "../reading/spelled-word.js";
import { ASYNCAPI } from "../schemas/dialect.js";
import { SchemaShelf } from "../schemas/schema-shelf.js";
import { channelsOfVersion2, channelsOfVersion3 } from "./channel-uses.js";
import { draftChannels } from "./draft-channels.js";
import { draftMessages } from "./draft-messages.js";
import { PartiesOfContract } from "./parties-of-contract.js";
import { noteWhatIsLeft } from "./what-asyncapi-leaves.js";

const VERSION = /^([23])\.\d+\.\d+/;

/** AsyncAPI 2 and 3: the channels of an application, what it sends to them and what it receives. */
export function convertAsyncApi(input: ConverterInput): Result<Converted, ConvertRefusal> {
  const document = present(input.documents[0]);
  const { notes, ownerId, source } = input;
  const version = document.at("asyncapi");
  const [, major] = VERSION.exec(version.word ?? "") ?? [];
  if (version.word === null || major === undefined) {
    return refuseAt(version, "must be a version of AsyncAPI 2 or 3, as 3.0.0", source);
  }
  for (const key of ["channels", "operations"]) {
    if (document.at(key).isThere && !document.at(key).isObject) {
      return refuseAt(document.at(key), "must be an object", source);
    }
  }
  const info = document.at("info");
  const name = info.at("title").word ?? "";
  const draft = startDraft(
    {
      format: "asyncapi",
      key: name,
      formatVersion: version.word,
      revision: spelledWord(info.at("version"), input),
    },
    input,
  );
  const read = major === "2" ? channelsOfVersion2(document, notes) : channelsOfVersion3(document, notes);
  const parties = new PartiesOfContract(draft, document, { ownerId, uses: read.uses });
  draftChannels(read, draft, parties);
  const shelf = new SchemaShelf(draft, { document, dialect: ASYNCAPI });
  draftMessages(read, { document, draft, shelf, parties });
  noteWhatIsLeft(document, read, notes);
  return { ok: true, value: { draft, name } };
}
