/** A form's number with its edition, where it has one: CG 20 10 10 01. */
export interface FormNumber {
  /** "CG2010". */
  base: string
  /** "1001"; null: no edition is named. */
  edition: string | null
  text: string
}

/** The form numbers of a text in the notation of the bureaus. */
export const formNumbersIn = (text: string): FormNumber[] =>
  [...text.matchAll(/\b([A-Z]{2})\s?(\d{2})\s?(\d{2})(?:\s?\(?(\d{2})[\s/](\d{2})\)?)?\b/g)].map(
    ([written, letters, first, second, month, year]) => ({
      base: `${letters}${first}${second}`,
      edition: month && year ? `${month}${year}` : null,
      text: written,
    }),
  )
