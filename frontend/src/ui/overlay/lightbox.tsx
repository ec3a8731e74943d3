import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide';
import type { IconNode } from 'lucide';
import { useEffect, useRef, useState, type TouchEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogWindow } from './dialog-window.js';
import { Icon } from '../display/icon.js';
import type { Image } from '../display/poster.js';

interface LightboxProps {
  title: string;
  images: readonly Image[];
  /** Index of the picture shown first. */
  first: number;
  onClose: () => void;
}

interface ToolProps {
  icon: IconNode;
  name: string;
  onClick: () => void;
  pressed?: boolean;
}

const Tool = ({ icon, name, onClick, pressed }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    aria-pressed={pressed}
    className="grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong bg-surface hover:border-ink"
    onClick={onClick}
  >
    <Icon of={icon} />
  </button>
);

const SWIPE = 48;

/** Turned by buttons, arrow keys or a finger, in a circle. */
function useTurning(first: number, count: number) {
  const [index, setIndex] = useState(first);
  const [isLarge, setIsLarge] = useState(false);
  const start = useRef<number>(undefined);
  const go = (to: number): void => {
    setIndex((to + count) % count);
    setIsLarge(false);
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const to = moves[event.key];
      if (to === undefined || isLarge) return;
      event.preventDefault();
      go(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const onTouchStart = ({ touches }: TouchEvent): void => {
    start.current = touches.length === 1 && !isLarge ? touches[0]?.clientX : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const moved = start.current === undefined ? 0 : (changedTouches[0]?.clientX ?? 0) - start.current;
    if (Math.abs(moved) >= SWIPE) go(index + (moved < 0 ? 1 : -1));
  };
  return { index, go, isLarge, setIsLarge, handlers: { onTouchStart, onTouchEnd } };
}

/** What a picture shows is seldom in its corner. */
const toMiddle = (frame: Element): void =>
  frame.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2);

/** All pictures, one at a time, as large as the screen; twice as large where one wants to look closer. */
export function Lightbox({ title, images, first, onClose }: LightboxProps) {
  const intl = useIntl();
  const { index, go, isLarge, setIsLarge, handlers } = useTurning(first, images.length);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLarge && frame.current) toMiddle(frame.current);
  }, [isLarge]);
  const image = images[index];
  if (!image) return null;
  const counted = { number: index + 1, of: images.length };
  const alt = intl.formatMessage({ id: 'common.gallery.alt' }, { ...counted, what: image.alt });
  const name = (id: string): string => intl.formatMessage({ id: `common.gallery.${id}` });
  return (
    <DialogWindow title={title} onClose={onClose} place="screen">
      {/* A stroke across is ours: a browser would take it as the way back. */}
      <div
        className={`flex h-[calc(100dvh-9rem)] flex-col gap-3 ${isLarge ? '' : 'touch-pan-y touch-pinch-zoom'}`}
        {...handlers}
      >
        <div
          ref={frame}
          className={`min-h-0 flex-1 rounded-lg ${isLarge ? '[container-type:size] overflow-auto bg-sunken' : 'grid grid-cols-1 grid-rows-1'}`}
          tabIndex={isLarge ? 0 : undefined}
          role={isLarge ? 'group' : undefined}
          aria-label={isLarge ? alt : undefined}
        >
          <img
            key={image.src}
            src={image.src}
            width={image.width}
            height={image.height}
            alt={alt}
            className={isLarge ? 'h-auto max-w-none' : 'size-full object-contain'}
            // Twice as wide as its frame, and at least as high.
            style={isLarge ? { width: `max(200cqw, ${(100 * image.width) / image.height}cqh)` } : undefined}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {/* As high for every picture, which would move else. */}
          <p aria-live="polite" className="text-sm max-sm:min-h-[2lh] max-sm:basis-full">
            <FormattedMessage id="common.gallery.counter" values={counted} />
            {image.alt && <span className="text-ink-soft"> · {image.alt}</span>}
          </p>
          <div className="ms-auto flex gap-2">
            <Tool
              icon={isLarge ? ZoomOut : ZoomIn}
              name={name('zoom')}
              pressed={isLarge}
              onClick={() => setIsLarge(!isLarge)}
            />
            {images.length > 1 && (
              <>
                <Tool icon={ChevronLeft} name={name('previous')} onClick={() => go(index - 1)} />
                <Tool icon={ChevronRight} name={name('next')} onClick={() => go(index + 1)} />
              </>
            )}
          </div>
        </div>
      </div>
    </DialogWindow>
  );
}
