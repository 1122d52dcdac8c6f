import { Checkbox, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import type { ServerForm } from '@coverdesk/design-system/forms'
import { useEffect } from 'react'
import type { CertifiablePolicyFragment } from '../generated/documents'
import type { CertificateValues } from './certificate-values'
import { policyName } from './policy-labels'
import { proposedTerms, type Term } from './proposed-terms'
import { useCertifiablePolicies } from './use-certifiable-policies'

const useStyles = makeStyles({
  root: { minWidth: 0, margin: 0, padding: 0, ...shorthands.borderStyle('none'), overflowWrap: 'anywhere' },
  title: { padding: 0, fontWeight: tokens.fontWeightMedium },
  hint: { margin: '2px 0 8px', color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
  policy: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: '4px 0' },
  name: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
  terms: { display: 'flex', flexWrap: 'wrap', gap: '0 20px' },
})

const terms: readonly (readonly [term: Term, label: string])[] = [
  ['additionalInsured', 'Additional insured'],
  ['waiverOfSubrogation', 'Waiver of subrogation'],
  ['primaryNonContributory', 'Primary and noncontributory'],
]

interface TermsFieldProps {
  form: ServerForm<CertificateValues>
  accountId: string
}

/** What each certified policy gives the holder: as its record says, unless someone changes it here. */
export function TermsField({ form, accountId }: TermsFieldProps) {
  const styles = useStyles()
  const { policies = [] } = useCertifiablePolicies(accountId)
  const { register, watch, setValue } = form
  useEffect(() => void register('terms'), [register])
  const [chosen, asked, holder, said] = watch(['policyIds', 'additionalInsured', 'holder.name', 'terms'])
  const shown = policies.filter(({ id }) => chosen?.includes(id))
  if (shown.length === 0) return null
  const change = (policy: CertifiablePolicyFragment, term: Term, isSo: boolean) => {
    const { [term]: _, ...others } = said[policy.id] ?? {}
    const isAsRecorded = proposedTerms(policy, holder)[term] === isSo
    const own = isAsRecorded ? others : { ...others, [term]: isSo }
    setValue('terms', { ...said, [policy.id]: own }, { shouldDirty: true })
  }
  return (
    <fieldset className={styles.root}>
      <legend className={styles.title}>Terms by policy</legend>
      <p className={styles.hint}>From each policy’s record. What a record doesn’t have needs a reason.</p>
      {shown.map(policy => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read twice
        <div key={policy.id} role="group" aria-label={`Terms of ${policyName(policy)}`} className={styles.policy}>
          <span className={styles.name}>{policyName(policy)}</span>
          <div className={styles.terms}>
            {terms
              .filter(([term]) => term !== 'additionalInsured' || asked === 'yes')
              .map(([term, label]) => (
                <Checkbox
                  key={term}
                  label={label}
                  checked={said[policy.id]?.[term] ?? proposedTerms(policy, holder)[term]}
                  onChange={isSo => change(policy, term, isSo)}
                />
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
