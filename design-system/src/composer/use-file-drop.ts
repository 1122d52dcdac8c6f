import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Files that are dropped on an element, or pasted in it. */
export interface FileDrop {
  /** Whether files are being dragged over it. */
  isOver: boolean
  /** Spread on the element. */
  dropProps: {
    onDragEnter(event: DragEvent): void
    onDragOver(event: DragEvent): void
    onDragLeave(event: DragEvent): void
    onDrop(event: DragEvent): void
    onPaste(event: ClipboardEvent): void
  }
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Drag and drop copies files (specification 3 §2). Text that is dropped or pasted stays the element's own. */
export function useFileDrop(add: (files: readonly File[]) => void, isDisabled: boolean): FileDrop {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // Without it, the browser opens the file in place of the product.
    event.preventDefault()
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
    setOver(!isDisabled)
  }
  return {
    isOver,
    dropProps: {
      onDragEnter: take,
      onDragOver: take,
      onDragLeave(event) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        if (!isDisabled) add([...event.dataTransfer.files])
      },
      onPaste(event) {
        const files = [...event.clipboardData.files]
        // Spreadsheets put a picture of the text beside it: the text is what was meant.
        if (isDisabled || files.length === 0 || event.clipboardData.getData('text/plain')) return
        event.preventDefault()
        add(files)
      },
    },
  }
}
