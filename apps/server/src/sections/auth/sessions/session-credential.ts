import { Injectable } from "@nestjs/common";
import { Credentials } from "../../../platform/access/credentials.js";
import { SessionsService } from "./sessions.service.js";

/** The credential `session`: the cookie of a browser or a device. */
@Injectable()
export class SessionCredential {
  constructor(credentials: Credentials, sessions: SessionsService) {
    credentials.readBy("session", (request, response) => sessions.identityOf({ request, response }));
  }
}
