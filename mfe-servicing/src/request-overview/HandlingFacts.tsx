import { Facts, formatDate, formatDateTime, LinkList, Section, TextLink } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import type { RelatedServiceRequestFragment, ServiceRequestProfileFragment } from '../generated/documents'
import { accountPath, overviewPath } from '../paths'
import { timeLeft } from '../words/due-days'
import { dash, typeName } from '../words/request-labels'
import { correctedFacts } from './corrected-facts'
import { clientFacts } from './request-facts'

/** Who handles a request and by when, whose it is, and what was asked twice. */
export function HandlingFacts({ request }: { request: ServiceRequestProfileFragment }) {
  const { timeZone } = useSession().agency
  const { account, customerName, assignee, dueAt, closedAt, state, duplicateOf, duplicates } = request
  const left = dueAt && state === 'OPEN' && timeLeft(dueAt, timeZone)
  return (
    <>
      <Section title="Handling">
        <Facts
          facts={[
            { label: 'Assignee', value: assignee?.name ?? 'Unassigned' },
            { label: 'Due Date', value: dueAt && [formatDate(dueAt), left].filter(Boolean).join(' · ') },
            ...(closedAt ? [{ label: duplicateOf ? 'Closed' : 'Resolved', value: formatDateTime(closedAt) }] : []),
          ]}
        />
      </Section>
      <Section title="Client">
        <Facts
          facts={[
            {
              label: 'Account',
              value: account && <TextLink href={accountPath(account.id)}>{customerName ?? 'Account'}</TextLink>,
            },
            ...correctedFacts(request, clientFacts),
          ]}
        />
      </Section>
      {duplicates.length > 0 && (
        <Section title="Duplicates">
          <LinkList label="Duplicates" links={duplicates.map(linkOf)} />
        </Section>
      )}
    </>
  )
}

const linkOf = ({ id, type, customerName }: RelatedServiceRequestFragment) => ({
  id,
  name: customerName ?? dash,
  detail: typeName(type),
  to: overviewPath(id),
})
