import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { deletedPolicy, noPolicy, notDeleted } from '../testing/deleted.fixtures'
import { PoliciesPage } from '../testing/PoliciesPage'

const DeletedBusinessPolicy = { deletedBusinessPolicy: deletedPolicy(1) }

const meta = {
  title: 'Screens/Policies/A deleted policy',
  component: PoliciesPage,
  args: { path: '/app/policies/p2/overview', answers: { BusinessPolicy: noPolicy, DeletedBusinessPolicy } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

/** An old link to a policy that someone has deleted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('The Workers Compensation policy of Bayview Marine Services LLC is deleted')
    await canvas.findByText('Maya Reyes deleted it on Nov 19, 2026. You can restore it until Dec 19, 2026.')
  },
}

export const Loading: Story = { args: { answers: { BusinessPolicy: noPolicy, DeletedBusinessPolicy: pending } } }

/** Its 30 days are over, or it has never been there. */
export const Gone: Story = {
  args: { answers: { BusinessPolicy: noPolicy, DeletedBusinessPolicy: notDeleted } },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such policy')
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const LongNames: Story = {
  args: {
    answers: {
      BusinessPolicy: noPolicy,
      DeletedBusinessPolicy: { deletedBusinessPolicy: { ...deletedPolicy(1), accountName: long } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(`The Workers Compensation policy of ${long} is deleted`)
  },
}

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const LongNamesOnAPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }

/** Its account was deleted meanwhile. */
export const CannotComeBack: Story = {
  args: {
    answers: {
      BusinessPolicy: noPolicy,
      DeletedBusinessPolicy,
      RestoreBusinessPolicy: failing(
        { code: 'NOT_FOUND', message: 'This account does not exist, or it was removed.' },
        { restoreBusinessPolicy: null },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeEnabled()
  },
}
