import { Injectable } from '@nestjs/common';
import { ContentApi } from '../../content/index.js';
import { GiftCardPictures } from '../documents/gift-card-pictures.js';

@Injectable()
export class ContentGiftCardPictures extends GiftCardPictures {
  constructor(private readonly content: ContentApi) {
    super();
  }

  find(design: string): Promise<Buffer | undefined> {
    return this.content.findHeroPoster(design);
  }
}
