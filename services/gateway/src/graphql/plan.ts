import type { Shape } from './shape.ts'
import type { Subgraph } from './subgraph.ts'

/** How an operation is answered; made once for each document and schema. */
export type Plan = ForwardedPlan | MergedPlan | StitchedPlan

/** Every field belongs to one subgraph: it gets the operation as it is, and its bytes are the answer. */
export interface ForwardedPlan {
  kind: 'forwarded'
  subgraph: Subgraph
  query: string
  /** Milliseconds, where they are not the usual ones. */
  timeoutMs: number | undefined
  /** What the client gets when the subgraph does not answer. */
  shape: Shape
  rootKeys: string[]
}

/** Subgraphs are asked for their own fields, then others complete the records among them by id. */
export interface MergedPlan {
  kind: 'merged'
  roots: RootCall[]
  /** One after the other; the calls of one stage run at the same time. */
  stages: MergeCall[][]
  shape: Shape
  /** Keys of `__typename` at the root, which no subgraph is asked for. */
  typenameKeys: string[]
  typename: string
}

/** Anything else runs through the stitched schema: the gateway's own mutations, introspection, odd documents. */
export interface StitchedPlan {
  kind: 'stitched'
}

export interface RootCall {
  subgraph: Subgraph
  query: string
  /** As in a forwarded plan. */
  timeoutMs: number | undefined
  /** Names of the client's variables that it uses. */
  variables: string[]
  rootKeys: string[]
}

/** One request that completes records of several places. */
export interface MergeCall {
  subgraph: Subgraph
  query: string
  variables: string[]
  completions: Completion[]
}

/** Records of one type that get the same fields from one subgraph. */
export interface Completion {
  /** The response key of its root in the request, and with `Ids` after it the variable that has the ids. */
  alias: string
  /** Where the records are in the client's answer: response keys, lists passed through. */
  places: string[][]
  /** What they get. */
  keys: string[]
}

/** The response key under which a subgraph tells the id of a record that another one completes. */
export const mergeKey = '__mergeKey'
