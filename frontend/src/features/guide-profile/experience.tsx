import * as profileRequest from '../../api/generated/limits/guide-profile-request.gen.js';
import { FormattedMessage } from 'react-intl';
import { TextInput } from '../../ui/form/text-input.js';
import type { MyGuideProfile } from './guide-profile.api.js';
import { PartOfForm } from './part.js';
import type { PartProps } from './profile-draft.js';

/** Years and license. @param state of the license that is saved */
export function Experience({ draft, change, state }: PartProps & { readonly state: MyGuideProfile['licenceState'] }) {
  const { yearsGuiding, licence, licenceExpiresOn } = draft;
  return (
    <PartOfForm title="guide-profile.experience">
      {(state === 'expires-soon' || state === 'expired') && (
        <p role="note" className="rounded-lg bg-sun-soft p-4 text-ink">
          <FormattedMessage id={`guide-profile.licence.${state}`} />
        </p>
      )}
      <TextInput
        optional
        type="number"
        inputMode="numeric"
        min={profileRequest.yearsGuiding.minimum}
        max={profileRequest.yearsGuiding.maximum}
        label={<FormattedMessage id="guide-profile.years" />}
        value={yearsGuiding ?? ''}
        onChange={({ currentTarget: { value } }) => change({ yearsGuiding: value === '' ? null : Number(value) })}
      />
      <TextInput
        optional
        label={<FormattedMessage id="guide-profile.licence" />}
        hint={<FormattedMessage id="guide-profile.licence.hint" />}
        maxLength={profileRequest.licence.maxLength}
        value={licence ?? ''}
        onChange={({ currentTarget: { value } }) => change({ licence: value === '' ? null : value })}
      />
      <TextInput
        optional
        type="date"
        label={<FormattedMessage id="guide-profile.licence.expires" />}
        value={licenceExpiresOn ?? ''}
        onChange={({ currentTarget: { value } }) => change({ licenceExpiresOn: value === '' ? null : value })}
      />
    </PartOfForm>
  );
}
