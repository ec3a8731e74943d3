import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { FullName } from '../../i18n/full-name.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { applicationQuery, changePerson, type Person } from './recruitment.api.js';
import type { StepProps } from './use-application.js';

type Field = keyof Person;

/** Who applies: the account, and what it does not say yet. */
export function PersonStep({ application }: StepProps) {
  const api = useApi();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});
  const [error, setError] = useState<unknown>();
  const { applicant, userId } = application;
  const keep = async (field: Field, value: string): Promise<void> => {
    setError(undefined);
    setRefused({ ...refused, [field]: undefined });
    try {
      await changePerson(api, { [field]: value.trim() === '' ? null : value.trim() });
      const [path] = applicationQuery(userId, 'en_US').queryKey;
      await client.invalidateQueries({
        predicate: ({ queryKey }) => [path, '/api/me/account'].includes(String(queryKey[0])),
      });
    } catch (caught) {
      const told = isProblem(caught) ? caught.errors.find((each) => each.field === field)?.detail : undefined;
      if (told === undefined) setError(caught);
      else setRefused({ ...refused, [field]: told });
    }
  };
  return (
    <div className="grid gap-5">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">
            <FormattedMessage id="recruitment.person.name" />
          </dt>
          <dd className="wrap-anywhere">
            <FullName of={applicant} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">
            <FormattedMessage id="recruitment.person.email" />
          </dt>
          <dd className="wrap-anywhere">{applicant.email}</dd>
        </div>
      </dl>
      <p className="text-sm">
        <Link to="/account" className={textLink}>
          <FormattedMessage id="recruitment.person.change" />
        </Link>
      </p>
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={<FormattedMessage id="recruitment.person.phone" />}
        hint={<FormattedMessage id="recruitment.person.phone.hint" />}
        error={refused.phone}
        defaultValue={applicant.phone ?? ''}
        onBlur={({ currentTarget: { value } }) => {
          if (value.trim() !== (applicant.phone ?? '')) void keep('phone', value);
        }}
      />
      <TextInput
        type="date"
        autoComplete="bday"
        label={<FormattedMessage id="recruitment.person.birthdate" />}
        hint={<FormattedMessage id="recruitment.person.birthdate.hint" />}
        error={refused.dateOfBirth}
        defaultValue={applicant.birthdate ?? ''}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== (applicant.birthdate ?? '')) void keep('dateOfBirth', value);
        }}
      />
      <Select
        optional
        autoComplete="sex"
        label={<FormattedMessage id="recruitment.person.gender" />}
        error={refused.gender}
        defaultValue={applicant.gender ?? ''}
        onChange={({ currentTarget: { value } }) => void keep('gender', value)}
      >
        <option value="">{'—'}</option>
        {(['male', 'female'] as const).map((gender) => (
          <FormattedMessage key={gender} id={`recruitment.person.gender.${gender}`}>
            {(text) => <option value={gender}>{text}</option>}
          </FormattedMessage>
        ))}
      </Select>
      {error !== undefined && <ProblemMessage error={error} />}
    </div>
  );
}
