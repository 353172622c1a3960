import { Module } from "@nestjs/common";
import { Indexer } from "./indexing/indexer.js";
import { MarkRepository } from "./indexing/mark.repository.js";
import { SearchController } from "./search.controller.js";
import { SearchRepository } from "./search.repository.js";
import { SearchService } from "./search.service.js";

/** Finding things by their words, over everything that the caller may see. */
@Module({
  controllers: [SearchController],
  providers: [SearchService, SearchRepository, Indexer, MarkRepository],
})
export class SearchModule {}
