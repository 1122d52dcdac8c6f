import { Facts, formatDate, formatEnum, formatMoney } from '@coverdesk/design-system'
import type { LossFragment } from '../generated/documents'
import { Part } from './Parts'

const day = (date: string | null) => date && formatDate(date)
const money = (cents: number | null) => (cents === null ? null : formatMoney(cents))

/** A loss under an earlier policy. */
export function LossFacts({ loss }: { loss: LossFragment }) {
  const kind = loss.lossType ? formatEnum(loss.lossType) : 'Loss'
  const { policyEffectiveDate: from, policyExpirationDate: to } = loss
  return (
    <Part title={loss.lossDate ? `${kind} on ${formatDate(loss.lossDate)}` : kind}>
      <Facts
        facts={[
          { label: 'What happened', value: loss.lossDescription },
          { label: 'State', value: loss.lossState },
          { label: 'Policy', value: loss.policyType && formatEnum(loss.policyType) },
          { label: 'Policy term', value: from && to && `${formatDate(from)} to ${formatDate(to)}` },
          { label: 'Claimed', value: day(loss.claimDate) },
          { label: 'Claim', value: loss.claimStatus && formatEnum(loss.claimStatus) },
          { label: 'Paid', value: money(loss.totalPaidAmount) },
          { label: 'Reserved', value: money(loss.totalReservedAmount) },
        ]}
      />
    </Part>
  )
}
