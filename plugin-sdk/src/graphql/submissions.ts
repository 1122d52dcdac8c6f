/** So long after it was sent, equal values are something new, in milliseconds. */
const lifetime = 60 * 60_000

const maxRemembered = 200

/** A mutation on its way, or one that ended without an answer that says it is done. */
export interface Submission {
  /** A UUID: the server does what comes with it once, and answers a repetition with the first answer. */
  key: string
  /** The mutation with its variables. */
  asked: string
  /** Of which records it is; the mutation itself, where the variables name none. */
  about: readonly string[]
  /** When it was sent last, in milliseconds since 1970. */
  at: number
  /** Its answer, while it is on its way. */
  underway?: Promise<unknown> | undefined
}

/** As much of a document as tells it from others. */
interface SentDocument {
  documentId?: string
  definitions: readonly { kind: string; name?: { value: string } | undefined }[]
}

const open = new Map<string, Submission>()

/**
 * A mutation that is about to be sent. Sent again with the same variables, because it failed or is still on its way, it has
 * the same key (docs/adr/0076).
 */
export function beginSubmission(document: SentDocument, variables: object): Submission {
  const name = nameOf(document)
  // Some screens make an idempotency key each time they send.
  const { idempotencyKey, ...values } = variables as Record<string, unknown>
  const asked = `${name} ${JSON.stringify(values)}`
  const known = open.get(asked)
  const at = Date.now()
  const isSame = known && (known.underway || at - known.at < lifetime)
  const records = recordsOf(values)
  const about = records.length > 0 ? records : [name]
  const submission: Submission = isSame ? Object.assign(known, { at }) : { key: crypto.randomUUID(), asked, about, at }
  open.delete(asked)
  open.set(asked, submission)
  const [oldest] = open.keys()
  if (open.size > maxRemembered && oldest !== undefined) open.delete(oldest)
  return submission
}

/**
 * It is done. Whatever failed before for the same records is over, too: who archived in vain, then restored, and archives
 * again wants a new effect.
 */
export function endSubmission(ended: Submission): void {
  const isOver = ({ at, about, underway }: Submission) =>
    !underway && at < ended.at && about.some(record => ended.about.includes(record))
  for (const submission of [...open.values()]) {
    if (submission === ended || isOver(submission)) open.delete(submission.asked)
  }
}

const nameOf = ({ documentId, definitions }: SentDocument) =>
  documentId ?? definitions.map(({ name }) => name?.value).join(' ')

/** The values of `id`, `accountId`, `fileIds` and the like. */
function recordsOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(each => recordsOf(each, name))
  if (typeof value === 'string') return isIdName(name) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, each]) => recordsOf(each, inner))
}

const isIdName = (name: string) => name === 'id' || name.endsWith('Id') || name === 'ids' || name.endsWith('Ids')
