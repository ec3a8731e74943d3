import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/form/button.js';
import { MoneyText } from '../../ui/text/money.js';
import { textLink } from '../../ui/text/text-link.js';
import { GiftCard } from './gift-card.js';
import { ownGiftCardQuery, type OwnGiftCard, returnGiftCard } from './gift-cards.api.js';

const route = getRouteApi('/$lang/$currency/gift-card/$id');

/** The page of a card for its buyer, by the link in the mail: balance, movements, the PDF, and its return. */
export function OwnGiftCardPage() {
  const { id } = route.useParams();
  const { token } = route.useSearch();
  const title = useIntl().formatMessage({ id: 'cms-pages.gift.own' });
  const { data: card, error, refetch } = useQuery({ ...ownGiftCardQuery(id, token), staleTime: 0 });
  return (
    <div className="page-width min-h-dvh py-10 md:py-14">
      <PageHead title={title} noindex />
      <h1 className="mb-8">{title}</h1>
      {card && <Card card={card} token={token} />}
      {!card &&
        (error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-72" />)}
    </div>
  );
}

function Card({ card, token }: { card: OwnGiftCard; token: string | undefined }) {
  const { id, state, balance, expiresAt, last4, design, movements, actions } = card;
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <GiftCard design={design} />
      <div className="grid gap-4">
        <p className="font-serif text-4xl">
          <MoneyText value={balance} />
        </p>
        <p>
          <FormattedMessage
            id={`cms-pages.gift.state.${state}`}
            values={{ last4, day: <FormattedDate value={expiresAt} timeZone="UTC" dateStyle="long" /> }}
          />
        </p>
        {state === 'active' && (
          <p>
            <a
              href={`/api/gift-cards/${id}/card.pdf?token=${encodeURIComponent(token ?? '')}`}
              download
              className={`inline-block min-h-6 ${textLink}`}
            >
              <FormattedMessage id="cms-pages.gift.pdf" />
            </a>
          </p>
        )}
        <h2 className="text-xl">
          <FormattedMessage id="cms-pages.gift.movements" />
        </h2>
        <ul className="border-t border-line">
          {movements.map(({ id: key, kind, amount, orderReference, at }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
              <span>
                <FormattedMessage id={`cms-pages.gift.movement.${kind}`} /> · {orderReference} ·{' '}
                <FormattedDate value={at} dateStyle="medium" />
              </span>
              <MoneyText value={{ amount, currency: balance.currency }} />
            </li>
          ))}
        </ul>
        {actions.includes('return') && <Return card={card} token={token} />}
      </div>
    </div>
  );
}

/** Nothing is returned with one click: the second one confirms. */
function Return({ card: { id, returnableUntil }, token }: { card: OwnGiftCard; token: string | undefined }) {
  const api = useApi();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const returning = useMutation({
    mutationFn: () => returnGiftCard(api, id, token, key),
    onSettled: () => client.invalidateQueries({ queryKey: ownGiftCardQuery(id, token).queryKey }),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-ink-soft">
        <FormattedMessage
          id="cms-pages.gift.return.until"
          values={{ day: <FormattedDate value={returnableUntil} dateStyle="long" /> }}
        />
      </p>
      {returning.error && <ProblemMessage error={returning.error} />}
      <Button
        look={isAsked ? 'danger' : 'secondary'}
        busy={returning.isPending}
        onClick={() => (isAsked ? returning.mutate() : setAsked(true))}
      >
        <FormattedMessage id={isAsked ? 'cms-pages.gift.return.confirm' : 'cms-pages.gift.return'} />
      </Button>
    </div>
  );
}
