import { Images } from 'lucide';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from './icon.js';
import { onDemand } from '../behavior/on-demand.js';
import { Picture, type Image } from './poster.js';
import { useOpenedPicture } from '../overlay/use-opened-picture.js';

const Lightbox = onDemand(async () => (await import('../overlay/lightbox.js')).Lightbox);

const SHOWN = 3;
const TILE = 4 / 3;

/** First, for the tiles, those of which one cuts off the least; then the others as they came. */
const asShown = (images: readonly Image[]): readonly Image[] => {
  const cut = ({ width, height }: Image): number => Math.abs(Math.log(width / height / TILE));
  const tiles = images.toSorted((a, b) => cut(a) - cut(b)).slice(0, SHOWN);
  return [...tiles, ...images.filter((image) => !tiles.includes(image))];
};

interface TileProps {
  image: Image;
  number: number;
  of: number;
  onOpen: () => void;
  /** The largest of the first screen. */
  isFirst?: boolean;
}

/** A link to the picture itself, which the window above the page takes over once there is script. */
function Tile({ image, number, of, onOpen, isFirst = false }: TileProps) {
  const intl = useIntl();
  const alt = intl.formatMessage({ id: 'common.gallery.alt' }, { number, of, what: image.alt });
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={image.src}
      aria-label={intl.formatMessage({ id: 'common.gallery.open' }, { number, of, what: image.alt })}
      className="block h-full cursor-zoom-in overflow-hidden rounded-lg"
      onPointerEnter={Lightbox.prepare}
      onFocus={Lightbox.prepare}
      onClick={open}
    >
      <Picture image={{ ...image, alt }} first={isFirst} className="size-full" />
    </a>
  );
}

interface GalleryProps {
  /** Names the window with the pictures. */
  title: string;
  images: readonly Image[];
  /** Stands on the first picture. */
  children?: ReactNode;
}

/** The first pictures as a mosaic, all of them in a window that can be turned and magnified. */
export function Gallery({ title, images: given, children }: GalleryProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const { opened, open, close } = useOpenedPicture(opener);
  const images = asShown(given);
  const [first, ...beside] = images.slice(0, SHOWN);
  if (!first) return null;
  const tile = (image: Image) => {
    const index = images.indexOf(image);
    return { image, number: index + 1, of: images.length, onOpen: () => open(index) };
  };
  return (
    <>
      <div
        className={`grid gap-2 lg:h-[26rem] ${beside.length > 0 ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
      >
        <div className="relative col-start-1 row-start-1 aspect-[4/3] min-h-0 lg:aspect-auto">
          <Tile {...tile(first)} isFirst />
          {children}
        </div>
        {beside.length > 0 && (
          <div className="grid min-h-0 grid-cols-2 gap-2 lg:col-start-2 lg:row-start-1 lg:grid-cols-1 lg:grid-rows-2">
            {beside.map((image) => (
              <div key={image.src} className="aspect-[4/3] min-h-0 lg:aspect-auto">
                <Tile {...tile(image)} />
              </div>
            ))}
          </div>
        )}
        {images.length > 1 && (
          <button
            ref={opener}
            type="button"
            className="relative col-start-1 row-start-1 m-3 inline-flex min-h-11 cursor-pointer items-center gap-2 place-self-start rounded-sm bg-surface px-4 text-sm font-medium shadow-low hover:text-action-text lg:col-start-2 lg:place-self-end noscript:hidden"
            onPointerEnter={Lightbox.prepare}
            onFocus={Lightbox.prepare}
            onClick={() => open(0)}
          >
            <Icon of={Images} />
            <FormattedMessage id="common.gallery.all" values={{ count: images.length }} />
          </button>
        )}
      </div>
      {opened !== undefined && <Lightbox title={title} images={images} first={opened} onClose={close} />}
    </>
  );
}
