import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { GiftCardDocuments } from '../documents/gift-card-documents.js';
import { GiftCardReader } from './gift-card-reader.js';

export interface GiftCardDocument {
  readonly name: string;
  readonly contentType: string;
  readonly file: Buffer;
}

/** The PDF of a gift card, for who holds its link. Throws GiftCardUnknown. */
export class FindGiftCardDocument extends Query<GiftCardDocument> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(FindGiftCardDocument)
export class FindGiftCardDocumentHandler implements IQueryHandler<FindGiftCardDocument> {
  constructor(
    private readonly cards: GiftCardReader,
    private readonly documents: GiftCardDocuments,
  ) {}

  async execute({ id }: FindGiftCardDocument): Promise<GiftCardDocument> {
    return this.documents.pdf(await this.cards.get(id));
  }
}
