import { compileMessages } from '../../scripts/compile-messages.mjs';

export default async () => {
  await compileMessages();
};
