import { Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { SettingsModule } from "../settings/settings.module.js";
import { AccountEntity } from "./accounts/account.entity.js";
import { AccountRepository } from "./accounts/account.repository.js";
import { AccountsAdministrationController } from "./administration/accounts-administration.controller.js";
import { AccountsAdministrationService } from "./administration/accounts-administration.service.js";
import { AdministeredAccountRepository } from "./administration/administered-account.repository.js";
import { ResetLinkMaker } from "./administration/reset-link-maker.service.js";
import { AccountRateLimit } from "./devices/account-rate-limit.js";
import { DeviceAnswerService } from "./devices/device-answer.service.js";
import { DevicePollRepository } from "./devices/device-poll.repository.js";
import { DeviceSignInRepository } from "./devices/device-sign-in.repository.js";
import { DeviceStartService } from "./devices/device-start.service.js";
import { DeviceTokenService } from "./devices/device-token.service.js";
import { DevicesController } from "./devices/devices.controller.js";
import { CodehostProvider } from "./external/codehost-provider.js";
import { ExternalAccountsService } from "./external/external-accounts.service.js";
import { ExternalIdentityRepository } from "./external/external-identity.repository.js";
import { ExternalSignInController } from "./external/external-sign-in.controller.js";
import { ExternalSignInService } from "./external/external-sign-in.service.js";
import { FlowCookie } from "./external/flow-cookie.js";
import { OidcProvider } from "./external/oidc-provider.js";
import { ProviderCall } from "./external/provider-call.js";
import { SignInFlowRepository } from "./external/sign-in-flow.repository.js";
import { SignInFlowService } from "./external/sign-in-flow.service.js";
import { SignInProviders } from "./external/sign-in-providers.js";
import { PasswordService } from "./passwords/password.service.js";
import { PasswordCheck } from "./passwords/password-check.js";
import { AccountController } from "./registration/account.controller.js";
import { NewAccounts } from "./registration/new-accounts.js";
import { RegistrationService } from "./registration/registration.service.js";
import { RegistrationGate } from "./registration/registration-gate.js";
import { ResetLinkRepository } from "./resets/reset-link.repository.js";
import { ResetsController } from "./resets/resets.controller.js";
import { ResetsService } from "./resets/resets.service.js";
import { SessionKeyRepository } from "./session-keys/session-key.repository.js";
import { SessionKeys } from "./session-keys/session-keys.js";
import { BrowserSession } from "./sessions/browser-session.js";
import { OwnSessionRepository } from "./sessions/own-session.repository.js";
import { OwnSessionsController } from "./sessions/own-sessions.controller.js";
import { OwnSessionsService } from "./sessions/own-sessions.service.js";
import { SessionRepository } from "./sessions/session.repository.js";
import { SessionCleaning } from "./sessions/session-cleaning.js";
import { SessionCookieWriter } from "./sessions/session-cookie-writer.js";
import { SessionCredential } from "./sessions/session-credential.js";
import { SessionSeal } from "./sessions/session-seal.js";
import { SessionsService } from "./sessions/sessions.service.js";
import { SetupController } from "./setup/setup.controller.js";
import { SetupService } from "./setup/setup.service.js";
import { SetupCode } from "./setup/setup-code.js";
import { SetupStart } from "./setup/setup-start.js";
import { MyWorkspacesRepository } from "./sign-in/my-workspaces.repository.js";
import { SignInController } from "./sign-in/sign-in.controller.js";
import { SignInService } from "./sign-in/sign-in.service.js";
import { PasswordStrategy } from "./strategies/password.strategy.js";
import { PasswordCall } from "./strategies/password-call.js";
import { CodehostStrategy, OidcStrategy } from "./strategies/provider.strategies.js";

export { emailKey } from "./accounts/email-address.js";
export { ExchangeOf } from "./sessions/exchange.decorator.js";
export { isToken, makeToken, tokenHash } from "./tokens/secret-token.js";

@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity]), SettingsModule],
  controllers: [
    SetupController,
    SignInController,
    OwnSessionsController,
    DevicesController,
    AccountController,
    ExternalSignInController,
    ResetsController,
    AccountsAdministrationController,
  ],
  providers: [
    AccountRepository,
    SessionRepository,
    MyWorkspacesRepository,
    SessionCookieWriter,
    SessionKeyRepository,
    SessionKeys,
    SessionSeal,
    SessionsService,
    SessionCleaning,
    BrowserSession,
    OwnSessionRepository,
    OwnSessionsService,
    AccountsAdministrationService,
    AdministeredAccountRepository,
    ResetLinkMaker,
    ResetLinkRepository,
    ResetsService,
    AccountRateLimit,
    DeviceAnswerService,
    DevicePollRepository,
    DeviceSignInRepository,
    DeviceStartService,
    DeviceTokenService,
    PasswordCheck,
    PasswordService,
    NewAccounts,
    RegistrationGate,
    RegistrationService,
    SetupCode,
    SetupService,
    SetupStart,
    SignInService,
    CodehostProvider,
    ExternalAccountsService,
    ExternalIdentityRepository,
    ExternalSignInService,
    FlowCookie,
    OidcProvider,
    ProviderCall,
    SignInFlowRepository,
    SignInFlowService,
    SignInProviders,
    CodehostStrategy,
    OidcStrategy,
    PasswordStrategy,
    SessionCredential,
    PasswordCall,
  ],
  exports: [AccountRepository, NewAccounts, SessionsService],
})
export class AuthModule {}
