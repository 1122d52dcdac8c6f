/** As runs begin and end what strangers wrote: `<untrusted 3f9a…>`, with a boundary that no one can guess. */
const opening = /^<([a-z]{1,20}) ([0-9A-Za-z-]{12,64})>$/

/** What a person wrote, without the blocks of text from others in it. */
export const withoutBlocks = (text: string): string => separate(text).own

/** What is in the blocks of text from others. */
export const blocksIn = (text: string): string[] => separate(text).blocks

function separate(text: string): { own: string; blocks: string[] } {
  const kept: string[] = []
  const blocks: string[][] = []
  let closing: string | null = null
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    if (closing !== null) {
      if (trimmed === closing) closing = null
      else blocks.at(-1)?.push(line)
      continue
    }
    const opened = opening.exec(trimmed)
    if (opened) {
      closing = `</${opened[1]} ${opened[2]}>`
      blocks.push([])
    } else kept.push(line)
  }
  return { own: kept.join('\n').trim(), blocks: blocks.map(lines => lines.join('\n').trim()) }
}
