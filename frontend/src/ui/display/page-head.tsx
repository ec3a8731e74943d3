import { useLocation, useRouter } from '@tanstack/react-router';
import { useIntl, type IntlShape } from 'react-intl';
import { bcp47, DEFAULT_CURRENCY, DEFAULT_LOCALE, LOCALES, type Locale } from '../../i18n/locales.js';
import { pathInSite } from '../../i18n/path-in-site.js';
import { useSite } from '../../i18n/site.js';
import { metaDescription } from './meta-description.js';
import { posterPath } from './poster.js';
import { sharePicture } from './share-picture.js';

interface PageHeadProps {
  /** Without the name of the site, which is added. */
  title: string;
  /** Shortened to what search results show. */
  description?: string;
  /** Whose name the description begins with, unless it holds it. */
  about?: string;
  /** For pages of one person, search results and other things that no search engine should list. */
  noindex?: boolean;
  /** Path of the picture shown where the page is shared; without it the site's. */
  image?: string;
  /** What stands on the picture where that is not the title. */
  imageTitle?: string;
  /** The page came back with a form that could not be sent. */
  failed?: boolean;
  /** Of a list: from the second on, each is a page of its own. */
  page?: number;
  /** Of an article: the days on which it appeared and was last changed. */
  article?: { readonly published: string | null; readonly modified: string };
  /** Structured data; the values must stand on the page too. */
  jsonLd?: readonly object[];
}

const siteImage = posterPath('hero', 'home', 'share');

function describedAs(text: string, name: string | undefined, locale: Locale, intl: IntlShape): string {
  const shown = metaDescription(text, locale);
  if (name === undefined || shown.includes(name)) return shown;
  return metaDescription(intl.formatMessage({ id: 'common.head.about' }, { name, text }), locale);
}

/** Title, description, canonical address and its sisters in the other languages. */
export function PageHead(props: PageHeadProps) {
  const {
    noindex = false,
    image = siteImage,
    imageTitle = props.image && props.title,
    failed = false,
    page = 1,
    article,
    jsonLd = [],
  } = props;
  const { locale } = useSite();
  const { publicUrl } = useRouter().options.context;
  const path = pathInSite(useLocation({ select: (location) => location.pathname }));
  const intl = useIntl();
  const title = page > 1 ? intl.formatMessage({ id: 'common.head.page' }, { title: props.title, page }) : props.title;
  const description = props.description && describedAs(props.description, props.about, locale, intl);
  const query = page > 1 ? `?page=${page}` : '';
  const addressIn = (language: Locale): string => `${publicUrl}/${language}/${DEFAULT_CURRENCY}${path}${query}`;
  return (
    <>
      <title>{`${failed ? intl.formatMessage({ id: 'common.head.failed' }, { title }) : title} · Cicerone`}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={bcp47(language)} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      <meta property="og:url" content={addressIn(locale)} />
      <meta property="og:site_name" content="Cicerone" />
      <meta property="og:locale" content={locale} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${publicUrl}${sharePicture(image, locale)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {imageTitle && <meta property="og:image:alt" content={imageTitle} />}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}
