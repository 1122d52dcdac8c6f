import { expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

it.each([
  ['Roofing guide', 'Roofing guide'],
  ['Endorsement', 'Endorsement'],
  ['Certificate of Insurance Requirements', 'Certificate of Insurance Requirements'],
  ['Underwriting guide for commercial property in coastal areas', 'Underwriting guide'],
  ['Certificate of Insurance Requirements for Lenders', 'Certificate of Insurance Requirements'],
  ['CLAIMS HANDLING: what to do first', 'CLAIMS HANDLING'],
  ['Renewal procedure – spring 2027 edition', 'Renewal procedure'],
  ['Cyber appetite small business and nonprofits', 'Cyber appetite small business'],
  ['Terms and conditions of the homeowners program', 'Terms and conditions'],
])('a document that begins with "%s" is titled "%s"', (heading, title) => {
  expect(shortTitle(heading)).toBe(title)
})
