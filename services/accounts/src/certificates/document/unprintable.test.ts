import { describe, expect, it } from 'vitest'
import { certificate, line } from '../testing/certificate.ts'
import { unprintableIn, unprintableTexts } from './unprintable.ts'

describe('what documents can’t print', () => {
  it.each([
    ['שלום Deli LLC', ['ש', 'ל', 'ו', 'ם']],
    ['مطعم', ['م', 'ط', 'ع']],
    ['田中 Sushi', ['田', '中']],
    ['दिल्ली', ['द', 'ि', 'ल', '्', 'ी']],
    ['Best 🍕 Pizza', ['🍕']],
    ['ก', ['ก']],
  ])('are the characters of %j that it has no letters for', async (text, characters) => {
    expect(await unprintableIn(text)).toEqual(characters)
  })

  it.each([
    'Émile Ñandú Űtz, Żabka & Nguyễn’s “Phở” — №1 ½ €$',
    'Αθήνα Київ',
    'e\u0301\u0323 of marks',
    'One line\nand another, with\u2003a wide\u202Fspace',
    'Invisible: \u200D\uFE0F',
  ])('is nothing of %j', async text => expect(await unprintableIn(text)).toEqual([]))

  it('is said of every text of a certificate, at its field', async () => {
    const address = { ...certificate().holder.address, line1: 'Straße 日', line2: 'ש', city: 'ל' }
    const unprintable = certificate({
      ...{ issuedBy: 'משה', producer: 'ג', descriptionOfOperations: 'ד' },
      insured: { name: 'ה', address },
      holder: { name: 'ו', address },
      producerProfile: { address, phone: null, licenseNumber: 'ז' },
      lines: [line(0, { insurerName: 'ח', policyNumber: 'ט', limits: [{ label: 'י', amount: 1 }] })],
    })
    const errors = await unprintableTexts(unprintable)
    expect(errors.map(({ path }) => path)).toEqual([
      ...['holder.name', 'holder.address.line1', 'holder.address.line2', 'holder.address.city'],
      ...['descriptionOfOperations', 'accountId', 'accountId', 'accountId', 'accountId', 'accountId', 'accountId'],
      ...['policyIds', 'policyIds', 'policyIds'],
    ])
    expect(errors[0]?.message).toBe('Certificates can’t print “ו”. Use Latin, Greek or Cyrillic letters.')
    expect(errors[1]?.message).toContain('“日”')
    expect(errors.at(-3)?.message).toContain('Insurer ח')
    expect(await unprintableTexts(certificate())).toEqual([])
  })
})
