import { MessageComposer, storedFiles, useUploads } from '@coverdesk/design-system/composer'
import { uploadFile } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { acceptedFiles } from '../knowledge-upload/accepted-files'
import { useDraft } from './use-draft'
import { useMentions } from './use-mentions'

/** What someone writes to Cara, as the mutations take it. */
export interface ComposedMessage {
  message: string
  files: { fileId: string }[]
  documentIds: string[]
}

interface ComposerProps {
  placeholder: string
  /** Cara is working: nothing can be written meanwhile. */
  isBusy?: boolean
  isDisabled?: boolean
  /** One line at first. */
  isCompact?: boolean
  /** `@` suggests records, whose documents come along. */
  hasMentions?: boolean
  /** The text is kept under this name while the tab is open: the id of a workspace. */
  draft?: string
  /** Why the last message was not sent. */
  problem?: string | undefined
  /** @returns whether it was sent; the text stays where it wasn’t */
  onSend(composed: ComposedMessage): Promise<boolean>
}

const limits = { accept: acceptedFiles, most: 20 }

/** Where people write to Cara: the text, and files for her to read. */
export function Composer(props: ComposerProps) {
  const {
    placeholder,
    isBusy = false,
    isDisabled = false,
    isCompact = false,
    hasMentions = false,
    draft,
    onSend,
  } = props
  const [text, setText] = useDraft(draft)
  const [isSending, setSending] = useState(false)
  const [obstacle, setObstacle] = useState<string>()
  const uploads = useUploads(uploadFile, limits)
  const records = useMentions()

  const send = async () => {
    const found = obstacleOf(uploads.list.map(({ state }) => state.status))
    setObstacle(found)
    if (found) return
    setSending(true)
    const documentIds = await records.documentIds()
    const files = storedFiles(uploads.list).map(({ id }) => ({ fileId: id }))
    const isSent = await onSend({ message: text.trim(), files, documentIds })
    setSending(false)
    if (!isSent) return
    setText('')
    records.clear()
    for (const { key } of uploads.list) uploads.remove(key)
  }
  return (
    <MessageComposer
      label="Message to Cara"
      placeholder={placeholder}
      text={text}
      onTextChange={next => {
        setObstacle(undefined)
        setText(next)
      }}
      uploads={uploads}
      limits={limits}
      attached={records.attached}
      onDetach={records.detach}
      mentions={hasMentions ? records.mentions : undefined}
      isSending={isSending}
      busyLabel={isBusy ? 'Cara is working' : undefined}
      isDisabled={isDisabled}
      isCompact={isCompact}
      problem={obstacle ?? props.problem}
      onSend={() => void send()}
    />
  )
}

function obstacleOf(statuses: readonly string[]) {
  if (statuses.some(status => status === 'waiting' || status === 'sending')) return 'Wait until the files are uploaded.'
  if (statuses.includes('locked')) return 'A file needs its password. Enter it, or remove the file.'
  if (statuses.includes('failed')) return 'A file was not uploaded. Upload it again, or remove it.'
  return undefined
}
