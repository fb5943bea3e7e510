import { afterEach, beforeEach, expect, test } from 'vitest'
import { markFailed, markScripted } from './scriptState.ts'

const state = document.documentElement.dataset

beforeEach(() => {
  document.body.innerHTML = `
    <form><input name="name"><select name="service"><option value="">None</option></select></form>`
  markScripted()
})
afterEach(() => {
  document.body.innerHTML = ''
})

test('if the scripts fail, an empty form is replaced', () => {
  expect(state.scripted).toBe('')
  markFailed()
  expect(state).not.toHaveProperty('scripted')
})

test('a filled form is marked when the scripts fail, so that it stays', () => {
  const input = document.querySelector('input')
  if (input) input.value = 'Ama'
  markFailed()
  expect(state.scripted).toBe('failed')
})
