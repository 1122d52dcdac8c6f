import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { showAllWhenCut } from './show-all-when-cut'

const useStyles = makeStyles({
  root: { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/**
 * One line of text; when it is cut, a tooltip shows all of it. The browser's own tooltip: a table has
 * hundreds of these, and one that is put into the page while a finger is down would swallow the click.
 */
export function TruncatedText({ text, className }: { text: string; className?: string }) {
  return (
    <span className={mergeClasses(useStyles().root, className)} onPointerEnter={showAllWhenCut}>
      {text}
    </span>
  )
}
