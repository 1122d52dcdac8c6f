import type { FieldPlace } from '@coverdesk/forms'
import type { Page, Word } from '../../reading/page.ts'
import { readPages } from '../../reading/read-file.ts'

interface Expected {
  name: string
  text: string
  places: readonly FieldPlace[]
}

/** Letters reach a little out of their field, as shares of the page. */
const slack = 0.004

/**
 * Reads a finished form as anybody would, and compares what is printed in its fields with what should be.
 *
 * @returns the names of fields where it isn’t so
 */
export async function checkForm(pdf: Buffer, expected: readonly Expected[], agencyId: string): Promise<string[]> {
  const pages = new Map<number, Page>()
  const options = { name: 'form.pdf', mimeType: 'application/pdf', agencyId }
  for await (const read of readPages(pdf, options)) if (read.state === 'READ') pages.set(read.number, read.page)
  return expected
    .filter(
      ({ text, places }) => !places.every(place => plain(textAt(pages.get(place.page), place)).includes(plain(text))),
    )
    .map(({ name }) => name)
}

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase()

/** What is printed there, line by line. */
function textAt(page: Page | undefined, place: FieldPlace): string {
  const words = (page?.words ?? []).filter(word => isAt(word, place))
  // Turned texts keep the order in which they were read.
  if (place.turn !== 0) return words.map(({ text }) => text).join(' ')
  return lines(words)
    .map(line => line.map(({ text }) => text).join(' '))
    .join(' ')
}

function isAt({ box }: Word, { x, y, width, height }: FieldPlace): boolean {
  if (!box) return false
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  return middleX >= x - slack && middleX <= x + width + slack && middleY >= y - slack && middleY <= y + height + slack
}

/** Words of a line have their middles at about the same height. */
function lines(words: readonly Word[]): Word[][] {
  const found: Word[][] = []
  const middle = ({ box }: Word) => (box ? box.y + box.height / 2 : 0)
  for (const word of words.toSorted((one, other) => middle(one) - middle(other))) {
    const last = found.at(-1)
    const [first] = last ?? []
    if (last && first?.box && Math.abs(middle(first) - middle(word)) < first.box.height / 2) last.push(word)
    else found.push([word])
  }
  return found.map(line => line.toSorted((one, other) => (one.box?.x ?? 0) - (other.box?.x ?? 0)))
}
