import { Badge, CopyButton, Facts, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { type PluginReport, pluginReportsAtom } from '@coverdesk/plugin-sdk/host'
import { sdkVersion } from '@coverdesk/plugin-sdk/manifest'
import { useAtomValue } from 'jotai'
import { reportText, sizeOf, timeOf } from './report-text'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '12px', marginBottom: '12px' },
  words: { flexGrow: 1, color: tokens.textSecondary },
  plugin: {
    padding: '12px 16px',
    marginBottom: '12px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  title: { display: 'flex', alignItems: 'center', gap: '8px', margin: '0 0 8px', fontSize: 'inherit', fontWeight: 650 },
  errors: { margin: '8px 0 0', padding: 0, listStyleType: 'none' },
  error: {
    padding: '8px 0',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    overflowWrap: 'anywhere',
    color: tokens.red,
  },
  where: { color: tokens.textSecondary },
})

/** What this page is made of: the version, origin, size, times and errors of each plugin. */
export function PluginReports() {
  const styles = useStyles()
  const reports = useAtomValue(pluginReportsAtom)
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>Loaded plugins, for support. SDK version {sdkVersion}.</div>
        <CopyButton text={reportText(reports)} label="Copy all" />
      </div>
      {reports.map(report => (
        <PluginCard key={report.id} report={report} />
      ))}
    </>
  )
}

function PluginCard({ report }: { report: PluginReport }) {
  const styles = useStyles()
  const { title, errors } = report
  return (
    <section className={styles.plugin}>
      <h3 className={styles.title}>
        {title}
        {errors.length > 0 && <Badge tone="red">{errors.length === 1 ? '1 error' : `${errors.length} errors`}</Badge>}
      </h3>
      <Facts
        facts={[
          { label: 'Version', value: report.version },
          { label: 'Origin', value: report.origin },
          { label: 'Size', value: sizeOf(report) },
          { label: 'Loaded in', value: timeOf(report.loadMilliseconds) },
          { label: 'Shown in', value: timeOf(report.mountMilliseconds) },
        ]}
      />
      {errors.length > 0 && (
        <ul className={styles.errors}>
          {errors.map(({ at, where, message }) => (
            <li key={`${at.getTime()} ${where}`} className={styles.error}>
              <div className={styles.where}>
                {at.toLocaleTimeString('en-US')} · {where}
              </div>
              {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
