import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { type Answers, failing, PluginStage } from '../testing'
import { type Greeting, greetings } from './greeting-pages.fixture'

const greeting = (id: string, text: string): Greeting => ({ __typename: 'Greeting', id, text })

/** What the server has; a story begins with two. */
let stored: Greeting[] = []

const server: Answers = {
  Greetings: ({ search = '' }: { search?: string }) => {
    const items = stored.filter(({ text }) => text.toLowerCase().includes(search.toLowerCase()))
    return { greetings: { __typename: 'GreetingPage', items, total: items.length, endCursor: null } }
  },
  SavedViews: { savedViews: [] },
  CreateGreeting: ({ text }: { text: string }) => {
    const created = greeting(String(stored.length + 1), text)
    stored = [...stored, created]
    return { createGreeting: created }
  },
}

const meta = {
  title: 'Patterns/Dialog as route',
  component: PluginStage,
  args: { plugin: greetings, path: '/app/greetings/new', answers: server },
  argTypes: { plugin: { control: false }, answers: { control: false } },
  beforeEach() {
    stored = [greeting('1', 'Good morning'), greeting('2', 'Good evening')]
  },
  render: args => (
    <div style={{ height: '100dvh' }}>
      <PluginStage {...args} />
    </div>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `A dialog is a child route of the page under it: it has an address that can be passed on, a reload shows it again, and Back closes it. \`useCloseDialog\` leads back to the page under it, with its filter (\`useListPath\`); \`useSubmission\` sends the form to the action of the route, which answers with a redirect or with what is wrong; \`useUnsavedChanges\` asks before anything typed is lost.

**Do** render the \`<Outlet />\` in the page, so that the page stays while the dialog comes and goes.

**Don’t** keep "is it open" in a state of the page: no one could link to it, and Back would leave the page.`,
      },
    },
  },
} satisfies Meta<typeof PluginStage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Create a new greeting' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Its address alone opens the dialog, over its page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await dialog()
    await canvas.findByText('Good evening')
  },
}

export const OpensByALinkAndGivesTheFocusBack: Story = {
  args: { path: '/app/greetings?filter=morning' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 greeting')
    const link = canvas.getByRole('link', { name: 'Create greeting' })
    await expect(link, 'the filter goes along').toHaveAttribute('href', '/app/greetings/new?filter=morning')
    await userEvent.click(link)
    await dialog()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(canvas.getByText('1 greeting'), 'and comes back').toBeVisible()
    await waitFor(() => expect(link).toHaveFocus())
  },
}

export const SavesAndLeavesForTheList: Story = {
  args: { path: '/app/greetings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Create greeting' }))
    await dialog()
    await userEvent.type(screen.getByRole('textbox', { name: 'Greeting' }), 'Good night{Enter}')
    await gone()
    await canvas.findByRole('row', { name: /Good night/ })
  },
}

/** It stays open, and keeps what was typed. */
export const RefusedByTheServer: Story = {
  args: {
    answers: {
      ...server,
      CreateGreeting: failing(
        { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'text', message: 'Enter a greeting.' }] },
        { createGreeting: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Create greeting' }))
    const field = screen.getByRole('textbox', { name: 'Greeting' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.getByText('Enter a greeting.')).toBeVisible()
  },
}
