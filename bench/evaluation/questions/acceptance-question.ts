/** A value that a right answer states, in any one of the ways listed. */
export interface StatedValue {
  unit: 'TEXT' | 'USD' | 'DATE' | 'COUNT'
  /** Amounts in cents. */
  anyOf: readonly (string | number)[]
}

/** The words of a document that prove an answer. */
interface DocumentProof {
  title: string
  /** Null: a text of the knowledge base. */
  fileName: string | null
  /** Any one of them. */
  words: readonly string[]
}

/** A record that proves an answer, or the one that it names. */
export interface RecordProof {
  kind: 'policy' | 'certificate' | 'request' | 'account'
  id: string
  /** Other records that people would accept a link to, such as the policy's carrier. */
  otherIds?: readonly string[]
  /** Of the answer's values, those that this record states. By default all of them. */
  states?: readonly StatedValue[]
}

interface KnownAnswer {
  says: readonly StatedValue[]
  /** What it doesn't say: an answer that lists everything about a client names no value. */
  without?: readonly string[]
}

/** A question as someone of Harbor Point types it; of those that nothing answers, `answer` is null. */
export interface AcceptanceQuestion {
  text: string
  answer: (KnownAnswer & ({ document: DocumentProof } | { records: readonly RecordProof[] })) | null
}

export const text = (...anyOf: string[]): StatedValue => ({ unit: 'TEXT', anyOf })
/** That a carrier's guide excludes a risk. @param words of the guide, which may follow a plain “no” */
export const notWritten = (words: string): StatedValue =>
  text(
    ...['don’t write', 'do not write', 'doesn’t write', 'does not write', 'won’t write', 'will not write'],
    ...['not written', 'not eligible', 'isn’t eligible', 'ineligible', 'won’t take', 'doesn’t take', 'does not take'],
    ...['exclude', 'decline', 'out of appetite', 'outside of its appetite', 'No, Coastline', `No, ${words}`],
  )
export const dollars = (amount: number): StatedValue => ({ unit: 'USD', anyOf: [amount * 100] })
export const count = (number: number): StatedValue => ({ unit: 'COUNT', anyOf: [number] })
export const onDay = (day: string): StatedValue => ({ unit: 'DATE', anyOf: [day] })

type DemoDocument = Omit<DocumentProof, 'words'>

/** The knowledge base of the demo. */
export const documents = {
  certificates: { title: 'Certificate procedure', fileName: null },
  roofers: { title: 'Roofing contractors guide', fileName: null },
  cancellations: { title: 'Cancellation requests', fileName: null },
  claims: { title: 'Claims reporting', fileName: null },
  marine: { title: 'Marine accounts checklist', fileName: null },
  hours: { title: 'Office hours and holidays', fileName: null },
  contractors: {
    title: 'Coastline appetite guide',
    fileName: 'Coastline Mutual - contractors appetite guide.pdf',
  },
  restaurants: {
    title: 'Tallgrass appetite guide',
    fileName: 'Tallgrass Mutual - restaurants appetite guide.pdf',
  },
  lease: { title: 'Pier 4 lease', fileName: 'Lease of Pier 4 - Harbor Street Properties.pdf' },
  liability: {
    title: 'Specimen liability policy',
    fileName: 'Coastline Mutual - specimen general liability policy.pdf',
  },
  cyber: { title: 'Specimen cyber policy', fileName: 'Northlight Assurance - specimen cyber policy.pdf' },
  /** Scanned. */
  port: {
    title: 'Port contractor requirements',
    fileName: 'Port district - insurance requirements (scan).pdf',
  },
} as const satisfies Record<string, DemoDocument>

export const inDocument = (
  question: string,
  document: DemoDocument,
  words: string | readonly string[],
  ...says: StatedValue[]
): AcceptanceQuestion => ({
  text: question,
  answer: { says, document: { ...document, words: typeof words === 'string' ? [words] : words } },
})

/** As the seeds of the demo number their records of Harbor Point. */
export const recordId = (kind: string, number: number) => `67${kind}${String(number).padStart(22 - kind.length, '0')}`
export const carrierId = (place: number) => recordId('f', place)

/** @param place the policy's in the seed's list @param term its last one, from 0 */
export const policy = (place: number, term: number, rest: Partial<RecordProof> = {}): RecordProof => ({
  ...{ kind: 'policy', id: recordId('d', place * 1000 + term) },
  ...rest,
})
