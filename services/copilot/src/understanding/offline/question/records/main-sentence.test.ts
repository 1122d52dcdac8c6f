import { expect, it } from 'vitest'
import { mainSentence, withoutLeadIn } from './main-sentence.ts'

it.each([
  ['Bayview called. Has it been bound?', 'Has it been bound?', 'Bayview called.'],
  ['When does it end? We got a notice', 'When does it end?', 'We got a notice'],
  ['Redwood Inc. premium', 'Redwood Inc. premium', ''],
  ['phone for Renée St. Clair?', 'phone for Renée St. Clair?', ''],
  ['She asks if it is live. Is it?', 'She asks if it is live. Is it?', ''],
])('%s', (text, asked, around) => expect(mainSentence(text)).toEqual({ asked, around }))

it.each([
  ['hey can you tell me if the umbrella is bound', 'the umbrella is bound'],
  ['do you know who has the audit', 'who has the audit'],
  ['can you', 'can you'],
])('without a lead-in: %s', (text, rest) => expect(withoutLeadIn(text)).toBe(rest))
