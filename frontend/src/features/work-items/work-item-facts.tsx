import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RecordFact } from '../../shared/admin-record/record-section.js';
import { Ago } from '../../ui/text/ago-text.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { MoneyText } from '../../ui/text/money.js';
import { SubjectLink } from './subject-link.js';
import { textOfFact } from './work-item-words.js';
import type { WorkItem } from './work-items.api.js';

const NAMED = [
  'amount',
  'due',
  'reason',
  'bookings',
  'tour',
  'startsAt',
  'people',
  'guideName',
  'guideContact',
  'name',
  'attempts',
  'error',
  'waitingSince',
] as const;
const REFERENCES = ['intent', 'refund', 'dispute'] as const;
/** What the section of the mission shows, with more. */
const OF_MISSION: readonly string[] = ['bookings', 'tour', 'startsAt', 'people'];
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type Fact = WorkItem['facts'][string];

const fact = (name: string, value: ReactNode): RecordFact => ({
  name: <FormattedMessage id={`work-items.fact.${name}`} />,
  value,
});

function valueOf(name: string, value: Fact): ReactNode {
  if (typeof value === 'object') return <MoneyText value={value} />;
  if (name === 'reason') return <FormattedMessage id="work-items.reason" values={{ reason: String(value) }} />;
  return INSTANT.test(String(value)) ? <ShortMoment value={String(value)} /> : String(value);
}

/** What is to be known: who looks after it, until when, and what its context said. */
export function factsOf(item: WorkItem): readonly RecordFact[] {
  const { facts, subject, raisedAt, dueAt, assignedTo, resolution } = item;
  const named = NAMED.filter((name) => subject.type !== 'mission' || !OF_MISSION.includes(name));
  return [
    fact('subject', <SubjectLink item={item} />),
    fact(
      'assignedTo',
      assignedTo ? <Person person={assignedTo} /> : <FormattedMessage id="work-items.assigned.nobody" />,
    ),
    fact(
      'raisedAt',
      <>
        <ShortMoment value={raisedAt} /> · <Ago instant={raisedAt} />
      </>,
    ),
    ...(dueAt === undefined ? [] : [fact('dueAt', <ShortMoment value={dueAt} />)]),
    ...named.flatMap((name) => (facts[name] === undefined ? [] : [fact(name, valueOf(name, facts[name]))])),
    ...REFERENCES.flatMap((name) => (facts[name] === undefined ? [] : [referenceOf(name, facts)])),
    ...(resolution === undefined ? [] : resolutionOf(resolution)),
  ];
}

const referenceOf = (name: (typeof REFERENCES)[number], facts: WorkItem['facts']): RecordFact => ({
  name: <FormattedMessage id={`work-items.reference.${name}`} values={{ gateway: textOfFact(facts['gateway']) }} />,
  value: <code className="wrap-anywhere select-all">{textOfFact(facts[name])}</code>,
});

const resolutionOf = ({ at, by }: NonNullable<WorkItem['resolution']>): readonly RecordFact[] => [
  fact('resolvedAt', <ShortMoment value={at} />),
  fact('resolvedBy', by ? <Person person={by} /> : <FormattedMessage id="work-items.itself" />),
];

/** By name, as long as the account exists. */
export const Person = ({ person }: { person: NonNullable<WorkItem['assignedTo']> }) =>
  person.name ?? <FormattedMessage id="work-items.gone" />;
