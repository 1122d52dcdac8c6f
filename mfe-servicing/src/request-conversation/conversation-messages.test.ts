import { describe, expect, it } from 'vitest'
import { conversationMail, oneCall, oneThread } from '../testing/conversation.fixtures'
import { messagesOfCall, messagesOfThread } from './conversation-messages'

const staff = {
  __typename: 'EmailDelivery' as const,
  user: { __typename: 'AgencyUser' as const, id: '1', name: 'Maya' },
}

describe('the messages of a conversation', () => {
  it('of a call are those of the client at the left and of the copilot at the right, without tools and silence', () => {
    expect(messagesOfCall(oneCall).map(({ side, name, text }) => [side, name, text])).toEqual([
      ['right', 'Cara', 'Harbor Point Insurance, this is Cara.'],
      ['left', 'Teresa Alvarado', 'The port wants a certificate.'],
    ])
  })

  it.each([
    ['CLIENT', null, 'left', 'Client'],
    ['PARTICIPANT', null, 'left', 'Participant'],
    ['AGENT', null, 'left', 'Agent'],
    ['AGENT', staff, 'right', 'Staff'],
    ['CARA', null, 'right', 'Assistant'],
  ] as const)('of a thread: %s with the delivery %s is at the %s', (senderRole, delivery, side, role) => {
    const thread = { ...oneThread, participantEmails: [conversationMail({ senderRole, delivery })] }
    expect(messagesOfThread(thread)).toMatchObject([{ side, role }])
  })

  it('name the person who sent a mail from here, and an address where there is no name', () => {
    const nameless = { __typename: 'EmailPerson' as const, name: null, email: 'port@alder.example' }
    const mails = [conversationMail({ senderRole: 'AGENT', delivery: staff }), conversationMail({ from: nameless })]
    expect(messagesOfThread({ ...oneThread, participantEmails: mails }).map(({ name }) => name)).toEqual([
      'Maya',
      'port@alder.example',
    ])
  })
})
