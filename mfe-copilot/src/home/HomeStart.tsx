import { ButtonLink, makeStyles, NavIcon, Tooltip, tokens } from '@coverdesk/design-system'
import { lazyElement, useQuery } from '@coverdesk/plugin-sdk'
import { ComposerPlaceholder } from '../composer/ComposerPlaceholder'
import { HomePresetsDocument } from '../generated/documents'
import { homePreferencesPath } from '../paths'
import { HomeDialog } from './HomeDialog'
import { PresetCards, PresetCardsSkeleton } from './PresetCards'
import { shownPresets } from './shown-presets'

/** Its code comes after the first paint: the question doesn’t wait for the box. */
const composer = lazyElement(async () => (await import('./HomeComposer')).HomeComposer, <ComposerPlaceholder />)

const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px', minWidth: 0 },
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  // Its icon ends where the cards do.
  gear: { marginRight: '-12px' },
  title: {
    margin: 0,
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: 650,
    color: tokens.text,
    [phone]: { fontSize: '20px', lineHeight: '28px' },
  },
})

/** What the home page begins with: the question, and presets that answer it (specification 3 §2). */
export default function HomeStart() {
  const styles = useStyles()
  const query = useQuery(HomePresetsDocument, {})
  const favorites = query.status === 'loaded' ? query.data.agencyUser?.preferences.favoritePresets : undefined
  return (
    <section aria-labelledby="cara-question" className={styles.root}>
      <div className={styles.header}>
        <h2 id="cara-question" className={styles.title}>
          What can Cara do for you?
        </h2>
        <Tooltip text="Customize presets" relationship="label">
          <ButtonLink to={homePreferencesPath} appearance="subtle" className={styles.gear}>
            <NavIcon name="settings" />
          </ButtonLink>
        </Tooltip>
      </div>
      {composer}
      {query.status === 'loading' ? <PresetCardsSkeleton /> : <PresetCards shown={shownPresets(favorites)} />}
      <HomeDialog />
    </section>
  )
}
