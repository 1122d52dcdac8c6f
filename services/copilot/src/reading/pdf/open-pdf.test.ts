import { PDFBool, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { madePdf, policyPage, textLines } from '../testing/made-pdf.ts'
import { blocksOf, cellsOf, placeOf, readAll } from '../testing/read-all.ts'

describe('reading a PDF', () => {
  it('gives each word its place in the text and on the page', async () => {
    const [page] = await readAll(
      await madePdf([{ lines: [{ text: 'Each occurrence $1,000,000', x: 306, y: 396 }] }]),
      'a.pdf',
    )
    expect(page).toMatchObject({ number: 1, method: 'TEXT_LAYER', size: { width: 612, height: 792 } })
    expect(page?.words.map(({ text }) => text)).toEqual(['Each', 'occurrence', '$1,000,000'])
    for (const { text, offset } of page?.words ?? []) expect(page?.text.slice(offset, offset + text.length)).toBe(text)
    const [box] = page?.words.map(word => word.box) ?? []
    expect(box?.x).toBeCloseTo(0.5, 2)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(0.5, 1)
  })

  it('tells headers, headings, paragraphs and footers apart', async () => {
    const pages = await readAll(await madePdf([1, 2, 3].map(number => policyPage(number, 3))), 'a.pdf')
    expect(pages[1] && blocksOf(pages[1])).toEqual([
      'HEADER Harbor Mutual, policy GL-7734021',
      'HEADING Conditions B',
      expect.stringMatching(/^PARAGRAPH (?:.+\n){39}.+$/),
      'FOOTER Page 2 of 3',
    ])
  })

  it('reads two columns one after the other', async () => {
    const [left, right] = [textLines(12, 40, 1), textLines(12, 40, 5)]
    const lines = [
      { text: 'Common policy conditions', x: 60, y: 80, size: 18 },
      ...left.map((text, at) => ({ text, x: 60, y: 120 + at * 13 })),
      ...right.map((text, at) => ({ text, x: 330, y: 120 + at * 13 })),
      { text: 'These conditions apply to all coverage parts and to all of their endorsements.', x: 60, y: 320 },
    ]
    const [page] = await readAll(await madePdf([{ lines }]), 'a.pdf')
    expect(page?.text.replace(/\s+/g, ' ')).toBe(
      [
        'Common policy conditions',
        ...left,
        ...right,
        'These conditions apply to all coverage parts and to all of their endorsements.',
      ].join(' '),
    )
  })

  it('keeps the rows and columns of a table, with empty cells and cells of two lines', async () => {
    const row = (y: number, ...cells: string[]) =>
      cells.map((text, at) => ({ text, x: [60, 260, 420][at] ?? 0, y })).filter(({ text }) => text)
    const lines = [
      ...row(100, 'Coverage', 'Limit', 'Deductible'),
      ...row(120, 'Each occurrence', '$1,000,000', '$0'),
      ...row(140, 'Damage to rented premises', '$100,000'),
      ...row(160, 'Medical expense', 'Excluded by', '$500'),
      ...row(171, '', 'endorsement 12', ''),
    ]
    const [page] = await readAll(await madePdf([{ lines }]), 'a.pdf')
    expect(page?.blocks.map(block => (page ? cellsOf(page, block) : []))).toEqual([
      ['Coverage', 'Limit', 'Deductible'],
      ['Each occurrence', '$1,000,000', '$0'],
      ['Damage to rented premises', '$100,000', ''],
      ['Medical expense', 'Excluded by endorsement 12', '$500'],
    ])
    expect(new Set(page?.blocks.map(({ table }) => table))).toEqual(new Set([1]))
  })

  it.each([90, 180, 270])('reads a page that is turned by %i degrees as people see it', async rotation => {
    const lines = textLines(5, 60).map((text, at) => ({ text, x: 60, y: 100 + at * 14 }))
    const [upright, turned] = await readAll(await madePdf([{ lines }, { lines, rotation }]), 'a.pdf')
    expect(turned?.text).toBe(upright?.text)
    expect(turned?.size).toEqual(rotation === 180 ? upright?.size : { width: 792, height: 612 })
    const box = turned?.words[0]?.box
    const [x, y] = rotation === 180 ? [0.87, 0.87] : rotation === 90 ? [0.87, 0.1] : [0.12, 0.87]
    expect(box?.x).toBeCloseTo(x, 1)
    expect(box?.y).toBeCloseTo(y, 1)
  })

  it('reads form fields in their place, with check boxes', async () => {
    const pdf = await madePdf([
      {
        lines: [
          { text: 'Named insured', x: 60, y: 100 },
          { text: 'Additional insured', x: 60, y: 140 },
          { text: 'Waiver', x: 60, y: 180 },
        ],
        draw(page, document) {
          const form = document.getForm()
          const name = form.createTextField('NamedInsured')
          name.setText('Bayview Marine Supply')
          name.addToPage(page, { x: 200, y: 686, width: 200, height: 18 })
          const additional = form.createCheckBox('AdditionalInsured')
          additional.addToPage(page, { x: 200, y: 648, width: 12, height: 12 })
          additional.check()
          form.createCheckBox('Waiver').addToPage(page, { x: 200, y: 608, width: 12, height: 12 })
        },
      },
    ])
    const [page] = await readAll(pdf, 'a.pdf')
    expect(page && blocksOf(page)).toEqual([
      'PARAGRAPH Named insured',
      'FORM_FIELD Bayview Marine Supply',
      'PARAGRAPH Additional insured',
      'FORM_FIELD Yes',
      'PARAGRAPH Waiver',
      'FORM_FIELD No',
    ])
    expect(page?.blocks[1]?.field).toEqual({ name: 'NamedInsured', value: 'Bayview Marine Supply' })
    expect(page && placeOf(page, 'Marine')).toEqual([33, 11])
  })

  it.each([false, true])('reads values that have no appearance (NeedAppearances: %s)', async needsAppearances => {
    const document = await PDFDocument.load(await madePdf([{ lines: [{ text: 'Endorsement', x: 60, y: 100 }] }]))
    const [page, form] = [document.getPage(0), document.getForm()]
    form.createTextField('EachOccurrence').addToPage(page, { x: 200, y: 640, width: 200, height: 18 })
    form.getTextField('EachOccurrence').setText('$2,000,000')
    const state = form.createDropdown('State')
    state.addOptions(['Maine', 'Oregon'])
    state.addToPage(page, { x: 200, y: 600, width: 200, height: 18 })
    state.select('Oregon')
    for (const [index, name] of ['AdditionalInsured', 'Waiver'].entries()) {
      form.createCheckBox(name).addToPage(page, { x: 200, y: 560 - index * 40, width: 12, height: 12 })
    }
    form.getCheckBox('AdditionalInsured').check()
    for (const { acroField } of form.getFields()) {
      for (const { dict } of acroField.getWidgets()) dict.delete(PDFName.of('AP'))
    }
    form.acroForm.dict.set(PDFName.of('NeedAppearances'), needsAppearances ? PDFBool.True : PDFBool.False)
    const [read] = await readAll(await document.save({ updateFieldAppearances: false }), 'a.pdf')
    expect(read?.blocks.flatMap(({ field }) => (field ? [field] : []))).toEqual([
      { name: 'EachOccurrence', value: '$2,000,000' },
      { name: 'State', value: 'Oregon' },
      { name: 'AdditionalInsured', value: 'Yes' },
      { name: 'Waiver', value: 'No' },
    ])
  })

  it('says of a PDF that needs a password what to do', async () => {
    const document = await PDFDocument.load(await madePdf([{ lines: [{ text: 'Secret terms', x: 60, y: 100 }] }]))
    document.encrypt({ userPassword: 'harbor', ownerPassword: 'owner' })
    const bytes = await document.save()
    await expect(readAll(bytes, 'a.pdf')).rejects.toMatchObject({
      kind: 'PASSWORD_NEEDED',
      message: 'This document needs a password. Upload the file again and enter its password.',
    })
  })

  it.each([
    ['damaged', Buffer.from('%PDF-1.7\nno objects at all')],
    ['cut off', Buffer.from('%PDF-')],
  ])('says of a %s file that it is damaged', async (_, bytes) => {
    await expect(readAll(bytes, 'a.pdf')).rejects.toMatchObject({ kind: 'DAMAGED' })
  })

  it('finds nothing on an empty page', async () => {
    expect(await readAll(await madePdf([{ lines: [] }]), 'a.pdf')).toMatchObject([{ text: '', words: [], blocks: [] }])
  })
})
