import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type Box, placeOfBox } from './box'
import { paperColors as paper } from './paper-colors'

const useStyles = makeStyles({
  tint: {
    position: 'absolute',
    boxSizing: 'content-box',
    // A hair of air around the words.
    padding: '1px 2px',
    margin: '-1px -2px',
    borderRadius: '2px',
    // As a marker pen does it: what is printed stays as dark as it is.
    mixBlendMode: 'multiply',
    pointerEvents: 'none',
  },
  highlight: { backgroundColor: paper.highlight },
  match: { backgroundColor: paper.searchMatch },
  currentHighlight: { backgroundColor: paper.highlightCurrent, outline: `2px solid ${paper.brand}` },
  currentMatch: { backgroundColor: paper.searchMatch, outline: `2px solid ${paper.blue}` },
})

interface PageTintsProps {
  /** As they lie on the page now. */
  boxes: readonly Box[]
  look: 'highlight' | 'match'
  isCurrent: boolean
}

/** Places on a page that are tinted, under its words; one is outlined: they differ without colors, too. */
export function PageTints({ boxes, look, isCurrent }: PageTintsProps) {
  const styles = useStyles()
  const current = look === 'highlight' ? styles.currentHighlight : styles.currentMatch
  return boxes.map((box, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quote have nothing else that tells them apart
      key={at}
      className={mergeClasses(styles.tint, styles[look], isCurrent && current)}
      style={placeOfBox(box)}
    />
  ))
}
