import type { ReactNode } from 'react'
import type { Turn } from './box'
import type { DocumentFailure } from './failure'
import type { PageSize } from './page-size'
import type { PageWords, WordMatch } from './page-words'

/** What is on a page, in an element of the size of the page. */
export interface PaperContentProps {
  /** From 1. */
  number: number
  /** Pixels of a point. */
  scale: number
  turn: Turn
  /** Words that a person searches for, on this page. */
  matches: readonly WordMatch[]
  /** Id of the one that is outlined. */
  currentMatch: string | undefined
  /** Told as soon as it is known; not turned. */
  onSize(number: number, size: PageSize): void
  onFailed(): void
  /** A link within the document was followed. */
  onGo(page: number): void
}

/** A page, small. */
export interface ThumbnailPictureProps {
  number: number
  /** Pixels of a point. */
  scale: number
  turn: Turn
}

/** A document made of pages, whatever its format is. */
export interface Paper {
  pages: number
  /** That of the first page: the others are taken for equal until they are read. */
  usualSize: PageSize
  /** Reads how large a page is. */
  sizeOf(number: number): Promise<PageSize>
  drawPage(props: PaperContentProps): ReactNode
  drawThumbnail(props: ThumbnailPictureProps): ReactNode
  /** Reads the words of a page. Absent: there is nothing to search in. */
  wordsOf?: (number: number) => Promise<PageWords>
}

/** How far the reading of a document has come. */
export type PaperState =
  | { status: 'loading' }
  | { status: 'ready'; paper: Paper }
  | { status: 'failed'; failure: DocumentFailure }
