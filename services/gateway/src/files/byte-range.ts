/** What of a file is asked for; `end` is behind the last byte. */
export type ByteRange = { start: number; end: number } | 'whole' | 'none'

const single = /^bytes=(\d*)-(\d*)$/

/**
 * Reads a `Range` header (RFC 9110, 14.2). Several ranges at once are answered with the whole file, as is allowed.
 * @returns `none` when it begins behind the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = single.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return last === '0' || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= size) return 'none'
  return { start, end: last === '' ? size : Math.min(size, Number(last) + 1) }
}
