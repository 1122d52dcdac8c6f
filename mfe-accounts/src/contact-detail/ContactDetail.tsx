import {
  ButtonLink,
  DetailColumns,
  DetailHeader,
  DetailSkeleton,
  Facts,
  formatDate,
  Page,
  PageHeader,
  Section,
} from '@coverdesk/design-system'
import { NoRecord, Outlet, usePageTitle, useRecentRecord } from '@coverdesk/plugin-sdk'
import { emailLink, phoneLink } from '../facts/reach-facts'
import { contactPath, toAccounts } from '../paths'
import { ContactAccounts } from './ContactAccounts'
import { useContact } from './use-contact'

/** A person the agency talks to, and the accounts that it is about. */
export function ContactDetail() {
  const { id, query, contact } = useContact()
  usePageTitle(contact?.name ?? 'Contact')
  useRecentRecord(contact && { typename: 'Contact', id, title: contact.name, icon: 'accounts', path: contactPath(id) })
  if (query.status === 'loading') {
    return (
      <Page>
        <DetailSkeleton label="Loading contact..." />
      </Page>
    )
  }
  if (!contact) {
    return (
      <Page>
        <PageHeader title="Contact" />
        <NoRecord what="contact" failure={query.failure} onRetry={query.retry} wayBack={toAccounts} />
      </Page>
    )
  }
  const { name, email, phone, createdAt } = contact
  return (
    <Page>
      <DetailHeader
        name={name}
        facts={['Contact', `Added on ${formatDate(createdAt)}`]}
        actions={<ButtonLink to={`${contactPath(id)}/edit`}>Edit</ButtonLink>}
      />
      <DetailColumns
        aside={
          <Section title="Details">
            <Facts
              facts={[
                { label: 'Name', value: name },
                { label: 'Email', value: emailLink(email) },
                { label: 'Phone', value: phoneLink(phone) },
              ]}
            />
          </Section>
        }
      >
        <Section title="Accounts">
          <ContactAccounts contactId={id} />
        </Section>
      </DetailColumns>
      <Outlet />
    </Page>
  )
}
