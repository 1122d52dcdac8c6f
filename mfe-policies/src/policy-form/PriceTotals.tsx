import { formatMoney, KeyFigures, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import type { ServerForm } from '@coverdesk/design-system/forms'
import { commissionOf, totalOf } from '../words/pricing'
import type { PolicyValues } from './policy-values'

const useStyles = makeStyles({
  root: {
    gridColumn: '1 / -1',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.frame,
    ...shorthands.border('1px', 'solid', tokens.innerLine),
  },
})

/** What the parts come to while they are entered; no one types it (specification 2 §5). */
export function PriceTotals({ form }: { form: ServerForm<PolicyValues> }) {
  const styles = useStyles()
  const values = form.watch()
  const commission = commissionOf(values)
  return (
    <div className={styles.root}>
      <KeyFigures
        figures={[
          { label: 'Total', value: formatMoney(totalOf(values)) },
          { label: 'Estimated commission', value: Number.isFinite(commission) ? formatMoney(commission) : undefined },
        ]}
      />
    </div>
  )
}
