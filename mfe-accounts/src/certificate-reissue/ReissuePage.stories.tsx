import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { certificateAnswers } from '../testing/certificates.fixtures'
import {
  answerSuperseded,
  manySuperseded,
  reissueIn,
  runsOf,
  superseded,
  threeSuperseded,
} from '../testing/reissues.fixtures'

const sent = fn().mockName('sent')
const answers = { ...certificateAnswers, SupersededCertificates: answerSuperseded(threeSuperseded) }

const meta = {
  title: 'Screens/Accounts/Reissue',
  component: AccountsPage,
  args: { path: '/app/accounts/2/certificates/reissue', answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

/** What changes for all is said once; what is special, under the holder. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shared = await canvas.findByRole('list', { name: 'Changes for all holders' })
    await expect(shared).toHaveTextContent('Expiration dateJan 1, 2027 → Jan 1, 2028')
    const anacortes = canvas.getByRole('list', { name: 'Changes for Port of Anacortes' })
    await expect(anacortes).toHaveTextContent('$2,000,000 → $1,000,000')
    await expect(canvas.getByRole('list', { name: 'Changes for Whitfield Property Trust' })).toHaveTextContent(
      'No longer certified',
    )
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Reissue 3 certificates' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Certificates' })).toHaveAttribute('aria-current', 'page')
  },
}

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The reason is asked for as long as someone is chosen who has findings. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /Port of Anacortes/ })
    await expect(canvas.getByRole('textbox', { name: 'Reason for override' })).toBeInTheDocument()
    await userEvent.click(box)
    await expect(canvas.queryByRole('textbox', { name: 'Reason for override' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }))
    await expect(canvas.getByRole('button', { name: 'Choose a holder' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }))
    await canvas.findByText('3 of 3 holders chosen')
  },
}

/** The book has a new name since: the new one is for that. */
export const HolderCorrectedSince: Story = {
  args: {
    answers: {
      ...answers,
      SupersededCertificates: answerSuperseded(
        threeSuperseded.map(one => ({ ...one, holder: { ...one.holder, name: `${one.holder.name}, Risk Office` } })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The old certificate is for City of Oakland, 1 Frank H. Ogawa Plaza/)
  },
}

export const One: Story = {
  args: { answers: { ...answers, SupersededCertificates: answerSuperseded([superseded(0)]) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reissue 1 certificate' })
    await expect(canvas.queryByText('Changes for all holders')).toBeNull()
  },
}

export const Fifty: Story = {
  args: { answers: { ...answers, SupersededCertificates: answerSuperseded(manySuperseded(50)) } },
  play: async ({ canvas, userEvent }) => {
    const special = await canvas.findByRole('list', { name: 'Changes for 5 holders' })
    await expect(special).toHaveTextContent('Each occurrence')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter holders' }), 'coi-000009')
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Deselect these' }))
    await expect(canvas.getByRole('button', { name: 'Reissue 49 certificates' })).toBeEnabled()
  },
}

export const FiveHundred: Story = {
  args: { answers: { ...answers, SupersededCertificates: answerSuperseded(manySuperseded(500)) } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Reissue 500 certificates' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const ofLongWords = threeSuperseded.map(one => ({
  ...one,
  holder: { ...one.holder, name: long },
  differences: one.differences.map(difference => ({ ...difference, after: difference.after && `${long} 1` })),
}))

export const LongNames: Story = {
  args: {
    answers: {
      ...answers,
      SupersededCertificates: answerSuperseded(
        ofLongWords.map(one => ({
          ...one,
          differences: one.differences.filter(({ kind }) => kind === 'POLICY_NUMBER'),
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(long).length).toBeGreaterThan(1))
  },
}

export const LongNamesOnAPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { answers: { ...answers, SupersededCertificates: answerSuperseded([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to reissue')
  },
}

export const Loading: Story = {
  args: { answers: { ...answers, SupersededCertificates: pending } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading holders...' })
  },
}

export const PoliciesAway: Story = {
  args: {
    answers: {
      ...answers,
      SupersededCertificates: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available at the moment.' },
        { supersededCertificates: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
    await canvas.findByText('Policies are not available at the moment.')
  },
}

export const ReasonMissing: Story = {
  args: {
    answers: {
      ...answers,
      StartCertificateReissue: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [
            { path: 'overrideReason', message: '1 of them has issues. Enter a reason to issue it anyway.' },
          ],
        },
        { startCertificateReissue: null },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reissue 3 certificates' }))
    await canvas.findByText(/Enter a reason to issue it anyway/)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Reason for override' })).toHaveFocus())
  },
}

const refused = failing(
  {
    code: 'VALIDATION_FAILED',
    validationErrors: [
      { path: 'certificateIds', message: 'Someone is reissuing certificates of this account already.' },
    ],
  },
  { startCertificateReissue: null },
)
let asked = 0

/** The list is read again, and the run that is under way leads on. */
export const SomebodyElseWasFaster: Story = {
  args: {
    answers: {
      ...answers,
      SupersededCertificates: () => answerSuperseded(asked++ === 0 ? threeSuperseded : []),
      AccountReissues: runsOf(reissueIn('ISSUING', 1, 3)),
      StartCertificateReissue: refused,
    },
  },
  beforeEach() {
    asked = 0
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reissue 3 certificates' }))
    await canvas.findByText('Someone is reissuing certificates of this account already.')
    await canvas.findByText('Nothing to reissue')
    await canvas.findByRole('link', { name: 'See progress' })
  },
}

export const Starts: Story = {
  args: {
    answers: {
      ...answers,
      SupersededCertificates: answerSuperseded([superseded(0), superseded(1)]),
      StartCertificateReissue: { startCertificateReissue: reissueIn('ISSUING', 0, 2) },
      CertificateReissue: { certificateReissue: reissueIn('ISSUING', 0, 2) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reissue 2 certificates' }))
    await canvas.findByRole('progressbar')
    const rows = within(await screen.findByRole('table', { name: 'Holders' })).getAllByText('Waiting')
    await expect(rows).toHaveLength(2)
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'StartCertificateReissue',
        variables: expect.objectContaining({ input: { accountId: '2', certificateIds: ['k0', 'k1'] } }),
      }),
    )
  },
}
