import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import {
  addressLines,
  csvDay,
  csvTime,
  dayAfter,
  formatDate,
  formatDateTime,
  formatEnum,
  formatFileSize,
  formatInsuranceType,
  formatLimit,
  formatMoney,
  formatNames,
  formatPercent,
  formatPhone,
  formatRelative,
  insuranceTypeNames,
  pluralize,
  showTimesIn,
  startOfDay,
  todayIn,
} from '../index'

const now = Date.parse('2027-01-12T18:00:00.000Z')

/** In the agency's zone, wherever the reader is. */
function inHonolulu(instant: string) {
  showTimesIn('Pacific/Honolulu')
  const written = formatDateTime(instant)
  showTimesIn(undefined)
  return written
}

const examples: [call: string, written: string][] = [
  ["formatDate('2027-01-12')", formatDate('2027-01-12')],
  ["formatDateTime('2027-01-12T18:00:00Z', timeZone)", formatDateTime('2027-01-12T18:00:00Z', 'America/New_York')],
  ["showTimesIn(timeZone); formatDateTime('2027-01-12T18:00:00Z')", inHonolulu('2027-01-12T18:00:00Z')],
  ["csvDay('2027-01-12')", csvDay('2027-01-12')],
  ["csvTime('2027-01-12T18:00:00Z')", csvTime('2027-01-12T18:00:00Z')],
  ['todayIn(timeZone)', todayIn('America/New_York')],
  ["startOfDay('2027-01-12', timeZone)", startOfDay('2027-01-12', 'America/New_York')],
  ["dayAfter('2027-01-31')", dayAfter('2027-01-31')],
  ["formatRelative('2027-01-12T17:42:00Z')", formatRelative('2027-01-12T17:42:00Z', now)],
  ['formatMoney(4821000)', formatMoney(4_821_000)],
  ['formatLimit(100000000)', formatLimit(100_000_000)],
  ['formatPercent(0.125)', formatPercent(0.125)],
  ['formatFileSize(1572864)', formatFileSize(1_572_864)],
  ["formatNames(['Maya Reyes', 'Sam Ortiz', 'Ines Park'])", formatNames(['Maya Reyes', 'Sam Ortiz', 'Ines Park'])],
  ['formatNames(names, 2)', formatNames(['Maya Reyes', 'Sam Ortiz', 'Ines Park', 'Lee Chan'], 2)],
  ["formatEnum('CREATE_CERTIFICATE')", formatEnum('CREATE_CERTIFICATE')],
  ["formatInsuranceType('COMMERCIAL_AUTO')", formatInsuranceType('COMMERCIAL_AUTO')],
  ['insuranceTypeNames.CYBER', insuranceTypeNames.CYBER],
  ["formatPhone('6195550142')", formatPhone('6195550142')],
  ["pluralize(1284, 'account')", pluralize(1284, 'account')],
  [
    'addressLines(address)',
    addressLines({ line1: '88 Magnolia Ave', city: 'Larkspur', zone: 'CA', postalCode: '94939' }).join(' · '),
  ],
]

const meta = {
  title: 'Foundations/Formats',
  parameters: {
    docs: {
      description: {
        component: `
How everything is written: American English, US dollars, the agency's time zone.

**Do** keep money in integer cents, percents as fractions, policy dates as \`YYYY-MM-DD\` and instants as ISO strings, and
format them at the last moment.

**Don't** call \`Intl\` or \`toFixed\` in a screen.`,
      },
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <dl
      style={{
        display: 'grid',
        gap: '4px 24px',
        margin: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
      }}
    >
      {examples.map(([call, written]) => (
        <div key={call} style={{ padding: '8px 0' }}>
          <dt>
            <code style={{ fontSize: '12px', overflowWrap: 'anywhere' }}>{call}</code>
          </dt>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{written}</dd>
        </div>
      ))}
    </dl>
  ),
}
