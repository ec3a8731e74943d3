import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Chip, type Tone } from '../../ui/display/chip.js';
import { Moment } from '../../ui/text/date-time.js';
import { prepareDialog } from '../../ui/overlay/dialog.js';
import { Link } from '../../ui/text/link.js';
import type { AttentionCall, AttentionKind } from './attention.api.js';

const tones: Readonly<Record<AttentionKind, Tone>> = {
  'nobody-left': 'bad',
  'start-is-near': 'bad',
  'guide-cancelled': 'notice',
  'guide-wrote': 'info',
};

/** One thing that has happened to a mission, what to do about it, and the way to be done with it. */
export function CallMatter({ call, onSettle }: { call: AttentionCall; onSettle: () => void }) {
  const { id, kind, since, mission, guide, message } = call;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <span id={`call-${id}`}>
          <Chip tone={tones[kind]}>
            <FormattedMessage id={`attention.kind.${kind}`} />
          </Chip>
        </span>
        <span className="text-sm text-ink-soft">
          <FormattedMessage
            id="attention.since"
            values={{ moment: <Moment value={since} city={mission.city} timeZone={mission.timeZone} /> }}
          />
        </span>
      </div>
      {guide && <GuideOfCall guide={guide} />}
      {message && (
        <blockquote className="border-s-2 border-line-strong ps-3 text-sm wrap-anywhere whitespace-pre-line">
          {message}
        </blockquote>
      )}
      <p className="text-sm">
        <FormattedMessage id={todoOf(call)} />
      </p>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        aria-describedby={`call-${id}`}
        onPointerEnter={prepareDialog}
        onClick={onSettle}
      >
        <FormattedMessage id="attention.settle" />
      </Button>
    </div>
  );
}

/** That others are being asked is said only while the answer of one of them is waited for. */
function todoOf({ kind, message, guide, mission: { asked } }: AttentionCall): string {
  const what = kind === 'guide-wrote' && !message ? 'guide-hesitates' : kind;
  const tellsOfOthers = kind === 'guide-wrote' || kind === 'guide-cancelled';
  const areAsked = asked.some(({ uuid, isWaitedFor }) => isWaitedFor && uuid !== guide?.uuid);
  return tellsOfOthers && !areAsked ? `attention.alone.${what}` : `attention.todo.${what}`;
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
