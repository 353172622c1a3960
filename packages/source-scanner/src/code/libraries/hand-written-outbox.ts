import { lastPart } from "../../text/last-part.js";
import { CODE_LANGUAGES, type CodeName, type SiteDetail } from "../code-extraction.js";
import type { LibraryTable, Pick } from "../finding/site-rule.js";
import { isWithinCall, type Use } from "../finding/use.js";
import { calleeName } from "../syntax/read-value.js";
import { mentionAround, OUTBOX_WORDS } from "./outbox-words.js";
import { isInTransaction, runsByItself } from "./transaction-scopes.js";

/** Types whose names have the word, but that do something with an outbox and are none. */
const DOERS =
  /(?:Service|Processor|Relay|Publisher|Worker|Job|Handler|Controller|Configurations?|Config|Options|Settings|Extensions?|Module|Dispatcher|Poller|Tests?|Repository|Exception|Error|Interceptor|Cleaner|Producer|Sender|Scheduler|Factory|Builder|Mapper|Dto|Forwarder|Writer|Reader|Manager|Properties|Consumer|Listener|Status|State|Enum|Admin|Serializer|Context)$/;

const WRITES = [
  "Add",
  "AddAsync",
  "AddRange",
  "AddRangeAsync",
  "Insert",
  "InsertAsync",
  "InsertOneAsync",
  "add",
  "add_all",
  "save",
  "saveAll",
  "saveAndFlush",
  "insert",
  "insertOne",
  "bulk_create",
  "create",
  "Create",
  "createMany",
  "persist",
  "Persist",
  "values",
];

/** Calls that declare a table, collection or entity of the name they are given. */
const TABLES = [
  "ToTable",
  "Table",
  "Entity",
  "define",
  "pgTable",
  "mysqlTable",
  "sqliteTable",
  "createTable",
  "create_table",
];

const PUBLISHES = [
  "Publish",
  "PublishAsync",
  "publish",
  "Send",
  "SendAsync",
  "send",
  "sendBatch",
  "send_and_wait",
  "convertAndSend",
  "emit",
  "Produce",
  "ProduceAsync",
  "produce",
  "BasicPublish",
  "BasicPublishAsync",
  "basic_publish",
  "sendToQueue",
  "PublishWithContext",
  "WriteMessages",
  "SendMessage",
];

/** What a publisher is called. */
const PUBLISHER =
  /bus|publish|produc|broker|kafka|rabbit|amqp|template|channel|sender|queue|writer|endpoint|nats|client|stream/i;

function role(name: NonNullable<SiteDetail["role"]>): () => SiteDetail {
  return () => ({ role: name });
}

const word: Pick = (use) => [{ literal: use.token }];

const INSERT = /\binsert\s+into\s+[\w."'`[\]]*(?:outbox|IntegrationEventLog)/i;
const CREATE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?[\w."'`[\]]*(?:outbox|IntegrationEventLog)/i;

/** The last part of a name, which is all the text there is. */
function isWholeName(use: Use): boolean {
  return new RegExp(`^\\W*(?:\\w+\\.)*${use.token}\\W*$`).test(use.leaf.text);
}

/** The first word of those in a call that writes speaks for all. */
function isWritten(use: Use): boolean {
  const { syntax } = use.view;
  const call = use.path.find(
    (node) => syntax.calls[node.type] !== undefined && WRITES.includes(calleeName(syntax, node) ?? ""),
  );
  use.view.budget.treeSteps -= (call?.endIndex ?? 0) - (call?.startIndex ?? 0);
  const first = call === undefined ? null : new RegExp(OUTBOX_WORDS.join("|")).exec(call.text);
  return call !== undefined && first !== null && call.startIndex + first.index === use.leaf.startIndex;
}

const relayed: Pick = (use): readonly CodeName[] => {
  const mention = mentionAround(use);
  return mention === undefined ? [] : [{ literal: mention.word }];
};

function isPublisher(use: Use): boolean {
  const { on } = use.call;
  return on?.is === "name" && PUBLISHER.test(lastPart(on.path));
}

/** Parts of an outbox that a team wrote itself. One part alone says little: all three in one service do. */
export const HAND_WRITTEN_OUTBOX: LibraryTable = {
  library: "hand-written",
  languages: CODE_LANGUAGES,
  gate: ["[oO]utbox|OUTBOX|IntegrationEventLog"],
  imports: [],
  rules: [
    {
      tokens: ["\\w*(?:[oO]utbox|OUTBOX)\\w*", "IntegrationEventLogEntry"],
      as: ["type"],
      only: (use) => !DOERS.test(use.token) && !/^I[A-Z][a-z]/.test(use.token),
      kind: "role",
      name: word,
      detail: role("storage"),
    },
    {
      tokens: OUTBOX_WORDS,
      as: ["text"],
      only: (use) => CREATE.test(use.leaf.text) || (isWithinCall(use, TABLES) && isWholeName(use)),
      kind: "role",
      name: word,
      detail: role("storage"),
    },
    {
      tokens: OUTBOX_WORDS,
      as: ["mention", "call", "new"],
      only: (use) => isWritten(use) && isInTransaction(use),
      kind: "role",
      name: word,
      detail: role("write"),
    },
    {
      tokens: OUTBOX_WORDS,
      as: ["text"],
      only: (use) => INSERT.test(use.leaf.text) && isInTransaction(use),
      kind: "role",
      name: word,
      detail: role("write"),
    },
    {
      tokens: PUBLISHES,
      as: ["call"],
      only: (use) => isPublisher(use) && runsByItself(use),
      kind: "role",
      name: relayed,
      detail: role("relay"),
    },
  ],
};
