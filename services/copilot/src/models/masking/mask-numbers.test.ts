import { describe, expect, it } from 'vitest'
import { maskMessages } from './mask-messages.ts'
import { maskNumbers } from './mask-numbers.ts'

const social = '[Social Security number removed]'
const bank = '[bank number removed]'
const card = '[card number removed]'

describe('Social Security numbers', () => {
  it.each([
    ['SSN: 219-09-9999', `SSN: ${social}`],
    ['SSN 219099999', `SSN ${social}`],
    ['Social Security No.\n219 09 9999', `Social Security No.\n${social}`],
    ['The driver (219-09-9999) was added.', `The driver (${social}) was added.`],
    ['219–09–9999', social],
    ['ITIN 912-70-1234', `ITIN ${social}`],
    ['Spouse: 219.09.9999, married', `Spouse: ${social}, married`],
  ])('are removed from "%s"', (text, expected) => {
    expect(maskNumbers(text)).toBe(expected)
  })
})

describe('card numbers', () => {
  it.each([
    ['Visa 4111 1111 1111 1111 exp 04/28', `Visa ${card} exp 04/28`],
    ['4111-1111-1111-1111', card],
    ['Card 5555555555554444', `Card ${card}`],
    ['Amex 3782 822463 10005', `Amex ${card}`],
    ['378282246310005', card],
    ['Discover: 6011111111111117.', `Discover: ${card}.`],
  ])('are removed from "%s"', (text, expected) => {
    expect(maskNumbers(text)).toBe(expected)
  })
})

describe('bank numbers', () => {
  it.each([
    ['Routing number 021000021, account number 483920011', `Routing number ${bank}, account number ${bank}`],
    ['Bank account: 0012-3456-7890', `Bank account: ${bank}`],
    ['Premium is paid by EFT from 883001234', `Premium is paid by EFT from ${bank}`],
    ['Checking account\nNo. 55512345678', `Checking account\nNo. ${bank}`],
    ['IBAN DE89 3704 0044 0532 0130 00', `IBAN ${bank}`],
    [
      JSON.stringify({ facts: [{ label: 'Bank account', value: '483920011' }], text: 'Paid by ACH\nAccount 99120034' }),
      `{"facts":[{"label":"Bank account","value":"${bank}"}],"text":"Paid by ACH\\nAccount ${bank}"}`,
    ],
    ['Send it to GB82 WEST 1234 5698 7654 32 today', `Send it to ${bank} today`],
  ])('are removed from "%s"', (text, expected) => {
    expect(maskNumbers(text)).toBe(expected)
  })
})

describe('other numbers', () => {
  it.each([
    'Policy number GL-4820193-02',
    'Policy No. 4111111111111111',
    'Policy Number: 219-09-9999',
    'Policy 0021000021 and claim number 2024123456789',
    'BOP 8839201145 renews 03/01/2027',
    'Account number 00123456 at the carrier',
    'Call (415) 555-0134 or 415-555-0134, fax 415.555.0135',
    'Call the bank at 415-555-0134 on 2027-01-31',
    'FEIN 94-3219876, NAIC 23787',
    'Each occurrence limit $1,000,000; aggregate $2000000',
    'Loss payee: First Harbor Bank, Sacramento, CA 95814-1234',
    'Bank building, limit $2,500,000, deductible 10,000',
    'Lienholder Harbor Bank, loan no. 773920114',
    'VIN 1HGCM82633A004352',
    'Form CG 20 10 04 13 and IL 00 17 11 98',
    'passage 67440a1b2c3d4e5f60718293.120.219',
    'Dates 2027-01-31, 01/31/2027, 2027-01-31T10:22:33.000Z',
    'Zip 95814, 123 45th Street, Suite 6789',
    'Serial 1234567812345678',
    'XXX-XX-9999',
    JSON.stringify({ label: 'Mortgagee', value: 'Harbor Bank', passages: [{ page: 3, text: 'Total limit 2500000' }] }),
    JSON.stringify({ text: 'Harbor Bank is a loss payee.\nThe building is insured for 2500000.' }),
  ])('stay in "%s"', text => {
    expect(maskNumbers(text)).toBe(text)
  })
})

describe('messages', () => {
  it('are masked in texts, tool inputs and tool results, and nowhere else', () => {
    const url = new URL('https://example.com/219-09-9999')
    const bytes = new Uint8Array([1, 2])
    const messages = maskMessages([
      { role: 'user', content: 'My SSN is 219-09-9999.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Card 4111111111111111' },
          { type: 'image', image: url },
          { type: 'file', data: bytes, mediaType: 'application/pdf' },
        ],
      },
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: 'one', toolName: 'THINK', input: { notes: ['219-09-9999', 7] } }],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: 'one',
            toolName: 'THINK',
            output: { type: 'json', value: { passages: [{ text: 'Bank account 483920011' }] } },
          },
        ],
      },
    ])
    expect(messages).toEqual([
      { role: 'user', content: `My SSN is ${social}.` },
      {
        role: 'user',
        content: [
          { type: 'text', text: `Card ${card}` },
          { type: 'image', image: url },
          { type: 'file', data: bytes, mediaType: 'application/pdf' },
        ],
      },
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: 'one', toolName: 'THINK', input: { notes: [social, 7] } }],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: 'one',
            toolName: 'THINK',
            output: { type: 'json', value: { passages: [{ text: `Bank account ${bank}` }] } },
          },
        ],
      },
    ])
  })
})
