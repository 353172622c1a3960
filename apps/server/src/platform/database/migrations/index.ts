import { AgentTokens1795238100000 } from "./20261121-agent-tokens.js";
import { AuditOrder1795231800000 } from "./20261121-audit-order.js";
import { BindingsOfChannels1795241700000 } from "./20261121-bindings-of-channels.js";
import { Branches1795228200000 } from "./20261121-branches.js";
import { ClosedFacts1795248600000 } from "./20261121-closed-facts.js";
import { ExternalSignIn1795243500000 } from "./20261121-external-sign-in.js";
import { FactLists1795230000000 } from "./20261121-fact-lists.js";
import { FirstSchema1795219200000 } from "./20261121-first-schema.js";
import { Keys1795236300000 } from "./20261121-keys.js";
import { MainStreamsClaimed1795245300000 } from "./20261121-main-streams-claimed.js";
import { Revisions1795224600000 } from "./20261121-revisions.js";
import { SchemaDeletions1795239900000 } from "./20261121-schema-deletions.js";
import { Settings1795233600000 } from "./20261121-settings.js";
import { SizesOfModels1795246800000 } from "./20261121-sizes-of-models.js";
import { Stress1795226400000 } from "./20261121-stress.js";
import { Views1795222800000 } from "./20261121-views.js";
import { NumbersCounted1795337520000 } from "./20261122-numbers-counted.js";
import { NumbersOfBranches1795337490000 } from "./20261122-numbers-of-branches.js";
import { NumbersOfProjects1795337400000 } from "./20261122-numbers-of-projects.js";
import { NumbersOfRevisions1795337460000 } from "./20261122-numbers-of-revisions.js";
import { StoredBytes1795385700000 } from "./20261122-stored-bytes.js";
import { TokensApartFromProjects1795337580000 } from "./20261122-tokens-apart-from-projects.js";
import { Promises1795392000000 } from "./20261123-promises.js";
import { Decisions1795482000000 } from "./20261124-decisions.js";
import { Questions1795572000000 } from "./20261125-questions.js";
import { Review1795651200000 } from "./20261126-review.js";
import { Pins1795737600000 } from "./20261127-pins.js";
import { FactsSince1795838400000 } from "./20261128-facts-since.js";
import { MoreOfViews1795849200000 } from "./20261128-more-of-views.js";
import { ProjectStamps1795834800000 } from "./20261128-project-stamps.js";
import { Search1795842000000 } from "./20261128-search.js";
import { SessionsOfDevices1795831200000 } from "./20261128-sessions-of-devices.js";
import { SourceRepositories1795852800000 } from "./20261128-source-repositories.js";
import { WaysBackIn1795845600000 } from "./20261128-ways-back-in.js";
import { SourceImports1795935600000 } from "./20261129-source-imports.js";
import { SourceScans1795856400000 } from "./20261129-source-scans.js";
import { Prices1796025600000 } from "./20261130-prices.js";
import { RunsOfScans1795939200000 } from "./20261130-runs-of-scans.js";
import { AiCalls1796112000000 } from "./20261201-ai-calls.js";
import { FlowProposals1796198400000 } from "./20261202-flow-proposals.js";
import { SourceFound1796371200000 } from "./20261204-source-found.js";
import { ScanDays1796457600000 } from "./20261205-scan-days.js";
import { ArchitectureProposals1796544000000 } from "./20261206-architecture-proposals.js";
import { PlacesOfProjects1796630400000 } from "./20261207-places-of-projects.js";
import { GroundsOfLinks1796716800000 } from "./20261208-grounds-of-links.js";
import type { ServiceMigration } from "./service-migration.js";

/** In the order they are run. What a migration leaves behind is never changed after it landed. */
export const MIGRATIONS = [
  FirstSchema1795219200000,
  Views1795222800000,
  Revisions1795224600000,
  Stress1795226400000,
  Branches1795228200000,
  FactLists1795230000000,
  AuditOrder1795231800000,
  Settings1795233600000,
  Keys1795236300000,
  AgentTokens1795238100000,
  SchemaDeletions1795239900000,
  BindingsOfChannels1795241700000,
  ExternalSignIn1795243500000,
  MainStreamsClaimed1795245300000,
  SizesOfModels1795246800000,
  ClosedFacts1795248600000,
  NumbersOfProjects1795337400000,
  NumbersOfRevisions1795337460000,
  NumbersOfBranches1795337490000,
  NumbersCounted1795337520000,
  TokensApartFromProjects1795337580000,
  StoredBytes1795385700000,
  Promises1795392000000,
  Decisions1795482000000,
  Questions1795572000000,
  Review1795651200000,
  Pins1795737600000,
  SessionsOfDevices1795831200000,
  ProjectStamps1795834800000,
  FactsSince1795838400000,
  Search1795842000000,
  WaysBackIn1795845600000,
  MoreOfViews1795849200000,
  SourceRepositories1795852800000,
  SourceScans1795856400000,
  SourceImports1795935600000,
  RunsOfScans1795939200000,
  Prices1796025600000,
  AiCalls1796112000000,
  FlowProposals1796198400000,
  SourceFound1796371200000,
  ScanDays1796457600000,
  ArchitectureProposals1796544000000,
  PlacesOfProjects1796630400000,
  GroundsOfLinks1796716800000,
] as const satisfies readonly (new () => ServiceMigration)[];
