import { formatEnum } from '../formats/text'
import { Badge } from './Badge'
import { type Stateful, type StateLook, type StateOf, states } from './states'

export interface StateBadgeProps<Kind extends Stateful> {
  /** What has the state: `policy`, `serviceRequest`, `workspace` … */
  of: Kind
  /** As GraphQL names it: `INFORCE`. */
  state: StateOf<Kind>
}

/**
 * The state of a record, with the same words and color everywhere. A state that this version does not know yet
 * shows its name without a color.
 *
 * @example <StateBadge of="policy" state={policy.state} />
 */
export function StateBadge<Kind extends Stateful>({ of, state }: StateBadgeProps<Kind>) {
  const looks: Record<string, StateLook> = states[of]
  const [label, tone] = looks[state] ?? [formatEnum(state), 'neutral' as const]
  return <Badge tone={tone}>{label}</Badge>
}
