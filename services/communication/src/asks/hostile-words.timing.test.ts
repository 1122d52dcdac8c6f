import { hostileTexts, processorSeconds } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { policyNumbersIn } from '../accounts/policy-numbers-in.ts'
import { messageIdsIn } from '../email-record/message-ids.ts'
import { fieldsOf } from './fields/ask-fields.ts'
import { findAsks, judgeSentences } from './finding/find-asks.ts'
import { wordsOfSender } from './reading/client-words.ts'
import { isUnsolicited } from './reading/is-unsolicited.ts'
import { sentencesOf } from './reading/sentences-of.ts'
import { summarize } from './summary/summarize.ts'
import { toneOf } from './tone/tone-of.ts'

/** In seconds of a processor. */
const most = 0.5

const wordsOf = (text: string) => sentencesOf(text, 'call').map(sentence => sentence.text)

const readers: [name: string, read: (text: string) => unknown][] = [
  ['sentences of a mail', text => sentencesOf(text, 'email')],
  ['sentences of a call', text => sentencesOf(text, 'call')],
  ['what a sender wrote', wordsOfSender],
  ['whether a mail is unsolicited', text => isUnsolicited(text, 'email')],
  ['whether a call is unsolicited', text => isUnsolicited(text, 'call')],
  ['what a mail asks for', text => findAsks(judgeSentences(text, 'email')).map(ask => fieldsOf(ask))],
  ['what a call asks for', text => findAsks(judgeSentences(text, 'call')).map(ask => fieldsOf(ask))],
  [
    'the fields of a certificate',
    text =>
      fieldsOf({
        ...{ type: 'CREATE_CERTIFICATE', confidence: 1, isCertain: true, sentence: '' },
        about: wordsOf(text),
      }),
  ],
  [
    'the reason of a cancellation',
    text =>
      fieldsOf({ ...{ type: 'CANCEL_POLICY', confidence: 1, isCertain: true, sentence: '' }, about: wordsOf(text) }),
  ],
  ['a summary', text => summarize(judgeSentences(text, 'email'))],
  ['the tone', text => toneOf(wordsOf(text))],
  ['policy numbers', policyNumbersIn],
  ['message ids', text => messageIdsIn(text)],
]

/** Behind words that patterns begin with. */
const prefixes = ['', 'Policy', 'please send a certificate to ', 'fwd', 'On ', 'Subject: ', 'additional insured ']

describe.each(readers)('%s', (_, read) => {
  it.each(hostileTexts())(
    'of 200,000 characters of %s take less than half a second of a processor',
    async (_, text) => {
      // The classifier is read once.
      judgeSentences('Please send a certificate.', 'email')
      for (const prefix of prefixes)
        expect(await processorSeconds(() => read(prefix + text)), prefix).toBeLessThan(most)
    },
  )
})
