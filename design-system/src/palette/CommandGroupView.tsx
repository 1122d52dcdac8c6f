import { mergeClasses } from '@fluentui/react-components'
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle'
import { CommandItem, CommandGroup as Group } from 'cmdk'
import { Avatar } from '../controls/Avatar'
import { TruncatedText } from '../controls/TruncatedText'
import { Skeleton } from '../feedback/Skeleton'
import { NavIcon } from '../frame/icons'
import { KeyHint } from '../frame/KeyHint'
import type { CommandGroup, CommandOption, SearchState } from './command-group'
import { useOptionStyles } from './option-styles'

/** A heading and its options; under them how the search on the server stands. */
export function CommandGroupView({ group: { id, title, options, search } }: { group: CommandGroup }) {
  const styles = useOptionStyles()
  return (
    <Group heading={<span className={styles.heading}>{title}</span>} className={styles.group}>
      {options.map(option => (
        <Option key={option.id} option={option} />
      ))}
      {search?.status === 'searching' && options.length === 0 && <Searching />}
      {search?.status === 'found' && options.length === 0 && (
        <div className={styles.none}>No {title.toLowerCase()} match</div>
      )}
      {search?.status === 'failed' && <FailedSearch id={id} title={title} search={search} />}
    </Group>
  )
}

function Option({ option: { id, title, detail, icon, keys, onChoose } }: { option: CommandOption }) {
  const styles = useOptionStyles()
  return (
    <CommandItem
      value={id}
      onSelect={onChoose}
      className={mergeClasses(styles.option, Boolean(detail) && styles.twoLines)}
    >
      {icon ? <NavIcon name={icon} className={styles.icon} /> : <Avatar name={title} />}
      <span className={styles.words}>
        <TruncatedText text={title} className={styles.title} />
        {detail && <TruncatedText text={detail} className={styles.detail} />}
      </span>
      {keys && (
        <span className={styles.keys}>
          <KeyHint keys={keys} />
        </span>
      )}
    </CommandItem>
  )
}

/** The places of two records. */
function Searching() {
  const styles = useOptionStyles()
  return ['55%', '40%'].map(width => (
    <div key={width} aria-hidden className={styles.option}>
      <Skeleton width="28px" height="28px" />
      <Skeleton width={width} height="12px" />
    </div>
  ))
}

function FailedSearch({
  id,
  title,
  search,
}: {
  id: string
  title: string
  search: SearchState & { status: 'failed' }
}) {
  const styles = useOptionStyles()
  return (
    <CommandItem
      value={`${id} retry`}
      onSelect={search.onRetry}
      className={mergeClasses(styles.option, styles.twoLines)}
    >
      <ErrorCircle20Regular aria-hidden className={styles.problem} />
      <span className={styles.words}>
        <TruncatedText text={`${title} could not be searched. Try again`} className={styles.title} />
        <TruncatedText text={search.message} className={styles.detail} />
      </span>
    </CommandItem>
  )
}
