import { formatDate } from '@coverdesk/design-system'
import { SummaryCell } from './SummaryCell'

/** Which of them ends first. */
export default function NextExpiration({ id }: { id: string }) {
  return <SummaryCell id={id} text={({ nextExpiration }) => nextExpiration && formatDate(nextExpiration)} />
}
