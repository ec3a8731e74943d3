export type PosterKind = 'hero' | 'city' | 'tour' | 'country' | 'continent' | 'category';
export type PosterFormat = 'portrait' | 'landscape' | 'wide' | 'card' | 'share';

/** As the posters are drawn, in pixels. */
const sizes: Readonly<Record<PosterFormat, readonly [width: number, height: number]>> = {
  portrait: [600, 800],
  landscape: [800, 600],
  wide: [1260, 540],
  card: [640, 480],
  share: [1200, 630],
};

interface PosterProps {
  kind: PosterKind;
  slug: string;
  format: PosterFormat;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Shown until the picture is there. */
  colour?: string | undefined;
  /** The largest picture of the first screen is asked for at once. */
  first?: boolean;
  className?: string;
}

export const posterPath = (kind: PosterKind, slug: string, format: PosterFormat): string =>
  `/posters/${kind}/${slug}/${format}.svg`;

/** A picture composed for this place or tour; its size is known before it comes, so nothing moves. */
export function Poster({ kind, slug, format, alt, colour, first = false, className = '' }: PosterProps) {
  const [width, height] = sizes[format];
  return (
    <img
      src={posterPath(kind, slug, format)}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      style={colour ? { backgroundColor: colour } : undefined}
      className={`block bg-line object-cover ${className}`}
    />
  );
}
