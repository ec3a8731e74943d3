import { FormattedMessage, useIntl } from 'react-intl';
import { FileUpload, PICTURES, SOUNDS } from '../../shared/upload/file-upload.js';
import { Recording } from '../../shared/upload/recording.js';
import { VoiceRecorder } from '../../shared/upload/voice-recorder.js';
import { Button } from '../../ui/form/button.js';
import { PartOfForm } from './part.js';
import type { PartProps } from './profile-draft.js';

export function Portrait({ draft: { pictureUrl }, change }: PartProps) {
  const intl = useIntl();
  return (
    <PartOfForm title="guide-profile.picture">
      {pictureUrl !== null && (
        <img
          src={pictureUrl}
          alt={intl.formatMessage({ id: 'guide-profile.picture.alt' })}
          width={320}
          height={320}
          className="size-48 max-w-full rounded-lg bg-sunken object-cover"
        />
      )}
      <FileUpload
        accept={PICTURES}
        action={<FormattedMessage id="guide-profile.picture.choose" />}
        hint={<FormattedMessage id="guide-profile.picture.hint" />}
        onUploaded={({ newGalleryEntry: { path }, fileUrl }) => change({ picture: path, pictureUrl: fileUrl })}
      >
        {pictureUrl !== null && (
          <Button look="quiet" onClick={() => change({ picture: null, pictureUrl: null })}>
            <FormattedMessage id="guide-profile.remove" />
          </Button>
        )}
      </FileUpload>
    </PartOfForm>
  );
}

export function Greeting({ draft: { greetingUrl }, change }: PartProps) {
  const intl = useIntl();
  return (
    <PartOfForm title="guide-profile.greeting" hint="guide-profile.greeting.hint">
      {greetingUrl !== null && (
        <Recording src={greetingUrl} label={intl.formatMessage({ id: 'guide-profile.greeting.listen' })} />
      )}
      <VoiceRecorder
        hasRecording={greetingUrl !== null}
        start={<FormattedMessage id="guide-profile.greeting.record" />}
        onRecorded={async ({ newGalleryEntry: { path }, fileUrl }) => change({ greeting: path, greetingUrl: fileUrl })}
      />
      <FileUpload
        accept={SOUNDS}
        action={<FormattedMessage id="guide-profile.greeting.upload" />}
        hint={<FormattedMessage id="guide-profile.greeting.upload.hint" />}
        onUploaded={({ newGalleryEntry: { path }, fileUrl }) => change({ greeting: path, greetingUrl: fileUrl })}
      >
        {greetingUrl !== null && (
          <Button look="quiet" onClick={() => change({ greeting: null, greetingUrl: null })}>
            <FormattedMessage id="guide-profile.remove" />
          </Button>
        )}
      </FileUpload>
    </PartOfForm>
  );
}
