import { Module } from "@nestjs/common";
import { AUTHENTICATOR, type Authenticator } from "../../platform/access/access.guard.js";

const nobody: Authenticator = { authenticate: () => Promise.resolve(null) };

@Module({ providers: [{ provide: AUTHENTICATOR, useValue: nobody }], exports: [AUTHENTICATOR] })
export class AuthModule {}
