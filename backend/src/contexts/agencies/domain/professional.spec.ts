import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Professional } from './professional.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');
const registered = (): Professional => {
  const professional = Professional.register('ada', 'Ada Travel', NOW);
  takeEvents(professional);
  return professional;
};
const typesOf = (professional: Professional): string[] => takeEvents(professional).map(({ type }) => type);

describe('a professional', () => {
  it('waits for the team, which has 24 hours', () => {
    const professional = Professional.register('ada', 'Ada Travel', NOW);
    expect(professional.state).toBe('pending');
    expect(takeEvents(professional)).toEqual([
      { type: 'agencies.professional-registered.v1', userId: 'ada' },
      {
        type: 'agencies.work-item-raised.v1',
        kind: 'professional-waiting',
        key: 'ada',
        subject: { type: 'user', id: 'ada', reference: 'Ada Travel' },
        facts: { waitingSince: '2026-11-20T12:00:00.000Z' },
        dueAt: '2026-11-21T12:00:00.000Z',
      },
    ]);
  });

  it('is validated once, which ends the waiting', () => {
    const professional = registered();
    professional.validate(later);
    expect(professional).toMatchObject({ state: 'validated', decidedAt: later, reason: null });
    expect(typesOf(professional)).toEqual(['agencies.work-item-settled.v1', 'agencies.professional-validated.v1']);
    const decided = expect.objectContaining({
      code: 'PROFESSIONAL_ALREADY_DECIDED',
      params: { state: 'validated' },
    });
    expect(() => professional.validate(later)).toThrow(decided);
    expect(() => professional.reject('No company', later)).toThrow(decided);
  });

  it('is rejected with a reason, and may ask again', () => {
    const professional = registered();
    expect(() => professional.applyAgain('Ada Travel', later)).toThrow(
      expect.objectContaining({ code: 'PROFESSIONAL_NOT_REJECTED' }),
    );
    professional.reject('The VAT number belongs to another company', later);
    expect(professional).toMatchObject({
      state: 'rejected',
      reason: 'The VAT number belongs to another company',
      decidedAt: later,
    });
    expect(typesOf(professional)).toEqual(['agencies.work-item-settled.v1', 'agencies.professional-rejected.v1']);
    professional.applyAgain('Ada Travel', later);
    expect(professional).toMatchObject({ state: 'pending', waitingSince: later, reason: null, decidedAt: null });
    expect(takeEvents(professional)).toMatchObject([{ dueAt: '2026-11-22T09:00:00.000Z' }]);
  });
});
