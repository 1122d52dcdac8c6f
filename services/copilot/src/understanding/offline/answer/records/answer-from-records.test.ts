import { expect, it } from 'vitest'
import type { Findings, FoundRecord } from '../../conversation/tool-answers.ts'
import { alternativesTo } from '../../question/records/alternatives.ts'
import { guessedQuestion } from '../../question/records/guessed-question.ts'
import { recordQuestion } from '../../question/records/record-question.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { answerFromRecords } from './answer-from-records.ts'

type Facts = Record<string, string>
const factsOf = (facts: Facts) => Object.entries(facts).map(([label, value]) => ({ label, value }))
const policy = (id: string, facts: Facts): FoundRecord => ({
  ...{ typename: 'BusinessPolicy', id, title: `Umbrella ${id}`, path: `/app/policies/${id}/overview` },
  facts: factsOf({ Account: 'Bayview Marine', Line: 'Umbrella', ...facts }),
})
const request = (id: string, facts: Facts, comments: string[] = []): FoundRecord => ({
  ...{ typename: 'ServiceRequest', id, title: 'Other: Bayview Marine', path: `/app/servicing/${id}/overview` },
  facts: [...factsOf({ Status: 'Open', ...facts }), ...comments.map(value => ({ label: 'Comment', value }))],
})
const bayview = { words: 'bayview', kind: 'ACCOUNT', records: [{ id: 'a1', name: 'Bayview Marine' }] }
const found = (records: FoundRecord[], more: Partial<Findings> = {}): Findings => ({
  ...{ passages: [], records, total: records.length, isComplete: true, named: [bayview], unknown: [], said: [] },
  ...{ isSearched: true, results: [], searched: [], failed: [], unread: [], lookedThrough: {} },
  ...more,
})
const asked = (question: string): RecordQuestion => {
  const understood = recordQuestion(question, '2026-11-25') ?? guessedQuestion(question)
  if (!understood) throw new Error(`“${question}” asks for nothing that records say.`)
  return understood
}
const answer = (question: string, findings: Findings) => answerFromRecords(asked(question), findings)

const binding = policy('1', { Status: 'Binding', Effective: 'Dec 14, 2026', Expires: 'Dec 14, 2027' })
const inForce = policy('2', { Status: 'In force', Effective: 'Dec 14, 2025', Expires: 'Dec 14, 2026', Premium: '$900' })
const former = policy('3', { Status: 'Expired', Effective: 'Dec 14, 2024', Expires: 'Dec 14, 2025', Premium: '$800' })
const older = policy('4', { Status: 'Expired', Effective: 'Dec 14, 2023', Expires: 'Dec 14, 2024', Premium: '$700' })
const leaving = policy('5', {
  ...{ Status: 'In force, cancellation effective Dec 1, 2026', Cancellation: 'Nonrenewal effective Dec 1, 2026' },
})

it('says the state of a policy as screens do, with its days', () => {
  const text = answer('has the bayview umbrella been bound yet or where does it stand', found([binding]))
  expect(text).toMatch(/^Status: \*\*Binding\*\* – \[Umbrella 1\]/)
  expect(text).toContain('- Effective: Dec 14, 2026')
})

it('says yes or no only where one thing is asked', () => {
  expect(answer('is the bayview umbrella in force', found([inForce]))).toMatch(/^\*\*Yes\.\*\* Status: \*\*In force/)
  expect(answer('is the bayview umbrella in force or did it lapse', found([inForce]))).toMatch(/^Status/)
  expect(answer('is the bayview umbrella being renewed', found([leaving]))).toMatch(/^Cancellation: \*\*Nonrenewal/)
})

it('gives the term that is asked about', () => {
  const terms = found([former, older])
  expect(answer('bayview umbrella premium last year', terms)).toMatch(/^Premium: \*\*\$800/)
  expect(answer('bayview umbrella premium two years ago', terms)).toMatch(/^Premium: \*\*\$700/)
  expect(answer('bayview umbrella premium three years ago', terms)).toBeNull()
  expect(answer('did the bayview umbrella premium go up', found([former, inForce]))).toMatch(/\$900[\s\S]*\$800/)
})

it('gives no reason and no day of a cancellation that there is none of, and looks for a wish', () => {
  const question = asked('why was the bayview umbrella canceled')
  expect(answerFromRecords(question, found([inForce]))).toBeNull()
  expect(alternativesTo(question)[0]?.graph).toMatchObject({
    relation: 'SERVICE_REQUEST',
    filters: { requestType: 'CANCEL_POLICY', insuranceTypes: ['UMBRELLA'] },
  })
})

it('quotes what staff noted on a request', () => {
  const comment = '“The carrier has not released it.” (Maya Reyes, Nov 5, 2026)'
  const text = answer('what’s holding up the bayview request', found([request('7', {}, [comment])]))
  expect(text).toContain('has not released it')
  expect(text).toContain('(/app/servicing/7/overview)')
})

it('says of a request neither yes nor no', () => {
  const done = request('7', { Status: 'Closed', Resolution: 'Sent by mail.' })
  expect(answer('has the bayview request been resolved', found([done]))).toMatch(/^Resolution: \*\*Sent by mail/)
})

it('answers a guess only with the kind of value that is wanted', () => {
  const hail = request('8', {}, [
    '“Adjuster visits on Friday.” (Maya Reyes, Nov 5, 2026)',
    '“Told Tallgrass of the hail.” (Maya)',
  ])
  const findings = found([hail], { said: ['hail', 'adjuster'] })
  expect(answer('bayview hail - when is the adjuster coming', findings)).toContain('visits on Friday')
  expect(answer('name of the adjuster on the bayview hail', findings)).toBeNull()
})

it('takes the scope of a policy for no price of a part of it', () => {
  const gl = policy('9', { Status: 'In force', Premium: '$900', Excludes: 'Pollution (Release of pollutants)' })
  expect(answer('bayview pollution premium', found([gl], { said: ['pollution'] }))).toBeNull()
})

it('reaches whoever asked for something, and no one of whom a request only speaks', () => {
  const [other] = alternativesTo(asked('phone number for Quill Noble'))
  if (!other) throw new Error('Requests aren’t asked.')
  const said = { named: [], said: ['quill', 'noble'] }
  const mine = { ...request('10', { Phone: '(619) 555-0187' }), title: 'Quote request: Quill Noble' }
  expect(answerFromRecords(other, found([mine], said))).toMatch(/^Phone: \*\*\(619\) 555-0187/)
  expect(answerFromRecords(other, found([request('11', { Phone: '1', Details: 'Quill Noble' })], said))).toBeNull()
})

it('doesn’t read a request out that lacks what is asked of it', () => {
  const volunteers = request('12', { Question: 'Are volunteers covered?' })
  expect(
    answer('when is the bayview volunteers question due', found([volunteers], { said: ['volunteers'] })),
  ).toBeNull()
})

it('knows a claim by some of its words, but not where something else happened', () => {
  const dock = request('16', { 'Assigned to': 'Daniel Okonkwo', Details: 'Damage to the trailer door.' })
  const whose = (what: string, unknown: string[]) =>
    answer(`who is handling the ${what} claim for bayview`, found([dock], { said: ['trailer'], unknown }))
  expect(whose('trailer gate', ['gate'])).toContain('Daniel Okonkwo')
  expect(whose('stolen trailer', ['stolen'])).toBeNull()
})

it('takes a request that says one word for no answer on what it doesn’t say', () => {
  const [other] = alternativesTo(asked('when does the bayview lease expire'))
  if (!other) throw new Error('Requests aren’t asked.')
  const details = request('15', { Details: 'Berths 4 and 5, lease 22-118.' })
  expect(answerFromRecords(other, found([details], { said: ['lease'] }))).toBeNull()
})

it('says that a policy which was canceled is had no more', () => {
  const canceled = policy('13', { Status: 'Canceled' })
  expect(answer('does bayview have an umbrella', found([canceled]))).toMatch(/^\*\*No\.\*\* /)
})

it('links the contact whose clients are listed', () => {
  const rohan = { words: 'rohan', kind: 'CONTACT', records: [{ id: 'c9', name: 'Rohan Mehta' }] }
  const client = { ...policy('14', {}), typename: 'Account', path: '/app/accounts/14' }
  const text = answer('which companies does rohan look after', found([client], { named: [rohan] }))
  expect(text).toContain('**1** client of [Rohan Mehta](/app/accounts/contacts/c9):')
})

it('lists nothing that a list doesn’t say', () => {
  const findings = found([inForce, binding], { named: [] })
  expect(answer('which policies are direct bill', findings)).toBeNull()
  expect(answer('which policies expire next year', findings)).toMatch(/^\*\*2\*\* policies/)
})
