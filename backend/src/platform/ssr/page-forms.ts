import { Injectable } from '@nestjs/common';

/** A form of a public page that can be sent without script. */
export interface PageForm {
  /** The page, which takes the form at its own address: `/contact`. */
  readonly page: `/${string}`;
  /** The call of the API that its script would make. The page's language goes with it. */
  readonly call: `/api/${string}`;
}

/** Where contexts name the forms that people without JavaScript can send. */
@Injectable()
export class PageForms {
  private readonly forms: PageForm[] = [];

  /** To be called before the site is served. */
  add(form: PageForm): void {
    this.forms.push(form);
  }

  all(): readonly PageForm[] {
    return this.forms;
  }
}
