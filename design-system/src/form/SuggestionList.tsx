import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  list: {
    boxSizing: 'border-box',
    maxHeight: '320px',
    overflowY: 'auto',
    padding: '4px',
    borderRadius: '8px',
    backgroundColor: tokens.sheet,
    color: tokens.text,
    boxShadow: tokens.shadow16,
    zIndex: 1,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  option: {
    padding: '6px 8px',
    borderRadius: '6px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.sheetHover },
    [media.touch]: { padding: '10px 8px' },
  },
  active: {
    backgroundColor: tokens.sheetPressed,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
})

interface SuggestionListProps<Suggestion> {
  ref: Ref<HTMLDivElement>
  /** The field names its active option: `<id>-<place>`. */
  id: string
  /** What it is, for screen readers: "3 addresses suggested". */
  label: string
  suggestions: readonly Suggestion[]
  keyOf(suggestion: Suggestion): string
  /** The place of the option that the keyboard is at; -1 for none. */
  active: number
  onChoose(suggestion: Suggestion): void
  className?: string | undefined
  children(suggestion: Suggestion): ReactNode
}

/** What drops down while someone types in a field that keeps the focus. */
export function SuggestionList<Suggestion>(props: SuggestionListProps<Suggestion>) {
  const { ref, id, label, suggestions, keyOf, active, onChoose, className, children } = props
  const styles = useStyles()
  const at = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is active.
  useEffect(() => void at.current?.scrollIntoView({ block: 'nearest' }), [active])
  return (
    // The keyboard stays in the field, which names the active option.
    <div ref={ref} id={id} role="listbox" aria-label={label} className={mergeClasses(styles.list, className)}>
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
        <div
          key={keyOf(suggestion)}
          ref={place === active ? at : undefined}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          className={mergeClasses(styles.option, place === active && styles.active)}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {children(suggestion)}
        </div>
      ))}
    </div>
  )
}
