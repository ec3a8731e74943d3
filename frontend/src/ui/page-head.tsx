import { useLocation, useRouter } from '@tanstack/react-router';
import { bcp47, DEFAULT_CURRENCY, DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.js';
import { useSite } from '../i18n/site.js';
import { pixelsOf } from './poster.js';

interface PageHeadProps {
  /** Without the name of the site, which is added. */
  title: string;
  description?: string;
  /** For pages of one person, search results and other things that no search engine should list. */
  noindex?: boolean;
  /** Path of the picture shown where the page is shared. */
  image?: string;
  /** Structured data; the values must stand on the page too. */
  jsonLd?: readonly object[];
}

const PREFIX = /^\/[^/]+\/[^/]+/;

/** Title, description, canonical address and its sisters in the other languages. */
export function PageHead({ title, description, noindex = false, image, jsonLd = [] }: PageHeadProps) {
  const { locale } = useSite();
  const { publicUrl } = useRouter().options.context;
  const path = useLocation({ select: (location) => location.pathname }).replace(PREFIX, '') || '/';
  const addressIn = (language: Locale): string => `${publicUrl}/${language}/${DEFAULT_CURRENCY}${path}`;
  return (
    <>
      <title>{`${title} · Cicerone`}</title>
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
      <meta property="og:type" content="website" />
      <meta property="og:url" content={addressIn(locale)} />
      <meta property="og:site_name" content="Cicerone" />
      <meta property="og:locale" content={locale} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={`${publicUrl}${pixelsOf(image)}`} />}
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
