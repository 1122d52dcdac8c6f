import { Checkbox, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import type { DetailProposalFragment } from '../../generated/documents'
import { EvidenceMark } from '../../workspace-detail/evidence/EvidenceMark'
import { quoteOf, type Ticked, valueWords } from './proposal-values'

const phone = '@media (max-width: 639.98px)'
const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    overflowWrap: 'anywhere',
    '& th': {
      padding: '6px 10px',
      textAlign: 'left',
      color: tokens.textSecondary,
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightSemibold,
    },
    '& td': {
      padding: '8px 10px',
      verticalAlign: 'top',
      ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    },
    [phone]: { '& th, & td': { paddingLeft: '4px', paddingRight: '4px' } },
  },
  label: { fontWeight: tokens.fontWeightSemibold },
  options: { display: 'grid', gap: '4px' },
  option: { display: 'flex', alignItems: 'start', flexWrap: 'wrap', gap: '4px' },
  lacking: { color: tokens.textSecondary },
})

interface DetailTableProps {
  items: readonly DetailProposalFragment[]
  ticked: Ticked
  onTick(ticked: Ticked): void
}

/** Record and documents side by side. Of a detail with several values, one can be selected. */
export function DetailTable({ items, ticked, onTick }: DetailTableProps) {
  const styles = useStyles()
  const change = (path: string, value: string, isTicked: boolean) => {
    const next = new Map(ticked)
    if (isTicked) next.set(path, value)
    else next.delete(path)
    onTick(next)
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Detail</th>
          <th scope="col">Record</th>
          <th scope="col">Documents</th>
        </tr>
      </thead>
      <tbody>
        {items.map(item => (
          <tr key={item.path}>
            <td className={styles.label}>{item.label}</td>
            <td className={item.recordValue === null ? styles.lacking : undefined}>
              {item.recordValue === null ? 'None' : valueWords(item, item.recordValue)}
            </td>
            <td>
              <div className={styles.options}>
                {item.options.map(({ value, evidence }) => (
                  <div key={value} className={styles.option}>
                    <Checkbox
                      label={valueWords(item, value)}
                      checked={ticked.get(item.path) === value}
                      onChange={isTicked => change(item.path, value, isTicked)}
                    />
                    {evidence.map(one => (
                      <EvidenceMark key={one.mark} quote={quoteOf(one)} label={String(one.mark)} />
                    ))}
                  </div>
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
