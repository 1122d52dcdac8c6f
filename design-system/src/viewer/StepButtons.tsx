import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up'
import { IconButton } from '../controls/IconButton'
import { useViewerStyles } from './viewer-styles'

interface StepButtonsProps {
  /** What the buttons lead to: "highlight", "match". */
  what: string
  /** Place of the current one, from 1; 0 when there is none. */
  number: number
  count: number
  onStep(direction: 1 | -1): void
}

/** "2 of 7", and the way to the next and to the one before. */
export function StepButtons({ what, number, count, onStep }: StepButtonsProps) {
  const styles = useViewerStyles()
  const isPossible = count > 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={`Go from ${what} to ${what}`} className={styles.group}>
      <IconButton
        label={`Previous ${what}`}
        icon={<ChevronUp20Regular />}
        className={styles.button}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onStep(-1)}
      />
      {isPossible && <span className={styles.figure}>{number > 0 ? `${number} of ${count}` : count}</span>}
      <IconButton
        label={`Next ${what}`}
        icon={<ChevronDown20Regular />}
        className={styles.button}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onStep(1)}
      />
    </div>
  )
}
