import { expect, it } from 'vitest'
import { revisedPdfs } from '../../../testing/revised-pdfs.ts'
import { viewPdf } from '../../../testing/view-pdf.ts'
import { rebuildPdf } from './rebuild-pdf.ts'
import { PdfRefused } from './terms/pdf-refused.ts'

const rounds = 400
const structure =
  /xref|trailer|startxref|\d{10}|\/Prev|\/XRefStm|\/Index|\/Root|\d+ \d+ obj|endobj|endstream|%%EOF|\/W |\/Size/g

/** The same numbers in each run. */
function seeded(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * count)
  }
}

/** Changes a few bytes of what says where objects are. */
function damage(text: string, random: (count: number) => number): string {
  const places = [...text.matchAll(structure)]
  const at = (places[random(places.length)]?.index ?? 0) + random(14)
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const changes = [
    () => `${before}${random(10)}${after.slice(1)}`,
    () => before + after.slice(1 + random(6)),
    () => `${before} ${after.slice(1)}`,
    () => before + '\n% x\n'.slice(0, 1 + random(5)) + after,
  ]
  return changes[random(changes.length)]?.() ?? text
}

const limitsOf = async (bytes: Uint8Array) =>
  (await viewPdf(bytes)).pages.map(({ text }) => text.match(/LIMIT [\d,]+/)?.[0] ?? null)

it('no damage to a PDF of several versions makes us store another limit than viewers show', async () => {
  const random = seeded(7734)
  const files = Object.entries(revisedPdfs())
  let compared = 0
  for (let round = 0; round < rounds; round += 1) {
    const [name = '', file] = files[random(files.length)] ?? []
    let text = file?.bytes.toString('latin1') ?? ''
    for (let change = random(2); change >= 0; change -= 1) text = damage(text, random)
    const bytes = Buffer.from(text, 'latin1')
    const stored = await rebuildPdf(bytes).catch((error: unknown) => {
      if (error instanceof PdfRefused) return null
      throw error
    })
    const shown = await limitsOf(bytes).catch(() => null)
    // What one viewer can't open or draw, others may still repair.
    if (!stored || !shown || shown.some(limit => limit === null)) continue
    expect(await limitsOf(stored.bytes), `round ${round}: the one ${name}`).toEqual(shown)
    compared += 1
  }
  expect(compared).toBeGreaterThan(rounds / 4)
}, 600_000)
