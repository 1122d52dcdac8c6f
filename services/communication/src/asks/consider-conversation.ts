import type { JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { considerJob } from '../email-record/consider-job.ts'
import { type Conversation, conversationOfCall, conversationOfMail } from './conversation.ts'
import { decideAsks } from './decide-asks.ts'
import { askedElsewhere, knownAsks, requestStates } from './known-asks.ts'
import { matchConversation } from './match-conversation.ts'
import { noteConversation } from './note-conversation.ts'
import { readConversation } from './read-conversation.ts'
import { storeDecisions } from './store-decisions.ts'

const payload = z.union([z.object({ threadId: z.string(), messageId: z.string() }), z.object({ callId: z.string() })])

/** Whoever asks: no one that a certificate is for. */
const namesOf = ({ record, client }: Conversation): string[] =>
  [record.account?.name, client.name].filter(name => typeof name === 'string' && name !== '') as string[]

/**
 * Finds out whose a call or a mail is, and what is asked for in it. It begins again wherever it ended, and looks at the same
 * words with the same result; while accounts or servicing don’t answer it tries for about a day.
 */
export const considerConversation: JobDefinition = {
  name: considerJob,
  attempts: 9,
  async run({ payload: given, step }) {
    const wanted = payload.parse(given)
    const read = () =>
      'callId' in wanted ? conversationOfCall(wanted.callId) : conversationOfMail(wanted.threadId, wanted.messageId)
    const conversation = await read()
    if (!conversation) return
    // Mail that the agency writes doesn’t identify the client.
    if (conversation.isOfClient) await matchConversation(conversation, work => step('account', work))
    const { sentences, asks: found } = readConversation(conversation, namesOf(conversation))
    await step('note', () => noteConversation(conversation, sentences))
    if (!conversation.isOfClient) return
    if (found.length === 0) return
    const states = await requestStates(conversation)
    await step('decide', async () => {
      const known = await knownAsks(conversation, states)
      const elsewhere = await askedElsewhere(conversation, found)
      const decisions = decideAsks(found, known, ask => elsewhere.has(ask.sentence))
      await storeDecisions(conversation, decisions)
    })
  },
}
