import { unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { someActivity } from '../testing/activity.fixtures'
import {
  closedRequest,
  correctedRequest,
  oneRequest,
  requestsByType,
  someFile,
  waitingOnClient,
} from '../testing/requests.fixtures'
import { ServicingPage } from '../testing/ServicingPage'

const answer = (serviceRequest: ServiceRequestProfileFragment) => ({
  ServiceRequest: { serviceRequest },
  ServiceRequestActivity: { serviceRequest: someActivity },
})

const meta = {
  title: 'Screens/Servicing/Request',
  component: ServicingPage,
  args: { path: '/app/servicing/1/overview', answers: answer(oneRequest) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ServicingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Port of San Diego')
    await expect(canvas.getByRole('link', { name: 'Resolve' })).toHaveAttribute('href', '/app/servicing/1/resolve')
  },
}

export const Closed: Story = {
  args: { answers: answer(closedRequest) },
  play: async ({ canvas }) => {
    await canvas.findByText('Certificate sent by e-mail.')
    await expect(canvas.getByRole('button', { name: 'Resolved' })).toBeDisabled()
  },
}

const duplicate = {
  __typename: 'ServiceRequest' as const,
  id: '7',
  type: 'CREATE_CERTIFICATE' as const,
  state: 'OPEN' as const,
  customerName: 'Bayview Marine Services LLC',
}
const everything: ServiceRequestProfileFragment = {
  ...correctedRequest,
  isLoss: true,
  waiting: waitingOnClient,
  duplicateOf: duplicate,
  duplicates: [{ ...duplicate, id: '8' }],
  earlierResolutions: [
    {
      __typename: 'ServiceRequestEarlierResolution',
      notes: 'Sent the certificate without the berths.',
      closedAt: '2026-11-21T19:00:00Z',
      files: [someFile('Certificate 1041.pdf')],
    },
  ],
  source: {
    __typename: 'ServiceRequestSource',
    type: 'CALL',
    id: 'c1',
    sentence: 'And could you send the port a certificate before the crane comes?',
    confidence: 0.91,
  },
  certificates: [
    {
      __typename: 'ServiceRequestCertificate',
      certificateId: 'k1',
      certificateNumber: '1042',
      file: someFile('Certificate 1042.pdf'),
    },
  ],
}

/** All that a request can show at once. */
export const Everything: Story = {
  args: { answers: answer(everything) },
  play: async ({ canvas }) => {
    await canvas.findByText('Client said: Port of SD')
    await expect(canvas.getByRole('link', { name: '(800) 555-0199' })).toHaveAttribute('href', 'tel:+18005550199')
    await canvas.findByRole('button', { name: 'End waiting' })
  },
}

export const EmailNotSent: Story = {
  args: {
    answers: answer({
      ...closedRequest,
      resolution: closedRequest.resolution && {
        ...closedRequest.resolution,
        email: {
          __typename: 'ResolutionEmail',
          to: 'ops@bayviewmarine.example',
          subject: 'Your certificate request is complete',
          message: 'The certificate is attached.',
          state: 'FAILED',
          sentAt: null,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Could not be sent to ops@bayviewmarine.example')
    await expect(canvas.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', '/app/servicing/1/email')
  },
}

export const CommentsAndActivity: Story = {
  args: { path: '/app/servicing/1/activity' },
  play: async ({ canvas }) => {
    await canvas.findByText('The port wants its full name on the certificate.')
    // The code of the box comes after the first paint.
    await expect(await canvas.findByRole('button', { name: 'Comment' }, { timeout: 10_000 })).toBeDisabled()
  },
}

export const OnlyWhatAClientSaid: Story = {
  args: {
    answers: answer({
      ...requestsByType.OTHER,
      account: null,
      businessPolicy: null,
      customerName: null,
      clientName: null,
      clientEmail: null,
      clientPhone: null,
      assignee: null,
      dueAt: null,
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Unassigned')
  },
}

export const Unreachable: Story = {
  args: { answers: { ServiceRequest: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
