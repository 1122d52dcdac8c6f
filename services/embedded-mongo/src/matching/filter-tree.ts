import type { TextSearch } from '../text/text-search.ts'

/** What a value must fulfil. */
export type Test = (value: unknown) => boolean

/** One operator on one path. */
export interface Condition {
  operator: string
  operand: unknown
  /** For what is at the end of the path: the value itself or, when it is an array, any of its elements. */
  test: Test
  /** For the value itself only. */
  testOne: Test
  /** What an element must fulfil, for `$elemMatch`. */
  inner?: Filter
}

/** A parsed query: a tree that the planner reads and `matches` evaluates. */
export type Filter =
  | { type: 'all'; filters: Filter[] }
  | { type: 'any'; filters: Filter[] }
  | { type: 'not'; filter: Filter }
  | { type: 'field'; path: string; parts: string[]; condition: Condition }
  | { type: 'expression'; test: Test }
  /** `$text`, which only the index that answers it can decide. */
  | { type: 'text'; search: TextSearch }
