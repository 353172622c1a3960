/**
 * Why a binding does not bring a message on (docs/reference/playback.md#rule-8-routing-keys,
 * docs/reference/playback.md#rule-9-routed-and-not-routed).
 */
export type NotRoutedReason = "does-not-pass" | "already-taken";

/**
 * One message on its way through channels, bindings and subscriptions. Who routes a message says what these are and
 * what happens where it comes; the order and the decisions are those of `routeMessage`.
 */
export interface MessageWay<Channel, Binding, Subscription> {
  /** A dead letter is brought on like any other message, but no consumer plays (rule 11). */
  readonly isDeadLetter: boolean;
  /** Nothing more is done: a limit was passed. */
  readonly isOver: boolean;
  /** By ID. Asked when the channel has taken the message. */
  subscriptionsOf(channel: Channel): readonly Subscription[];
  /** By ID. Asked once, after the subscriptions. */
  bindingsFrom(channel: Channel): readonly Binding[];
  targetOf(binding: Binding): Channel;
  /** What `passesBinding` says of the binding; asked once for each binding the message meets. */
  passes(binding: Binding): boolean;
  hasTaken(channel: Channel): boolean;
  take(channel: Channel): void;
  deliver(subscription: Subscription, channel: Channel): void;
  /** A binding brings the message to its target: whether the target takes it. A fault may refuse. */
  route(source: Channel, binding: Binding): boolean;
  notRouted(source: Channel, binding: Binding, reason: NotRoutedReason): void;
}
