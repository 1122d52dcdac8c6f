import { useRef } from 'react'
import { Button } from '../controls/Button'
import { defaultLimits, type FileLimits } from '../dropzone/limits'

interface AttachButtonProps {
  limits: FileLimits
  isDisabled: boolean
  onChoose(files: readonly File[]): void
}

/** Lets someone choose files. */
export function AttachButton({ limits, isDisabled, onChoose }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { accept, most } = { ...defaultLimits, ...limits }
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={most > 1}
        accept={Object.entries(accept).flat(2).join()}
        hidden
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          // The same file can be chosen again once it was taken away.
          currentTarget.value = ''
        }}
      />
      <Button disabled={isDisabled} onClick={() => input.current?.click()}>
        Attach
      </Button>
    </>
  )
}
