/** What the page asked before any code was there. */
interface FirstAnswer {
  documentId: string
  variables: object
  answer: Promise<Response | undefined>
  /** The answer has come. */
  arrived?: boolean
}

declare global {
  interface Window {
    /** Questions whose answers no one has taken yet; the gateway writes them into the HTML. */
    coverdeskFirst?: FirstAnswer[]
  }
}

/** An answer that no one came for so long is out of date, in milliseconds since the page was opened. */
const freshFor = 10_000

/**
 * The answer to what the page asked while its code was on the way, once, for who asks the same.
 *
 * @param variables as they are sent; null and undefined are the same as absent
 * @returns undefined when something else was asked, or when the answer did not come or is not good: then ask again
 */
export async function takeFirstAnswer(documentId: string, variables: unknown): Promise<Response | undefined> {
  const first = firstAnswer(documentId, variables)
  if (!first || !window.coverdeskFirst) return undefined
  window.coverdeskFirst = window.coverdeskFirst.filter(other => other !== first)
  const response = await first.answer
  return response?.ok ? response : undefined
}

/** Whether an answer to that lies ready which no one has taken yet. */
export const hasFirstAnswer = (documentId: string, variables: unknown): boolean =>
  firstAnswer(documentId, variables)?.arrived === true

function firstAnswer(documentId: string, variables: unknown) {
  if (performance.now() > freshFor) return undefined
  return window.coverdeskFirst?.find(
    first => first.documentId === documentId && sameText(first.variables) === sameText(variables),
  )
}

const sameText = (variables: unknown) =>
  JSON.stringify(
    Object.entries(variables ?? {})
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([one], [other]) => one.localeCompare(other)),
  )
