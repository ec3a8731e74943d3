import { FormattedMessage, useIntl } from 'react-intl';
import { formatClock } from '../../ui/text/date-time.js';

interface SavedNoteProps {
  isSaving: boolean;
  /** Milliseconds. */
  savedAt: number | undefined;
}

/** Says that what was typed is kept, and since when. */
export function SavedNote({ isSaving, savedAt }: SavedNoteProps) {
  const { locale } = useIntl();
  const time =
    savedAt === undefined
      ? ''
      : formatClock(new Date(savedAt).toISOString(), locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <p role="status" className="text-sm text-ink-soft">
      {isSaving ? (
        <FormattedMessage id="recruitment.saving" />
      ) : (
        savedAt !== undefined && <FormattedMessage id="recruitment.saved" values={{ time }} />
      )}
    </p>
  );
}
