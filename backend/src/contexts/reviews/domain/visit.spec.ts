import { describe, expect, it } from '@jest/globals';
import { Actor, ROLES, type Role } from '../../../shared-kernel/actor.js';
import { aVisit } from '../testing/a-visit.js';
import { NotTheBookedTour, ReviewsByCustomersOnly, TimeToReviewOver, VisitDidNotTakePlace } from './review.errors.js';
import { mustBeCustomer, mustBeOfTour, mustBeReviewable, shownName } from './visit.js';

const ENDS = new Date('2026-08-01T10:00:00Z');
const later = (milliseconds: number): Date => new Date(ENDS.getTime() + milliseconds);
const DAYS_90 = 90 * 86_400_000;

describe('a visit', () => {
  it('can be reviewed from its end until 90 days later, both instants included', () => {
    const visit = aVisit({ endsAt: ENDS });
    expect(() => mustBeReviewable(visit, later(-1))).toThrow(VisitDidNotTakePlace);
    mustBeReviewable(visit, ENDS);
    mustBeReviewable(visit, later(DAYS_90));
    expect(() => mustBeReviewable(visit, later(DAYS_90 + 1))).toThrow(TimeToReviewOver);
  });

  it('cannot be reviewed if it did not take place', () => {
    expect(() => mustBeReviewable(aVisit({ endsAt: ENDS, tookPlace: false }), later(1))).toThrow(VisitDidNotTakePlace);
  });

  it('is of one tour', () => {
    const visit = aVisit({});
    mustBeOfTour(visit, visit.tour.id);
    expect(() => mustBeOfTour(visit, 'another tour')).toThrow(NotTheBookedTour);
  });

  const person = (role: Role) =>
    Actor.person({ id: 'p', role, isPro: false, language: 'en_US', sessionId: 's', status: 'guide_approved' });

  it('is reviewed by customers and guests, not by guides and the team', () => {
    mustBeCustomer(Actor.visitor());
    mustBeCustomer(person(ROLES.customer));
    for (const role of [ROLES.guide, ROLES.admin, ROLES.superAdmin])
      expect(() => mustBeCustomer(person(role))).toThrow(ReviewsByCustomersOnly);
  });

  it.each([
    ['Hanna', 'Kowalska', 'Hanna K.'],
    [' Hanna ', 'kowalska', 'Hanna K.'],
    ['太郎', '山田', '太郎 山.'],
    ['Cher', ' ', 'Cher'],
  ])('names %s %s as %s', (firstName, lastName, shown) => {
    expect(shownName({ userId: null, firstName, lastName, email: '' })).toBe(shown);
  });
});
