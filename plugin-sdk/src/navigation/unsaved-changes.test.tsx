import { getDefaultStore } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasUnsavedChanges, leaveQuestionAtom, mayLeave, useUnsavedChanges } from './unsaved-changes'

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty)
  return null
}

const question = () => getDefaultStore().get(leaveQuestionAtom)

describe('unsaved changes', () => {
  let root: Root
  const draw = (dirty: boolean) => act(async () => root.render(<Form dirty={dirty} />))

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    // Other test files share the store.
    getDefaultStore().set(leaveQuestionAtom, null)
    root = createRoot(document.createElement('div'))
  })
  afterEach(() => act(async () => root.unmount()))

  it('no one is asked as long as nothing was changed', async () => {
    await draw(false)
    expect(await mayLeave()).toBe(true)
    expect(question()).toBeNull()
  })

  it('a no keeps them, a yes gives them up', async () => {
    await draw(true)
    const first = mayLeave()
    question()?.answer(false)
    expect(await first).toBe(false)
    expect(hasUnsavedChanges()).toBe(true)

    const second = mayLeave()
    question()?.answer(true)
    expect(await second).toBe(true)
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('a second wish to leave takes the place of the first', async () => {
    await draw(true)
    const first = mayLeave()
    const second = mayLeave()
    expect(await first).toBe(false)
    question()?.answer(true)
    expect(await second).toBe(true)
  })

  it('a form that is gone holds no one back', async () => {
    await draw(true)
    await act(async () => root.unmount())
    expect(hasUnsavedChanges()).toBe(false)
    root = createRoot(document.createElement('div'))
  })
})
