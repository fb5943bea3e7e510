import type { FieldProps } from 'sanity'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { SourceText } from '../points/sourceText.ts'
import { LanguageField } from './LocalizedInput.tsx'

type Given = Partial<Pick<FieldProps, 'presence' | 'validation'>>

/** Returns the title of the only language that a form shows. Sanity shows more beside it. */
async function titleOf(given: Given) {
  const props = {
    ...{ name: 'en', title: 'English', presence: [], validation: [], ...given },
    renderDefault: ({ title }: FieldProps) => <h2>{title}</h2>,
  } as Partial<FieldProps> as FieldProps
  const view = await render(
    <SourceText value={{ alone: 'en' }}>
      <LanguageField {...props} />
    </SourceText>,
  )
  return view.textContent
}

test('an only language has its title where somebody else is writing, and where there is an issue', async () => {
  const user = { id: 'esi', displayName: 'Esi' }
  const presence = [{ user, path: [], sessionId: 'hers', lastActiveAt: '2026-11-26' }]
  expect(await titleOf({})).toBe('')
  expect(await titleOf({ presence })).toBe('English')
  const validation = [{ level: 'error' as const, message: 'Required', path: [] }]
  expect(await titleOf({ validation })).toBe('English')
})
