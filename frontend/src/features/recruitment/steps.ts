import type { Application, MissingPart } from './recruitment.api.js';

/** The pages of the form, in their order. */
export const STEPS = ['person', 'place', 'tours', 'picture', 'questions', 'send'] as const;

export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<MissingPart['part'], Step>> = {
  phone: 'person',
  birthdate: 'person',
  city: 'place',
  language: 'place',
  'guide-language': 'place',
  categories: 'tours',
  car: 'tours',
  bike: 'tours',
  picture: 'picture',
  answer: 'questions',
  'answer-again': 'questions',
  voice: 'questions',
};

export const stepOf = ({ part }: MissingPart): Step => STEP_OF[part];

export const missingIn = (step: Step, { missing }: Pick<Application, 'missing'>): readonly MissingPart[] =>
  step === 'send' ? missing : missing.filter((each) => stepOf(each) === step);

export const readStep = (value: unknown): Step | undefined => STEPS.find((step) => step === value);

/** Where somebody goes on who comes back: the first page that lacks something. */
export const firstOpenStep = (application: Pick<Application, 'missing'>): Step =>
  STEPS.find((step) => missingIn(step, application).length > 0) ?? 'send';

export const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];
