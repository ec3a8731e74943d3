import { config } from 'zod/v4/core';

/** Zod tries `new Function` when the first schema is made, which the pages' content policy forbids and reports. */
config({ jitless: true });
