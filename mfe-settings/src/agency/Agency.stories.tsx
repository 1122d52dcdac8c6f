import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { OwnAgencyFragment } from '../generated/documents'
import { agencyPath, editAgencyPath } from '../paths'
import { SettingsStage } from '../testing/SettingsStage'
import { maya } from '../testing/users.fixtures'

const harborPoint: OwnAgencyFragment = {
  __typename: 'Agency',
  id: 'agency-1',
  version: 4,
  name: 'Harbor Point Insurance',
  profile: {
    __typename: 'AgencyProfile',
    address: {
      __typename: 'Address',
      ...{ line1: '480 Embarcadero West', line2: 'Suite 210', city: 'Oakland', zone: 'CA', postalCode: '94607' },
    },
    phone: '+15105550148',
    licenseNumber: '0K41207',
  },
}
const noProfile = { ...harborPoint.profile, address: null, phone: null, licenseNumber: null }

const answersWith = (agency: OwnAgencyFragment) => ({
  AgencyProfile: { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: maya.id, agency } },
})

const meta = {
  title: 'Screens/Settings/Agency',
  component: SettingsStage,
  args: { path: agencyPath, answers: answersWith(harborPoint) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('480 Embarcadero West, Suite 210, Oakland, CA 94607')
    // The page fades in.
    await waitFor(() => expect(canvas.getByText('(510) 555-0148')).toBeVisible())
  },
}
export const Failed: Story = { args: { answers: { AgencyProfile: failing({ message: 'It is out of order.' }) } } }

export const NothingEntered: Story = {
  args: { answers: answersWith({ ...harborPoint, profile: noProfile }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Not entered')).toHaveLength(3))
  },
}

export const Edit: Story = {
  args: {
    path: editAgencyPath,
    answers: {
      ...answersWith(harborPoint),
      UpdateAgencyProfile: {
        __typename: 'Mutation',
        updateAgency: { ...harborPoint, version: 5, profile: { ...harborPoint.profile, licenseNumber: '0K41208' } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const license = await screen.findByRole('textbox', { name: /License number/ })
    await userEvent.clear(license)
    await userEvent.type(license, '0K41208{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByText('0K41208')
    // The page is no longer hidden from screen readers.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Edit profile' })).toBeVisible())
  },
}

export const Refused: Story = {
  args: {
    path: editAgencyPath,
    answers: {
      ...answersWith({ ...harborPoint, profile: noProfile }),
      UpdateAgencyProfile: failing(
        {
          code: 'VALIDATION_FAILED',
          message: 'Some fields need your attention.',
          validationErrors: [{ path: 'profile.phone', message: 'Enter a phone number such as (415) 555-0142.' }],
        },
        { updateAgency: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Phone/ }), '12{Enter}')
    await screen.findByText('Enter a phone number such as (415) 555-0142.')
  },
}

export const Conflict: Story = {
  args: {
    path: editAgencyPath,
    answers: {
      ...answersWith(harborPoint),
      UpdateAgencyProfile: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else changed this.',
          current: { ...harborPoint, version: 5, profile: { ...harborPoint.profile, licenseNumber: '0K99999' } },
        },
        { updateAgency: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const license = await screen.findByRole('textbox', { name: /License number/ })
    await userEvent.clear(license)
    await userEvent.type(license, '0K41208{Enter}')
    await screen.findByText('0K99999')
  },
}
