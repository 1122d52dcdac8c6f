import type { DocumentBlock } from '../../tools/drafts/document-block.ts'
import type { DocumentSource } from '../render/styled-document.ts'

export const sampleTitle = 'Renewal Summary for Sample Bakery, LLC'

/** What the preview of a style shows: every kind of block that a document can have. The client and the figures are made up. */
export const sampleBlocks: DocumentBlock[] = [
  { type: 'HEADING', level: 1, text: 'At a glance' },
  {
    type: 'PARAGRAPH',
    text:
      'This is a sample, so that you see how your documents look in this style. The premium of the property policy rises by ' +
      '4.2%, the deductible stays the same, and one endorsement is new [1].',
  },
  {
    type: 'LIST',
    isOrdered: false,
    items: [
      'The building limit follows the appraisal of last spring.',
      'Business income coverage is extended from 9 to 12 months.',
      'The water backup endorsement has to be requested again.',
    ],
  },
  { type: 'HEADING', level: 1, text: 'What changes' },
  {
    type: 'TABLE',
    rows: [
      ['Coverage', 'Expiring', 'Renewal', 'Change'],
      ['Building', '$1,200,000', '$1,260,000', '5.0%'],
      ['Business personal property', '$350,000', '$350,000', '0.0%'],
      ['Deductible', '$2,500', '$2,500', '0.0%'],
      ['Annual premium', '$8,640', '$9,003', '4.2%'],
    ],
  },
  { type: 'HEADING', level: 2, text: 'The new endorsement' },
  { type: 'PARAGRAPH', text: 'The renewal adds a condition that was not in the expiring policy:' },
  {
    type: 'QUOTE',
    text: 'Fire protective equipment must be serviced at least every six months by a licensed contractor. [2]',
  },
  {
    type: 'QUOTE',
    text: '[!IMPORTANT]\nThe policy’s terms control. Read the full policy for all conditions, limits and exclusions.',
  },
  { type: 'HEADING', level: 1, text: 'Next steps' },
  {
    type: 'LIST',
    isOrdered: true,
    items: ['Confirm the building limit.', 'Send the service record of the ovens’ fire protection.', 'Sign by June 1.'],
  },
]

export const sampleSources: DocumentSource[] = [
  { mark: 1, name: 'Renewal offer.pdf', page: 2, quote: 'Total annual premium: $9,003' },
  { mark: 2, name: 'Renewal offer.pdf', page: 14, quote: 'must be serviced at least every six months' },
]
