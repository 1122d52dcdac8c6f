import {
  addressLines,
  DetailColumns,
  Facts,
  formatDate,
  formatPhone,
  Section,
  TextLink,
} from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import type { AccountProfileFragment, PostalAddressFragment } from '../generated/documents'
import { useAccount } from './use-account'

/** Who to talk to, and for a business what it is. */
export function AccountOverview() {
  const { account } = useAccount()
  if (!account) return null
  const contact = <ContactOverview account={account} />
  return (
    <>
      {account.type === 'BUSINESS' ? (
        <DetailColumns aside={contact}>
          <BusinessDetails account={account} />
        </DetailColumns>
      ) : (
        <DetailColumns>{contact}</DetailColumns>
      )}
      <Outlet />
    </>
  )
}

function ContactOverview({ account }: { account: AccountProfileFragment }) {
  const { details, contacts, createdAt } = account
  const person = details.__typename === 'BusinessAccount' ? contacts?.[0] : details
  const address = details.__typename === 'IndividualAccount' ? [mailingAddress(details)] : []
  return (
    <Section title="Contact overview">
      <Facts
        facts={[
          { label: 'Name', value: person?.name },
          { label: 'Email', value: email(person?.email) },
          { label: 'Phone', value: phone(person?.phone) },
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
          { label: 'Email', value: email(details.email) },
          { label: 'Phone', value: phone(details.phone) },
          { label: 'Website', value: website(details.website) },
          mailingAddress(details),
        ]}
      />
    </Section>
  )
}

const email = (address: string | undefined) => address && <TextLink href={`mailto:${address}`}>{address}</TextLink>

const phone = (number: string | null | undefined) =>
  number && <TextLink href={`tel:${number}`}>{formatPhone(number)}</TextLink>

const website = (url: string | null) => url && <TextLink href={url}>{url.replace(/^https?:\/\//, '')}</TextLink>

const mailingAddress = ({ mailingAddress: address }: { mailingAddress: PostalAddressFragment | null }) => ({
  label: 'Mailing address',
  value: address && addressLines(address).join('\n'),
})
