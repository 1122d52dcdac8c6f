import type { PDFObject } from '@cantoo/pdf-lib'

/** Where an object stands in a file: on its own, or packed into an object stream. */
export type Place =
  | { kind: 'PLAIN'; offset: number; generation: number }
  | { kind: 'PACKED'; stream: number; index: number }

/** What a cross-reference says of an object: where it stands, or that it was deleted. */
export type Entry = Place | { kind: 'FREE' }

/** Where a reader begins. */
export interface Trailer {
  Root?: PDFObject
  Encrypt?: PDFObject
  Info?: PDFObject
  ID?: PDFObject
}

export const isSamePlace = (one: Entry | undefined, other: Entry | undefined): boolean => {
  if (one?.kind === 'PLAIN') return other?.kind === 'PLAIN' && one.offset === other.offset
  if (one?.kind === 'PACKED') return other?.kind === 'PACKED' && one.stream === other.stream
  return other === undefined || other.kind === 'FREE'
}
