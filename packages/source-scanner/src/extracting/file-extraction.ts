import type { CodeExtraction, Lines } from "../code/code-extraction.js";
import type { Contract } from "../contracts/contract.js";
import type { AppSetting } from "../infrastructure/read-app-config.js";
import type { BrokerExtraction } from "../infrastructure/read-broker-resource.js";
import type { ComposeService } from "../infrastructure/read-compose.js";
import type { DockerfileExtraction } from "../infrastructure/read-dockerfile.js";
import type { HelmExtraction } from "../infrastructure/read-helm.js";
import type { KubernetesExtraction } from "../infrastructure/read-kubernetes.js";
import type { OutboxTable } from "../infrastructure/read-sql.js";
import type { Manifest } from "../manifests/manifest.js";
import type { GradleCatalog } from "../manifests/read-gradle-catalog.js";
import type { UnreadBytes } from "../reading/decode-source.js";

/** What a file holds, whatever its path. */
export type FileContent =
  | { readonly kind: "source"; readonly code: CodeExtraction }
  | { readonly kind: "manifest"; readonly manifest: Manifest }
  | { readonly kind: "gradle-catalog"; readonly catalog: GradleCatalog }
  | { readonly kind: "compose"; readonly services: readonly ComposeService[] }
  | { readonly kind: "dockerfile"; readonly dockerfile: DockerfileExtraction }
  | {
      readonly kind: "kubernetes";
      readonly kubernetes: KubernetesExtraction;
      /** A template that may say more where it is filled in. */
      readonly isPartial: boolean;
    }
  | { readonly kind: "helm"; readonly helm: HelmExtraction }
  | { readonly kind: "settings"; readonly settings: readonly AppSetting[] }
  | { readonly kind: "contract"; readonly contract: Contract }
  | { readonly kind: "broker"; readonly broker: BrokerExtraction }
  | { readonly kind: "sql"; readonly tables: readonly OutboxTable[] }
  | { readonly kind: "nothing" }
  | { readonly kind: "unread"; readonly reason: UnreadBytes | UnreadText };

/** Why a text says nothing: what it may have said before is not shown to be gone. */
export type UnreadText = "empty" | "not-readable" | "template-not-rendered";

/** Why a file was not read; null when it was. */
export function whyUnread(content: FileContent): UnreadBytes | UnreadText | null {
  return content.kind === "unread" ? content.reason : null;
}

/** What a scan keeps of a file: plain data, equal for equal bytes of one class and extension. */
export interface FileExtraction {
  readonly content: FileContent;
  /** Where it configures the connector that relays an outbox; null when it does not. */
  readonly outboxRouter: Lines | null;
}
