import type {
  BranchTarget,
  ChannelTarget,
  OperationTarget,
  PublishStep,
  StoreTarget,
  SubscriptionTarget,
} from "./targets.js";

/** Everything steps refer to, by number. */
export interface TargetsOfSteps {
  readonly operations: readonly OperationTarget[];
  readonly subscriptions: readonly SubscriptionTarget[];
  readonly stores: readonly StoreTarget[];
  readonly channels: readonly ChannelTarget[];
  readonly publishes: readonly PublishStep[];
  readonly branches: readonly BranchTarget[];
}
