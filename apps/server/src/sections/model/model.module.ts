import { Module } from "@nestjs/common";
import { ChangeSetRepository } from "./change-set.repository.js";
import { ModelRepository } from "./model.repository.js";
import { SchemaRepository } from "./schema.repository.js";

// For worker threads, which know no modules.
export { RememberedModel } from "./remembered-model.js";

/** The rows of models. The repositories keep nothing, so a worker thread makes its own. */
@Module({
  providers: [ModelRepository, ChangeSetRepository, SchemaRepository],
  exports: [ModelRepository, ChangeSetRepository, SchemaRepository],
})
export class ModelModule {}
