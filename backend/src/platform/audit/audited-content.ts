const SECRET = /password|token|secret|card|cvc|iban|code$|number$/i;
/** The trail is never changed: who is named in it could not be forgotten. Whose it was, ids and references say. */
const PERSONAL =
  /^(?:email|name|firstName|lastName|companyName|gender|birthdate|phone|vat|message|note|specialRequirements|passengerRelation|ip|userAgent|deviceId)$/;

/** What the audit trail keeps of a command, as JSON: texts that are secret or tell of a person are withheld. */
export const auditedContent = (content: unknown): string =>
  JSON.stringify(content, (key, value: unknown) =>
    typeof value === 'string' && (SECRET.test(key) || PERSONAL.test(key)) ? '•••' : value,
  );
