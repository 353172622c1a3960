import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { unauthorized, validationError } from "../../../platform/errors/api-error.js";
import type { Exchange } from "../sessions/sessions.service.js";
import { isToken, makeToken, tokenHash } from "../tokens/secret-token.js";
import { FlowCookie } from "./flow-cookie.js";
import { proofOf } from "./flow-secret.js";
import { ProviderCall } from "./provider-call.js";
import { refusedSignIn } from "./refused-sign-in.js";
import { readReturnUrl } from "./return-url.js";
import { type AnsweredFlow, type FlowKey, SignInFlowRepository } from "./sign-in-flow.repository.js";
import { SignInProviders } from "./sign-in-providers.js";

/** A flow that is to be finished, and how it is found again. */
export interface FinishingFlow {
  readonly key: FlowKey;
  readonly flow: AnsweredFlow;
}

/**
 * The way to a provider and back, bound to one browser and good for one answer
 * (docs/reference/sign-in.md#the-way-to-a-provider-and-back).
 */
@Injectable()
export class SignInFlowService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly flows: SignInFlowRepository,
    private readonly providers: SignInProviders,
    private readonly cookie: FlowCookie,
    private readonly call: ProviderCall,
  ) {}

  /** The address of the provider that the browser goes to. */
  async begin(providerName: string, returnUrls: readonly string[], exchange: Exchange): Promise<string> {
    const provider = this.providers.named(providerName);
    const flow = {
      provider: provider.name,
      redirectUri: this.cookie.callbackUrl(exchange),
      returnUrl: checkedReturnUrl(returnUrls),
    };
    const [secret, state] = [this.cookie.give(exchange), makeToken()];
    const question = { ...proofOf(secret, state), redirectUri: flow.redirectUri };
    const url = await this.call.failingAsOurs(provider.name, () => provider.questionUrl(question));
    await this.flows.begin(this.unitOfWork.reader, keyOf(secret, state), flow);
    return url;
  }

  /** Takes a provider's answer and keeps who it is; gives the state to finish with. */
  async answer(parameters: URLSearchParams, exchange: Exchange): Promise<string> {
    const { secret, state } = this.tokensOf(parameters.getAll("state"), exchange);
    const { reader } = this.unitOfWork;
    const key = keyOf(secret, state);
    const flow = await this.flows.takeAnswer(reader, key);
    if (flow === null) {
      throw isOver();
    }
    const { name } = this.providers.named(flow.provider);
    const answer = { ...proofOf(secret, state), redirectUri: flow.redirectUri, parameters };
    await this.flows.keepIdentity(reader, key, await this.call.identityOf(name, answer, exchange));
    return state;
  }

  /** The flow of a state whose provider has answered. */
  async finishing(states: readonly string[], exchange: Exchange): Promise<FinishingFlow> {
    const { secret, state } = this.tokensOf(states, exchange);
    const key = keyOf(secret, state);
    const flow = await this.flows.find(this.unitOfWork.reader, key);
    if (flow === null) {
      throw isOver();
    }
    return { key, flow };
  }

  /** The browser needs its secret no more. */
  forget(exchange: Exchange): void {
    this.cookie.clear(exchange);
  }

  private tokensOf(states: readonly string[], exchange: Exchange): { secret: string; state: string } {
    const [state, ...more] = states;
    if (!isToken(state) || more.length > 0) {
      throw validationError([{ field: "state", message: "must be the one a sign-in began with" }]);
    }
    const secret = this.cookie.read(exchange);
    if (secret === null) {
      throw isOver();
    }
    return { secret, state };
  }
}

/** One answer for what is unknown, answered, too old, or another browser's. */
export function isOver(): Error {
  const title = "This sign-in is over, or it began in another browser: start again";
  return refusedSignIn("expired", unauthorized(title));
}

function keyOf(secret: string, state: string): FlowKey {
  return { stateHash: tokenHash(state), browserHash: tokenHash(secret) };
}

function checkedReturnUrl([sent = "/", ...more]: readonly string[]): string {
  const path = more.length === 0 ? readReturnUrl(sent) : null;
  if (path !== null) {
    return path;
  }
  throw validationError([{ field: "returnUrl", message: "must be a path of this service" }]);
}
