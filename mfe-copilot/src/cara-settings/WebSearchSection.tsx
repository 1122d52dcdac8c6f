import { makeStyles, Section, Switch, tokens } from '@coverdesk/design-system'
import type { CaraSettingsFieldsFragment } from '../generated/documents'
import { useWebSearchChoice } from './use-web-search-choice'

const useStyles = makeStyles({ none: { margin: 0, color: tokens.textSecondary } })

/** Whether Cara may search the web. Without an engine there is nothing to choose. */
export function WebSearchSection({ settings }: { settings: CaraSettingsFieldsFragment }) {
  const styles = useStyles()
  const { isAllowed, choose } = useWebSearchChoice(settings)
  const { webSearchEngine } = settings
  return (
    <Section title="Web search">
      {webSearchEngine ? (
        <Switch
          label="Let Cara search the web"
          description={`With ${webSearchEngine}. After Cara has read documents or messages, she asks before each search.`}
          checked={isAllowed}
          onChange={choose}
        />
      ) : (
        <p className={styles.none}>Web search isn’t set up for Coverdesk, so Cara can’t search the web.</p>
      )}
    </Section>
  )
}
