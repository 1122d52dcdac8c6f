import { SummaryCell } from './SummaryCell'

/** How many policies of an account are binding, pending or in force. */
export default function PolicyCount({ id }: { id: string }) {
  return <SummaryCell id={id} text={({ count }) => (count > 0 ? count.toLocaleString('en-US') : null)} />
}
