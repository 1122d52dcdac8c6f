import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { answerRequests, closedRequest, oneRequest, requestRows, requestsByType } from '../testing/requests.fixtures'
import { ServicingPage } from '../testing/ServicingPage'

const answers = {
  ServiceRequest: { serviceRequest: oneRequest },
  ServiceRequests: answerRequests(requestRows(3)),
}

const meta = {
  title: 'Screens/Servicing/Dialogs',
  component: ServicingPage,
  args: { path: '/app/servicing/1/resolve', answers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ServicingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Resolve: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Resolve request' })
    await expect(screen.getByText('Not visible to the client.')).toBeVisible()
    await expect(screen.getByText(/^Visible to the client/)).toBeVisible()
  },
}

/** Two people resolve at once: the second is asked to look again. */
export const ResolveConflict: Story = {
  args: {
    answers: {
      ...answers,
      ResolveServiceRequest: failing(
        { code: 'CONFLICT', message: 'Someone else saved first.', current: { ...closedRequest } },
        { resolveServiceRequest: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const notes = await screen.findByRole('textbox', { name: /^Notes/ })
    await userEvent.type(notes, 'Sent.')
    await userEvent.click(screen.getByRole('button', { name: 'Resolve' }))
    await screen.findByText('Someone else changed this request. Review it, then try again.')
    await expect(notes).toHaveValue('Sent.')
  },
}

export const Update: Story = {
  args: { path: '/app/servicing/1/update' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Update request' })
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Assignee/ })).toHaveValue('Maya Reyes'))
  },
}

export const UpdateErrors: Story = {
  args: {
    path: '/app/servicing/1/update',
    answers: {
      ...answers,
      UpdateServiceRequest: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [{ path: 'assigneeId', message: 'Choose someone who can sign in.' }],
        },
        { updateServiceRequest: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Update request' })
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText('Choose someone who can sign in.')
  },
}

export const Reopen: Story = {
  args: { path: '/app/servicing/1/reopen', answers: { ...answers, ServiceRequest: { serviceRequest: closedRequest } } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Reopen request' })
  },
}

const place = (name: string, request = oneRequest) => ({
  path: `/app/servicing/1/${name}`,
  answers: { ...answers, ServiceRequest: { serviceRequest: request } },
})
const opens = (name: string) => async () => {
  await screen.findByRole('dialog', { name })
}

export const Correct: Story = { args: place('correct'), play: opens('Correct details') }

export const Link: Story = { args: place('link'), play: opens('Link to an account or policy') }
export const Waiting: Story = { args: place('waiting'), play: opens('Waiting on…') }
export const SignedRequest: Story = {
  args: place('signed-request', requestsByType.CANCEL_POLICY),
  play: opens('Attach signed request'),
}
export const Email: Story = { args: place('email', closedRequest), play: opens('Email the client') }

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Those of the same customer are offered before anything is typed; the request itself is not. */
export const Duplicate: Story = {
  args: {
    ...place('duplicate'),
    answers: {
      ...answers,
      ServiceRequestChoices: answerRequests([
        ...requestRows(3).map(row => ({ ...row, customerName: 'Bayview Marine Services LLC' })),
        { ...requestRows(4)[3], customerName: long } as ReturnType<typeof requestRows>[number],
      ]),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Duplicate of' }))
    const options = await screen.findAllByRole('option', { name: /Bayview Marine Services LLC/ })
    await expect(options.length).toBeGreaterThan(0)
  },
}

export const Create: Story = {
  args: { path: '/app/servicing/new' },
  play: async ({ userEvent }) => {
    const type = await screen.findByRole('combobox', { name: /^Request type/ })
    await userEvent.selectOptions(type, 'Create Certificate')
    await screen.findByRole('textbox', { name: 'Certificate holder' })
  },
}

export const CreateForAnAccount: Story = {
  args: { path: '/app/servicing/new?accountId=a1' },
  play: async ({ userEvent }) => {
    const type = await screen.findByRole('combobox', { name: /^Request type/ })
    await userEvent.selectOptions(type, 'Cancel Policy')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Account/ })).toHaveValue('Bayview Marine Services LLC'),
    )
    await screen.findByRole('combobox', { name: /^Policy/ })
  },
}
