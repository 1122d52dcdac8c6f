import { Facts, formatDate, formatMoney } from '@coverdesk/design-system'
import type { ApplicationFragment } from '../generated/documents'
import { Part } from './Parts'

/** One of those who own the business. */
export function OwnerFacts({ owner }: { owner: ApplicationFragment['owners'][number] }) {
  const { fullName, dateOfBirth, annualPayroll, jobCode } = owner
  return (
    <Part title={fullName}>
      <Facts
        facts={[
          { label: 'Date of birth', value: dateOfBirth && formatDate(dateOfBirth) },
          { label: 'Annual payroll', value: annualPayroll === null ? null : formatMoney(annualPayroll) },
          { label: 'Job code', value: jobCode },
        ]}
      />
    </Part>
  )
}
