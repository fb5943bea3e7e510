import { expect, test, vi } from 'vitest'

test('a language has its name also in browsers that do not know it', async () => {
  const of = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => code)
  vi.resetModules()
  const { spokenLanguageTitles } = await import('./optionTitles.ts')
  of.mockRestore()
  expect(spokenLanguageTitles).toMatchObject({ gaa: 'Ga', fr: 'French' })
})
