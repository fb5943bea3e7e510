import { expect, test } from 'vitest'
import { pageModulePath } from './contentModulePaths.ts'

test('the module of a page is named after its path, and that of the home page cannot be another’s', () => {
  expect(pageModulePath('fr', '/services/who', 'a1')).toBe('/content/a1/fr/services/who.js')
  expect(pageModulePath('en', '/', 'a1')).toBe('/content/a1/en/_home.js')
})
