import { ButtonLink, formatPhone, Section } from '@coverdesk/design-system'
import type { AccountProfileFragment } from '../generated/documents'
import { accountPath, contactPath } from '../paths'
import { RecordList, RecordRow } from '../record-list/RecordList'

/** The contacts of a business. The first one is its main contact. */
export function AccountContacts({ account }: { account: AccountProfileFragment }) {
  const contacts = account.contacts ?? []
  const here = `${accountPath(account.id)}/contacts`
  return (
    <Section
      title="Contacts"
      actions={
        <ButtonLink small to={`${here}/new`}>
          Add Contact
        </ButtonLink>
      }
    >
      <RecordList label="Contacts">
        {contacts.map(({ id, name, email, phone }) => (
          <RecordRow
            key={id}
            name={name}
            to={contactPath(id)}
            detail={phone ? `${email} · ${formatPhone(phone)}` : email}
            end={
              contacts.length > 1 && (
                <ButtonLink small appearance="subtle" to={`${here}/${id}/remove`} aria-label={`Remove ${name}`}>
                  Remove
                </ButtonLink>
              )
            }
          />
        ))}
      </RecordList>
    </Section>
  )
}
