import { Button } from '@coverdesk/design-system'
import { type ReactNode, useId, useState } from 'react'

interface UnfoldingProps {
  /** What the button says while it is folded: "Show quoted text". */
  show: string
  hide: string
  children: ReactNode
}

/** Something that is drawn only once someone wants it. */
export function Unfolding({ show, hide, children }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div>
        <Button
          small
          appearance="subtle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(open => !open)}
        >
          {isOpen ? hide : show}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
