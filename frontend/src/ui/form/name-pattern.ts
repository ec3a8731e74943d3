/** As the server takes names: any script, without angle brackets, addresses of the web and control characters. */
const NAME = /^(?!.*(?::\/\/|www\.))(?:[^\p{C}<>]|[\u200C\u200D])+$/iu;

/** Whether nothing stands in a name that cannot stand in one. A blank is told as what it is. */
export const isNoOddName = (text: string): boolean => text === '' || NAME.test(text);
