import { describe, expect, it } from 'vitest'
import { threadMail } from '../testing/emails.fixtures'
import { recipientsLine, senderName } from './mail-people'

const person = (name: string | null, email: string) => ({ __typename: 'EmailPerson' as const, name, email })
const agency = { name: 'Harbor Point Insurance', email: 'service+a698366b@harborpoint.example' }

describe('the people of a mail', () => {
  it('are named, and the agency by its name whatever leads answers to the thread', () => {
    const mail = {
      to: [person(null, 'service@harborpoint.example'), person('Lee', 'lee@x.example')],
      cc: [person(null, 'service+other@harborpoint.example'), person(null, 'port@alder.example')],
    }
    expect(recipientsLine(mail, agency)).toBe(
      'To Harbor Point Insurance and Lee · Cc Harbor Point Insurance and port@alder.example',
    )
    expect(recipientsLine({ to: [person(null, 'lee@x.example')], cc: [] }, { ...agency, email: null })).toBe(
      'To lee@x.example',
    )
  })

  it('name the copilot, and an address where there is no name', () => {
    expect(senderName(threadMail({ senderRole: 'CARA' }))).toBe('Cara')
    expect(senderName(threadMail({ from: person('', 'lee@x.example') }))).toBe('lee@x.example')
  })
})
