import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that aren't the public internet: RFC 6890 and the registries that it began. */
const privateNetworks: [string, number][] = [
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
]

/** All of IPv6 that is public is in 2000::/3; inside of it, these lead to IPv4 or nowhere. */
const publicIpv6: [string, number] = ['2000::', 3]
const reservedIpv6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [network, prefix] of privateNetworks) blocked.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of reservedIpv6) blocked.addSubnet(network, prefix, 'ipv6')
const open = new BlockList()
open.addSubnet(...publicIpv6, 'ipv6')

/** Whether an IP address is not on the public internet: loopback, a private network, a cloud’s metadata, or reserved. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIP(mapped) === 0) return true
  if (!isIPv6(mapped)) return blocked.check(mapped, 'ipv4')
  return !open.check(mapped, 'ipv6') || blocked.check(mapped, 'ipv6')
}
