import { z } from 'zod';
import { EMAIL } from '../../ui/email-pattern.js';
import type { OrderRequest } from './checkout.api.js';
import { cleanPhone } from './phone.js';

const NAME = /^[^\p{C}<>]+$/u;
/** `+` or `00`, and what begins with the code of a country: a guide abroad must be able to dial it. */
const FROM_ABROAD = /^(\+|00)[\s().\-/]*[1-9]/;
const LEAST_DIGITS = 7;
const LONGEST = 30;

const name = (error: string, most: number) => z.string().trim().min(1, error).max(most, error).regex(NAME, error);
const email = (error: string) => z.string().trim().regex(EMAIL, error);
const phone = (error: string) =>
  z
    .string()
    .transform(cleanPhone)
    .refine(
      (text) => FROM_ABROAD.test(text) && text.replace(/\D/g, '').length >= LEAST_DIGITS && text.length <= LONGEST,
      error,
    );

const buyer = {
  firstName: name('checkout.error.firstName', 100),
  lastName: name('checkout.error.lastName', 100),
  email: email('checkout.error.email'),
  phoneNumber: phone('checkout.error.phoneNumber'),
};

const specialRequirements = z.string().trim().max(1000, 'checkout.error.specialRequirements');

export interface TravellerForm {
  readonly travelerType: 'myself' | 'somebody-else';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly passengerName: string;
  readonly passengerRelation: string;
  readonly passengerEmail: string;
  readonly passengerPhone: string;
  readonly passengerGetsMails: boolean;
  readonly specialRequirements: string;
}

/** What step 1 asks; the messages are ids of texts. Who travels alone is not asked for a passenger. */
export const travellerForm: z.ZodType<TravellerForm, TravellerForm> = z.discriminatedUnion('travelerType', [
  z.object({
    travelerType: z.literal('myself'),
    ...buyer,
    passengerName: z.string(),
    passengerRelation: z.string(),
    passengerEmail: z.string(),
    passengerPhone: z.string(),
    passengerGetsMails: z.boolean(),
    specialRequirements,
  }),
  z.object({
    travelerType: z.literal('somebody-else'),
    ...buyer,
    passengerName: name('checkout.error.passengerName', 200),
    passengerRelation: z.string().trim().max(100, 'checkout.error.passengerRelation'),
    passengerEmail: email('checkout.error.passengerEmail'),
    passengerPhone: phone('checkout.error.passengerPhone'),
    passengerGetsMails: z.boolean(),
    specialRequirements,
  }),
]);

export const emptyForm: TravellerForm = {
  travelerType: 'myself',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  passengerName: '',
  passengerRelation: '',
  passengerEmail: '',
  passengerPhone: '',
  passengerGetsMails: false,
  specialRequirements: '',
};

/** Only what was filled in, and of a passenger only where there is one. */
export function orderRequestOf(form: TravellerForm): OrderRequest {
  const { travelerType, firstName, lastName, email: address, phoneNumber } = form;
  return {
    travelerType,
    firstName,
    lastName,
    email: address,
    phoneNumber,
    ...(travelerType === 'somebody-else' ? passengerOf(form) : {}),
    ...(form.specialRequirements ? { specialRequirements: form.specialRequirements } : {}),
    paymentMethod: 'card',
    acceptTerms: true,
  };
}

const passengerOf = (form: TravellerForm): Pick<OrderRequest, 'passenger' | 'passengerRelation'> => ({
  passenger: {
    name: form.passengerName,
    email: form.passengerEmail,
    phoneNumber: form.passengerPhone,
    getsMails: form.passengerGetsMails,
  },
  ...(form.passengerRelation ? { passengerRelation: form.passengerRelation } : {}),
});
