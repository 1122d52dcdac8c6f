import { degrees, PDFDict, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib'
import { matchFields, type TakenApart } from '@coverdesk/forms'
import { fillForm, takeApart } from '@coverdesk/forms/pdf'
import { dressedUp, fillableForm, type InventedField, pagesOf } from '@coverdesk/forms/testing'
import { verifyInert } from '@coverdesk/kit/inspection'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { drawnPages } from '../../testing/drawn-pages.ts'
import { certificateCatalog } from '../matching/certificate-catalog.ts'
import { longNames } from '../testing/invented-forms.ts'
import { usualForm } from '../testing/usual-form.ts'
import { factsOnForm, filledFields } from './draw-on-form.ts'
import { sampleCertificate } from './sample-certificate.ts'

const names = { title: 'Certificate of insurance COI-000071', author: 'Harbor Point Insurance' }

/** Fills fields by their names. */
async function filled({ document, fields }: TakenApart, texts: Record<string, string>) {
  const given = fields.flatMap(({ name, tooltip, ...field }) =>
    texts[name] === undefined ? [] : [{ ...field, text: texts[name] }],
  )
  return { bytes: await fillForm(document, given, names), given }
}

/** The boxes in points, from the upper left corner of each page. */
function boxesOf({ pages }: TakenApart, fields: readonly Pick<TakenApart['fields'][number], 'places'>[]) {
  return fields.flatMap(({ places }) =>
    places.map(({ page, x, y, width, height }) => {
      const size = pages[page - 1] ?? { width: 0, height: 0 }
      return {
        page,
        left: x * size.width,
        top: y * size.height,
        right: (x + width) * size.width,
        bottom: (y + height) * size.height,
      }
    }),
  )
}

/** Compares pictures of the empty and of the filled form, page by page. */
async function changesOf(
  form: TakenApart,
  bytes: Buffer,
  fields: readonly Pick<TakenApart['fields'][number], 'places'>[],
) {
  const [empty, full] = [await drawnPages(form.document), await drawnPages(bytes)]
  expect(full.map(({ width, height }) => ({ width, height }))).toEqual(
    empty.map(({ width, height }) => ({ width, height })),
  )
  const boxes = boxesOf(form, fields).map(box => ({ ...box, ink: 0 }))
  const outside: string[] = []
  for (const [index, page] of full.entries()) {
    for (let y = 0; y < page.height; y += 1) {
      for (let x = 0; x < page.width; x += 1) {
        if (page.isDark(x, y) === empty[index]?.isDark(x, y)) continue
        // A sample that a letter only touches is dark, too.
        const box = boxes.find(
          one => one.page === index + 1 && x >= one.left - 1 && x <= one.right && y >= one.top - 1 && y <= one.bottom,
        )
        if (box) box.ink += 1
        else outside.push(`page ${index + 1}: ${x}, ${y}`)
      }
    }
  }
  return { outside, withoutInk: boxes.filter(({ ink }) => ink === 0) }
}

async function traces(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const fields = await document.getFieldObjects()
  const annotations = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getAnnotations()),
  )
  await task.destroy()
  return { fields, annotations: annotations.flat().length, javaScript: false }
}

describe('a filled form', () => {
  it('shows every fact of a certificate inside of the box of its field, and nothing anywhere else', async () => {
    for (const [fields, pages] of [
      [usualForm, 1],
      [longNames.map(({ source, ...field }) => field), 1],
    ] as const) {
      const form = await takeApart(await fillableForm({ fields: [...fields], pages, dress: dressedUp }))
      const mappings = matchFields(form.fields, certificateCatalog)
      const mapped = form.fields.map((field, place) => ({
        ...field,
        source: null,
        matchedBy: null,
        ...mappings[place],
      }))
      const given = filledFields({ fields: mapped }, factsOnForm({ fields: mapped }, sampleCertificate))
      expect(given.length).toBeGreaterThan(20)
      const bytes = await fillForm(form.document, given, names)
      const { outside, withoutInk } = await changesOf(form, bytes, given)
      expect(outside).toEqual([])
      expect(withoutInk).toEqual([])
      expect(await traces(bytes)).toEqual({ fields: null, annotations: 0, javaScript: false })
      await verifyInert(bytes)
    }
  })

  it('can be copied as it was written, whatever was filled before it', async () => {
    const form = await takeApart(await fillableForm({ fields: [{ name: 'Holder', box: [40, 700, 300, 16] }] }))
    await filled(form, { Holder: 'Émile Ñandú Űtz, Żabka' })
    const { bytes } = await filled(form, { Holder: 'Eagle Norman Union LLC, ∆ Δ' })
    expect((await pagesOf(bytes))[0]).toContain('Eagle Norman Union LLC, ∆ Δ')
  })

  it('shows a field at all of its places, on every page', async () => {
    const fields: InventedField[] = [
      {
        name: 'Number',
        box: [40, 700, 120, 16],
        more: [
          { page: 2, box: [300, 50, 120, 16] },
          { page: 3, box: [20, 400, 120, 16] },
        ],
      },
      { name: 'Mark', kind: 'CHECKBOX', page: 2, box: [40, 600, 12, 12] },
    ]
    const form = await takeApart(await fillableForm({ fields, pages: 3 }))
    expect(form.fields.map(({ name, places }) => [name, places.length])).toEqual([
      ['Number', 3],
      ['Mark', 1],
    ])
    const { bytes, given } = await filled(form, { Number: 'COI-000071', Mark: 'X' })
    expect((await changesOf(form, bytes, given)).withoutInk).toEqual([])
    const pages = await pagesOf(bytes)
    expect(pages.map(text => text.includes('COI-000071'))).toEqual([true, true, true])
    expect(pages[1]).toContain('X')
  })

  it.each([0, 90, 180, 270])('is upright on a page that is turned by %d degrees and cropped', async turn => {
    const tellFields = (page: PDFPage, isTold: boolean) => {
      const annotations = page.node.Annots()
      for (const place of annotations?.asArray().keys() ?? []) {
        const look = annotations?.lookup(place, PDFDict).lookup(PDFName.of('MK'), PDFDict)
        if (isTold) look?.set(PDFName.of('R'), PDFNumber.of(turn))
        else look?.delete(PDFName.of('R'))
      }
    }
    const fields: InventedField[] = [
      { name: 'Wide', box: [150, 300, 160, 20] },
      { name: 'Lines', isMultiline: true, box: [150, 400, 160, 60] },
    ]
    for (const isTold of [true, false]) {
      const file = await fillableForm({
        fields,
        dress: (_, [page]) => {
          page?.setRotation(degrees(turn))
          page?.setCropBox(100, 100, 300, 500)
          if (page) tellFields(page, isTold)
        },
      })
      const form = await takeApart(file)
      const isOnItsSide = turn % 180 === 90
      expect(form.pages).toEqual([isOnItsSide ? { width: 500, height: 300 } : { width: 300, height: 500 }])
      expect(form.fields.flatMap(({ places }) => places.map(place => place.turn))).toEqual([0, 0])
      const { bytes, given } = await filled(form, { Wide: 'COI-71', Lines: 'One\nTwo' })
      const { outside, withoutInk } = await changesOf(form, bytes, given)
      expect({ outside, withoutInk }).toEqual({ outside: [], withoutInk: [] })
    }
  })

  it('follows a field that is turned on its page', async () => {
    const file = await fillableForm({
      fields: [{ name: 'Side', box: [50, 300, 16, 160] }],
      dress: (_, [page]) =>
        page?.node
          .Annots()
          ?.lookup(0, PDFDict)
          .lookup(PDFName.of('MK'), PDFDict)
          .set(PDFName.of('R'), PDFNumber.of(90)),
    })
    const form = await takeApart(file)
    expect(form.fields[0]?.places[0]?.turn).toBe(90)
    const { bytes, given } = await filled(form, { Side: 'COI-000071 on its side' })
    expect(await changesOf(form, bytes, given)).toEqual({ outside: [], withoutInk: [] })
  })

  it('looks like the form that it was, page by page', async () => {
    const file = await fillableForm({
      fields: [{ name: 'One' }],
      pages: 2,
      dress: (_, pages) => {
        for (const [index, page] of pages.entries())
          page.drawRectangle({ x: 100, y: 200 + 50 * index, width: 80, height: 30 })
      },
    })
    const { document } = await takeApart(file)
    const [before, after] = [await drawnPages(file), await drawnPages(document)]
    expect(after.length).toBe(2)
    for (const [index, page] of after.entries()) {
      let others = 0
      for (let y = 0; y < page.height; y += 1) {
        for (let x = 0; x < page.width; x += 1) if (page.isDark(x, y) !== before[index]?.isDark(x, y)) others += 1
      }
      expect(others).toBe(0)
    }
  })

  it('has cells for each letter where the form has them', async () => {
    const form = await takeApart(
      await fillableForm({ fields: [{ name: 'Zip', maxLength: 5, isComb: true, box: [40, 600, 100, 16] }] }),
    )
    const { bytes, given } = await filled(form, { Zip: '92101' })
    expect(await changesOf(form, bytes, given)).toEqual({ outside: [], withoutInk: [] })
    expect((await pagesOf(bytes))[0]).toMatch(/9 ?2 ?1 ?0 ?1/)
  })
})
