import {
  addressLines,
  ButtonLink,
  DetailColumns,
  DetailHeader,
  DetailSkeleton,
  Facts,
  MenuButton,
  Page,
  PageHeader,
  Section,
} from '@coverdesk/design-system'
import { NoRecord, Outlet, usePageTitle, useRecentRecord } from '@coverdesk/plugin-sdk'
import { IssuedOn } from '../certificates/IssuedOn'
import type { HolderProfileFragment } from '../generated/documents'
import { holderPath, holdersPath, toHolders } from '../paths'
import { deleteOpenHolder } from './delete-holder'
import { HolderCertificates } from './HolderCertificates'
import { useHolder } from './use-holder'

/** Someone who has had a certificate: the address for the next one, and what was issued before. */
export function HolderDetail() {
  const { id, query, holder } = useHolder()
  usePageTitle(holder?.name ?? 'Certificate holder')
  useRecentRecord(holder && { typename: 'KnownHolder', id, title: holder.name, icon: 'accounts', path: holderPath(id) })
  if (query.status === 'loading') {
    return (
      <Page>
        <DetailSkeleton label="Loading certificate holder..." />
      </Page>
    )
  }
  if (!holder) {
    return (
      <Page>
        <PageHeader title="Certificate holder" />
        <NoRecord what="certificate holder" failure={query.failure} onRetry={query.retry} wayBack={toHolders} />
      </Page>
    )
  }
  return (
    <Page>
      <DetailHeader
        name={holder.name}
        facts={[{ text: 'Holder book', to: holdersPath }, `${holder.address.city}, ${holder.address.zone}`]}
        actions={<HolderActions holder={holder} />}
      />
      <DetailColumns aside={<HolderFacts holder={holder} />}>
        <Section title="Certificates">
          <HolderCertificates key={id} holderId={id} />
        </Section>
      </DetailColumns>
      <Outlet />
    </Page>
  )
}

function HolderActions({ holder }: { holder: HolderProfileFragment }) {
  return (
    <>
      <ButtonLink to={`${holderPath(holder.id)}/edit`}>Edit</ButtonLink>
      <MenuButton
        label="More"
        iconOnly
        actions={[{ label: 'Delete holder', danger: true, onSelect: () => void deleteOpenHolder(holder) }]}
      />
    </>
  )
}

function HolderFacts({ holder: { name, address, certificateCount, lastIssuedAt } }: { holder: HolderProfileFragment }) {
  return (
    <Section title="Details">
      <Facts
        facts={[
          { label: 'Name', value: name },
          { label: 'Address', value: addressLines(address).join('\n') },
          { label: 'Certificates', value: certificateCount.toLocaleString('en-US') },
          { label: 'Last issued', value: lastIssuedAt && <IssuedOn at={lastIssuedAt} /> },
        ]}
      />
    </Section>
  )
}
