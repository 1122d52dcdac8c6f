import { describe, expect, it } from 'vitest'
import { findAsks, judgeSentences } from './find-asks.ts'

const types = (text: string, kind: 'email' | 'call' = 'email') =>
  findAsks(judgeSentences(text, kind)).map(({ type }) => type)

describe('what a text asks for', () => {
  it.each([
    ['Hi Dana,\n\ncan you send a certificate of insurance to Port of Oakland?\n\nThanks', ['CREATE_CERTIFICATE']],
    ['need a coi for lakeside mall asap', ['CREATE_CERTIFICATE']],
    ['Please add our landlord as an additional insured.', ['ADD_ADDITIONAL_INSURED']],
    ['<p>Please cancel my auto policy&nbsp;effective today.</p>', ['CANCEL_POLICY']],
    ['Could you email us five years of loss runs?', ['DOCUMENT_REQUEST']],
    ['Please remove the 2015 Chevy from our policy.', ['ENDORSE_POLICY']],
    ['I was in an accident this morning and need to report a claim.', ['OTHER']],
    ['Does our policy cover flood damage?', ['QUESTION']],
    ['We would like a quote for cyber insurance.', ['QUOTE_REQUEST']],
    ['Thank you so much for your help!', []],
    ['I am out of the office until Monday. Please send certificates to Lisa.', []],
    ['Get a free trial of our certificate software for agencies like yours.', []],
  ])('is found in %j', (text, expected) => expect(types(text)).toEqual(expected))

  it('is several things where it is, in one sentence, too', () => {
    expect(types('I need a quote for an umbrella and please send me my ID cards.')).toEqual([
      ...['QUOTE_REQUEST', 'DOCUMENT_REQUEST'],
    ])
  })

  it('is one thing, however often it is said, and two for two holders', () => {
    expect(types('We need a certificate. Please send the certificate soon.')).toEqual(['CREATE_CERTIFICATE'])
    const two = 'Please send a certificate to Port of Oakland. Please also send a certificate to Walsh Group.'
    expect(types(two)).toEqual(['CREATE_CERTIFICATE', 'CREATE_CERTIFICATE'])
  })

  it('is neither what an earlier mail asked for, nor what the agency says in a call', () => {
    expect(
      types('Perfect, thank you!\n\nOn Mon, Jan 5, 2026 at 9:00 AM Ada wrote:\n> Please cancel my policy.'),
    ).toEqual([])
    expect(types('Agent: Do you need a certificate of insurance?\nCaller: No, thank you.', 'call')).toEqual([])
  })

  it('is what someone passes on', () => {
    const mail =
      'Can you handle the request below?\n\n-----Original Message-----\nFrom: Ada\n\nPlease cancel my auto policy.'
    expect(types(mail)).toEqual(['CANCEL_POLICY'])
  })

  it('is what someone passes on below their signature', () => {
    const mail =
      'Please see below.\n\n--\nJill\n\n---------- Forwarded message ---------\nFrom: Tom\n\nPlease cancel my auto policy.'
    expect(types(mail)).toEqual(['CANCEL_POLICY'])
  })

  it('is what a client wants done about a program’s mail, or in answer to one', () => {
    const passedOn =
      'Beth, please take care of this.\n\n---------- Forwarded message ---------\nFrom: no-reply@vendors.example\n\n' +
      'This is an automated message.\nPlease submit a renewed certificate of insurance.'
    expect(types(passedOn)).toEqual(['CREATE_CERTIFICATE'])
    const answered = 'Please cancel my auto policy.\n\nOn Mon, Jan 5, 2026 at 9:00 AM Ada wrote:\n> Unsubscribe'
    expect(types(answered)).toEqual(['CANCEL_POLICY'])
    expect(types('Get a certificate of insurance in minutes.\n\n--\nUnsubscribe')).toEqual([])
  })

  it('is what someone wants done before they are away', () => {
    expect(types('I am out of the office tomorrow, so please send me the loss runs today.')).toEqual([
      'DOCUMENT_REQUEST',
    ])
    expect(types('Our bookkeeper is on maternity leave. Please send me the loss runs.')).toEqual(['DOCUMENT_REQUEST'])
  })

  it('is told by what is next to it', () => {
    const lastOf = (text: string) => judgeSentences(text, 'email').at(-1)?.type
    const wish = 'Can you send another one?'
    expect(lastOf(`The certificate for the mall has the wrong name. ${wish}`)).toBe('CREATE_CERTIFICATE')
    expect(lastOf(`I lost my ID card. ${wish}`)).toBe('DOCUMENT_REQUEST')
  })
})
