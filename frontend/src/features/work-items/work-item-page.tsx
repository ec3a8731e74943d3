import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { Chip } from '../../ui/display/chip.js';
import { MoneyText } from '../../ui/text/money.js';
import { MissionSection } from './mission-section.js';
import { WorkItemActions } from './work-item-actions.js';
import { factsOf } from './work-item-facts.js';
import { isOfMoney, knownKind, kindText } from './work-item-words.js';
import { workItemQuery, type WorkItem } from './work-items.api.js';

const route = getRouteApi('/$lang/$currency/admin/work-items/$id');

export function WorkItemPage() {
  const { id } = route.useParams();
  const back = { to: '/admin/work-items', text: useIntl().formatMessage({ id: 'work-items.title' }) };
  const read = useQuery({ ...workItemQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(item) => <Item item={item} back={back} />}
    </RecordPage>
  );
}

function Item({ item, back }: { item: WorkItem; back: { to: string; text: string } }) {
  const intl = useIntl();
  const { kind, subject, state, facts, resolution } = item;
  const isOfMission = subject.type === 'mission';
  return (
    <AdminRecord
      title={kindText(kind, intl)}
      back={back}
      state={<States item={item} />}
      actions={<WorkItemActions item={item} />}
      facts={factsOf(item)}
      subject={{ type: 'work-item', id: item.id }}
    >
      {resolution?.note && (
        <RecordSection title={<FormattedMessage id="work-items.section.note" />}>
          <Quotation text={resolution.note} />
        </RecordSection>
      )}
      {typeof facts['message'] === 'string' && (
        <RecordSection title={<FormattedMessage id="work-items.section.message" />}>
          <Quotation text={facts['message']} />
        </RecordSection>
      )}
      {!isOfMission && <WhatToDo item={item} />}
      {isOfMission && <MissionSection item={item} isOpen={state === 'open'} />}
    </AdminRecord>
  );
}

const Quotation = ({ text }: { text: string }) => (
  <blockquote className="border-s-2 border-line-strong ps-3 text-sm wrap-anywhere whitespace-pre-line">
    {text}
  </blockquote>
);

const States = ({ item: { state, isOverdue, isUrgent } }: { item: WorkItem }) => (
  <>
    <Chip tone={state === 'open' ? 'notice' : 'good'}>
      <FormattedMessage id={`work-items.state.${state}`} />
    </Chip>
    {isOverdue && (
      <Chip tone="bad">
        <FormattedMessage id="work-items.overdue" />
      </Chip>
    )}
    {isUrgent && state === 'open' && !isOverdue && (
      <Chip tone="info">
        <FormattedMessage id="work-items.urgent" />
      </Chip>
    )}
  </>
);

/** What has happened to money, and what a person does about the matter. */
function WhatToDo({ item }: { item: WorkItem }) {
  const { kind, facts, state } = item;
  const known = knownKind(kind);
  if (!known) return null;
  const { amount, due } = facts;
  return (
    <RecordSection title={<FormattedMessage id="work-items.section.what" />}>
      {isOfMoney(item) && (
        <p>
          <FormattedMessage
            id={`work-items.said.${known}`}
            values={{
              amount: typeof amount === 'object' && <MoneyText value={amount} className="font-medium" />,
              due: typeof due === 'object' && <MoneyText value={due} className="font-medium" />,
            }}
          />
        </p>
      )}
      {state === 'open' && (
        <p className="text-sm">
          <FormattedMessage id={`work-items.todo.${known}`} />
        </p>
      )}
    </RecordSection>
  );
}
