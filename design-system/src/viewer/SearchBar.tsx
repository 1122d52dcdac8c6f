import { Input, makeStyles, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search16Regular } from '@fluentui/react-icons/svg/search'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { IconButton } from '../controls/IconButton'
import { useInputClass } from '../form/input-styles'
import { pressesEnter } from '../keyboard/presses-enter'
import { tokens } from '../theme/tokens'
import { StepButtons } from './StepButtons'
import { useViewerStyles } from './viewer-styles'

const useStyles = makeStyles({
  root: { flexWrap: 'nowrap', columnGap: '8px' },
  input: { flexBasis: '280px', flexShrink: 1, minWidth: '80px' },
  icon: { color: tokens.textTertiary },
  grows: { flexGrow: 1 },
  told: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, minWidth: 0 },
  close: { marginLeft: 'auto' },
})

interface SearchBarProps {
  /** The field, so that it can be focused again. */
  field: RefObject<HTMLInputElement | null>
  query: string
  isCompact: boolean
  /** What was found, as a sentence: "No matches". Empty while nothing was asked. */
  told: string
  number: number
  count: number
  onAsk(query: string): void
  onStep(direction: 1 | -1): void
  onClose(): void
}

/** The search in a document: Enter goes to the next match, Shift+Enter back, Escape closes it. */
export function SearchBar(props: SearchBarProps) {
  const { field, query, isCompact, told, number, count, onAsk, onStep, onClose } = props
  const styles = useStyles()
  const shared = useViewerStyles()
  const inputClass = useInputClass(mergeClasses(styles.input, isCompact && styles.grows))
  useEffect(() => field.current?.select(), [field])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // It does not close the dialog around the document.
      event.stopPropagation()
      event.preventDefault()
      onClose()
    }
    if (pressesEnter(event) && event.target === field.current) {
      event.preventDefault()
      onStep(event.shiftKey ? -1 : 1)
    }
  }

  return (
    <search className={mergeClasses(shared.bar, styles.root, isCompact && shared.compactBar)} onKeyDown={onKeyDown}>
      <Input
        input={{ ref: field }}
        className={inputClass}
        aria-label="Search in the document"
        placeholder="Search"
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={query}
        contentBefore={<Search16Regular className={styles.icon} aria-hidden />}
        onChange={(_, { value }) => onAsk(value)}
      />
      <StepButtons what="match" number={number} count={count} onStep={onStep} />
      {/* Where there is little room, "2 of 7" says enough. */}
      <span role="status" className={isCompact && count > 0 ? shared.unseen : styles.told}>
        {told}
      </span>
      <IconButton className={styles.close} label="Close search" icon={<Dismiss20Regular />} onClick={onClose} />
    </search>
  )
}
