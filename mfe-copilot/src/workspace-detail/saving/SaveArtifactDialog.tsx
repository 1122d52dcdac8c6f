import { makeStyles, tokens } from '@coverdesk/design-system'
import {
  CheckboxField,
  FormDialog,
  RadioField,
  SearchCombobox,
  SelectField,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useChange, useQuery } from '@coverdesk/plugin-sdk'
import { useEffect, useMemo, useState } from 'react'
import {
  HtmlDocumentTemplatesDocument,
  RecordsOfWorkspaceDocument,
  type RecordsOfWorkspaceQuery,
  type SaveCaraArtifactInput,
  VersionOfArtifactDocument,
} from '../../generated/documents'
import { baseStyles } from '../../styles/base-styles'
import { useArtifactDialog, useLeaveDialog, whyMissing } from '../artifacts/use-artifact-dialog'
import { documentTypes } from './document-types'
import { policyName, requestName } from './record-options'
import { saveToRecord } from './save-to-record'
import { usePolicySearch, useRequestSearch } from './use-record-search'

const useStyles = makeStyles({ hint: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 } })

type Records = NonNullable<RecordsOfWorkspaceQuery['caraWorkspace']> | undefined

/** Saves a reviewed document to a record. */
export function SaveArtifactDialog() {
  const { workspaceId, artifactId, close } = useArtifactDialog()
  const artifact = useQuery(VersionOfArtifactDocument, { id: artifactId })
  const records = useQuery(RecordsOfWorkspaceDocument, { id: workspaceId })
  useLeaveDialog(
    close,
    whyMissing(artifact, ({ caraArtifact }) => Boolean(caraArtifact)),
  )
  // What the person began with: a newer version that arrives meanwhile is another text.
  const [opened, setOpened] = useState<{ version: number; records: Records }>()
  useEffect(() => {
    if (artifact.status !== 'loaded' || artifact.refreshing || records.status === 'loading') return
    const { version } = artifact.data.caraArtifact ?? {}
    // Areas that don’t answer offer nothing; the record can be searched for.
    const known = records.status === 'loaded' ? records.data.caraWorkspace : undefined
    if (version !== undefined) setOpened(before => before ?? { version, records: known ?? undefined })
  }, [artifact, records])
  if (!opened) return null
  const current = artifact.status === 'loaded' ? artifact.data.caraArtifact?.version : undefined
  const isChanged = current !== undefined && current > opened.version
  return <SaveForm artifactId={artifactId} {...opened} isChanged={isChanged} onClose={close} />
}

const recordKinds = [
  { value: 'POLICY', label: 'Policy' },
  { value: 'SERVICE_REQUEST', label: 'Service request' },
]
const classic = 'builtin:classic-professional'
/** As many as one page of the list holds. */
const maxStyles = 100

interface Values {
  /** Not `target`: a field of this name would hide the form’s own. */
  recordKind: string
  policyId: string
  requestId: string
  documentType: string
  isVisible: boolean
  styleId: string
}

/** What isn’t chosen is left out: the server says what is missing. */
function inputOf({ recordKind, policyId, requestId, documentType, isVisible, styleId }: Values): SaveCaraArtifactInput {
  const shared = styleId ? { styleId } : {}
  if (recordKind !== 'POLICY')
    return { target: 'SERVICE_REQUEST', ...shared, ...(requestId && { recordId: requestId }) }
  const type = documentTypes.find(({ value }) => value === documentType)?.value
  return {
    target: 'POLICY',
    ...shared,
    ...(policyId && { recordId: policyId }),
    ...(type && { documentType: type }),
    isVisible,
  }
}

interface SaveFormProps {
  artifactId: string
  version: number
  /** What the workspace is about. */
  records: Records
  /** Someone else has changed the document meanwhile. */
  isChanged: boolean
  onClose(): void
}

function SaveForm({ artifactId, version, records, isChanged, onClose }: SaveFormProps) {
  const styles = useStyles()
  const { run, busy, failure } = useChange()
  const request = records?.serviceRequest ?? undefined
  const policy = request?.businessPolicy ?? undefined
  const client = request?.customerName ?? records?.metadata.clientName ?? null
  const [sentTo, setSentTo] = useState('POLICY')
  // The server reports `recordId` for both kinds of records.
  const validationErrors = useMemo(
    () =>
      failure?.validationErrors.map(error =>
        error.path === 'recordId' ? { ...error, path: sentTo === 'POLICY' ? 'policyId' : 'requestId' } : error,
      ),
    [failure, sentTo],
  )
  const form = useServerForm({
    defaultValues: {
      recordKind: request && !policy ? 'SERVICE_REQUEST' : 'POLICY',
      policyId: policy?.id ?? '',
      requestId: request?.id ?? '',
      documentType: 'OTHER',
      isVisible: false,
      styleId: classic,
    },
    validationErrors,
    onSubmit: values => {
      setSentTo(values.recordKind)
      void save(values)
    },
  })
  const save = async (values: Values) => {
    if (await run(() => saveToRecord(artifactId, { version, input: inputOf(values) }))) onClose()
  }
  const recordKind = form.watch('recordKind')
  const policies = usePolicySearch(client)
  const requests = useRequestSearch(client)
  const own = useQuery(HtmlDocumentTemplatesDocument, { first: maxStyles })
  const custom = own.status === 'loaded' ? (own.data.htmlDocumentTemplates?.items ?? []) : []
  const message = 'Someone else changed this document. Close this dialog and review it again.'
  const isConflict = failure?.code === 'CONFLICT'
  const changed = (isChanged && !busy) || isConflict ? { message, requestId: undefined } : undefined
  // An error shown at its field isn’t repeated above the form.
  const others = failure && !isConflict && failure.validationErrors.length === 0 ? failure : undefined
  return (
    <FormDialog
      title="Save to a record"
      form={form}
      submitLabel="Save"
      submitDisabled={changed !== undefined}
      busy={busy}
      failure={others ?? changed}
      onClose={onClose}
    >
      <div className={styles.hint}>A PDF of the document as you reviewed it is kept with the record.</div>
      <RadioField form={form} name="recordKind" label="Save to" options={recordKinds} />
      {recordKind === 'POLICY' ? (
        <>
          <SearchCombobox
            form={form}
            name="policyId"
            label="Policy"
            {...policies}
            labels={policy ? { [policy.id]: policyName(policy) } : {}}
            minimumQuery={0}
            maximumOptions={100}
          />
          <SelectField
            form={form}
            name="documentType"
            label="Document type"
            options={documentTypes}
            placeholder="Choose a document type"
          />
          <CheckboxField
            form={form}
            name="isVisible"
            label="Visible to client"
            hint="The client may see and download it."
          />
        </>
      ) : (
        <SearchCombobox
          form={form}
          name="requestId"
          label="Service request"
          hint="Staff see it there. The client doesn’t get it."
          {...requests}
          labels={request ? { [request.id]: requestName(request) } : {}}
          minimumQuery={0}
          maximumOptions={100}
        />
      )}
      <SelectField
        form={form}
        name="styleId"
        label="Style"
        options={[...baseStyles, ...custom.map(({ id, title }) => ({ value: id, label: title }))]}
        placeholder="Classic Professional"
      />
    </FormDialog>
  )
}
