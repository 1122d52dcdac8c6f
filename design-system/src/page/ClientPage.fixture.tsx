import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import { Badge } from '../controls/Badge'
import { Button } from '../controls/Button'
import { MenuButton } from '../controls/MenuButton'
import { TextLink } from '../controls/TextLink'
import { DetailHeader } from '../detail/DetailHeader'
import { DetailSkeleton } from '../detail/DetailSkeleton'
import { Facts } from '../detail/Facts'
import { KeyFigures } from '../detail/KeyFigures'
import { RouteTabs } from '../detail/RouteTabs'
import { DetailColumns, Section } from '../detail/Section'
import { Timeline } from '../detail/Timeline'
import { ErrorState } from '../feedback/ErrorState'
import { FileList } from '../files/FileList'
import { formatMoney } from '../formats/numbers'
import { Page } from './Page'

export interface ClientPageProps {
  name: string
  email: string
  /** Nothing of it has arrived, or it can't be had. By default it is there. */
  state?: 'there' | 'loading' | 'failed'
  /** Nothing has happened yet, and no file was added. */
  fresh?: boolean
  /** Dialogs that are routes of the page. */
  children?: ReactNode
}

/** The page of one record, as an area makes it of the parts for it. */
export function ClientPage({ name, email, state = 'there', fresh = false, children }: ClientPageProps) {
  return (
    <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Page>
        {state === 'loading' && <DetailSkeleton label="Loading client..." />}
        {state === 'failed' && (
          <ErrorState
            title="This client could not be loaded"
            message="Clients are not available at the moment. Try again in a minute."
            requestId="01HZX4K7T2M9Q3"
            onRetry={action('retry')}
          />
        )}
        {state === 'there' && (
          <>
            <DetailHeader
              name={name}
              badge={<Badge tone="brand">Business</Badge>}
              facts={['Dana Whitfield', 'Client since Mar 4, 2024']}
              actions={
                <>
                  <MenuButton label="More" actions={[{ label: 'Archive', onSelect: action('archive') }]} />
                  <Button appearance="primary">Edit</Button>
                </>
              }
            />
            <RouteTabs
              label="Client"
              current="/app/clients/2"
              tabs={[
                { to: '/app/clients/2', label: 'Overview' },
                { to: '/app/clients/2/policies', label: 'Policies', count: fresh ? 0 : 3 },
              ]}
            />
            <DetailColumns aside={<Activity fresh={fresh} />}>
              {!fresh && <AtAGlance />}
              <Section title="Details">
                <Facts
                  facts={[
                    { label: 'Name', value: name },
                    { label: 'Email', value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
                    { label: 'Phone', value: undefined },
                    { label: 'Mailing address', value: '12 Harbor Way\nOakland, CA 94607' },
                  ]}
                />
              </Section>
              <Section title="Files" actions={<Button small>Add files</Button>}>
                {fresh ? 'No files yet' : <FileList label="Files" files={files} />}
              </Section>
            </DetailColumns>
          </>
        )}
        {children}
      </Page>
    </div>
  )
}

const AtAGlance = () => (
  <Section title="At a glance">
    <KeyFigures
      figures={[
        { label: 'Policies', value: '3' },
        { label: 'Premium a year', value: formatMoney(4_812_000) },
        { label: 'Renews next', value: 'Jan 4, 2027' },
      ]}
    />
  </Section>
)

const Activity = ({ fresh }: { fresh: boolean }) => (
  <Section title="Activity">
    <Timeline label="Activity" events={fresh ? events.slice(-1) : events} />
  </Section>
)

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const events = [
  { id: '2', title: 'Sam Ortiz renewed the general liability policy', at: daysAgo(3) },
  { id: '1', title: 'Maya Reyes created this client', at: daysAgo(640) },
]

const files = [
  {
    id: 'f1',
    name: 'Certificate of insurance 2026.pdf',
    mimeType: 'application/pdf',
    size: 184_320,
    createdAt: '2026-01-04T18:00:00Z',
    url: '#certificate',
  },
]
