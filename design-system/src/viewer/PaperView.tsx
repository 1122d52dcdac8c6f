import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { nextTurn, type Turn, turnedSize } from './box'
import { DocumentProblem } from './DocumentProblem'
import type { HighlightsProps } from './highlight'
import { LoadingPage } from './LoadingPage'
import type { MarksProps } from './mark'
import { PageThumbnails } from './PageThumbnails'
import { PaperPages } from './PaperPages'
import { BottomBar, PaperToolbar, type PaperToolbarProps } from './PaperToolbar'
import { letter } from './page-size'
import { usePageSizes } from './page-sizes'
import type { PaperState } from './paper'
import { SearchBar } from './SearchBar'
import { maxMatches } from './search-pages'
import { searchWords } from './search-words'
import { useCompact } from './use-compact'
import { useHighlights } from './use-highlights'
import { useMarks } from './use-marks'
import { usePagesView } from './use-pages-view'
import { useSearch } from './use-search'
import { useViewerKeys } from './use-viewer-keys'
import { useZoom } from './use-zoom'
import { useViewerStyles } from './viewer-styles'
import { pixelsPerPoint } from './zoom'

export interface PaperViewProps extends MarksProps, HighlightsProps {
  url: string
  name: string
  /** In pixels. */
  minHeight: number
  state: PaperState
  onRetry(): void
}

const useStyles = makeStyles({
  middle: { display: 'flex', flexGrow: 1, minHeight: 0 },
})

/** A document made of pages, with all that one reads it with. */
export function PaperView({ url, name, minHeight, state, onRetry, ...props }: PaperViewProps) {
  const styles = useStyles()
  const shared = useViewerStyles()
  const root = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [turn, setTurn] = useState<Turn>(0)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const isCompact = useCompact(root)
  const sizes = usePageSizes()
  const paper = state.status === 'ready' ? state.paper : undefined
  const zoom = useZoom(view, turnedSize(paper?.usualSize ?? letter, turn))
  const scale = zoom.value * pixelsPerPoint
  const { current, goTo, bring } = usePagesView(view, { paper, sizes, scale, turn })
  const marks = useMarks(view, paper !== undefined, props, bring)
  const highlights = useHighlights(props, paper !== undefined, bring)
  const search = useSearch(paper, current, bring)
  const opensAt = highlights.current ? undefined : props.page
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens there once, whatever one goes to then
  useEffect(() => {
    if (paper && opensAt) goTo(opensAt)
  }, [paper, props.page])
  const canSearch = paper?.wordsOf !== undefined

  const closeSearch = () => {
    search.close()
    view.current?.focus({ preventScroll: true })
  }
  const goFromPanel = (page: number) => {
    goTo(page)
    if (isCompact) closePanel()
  }
  const closePanel = () => {
    setPanelOpen(false)
    view.current?.focus({ preventScroll: true })
  }
  const onKeyDown = useViewerKeys({
    view,
    isReady: paper !== undefined,
    onZoom: zoom.step,
    onHighlight: highlights.count > 0 ? highlights.step : undefined,
    onSearch: canSearch
      ? () => {
          search.open()
          field.current?.select()
        }
      : undefined,
    onOtherKey: marks.onKeyDown,
  })

  const bars: PaperToolbarProps = {
    url,
    name,
    current,
    zoom,
    highlights,
    isPanelOpen,
    isCompact,
    pages: paper?.pages ?? 0,
    search: canSearch ? { ...search, close: closeSearch } : undefined,
    onTogglePanel: () => setPanelOpen(!isPanelOpen),
    onTurn: () => setTurn(nextTurn(turn)),
    onGo: goTo,
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever one is in the document
    <div ref={root} className={shared.root} style={{ minHeight }} onKeyDown={onKeyDown}>
      <PaperToolbar key={isCompact ? 'compact' : 'wide'} {...bars} />
      {search.isOpen && (
        <SearchBar
          field={field}
          isCompact={isCompact}
          query={search.query}
          told={searchWords({ ...search, count: search.matches.length, most: maxMatches })}
          number={search.number}
          count={search.matches.length}
          onAsk={search.ask}
          onStep={search.step}
          onClose={closeSearch}
        />
      )}
      <div className={styles.middle}>
        {paper && isPanelOpen && (
          <PageThumbnails
            {...{ paper, sizes, turn, current }}
            isSheet={isCompact}
            onGo={goFromPanel}
            onClose={closePanel}
          />
        )}
        <div className={shared.place}>
          <section
            ref={view}
            aria-label={name}
            aria-busy={state.status === 'loading'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
            tabIndex={0}
            className={shared.view}
          >
            {state.status === 'loading' && <LoadingPage scale={scale} />}
            {paper && (
              <PaperPages
                {...{ paper, sizes, scale, turn, view }}
                marks={marks.drawn}
                highlightsOfPage={highlights.ofPage}
                highlightCount={highlights.count}
                currentHighlight={highlights.current}
                matchesOfPage={search.ofPage}
                currentMatch={search.current}
                onChooseHighlight={highlights.go}
                onGo={goTo}
              />
            )}
            {state.status === 'failed' && (
              <DocumentProblem failure={state.failure} url={url} name={name} onRetry={onRetry} />
            )}
          </section>
        </div>
      </div>
      {isCompact && <BottomBar {...bars} />}
      <span role="status" className={mergeClasses(shared.unseen)}>
        {highlights.said}
      </span>
    </div>
  )
}
