import { type DynamicModule, Global, Module } from "@nestjs/common";
import { DiscoveryModule } from "@nestjs/core";
import { TypeOrmModule } from "@nestjs/typeorm";
import { isPublicAddress } from "@plumbline/settings-policy";
import { DataSource } from "typeorm";
import { AUTHENTICATOR } from "./access/authenticator.js";
import { Credentials } from "./access/credentials.js";
import { CONFIGURATION, type Configuration } from "./configuration/configuration.js";
import { dataSourceOptions, REQUEST_PATIENCE } from "./database/data-source.js";
import { DatabaseProbe } from "./database/database-probe.js";
import { UnitOfWork } from "./database/unit-of-work.js";
import { ThrownErrors } from "./errors/thrown-errors.js";
import { KeyStart } from "./keys/key-start.js";
import { KeyUsers } from "./keys/key-users.js";
import { Keyring } from "./keys/keyring.js";
import { Lifecycle } from "./lifecycle/lifecycle.js";
import { Log } from "./logging/log.js";
import { SystemResolver } from "./outbound/address-resolver.js";
import { ADDRESS_CHECK } from "./outbound/checked-addresses.js";
import { OPERATORS_HTTP, OutboundHttp } from "./outbound/outbound-http.js";
import { tenantsCheck } from "./outbound/tenants-check.js";
import { RateLimiter } from "./rate-limit/rate-limiter.js";
import { RegisteredRoutes } from "./routes/routes.js";
import { readWebClient } from "./web-client/read-web-client.js";
import { SERVED_WEB_CLIENT } from "./web-client/served-web-client.js";
import { Threads } from "./workers/threads.js";

export const CONNECTIONS = 10;

/** What every section uses and no section owns. */
@Global()
@Module({})
export class PlatformModule {
  static with(configuration: Configuration): DynamicModule {
    const shared = [
      Credentials,
      DatabaseProbe,
      Log,
      ThrownErrors,
      Lifecycle,
      RateLimiter,
      RegisteredRoutes,
      OutboundHttp,
      Keyring,
      KeyUsers,
      Threads,
    ];
    const operators = { resolver: new SystemResolver(), isPublic: isPublicAddress };
    return {
      module: PlatformModule,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRoot({
          ...dataSourceOptions(configuration.database, {
            connections: CONNECTIONS,
            entities: [],
            patience: REQUEST_PATIENCE,
          }),
          autoLoadEntities: true,
          retryAttempts: 0,
        }),
      ],
      providers: [
        { provide: CONFIGURATION, useValue: configuration },
        { provide: ADDRESS_CHECK, useValue: tenantsCheck(configuration.profile) },
        { provide: SERVED_WEB_CLIENT, useFactory: () => (configuration.webClient ? readWebClient() : null) },
        { provide: OPERATORS_HTTP, useValue: new OutboundHttp(operators) },
        {
          provide: UnitOfWork,
          useFactory: (database: DataSource) => new UnitOfWork(database),
          inject: [DataSource],
        },
        ...shared,
        { provide: AUTHENTICATOR, useExisting: Credentials },
        KeyStart,
      ],
      exports: [
        AUTHENTICATOR,
        CONFIGURATION,
        ADDRESS_CHECK,
        SERVED_WEB_CLIENT,
        OPERATORS_HTTP,
        UnitOfWork,
        ...shared,
      ],
    };
  }
}
