import { Unplannable } from './collect-fields.ts'
import type { ComposedPart } from './compose.ts'

/** @throws Unplannable for the gateway's own part, which runs in this process */
export function reachable({ subgraph, name }: ComposedPart) {
  if (!subgraph) throw new Unplannable(`${name} runs in this process`)
  return subgraph
}
