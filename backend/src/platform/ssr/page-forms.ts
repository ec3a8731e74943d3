import { Injectable } from '@nestjs/common';

/** A form of a public page that can be sent without script. */
export interface PageForm {
  /** The page with the form. It accepts the form at its own address: `/contact`. */
  readonly page: `/${string}`;
  /** The query parameter that selects the form on a page with several forms: `confirm`. */
  readonly parameter?: string;
  /** The call of the API that the page's script would make. */
  readonly call: `/api/${string}`;
  /** Whether the call includes the page's language. */
  readonly tellsLanguage?: boolean;
}

/** Contexts register the forms that people without JavaScript can send. */
@Injectable()
export class PageForms {
  private readonly forms: PageForm[] = [];

  /** Must be called before the site is served. */
  add(form: PageForm): void {
    this.forms.push(form);
  }

  pages(): ReadonlySet<PageForm['page']> {
    return new Set(this.forms.map(({ page }) => page));
  }

  /** The form of a page at an address with these parameters. */
  find(page: PageForm['page'], parameters: object): PageForm | undefined {
    const forms = this.forms.filter((form) => form.page === page);
    return (
      forms.find(({ parameter }) => parameter !== undefined && parameter in parameters) ??
      forms.find(({ parameter }) => parameter === undefined)
    );
  }
}
