import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { longName } from '../testing/long-words'
import { StoryForm } from '../testing/StoryForm.fixture'
import { Checkbox, Switch } from './Choice'
import { CheckboxField, RadioField, SwitchField } from './index'
import type { ServerForm, ValidationError } from './use-server-form'

interface Values {
  additionalInsured: boolean
  visible: boolean
  canceledBy: string
}

interface Args extends Values {
  errors?: readonly ValidationError[]
}

const saved = fn().mockName('save')

const cancelers = [
  { value: 'AGENCY', label: 'Agency' },
  { value: 'CARRIER', label: 'Carrier' },
  { value: 'INSURED', label: 'Insured', description: 'The client asked for it in writing' },
]

const meta = {
  title: 'Components/ChoiceFields',
  component: CheckboxField as never,
  subcomponents: {
    SwitchField: SwitchField as never,
    RadioField: RadioField as never,
    Checkbox: Checkbox as never,
    Switch: Switch as never,
  },
  args: { additionalInsured: true, visible: false, canceledBy: 'CARRIER' },
  render: ({ errors, ...values }) => (
    <StoryForm<Values> values={values} {...(errors && { errors })} onSave={saved}>
      {(form: ServerForm<Values>) => (
        <>
          <CheckboxField
            form={form}
            name="additionalInsured"
            label="Additional insured"
            hint="Named on the certificate"
          />
          <SwitchField form={form} name="visible" label="Visible to client" />
          <RadioField form={form} name="canceledBy" label="Canceled by" options={cancelers} />
        </>
      )}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** use a checkbox where the answer is sent with a form, a switch where it takes effect at once, radio buttons for two
to five options that are worth reading.

**Don't** ask a question that "no" answers twice ("Don't send").`,
      },
    },
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {}

export const NothingChosen: Story = { args: { additionalInsured: false, canceledBy: '' } }

const refused = [
  { path: 'additionalInsured', message: 'This policy has no room for another insured.' },
  { path: 'canceledBy', message: 'Say who canceled the policy.' },
]

export const Refused: Story = {
  args: { ...NothingChosen.args, errors: refused },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: /Additional insured/ })
    await expect(box).toHaveAccessibleDescription('This policy has no room for another insured.')
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Say who canceled the policy.')
  },
}

export const AreAnsweredWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    saved.mockClear()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Visible to client' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Carrier' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(saved).toHaveBeenCalledWith({ additionalInsured: false, visible: true, canceledBy: 'INSURED' })
  },
}

function Loose() {
  const [chosen, setChosen] = useState<readonly string[]>(['Coverage Comparison'])
  const [syncing, setSyncing] = useState(true)
  const toggle = (preset: string, checked: boolean) =>
    setChosen(checked ? [...chosen, preset] : chosen.filter(other => other !== preset))
  return (
    <>
      {['Certificate Review', 'Coverage Comparison', longName].map(preset => (
        <Checkbox
          key={preset}
          label={preset}
          checked={chosen.includes(preset)}
          onChange={checked => toggle(preset, checked)}
        />
      ))}
      <Switch label="Sync tasks" description="Every 15 minutes" checked={syncing} onChange={setSyncing} />
      <Switch label="Sync calls" checked={false} disabled onChange={fn()} />
    </>
  )
}

/** Without a form: each change takes effect at once. */
export const WithoutAForm: Story = {
  render: () => <Loose />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Certificate Review' }))
    await expect(canvas.getByRole('checkbox', { name: 'Certificate Review' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: /Sync tasks/ }))
    await expect(canvas.getByRole('switch', { name: /Sync tasks/ })).not.toBeChecked()
  },
}
