import { MailText, type MailTextRecord } from '../../documents/mail-text.model.ts'
import { readingsOf } from '../../documents/readings.ts'
import { policyScope } from '../../documents/scopes.ts'
import { type CaraEmailThread, findEmailThread } from '../../email-threads/email-thread.ts'
import { policiesOf } from '../../graph/lists/policies.ts'
import { policyById } from '../../graph/lists/single-records.ts'
import type { Owner } from '../../graph/owner.ts'
import { policyPath, policyTitle } from '../../graph/records/policy.ts'
import { TurnFailed } from '../../models/turn/turn-failed.ts'
import { asOwner } from '../../tools/as-owner.ts'
import { ToolFailed, type WorkspaceSource } from '../../tools/tool.ts'
import type { Step } from '../../understanding/engine.ts'
import { type CaseDocument, openDocuments } from '../documents/case-document.ts'
import { statementsOf } from '../documents/statement.ts'
import { draftReply, openAsks } from '../reply/draft-reply.ts'
import type { ClientPolicy, ReplyCase } from '../reply/reply-case.ts'
import { firstPages } from './first-pages.ts'
import { turnOf } from './turn-of.ts'

/** What a run that replies to an email thread works on. */
export interface ReplyState {
  threadId: string
  workspaceId: string
  /** Whose rights count. */
  ownerId: string
  sources: readonly WorkspaceSource[]
  /** When a person last changed or reviewed the draft that is there and unsent; null: there is none, or it is Cara’s. */
  heldSince: Date | null
  turns: number
  hasDraft: boolean
}

const intro = 'I’ll read the email and what it asks for, and draft a reply.'
const held =
  'The client wrote again. Someone at the agency has changed or reviewed the last draft, so I left it as it is and wrote no other one. Ask me for a new draft if you want one.'
const nothingOpen = 'Nothing in this email thread is open, so I drafted no reply.'

/**
 * The next turn of a run that replies to a mail: it reads the mails, drafts the reply, and says so.
 *
 * @throws TurnFailed where the thread or its mails can’t be read, or the draft failed: nothing else may answer the instruction,
 * which no client has written
 */
export async function replyTurn(state: ReplyState): Promise<Step> {
  const { turns, hasDraft } = state
  const found = await asOwner(state.ownerId, owner => replyCase(state, owner)).catch(unreachable)
  if (!found) throw new TurnFailed(notOpened)
  const { reply, documents } = found
  if (turns === 0 && isHeld(state, reply.thread)) return done(held)
  if (reply.mails.length === 0 || reply.mails.some(({ document }) => document.problem !== null))
    throw new TurnFailed(notRead)
  const looks = firstPages(documents)
  if (turns === 0 && looks.length > 0) return turnOf(intro, looks)
  const drafted = draftReply(reply)
  if (!drafted) return done(nothingOpen)
  if (hasDraft) return turnOf('', [{ name: 'COMPLETE_TASK', input: drafted.answer }])
  if (turns <= 1) return turnOf('', [{ name: 'DRAFT_EMAIL', input: drafted.email }])
  throw new TurnFailed(notDrafted)
}

const notOpened = 'I couldn’t open this email thread, so I drafted no reply. Try again.'
const notRead = 'I couldn’t read the client’s email, so I drafted no reply. Try again.'
const notDrafted = 'I couldn’t draft a reply to this email. Try again, or ask me for what you want to write.'

const done = (text: string) => turnOf('', [{ name: 'COMPLETE_TASK', input: { text, citations: [] } }])

/** The words of a person stay, until the agency has answered. */
const isHeld = ({ heldSince }: ReplyState, { participantEmails }: CaraEmailThread): boolean =>
  heldSince !== null &&
  !participantEmails.some(
    ({ senderRole, sentAt }) => senderRole === 'AGENT' && Date.parse(sentAt) > heldSince.getTime(),
  )

function unreachable(error: unknown): null {
  if (error instanceof ToolFailed) return null
  throw error
}

async function replyCase({ threadId, workspaceId, sources }: ReplyState, owner: Owner) {
  const thread = await findEmailThread(threadId, owner.ask)
  const documents = await openDocuments(sources)
  const texts = await MailText.find({ workspaceId }).sort({ _id: 1 }).lean<MailTextRecord[]>()
  const mails = texts.flatMap(({ sourceId, content }) => {
    const document = documents.find(one => one.sourceId === sourceId)
    return document ? [{ document, content }] : []
  })
  const asksQuestion = openAsks(thread).some(({ type }) => type === 'QUESTION')
  const policies = thread.account
    ? await policiesOfClient(thread.account.id, asksQuestion ? documents : null, owner)
    : null
  const reply: ReplyCase = { thread, mails, policies }
  return { reply, documents }
}

const maxDetailed = 6

/** @param documents of the workspace, some of them of policies; null: nothing is asked of them */
async function policiesOfClient(
  accountId: string,
  documents: readonly CaseDocument[] | null,
  owner: Owner,
): Promise<ClientPolicy[]> {
  const { items } = await policiesOf({ accountId }, { policyStates: ['INFORCE'] }, owner)
  const readings = documents ? await readingsOf(documents.map(({ sourceId }) => sourceId)) : []
  const statementsFor = (id: string) =>
    (documents ?? [])
      .filter((_, place) => readings[place]?.scopes.includes(policyScope(id)))
      .flatMap(document => statementsOf(document))
  const policies: ClientPolicy[] = []
  for (const policy of items) {
    const detailed = documents && policies.length < maxDetailed ? await policyById(policy.id, owner) : null
    const { deductible = null, limits = {} } = detailed?.details ?? {}
    policies.push({
      ...{ id: policy.id, title: policyTitle(policy.type, policy.policyNumber), path: policyPath(policy.id) },
      ...{ type: policy.type, policyNumber: policy.policyNumber, carrier: policy.carrier?.name ?? null },
      claimsPhone: policy.carrier?.claimsPhone ?? null,
      ...{ effective: policy.inforceAt, expires: policy.expiresAt },
      amounts: amountsOf({ ...limits, deductible, premium: policy.pricing.premium }),
      statements: statementsFor(policy.id),
    })
  }
  return policies
}

const amountsOf = (amounts: Record<string, number | null | undefined>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, cents]) => (typeof cents === 'number' ? [[name, cents]] : [])),
  )
