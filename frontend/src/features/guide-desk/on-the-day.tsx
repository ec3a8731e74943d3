import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as codeRequest from '../../api/generated/limits/voucher-code-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { reportVisit, type Mission, type VisitCall } from './missions.api.js';

/** The guests are here, or they are not: by the code of their voucher, scanned or typed. */
export function OnTheDay({ mission: { uuid, bookings, actions } }: { mission: Mission }) {
  const api = useApi();
  const intl = useIntl();
  const site = useSite();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reporting = useMutation({
    mutationFn: (call: VisitCall) => reportVisit(api, uuid, call, code.trim(), site),
    onSuccess: () => {
      setCode('');
      return client.invalidateQueries({ queryKey: ['/api/guide/missions'] });
    },
  });
  const report = (call: VisitCall): void => {
    setMissing(code.trim() === '');
    if (code.trim() !== '') reporting.mutate(call);
  };
  const start = (event: FormEvent): void => {
    event.preventDefault();
    report('start');
  };
  return (
    <form onSubmit={start} className="grid max-w-[28rem] gap-3">
      <h4 className="font-medium">
        <FormattedMessage id="guide-desk.day.title" />
      </h4>
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={<FormattedMessage id="guide-desk.day.code" />}
        hint={<FormattedMessage id="guide-desk.day.code.hint" values={{ reference: bookings[0]?.reference }} />}
        error={isMissing && intl.formatMessage({ id: 'guide-desk.day.missing' })}
        maxLength={codeRequest.code.maxLength}
        value={code}
        onChange={({ currentTarget: { value } }) => setCode(value)}
      />
      {reporting.error && <ProblemMessage error={reporting.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={reporting.isPending}>
          <FormattedMessage id="guide-desk.day.start" />
        </Button>
        {actions.includes('no-show') && (
          <Button look="secondary" disabled={reporting.isPending} onClick={() => report('no-show')}>
            <FormattedMessage id="guide-desk.day.no-show" />
          </Button>
        )}
      </div>
    </form>
  );
}
