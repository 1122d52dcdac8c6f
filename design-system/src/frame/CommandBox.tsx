import { makeStyles, shorthands } from '@fluentui/react-components'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { KeyHint } from './KeyHint'

export interface CommandBoxProps {
  /** The keys that do the same, in tinykeys' notation: `$mod+K`. */
  keys: string
  onOpen(): void
  /** Someone points at it: what it opens may be fetched. */
  onPoint(): void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '300px',
    flexShrink: 1,
    minWidth: '32px',
    height: '32px',
    boxSizing: 'border-box',
    padding: '0 5px 0 10px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.controlLine),
    backgroundColor: 'transparent',
    color: tokens.textTertiary,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'text',
    overflow: 'hidden',
    ':hover': { ...shorthands.borderColor(tokens.controlLineHover), color: tokens.textSecondary },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [media.touch]: { height: '40px' },
    // An icon among the others.
    [media.phone]: {
      width: '32px',
      padding: 0,
      flexShrink: 0,
      justifyContent: 'center',
      color: tokens.textSecondary,
      ...shorthands.borderColor('transparent'),
      cursor: 'pointer',
    },
  },
  icon: { flexShrink: 0, width: '18px', height: '18px', [media.phone]: { width: '20px', height: '20px' } },
  label: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Still the button's name on a phone.
    [media.phone]: { position: 'absolute', width: '1px', clipPath: 'inset(50%)' },
  },
  keys: { display: 'flex', [media.phone]: { display: 'none' }, [media.touch]: { display: 'none' } },
})

/** What looks like a search field in the top bar and opens the palette, which searches and runs commands. */
export function CommandBox({ keys, onOpen, onPoint }: CommandBoxProps) {
  const styles = useStyles()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.root}
      onClick={onOpen}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <Search20Regular aria-hidden className={styles.icon} />
      <span className={styles.label}>Search or run a command</span>
      <span aria-hidden className={styles.keys}>
        <KeyHint keys={keys} />
      </span>
    </button>
  )
}
