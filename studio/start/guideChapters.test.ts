import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { guideChapters } from './guideChapters.ts'

test('each chapter has its title and its Markdown; text above the first is left out', () => {
  const markdown = '# Guide\n\nBefore.\n\n## Undo\n\n- One.\n- Two.\n\n## Other\nText.\n'
  expect(guideChapters(markdown)).toEqual([
    { title: 'Undo', text: '- One.\n- Two.' },
    { title: 'Other', text: 'Text.' },
  ])
})

/** The list items, pictures and paragraphs of each chapter, in order. */
async function outlineOf(file: string) {
  return guideChapters(await readFile(file, 'utf8')).map(({ text }) =>
    text
      .split(/\n\n|\n(?=- |\d+\. )/)
      .map((block) => /^(?:- |\d+\. |!\[)/.exec(block.trim())?.[0] ?? 'text'),
  )
}

test.for(['fr', 'pt'])('the guide in %s has what the English one has', async (code) => {
  const english = await outlineOf('docs/editors.md')
  expect(english.length).toBeGreaterThan(8)
  expect(await outlineOf(`docs/editors.${code}.md`)).toEqual(english)
})
