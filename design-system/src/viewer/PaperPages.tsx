import { makeStyles } from '@fluentui/react-components'
import { memo, type RefObject } from 'react'
import type { Turn } from './box'
import type { PdfMark } from './mark'
import { PaperPage } from './PaperPage'
import type { PageSizes } from './page-sizes'
import type { WordMatch } from './page-words'
import type { Paper } from './paper'
import type { DrawnHighlight, Highlights } from './use-highlights'
import type { DrawnMarks } from './use-marks'
import type { Search } from './use-search'
import { margin } from './use-zoom'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    width: 'max-content',
    minWidth: '100%',
    padding: `${margin}px`,
    // Where a page grows into its place, we keep the view steady ourselves: not every browser does.
    overflowAnchor: 'none',
  },
})

// The same lists each time: a page that has nothing is not drawn again.
const noHighlights: readonly DrawnHighlight[] = []
const noMatches: readonly WordMatch[] = []
const noMarks: readonly PdfMark[] = []

interface PaperPagesProps {
  paper: Paper
  sizes: PageSizes
  /** Pixels of a point. */
  scale: number
  turn: Turn
  /** The element that scrolls. */
  view: RefObject<HTMLElement | null>
  marks: DrawnMarks
  highlightsOfPage: Highlights['ofPage']
  highlightCount: number
  currentHighlight: DrawnHighlight | undefined
  matchesOfPage: Search['ofPage']
  currentMatch: WordMatch | undefined
  onChooseHighlight(id: string): void
  onGo(page: number): void
}

/** All pages, one below the other. Drawn again for another size, not for each page that one scrolls past. */
export const PaperPages = memo(function PaperPages(props: PaperPagesProps) {
  const { paper, marks, currentHighlight, currentMatch } = props
  return (
    <div data-pages className={useStyles().root}>
      {Array.from({ length: paper.pages }, (_, index) => index + 1).map(number => {
        const own = marks.ofPage.get(number) ?? noMarks
        return (
          <PaperPage
            key={number}
            number={number}
            paper={paper}
            sizes={props.sizes}
            scale={props.scale}
            turn={props.turn}
            view={props.view}
            highlights={props.highlightsOfPage.get(number) ?? noHighlights}
            highlightCount={props.highlightCount}
            currentHighlight={currentHighlight?.page === number ? currentHighlight.id : undefined}
            matches={props.matchesOfPage.get(number) ?? noMatches}
            currentMatch={currentMatch?.page === number ? currentMatch.id : undefined}
            marks={own}
            chosenMark={ownId(own, marks.chosen)}
            markStop={ownId(own, marks.stop)}
            onChooseMark={marks.onChoose}
            onChooseHighlight={props.onChooseHighlight}
            onGo={props.onGo}
          />
        )
      })}
    </div>
  )
})

const ownId = (marks: readonly PdfMark[], id: string | undefined) =>
  marks.some(mark => mark.id === id) ? id : undefined
