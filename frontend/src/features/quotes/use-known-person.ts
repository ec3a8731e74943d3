import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fullNameOf } from '../../i18n/full-name.js';
import { useSession } from '../../session/session.js';
import { accountQuery } from './quotes.api.js';
import type { QuoteValues } from './quote-values.js';

/** Nothing that the account knows is asked again, and nothing that was typed is written over. */
export function useKnownPerson({ getValues, setValue }: UseFormReturn<QuoteValues>): void {
  const user = useSession()?.user;
  const intl = useIntl();
  const { data: account } = useQuery({ ...accountQuery(), enabled: user !== undefined, retry: false });
  useEffect(() => {
    if (!user) return;
    const known = {
      customerName: fullNameOf(user, intl),
      selectedEmail: user.email,
      phoneNumber: account?.phone ?? '',
      companyName: account?.companyName ?? '',
    };
    for (const name of ['customerName', 'selectedEmail', 'phoneNumber', 'companyName'] as const)
      if (known[name] && !getValues(name)) setValue(name, known[name]);
  }, [user, account, getValues, setValue, intl]);
}
