import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { initialsOf } from '../../i18n/initials.js';
import { renewUser, type SessionUser } from '../../session/session.js';
import { FileUpload, PICTURES } from '../../shared/upload/file-upload.js';
import { Avatar } from '../../ui/display/avatar.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { choosePicture } from './account.api.js';

/** The person's picture, which the header shows too. */
export function PictureCard({ user }: { user: SessionUser }) {
  const api = useApi();
  const intl = useIntl();
  const choosing = useMutation({
    mutationFn: (picture: string | null) => choosePicture(api, user.uuid, picture),
    onSuccess: (changed) => {
      renewUser(changed);
      showToast(intl.formatMessage({ id: changed.picture ? 'account.picture.saved' : 'account.picture.removed' }));
    },
  });
  return (
    <section
      className="grid gap-4 xs:grid-cols-[auto_minmax(0,1fr)]"
      aria-label={intl.formatMessage({ id: 'account.picture' })}
    >
      <Avatar picture={user.picture} initials={initialsOf(user)} className="size-24 text-2xl" />
      <div className="grid gap-3">
        <FileUpload
          accept={PICTURES}
          action={<FormattedMessage id={user.picture ? 'account.picture.replace' : 'account.picture.choose'} />}
          hint={<FormattedMessage id="account.picture.hint" />}
          onUploaded={async ({ newGalleryEntry }) => {
            await choosing.mutateAsync(newGalleryEntry.path);
          }}
        >
          {user.picture && (
            <Button look="quiet" busy={choosing.isPending} onClick={() => choosing.mutate(null)}>
              <FormattedMessage id="account.picture.remove" />
            </Button>
          )}
        </FileUpload>
        {choosing.error && <ProblemMessage error={choosing.error} />}
      </div>
    </section>
  );
}
