import { Banner, Button, makeStyles } from '@coverdesk/design-system'

const useStyles = makeStyles({ root: { padding: '12px 20px' } })

interface MissingPartProps {
  /** What is missing: "Policies". By default the sentence speaks of a part of this page. */
  names?: readonly string[]
  retry(): void
}

/** One line with one Retry, however much is missing. The code is asked for again in the background, too. */
export function MissingPart({ names = [], retry }: MissingPartProps) {
  return (
    <div className={useStyles().root}>
      <Banner
        tone="warning"
        actions={
          <Button small onClick={retry}>
            Retry
          </Button>
        }
      >
        {sentenceOf(names)}
      </Banner>
    </div>
  )
}

/** "Policies and Premium could not be shown." */
function sentenceOf(names: readonly string[]) {
  const what = names.length > 0 ? new Intl.ListFormat('en-US').format(names) : 'Part of this page'
  return `${what} could not be shown.`
}
