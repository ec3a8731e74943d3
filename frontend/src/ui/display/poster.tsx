export type PosterKind = 'hero' | 'city' | 'tour' | 'category';
export type PosterFormat = 'portrait' | 'landscape' | 'wide' | 'card' | 'share';

/** As the posters are drawn, in pixels. */
const sizes: Readonly<Record<PosterFormat, readonly [width: number, height: number]>> = {
  portrait: [600, 800],
  landscape: [800, 600],
  wide: [1260, 540],
  card: [640, 480],
  share: [1200, 630],
};

/** A picture as the API describes it, a poster or an uploaded photo. */
export interface Image {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Shown until the picture is there. */
  readonly colour?: string;
  readonly alt: string;
}

interface PictureProps {
  image: Image;
  /** The words beside it say the same. */
  decorative?: boolean;
  /** The largest picture of the first screen is asked for at once. */
  first?: boolean;
  className?: string;
}

/** Its size is known before it comes, so nothing moves. */
export const Picture = ({ image, decorative = false, first = false, className = '' }: PictureProps) => (
  <img
    src={image.src}
    width={image.width}
    height={image.height}
    alt={decorative ? '' : image.alt}
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'auto'}
    decoding="async"
    style={image.colour ? { backgroundColor: image.colour } : undefined}
    className={`block bg-line object-cover ${className}`}
  />
);

export const posterPath = (kind: PosterKind, slug: string, format: PosterFormat): string =>
  `/posters/${kind}/${slug}/${format}.svg`;

/** The same picture for who shows no drawings: social networks and search engines. */
export const pixelsOf = (path: string): string => path.replace(/^(\/posters\/.+)\.svg$/, '$1.png?w=1200');

const WIDE = /^(\/posters\/.+\/)wide\.svg$/;

/** The same poster composed for a place that is not so wide, where the wide one would lose its edges; photos stay. */
export function lessWide(image: Image): Image {
  const [, poster] = WIDE.exec(image.src) ?? [];
  if (poster === undefined) return image;
  const [width, height] = sizes.landscape;
  return { ...image, src: `${poster}landscape.svg`, width, height };
}

const CARD = /^(\/posters\/city\/.+\/)card\.svg$/;

/** The same poster of a city composed for a place twice as wide as high, where the card would lose its sky; photos stay. */
export function wider(image: Image): Image {
  const [, poster] = CARD.exec(image.src) ?? [];
  if (poster === undefined) return image;
  const [width, height] = sizes.wide;
  return { ...image, src: `${poster}wide.svg`, width, height };
}

interface PosterProps extends Omit<PictureProps, 'image' | 'decorative'> {
  kind: PosterKind;
  slug: string;
  format: PosterFormat;
  /** Empty where the words beside it say the same. */
  alt: string;
  colour?: string | undefined;
}

/** The poster composed for a city, a tour, a category or a page. */
export function Poster({ kind, slug, format, alt, colour, ...rest }: PosterProps) {
  const [width, height] = sizes[format];
  const image = { src: posterPath(kind, slug, format), width, height, alt, ...(colour ? { colour } : {}) };
  return <Picture image={image} {...rest} />;
}
