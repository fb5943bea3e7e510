import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { SignIn } from './SignIn.tsx'

test('an empty field is not marked as wrong, and no code is asked for', async () => {
  const shown = await render(<SignIn client={createClient('http://localhost', 'key')} />)
  expect(shown.querySelector(':invalid')).toBeNull()
  expect(shown.querySelector('button')?.disabled).toBe(true)
})
