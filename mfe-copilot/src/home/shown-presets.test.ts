import { expect, it } from 'vitest'
import { favorites } from '../testing/home.fixtures'
import { shownPresets } from './shown-presets'

it('all presets with a card show before anything is chosen, and while the choice can’t be had', () => {
  for (const chosen of [undefined, favorites({ chosenAt: null })]) {
    const { builtIn, custom } = shownPresets(chosen)
    expect(builtIn.map(({ name }) => name)).toEqual([
      'Certificate Review',
      'Contract Review',
      'Coverage Comparison',
      'Explore a Policy',
      'Enrich and Verify Application',
      'Fill Forms and Certificates',
      'Create Quote Proposal',
    ])
    expect(custom).toEqual([])
  }
})

it('favorites show in the order of the presets, and nothing where none was chosen', () => {
  const chosen = favorites({ presets: ['CONTRACT_REVIEW', 'CERTIFICATE_REVIEW', 'OF_A_LATER_VERSION'] })
  expect(shownPresets(chosen).builtIn.map(({ id }) => id)).toEqual(['CERTIFICATE_REVIEW', 'CONTRACT_REVIEW'])
  expect(shownPresets(favorites({}))).toEqual({ builtIn: [], custom: [] })
})

it('a custom preset that was deleted doesn’t show any more', () => {
  const chosen = favorites({
    customPresets: [
      { id: '1', title: 'Marina renewal letter', isDeleted: false },
      { id: '2', title: 'Old checklist', isDeleted: true },
    ],
  })
  expect(shownPresets(chosen).custom.map(({ title }) => title)).toEqual(['Marina renewal letter'])
})
