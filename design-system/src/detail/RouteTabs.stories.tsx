import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RouteTabs } from './RouteTabs'

const meta = {
  title: 'Components/RouteTabs',
  component: RouteTabs,
  args: {
    label: 'Account',
    current: '/app/accounts/1',
    tabs: [
      { to: '/app/accounts/1', label: 'Overview' },
      { to: '/app/accounts/1/certificates', label: 'Certificates' },
      { to: '/app/accounts/1/policies', label: 'Policies' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Do** give each tab an address: it can be linked to, opened in a new tab, and the back button works.

**Don't** keep the open tab in state, and don't use tabs for steps.`,
      },
    },
  },
} satisfies Meta<typeof RouteTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Policies' })).not.toHaveAttribute('aria-current')
  },
}

const manyTabs = [
  'Overview',
  'Applications',
  'Certificates',
  'Policies',
  'Service requests',
  'Calls',
  'Emails',
  'Documents',
  'History',
].map((label, place) => ({ label, to: `/app/accounts/1/${place}` }))

export const AreReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Certificates' })).toHaveFocus()
  },
}

const counted = manyTabs.map((tab, place) => ({ ...tab, count: place === 3 ? 1284 : place }))

/** How many there are, where that is more than none; the open tab is in view. */
export const Counts: Story = {
  args: { tabs: counted, current: '/app/accounts/1/7' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Policies 1,284' })).toBeInTheDocument()
    await expect(canvas.queryByText('0')).toBeNull()
    const line = canvas.getByRole('navigation').getBoundingClientRect()
    const open = canvas.getByRole('link', { name: /Documents/ }).getBoundingClientRect()
    await expect(open.left >= line.left && open.right <= line.right).toBe(true)
  },
}
