import { Module } from "@nestjs/common";
import { ModelDocumentController } from "./model-document.controller.js";
import { ModelDocumentService } from "./model-document.service.js";

export { ModelDocumentDto } from "./dto/model-document.dto.js";

@Module({ controllers: [ModelDocumentController], providers: [ModelDocumentService] })
export class ModelDocumentModule {}
