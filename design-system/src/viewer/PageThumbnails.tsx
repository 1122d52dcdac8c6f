import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '../controls/IconButton'
import { tokens } from '../theme/tokens'
import type { Turn } from './box'
import { PageThumbnail } from './PageThumbnail'
import type { PageSizes } from './page-sizes'
import type { Paper } from './paper'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexShrink: 0, minHeight: 0, backgroundColor: tokens.sheet },
  beside: { width: '140px', ...shorthands.borderRight('1px', 'solid', tokens.line) },
  // On a phone it comes from below, and the document stays in sight above it.
  sheet: {
    position: 'absolute',
    inset: 'auto 0 0',
    zIndex: 5,
    height: '62%',
    borderRadius: '12px 12px 0 0',
    boxShadow: tokens.shadow28,
    ...shorthands.borderTop('1px', 'solid', tokens.line),
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '4px 4px 4px 16px',
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderBottom('1px', 'solid', tokens.innerLine),
  },
  // In a place of its own, so that however many pages there are the viewer keeps its height.
  place: { position: 'relative', flexGrow: 1, minHeight: 0 },
  list: {
    position: 'absolute',
    inset: 0,
    margin: 0,
    padding: '12px 8px',
    overflowY: 'auto',
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
    alignContent: 'start',
    justifyItems: 'center',
    gap: '12px 4px',
  },
})

interface PageThumbnailsProps {
  paper: Paper
  sizes: PageSizes
  turn: Turn
  current: number
  /** Whether it covers a part of the document, as on a phone, and goes when a page was chosen. */
  isSheet: boolean
  onGo(page: number): void
  onClose(): void
}

/** All pages, small. Arrows, Home and End lead from one to another; one stop for Tab. */
export function PageThumbnails({ paper, sizes, turn, current, isSheet, onGo, onClose }: PageThumbnailsProps) {
  const styles = useStyles()
  const list = useRef<HTMLUListElement>(null)
  const buttonOf = (number: number) => list.current?.children[number - 1]?.querySelector('button')

  // Once, when it opens: on a phone one chooses in it next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later pages must not take the focus
  useEffect(() => {
    if (isSheet) buttonOf(current)?.focus({ preventScroll: true })
  }, [isSheet])

  useEffect(() => {
    const element = list.current
    const place = element?.children[current - 1] as HTMLElement | undefined
    if (!element || !place) return
    const isSeen =
      place.offsetTop >= element.scrollTop &&
      place.offsetTop + place.offsetHeight <= element.scrollTop + element.clientHeight
    if (!isSeen) element.scrollTop = place.offsetTop - element.clientHeight / 3
  }, [current])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSheet) {
      event.stopPropagation()
      event.preventDefault()
      return onClose()
    }
    const at = Number((event.target as HTMLElement).dataset['thumbnail'])
    const step = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 1,
      End: paper.pages,
    }
    const next = at > 0 ? step[event.key as keyof typeof step] : undefined
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const button = buttonOf(Math.min(Math.max(next, 1), paper.pages))
    button?.focus()
  }

  return (
    <nav
      aria-label="Pages"
      className={mergeClasses(styles.root, isSheet ? styles.sheet : styles.beside)}
      onKeyDown={onKeyDown}
    >
      {isSheet && (
        <div className={styles.header}>
          Pages
          <IconButton label="Close pages" icon={<Dismiss20Regular />} onClick={onClose} />
        </div>
      )}
      <div className={styles.place}>
        <ul ref={list} className={styles.list}>
          {Array.from({ length: paper.pages }, (_, at) => at + 1).map(number => (
            <PageThumbnail
              key={number}
              {...{ paper, sizes, turn, number, list }}
              isCurrent={number === current}
              onGo={onGo}
            />
          ))}
        </ul>
      </div>
    </nav>
  )
}
