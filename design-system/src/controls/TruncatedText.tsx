import { makeStyles, mergeClasses, Tooltip } from '@fluentui/react-components'
import { useState } from 'react'

const useStyles = makeStyles({
  root: { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** One line of text; when it is cut, a tooltip shows all of it. */
export function TruncatedText({ text, className }: { text: string; className?: string }) {
  const [cut, setCut] = useState(false)
  const line = (
    <span
      className={mergeClasses(useStyles().root, className)}
      // Measured when someone points at it: measuring every row while scrolling would force layouts.
      onPointerEnter={event => setCut(event.currentTarget.scrollWidth > event.currentTarget.clientWidth)}
    >
      {text}
    </span>
  )
  return cut ? (
    <Tooltip content={text} relationship="inaccessible" showDelay={300}>
      {line}
    </Tooltip>
  ) : (
    line
  )
}
