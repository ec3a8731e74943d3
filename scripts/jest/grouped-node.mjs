import { TestEnvironment } from 'jest-environment-node';
import { grouped } from './grouped.mjs';

export default grouped(TestEnvironment);
