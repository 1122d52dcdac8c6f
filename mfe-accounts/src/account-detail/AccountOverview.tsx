import { addressLines, DetailColumns, Facts, formatDate, Section, TextLink } from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { AccountContacts } from '../account-contacts/AccountContacts'
import { DuplicateHint } from '../account-merge/DuplicateHint'
import { useAccount } from '../account-record/use-account'
import { emailLink, phoneLink } from '../facts/reach-facts'
import type { AccountProfileFragment, PostalAddressFragment } from '../generated/documents'
import { contactPath } from '../paths'

/** Who to talk to, and for a business what it is. */
export function AccountOverview() {
  const { account } = useAccount()
  if (!account) return null
  const contact = <ContactOverview account={account} />
  const hint = <DuplicateHint key={account.id} accountId={account.id} />
  return (
    <>
      {account.type === 'BUSINESS' ? (
        <DetailColumns
          aside={
            <>
              {contact}
              {hint}
            </>
          }
        >
          <BusinessDetails account={account} />
          <AccountContacts account={account} />
        </DetailColumns>
      ) : (
        <DetailColumns aside={hint}>{contact}</DetailColumns>
      )}
      <Outlet />
    </>
  )
}

function ContactOverview({ account }: { account: AccountProfileFragment }) {
  const { details, contacts, createdAt } = account
  const mainContact = details.__typename === 'BusinessAccount' ? contacts?.[0] : undefined
  const person = mainContact ?? (details.__typename === 'BusinessAccount' ? undefined : details)
  const address = details.__typename === 'IndividualAccount' ? [mailingAddress(details)] : []
  return (
    <Section title="Contact overview">
      <Facts
        facts={[
          {
            label: 'Name',
            value: mainContact ? (
              <TextLink href={contactPath(mainContact.id)}>{mainContact.name}</TextLink>
            ) : (
              person?.name
            ),
          },
          { label: 'Email', value: emailLink(person?.email) },
          { label: 'Phone', value: phoneLink(person?.phone) },
          ...address,
          { label: 'Account since', value: formatDate(createdAt) },
        ]}
      />
    </Section>
  )
}

function BusinessDetails({ account: { details } }: { account: AccountProfileFragment }) {
  if (details.__typename !== 'BusinessAccount') return null
  return (
    <Section title="Business details">
      <Facts
        facts={[
          { label: 'Name', value: details.name },
          { label: 'DBA', value: details.dba },
          { label: 'Email', value: emailLink(details.email) },
          { label: 'Phone', value: phoneLink(details.phone) },
          { label: 'Website', value: website(details.website) },
          mailingAddress(details),
        ]}
      />
    </Section>
  )
}

const website = (url: string | null) => url && <TextLink href={url}>{url.replace(/^https?:\/\//, '')}</TextLink>

const mailingAddress = ({ mailingAddress: address }: { mailingAddress: PostalAddressFragment | null }) => ({
  label: 'Mailing address',
  value: address && addressLines(address).join('\n'),
})
