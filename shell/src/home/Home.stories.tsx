import { LinkList, Section } from '@coverdesk/design-system'
import type { BannerSubscription } from '@coverdesk/plugin-sdk'
import { navCountsAtom, sessionAtom } from '@coverdesk/plugin-sdk/host'
import { PluginStage } from '@coverdesk/plugin-sdk/testing'
import { getDefaultStore } from 'jotai'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { pluginsAtom } from '../plugins/plugins-atom'
import { subscriptionAtom } from '../subscription/follow-subscription'
import { registryEntry } from '../testing/registry'
import home from './home-plugin'

interface HomeState {
  subscription?: BannerSubscription
  recent?: readonly string[]
  counts?: Record<string, number>
}

const store = getDefaultStore()

const records = (names: readonly string[]) =>
  names.map(title => ({ id: title, typename: 'Account', title, path: `/app/accounts/${title}` }))

/** Puts the shell behind the page into a state; `user-1` is who is signed in on a stage. */
function arrange({ subscription, recent = ['Bayview Marine Services LLC', 'Ines Kovac'], counts }: HomeState) {
  localStorage.setItem('coverdesk.recent.user-1', JSON.stringify(records(recent)))
  // Whoever comes has records of their own: what the story before had is read no more.
  store.set(sessionAtom, null)
  store.set(subscriptionAtom, subscription ?? { state: 'ACTIVE', trialEndDate: null })
  store.set(navCountsAtom, counts ?? {})
  const accounts = registryEntry('accounts', ['/app/accounts'], [{ label: 'Accounts', path: '/app/accounts' }])
  const commands = [{ id: 'accounts.create', title: 'Create account', to: '/app/accounts/new' }]
  const counting = registryEntry(
    'servicing',
    ['/app/servicing'],
    [{ label: 'Service Requests', path: '/app/servicing', count: { documentId: 'x', field: 'x' } }],
  )
  store.set(pluginsAtom, [{ ...accounts, manifest: { ...accounts.manifest, commands } }, ...(counts ? [counting] : [])])
}

/** What an area contributes. */
const ChangedAccounts = () => (
  <Section title="Recently changed">
    <LinkList
      label="Recently changed"
      links={[{ id: '1', name: 'Cedar Ridge Dental', to: '/1', detail: 'office@cedar.example' }]}
    />
  </Section>
)

const links = {
  SubscriptionManagementLinks: {
    subscriptionManagementLinks: {
      __typename: 'SubscriptionManagementLinks',
      billingPortalUrl: '/billing',
      updateSubscriptionUrl: '/billing#subscription',
      updatePaymentMethodUrl: '/billing#payment',
    },
  },
}

const meta = {
  title: 'Screens/Home/Home',
  component: PluginStage,
  args: {
    plugin: home,
    path: '/app/home',
    answers: links,
    slots: { 'home.panel': [{ id: 'changed-accounts', component: ChangedAccounts }] },
  },
  argTypes: { plugin: { control: false }, answers: { control: false }, slots: { control: false } },
  loaders: [({ parameters }) => arrange((parameters['home'] ?? {}) as HomeState)],
  render: args => (
    <div style={{ height: '100dvh' }}>
      <PluginStage {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PluginStage>

export default meta
type Story = StoryObj<typeof meta>

const inState = (state: HomeState) => ({ parameters: { home: state } })

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ })
    await waitFor(() => expect(canvas.getByText('Cedar Ridge Dental')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/app/accounts/new')
    await expect(canvas.getByRole('link', { name: /Ines Kovac/ })).toBeVisible()
    await expect(canvas.queryByText(/trial|subscription/i)).toBeNull()
  },
}

export const Trial: Story = {
  ...inState({ subscription: { state: 'TRIAL', trialEndDate: '2100-01-01' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your trial ends on Jan 1, 2100 · [\d,]+ days left$/)
    await canvas.findByRole('link', { name: 'Upgrade' })
  },
}

export const Overdue: Story = {
  ...inState({ subscription: { state: 'OVERDUE', trialEndDate: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Update Payment' })).toHaveAttribute(
      'href',
      '/billing#payment',
    )
  },
}

export const Paused: Story = {
  ...inState({ subscription: { state: 'PAUSED', trialEndDate: null } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Resume' })
  },
}

export const Waiting: Story = {
  ...inState({ counts: { '/app/servicing': 12 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Service Requests\s*12/ })
  },
}

export const NothingOpenedYet: Story = {
  ...inState({ recent: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Records you open are listed here/)
  },
}

/** What an area begins the day with. */
const Question = () => (
  <Section title="What needs to be done?">
    <p>A question.</p>
  </Section>
)

const withStart = {
  'home.start': [{ id: 'question', component: Question }],
  'home.panel': [{ id: 'changed-accounts', component: ChangedAccounts }],
}

/** The question comes first; the greeting is one line. */
export const WithAStart: Story = {
  args: { slots: withStart },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ })
    await canvas.findByText('A question.')
    await canvas.findByText('Cedar Ridge Dental')
  },
}
