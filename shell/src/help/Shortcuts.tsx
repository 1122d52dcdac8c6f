import { makeStyles } from '@coverdesk/design-system'
import { ShortcutList } from '@coverdesk/design-system/palette'
import { useAtomValue } from 'jotai'
import { pluginsAtom } from '../plugins/plugins-atom'
import { shortcutGroups } from './shortcut-groups'

const useStyles = makeStyles({ root: { columns: '280px 2', columnGap: '32px' } })

/** Every command and place that has keys, from the one list behind the palette. */
export function Shortcuts() {
  const groups = shortcutGroups(useAtomValue(pluginsAtom))
  return (
    <div className={useStyles().root}>
      {groups.map(({ title, shortcuts }) => (
        <ShortcutList key={title} title={title} shortcuts={shortcuts} />
      ))}
    </div>
  )
}
