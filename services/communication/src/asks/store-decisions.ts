import { enqueue } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Ask, type AskRecord } from './ask-record/ask.model.ts'
import type { Conversation } from './conversation.ts'
import { type AskDecision, keyOf, type ReadAsk } from './decide-asks.ts'
import { withLater } from './fields/ask-fields.ts'
import { addToRequestJob, continueWorkspaceJob, openRequestJob } from './requests/jobs.ts'
import { showChange } from './requests/show-change.ts'

/** Stores what becomes of the asks of a text, and has the requests opened. Inside of a step. */
export async function storeDecisions(conversation: Conversation, decisions: readonly AskDecision[]): Promise<void> {
  const { source, id, messageId, client } = conversation
  const count = await Ask.countDocuments({ source, sourceId: id })
  for (const [place, decision] of decisions.entries()) {
    const { ask, kind } = decision
    if (kind === 'NOTHING') continue
    if (kind === 'FOLLOW_UP') {
      // Within one call, a repeated ask is the same ask.
      if (source === 'EMAIL_THREAD') {
        await Ask.updateOne({ _id: decision.of._id }, { $set: { fields: withLater(decision.of.fields, ask.fields) } })
        await addTo(decision.of._id, ask, messageId)
      }
      continue
    }
    const _id = new Types.ObjectId()
    await Ask.create({
      ...{ _id, source, sourceId: id, messageId, place: count + place, client: client.email ?? client.phone },
      ...{ type: ask.type, sentence: ask.sentence, sentenceKey: keyOf(ask.sentence), confidence: ask.confidence },
      ...{ fields: ask.fields, state: kind === 'OPEN' ? 'OPENED' : 'SUGGESTED' },
    })
    await Ask.updateMany({ _id: { $in: decision.replaces } }, { $set: { state: 'DISMISSED' } })
    if (kind === 'OPEN') await enqueue(openRequestJob, { askId: String(_id) }, { key: `${_id}` })
  }
  if (decisions.some(({ kind }) => kind !== 'NOTHING')) await showChange({ source, sourceId: id })
  const kinds = new Set(decisions.map(({ kind }) => kind))
  // Where a request is opened, too, Cara continues once it is.
  if (source === 'EMAIL_THREAD' && kinds.has('FOLLOW_UP') && !kinds.has('OPEN'))
    await enqueue(continueWorkspaceJob, { threadId: id, because: messageId }, { key: `${id} ${messageId}` })
}

const addTo = (askId: AskRecord['_id'], { fields, isComplaint = false }: ReadAsk, messageId: string | null) =>
  enqueue(
    addToRequestJob,
    { askId: String(askId), details: fields.details, isComplaint, messageId },
    { key: `${askId} ${messageId}` },
  )
