import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { initials } from '../formats/text'
import { media } from '../theme/breakpoints'
import { avatarTints, tokens } from '../theme/tokens'

export interface AvatarProps {
  name: string
  /** A person at the top bar is a brand circle; a record in a list is a soft square. By default `record`. */
  kind?: 'person' | 'record'
  /** 28 px by default; `large` is 40. */
  size?: 'medium' | 'large'
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: '6px',
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightBold,
    userSelect: 'none',
    [media.forcedColors]: { outline: '1px solid' },
  },
  large: { width: '40px', height: '40px', fontSize: '14px', borderRadius: tokens.borderRadiusMedium },
  person: {
    borderRadius: '50%',
    backgroundColor: tokens.brand,
    color: tokens.onBrand,
    // It is in a button, which has colors of its own there.
    [media.forcedColors]: { backgroundColor: 'ButtonFace', color: 'ButtonText' },
  },
})

/** The same name has the same tint everywhere. */
function tintOf(name: string) {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return avatarTints[hash % avatarTints.length]
}

/** Initials on a soft tint chosen from the name. Decorative: the name always is beside it. */
export function Avatar({ name, kind = 'record', size = 'medium' }: AvatarProps) {
  const styles = useStyles()
  const [backgroundColor, color] = (kind === 'record' && tintOf(name)) || []
  return (
    <span
      aria-hidden
      className={mergeClasses(styles.root, size === 'large' && styles.large, kind === 'person' && styles.person)}
      style={{ backgroundColor, color }}
    >
      {initials(name)}
    </span>
  )
}
