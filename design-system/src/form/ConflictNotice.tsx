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
  fields: readonly ConflictingField[]
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
})

const orNothing = (value: string) => value || '(nothing)'

/** What somebody else saved meanwhile, field by field: keep one's own value, or take theirs, and save again. */
export function ConflictNotice({ fields, taken, onChoose }: ConflictNoticeProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Banner tone="warning">
        {fields.length > 0
          ? 'Somebody else saved changes while you were editing. Choose what to keep, then save again.'
          : 'Somebody else saved this record while you were editing, with nothing in conflict. Save again to keep your changes.'}
      </Banner>
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
