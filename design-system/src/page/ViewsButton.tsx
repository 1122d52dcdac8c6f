import { makeStyles } from '@fluentui/react-components'
import { Bookmark16Regular } from '@fluentui/react-icons/svg/bookmark'
import { tokens } from '../theme/tokens'
import type { SavedViews } from './saved-views'
import { ToolButton } from './ToolButton'

interface ViewsButtonProps {
  views: SavedViews
  open: boolean
  onPrefetch(): void
  onOpen(opener: HTMLElement): void
}

const useStyles = makeStyles({
  name: { maxWidth: '180px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  changed: {
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: tokens.brand,
    outline: '1px solid transparent',
  },
})

/** Names the view that is shown, with a dot when something differs from it, and opens the menu of views. */
export function ViewsButton({ views, open, onPrefetch, onOpen }: ViewsButtonProps) {
  const styles = useStyles()
  const current = [...(views.readyMade ?? []), ...views.views].find(({ id }) => id === views.current)
  return (
    <ToolButton
      icon={<Bookmark16Regular aria-hidden />}
      title={current?.name}
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={onPrefetch}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <span className={styles.name}>{current?.name ?? 'Saved views'}</span>
      {current && views.changed && <span role="img" aria-label="changed" className={styles.changed} />}
    </ToolButton>
  )
}
