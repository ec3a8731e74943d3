import { Injectable } from '@nestjs/common';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { ContentApi } from '../../content/index.js';
import { type Question, Questions } from '../domain/questions.js';

const KIND = 'recruitment-questions';

/** The questions to applicants, which the team writes among the texts of the site. */
@Injectable()
export class ContentQuestions extends Questions {
  constructor(private readonly content: ContentApi) {
    super();
  }

  async all(language: Locale): Promise<readonly Question[]> {
    const texts = await this.content.findTexts(KIND, language);
    return texts.map(({ slug, title, summary }) => ({ key: slug, title, summary }));
  }
}
