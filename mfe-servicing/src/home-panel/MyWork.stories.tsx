import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { failing, PluginStage } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { homeAnswers } from '../testing/home.fixtures'
import MyWork from './MyWork'

/** In the place of the home page. */
const home = definePlugin({
  id: 'home',
  title: 'Home',
  basePaths: ['/app/home'],
  nav: [],
  routes: async () => ({ routes: [{ path: '/app/home', element: <MyWork /> }] }),
})

const meta = {
  title: 'Screens/Home/My work',
  component: PluginStage,
  args: { plugin: home, path: '/app/home', answers: homeAnswers(5) },
  argTypes: { plugin: { control: false }, answers: { control: false } },
  render: args => (
    <div style={{ maxWidth: '720px', padding: '20px' }}>
      <PluginStage {...args} />
    </div>
  ),
} satisfies Meta<typeof PluginStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'My work' })
    await expect(await canvas.findByRole('link', { name: 'Overdue (3)' })).toHaveAttribute(
      'href',
      '/app/servicing?due=overdue&sort=DUE_AT_ASC',
    )
    await canvas.findByRole('link', { name: 'Due this week (8)' })
    await canvas.findByRole('link', { name: 'Unassigned (12)' })
  },
}

export const NothingToDo: Story = {
  args: { answers: homeAnswers(0) },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is waiting for you.')
  },
}

const away = failing(
  { code: 'SUBGRAPH_UNAVAILABLE', message: 'Service requests are not available at the moment.' },
  { mine: null, unassigned: null },
)

export const Failed: Story = {
  args: { answers: { ...homeAnswers(5), MyServiceRequests: away } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
