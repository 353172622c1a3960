import type { PlayableBinding, PlayableChannel, PlayablePublish } from "../playable-scenario.js";
import { messageFields } from "./message-fields.js";
import type { Play } from "./play.js";

/** What became of a message at a binding. */
interface RouteEvent {
  readonly kind: "Routed" | "NotRouted" | "PublishFailed" | "Dropped";
  readonly step: PlayablePublish;
  readonly attempt: number;
  readonly source: PlayableChannel;
  readonly binding: PlayableBinding;
  readonly detail?: string;
}

/** Adds the event of a binding to the trace; one in which the message is lost has its payload. */
export function traceRoute(
  { trace }: Play,
  { kind, step, attempt, source, binding, detail }: RouteEvent,
): void {
  const isLost = kind === "PublishFailed" || kind === "Dropped";
  trace.add(kind, {
    ...messageFields(step, attempt),
    from: source.id,
    ...(kind === "Dropped" ? {} : { to: binding.target.id }),
    target: binding.id,
    ...(detail === undefined ? {} : { detail }),
    ...(isLost ? { payload: step.payload } : {}),
  });
}
