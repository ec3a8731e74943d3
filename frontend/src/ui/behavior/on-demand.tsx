import { startTransition, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reloadForNewVersion } from './missing-script.js';
import { Button } from '../form/button.js';
import { useToastOffline } from '../feedback/toast-offline.js';

interface Closable {
  readonly onClose?: () => void;
}

interface OnDemandProps {
  readonly onRetry: () => void;
}

/** Stands where a part of the page should be. */
const Missing = ({ onRetry }: OnDemandProps) => (
  <div role="alert" className="grid justify-items-start gap-3 p-2">
    <p>
      <FormattedMessage id="common.offline.text" />
    </p>
    <Button look="secondary" onClick={onRetry}>
      <FormattedMessage id="common.tryAgain" />
    </Button>
  </div>
);

/** What opened is closed again, so that the same click is the next try. */
function Unopened({ onClose }: Required<Closable>) {
  const say = useToastOffline();
  const leave = useEffectEvent(() => {
    say();
    onClose();
  });
  useEffect(() => leave(), []);
  return null;
}

/**
 * A part of the page whose script comes when it is first shown; until then its `place` stands there. A script that does
 * not come takes nothing else with it: a part that can be closed is closed with a word, another one says so in its place;
 * the next try asks anew. Where somebody asked for it and the server answers, a new version was put up, and the page is
 * begun anew once. `prepare` asks before it is needed.
 */
export function onDemand<Props extends Closable | object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
): ComponentType<Props> & { readonly prepare: () => void } {
  let Part: ComponentType<Props> | undefined;
  const come = async (): Promise<boolean> => {
    try {
      Part ??= await load();
      return true;
    } catch {
      return false;
    }
  };

  function OnDemand(props: Props) {
    const [state, setState] = useState<'coming' | 'there' | 'missing'>(Part ? 'there' : 'coming');
    const [isRetried, setRetried] = useState(false);
    const { onClose } = props as Closable;
    const isAskedFor = isRetried || onClose !== undefined;
    useEffect(() => {
      let isWanted = state === 'coming';
      const show = (isThere: boolean): void =>
        // In steps between which the browser paints and takes input.
        startTransition(() => {
          if (isWanted) setState(isThere ? 'there' : 'missing');
        });
      const comeSomehow = async (): Promise<boolean> =>
        (await come()) || (isWanted && isAskedFor && (await reloadForNewVersion()));
      if (isWanted) void comeSomehow().then(show);
      return () => void (isWanted = false);
    }, [state, isAskedFor]);
    if (Part) return <Part {...props} />;
    if (state !== 'missing') return place;
    if (onClose) return <Unopened onClose={onClose} />;
    const retry = (): void => {
      setRetried(true);
      setState('coming');
    };
    return <Missing onRetry={retry} />;
  }
  return Object.assign(OnDemand, { prepare: () => void come() });
}
