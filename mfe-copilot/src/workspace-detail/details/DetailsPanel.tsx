import { Facts, FileList, makeStyles, Section, StateBadge, TextLink, tokens } from '@coverdesk/design-system'
import type { WorkspaceProfileFragment } from '../../generated/documents'
import { editPresetPath, workspacesPath } from '../../paths'
import { presetName } from '../../presets/built-in-presets'
import { RequestSection } from './RequestSection'
import { TitleField } from './TitleField'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    padding: '16px 20px 20px',
    overflowY: 'auto',
    '@media (max-width: 639.98px)': { padding: '16px' },
  },
  hint: { margin: '0 0 8px', color: tokens.textSecondary },
})

/** What is known about a workspace (specification 3 §2). */
export function DetailsPanel({ workspace }: { workspace: WorkspaceProfileFragment }) {
  const styles = useStyles()
  const { id, title, state, preset, customPreset, metadata, agencyUser, files } = workspace
  return (
    <div className={styles.root}>
      <div>
        <TextLink href={workspacesPath}>Back to workspaces</TextLink>
      </div>
      <TitleField key={id} id={id} title={title} />
      <Facts
        facts={[
          { label: 'Status', value: <StateBadge of="workspace" state={state} /> },
          { label: 'Preset', value: preset && presetName(preset) },
          { label: 'Custom Preset', value: customPreset && <CustomPresetName preset={customPreset} /> },
          { label: 'Client', value: metadata.clientName },
          { label: 'User', value: agencyUser.name },
        ]}
      />
      {files.length > 0 && (
        <Section title="Attachments">
          <FileList label="Attachments" files={files} />
        </Section>
      )}
      <RequestSection workspaceId={id} />
      <Section title="Record">
        <p className={styles.hint}>
          Questions, documents, evidence, changes, reviews and sent emails of this workspace, as a PDF and as data.
        </p>
        <TextLink href={`/agency/record/${id}`}>Download record</TextLink>
      </Section>
    </div>
  )
}

type CustomPreset = NonNullable<WorkspaceProfileFragment['customPreset']>

/** A preset that was deleted still has its name. */
function CustomPresetName({ preset: { id, title, isDeleted } }: { preset: CustomPreset }) {
  if (isDeleted) return `${title} (deleted)`
  return <TextLink href={editPresetPath(id)}>{title}</TextLink>
}
