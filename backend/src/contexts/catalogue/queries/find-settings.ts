import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, currencySymbol } from '../../../shared-kernel/currency.js';
import { bcp47, LOCALES, type Locale } from '../../../shared-kernel/locale.js';
import { languageName } from './find-tour.js';
import { Places } from './places.js';
import { CategoryView } from './tour-cards.js';
import { inLanguage } from './views.js';

export class LanguageView {
  @ApiProperty({ enum: LOCALES }) code!: string;
  @ApiProperty({ description: 'In the language asked for.' }) name!: string;
  @ApiProperty({ example: 'Deutsch' }) nativeName!: string;
  @ApiProperty() activated!: boolean;
}

export class CurrencyView {
  @ApiProperty({ enum: CURRENCIES }) code!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ example: '€' }) symbol!: string;
  @ApiProperty() activated!: boolean;
}

export const languagesIn = (language: Locale): readonly LanguageView[] =>
  LOCALES.map((code) => ({
    code,
    name: capitalised(languageName(code, language), language),
    nativeName: capitalised(languageName(code, code), code),
    activated: true,
  }));

export function currenciesIn(language: Locale): readonly CurrencyView[] {
  const names = new Intl.DisplayNames(bcp47(language), { type: 'currency' });
  return CURRENCIES.map((code) => ({
    code,
    name: capitalised(names.of(code) ?? code, language),
    symbol: currencySymbol(code),
    activated: true,
  }));
}

const capitalised = (text: string, language: Locale): string =>
  text.charAt(0).toLocaleUpperCase(bcp47(language)) + text.slice(1);

export class FindTourCategories extends Query<readonly CategoryView[]> {
  constructor(
    readonly language: Locale,
    readonly activated?: boolean,
  ) {
    super();
  }
}

@QueryHandler(FindTourCategories)
export class FindTourCategoriesHandler implements IQueryHandler<FindTourCategories> {
  constructor(private readonly places: Places) {}

  async execute({ language, activated }: FindTourCategories): Promise<readonly CategoryView[]> {
    const { categories } = await this.places.all();
    const wanted = categories.filter((category) => activated === undefined || category.activated === activated);
    return wanted.map(({ slug, titles }) => ({ slug, title: inLanguage(titles, language) }));
  }
}
