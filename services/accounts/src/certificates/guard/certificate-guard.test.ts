import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CertifiedPolicy } from '../record/certified-policy.ts'
import { inDollars } from '../record/words.ts'
import { line } from '../testing/certificate.ts'
import { certifiedPolicy } from '../testing/certified-policy.ts'
import { type GuardedCertificate, guardCertificate } from './certificate-guard.ts'
import { coverages } from './coverages.ts'

const days = { today: '2026-11-22', neededUntil: '2026-12-22' }
const guard = (policies: CertifiedPolicy[], asked: Partial<GuardedCertificate> = {}) =>
  guardCertificate({
    ...{ holderName: 'City of San Diego', additionalInsured: false, descriptionOfOperations: null },
    ...{ ...days, policies, lines: [], ...asked },
  })
const gl = certifiedPolicy('GENERAL_LIABILITY', { 'Each occurrence': 1_000_000, 'General aggregate': 2_000_000 })

describe('policies that are not in force for as long as it takes', () => {
  it.each([
    [{}, undefined],
    [{ expiresAt: '2026-12-23' }, undefined],
    [{ expiresAt: null }, undefined],
    [
      { expiresAt: '2026-12-22' },
      [
        'POLICY_EXPIRES_DURING_USE',
        'expiration date',
        'General Liability X-1 expires on 12/22/2026; the certificate is needed until 12/22/2026.',
      ],
    ],
    [
      { state: 'EXPIRED', expiresAt: '2026-11-01' },
      ['POLICY_EXPIRED', 'expiration date', 'General Liability X-1 expired on 11/01/2026.'],
    ],
    [
      { expiresAt: '2026-11-22' },
      ['POLICY_EXPIRED', 'expiration date', 'General Liability X-1 expired on 11/22/2026.'],
    ],
    [
      { canceledFrom: '2026-12-01' },
      ['POLICY_CANCELLATION_PENDING', 'cancellation', 'General Liability X-1 will be canceled on 12/01/2026.'],
    ],
    [
      { canceledFrom: '2026-11-22' },
      ['POLICY_CANCELED', 'cancellation', 'General Liability X-1 was canceled on 11/22/2026.'],
    ],
    [{ state: 'CANCELED' }, ['POLICY_CANCELED', 'cancellation', 'General Liability X-1 was canceled.']],
    [{ state: 'BINDING' }, ['POLICY_NOT_IN_FORCE', 'state', 'General Liability X-1 is not in force.']],
    [{ state: 'PENDING' }, ['POLICY_NOT_IN_FORCE', 'state', 'General Liability X-1 is not in force.']],
    [
      { state: 'UNKNOWN', policyNumber: null },
      ['POLICY_NOT_IN_FORCE', 'state', 'General Liability without a number is not in force.'],
    ],
  ] as [Partial<CertifiedPolicy>, string[] | undefined][])('%j', (facts, told) => {
    const found = guard([{ ...gl, ...facts }])
    if (!told) return expect(found).toEqual([])
    const [kind, field, message = ''] = told
    const name = message.split(/ (?:is|was|will|expire)/)[0]
    return expect(found).toEqual([{ kind, message, policyId: gl.id, source: `${name}, ${field}` }])
  })
})

describe('a coverage that the text asks for', () => {
  it.each([
    ['An umbrella is required.', 'umbrella'],
    ['Excess liability needed', 'excess liability'],
    ['Workers comp for all employees', 'workers comp'],
    ["Workers' Compensation; statutory", "workers' compensation"],
    ['Worker’s comp', 'worker’s comp'],
    ['WC as required by law', 'wc'],
    ['cyber coverage', 'cyber'],
    ['Auto liability for hired vehicles', 'auto'],
    ['Commercial auto', 'commercial auto'],
    ['automobile liability', 'automobile'],
    ['E&O', 'e&o'],
    ['Errors and omissions', 'errors and omissions'],
    ['professional liability', 'professional liability'],
    ['D&O cover', 'd&o'],
    ['EPLI', 'epli'],
    ['motor truck cargo', 'motor truck cargo'],
    ['property insurance on the building', 'property insurance'],
  ])('is missed: %s', (descriptionOfOperations, words) => {
    expect(guard([gl], { descriptionOfOperations })).toMatchObject([
      { kind: 'COVERAGE_MISSING', policyId: null, source: `Description of operations, “${words}”` },
    ])
  })

  it.each([
    'General liability for the holder',
    'CGL',
    'Auto repair shop at 12 Main St',
    'Autobody and paint',
    'No umbrella required',
    'Umbrella is not required',
    'Workers compensation waived',
    'Damage to property of others; work in excess of 10 feet',
    'Job 94107, 1200 Main St, since 2019',
    'Cyberspace Café remodel',
    '',
  ])('is not found where no one asks: %s', descriptionOfOperations => {
    expect(guard([gl], { descriptionOfOperations })).toEqual([])
  })

  it('may be had by another kind of policy', () => {
    const descriptionOfOperations = 'General liability and umbrella'
    const policies = [certifiedPolicy('BUSINESS_OWNERS'), certifiedPolicy('EXCESS')]
    expect(guard(policies, { descriptionOfOperations })).toEqual([])
  })
})

describe('a limit that the text asks for', () => {
  const auto = certifiedPolicy('COMMERCIAL_AUTO', { 'Combined single limit': 1_000_000, 'Medical payments': 5_000 })
  const umbrella = certifiedPolicy('UMBRELLA', { 'Each occurrence': 5_000_000, Aggregate: 5_000_000 })
  const cyber = certifiedPolicy('CYBER', { Aggregate: 1_000_000, Retention: 3_000_000 })
  const policies = [gl, auto, umbrella, cyber]
  const low = (descriptionOfOperations: string) => guard(policies, { descriptionOfOperations })

  it.each([
    'General liability $1,000,000 per occurrence and $2,000,000 aggregate',
    'GL 1M/2M',
    'GL $1M / $2M, auto $1M CSL',
    '$1M general liability, $5M umbrella',
    'Umbrella $5,000,000, auto $1,000,000',
    'General liability: 1 million per occurrence. Umbrella: 5 million.',
    'Cyber $1,000,000 per occurrence',
    'Contract value $9,000,000',
    'General liability limits of $1.0 million each occurrence',
    'No umbrella of $10M required',
  ])('is there: %s', text => expect(low(text)).toEqual([]))

  it.each([
    ['General liability $2,000,000 per occurrence', 'general_liability', 'each occurrence', '$2,000,000'],
    ['GL $2M per occurrence', 'general_liability', 'each occurrence', '$2,000,000'],
    ['general liability 2 million per occ', 'general_liability', 'each occurrence', '$2,000,000'],
    ['GL 1M/3M', 'general_liability', 'general aggregate', '$3,000,000'],
    ['CGL aggregate of $3,000,000', 'general_liability', 'general aggregate', '$3,000,000'],
    [
      'Commercial general liability, $1M each occurrence, $4M aggregate',
      'general_liability',
      'general aggregate',
      '$4,000,000',
    ],
    ['$2M auto', 'commercial_auto', 'combined single limit', '$2,000,000'],
    ['Umbrella $10,000,000 and GL $1M', 'umbrella', 'each occurrence', '$10,000,000'],
    ['$1M general liability and $10M umbrella', 'umbrella', 'each occurrence', '$10,000,000'],
    ['Cyber of $2 million', 'cyber', 'aggregate', '$2,000,000'],
    [
      'Auto liability required.\nLimit: $1.5M combined single limit',
      'commercial_auto',
      'combined single limit',
      '$1,500,000',
    ],
    ['Limits of $20M per occurrence', 'umbrella', 'each occurrence', '$20,000,000'],
  ])('is too low: %s', (text, policyId, field, amount) => {
    const found = low(text)
    expect(found).toMatchObject([{ kind: 'LIMIT_TOO_LOW', policyId }])
    expect(found[0]?.source).toMatch(new RegExp(` X-1, ${field}$`))
    expect(found[0]?.message).toContain(`asks for ${amount} as a`)
  })

  it('is asked for twice in one word', () => {
    expect(low('GL 3 million per occurrence/aggregate').map(({ source }) => source)).toEqual([
      'General Liability X-1, each occurrence',
      'General Liability X-1, general aggregate',
    ])
  })

  it('is not recorded', () => {
    const found = guard([certifiedPolicy('GENERAL_LIABILITY')], { descriptionOfOperations: 'GL $1M per occurrence' })
    expect(found.map(({ message }) => message)).toEqual([
      'The description asks for $1,000,000 as an each occurrence limit of general liability; none is entered for General Liability X-1.',
    ])
  })

  it('of a coverage that is missing as a whole is told once', () => {
    expect(guard([gl], { descriptionOfOperations: 'Umbrella $5M' }).map(({ kind }) => kind)).toEqual([
      'COVERAGE_MISSING',
    ])
  })
})

describe('an additional insured', () => {
  const asked = { additionalInsured: true }

  it('is granted by a blanket endorsement, or by name, on one of the policies', () => {
    const other = certifiedPolicy('CYBER')
    expect(guard([other, { ...gl, hasBlanket: true }], asked)).toEqual([])
    expect(guard([other, { ...gl, namedAdditionalInsureds: ['CITY of San  Diégo'] }], asked)).toEqual([])
  })

  it('is not where none says so', () => {
    expect(guard([{ ...gl, namedAdditionalInsureds: ['City of San José'] }], asked)).toEqual([
      {
        kind: 'ADDITIONAL_INSURED_NOT_GRANTED',
        message:
          'No certified policy makes City of San Diego an additional insured, by name or by a blanket endorsement. ' +
          'If you issue the certificate anyway, it says that the status was requested, not granted.',
        policyId: gl.id,
        source: 'General Liability X-1: additional insureds',
      },
    ])
    expect(guard([gl, certifiedPolicy('CYBER')], asked)).toMatchObject([{ policyId: null }])
  })
})

it('there are no issues with a request that the policies meet, however it is put', () => {
  const asked = fc.record({
    coverage: fc.constantFrom(
      ...coverages.slice(0, 8).map(({ types: [type], name }) => ({
        type,
        name: name === 'umbrella or excess liability' ? 'umbrella' : name,
      })),
    ),
    millions: fc.integer({ min: 1, max: 50 }),
    wants: fc.integer({ min: 1, max: 50 }),
    put: fc.constantFrom<(name: string, millions: number) => string>(
      (name, millions) => `${name} of ${inDollars(millions * 100_000_000)}`,
      (name, millions) => `$${millions}M ${name}`,
      (name, millions) => `${name}: ${millions} million per occurrence/aggregate`,
      (name, millions) => `${name} ${millions}M/${millions}M`,
      (name, millions) => `${name} with $${millions},000,000 each occurrence and $${millions},000,000 aggregate`,
      name => `${name} as required`,
    ),
  })
  const wishes = fc.uniqueArray(asked, { minLength: 1, maxLength: 6, selector: ({ coverage }) => coverage.type })
  fc.assert(
    fc.property(wishes, fc.constantFrom('. ', '; ', '\n'), (all, between) => {
      const policies = all.map(({ coverage, millions }) =>
        certifiedPolicy(
          coverage.type,
          { 'Each occurrence': millions * 1e6, Aggregate: millions * 1e6 },
          { hasBlanket: true },
        ),
      )
      const put = (short: number) =>
        all
          .map(({ put: say, coverage, millions, wants }) => say(coverage.name, Math.min(millions, wants) + short))
          .join(between)
      expect(guard(policies, { additionalInsured: true, descriptionOfOperations: put(0) })).toEqual([])
      const found = guard(policies, { descriptionOfOperations: put(100) })
      expect(found.every(({ kind }) => kind === 'LIMIT_TOO_LOW')).toBe(true)
    }),
    { numRuns: 400 },
  )
})

describe('terms that a certificate shows', () => {
  const terms = { additionalInsured: null, waiverOfSubrogation: null, primaryNonContributory: null }
  const shown = (facts: Parameters<typeof line>[1]) => [
    line(0, { policyId: gl.id, additionalInsured: false, ...facts }),
  ]

  it('are an issue where the policy’s record doesn’t have them', () => {
    const lines = shown({ waiverOfSubrogation: true, primaryNonContributory: true })
    const policy = { ...gl, terms: { ...terms, primaryNonContributory: true } }
    expect(guard([policy], { lines })).toEqual([
      {
        kind: 'TERM_NOT_STATED',
        message:
          'The certificate shows waiver of subrogation for General Liability X-1, and the policy’s record doesn’t.',
        policyId: gl.id,
        source: 'General Liability X-1, waiver of subrogation',
      },
    ])
    expect(guard([gl], { lines })).toHaveLength(2)
    expect(guard([gl], { lines: shown({ waiverOfSubrogation: false }) })).toEqual([])
  })

  it('make the holder an additional insured, unless they say that no one is', () => {
    const asked = { additionalInsured: true }
    expect(guard([{ ...gl, terms: { ...terms, additionalInsured: true } }], asked)).toEqual([])
    const denied = { ...gl, hasBlanket: true, terms: { ...terms, additionalInsured: false } }
    expect(guard([denied], asked)).toMatchObject([{ kind: 'ADDITIONAL_INSURED_NOT_GRANTED' }])
    expect(guard([{ ...denied, namedAdditionalInsureds: ['CITY OF SAN DIEGO'] }], asked)).toEqual([])
  })

  it('are an issue where the holder is marked on one policy and only another grants it', () => {
    const auto = certifiedPolicy('COMMERCIAL_AUTO', {}, { hasBlanket: true })
    const lines = shown({ additionalInsured: true })
    expect(guard([gl, auto], { additionalInsured: true, lines })).toMatchObject([
      { kind: 'TERM_NOT_STATED', policyId: gl.id, source: 'General Liability X-1, additional insureds' },
    ])
  })
})
