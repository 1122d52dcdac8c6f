import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { HomeStage } from '../testing/HomeStage'
import { homePresets } from '../testing/home.fixtures'
import { customPreset } from '../testing/presets.fixtures'

const sent = fn().mockName('sent')
const none = { customPresets: { __typename: 'CustomPresetPage', items: [] } }
const some = { customPresets: { __typename: 'CustomPresetPage', items: [customPreset(0), customPreset(1)] } }
const answers = { HomePresets: homePresets({ chosenAt: null }), HomeCustomPresets: none }
const created = {
  createCaraWorkspace: {
    __typename: 'CaraWorkspace',
    id: '42',
    version: 1,
    title: 'What is due this week?',
    state: 'WORKING',
  },
}

const meta = {
  title: 'Screens/Home/Ask Cara',
  component: HomeStage,
  args: { path: '/app/home', answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof HomeStage>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen yet: all built-in presets show. What attaches and sends is not there before there is a text. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'What can Cara do for you?' })
    const cards = within(await canvas.findByRole('list', { name: 'Presets' }))
    await expect(cards.getAllByRole('link')).toHaveLength(7)
    await expect(cards.getByRole('link', { name: /^Contract Review/ })).toHaveAttribute(
      'href',
      '/app/home/start/contract-review',
    )
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull()
    await userEvent.type(await canvas.findByPlaceholderText('Ask Cara...'), 'What is due?')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled()
    await canvas.findByRole('button', { name: 'Attach' })
    await userEvent.clear(canvas.getByPlaceholderText('Ask Cara...'))
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull()
  },
}

export const Favorites: Story = {
  args: {
    answers: {
      ...answers,
      HomePresets: homePresets({
        presets: ['COVERAGE_COMPARISON', 'CERTIFICATE_REVIEW'],
        customPresets: [{ id: 'p1', title: 'Marina renewal letter' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Presets' }))
    await expect(cards.getAllByRole('link')).toHaveLength(3)
    await expect(cards.getByRole('link', { name: /^Marina renewal letter/ })).toHaveAttribute(
      'href',
      '/app/home/presets/p1',
    )
  },
}

export const NoFavorites: Story = {
  args: { answers: { ...answers, HomePresets: homePresets({}) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status', { name: 'Loading presets...' })).toBeNull())
    await expect(canvas.queryByRole('list', { name: 'Presets' })).toBeNull()
  },
}

/** People can start anyway. */
export const FavoritesFailed: Story = {
  args: {
    answers: {
      ...answers,
      HomePresets: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Settings are not available.' },
        { agencyUser: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7)
  },
}

export const Preferences: Story = {
  args: {
    path: '/app/home/preferences',
    answers: { ...answers, HomeCustomPresets: some, ChooseHomePresets: pending },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Customize presets' }))
    const first = await dialog.findByRole('checkbox', { name: /^Certificate Review/ })
    await expect(first).toBeChecked()
    await userEvent.click(first)
    await expect(first).not.toBeChecked()
    await userEvent.click(await dialog.findByRole('tab', { name: 'Custom Presets' }))
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  },
}

export const PreferencesWithoutCustomPresets: Story = {
  args: { path: '/app/home/preferences' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Customize presets' }))
    await dialog.findByRole('checkbox', { name: /^Certificate Review/ })
    await expect(dialog.queryByRole('tab', { name: 'Custom Presets' })).toBeNull()
  },
}

const box = (name: string) => screen.queryByRole('textbox', { name: new RegExp(`^${name}`) })

/** The box that the chosen form asks for, and no other. */
export const FillForms: Story = {
  args: { path: '/app/home/start/generate-template', answers: { ...answers, CreateCaraWorkspace: created } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill Forms and Certificates' }))
    const submit = dialog.getByRole('button', { name: 'Create Workspace' })
    await expect(submit).toBeDisabled()
    const template = dialog.getByRole('combobox', { name: 'Form' })
    await expect(within(template).getAllByRole('option')).toHaveLength(13)
    await userEvent.selectOptions(template, 'ACORD 27')
    await expect(box('Additional Interest')).toBeVisible()
    await userEvent.selectOptions(template, 'ACORD 25')
    await expect(box('Certificate Holder')).toBeVisible()
    await expect(box('Additional Interest')).toBeNull()
    await expect(submit).toBeEnabled()
  },
}

export const Certificate: Story = {
  args: { path: '/app/home/start/generate-certificate-of-liability-insurance' },
  play: async () => {
    const template = await screen.findByRole('combobox', { name: 'Form' })
    await expect(
      within(template)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a form', 'ACORD 25', 'ACORD 27'])
  },
}

/** The business operations are always among them. */
export const Application: Story = {
  args: { path: '/app/home/start/underwriting-analysis' },
  play: async () => {
    const always = await screen.findByRole('checkbox', { name: 'Business Operations' })
    await expect(always).toBeChecked()
    await expect(always).toBeDisabled()
    await expect(screen.getByRole('checkbox', { name: 'Auto Coverage' })).not.toBeChecked()
  },
}

export const Comparison: Story = {
  args: { path: '/app/home/start/coverage-comparison' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Coverage Comparison' }))
    await dialog.findByText('Option 1')
    await dialog.findByText('Option 2')
  },
}
