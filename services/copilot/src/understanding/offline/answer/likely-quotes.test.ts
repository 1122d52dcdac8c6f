import { describe, expect, it } from 'vitest'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { otherWords } from '../question/other-words.ts'
import { answerPart } from './answer-part.ts'
import { likelyQuotes } from './likely-quotes.ts'

let count = 0
const guide = (name: string, heading: string, text: string, about = ''): ReadPassage => {
  count += 1
  return { passageId: `p${count}`, sourceId: name, name, page: 1, text: `${heading}\n\n${text}`, heading, about }
}
const lease = 'Lease of Pier 9 - Gull Street Properties.pdf\nLease of Pier 9'
const guides = [
  guide('Pier 9 lease', 'Rent', 'The base rent is $3,100 a month. A late charge of 4% applies after ten days.', lease),
  guide('Pier 9 lease', 'Alterations', "Alterations over $8,000 need the landlord's consent.", lease),
  guide(
    'Pier 9 lease',
    'Parties',
    'This lease is between Gull Street Properties LLC, the landlord, and Ann Lee.',
    lease,
  ),
  guide(
    'Fernhill guide',
    'What we write',
    'Class\tMinimum premium\tAuthority\n\nFraming\t$4,000\tAgency\n\nTile\t$2,000\tRefer to Fernhill\n\nMasonry\t$6,000\tRefer to Fernhill',
    'Fernhill Mutual - appetite guide.pdf\nFernhill Mutual: appetite guide for contractors. Ohio and Indiana.',
  ),
  guide(
    'Fernhill guide',
    "What we don't write",
    'Work on dams.\nBlasting and wrecking.',
    'Fernhill Mutual - appetite guide.pdf\nFernhill Mutual: appetite guide for contractors. Ohio and Indiana.',
  ),
  guide('Pier 9 lease', 'Term', 'The term is three years and begins on May 1, 2027.', lease),
  guide(
    'Pier 9 lease',
    'Certificates',
    'The tenant delivers certificates at least fifteen days before a policy expires.',
    lease,
  ),
  guide('Mailroom procedure', 'Parcels', 'A parcel is issued a number within two business days after it arrives.'),
  guide(
    'Bakery guide',
    'Quote without referral',
    'Bakeries with at least four years in business. Ovens are serviced every 9 months.',
  ),
  guide('Claims', 'Steps', '1. Call the carrier.\n\n2. Write down what happened.\n\n3. Keep the photos.'),
]

const answer = (question: string) =>
  answerPart(
    {
      label: '',
      ask: question,
      asks: [question, ...otherWords(question)],
      query: question,
      otherQuery: '',
      named: [],
      isEach: false,
      isTerm: false,
    },
    guides,
    [],
  ).quotes.map(({ text }) => text)

describe('a guide answers in other words than those of the question', () => {
  it.each([
    ['late fee on pier 9 rent', 'A late charge of 4%'],
    ['do they need permission for a $20,000 remodel at pier 9', 'need the landlord'],
    ['landlord on pier 9?', 'Gull Street Properties LLC, the landlord'],
    ['fernhill framing minimum premium', 'Framing\t$4,000'],
    ['will fernhill do dam work', 'Work on dams'],
    ['What day does the Pier 9 lease start?', 'begins on May 1, 2027'],
    ['on which date does the pier 9 lease begin', 'begins on May 1, 2027'],
    ['when does the lease of pier 9 end', 'The term is three years'],
    ['until when does the pier 9 lease run', 'The term is three years'],
    ['turnaround on a parcel?', 'within two business days'],
    ['how mnay years in buisness does a bakery need so we can quote w/o referral', 'at least four years in business'],
    ['minimun premium for framing at Fernhlil', 'Framing\t$4,000'],
    ['what rent do they owe for pier 9', 'The base rent is $3,100'],
    ['The tenant of pier 9 plans alterations of $9,000. Does the landlord have to agree to it?', 'need the landlord'],
    ['I have a framer who is bidding on a dam. Would Fernhill write him?', 'Work on dams'],
    ['number of years a bakery has been in business to quote without referral', 'at least four years in business'],
  ])('%s', (question, expected) => expect(answer(question).join('\n')).toContain(expected))

  it('names each row that is asked for', () => {
    expect(answer('which fernhill classes are referred')).toEqual([
      'Tile\t$2,000\tRefer to Fernhill',
      'Masonry\t$6,000\tRefer to Fernhill',
    ])
  })

  it('compares two things', () => {
    const quotes = answer('which is cheaper at fernhill, framing or tile')
    expect(quotes.some(text => text.includes('Framing\t$4,000'))).toBe(true)
    expect(quotes.some(text => text.includes('Tile\t$2,000'))).toBe(true)
  })

  it('reads out all steps, not one of them', () => {
    expect(answer('what do I do first to write down a claim')).toEqual([
      '1. Call the carrier.\n\n2. Write down what happened.\n\n3. Keep the photos.',
    ])
  })
})

describe('a guide says nothing of what has only a neighbor in it', () => {
  it.each([
    'rent on pier 7',
    'security deposit for pier 9',
    'fernhill minimum premium for roofers',
    'fernhill commission',
    'who is the underwriter at fernhill',
    'how many employees does fernhill have',
    'what did pier 9 cost in 2019',
    'umbrella limit in the pier 9 lease',
    'how many vacation days do we get',
    'what late fee do we charge when a client pays late',
    'do we charge a late fee',
    'what is our late charge',
    'who was the prior carrier',
    'since when is the fernhill guide in force',
  ])('%s', question => expect(answer(question)).toEqual([]))
})

describe('a guide for one trade', () => {
  const roofing = guide(
    'Roofing guide',
    'Roofing',
    'The minimum premium for general liability is $7,500. The minimum earned premium is 25%.',
  )
  const hours = guide('Hours', 'Office hours', 'We’re open Monday through Friday from 8:30 a.m. to 5:30 p.m. Come in.')
  const texts = (question: string, passage: ReadPassage) => likelyQuotes(question, [passage]).map(({ text }) => text)

  it('answers for the trade that its heading names', () => {
    expect(texts('minimum premium for GL on roofers', roofing)).toEqual([
      'The minimum premium for general liability is $7,500.',
    ])
  })
  it.each(['minimum premium for restaurants', 'minimum premium for WC on roofers', 'commission for roofers'])(
    'says nothing of “%s”',
    question => expect(texts(question, roofing)).toEqual([]),
  )
  it('answers below a heading that says what is asked', () => {
    expect(texts('what are our office hours', hours)).toEqual([
      'We’re open Monday through Friday from 8:30 a.m. to 5:30 p.m.',
    ])
  })
})

it('a question without words of its own has no likely quotes', () => {
  expect(likelyQuotes('what is it?', guides)).toEqual([])
})
