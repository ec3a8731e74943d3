import { InMemoryReviewRepository } from './in-memory-review.repository.js';
import { reviewRepositoryContract } from './review-repository.contract.js';

reviewRepositoryContract('in memory', () => ({ reviews: new InMemoryReviewRepository(), alone: (work) => work() }));
