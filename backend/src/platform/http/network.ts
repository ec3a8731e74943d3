import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Whose address it is, for counting calls: of IPv6 the network of 64 bits, since each household has one and can call from
 * 2^64 addresses of it; of IPv4 the address, also where it is written as IPv6 (`::ffff:192.0.2.9`).
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => 0);
  const network = [...first, ...zeros, ...last].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

const groupsIn = (part: string): number[] =>
  part
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16));
