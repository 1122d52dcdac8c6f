declare global {
  interface Window {
    /** What the page asked before any code was there; the gateway writes it into the HTML. */
    coverdeskFirst?: {
      documentId: string
      variables: object
      answer: Promise<Response | undefined>
      /** The answer has come. */
      arrived?: boolean
    }
  }
}

/** An answer that nobody came for so long is out of date, in milliseconds since the page was opened. */
const freshFor = 10_000

/**
 * The answer to what the page asked while its code was on the way, once, for who asks the same.
 *
 * @param variables as they are sent; null and undefined are the same as absent
 * @returns undefined when something else was asked, or when the answer did not come or is not good: then ask anew
 */
export async function takeFirstAnswer(documentId: string, variables: unknown): Promise<Response | undefined> {
  const first = window.coverdeskFirst
  const isSame = first?.documentId === documentId && sameText(first.variables) === sameText(variables)
  if (!first || !isSame || performance.now() > freshFor) return undefined
  delete window.coverdeskFirst
  const response = await first.answer
  return response?.ok ? response : undefined
}

/** Whether an answer lies ready that nobody has taken yet. */
export const hasFirstAnswer = (): boolean => window.coverdeskFirst?.arrived === true

const sameText = (variables: unknown) =>
  JSON.stringify(
    Object.entries(variables ?? {})
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([one], [other]) => one.localeCompare(other)),
  )
