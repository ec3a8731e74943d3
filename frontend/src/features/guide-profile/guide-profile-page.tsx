import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { Experience } from './experience.js';
import { presentMyself, profileQuery, type MyGuideProfile } from './guide-profile.api.js';
import { Greeting, Portrait } from './profile-media.js';
import { draftOf, requestOf, type ProfileDraft } from './profile-draft.js';
import { Places } from './profile-places.js';
import { Languages, OwnWords } from './profile-words.js';
import { Wheels, Tours } from './profile-tours.js';

/** How a guide is shown to guests, and what the guide can do. */
export function GuideProfilePage() {
  const title = useIntl().formatMessage({ id: 'guide-profile.title' });
  return (
    <div className="page-width grid min-h-dvh content-start gap-8 py-10 md:py-14">
      <PageHead title={title} noindex />
      <header className="grid gap-3">
        <h1>{title}</h1>
        <p className="max-w-[66ch] text-ink-soft">
          <FormattedMessage id="guide-profile.intro" />
        </p>
      </header>
      {useHydrated() ? <Profile /> : <PageSkeleton />}
    </div>
  );
}

function Profile() {
  const { data, error, refetch } = useQuery({ ...profileQuery(useSite().locale), staleTime: 0 });
  if (!data) return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <ProfileForm key={data.version} profile={data} />;
}

function ProfileForm({ profile }: { profile: MyGuideProfile }) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  const { locale } = useSite();
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(profile));
  const change = (part: Partial<ProfileDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const saving = useMutation({
    mutationFn: () => presentMyself(api, requestOf(draft), locale),
    onSuccess: (saved) => {
      showToast(intl.formatMessage({ id: 'guide-profile.saved' }));
      client.setQueryData(profileQuery(locale).queryKey, saved);
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={send} className="grid max-w-[48rem] gap-10">
      <p>
        <Link to={`/author/${profile.slug}`} className={textLink}>
          <FormattedMessage id="guide-profile.public" />
        </Link>
      </p>
      <Portrait draft={draft} change={change} />
      <Greeting draft={draft} change={change} />
      <OwnWords draft={draft} change={change} />
      <Languages draft={draft} change={change} />
      <Experience draft={draft} change={change} state={profile.licenceState} />
      <Places draft={draft} change={change} />
      <Tours draft={draft} change={change} />
      <Wheels draft={draft} change={change} />
      <div className="sticky bottom-0 -mx-4 grid gap-3 border-t border-line bg-paper px-4 py-3">
        {saving.error && <ProblemMessage error={saving.error} />}
        <div>
          <Button type="submit" busy={saving.isPending}>
            <FormattedMessage id="guide-profile.save" />
          </Button>
        </div>
      </div>
    </form>
  );
}
