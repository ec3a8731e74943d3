import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { serverNow } from '../../api/server-clock.js';
import { discardDraft, savedDraft, saveDraft } from '../../session/session-drafts.js';
import type { QuoteValues } from './quote-values.js';
import type { QuoteType } from './quotes.api.js';

const nameOf = (type: QuoteType): string => `quote:${type}`;

/** Puts what was left into the form and keeps what is written from then on. Answers when it was last kept. */
export function useQuoteDraft(type: QuoteType, form: UseFormReturn<QuoteValues>): string | undefined {
  const [savedAt, setSavedAt] = useState<string>();
  const restore = useEffectEvent(() => {
    const left = savedDraft<Partial<QuoteValues>>(nameOf(type));
    if (left) form.reset({ ...form.getValues(), ...left });
  });
  const remember = useEffectEvent((values: QuoteValues) => {
    saveDraft(nameOf(type), values);
    setSavedAt(new Date(serverNow()).toISOString());
  });
  useEffect(() => restore(), [type]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => remember(values) }), [form]);
  return savedAt;
}

export const discardQuoteDraft = (type: QuoteType): void => discardDraft(nameOf(type));
