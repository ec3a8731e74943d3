import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/form/button.js';

/** Minutes after the agreed start that one tap says. */
const DELAYS = [30, 60, 120] as const;

interface DelayButtonsProps {
  /** Ids of the feature's own texts. */
  texts: { readonly question: string; readonly minutes: string; readonly none: string };
  delayMinutes: number;
  busy: boolean;
  onDelay: (minutes: number) => void;
}

/** "Delayed" by one tap; another tap says otherwise. */
export const DelayButtons = ({ texts, delayMinutes, busy, onDelay }: DelayButtonsProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 text-sm text-ink-soft">
      <FormattedMessage id={texts.question} />
    </legend>
    <div className="grid gap-2 sm:flex sm:flex-wrap">
      {DELAYS.map((minutes) => (
        <Button
          key={minutes}
          look="secondary"
          aria-pressed={delayMinutes === minutes}
          className={delayMinutes === minutes ? 'border-ink ring-1 ring-ink' : ''}
          busy={busy}
          onClick={() => onDelay(minutes)}
        >
          <FormattedMessage id={texts.minutes} values={{ minutes }} />
        </Button>
      ))}
      {delayMinutes > 0 && (
        <Button look="quiet" busy={busy} onClick={() => onDelay(0)}>
          <FormattedMessage id={texts.none} />
        </Button>
      )}
    </div>
  </fieldset>
);
