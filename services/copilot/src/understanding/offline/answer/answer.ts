import type { Citations } from './citations.ts'

/** What COMPLETE_TASK is given. */
export interface Answer {
  text: string
  citations: Citations['all']
  asksForInput?: boolean
  notFound?: { question: string; sources: string[] }[]
}
