import { makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { useMemo } from 'react'
import { EvidenceMark } from '../evidence/EvidenceMark'
import type { Quote } from '../evidence/quotes'
import { htmlElements } from './html-elements'

const useStyles = makeStyles({
  root: {
    padding: '20px',
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    ...shorthands.border('1px', 'solid', tokens.line),
    '& h3': { margin: '0 0 12px', fontSize: '18px', lineHeight: '26px' },
    '& h4': { margin: '20px 0 8px', fontSize: '15px', lineHeight: '22px' },
    '& h5': { margin: '16px 0 6px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
    '& p': { margin: '0 0 10px', whiteSpace: 'pre-line' },
    '& ul, & ol': { margin: '0 0 10px', paddingLeft: '22px' },
    '& blockquote': {
      margin: '0 0 10px',
      paddingLeft: '12px',
      color: tokens.textSecondary,
      ...shorthands.borderLeft('3px', 'solid', tokens.line),
    },
    '& aside': {
      margin: '0 0 12px',
      padding: '10px 14px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.brandTint,
      '& p': { margin: '2px 0 0' },
      '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid') },
    },
    '& aside[data-tone="warning"]': { backgroundColor: tokens.amberTint },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': {
      padding: '8px',
      textAlign: 'left',
      verticalAlign: 'top',
      ...shorthands.borderBottom('1px', 'solid', tokens.innerLine),
    },
    '& th': { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
    '@media (max-width: 639.98px)': { padding: '16px' },
  },
})

interface HtmlArtifactProps {
  content: string
  quotes: readonly Quote[]
}

/** A preview of a drafted document. */
export function HtmlArtifact({ content, quotes }: HtmlArtifactProps) {
  const styles = useStyles()
  const drawn = useMemo(
    () =>
      htmlElements(content, mark => {
        const quote = quotes.find(one => one.mark === mark)
        return quote && <EvidenceMark quote={quote} label={String(mark)} />
      }),
    [content, quotes],
  )
  return <div className={styles.root}>{drawn}</div>
}
