import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { accountPath, OpenStage, policyPath, requestPath } from '../testing/OpenStage'
import { autoPolicy, caraRequest, certificateRequest, liabilityPolicy } from '../testing/request.fixtures'

const sent = fn().mockName('sent')
const answer = (request: object) => ({ RequestForCara: { serviceRequest: request }, CreateCaraWorkspace: pending })

const meta = {
  title: 'Screens/Workspaces/Open in Copilot',
  component: OpenStage,
  args: { path: requestPath, answers: answer(caraRequest()), onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof OpenStage>

export default meta
type Story = StoryObj<typeof meta>

/** The dialog once the record is there: until then another one is in its place. */
const dialog = async () => {
  await screen.findByRole('button', { name: 'Create Workspace' })
  return within(screen.getByRole('dialog', { name: 'Open in Copilot' }))
}

/** A question explores the policy that it is about. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    sent.mockClear()
    const form = await dialog()
    await expect(await form.findByRole('combobox', { name: 'Preset' })).toHaveValue('Explore a Policy')
    await expect(form.getByRole('textbox', { name: /^Message/ })).toHaveValue(
      'The client asks:\n\n> Are hired autos covered?',
    )
    await expect(form.getByRole('checkbox', { name: /^Endorsements.pdf/ })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: /^Auto policy.pdf/ })).not.toBeChecked()
    await userEvent.click(form.getByRole('button', { name: 'Create Workspace' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'CreateCaraWorkspace',
          variables: expect.objectContaining({
            input: {
              preset: 'DOCUMENT_EXPLORATION',
              message: 'The client asks:\n\n> Are hired autos covered?',
              files: [],
              documentIds: ['f1', 'f2'],
              serviceRequestId: '7',
            },
          }),
        }),
      ),
    )
  },
}

export const Certificate: Story = {
  args: { answers: answer(certificateRequest) },
  play: async () => {
    const form = await dialog()
    await expect(await form.findByRole('combobox', { name: 'Form' })).toHaveValue('ACORD 25')
    await expect(form.getByRole('textbox', { name: /^Certificate Holder/ })).toHaveValue(
      'San Diego Unified Port District\n3165 Pacific Highway\nSan Diego, CA 92101',
    )
  },
}

/** Nothing is chosen: there is nothing to send yet. */
export const NoPreset: Story = {
  args: { answers: answer(caraRequest({ type: 'CANCEL_POLICY', question: null })) },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await expect(await form.findByRole('button', { name: 'Create Workspace' })).toBeDisabled()
    await userEvent.click(form.getByRole('combobox', { name: 'Preset' }))
    const options = await screen.findAllByRole('option')
    await expect(options).toHaveLength(6)
    await expect(options[0]).toHaveTextContent('Explore a PolicySuggested')
    await userEvent.click(screen.getByRole('option', { name: /^Custom/ }))
    await expect(form.getByRole('button', { name: 'Create Workspace' })).toBeEnabled()
  },
}

/** With its documents, to explore it. */
export const Policy: Story = {
  args: { path: policyPath, answers: { PolicyDocuments: { businessPolicy: liabilityPolicy } } },
  play: async () => {
    const form = await dialog()
    await expect(await form.findByRole('combobox', { name: 'Preset' })).toHaveValue('Explore a Policy')
    await expect(form.getByRole('checkbox', { name: /^Endorsements.pdf/ })).toBeChecked()
  },
}

/** The documents of its policies are there to choose from, once it is said what for. */
export const Account: Story = {
  args: {
    path: accountPath,
    answers: {
      AccountDocuments: {
        account: {
          __typename: 'Account',
          id: '1',
          businessPolicies: { __typename: 'BusinessPolicyPage', items: [liabilityPolicy, autoPolicy] },
        },
      },
    },
  },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.click(await form.findByRole('combobox', { name: 'Preset' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Contract Review/ }))
    await expect(await form.findByRole('checkbox', { name: /^Auto policy.pdf/ })).not.toBeChecked()
  },
}

export const Failed: Story = {
  args: {
    answers: {
      RequestForCara: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Service requests are not available at the moment.' },
        { serviceRequest: null },
      ),
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' })
  },
}
