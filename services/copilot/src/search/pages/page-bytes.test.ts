import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.ts'
import { packPage, unpackPage } from './pack-page.ts'
import { pageBytes, pagesIn } from './page-bytes.ts'

it('pages that are handed over as bytes are the pages that are stored', () => {
  const packed = [
    packPage({
      ...pageOf(1, '# Limits\n| Coverage | Limit\n| Each occurrence | $1,000,000\nInsured: Señora'),
      size: null,
    }),
    packPage({ ...pageOf(2, ''), label: 'Sheet Locations' }),
  ]
  expect(pagesIn(Buffer.concat(packed.map(pageBytes)))).toEqual(packed.map(unpackPage))
  expect(pagesIn(Buffer.alloc(0))).toEqual([])
})
