import { type CanActivate, Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { NotFound } from './http-problems.js';

/** The call is there in demo and test mode only; in production it answers 404, as if it had never been written. */
@Injectable()
export class NotInProduction implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.isProduction) throw new NotFound();
    return true;
  }
}
