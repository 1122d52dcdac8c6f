import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormLayout, type FormLayoutProps } from './FormLayout'
import { type SlideOutSize, SlideOutSurface } from './SlideOutSurface'

export interface FormSlideOutProps<Values extends FieldValues> extends FormLayoutProps<Values> {
  /** 560 px, or up to 1120 for a form with a preview beside it. By default `medium`. */
  size?: SlideOutSize
}

/**
 * A form beside the list that it belongs to, as a route: what `FormDialog` is, with the page still visible and usable.
 *
 * @example <FormSlideOut title="Edit style" form={form} submitLabel="Save" busy={busy} onClose={close}>…</FormSlideOut>
 */
export function FormSlideOut<Values extends FieldValues>({ size, ...props }: FormSlideOutProps<Values>) {
  const titleId = useId()
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const requestClose = () => {
    if (!props.busy) props.onClose()
  }
  return (
    <SlideOutSurface ref={setSurface} titleId={titleId} size={size} onClose={requestClose}>
      <FormLayout {...props} titleId={titleId} surface={surface} onClose={requestClose} />
    </SlideOutSurface>
  )
}
