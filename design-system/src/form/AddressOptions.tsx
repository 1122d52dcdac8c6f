import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { type Ref, useEffect, useRef } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import type { AddressSuggestions } from './use-address-suggestions'

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
    display: 'flex',
    flexDirection: 'column',
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
  place: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
})

interface AddressOptionsProps {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  suggestions: AddressSuggestions
}

/** What drops down while an address is typed. */
export function AddressOptions({ ref, id, label, suggestions }: AddressOptionsProps) {
  const styles = useStyles()
  const { found, active, choose } = suggestions
  const at = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is active.
  useEffect(() => void at.current?.scrollIntoView({ block: 'nearest' }), [active])
  return (
    // The keyboard stays in the field, which names the active option.
    <div ref={ref} id={id} role="listbox" aria-label={label} className={styles.list}>
      {found.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
        <div
          key={suggestion.id}
          ref={index === active ? at : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={mergeClasses(styles.option, index === active && styles.active)}
          onMouseDown={event => event.preventDefault()}
          onClick={() => choose(suggestion)}
        >
          {suggestion.line1 ? (
            <>
              <span>{suggestion.line1}</span>
              <span className={styles.place}>{suggestion.place}</span>
            </>
          ) : (
            <span>{suggestion.place}</span>
          )}
        </div>
      ))}
    </div>
  )
}
