import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CaraSettingsStage } from '../testing/CaraSettingsStage'
import {
  limitOf,
  limitSentence,
  noUsage,
  operatorModel,
  ownModel,
  someSettings,
  someUsage,
} from '../testing/cara-settings.fixtures'
import { caraSettingsPath } from './paths'

const sent = fn().mockName('sent')
const usage = { CaraUsage: { caraUsage: someUsage() } }
const own = { CaraSettings: { caraSettings: someSettings({ model: ownModel }) }, ...usage }

const meta = {
  title: 'Screens/Copilot/Cara settings',
  component: CaraSettingsStage,
  args: {
    path: caraSettingsPath,
    answers: { CaraSettings: { caraSettings: someSettings() }, CaraUsage: { caraUsage: noUsage } },
    onSent: sent,
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof CaraSettingsStage>

export default meta
type Story = StoryObj<typeof meta>

/** Rules, as on the first day. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/Cara works by rules/)
    await canvas.findByText('No language model was used in the last 12 months.')
    await waitFor(() =>
      expect(canvas.getByText('To search the web, Cara sends Brave what she searches for.')).toBeVisible(),
    )
  },
}

export const OperatorModel: Story = {
  args: { answers: { CaraSettings: { caraSettings: someSettings({ operatorModel }) }, ...usage } },
  play: async ({ canvas }) => {
    await canvas.findByText('Cara works with the language model that comes with Coverdesk.')
    await waitFor(() => expect(canvas.getByText(/Cara sends OpenAI the text/)).toBeVisible())
  },
}

export const OwnModel: Story = {
  args: { answers: own },
  play: async ({ canvas }) => {
    await canvas.findByText('Stored on Nov 2, 2026')
    await waitFor(() => expect(canvas.getByText(/Nora Quill agreed to this for your agency on/)).toBeVisible())
    await canvas.findByRole('row', { name: /November 2026 46/ })
  },
}

export const Failed: Story = {
  args: {
    answers: {
      CaraSettings: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Cara is not available at the moment.' },
        { caraSettings: null },
      ),
      ...usage,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const UsageFailed: Story = {
  args: {
    answers: { ...own, CaraUsage: failing({ code: 'INTERNAL', message: 'Usage is missing.' }, { caraUsage: null }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Usage could not be loaded')
  },
}

export const LimitReached: Story = {
  args: {
    answers: {
      CaraSettings: {
        caraSettings: someSettings({
          ...{ model: ownModel, monthlyLimit: limitOf(4_000, 5_000_000), limitReached: limitSentence },
        }),
      },
      ...usage,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(limitSentence)
    await waitFor(() => expect(canvas.getByText('$41.20 of $40')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('3,182,400 of 5,000,000')).toBeVisible())
  },
}

/** No engine is set up, so there is nothing to switch. */
export const WithoutWebSearch: Story = {
  args: {
    answers: {
      CaraSettings: { caraSettings: someSettings({ webSearchEngine: null }) },
      CaraUsage: { caraUsage: noUsage },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing. Cara works within Coverdesk.')
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
