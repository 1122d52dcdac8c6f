import { Button, makeStyles, Skeleton, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import { useParams, useQuery } from '@coverdesk/plugin-sdk'
import { ToolCallResultDocument } from '../../generated/documents'
import { workspacePath } from '../../paths'
import { placePath } from '../place/workspace-place'
import { type FoundResult, foundResults } from './found-results'

const useStyles = makeStyles({
  list: { margin: '6px 0', padding: 0, listStyleType: 'none', display: 'grid', gap: '8px' },
  result: { paddingLeft: '10px', ...shorthands.borderLeft('2px', 'solid', tokens.line) },
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: tokens.textSecondary },
  raw: {
    margin: '6px 0',
    maxHeight: '240px',
    overflow: 'auto',
    padding: '8px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.neutralTint,
    fontFamily: tokens.fontFamilyMonospace,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

interface ToolCallResultProps {
  eventId: string
  stageNumber: number
}

/** What a tool answered. It is long, so it is asked for when someone wants to see it. */
export function ToolCallResult({ eventId, stageNumber }: ToolCallResultProps) {
  const styles = useStyles()
  const { id = '' } = useParams()
  const query = useQuery(ToolCallResultDocument, { id, last: 1, before: stageNumber + 1 })
  if (query.status === 'loading') return <Skeleton width="100%" height="16px" />
  if (query.status === 'failed') {
    return (
      <div>
        {`The result could not be loaded. ${query.failure.message} `}
        <Button small onClick={query.retry}>
          Retry
        </Button>
      </div>
    )
  }
  const events = query.data.caraWorkspace?.planStages.flatMap(stage => stage.events) ?? []
  const result = events.find(event => event.id === eventId)?.toolCall?.result ?? ''
  const found = foundResults(result)
  if (!found) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
      <pre tabIndex={0} className={styles.raw}>
        {pretty(result)}
      </pre>
    )
  }
  if (found.length === 0) return <div>Nothing was found.</div>
  return (
    <ul aria-label="Results" className={styles.list}>
      {found.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results of a call never change
        <li key={place} className={styles.result}>
          <ResultTitle result={one} workspaceId={id} />
          <div className={styles.text}>{one.text}</div>
        </li>
      ))}
    </ul>
  )
}

function ResultTitle({ result, workspaceId }: { result: FoundResult; workspaceId: string }) {
  const { title, source, path, url, host } = result
  if (source) {
    const to = placePath(workspacePath(workspaceId), { panel: 'documents', sourceId: source.id, page: source.page })
    return <TextLink href={to}>{title}</TextLink>
  }
  if (path) return <TextLink href={path}>{title}</TextLink>
  if (url) {
    return (
      <>
        <TextLink href={url}>{title}</TextLink> {host}
      </>
    )
  }
  return title
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
