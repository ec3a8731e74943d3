import { Injectable } from '@nestjs/common';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';

/** The addresses of a host name, as the machine's resolver knows them. */
@Injectable()
export class NameResolver {
  resolve(hostname: string): Promise<readonly LookupAddress[]> {
    return lookup(hostname, { all: true });
  }
}
