import { formatLimit } from '@coverdesk/design-system'
import { SummaryCell } from './SummaryCell'

/** What they cost in all. */
export default function PolicyPremium({ id }: { id: string }) {
  return <SummaryCell id={id} text={({ count, premium }) => (count > 0 ? formatLimit(premium) : null)} />
}
