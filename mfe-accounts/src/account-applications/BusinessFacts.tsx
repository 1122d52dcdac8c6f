import { addressLines, Facts, formatEnum, formatMoney, pluralize } from '@coverdesk/design-system'
import { emailLink, phoneLink } from '../facts/reach-facts'
import type { ApplicationFragment } from '../generated/documents'
import { employeeFacts } from './employee-facts'

/** Who applies. */
export function BusinessFacts({ application }: { application: ApplicationFragment }) {
  const { contact, mailingAddress, annualRevenue, yearsOfManagementExperience, legalEntityType } = application
  return (
    <Facts
      facts={[
        { label: 'Name', value: application.businessName },
        { label: 'DBA', value: application.businessDba },
        { label: 'Legal entity', value: legalEntityType && formatEnum(legalEntityType) },
        { label: 'FEIN', value: application.fein },
        { label: 'NAICS code', value: application.naicsCode },
        { label: 'Founded', value: application.yearOfFounding },
        {
          label: 'Management experience',
          value: yearsOfManagementExperience === null ? null : pluralize(yearsOfManagementExperience, 'year'),
        },
        { label: 'Annual revenue', value: annualRevenue === null ? null : formatMoney(annualRevenue) },
        ...employeeFacts(application.employeeInfo),
        { label: 'Mailing address', value: mailingAddress && addressLines(mailingAddress).join('\n') },
        { label: 'Contact', value: contact?.fullName },
        { label: 'Contact email', value: emailLink(contact?.email ?? undefined) },
        { label: 'Contact phone', value: phoneLink(contact?.phone) },
      ]}
    />
  )
}
