import { failing, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import {
  conflictsPath,
  connectPath,
  credentialsPath,
  disconnectPath,
  duplicatesPath,
  integrationsPath,
  managePath,
  syncRunPath,
} from '../paths'
import {
  changesAnswer,
  conflictsAnswer,
  duplicatesAnswer,
  integrationAnswer,
  integrationDetail,
  integrationsAnswer,
  runAnswer,
  someChanges,
  someConflict,
  someDuplicate,
  someIntegration,
  someLog,
  someLogs,
  someRun,
} from '../testing/integrations.fixtures'
import { SettingsStage } from '../testing/SettingsStage'
import { subscriptionAnswer } from '../testing/users.fixtures'

const sent = fn().mockName('sent')
const id = 'integration-1'

const answers = {
  Integrations: integrationsAnswer([someIntegration()]),
  ManagedIntegration: integrationAnswer(integrationDetail()),
  SyncRun: runAnswer(someRun()),
  SyncRunChanges: changesAnswer(someChanges),
  SyncConflicts: conflictsAnswer([someConflict]),
  SyncDuplicates: duplicatesAnswer([someDuplicate]),
}

const meta = {
  title: 'Screens/Settings/Integrations',
  component: SettingsStage,
  args: { path: integrationsPath, answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

/** What is connected is first; what is coming soon has no button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Integrations' })).getAllByRole('heading', {
      level: 3,
    })
    await expect(cards.map(({ textContent }) => textContent)).toEqual([
      ...['NowCerts Momentum', 'Hawksoft', 'AgencyZoom', 'AMS360', 'Applied Epic', 'EZLynx'],
      ...['Zapier', 'HubSpot', 'Salesforce'],
    ])
    await expect(canvas.getAllByText('Coming soon')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: 'Manage NowCerts Momentum' })).toHaveAttribute('href', managePath(id))
    await expect(canvas.queryByText(/Get started with integrations/)).toBeNull()
  },
}

export const NothingConnected: Story = {
  args: { answers: { ...answers, Integrations: integrationsAnswer([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Get started with integrations/)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Connect Hawksoft' })).toBeVisible())
  },
}

export const Stopped: Story = {
  args: {
    answers: {
      ...answers,
      Integrations: integrationsAnswer([
        someIntegration({ state: 'DISABLED', lastFailure: 'NowCerts no longer accepts the password.' }),
      ]),
    },
  },
}

export const Failed: Story = {
  args: { answers: { ...answers, Integrations: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your integrations could not be loaded')
  },
}

/** Neither tab nor cards. */
export const WithoutSubscription: Story = {
  args: { answers: { ...answers, Subscription: subscriptionAnswer(null) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No subscription')
    await expect(canvas.queryByRole('link', { name: 'Integrations' })).toBeNull()
  },
}

export const ConnectNowcerts: Story = {
  args: {
    path: connectPath('AMS_NOWCERTS'),
    answers: {
      ...answers,
      Integrations: integrationsAnswer([]),
      CreateIntegration: {
        __typename: 'Mutation',
        createIntegration: integrationDetail({ state: 'CREATED', syncLogs: [], lastSyncedAt: null, nextSyncAt: null }),
      },
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect NowCerts Momentum' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Username' }), 'maya@harborpoint.example')
    await userEvent.type(dialog.getByLabelText('Password'), 'secret')
    await userEvent.click(dialog.getByRole('switch', { name: /Sync tasks/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    const nowcerts = {
      ...{ username: 'maya@harborpoint.example', password: 'secret' },
      ...{ enableSyncTasks: true, enableSyncCalls: false },
    }
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'CreateIntegration',
          variables: { input: { type: 'AMS_NOWCERTS', nowcerts } },
        }),
      ),
    )
    await screen.findByRole('dialog', { name: 'NowCerts Momentum' })
  },
}

const refused = (message: string) => ({
  ...answers,
  CreateIntegration: failing({ code: 'VALIDATION_FAILED', message }, { createIntegration: null }),
})

export const InvalidCredentials: Story = {
  args: {
    path: connectPath('AMS_NOWCERTS'),
    answers: refused('invalid_grant: The user name or password is incorrect.'),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect NowCerts Momentum' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Username' }), 'maya@harborpoint.example')
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await dialog.findByText('Invalid credentials')
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('maya@harborpoint.example')
  },
}

export const HawksoftRefuses: Story = {
  args: {
    path: connectPath('AMS_HAWKSOFT'),
    answers: refused('This agency has not allowed the vendor.'),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Hawksoft' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Agency ID' }), '4711')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await dialog.findByText('This agency has not allowed the vendor.')
  },
}

export const FieldRefused: Story = {
  args: {
    path: connectPath('AMS_HAWKSOFT'),
    answers: {
      ...answers,
      CreateIntegration: failing(
        {
          code: 'VALIDATION_FAILED',
          message: 'Some fields need attention.',
          validationErrors: [{ path: 'hawksoft.agencyId', message: 'Enter the agency ID, a number.' }],
        },
        { createIntegration: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Hawksoft' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await dialog.findByText('Enter the agency ID, a number.')
  },
}

/** A switch is saved by itself, and says so. */
export const Manage: Story = {
  args: {
    path: managePath(id),
    answers: {
      ...answers,
      UpdateIntegration: {
        __typename: 'Mutation',
        updateIntegration: integrationDetail({
          configuration: {
            __typename: 'IntegrationConfiguration',
            hawksoft: null,
            nowcerts: {
              __typename: 'NowcertsConfiguration',
              username: 'maya@harborpoint.example',
              enableSyncTasks: true,
              enableSyncCalls: true,
            },
          },
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'NowCerts Momentum' }))
    const calls = await dialog.findByRole('switch', { name: /Sync calls/ })
    await userEvent.click(calls)
    await dialog.findByText('Saved')
    await expect(calls).toBeChecked()
    await expect(within(dialog.getByRole('list', { name: 'Sync logs' })).getAllByRole('listitem')).toHaveLength(3)
    await expect(dialog.getByText(/NowCerts did not answer/)).toBeVisible()
  },
}

export const ToggleGoesBack: Story = {
  args: {
    path: managePath(id),
    answers: { ...answers, UpdateIntegration: failing({ message: 'Try again later.' }, { updateIntegration: null }) },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'NowCerts Momentum' }))
    const calls = await dialog.findByRole('switch', { name: /Sync calls/ })
    await userEvent.click(calls)
    await waitFor(() => expect(calls).not.toBeChecked())
    await expect(dialog.queryByText('Saved')).toBeNull()
  },
}

const firstRun = someLog({ id: 'run-9', type: 'FULL', state: 'IN_PROGRESS', completedAt: null, entitiesSynced: 120 })

export const Syncing: Story = {
  args: {
    path: managePath(id),
    answers: {
      ...answers,
      ManagedIntegration: integrationAnswer(
        integrationDetail({
          state: 'PENDING',
          lastSyncedAt: null,
          syncLogs: [firstRun],
          currentRun: {
            ...firstRun,
            progress: { __typename: 'SyncProgress', recordType: 'ACCOUNT', done: 120, total: 480 },
          },
        }),
      ),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'NowCerts Momentum' }))
    await dialog.findByText('Accounts, 120 of 480')
    await expect(dialog.getByRole('button', { name: 'Sync now' })).toBeDisabled()
  },
}

export const NeverSynced: Story = {
  args: {
    path: managePath(id),
    answers: {
      ...answers,
      ManagedIntegration: integrationAnswer(
        integrationDetail({ state: 'CREATED', lastSyncedAt: null, nextSyncAt: null, syncLogs: [] }),
      ),
      PreviewIntegration: {
        __typename: 'Mutation',
        previewIntegration: integrationDetail({
          ...{ state: 'CREATED', lastSyncedAt: null, nextSyncAt: null, syncLogs: [] },
          preview: someLog({ id: 'run-8', type: 'PREVIEW' }),
        }),
      },
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'NowCerts Momentum' }))
    await dialog.findByText('No syncs yet.')
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'PreviewIntegration' })))
    await expect(await dialog.findByRole('link', { name: 'View preview' })).toHaveAttribute(
      'href',
      syncRunPath(id, 'run-8'),
    )
  },
}

export const DecisionsWait: Story = {
  args: {
    path: managePath(id),
    answers: {
      ...answers,
      ManagedIntegration: integrationAnswer(
        integrationDetail({
          syncLogs: someLogs,
          conflicts: { __typename: 'SyncConflictPage', total: 1 },
          possibleDuplicates: { __typename: 'SyncDuplicatePage', total: 2 },
        }),
      ),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'NowCerts Momentum' }))
    await dialog.findByText('2 possible duplicates to review.')
    await expect(dialog.getByRole('link', { name: 'Resolve conflicts' })).toHaveAttribute('href', conflictsPath(id))
  },
}

export const ReplaceCredentials: Story = {
  args: { path: credentialsPath(id) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace credentials' }))
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('maya@harborpoint.example')
    await expect(dialog.getByLabelText('Password')).toHaveValue('')
  },
}

export const Disconnect: Story = {
  args: {
    path: disconnectPath(id),
    answers: { ...answers, RemoveIntegration: { __typename: 'Mutation', removeIntegration: true } },
  },
  play: async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect?' }))
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'RemoveIntegration' })))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Everything that a sync has changed, with a filter. */
export const Run: Story = {
  args: { path: syncRunPath(id, 'run-3') },
  play: async ({ canvas, userEvent }) => {
    const changes = within(await canvas.findByRole('list', { name: 'Changes' }))
    await expect(changes.getByText('Cleared')).toBeVisible()
    await expect(changes.getByText(/Its insured is not in Coverdesk/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Conflicts' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ variables: { id: 'run-3', filter: { outcome: 'CONFLICT' } } }),
      ),
    )
    await expect(canvas.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/exports/lists/settings/sync-changes.csv?run=run-3'),
    )
  },
}

export const Preview: Story = {
  args: {
    path: syncRunPath(id, 'run-3'),
    answers: { ...answers, SyncRun: runAnswer(someRun({ type: 'PREVIEW', canUndo: false })) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing has been changed. This is what a sync would do.')
    await waitFor(() => expect(canvas.getByText('Would change')).toBeVisible())
  },
}

export const Undo: Story = {
  args: {
    path: syncRunPath(id, 'run-3'),
    answers: {
      ...answers,
      UndoSyncRun: {
        __typename: 'Mutation',
        undoSyncRun: someRun({
          canUndo: false,
          undo: {
            __typename: 'SyncUndo',
            state: 'COMPLETED',
            startedAt: '2026-11-20T16:00:00.000Z',
            undone: 204,
            kept: 3,
          },
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo sync' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo this sync?' }))
    await userEvent.click(question.getByRole('button', { name: 'Undo sync' }))
    await waitFor(() => expect(canvas.getByText(/204 records set back, 3 kept/)).toBeVisible())
  },
}

/** Every field needs a choice. */
export const Conflicts: Story = {
  args: {
    path: conflictsPath(id),
    answers: {
      ...answers,
      ResolveSyncConflict: {
        __typename: 'Mutation',
        resolveSyncConflict: { ...someConflict, version: 2, state: 'DECIDED' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: 'Save decision' })
    await expect(save).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /\$4,350\.00/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /Jan 31, 2027/ }))
    await userEvent.click(save)
    const fields = [
      { field: 'premium', keep: 'THERE' },
      { field: 'expiresAt', keep: 'HERE' },
    ]
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ variables: { id: 'conflict-1', version: 1, input: { fields } } }),
      ),
    )
    await canvas.findByText('Decided')
  },
}

export const NoConflicts: Story = {
  args: { path: conflictsPath(id), answers: { ...answers, SyncConflicts: conflictsAnswer([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No conflicts')
  },
}

export const Duplicates: Story = {
  args: {
    path: duplicatesPath(id),
    answers: {
      ...answers,
      ResolveSyncDuplicate: {
        __typename: 'Mutation',
        resolveSyncDuplicate: { ...someDuplicate, version: 2, state: 'DECIDED', choice: 'LINK', recordId: 'a3' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'It’s the same' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          variables: { id: 'duplicate-1', version: 1, input: { choice: 'LINK', recordId: 'a3' } },
        }),
      ),
    )
    await canvas.findByText('Will be linked')
  },
}
