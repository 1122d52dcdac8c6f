import { Banner, Button, formatEnum, makeStyles, tokens } from '@coverdesk/design-system'
import { navigate, runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { type ConcludedAskFragment, CreateRequestFromAskDocument, DismissAskDocument } from '../generated/documents'
import { requestPath } from '../paths'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '8px' },
  ask: {
    display: 'grid',
    gap: '6px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    outline: `1px dashed ${tokens.controlLineHover}`,
  },
  type: { fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0, color: tokens.textSecondary, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** What a person has to decide: whether a sentence asks for something. */
export const openAsks = (asks: readonly ConcludedAskFragment[]) => asks.filter(({ state }) => state === 'SUGGESTED')

/** Sentences that may ask for something, where that is not certain enough to open a request without a person. */
export function PossibleRequests({ asks }: { asks: readonly ConcludedAskFragment[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {openAsks(asks).map(ask => (
        <PossibleRequest key={ask.id} ask={ask} />
      ))}
    </ul>
  )
}

function PossibleRequest({ ask: { id, type, sentence } }: { ask: ConcludedAskFragment }) {
  const styles = useStyles()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { run, busy, failure } = useChange()

  const create = () =>
    run(async () => {
      const result = await runMutation(CreateRequestFromAskDocument, { askId: id, idempotencyKey })
      const requestId = result.ok && result.data.createRequestFromAsk?.serviceRequest?.id
      if (result.ok) {
        toast(requestId ? 'Service request created' : 'Creating the service request', {
          ...(requestId && { action: { label: 'Open', run: () => void navigate(requestPath(requestId)) } }),
        })
      }
      return result
    })
  const dismiss = () => run(() => runMutation(DismissAskDocument, { askId: id }))

  return (
    <li className={styles.ask}>
      <span className={styles.type}>{formatEnum(type)}</span>
      <p className={styles.words}>{`“${sentence}”`}</p>
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <div className={styles.actions}>
        <Button small busy={busy} onClick={() => void create()}>
          Create request
        </Button>
        <Button small appearance="subtle" disabled={busy} onClick={() => void dismiss()}>
          Dismiss
        </Button>
      </div>
    </li>
  )
}
