/** `SendMailAgain` as a person reads it: `Send mail again`. Commands are named in English everywhere, as in the API. */
export const wordsOfCommand = (command: string): string => {
  const words = command.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
