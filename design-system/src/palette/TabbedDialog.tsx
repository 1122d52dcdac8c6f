import { Dialog, DialogSurface, makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../controls/IconButton'
import { useDialogStyles } from '../dialog/dialog-styles'
import { useFocusReturn } from '../focus/use-focus-return'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** Something to read or choose, in a few tabs. */
export interface TabbedDialogProps<Tab extends string> {
  title: string
  tabs: readonly { id: Tab; label: string }[]
  /** The one that shows. */
  tab: Tab
  onTabChange(tab: Tab): void
  onClose(): void
  /** What the tab shows. */
  children: ReactNode
}

const useStyles = makeStyles({
  surface: { height: 'min(640px, calc(100dvh - 48px))', [media.phone]: { height: '100dvh' } },
  tabs: {
    display: 'flex',
    gap: '4px',
    flexShrink: 0,
    padding: '0 12px',
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
    [media.phone]: { padding: '0 8px' },
  },
  tab: {
    height: '36px',
    padding: '0 8px',
    marginBottom: '-1px',
    ...shorthands.borderWidth(0),
    ...shorthands.borderBottom('2px', 'solid', 'transparent'),
    backgroundColor: 'transparent',
    color: tokens.textSecondary,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px', borderRadius: '6px' },
    [media.touch]: { height: '44px' },
  },
  chosen: {
    color: tokens.text,
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderColor('transparent', 'transparent', tokens.brand, 'transparent'),
  },
  panel: { outlineOffset: '-2px', paddingTop: '16px' },
})

/** Something to read, in a few tabs. Arrows change the tab, Escape closes; a sheet on phones. */
export function TabbedDialog<Tab extends string>(props: TabbedDialogProps<Tab>) {
  const { title, tabs, tab, onTabChange, onClose, children } = props
  const shape = useDialogStyles()
  const styles = useStyles()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useFocusReturn()

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = (tabs.findIndex(each => each.id === tab) + step + tabs.length) % tabs.length
    list.current?.querySelectorAll('button')[at]?.focus()
    const next = tabs[at]
    if (next) onTabChange(next.id)
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface
        aria-labelledby={`${id}-title`}
        className={mergeClasses(shape.surface, shape.large, shape.sheetOnPhone, styles.surface)}
      >
        <div className={shape.header}>
          <h2 id={`${id}-title`} className={shape.title}>
            {title}
          </h2>
        </div>
        <div ref={list} role="tablist" aria-labelledby={`${id}-title`} className={styles.tabs} onKeyDown={move}>
          {tabs.map(each => (
            <button
              key={each.id}
              type="button"
              role="tab"
              id={`${id}-${each.id}`}
              aria-selected={each.id === tab}
              aria-controls={`${id}-panel`}
              tabIndex={each.id === tab ? 0 : -1}
              className={mergeClasses(styles.tab, each.id === tab && styles.chosen)}
              onClick={() => onTabChange(each.id)}
            >
              {each.label}
            </button>
          ))}
        </div>
        {/* A panel that scrolls is a stop of the keyboard. */}
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, from the keyboard too.
          tabIndex={0}
          className={mergeClasses(shape.content, styles.panel)}
        >
          {children}
        </div>
        <IconButton className={shape.close} label="Close" icon={<Dismiss20Regular />} onClick={onClose} />
      </DialogSurface>
    </Dialog>
  )
}
