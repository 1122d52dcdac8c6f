import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ClientPage } from './ClientPage.fixture'

const meta = {
  title: 'Patterns/Detail page',
  component: ClientPage,
  args: { name: 'Bayview Marine Services LLC', email: 'office@bayview.example' },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `The page of one record: who it is, tabs that are routes, and two columns of sections from 1100 px on. \`DetailHeader\`, \`RouteTabs\`, \`DetailColumns\` and \`Section\` are its parts; an area writes what is in them.

**Do** put what identifies the record into the header and nothing else. The wide column is for what people work on, the narrow one for what they look up.

**Don’t** hide an empty section: say in a few words that there is nothing yet. Don’t draw boxes in boxes.`,
      },
    },
  },
} satisfies Meta<typeof ClientPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bayview Marine Services LLC')
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
