import type { UserRowFragment } from '../generated/documents'

/** So many are found by looking; from then on one types. */
export const maxWithoutFilter = 20

/** Whatever the case, and without accents: "ibanez" finds Ibáñez. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whose name or address has every typed word in it. */
export function filterUsers(users: readonly UserRowFragment[], typed: string): readonly UserRowFragment[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return users.filter(({ name, email }) => {
    const text = fold(`${name ?? ''} ${email ?? ''}`)
    return words.every(word => text.includes(word))
  })
}
