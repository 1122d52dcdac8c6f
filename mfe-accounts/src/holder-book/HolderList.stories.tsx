import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { answerHolders, holderRow, holderRows } from '../testing/holders.fixtures'

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

export const FiltersAsOneTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('40 holders')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter holders' }), 'anacortes')
    await waitFor(() => expect(canvas.queryByText('City of Oakland')).toBeNull())
    await expect(canvas.getByText('Port of Anacortes')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { Holders: pending } } }

export const Empty: Story = {
  args: { answers: { Holders: answerHolders([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No holders found')
  },
}

export const NoMatch: Story = {
  args: { path: '/app/accounts/holders?filter=zzzz' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Clear filter' })
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

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longRow = { ...holderRow(1), name: long, address: { ...holderRow(1).address, line1: long, city: long } }

export const LongNames: Story = {
  args: { answers: { Holders: answerHolders([longRow, holderRow(0)]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 holders')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('City of Oakland')
  },
}

export const LongNamesOnAPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }
