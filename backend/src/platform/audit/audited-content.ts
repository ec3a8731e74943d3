const SECRET = /password|token|secret|card|cvc|iban|code$|number$/i;
/** The trail is never changed: who is named in it could not be forgotten. Whose it was, ids and references say. */
const PERSONAL =
  /^(?:email|paypalEmail|holder|bankName|name|firstName|lastName|companyName|gender|birthdate|phone|vat|street|streetComplementary|zip|message|note|text|specialRequirements|passengerRelation|ip|userAgent|deviceId)$/;

/** A reason is one of our codes, or a person's own words. */
const isOwnWords = (key: string, value: string): boolean => key.toLowerCase().endsWith('reason') && /\s/.test(value);

const isWithheld = (key: string, value: string): boolean =>
  SECRET.test(key) || PERSONAL.test(key) || isOwnWords(key, value);

/** What the audit trail keeps of a command, as JSON: texts that are secret or tell of a person are withheld. */
export const auditedContent = (content: unknown): string =>
  JSON.stringify(content, (key, value: unknown) =>
    typeof value === 'string' && isWithheld(key, value) ? '•••' : value,
  );
