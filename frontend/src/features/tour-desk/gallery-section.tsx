import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { useApi } from '../../api/use-api.js';
import type { Locale } from '../../i18n/locales.js';
import { FileUpload, PICTURES } from '../../shared/upload/file-upload.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { LanguageChoice } from './language-choice.js';
import { textsOf, textsSchema } from './places.schema.js';
import { RowButtons } from './row-buttons.js';
import { Section, SectionForm, useRenewal } from './section-form.js';
import type { TourEditing } from './tour-editing.js';
import { arrangeGallery, type UploadedFile } from './tours.api.js';

const schema = z.object({
  photos: z.array(
    z.object({ path: z.string(), src: z.string(), width: z.number(), height: z.number(), alt: textsSchema }),
  ),
});

/** Photographs: they come before the drawn pictures, and the first one stands for the tour. */
export function GallerySection({ editing }: { editing: TourEditing }) {
  const [key, renew] = useRenewal();
  const { photos } = editing.tour;
  return (
    <Section
      title={<FormattedMessage id="tour-desk.gallery" />}
      summary={<FormattedMessage id="tour-desk.count" values={{ count: photos.length }} />}
    >
      <GalleryForm key={key} editing={editing} onSaved={renew} />
    </Section>
  );
}

/** How large the picture is, as the browser sees it. */
async function measured({ fileUrl, newGalleryEntry: { path } }: UploadedFile) {
  const picture = new Image();
  picture.src = fileUrl;
  await picture.decode();
  return { path, src: fileUrl, width: picture.naturalWidth, height: picture.naturalHeight, alt: textsOf() };
}

function GalleryForm({ editing, onSaved }: { editing: TourEditing; onSaved: () => void }) {
  const api = useApi();
  const { tour } = editing;
  const [locale, setLocale] = useState<Locale>('en_US');
  const opening = { photos: tour.photos.map((photo) => ({ ...photo, alt: textsOf(photo.alt) })) };
  const checked = useCheckedForm(schema, opening, undefined, {}, 'photos');
  const { field, form } = checked;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'photos' });
  const typed = useWatch({ control: form.control, name: 'photos' });
  return (
    <SectionForm
      checked={checked}
      onSend={async (values) => {
        const photos = values.photos.map(({ src: _src, ...photo }) => photo);
        await editing.send(arrangeGallery(api, tour.id, { photos, version: tour.version }));
        onSaved();
      }}
    >
      <FileUpload
        accept={PICTURES}
        action={<FormattedMessage id="tour-desk.photo.add" />}
        hint={<FormattedMessage id="tour-desk.photo.hint" />}
        onUploaded={async (file) => append(await measured(file))}
      />
      {fields.length > 0 && (
        <LanguageChoice
          value={locale}
          written={(each) => typed.some(({ alt }) => alt[each] !== '')}
          onChange={setLocale}
        />
      )}
      <ol className="grid gap-4 empty:hidden">
        {fields.map(({ id, src }, index) => (
          <li key={id} className="grid gap-4 rounded-lg border border-line p-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <img src={src} alt="" className="aspect-4/3 w-full rounded-sm bg-line object-cover" />
            <div className="grid content-start gap-3">
              <TextInput
                key={locale}
                {...field(`photos.${index}.alt.${locale}`)}
                optional
                maxLength={300}
                label={<FormattedMessage id="tour-desk.photo.alt" />}
              />
              <RowButtons index={index} count={fields.length} onMove={move} onRemove={remove} />
            </div>
          </li>
        ))}
      </ol>
    </SectionForm>
  );
}
