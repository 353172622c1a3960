import { Injectable, type PipeTransform } from "@nestjs/common";
import { parseSecretName, type SecretName } from "@plumbline/settings-policy";
import { validationError } from "../../platform/errors/api-error.js";

/**
 * The credential that a path names; any other name is 400
 * (docs/reference/secrets-and-keys.md#names-of-secrets).
 */
@Injectable()
export class SecretNamePipe implements PipeTransform<string, SecretName> {
  transform(text: string): SecretName {
    const name = parseSecretName(text);
    if (name === null) {
      throw validationError([{ field: "name", message: NAMES }]);
    }
    return name;
  }
}

const NAMES =
  "must be codehost:token, notifications:webhookSecret or ai:<provider id>:apiKey with the ID in lower case";
