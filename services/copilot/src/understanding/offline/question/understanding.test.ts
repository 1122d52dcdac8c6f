import { describe, expect, it } from 'vitest'
import { clausesOf } from './main-clause.ts'
import { namedNumbers, termsOfMeasures, yearsIn } from './measured-terms.ts'
import { isCompared, optionsAsked } from './options-asked.ts'
import { quantitiesIn } from './quantities.ts'

it.each([
  ['client already moved, what do we ask for', 'what do we ask for'],
  ['what do we need if they cancel', 'what do we need'],
  ['late fee on pier 4 rent', 'late fee on pier 4 rent'],
])('of “%s” the clause that asks is “%s”', (question, clause) => expect(clausesOf(question).asked).toBe(clause))

it.each<[string, string[]]>([
  ['breach response limit', ['breach', 'response']],
  ['what is the wind deductible', ['wind', 'deductible']],
  ['what is the minimum premium', ['premium']],
  ['who is the underwriter at Coastline', ['underwriter']],
  ['how many employees does the food truck have', ['employees']],
  ['how many days may we backdate', []],
  ['how much do they charge for hired auto', []],
])('“%s” is about %j', (question, terms) => expect(termsOfMeasures(question)).toEqual(terms))

it('numbers name piers and endorsements, and years are years', () => {
  expect(namedNumbers('rent on pier 7 for 30 days')).toEqual(['7'])
  expect(yearsIn('premium in 2019 of $2,019')).toEqual(['2019'])
})

describe('two things that are compared', () => {
  it.each<[string, string[]]>([
    ['which is cheaper at coastline, painting or carpentry', ['painting at coastline', 'carpentry at coastline']],
    ['is it agency or direct bill', []],
    ['who signs and when', []],
  ])('%s', (question, options) => expect(optionsAsked(question)).toEqual(options))
  it('documents are, too', () => {
    expect(isCompared('compare the notice in both policies')).toBe(true)
    expect(isCompared('notice in the lease')).toBe(false)
  })
})

it.each<[string, string[]]>([
  ['a remodel of $15,000', ['amount']],
  ['subs out 40% of the work', ['share']],
  ['open until 3am', ['clock']],
  ['only open 1 year', ['year']],
  ['what is the limit', []],
])('“%s” has quantities %j', (text, units) => expect(quantitiesIn(text)).toEqual(units))
