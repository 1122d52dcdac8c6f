import { describe, expect, it } from 'vitest'
import { closedRequest, oneRequest, requestsByType } from '../testing/requests.fixtures'
import { emailValues } from './email-values'

const sender = { user: { name: 'Maya Reyes' }, agency: { name: 'Harborpoint Insurance' } }

describe('the mail to the client', () => {
  it('begins with their address, what they asked for and who writes', () => {
    expect(emailValues(oneRequest, sender)).toEqual({
      to: 'ops@bayviewmarine.example',
      subject: 'Your certificate request is complete',
      message:
        'Hi Teresa,\n\nWe’ve completed your certificate request. Reply to this email if you have any questions.\n\nMaya Reyes\nHarborpoint Insurance',
    })
  })

  it('leaves the answer to a question to its writer', () => {
    expect(emailValues(requestsByType.QUESTION, sender)).toMatchObject({ subject: 'Your question' })
    expect(emailValues(requestsByType.QUESTION, sender).message).not.toContain('completed')
  })

  it('greets a client without a name', () => {
    expect(emailValues({ ...oneRequest, clientName: null }, sender).message).toMatch(/^Hello,\n/)
  })

  it('is the same again where it was sent before', () => {
    const email = { to: 'a@example.com', subject: 'Done', message: 'It is done.' }
    const sent = { ...email, __typename: 'ResolutionEmail' as const, state: 'FAILED' as const, sentAt: null }
    const resolution = closedRequest.resolution && { ...closedRequest.resolution, email: sent }
    expect(emailValues({ ...closedRequest, resolution }, sender)).toEqual(email)
  })
})
