import { FormattedMessage } from 'react-intl';
import { bcp47 } from '../../i18n/locales.js';
import type { LanguageName, PublicGuide } from './guides.api.js';

/** `Giulia R.` */
export const guideName = ({ firstName, initial }: Pick<PublicGuide, 'firstName' | 'initial'>): string =>
  `${firstName} ${initial.replace(/\.?$/u, '.')}`;

const tones = [
  'bg-pine-soft text-pine',
  'bg-sun-soft text-ink',
  'bg-sky-soft text-sky',
  'bg-sunken text-action-text',
] as const;

/** The address of a guide's portrait, of a width in pixels. */
export const portraitPath = (portrait: string, width: 96 | 192 | 384 | 768): string => `${portrait}&w=${width}`;

/** The portrait in a circle; without one the first letter in a seal of a color of its own. */
export const Seal = ({ guide, className }: { guide: PublicGuide; className: string }) => {
  if (guide.portrait !== null)
    return (
      <img
        src={portraitPath(guide.portrait, 192)}
        alt=""
        width={192}
        height={192}
        loading="lazy"
        className={`shrink-0 rounded-full bg-sunken object-cover ${className}`}
      />
    );
  const sum = [...guide.slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full font-serif outline outline-1 outline-offset-[-5px] outline-current ${tones[sum % tones.length]} ${className}`}
    >
      {[...guide.firstName][0]}
    </span>
  );
};

/** What the guide speaks, and how well. */
export const Spoken = ({
  languages,
  names,
}: {
  languages: PublicGuide['languages'];
  names: readonly LanguageName[];
}) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {languages.map(({ code, level }) => (
      <li key={code} data-language={bcp47(code)}>
        <span className="font-medium">{names.find((each) => each.code === code)?.name ?? bcp47(code)}</span>{' '}
        <span className="text-sm text-ink-soft">
          <FormattedMessage id={`guide-directory.level.${level}`} />
        </span>
      </li>
    ))}
  </ul>
);

/**
 * Kinds of tours, one after the other; a dot stands between two of a line, and is cut off where a line begins. It is drawn:
 * a letter in its place would be read aloud.
 */
export const Kinds = ({
  categories,
  className = '',
}: {
  categories: PublicGuide['categories'];
  className?: string;
}) => (
  <div className={`overflow-x-clip ${className}`}>
    <ul className="-ms-5 flex flex-wrap">
      {categories.map(({ slug, title }) => (
        <li
          key={slug}
          className="relative ps-5 before:absolute before:start-2 before:top-[0.75em] before:size-[3px] before:rounded-full before:bg-current"
        >
          {title}
        </li>
      ))}
    </ul>
  </div>
);
