import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components'
import { Bookmark16Regular } from '@fluentui/react-icons/svg/bookmark'
import { tokens } from '../theme/tokens'
import type { SavedViews } from './saved-views'
import { ToolButton } from './ToolButton'
import type { ViewQuestion } from './ViewDialogs'

interface SavedViewsMenuProps {
  views: SavedViews
  /** What the list shows without a view: "All accounts". */
  everything: string
  onAsk(question: ViewQuestion): void
}

const useStyles = makeStyles({
  popover: { zIndex: 10, maxWidth: '320px', maxHeight: '70vh', overflowY: 'auto' },
  name: { maxWidth: '180px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  changed: {
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: tokens.brand,
    outline: '1px solid transparent',
  },
})

const everythingValue = ''

/** The views that the agency shares: choose one, save what is shown, or change the chosen one. */
export function SavedViewsMenu({ views, everything, onAsk }: SavedViewsMenuProps) {
  const styles = useStyles()
  const current = views.views.find(({ id }) => id === views.current)
  return (
    <Menu
      inline
      positioning={{ position: 'below', align: 'end', strategy: 'fixed' }}
      checkedValues={{ view: [views.current ?? everythingValue] }}
      onCheckedValueChange={(_, { checkedItems }) => views.choose(checkedItems[0] || undefined)}
    >
      <MenuTrigger disableButtonEnhancement>
        <ToolButton icon={<Bookmark16Regular aria-hidden />} title={current?.name}>
          <span className={styles.name}>{current?.name ?? 'Saved views'}</span>
          {current && views.changed && <span role="img" aria-label="changed" className={styles.changed} />}
        </ToolButton>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          <MenuItemRadio name="view" value={everythingValue}>
            {everything}
          </MenuItemRadio>
          {views.views.map(({ id, name }) => (
            <MenuItemRadio key={id} name="view" value={id}>
              {name}
            </MenuItemRadio>
          ))}
          <MenuDivider />
          {current && views.changed && <MenuItem onClick={() => onAsk({ kind: 'update' })}>Update this view</MenuItem>}
          <MenuItem onClick={() => onAsk({ kind: 'save' })}>Save current as…</MenuItem>
          {current && <MenuItem onClick={() => onAsk({ kind: 'rename', view: current })}>Rename…</MenuItem>}
          {current && <MenuItem onClick={() => onAsk({ kind: 'remove', view: current })}>Delete…</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
