import { makeStyles, TruncatedText, tokens } from '@coverdesk/design-system'
import { OptionalText } from './OptionalText'

const useStyles = makeStyles({
  second: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
})

interface TwoLinesProps {
  first: string | null | undefined
  second: string | null | undefined
}

/** What something is called, and what tells it from its namesakes below. */
export function TwoLines({ first, second }: TwoLinesProps) {
  const styles = useStyles()
  if (!first) return <OptionalText text={second} />
  return (
    <>
      <TruncatedText text={first} />
      {second && <TruncatedText text={second} className={styles.second} />}
    </>
  )
}
