import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { useEffect, useMemo, useRef } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { SearchBar } from '../viewer/SearchBar'
import { maxMatches } from '../viewer/search-pages'
import { searchWords } from '../viewer/search-words'
import { useCompact } from '../viewer/use-compact'
import { useViewerKeys } from '../viewer/use-viewer-keys'
import { useViewerStyles } from '../viewer/viewer-styles'
import { scrollToMark } from './scroll-to-mark'
import { TextLines } from './TextLines'
import { TextToolbar } from './TextToolbar'
import { marksOfParts, textParts } from './text-parts'
import { type TextHighlight, textLines } from './text-pieces'
import { useTextHighlights } from './use-text-highlights'
import { useTextSearch } from './use-text-search'

/** The words of a document that has no pages: an Office file, a mail, a plain text. */
export interface TextDocumentProps {
  text: string
  /** What people call it. */
  name: string
  /** The file that the text was read from, to be downloaded. By default there is none. */
  url?: string | undefined
  /** Quotes and values that are tinted. By default there are none. */
  ranges?: readonly TextHighlight[]
  /** Id of the one that is outlined. The text opens there, and scrolls there when it changes. By default none is. */
  current?: string | undefined
  /** Told when a person goes to another one: by the buttons, `n`, `p`, or a click on it. */
  onCurrentChange?(id: string): void
  /** Where a line begins at which the text opens when no range is `current`. By default it opens at its beginning. */
  opensAt?: number | undefined
  /** In pixels. By default 500. In a parent with a height of its own, it takes all of that. */
  minHeight?: number
}

const useStyles = makeStyles({
  sheet: {
    boxSizing: 'border-box',
    maxWidth: '760px',
    minHeight: 'calc(100% - 24px)',
    margin: '12px auto',
    padding: '32px 40px',
    backgroundColor: tokens.sheet,
    ...shorthands.border('1px', 'solid', tokens.line),
    lineHeight: '20px',
    [media.phone]: { padding: '16px' },
  },
  narrow: { margin: 0, minHeight: '100%', padding: '16px', ...shorthands.borderWidth(0) },
})

const none: readonly TextHighlight[] = []

/**
 * A text in the frame of the document viewer: with the same bar, search, keys and highlights as a PDF. Lines are kept as they are.
 *
 * @example <TextDocument text={mail.text} name="Renewal terms.eml" ranges={quotes} current={quote.id} onCurrentChange={setQuote} />
 */
export function TextDocument({ text, name, url, minHeight = 500, ...props }: TextDocumentProps) {
  const { ranges = none, current: wanted, onCurrentChange, opensAt } = props
  const styles = useStyles()
  const shared = useViewerStyles()
  const root = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isCompact = useCompact(root)
  const parts = useMemo(() => textParts(textLines(text)), [text])
  const { ordered, current, said, step, onClick } = useTextHighlights(view, {
    ranges,
    current: wanted,
    onCurrentChange,
  })
  const search = useTextSearch(text)
  const marks = useMemo(
    () =>
      marksOfParts(
        parts,
        ordered,
        search.matches.map((match, index) => ({ ...match, index })),
      ),
    [parts, ordered, search.matches],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search scrolls to its first match, even at the same index
  useEffect(() => {
    if (search.current >= 0) scrollToMark(view.current, `[data-match="${search.current}"]`)
  }, [search.current, search.matches])

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once when the document opens, not when a highlight is deselected
  useEffect(() => {
    if (opensAt && !current) scrollToMark(view.current, `[data-line="${opensAt}"]`)
  }, [opensAt])

  const closeSearch = () => {
    search.close()
    view.current?.focus({ preventScroll: true })
  }
  const onKeyDown = useViewerKeys({
    view,
    isReady: true,
    onHighlight: ordered.length > 0 ? step : undefined,
    onSearch: () => {
      search.open()
      field.current?.select()
    },
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts work wherever focus is in the viewer
    <div ref={root} className={shared.root} style={{ minHeight }} onKeyDown={onKeyDown}>
      <TextToolbar
        {...{ name, url, isCompact }}
        search={{ ...search, close: closeSearch }}
        steps={{ number: current?.number ?? 0, count: ordered.length, onStep: step }}
      />
      {search.isOpen && (
        <SearchBar
          field={field}
          isCompact={isCompact}
          query={search.query}
          told={searchWords({ ...search, count: search.matches.length, most: maxMatches, hasText: /\S/.test(text) })}
          number={search.current + 1}
          count={search.matches.length}
          onAsk={search.ask}
          onStep={search.step}
          onClose={closeSearch}
        />
      )}
      <div className={shared.place}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: n and p select the same highlights from the keyboard */}
        <section
          ref={view}
          aria-label={name}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable from the keyboard
          tabIndex={0}
          className={shared.view}
          onClick={onClick}
        >
          <div className={mergeClasses(styles.sheet, isCompact && styles.narrow)}>
            {parts.map(({ lines, start, end }, at) => (
              <TextLines
                key={start}
                lines={lines}
                highlights={marks[at]?.highlights ?? none}
                matches={marks[at]?.matches ?? []}
                currentHighlight={current && current.start < end && current.end > start ? current.id : undefined}
                currentMatch={marks[at]?.matches.find(({ index }) => index === search.current)?.index}
              />
            ))}
          </div>
        </section>
      </div>
      <span role="status" className={shared.unseen}>
        {said}
      </span>
    </div>
  )
}
