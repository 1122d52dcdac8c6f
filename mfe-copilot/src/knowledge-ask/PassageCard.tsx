import { makeStyles, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import type { FoundPassageFragment } from '../generated/documents'
import { viewPath } from '../paths'
import { markedParts } from './marked-parts'

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  text: { margin: '0 0 8px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  mark: {
    backgroundColor: tokens.amberTint,
    color: tokens.text,
    borderRadius: '2px',
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
  source: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.textSecondary, fontStyle: 'normal' },
})

/** A stretch of a document, with what answers the question marked, and where it is. */
export function PassageCard({ passage, question }: { passage: FoundPassageFragment; question: string }) {
  const styles = useStyles()
  const { id, text, matches, document, page, pageLabel, headingPath } = passage
  const place = [document?.title ?? 'A deleted document', pageLabel ?? `page ${page}`, ...headingPath.slice(-1)]
  return (
    <blockquote className={styles.root}>
      <p className={styles.text}>
        {markedParts(text, matches).map(({ start, text: part, isMarked }) =>
          isMarked ? (
            <mark key={start} className={styles.mark}>
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </p>
      <cite className={styles.source}>
        {document ? (
          <TextLink href={viewPath(document.id, { page, passageId: id, question })}>{place.join(' · ')}</TextLink>
        ) : (
          place.join(' · ')
        )}
      </cite>
    </blockquote>
  )
}
