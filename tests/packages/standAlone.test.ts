import { expect, test } from 'vitest'
import { createProject } from './emptyProject.ts'

test('the packed Content Lake serves a client in an empty folder, as its README says', async () => {
  await using project = await createProject('local-content-lake', ['@sanity/client'])
  const address = await project.start('--port', '0')
  const { 'drinks.mjs': code = '' } = project.readme
  await project.write('drinks.mjs', code.replace('http://localhost:3334', address))
  expect(project.run('drinks.mjs')).toBe("[ 'Gin' ]\n")
})

test('the packed Supabase admits an insert and refuses a select, as its README says', async () => {
  await using project = await createProject('local-supabase', ['@supabase/supabase-js'])
  const { 'drinks.mjs': code = '', ...migrations } = project.readme
  expect(Object.keys(migrations)).toHaveLength(2)
  for (const [path, sql] of Object.entries(migrations)) await project.write(path, sql)
  const address = await project.start('--port=0', '--mailbox-port=0', '--smtp-port=0')
  await project.write('drinks.mjs', code.replace('http://localhost:54321', address))
  expect(project.run('drinks.mjs')).toBe('201 42501\n')
})
