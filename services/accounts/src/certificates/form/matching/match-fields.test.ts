import { type FieldKind, type FieldMapping, matchFields as match } from '@coverdesk/forms'
import { describe, expect, it } from 'vitest'
import { certificateSources, coverageRows, sourceByKey } from '../sources/certificate-sources.ts'
import { countedNames, longNames, shortNames, type Truth } from '../testing/invented-forms.ts'
import { certificateCatalog } from './certificate-catalog.ts'
import { fits, missingSources } from './missing-sources.ts'

const matchFields = (fields: Parameters<typeof match>[0], former: Parameters<typeof match>[2] = []) =>
  match(fields, certificateCatalog, former)

const asFields = (truths: readonly Truth[]) =>
  truths.map(({ name, tooltip = null, kind = 'TEXT' as const, isMultiline = false }) => ({
    name,
    tooltip,
    kind,
    isMultiline,
  }))
const field = (name: string, tooltip: string | null = null, kind: 'TEXT' | 'CHECKBOX' = 'TEXT') => ({
  ...{ name, tooltip, kind, isMultiline: false },
})
const sourcesOf = (...fields: ReturnType<typeof field>[]) => matchFields(fields).map(({ source }) => source)

describe.each([
  ['long names and tooltips', longNames],
  ['short names', shortNames],
  ['tooltips alone', countedNames],
])('a form with %s', (_, truths) => {
  const found = matchFields(asFields(truths))
  const wrong = truths.flatMap(({ name, tooltip, source }, place) => {
    const guess = found[place]?.source ?? null
    return guess !== null && guess !== source ? [{ field: tooltip ?? name, guess, source }] : []
  })
  const missed = truths.flatMap(({ name, tooltip, source }, place) =>
    source !== null && found[place]?.source !== source ? [{ field: `${name} ${tooltip ?? ''}`, source }] : [],
  )

  it('has no field filled with anything wrong', () => {
    expect(wrong).toEqual([])
  })

  it('has nine of ten of its fields filled', () => {
    const known = truths.filter(({ source }) => source !== null).length
    const recall = (known - missed.length) / known
    expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.9)
  })

  it('is ready to be used', () => {
    expect(missingSources(found.map(({ source }) => source))).toEqual([])
  })
})

describe('a match', () => {
  const words = [
    'GeneralLiability',
    'Auto',
    'Umbrella',
    'WorkersComp',
    'EachOccurrence',
    'EachAccident',
    'Aggregate',
    'Disease',
  ]
  const limits = [
    'Policy',
    'Limit',
    'Person',
    'Employee',
    'Products',
    'Medical',
    'Damage',
    'Rented',
    'Injury',
    'Combined',
    'Insured',
  ]

  it('never fills a field with what is of another kind, whatever it is called', () => {
    for (const first of [...words, ...limits]) {
      for (const second of [...words, ...limits]) {
        for (const kind of ['TEXT', 'CHECKBOX'] as const) {
          const [mapping] = matchFields([field(`${first}_${second}_Limit`, null, kind)])
          if (mapping?.source) expect(fits(mapping.source, { kind }), `${first} ${second}`).toBe(true)
        }
      }
    }
  })

  it('never takes a limit of one row for that of another one', () => {
    const sections = {
      generalLiability: 'General Liability',
      automobile: 'Auto',
      umbrella: 'Umbrella',
      workersCompensation: 'Workers Compensation',
    }
    for (const [row, section] of Object.entries(sections)) {
      for (const { limits: own } of coverageRows) {
        for (const { label } of own) {
          const [source] = sourcesOf(field(`${section} ${label} Limit`))
          if (source) expect(source).toMatch(new RegExp(`^${row}\\.`))
        }
      }
    }
  })

  it('finds every limit under the name that we have for it', () => {
    for (const { key, group, limits: own } of coverageRows) {
      for (const { key: limit, label } of own)
        expect(sourcesOf(field(`${group.split(' or ')[0]} ${label}`))).toEqual([`${key}.${limit}`])
    }
  })

  it('is not made where two fields would be the same limit', () => {
    expect(sourcesOf(field('GL Each Occurrence'), field('GeneralLiability_EachOccurrence_Limit'))).toEqual([null, null])
    expect(sourcesOf(field('Certificate Number'), field('Page2[0].CertificateNumber[0]'))).toEqual(
      Array(2).fill('certificate.number'),
    )
  })

  it('is not made where name and tooltip contradict each other', () => {
    expect(sourcesOf(field('GL Each Occurrence', 'The umbrella aggregate limit.'))).toEqual([null])
    expect(sourcesOf(field('GL Each Occurrence', 'Enter amount: the deductible.'))).toEqual([null])
    expect(sourcesOf(field('GL Deductible', 'General liability each occurrence'))).toEqual([null])
  })

  it('knows the second row of a name', () => {
    expect(sourcesOf(field('GL_PolicyNumber[1]'), field('Other_PolicyNumber[1]'), field('Insured_Name2'))).toEqual([
      null,
      'other2.policyNumber',
      null,
    ])
  })

  it('is made of name and tooltip together', () => {
    expect(matchFields([field('GeneralLiability', 'Each occurrence limit')])).toEqual([
      { source: 'generalLiability.eachOccurrence', matchedBy: 'TOOLTIP' },
    ])
  })

  it('takes over what the former form had under the same name, also that a field is left empty', () => {
    const former = [
      { name: 'Loan', kind: 'TEXT', source: 'certificate.number', matchedBy: 'STAFF' },
      { name: 'GL Exp', kind: 'TEXT', source: null, matchedBy: 'STAFF' },
      { name: 'Mark', kind: 'CHECKBOX', source: 'certificate.additionalInsured', matchedBy: 'NAME' },
      { name: 'GL Eff', kind: 'TEXT', source: null, matchedBy: null },
    ] satisfies (FieldMapping & { name: string; kind: FieldKind })[]
    expect(matchFields([field('Loan'), field('GL Exp'), field('Mark'), field('GL Eff')], former)).toEqual([
      { source: 'certificate.number', matchedBy: 'FORMER_FORM' },
      { source: null, matchedBy: 'FORMER_FORM' },
      { source: null, matchedBy: null },
      { source: 'generalLiability.effective', matchedBy: 'NAME' },
    ])
  })
})

describe('sources', () => {
  it('have a key each, and a label that is one in its group', () => {
    expect(sourceByKey.size).toBe(certificateSources.length)
    expect(new Set(certificateSources.map(({ group, label }) => `${group}: ${label}`)).size).toBe(
      certificateSources.length,
    )
  })
})
