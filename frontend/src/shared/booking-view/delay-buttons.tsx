import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/form/button.js';

/** Minutes after the agreed start that one tap says. */
const DELAYS = [30, 60, 120] as const;

interface DelayButtonsProps {
  /** Whose words are loaded where it stands. */
  feature: 'my-bookings' | 'guide-desk';
  delayMinutes: number;
  busy: boolean;
  onDelay: (minutes: number) => void;
}

/** "Delayed" by one tap; another tap says otherwise. */
export const DelayButtons = ({ feature, delayMinutes, busy, onDelay }: DelayButtonsProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 text-sm text-ink-soft">
      <FormattedMessage id={`${feature}.delay`} />
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
          <FormattedMessage id={`${feature}.delay.minutes`} values={{ minutes }} />
        </Button>
      ))}
      {delayMinutes > 0 && (
        <Button look="quiet" busy={busy} onClick={() => onDelay(0)}>
          <FormattedMessage id={`${feature}.delay.none`} />
        </Button>
      )}
    </div>
  </fieldset>
);
