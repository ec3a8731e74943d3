import { Clock } from 'lucide';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { Button, type ButtonLook } from '../../ui/form/button.js';
import { Moment } from '../../ui/text/date-time.js';
import { prepareDialog } from '../../ui/overlay/dialog.js';
import { Icon } from '../../ui/display/icon.js';
import { RideActions } from './ride-actions.js';
import { MissionExpired } from './mission-expired.js';
import { OnTheDay } from './on-the-day.js';
import type { Answer, Mission } from './missions.api.js';

/** What the guide is about to say of a mission. */
export interface MissionTask {
  readonly mission: Mission;
  readonly kind: Answer | 'cancel';
}

export type OnTask = (kind: MissionTask['kind']) => void;

const ANSWERS: readonly (readonly [Answer, ButtonLook])[] = [
  ['yes', 'primary'],
  ['no', 'secondary'],
  ['maybe', 'secondary'],
  ['other', 'secondary'],
];

function AnswerButtons({ mission: { tour, guideAvailability, status }, onTask }: { mission: Mission; onTask: OnTask }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'guide-desk.answer.group' }, { tour: tour.name });
  const isTheirs = status === 'assigned';
  const offered = ANSWERS.filter(([answer]) => !isTheirs || answer === 'yes');
  return (
    <div role="group" aria-label={name} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {offered.map(([answer, look]) => (
        <Button
          key={answer}
          look={look}
          aria-haspopup="dialog"
          aria-pressed={guideAvailability === undefined ? undefined : guideAvailability === answer}
          className={guideAvailability === answer ? 'border-ink ring-1 ring-ink' : ''}
          onPointerEnter={prepareDialog}
          onFocus={prepareDialog}
          onClick={() => onTask(answer)}
        >
          <FormattedMessage id={isTheirs ? 'guide-desk.answer.confirm' : `guide-desk.answer.${answer}`} />
        </Button>
      ))}
    </div>
  );
}

function Deadline({ mission: { respondBefore, city, timeZone } }: { mission: Mission }) {
  const [shownAt] = useState(() => serverNow());
  if (!respondBefore) return null;
  return (
    <p className="flex items-start gap-2 text-sm font-medium">
      <Icon of={Clock} className="mt-0.5 size-4 text-action-text" />
      <span>
        {Date.parse(respondBefore) < shownAt ? (
          <MissionExpired />
        ) : (
          <FormattedMessage
            id="guide-desk.answerBy"
            values={{ moment: <Moment value={respondBefore} city={city} timeZone={timeZone} /> }}
          />
        )}
      </span>
    </p>
  );
}

/** What may be done with it, as the server says. */
export function MissionActions({ mission, onTask }: { mission: Mission; onTask: OnTask }) {
  const { actions, status } = mission;
  if (actions.length === 0) return null;
  return (
    <div className="grid gap-3">
      {actions.includes('respond') && (
        <>
          {status !== 'assigned' && <Deadline mission={mission} />}
          <AnswerButtons mission={mission} onTask={onTask} />
        </>
      )}
      {actions.includes('start') && <OnTheDay mission={mission} />}
      {(actions.includes('delay') || actions.includes('name-board')) && <RideActions mission={mission} />}
      {actions.includes('cancel') && (
        <div>
          <Button
            look="secondary"
            aria-haspopup="dialog"
            onPointerEnter={prepareDialog}
            onClick={() => onTask('cancel')}
          >
            <FormattedMessage id="guide-desk.cancel" />
          </Button>
        </div>
      )}
    </div>
  );
}
