import { Portal, usePositioning } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import type { MentionablePerson } from '../mentions/mention-parts'
import { usePopupPlace } from '../overlay/popup-place'
import { caretBox } from './caret-box'
import { SuggestionList } from './SuggestionList'
import type { MentionSuggestions } from './use-mention-suggestions'

interface MentionListProps<Person extends MentionablePerson> {
  /** The field names it. */
  id: string
  /** For screen readers: "3 colleagues suggested". */
  label: string
  className: string
  textarea: { readonly current: HTMLTextAreaElement | null }
  suggestions: MentionSuggestions<Person>
  children(person: Person): ReactNode
}

/** What `@` suggests, below the place in the text where it stands. */
export function MentionList<Person extends MentionablePerson>(props: MentionListProps<Person>) {
  const { id, label, className, textarea, suggestions, children } = props
  const { found, active, start, choose } = suggestions
  const target = useMemo(
    () => ({ getBoundingClientRect: () => (textarea.current ? caretBox(textarea.current, start) : new DOMRect()) }),
    [textarea, start],
  )
  const place = usePositioning({
    ...{ position: 'below', align: 'start', offset: 4, strategy: 'fixed' },
    overflowBoundaryPadding: 8,
    target,
  })
  return (
    <Portal mountNode={usePopupPlace()}>
      <SuggestionList
        ref={place.containerRef}
        id={id}
        label={label}
        className={className}
        suggestions={found}
        keyOf={({ id: key }) => key}
        active={active}
        onChoose={choose}
      >
        {children}
      </SuggestionList>
    </Portal>
  )
}
