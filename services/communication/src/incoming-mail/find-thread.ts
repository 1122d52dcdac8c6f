import { EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'

/** What says to which thread a mail belongs. */
export interface ThreadSigns {
  messageId: string
  /** All ids of References and In-Reply-To, the oldest first. */
  references: readonly string[]
  /** In the address that it came to. */
  token: string | null
  /** The addresses of everyone outside of the agency who takes part. */
  outsiders: ReadonlySet<string>
}

/** Whether an address is someone’s outside of the agency. */
export type IsOutside = (email: string) => boolean

/**
 * The thread of a mail: by the ids that it names, the last first; then by an id that another mail names, too, such as that of a
 * mail which was never here; then by the token of the address that it came to. Never by the subject (docs/adr/0061).
 *
 * @returns null: it begins one
 */
export async function findThread(signs: ThreadSigns, isOutside: IsOutside): Promise<EmailThreadRecord | null> {
  const threadId = (await byParent(signs, isOutside)) ?? (await bySharedIds(signs, isOutside))
  if (threadId) return EmailThread.findById(threadId).lean<EmailThreadRecord>()
  return signs.token ? EmailThread.findOne({ token: signs.token }).lean<EmailThreadRecord>() : null
}

async function byParent({ references, outsiders }: ThreadSigns, isOutside: IsOutside) {
  const found = await EmailMessage.find({ messageId: { $in: [...references] } }).lean<EmailMessageRecord[]>()
  const byId = new Map(found.map(message => [message.messageId, message]))
  for (const id of [...references].reverse()) {
    const parent = byId.get(id)
    if (!parent) continue
    const addressees = outsidersOf(parent, isOutside)
    // A mail that the agency sent to several blind-copied recipients gets separate replies, one thread for each.
    if (!isOutside(parent.from.email) && addressees.size === 0 && outsiders.size > 0) continue
    return parent.threadId
  }
  return null
}

/** Two who answer the same mail of the agency have one id in common; a thread is theirs only if they write to each other. */
async function bySharedIds({ messageId, references, outsiders }: ThreadSigns, isOutside: IsOutside) {
  const relatives = await EmailMessage.find({ references: { $in: [messageId, ...references] } })
    .sort({ sentAt: -1, _id: -1 })
    .limit(maxRelatives)
    .lean<EmailMessageRecord[]>()
  return relatives.find(relative => overlap(outsidersOf(relative, isOutside), outsiders))?.threadId ?? null
}

const maxRelatives = 50

const overlap = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].some(email => others.has(email))

/** The addresses of everyone outside of the agency who wrote a mail or got it. */
export const outsidersOf = (
  { from, to, cc }: Pick<EmailMessageRecord, 'from' | 'to' | 'cc'>,
  isOutside: IsOutside,
): Set<string> => new Set([from, ...to, ...cc].map(({ email }) => email).filter(isOutside))
