import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { guideChapters } from './guideChapters.ts'

test('chapters have their paragraphs and lists, each entry on one line', () => {
  const markdown = `# Guide

Before.

## Undo

- **Not published yet**: the menu,
  *Discard changes*.
- Published.

Then:

1. One.
2. Two.

![The form, with its
field](pictures/form.png)

## Other
Text.
`
  expect(guideChapters(markdown)).toEqual([
    {
      title: 'Undo',
      blocks: [
        {
          kind: 'bullets',
          entries: ['**Not published yet**: the menu, *Discard changes*.', 'Published.'],
        },
        { kind: 'text', entries: ['Then:'] },
        { kind: 'numbers', entries: ['One.', 'Two.'] },
        { kind: 'picture', file: 'pictures/form.png', alt: 'The form, with its field' },
      ],
    },
    { title: 'Other', blocks: [{ kind: 'text', entries: ['Text.'] }] },
  ])
})

test('the guide for editors has no Markdown that would be shown as it is written', async () => {
  const chapters = guideChapters(await readFile('docs/editors.md', 'utf8'))
  const entries = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [] : block.entries)),
  )
  expect(chapters.length).toBeGreaterThan(8)
  expect(entries.filter((entry) => /^(#|>|\||```)|\n/.test(entry))).toEqual([])
})
