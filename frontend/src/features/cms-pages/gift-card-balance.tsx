import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { MoneyText } from '../../ui/text/money.js';
import { askBalance } from './gift-cards.api.js';

/** Tells what is on a card. The code is sent in the body, never in an address. */
export function GiftCardBalance() {
  const api = useApi();
  const intl = useIntl();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const asking = useMutation({ mutationFn: (typed: string) => askBalance(api, typed) });
  const { data: card, error } = asking;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '' && !asking.isPending) asking.mutate(code.trim());
  };
  return (
    <form noValidate data-scripted method="post" className="grid gap-3" onSubmit={send}>
      <h2 className="text-xl">
        <FormattedMessage id="cms-pages.gift.balance" />
      </h2>
      <TextInput
        label={<FormattedMessage id="cms-pages.gift.code" />}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isMissing && code.trim() === '' ? intl.formatMessage({ id: 'cms-pages.gift.code.missing' }) : undefined}
      />
      {error && <ProblemMessage error={error} />}
      {card && (
        <p role="status">
          <FormattedMessage
            id={card.state === 'active' ? 'cms-pages.gift.balance.is' : `cms-pages.gift.state.${card.state}`}
            values={{
              amount: <MoneyText value={card.balance} />,
              last4: card.last4,
              day: <FormattedDate value={card.expiresAt} timeZone="UTC" dateStyle="long" />,
            }}
          />
        </p>
      )}
      <div>
        <Button type="submit" look="secondary" busy={asking.isPending}>
          <FormattedMessage id="cms-pages.gift.balance.ask" />
        </Button>
      </div>
    </form>
  );
}
