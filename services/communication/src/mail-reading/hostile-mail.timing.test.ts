import { hostileMarkup, hostileTexts, processorSeconds } from '@coverdesk/kit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { textOfHtml } from '../mail-text/html-text.ts'
import { splitText } from '../mail-text/split-text.ts'
import { tidyText } from '../mail-text/tidy-text.ts'
import { nestedMails, nestedMultiparts } from '../testing/hostile-mails.ts'
import { bounceOf } from './bounce.ts'
import { headOf } from './forward-head.ts'
import { readMail } from './read-mail.ts'

/** In seconds of a processor. */
const most = 0.5

const oneLine = (text: string) => text.replace(/[\r\n]/g, ' ')
const withHead = (head: string, body = 'x') => Buffer.from(`From: a@b.example\r\n${head}\r\n\r\n${body}`)
const report = (text: string) =>
  ({
    attachments: [
      { mimeType: 'message/delivery-status', content: `Action: failed\r\nFinal-Recipient:${text}\r\nStatus:${text}` },
      { mimeType: 'message/rfc822', content: `Message-ID:${text}` },
    ],
  }) as unknown as Parameters<typeof bounceOf>[0]

const readers: [name: string, read: (text: string) => unknown][] = [
  ['a body', text => readMail(withHead('Subject: x', text), null)],
  [
    'a body in the wrong characters',
    text =>
      readMail(
        Buffer.concat([
          withHead('Content-Type: text/plain; charset=utf-8', '\xff'),
          Buffer.from([255, 254]),
          Buffer.from(text),
        ]),
        null,
      ),
  ],
  ['a subject', text => readMail(withHead(`Subject: ${oneLine(text)}`), null)],
  ['recipients', text => readMail(withHead(`To: ${oneLine(text)}\r\nCc: ${oneLine(text)}`), null)],
  ['references', text => readMail(withHead(`References: ${oneLine(text)}`), null)],
  ['a content type', text => readMail(withHead(`Content-Type: text/plain; charset="${oneLine(text)}`), null)],
  ['the name of a file', text => readMail(withHead(`Content-Type: application/pdf; name="${oneLine(text)}"`), null)],
  ['a head', text => readMail(withHead(text), null)],
  ['bytes', text => readMail(Buffer.from(text), null)],
  ['a report of delivery', text => bounceOf(report(text))],
  ['the head of a mail that is passed on', headOf],
  ['whose words they are', text => splitText(text, 'Fwd: x')],
  ['tidy text', tidyText],
]

// What is read for the first time is compiled.
beforeAll(async () => void (await readMail(withHead('Subject: x', 'a\n'.repeat(50_000)), null)))

describe.each(readers)('%s', (_, read) => {
  it.each(hostileTexts())(
    'of 200,000 characters of %s takes less than half a second of a processor',
    async (_, text) => {
      expect(await processorSeconds(() => read(text))).toBeLessThan(most)
    },
  )
})

describe.each([
  ['as text', textOfHtml],
  ['in a mail', (html: string) => readMail(withHead('Content-Type: text/html; charset=utf-8', html), null)],
] as [string, (html: string) => unknown][])('HTML %s', (_, read) => {
  it.each(hostileMarkup(400_000))(
    'of 400,000 characters of %s takes less than a second of a processor',
    async (_, html) => {
      expect(await processorSeconds(() => read(html))).toBeLessThan(2 * most)
    },
  )
})

it.each([
  ['20,000 nested parts', nestedMultiparts(20_000)],
  ['60 nested mails', nestedMails(60)],
])('a mail of %s takes less than half a second of a processor', async (_, raw) => {
  expect(await processorSeconds(() => readMail(raw, null))).toBeLessThan(most)
})

it('others get their turn while a mail of a million lines is read', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await readMail(withHead('Subject: x', 'a\n'.repeat(900_000)), null)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(50)
})
