import { makeStyles } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'
import { type MentionablePerson, mentionParts } from './mention-parts'

export interface MentionTextProps {
  text: string
  /** Who can be mentioned, disabled colleagues too. While they are undefined nothing is emphasized. */
  people: readonly MentionablePerson[] | undefined
}

const useStyles = makeStyles({
  mention: { color: tokens.brand, fontWeight: tokens.fontWeightMedium, overflowWrap: 'anywhere' },
})

/** What someone wrote, with the colleagues it mentions emphasized. The element around it says how lines break. */
export function MentionText({ text, people }: MentionTextProps) {
  const styles = useStyles()
  if (!people) return text
  return mentionParts(text, people).map(({ text: piece, ids }, place) =>
    ids.length > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
      <span key={place} className={styles.mention}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
