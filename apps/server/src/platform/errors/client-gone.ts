/** The client closed the connection before its request was whole: nobody waits for an answer. */
export class ClientGone extends Error {
  constructor() {
    super("The client went away before its body was read");
  }
}
