/** A record of the agency, as an answer names it. */
export interface GraphRecord {
  /** As GraphQL has it. */
  typename: string
  id: string
  /** As people call it: "Umbrella CU-88213". */
  title: string
  /** Of its page in the product. */
  path: string
  facts: { label: string; value: string }[]
  /** The records that say so, where it was found by them: a client by its policies. */
  links?: { title: string; path: string }[]
}

export const maxLinks = 20

/** Facts without those that are empty, each short enough for a list. */
export const factsOf = (facts: Record<string, string | null | undefined>): GraphRecord['facts'] =>
  Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value: shortened(value) }] : []))

const maxValue = 300

export const shortened = (text: string, max = maxValue): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text
