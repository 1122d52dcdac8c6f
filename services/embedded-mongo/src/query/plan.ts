import type { Collation, IndexDefinition } from '../storage/catalog.ts'
import type { Range } from '../storage/view.ts'
import type { Bounds } from './intervals.ts'

/** Bounds with the number of the filter's conditions that they stand for. */
export type UsedBounds = Bounds & { conditions: number }

/** A walk over an index. */
export interface IndexPlan {
  type: 'index'
  index: IndexDefinition
  /** Spans of the index, in ascending order. */
  ranges: Range[]
  isReverse: boolean
  /** How many leading fields the filter pins to single values, and whether it narrows the next one. */
  pinnedFields: number
  narrowsNext: boolean
  /** What the filter says about each bound field. */
  bounds: UsedBounds[]
  /** Whether every entry in the ranges is of a document that matches: nothing is left to check. */
  isExact: boolean
  /** Whether the walk gives the order that is asked for. */
  isSorted: boolean
  /** Whether a document may be met more than once. */
  hasRepeats: boolean
  /** A walk over fewer keys, not in order: for when what matches is rare in the order of this one. */
  otherwise?: IndexPlan
  /** It skips the documents that these walks do not find. */
  among?: IntersectionPlan
}

/** A walk over all documents, in the order of their insertion. */
export interface CollectionPlan {
  type: 'collection'
  isReverse: boolean
  isSorted: boolean
  isExact: boolean
}

/** The documents that any of several walks finds. */
export interface UnionPlan {
  type: 'union'
  plans: IndexPlan[]
  isSorted: boolean
  isExact: false
}

/** The documents that each of several walks finds, one for each condition on an array: keys tell which, no document is read. */
export interface IntersectionPlan {
  type: 'intersection'
  /** The shortest first. */
  plans: IndexPlan[]
  isSorted: boolean
  isExact: boolean
}

export type Plan = IndexPlan | CollectionPlan | UnionPlan | IntersectionPlan

/** What a query asks of the planner. */
export interface PlanOptions {
  collation?: Collation | undefined
  hint?: unknown
}
