import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecruitmentPage } from '../features/cms-pages/recruitment-page.js';
import { applicationQuery } from '../features/recruitment/recruitment.api.js';
import { useSite } from '../i18n/site.js';
import { isApplicant, isGuideOrAdmin } from '../session/roles.js';
import { useSession } from '../session/session.js';
import { onDemand } from '../ui/behavior/on-demand.js';
import { Skeleton } from '../ui/feedback/skeleton.js';

const ApplicationPage = onDemand(
  async () => (await import('../features/recruitment/application-page.js')).ApplicationPage,
  <Skeleton className="h-screen w-full" />,
);

/** What guides get here; to an applicant, and to a customer who applies, the form. */
export function RecruitmentScreen() {
  const { locale } = useSite();
  const user = useSession()?.user;
  const [isBegun, setBegun] = useState(false);
  const isCustomer = user !== undefined && !isApplicant(user) && !isGuideOrAdmin(user);
  const { data } = useQuery({
    ...applicationQuery(user?.uuid ?? '', locale),
    enabled: isCustomer && !isBegun,
    retry: false,
  });
  if (user && (isApplicant(user) || (isCustomer && (isBegun || data)))) return <ApplicationPage user={user} />;
  return <RecruitmentPage onApply={isCustomer ? () => setBegun(true) : undefined} />;
}
