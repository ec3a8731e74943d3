import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. Private, loopback, link-local, shared, reserved and multicast
 * networks do not (IANA special-purpose registries), nor do IPv6 forms that carry an IPv4 address of such a network.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
