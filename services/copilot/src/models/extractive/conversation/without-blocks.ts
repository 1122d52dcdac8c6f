/** As runs begin and end what strangers wrote: `<untrusted 3f9a…>`, with a boundary that no one can guess. */
const opening = /^<([a-z]{1,20}) ([0-9A-Za-z-]{12,64})>$/

/** What a person wrote, without the blocks of text from others in it. */
export function withoutBlocks(text: string): string {
  const kept: string[] = []
  let closing: string | null = null
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    if (closing !== null) {
      if (trimmed === closing) closing = null
      continue
    }
    const opened = opening.exec(trimmed)
    if (opened) closing = `</${opened[1]} ${opened[2]}>`
    else kept.push(line)
  }
  return kept.join('\n').trim()
}
