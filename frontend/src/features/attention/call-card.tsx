import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageName, When } from '../../trip/trip-facts.js';
import { Button } from '../../ui/button.js';
import { Chip, type Tone } from '../../ui/chip.js';
import { Moment } from '../../ui/date-time.js';
import { prepareDialog } from '../../ui/dialog.js';
import { Link } from '../../ui/link.js';
import type { AttentionCall, AttentionKind } from './attention.api.js';
import { CallPeople } from './call-people.js';

interface CallCardProps {
  call: AttentionCall;
  onAssign: () => void;
  onSettle: () => void;
}

const tones: Readonly<Record<AttentionKind, Tone>> = {
  'nobody-left': 'bad',
  'start-is-near': 'bad',
  'guide-cancelled': 'notice',
  'guide-wrote': 'info',
};

/** One mission with what has happened, what to do about it, and the ways to do it. */
export function CallCard({ call, onAssign, onSettle }: CallCardProps) {
  const { kind, since, mission, guide, message } = call;
  const intl = useIntl();
  return (
    <article
      aria-labelledby={`call-${call.id}`}
      className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Chip tone={tones[kind]}>
          <FormattedMessage id={`attention.kind.${kind}`} />
        </Chip>
        <span className="text-sm text-ink-soft">
          <FormattedMessage
            id="attention.since"
            values={{ moment: <Moment value={since} city={mission.city} timeZone={mission.timeZone} /> }}
          />
        </span>
      </div>
      <h3 id={`call-${call.id}`} className="text-lg leading-snug">
        {mission.tour}
      </h3>
      <div className="grid gap-0.5 text-sm">
        <p>
          <When {...mission} />
        </p>
        <p className="text-ink-soft">
          <FormattedMessage
            id="common.trip.language"
            values={{ language: <LanguageName code={mission.guideLanguage} /> }}
          />
        </p>
        <p className="text-ink-soft">
          <FormattedMessage
            id="attention.bookings"
            values={{
              count: mission.bookingReferences.length,
              references: intl.formatList(mission.bookingReferences),
            }}
          />
        </p>
      </div>
      <CallPeople mission={mission} />
      {guide && <GuideOfCall guide={guide} />}
      {message && (
        <blockquote className="border-s-2 border-line-strong ps-3 text-sm whitespace-pre-line">{message}</blockquote>
      )}
      <p className="text-sm">
        <FormattedMessage
          id={kind === 'guide-wrote' && !message ? 'attention.todo.guide-hesitates' : `attention.todo.${kind}`}
        />
      </p>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        <Button aria-haspopup="dialog" onPointerEnter={prepareDialog} onClick={onAssign}>
          <FormattedMessage id="attention.assign" />
        </Button>
        <Button look="secondary" aria-haspopup="dialog" onPointerEnter={prepareDialog} onClick={onSettle}>
          <FormattedMessage id="attention.settle" />
        </Button>
      </div>
    </article>
  );
}

const GuideOfCall = ({ guide: { uuid, name, contact } }: { guide: NonNullable<AttentionCall['guide']> }) => (
  <p className="text-sm">
    <FormattedMessage
      id="attention.guide"
      values={{
        name: (
          <Link to={`/guide-missions?guide=${uuid}&period=all`} className="font-medium underline underline-offset-4">
            {name}
          </Link>
        ),
        contact,
      }}
    />
  </p>
);
