import { Module } from "@nestjs/common";
import { DocumentThreads } from "./document-threads.js";
import { ModelDocumentController } from "./model-document.controller.js";
import { ModelDocumentService } from "./model-document.service.js";

export { ModelDocumentDto } from "./dto/model-document.dto.js";

@Module({ controllers: [ModelDocumentController], providers: [ModelDocumentService, DocumentThreads] })
export class ModelDocumentModule {}
