import type { Fact } from '@coverdesk/coverage'
import type { Page } from '../page.ts'
import type { ReadingFailureKind } from '../reading-failure.ts'

/** Asks for the next pages of a file. */
export interface ReadingQuestion {
  /** Of the file's bytes; each reading has a file of its own. */
  path: string
  name: string
  mimeType: string
  from: number
  /** Of the last page to read now; other agencies wait meanwhile. */
  to: number
}

/** Asks what a document states whose pages are read. */
export interface FactsQuestion {
  /** Of its pages, each as `pageBytes`. */
  pagesPath: string
  name: string
}

/** A page, or why there is none. */
export type ReadPage =
  | { state: 'READ'; number: number; total: number; page: Page }
  | { state: 'UNREAD'; number: number; total: number; label: string | null; reason: string }

export type ReadingAnswer = { pages: ReadPage[]; total: number } | { failure: ReadingFailureKind; sentence: string }

export interface FactsAnswer {
  facts: Fact[]
  /** What is to be logged of claims that their quotes don't prove. */
  rejected: object[]
}

/** The process has read so much that a whole document may no longer have room in it: a new one is asked. */
export interface FullProcess {
  isFull: true
}

/** With every answer: whether the process has taken so much memory that it gets no further question. */
export interface ProcessState {
  isSpent: boolean
}
