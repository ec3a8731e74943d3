import { z } from 'zod';
import * as orderRequest from '../../api/generated/limits/order-request.gen.js';
import * as passengerRequest from '../../api/generated/limits/passenger-request.gen.js';
import { EMAIL } from '../../ui/form/email-pattern.js';
import { isNoOddName } from '../../ui/form/name-pattern.js';
import { e164Of, isPhoneNumber } from '../../ui/form/phone-number.js';
import type { OrderRequest } from './checkout.api.js';
import '../../ui/form/schemas-without-eval.js';

const ODD_NAME = 'checkout.error.name.odd';

const name = (error: string, most: number, long: string) =>
  z.string().trim().min(1, error).max(most, long).refine(isNoOddName, ODD_NAME);
const email = (error: string) => z.string().trim().regex(EMAIL, error);
const phone = (error: string) => z.string().refine(isPhoneNumber, error);

const buyer = {
  firstName: name('checkout.error.firstName', orderRequest.firstName.maxLength, 'checkout.error.name.long'),
  lastName: name('checkout.error.lastName', orderRequest.lastName.maxLength, 'checkout.error.name.long'),
  email: email('checkout.error.email'),
  phoneNumber: phone('checkout.error.phoneNumber'),
  phoneCountry: z.string(),
  passengerCountry: z.string(),
};

const specialRequirements = z
  .string()
  .trim()
  .max(orderRequest.specialRequirements.maxLength, 'checkout.error.specialRequirements');

export interface TravellerForm {
  readonly travelerType: 'myself' | 'somebody-else';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Of the number, where it does not name its country itself: `JP`. */
  readonly phoneCountry: string;
  readonly passengerName: string;
  readonly passengerRelation: string;
  readonly passengerEmail: string;
  readonly passengerPhone: string;
  readonly passengerCountry: string;
  readonly passengerGetsMails: boolean;
  readonly specialRequirements: string;
}

const withWholeNumbers = (form: TravellerForm): TravellerForm => ({
  ...form,
  phoneNumber: e164Of(form.phoneNumber, form.phoneCountry),
  passengerPhone: e164Of(form.passengerPhone, form.passengerCountry),
});

const person = z.discriminatedUnion('travelerType', [
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
    passengerName: name(
      'checkout.error.passengerName',
      passengerRequest.name.maxLength,
      'checkout.error.passengerName.long',
    ),
    passengerRelation: z
      .string()
      .trim()
      .max(orderRequest.passengerRelation.maxLength, 'checkout.error.passengerRelation')
      .refine(isNoOddName, ODD_NAME),
    passengerEmail: email('checkout.error.passengerEmail'),
    passengerPhone: phone('checkout.error.passengerPhone'),
    passengerGetsMails: z.boolean(),
    specialRequirements,
  }),
]);

/** What step 1 asks; the messages are ids of texts. Who travels alone is not asked for a passenger. */
export const travellerForm: z.ZodType<TravellerForm, TravellerForm> = z.transform(withWholeNumbers).pipe(person);

export const emptyForm: TravellerForm = {
  travelerType: 'myself',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  phoneCountry: '',
  passengerName: '',
  passengerRelation: '',
  passengerEmail: '',
  passengerPhone: '',
  passengerCountry: '',
  passengerGetsMails: false,
  specialRequirements: '',
};

/** Only what was filled in, and of a passenger only where there is one. */
export function orderRequestOf(
  form: TravellerForm,
  paymentMethod: OrderRequest['paymentMethod'] = 'card',
): OrderRequest {
  const { travelerType, firstName, lastName, email: address, phoneNumber } = form;
  return {
    travelerType,
    firstName,
    lastName,
    email: address,
    phoneNumber,
    ...(travelerType === 'somebody-else' ? passengerOf(form) : {}),
    ...(form.specialRequirements ? { specialRequirements: form.specialRequirements } : {}),
    paymentMethod,
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
