import { Module } from "@nestjs/common";
import { SecretRepository } from "./secret.repository.js";

/** The rows alone: what settings delete when a provider goes, without what secrets need of settings. */
@Module({ providers: [SecretRepository], exports: [SecretRepository] })
export class SecretStoreModule {}
