import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import type { AskType } from './classifier/ask-types.ts'
import { decideAsks, type KnownAsk, keyOf, type ReadAsk } from './decide-asks.ts'
import { fieldsOf } from './fields/ask-fields.ts'

function ask(type: AskType, sentence: string, confidence = 0.95): ReadAsk {
  const found = { type, sentence, confidence, isCertain: confidence >= 0.5, about: [sentence] }
  return { ...found, fields: fieldsOf(found) }
}

const known = (given: ReadAsk, more: Partial<KnownAsk> = {}): KnownAsk => ({
  ...{ _id: new Types.ObjectId(), type: given.type, sentence: given.sentence, sentenceKey: keyOf(given.sentence) },
  ...{ fields: given.fields, state: 'OPENED', serviceRequestId: 'r1', isClosed: false, ...more },
})
const kinds = (...given: Parameters<typeof decideAsks>) => decideAsks(...given).map(({ kind }) => kind)

const port = ask('CREATE_CERTIFICATE', 'Please send a certificate to Port of Oakland.')
const mall = ask('CREATE_CERTIFICATE', 'We also need a certificate for Lakeside Mall.')
const urgent = ask('CREATE_CERTIFICATE', 'We really need that certificate today.')

describe('what becomes of an ask', () => {
  it('is a request where it is certain, and a suggestion where it isn’t', () => {
    expect(kinds([port, ask('QUOTE_REQUEST', 'Maybe an umbrella?', 0.45)], [])).toEqual(['OPEN', 'SUGGEST'])
  })

  it('is nothing where the same words have asked, in whatever writing', () => {
    const again = { ...port, sentence: 'please send a certificate to PORT OF OAKLAND' }
    expect(kinds([again], [known(port)])).toEqual(['NOTHING'])
    expect(kinds([again], [known(port, { state: 'DISMISSED' })])).toEqual(['NOTHING'])
  })

  it('adds to the open request that it is about', () => {
    expect(decideAsks([urgent], [known(port)])).toMatchObject([{ kind: 'FOLLOW_UP', of: { serviceRequestId: 'r1' } }])
  })

  it('is another request for another holder, another matter, or once the first one is resolved', () => {
    expect(kinds([mall], [known(port)])).toEqual(['OPEN'])
    expect(kinds([urgent], [known(port, { isClosed: true })])).toEqual(['OPEN'])
    const flood = ask('QUESTION', 'Does our policy cover flood?')
    expect(kinds([ask('QUESTION', 'What is the umbrella limit?')], [known(flood)])).toEqual(['OPEN'])
    expect(kinds([ask('QUESTION', 'So is flood covered by the policy or not?')], [known(flood)])).toEqual(['FOLLOW_UP'])
  })

  it('is nothing where the client asks how far an open request is', () => {
    expect(kinds([ask('QUESTION', 'Any update on this?')], [known(port)])).toEqual(['NOTHING'])
    expect(kinds([ask('QUESTION', 'Did you get the endorsement from the carrier?')], [])).toEqual(['OPEN'])
  })

  it('takes the place of a suggestion once the client says it clearly', () => {
    const suggested = known(ask('CREATE_CERTIFICATE', 'they want a paper', 0.4), { state: 'SUGGESTED' })
    expect(decideAsks([port], [suggested])).toMatchObject([{ kind: 'OPEN', replaces: [suggested._id] }])
    expect(kinds([ask('CREATE_CERTIFICATE', 'the paper, you know', 0.45)], [suggested])).toEqual(['NOTHING'])
  })

  it('is decided by a person where the client has sent the same words elsewhere', () => {
    expect(kinds([port], [], () => true)).toEqual(['SUGGEST'])
  })
})
