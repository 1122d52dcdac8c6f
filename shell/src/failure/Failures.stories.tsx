import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RouteErrorScreen } from '../content/RouteErrorScreen'
import { type ShellState, stageShell } from '../testing/stage-shell'
import { ApplicationError } from './ApplicationError'

interface Failing {
  error: unknown
}

const error = Object.assign(new Error("Cannot read properties of undefined (reading 'premium')"), {
  stack:
    'Error: Cannot read properties of undefined\n    at PolicyRow (policies.js:12:4)\n    at renderRow (table.js:90:2)',
})
const forbidden = Object.assign(new Error('Only an owner may see this.'), { code: 'FORBIDDEN' })

const meta = {
  title: 'Screens/Shell/Failures',
  component: ApplicationError as never,
  args: { error },
  argTypes: { error: { control: false } },
  loaders: [({ parameters }) => stageShell(parameters['shell'] as ShellState)],
  render: ({ error }) => <ApplicationError error={error} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<Failing>

export default meta
type Story = StoryObj<Failing>

/** The shell itself failed (specification 1 §8). */
export const Application: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

const retry = fn().mockName('retry')
const page: Story['render'] = ({ error }) => (
  <div style={{ height: '100dvh' }}>
    <RouteErrorScreen error={error} title="Policies" retry={retry} />
  </div>
)

/** A page of an area failed; the frame around it continues working. */
export const Page: Story = {
  render: page,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Forbidden: Story = {
  args: { error: forbidden },
  render: page,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You don’t have access to this page')).toBeInTheDocument()
  },
}
