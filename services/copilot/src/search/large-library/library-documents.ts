import type { Page } from '../../reading/page.ts'
import { pageOf } from '../testing/page-of.ts'

/** Repeats itself from the same seed: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const common = `policy coverage insurance limit insured loss damage property liability company premium claim endorsement
  additional occurrence aggregate deductible exclusion condition period notice payment certificate holder agreement contract
  bodily injury personal advertising operations premises building contents location equipment vehicle employee employer
  compensation accident disease umbrella excess retention self waiver subrogation primary cancellation renewal effective
  expiration date schedule declarations underwriting carrier broker agent agency business commercial general professional
  cyber auto garage marine flood wind hail earthquake fire theft vandalism water sprinkler alarm replacement cost actual cash
  value coinsurance percent annual minimum earned tax fee surplus lines state law court suit defense expense settlement
  indemnify hold harmless owner lessee contractor subcontractor tenant landlord mortgage bank loan interest`.split(
  /\s+/,
)
const connecting = 'the of and to in for by or any is not this that we you will be which with under such all'.split(' ')
const syllables = 'ba ker lin dor mas ta ren vo sil pe gra hol wick ford ton ham ley mor ash bur cal den fair'.split(
  ' ',
)

/** Words as a language has them: few are everywhere, most are rare. */
function wordOf(random: () => number): string {
  const kind = random()
  if (kind < 0.4) return connecting[Math.floor(random() * connecting.length)] as string
  if (kind < 0.9) return common[Math.floor(random() ** 2 * common.length)] as string
  if (kind < 0.93) return `$${(1 + Math.floor(random() * 80)) * 25},000`
  const length = 2 + Math.floor(random() * 2)
  return Array.from({ length }, () => syllables[Math.floor(random() ** 1.5 * syllables.length)]).join('')
}

const sentence = (random: () => number) =>
  `${Array.from({ length: 12 + Math.floor(random() * 16) }, () => wordOf(random)).join(' ')}.`

const paragraph = (random: () => number) => Array.from({ length: 5 }, () => sentence(random)).join(' ')

/** What is in one document only. */
export const keyOfDocument = (number: number): string => `LIB-${String(number).padStart(6, '0')}`

/** A document of a large library: pages of some 480 words, of which each becomes four or five passages. */
export function libraryDocument(number: number, pages = 2): { id: string; title: string; pages: Page[] } {
  const random = randomFrom(number + 1)
  const made = Array.from({ length: pages }, (_, place) => {
    const paragraphs = Array.from(
      { length: 5 },
      () => `${random() < 0.4 ? `## ${wordOf(random)} ${wordOf(random)}\n` : ''}${paragraph(random)}`,
    )
    const key = place === 0 ? `Reference ${keyOfDocument(number)} of the library.\n` : ''
    return pageOf(place + 1, key + paragraphs.join('\n'))
  })
  return { id: `library-${number}`, title: `${wordOf(random)} ${wordOf(random)} ${number}.pdf`, pages: made }
}
