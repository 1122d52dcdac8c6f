import { expect, it } from 'vitest'
import { emailInput, sendInput } from './artifact.rules.ts'

const email = { subject: 'Waiver', body: 'Hello Ada,' }

it('lets the recipient of an email wait', () => {
  for (const to of [undefined, null, '', '  ']) expect(emailInput.parse({ ...email, to }).to).toBeNull()
  expect(emailInput.parse({ ...email, to: ' Ada@Heron.example ' }).to).toBe('ada@heron.example')
})

it('asks for an address, a subject and a text', () => {
  const { error } = emailInput.safeParse({ to: 'ada', subject: ' ', body: '' })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['to', 'subject', 'body'])
})

it('takes nothing for a confirmation but yes', () => {
  const none = { isRecipientConfirmed: false, isRepeatConfirmed: false }
  expect(sendInput.parse({ isRecipientConfirmed: null })).toEqual(none)
})
