import { describe, expect, it } from 'vitest'
import { draftReply, subjectOfReply } from './draft-reply.ts'
import { greeting } from './recipient.ts'
import { documentNamed, policyOf, replyCase, rita, type TestAsk } from './testing/reply-case.ts'

type Given = Parameters<typeof replyCase>[0]

const alder = {
  ...{ line1: '12 Harbor Way', line2: null, city: 'Alameda', zone: 'CA', postalCode: '94501' },
}

function drafted(given: Given) {
  const reply = replyCase(given)
  const draft = draftReply(reply)
  if (!draft) throw new Error('Nothing was drafted.')
  const body = draft.email.body.replace(/\\(.)/g, '$1')
  return { ...draft, body, plain: body.replace(/ ?\[\d+\]/g, ''), reply }
}
const one = (mail: string, ask: TestAsk, more: Partial<Given> = {}) => drafted({ mails: [mail], asks: [ask], ...more })

/** Mails of every type of request, and what a draft has to confirm and to ask for. */
const mails: readonly [string, Given, readonly (string | RegExp)[], readonly string[]][] = [
  [
    'a certificate with everything',
    {
      mails: [
        'Good morning,\n\nPlease send a certificate of insurance to Port Alder Public Works, 12 Harbor Way, Alameda, CA 94501 by Friday.\n\nRita',
      ],
      asks: [
        {
          type: 'CREATE_CERTIFICATE',
          sentence:
            'Please send a certificate of insurance to Port Alder Public Works, 12 Harbor Way, Alameda, CA 94501 by Friday.',
          ...{ holderName: 'Port Alder Public Works', holderAddress: alder },
        },
      ],
    },
    ['A certificate of insurance for Port Alder Public Works, 12 Harbor Way, Alameda, CA 94501, needed by Friday'],
    [],
  ],
  [
    'a certificate for no one named',
    {
      mails: ['Can you get me a certificate of insurance today? The job starts Monday.'],
      asks: [
        {
          type: 'CREATE_CERTIFICATE',
          sentence: 'Can you get me a certificate of insurance today?',
          request: {
            createCertificate: {
              ...{ name: '', address: null, additionalInsured: false },
              additionalInsuredRelationshipDescription: null,
            },
          },
        },
      ],
    },
    ['A certificate of insurance: “Can you get me a certificate of insurance today?”'],
    [
      'The exact name of the certificate holder',
      'The mailing address of the certificate holder, with city, state and ZIP code',
    ],
  ],
  [
    'a certificate with the holder as an additional insured',
    {
      mails: ['We need a COI for Turner Construction, list them as additional insured please.'],
      asks: [
        {
          type: 'CREATE_CERTIFICATE',
          sentence: 'We need a COI for Turner Construction, list them as additional insured please.',
          ...{ holderName: 'Turner Construction', additionalInsured: true },
        },
      ],
    },
    ['A certificate of insurance for Turner Construction, with the holder as an additional insured'],
    [
      'The mailing address of Turner Construction, with city, state and ZIP code',
      'What Turner Construction is to you, such as a landlord, lender or general contractor',
    ],
  ],
  [
    'an additional insured',
    {
      mails: [
        'Please add Irving Street Partners LP as additional insured, 1400 Irving St, Suite 3. The new landlord asked for this as of December 1.',
      ],
      asks: [
        {
          type: 'ADD_ADDITIONAL_INSURED',
          sentence: 'Please add Irving Street Partners LP as additional insured, 1400 Irving St, Suite 3.',
          text: 'Please add Irving Street Partners LP as additional insured, 1400 Irving St, Suite 3.\nThe new landlord asked for this as of December 1.',
          holderName: 'Irving Street Partners LP',
        },
      ],
    },
    [
      'Adding Irving Street Partners LP, as an additional insured, as of December 1',
      /No coverage changes until we confirm them in writing/,
    ],
    ['The mailing address of Irving Street Partners LP, with city, state and ZIP code'],
  ],
  [
    'a cancellation',
    {
      mails: [
        'Hi,\n\nwe sold both trucks last week. Please cancel the commercial auto policy, because the business no longer owns a truck.\n\nHank',
      ],
      asks: [
        {
          type: 'CANCEL_POLICY',
          sentence: 'Please cancel the commercial auto policy, because the business no longer owns a truck.',
          reason: 'the business no longer owns a truck',
        },
      ],
      policies: [{}, { id: 'p2', type: 'COMMERCIAL_AUTO' }],
    },
    ['Canceling your commercial auto policy (reason: “the business no longer owns a truck”)'],
    ['The date on which the policy should end'],
  ],
  [
    'a cancellation that says nothing more',
    {
      mails: ['Please cancel it.'],
      asks: [{ type: 'CANCEL_POLICY', sentence: 'Please cancel it.' }],
      policies: [{}, { id: 'p2', type: 'COMMERCIAL_AUTO' }],
    },
    ['Canceling a policy'],
    ['Which policy this is about', 'The date on which the policy should end', 'The reason for canceling'],
  ],
  [
    'a new van with its VIN',
    {
      mails: [
        'We bought a van. Please add the 2026 Ford Transit 250, VIN 1FTBR1Y88PKA44107, to our van policy as of 12/1/2026.',
      ],
      asks: [
        {
          type: 'ENDORSE_POLICY',
          sentence: 'Please add the 2026 Ford Transit 250, VIN 1FTBR1Y88PKA44107, to our van policy as of 12/1/2026.',
        },
      ],
    },
    ['Adding a vehicle: 2026 Ford Transit 250, VIN 1FTBR1Y88PKA44107, as of 12/1/2026'],
    [],
  ],
  [
    'a new truck without its VIN',
    {
      mails: ['Please add our new truck to the policy.'],
      asks: [{ type: 'ENDORSE_POLICY', sentence: 'Please add our new truck to the policy.' }],
    },
    ['A change to your policy: “Please add our new truck to the policy.”'],
    [
      'The year, make and model of the vehicle',
      'The full VIN of the vehicle (17 characters)',
      'The date from which the change should apply',
    ],
  ],
  [
    'a driver',
    {
      mails: ['Please add Luis Moreno as a driver starting Monday.'],
      asks: [{ type: 'ENDORSE_POLICY', sentence: 'Please add Luis Moreno as a driver starting Monday.' }],
    },
    ['“Please add Luis Moreno as a driver starting Monday.”'],
    ['The state of the driver’s license'],
  ],
  [
    'a second building',
    {
      mails: [
        'We signed for the building next door, 2240 Industrial Parkway. Please add the second building as of the first of the month. 14,000 square feet.',
      ],
      asks: [
        {
          type: 'ENDORSE_POLICY',
          sentence: 'Please add the second building as of the first of the month.',
          text: 'Please add the second building as of the first of the month.\n14,000 square feet.',
        },
      ],
    },
    ['A change to your policy: “Please add the second building as of the first of the month.”'],
    ['The full address of the location, with city, state and ZIP code'],
  ],
  [
    'loss runs',
    {
      mails: ['NEED FIVE YEARS OF LOSS RUNS ALL LINES FOR THE PORT. AL'],
      asks: [
        {
          type: 'DOCUMENT_REQUEST',
          sentence: 'NEED FIVE YEARS OF LOSS RUNS ALL LINES FOR THE PORT.',
          documentType: 'Loss runs',
        },
      ],
      policies: [{}],
    },
    ['A document (Loss runs): “NEED FIVE YEARS OF LOSS RUNS ALL LINES FOR THE PORT.”'],
    [],
  ],
  [
    'a quote for someone new',
    {
      mails: ['I am starting a food truck with two employees. What would insurance cost?'],
      asks: [{ type: 'QUOTE_REQUEST', sentence: 'What would insurance cost?', text: 'What would insurance cost?' }],
      policies: null,
    },
    ['A quote: “What would insurance cost?”', /isn’t a quote and doesn’t provide insurance/],
    [
      'What kind of insurance you would like a quote for',
      'The legal name and mailing address of your business',
      'The date on which the insurance should begin',
    ],
  ],
  [
    'a loss',
    {
      mails: ['A driver backed into a loading dock in Macon this morning. Nobody was hurt.'],
      asks: [
        {
          type: 'OTHER',
          sentence: 'A driver backed into a loading dock in Macon this morning.',
          text: 'A driver backed into a loading dock in Macon this morning.\nNobody was hurt.',
          isLoss: true,
        },
      ],
    },
    ['I’m sorry to hear about this.', 'What happened: “A driver backed into a loading dock in Macon this morning.”'],
    ['Photos, if you have them', 'A phone number where we can reach you'],
  ],
  [
    'something else',
    {
      mails: ['Could someone call me back about our annual review?'],
      asks: [{ type: 'OTHER', sentence: 'Could someone call me back about our annual review?' }],
    },
    ['Your message: “Could someone call me back about our annual review?”'],
    [],
  ],
  [
    'a question that no record answers',
    {
      mails: ['Is our awning insured against wind?'],
      asks: [{ type: 'QUESTION', sentence: 'Is our awning insured against wind?' }],
      policies: [{}],
    },
    ['Your question: “Is our awning insured against wind?” I’ll look into this and get back to you.'],
    [],
  ],
]

describe('a draft of a reply', () => {
  it.each(mails)('says what was asked, and asks for what is missing: %s', (_, given, confirmed, missing) => {
    const { body, plain, email } = drafted(given)
    for (const words of confirmed) {
      if (typeof words === 'string') expect(plain).toContain(words)
      else expect(plain).toMatch(words)
    }
    const asked = /still need from you:\n\n([\s\S]*?)\n\n/.exec(body)?.[1]?.split('\n') ?? []
    expect(asked).toEqual(missing.map(text => `- ${text}`))
    // Each line that restates the mail is proven by it.
    expect(email.citations.length).toBeGreaterThan(0)
    expect(body).toMatch(/\[1\]/)
  })

  it.each(mails)('states nothing that neither the mail nor a record says: %s', (_, given) => {
    const { plain, email, reply } = drafted(given)
    const known = JSON.stringify([reply.mails, reply.policies, reply.thread.asks.map(({ details }) => details)])
    const names = plain.match(/(?<![.?!:“]\s?|\n|^|- )\b[A-Z][\w’-]+|\d[\d,./-]*\d|\d/g) ?? []
    expect(names.filter(name => !known.includes(name) && !ownWords.has(name))).toEqual([])
    for (const { quote, passageId } of email.citations) {
      const mail = reply.mails.find(({ document }) => passageId.endsWith(document.sourceId))
      expect(mail?.content.replace(/\s+/g, ' ')).toContain(quote)
    }
  })

  it.each(mails)('promises nothing: %s', (_, given) => {
    const own = drafted(given).plain.replace(/“[^”]*”/g, '')
    expect(own).not.toMatch(/\b(?:bound|covered|in force|guarantee\w*|effective immediately|approved)\b/i)
    expect(own).not.toMatch(/\b(?:will|has been|have been|is|are) (?:added|canceled|changed|issued|insured)\b/i)
  })

  it('confirms each request of a mail, and asks once for what they all need', () => {
    const text =
      'Please send a certificate of insurance to Port of Oakland.\nPlease also add Port of Oakland as an additional insured.'
    const { plain } = drafted({
      mails: [text],
      asks: [
        {
          type: 'CREATE_CERTIFICATE',
          sentence: 'Please send a certificate of insurance to Port of Oakland.',
          holderName: 'Port of Oakland',
        },
        {
          type: 'ADD_ADDITIONAL_INSURED',
          sentence: 'Please also add Port of Oakland as an additional insured.',
          holderName: 'Port of Oakland',
        },
        { type: 'QUOTE_REQUEST', sentence: 'Please', state: 'SUGGESTED' },
      ],
    })
    expect(plain).toContain('Here’s what we have:')
    expect(plain.match(/^- A certificate|^- Adding/gm)).toHaveLength(2)
    expect(plain.match(/The mailing address of Port of Oakland/g)).toHaveLength(1)
    expect(plain).not.toContain('A quote')
  })

  it('prefers what people have written into the request, and doesn’t ask for it', () => {
    const { plain } = one('Please send a certificate of insurance to the port.', {
      type: 'CREATE_CERTIFICATE',
      sentence: 'Please send a certificate of insurance to the port.',
      request: {
        createCertificate: {
          ...{ name: 'San Diego Unified Port District', address: alder, additionalInsured: false },
          additionalInsuredRelationshipDescription: null,
        },
      },
    })
    expect(plain).toContain('for San Diego Unified Port District, 12 Harbor Way')
    expect(plain).not.toContain('still need')
  })

  it('never names a holder that the client says is wrong', () => {
    const sentence = 'It has to name the San Diego Unified Port District, not the Port of San Diego.'
    const { plain } = one(sentence, {
      ...{ type: 'CREATE_CERTIFICATE', sentence },
      request: {
        createCertificate: {
          ...{ name: 'Port of San Diego', address: alder, additionalInsured: false },
          additionalInsuredRelationshipDescription: null,
        },
      },
    })
    expect(plain).toContain(`A certificate of insurance: “${sentence}”`)
    expect(plain).toContain('The exact name of the certificate holder')
    expect(plain).not.toContain('for Port of San Diego')
  })

  it('goes to whoever wrote last, under the subject of the thread', () => {
    const joan = { email: 'joan@lender.example', name: 'Joan Keller' }
    const { email, plain } = drafted({
      subject: 'Fwd: RE: Lender',
      mails: ['The lender needs a certificate of insurance.', { by: 'PARTICIPANT', from: joan, body: 'Loan 40-7719.' }],
      asks: [{ type: 'CREATE_CERTIFICATE', sentence: 'The lender needs a certificate of insurance.', mail: 0 }],
    })
    expect(email).toMatchObject({ to: 'joan@lender.example', subject: 'Re: Lender' })
    expect(plain).toMatch(/^Hi Joan,\n\nThank you for your email\./)
    expect(subjectOfReply('')).toBe('Re: Your email')
  })

  it('is about what the agency hasn’t answered yet', () => {
    const { plain } = drafted({
      mails: [
        'I would like a quote for an umbrella.',
        { by: 'AGENT', body: 'I have asked three carriers.' },
        'Thanks. Please also send us the dec page.',
      ],
      asks: [
        { type: 'QUOTE_REQUEST', sentence: 'I would like a quote for an umbrella.', mail: 0 },
        { type: 'DOCUMENT_REQUEST', sentence: 'Please also send us the dec page.', documentType: 'Declarations page' },
      ],
    })
    expect(plain).toContain('Thank you for getting back to us.')
    expect(plain).toContain('A document (Declarations page)')
    expect(plain).not.toContain('A quote')
  })

  it('goes to the client whose mail a colleague has passed on', () => {
    const sentence = 'Please send a certificate of insurance to Port of Oakland.'
    const body = `see below\n\n---------- Forwarded message ---------\nFrom: Rita <rita@rail.example>\n\n${sentence}`
    const { email, plain } = drafted({
      mails: [{ by: 'AGENT', body }],
      asks: [{ type: 'CREATE_CERTIFICATE', sentence, holderName: 'Port of Oakland' }],
    })
    expect(email.to).toBe('rita@rail.example')
    expect(plain).toMatch(/^Hi Rita,\n\nThank you for your email\./)
    expect(email.citations).toMatchObject([{ quote: sentence }])
  })

  it('is not written where nothing is open', () => {
    const ask = { type: 'QUOTE_REQUEST', sentence: 'A quote, please.' }
    expect(draftReply(replyCase({ mails: ['A quote, please.'], asks: [{ ...ask, state: 'DISMISSED' }] }))).toBeNull()
    const closed = { ...ask, request: { state: 'CLOSED' } }
    expect(draftReply(replyCase({ mails: ['A quote, please.'], asks: [closed] }))).toBeNull()
  })

  it('takes nothing of a mail for Markdown, a mark, or a link', () => {
    const sentence = 'Please send [1] the **policy** to <b>us</b> & [here](https://x.example).'
    const { email } = one(sentence, { type: 'DOCUMENT_REQUEST', sentence })
    expect(email.body).toContain('(1)')
    expect(email.body).not.toMatch(/\*\*policy|<b>|\[here\]\(/)
  })
})

describe('a draft about a loss', () => {
  const story =
    'One of our vans was rear ended at Fifth and Main around 7:40 this morning. Our driver has neck pain and an ambulance took him. What do you need from us?\n\nDora Lind\n(419) 555-0170'
  const loss: TestAsk = {
    ...{ type: 'OTHER', sentence: 'One of our vans was rear ended at Fifth and Main around 7:40 this morning.' },
    ...{ text: story, isLoss: true, questions: ['What do you need from us?'] },
  }
  const policies = [
    { claimsPhone: '+18005550131' },
    { id: 'p2', type: 'COMMERCIAL_AUTO', carrier: 'Lakeside Auto', claimsPhone: '+18005550132' },
  ]

  it('is sorry first, gives the claims numbers, and takes up the question', () => {
    const { plain } = one(story, loss, { policies })
    expect(plain).toMatch(/^Hi Rita,\n\nI’m sorry to hear about this\./)
    expect(plain).toContain('Claims numbers: Harbor Mutual: (800) 555-0131; Lakeside Auto: (800) 555-0132.')
    expect(plain).toContain('“What do you need from us?”')
    expect(plain).toContain('The carrier decides what the policy pays.')
  })

  it('gives the number of the policy that the request is about', () => {
    const businessPolicy = { id: 'p2', type: 'COMMERCIAL_AUTO', policyNumber: 'CA-1' }
    const { plain } = one(story, { ...loss, request: { businessPolicy } }, { policies })
    expect(plain).toContain('Claims at Lakeside Auto: (800) 555-0132.')
    expect(plain).not.toContain('0131')
  })

  it('asks for nothing that the mail says or has attached', () => {
    const { plain } = one(story, loss, { attachments: ['van.jpg'] })
    expect(plain).not.toContain('still need')
  })
})

describe('a draft about a complaint', () => {
  it('is sorry for the wait, and gives no reason for it', () => {
    const sentence = 'This is the third time I am asking for the dec page.'
    const { plain } = one(sentence, {
      type: 'DOCUMENT_REQUEST',
      sentence,
      documentType: 'Declarations page',
      isComplaint: true,
    })
    expect(plain).toContain('I’m sorry that you had to write again.')
    expect(plain).not.toMatch(/because|due to/)
  })
})

describe('what a draft asks for', () => {
  it.each([
    [
      'name, address and day of a business that wants a quote',
      'QUOTE_REQUEST',
      'Could you quote general liability for us?',
      'Our legal name is Lind Catering LLC, 31 Grand Ave, Oakland, CA 94610. Our policy is up on January 1.',
    ],
    [
      'the day and the reason of a cancellation that stand around it',
      'CANCEL_POLICY',
      'After that take the umbrella off.',
      'The last job that needed the five million is over on the 18th and nobody else asks for it, 12/31 is fine.',
    ],
    [
      'the address of a location in the sentence before',
      'ENDORSE_POLICY',
      'Please add the location as of closing.',
      'We close on 14 W Randolph St, Chicago, IL 60607 on December 15.',
    ],
  ])('is not %s', (_, type, sentence, before) => {
    const mail = `${before} ${sentence}`
    expect(one(mail, { type, sentence, text: mail }, { policies: [{}] }).plain).not.toContain('still need')
  })

  it('is nothing where the mail is in another language', () => {
    const sentence = 'Anoche rompieron la puerta y se llevaron la caja.'
    const { plain } = one(sentence, { type: 'OTHER', sentence, isLoss: true })
    expect(plain).not.toContain('still need')
  })
})

describe('a question about a policy', () => {
  const ask = (sentence: string, policies: Given['policies']) =>
    one(sentence, { type: 'QUESTION', sentence }, { policies: policies ?? null })
  const document = documentNamed('file-1')
  const statement = (field: 'deductible' | 'expirationDate', value: number | string, quote: string) => ({
    ...{ document, page: 1, quote, field, line: 'GENERAL_LIABILITY' as const, value },
    unit: field === 'deductible' ? ('USD' as const) : ('DATE' as const),
  })

  it('is answered from its record', () => {
    const { plain, answer } = ask('When does my policy expire?', [{}])
    expect(plain).toContain('Our records show: the expiration date of General Liability GL-77120 is Mar 1, 2027.')
    expect(plain).toContain('The terms of the policy control.')
    expect(plain).not.toContain('I’ll look into this')
    expect(answer.text).toContain('[General Liability GL-77120](/app/policies/p1/overview)')
  })

  it('is answered with the quote of its document where that says the same', () => {
    const statements = [statement('deductible', 100_000, 'Deductible: $1,000')]
    const { plain, email } = ask('What is my deductible?', [{ amounts: { deductible: 100_000 }, statements }])
    expect(plain).toContain('the deductible of General Liability GL-77120 is $1,000')
    expect(email.citations.at(-1)).toMatchObject({ passageId: 'page.1.file-1', quote: 'Deductible: $1,000' })
    const onlyDocument = ask('What is my deductible?', [{ statements }])
    expect(onlyDocument.plain).toContain('is $1,000')
  })

  it('is left to a colleague where the document and the record say different things', () => {
    const statements = [statement('deductible', 50_000, 'Deductible: $500')]
    const { plain } = ask('What is my deductible?', [{ amounts: { deductible: 100_000 }, statements }])
    expect(plain).toContain('I’ll look into this')
    expect(plain).not.toMatch(/\$/)
  })

  it('is answered for the line that it names, and for each policy where it names none', () => {
    const policies = [
      {},
      {
        id: 'p2',
        type: 'COMMERCIAL_AUTO',
        title: 'Auto CA-9',
        path: '/app/policies/p2/overview',
        policyNumber: 'CA-9',
        expires: '2027-06-15',
      },
    ]
    expect(ask('When does our auto policy expire?', policies).plain).toMatch(
      /show: the expiration date of Auto CA-9 is Jun 15, 2027\./,
    )
    const both = ask('When do our policies expire?', policies).plain
    expect(both).toMatch(/GL-77120 is Mar 1, 2027; the expiration date of Auto CA-9 is Jun 15, 2027/)
  })

  it.each([
    ['asks for more than a value', 'Does my policy cover damage to cars that our attendants park?', [{}]],
    ['comes from someone whose account isn’t known', 'When does my policy expire?', null],
    ['is about a line that the client doesn’t have', 'What is the limit of our cyber policy?', [{}]],
    ['is about something that neither has', 'What is my deductible?', [{}]],
  ] as const)('is left to a colleague where it %s', (_, sentence, policies) => {
    expect(ask(sentence, policies as Given['policies']).plain).toContain('I’ll look into this and get back to you.')
  })

  it('names policies in full', () => expect(policyOf({}).title).toBe('General Liability GL-77120'))
})

describe('the greeting', () => {
  it.each([
    ['Rita Rail', 'Hi Rita,'],
    ['Rail, Rita', 'Hi Rita,'],
    ['Dr. Anita Rao', 'Hello Dr. Rao,'],
    ['Hank', 'Hello Hank,'],
    ['Redwood Precision LLC', 'Hello,'],
    ['TriCounty Dispatch', 'Hello,'],
    ['Larkspur Dental front office', 'Hello,'],
    ['24/7 Plumbing', 'Hello,'],
    ['', 'Hello,'],
    [null, 'Hello,'],
  ])('of %s is “%s”', (name, expected) => expect(greeting(name)).toBe(expected))

  it('is that of a person who has a name', () => {
    const { plain } = one(
      'A quote for cyber, please.',
      { type: 'QUOTE_REQUEST', sentence: 'A quote for cyber, please.' },
      { from: rita },
    )
    expect(plain).toMatch(/^Hi Rita,/)
  })
})

/** Begin with a capital in the middle of a sentence, or are numbers, and are said in every draft. */
const ownWords = new Set(['ZIP', 'VIN', '17', 'Rita', 'I’ll'])
