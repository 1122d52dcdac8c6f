import { makeStyles } from '@fluentui/react-components'
import type { Ref } from 'react'
import { tokens } from '../theme/tokens'
import { SuggestionList } from './SuggestionList'
import type { AddressSuggestions } from './use-address-suggestions'

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column' },
  place: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
})

interface AddressOptionsProps {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  suggestions: AddressSuggestions
}

/** What drops down while an address is typed. */
export function AddressOptions({ ref, id, label, suggestions }: AddressOptionsProps) {
  const styles = useStyles()
  const { found, active, choose } = suggestions
  return (
    <SuggestionList
      {...{ ref, id, label, active }}
      suggestions={found}
      keyOf={suggestion => suggestion.id}
      onChoose={choose}
    >
      {({ line1, place }) =>
        line1 ? (
          <span className={styles.lines}>
            <span>{line1}</span>
            <span className={styles.place}>{place}</span>
          </span>
        ) : (
          <span>{place}</span>
        )
      }
    </SuggestionList>
  )
}
