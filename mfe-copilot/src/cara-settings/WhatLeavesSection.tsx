import { DateTime, makeStyles, Section, tokens } from '@coverdesk/design-system'
import type { CaraSettingsFieldsFragment } from '../generated/documents'
import { whatLeavesBySearch, whatLeavesToModel } from './what-leaves'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px' },
  text: { margin: 0 },
  consent: { margin: 0, color: tokens.textSecondary },
})

/** What leaves the agency, and who agreed to it. */
export function WhatLeavesSection({ settings }: { settings: CaraSettingsFieldsFragment }) {
  const styles = useStyles()
  const toModel = whatLeavesToModel(settings)
  const bySearch = whatLeavesBySearch(settings)
  const { model } = settings
  return (
    <Section title="What leaves your agency">
      <div className={styles.root}>
        {!toModel && !bySearch && <p className={styles.text}>Nothing. Cara works within Coverdesk.</p>}
        {toModel && <p className={styles.text}>{toModel}</p>}
        {model && (
          <p className={styles.consent}>
            {model.consentedBy.name ?? 'A former user'} agreed to this for your agency on{' '}
            <DateTime value={model.consentedAt} />.
          </p>
        )}
        {bySearch && <p className={styles.text}>{bySearch}</p>}
      </div>
    </Section>
  )
}
