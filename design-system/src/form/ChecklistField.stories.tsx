import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import type { ChecklistFieldProps } from './ChecklistField'
import { ChecklistField, type ValidationError } from './index'

const saved = fn().mockName('saved')

const policies = [
  { value: 'gl', label: 'General Liability GL-1042', description: 'Tideline Mutual · Mar 1, 2026 to Mar 1, 2027' },
  { value: 'wc', label: 'Workers Compensation WC-88', description: 'Harbor Mutual · Jun 1, 2026 to Jun 1, 2027' },
  { value: 'um', label: 'Umbrella UM-7' },
]

interface Args {
  chosen: string[]
  hint?: string
  options: ChecklistFieldProps<{ policyIds: string[] }>['options']
  errors?: readonly ValidationError[]
}

const meta = {
  title: 'Components/Form/ChecklistField',
  component: ChecklistField as never,
  args: { chosen: ['gl', 'wc'], options: policies },
  render: ({ chosen, hint, options, errors }) => (
    <StoryForm values={{ policyIds: chosen }} {...(errors && { errors })} onSave={saved}>
      {form => (
        <ChecklistField form={form} name="policyIds" label="Policies" {...(hint && { hint })} options={options} />
      )}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for up to a dozen things of which any number is chosen, and which people want to see before they choose.

**Don't** use it for one of several (\`RadioField\`), nor for what one looks for by name (\`MultiSelectField\`).`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

/** One of them is always chosen. */
export const Fixed: Story = {
  args: { options: [{ value: 'gl', label: 'General Liability', isFixed: true }, ...policies.slice(1)], chosen: ['gl'] },
  play: async ({ canvas }) => {
    const always = canvas.getByRole('checkbox', { name: 'General Liability' })
    await expect(always).toBeChecked()
    await expect(always).toBeDisabled()
  },
}

const refused = [{ path: 'policyIds', message: 'Choose at least one policy.' }]

export const Refused: Story = {
  args: { chosen: [], errors: refused },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Policies' })
    await expect(group).toHaveAccessibleDescription('Choose at least one policy.')
  },
}

export const KeepsTheOrderOfTheOptions: Story = {
  args: { chosen: ['um'] },
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    await userEvent.click(await canvas.findByRole('checkbox', { name: /General Liability/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ policyIds: ['gl', 'um'] })
  },
}
