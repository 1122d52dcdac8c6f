import { Banner, Button, makeStyles, pluralize, tokens } from '@coverdesk/design-system'
import { runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { ApplyPolicyDetailsDocument, type DetailProposalFragment } from '../../generated/documents'
import { DetailTable } from './DetailTable'
import { changeOf, type Ticked } from './proposal-values'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  hint: { margin: 0, color: tokens.textSecondary },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
})

interface DetailProposalsProps {
  policyId: string
  /** Of the record that was compared. */
  version: number
  items: readonly DetailProposalFragment[]
}

/** Details that the policy’s record lacks, or that its documents contradict. A person selects which ones to copy to the record. */
export function DetailProposals({ policyId, version, items }: DetailProposalsProps) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const [ticked, setTicked] = useState<Ticked>(new Map())
  const { run, busy, failure } = useChange()
  // A detail that someone else has applied is no longer proposed, so it is no longer selected.
  const chosen = items.filter(({ path, options }) => options.some(({ value }) => value === ticked.get(path)))
  const details = pluralize(items.length, 'detail')
  const apply = async () => {
    const input = changeOf(items, ticked)
    const result = await runMutation(ApplyPolicyDetailsDocument, { id: policyId, version, input })
    if (result.ok) {
      setTicked(new Map())
      toast('Policy updated')
    }
    return result
  }
  if (!isOpen) {
    return (
      <Banner
        tone="neutral"
        actions={
          <Button small onClick={() => setOpen(true)}>
            Review details
          </Button>
        }
      >
        {`The documents state ${details} that the policy’s record doesn’t have, or has otherwise.`}
      </Banner>
    )
  }
  return (
    <section aria-label="Details from the documents" className={styles.root}>
      <h2 className={styles.title}>Details from the documents</h2>
      <p className={styles.hint}>
        Check each detail against its quote, and select what the policy’s record takes over. Nothing changes before you
        update it.
      </p>
      <DetailTable items={items} ticked={ticked} onTick={setTicked} />
      {failure && <Banner tone="error">{whyNot(failure)}</Banner>}
      <div className={styles.actions}>
        <Button appearance="primary" busy={busy} disabled={chosen.length === 0} onClick={() => void run(apply)}>
          {chosen.length === 0 ? 'Update policy' : `Update ${pluralize(chosen.length, 'detail')}`}
        </Button>
        <Button appearance="subtle" onClick={() => setOpen(false)}>
          Close
        </Button>
      </div>
    </section>
  )
}

interface Refusal {
  code: string
  message: string
  validationErrors?: readonly { message: string }[] | undefined
}

function whyNot({ code, message, validationErrors }: Refusal): string {
  if (code === 'CONFLICT') return 'Someone else changed this policy. Check the details again.'
  return validationErrors?.[0]?.message ?? message
}
