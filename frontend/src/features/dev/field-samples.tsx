import { useState } from 'react';
import { Button } from '../../ui/form/button.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Checkbox, RadioGroup } from '../../ui/form/checkbox.js';
import { Combobox } from '../../ui/form/combobox.js';
import { DatePicker } from '../../ui/calendar/date-picker.js';
import { ErrorSummary } from '../../ui/form/error-summary.js';
import { PasswordInput } from '../../ui/form/password-input.js';
import { Select } from '../../ui/form/select.js';
import { Stepper } from '../../ui/form/stepper.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { Sample } from './sample.js';

const cities = ['Rome', 'Rouen', 'Rostock', 'Rotterdam', 'Zürich'].map((title) => ({
  key: title,
  title,
  detail: 'Europe',
}));

const Buttons = () => (
  <Sample title="Buttons">
    <div className="flex flex-wrap gap-3">
      <Button>Primary</Button>
      <Button look="secondary">Secondary</Button>
      <Button look="quiet">Quiet</Button>
      <Button look="danger">Danger</Button>
      <Button busy>Busy</Button>
      <ButtonLink to="/">Link</ButtonLink>
    </div>
  </Sample>
);

function Choosers() {
  const [people, setPeople] = useState(2);
  const [day, setDay] = useState<string>();
  const [text, setText] = useState('');
  const fitting = cities.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Combobox
        label="City"
        name="City"
        text={text}
        onText={setText}
        options={text ? fitting : []}
        onPick={({ title }) => setText(title)}
        empty="Nothing fits."
      />
      <DatePicker
        label="Day"
        name="Day"
        placeholder="Choose a day"
        value={day}
        onChange={setDay}
        isUnavailable={(each) => each.endsWith('13')}
      />
      <Stepper label="Adults" name="Adults" hint="13 and over" value={people} onChange={setPeople} least={1} most={6} />
    </>
  );
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No', hint: 'With a hint' },
];

export function FieldSamples() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Buttons />
      <Sample title="Fields">
        <div className="grid max-w-xl gap-5">
          <ErrorSummary
            failures={failed ? [{ field: 'sample-mail', text: 'Write an e-mail address with an @' }] : []}
          />
          <TextInput label="Name" hint="As in your passport" autoComplete="name" />
          <TextInput
            id="sample-mail"
            label="E-mail"
            error={failed ? 'Write an e-mail address with an @' : undefined}
            type="email"
          />
          <PasswordInput label="Password" hint="8 characters or more" autoComplete="new-password" />
          <TextArea label="Message" optional rows={3} />
          <Select label="Language">
            <option>English</option>
            <option>Deutsch</option>
          </Select>
          <Choosers />
          <Checkbox label="I accept the terms" error={failed ? 'Accept the terms to go on' : undefined} />
          <RadioGroup legend="Do you have a car?" name="car" options={yesNo} defaultValue="yes" />
          <Button onClick={() => setFailed(!failed)}>Send</Button>
        </div>
      </Sample>
    </>
  );
}
