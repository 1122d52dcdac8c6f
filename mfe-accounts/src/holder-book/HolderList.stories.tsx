import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { answerHolders, holderRows } from '../testing/holders.fixtures'

const meta = {
  title: 'Screens/Accounts/Holder book',
  component: AccountsPage,
  args: { path: '/app/accounts/holders', answers: { Holders: answerHolders(holderRows(40)) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('40 holders')
    await expect(await canvas.findByRole('link', { name: 'City of Oakland' })).toHaveAttribute(
      'href',
      '/app/accounts/holders/h1',
    )
  },
}

export const Empty: Story = {
  args: { answers: { Holders: answerHolders([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No holders found')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      Holders: failing({ code: 'INTERNAL', message: 'Something went wrong.' }, { certificateHolders: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
