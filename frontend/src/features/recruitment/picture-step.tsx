import { FormattedMessage, useIntl } from 'react-intl';
import { FileUpload, PICTURES } from '../../shared/upload/file-upload.js';
import { Button } from '../../ui/form/button.js';
import type { StepProps } from './use-application.js';

/** A portrait, as guests will see the guide. */
export function PictureStep({ application: { pictureUrl }, save, keep }: StepProps) {
  const intl = useIntl();
  return (
    <div className="grid gap-4">
      {pictureUrl !== null && (
        <img
          src={pictureUrl}
          alt={intl.formatMessage({ id: 'recruitment.picture.alt' })}
          width={320}
          height={320}
          className="size-60 max-w-full rounded-lg bg-sunken object-cover"
        />
      )}
      <FileUpload
        accept={PICTURES}
        action={
          <FormattedMessage id={pictureUrl === null ? 'recruitment.picture.choose' : 'recruitment.picture.replace'} />
        }
        hint={<FormattedMessage id="recruitment.picture.hint" />}
        onUploaded={async ({ newGalleryEntry }) => {
          await save((writes) => writes.choosePicture(newGalleryEntry.path));
        }}
      >
        {pictureUrl !== null && (
          <Button look="quiet" onClick={() => keep((writes) => writes.choosePicture(null))}>
            <FormattedMessage id="recruitment.picture.remove" />
          </Button>
        )}
      </FileUpload>
    </div>
  );
}
