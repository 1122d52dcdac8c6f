import { Facts, formatDate, formatLimit, formatNames, Section } from '@coverdesk/design-system'
import type { PolicyProfileFragment } from '../generated/documents'
import { holdingCancellation } from '../policy-record/policy-rules'
import { cancellationParties, cancellationTypes, reasonWords } from '../words/cancellation-labels'
import { markets, wordsOf } from '../words/policy-labels'
import { EarlierPolicies } from './EarlierPolicies'

const day = (value: string | null) => value && formatDate(value)

/** Numbers, dates and people; why it is canceled; what it renews. */
export function RecordFacts({ policy }: { policy: PolicyProfileFragment }) {
  const { policyNumber, quoteNumber, market, issuedAt, inforceAt, agencyUser, contacts, renewal } = policy
  return (
    <>
      <CancellationFacts policy={policy} />
      <Section title="Policy details">
        <Facts
          facts={[
            { label: 'Policy number', value: policyNumber },
            { label: 'Quote number', value: quoteNumber },
            { label: 'Market', value: wordsOf(markets, market) },
            { label: 'Issued', value: day(issuedAt) },
            { label: 'In force from', value: day(inforceAt) },
            { label: 'Contacts', value: contacts && formatNames(contacts.map(({ name }) => name)) },
            { label: 'Assigned to', value: agencyUser?.name },
          ]}
        />
      </Section>
      <EarlierPolicies policies={renewal.previousPolicies} />
    </>
  )
}

function CancellationFacts({ policy }: { policy: PolicyProfileFragment }) {
  const cancellation = holdingCancellation(policy)
  if (!cancellation) return null
  const { type, canceledBy, reason, reasonDescription, returnPremium, returnCommission } = cancellation
  return (
    <Section title="Cancellation">
      <Facts
        facts={[
          { label: 'Type', value: wordsOf(cancellationTypes, type) },
          { label: 'Canceled by', value: wordsOf(cancellationParties, canceledBy) },
          { label: 'Reason', value: reasonWords(reason) },
          ...(reasonDescription ? [{ label: 'Description', value: reasonDescription }] : []),
          { label: 'Return premium', value: returnPremium !== null && formatLimit(returnPremium) },
          { label: 'Return commission', value: returnCommission !== null && formatLimit(returnCommission) },
        ]}
      />
    </Section>
  )
}
