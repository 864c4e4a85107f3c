import { BlockList, isIP } from 'node:net'
import os from 'node:os'

/** Networks that URLs from users must not reach: local, reserved (RFC 6890), or with an IPv4 address inside. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits)
for (const [net, bits] of [
  // Unspecified, loopback and IPv4-compatible.
  ['::', 96],
  // IPv4-translated. The block list checks IPv4-mapped addresses by the IPv4 networks.
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  // Teredo and other protocol assignments.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4.
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether an address is local, reserved or one of this machine's own, which may be public. */
export function isPrivateAddress(address: string): boolean {
  if (PRIVATE.check(address, familyOf(address))) return true
  const own = new BlockList()
  for (const { address: mine } of Object.values(os.networkInterfaces()).flatMap((each) => each ?? []))
    own.addAddress(mine, familyOf(mine))
  return own.check(address, familyOf(address))
}
