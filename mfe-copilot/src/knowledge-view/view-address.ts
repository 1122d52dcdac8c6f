import { useListPath } from '@coverdesk/plugin-sdk'

/** What the address of a document’s page asks for: `?page=3&passage=…&q=…`. */
export interface ViewAddress {
  /** From 1; the first one unless given. */
  page: number
  /** Undefined: no passage is looked for. */
  passageId: string | undefined
  question: string | undefined
}

/** Invalid parameters are ignored. */
export function readAddress(search: string): ViewAddress {
  const given = new URLSearchParams(search)
  const page = Number(given.get('page'))
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    passageId: given.get('passage') || undefined,
    question: given.get('q')?.trim() || undefined,
  }
}

export const useViewAddress = (): ViewAddress => readAddress(useListPath(''))
