import { registerDecorator, type ValidationArguments } from 'class-validator';

/** The value must equal that of another field of the same request (e-mail and its confirmation). */
export const SameAs =
  (other: string): PropertyDecorator =>
  (target, propertyName) => {
    registerDecorator({
      name: 'sameAs',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) =>
          typeof value === 'string' && value === (object as Record<string, unknown>)[other],
        defaultMessage: () => `$property must equal ${other}`,
      },
    });
  };
