import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useRef } from 'react'
import { TruncatedText } from '../controls/TruncatedText'
import { tokens } from '../theme/tokens'
import { FileLinks } from '../viewer/FileLinks'
import { StepButtons } from '../viewer/StepButtons'
import { useToolbarKeys } from '../viewer/use-toolbar-keys'
import { useViewerStyles } from '../viewer/viewer-styles'

const useStyles = makeStyles({
  root: { flexWrap: 'nowrap' },
  name: { minWidth: 0, paddingLeft: '8px', fontWeight: tokens.fontWeightSemibold },
})

interface TextToolbarProps {
  name: string
  url: string | undefined
  isCompact: boolean
  search: { isOpen: boolean; open(): void; close(): void }
  steps: { number: number; count: number; onStep(direction: 1 | -1): void }
}

/** What the text is called, what to look at, and the way out. */
export function TextToolbar({ name, url, isCompact, search, steps }: TextToolbarProps) {
  const styles = useStyles()
  const shared = useViewerStyles()
  const bar = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`${name}: view`}
      className={mergeClasses(shared.bar, isCompact && shared.compactBar, styles.root)}
      {...useToolbarKeys(bar)}
    >
      <span className={styles.name}>
        <TruncatedText text={name} />
      </span>
      {steps.count > 0 && <StepButtons what="highlight" {...steps} />}
      <FileLinks url={url} name={name} search={search} />
    </div>
  )
}
