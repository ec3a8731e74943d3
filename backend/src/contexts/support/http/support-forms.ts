import { Injectable } from '@nestjs/common';
import { PageForms } from '../../../platform/ssr/page-forms.js';

/** The letter to the team and the newsletter can be sent by who has no JavaScript. */
@Injectable()
export class SupportForms {
  constructor(forms: PageForms) {
    forms.add({ page: '/contact', call: '/api/contact' });
    forms.add({ page: '/subscription', call: '/api/newsletter' });
  }
}
