import { describe, expect, it } from '@jest/globals';
import { isApplicant, isGuideOrAdmin, mayBecomeGuide } from './roles.js';

describe('what is for guides', () => {
  it.each([
    [3, 'guide_approved', true, false],
    [3, 'guide_fill_form_in_progress', false, true],
    [3, 'guide_pending_review', false, true],
    [3, 'guide_rejected', false, true],
    [2, 'active', true, false],
    [4, 'active', false, false],
  ])('role %d, %s: open %s', (role, status, isOpen, applies) => {
    expect([isGuideOrAdmin({ role, status }), isApplicant({ role, status })]).toEqual([isOpen, applies]);
  });
});

describe('the way to become a guide', () => {
  it('is shown to visitors, and to guides who are still filling in the form', () => {
    expect(mayBecomeGuide(undefined)).toBe(true);
    expect(mayBecomeGuide({ status: 'guide_fill_form_in_progress' })).toBe(true);
  });

  it.each(['active', 'guide_pending_review', 'guide_approved'])('is not shown to who is %s', (status) => {
    expect(mayBecomeGuide({ status })).toBe(false);
  });
});
