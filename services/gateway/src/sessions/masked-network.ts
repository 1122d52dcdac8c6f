import { isIPv6 } from 'node:net'

/**
 * As much of an address as its owner needs to know it again: `203.0.113.…`, `2001:db8:12:…`.
 * @returns undefined for what is no address
 */
export function maskedNetwork(ip: string): string | undefined {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(ip)?.[1]
  if (v4) return `${v4}.…`
  return isIPv6(ip) ? `${ip.split('::')[0]?.split(':').filter(Boolean).slice(0, 3).join(':') ?? ''}:…` : undefined
}
