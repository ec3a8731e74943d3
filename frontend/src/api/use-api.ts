import { useRouter } from '@tanstack/react-router';
import type { Api } from './api.js';

/** For writes; reads go through apiQuery. */
export const useApi = (): Api => useRouter().options.context.api;
