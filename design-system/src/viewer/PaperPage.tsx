import { makeStyles, shorthands } from '@fluentui/react-components'
import { type MouseEvent, memo, type RefObject, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import { tokens } from '../theme/tokens'
import { isInBox, type Turn, turnedBox, turnedSize } from './box'
import type { PdfMark } from './mark'
import { PageHighlights } from './PageHighlights'
import { PageMarks } from './PageMarks'
import { type PageSizes, usePageSize } from './page-sizes'
import type { WordMatch } from './page-words'
import type { Paper } from './paper'
import type { DrawnHighlight } from './use-highlights'
import { useNear } from './use-near'
import { useSteadyView } from './use-steady-view'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    flexShrink: 0,
    overflow: 'hidden',
    isolation: 'isolate',
    boxShadow: `0 0 0 1px ${tokens.line}`,
    // Paper is white in every theme, and so is all that the browser draws on it.
    backgroundColor: '#fff',
    colorScheme: 'only light',
    forcedColorAdjust: 'none',
  },
  problem: {
    position: 'absolute',
    inset: 0,
    zIndex: 3,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    padding: '20px',
    textAlign: 'center',
    color: 'CanvasText',
    ...shorthands.border('1px', 'dashed', 'GrayText'),
  },
})

interface PaperPageProps {
  paper: Paper
  sizes: PageSizes
  /** From 1. */
  number: number
  /** Pixels of a point. */
  scale: number
  turn: Turn
  /** The element that scrolls. */
  view: RefObject<HTMLElement | null>
  /** Highlights on this page. Only the page of the current highlight has it marked as current. */
  highlights: readonly DrawnHighlight[]
  highlightCount: number
  currentHighlight: string | undefined
  matches: readonly WordMatch[]
  currentMatch: string | undefined
  marks: readonly PdfMark[]
  chosenMark: string | undefined
  markStop: string | undefined
  onChooseMark(id: string): void
  onChooseHighlight(id: string): void
  onGo(page: number): void
}

/** One page: its place is always there, what is on it only while it is near the view. */
export const PaperPage = memo(function PaperPage(props: PaperPageProps) {
  const { paper, sizes, number, scale, turn, view, highlights, matches, marks, onGo } = props
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const isNear = useNear(root, view)
  const [hasFailed, setFailed] = useState(false)
  const usual = usePageSize(sizes, number, paper.usualSize)
  const { width, height } = turnedSize(usual, turn)
  useSteadyView(root, view, Math.floor(height * scale), `${scale} ${turn}`)

  const chooseHighlight = ({ clientX, clientY, currentTarget, target }: MouseEvent) => {
    // Who selects words, or follows a link, does not mean the highlight.
    if (!getSelection()?.isCollapsed || (target as Element).closest('a, button')) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const point = { x: (clientX - left) / width, y: (clientY - top) / height }
    const found = highlights.find(({ boxes }) => boxes.some(box => isInBox(turnedBox(box, turn), point)))
    if (found) props.onChooseHighlight(found.id)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is a labeled group, and a fieldset would make it a form control
    // biome-ignore lint/a11y/useKeyWithClickEvents: n and p select the same highlights from the keyboard
    <div
      ref={root}
      role="group"
      aria-label={`Page ${number}`}
      data-page={number}
      className={styles.root}
      style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
      onClick={highlights.length > 0 ? chooseHighlight : undefined}
    >
      {!hasFailed && (
        <>
          {isNear &&
            paper.drawPage({
              ...{ number, scale, turn, matches, onGo },
              currentMatch: props.currentMatch,
              onSize: sizes.put,
              onFailed: () => setFailed(true),
            })}
          <PageHighlights
            highlights={highlights}
            count={props.highlightCount}
            current={props.currentHighlight}
            turn={turn}
          />
          <PageMarks
            marks={marks}
            turn={turn}
            chosen={props.chosenMark}
            stop={props.markStop}
            onChoose={props.onChooseMark}
          />
        </>
      )}
      {hasFailed && (
        <div role="alert" className={styles.problem}>
          This page could not be shown.
          <Button onClick={() => setFailed(false)}>Retry</Button>
        </div>
      )}
    </div>
  )
})
