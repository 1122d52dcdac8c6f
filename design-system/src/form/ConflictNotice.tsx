import { makeStyles, shorthands } from '@fluentui/react-components'
import { Banner } from '../feedback/Banner'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { ChoiceCards } from './ChoiceCards'

/** One field that another person changed while this form was open. */
export interface ConflictingField {
  path: string
  label: string
  /** What is in this form. */
  mine: string
  /** What the other person saved. */
  theirs: string
}

/** What two people changed at the same time, for the one who came second. */
export interface ConflictNoticeProps {
  /** What both people changed: each is a choice. */
  fields: readonly ConflictingField[]
  /** What only the other person changed, which is in the form already; `mine` is what was there before. */
  updated?: readonly ConflictingField[]
  /** Paths for which the other person's value was taken. */
  taken: ReadonlySet<string>
  onChoose(path: string, take: 'mine' | 'theirs'): void
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px' },
  list: {
    display: 'grid',
    gap: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
    [media.phone]: { padding: '8px' },
  },
  updated: { margin: 0, paddingLeft: '20px', color: tokens.textSecondary },
})

const orNothing = (value: string) => value || '(nothing)'

/**
 * What someone else saved meanwhile. Where both changed a field, the person keeps their own value or takes theirs; what
 * only the other person changed is listed, not asked about. Then they save again.
 */
export function ConflictNotice({ fields, updated = [], taken, onChoose }: ConflictNoticeProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Banner tone="warning">
        {fields.length > 0
          ? 'Someone else saved changes while you were editing. Choose what to keep, then save again.'
          : 'Someone else saved changes while you were editing. They don’t conflict with yours. Save again to keep both.'}
      </Banner>
      {updated.length > 0 && (
        <ul className={styles.updated}>
          {updated.map(({ path, label, mine, theirs }) => (
            <li key={path}>{`${label} is now ${orNothing(theirs)} (was ${orNothing(mine)})`}</li>
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <div className={styles.list}>
          {fields.map(({ path, label, mine, theirs }) => (
            <ChoiceCards
              key={path}
              label={label}
              stacked
              value={taken.has(path) ? 'theirs' : 'mine'}
              options={[
                { value: 'mine', label: orNothing(mine), description: 'Yours' },
                { value: 'theirs', label: orNothing(theirs), description: 'Theirs' },
              ]}
              onChange={take => onChoose(path, take)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
