import { expect, test } from 'vitest'
import { guideChapters } from './guideChapters.ts'

test('each chapter has its title and its Markdown; text above the first is left out', () => {
  const markdown = '# Guide\n\nBefore.\n\n## Undo\n\n- One.\n- Two.\n\n## Other\nText.\n'
  expect(guideChapters(markdown)).toEqual([
    { title: 'Undo', text: '- One.\n- Two.' },
    { title: 'Other', text: 'Text.' },
  ])
})
