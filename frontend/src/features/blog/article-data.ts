import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { bcp47, type Locale } from '../../i18n/locales.js';
import { sharePicture } from '../../ui/display/share-picture.js';

/** What stands on the page, for search engines; `address` is the article's own, `locale` the page's. */
export const articleData = (article: CmsEntry, locale: Locale, publicUrl: string, address: string): object => {
  const { author, minutesToRead } = article.details;
  const image = article.shareImage ?? article.wideImage;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    inLanguage: bcp47(article.language),
    mainEntityOfPage: address,
    publisher: { '@type': 'Organization', name: 'Cicerone', url: publicUrl },
    ...(author ? { author: { '@type': 'Person', name: author } } : {}),
    ...(article.publishedOn ? { datePublished: article.publishedOn } : {}),
    dateModified: article.changedAt,
    ...(minutesToRead ? { timeRequired: `PT${minutesToRead}M` } : {}),
    ...(image ? { image: [`${publicUrl}${sharePicture(image.src, locale)}`] } : {}),
  };
};
