import type { PlayablePublish } from "../playable-scenario.js";
import { routeMessage } from "../routing/route-message.js";
import { deliver } from "./deliver.js";
import { messageFields } from "./message-fields.js";
import type { Scope } from "./outcome-book.js";
import type { Ended, Play } from "./play.js";
import { PlayedWay } from "./played-way.js";

/** A publish ends at once: the publisher waits for no consumer (docs/reference/playback.md#publishing). */
export function startPublish(play: Play, step: PlayablePublish, scope: Scope, ended: Ended): void {
  const fault = play.faults.strike(step.channel.id);
  play.trace.add(fault === null ? "Published" : "PublishFailed", {
    ...messageFields(step, scope.attempt),
    from: step.from,
    to: step.channel.id,
    target: step.channel.id,
    payload: step.payload,
    ...(fault === null ? {} : { detail: `${fault}: the channel did not take the message` }),
  });
  play.book.record(scope, step.slot, fault === null);
  if (fault === null) {
    const sent = play.book.publish(step.publishIndex);
    const way = new PlayedWay(play, {
      step,
      attempt: scope.attempt,
      deliver: (subscription) => deliver(play, { step, publisher: scope, sent }, subscription),
    });
    routeMessage(way, step.channel);
  }
  ended(fault === null);
}
