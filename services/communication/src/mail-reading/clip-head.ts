const addressField = /^(?:from|sender|to|cc|bcc|reply-to|delivered-to|return-path):/i

/** In characters, of all fields with addresses together: a hundred people, as many as we store, have a third of it. */
const maxAddresses = 32_000
/** In bytes; a longer head is one that nobody reads. */
const maxHead = 512 * 1024

/** A mail whose head doesn’t name thousands of people: parsing addresses takes microseconds for each character. */
export function clipHead(raw: Buffer): Buffer {
  const start = raw.toString('latin1', 0, maxHead)
  const end = start.search(/\n\r?\n/)
  const head = end < 0 ? start : start.slice(0, end)
  if (head.length <= maxAddresses) return raw
  let room = maxAddresses
  const fields = head.split(/\n(?![ \t])/).map(field => {
    if (!addressField.test(field)) return field
    const clipped = field.slice(0, room)
    room -= clipped.length
    return clipped
  })
  return Buffer.concat([Buffer.from(fields.join('\n'), 'latin1'), raw.subarray(head.length)])
}
