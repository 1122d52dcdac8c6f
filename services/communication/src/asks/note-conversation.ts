import { findRecord } from '@coverdesk/kit'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { EmailThread } from '../email-record/email-thread.model.ts'
import { spokenMails } from '../email-record/spoken-text.ts'
import { announceThread } from './ask-record/announce-thread.ts'
import type { Conversation } from './conversation.ts'
import { type JudgedSentence, judgeSentences } from './finding/find-asks.ts'
import { summarize } from './summary/summarize.ts'
import { toneOf } from './tone/tone-of.ts'

const wordsOf = (sentences: readonly JudgedSentence[]) =>
  sentences.filter(({ isSubject }) => !isSubject).map(({ text }) => text)

/** Notes what a conversation is about, and how the client sounds. */
export const noteConversation = (conversation: Conversation, sentences: readonly JudgedSentence[]): Promise<void> =>
  conversation.source === 'CALL' ? noteCall(conversation.id, sentences) : noteThread(conversation.id)

/** The provider says so of its own calls, when it has analyzed them: this is for those that someone logged, and for the others. */
async function noteCall(id: string, sentences: readonly JudgedSentence[]): Promise<void> {
  const call = await findRecord<CallRecord>(Call, id)
  if (!call || call.sentiment || call.provider) return
  const sentiment = toneOf(wordsOf(sentences))
  if (sentiment) await Call.updateOne({ _id: call._id }, { $set: { sentiment }, $inc: { version: 1 } })
}

/** So many mails of a client are looked at: the first one says what it is about, the last ones how it stands. */
const maxMails = 6

async function noteThread(id: string): Promise<void> {
  const mails = (await spokenMails(id)).filter(({ machineKind }) => machineKind === null)
  const ofClients = mails.filter(({ senderRole, delivery }) => senderRole !== 'CARA' && delivery === null)
  const fromOutside = ofClients.filter(({ senderRole }) => senderRole !== 'AGENT')
  const looked = fromOutside.length > 0 ? fromOutside : ofClients
  const chosen = [...new Set([...looked.slice(0, 1), ...looked.slice(1 - maxMails)])]
  const sentences = chosen.flatMap(({ spoken }) => judgeSentences(spoken, 'email'))
  const last = looked.at(-1)
  const summary = summarize(sentences) ?? (looked[0]?.subject || null)
  const sentiment = last ? toneOf(wordsOf(judgeSentences(last.spoken, 'email'))) : null
  await EmailThread.updateOne({ _id: id }, { $set: { summary, sentiment } }, { timestamps: false })
  announceThread(id)
}
