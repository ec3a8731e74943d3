import { expect, it } from '@jest/globals';
import { validate } from 'class-validator';
import { NewPassword } from './new-password.js';

class Chosen {
  @NewPassword() password: string;

  constructor(password: string) {
    this.password = password;
  }
}

const isAccepted = async (password: string): Promise<boolean> => (await validate(new Chosen(password))).length === 0;

it.each([
  'cicerone',
  'Cicerone',
  'cicerone1',
  'CICERONE2026!',
  '2026-cicerone',
  'c1cer0n3',
  'cicerone cicerone',
  'cicerone_Cicerone.99',
  'mycicerone',
  'cicerone-demo',
  'C1cerone-Tour',
  'cicerone-рим',
])('refuses the product’s name: %j', async (password) => {
  expect(await isAccepted(password)).toBe(false);
});

it.each(['password1', 'Football', 'iloveyou', '12345678', '        '])(
  'refuses what is guessed first: %j',
  async (password) => {
    expect(await isAccepted(password)).toBe(false);
  },
);

it.each(['a quiet street', 'cicerone walks slowly', 'a noisy market'])('accepts %j', async (password) => {
  expect(await isAccepted(password)).toBe(true);
});
