import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSession } from '../../session/session.js';
import { verifySession } from '../../session/verify-session.js';
import { useConfirmedPassword } from '../../shared/confirm-password/use-confirmed-password.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorSetup } from './second-factor-setup.js';
import {
  prepareSecondFactor,
  renewRecoveryCodes,
  secondFactorQuery,
  turnOffSecondFactor,
  turnOnSecondFactor,
  type AuthenticatorSetup,
} from './security.api.js';

type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'setup'; readonly setup: AuthenticatorSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'turn-off' };

const REST: Step = { kind: 'rest' };

/** Turns the second factor on and off. */
export function SecondFactorSection() {
  const intl = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const session = useSession();
  const [step, setStep] = useState<Step>(REST);
  const { withPassword, dialog } = useConfirmedPassword();
  const query = secondFactorQuery();
  const { data, error, refetch } = useQuery({ ...query, enabled: session !== undefined });
  const changed = async (): Promise<void> => {
    await Promise.all([client.invalidateQueries(query), verifySession(api)]);
  };
  const prepare = useMutation({
    mutationFn: () => withPassword(() => prepareSecondFactor(api)),
    onSuccess: (setup) => setStep({ kind: 'setup', setup }),
  });
  const renew = useMutation({
    mutationFn: () => withPassword(() => renewRecoveryCodes(api)),
    onSuccess: async ({ recoveryCodes }) => {
      setStep({ kind: 'codes', codes: recoveryCodes });
      await changed();
    },
  });
  const turnOff = useMutation({
    mutationFn: () => withPassword(() => turnOffSecondFactor(api)),
    onMutate: () => setStep(REST),
    onSuccess: async () => {
      showToast(intl.formatMessage({ id: 'security.twoStep.turnedOff' }));
      await changed();
    },
  });
  const failure = [prepare, renew, turnOff].find(({ isError }) => isError)?.error;
  const turnOn = async (code: string): Promise<void> => {
    const { recoveryCodes } = await withPassword(() => turnOnSecondFactor(api, code));
    setStep({ kind: 'codes', codes: recoveryCodes });
    await changed();
  };
  return (
    <section aria-labelledby="two-step" className="grid justify-items-start gap-4">
      <h2 id="two-step" className="text-xl">
        <FormattedMessage id="security.twoStep.title" />
      </h2>
      {session?.user.lacksSecondFactor && (
        <p role="status" className="rounded-lg bg-sun-soft p-4">
          <FormattedMessage id="security.needed" />
        </p>
      )}
      {!data && error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {failure && <ProblemMessage error={failure} />}
      {data && step.kind !== 'setup' && (
        <p className="text-ink-soft">
          {data.on ? (
            <FormattedMessage id="security.twoStep.on" values={{ left: data.recoveryCodesLeft }} />
          ) : (
            <FormattedMessage id="security.twoStep.off" />
          )}
        </p>
      )}
      {step.kind === 'setup' && <SecondFactorSetup setup={step.setup} send={turnOn} />}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={() => setStep(REST)} />}
      {data && step.kind !== 'setup' && step.kind !== 'codes' && (
        <div className="flex flex-wrap gap-3">
          {data.actions.includes('turn-on') && (
            <Button busy={prepare.isPending} onClick={() => prepare.mutate()}>
              <FormattedMessage id="security.twoStep.turnOn" />
            </Button>
          )}
          {data.actions.includes('renew-recovery-codes') && (
            <Button look="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
              <FormattedMessage id="security.codes.renew" />
            </Button>
          )}
          {data.actions.includes('turn-off') && (
            <Button look="secondary" busy={turnOff.isPending} onClick={() => setStep({ kind: 'turn-off' })}>
              <FormattedMessage id="security.twoStep.turnOff" />
            </Button>
          )}
        </div>
      )}
      <Dialog
        isOpen={step.kind === 'turn-off'}
        onClose={() => setStep(REST)}
        role="alertdialog"
        title={<FormattedMessage id="security.twoStep.turnOff.title" />}
      >
        <div className="grid gap-5">
          <p>
            <FormattedMessage id="security.twoStep.turnOff.text" />
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="danger" onClick={() => turnOff.mutate()}>
              <FormattedMessage id="security.twoStep.turnOff" />
            </Button>
            <Button look="secondary" onClick={() => setStep(REST)}>
              <FormattedMessage id="security.back" />
            </Button>
          </div>
        </div>
      </Dialog>
      {dialog}
    </section>
  );
}
