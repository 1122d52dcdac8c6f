import { conversationReading } from '@coverdesk/coverage/port'
import { describe, expect, it } from 'vitest'
import { portReading } from './port-reading.ts'
import { readConversation } from './read-conversation.ts'

const mail = (text: string, subject = '') =>
  readConversation({ kind: 'email', text: subject ? `Subject: ${subject}\n\n${text}` : text })
const call = (...turns: [who: 'we' | 'they', text: string][]) =>
  readConversation({
    kind: 'call',
    text: turns
      .filter(([who]) => who === 'they')
      .map(([, text]) => text)
      .join('\n'),
    turns: turns.map(([who, text]) => ({ isOurs: who === 'we', text })),
  })
const opened = ({ asks }: ReturnType<typeof mail>) => asks.filter(({ isCertain }) => isCertain).map(({ type }) => type)

describe('a holder', () => {
  it('is read from a block of lines with its address', () => {
    const { asks } = mail(
      'We got the job. They need a certificate of insurance. Please issue it to:\n\nPine County Library District\nAttn: Risk\n44 N 6th Street\nBend, OR 97701\n\nYou can email it straight to Ann Barlow, ann@pine.example.\n\nThanks,\nHal',
    )
    expect(asks).toMatchObject([
      {
        type: 'CREATE_CERTIFICATE',
        fields: {
          holderName: 'Pine County Library District',
          holderAddress: {
            line1: '44 N 6th Street',
            line2: 'Attn: Risk',
            city: 'Bend',
            zone: 'OR',
            postalCode: '97701',
          },
        },
      },
    ])
  })

  it('is the answer to our question, with the address that it says', () => {
    const { asks } = call(
      ['they', 'I need a cert sent out for the pool job.'],
      ['we', 'Who should be listed as the certificate holder?'],
      ['they', 'City of Aspen, uh, 12 South First Street, Aspen, Colorado 81611.'],
      ['we', 'Do they need to be an additional insured?'],
      ['they', 'Yeah.'],
    )
    expect(asks).toMatchObject([
      {
        fields: { holderName: 'City of Aspen', holderAddress: { zone: 'CO', city: 'Aspen' }, additionalInsured: true },
      },
    ])
  })

  it('isn’t the client, nor their signature', () => {
    const text =
      'Please send me a certificate of insurance.\n\nThanks,\nHal Reed\nReed Roofing Inc\n9 Elm St, Bend, OR 97701'
    expect(mail(text).asks[0]?.fields).toMatchObject({ holderName: null, holderAddress: null })
    const own = readConversation({ kind: 'email', text: 'We need a COI for Reed Roofing, 9 Elm St, Bend, OR 97701.' }, [
      'Reed Roofing',
    ])
    expect(own.asks[0]?.fields.holderName).toBeNull()
  })
})

describe('one wish', () => {
  it('is one certificate with what it has to show', () => {
    const read = mail(
      'Our landlord is asking for a new certificate. It has to say:\n\nQuay Holdings LLC\n14 Irving St, Oakland, CA 94607\n\nas additional insured, primary and non-contributory, with a waiver of subrogation.',
    )
    expect(read.asks).toMatchObject([
      { type: 'CREATE_CERTIFICATE', fields: { additionalInsured: true, waiver: true, primary: true } },
    ])
  })

  it('stays beside a wish for another change', () => {
    const read = mail(
      'Please send a certificate to Port of Oakland. Please also add our new truck to the policy, a 2024 Ford F-150.',
    )
    expect(opened(read)).toEqual(['CREATE_CERTIFICATE', 'ENDORSE_POLICY'])
  })
})

describe('the words of a client', () => {
  it('go with the request whole: what stands before the wish, and a subject that says more', () => {
    const read = mail(
      'Our payroll is about $48,000 and we have 6 people.\n\nCould you quote workers comp for us?',
      'bakery in Oakland',
    )
    expect(read.asks[0]?.fields.details).toBe(
      'Subject: bakery in Oakland\n\nOur payroll is about $48,000 and we have 6 people.\n\nCould you quote workers comp for us?',
    )
  })
})

describe('a loss', () => {
  it.each([
    ['the subject alone', 'Please call me.', 'Accident this morning'],
    ['a story', 'We were lifting a boat and the strap let go. It came down four feet and the hull is cracked.', ''],
    [
      'a question',
      'Are we covered for this? The pipe upstairs broke and water is coming through the ceiling of the store.',
      '',
    ],
    ['another language', 'Anoche rompieron la puerta y se llevaron la caja con el dinero.', ''],
  ])('is noticed in %s', (_, text, subject) => {
    expect(mail(text, subject).asks).toMatchObject([{ type: 'OTHER', isCertain: true, fields: { isLoss: true } }])
  })

  it.each([
    'Would we be covered if a customer fell in the store?',
    'If one of our trucks is in an accident, does the umbrella apply?',
    'We need fire and theft coverage for the new warehouse, could you quote it?',
    'Please send five years of loss runs.',
  ])('isn’t %j', text => {
    expect(mail(text).loss).toBeNull()
  })
})

describe('a complaint', () => {
  it('marks what it is about', () => {
    const read = mail('This is the third time I am asking for the certificate for Elm School. Nobody calls me back.')
    expect(read.asks).toMatchObject([{ type: 'CREATE_CERTIFICATE', isCertain: true, fields: { isComplaint: true } }])
  })

  it('is never nothing', () => {
    expect(mail('I have left four messages and nobody has called me. This is unacceptable.').asks).toMatchObject([
      { isCertain: true, fields: { isComplaint: true } },
    ])
  })

  it('isn’t a thank-you, nor someone else’s', () => {
    expect(mail('You saved the day, thank you! The certificate was perfect.').complaint).toBeNull()
    expect(mail('They sent our certificate back, the name is wrong. Could you fix it?').complaint).toBeNull()
  })
})

it('doesn’t guess what a text in another language asks for', () => {
  const read = mail('Buenos días, necesito un certificado de seguro para la ciudad de Oakland, por favor. Gracias.')
  expect(read.language).toBe('Spanish')
  expect(read.asks).toMatchObject([{ type: 'CREATE_CERTIFICATE', isCertain: false }])
})

it.each(['The declarations page is attached.', 'Please find attached the signed lease.', 'Dec page attached.'])(
  'asks for nothing where the client sends something: %j',
  text => expect(opened(mail(text))).toEqual([]),
)

it('is what the port asks for, with quotes that the text has', () => {
  const text =
    'Please send a certificate to Port of Oakland, 530 Water St, Oakland, CA 94607. When does my policy expire?'
  const reading = portReading(mail(text))
  expect(conversationReading.parse(reading)).toEqual(reading)
  for (const { quotes } of reading.asks) for (const { quote } of quotes) expect(text).toContain(quote)
})
