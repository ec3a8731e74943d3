import { Injectable } from '@nestjs/common';

/** A form of a public page that can be sent without script. */
export interface PageForm {
  /** The page, which takes the form at its own address: `/contact`. */
  readonly page: `/${string}`;
  /** The parameter of the address that chooses it, where the page has several: `confirm`. */
  readonly parameter?: string;
  /** The call of the API that its script would make. */
  readonly call: `/api/${string}`;
  /** The call has the page's language among its fields. */
  readonly tellsLanguage?: boolean;
}

/** Where contexts name the forms that people without JavaScript can send. */
@Injectable()
export class PageForms {
  private readonly forms: PageForm[] = [];

  /** To be called before the site is served. */
  add(form: PageForm): void {
    this.forms.push(form);
  }

  pages(): ReadonlySet<PageForm['page']> {
    return new Set(this.forms.map(({ page }) => page));
  }

  /** The form that the page shows at an address with these parameters. */
  find(page: PageForm['page'], parameters: object): PageForm | undefined {
    const forms = this.forms.filter((form) => form.page === page);
    return (
      forms.find(({ parameter }) => parameter !== undefined && parameter in parameters) ??
      forms.find(({ parameter }) => parameter === undefined)
    );
  }
}
