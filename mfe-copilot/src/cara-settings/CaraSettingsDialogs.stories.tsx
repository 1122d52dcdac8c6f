import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CaraSettingsStage } from '../testing/CaraSettingsStage'
import { limitOf, ownModel, someSettings, someUsage } from '../testing/cara-settings.fixtures'
import { editLimitPath, editModelPath, removeModelPath } from './paths'

const sent = fn().mockName('sent')
const usage = { CaraUsage: { caraUsage: someUsage() } }
const rules = { CaraSettings: { caraSettings: someSettings() }, ...usage }
const own = { CaraSettings: { caraSettings: someSettings({ model: ownModel }) }, ...usage }

const meta = {
  title: 'Screens/Copilot/Cara settings dialogs',
  component: CaraSettingsStage,
  args: { path: editModelPath, answers: rules, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof CaraSettingsStage>

export default meta
type Story = StoryObj<typeof meta>

/** The page behind it can be read again only then. */
const dialogIsGone = () => screen.findByRole('heading', { name: 'Monthly limit' })

/** A first model: someone confirms what leaves the agency. */
export const FirstModel: Story = {
  args: {
    answers: {
      ...rules,
      TestCaraModel: {
        testCaraModel: {
          ...{ __typename: 'CaraModelTest', isWorking: true },
          message: 'It works: qwen3:8b answered in 0.8 s.',
        },
      },
      UpdateCaraSettings: { updateCaraSettings: someSettings({ version: 2, model: ownModel }) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Provider'), 'OpenAI-compatible server')
    await userEvent.type(screen.getByLabelText('Model'), 'qwen3:8b')
    await userEvent.type(screen.getByLabelText('Address'), 'https://models.example.com/v1')
    await expect(screen.getByText(/Cara sends models\.example\.com the text/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Test' }))
    await screen.findByText('It works: qwen3:8b answered in 0.8 s.')
    await userEvent.type(screen.getByLabelText('Model'), 'x{Backspace}')
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree that the following leaves my agency/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    const model = {
      ...{ provider: 'OPENAI_COMPATIBLE', name: 'qwen3:8b', key: '', url: 'https://models.example.com/v1' },
      isConfirmed: true,
    }
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ variables: { version: 1, input: { model } } })),
    )
    await canvas.findByRole('link', { name: 'Edit' })
  },
}

export const EditModel: Story = {
  args: { answers: own },
  play: async ({ userEvent }) => {
    await screen.findByText('Stored on Nov 2, 2026. Leave it empty to keep it.')
    await expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Google')
    await expect(
      screen.getByRole('checkbox', { name: /I agree that the following leaves my agency/ }),
    ).not.toBeChecked()
    await expect(screen.queryByText(/Leave it empty to keep it/)).toBeNull()
  },
}

/** Both changed the model: the person chooses. */
export const ModelConflict: Story = {
  args: {
    answers: {
      ...own,
      UpdateCaraSettings: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else changed this.',
          current: someSettings({ version: 2, model: { ...ownModel, name: 'claude-haiku-4-5' } }),
        },
        { updateCaraSettings: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const model = await screen.findByLabelText('Model')
    await userEvent.clear(model)
    await userEvent.type(model, 'claude-opus-5')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByRole('group', { name: 'Model' })
    await expect(screen.getByText('claude-haiku-4-5')).toBeVisible()
  },
}

export const RemoveModel: Story = {
  args: {
    path: removeModelPath,
    answers: { ...own, UpdateCaraSettings: { updateCaraSettings: someSettings({ version: 2 }) } },
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByText('Its key is deleted, too. Cara then works by rules.')
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ variables: { version: 1, input: { model: null } } })),
    )
    await canvas.findByText(/Cara works by rules/)
    await dialogIsGone()
  },
}

export const Limit: Story = {
  args: {
    path: editLimitPath,
    answers: {
      CaraSettings: { caraSettings: someSettings({ model: ownModel, monthlyLimit: limitOf(4_000) }) },
      ...usage,
      UpdateCaraSettings: {
        updateCaraSettings: someSettings({ version: 2, model: ownModel, monthlyLimit: limitOf(null, 5_000_000) }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await screen.findByLabelText(/Limit in US dollars/))
    await userEvent.type(screen.getByLabelText(/Limit in tokens/), '5,000,000')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          variables: { version: 1, input: { monthlyLimit: { cost: null, tokens: 5_000_000 } } },
        }),
      ),
    )
    await canvas.findByText('3,182,400 of 5,000,000')
    await dialogIsGone()
  },
}
