import type { TimeLimits, Verdict } from '@coverdesk/kit'
import { pdf } from '@coverdesk/kit/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { them } from '../testing/communication-subgraph.ts'
import { ourAddress, useEmailSubgraph } from '../testing/email-subgraph.ts'
import { rawMail } from '../testing/raw-mail.ts'
import { useInspector } from './file-checks.ts'

const email = useEmailSubgraph()

const outOfTime: Verdict = {
  isGood: false,
  unchecked: 'OUT_OF_TIME',
  sentence: 'We couldn’t check this file in time. Try again.',
}
const good: Verdict = { isGood: true, mimeType: 'application/pdf', rebuilt: null }

let putBack: () => void = () => undefined
afterEach(() => putBack())

/** The last verdict is that of every further check. */
function verdictsAre(...verdicts: Verdict[]) {
  const checks: TimeLimits[] = []
  putBack = useInspector({
    inspect: async (_path, _declared, timeLimits) => {
      checks.push(timeLimits as TimeLimits)
      return verdicts[Math.min(checks.length, verdicts.length) - 1] as Verdict
    },
  })
  return checks
}

const soon = { timeout: 60_000, interval: 50 }

const mailWithFile = (id: string) =>
  rawMail({
    ...{ from: 'Ada <ada@heron.example>', to: ourAddress, subject: id, text: 'Attached.', id: `<${id}@heron.example>` },
    parts: [
      {
        type: 'application/pdf',
        content: pdf().toString('latin1'),
        encoding: 'base64',
        disposition: 'attachment; filename="Lease.pdf"',
      },
    ],
  })

async function threadOf(subject: string) {
  const [thread] = (await email.list({ search: subject })).items
  const [mail] = thread?.participantEmails ?? []
  if (!thread || !mail) throw new Error('The mail is not there.')
  return { id: thread.id, emailId: mail.id, attachments: mail.attachments }
}

it('shows a mail at once whose file can’t be checked in time, and checks the file again with more timeLimits', async () => {
  const checks = verdictsAre(outOfTime, outOfTime, good)
  await email.send(mailWithFile('timeLimits'))
  await email.isRead()
  await vi.waitFor(async () => {
    expect((await threadOf('timeLimits')).attachments).toMatchObject([
      { name: 'Lease.pdf', refusedBecause: null, check: null, url: expect.stringContaining('/Lease.pdf') },
    ])
  }, soon)
  const waits = checks.map(({ waitMs }) => waitMs)
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect(new Set(waits).size).toBe(3)
})

it('says that it is still checking, then that time ran out, and begins again when someone asks', async () => {
  verdictsAre(outOfTime)
  await email.send(mailWithFile('late'))
  await email.isRead()
  await vi.waitFor(async () => {
    expect((await threadOf('late')).attachments).toMatchObject([
      { url: null, check: 'OUT_OF_TIME', refusedBecause: 'We couldn’t check this file in time. Try again.' },
    ])
  }, soon)
  const { id, emailId } = await threadOf('late')
  await expect(email.data('check', { id, emailId }, them)).rejects.toThrow()
  verdictsAre(good)
  const asked = await email.data('check', { id, emailId })
  expect(asked.participantEmails[0]?.attachments).toMatchObject([
    { url: null, check: 'CHECKING', refusedBecause: 'Still checking …' },
  ])
  await vi.waitFor(async () => {
    expect((await threadOf('late')).attachments).toMatchObject([{ check: null, url: expect.any(String) }])
  }, soon)
  expect((await email.data('check', { id, emailId })).id, 'nothing is left to check').toBe(id)
})

it('keeps the reason of a file that is at fault', async () => {
  verdictsAre(outOfTime, { isGood: false, reason: 'This file holds a program.' })
  await email.send(mailWithFile('fault'))
  await email.isRead()
  await vi.waitFor(async () => {
    expect((await threadOf('fault')).attachments).toMatchObject([
      { url: null, check: null, refusedBecause: 'This file holds a program.' },
    ])
  }, soon)
})
