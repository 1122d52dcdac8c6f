import { makeStyles, Skeleton } from '@coverdesk/design-system'
import { homePresetPath, startPresetPath } from '../paths'
import { PresetCard } from './PresetCard'
import { presetsWithCard, type ShownPresets } from './shown-presets'

const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gridAutoRows: '1fr',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  },
  place: { height: '112px', [phone]: { height: '66px' } },
})

/** Cards of built-in presets, and then those that the agency made. */
export function PresetCards({ shown: { builtIn, custom } }: { shown: ShownPresets }) {
  const styles = useStyles()
  if (builtIn.length + custom.length === 0) return null
  return (
    <ul aria-label="Presets" className={styles.grid}>
      {builtIn.map(({ id, ...preset }) => (
        <li key={id}>
          <PresetCard to={startPresetPath(id)} {...preset} />
        </li>
      ))}
      {custom.map(({ id, title, description }) => (
        <li key={id}>
          <PresetCard to={homePresetPath(id)} icon="presets" name={title} description={description} isCustom />
        </li>
      ))}
    </ul>
  )
}

/** Where the cards are going to be. */
export function PresetCardsSkeleton() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading presets..." className={styles.grid}>
      {presetsWithCard.map(({ id }) => (
        <div key={id} className={styles.place}>
          <Skeleton width="100%" height="100%" />
        </div>
      ))}
    </div>
  )
}
