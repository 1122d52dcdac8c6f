import { describe, expect, it } from 'vitest'
import { firstSentences, paperSentencesIn } from './paper-sentences.ts'

const split = (text: string, options = {}) =>
  paperSentencesIn(text, options).map(({ start, end }) => text.slice(start, end))

describe('sentences', () => {
  it.each<[string, string[]]>([
    [
      'We’re open from 8:30 a.m. to 5:30 p.m. Call us then.',
      ['We’re open from 8:30 a.m. to 5:30 p.m.', 'Call us then.'],
    ],
    ['Call before 8:30 a.m. Monday. Thanks.', ['Call before 8:30 a.m. Monday.', 'Thanks.']],
    ['It expires at 12:01 a.m. Standard Time. Renew it.', ['It expires at 12:01 a.m. Standard Time.', 'Renew it.']],
    ['See No. 12 and Sec. 4. Both apply.', ['See No. 12 and Sec. 4.', 'Both apply.']],
    ['It is Acme Co. Mr. J. Smith signs.', ['It is Acme Co.', 'Mr. J. Smith signs.']],
    ['The limit is $1.5 million. It is per claim!', ['The limit is $1.5 million.', 'It is per claim!']],
    ['1. Notice. Tell us at once.', ['1. Notice.', 'Tell us at once.']],
    ['“Is it covered?” she asked. “No.” He left.', ['“Is it covered?” she asked.', '“No.”', 'He left.']],
    ['Premium\t$4,100\nTaxes\t$82.', ['Premium\t$4,100', 'Taxes\t$82.']],
    ['Wait... what? Yes.', ['Wait... what?', 'Yes.']],
    [
      'E.L. Each Accident $1,000,000. Harbor States Ins. Co. pays.',
      ['E.L. Each Accident $1,000,000.', 'Harbor States Ins. Co. pays.'],
    ],
    ['', []],
  ])('of %j', (text, expected) => {
    expect(split(text)).toEqual(expected)
  })

  it('go on over lines that are wrapped, but not over an empty one', () => {
    expect(split('The tenant shall\ncarry insurance.\n\nRent is due', { isFlowing: true })).toEqual([
      'The tenant shall\ncarry insurance.',
      'Rent is due',
    ])
  })

  it('a summary is whole sentences', () => {
    const text = 'The office opens at 8:30 a.m. and closes at 5:30 p.m. It is closed on Sundays.'
    expect(firstSentences(text, 60)).toBe('The office opens at 8:30 a.m. and closes at 5:30 p.m.')
    expect(firstSentences(text, 30)).toBe('')
  })
})
