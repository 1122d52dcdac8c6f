import { Link, makeStyles, mergeClasses, shorthands, Tooltip, tokens } from '@coverdesk/design-system'
import { useParams } from '@coverdesk/plugin-sdk'
import { workspacePath } from '../../paths'
import { placePath } from '../place/workspace-place'
import { useCurrentQuote } from './current-quote'
import { labelOfQuote, type Quote } from './quotes'

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    minWidth: '18px',
    margin: '0 1px',
    padding: '0 5px',
    borderRadius: '5px',
    backgroundColor: tokens.brandTint,
    color: tokens.brandText,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    textDecorationLine: 'none',
    verticalAlign: '1px',
    ':hover': { backgroundColor: tokens.brandTintHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (pointer: coarse)': { padding: '3px 9px' },
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid') },
  },
  current: {
    backgroundColor: tokens.brand,
    color: tokens.onBrand,
    ':hover': { backgroundColor: tokens.brandHover },
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
})

/** The number of a quote: hover shows it, a click opens its document beside the conversation. */
export function EvidenceMark({ quote, label }: { quote: Quote; label: string }) {
  const styles = useStyles()
  const { id = '' } = useParams()
  const { id: current, path } = useCurrentQuote()
  const isCurrent = current === quote.id
  const { name, page, sourceId } = quote
  const where = `${name}, page ${page}`
  return (
    <Tooltip text={`“${labelOfQuote(quote)}” ${where}`}>
      <Link
        id={`quote-${quote.id}`}
        to={placePath(path ?? workspacePath(id), { panel: 'documents', sourceId, page, quote: quote.id })}
        aria-label={`Evidence ${label}: ${where}`}
        aria-current={isCurrent ? 'true' : undefined}
        className={mergeClasses(styles.root, isCurrent && styles.current)}
      >
        {label}
      </Link>
    </Tooltip>
  )
}
