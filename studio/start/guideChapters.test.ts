import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Chapter, guideChapters } from './guideChapters.ts'

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

const guides = await Promise.all(
  ['docs/editors.md', 'docs/editors.fr.md', 'docs/editors.pt.md'].map(async (file) => ({
    file,
    chapters: guideChapters(await readFile(file, 'utf8')),
  })),
)

test.for(guides)('$file has no Markdown that would be shown as it is written', ({ chapters }) => {
  const entries = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [] : block.entries)),
  )
  expect(chapters.length).toBeGreaterThan(8)
  expect(entries.filter((entry) => /^(#|>|\||```)|\n/.test(entry))).toEqual([])
})

/** What a guide has in each chapter: the lengths of its lists, and its pictures. */
const outline = (chapters: Chapter[]) =>
  chapters.map(({ blocks }) =>
    blocks.map((block) =>
      block.kind === 'picture' ? block.file : `${block.kind} ${block.entries.length}`,
    ),
  )

test.for(guides)('$file says what the English guide says', ({ chapters }) => {
  expect(outline(chapters)).toEqual(outline(guides[0]?.chapters ?? []))
})
