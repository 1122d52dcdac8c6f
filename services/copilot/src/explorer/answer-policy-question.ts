import type { JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { limitReached } from '../cara-settings/limit-reached.ts'
import { chooseAgencyEngine } from '../cara-settings/own-model/choose-agency-engine.ts'
import { ReadDocument } from '../documents/read-document.model.ts'
import { policyScope } from '../documents/scopes.ts'
import { TurnFailed } from '../models/turn/turn-failed.ts'
import { QuoteVerifier, verifyMarks } from '../runs/engine/verify-citations.ts'
import { loadInertMarkdown } from '../runs/story/load-inert-markdown.ts'
import type { WorkspaceSource } from '../tools/tool.ts'
import { missingOf, outcomeOf } from '../understanding/outcome.ts'
import { answerQuestion } from './answer-question.ts'
import { conversationUpTo } from './earlier-messages.ts'
import { explorerAnswerJob } from './explorer-answer-name.ts'
import { ExplorerQuestion, type ExplorerQuestionRecord } from './explorer-question.model.ts'
import { type ProvenAnswer, storeAnswer, storeFailure } from './store-answer.ts'

const payload = z.object({ questionId: z.string() })

/** An answer takes so long at the most, in milliseconds. */
const maxTime = 120_000
const tooLong = 'This took too long, so there is no answer. Try again in a few minutes.'
const failed = 'Something went wrong on our side, so there is no answer. Ask again.'
const noDocuments = 'This policy has no documents that can be searched. Upload one, and then ask again.'

/** Answers a question about the documents of a policy. A process that dies in the middle begins again elsewhere. */
export const answerPolicyQuestion: JobDefinition = {
  name: explorerAnswerJob,
  attempts: 3,
  // Mostly they wait for models. What this machine does itself takes turns (ownTurns).
  concurrency: 20,
  async run({ payload: given, write, signal }) {
    const { questionId } = payload.parse(given)
    const question = await ExplorerQuestion.findOne({
      _id: questionId,
      state: 'WAITING',
    }).lean<ExplorerQuestionRecord>()
    if (!question) return
    const clock = AbortSignal.timeout(maxTime)
    try {
      const answer = await provenAnswer(question, AbortSignal.any([signal, clock]))
      await write(() => storeAnswer(question, answer))
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TurnFailed || clock.aborted)) throw error
      const sentence = error instanceof TurnFailed ? error.message : tooLong
      await write(() => storeFailure(questionId, sentence))
    }
  },
  async onDead(given) {
    await storeFailure(payload.parse(given).questionId, failed)
  },
}

/** @throws TurnFailed with a sentence for people, or the signal's reason */
async function provenAnswer(question: ExplorerQuestionRecord, signal: AbortSignal): Promise<ProvenAnswer> {
  const reason = await limitReached()
  if (reason) throw new TurnFailed(reason)
  const sources = await sourcesOf(question.policyId)
  if (sources.length === 0) throw new TurnFailed(noDocuments)
  const questionId = String(question._id)
  const messages = await conversationUpTo(question, new Set(sources.map(({ sourceId }) => sourceId)))
  const context = { workspaceId: questionId, ownerId: question.userId, sources, signal }
  const engine = await chooseAgencyEngine()
  const { answer, notice, steps } = await answerQuestion({ questionId, engine, messages, context })
  const verifier = new QuoteVerifier(sources)
  const { evidence, withProven } = await verifyMarks(answer.citations, verifier)
  verifier.log(questionId)
  const inertMarkdown = await loadInertMarkdown()
  const calls = steps.flatMap(step => step.calls)
  const outcome = outcomeOf({ answer, proven: evidence.length, calls })
  const notFound = missingOf(answer, outcome)
  return { content: inertMarkdown(withProven(answer.text)).trim(), evidence, notFound, notice, outcome }
}

/** The documents of a policy; none where nothing of them can be searched. */
async function sourcesOf(policyId: string): Promise<WorkspaceSource[]> {
  const documents = await ReadDocument.find({ scopes: policyScope(policyId) }, { sourceId: 1, name: 1, pagesRead: 1 })
    .sort({ name: 1, sourceId: 1 })
    .lean()
  // An answer says what couldn’t be read; there is none where nothing was.
  return documents.every(({ pagesRead }) => pagesRead === 0)
    ? []
    : documents.map(({ sourceId, name }) => ({ sourceId, name }))
}
