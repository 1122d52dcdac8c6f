import { makeStyles } from '@fluentui/react-components'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { TruncatedText } from './TruncatedText'

export interface TagProps {
  /** A keyword, a name, a chosen option. */
  text: string
  /** With it, the tag can be taken away. */
  onRemove?: (() => void) | undefined
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minWidth: 0,
    boxSizing: 'border-box',
    height: '24px',
    padding: '0 8px',
    borderRadius: '6px',
    backgroundColor: tokens.neutralTint,
    color: tokens.text,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [media.touch]: { height: '32px' },
    [media.forcedColors]: { outline: '1px solid' },
  },
  remove: {
    display: 'inline-flex',
    flexShrink: 0,
    margin: '0 -4px 0 2px',
    padding: '4px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: tokens.textSecondary,
    cursor: 'pointer',
    ':hover': { color: tokens.text },
    [media.touch]: { margin: '0 -8px 0 0', padding: '10px' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** A word that stands for something: a keyword, a chosen option. It cuts itself when there is no room. */
export function Tag({ text, onRemove }: TagProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <TruncatedText text={text} />
      {onRemove && (
        <button type="button" aria-label={`Remove ${text}`} className={styles.remove} onClick={onRemove}>
          <Dismiss12Regular />
        </button>
      )}
    </span>
  )
}
