import { Link, makeStyles, NavIcon, shorthands, tokens } from '@coverdesk/design-system'

const forcedColors = '@media (forced-colors: active)'
const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    gap: '4px',
    height: '100%',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: '12px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
    color: tokens.text,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.sheetHover, ...shorthands.borderColor(tokens.controlLine) },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: 'auto auto', columnGap: '12px' },
  },
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    marginBottom: '4px',
    borderRadius: '6px',
    [forcedColors]: { outline: '1px solid' },
    [phone]: { gridRow: '1 / span 2', marginBottom: 0 },
  },
  builtIn: { backgroundColor: tokens.brandTint, color: tokens.brandText },
  custom: { backgroundColor: tokens.violetTint, color: tokens.violet },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  description: {
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
})

interface PresetCardProps {
  to: string
  icon: string
  name: string
  description: string
  /** The agency made it. */
  isCustom?: boolean
}

/** A preset to begin with. Violet marks what agencies made for Cara. */
export function PresetCard({ to, icon, name, description, isCustom = false }: PresetCardProps) {
  const styles = useStyles()
  return (
    <Link to={to} className={styles.root}>
      <span className={`${styles.icon} ${isCustom ? styles.custom : styles.builtIn}`}>
        <NavIcon name={icon} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.description}>{description}</span>
    </Link>
  )
}
