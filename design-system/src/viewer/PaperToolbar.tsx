import { mergeClasses } from '@fluentui/react-components'
import { PanelLeft20Regular } from '@fluentui/react-icons/svg/panel-left'
import { RotateRight20Regular } from '@fluentui/react-icons/svg/rotate-right'
import { useRef } from 'react'
import { IconButton } from '../controls/IconButton'
import { FileLinks } from './FileLinks'
import { PageBox } from './PageBox'
import { StepButtons } from './StepButtons'
import type { Highlights } from './use-highlights'
import type { Search } from './use-search'
import { useToolbarKeys } from './use-toolbar-keys'
import type { ZoomControl } from './use-zoom'
import { useViewerStyles } from './viewer-styles'
import { ZoomButtons } from './ZoomButtons'

export interface PaperToolbarProps {
  url: string
  name: string
  current: number
  /** 0 while there is no document. */
  pages: number
  zoom: ZoomControl
  highlights: Highlights
  /** Absent: there are no words to search. */
  search: Search | undefined
  isPanelOpen: boolean
  isCompact: boolean
  onTogglePanel(): void
  onTurn(): void
  onGo(page: number): void
}

/** Where one is, how large it is, what to look at, and the way out. In a narrow viewer a second bar at the bottom has half of it. */
export function PaperToolbar(props: PaperToolbarProps) {
  const { url, name, current, pages, isCompact, search } = props
  const styles = useViewerStyles()
  const bar = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`${name}: view`}
      className={mergeClasses(styles.bar, isCompact && styles.compactBar)}
      {...useToolbarKeys(bar)}
    >
      {!isCompact && <PanelButton {...props} />}
      <PageBox current={current} pages={pages} onGo={props.onGo} />
      {isCompact ? <TurnButton {...props} /> : <SizeAndSteps {...props} />}
      <FileLinks url={url} name={name} search={search} />
    </div>
  )
}

/** On a phone: what a thumb reaches. */
export function BottomBar(props: PaperToolbarProps) {
  const styles = useViewerStyles()
  const bar = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`${props.name}: pages and size`}
      className={mergeClasses(styles.bar, styles.compactBar, styles.bottomBar)}
      {...useToolbarKeys(bar)}
    >
      <PanelButton {...props} />
      <SizeAndSteps {...props} />
    </div>
  )
}

function PanelButton({ pages, isPanelOpen, onTogglePanel }: PaperToolbarProps) {
  return (
    <IconButton
      label="Pages"
      icon={<PanelLeft20Regular />}
      className={useViewerStyles().button}
      aria-disabled={pages === 0}
      aria-expanded={isPanelOpen}
      onClick={() => pages > 0 && onTogglePanel()}
    />
  )
}

function SizeAndSteps(props: PaperToolbarProps) {
  const { pages, zoom, highlights, isCompact } = props
  const isReady = pages > 0
  return (
    <>
      <ZoomButtons zoom={zoom} isReady={isReady} isCompact={isCompact} />
      {!isCompact && <TurnButton {...props} />}
      {highlights.count > 0 && isReady && (
        <StepButtons
          what="highlight"
          number={highlights.current?.number ?? 0}
          count={highlights.count}
          onStep={highlights.step}
        />
      )}
    </>
  )
}

function TurnButton({ pages, onTurn }: PaperToolbarProps) {
  return (
    <IconButton
      label="Rotate"
      icon={<RotateRight20Regular />}
      className={useViewerStyles().button}
      aria-disabled={pages === 0}
      onClick={() => pages > 0 && onTurn()}
    />
  )
}
