import { rebuildPdf, verifyInert } from '@coverdesk/kit/inspection'
import { describe, expect, it } from 'vitest'
import { pagesOf } from '../testing/document-text.ts'
import { dressedUp, fillableForm, type InventedField } from '../testing/fillable-form.ts'
import { takeApart } from './take-apart.ts'

const fields: InventedField[] = [
  { name: 'Form[0].Page1[0].Insured_FullName[0]', tooltip: 'Enter text: The name of the insured.', maxLength: 60 },
  { name: 'Form[0].Page1[0].GeneralLiability_Indicator[0]', kind: 'CHECKBOX' },
  { name: 'Form[0].Page1[0].Remarks[0]', isMultiline: true, box: [40, 100, 500, 60] },
]

describe('a form that was taken apart', () => {
  it('tells its fields and where they stand', async () => {
    const { fields: found, pages } = await takeApart(await fillableForm({ fields }))
    expect(pages).toEqual([{ width: 612, height: 792 }])
    expect(found).toMatchObject([
      {
        ...{ name: fields[0]?.name, tooltip: 'Enter text: The name of the insured.', kind: 'TEXT', maxLength: 60 },
        places: [{ page: 1, x: expect.closeTo(40 / 612, 3), y: expect.closeTo(44 / 792, 2), turn: 0 }],
      },
      { name: fields[1]?.name, tooltip: null, kind: 'CHECKBOX', maxLength: null },
      { name: fields[2]?.name, isMultiline: true, places: [{ y: expect.closeTo((792 - 160) / 792, 2) }] },
    ])
  })

  it.each(['AES-256', 'AES-128', 'RC4-128', 'RC4-40'] as const)('opens %s with an empty password', async algorithm => {
    for (const objectStreams of [false, true]) {
      const encrypt = { userPassword: '', ownerPassword: 'secret', algorithm, allowWeakCryptography: true }
      const file = await fillableForm({ fields, encrypt, objectStreams, dress: dressedUp })
      const { document, fields: found } = await takeApart(file)
      expect(found.map(({ name, tooltip = null }) => [name, tooltip])).toEqual(
        fields.map(({ name, tooltip = null }) => [name, tooltip]),
      )
      await verifyInert(document)
      expect((await takeApart((await rebuildPdf(file)).bytes)).fields).toEqual(found)
      expect(await pagesOf(document)).toEqual([expect.stringContaining('Evidence of insurance')])
    }
  })

  it('has the same fields where it was uploaded like any other file, which drops its scripts and its XFA', async () => {
    const file = await fillableForm({ fields, dress: dressedUp })
    const { bytes, isSanitized } = await rebuildPdf(file)
    expect(isSanitized).toBe(true)
    const { document: _, ...rebuilt } = await takeApart(bytes)
    const { document: __, ...given } = await takeApart(file)
    expect(rebuilt).toEqual(given)
  })

  it('says that a password is needed', async () => {
    const file = await fillableForm({ fields, encrypt: { userPassword: 'open', ownerPassword: 'secret' } })
    await expect(takeApart(file)).rejects.toThrow('This form needs a password.')
  })

  it('does nothing and hides nothing any more', async () => {
    const file = await fillableForm({ fields, dress: dressedUp })
    await expect(verifyInert(file)).rejects.toThrow()
    const { document } = await takeApart(file)
    await verifyInert(document)
    expect(document.toString('latin1')).not.toMatch(
      /JavaScript|XFA|Launch|SubmitForm|Embedded|AcroForm|Annot|OpenAction|\/AA/,
    )
  })
})
