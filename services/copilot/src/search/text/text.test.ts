import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'

const termsOf = (text: string) => tokensOf(text).flatMap(({ terms }) => terms)
const firstTerms = (text: string) => tokensOf(text).map(({ terms }) => terms[0])

describe('stems', () => {
  it.each([
    ['policies', 'policy'],
    ['losses', 'loss'],
    ['premises', 'premis'],
    ['premise', 'premis'],
    ['covered', 'cover'],
    ['covering', 'cover'],
    ['excluded', 'exclud'],
    ['exclude', 'exclud'],
    ['controlled', 'control'],
    ['canceled', 'cancel'],
    ['carried', 'carry'],
    ['carries', 'carry'],
    ['aggregate', 'aggregat'],
    ['business', 'business'],
    ['exceed', 'exceed'],
    ['string', 'string'],
    ['gl', 'gl'],
  ])('of %s is %s', (word, expected) => expect(stem(word)).toBe(expected))

  it('keep insured and insurance apart', () => expect(stem('insured')).not.toBe(stem('insurance')))
})

describe('numbers', () => {
  it.each(['$1M', '$1,000,000', '1,000,000.00', '1000000', '1 million', '$1 Million', '1MM', '1.0 mil', 'one million'])(
    '%s is a million',
    written => expect(firstTerms(`limit ${written} each`)).toEqual(['limit', '1000000', 'each']),
  )

  it.each([
    ['$2.5M', '2500000'],
    ['$500K', '500000'],
    ['two hundred and fifty thousand', '250000'],
    ['thirty', '30'],
    ['twenty-five', '25'],
    ['10%', '10%'],
    ['10 percent', '10%'],
    ['five percent', '5%'],
    ['2.50%', '2.5%'],
    ['$0', '0'],
    ['0042', '0042'],
    ['5.75', '5.75'],
  ])('%s is %s', (written, expected) => expect(firstTerms(written)).toEqual([expected]))

  it('of limits in pairs are two', () => expect(firstTerms('$1M/$2M')).toEqual(['1000000', '2000000']))
  it('leave small words alone', () => expect(firstTerms('any one person')).toEqual(['any', 'one', 'person']))
  it('are not made of the beginning of a word', () => expect(firstTerms('3 months')).toEqual(['3', 'month']))
})

describe('dates', () => {
  it.each([
    '3/1/2027',
    '03/01/2027',
    '3-1-27',
    'March 1, 2027',
    'Mar. 1st, 2027',
    '1 March 2027',
    '2027-03-01',
    'MARCH 1 2027',
  ])('%s is the first of March, and in March', written => expect(termsOf(written)).toEqual(['2027-03-01', '2027-03']))
  it('without a day are months', () => expect(termsOf('March 2027')).toEqual(['2027-03']))
  it('need a month that exists', () => expect(termsOf('13/45/2027')).not.toContain('2027-13-45'))
})

describe('form numbers', () => {
  it.each(['CG 20 10', 'CG2010', 'cg 2010', 'CG-20-10'])('%s is one', written => {
    expect(termsOf(written)).toEqual(['cg2010'])
  })
  it('are found with their edition and without', () => {
    expect(termsOf('CG 20 10 04 13')).toEqual(['cg2010', 'cg201004', 'cg20100413'])
  })
})

describe('words', () => {
  it('that hyphens join are found by their parts and as one', () => {
    expect(termsOf('non-owned')).toEqual(['non', 'nonowned', 'own', 'nonowned'])
    expect(termsOf('GL-A0042-1183')).toContain('gla00421183')
  })
  it.each([
    ['E&O', 'eo'],
    ['P&NC', 'pnc'],
    ["O'Brien", 'obrien'],
    ['Peña', 'pena'],
    ['COI', 'coi'],
  ])('such as %s are one: %s', (written, expected) => expect(termsOf(written)).toEqual([expected]))

  it('keep their places in the text, and count those in between', () => {
    const text = 'Certificate of Insurance'
    expect(tokensOf(text).map(({ start, end, position }) => [text.slice(start, end), position])).toEqual([
      ['Certificate', 1],
      ['Insurance', 3],
    ])
  })
  it('of a question that say nothing are left out', () => {
    expect(firstTerms('What is the deductible?')).toEqual(['deductibl'])
  })
})
