import type { Professional } from './professional.js';

export abstract class ProfessionalRepository {
  abstract find(userId: string): Promise<Professional | undefined>;
  /** Locks the professional until the transaction ends. Throws ProfessionalUnknown. */
  abstract getForChange(userId: string): Promise<Professional>;
  abstract save(professional: Professional): Promise<void>;
}
