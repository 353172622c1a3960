/** The way of one message, used again for each: nothing is allocated when a message is sent. */
export class MessageWay {
  /** Tells which channels have taken the message. */
  stamp = 0;
  /** The number of the publish step. */
  publish = 0;
  /** The frame that publishes, or whose delivery has failed. */
  frame = 0;
  /** The channel at which a route is counted that a dead letter could not take; -1 for a new message. */
  droppedAt = -1;

  start(publish: number, frame: number, droppedAt: number): void {
    this.stamp += 1;
    this.publish = publish;
    this.frame = frame;
    this.droppedAt = droppedAt;
  }
}
