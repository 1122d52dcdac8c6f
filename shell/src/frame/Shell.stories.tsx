import { EmptyState, Page, PageHeader } from '@coverdesk/design-system'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { openOverlay } from '../overlays/overlay'
import { agencyPlugins } from '../testing/agency-plugins'
import { type ShellState, stageShell } from '../testing/stage-shell'
import { Shell } from './Shell'

/** Where an area draws itself; the story draws into it. */
const outlet = document.createElement('div')
outlet.style.height = '100%'

const retry = fn().mockName('retry')

function FrameWithArea(props: ComponentProps<typeof Shell>) {
  return (
    <>
      <Shell {...props} />
      {createPortal(
        <Page>
          <PageHeader title="Accounts" description="All business and individual clients" />
          <EmptyState kind="nothing" title="No accounts found" />
        </Page>,
        outlet,
      )}
    </>
  )
}

const meta = {
  title: 'Screens/Shell/Frame',
  component: Shell,
  args: { plugins: agencyPlugins, areas: { outlet, prefetch: fn() } },
  argTypes: { plugins: { control: false }, areas: { control: false } },
  loaders: [({ parameters }) => stageShell(parameters['shell'] as ShellState)],
  render: args => <FrameWithArea {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Shell>

export default meta
type Story = StoryObj<typeof meta>

const inState = (shell: ShellState) => ({ parameters: { shell } })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page')
  },
}

export const AreaLoading: Story = inState({ area: { status: 'loading', id: 'accounts', title: 'Accounts' } })

export const AreaFailed: Story = {
  ...inState({
    area: {
      status: 'failed',
      id: 'accounts',
      title: 'Accounts',
      error: new Error('No answer within 30 seconds.'),
      retry,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const NewVersion: Story = {
  ...inState({ versionReady: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('A new version is ready')
  },
}

/** Its place is kept from the first paint: nothing moves when it comes, or when it never does. */
export const WithAnAreaInTheTopBar: Story = {
  ...inState({ topBar: () => <a href="/app/notifications">3</a> }),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('button', { name: 'Search or run a command' })
    const before = search.getBoundingClientRect().left
    await canvas.findByRole('link', { name: '3' }, { timeout: 15_000 })
    await expect(search.getBoundingClientRect().left).toBe(before)
  },
}

export const MyMenu: Story = {
  ...inState({ support: { email: 'help@coverdesk.example', chat: 'ready' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Reyes' }))
    await screen.findByRole('menuitem', { name: /Sign out/ })
  },
}

export const NavigationOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    await screen.findByRole('dialog', { name: 'Navigation' })
  },
}

export const Palette: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search or run a command' }))
    const box = await screen.findByRole('combobox', { name: 'Search or run a command' })
    await userEvent.type(box, 'pol')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Policies'))
  },
}

export const Shortcuts: Story = {
  play: async () => {
    openOverlay('shortcuts')
    await screen.findByRole('dialog', { name: 'Help' })
  },
}

export const Plugins: Story = {
  play: async () => {
    openOverlay('plugins')
    await screen.findByText(/Loaded plugins, for support/)
  },
}
