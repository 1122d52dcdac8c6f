import { makeStyles } from '@coverdesk/design-system'

const useStyles = makeStyles({
  text: { margin: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

/** What a client wrote, with its lines and spaces. */
export function RequestText({ children }: { children: string }) {
  return <pre className={useStyles().text}>{children}</pre>
}
