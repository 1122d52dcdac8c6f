import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CarriersTabStage } from '../testing/CarriersTabStage'
import { carrierAnswers, carriersOf } from '../testing/carriers.fixtures'
import { addCarrierPath, carriersPath, editCarrierPath, mergeCarrierPath } from './paths'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Policies/Carriers',
  component: CarriersTabStage,
  args: { path: carriersPath, answers: carrierAnswers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof CarriersTabStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('cell', { name: 'Pacifc Mariner' })
    await canvas.findByRole('cell', { name: '100+ policies' })
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Pacifc Mariner' }))
    await expect(await screen.findByRole('menuitem', { name: /Remove/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  },
}

export const NoCompanies: Story = {
  args: { answers: { ...carrierAnswers, Carriers: carriersOf([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No companies')
  },
}

export const Away: Story = {
  args: {
    answers: {
      ...carrierAnswers,
      Carriers: failing({ code: 'INTERNAL', message: 'Something went wrong.' }, { carriers: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The companies could not be loaded')
  },
}

export const Add: Story = {
  args: { path: addCarrierPath },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Add a company' })
  },
}

const nameTaken = 'Another carrier or wholesale broker already has this name. Merge the two instead.'

export const RenameRefused: Story = {
  args: {
    path: editCarrierPath('c2'),
    answers: {
      ...carrierAnswers,
      UpdateInsuranceCarrier: failing(
        { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'name', message: nameTaken }] },
        { updateInsuranceCarrier: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit company' })
    const name = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Pacific Mariner')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText(nameTaken)
  },
}

export const Merge: Story = {
  args: { path: mergeCarrierPath('c2') },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Merge Pacifc Mariner' })
    await userEvent.click(screen.getByRole('combobox', { name: 'Company to keep' }))
    await screen.findByRole('group', { name: 'Similar names' })
    await expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Pacific Mariner')
  },
}
