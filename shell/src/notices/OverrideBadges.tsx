import { Badge, makeStyles, tokens } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { overridesAtom } from '../plugins/overrides'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', flexShrink: 0, maxWidth: '50%' },
  end: { color: tokens.brandText, fontSize: tokens.fontSizeBase200 },
})

/** As long as code of this page comes from a developer's machine, it says so. */
export function OverrideBadges() {
  const styles = useStyles()
  return useAtomValue(overridesAtom).map(({ id, url, problem }) => (
    <span key={id} className={styles.root} title={problem}>
      <Badge tone={problem ? 'red' : 'amber'}>
        {id} {problem ? 'is not at' : 'from'} {url}
      </Badge>
      <a href="?override=" className={styles.end}>
        End
      </a>
    </span>
  ))
}
