import { pagesOf } from '@coverdesk/forms/testing'
import { describe, expect, it } from 'vitest'
import type { CertificateSnapshot } from '../record/certificate-snapshot.ts'
import { certificate, line, lines } from '../testing/certificate.ts'
import { drawnPages } from '../testing/drawn-pages.ts'
import { drawCertificate } from './draw-certificate.ts'

const textOf = async (facts: Partial<CertificateSnapshot> = {}) => pagesOf(await drawCertificate(certificate(facts)))
const long =
  'Consolidated Intercoastal Warehousing, Cold Storage, Transloading and Last-Mile Distribution Partners, '.repeat(2)

describe('the document of a certificate', () => {
  it('says who is insured, by whom, for what, until when, and for whom it is', async () => {
    const [text = ''] = await textOf()
    for (const words of [
      ...['Certificate of insurance', 'COI-000071', 'Issued 11/22/2026', 'Harbor Point Insurance', 'Bayview Marine'],
      ...['480 Embarcadero West', 'Oakland, CA 94607', '(510) 555-0148', 'License 0K41207'],
      ...['4120 Harbor Dr', 'San Diego, CA 92101', 'City of San Diego', '202 C St', 'Floor 9'],
      ...[
        'A Insurer 0',
        'B Insurer 1',
        'General Liability',
        'GL-1000',
        'GL-1001',
        '01/31/2026',
        '01/31/2027',
        'Yes',
        'No',
      ],
      ...['Each occurrence', '$1,000,000', 'General aggregate', '$2,000,000.50', 'Dock repair.', 'Maya Reyes'],
      'Confers no rights on the certificate holder',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/acord/i)
  })

  it('writes names of many alphabets, as they can be copied out again', async () => {
    const names = ['Łukasz Nguyễn', 'Ångström & Phở Hương', 'Søn, Dvořák, O’Connell', 'Αθήνα Київ', 'office fluffy ffi']
    const [text = ''] = await textOf({ descriptionOfOperations: names.join('\n') })
    for (const name of names) expect(text).toContain(name)
  })

  it('says the same whatever was drawn before it, for whomever', async () => {
    for (const name of ['Émile Ñandú Űtz', 'Żabka LLC', 'Őrség Ťahanovce', 'Ñ']) {
      await textOf({ insured: { name, address: null }, holder: { ...certificate().holder, name } })
    }
    const name = 'Eagle Norman Union LLC, TOZ'
    const [text = ''] = await textOf({ holder: { ...certificate().holder, name }, descriptionOfOperations: name })
    expect(text.split(name)).toHaveLength(3)
  })

  it('copies each of two characters that look alike as it was written', async () => {
    const alike = '∆ Δ ∑ Σ Ω A Α А'
    const [text = ''] = await textOf({ descriptionOfOperations: alike })
    expect(text).toContain(alike)
  })

  it('draws nothing for characters that no one sees', async () => {
    const [text = ''] = await textOf({ descriptionOfOperations: 'Check\u2714\uFE0E\u2003done\u200D' })
    expect(text).toMatch(/Check. done/u)
  })

  it('has a word for what is not there', async () => {
    const bare = {
      insurerLetter: null,
      insurerName: null,
      policyNumber: null,
      inforceAt: null,
      expiresAt: null,
      limits: [],
    }
    const insured = { name: 'Bayview Marine', address: null }
    const [text = ''] = await textOf({ descriptionOfOperations: null, insured, lines: [line(1, bare)] })
    expect(text).toContain('None given.')
    expect(text).toContain('None entered')
    expect(text).not.toMatch(/null|undefined/)
  })

  it('says nothing of additional insureds that no one asked for, and only what is so where someone did', async () => {
    expect((await textOf({ additionalInsured: false }))[0]).not.toContain('is an additional insured of')
    expect((await textOf())[0]).toContain('is an additional insured of the policies that are marked “Yes”')
    const [text = ''] = await textOf({ lines: [line(1)] })
    expect(text).toContain('No policy listed above grants it to the certificate holder.')
  })

  it.each([
    ['one policy', { lines: lines(1) }, 1],
    ['twelve policies', { lines: lines(12) }, 2],
    ['a long description', { descriptionOfOperations: 'Work at the dock. '.repeat(111) }, 1],
    ['twelve policies and a long description', { lines: lines(12), descriptionOfOperations: 'Work.\n'.repeat(120) }, 5],
    [
      'one policy with 70 limits',
      {
        lines: [
          line(1, { limits: Array.from({ length: 70 }, (_, n) => ({ label: `Limit ${n}`, amount: n * 1_000_000 })) }),
        ],
      },
      2,
    ],
  ])('of %s has pages of US Letter with free margins, each with its number', async (_, facts, most) => {
    const bytes = await drawCertificate(certificate(facts))
    const [pictures, texts] = [await drawnPages(bytes), await pagesOf(bytes)]
    expect(pictures.length).toBeLessThanOrEqual(most)
    for (const [index, page] of pictures.entries()) {
      expect([page.width, page.height]).toEqual([612, 792])
      expect(page.hasFreeEdge(30), 'nothing is cut off').toBe(true)
      expect(page.inkBetween(36, 120), 'something is on top').toBeGreaterThan(0.005)
      expect(page.inkBetween(745, 760), 'the footer').toBeGreaterThan(0.001)
      expect(texts[index]).toContain(`Page ${index + 1} of ${pictures.length}`)
      if (index > 0) expect(texts[index]).toContain('Certificate of insurance COI-000071, continued')
    }
    for (const { policyNumber } of certificate(facts).lines) expect(texts.join(' ')).toContain(policyNumber)
  })

  it('breaks names and words that are longer than their column', async () => {
    const word = 'W'.repeat(90)
    const holder = { ...certificate().holder, name: word }
    const facts = {
      insured: { ...certificate().insured, name: long },
      holder,
      lines: [line(0, { policyNumber: word, insurerName: long })],
    }
    const bytes = await drawCertificate(certificate(facts))
    for (const page of await drawnPages(bytes)) expect(page.hasFreeEdge(30)).toBe(true)
    expect((await pagesOf(bytes)).join('').replaceAll(' ', '')).toContain('Last-MileDistributionPartners')
  })

  it('continues with the description on the next page, line by line', async () => {
    const written = Array.from({ length: 60 }, (_, number) => `Line ${number} of the description.`)
    const pages = await textOf({ descriptionOfOperations: written.join('\n') })
    expect(pages.length).toBe(2)
    for (const text of written) expect(pages.join(' ')).toContain(text)
  })
})
