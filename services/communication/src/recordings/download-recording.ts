import { developmentRecordingHost } from '../voice/retell/retell.environment.ts'

/** About half an hour at the best quality that providers record in. */
const maxBytes = 50_000_000
const timeoutMs = 120_000

/** It will never come: from another host, too large, or refused for good. */
export class RecordingRefused extends Error {}

/**
 * Fetches a recording from the provider, and from no one else: the address comes with an event.
 * @throws RecordingRefused, or what may be over at the next attempt
 */
export async function downloadRecording(url: string, hosts: readonly string[], signal: AbortSignal): Promise<Buffer> {
  if (!isOfProvider(url, hosts)) throw new RecordingRefused('The address of the recording is not the provider’s.')
  const timed = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetch(url, { redirect: 'error', signal: timed })
  if ([403, 404, 410].includes(response.status)) throw new RecordingRefused(`The provider says ${response.status}.`)
  if (!response.ok || !response.body) throw new Error(`The provider says ${response.status}.`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.length
    if (size > maxBytes) throw new RecordingRefused(`The recording has more than ${maxBytes} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function isOfProvider(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, host, username } = new URL(text)
  if (username) return false
  // In development the recording of a made-up call is on this machine, at any port.
  if (hostname === developmentRecordingHost) return hosts.includes(hostname)
  return protocol === 'https:' && hosts.includes(host)
}
