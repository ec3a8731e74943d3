import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { SecondFactors } from '../../src/contexts/identity/domain/second-factors.js';
import { UserRepository } from '../../src/contexts/identity/domain/user.repository.js';
import { totpCode } from '../../src/contexts/identity/persistence/totp.js';
import { Commands } from '../../src/platform/commands.js';
import type { Buyer } from './buyer.js';

/** As the expectations of the login name the person. */
const EMAIL = 'careful@example.org';

/** Makes an account with a second factor where it is not there yet. */
export async function signUpWithSecondFactor(buyer: Buyer, testApp: CatalogueTestApp, now: Date): Promise<void> {
  await buyer.signUp(EMAIL).catch(() => undefined);
  const users = testApp.app.get(UserRepository, { strict: false });
  const factors = testApp.app.get(SecondFactors, { strict: false });
  await testApp.app.get(Commands, { strict: false }).inTransaction(async () => {
    const user = await users.findByEmail(EMAIL);
    if (!user || (await factors.isOn(user.id))) return;
    const { secret } = await factors.prepare(user.id, EMAIL);
    await factors.turnOn(user.id, totpCode(secret, now));
  });
}
