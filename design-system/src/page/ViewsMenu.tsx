import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  makeStyles,
} from '@fluentui/react-components'
import { useFocusReturn } from '../focus/use-focus-return'
import type { SavedViews } from './saved-views'
import type { ViewQuestion } from './ViewDialogs'

interface ViewsMenuProps {
  views: SavedViews
  /** What the list shows without a view: "All accounts". */
  everything: string
  /** It hangs below this button. */
  opener: HTMLElement
  onAsk(question: ViewQuestion): void
  onClose(): void
}

const useStyles = makeStyles({
  popover: { zIndex: 10, maxWidth: '320px', maxHeight: '70vh', overflowY: 'auto' },
})

const everythingValue = ''

/**
 * The views that the list comes with and those that the agency shares: choose one, save what is shown, or change the chosen one
 * if it is the agency's. It is open as long as it is drawn.
 */
export function ViewsMenu({ views, everything, opener, onAsk, onClose }: ViewsMenuProps) {
  const styles = useStyles()
  useFocusReturn()
  const { readyMade = [] } = views
  const current = views.views.find(({ id }) => id === views.current)
  return (
    <Menu
      open
      inline
      positioning={{ target: opener, position: 'below', align: 'end', strategy: 'fixed', offset: 4 }}
      hasCheckmarks
      onOpenChange={onClose}
      checkedValues={{ view: [views.current ?? everythingValue] }}
      onCheckedValueChange={(_, { checkedItems }) => views.choose(checkedItems[0] || undefined)}
    >
      <MenuPopover className={styles.popover}>
        <MenuList>
          <MenuItemRadio name="view" value={everythingValue}>
            {everything}
          </MenuItemRadio>
          {readyMade.map(({ id, name }) => (
            <MenuItemRadio key={id} name="view" value={id}>
              {name}
            </MenuItemRadio>
          ))}
          {readyMade.length > 0 && views.views.length > 0 && <MenuDivider />}
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
