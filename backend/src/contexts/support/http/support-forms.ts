import { Injectable } from '@nestjs/common';
import { PageForms } from '../../../platform/ssr/page-forms.js';

/** The forms without JavaScript: contact message, newsletter and its mailed links. */
@Injectable()
export class SupportForms {
  constructor(forms: PageForms) {
    forms.add({ page: '/contact', call: '/api/contact', tellsLanguage: true });
    forms.add({ page: '/subscription', call: '/api/newsletter', tellsLanguage: true });
    forms.add({ page: '/subscription', parameter: 'confirm', call: '/api/newsletter/confirm' });
    forms.add({ page: '/subscription', parameter: 'leave', call: '/api/newsletter/leave' });
  }
}
