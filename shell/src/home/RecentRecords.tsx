import { LinkList, makeStyles, Section, tokens } from '@coverdesk/design-system'
import { recentRecordsAtom } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'

const maxShown = 6

const useStyles = makeStyles({ none: { color: tokens.textSecondary, textWrap: 'pretty' } })

/** What the person had open last on this device, of every area. */
export function RecentRecords() {
  const styles = useStyles()
  const records = useAtomValue(recentRecordsAtom).slice(0, maxShown)
  return (
    <Section title="Recently opened">
      {records.length === 0 ? (
        <div className={styles.none}>Records you open are listed here.</div>
      ) : (
        <LinkList
          label="Recently opened"
          links={records.map(({ typename, id, title, path }) => ({ id: `${typename} ${id}`, name: title, to: path }))}
        />
      )}
    </Section>
  )
}
