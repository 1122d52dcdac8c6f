import {
  Avatar,
  Button,
  ButtonLink,
  MentionText,
  makeStyles,
  RelativeTime,
  shorthands,
  tokens,
} from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { NoteFragment } from '../generated/documents'
import { activityPath } from '../paths'
import { deleteNote } from './change-notes'
import { useColleagues } from './use-colleagues'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: '2px 12px',
    padding: '12px 0',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    ':first-child': { borderTopStyle: 'none', paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minHeight: '28px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  time: { color: tokens.textTertiary, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', gap: '4px', marginLeft: 'auto' },
  text: { gridColumn: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

interface NoteCardProps {
  accountId: string
  note: NoteFragment
  /** Only notes of the first page are changed; the dialog knows no others. */
  isRecent: boolean
}

/** A note, and what its author can do about it. */
export function NoteCard({ accountId, note, isRecent }: NoteCardProps) {
  const styles = useStyles()
  const { user } = useSession()
  const { everyone } = useColleagues()
  const [busy, setBusy] = useState(false)
  const author = note.createdBy?.name ?? 'A former user'
  const isOwn = note.createdBy?.id === user.id
  const remove = async () => {
    setBusy(true)
    await deleteNote(note)
    setBusy(false)
  }
  return (
    <article aria-label={`Note by ${author}`} className={styles.root}>
      <Avatar name={author} />
      <div className={styles.head}>
        <span className={styles.name}>{author}</span>
        <span className={styles.time}>
          <RelativeTime value={note.createdAt} />
          {note.updatedAt !== note.createdAt && ' · edited'}
        </span>
        {isOwn && isRecent && (
          <span className={styles.actions}>
            <ButtonLink small appearance="subtle" to={`${activityPath(accountId)}/notes/${note.id}/edit`}>
              Edit
            </ButtonLink>
            <Button small appearance="subtle" busy={busy} onClick={remove}>
              Delete
            </Button>
          </span>
        )}
      </div>
      <div className={styles.text}>
        <MentionText text={note.text} people={everyone} />
      </div>
    </article>
  )
}
