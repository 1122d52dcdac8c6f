import { describe, expect, it } from 'vitest'
import { disputedPdfs, misplacedPdf, revisedPdfs } from '../../../testing/revised-pdfs.ts'
import { viewPdf } from '../../../testing/view-pdf.ts'
import { inspect } from '../inspect.ts'
import { rebuildPdf } from './rebuild-pdf.ts'
import { severalVersions } from './terms/pdf-refused.ts'

describe('a PDF of several versions is stored as the one that viewers show', () => {
  it.each(Object.entries(revisedPdfs()))('%s', async (_, { bytes, shows, hides = [] }) => {
    const [before, after] = [await viewPdf(bytes), await viewPdf((await rebuildPdf(bytes)).bytes)]
    const shown = JSON.stringify(before)
    for (const text of shows) expect(shown).toContain(text)
    for (const text of hides) expect(shown).not.toContain(text)
    expect(after).toEqual(before)
  })
})

describe('a PDF that shows different versions in different viewers is refused', () => {
  it.each(Object.entries(disputedPdfs()))('%s', async (_, bytes) => {
    await expect(rebuildPdf(bytes)).rejects.toThrow(severalVersions)
  })
})

it('an object that isn’t where its PDF says is looked for', async () => {
  expect(JSON.stringify(await viewPdf((await rebuildPdf(misplacedPdf())).bytes))).toContain('Ask the carrier')
})

it('a PDF that something else is made of is kept as one version, too', async () => {
  const bytes = revisedPdfs()['whose new page stands before the old one']?.bytes ?? Buffer.of()
  const kept = await inspect(bytes, { name: 'form.pdf', mimeType: 'application/pdf', isSource: true })
  if (!kept.isGood || !kept.rebuilt) throw new Error('It was kept as it came.')
  expect(
    Buffer.from(kept.rebuilt.bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
  expect(await viewPdf(kept.rebuilt.bytes)).toEqual(await viewPdf(bytes))
})
