import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { KeyFacts } from './KeyFacts.tsx'

const time = { _key: 'time', topic: 'time', value: text('60 days') } as const

test('a fact has its topic, its note with the month, and leads to its section', async () => {
  const note = text('our average')
  const view = await render(
    <KeyFacts
      place="besideTexts"
      facts={[{ ...time, note, noteDate: '2026-11-25', anchor: 'process' }]}
    />,
  )
  expect(textsOf(view, 'dl > div')).toEqual(['Time60 daysour average (November 2026)'])
  expect(one(view, 'dd > a[href="#process"]').textContent).toBe('60 days')
})

test('a fact without a section is no link', async () => {
  const view = await render(<KeyFacts place="besideTexts" facts={[time]} />)
  expect(textsOf(view, 'dl > div')).toEqual(['Time60 days'])
  expect(view.querySelector('a')).toBeNull()
})
