import type { JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { considerJob } from '../email-record/consider-job.ts'
import { conversationOfCall, conversationOfMail } from './conversation.ts'
import { decideAsks, type ReadAsk } from './decide-asks.ts'
import { fieldsOf } from './fields/ask-fields.ts'
import { findAsks, judgeSentences } from './finding/find-asks.ts'
import { askedElsewhere, knownAsks, requestStates } from './known-asks.ts'
import { matchConversation } from './match-conversation.ts'
import { noteConversation } from './note-conversation.ts'
import { storeDecisions } from './store-decisions.ts'

const payload = z.union([z.object({ threadId: z.string(), messageId: z.string() }), z.object({ callId: z.string() })])

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
    const sentences = judgeSentences(conversation.text, conversation.kind)
    await step('note', () => noteConversation(conversation, sentences))
    if (!conversation.isOfClient) return
    const found: ReadAsk[] = findAsks(sentences).map(ask => ({ ...ask, fields: fieldsOf(ask) }))
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
