import { findRecord, fold } from '@coverdesk/kit'
import { accountEvidence } from '../accounts/account-evidence.ts'
import { type AccountDecision, type AccountEvidence, decideAccount } from '../accounts/decide-account.ts'
import { agencyPeople } from '../agency-people/agency-people.ts'
import { type AccountCopy, type AccountSuggestion, Call, type CallRecord } from '../call-record/call.model.ts'
import { listFields as listFieldsOfCall } from '../call-record/list-fields.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { listFields as listFieldsOfThread } from '../email-record/list-fields.ts'
import { announceThread } from './ask-record/announce-thread.ts'
import type { Conversation } from './conversation.ts'

interface Decided extends AccountDecision {
  account: AccountCopy | null
  /** Whether the account was found by something else than the sender’s address. */
  isSenderUnknown: boolean
}

/** Someone who knows a policy number needn’t be a contact of its account. */
const isUnknownIn = (evidence: readonly AccountEvidence[], accountId: string | null): boolean =>
  accountId !== null &&
  !evidence.some(({ reason, accounts }) => reason === 'EMAIL' && accounts.some(({ id }) => id === accountId))

const isSame = (one: readonly AccountSuggestion[], other: readonly AccountSuggestion[]) =>
  one.length === other.length && one.every(({ accountId }, place) => other[place]?.accountId === accountId)

/**
 * Gives a conversation the account that it is certainly with, or suggests those that it may be with. What a person chose stays.
 * @throws SUBGRAPH_UNAVAILABLE while accounts don’t answer
 */
export async function matchConversation(
  conversation: Conversation,
  step: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const { record, client, whole, source } = conversation
  if (record.isAccountChosen || (record.accountId && source === 'EMAIL_THREAD')) return
  const { people } = await agencyPeople()
  const ours = people.flatMap(({ email }) => email ?? [])
  const evidence = await accountEvidence({ ...client, text: whole, ours })
  const decision = decideAccount(evidence)
  const name = evidence.flatMap(({ accounts }) => accounts).find(({ id }) => id === decision.accountId)?.name
  const account = name ? { name, sortName: fold(name) } : null
  const isSenderUnknown = client.email !== null && isUnknownIn(evidence, decision.accountId)
  const decided = { ...decision, account, isSenderUnknown }
  await step(() =>
    source === 'CALL' ? setOfCall(conversation.id, decided) : setOfThread(conversation.id, client.email, decided),
  )
}

async function setOfCall(id: string, { accountId, account, suggestions }: Decided): Promise<void> {
  const call = await findRecord<CallRecord>(Call, id)
  if (!call || call.isAccountChosen) return
  // An account that the number named, and that nothing contradicts, stays.
  const isKnown = accountId === call.accountId && isSame(suggestions, call.accountSuggestions ?? [])
  if (isKnown || (!accountId && suggestions.length === 0)) return
  const set = { accountId, account, accountSuggestions: suggestions, ...listFieldsOfCall({ ...call, account }) }
  await Call.updateOne({ _id: call._id }, { $set: set, $inc: { version: 1 } })
}

/** Doesn’t increase the version of the thread: a reply that someone is writing would be refused. */
async function setOfThread(
  id: string,
  email: string | null,
  { accountId, account, suggestions, isSenderUnknown }: Decided,
): Promise<void> {
  const thread = await findRecord<EmailThreadRecord>(EmailThread, id)
  if (!thread || thread.isAccountChosen || thread.accountId) return
  // The mail that began it has come meanwhile, from someone else.
  if (thread.fromEmail !== email) return
  if (!accountId && suggestions.length === 0 && thread.accountSuggestions.length === 0) return
  const found = { accountId, account, accountSuggestions: suggestions, isSenderUnknown }
  const set = { ...found, ...listFieldsOfThread({ ...thread, account }) }
  await EmailThread.updateOne({ _id: thread._id }, { $set: set }, { timestamps: false })
  announceThread(id)
}
