import { Maximize2, Minus, Plus } from 'lucide';
import type { IconNode } from 'lucide';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { Icon } from '../ui/display/icon.js';
import { clustered, type Cluster } from './clusters.js';
import { Land } from './near-land.js';
import type { Box, Point } from './projection.js';
import type { Sheet } from './sheets.js';
import { tagged } from './tags.js';
import { amid, isSame, isSeen, moved, nearerTo, shaped, shareOf, viewOf, zoomed } from './view.js';
import { APART, CONTROLS, MapCaption, shapeOf, Targets } from './map-targets.js';
import type { MarkedMapProps } from './marked-map-props.js';

const MOTION_MS = 180;

interface Moving {
  readonly view: Box;
  /** Where the view is or goes. */
  readonly goal: () => Box;
  readonly go: (next: Box, isSmooth?: boolean) => void;
}

/** What of the whole is shown; `go` is a short way for the eye, or a jump for who does not want motion. */
function useView(whole: Box): Moving {
  const [kept, setKept] = useState<Box>();
  const motion = useRef<{ readonly goal: Box; readonly frame: number }>(undefined);
  // In the shape that the map has now.
  const view =
    kept && !isSame(kept, whole) ? moved(shaped(kept, whole.height / whole.width), { x: 0, y: 0 }, whole) : whole;
  const stop = (): void => {
    if (motion.current) cancelAnimationFrame(motion.current.frame);
    motion.current = undefined;
  };
  useEffect(() => stop, []);
  const go = (next: Box, isSmooth = true): void => {
    stop();
    if (!isSmooth || matchMedia('(prefers-reduced-motion: reduce)').matches) return setKept(next);
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(Math.max((now - start) / MOTION_MS, 0), 1);
      setKept(share < 1 ? amid(view, next, share * (2 - share)) : next);
      motion.current = share < 1 ? { goal: next, frame: requestAnimationFrame(step) } : undefined;
    };
    motion.current = { goal: next, frame: requestAnimationFrame(step) };
  };
  return { view, goal: () => motion.current?.goal ?? view, go };
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** How much larger than usual the reader's letters are, and with them all that stands on the map. */
  readonly letters: number;
}

const USUAL_LETTERS = 16;

const lettersOf = (root: Element): number => Number.parseFloat(getComputedStyle(root).fontSize) / USUAL_LETTERS;

function useSize(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      const letters = lettersOf(element.ownerDocument.documentElement);
      if (width > 0 && height > 0)
        setSize((known) => {
          const isKnown = known?.width === width && known.height === height && known.letters === letters;
          return isKnown ? known : { width, height, letters };
        });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

const STEP = 2;
const PART = 0.25;

const nearer = (view: Box, whole: Box, places: readonly Point[]): Box => nearerTo(view, STEP, whole, places);

const keys: Readonly<Record<string, (view: Box, whole: Box, places: readonly Point[]) => Box>> = {
  '+': nearer,
  '=': nearer,
  '-': (view, whole) => zoomed(view, 1 / STEP, whole),
  _: (view, whole) => zoomed(view, 1 / STEP, whole),
  '0': (_, whole) => whole,
  ArrowLeft: (view, whole) => moved(view, { x: -PART, y: 0 }, whole),
  ArrowRight: (view, whole) => moved(view, { x: PART, y: 0 }, whole),
  ArrowUp: (view, whole) => moved(view, { x: 0, y: -PART }, whole),
  ArrowDown: (view, whole) => moved(view, { x: 0, y: PART }, whole),
};

const isOn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

function useKeys(whole: Box, places: readonly Point[], { goal, go }: Moving) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isOn(event.target, '[popover]')) return;
    const next = keys[event.key]?.(goal(), whole, places);
    // What changes nothing here is the page's.
    if (!next || isSame(next, goal())) return;
    event.preventDefault();
    go(next);
  };
}

/** So many pixels of the wheel double the scale: a wheel with a key held, and fingers on a trackpad, go faster. */
const WHEEL = { held: 100, focused: 400 } as const;
const LINE_PIXELS = 16;

function useWheel(frame: RefObject<HTMLElement | null>, whole: Box, { goal, go }: Moving): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    const element = frame.current;
    const isHeld = event.ctrlKey || event.metaKey;
    if (!element || (!isHeld && !element.contains(document.activeElement))) return;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1);
    const times = STEP ** (-pixels / (isHeld ? WHEEL.held : WHEEL.focused));
    const next = zoomed(goal(), times, whole, shareIn(element, event));
    const changes = !isSame(next, goal());
    // The browser would enlarge the page instead.
    if (changes || isHeld) event.preventDefault();
    if (changes) go(next, false);
  });
  useEffect(() => {
    const element = frame.current;
    // React listens to the wheel without being able to stop it.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [frame]);
}

function shareIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** A hand that moves less than this, in pixels, presses. */
const STILL = 5;

const amidAll = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1;

/** One pointer moves the map, two zoom it; a press brings a place to the middle, two come nearer to it. */
function useHands(whole: Box, { goal, go }: Moving) {
  const held = useRef(new Map<number, Point>());
  const hasMoved = useRef(false);
  const letGo = (event: PointerEvent): void => {
    held.current.delete(event.pointerId);
    // After the click that follows.
    setTimeout(() => (hasMoved.current = held.current.size > 0 && hasMoved.current));
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0 || isOn(event.target, '[popover]')) return;
      if (held.current.size === 0) hasMoved.current = false;
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent): void => {
      const from = held.current.get(event.pointerId);
      if (!from) return;
      const to = { x: event.clientX, y: event.clientY };
      const isAlone = held.current.size === 1;
      if (!hasMoved.current && isAlone && Math.hypot(to.x - from.x, to.y - from.y) < STILL) return;
      if (isAlone && isSame(goal(), whole)) return;
      const element = event.currentTarget;
      if (!hasMoved.current) element.setPointerCapture(event.pointerId);
      hasMoved.current = true;
      const before = [...held.current.values()];
      held.current.set(event.pointerId, to);
      const after = [...held.current.values()];
      const { width, height } = element.getBoundingClientRect();
      const [old, now] = [amidAll(before), amidAll(after)];
      const dragged = moved(goal(), { x: (old.x - now.x) / width, y: (old.y - now.y) / height }, whole);
      const at = shareIn(element, { clientX: now.x, clientY: now.y });
      go(isAlone ? dragged : zoomed(dragged, spread(after) / Math.max(spread(before), 1), whole, at), false);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent): void => {
      if (!hasMoved.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: (event: MouseEvent): void => {
      if (event.detail !== 1 || isOn(event.target, 'a, button, [popover]') || isSame(goal(), whole)) return;
      const { x, y } = shareIn(event.currentTarget, event);
      go(moved(goal(), { x: x - 0.5, y: y - 0.5 }, whole));
    },
    onDoubleClick: (event: MouseEvent): void => {
      if (isOn(event.target, 'a, button, [popover]')) return;
      const isWhole = isSame(goal(), whole);
      go(zoomed(goal(), STEP, whole, isWhole ? shareIn(event.currentTarget, event) : undefined));
    },
  };
}

/** What has the focus may be gone after a move: then it goes to what stands there now, or to the map. */
function useKeptFocus(frame: RefObject<HTMLElement | null>, isAtGoal: boolean) {
  const isInside = useRef(false);
  const next = useRef<string>(undefined);
  useEffect(() => {
    const key = next.current;
    if (key !== undefined && isAtGoal) {
      next.current = undefined;
      frame.current?.querySelector<HTMLElement>(`[data-place="${key}"]`)?.focus({ preventScroll: true });
    } else if (isInside.current && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true });
  });
  return {
    focusNext: (key: string) => void (next.current = key),
    watch: {
      onFocus: () => void (isInside.current = true),
      onBlur: () => void (isInside.current = false),
    },
  };
}

const QUIET_MS = 400;

/** Says a text once it has been the same for a moment; not the first. */
function useSaid(text: string): string {
  const first = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

interface MapButtonProps {
  name: string;
  drawing: IconNode;
  isUseless: boolean;
  onPress: () => void;
}

/** Where it does nothing it stays, and keeps the focus. */
const MapButton = ({ name, drawing, isUseless, onPress }: MapButtonProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={isUseless || undefined}
    onClick={() => !isUseless && onPress()}
    className="grid size-11 cursor-pointer place-items-center rounded-sm border border-line-strong bg-surface hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-ink-soft/60"
  >
    <Icon of={drawing} />
  </button>
);

/** A map of marks that can be zoomed and moved; a cluster opens into the part of the world where its marks lie. */
export function ZoomMap({ label, marks, hint, together, zoom, sheet }: MarkedMapProps & { sheet: Sheet }) {
  const { box } = sheet;
  const frame = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<string>();
  const described = useId();
  const size = useSize(frame);
  const width = size?.width ?? box.width;
  const letters = size?.letters ?? 1;
  const apart = (APART * letters) / width;
  const shape = size ? size.height / size.width : box.height / box.width;
  const whole = shaped(box, shape);
  const moving = useView(whole);
  const { view, goal, go } = moving;
  const { focusNext, watch } = useKeptFocus(frame, isSame(view, goal()));
  const places = marks.map(sheet.pointOf);
  const onKeyDown = useKeys(whole, places, moving);
  useWheel(frame, whole, moving);
  const hands = useHands(whole, moving);

  const points = places.map((place) => shareOf(place, view));
  const clusters = size ? clustered(points, apart, shape).filter(isSeen) : [];
  const said = useSaid(zoom.shown(points.filter(isSeen).length));

  const opening = ({ members }: Cluster): (() => void) | undefined => {
    const own = members.flatMap((index) => places[index] ?? []);
    const next = viewOf(own, whole);
    const parted = clustered(
      own.map((place) => shareOf(place, next)),
      apart,
      shape,
    );
    const first = marks[members[0] ?? -1];
    if (parted.length === 1 || !first) return undefined;
    return () => {
      setPointed(undefined);
      focusNext(first.key);
      go(next);
    };
  };
  const button = (name: string, drawing: IconNode, next: Box) => (
    <MapButton name={name} drawing={drawing} isUseless={isSame(next, goal())} onPress={() => go(next)} />
  );
  const isWhole = isSame(view, whole);
  return (
    <>
      <div className="map-frame">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- all that a hand or a key does here a button does too */}
        <div
          ref={frame}
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys that move it
          tabIndex={0}
          aria-label={label}
          aria-describedby={described}
          className={`map-view overflow-hidden select-none ${isWhole ? 'touch-pan-y' : 'cursor-grab touch-none active:cursor-grabbing'}`}
          style={shapeOf(box)}
          onKeyDown={onKeyDown}
          onDragStart={(event) => event.preventDefault()}
          {...watch}
          {...hands}
        >
          <svg
            viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
            aria-hidden="true"
            className="map-sea block size-full"
          >
            <use href={`${sheet.file}#net`} className="map-net" />
            <Land sheet={sheet} view={view} width={width} />
          </svg>
          <Targets
            {...{ label, marks, together, clusters, opening }}
            hasTag={tagged(
              clusters,
              (place) => clusters[place]?.members.length === 1,
              size && { width: size.width / letters, height: size.height / letters },
            )}
            point={setPointed}
          />
        </div>
      </div>
      <div className="map-foot">
        <MapCaption>{pointed ?? hint}</MapCaption>
        <div className={CONTROLS}>
          {button(zoom.nearer, Plus, nearer(goal(), whole, places))}
          {button(zoom.farther, Minus, zoomed(goal(), 1 / STEP, whole))}
          {button(zoom.whole, Maximize2, whole)}
        </div>
      </div>
      <p id={described} hidden>
        {zoom.keys}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
