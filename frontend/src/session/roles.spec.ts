import { describe, expect, it } from '@jest/globals';
import { mayBecomeGuide } from './roles.js';

describe('the way to become a guide', () => {
  it('is shown to visitors, and to guides who are still filling in the form', () => {
    expect(mayBecomeGuide(undefined)).toBe(true);
    expect(mayBecomeGuide({ status: 'guide_fill_form_in_progress' })).toBe(true);
  });

  it.each(['active', 'guide_pending_review', 'guide_approved'])('is not shown to who is %s', (status) => {
    expect(mayBecomeGuide({ status })).toBe(false);
  });
});
