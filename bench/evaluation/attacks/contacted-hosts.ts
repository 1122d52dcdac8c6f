import dns from 'node:dns'
import net from 'node:net'

/** Notes every host that this process looks up or connects to, but for addresses of the loopback. */
export function watchHosts(): { take(): string[]; stop(): void } {
  const seen: string[] = []
  const note = (host: unknown) => {
    if (typeof host === 'string' && !/^(?:127\.|::1$|localhost$)/.test(host)) seen.push(host)
  }
  const [connect, lookup] = [net.Socket.prototype.connect, dns.lookup]
  net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
    const [first] = Array.isArray(given[0]) ? given[0] : given
    note(typeof first === 'object' && first !== null ? (first as { host?: string }).host : given[1])
    return Reflect.apply(connect, this, given)
  } as typeof connect
  const watched = (host: string, ...rest: unknown[]) => {
    note(host)
    return Reflect.apply(lookup, dns, [host, ...rest])
  }
  Object.assign(dns, { lookup: Object.assign(watched, lookup) })
  return {
    take: () => seen.splice(0),
    stop() {
      net.Socket.prototype.connect = connect
      Object.assign(dns, { lookup })
    },
  }
}
