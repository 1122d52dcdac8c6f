import { expect, it } from 'vitest'
import { policyNumbersIn } from './policy-numbers-in.ts'

it.each([
  ['Please cancel policy number CPP 5521087 today.', ['CPP 5521087']],
  ['Policy #: BOP-339201', ['BOP-339201']],
  ['regarding gl-2093847, thanks', ['GL-2093847']],
  ['policy 4482910 has an error', ['4482910']],
])('finds the numbers in %j', (text, numbers) => expect(policyNumbersIn(text)).toEqual(numbers))

it.each([
  'Call me at 619-555-0142.',
  'We are at 1200 Bay Street, San Diego, CA 92101-2233.',
  'The VIN is 1HGCM82633A004352.',
  'Effective 2025-03-01, for 250000 dollars.',
])('finds none in %j', text => expect(policyNumbersIn(text)).toEqual([]))
