import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, currencySymbol } from '../../../shared-kernel/money/currency.js';
import { inLanguage, type Locale, LOCALES } from '../../../shared-kernel/language/locale.js';
import { capitalised, currencyName, languageName } from '../../../shared-kernel/language/names.js';
import { Places } from '../discovery/places.js';
import { CategoryView } from './tour-cards.js';

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

export const currenciesIn = (language: Locale): readonly CurrencyView[] =>
  CURRENCIES.map((code) => ({
    code,
    name: capitalised(currencyName(code, language), language),
    symbol: currencySymbol(code),
    activated: true,
  }));

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
