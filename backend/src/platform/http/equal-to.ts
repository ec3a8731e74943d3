import { registerDecorator, type ValidationArguments } from 'class-validator';

/** The value must equal that of another field of the same request (e-mail and its confirmation). */
export const EqualTo =
  (other: string, letters: 'exactly' | 'in either case' = 'exactly'): PropertyDecorator =>
  (target, propertyName) => {
    registerDecorator({
      name: 'sameAs',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) => {
          const wanted = (object as Record<string, unknown>)[other];
          if (typeof value !== 'string' || typeof wanted !== 'string') return false;
          return letters === 'exactly' ? value === wanted : value.toLowerCase() === wanted.toLowerCase();
        },
        defaultMessage: () => `$property must equal ${other}`,
      },
    });
  };
