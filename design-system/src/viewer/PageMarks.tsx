import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { memo } from 'react'
import { placeOfBox, type Turn, turnedBox } from './box'
import type { PdfMark } from './mark'
import { paperColors as paper } from './paper-colors'

const useStyles = makeStyles({
  mark: {
    position: 'absolute',
    zIndex: 2,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    padding: 0,
    overflow: 'hidden',
    containerType: 'size',
    fontFamily: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: '2px',
    ':hover': { outline: `1px solid ${paper.text}` },
    ':focus-visible': { zIndex: 4, outline: `3px solid ${paper.text}`, outlineOffset: '1px' },
  },
  done: {
    backgroundColor: paper.brandTint,
    color: paper.brandText,
    ...shorthands.border('1px', 'solid', paper.brand),
  },
  open: {
    backgroundColor: paper.amberTint,
    color: paper.amber,
    ...shorthands.border('2px', 'dashed', paper.amber),
  },
  quiet: {
    backgroundColor: paper.sheet,
    color: paper.textSecondary,
    ...shorthands.border('1px', 'dotted', paper.textSecondary),
  },
  chosen: {
    zIndex: 3,
    backgroundColor: paper.brand,
    color: paper.onBrand,
    outline: `3px solid ${paper.brandDeep}`,
    ...shorthands.border('1px', 'solid', paper.onBrand),
  },
  text: {
    minWidth: 0,
    padding: '0 3px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    // Never higher than the place itself.
    fontSize: 'min(12px, 70cqh)',
    lineHeight: 1.2,
  },
})

interface PageMarksProps {
  /** Those of this page. */
  marks: readonly PdfMark[]
  chosen: string | undefined
  /** The one that Tab reaches; arrow keys lead to the others. */
  stop: string | undefined
  turn: Turn
  onChoose(id: string): void
}

/** Places on a page that can be chosen, over everything else on it. */
export const PageMarks = memo(function PageMarks({ marks, chosen, stop, turn, onChoose }: PageMarksProps) {
  const styles = useStyles()
  return marks.map(({ id, label, text, look, ...box }) => (
    <button
      key={id}
      type="button"
      data-mark={id}
      aria-label={label}
      aria-pressed={id === chosen}
      title={label}
      tabIndex={id === stop ? 0 : -1}
      className={mergeClasses(styles.mark, styles[look], id === chosen && styles.chosen)}
      style={placeOfBox(turnedBox(box, turn))}
      onClick={() => onChoose(id)}
    >
      {text && (
        <span aria-hidden className={styles.text}>
          {text}
        </span>
      )}
    </button>
  ))
})
